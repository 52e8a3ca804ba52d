"""Legs that reach where they should: two bones in closed form, all frames at once.

The knee stays a hinge: its axis is the one it has in the pose that is changed, and where that is straight, the one
it has in the rest of the clip. It bends one way only. Near full stretch the reach saturates smoothly, because there
the knee would turn infinitely fast for a finite speed of the ankle; that is the snap seen in plain two-bone solvers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...characters.roles import Roles
from .. import rotation
from ..motion import Motion

EASY = 0.99  # of full stretch: up to here a leg reaches exactly (a knee flexed by about 16°)
FULL = 0.9995  # of full stretch: as far as a leg is ever stretched on purpose (about 4°)
DEEPEST = 2.7  # [rad] the most a knee is flexed
SWIVEL, SWIVEL_ROUNDS = 0.8, 6  # [rad] the most a knee is swung out or in
STRAIGHT = 0.15  # sine of the flexion below which the clip's mean hinge axis outweighs the pose's own


@dataclass(frozen=True, eq=False)
class Leg:
    """One leg in every frame: where its joints are, its hinge, and how far it reaches."""

    hip: int
    knee: int
    ankle: int
    thigh: np.ndarray  # [frame, 3] from the hip to the knee [m]
    shank: np.ndarray  # [frame, 3] from the knee to the ankle [m]
    hinge: np.ndarray  # [frame, 3] of length one: turning the shank about it by more flexes the knee

    def _parts(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """|hip to ankle|² = whole + 2 (p cos Δ + q sin Δ) when the knee turns by Δ about its hinge."""
        along = np.sum(self.shank * self.hinge, axis=1)
        across = self.shank - along[:, None] * self.hinge
        p = np.sum(self.thigh * across, axis=1)
        q = np.sum(self.thigh * np.cross(self.hinge, self.shank), axis=1)
        lengths = np.sum(self.thigh**2, axis=1) + np.sum(self.shank**2, axis=1)
        return p, q, lengths + 2.0 * along * np.sum(self.thigh * self.hinge, axis=1)

    @property
    def flexion(self) -> np.ndarray:
        """From the straightest the hinge allows; negative when it bends the wrong way [frame, rad]."""
        p, q, _ = self._parts()
        return -np.arctan2(q, p)

    @property
    def stretch(self) -> np.ndarray:
        """From the hip to the ankle [frame, m]."""
        return np.linalg.norm(self.thigh + self.shank, axis=1)

    @property
    def longest(self) -> np.ndarray:
        """The same with a straight knee [frame, m]."""
        p, q, whole = self._parts()
        return np.sqrt(np.maximum(whole + 2.0 * np.hypot(p, q), 0.0))

    @property
    def easy(self) -> np.ndarray:
        """Up to here targets are reached exactly: near straight, or as straight as the leg was [frame, m]."""
        return np.clip(self.stretch, EASY * self.longest, FULL * self.longest)

    def saturated(self, distance: np.ndarray) -> np.ndarray:
        """Distances that the leg can have [frame, m]: those asked for, eased in towards a straight leg."""
        p, q, whole = self._parts()
        least = np.sqrt(np.maximum(whole + 2.0 * np.hypot(p, q) * np.cos(DEEPEST), 0.0))
        easy, room = self.easy, self.longest - self.easy
        over = np.maximum(distance - easy, 0.0)
        return np.maximum(np.where(over > 0.0, easy + room * (1.0 - np.exp(-over / room)), distance), least)

    def knee_turn(self, distance: np.ndarray) -> np.ndarray:
        """How much more to flex the knee so that the ankle is so far from the hip [frame, rad]."""
        p, q, whole = self._parts()
        cosine = 0.5 * (distance**2 - whole) / np.hypot(p, q)
        return np.arctan2(q, p) + np.arccos(np.clip(cosine, -1.0, 1.0))


def leg(motion: Motion, roles: Roles, side: str) -> Leg:
    """A leg (`left` or `right`) of a motion."""
    hip, knee, ankle = (roles[f"{side}_{part}"] for part in ("hip", "knee", "ankle"))
    thigh = motion.position(knee) - motion.position(hip)
    shank = motion.position(ankle) - motion.position(knee)
    left = motion.position(roles["left_hip"]) - motion.position(roles["right_hip"])
    return Leg(hip, knee, ankle, thigh, shank, _hinge(motion.world_rotation(hip), thigh, shank, left))


def _hinge(facing: np.ndarray, thigh: np.ndarray, shank: np.ndarray, left: np.ndarray) -> np.ndarray:
    """The axis of the knee: across the bent leg, or across a straight one as in the clip's mean."""
    bent = np.cross(thigh, shank)
    bent /= (np.linalg.norm(thigh, axis=1) * np.linalg.norm(shank, axis=1))[:, None]  # as long as the sine of flexion
    back = rotation.inverse(facing)
    mean = np.sum(rotation.rotated(back, bent), axis=0)
    side = np.mean(rotation.rotated(back, left / np.linalg.norm(left, axis=1, keepdims=True)), axis=0)
    if np.linalg.norm(mean) < 0.02 * len(bent) or mean @ side < 0.0:  # never bent, or only over-stretched
        mean = side
    usual = rotation.rotated(facing, mean / np.linalg.norm(mean))
    wrong = np.minimum(np.sum(bent * usual, axis=1, keepdims=True), 0.0)
    axis = STRAIGHT * usual + bent - wrong * usual
    return axis / np.linalg.norm(axis, axis=1, keepdims=True)


