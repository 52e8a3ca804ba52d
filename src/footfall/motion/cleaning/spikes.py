"""Spikes: recording defects in single frames. Joints flip and return; joints or the root jump.

A step from one frame to the next is a spike if it is far larger than the steps of the same joint in the frames around
it, so that a fast kick (18 degrees per frame at 120 frames/s, but accelerated over several frames) is not one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion

HALF_WINDOW = 8  # frames before and after a step that are compared with it
MAX_SPIKE_FRAMES = 8  # longest flip that is bad whatever the rotation
MAX_FLIP_SECONDS = 0.6  # longest flip that is bad because the joint is more than FLIP_ANGLE from its usual rotation
FLIP_ANGLE = np.radians(100.0)
MAX_EXCESS = np.radians(15.0)  # of a step over twice the local level, at 120 frames/s or more
MAX_STEP = np.radians(25.0)  # any larger step is a spike at 120 frames/s: 3000 degrees/s
MAX_ROOT_EXCESS = 0.15  # as MAX_EXCESS for the root position, of leg length


@dataclass(frozen=True)
class Spike:
    """Bad frames of one joint (a flip), or a permanent jump.

    Attributes:
        joint: Index of the joint.
        steps: The frame before each bad step.
        frames: The bad frames; empty if neither side of a jump can be called bad.
        size: Of the largest step [rad]; of the root position in the motion's own unit if `of_position`.
        back: Whether it returns: a flip, not a jump.
        of_position: Whether it is one of the root position, not of a rotation.
    """

    joint: int
    steps: tuple[int, ...]
    frames: tuple[int, ...]
    size: float
    back: bool
    of_position: bool = False


def reliable_joints(motion: Motion, roles: Roles) -> list[int]:
    """All joints but toes, hands and their descendants, which are noisy in most recordings and do not matter."""
    ends = {roles.get(f"{side}_{part}") for side in ("left", "right") for part in ("toe", "wrist")}
    return [i for i in range(len(motion.skeleton)) if not ends & set(motion.skeleton.chain(i))]


def local_level(steps: np.ndarray) -> np.ndarray:
    """The level of the steps [step, ...] around each one: a high percentile of its neighbours."""
    pad = [(HALF_WINDOW, HALF_WINDOW)] + [(0, 0)] * (steps.ndim - 1)
    if len(steps) <= HALF_WINDOW:
        return np.broadcast_to(np.median(steps, axis=0), steps.shape)
    windows = sliding_window_view(np.pad(steps, pad, mode="reflect"), 2 * HALF_WINDOW + 1, axis=0)
    others = np.delete(windows, HALF_WINDOW, axis=-1)
    return np.partition(others, int(1.3 * HALF_WINDOW), axis=-1)[..., int(1.3 * HALF_WINDOW)]


def find(motion: Motion, joints: list[int], leg: float) -> list[Spike]:
    """All spikes of the joints listed and of the root position; `leg` is the leg length in the motion's unit."""
    if len(motion) < 3:
        return []
    rate_factor = float(np.clip(120.0 / motion.rate, 1.0, 3.0))  # steps are larger at a lower frame rate
    found = []
    for joint in joints:  # one after the other, to limit the memory
        rotations = motion.local_rotations[:, joint]
        steps = rotation.angle(rotations[:-1], rotations[1:])
        bad = (steps - 2.0 * local_level(steps) > MAX_EXCESS * rate_factor) | (steps > MAX_STEP * rate_factor)
        if not bad.any():
            continue
        apart = rotation.angle(_medoid(rotations), rotations)
        found += _grouped(
            np.flatnonzero(bad), steps, joint, lambda a, b, q=rotations: float(rotation.angle(q[a], q[b]))
        )
        found = _long_flips(found, joint, apart > FLIP_ANGLE, round(MAX_FLIP_SECONDS * motion.rate))
    moved = np.linalg.norm(np.diff(motion.root, axis=0), axis=1)
    at = np.flatnonzero(moved - 2.0 * local_level(moved) > MAX_ROOT_EXCESS * leg * rate_factor)
    jumps = _grouped(at, moved, 0, lambda a, b: float(np.linalg.norm(motion.root[a] - motion.root[b])))
    return found + [replace(spike, of_position=True) for spike in jumps]


