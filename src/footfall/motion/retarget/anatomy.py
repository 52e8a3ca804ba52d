"""How the segments of a body are turned, whatever rig recorded them.

Every segment gets a frame with the house axes: x forward, y left, z up when the body stands straight, arms hanging.
Frames come from where bones point, not from a rig's own axes, so that T-poses, A-poses and slanted legs all mean the
same: `turn = facing · inverse(rest)` for a joint, with one constant rotation `rest` a role.
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
TOES_UP = -LEFT  # turning about it raises the toes
NEXT = {"hip": "knee", "knee": "ankle", "arm": "elbow", "elbow": "wrist"}  # where the bones of limbs end
BENT = {"hip": 1.0, "arm": -1.0}  # knees bend backwards, elbows forwards
STRAIGHT = 0.15  # sine of a bend under which its plane says little
MOST_TILT = np.radians(25.0)  # a resting foot further than this from the rest pose's is not flat


@dataclass(frozen=True, eq=False)
class Anatomy:
    """What is constant: for every role, how its joint is turned when the body stands straight and faces x."""

    roles: Roles
    stand: np.ndarray  # [joint, 4] facings in the reference pose, before bones are straightened
    local: np.ndarray  # [joint, 4] the reference pose's turns against the parents
    place: np.ndarray  # [joint, 3] where the joints are in the reference pose [m]
    rest: dict[str, np.ndarray]  # role to the joint's facing when its segment stands straight
    ankle_height: dict[str, float]  # above the sole's level, flat on the ground, by side [m]

    @property
    def skeleton(self) -> Skeleton:
        return self.roles.skeleton

    def frame(self, motion: Motion, role: str) -> np.ndarray:
        """How a segment is turned in the world [frame, 4]."""
        return product(motion.world_rotations[:, self.roles[role]], inverse(self.rest[role]))

    def leg_length(self) -> float:
        """Thigh and shank, the mean of both legs [m]."""
        return standing.leg_length(self.place, self.roles)


def of_skeleton(roles: Roles) -> Anatomy:
    """From the rest pose alone."""
    anatomy = _straightened(roles, *_rest_pose(roles))
    return replace(anatomy, ankle_height={s: _ankle_over_toe(anatomy, s) for s in SIDES})


def of_motion(motion: Motion, roles: Roles) -> Anatomy:
    """From the rest pose, or the most upright frame where that is no standing body; knees and feet as they move."""
    if standing.stands(roles):
        anatomy = of_skeleton(roles)
    else:
        anatomy = _straightened(roles, *_upright_pose(motion, roles))
        anatomy = replace(anatomy, ankle_height={s: _ankle_over_toe(anatomy, s) for s in SIDES})
    rest, heights = dict(anatomy.rest), dict(anatomy.ankle_height)
    for side in SIDES:
        for part in ("hip", "arm"):
            if f"{side}_{part}" in rest and f"{side}_{NEXT[part]}" in rest:
                spin = rotation.about(UP, _bend_offset(motion, anatomy, side, part))
                for role in (f"{side}_{part}", f"{side}_{NEXT[part]}"):
                    rest[role] = product(inverse(spin), rest[role])
        flat = _flat_foot(motion, anatomy, side)
        if flat is not None:
            rest[f"{side}_ankle"], heights[side] = flat
        turned_out = rotation.about(UP, _toe_out(motion, replace(anatomy, rest=rest), side))
        rest[f"{side}_ankle"] = product(turned_out, rest[f"{side}_ankle"])
        if f"{side}_toe" in rest:
            rest[f"{side}_toe"] = _flat_toes(motion, replace(anatomy, rest=rest), side)
    return replace(anatomy, rest=rest, ankle_height=heights)


# the reference pose


def _rest_pose(roles: Roles) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    matrix = standing.rest_axes(roles)
    count = len(roles.skeleton)
    stand = np.tile(rotation.from_matrix(matrix), (count, 1))
    return stand, np.tile(rotation.IDENTITY, (count, 1)), standing.rest_places(roles.skeleton) @ matrix.T


def _upright_pose(motion: Motion, roles: Roles) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    k, matrix = standing.upright_frame(motion.positions, roles)
    place = (motion.positions[k] - motion.positions[k, 0]) @ matrix.T
    return product(rotation.from_matrix(matrix), motion.world_rotations[k]), motion.local_rotations[k], place


def _straightened(roles: Roles, stand: np.ndarray, local: np.ndarray, place: np.ndarray) -> Anatomy:
    """Limbs of the reference pose turned by the shortest way until they hang straight down."""
    rest = {role: stand[joint] for role, joint in roles.joints.items()}
    for side in SIDES:
        for part in NEXT:
            role = f"{side}_{part}"
            bone = _bone(roles, stand, place, role)
            if bone is not None:
                rest[role] = product(rotation.turning(bone, DOWN), stand[roles[role]])
    return Anatomy(roles, stand, local, place, rest, {})


def _bone(roles: Roles, stand: np.ndarray, place: np.ndarray, role: str) -> np.ndarray | None:
    """Where a limb's bone points in the reference pose."""
    joint = roles.get(role)
    if joint is None:
        return None
    side, part = role.split("_")
    to = roles.get(f"{side}_{NEXT[part]}")
    end = roles.skeleton.end(joint)
    if to is not None:
        bone = place[to] - place[joint]
    elif end is not None:
        bone = rotated(stand[joint], end)
    else:
        return None
    return bone if np.linalg.norm(bone) > 1e-9 else None


