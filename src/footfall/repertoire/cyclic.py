"""A gait cycle of a clip made periodic, and in space alike on both sides: the reference of a gait in space.

A recorded cycle does not end where it began, and is not the same on the left and on the right: repeated, it would drift
and turn. What is missing at its end is spread over the cycle; then it is averaged with its mirror image, half a cycle
later.
"""

from __future__ import annotations

import numpy as np

from ..characters import Character
from ..errors import BadInput
from ..systems.repertoire.chart import Chart
from ..systems.repertoire.table import Setting
from .along import CAREFUL_PASSES, Reference, Team, Trajectory, along
from .clips import Library, cycles
from .frames import Curves
from .samples import Controller
from .settled import settled
from .tracking import deviation

TIMES, AHEAD = 4, 18  # cycles that are tracked, and frames more, in which the last window ends
PASSES = (CAREFUL_PASSES, (4, 2), (4, 2))  # of each round: a tracked cycle is made even, and tracked again
SETTLED = 3  # tracked cycles that are tried in closed loop
CLOSED = 1.0  # difference of the ends of a cycle that is periodic, in deviations of `tracking.py`


class Mirror:
    """Left and right exchanged, for a body in space.

    Args:
        character: The body.
    """

    def __init__(self, character: Character):
        self.chart, joints = Chart.of(character), character.joints
        self.twin = np.array([character.joint_index(character.mirrored(joint.name)) for joint in joints])
        self.sign = np.array([character.mirror_sign(joint) for joint in joints])
        root = np.array([1.0, -1.0, -1.0, 1.0, -1.0, 1.0])  # x, y, yaw, height, roll, pitch
        n = self.chart.root
        half = np.concatenate((root, self.sign))
        rows = np.concatenate((np.arange(n), n + self.twin))
        self.rows = np.concatenate((rows, len(rows) + rows))
        self.signs = np.concatenate((half, half))

    def states(self, states: np.ndarray) -> np.ndarray:
        """Of states [..., 2 half]."""
        return self.signs * states[..., self.rows]

    def joints(self, table: np.ndarray) -> np.ndarray:
        """Of angles or rates of joints [..., joint]."""
        return self.sign * table[..., self.twin]


def periodic(table: np.ndarray, free: int = 0) -> np.ndarray:
    """A cycle [frame + 1, ...] with the difference of its ends spread over it; the first `free` columns stay."""
    fraction = np.linspace(-0.5, 0.5, len(table))[:, None]
    closed = table - fraction * (table[-1] - table[0])
    closed[:, :free] = table[:, :free]
    return closed


def resampled(table: np.ndarray, frames: int) -> np.ndarray:
    """A cycle [frame + 1, ...] with another number of frames, by cubics."""
    from scipy.interpolate import CubicSpline

    return CubicSpline(np.linspace(0.0, 1.0, len(table)), table, axis=0)(np.linspace(0.0, 1.0, frames + 1))


def symmetric(character: Character, cycle: Reference, stretch: float = 1.0) -> Reference:
    """A cycle made periodic and alike on both sides.

    Args:
        character: A body in space.
        cycle: From a strike of one foot to the next of the same.
        stretch: Its duration over the recorded one.

    Returns:
        A cycle of an even number of frames; x and y are 0, the mean yaw is.
    """
    mirror, chart = Mirror(character), cycle.chart
    frames = 2 * round(0.5 * stretch * len(cycle))
    faster = len(cycle) / frames
    states = resampled(periodic(cycle.states), frames)
    states[:, chart.half :] *= faster
    targets = resampled(periodic(cycle.targets), frames)
    half = np.arange(frames + 1) - frames // 2  # half a cycle later; the last row is the first one
    rows = half % frames
    states = 0.5 * (states + mirror.states(states[rows]))
    targets = 0.5 * (targets + mirror.joints(targets[rows]))
    states[:, : chart.free] = 0.0
    return repeated(Reference(states, Curves.through(targets)), 1)


def repeated(cycle: Reference, times: int) -> Reference:
    """A periodic motion several times; rates of its targets by central differences over the ends."""
    states = np.concatenate((np.tile(cycle.states[:-1], (times, 1)), cycle.states[-1:]))
    targets = cycle.targets[:-1]
    rate = (np.roll(targets, -1, axis=0) - np.roll(targets, 1, axis=0)) * 15.0
    angle = np.stack((targets, np.roll(targets, -1, axis=0)), axis=1)
    both = np.stack((rate, np.roll(rate, -1, axis=0)), axis=1)
    return Reference(states, Curves(np.tile(angle, (times, 1, 1)), np.tile(both, (times, 1, 1))))


def closing(character: Character, motion: Reference, period: int) -> np.ndarray:
    """How far apart the ends of each whole cycle of a motion are [cycle], in deviations of `tracking.py`."""
    ends = motion.states[: len(motion) + 1 : period, motion.chart.free :]
    return deviation(character, np.diff(ends, axis=0))


def orbit(team: Team, cycle: Reference) -> list[Trajectory]:
    """A gait cycle of a clip made physical and periodic.

    Args:
        team: Bodies in space.
        cycle: From a strike of one foot to the next of the same, without forces.

    Returns:
        Cycles that end where they begin, the best first; none where tracking falls or does not become periodic.
    """
    found: list[Trajectory] = []
    motion = cycle
    for turn in range(len(PASSES)):
        even = symmetric(team.character, motion)
        n, reference = len(even), repeated(even, TIMES + 1)[: TIMES * len(even) + AHEAD]
        made = along(team, reference, reference.states[0].copy(), reference.targets[0], PASSES[turn], turn == 0)
        if made.fell or len(made) < 3 * n:
            return []
        apart = closing(team.character, made, n)[1:]
        order = 1 + np.argsort(apart)
        found = [made[k * n : (k + 1) * n] for k in order if apart[k - 1] < CLOSED]
        motion = Reference(made.states, made.curves)[order[0] * n : (order[0] + 1) * n]
    return found


def gait(team: Team, library: Library, clips: tuple[str, ...], trim: int, name: str, setting: Setting) -> Controller:
    """The controller of a gait from the first cycle of clips that becomes physical and periodic."""
    for clip in clips:
        motion, contact = library.motion(clip)
        for a, b in cycles(contact, len(motion), trim):
            found = settled(team, Controller(name, setting), orbit(team, motion[a:b])[:SETTLED])
            if found is not None:
                return found.with_more(team, [], f"a cycle of {clip}, even on both sides")
    raise BadInput(f"{name}: no cycle of {', '.join(clips)} could be tracked and repeated")
