"""A clip on a body in space: as recorded, and with planted feet, which the search tracks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters import Character
from ...characters.roles import find
from ...control.reference import attitude, turned
from ...evaluate.clips.clips import Clip
from ...motion import Motion, rotation
from ...motion.analysis.feet import sole_points
from ...motion.analysis.level import check_level
from ...motion.editing.planting import planted
from ...motion.editing.smoothing import low_pass
from ...motion.retarget import hinges
from ...motion.retarget.retarget import retargeted
from ...physics import inverse
from ...physics.poses import soles
from ..limits import usable

FRAME_RATE = 60.0  # of the clip on the body [1/s]
BAND = 10.0  # frequencies kept of poses [Hz]
HEIGHT_BAND = 6.0  # and of the height by which a floating clip is lowered [Hz]


@dataclass(frozen=True, eq=False)
class Reference:
    """A clip on a body in space: in the first frame its root is over the origin and faces x.

    Attributes:
        name: Of the clip.
        character: The body.
        recorded: [frame, nq] the clip retargeted to the body, at `FRAME_RATE` [m, rad].
        target: [frame, nq] the same with feet that rest where they touch the ground.
        torque: [frame, joint] of the target by inverse dynamics, within the limits [N m].
        contact: [frame, 2] whether the left and the right foot are on the ground.
        needed: [frame] force on the root that no ground force explains, of the recording [N].
        yaw: Of the clip's first frame, by which it was turned [rad].
    """

    name: str
    character: Character
    recorded: np.ndarray
    target: np.ndarray
    torque: np.ndarray
    contact: np.ndarray
    needed: np.ndarray
    yaw: float

    def __len__(self) -> int:
        return len(self.target)

    @property
    def seconds(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self) - 1) / FRAME_RATE

    def at_step(self, dt: float) -> tuple[np.ndarray, np.ndarray]:
        """Poses [step, nq] and torques [step, joint] of the target with a time step [s]; cubic, and linear."""
        return sampled(self.target, FRAME_RATE, dt), _linear(self.torque, FRAME_RATE, dt)


def sampled(qpos: np.ndarray, rate: float, dt: float) -> np.ndarray:
    """Poses [frame, nq] at a time step [s], by cubic interpolation."""
    from scipy.interpolate import CubicSpline

    continuous = qpos.copy()
    continuous[:, 3:7] = rotation.continuous(qpos[:, 3:7])
    time = np.arange(len(qpos)) / rate
    rows = CubicSpline(time, continuous, axis=0)(np.arange(int(time[-1] / dt + 1e-9) + 1) * dt)
    rows[:, 3:7] /= np.linalg.norm(rows[:, 3:7], axis=1, keepdims=True)
    return rows


def _linear(table: np.ndarray, rate: float, dt: float) -> np.ndarray:
    time = np.arange(len(table)) / rate
    at = np.arange(int(time[-1] / dt + 1e-9) + 1) * dt
    return np.stack([np.interp(at, time, column) for column in table.T], axis=1)


def of_clip(clip: Clip, character: Character) -> Reference:
    """A cleaned clip on a body in space.

    Args:
        clip: The clip, read and cleaned.
        character: A body in space with feet.

    Returns:
        The reference motion.

    Raises:
        BadInput: The frame rate or duration cannot be used, no foot touches the ground, or the ground is not level.
    """
    motion = clip.motion
    contacts, on = usable(clip)
    check_level(motion, clip.roles)
    body = retargeted(motion, character, clip.roles).motion
    own = find(body.skeleton)
    feet = planted(body, contacts, own, sole_points(body.skeleton, own, character))
    count = int(np.floor(motion.duration * FRAME_RATE + 1e-6)) + 1
    rows = np.clip(np.round(np.arange(count) / FRAME_RATE * motion.rate).astype(int), 0, len(motion) - 1)
    on = on[rows]
    recorded, target = (_standing(_table(each, character, count), character, on) for each in (body, feet))
    yaw, place = float(attitude(target[:1, 3:7])[0, 2]), target[0, :2].copy()
    recorded, target = (_begun(qpos, place, yaw) for qpos in (recorded, target))
    limit = np.array([joint.torque for joint in character.joints])
    torque = np.clip(inverse.of_path(character, target, 1.0 / FRAME_RATE, on).torque, -limit, limit)
    needed = inverse.of_path(character, recorded, 1.0 / FRAME_RATE, on).residual
    return Reference(clip.stem, character, recorded, target, torque, on, np.linalg.norm(needed[:, :3], axis=1), yaw)


def _begun(qpos: np.ndarray, place: np.ndarray, yaw: float) -> np.ndarray:
    """Poses moved so that `place` [2] [m] is the origin and `yaw` [rad] is the x axis."""
    turn = rotation.from_axis_angle((0.0, 0.0, 1.0), -yaw)
    moved = qpos.copy()
    moved[:, :2] -= place
    moved[:, :3] = rotation.rotated(turn, moved[:, :3])
    moved[:, 3:7] = rotation.product(turn, moved[:, 3:7])
    return moved


def _table(body: Motion, character: Character, count: int) -> np.ndarray:
    """A motion of the character's links as poses at `FRAME_RATE` [frame, nq], without high frequencies."""
    at = np.arange(len(body)) / body.rate
    angles = hinges.fit(body, character).angles
    columns = low_pass(np.column_stack((body.root, attitude(body.local_rotations[:, 0]), angles)), BAND, body.rate)
    rows = np.stack([np.interp(np.arange(count) / FRAME_RATE, at, column) for column in columns.T], axis=1)
    return np.column_stack((rows[:, :3], turned(rows[:, 3:6]), rows[:, 6:]))


def _standing(qpos: np.ndarray, character: Character, on: np.ndarray) -> np.ndarray:
    """Poses lowered or raised so that the lower foot is on the ground whenever a foot is in contact."""
    gap = np.min([points[..., 2].min(axis=1) for points in soles(character, qpos)], axis=0)
    known, frames = on.any(axis=1), np.arange(len(qpos))
    moved = qpos.copy()
    moved[:, 2] -= low_pass(np.interp(frames, frames[known], gap[known])[:, None], HEIGHT_BAND, FRAME_RATE)[:, 0]
    return moved
