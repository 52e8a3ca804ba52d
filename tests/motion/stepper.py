"""A synthetic walker without foot skate: every foot strike and toe-off is known, to test their detection."""

from __future__ import annotations

import numpy as np
from walker import ANKLE, HIP, OURS, SHANK, THIGH, rig

from footfall.motion import Motion, rotation

PERIOD, DUTY, SPEED = 1.1, 0.62, 1.1  # [s], fraction of a stride, [m/s]
SIDES = ("left", "right")
FIRST = {"left": 0.3, "right": 0.8}  # strikes, in strides from the start


def strikes(side: str, seconds: float, period: float = PERIOD) -> np.ndarray:
    """Times of the foot strikes [s]."""
    found = period * (FIRST[side] + np.arange(1000))
    return found[found < seconds]


def toe_offs(side: str, seconds: float, period: float = PERIOD, duty: float = DUTY) -> np.ndarray:
    """Times of the toe-offs [s]."""
    found = period * (FIRST[side] + duty - 1.0 + np.arange(1000))
    return found[(found > 0.0) & (found < seconds)]


def feet(
    seconds: float, rate: float, speed: float = SPEED, period: float = PERIOD, duty: float = DUTY, lift: float = 0.1
) -> dict[str, np.ndarray]:
    """Ankle positions [frame, 3]: fixed in stance, in swing at constant horizontal speed and on an arc."""
    t = np.arange(round(seconds * rate) + 1) / rate
    found = {}
    for side, sign in (("left", 1.0), ("right", -1.0)):
        stride, phase = np.divmod(t / period - FIRST[side], 1.0)
        swing = np.clip((phase - duty) / (1.0 - duty), 0.0, 1.0)
        middle = speed * period * (stride + FIRST[side] + 0.5 * duty)  # under the hips at mid-stance
        x = middle + speed * period * swing
        z = ANKLE + lift * np.sin(np.pi * swing)
        found[side] = np.stack((x, np.full_like(t, sign * HIP), z), axis=1)
    return found


def walk(
    seconds: float = 5.0,
    rate: float = 120.0,
    axes: np.ndarray = OURS,
    speed: float = SPEED,
    limp: float = 0.0,
    **gait: float,
) -> Motion:
    """A walk along x: hips at constant speed and height, feet flat; `limp` [rad] is added to the left knee in swing."""
    t = np.arange(round(seconds * rate) + 1) / rate
    hips = np.stack((speed * t, np.zeros_like(t), np.full_like(t, 0.88 * (THIGH + SHANK) + ANKLE)), axis=1)
    return posed(hips, feet(seconds, rate, speed, **gait), rate, axes, limp)


def posed(
    hips: np.ndarray, ankles: dict[str, np.ndarray], rate: float, axes: np.ndarray = OURS, limp: float = 0.0
) -> Motion:
    """Legs solved so that the ankles reach their positions."""
    skeleton = rig(axes)
    rotations = np.tile(rotation.IDENTITY, (len(hips), len(skeleton), 1))
    rotations[:, 0] = rotation.from_matrix(axes.T)
    left = axes @ np.array([0.0, 1.0, 0.0])
    for side in SIDES:
        way = ankles[side] - hips
        far = np.minimum(np.hypot(way[:, 0], way[:, 2]), 0.999 * (THIGH + SHANK))
        knee = np.pi - np.arccos((THIGH**2 + SHANK**2 - far**2) / (2.0 * THIGH * SHANK))
        hip = np.arctan2(way[:, 0], -way[:, 2]) + np.arctan2(SHANK * np.sin(knee), THIGH + SHANK * np.cos(knee))
        if side == "left":
            knee = knee + limp * (ankles[side][:, 2] - ANKLE) / 0.1
        for name, angle in (("UpLeg", -hip), ("Leg", knee), ("Foot", hip - knee)):
            rotations[:, skeleton.index(side.capitalize() + name)] = rotation.from_axis_angle(left, angle)
        arm = rotation.from_axis_angle(
            axes @ np.array([1.0, 0.0, 0.0]), np.full(len(hips), -1.2 if side == "left" else 1.2)
        )
        rotations[:, skeleton.index(side.capitalize() + "Arm")] = arm
    return Motion(skeleton, rate, hips, rotations, "stepper")


def jump(flight: float = 0.5, rate: float = 120.0, rest: float = 0.8) -> Motion:
    """Standing, a vertical jump with straight legs, standing again."""
    t = np.arange(round((2.0 * rest + flight) * rate) + 1) / rate - rest
    rise = np.where((t > 0.0) & (t < flight), 0.5 * 9.81 * t * (flight - t), 0.0)
    hips = np.stack((np.zeros_like(t), np.zeros_like(t), 0.88 * (THIGH + SHANK) + ANKLE + rise), axis=1)
    ankles = {
        side: hips * [1, 1, 0] + np.array([0, sign * HIP, 0]) + (ANKLE + rise)[:, None] * [0, 0, 1]
        for side, sign in (("left", 1), ("right", -1))
    }
    return posed(hips, ankles, rate)