def reached(motion: Motion, roles: Roles, side: str, ankle: np.ndarray, foot: np.ndarray | None = None) -> Motion:
    """A leg's ankle brought to a place in every frame [m], and its foot to an orientation, or kept as it was.

    The pelvis stays. Targets out of reach are approached as far as the leg goes.
    """
    chain = leg(motion, roles, side)
    parents = motion.skeleton.parents
    hip = motion.position(chain.hip)
    wanted = np.asarray(ankle, float) - hip
    distance = np.linalg.norm(wanted, axis=1)
    knee_turn = rotation.about(chain.hinge, chain.knee_turn(chain.saturated(distance)))
    arm = chain.thigh + rotation.rotated(knee_turn, chain.shank)
    wanted = np.where(distance[:, None] > 1e-9, wanted, arm)
    hip_turn = rotation.turning(arm, wanted)
    foot = motion.world_rotation(chain.ankle) if foot is None else np.broadcast_to(foot, (len(motion), 4))

    rotations = motion.local_rotations.copy()
    new_hip = rotation.product(hip_turn, motion.world_rotation(chain.hip))
    rotations[:, chain.hip] = _against(motion.world_rotation(parents[chain.hip]), new_hip)
    rotations[:, chain.knee] = _against(
        motion.world_rotation(parents[chain.knee]), rotation.product(knee_turn, motion.world_rotation(chain.knee))
    )
    lower = rotation.product(rotation.product(hip_turn, knee_turn), motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = _against(lower, foot)
    return replace(motion, local_rotations=rotations)


def swivelled(motion: Motion, roles: Roles, side: str) -> Motion:
    """The knee swung out or in about the line from hip to ankle until the ankle needs no turn about its own z axis.

    For bodies whose ankles only pitch (about y) and roll (about x); hips, ankles and feet stay where they are.
    """
    hip, ankle = roles[f"{side}_hip"], roles[f"{side}_ankle"]
    parents = motion.skeleton.parents
    foot, line = motion.world_rotation(ankle), motion.position(ankle) - motion.position(hip)
    line = line / np.linalg.norm(line, axis=1, keepdims=True)
    thigh, shank = motion.world_rotation(hip), motion.world_rotation(parents[ankle])
    swung = np.zeros(len(motion))
    for _ in range(SWIVEL_ROUNDS):  # a shank nearly in line with the axis: each round leaves a small share
        yaw = rotation.to_euler("YXZ", _against(rotation.product(rotation.about(line, swung), shank), foot))[:, 2]
        swung = np.clip(swung - yaw, -SWIVEL, SWIVEL)
    swing = rotation.about(line, swung)
    rotations = motion.local_rotations.copy()
    rotations[:, hip] = _against(motion.world_rotation(parents[hip]), rotation.product(swing, thigh))
    rotations[:, ankle] = _against(rotation.product(swing, shank), foot)
    return replace(motion, local_rotations=rotations)


def _against(parent: np.ndarray, facing: np.ndarray) -> np.ndarray:
    return rotation.normal(rotation.product(rotation.inverse(parent), facing))
