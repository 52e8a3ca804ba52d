"""The result of a search as a skill that holds: feedback is chosen by simulating it, with both time steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...control.skill import Skill
from ...physics.plant import Plant
from ...physics.scene import Scene
from ...physics.start import Start
from ...trials import Rollout, Trial, run
from .. import measure, skill_file
from ..result import LARGEST_ERROR, LARGEST_FRAME_ERROR, close
from .reference import FRAME_RATE, Reference
from .regulator import HOLD, Regulator
from .search import Earlier
from .tracking import Tracking

DT = 2e-3  # time step of the search [s]
RECORD = 2e-3  # between records of the result [s]
DEEPEST = 0.5  # penetration of a result that is preferred [cm]
BEFORE, AFTER = 0.8, 0.3  # about a shortcoming, where another search is thorough [s]
EFFORTS = (3.0, 30.0, 0.5, 200.0)  # regulators that are tried, by the weights of their torques
# Firmer than that of the search, under each contact point: stiffness [N/m] and damping [N s/m].
GROUNDS = (
    *((4e5, 4e3), (6e5, 1.5e3), (6e5, 3e3), (8e5, 2e3), (8e5, 4e3), (1.2e6, 2.5e3)),
    *((5e5, 2.5e3), (4e5, 8e3), (1.2e6, 6e3)),
)
FURTHER = 3.0  # by which the worst frame may be further off on firmer ground [cm]


@dataclass(frozen=True)
class Carried:
    """How a simulation carries the clip: whether to its end, and how far off it is [cm]."""

    complete: bool
    seconds: float
    error: float
    worst: float

    @property
    def good(self) -> bool:
        """Whether the clip counts as rectified."""
        return self.complete and close(self.error, self.worst)


@dataclass(frozen=True, eq=False)
class Held:
    """A skill, its simulation with the time step of the search, and how it carries the clip with both time steps.

    Attributes:
        skill: The skill.
        document: The text of its file.
        states: [step, nq + nv] what the search found.
        torques: [step, joint] its torques [N m].
        rollout: Its simulation with the time step of the search.
        finer: The same with half of it.
        coarse: How the first carries the clip.
        fine: How the second does.
        penetration: Largest depth of the feet below the ground [cm].
    """

    skill: Skill
    document: str
    states: np.ndarray
    torques: np.ndarray
    rollout: Rollout
    finer: Rollout
    coarse: Carried
    fine: Carried
    penetration: float

    @property
    def good(self) -> bool:
        """Whether the clip counts as rectified with both time steps."""
        return self.coarse.good and self.fine.good

    @property
    def clean(self) -> bool:
        """Whether it is good, and feet stay above the ground."""
        return self.good and self.penetration <= DEEPEST

    @property
    def rank(self) -> tuple[int, bool, float, float]:
        """Larger is better: with how many time steps it is good, feet, how long it stays up, how close it is."""
        both = (self.coarse, self.fine)
        times, seconds = sum(each.good for each in both), sum(each.seconds for each in both)
        return times, self.clean, seconds, -max(each.error for each in both)


def held(problem: Tracking, start: Start, states: np.ndarray, torques: np.ndarray) -> Held:
    """The best skill that holds what a search found.

    Args:
        problem: The clip.
        start: Where a trial begins.
        states: [step, nq + nv] that the search found.
        torques: [step, joint] their torques [N m].

    Returns:
        With the first of `EFFORTS` with which the clip counts as rectified, or the best of all.
    """
    reference = problem.reference
    body, frames, regulator = reference.character, len(states), Regulator(problem, states, torques)
    document = skill_file.document(
        reference.name, body, start, (frames, len(body.joints)), 1.0 / DT, DT,
        f"a clip named {reference.name[:60]}; after Sok, Kim, Lee 2007, section 4", control="feedback",
    )  # fmt: skip
    best: Held | None = None
    for effort in EFFORTS:
        arrays = {"state": states, "torque": torques, "gain": regulator.gains(effort)}
        arrays = {key: value.astype(np.float32) for key, value in arrays.items()}
        skill = skill_file.in_memory(document, body, arrays)
        this = _tried(problem, skill, document, states, torques)
        best = this if best is None or this.rank > best.rank else best
        if best.good:
            break
    assert best is not None
    return best


def on_firmer_ground(problem: Tracking, found: Held) -> Held:
    """The same skill on firmer ground, if its feet then stay above the ground; otherwise as it is.

    Args:
        problem: The clip, on the ground of the search.
        found: The skill; only one that carries the clip with both time steps, with feet that are too deep, is tried.
    """
    body = problem.reference.character
    if not found.good or found.clean or body.ground.contact != "spring":
        return found
    for stiffness, damping in GROUNDS:
        if stiffness < body.ground.stiffness:
            continue
        firm = replace(body, ground=replace(body.ground, stiffness=stiffness, damping=damping))
        this = _tried(problem, replace(found.skill, character=firm), found.document, found.states, found.torques)
        further = max(this.coarse.worst - found.coarse.worst, this.fine.worst - found.fine.worst)
        if this.clean and further <= FURTHER:
            return this
    return found


def _tried(problem: Tracking, skill: Skill, document: str, states: np.ndarray, torques: np.ndarray) -> Held:
    """How a skill carries the clip, simulated with both time steps."""
    rollout, finer = (played(skill, len(states), dt) for dt in (DT, 0.5 * DT))
    depth = measure.penetration(skill.character, rollout.qpos())
    coarse, fine = (carried(problem.reference, each) for each in (rollout, finer))
    return Held(skill, document, states, torques, rollout, finer, coarse, fine, depth)


def earlier(problem: Tracking, best: Held) -> Earlier:
    """What was found, for a search that is thorough where the simulation is off, is lost, or feet are too deep."""
    weak, before, after = np.zeros(len(problem), bool), round(BEFORE / DT), round(AFTER / DT)
    for step in np.flatnonzero(_shortcomings(problem, best)):
        weak[max(0, step - before) : step + after] = True
    if not weak.any():
        weak[:] = True
    return Earlier(best.states, best.torques, best.skill.arrays()["gain"].astype(float), HOLD, weak)


def _shortcomings(problem: Tracking, best: Held) -> np.ndarray:
    """The steps at which the simulations of a skill are off or lost, or feet are too deep [step]."""
    reference, out = problem.reference, np.zeros(len(problem), bool)
    for rollout, carries in ((best.rollout, best.coarse), (best.finer, best.fine)):
        off = 100.0 * distances(reference, measure.at_frames(rollout, FRAME_RATE, len(reference)))
        lost = np.flatnonzero(off > LARGEST_FRAME_ERROR)[:1]  # what follows is a consequence
        if not carries.complete and not len(lost):
            lost = np.array([len(off) - 1])
        frames = np.flatnonzero(off > LARGEST_ERROR)
        frames = frames[frames <= lost[0]] if len(lost) else frames
        if not carries.good:
            steps = np.round(np.concatenate((frames, lost)) / FRAME_RATE / DT).astype(int)
            out[np.minimum(steps, len(out) - 1)] = True
    deep = measure.depth(reference.character, best.rollout.qpos())[: len(out)] > DEEPEST
    out[: len(deep)] |= deep
    return out


def played(skill: Skill, frames: int, dt: float) -> Rollout:
    """The result as a forward simulation with a time step [s]."""
    return run(Trial(skill, (frames - 1) * DT, dt, Scene(), record_every=RECORD))


def carried(reference: Reference, rollout: Rollout) -> Carried:
    """How a simulation carries the clip."""
    distance = 100.0 * distances(reference, measure.at_frames(rollout, FRAME_RATE, len(reference)))
    complete = rollout.survived and rollout.ending.time >= reference.seconds - 1.5 / FRAME_RATE
    return Carried(complete, rollout.ending.time, measure.rms(distance), float(distance.max()))


def distances(reference: Reference, qpos: np.ndarray) -> np.ndarray:
    """Root mean square distance of the links from the recorded ones in every frame [frame] [m]."""
    plant = Plant(reference.character, Scene(), DT, tuple(link.name for link in reference.character.links))
    apart = plant.places(qpos) - plant.places(reference.recorded[: len(qpos)])
    return np.sqrt(np.mean(np.sum(apart**2, axis=-1), axis=1))
