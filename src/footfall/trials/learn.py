"""Feedback-error learning (thesis 7.6): let a gait settle, learn cycle after cycle, measure the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from .. import systems
from ..control import learned
from ..control.learned import DEFAULTS, Learned
from ..control.skill import Skill
from ..control.system import System
from ..errors import BadInput
from ..physics import kernel
from .rollout import Ending
from .simulation import Simulation
from .trial import Trial

SETTLE_SECONDS = 20.0  # transients die out before anything is learned [s]
CYCLES = 400
FINAL_FRACTION = 0.25  # of the cycles are learned at a lower rate, to average out the noise of single cycles
FINAL_RATE = 0.2  # of the rate
MAX_CYCLE_SECONDS = 6.0  # a cycle must come round in this time [s]
MAX_TRIAL_SECONDS = 1e5  # more simulated time than learning takes [s]

Tell = Callable[[float, str], None]


def quiet(fraction: float, what: str) -> None:
    """No progress output."""


def learn(
    skill: Skill,
    settings: dict[str, float] | None = None,
    cycles: int = CYCLES,
    dt: float = 5e-4,
    channels: Sequence[str] = (),
    tell: Tell = quiet,
    settle: float = SETTLE_SECONDS,
) -> Learned:
    """The torques of a skill as a function of phase; all channels of its law if none are named."""
    skill, settings = learned.without(skill), {**DEFAULTS, **(settings or {})}
    method = system(skill)
    known = method.channels(skill)
    wanted = tuple(channels) or tuple(known)
    sim = Simulation(Trial(skill, MAX_TRIAL_SECONDS, dt, record_every=0.0))
    sim.control(sim.skill, method.learning(skill, settings, wanted), skill.start_state)
    sim.advance(settle)
    _must_be_up(sim, "before it could learn")
    p, m = sim.controller.parameters, sim.memory
    learned.begin(p, m, settings)
    period = float(np.sum(m.ff_duration))
    for cycle in range(cycles):
        if cycle == round((1.0 - FINAL_FRACTION) * cycles):
            p.ff_rate *= FINAL_RATE
        sim.advance(sim.time + period)
        _must_be_up(sim, "while learning")
        tell((cycle + 1) / cycles, f"learning, cycle {cycle + 1}")
    return learned.extracted(p, m, settings, wanted, known)


def system(skill: Skill) -> System:
    """The system of a skill, if its law can learn."""
    found = systems.of(skill)
    if not found.channels(skill):
        raise BadInput(f"{skill.id}: skills of the system {skill.system} cannot learn torques")
    return found


@dataclass(frozen=True)
class Watched:
    """What the channels of a law and the torso did over a while."""

    channels: tuple[str, ...]
    forward: np.ndarray  # ∫ |v_ff| dt [N m s]
    feedback: np.ndarray  # ∫ |v_fb| dt, as applied
    peak: np.ndarray  # largest |v_fb| at full gains / kp [rad]
    pitch: float  # of the root, peak to peak [rad]
    error: dict[str, float]  # of the upper body and the legs, from a recording that is tracked, RMS [rad]
    shake: dict[str, float]  # the same of their rates [rad/s]
    ending: Ending

    @property
    def lasted(self) -> bool:
        return self.ending.kind == "time_up"

    def ratio(self, groups: Sequence[str] = ("torso", "upper")) -> float | None:
        """r = ∫ |v_fb| / ∫ |v_ff| over channels of these groups (7.7.2); None when there are none."""
        chosen = [learned.group(name) in groups for name in self.channels]
        forward = float(self.forward[chosen].sum())
        return float(self.feedback[chosen].sum()) / forward if forward > 0.0 else None


def watch(skill: Skill, seconds: float, dt: float, after: float) -> Watched:
    """Play a skill that has learned, and measure it from `after` [s] on."""
    known = system(skill).channels(skill)
    sim = Simulation(Trial(skill, seconds, dt))
    sim.advance(min(after, seconds))
    m, p, n = sim.memory, sim.controller.parameters, len(known)
    distances = [name for name in ("squared", "squared_rate") if name in m.dtype.names]
    for name in ("ff_forward_sum", "ff_feedback_sum", "ff_feedback_peak", *distances):
        m[name][:] = 0.0
    begin = sim.time
    sim.advance(seconds)
    rollout, span = sim.rollout(), sim.time - begin
    far = [_by_group(skill, m[name], span) for name in distances] or [{}, {}]
    late = rollout.attitude().pitch[rollout.after(after)]
    return Watched(
        *(tuple(known), np.array(m.ff_forward_sum[:n]), np.array(m.ff_feedback_sum[:n])),
        np.array(m.ff_feedback_peak[:n] / np.maximum(p.ff_kp[:n], 1e-9)),
        float(np.ptp(late)) if len(late) else 0.0,
        far[0],
        far[1],
        rollout.ending,
    )


def _by_group(skill: Skill, squared: np.ndarray, seconds: float) -> dict[str, float]:
    """RMS over the joints of a group, from time integrals of squares."""
    if seconds <= 0.0:
        return {}
    groups = [learned.group(joint.name) for joint in skill.character.joints]
    return {
        name: float(np.sqrt(np.mean([squared[j] for j, g in enumerate(groups) if g == name]) / seconds))
        for name in sorted(set(groups))
    }


def trace(skill: Skill, dt: float, after: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Time in the cycle [s], v_ff and v_fb [step, channel] of one cycle of a skill that has learned."""
    n = len(system(skill).channels(skill))
    sim = Simulation(Trial(skill, MAX_TRIAL_SECONDS, dt, record_every=0.0))
    sim.advance(after)
    while not sim.over:  # to the beginning of a cycle
        sim.advance(sim.time + MAX_CYCLE_SECONDS, kernel.STATE_CHANGE)
        if sim.memory.state == 0 or sim.time > after + MAX_CYCLE_SECONDS:
            break
    m, rows, begin = sim.memory, [], sim.time
    for _ in range(round(float(np.sum(m.ff_duration)) / dt)):
        sim.advance(sim.time + dt)
        gain = float(m.ff_gain)
        rows.append([sim.time - begin, *m.ff_forward[:n], *(gain * m.ff_feedback[:n])])
    table = np.array(rows).reshape(-1, 1 + 2 * n)
    return table[:, 0], table[:, 1 : 1 + n], table[:, 1 + n :]


def unlearned(torques: Learned) -> Learned:
    """The same way of playing with no torques known beforehand."""
    return replace(torques, angle=np.zeros_like(torques.angle))


def with_usual(torques: Learned, watched: Sequence[Watched]) -> Learned:
    """The peaks of feedback that are usual, from trials in which nothing disturbed the body."""
    columns = [watched[0].channels.index(name) for name in torques.channels]
    return replace(torques, usual=np.max([trial.peak[columns] for trial in watched], axis=0))


def _must_be_up(sim: Simulation, when: str) -> None:
    if sim.over:
        raise BadInput(f"{sim.skill.id} on {sim.trial.character.name}: {sim.ending}, {when}")
