"""The standing body in a skeleton: which way is up and forward in it, and where its joints are when it stands.

Plain arrays only, so that bodies can be built from recorded skeletons without knowing recorded movement.
"""

from __future__ import annotations

import numpy as np

from .roles import SIDES, Roles
from .skeleton import Skeleton

SNAP = np.cos(np.radians(20.0))  # a rig's up and left this near one of its axes are that axis
SETTLED, MOVING = 0.15, 0.6  # a foot slower than this rests on the ground; one faster surely does not [m/s]
HIGH_ANKLE = 0.11  # of the leg's length: a resting foot with its ankle higher stands on its toes
FEW = 5  # frames that are too few to measure a foot in


def axes(left: np.ndarray, up: np.ndarray) -> np.ndarray:
    """The rotation matrix that brings a body's own left and up onto y and z."""
    z = up / np.linalg.norm(up)
    y = left - np.dot(left, z) * z
    y = y / np.linalg.norm(y)
    return np.stack((np.cross(y, z), y, z))


def rest_places(skeleton: Skeleton) -> np.ndarray:
    """Where the joints are in the rest pose, in the skeleton's own axes [joint, 3]."""
    place = np.zeros((len(skeleton), 3))
    for i, parent in enumerate(skeleton.parents[1:], 1):
        place[i] = place[parent] + skeleton.offsets[i]
    return place


def rest_axes(roles: Roles) -> np.ndarray:
    """The rotation matrix from a skeleton's rest axes to ours."""
    up, left = _up_and_left(rest_places(roles.skeleton), roles)
    if np.linalg.norm(left) < 1e-6:  # a planar body, whose legs hang in one place: its own axes are ours
        left = np.array([0.0, 1.0, 0.0])
    return axes(_snapped(left), _snapped(up))


def upright_frame(positions: np.ndarray, roles: Roles) -> tuple[int, np.ndarray]:
    """The frame in which the ankles are furthest below the hips, and the rotation matrix that lets it face x."""
    z = positions[:, :, 2]
    height = sum(z[:, roles[f"{s}_hip"]] - z[:, roles[f"{s}_ankle"]] for s in SIDES)
    frame = int(np.argmax(height))
    _, left = _up_and_left(positions[frame], roles)
    return frame, axes(left, np.array([0.0, 0.0, 1.0]))


def stands(roles: Roles) -> bool:
    """Whether the rest pose is a body with its legs down and its trunk up."""
    place = rest_places(roles.skeleton)
    up, left = _up_and_left(place, roles)
    size = np.linalg.norm(up)
    top = next((roles[r] for r in ("head", "neck", "chest") if roles.get(r) is not None), None)
    if size < 1e-6 or (top is not None and np.dot(place[top] - place[roles["hips"]], up) <= 0.0):
        return False
    for side in SIDES:
        for a, b in (("hip", "knee"), ("knee", "ankle")):
            bone = place[roles[f"{side}_{b}"]] - place[roles[f"{side}_{a}"]]
            if np.dot(bone, up) > -0.6 * size * np.linalg.norm(bone):
                return False
    return abs(np.dot(left, up)) < 0.5 * size * max(float(np.linalg.norm(left)), 1e-9)


def leg_length(place: np.ndarray, roles: Roles) -> float:
    """Thigh and shank, the mean of both legs [m]."""
    bones = [(f"{s}_{a}", f"{s}_{b}") for s in SIDES for a, b in (("hip", "knee"), ("knee", "ankle"))]
    return 0.5 * sum(float(np.linalg.norm(place[roles[b]] - place[roles[a]])) for a, b in bones)


def resting(positions: np.ndarray, rate: float, roles: Roles, side: str) -> np.ndarray | None:
    """The frames in which a foot rests flat on the ground, or none if there are too few or it stands on its toes."""
    ankle, toe = roles[f"{side}_ankle"], roles.get(f"{side}_toe")
    if len(positions) < FEW:
        return None
    speed = np.zeros(len(positions))
    toe = ankle if toe is None else toe
    for joint in {ankle, toe}:
        speed = np.maximum(speed, np.linalg.norm(np.gradient(positions[:, joint], axis=0), axis=1) * rate)
    height = positions[:, toe, 2]
    low = height < np.percentile(height, 5) + 0.04
    still = low & (speed <= np.clip(np.percentile(speed[low], 15), SETTLED, MOVING))
    if still.sum() < FEW:
        return None
    ankle_height = float(np.median(positions[still, ankle, 2]))
    return still if 0.0 < ankle_height < HIGH_ANKLE * leg_length(positions[0], roles) else None


def _snapped(v: np.ndarray) -> np.ndarray:
    v = v / np.linalg.norm(v)
    k = int(np.argmax(np.abs(v)))
    return np.sign(v[k]) * np.eye(3)[k] if abs(v[k]) > SNAP else v


def _up_and_left(place: np.ndarray, roles: Roles) -> tuple[np.ndarray, np.ndarray]:
    feet = place[roles["left_ankle"]] + place[roles["right_ankle"]]
    hips = place[roles["left_hip"]] + place[roles["right_hip"]]
    return hips - feet, place[roles["left_hip"]] - place[roles["right_hip"]]