def _ankle_over_toe(anatomy: Anatomy, side: str) -> float:
    """Of the reference pose: the ankle over the lowest point of its foot [m]."""
    roles, ankle = anatomy.roles, anatomy.roles[f"{side}_ankle"]
    lowest = anatomy.place[ankle, 2]
    for joint in range(ankle, len(roles.skeleton)):
        if ankle in roles.skeleton.chain(joint):
            lowest = min(lowest, anatomy.place[joint, 2])
            end = roles.skeleton.end(joint)
            if end is not None:
                lowest = min(lowest, (anatomy.place[joint] + rotated(anatomy.stand[joint], end))[2])
    return float(anatomy.place[ankle, 2] - lowest)


# what movement tells


def unit(v: np.ndarray) -> np.ndarray:
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-12)


def direction(motion: Motion, roles: Roles, role: str) -> np.ndarray:
    """Where a limb's bone points in the world [frame, 3]."""
    side, part = role.split("_")
    joint, to = roles[role], roles.get(f"{side}_{NEXT[part]}")
    return unit((motion.positions[:, to] if to is not None else motion.end(joint)) - motion.positions[:, joint])


def _bend_offset(motion: Motion, anatomy: Anatomy, side: str, part: str) -> float:
    """By how much the plane in which a knee or elbow bends is turned against the segment's frame, on average [rad]."""
    role = f"{side}_{part}"
    lower = direction(motion, anatomy.roles, f"{side}_{NEXT[part]}")
    bend = rotated(inverse(anatomy.frame(motion, role)), lower)[:, :2] * -BENT[part]
    mean = bend.mean(axis=0)
    offset = float(np.arctan2(mean[1], mean[0]))
    return offset if np.hypot(*mean) > STRAIGHT and abs(offset) < np.radians(100.0) else 0.0


def _toe_out(motion: Motion, anatomy: Anatomy, side: str) -> float:
    """By how much a foot points to the left of its shank, on average [rad]."""
    shank, foot = (anatomy.frame(motion, f"{side}_{part}") for part in ("knee", "ankle"))
    out = float(np.median(rotation.twist(product(inverse(shank), foot), UP)))
    return out if abs(out) < np.radians(45.0) else 0.0


def _flat_toes(motion: Motion, anatomy: Anatomy, side: str) -> np.ndarray:
    """The rest rotation of toes: with the foot's own corrections, straight ahead of it where it rests on the ground."""
    ankle, toe = anatomy.roles[f"{side}_ankle"], anatomy.roles[f"{side}_toe"]
    rest = product(product(anatomy.rest[f"{side}_ankle"], inverse(anatomy.stand[ankle])), anatomy.stand[toe])
    still = standing.resting(motion.positions, motion.rate, anatomy.roles, side)
    if still is None:
        return rest
    foot = product(motion.world_rotations[still, ankle], inverse(anatomy.rest[f"{side}_ankle"]))
    toes = product(motion.world_rotations[still, toe], inverse(rest))
    bent = float(np.median(rotation.twist(product(inverse(foot), toes), TOES_UP)))
    return product(rotation.about(TOES_UP, bent), rest)


def _flat_foot(motion: Motion, anatomy: Anatomy, side: str) -> tuple[np.ndarray, float] | None:
    """The rest rotation and height of an ankle from the frames in which its foot rests on the ground."""
    still = standing.resting(motion.positions, motion.rate, anatomy.roles, side)
    if still is None:
        return None
    ankle = anatomy.roles[f"{side}_ankle"]
    rest, height = anatomy.rest[f"{side}_ankle"], float(np.median(motion.positions[still, ankle, 2]))
    if anatomy.roles.get(f"{side}_toe") is None:  # without toes nothing tells a flat foot from a raised heel
        return rest, height
    frames = product(motion.world_rotations[still, ankle], inverse(rest))
    up = unit(np.median(rotated(inverse(frames), UP), axis=0))  # where up is in the foot's frame
    up = unit(np.array([up[0], np.clip(up[1], -0.2, 0.2), up[2]]))
    if up[2] < np.cos(MOST_TILT):
        return None
    flat = rotation.turning(up, UP)
    return product(flat, rest), height
