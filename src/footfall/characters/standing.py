"""The standing pose of a skeleton: its up and forward directions, and the joint positions.

This uses arrays only, so that characters can be built from recorded skeletons without importing `footfall.motion`.
"""

from __future__ import annotations

import numpy as np

from .roles import SIDES, Roles
from .skeleton import Skeleton

AXIS_COSINE = np.cos(np.radians(20.0))  # directions within 20° of a coordinate axis are taken as that axis
REST_SPEED_RANGE = (0.15, 0.6)  # bounds of the speed below which a foot rests on the ground [m/s]
MAX_FLAT_ANKLE_HEIGHT = 0.11  # of leg length: a resting foot with a higher ankle stands on its toes
MIN_REST_FRAMES = 5  # frames needed to measure a resting foot


def axes(left: np.ndarray, up: np.ndarray) -> np.ndarray:
    """The rotation matrix that maps the directions `left` and `up` to y and z [3, 3]."""
    z = up / np.linalg.norm(up)
    y = left - np.dot(left, z) * z
    y = y / np.linalg.norm(y)
    return np.stack((np.cross(y, z), y, z))


def rest_positions(skeleton: Skeleton) -> np.ndarray:
    """Joint positions in the rest pose, in the skeleton's own axes [joint, 3]."""
    positions = np.zeros((len(skeleton), 3))
    for i, parent in enumerate(skeleton.parents[1:], 1):
        positions[i] = positions[parent] + skeleton.offsets[i]
    return positions


def rest_axes(roles: Roles) -> np.ndarray:
    """The rotation matrix from a skeleton's rest axes to x forward, y left, z up [3, 3]."""
    up, left = _up_and_left(rest_positions(roles.skeleton), roles)
    if np.linalg.norm(left) < 1e-6:  # a planar character, whose hips are at one position: its axes need no rotation
        left = np.array([0.0, 1.0, 0.0])
    return axes(_nearest_axis(left), _nearest_axis(up))


def upright_frame(positions: np.ndarray, roles: Roles) -> tuple[int, np.ndarray]:
    """The frame with the ankles furthest below the hips, and the rotation matrix that makes it face x."""
    z = positions[:, :, 2]
    height = sum(z[:, roles[f"{s}_hip"]] - z[:, roles[f"{s}_ankle"]] for s in SIDES)
    frame = int(np.argmax(height))
    _, left = _up_and_left(positions[frame], roles)
    return frame, axes(left, np.array([0.0, 0.0, 1.0]))


def stands(roles: Roles) -> bool:
    """Whether the rest pose is a standing pose: legs down, trunk up."""
    positions = rest_positions(roles.skeleton)
    up, left = _up_and_left(positions, roles)
    size = np.linalg.norm(up)
    top = next((roles[r] for r in ("head", "neck", "chest") if roles.get(r) is not None), None)
    if size < 1e-6 or (top is not None and np.dot(positions[top] - positions[roles["hips"]], up) <= 0.0):
        return False
    for side in SIDES:
        for a, b in (("hip", "knee"), ("knee", "ankle")):
            bone = positions[roles[f"{side}_{b}"]] - positions[roles[f"{side}_{a}"]]
            if np.dot(bone, up) > -0.6 * size * np.linalg.norm(bone):
                return False
    return abs(np.dot(left, up)) < 0.5 * size * max(float(np.linalg.norm(left)), 1e-9)


def leg_length(positions: np.ndarray, roles: Roles) -> float:
    """Length of thigh and shank, mean of both legs [m]."""
    bones = [(f"{s}_{a}", f"{s}_{b}") for s in SIDES for a, b in (("hip", "knee"), ("knee", "ankle"))]
    return 0.5 * sum(float(np.linalg.norm(positions[roles[b]] - positions[roles[a]])) for a, b in bones)


def resting(positions: np.ndarray, rate: float, roles: Roles, side: str) -> np.ndarray | None:
    """The frames in which a foot rests flat on the ground; None if there are too few or it stands on its toes."""
    ankle, toe = roles[f"{side}_ankle"], roles.get(f"{side}_toe")
    if len(positions) < MIN_REST_FRAMES:
        return None
    speed = np.zeros(len(positions))
    toe = ankle if toe is None else toe
    for joint in {ankle, toe}:
        speed = np.maximum(speed, np.linalg.norm(np.gradient(positions[:, joint], axis=0), axis=1) * rate)
    height = positions[:, toe, 2]
    low = height < np.percentile(height, 5) + 0.04
    still = low & (speed <= np.clip(np.percentile(speed[low], 15), *REST_SPEED_RANGE))
    if still.sum() < MIN_REST_FRAMES:
        return None
    ankle_height = float(np.median(positions[still, ankle, 2]))
    return still if 0.0 < ankle_height < MAX_FLAT_ANKLE_HEIGHT * leg_length(positions[0], roles) else None


def _nearest_axis(v: np.ndarray) -> np.ndarray:
    v = v / np.linalg.norm(v)
    k = int(np.argmax(np.abs(v)))
    return np.sign(v[k]) * np.eye(3)[k] if abs(v[k]) > AXIS_COSINE else v


def _up_and_left(positions: np.ndarray, roles: Roles) -> tuple[np.ndarray, np.ndarray]:
    feet = positions[roles["left_ankle"]] + positions[roles["right_ankle"]]
    hips = positions[roles["left_hip"]] + positions[roles["right_hip"]]
    return hips - feet, positions[roles["left_hip"]] - positions[roles["right_hip"]]
