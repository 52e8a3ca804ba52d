"""Smoothing of recorded columns without a shift in time."""

from __future__ import annotations

import numpy as np


def low_pass(values: np.ndarray, band: float, rate: float) -> np.ndarray:
    """Columns without what is above a frequency, forward and backward, ends mirrored at a point.

    Args:
        values: [frame, column]; fewer than four frames are returned as they are.
        band: The highest frequency that is kept [Hz].
        rate: Frames a second.

    Returns:
        [frame, column].
    """
    from scipy.signal import butter, filtfilt

    if len(values) < 4:
        return values
    both = np.asarray(butter(2, min(band / (0.5 * rate), 0.99)))
    return filtfilt(both[0], both[1], values, axis=0, padtype="odd", padlen=min(len(values) - 1, round(0.3 * rate)))
