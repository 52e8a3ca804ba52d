"""Two-bone inverse kinematics of the legs in closed form, vectorised over frames.

The knee is a hinge: its axis is that of the pose to be changed, and where the leg is straight, the mean axis of the
clip. It flexes in one direction only. Near full extension the reach saturates smoothly, because there a finite ankle
speed needs an infinite knee speed; that is the snap seen in plain two-bone solvers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion

EXACT_REACH = 0.99  # of full extension: targets up to here are reached exactly (knee flexion of about 16°)
MAX_REACH = 0.9995  # of full extension: largest extension of the exact range (about 4°)
MAX_FLEXION = 2.7  # of the knee [rad]
MAX_SWIVEL = 0.8  # of the knee about the line from hip to ankle [rad]
SWIVEL_ITERATIONS = 6
MEAN_AXIS_WEIGHT = 0.15  # sine of the flexion below which the clip's mean hinge axis outweighs the pose's own


@dataclass(frozen=True, eq=False)
class Leg:
    """One leg in every frame.

    Attributes:
        hip: Joint index.
        knee: Joint index.
        ankle: Joint index.
        thigh: [frame, 3] from the hip to the knee, in the world [m].
        shank: [frame, 3] from the knee to the ankle, in the world [m].
        hinge: [frame, 3] knee axis of length one, in the world; positive rotation of the shank flexes the knee.
    """

    hip: int
    knee: int
    ankle: int
    thigh: np.ndarray
    shank: np.ndarray
    hinge: np.ndarray

    def _parts(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """p, q and c of |hip to ankle|² = c + 2 (p cos Δ + q sin Δ) for a knee rotation by Δ about the hinge."""
        along = np.sum(self.shank * self.hinge, axis=1)
        across = self.shank - along[:, None] * self.hinge
        p = np.sum(self.thigh * across, axis=1)
        q = np.sum(self.thigh * np.cross(self.hinge, self.shank), axis=1)
        lengths = np.sum(self.thigh**2, axis=1) + np.sum(self.shank**2, axis=1)
        return p, q, lengths + 2.0 * along * np.sum(self.thigh * self.hinge, axis=1)

    @property
    def flexion(self) -> np.ndarray:
        """Knee flexion from the straightest pose that the hinge allows [frame] [rad]; negative if hyperextended."""
        p, q, _ = self._parts()
        return -np.arctan2(q, p)

    @property
    def extension(self) -> np.ndarray:
        """Distance from the hip to the ankle [frame] [m]."""
        return np.linalg.norm(self.thigh + self.shank, axis=1)

    @property
    def max_extension(self) -> np.ndarray:
        """The same with a straight knee [frame] [m]."""
        p, q, whole = self._parts()
        return np.sqrt(np.maximum(whole + 2.0 * np.hypot(p, q), 0.0))

    @property
    def exact_reach(self) -> np.ndarray:
        """Largest distance that is reached exactly: nearly straight, or as straight as the leg was [frame] [m]."""
        return np.clip(self.extension, EXACT_REACH * self.max_extension, MAX_REACH * self.max_extension)

    def saturated(self, distance: np.ndarray) -> np.ndarray:
        """Distances from hip to ankle [frame] [m] limited to what the leg can reach, with a smooth limit."""
        p, q, whole = self._parts()
        least = np.sqrt(np.maximum(whole + 2.0 * np.hypot(p, q) * np.cos(MAX_FLEXION), 0.0))
        exact, room = self.exact_reach, self.max_extension - self.exact_reach
        over = np.maximum(distance - exact, 0.0)
        return np.maximum(np.where(over > 0.0, exact + room * (1.0 - np.exp(-over / room)), distance), least)

    def knee_rotation(self, distance: np.ndarray) -> np.ndarray:
        """The additional knee flexion for a distance from hip to ankle [frame] [rad]."""
        p, q, whole = self._parts()
        cosine = 0.5 * (distance**2 - whole) / np.hypot(p, q)
        return np.arctan2(q, p) + np.arccos(np.clip(cosine, -1.0, 1.0))


def leg(motion: Motion, roles: Roles, side: str) -> Leg:
    """The leg of one side (`left` or `right`) of a motion."""
    hip, knee, ankle = (roles[f"{side}_{part}"] for part in ("hip", "knee", "ankle"))
    thigh = motion.position(knee) - motion.position(hip)
    shank = motion.position(ankle) - motion.position(knee)
    left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    return Leg(hip, knee, ankle, thigh, shank, _hinge(motion.world_rotation(hip), thigh, shank, left))


def _hinge(orientation: np.ndarray, thigh: np.ndarray, shank: np.ndarray, left: np.ndarray) -> np.ndarray:
    """The axis of the knee: perpendicular to the bent leg, or the clip's mean axis where the leg is straight."""
    bent = np.cross(thigh, shank)
    bent /= (np.linalg.norm(thigh, axis=1) * np.linalg.norm(shank, axis=1))[:, None]  # as long as the sine of flexion
    back = rotation.inverse(orientation)
    mean = np.sum(rotation.rotated(back, bent), axis=0)
    side = np.mean(rotation.rotated(back, left / np.linalg.norm(left, axis=1, keepdims=True)), axis=0)
    if np.linalg.norm(mean) < 0.02 * len(bent) or mean @ side < 0.0:  # never flexed, or only hyperextended
        mean = side
    usual = rotation.rotated(orientation, mean / np.linalg.norm(mean))
    wrong = np.minimum(np.sum(bent * usual, axis=1, keepdims=True), 0.0)
    axis = MEAN_AXIS_WEIGHT * usual + bent - wrong * usual
    return axis / np.linalg.norm(axis, axis=1, keepdims=True)


