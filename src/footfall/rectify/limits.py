"""Which clips can be rectified."""

from __future__ import annotations

import math

import numpy as np

from ..characters.roles import SIDES
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion.analysis.contacts import Contacts, contacts
from ..motion.analysis.support import Missing, missing

RECORDED_RATE = (10.0, 2000.0)  # frame rates of clips that are used [1/s]
SHORTEST, LONGEST = 0.5, 120.0  # duration of clips that are used [s]
LEAST_CONTACT = 0.1  # fraction of the frames with a foot on the ground
MOST_MISSING = 0.6  # time in which something else than the ground may carry the body [s]
SHORTEST_PART, SMALLEST_PART = 1.0, 0.4  # of a clip that is cut: duration [s], and over that of the clip


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
    if _long(lacking):
        worst = max(lacking, key=lambda each: each.end - each.begin)
        raise BadInput(
            f"{clip.stem}: {worst} is missing: something else than level ground under the feet carries the body, such "
            "as a chair, a partner, a rail or a platform; expected a motion on its own feet"
        )
    return found, on


def cut(clip: Clip) -> tuple[Clip, str]:
    """The part of a clip in which the ground alone carries the body.

    A clip that begins or ends on a platform, a chair or a partner is cut there. Nothing is cut where too little would
    be left; `usable` refuses such a clip.

    Args:
        clip: The clip, read and cleaned.

    Returns:
        The clip or its longest part without a missing force, and a remark on what was cut; empty for a whole clip.
    """
    seconds, rate = clip.motion.duration, clip.motion.rate
    if not (RECORDED_RATE[0] <= rate <= RECORDED_RATE[1] and SHORTEST <= seconds <= LONGEST):
        return clip, ""
    lacking = missing(clip.motion, clip.roles, contacts(clip.motion, clip.roles))
    if not _long(lacking):
        return clip, ""
    begins = [0.0, *np.maximum.accumulate([each.end for each in lacking])]
    ends = [*(each.begin for each in lacking), seconds]
    begin, end = max(zip(begins, ends, strict=True), key=lambda part: part[1] - part[0])
    if end - begin < max(SHORTEST_PART, SMALLEST_PART * seconds):
        return clip, ""
    first, last = math.ceil(begin * rate), min(math.floor(end * rate), len(clip.motion) - 1)
    part = clip.frames(clip.cleaned.first + first, clip.cleaned.first + last)
    worst = max(lacking, key=lambda each: each.end - each.begin)
    return part, f"cut to {first / rate:.1f} to {last / rate:.1f} s of the clip: {worst} is missing"


def _long(lacking: list[Missing]) -> bool:
    """Whether something else than the ground carries the body for too long."""
    return sum(each.end - each.begin for each in lacking) > MOST_MISSING
