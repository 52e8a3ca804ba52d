"""Faults of recording in single frames: joints that flip and come back, joints and roots that jump.

A step from one frame to the next is a pop when it is far above what the same joint does in the frames around it, so
that a fast kick (18 degrees a frame at 120 frames a second, but built up over several frames) is none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion

AROUND = 8  # frames before and after a step that say what is usual
SHORT = 8  # frames of a flip that are bad whatever they show
LONG = 0.6  # [s] of a flip that is bad because the joint is turned more than WRONG against how it is most of the time
WRONG = np.radians(100.0)
EXCESS = np.radians(15.0)  # of a step over twice what is usual around it, at 120 frames a second or more
LARGEST = np.radians(25.0)  # any step over this is a fault at 120 frames a second: 3000 degrees a second
ROOT_EXCESS = 0.15  # of leg length, the same for the root's place


@dataclass(frozen=True)
class Pop:
    """Frames of one joint that do not belong, or a step after which all is different."""

    joint: int
    steps: tuple[int, ...]  # the frame before each bad step
    frames: tuple[int, ...]  # that are bad; empty where neither side of a jump can be called bad
    size: float  # of the largest step [rad], or the root's in the motion's own unit if `place`
    back: bool  # it returns: a flip, not a jump
    place: bool = False


def quiet_joints(motion: Motion, roles: Roles) -> list[int]:
    """All joints but toes, hands and what hangs on them: those are noisy in most recordings, and harmless."""
    ends = {roles.get(f"{side}_{part}") for side in ("left", "right") for part in ("toe", "wrist")}
    return [i for i in range(len(motion.skeleton)) if not ends & set(motion.skeleton.chain(i))]


def usual(steps: np.ndarray) -> np.ndarray:
    """What steps [step, ...] are like around each one: the upper third of their neighbours."""
    pad = [(AROUND, AROUND)] + [(0, 0)] * (steps.ndim - 1)
    if len(steps) <= AROUND:
        return np.broadcast_to(np.median(steps, axis=0), steps.shape)
    windows = sliding_window_view(np.pad(steps, pad, mode="reflect"), 2 * AROUND + 1, axis=0)
    others = np.delete(windows, AROUND, axis=-1)
    return np.partition(others, int(1.3 * AROUND), axis=-1)[..., int(1.3 * AROUND)]


def find(motion: Motion, joints: list[int], leg: float) -> list[Pop]:
    """All pops of the joints listed, and of the root's place; `leg` is the leg's length in the motion's unit."""
    if len(motion) < 3:
        return []
    slow = float(np.clip(120.0 / motion.rate, 1.0, 3.0))  # the same movement takes larger steps at a lower rate
    steps = rotation.angle(motion.local_rotations[:-1, joints], motion.local_rotations[1:, joints])
    bad = (steps - 2.0 * usual(steps) > EXCESS * slow) | (steps > LARGEST * slow)
    found = []
    for column in np.flatnonzero(bad.any(axis=0)):
        at, size, rotations = (
            np.flatnonzero(bad[:, column]),
            steps[:, column],
            motion.local_rotations[:, joints[column]],
        )
        apart = rotation.angle(_most_common(rotations), rotations)
        found += _grouped(at, size, joints[column], lambda a, b, q=rotations: float(rotation.angle(q[a], q[b])))
        found = _long_flips(found, joints[column], apart > WRONG, round(LONG * motion.rate))
    moved = np.linalg.norm(np.diff(motion.root, axis=0), axis=1)
    at = np.flatnonzero(moved - 2.0 * usual(moved) > ROOT_EXCESS * leg * slow)
    places = _grouped(at, moved, 0, lambda a, b: float(np.linalg.norm(motion.root[a] - motion.root[b])))
    return found + [replace(pop, place=True) for pop in places]