def reached(motion: Motion, roles: Roles, side: str, ankle: np.ndarray, foot: np.ndarray | None = None) -> Motion:
    """The motion with an ankle at target positions.

    Args:
        motion: The motion to change.
        roles: Joint roles.
        side: `left` or `right`.
        ankle: Target world positions of the ankle [frame, 3] [m]; those out of reach are approached as far as possible.
        foot: World rotation of the foot, [4] or [frame, 4]; unchanged if not given.

    Returns:
        The motion with new rotations of hip, knee and ankle; the pelvis is unchanged.
    """
    chain = leg(motion, roles, side)
    parents = motion.skeleton.parents
    hip = motion.position(chain.hip)
    target = np.asarray(ankle, float) - hip
    distance = np.linalg.norm(target, axis=1)
    knee_rotation = rotation.from_axis_angle(chain.hinge, chain.knee_rotation(chain.saturated(distance)))
    arm = chain.thigh + rotation.rotated(knee_rotation, chain.shank)
    target = np.where(distance[:, None] > 1e-9, target, arm)
    hip_rotation = rotation.shortest_arc(arm, target)
    foot = motion.world_rotation(chain.ankle) if foot is None else np.broadcast_to(foot, (len(motion), 4))

    rotations = motion.local_rotations.copy()
    new_hip = rotation.product(hip_rotation, motion.world_rotation(chain.hip))
    rotations[:, chain.hip] = _relative(motion.world_rotation(parents[chain.hip]), new_hip)
    rotations[:, chain.knee] = _relative(
        motion.world_rotation(parents[chain.knee]), rotation.product(knee_rotation, motion.world_rotation(chain.knee))
    )
    lower = rotation.product(rotation.product(hip_rotation, knee_rotation), motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = _relative(lower, foot)
    return replace(motion, local_rotations=rotations)


def swivelled(motion: Motion, roles: Roles, side: str) -> Motion:
    """The motion with a leg swivelled about the line from hip to ankle until the ankle needs no yaw.

    For characters whose ankles only pitch (about y) and roll (about x). Hip and ankle positions and the foot's
    rotation are unchanged.
    """
    hip, ankle = roles[f"{side}_hip"], roles[f"{side}_ankle"]
    parents = motion.skeleton.parents
    foot, line = motion.world_rotation(ankle), motion.position(ankle) - motion.position(hip)
    line = line / np.linalg.norm(line, axis=1, keepdims=True)
    thigh, shank = motion.world_rotation(hip), motion.world_rotation(parents[ankle])
    swivel = np.zeros(len(motion))
    for _ in range(
        SWIVEL_ITERATIONS
    ):  # the shank is not quite parallel to the axis: each iteration leaves a small rest
        yaw = rotation.to_euler(
            "YXZ", _relative(rotation.product(rotation.from_axis_angle(line, swivel), shank), foot)
        )[:, 2]
        swivel = np.clip(swivel - yaw, -MAX_SWIVEL, MAX_SWIVEL)
    swing = rotation.from_axis_angle(line, swivel)
    rotations = motion.local_rotations.copy()
    rotations[:, hip] = _relative(motion.world_rotation(parents[hip]), rotation.product(swing, thigh))
    rotations[:, ankle] = _relative(rotation.product(swing, shank), foot)
    return replace(motion, local_rotations=rotations)


def _relative(parent: np.ndarray, child: np.ndarray) -> np.ndarray:
    """The rotation of a child relative to its parent, from world rotations."""
    return rotation.normalized(rotation.product(rotation.inverse(parent), child))
