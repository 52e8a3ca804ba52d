"""A reference motion tracked from a given state to its end, window by window: training data of controllers.

The reference may be a rectified clip, a kinematic blend (5.3) or a clip warped to begin at another state (5.2).
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..characters import Character
from ..motion.editing.warp import pairs
from ..systems.repertoire.chart import Chart
from .features import Features
from .frames import Curves, Frames, joined
from .tracking import OFFSET, SEARCHED_OFFSET, Path, Tracking, feedback, tracked

WINDOW, KEPT = 18, 6  # frames of a window, and what is kept of it
FIRST_PASSES, PASSES = 6, 2
CAREFUL_PASSES = (12, 3)  # of a clip in space


@dataclass(frozen=True, eq=False)
class Reference:
    """A motion to be tracked.

    Attributes:
        states: [frame + 1, 2 half] (`chart.py`); the way over the ground does not count.
        curves: Targets of servos from which a search begins, one a frame.
    """

    states: np.ndarray
    curves: Curves

    def __len__(self) -> int:
        return len(self.curves)

    def __getitem__(self, part: slice) -> Reference:
        """Frames of a part; the state after the last one is included."""
        first, last, _ = part.indices(len(self))
        return Reference(self.states[first : last + 1], self.curves[first:last])

    @property
    def chart(self) -> Chart:
        """The coordinates of its states."""
        return Chart.fitting(self.states, self.curves.angle.shape[-1])

    @property
    def targets(self) -> np.ndarray:
        """Target poses at the frames [frame + 1, joint] [rad]."""
        return np.concatenate((self.curves.angle[:, 0], self.curves.angle[-1:, 1]))


@dataclass(frozen=True, eq=False)
class Trajectory(Reference):
    """A simulated motion: states and the targets that led from each to the next.

    Attributes:
        gains: [frame, joint, size + joint] of a linear-quadratic regulator about it.
        fell: Whether it ends before its reference did.
        group: Trajectories of different groups, as of pushes from different sides, are never averaged.
    """

    gains: np.ndarray
    fell: bool = False
    group: int = 0

    def __getitem__(self, part: slice) -> Trajectory:
        first, last, _ = part.indices(len(self))
        states = self.states[first : last + 1]
        return Trajectory(states, self.curves[first:last], self.gains[first:last], group=self.group)


class Team:
    """Bodies on several threads.

    Args:
        character: The body.
        workers: Threads.
    """

    def __init__(self, character: Character, workers: int):
        self.character = character
        self.plants = [Frames(character) for _ in range(workers)]
        self.pool = ThreadPoolExecutor(workers)
        self.features = Features(character)
        self.searched = OFFSET if character.planar else SEARCHED_OFFSET

    def at(self, substeps: int) -> Team:
        """The same threads with bodies of another time step: physics steps a frame."""
        if self.plants[0].substeps == substeps:
            return self
        other = copy(self)
        other.plants = [Frames(self.character, substeps=substeps) for _ in self.plants]
        return other

    def problem(self, reference: Reference, searched: bool = False) -> Tracking:
        """A reference as a problem for trajectory optimization; `searched` where it is not physical yet."""
        offset = self.searched if searched else OFFSET
        return Tracking(self.plants, self.pool, reference.states, reference.curves, offset)

    def close(self) -> None:
        """End the threads."""
        self.pool.shutdown()

    def __enter__(self) -> Team:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()


def along(
    team: Team,
    reference: Reference,
    state: np.ndarray,
    target: np.ndarray,
    passes: tuple[int, int] = (FIRST_PASSES, PASSES),
    searched: bool = True,
) -> Trajectory:
    """Track a reference from a state to its end.

    Args:
        team: Bodies.
        reference: The motion.
        state: [2 half] where it begins.
        target: [joint] where the targets of the servos are at that moment [rad].
        passes: Of the first window and of the others.
        searched: Whether the motion is not physical yet.

    Returns:
        The simulated motion up to the last window, less than `WINDOW` frames before the end of the reference, or up to
        a fall.
    """
    n, at, joints = len(reference), 0, len(target)
    offsets = [target - reference.curves.angle[0, 0]]
    states, path, gains = [state], None, None
    while at + WINDOW <= n:
        problem = team.problem(reference[at : at + WINDOW], searched)
        start = np.zeros((WINDOW + 1, joints))
        known = 0 if path is None else len(path)
        start[0], start[1 : 1 + known] = offsets[-1], path.offsets[1:] if path is not None else 0.0
        path = problem.simulate(states[-1], start, path, gains)
        path, _, found = tracked(problem, path, passes[0] if at == 0 else passes[1])
        if len(path) < KEPT:
            break
        states += list(path.states[1 : KEPT + 1])
        offsets += list(path.offsets[1 : KEPT + 1])
        path, gains, at = Path(path.states[KEPT:], path.offsets[KEPT:]), found[KEPT:], at + KEPT
    if path is None or len(states) < 2:
        return Trajectory(states[0][None], reference.curves[:0], np.empty((0, joints, 0)), True)
    more = len(path)  # the rest of the last window: gains look ahead, too
    whole = completed(team, reference[: at + more], *(np.array([*a, *b[1:]]) for a, b in
                      ((states, path.states), (offsets, path.offsets))))  # fmt: skip
    part = whole[:at]
    return Trajectory(part.states, part.curves, part.gains, at + WINDOW <= n)


def completed(team: Team, reference: Reference, states: np.ndarray, offsets: np.ndarray) -> Trajectory:
    """A simulated path as a trajectory, with gains about it."""
    curves = reference.curves.moved(offsets)
    gains = feedback(team.problem(Reference(states, curves)), Path(states, np.zeros_like(offsets)))
    return Trajectory(states, curves, gains)


def blended(first: Reference, second: Reference, frames: int) -> Reference:
    """One motion fades out while another fades in, then the second goes on (5.3).

    Args:
        first: The first motion; its last frames are blended.
        second: The second one; its first frames are.
        frames: How many.

    Returns:
        A motion without forces: joint angles, orientation and height are blended with a sinusoid, the velocity of the
        root likewise.
    """
    s = np.arange(frames + 1) / frames
    fade = 0.5 - 0.5 * np.cos(np.pi * s)[:, None]
    slope = 0.5 * np.pi * np.sin(np.pi * s)[:, None] / frames * 30.0
    if first.chart.root == 6:  # in space both have the same heading
        second = turned(second, first.states[-frames - 1 :, 2].mean() - second.states[: frames + 1, 2].mean())
    a, b = first.states[-frames - 1 :], second.states[: frames + 1]
    half = a.shape[1] // 2
    mixed = (1.0 - fade) * a + fade * b
    change = slope * (b - a)[:, :half]
    change[:, : first.chart.free] = 0.0  # the way over the ground does not count
    mixed[:, half:] += change
    poses = (1.0 - fade) * first.targets[-frames - 1 :] + fade * second.targets[: frames + 1]
    before, after = len(first) - frames, second[frames:]
    parts = [first.curves[:before], Curves.through(poses), after.curves]
    states = np.concatenate((first.states[:before], mixed[:-1], second.states[frames:]))
    return Reference(states, joined([part for part in parts if len(part)]))


def warped(first: Reference, second: Reference) -> Reference:
    """One motion fades out while another fades in, each in its own time (5.3).

    Args:
        first: The first motion, such as a cycle of a walk.
        second: The second one, such as a cycle of a run that begins with the same foot.

    Returns:
        A motion that begins as the first and ends as the second. Dynamic time warping finds which frames correspond;
        it is as long as half of both together.
    """
    half, frames = first.states.shape[1] // 2, round(0.5 * (len(first) + len(second)))
    way = pairs(first.states[:, 2:half], second.states[:, 2:half])  # pitch and joint angles
    along_way = np.linspace(0.0, 1.0, frames + 1)
    s = (way[:, 0] / len(first) + way[:, 1] / len(second)) / 2.0  # 0 to 1, never less
    rows = [np.interp(along_way, s, way[:, k]) for k in range(2)]
    fade = 0.5 - 0.5 * np.cos(np.pi * along_way)[:, None]
    a, b = (_between(motion.states, at) for motion, at in zip((first, second), rows, strict=True))
    states = (1.0 - fade) * a + fade * b
    states[:, half + 1 :] = np.gradient(states[:, 1:half], axis=0) * 30.0  # that along x is blended
    poses = [_between(motion.targets, at) for motion, at in zip((first, second), rows, strict=True)]
    return Reference(states, Curves.through((1.0 - fade) * poses[0] + fade * poses[1]))


def _between(rows: np.ndarray, at: np.ndarray) -> np.ndarray:
    """Rows [frame, number] at fractions of frames, linear."""
    k = np.minimum(at.astype(int), len(rows) - 2)
    part = (at - k)[:, None]
    return (1.0 - part) * rows[k] + part * rows[k + 1]


def followed(first: Reference, second: Reference) -> Reference:
    """One motion after the other, which begins where the first one ends."""
    return Reference(np.concatenate((first.states[:-1], second.states)), joined([first.curves, second.curves]))


def turned(motion: Reference, angle: float) -> Reference:
    """A motion in space with another heading, to the left [rad]; the way over the ground stays."""
    states = motion.states.copy()
    states[:, 2] += angle
    return Reference(states, motion.curves)


def held(state: np.ndarray, target: np.ndarray, frames: int) -> Reference:
    """A pose that is held."""
    still = state.copy()
    still[len(state) // 2 :] = 0.0
    angle = np.broadcast_to(target, (frames, 2, len(target)))
    return Reference(np.broadcast_to(still, (frames + 1, len(still))), Curves(angle, np.zeros_like(angle)))
