"""A skill in steady state: the period of its gait cycle, and snapshots at given phases to start trials from.

A cycle is two steps. It begins when the state machine enters the first of its repeated states, with the left leg as
the stance leg; a phase is a fraction of the cycle. A skill that takes no steps has no phases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from ...control.skill import Skill
from ...errors import BadInput
from ...physics import kernel
from ...trials import Simulation, Trial
from ...trials.simulation import Saved

SETTLE_SECONDS = 10.0  # for transients to die out before the measurement [s]
PERIOD_CYCLES = 8  # the period is the mean over this many cycles
MAX_STATE_SECONDS = 6.0  # a skill that stays in one state for longer takes no steps [s]
TRIAL_SECONDS = 1e4  # more simulated time than any trial needs [s]


@dataclass(frozen=True)
class SteadyGait:
    """One skill at one time step in steady state, with a snapshot at each requested phase of one cycle."""

    trial: Trial
    period: float | None  # of two steps [s]; None if it takes no steps
    snapshots: tuple[Saved, ...]
    idle: list[Simulation] = field(default_factory=list)

    @contextmanager
    def at(self, snapshot: Saved) -> Iterator[Simulation]:
        """A simulation restored to a snapshot. Simulations are reused, each by one thread at a time."""
        try:
            sim = self.idle.pop()
        except IndexError:
            sim = Simulation(self.trial)
        sim.push(())
        sim.restore(snapshot)
        yield sim
        self.idle.append(sim)


def settle(skill: Skill, dt: float, phases: Sequence[float]) -> SteadyGait:
    """Simulate a skill until it is in steady state, measure its gait cycle, and save a snapshot at each phase.

    Args:
        skill: The skill.
        dt: Time step [s].
        phases: Fractions of the cycle of two steps, 0 to 1.

    Returns:
        The steady gait; a skill that takes no steps has one snapshot and no period.
    """
    trial = Trial(skill, TRIAL_SECONDS, dt, record_every=0.0)
    sim = Simulation(trial)
    sim.advance(SETTLE_SECONDS)
    _check_upright(sim)
    entries = _entries(sim)
    first = _first_state(sim, [state for _, state in entries])
    begins = [time for time, state in entries if state == first][: PERIOD_CYCLES + 1]
    if len(begins) < 2:
        return SteadyGait(trial, None, (sim.save(),), [sim])
    period = (begins[-1] - begins[0]) / (len(begins) - 1)
    while True:
        sim.advance(sim.time + MAX_STATE_SECONDS, kernel.STATE_CHANGE)
        _check_upright(sim)
        if int(sim.memory.state) == first:
            break
    begin = float(sim.memory.entered)
    snapshots: dict[float, Saved] = {}
    for phase in sorted(phases):
        sim.advance(begin + phase * period)
        _check_upright(sim)
        snapshots[phase] = sim.save()
    return SteadyGait(trial, period, tuple(snapshots[phase] for phase in phases), [sim])


def heading(sim: Simulation) -> float:
    """Yaw of the root from the x axis, positive to the left [rad]; 0 for a planar body."""
    return sim.heading


def _entries(sim: Simulation) -> list[tuple[float, int]]:
    """Entry time and number of each state entered, over enough cycles to measure the period."""
    entries: list[tuple[float, int]] = []
    while True:
        since = sim.time
        happened = sim.advance(since + MAX_STATE_SECONDS, kernel.STATE_CHANGE)
        _check_upright(sim)
        if not happened & kernel.STATE_CHANGE:
            return entries
        entries.append((float(sim.memory.entered), int(sim.memory.state)))
        states = [state for _, state in entries]
        if min(map(states.count, set(states))) > PERIOD_CYCLES + 1 or len(entries) > 40 * PERIOD_CYCLES:
            return entries


def _first_state(sim: Simulation, states: list[int]) -> int:
    """The lowest repeated state in which the left leg is the stance leg, if the control law has stance legs."""
    again = sorted({state for state in states if states.count(state) > 1}) or [-1]
    stance = sim.controller.machine.stance
    return next((state for state in again if state >= 0 and stance[state] == 0), again[0])


def _check_upright(sim: Simulation) -> None:
    """Refuse a skill that fell."""
    if sim.over:
        raise BadInput(
            f"{sim.skill.id} cannot start on {sim.trial.character.name}: {sim.ending}, before the first push"
        )
