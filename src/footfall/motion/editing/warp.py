"""Resampling, time warps, dynamic time warping, and displacement maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from ...errors import BadInput
from .. import pose, rotation
from ..motion import Motion
from .blend import yaw_rotation

MAX_FRAMES = 10_000_000  # of a result: a typing error should not fill the memory
MAX_PAIRS = 16_000_000  # of frames that dynamic time warping compares (4,000 by 4,000)


# timing


def resampled(motion: Motion, rate: float) -> Motion:
    """The motion at another frame rate [frames/s]; frames at times of old frames are kept exactly."""
    if not (np.isfinite(rate) and rate > 0.0):
        raise BadInput(f"{rate} frames a second cannot be used; expected more than 0")
    if rate * motion.duration > MAX_FRAMES:
        raise BadInput(f"{rate:g} frames a second would make more than {MAX_FRAMES:,} frames of {motion.name}")
    count = int(np.floor(motion.duration * rate + 1e-6)) + 1
    return replace(time_warped(motion, np.arange(count) / rate), rate=float(rate))


def stretched(motion: Motion, seconds: float) -> Motion:
    """The motion at the same frame rate, stretched to a duration [s], to the nearest frame."""
    if not (np.isfinite(seconds) and 0.0 <= seconds * motion.rate <= MAX_FRAMES):
        raise BadInput(f"a motion cannot be stretched to {seconds} s; expected 0 s to {MAX_FRAMES:,} frames")
    count = round(seconds * motion.rate) + 1
    return time_warped(motion, np.linspace(0.0, motion.duration, count))


def time_warped(motion: Motion, times: np.ndarray) -> Motion:
    """The motion sampled at given times.

    Args:
        motion: The motion.
        times: [frame] [s], within the motion, not decreasing.

    Returns:
        A motion with one frame for each time, at the same frame rate; cubic interpolation between frames.
    """
    times = np.asarray(times, float)
    if times.ndim != 1 or not 0 < len(times) <= MAX_FRAMES or not np.isfinite(times).all():
        raise BadInput(f"a time warp needs a list of 1 to {MAX_FRAMES:,} times in seconds")
    if np.any(np.diff(times) < 0.0):
        at = int(np.argmax(np.diff(times) < 0.0))
        raise BadInput(f"a time warp must not decrease: {times[at]:g} s is followed by {times[at + 1]:g} s")
    if times[0] < -1e-6 or times[-1] > motion.duration + 1e-6:
        raise BadInput(
            f"a time warp from {times[0]:g} to {times[-1]:g} s leaves {motion.name}, which lasts {motion.duration:g} s"
        )
    at = np.clip(times * motion.rate, 0.0, len(motion) - 1.0)
    at = np.where(np.abs(at - np.round(at)) < 1e-7, np.round(at), at)
    rotations = rotation.normalized(_curve(rotation.continuous(motion.local_rotations), at))
    local_offsets = None if motion.local_offsets is None else _curve(motion.local_offsets, at)
    return replace(motion, root=_curve(motion.root, at), local_rotations=rotations, local_offsets=local_offsets)


def _curve(values: np.ndarray, at: np.ndarray) -> np.ndarray:
    """Catmull-Rom interpolation of values [frame, ...] at fractional frames [k].

    Linear interpolation would have a velocity discontinuity at every frame, which is visible in slowed-down motions.
    """
    last = len(values) - 1
    if last == 0:
        return np.repeat(values, len(at), axis=0)
    inner = values[[2, -3]] if last > 1 else values[[1, 0]]
    first, final = 3.0 * (values[0] - values[1]) + inner[0], 3.0 * (values[-1] - values[-2]) + inner[1]
    if last == 1:
        first, final = 2.0 * values[0] - values[1], 2.0 * values[1] - values[0]
    longer = np.concatenate((first[None], values, final[None]))  # extrapolated by a parabola at both ends
    left = np.minimum(np.floor(at).astype(int), last - 1)
    x = (at - left).reshape(-1, *([1] * (values.ndim - 1)))
    before, a, b, after = (longer[left + k] for k in range(4))
    slope_a, slope_b = 0.5 * (b - before), 0.5 * (after - a)
    y = x - 1.0
    return (1 + 2 * x) * y**2 * a + x * y**2 * slope_a + x**2 * (3 - 2 * x) * b + x**2 * y * slope_b


# dynamic time warping


def pose_features(motion: Motion) -> np.ndarray:
    """Joint positions relative to the root position and heading [frame, number] [m], to compare poses."""
    local = motion.positions - motion.root[:, None]
    return rotation.rotated(rotation.inverse(yaw_rotation(motion))[:, None], local)[:, 1:].reshape(len(motion), -1)


def aligned(a: Motion, b: Motion, features: Callable[[Motion], np.ndarray] = pose_features) -> np.ndarray:
    """Dynamic time warping.

    Args:
        a: The first motion.
        b: The second motion.
        features: From a motion to an array [frame, number] that is compared by Euclidean distance.

    Returns:
        Pairs [k, 2] of corresponding frames of a and b, from the first to the last, with the smallest sum of
        distances; each pair is one frame later in a, in b, or in both.
    """
    one, two = (np.asarray(features(motion), float).reshape(len(motion), -1) for motion in (a, b))
    if one.shape[1] != two.shape[1]:
        raise BadInput(f"features of {a.name} and {b.name} differ: {one.shape[1]} numbers a frame, and {two.shape[1]}")
    return pairs(one, two)


def pairs(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    """Dynamic time warping of rows of numbers.

    Args:
        one: [frame, number] of the first motion.
        two: [frame, number] of the second.

    Returns:
        As of `aligned`.
    """
    if len(one) * len(two) > MAX_PAIRS:
        raise BadInput(
            f"{len(one)} by {len(two)} frames are too many to align (at most {MAX_PAIRS:,} pairs); resample them first"
        )
    squares = np.sum(one**2, axis=1)[:, None] + np.sum(two**2, axis=1) - 2.0 * one @ two.T
    return _cheapest_path(np.sqrt(np.maximum(squares, 0.0)))


def _cheapest_path(cost: np.ndarray) -> np.ndarray:
    """The cheapest path from the first corner of a table to the last, by steps down, right or both."""
    n, m = cost.shape
    total = np.full((n + 1, m + 1), np.inf)
    total[0, 0] = 0.0
    for diagonal in range(n + m - 1):  # vectorised over each diagonal
        i = np.arange(max(0, diagonal - m + 1), min(n, diagonal + 1))
        j = diagonal - i
        least = np.minimum(np.minimum(total[i, j + 1], total[i + 1, j]), total[i, j])
        total[i + 1, j + 1] = cost[i, j] + least
    way = [(n - 1, m - 1)]
    while way[-1] != (0, 0):
        i, j = way[-1]
        way.append(min(((i - 1, j - 1), (i - 1, j), (i, j - 1)), key=lambda at: total[at[0] + 1, at[1] + 1]))
    return np.array(way[::-1])


def timed_as(a: Motion, b: Motion, features: Callable[[Motion], np.ndarray] = pose_features) -> Motion:
    """a with the timing of b: one frame for each of b's, in the pose that dynamic time warping pairs with it."""
    way = aligned(a, b, features)
    frames = np.bincount(way[:, 1], weights=way[:, 0]) / np.bincount(way[:, 1])  # the mean of those paired is monotone
    return replace(time_warped(a, frames / a.rate), rate=b.rate)


