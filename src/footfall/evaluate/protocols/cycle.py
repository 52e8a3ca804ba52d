"""A skill in steady motion: how long its cycle is, and the instant of each phase, saved to begin trials from.

A cycle is two steps. It begins when the state machine enters the first of the states it goes round in, with the
left leg as the stance leg; a phase is a share of the cycle. A skill that takes no steps has no phases.
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

SETTLE = 10.0  # transients die out before anything is measured [s]
CYCLES = 8  # the period is the mean of this many
LONGEST = 6.0  # a skill that changes no state for so long takes no steps [s]
ROOM = 1e4  # more simulated time than any trial needs [s]


@dataclass(frozen=True)
class Steady:
    """One skill at one time step, settled, saved at every asked phase of one cycle."""

    trial: Trial
    period: float | None  # of two steps [s]; None when it takes none
    moments: tuple[Saved, ...]
    idle: list[Simulation] = field(default_factory=list)

    @contextmanager
    def at(self, moment: Saved) -> Iterator[Simulation]:
        """A simulation that stands at this moment; simulations are used again, one by each thread at a time."""
        try:
            sim = self.idle.pop()
        except IndexError:
            sim = Simulation(self.trial)
        sim.push(())
        sim.restore(moment)
        yield sim
        self.idle.append(sim)


def settle(skill: Skill, dt: float, phases: Sequence[float]) -> Steady:
    """Let a skill walk until it is steady, measure its cycle, and save it at the phases."""
    trial = Trial(skill, ROOM, dt, record_every=0.0)
    sim = Simulation(trial)
    sim.advance(SETTLE)
    _must_be_up(sim)
    entries = _entries(sim)
    first = _first_state(sim, [state for _, state in entries])
    begins = [time for time, state in entries if state == first][: CYCLES + 1]
    if len(begins) < 2:
        return Steady(trial, None, (sim.save(),), [sim])
    period = (begins[-1] - begins[0]) / (len(begins) - 1)
    while True:
        sim.advance(sim.time + LONGEST, kernel.STATE_CHANGE)
        _must_be_up(sim)
        if int(sim.memory.state) == first:
            break
    begin = float(sim.memory.entered)
    moments: dict[float, Saved] = {}
    for phase in sorted(phases):
        sim.advance(begin + phase * period)
        _must_be_up(sim)
        moments[phase] = sim.save()
    return Steady(trial, period, tuple(moments[phase] for phase in phases), [sim])


def heading(sim: Simulation) -> float:
    """Where the root faces, from the x axis to the left [rad]; 0 for a planar body."""
    return sim.heading


def _entries(sim: Simulation) -> list[tuple[float, int]]:
    """When which state is entered, over enough cycles to tell the period."""
    entries: list[tuple[float, int]] = []
    while True:
        since = sim.time
        happened = sim.advance(since + LONGEST, kernel.STATE_CHANGE)
        _must_be_up(sim)
        if not happened & kernel.STATE_CHANGE:
            return entries
        entries.append((float(sim.memory.entered), int(sim.memory.state)))
        states = [state for _, state in entries]
        if min(map(states.count, set(states))) > CYCLES + 1 or len(entries) > 40 * CYCLES:
            return entries


def _first_state(sim: Simulation, states: list[int]) -> int:
    """The lowest state that comes again and again with the left leg as stance, if legs are told apart at all."""
    again = sorted({state for state in states if states.count(state) > 1}) or [-1]
    stance = sim.controller.machine.stance
    return next((state for state in again if state >= 0 and stance[state] == 0), again[0])


def _must_be_up(sim: Simulation) -> None:
    if sim.over:
        raise BadInput(
            f"{sim.skill.id} cannot start on {sim.trial.character.name}: {sim.ending}, before the first push"
        )
