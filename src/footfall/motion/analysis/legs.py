"""Leg length and toe tips of a recorded skeleton."""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ..motion import Motion

SIDES = ("left", "right")
ANKLE_HEIGHT = 0.08  # over the sole, of leg length (Winter: 0.039 of body height; thigh and shank are 0.491)


def leg_length(motion: Motion, roles: Roles) -> float:
    """Length of thigh and shank, in the motion's unit: medians over both sides and all frames."""
    at = {part: [motion.position(roles[f"{side}_{part}"]) for side in SIDES] for part in ("hip", "knee", "ankle")}
    bones = [np.linalg.norm(np.subtract(at[a], at[b]), axis=-1) for a, b in (("hip", "knee"), ("knee", "ankle"))]
    return float(sum(np.median(bone) for bone in bones))


def toe_tips(motion: Motion, roles: Roles) -> np.ndarray:
    """Toe tips of both feet [frame, side, 3]; without toes a point below the ankle, at the estimated sole."""
    tips = []
    for side in SIDES:
        toe = roles.get(f"{side}_toe")
        if toe is None:
            sole = ANKLE_HEIGHT * leg_length(motion, roles) * np.array([0.0, 0.0, 1.0])
            tips.append(motion.position(roles[f"{side}_ankle"]) - sole)
        else:
            tips.append(motion.end(toe))
    return np.stack(tips, axis=1)