def _most_common(rotations: np.ndarray) -> np.ndarray:
    """The one of the orientations [frame, 4] that is nearest to all others."""
    some = rotations[:: max(1, len(rotations) // 60)]
    return some[np.argmin(rotation.angle(some[:, None], some[None]).sum(axis=1))]


def _grouped(at: np.ndarray, steps: np.ndarray, joint: int, apart: Callable[[int, int], float]) -> list[Pop]:
    """Bad steps (i to i + 1) as stretches of bad frames: out and back again, or the shorter side of a single jump."""
    found, k = [], 0
    while k < len(at):
        first = int(at[k])
        near = [int(last) for last in at[k + 1 :] if last - first <= SHORT]
        back = next((last for last in near if apart(first, last + 1) < 0.5 * steps[first]), None)
        if back is None:
            found.append(Pop(joint, (first,), _edge(first, len(steps) + 1), float(steps[first]), back=False))
            k += 1
            continue
        end = int(np.searchsorted(at, back, side="right"))
        size = float(steps[first : back + 1].max())
        found.append(Pop(joint, tuple(at[k:end].tolist()), tuple(range(first + 1, back + 1)), size, back=True))
        k = end
    return found


def _edge(step: int, frames: int) -> tuple[int, ...]:
    """The few frames before a jump near the start, or after one near the end."""
    if step + 1 <= SHORT:
        return tuple(range(step + 1))
    if frames - 1 - step <= SHORT:
        return tuple(range(step + 1, frames))
    return ()


def _long_flips(pops: list[Pop], joint: int, wrong: np.ndarray, longest: int) -> list[Pop]:
    """Jumps of a joint into a stretch where it is the wrong way round, and out again, are one flip."""
    own = [pop for pop in pops if pop.joint == joint and not pop.back]
    edges = np.flatnonzero(np.diff(np.concatenate(([False], wrong, [False])).astype(int)))
    for start, stop in edges.reshape(-1, 2):
        if stop - start > longest:
            continue
        first, last = max(start - SHORT // 2, 0), min(stop + SHORT // 2, len(wrong))  # the way there and back as well
        inside = [pop for pop in own if any(first - 1 <= step <= last for step in pop.steps)]
        if not inside:
            continue
        steps = tuple(sorted({step for pop in inside for step in pop.steps}))
        one = Pop(joint, steps, tuple(range(first, last)), max(pop.size for pop in inside), back=True)
        pops = [pop for pop in pops if pop not in inside] + [one]
        own = [pop for pop in own if pop not in inside]
    return pops


def mended(motion: Motion, pops: list[Pop]) -> Motion:
    """Bad frames filled between their good neighbours (slerp); at an end the nearest good frame is held."""
    rotations, root = motion.local_rotations.copy(), motion.root.copy()
    for joint in {pop.joint for pop in pops}:
        for place in (False, True):
            bad = sorted({f for pop in pops if pop.joint == joint and pop.place == place for f in pop.frames})
            good = np.setdiff1d(np.arange(len(motion)), bad)
            if not bad or not len(good):
                continue
            nearest = np.searchsorted(good, bad)
            a, b = good[np.clip(nearest - 1, 0, len(good) - 1)], good[np.clip(nearest, 0, len(good) - 1)]
            fraction = np.where(a == b, 0.0, (np.array(bad) - a) / np.maximum(b - a, 1))
            if place:
                root[bad] = _root_filled(motion, np.array(bad), a, b, fraction)
            else:
                rotations[bad, joint] = rotation.between(rotations[a, joint], rotations[b, joint], fraction)
    return replace(motion, local_rotations=rotations, root=root)


def _root_filled(motion: Motion, bad: np.ndarray, a: np.ndarray, b: np.ndarray, fraction: np.ndarray) -> np.ndarray:
    """Between neighbours; at an end the root goes on at the speed it has inside, so that the feet do not slide."""
    filled = motion.root[a] + fraction[:, None] * (motion.root[b] - motion.root[a])
    for side, edge in ((a == b) & (bad < a), 1), ((a == b) & (bad > a), -1):
        if np.any(side):
            start = int(a[side][0])
            ahead = int(np.clip(start + 4 * edge, 0, len(motion) - 1))
            if ahead != start:
                speed = (motion.root[ahead] - motion.root[start]) / (ahead - start)
                filled[side] = motion.root[start] + (bad[side] - start)[:, None] * speed
    return filled
