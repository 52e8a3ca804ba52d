"""A synthetic walker for tests: a rig with legs, feet, toes and arms, in any axes, with known foot geometry."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import availability
from footfall.characters.skeleton import Skeleton
from footfall.motion import Motion, rotation

THIGH, SHANK, HIP, ANKLE = 0.45, 0.43, 0.1, 0.09
BONES = (  # name, parent, offset in forward, left, up [m]
    ("Hips", "", (0.0, 0.0, 0.0)),
    ("LeftUpLeg", "Hips", (0.0, HIP, 0.0)),
    ("LeftLeg", "LeftUpLeg", (0.0, 0.0, -THIGH)),
    ("LeftFoot", "LeftLeg", (0.0, 0.0, -SHANK)),
    ("LeftToeBase", "LeftFoot", (0.14, 0.0, -ANKLE + 0.02)),
    ("RightUpLeg", "Hips", (0.0, -HIP, 0.0)),
    ("RightLeg", "RightUpLeg", (0.0, 0.0, -THIGH)),
    ("RightFoot", "RightLeg", (0.0, 0.0, -SHANK)),
    ("RightToeBase", "RightFoot", (0.14, 0.0, -ANKLE + 0.02)),
    ("Spine", "Hips", (0.0, 0.0, 0.15)),
    ("LeftArm", "Spine", (0.0, 0.2, 0.35)),
    ("LeftForeArm", "LeftArm", (0.0, 0.28, 0.0)),
    ("LeftHand", "LeftForeArm", (0.0, 0.25, 0.0)),
    ("RightArm", "Spine", (0.0, -0.2, 0.35)),
    ("RightForeArm", "RightArm", (0.0, -0.28, 0.0)),
    ("RightHand", "RightForeArm", (0.0, -0.25, 0.0)),
)
OURS = np.eye(3)
CMU_AXES = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]])  # x left, y up, z forward


def rig(axes: np.ndarray = OURS) -> Skeleton:
    """Rows of `axes` are the rig's own x, y, z in (forward, left, up)."""
    names = [name for name, _, _ in BONES]
    parents = tuple(names.index(parent) if parent else -1 for _, parent, _ in BONES)
    offsets = np.array([offset for _, _, offset in BONES]) @ axes.T
    tip = tuple(float(v) for v in axes @ np.array([0.06, 0.0, -0.01]))
    hand = tuple(float(v) for v in axes @ np.array([0.0, 0.08, 0.0]))
    ends = ((names.index("LeftToeBase"), tip), (names.index("RightToeBase"), tip))
    ends += ((names.index("LeftHand"), hand), (names.index("RightHand"), (-hand[0], -hand[1], -hand[2])))
    return Skeleton(tuple(names), parents, offsets, ends)  # pyright: ignore[reportArgumentType]


def walk(seconds: float = 3.0, rate: float = 120.0, axes: np.ndarray = OURS, speed: float = 1.2) -> Motion:
    """A motion like walking along x, with swinging legs and arms and with foot skate."""
    skeleton = rig(axes)
    t = np.arange(round(seconds * rate) + 1) / rate
    rotations = np.tile(rotation.IDENTITY, (len(t), len(skeleton), 1))
    left = axes @ np.array([0.0, 1.0, 0.0])
    phase = 2.0 * np.pi * t / 1.1

    def flex(name: str, radians: np.ndarray) -> None:
        rotations[:, skeleton.index(name)] = rotation.from_axis_angle(left, radians)

    for side, shift in (("Left", 0.0), ("Right", np.pi)):
        p = phase + shift
        hip, knee = -0.05 - 0.4 * np.cos(p), 0.2 + 0.4 * np.maximum(0.0, np.sin(p)) ** 2
        flex(f"{side}UpLeg", hip)
        flex(f"{side}Leg", knee)
        flex(f"{side}Foot", -hip - knee + 0.25 * np.sin(p))
        flex(f"{side}Arm", 0.3 * np.cos(p))
    world = rotation.from_matrix(axes.T)  # the rig's axes to forward, left, up
    sway = rotation.from_axis_angle((0.0, 0.0, 1.0), 0.1 * np.sin(phase) + 0.05 * t)
    rotations[:, 0] = rotation.product(sway, np.broadcast_to(world, (len(t), 4)))
    lowest = Motion(skeleton, rate, np.zeros((len(t), 3)), rotations).positions[:, :, 2].min(axis=1)
    root = np.stack((speed * t, 0.02 * np.sin(phase), 0.02 - lowest), axis=1)
    return Motion(skeleton, rate, root, rotations, "walker")


def standing(seconds: float = 1.0, rate: float = 120.0, bend: float = 0.2, axes: np.ndarray = OURS) -> Motion:
    """Standing still, with bent knees and flat feet on the floor."""
    skeleton = rig(axes)
    count = round(seconds * rate) + 1
    rotations = np.tile(rotation.IDENTITY, (count, len(skeleton), 1))
    rotations[:, 0] = rotation.from_matrix(axes.T)
    for side in ("Left", "Right"):
        for name, fraction in (("UpLeg", -1.0), ("Leg", 2.0), ("Foot", -1.0)):
            rotations[:, skeleton.index(side + name)] = rotation.from_axis_angle(
                axes @ np.array([0.0, 1.0, 0.0]), fraction * bend
            )
    height = THIGH * np.cos(bend) + SHANK * np.cos(bend) + ANKLE
    return Motion(skeleton, rate, np.tile([0.0, 0.0, height], (count, 1)), rotations, "standing")


def cmu(name: str) -> Path:
    """A shared clip, or skip."""
    return availability.clip(name)
