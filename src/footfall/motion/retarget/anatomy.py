"""Segment orientations of a skeleton, independent of its rig.

Every segment gets a frame with x forward, y left, z up when the body stands straight with the arms hanging. Frames are
defined by the directions of bones, not by a rig's own axes, so that T-poses, A-poses and slanted legs give the same
result: orientation = world_rotation · inverse(rest) for a joint, with one constant rotation `rest` for each role.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...characters import standing
from ...characters.roles import SIDES, Roles
from ...characters.skeleton import Skeleton
from .. import rotation
from ..motion import Motion
from ..rotation import inverse, product, rotated

DOWN, UP, LEFT = np.array([0.0, 0.0, -1.0]), np.array([0.0, 0.0, 1.0]), np.array([0.0, 1.0, 0.0])
TOES_UP = -LEFT  # positive rotation about it raises the toes
NEXT = {"hip": "knee", "knee": "ankle", "arm": "elbow", "elbow": "wrist"}  # the joint at which a limb's bone ends
FLEXION_SIGN = {"hip": 1.0, "arm": -1.0}  # knees flex backwards, elbows forwards
STRAIGHT = 0.15  # sine of the flexion below which its plane is uncertain
MAX_FLAT_TILT = np.radians(25.0)  # a resting foot tilted further from the rest pose is not flat


@dataclass(frozen=True, eq=False)
class Anatomy:
    """Constants of a skeleton: for every role, its joint's world rotation when the body stands straight and faces x.

    Attributes:
        roles: Joint roles.
        standing_rotations: [joint, 4] world rotations in the reference pose, before bones are straightened.
        local_rotations: [joint, 4] local rotations in the reference pose.
        positions: [joint, 3] joint positions in the reference pose [m].
        rest: Role to the joint's world rotation when its segment is straight.
        ankle_height: Side to height of the ankle over the sole of a flat foot [m].
    """

    roles: Roles
    standing_rotations: np.ndarray
    local_rotations: np.ndarray
    positions: np.ndarray
    rest: dict[str, np.ndarray]
    ankle_height: dict[str, float]

    @property
    def skeleton(self) -> Skeleton:
        """The skeleton that the roles belong to."""
        return self.roles.skeleton

    def frame(self, motion: Motion, role: str) -> np.ndarray:
        """World orientation of a segment [frame, 4]."""
        return product(motion.world_rotations[:, self.roles[role]], inverse(self.rest[role]))

    def leg_length(self) -> float:
        """Length of thigh and shank, mean of both legs [m]."""
        return standing.leg_length(self.positions, self.roles)


def of_skeleton(roles: Roles) -> Anatomy:
    """The constants from the rest pose alone."""
    anatomy = _straightened(roles, *_rest_pose(roles))
    return replace(anatomy, ankle_height={s: _ankle_over_toe(anatomy, s) for s in SIDES})


def of_motion(motion: Motion, roles: Roles) -> Anatomy:
    """The constants from the rest pose, or from the most upright frame if the rest pose is not a standing pose.

    They are corrected for the planes in which knees and elbows flex and for flat feet, as the motion shows them.
    """
    if standing.stands(roles):
        anatomy = of_skeleton(roles)
    else:
        anatomy = _straightened(roles, *_upright_pose(motion, roles))
        anatomy = replace(anatomy, ankle_height={s: _ankle_over_toe(anatomy, s) for s in SIDES})
    rest, heights = dict(anatomy.rest), dict(anatomy.ankle_height)
    for side in SIDES:
        for part in ("hip", "arm"):
            if f"{side}_{part}" in rest and f"{side}_{NEXT[part]}" in rest:
                spin = rotation.from_axis_angle(UP, _bend_offset(motion, anatomy, side, part))
                for role in (f"{side}_{part}", f"{side}_{NEXT[part]}"):
                    rest[role] = product(inverse(spin), rest[role])
        flat = _flat_foot(motion, anatomy, side)
        if flat is not None:
            rest[f"{side}_ankle"], heights[side] = flat
        toe_out = rotation.from_axis_angle(UP, _toe_out(motion, replace(anatomy, rest=rest), side))
        rest[f"{side}_ankle"] = product(toe_out, rest[f"{side}_ankle"])
        if f"{side}_toe" in rest:
            rest[f"{side}_toe"] = _flat_toes(motion, replace(anatomy, rest=rest), side)
    return replace(anatomy, rest=rest, ankle_height=heights)


# the reference pose


def _rest_pose(roles: Roles) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    matrix = standing.rest_axes(roles)
    count = len(roles.skeleton)
    standing_rotations = np.tile(rotation.from_matrix(matrix), (count, 1))
    return (
        standing_rotations,
        np.tile(rotation.IDENTITY, (count, 1)),
        standing.rest_positions(roles.skeleton) @ matrix.T,
    )


def _upright_pose(motion: Motion, roles: Roles) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    k, matrix = standing.upright_frame(motion.positions, roles)
    positions = (motion.positions[k] - motion.positions[k, 0]) @ matrix.T
    return product(rotation.from_matrix(matrix), motion.world_rotations[k]), motion.local_rotations[k], positions


def _straightened(
    roles: Roles, standing_rotations: np.ndarray, local_rotations: np.ndarray, positions: np.ndarray
) -> Anatomy:
    """Limbs of the reference pose rotated by the smallest rotation until they point straight down."""
    rest = {role: standing_rotations[joint] for role, joint in roles.joints.items()}
    for side in SIDES:
        for part in NEXT:
            role = f"{side}_{part}"
            bone = _bone(roles, standing_rotations, positions, role)
            if bone is not None:
                rest[role] = product(rotation.shortest_arc(bone, DOWN), standing_rotations[roles[role]])
    return Anatomy(roles, standing_rotations, local_rotations, positions, rest, {})


def _bone(roles: Roles, standing_rotations: np.ndarray, positions: np.ndarray, role: str) -> np.ndarray | None:
    """The bone of a limb in the reference pose, as a vector [3]; None if it has no end."""
    joint = roles.get(role)
    if joint is None:
        return None
    side, part = role.split("_")
    to = roles.get(f"{side}_{NEXT[part]}")
    end = roles.skeleton.end(joint)
    if to is not None:
        bone = positions[to] - positions[joint]
    elif end is not None:
        bone = rotated(standing_rotations[joint], end)
    else:
        return None
    return bone if np.linalg.norm(bone) > 1e-9 else None


def _ankle_over_toe(anatomy: Anatomy, side: str) -> float:
    """Height of the ankle over the lowest point of its foot in the reference pose [m]."""
    roles, ankle = anatomy.roles, anatomy.roles[f"{side}_ankle"]
    lowest = anatomy.positions[ankle, 2]
    for joint in range(ankle, len(roles.skeleton)):
        if ankle in roles.skeleton.chain(joint):
            lowest = min(lowest, anatomy.positions[joint, 2])
            end = roles.skeleton.end(joint)
            if end is not None:
                lowest = min(lowest, (anatomy.positions[joint] + rotated(anatomy.standing_rotations[joint], end))[2])
    return float(anatomy.positions[ankle, 2] - lowest)


# corrections from a motion


def unit(v: np.ndarray) -> np.ndarray:
    """Vectors [..., 3] scaled to length one."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def direction(motion: Motion, roles: Roles, role: str) -> np.ndarray:
    """World direction of a limb's bone [frame, 3]."""
    side, part = role.split("_")
    joint, to = roles[role], roles.get(f"{side}_{NEXT[part]}")
    return unit((motion.positions[:, to] if to is not None else motion.end(joint)) - motion.positions[:, joint])


