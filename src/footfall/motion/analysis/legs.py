"""Sizes and ends of a recorded body's legs."""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ..motion import Motion

SIDES = ("left", "right")
ANKLE_HEIGHT = 0.08  # of thigh and shank, above the sole (Winter: 0.039 of body height; thigh and shank are 0.491)


def leg_length(motion: Motion, roles: Roles) -> float:
    """Thigh and shank, the mean of both sides, in the motion's unit."""
    at = {part: [motion.position(roles[f"{side}_{part}"]) for side in SIDES] for part in ("hip", "knee", "ankle")}
    bones = [np.linalg.norm(np.subtract(at[a], at[b]), axis=-1) for a, b in (("hip", "knee"), ("knee", "ankle"))]
    return float(sum(np.median(bone) for bone in bones))


def toe_tips(motion: Motion, roles: Roles) -> np.ndarray:
    """The ends of both feet [frame, side, 3]: ends of the toes, or what comes nearest."""
    tips = []
    for side in SIDES:
        toe = roles.get(f"{side}_toe")
        if toe is None:
            sole = ANKLE_HEIGHT * leg_length(motion, roles) * np.array([0.0, 0.0, 1.0])
            tips.append(motion.position(roles[f"{side}_ankle"]) - sole)
        else:
            tips.append(motion.end(toe))
    return np.stack(tips, axis=1)