# displacement maps


@dataclass(frozen=True, eq=False)
class DisplacementMap:
    """d(t) of Sok 2007, eq. 1: a sum of basis functions in time for the root position and every joint rotation.

    Displacements are in the local frames, as in the pose algebra: the motion becomes M(t) ⊗ exp d(t).

    Attributes:
        centres: [basis] c_j [s].
        widths: [basis] w_j: a basis function is nonzero from c - w to c + w [s].
        heights: [basis, joint + 1, 3] h_ij: the root position first [m], then rotation vectors of every joint [rad].
    """

    centres: np.ndarray
    widths: np.ndarray
    heights: np.ndarray

    def __post_init__(self) -> None:
        centres, widths, heights = (np.asarray(v, float) for v in (self.centres, self.widths, self.heights))
        fits = centres.ndim == 1 and centres.shape == widths.shape == heights.shape[:1] and heights.ndim == 3
        if not fits or heights.shape[2] != 3 or np.any(widths <= 0.0):
            raise BadInput(
                f"a displacement map of {centres.shape} centres, {widths.shape} widths and {heights.shape} heights "
                "does not fit together; expected [m], [m] more than 0, and [m, joints + 1, 3]"
            )
        for name, value in (("centres", centres), ("widths", widths), ("heights", heights)):
            object.__setattr__(self, name, value)

    def at(self, times: np.ndarray) -> np.ndarray:
        """The displacements at times [s]: [time, joint + 1, 3]."""
        return np.einsum("tb,bjk->tjk", basis_functions(times, self.centres, self.widths), self.heights)

    def applied(self, motion: Motion) -> Motion:
        """The displaced motion M(t) ⊗ exp d(t)."""
        if self.heights.shape[1] != len(motion.skeleton) + 1:
            raise BadInput(
                f"a displacement map for {self.heights.shape[1] - 1} joints does not fit {motion.name}, "
                f"which has {len(motion.skeleton)}"
            )
        new = pose.of(motion) @ pose.exp(self.at(motion.time))
        return replace(motion, root=new.root, local_rotations=rotation.normalized(new.local_rotations))


