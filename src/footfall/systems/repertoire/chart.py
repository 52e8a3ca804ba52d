"""The state of a body in coordinates of its heading, so that states can be compared by plain differences.

In the plane a state is `(qpos, qvel)` as it is: x, height, pitch, joints, then their rates. In space the root's
orientation becomes yaw, pitch and roll, one after the other about z, -y and x:

    x, y, yaw, height, roll, pitch, joints; their rates, the velocity along x and y in the frame of the heading

The way over the ground (x; in space x and y) comes first and is left out of differences: controllers do not depend on
it. Yaw counts from the heading that the body is to keep.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import asin, atan2, cos, sin, tan
from typing import Any

import numpy as np

from ...characters import Character
from ...physics.kernel import compiled


@compiled
def yaw_of(root):
    """The heading of a root in space, from x to the left [rad]."""
    w, x, y, z = root[3], root[4], root[5], root[6]
    return atan2(2.0 * (x * y + w * z), 1.0 - 2.0 * (y * y + z * z))


@compiled
def bound_root(root, root_rate, out, rates):
    """What is fed back of a root in space.

    Args:
        root: [7] position and orientation.
        root_rate: [6] velocity in the world, angular velocity in its own frame.
        out: [3] height, roll, pitch, is written.
        rates: [6] velocity ahead and to the left, yaw rate, velocity upwards, roll rate, pitch rate, is written.
    """
    w, x, y, z = root[3], root[4], root[5], root[6]
    yaw = yaw_of(root)
    pitch = asin(min(max(2.0 * (x * z - w * y), -1.0), 1.0))
    roll = atan2(2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y))
    out[0], out[1], out[2] = root[2], roll, pitch
    c, s = cos(yaw), sin(yaw)
    wx, wy, wz = root_rate[3], root_rate[4], root_rate[5]
    across = sin(roll) * wy + cos(roll) * wz
    rates[0] = c * root_rate[0] + s * root_rate[1]
    rates[1] = c * root_rate[1] - s * root_rate[0]
    rates[2] = across / cos(pitch)
    rates[3] = root_rate[2]
    rates[4] = wx - tan(pitch) * across
    rates[5] = sin(roll) * wz - cos(roll) * wy


@dataclass(frozen=True)
class Chart:
    """Coordinates of the states of a body.

    Attributes:
        joints: How many the body has.
        root: Coordinates of the root: 3 in the plane, 6 in space.
        free: How many of them come first and are not fed back: 1 in the plane, 2 in space.
    """

    joints: int
    root: int = 3
    free: int = 1

    @classmethod
    def of(cls, character: Character) -> Chart:
        """The chart of a body."""
        n = len(character.joints)
        return cls(n) if character.planar else cls(n, 6, 2)

    @classmethod
    def fitting(cls, states: np.ndarray, joints: int) -> Chart:
        """The chart of states [..., 2 half] of a body with so many joints."""
        return cls(joints) if states.shape[-1] == 2 * (3 + joints) else cls(joints, 6, 2)

    @property
    def height(self) -> int:
        """Which number is the height of the root; tilt and joints follow."""
        return self.root // 2

    @property
    def half(self) -> int:
        """Numbers of a pose; as many rates follow."""
        return self.root + self.joints

    @property
    def size(self) -> int:
        """Numbers of a difference of states."""
        return 2 * self.half - self.free

    def read(self, data: Any) -> np.ndarray:
        """The state of a simulation [2 half]."""
        if self.root == 3:
            return np.concatenate((data.qpos, data.qvel))
        qpos, qvel = data.qpos, data.qvel
        out = np.empty(2 * self.half)
        out[:2], out[2] = qpos[:2], yaw_of(qpos)
        bound_root(qpos, qvel, out[3:6], out[self.half : self.half + 6])
        out[6 : self.half], out[self.half + 6 :] = qpos[7:], qvel[6:]
        return out

    def place(self, data: Any, state: np.ndarray) -> None:
        """Put a simulation into a state [2 half]."""
        pose, rate = state[: self.half], state[self.half :]
        if self.root == 3:
            data.qpos[:], data.qvel[:] = pose, rate
            return
        data.qpos[:] = self.qpos(pose)
        yaw, roll, pitch = pose[2], pose[4], pose[5]
        c, s = cos(yaw), sin(yaw)
        ahead, left, turn, up, rolling, pitching = rate[:6]
        data.qvel[:3] = c * ahead - s * left, s * ahead + c * left, up
        data.qvel[3] = rolling + sin(pitch) * turn
        data.qvel[4] = -cos(roll) * pitching + sin(roll) * cos(pitch) * turn
        data.qvel[5] = sin(roll) * pitching + cos(roll) * cos(pitch) * turn
        data.qvel[6:] = rate[6:]

    def qpos(self, pose: np.ndarray) -> np.ndarray:
        """A pose of the chart [half] as positions of the simulation [nq]."""
        if self.root == 3:
            return pose
        x, y, yaw, height, roll, pitch = pose[:6]
        cz, sz, cy, sy, cx, sx = (f(0.5 * a) for a in (yaw, -pitch, roll) for f in (cos, sin))
        turn = (
            cz * cy * cx + sz * sy * sx,
            cz * cy * sx - sz * sy * cx,
            cz * sy * cx + sz * cy * sx,
            sz * cy * cx - cz * sy * sx,
        )
        return np.array([x, y, height, *turn, *pose[6:]])

    def pose(self, qpos: np.ndarray) -> np.ndarray:
        """Positions of the simulation [nq] as a pose of the chart [half]."""
        if self.root == 3:
            return qpos
        root, rates = np.empty(3), np.empty(6)
        bound_root(qpos, np.zeros(6), root, rates)
        return np.array([*qpos[:2], yaw_of(qpos), *root, *qpos[7:]])
