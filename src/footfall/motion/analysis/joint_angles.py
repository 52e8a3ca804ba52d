"""Sagittal-plane angles of hip, knee and ankle, as gait laboratories define them.

They are computed from joint positions, not from a rig's own axes, so that clips of any skeleton can be compared with
the same normative band. Flexion and dorsiflexion are positive.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters.roles import Roles
from ...characters.standing import rest_positions
from .. import rotation
from ..motion import Motion
from .contacts import flat_frames
from .legs import SIDES, leg_length


@dataclass(frozen=True, eq=False)
class SagittalAngles:
    """Angles in degrees, each [frame]; sides are "left" and "right"."""

    pelvis: np.ndarray  # anterior tilt relative to the rest pose of the skeleton
    thigh: dict[str, np.ndarray]  # forward of the vertical: the normative hip flexion less the normative pelvic tilt
    hip: dict[str, np.ndarray]  # thigh relative to pelvis; the normative pelvis is tilted 10 degrees further forward
    knee: dict[str, np.ndarray]
    ankle: dict[str, np.ndarray]  # 0 with the foot flat and the shank upright

    def of(self, joint: str, side: str) -> np.ndarray:
        """hip, knee, ankle or thigh of one side."""
        return {"hip": self.hip, "knee": self.knee, "ankle": self.ankle, "thigh": self.thigh}[joint][side]


def sagittal_angles(motion: Motion, roles: Roles) -> SagittalAngles:
    """Sagittal angles of a cleaned motion (z up); without toe joints the ankle angle is zero."""
    forward = facing_direction(motion, roles)
    pelvis = _pelvis_lean(motion, roles, forward)
    thigh, hip, knee, ankle = {}, {}, {}, {}
    for side in SIDES:
        at = {part: motion.position(roles[f"{side}_{part}"]) for part in ("hip", "knee", "ankle")}
        thigh[side] = _ahead_of_down(at["knee"] - at["hip"], forward)
        shank = _ahead_of_down(at["ankle"] - at["knee"], forward)
        hip[side] = thigh[side] + pelvis
        knee[side] = thigh[side] - shank
        toe = roles.get(f"{side}_toe")
        ankle[side] = np.zeros(len(motion))
        if toe is not None:
            foot = motion.position(toe) - at["ankle"]
            ahead = np.where(
                np.sum(foot * forward, axis=1) < 0.0, -1.0, 1.0
            )  # the foot may be rotated past the vertical
            rise = np.degrees(np.unwrap(np.arctan2(foot[:, 2], ahead * np.linalg.norm(foot[:, :2], axis=1))))
            flat = flat_frames(at["ankle"], motion.position(toe), motion.rate, leg_length(motion, roles))
            ankle[side] = rise - np.median(rise[flat]) - shank
    return SagittalAngles(pelvis, thigh, hip, knee, ankle)


def facing_direction(motion: Motion, roles: Roles) -> np.ndarray:
    """Horizontal heading direction of the hips [frame, 3]: left × up."""
    left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    ahead = np.stack((left[:, 1], -left[:, 0], np.zeros(len(left))), axis=1)
    return ahead / np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)


def _ahead_of_down(bone: np.ndarray, forward: np.ndarray) -> np.ndarray:
    """Angle of a bone forward of straight down [frame] [deg], unwrapped."""
    return np.degrees(np.unwrap(np.arctan2(np.sum(bone * forward, axis=1), -bone[:, 2])))


def _pelvis_lean(motion: Motion, roles: Roles, forward: np.ndarray) -> np.ndarray:
    """Anterior tilt of the pelvis relative to the rest pose [frame] [deg]."""
    own_up = rest_axes(roles)[1]
    up = rotation.rotated(motion.world_rotation(roles["hips"]), own_up)
    return np.degrees(np.arctan2(np.sum(up * forward, axis=1), up[:, 2]))


def rest_axes(roles: Roles) -> tuple[np.ndarray, np.ndarray]:
    """Left and up of a skeleton in its rest pose, from the positions of hips and ankles."""
    positions = rest_positions(roles.skeleton)
    left = positions[roles["left_hip"]] - positions[roles["right_hip"]]
    left = left / np.linalg.norm(left)
    up = sum(positions[roles[f"{side}_hip"]] - positions[roles[f"{side}_ankle"]] for side in SIDES)
    up = up - left * (up @ left)
    return left, up / np.linalg.norm(up)