def _bend_offset(motion: Motion, anatomy: Anatomy, side: str, part: str) -> float:
    """Mean angle between the plane in which a knee or elbow flexes and the segment's frame [rad]."""
    role = f"{side}_{part}"
    lower = direction(motion, anatomy.roles, f"{side}_{NEXT[part]}")
    bend = rotated(inverse(anatomy.frame(motion, role)), lower)[:, :2] * -FLEXION_SIGN[part]
    mean = bend.mean(axis=0)
    offset = float(np.arctan2(mean[1], mean[0]))
    return offset if np.hypot(*mean) > STRAIGHT and abs(offset) < np.radians(100.0) else 0.0


def _toe_out(motion: Motion, anatomy: Anatomy, side: str) -> float:
    """Median yaw of a foot relative to its shank, left positive [rad]."""
    shank, foot = (anatomy.frame(motion, f"{side}_{part}") for part in ("knee", "ankle"))
    out = float(np.median(rotation.twist(product(inverse(shank), foot), UP)))
    return out if abs(out) < np.radians(45.0) else 0.0


def _flat_toes(motion: Motion, anatomy: Anatomy, side: str) -> np.ndarray:
    """The rest rotation of toes: with the foot's corrections, and without bend where the foot rests on the ground."""
    ankle, toe = anatomy.roles[f"{side}_ankle"], anatomy.roles[f"{side}_toe"]
    rest = product(
        product(anatomy.rest[f"{side}_ankle"], inverse(anatomy.standing_rotations[ankle])),
        anatomy.standing_rotations[toe],
    )
    still = standing.resting(motion.positions, motion.rate, anatomy.roles, side)
    if still is None:
        return rest
    foot = product(motion.world_rotations[still, ankle], inverse(anatomy.rest[f"{side}_ankle"]))
    toes = product(motion.world_rotations[still, toe], inverse(rest))
    bent = float(np.median(rotation.twist(product(inverse(foot), toes), TOES_UP)))
    return product(rotation.from_axis_angle(TOES_UP, bent), rest)


def _flat_foot(motion: Motion, anatomy: Anatomy, side: str) -> tuple[np.ndarray, float] | None:
    """The rest rotation and height of an ankle from the frames in which its foot rests on the ground."""
    still = standing.resting(motion.positions, motion.rate, anatomy.roles, side)
    if still is None:
        return None
    ankle = anatomy.roles[f"{side}_ankle"]
    rest, height = anatomy.rest[f"{side}_ankle"], float(np.median(motion.positions[still, ankle, 2]))
    if anatomy.roles.get(f"{side}_toe") is None:  # without toes a flat foot cannot be distinguished from a raised heel
        return rest, height
    frames = product(motion.world_rotations[still, ankle], inverse(rest))
    up = unit(np.median(rotated(inverse(frames), UP), axis=0))  # up in the foot's frame
    up = unit(np.array([up[0], np.clip(up[1], -0.2, 0.2), up[2]]))
    if up[2] < np.cos(MAX_FLAT_TILT):
        return None
    flat = rotation.shortest_arc(up, UP)
    return product(flat, rest), height