def basis_functions(times: np.ndarray, centres: np.ndarray, widths: np.ndarray) -> np.ndarray:
    """B_j(t; c_j, w_j) of Sok 2007, eq. 2: one period of a raised cosine [time, basis]."""
    away = (np.asarray(times, float)[:, None] - centres) / widths
    return np.where(np.abs(away) < 1.0, 0.5 * (1.0 + np.cos(np.pi * np.clip(away, -1.0, 1.0))), 0.0)


def fitted(times: np.ndarray, displacements: np.ndarray, centres: np.ndarray, widths: np.ndarray) -> DisplacementMap:
    """The map nearest to given displacements, by least squares.

    Args:
        times: [time] [s].
        displacements: [time, joint + 1, 3] at these times [m, rad].
        centres: Of the basis functions [basis] [s].
        widths: Of the basis functions [basis] [s].

    Returns:
        The displacement map; the one with the smallest heights if several fit.
    """
    targets = np.asarray(displacements, float)
    times = np.asarray(times, float)
    if targets.ndim != 3 or targets.shape[2] != 3 or len(times) != len(targets):
        raise BadInput(f"{len(times)} times and displacements {targets.shape}; expected [times, joints + 1, 3]")
    basis = basis_functions(times, np.asarray(centres, float), np.asarray(widths, float))
    heights = np.linalg.lstsq(basis, targets.reshape(len(targets), -1), rcond=1e-9)[0]
    return DisplacementMap(centres, widths, heights.reshape(-1, *targets.shape[1:]))


def through(motion: Motion, frames: np.ndarray, poses: pose.Pose, reach: float | None = None) -> DisplacementMap:
    """The displacement map with which a motion passes through key poses.

    Args:
        motion: The motion.
        frames: Key frames [key], increasing.
        poses: One pose for each of them.
        reach: Largest width of the basis function at each key [s]; it also ends at the nearer neighbour, so that keys
            do not influence each other.

    Returns:
        The displacement map.
    """
    frames = np.asarray(frames, int)
    if len(frames) == 0 or np.any(np.diff(frames) <= 0) or frames[0] < 0 or frames[-1] >= len(motion):
        raise BadInput(f"key frames must increase, from 0 to at most {len(motion) - 1}; got {frames.tolist()[:20]}")
    centres = frames / motion.rate
    gaps = np.concatenate(([np.inf], np.diff(centres), [np.inf]))
    widths = np.minimum(np.minimum(gaps[:-1], gaps[1:]), max(motion.duration, 1.0 / motion.rate))
    widths = widths if reach is None else np.minimum(widths, reach)
    targets = pose.log(poses / pose.Pose(motion.root[frames], motion.local_rotations[frames]))
    return fitted(centres, targets, centres, widths)
