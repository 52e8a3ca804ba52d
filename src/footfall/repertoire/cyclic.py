"""A gait cycle of a clip made periodic, and in space alike on both sides: the reference of a gait in space.

A recorded cycle does not end where it began, and is not the same on the left and on the right: repeated, it would drift
and turn. What is missing at its end is spread over the cycle; then it is averaged with its mirror image, half a cycle
later.
"""

from __future__ import annotations

import numpy as np

from ..characters import Character
from ..systems.repertoire.chart import Chart
from .along import Reference
from .frames import Curves


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
        A cycle of an even number of frames; x, y and yaw are 0.
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