def _medoid(rotations: np.ndarray) -> np.ndarray:
    """The medoid of the rotations [frame, 4]: the one nearest to all others."""
    some = rotations[:: max(1, len(rotations) // 60)]
    return some[np.argmin(rotation.angle(some[:, None], some[None]).sum(axis=1))]


def _grouped(at: np.ndarray, steps: np.ndarray, joint: int, apart: Callable[[int, int], float]) -> list[Spike]:
    """Bad steps (i to i + 1) as runs of bad frames: away and back again, or the shorter side of a single jump."""
    found, k = [], 0
    while k < len(at):
        first = int(at[k])
        near = [int(last) for last in at[k + 1 :] if last - first <= MAX_SPIKE_FRAMES]
        back = next((last for last in near if apart(first, last + 1) < 0.5 * steps[first]), None)
        if back is None:
            found.append(Spike(joint, (first,), _edge(first, len(steps) + 1), float(steps[first]), back=False))
            k += 1
            continue
        end = int(np.searchsorted(at, back, side="right"))
        size = float(steps[first : back + 1].max())
        found.append(Spike(joint, tuple(at[k:end].tolist()), tuple(range(first + 1, back + 1)), size, back=True))
        k = end
    return found


def _edge(step: int, frames: int) -> tuple[int, ...]:
    """The frames before a jump near the start, or after one near the end."""
    if step + 1 <= MAX_SPIKE_FRAMES:
        return tuple(range(step + 1))
    if frames - 1 - step <= MAX_SPIKE_FRAMES:
        return tuple(range(step + 1, frames))
    return ()


def _long_flips(spikes: list[Spike], joint: int, wrong: np.ndarray, longest: int) -> list[Spike]:
    """Jumps of a joint into a run of wrong rotations and out again are one flip."""
    own = [spike for spike in spikes if spike.joint == joint and not spike.back]
    edges = np.flatnonzero(np.diff(np.concatenate(([False], wrong, [False])).astype(int)))
    for start, stop in edges.reshape(-1, 2):
        if stop - start > longest:
            continue
        first, last = (
            max(start - MAX_SPIKE_FRAMES // 2, 0),
            min(stop + MAX_SPIKE_FRAMES // 2, len(wrong)),
        )  # with the transitions at both ends
        inside = [spike for spike in own if any(first - 1 <= step <= last for step in spike.steps)]
        if not inside:
            continue
        steps = tuple(sorted({step for spike in inside for step in spike.steps}))
        one = Spike(joint, steps, tuple(range(first, last)), max(spike.size for spike in inside), back=True)
        spikes = [spike for spike in spikes if spike not in inside] + [one]
        own = [spike for spike in own if spike not in inside]
    return spikes


def repaired(motion: Motion, spikes: list[Spike]) -> Motion:
    """Bad frames interpolated between their good neighbours (slerp); at an end of the clip the nearest is held."""
    rotations, root = motion.local_rotations.copy(), motion.root.copy()
    for joint in {spike.joint for spike in spikes}:
        for of_position in (False, True):
            bad = sorted(
                {
                    f
                    for spike in spikes
                    if spike.joint == joint and spike.of_position == of_position
                    for f in spike.frames
                }
            )
            good = np.setdiff1d(np.arange(len(motion)), bad)
            if not bad or not len(good):
                continue
            nearest = np.searchsorted(good, bad)
            a, b = good[np.clip(nearest - 1, 0, len(good) - 1)], good[np.clip(nearest, 0, len(good) - 1)]
            fraction = np.where(a == b, 0.0, (np.array(bad) - a) / np.maximum(b - a, 1))
            if of_position:
                root[bad] = _root_filled(motion, np.array(bad), a, b, fraction)
            else:
                rotations[bad, joint] = rotation.slerp(rotations[a, joint], rotations[b, joint], fraction)
    return replace(motion, local_rotations=rotations, root=root)


def _root_filled(motion: Motion, bad: np.ndarray, a: np.ndarray, b: np.ndarray, fraction: np.ndarray) -> np.ndarray:
    """Linear between neighbours; at an end of the clip extrapolated linearly, so that feet do not slide."""
    filled = motion.root[a] + fraction[:, None] * (motion.root[b] - motion.root[a])
    for side, edge in ((a == b) & (bad < a), 1), ((a == b) & (bad > a), -1):
        if np.any(side):
            start = int(a[side][0])
            ahead = int(np.clip(start + 4 * edge, 0, len(motion) - 1))
            if ahead != start:
                speed = (motion.root[ahead] - motion.root[start]) / (ahead - start)
                filled[side] = motion.root[start] + (bad[side] - start)[:, None] * speed
    return filled
