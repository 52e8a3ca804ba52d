"""The centre of mass of a recorded body, from joint roles and published segment masses.

Mass fractions and centres of mass: Dempster's as adapted by Winter, "Biomechanics and Motor Control of Human Movement"
(table 4.1).
"""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ...errors import BadInput
from ..motion import Motion

# mass fraction, and position of the centre of mass from the proximal joint (0) to the distal one (1)
FOOT, SHANK, THIGH = (0.0145, 0.5), (0.0465, 0.433), (0.1, 0.433)
UPPER_ARM, FOREARM_AND_HAND = (0.028, 0.436), (0.022, 0.682)
TRUNK, HEAD_AND_NECK = (0.497, 0.5), (0.081, 1.0)
TRUNK_WITH_HEAD = (0.578, 0.66)


def mass_centre(motion: Motion, roles: Roles, masses: dict[str, float] | None = None) -> np.ndarray:
    """The centre of mass.

    Args:
        motion: The motion, in any unit.
        roles: Its joint roles.
        masses: Joint name to mass of the segment fixed to it, in any unit; each is placed in the middle of the
            joint's bones. If not given, published fractions for the roles found (unknown arms are added to the trunk).

    Returns:
        [frame, 3] in the motion's unit.
    """
    if masses is not None:
        return _of_masses(motion, masses)
    total, moment = 0.0, np.zeros((len(motion), 3))
    for (fraction, along), near, far in _segments(motion, roles):
        total += fraction
        moment += fraction * (near + along * (far - near))
    return moment / total


def _of_masses(motion: Motion, masses: dict[str, float]) -> np.ndarray:
    if not masses or min(masses.values()) < 0.0 or sum(masses.values()) <= 0.0:
        raise BadInput("masses: expected a mass of at least 0 for each joint named, and more than 0 in all")
    moment = np.zeros((len(motion), 3))
    for name, mass in masses.items():
        i = motion.skeleton.index(name)
        below = motion.skeleton.children[i]
        far = np.mean([motion.position(c) for c in below], axis=0) if below else motion.end(i)
        moment += mass * 0.5 * (motion.position(i) + far)
    return moment / sum(masses.values())


def _segments(motion: Motion, roles: Roles):
    """((mass fraction, centre), proximal end, distal end) of every segment that the roles determine."""
    at = {role: motion.position(i) for role, i in roles.joints.items()}
    middle = 0.5 * (at["left_hip"] + at["right_hip"])
    arms = all(f"{side}_{part}" in at for side in ("left", "right") for part in ("arm", "elbow", "wrist"))
    for side in ("left", "right"):
        hip, knee, ankle = (at[f"{side}_{part}"] for part in ("hip", "knee", "ankle"))
        toe = roles.get(f"{side}_toe")
        yield THIGH, hip, knee
        yield SHANK, knee, ankle
        yield FOOT, ankle, ankle if toe is None else motion.position(toe)
        if arms:
            yield UPPER_ARM, at[f"{side}_arm"], at[f"{side}_elbow"]
            yield FOREARM_AND_HAND, at[f"{side}_elbow"], at[f"{side}_wrist"]
    top = 0.5 * (at["left_arm"] + at["right_arm"]) if arms else at.get("neck", at.get("chest", at["hips"]))
    if "head" in at:
        yield TRUNK, middle, top
        yield HEAD_AND_NECK, top, 0.5 * (at["head"] + motion.end(roles["head"]))
    else:
        yield TRUNK_WITH_HEAD, middle, top
    if not arms:
        yield (2.0 * (UPPER_ARM[0] + FOREARM_AND_HAND[0]), 0.7), middle, top
