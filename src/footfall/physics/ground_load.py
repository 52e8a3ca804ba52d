"""The ground force and its centre of pressure that a recorded motion needs, by inverse dynamics of the whole body.

With no force but the ground's, the six equations of the root give the whole ground force and moment; where their
horizontal moment vanishes on the floor is the zero moment point, which is the centre of pressure while it lies in the
support. What one foot carries and what the other does not follow from this alone: `physics.pressure`.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass

import mujoco
import numpy as np

from ..characters import Character
from ..errors import BadInput
from .scene import Scene
from .world import World

CUTOFF = 7.0  # of the filter on recorded positions before they are differentiated twice [Hz]
LEAST_LOAD = 0.05  # of the weight: with less the body is in flight, and no centre of pressure is defined


@dataclass(frozen=True, eq=False)
class GroundLoad:
    """What the ground must do, frame by frame.

    Attributes:
        force: [frame, 3] on the body [N].
        centre: [frame, 2] zero moment point on the floor [m]; below the centre of mass in flight.
        mass_centre: [frame, 3] centre of mass [m].
        weight: m g [N].
    """

    force: np.ndarray
    centre: np.ndarray
    mass_centre: np.ndarray
    weight: float

    @property
    def in_flight(self) -> np.ndarray:
        """[frame] whether the ground carries next to nothing."""
        return self.force[:, 2] < LEAST_LOAD * self.weight


def ground_load(character: Character, qpos: np.ndarray, rate: float, cutoff: float = CUTOFF) -> GroundLoad:
    """The ground force of a motion of a 3D character.

    Args:
        character: The body.
        qpos: [frame, nq] root position [m], quaternion (wxyz), hinge angles [rad]; z up, floor at 0.
        rate: Frames a second.
        cutoff: Of the low-pass filter on positions [Hz].

    Returns:
        Force and zero moment point of each frame.
    """
    if character.planar:
        raise BadInput(f"{character.name} moves in the plane; a pressure pad needs a 3D body such as human")
    if len(qpos) < 4:
        raise BadInput(f"a motion of {len(qpos)} frames is too short for ground forces; expected at least 4")
    smooth = _smoothed(qpos, rate, cutoff)
    world = World(character, Scene(), 1e-3)
    model, data = world.model, world.data
    rates = np.empty((len(qpos) - 1, model.nv))
    for k in range(len(rates)):
        mujoco.mj_differentiatePos(model, rates[k], 1.0 / rate, smooth[k], smooth[k + 1])
    qvel = np.concatenate((rates[:1], 0.5 * (rates[1:] + rates[:-1]), rates[-1:]))
    qacc = np.concatenate((rates[:1] * 0.0, (rates[1:] - rates[:-1]) * rate, rates[:1] * 0.0))
    force, moment = np.empty((len(qpos), 3)), np.empty((len(qpos), 3))
    centre, wanted = np.empty((len(qpos), 3)), np.empty(model.nv)
    for k in range(len(qpos)):
        data.qpos[:], data.qvel[:], data.qacc[:] = smooth[k], qvel[k], qacc[k]
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        mujoco.mj_comVel(model, data)
        mujoco.mj_rne(model, data, 1, wanted)
        turn = data.xmat[1].reshape(3, 3)  # the root's moment is in its own frame
        force[k] = wanted[:3]
        moment[k] = turn @ wanted[3:6]
        centre[k] = data.subtree_com[1]
    moment += np.cross(smooth[:, :3], force)  # about the origin
    weight = float(character.mass * -model.opt.gravity[2])
    lift = np.maximum(force[:, 2], LEAST_LOAD * weight)[:, None]
    point = np.stack((-moment[:, 1], moment[:, 0]), axis=1) / lift  # r × F, r on the floor
    flight = force[:, 2] < LEAST_LOAD * weight
    point[flight] = centre[flight, :2]
    return GroundLoad(force, point, centre, weight)


def _smoothed(qpos: np.ndarray, rate: float, cutoff: float) -> np.ndarray:
    """Positions without what is faster than the cutoff: Butterworth, second order, forward and backward."""
    from scipy.signal import butter, sosfiltfilt

    from ..motion import rotation

    if cutoff >= 0.45 * rate or len(qpos) < 16:
        return qpos
    rows = qpos.copy()
    rows[:, 3:7] = rotation.continuous(rows[:, 3:7])
    sections = butter(2, cutoff / (0.5 * rate), output="sos")
    rows = sosfiltfilt(sections, rows, axis=0, padtype="odd", padlen=min(15, len(rows) - 1))
    rows[:, 3:7] = rotation.normalized(rows[:, 3:7])
    return rows
