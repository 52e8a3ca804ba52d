"""Which clips can be rectified."""

from __future__ import annotations

import numpy as np

from ..characters.roles import SIDES
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion.analysis.contacts import Contacts, contacts
from ..motion.analysis.support import missing

RECORDED_RATE = (10.0, 2000.0)  # frame rates of clips that are used [1/s]
SHORTEST, LONGEST = 0.5, 120.0  # duration of clips that are used [s]
LEAST_CONTACT = 0.1  # fraction of the frames with a foot on the ground
MOST_MISSING = 0.6  # time in which something else than the ground may carry the body [s]


def usable(clip: Clip) -> tuple[Contacts, np.ndarray]:
    """The contacts of a clip that can be rectified.

    Args:
        clip: The clip, read and cleaned.

    Returns:
        Its contacts, and [frame, 2] whether the left and the right foot are on the ground.

    Raises:
        BadInput: The frame rate or duration cannot be used, no foot touches the ground, or a force is missing.
    """
    rate, seconds, (low, high) = clip.motion.rate, clip.motion.duration, RECORDED_RATE
    if not low <= rate <= high:
        raise BadInput(f"{clip.stem}: {rate:g} frames a second cannot be rectified; expected {low:g} to {high:g}")
    if not SHORTEST <= seconds <= LONGEST:
        raise BadInput(f"{clip.stem}: {seconds:.2f} s cannot be rectified; expected {SHORTEST:g} to {LONGEST:g} s")
    found = contacts(clip.motion, clip.roles)
    on = np.stack([np.asarray(found.foot[side], bool) for side in SIDES], axis=1)
    share = float(on.any(axis=1).mean())
    if share < LEAST_CONTACT:
        raise BadInput(
            f"{clip.stem}: a foot is on the ground in only {100.0 * share:.0f} % of the frames; "
            f"expected {100.0 * LEAST_CONTACT:.0f} % or more"
        )
    lacking = missing(clip.motion, clip.roles, found)
    if sum(each.end - each.begin for each in lacking) > MOST_MISSING:
        worst = max(lacking, key=lambda each: each.end - each.begin)
        raise BadInput(
            f"{clip.stem}: {worst} is missing: something else than level ground under the feet carries the body, such "
            "as a chair, a partner, a rail or a platform; expected a motion on its own feet"
        )
    return found, on
