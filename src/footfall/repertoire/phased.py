"""One gait goes over to another in phase: poses of the same phase are blended while the period changes (5.3).

Gaits of different periods that are blended frame by frame lose their phase within a step; over several steps the speed
can change as slowly as a body can be accelerated.
"""

from __future__ import annotations

import numpy as np

from .along import Reference
from .frames import Curves

SHIFTS = 48  # of the phase of one gait over the other that are tried


def sampled(cycle: Reference, phase: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """States [row, 2 half] and targets [row, joint] of a periodic motion at phases [row], a cycle being 1."""
    at = (phase % 1.0) * len(cycle)
    k = np.minimum(at.astype(int), len(cycle) - 1)
    s = (at - k)[:, None]
    return tuple((1.0 - s) * rows[k] + s * rows[k + 1] for rows in (cycle.states, cycle.targets))  # pyright: ignore[reportReturnType]


def shift(first: Reference, second: Reference) -> float:
    """By how much the phase of the second gait is ahead when its joint angles fit those of the first best."""
    phase, joints = np.arange(SHIFTS) / SHIFTS, slice(first.chart.root, first.chart.half)
    one = sampled(first, phase)[0][:, joints]
    errors = [np.abs(sampled(second, phase + by)[0][:, joints] - one).mean() for by in phase]
    return float(phase[int(np.argmin(errors))])


def phased(first: Reference, second: Reference, steps: float, begin: float = 0.0, after: int = 40) -> Reference:
    """A motion from one gait to another.

    Args:
        first: A cycle of the first gait.
        second: A cycle of the second.
        steps: Cycles over which the change is spread.
        begin: Phase of the first at which it begins, a cycle being 1.
        after: Frames of the second gait that follow.

    Returns:
        A motion without forces.
    """
    phase, share, ahead = [begin], [0.0], shift(first, second)
    while share[-1] < 1.0 or after > 0:
        done = min((phase[-1] - begin) / steps, 1.0)
        share.append(0.5 - 0.5 * np.cos(np.pi * done))
        phase.append(phase[-1] + (1.0 - share[-1]) / len(first) + share[-1] / len(second))
        after -= int(done >= 1.0)
    at, f = np.array(phase), np.array(share)[:, None]
    one, two = sampled(first, at), sampled(second, at + ahead)
    states, targets = ((1.0 - f) * a + f * b for a, b in zip(one, two, strict=True))
    states[:, : first.chart.free] = 0.0
    return Reference(states, Curves.through(targets))
