"""Pads that are faster than the thesis's: their pictures are averaged to about twelve a second for recognition.

All that is recognised lasts for tenths of seconds; means over several pictures have less noise, and cost less.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...physics.pressure import Pad

RECOGNISED_RATE = 12.0  # about this many pictures a second are recognised


def per_bin(pad: Pad) -> int:
    """Pictures of a pad that are averaged to one."""
    return max(1, round(pad.rate / RECOGNISED_RATE))


def slower(pad: Pad) -> Pad:
    """The pad whose pictures are those means."""
    return replace(pad, rate=pad.rate / per_bin(pad))


def binned(frames: np.ndarray, count: int) -> np.ndarray:
    """Means of so many pictures each.

    Args:
        frames: [frame, row, column] levels.
        count: Pictures of a mean; a rest at the end is left out.

    Returns:
        [frame // count, row, column] levels, rounded.
    """
    if count == 1:
        return frames
    whole = len(frames) // count * count
    parts = frames[:whole].reshape(-1, count, *frames.shape[1:])
    return np.rint(parts.mean(axis=1)).astype(frames.dtype)
