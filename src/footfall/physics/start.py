"""Where and how fast a body is when a trial begins."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import mujoco
import numpy as np


@dataclass(frozen=True)
class Start:
    """The initial state of a trial. The root's height follows from it: the lowest foot touches the ground.

    Attributes:
        x: Position of the root [m].
        pitch: Of the root, forward lean negative [rad].
        velocity: Of the root: forward (along the heading) and up [m/s].
        pitch_rate: Its rate [rad/s].
        rise: Height above the ground by which the body is lifted [m].
        sideways: Velocity of the root to the left [m/s]; 3D bodies only, as are the next four.
        roll: Of the root, to the right positive [rad].
        roll_rate: Angular velocity about the root's own x axis [rad/s].
        yaw_rate: The same about its own z axis [rad/s].
        heading: Of the root, from the x axis to the left positive [rad].
        angles: Joint angles by name [rad]; joints that are not named are at 0.
        rates: Joint rates by name [rad/s]; likewise.
    """

    x: float = 0.0
    pitch: float = 0.0
    velocity: tuple[float, float] = (0.0, 0.0)
    pitch_rate: float = 0.0
    rise: float = 0.0
    sideways: float = 0.0
    roll: float = 0.0
    roll_rate: float = 0.0
    yaw_rate: float = 0.0
    heading: float = 0.0
    angles: Mapping[str, float] | None = None
    rates: Mapping[str, float] | None = None


def place_root(data: mujoco.MjData, start: Start) -> None:
    """Orientation and velocity of a root that moves freely; pitch counts as in the plane, forward lean negative."""
    orientation = np.array([1.0, 0.0, 0.0, 0.0])
    for axis, angle in (([0, 0, 1], start.heading), ([0, -1, 0], start.pitch), ([1, 0, 0], start.roll)):
        one, both = np.zeros(4), np.zeros(4)
        mujoco.mju_axisAngle2Quat(one, np.array(axis, float), angle)
        mujoco.mju_mulQuat(both, orientation, one)
        orientation = both
    data.qpos[3:7] = orientation
    c, s = math.cos(start.heading), math.sin(start.heading)
    forward, up = start.velocity
    data.qvel[:3] = (c * forward - s * start.sideways, s * forward + c * start.sideways, up)
    data.qvel[3:6] = (start.roll_rate, -start.pitch_rate, start.yaw_rate)  # in the root's own frame
