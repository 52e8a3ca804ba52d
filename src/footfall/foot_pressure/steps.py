"""Steps of a march or a walk, told by contacts."""

from __future__ import annotations

import numpy as np


def loop_frames(contacts: np.ndarray, first: int = 0) -> tuple[int, int]:
    """One cycle of two steps of a march or walk: from the second time to the third that the first foot is raised.

    Args:
        contacts: [frame, 2] of the feet.
        first: Frames before this one do not count.

    Returns:
        First frame and the one after the last; (0, 0) where there are too few steps.
    """
    raised = [np.flatnonzero(contacts[first:-1, k] & ~contacts[first + 1 :, k]) + first for k in (0, 1)]
    if min(len(one) for one in raised) == 0:
        return 0, 0
    own = min(raised, key=lambda one: one[0])
    return (int(own[1]), int(own[2])) if len(own) >= 3 else (0, 0)
