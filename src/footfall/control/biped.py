"""Joints and links of a 3D biped by name, and servo gains by groups of joints, as the laws' records want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ..characters import Character
from ..strict import Table

SIDES = ("left", "right")
LEG_JOINTS = ("hip_roll", "hip_pitch", "hip_yaw", "knee", "ankle_pitch", "ankle_roll")
HIP_ROLL_J, HIP_PITCH_J, HIP_YAW_J, KNEE_J, ANKLE_PITCH_J, ANKLE_ROLL_J = range(6)  # columns of `Indices.leg`
OPTIONAL = ("hip_yaw", "ankle_pitch", "ankle_roll")  # what imported bodies may lack; not every law can do without
GROUPS = ("waist", "neck", "shoulder", "elbow", "hip", "knee", "ankle", "toe")
MAX_JOINTS = 40
TOE_GAIN = 30.0  # where a skill does not say, since those made for rigid feet do not [N m/rad]
MAX_GAIN = 1e5  # [N m/rad]


class Indices(NamedTuple):
    """Numbers of joints and links; rows of links count from 1, since row 0 of `Body.position` is the world.

    Attributes:
        leg: [2, 6] joints of the left and the right leg in the order of `LEG_JOINTS`; -1 for one that is not there.
        thigh: [2] rows of the thighs.
        pelvis: Row of the pelvis, which is the root.
        joints: How many joints the body has.
    """

    leg: np.ndarray
    thigh: np.ndarray
    pelvis: int
    joints: int


def indices(body: Character, table: Table, more: Sequence[str] = (), may_lack: Sequence[str] = ()) -> Indices:
    """Find what a 3D law needs by name.

    Args:
        body: The character of the skill.
        table: The skill's own part, for messages.
        more: Names of further joints that the law needs.
        may_lack: Those of `LEG_JOINTS` that the law can do without; their numbers are then -1.

    Returns:
        Numbers of joints and links.

    Raises:
        BadFile: The body is planar, lacks one of them, or has too many joints.
    """
    joints, links = [joint.name for joint in body.joints], [link.name for link in body.links]
    needed = [*(f"{side}_{name}" for side in SIDES for name in LEG_JOINTS if name not in may_lack), *more]
    missing = [name for name in needed if name not in joints]
    missing += [name for name in (f"{side}_thigh" for side in SIDES) if name not in links]
    if missing:
        raise table.fail("character", f"{body.name} cannot play this: it has no {', '.join(missing)}")
    if body.planar or [foot.name for foot in body.feet] != [f"{side}_foot" for side in SIDES]:
        raise table.fail("character", f"{body.name} cannot play this: expected a 3D body, left_foot then right_foot")
    if len(joints) > MAX_JOINTS:
        raise table.fail("character", f"{body.name} has {len(joints)} joints; expected at most {MAX_JOINTS}")
    number = {name: j for j, name in enumerate(joints)}
    leg = np.array([[number.get(f"{side}_{name}", -1) for name in LEG_JOINTS] for side in SIDES])
    thigh = np.array([links.index(f"{side}_thigh") + 1 for side in SIDES])
    return Indices(leg, thigh, 1, len(joints))


def group_of(joint: str, servo: Table) -> str:
    """The group that a joint belongs to."""
    group = next((g for g in GROUPS if g in joint), None)
    if group is None:
        raise servo.fail(joint, f"is in none of the joint groups {', '.join(GROUPS)}")
    return group


def gains(servo: Table) -> dict[str, float]:
    """Servo gains by group of joints [N m/rad]; only that of the toes may be left out."""
    return {
        group: servo.number(group, TOE_GAIN, low=0.0, high=MAX_GAIN)
        if group == "toe"
        else servo.number(group, low=0.0, high=MAX_GAIN)
        for group in GROUPS
    }


def read_servo(p: Any, servo: Table, body: Character, carrying: Sequence[str]) -> None:
    """Gains by joint, those of a carrying leg apart; damping as a fraction of them; all go with the body's strength.

    Args:
        p: Parameters of a law with the fields `kp`, `kd`, `stance_kp` [joint] and `torso_kp`, `torso_kd` [3]
            [N m/rad, N m s/rad].
        servo: The table; `done` is left to the caller.
        body: The character.
        carrying: Groups with a stiffness of their own (`stance_…`) while they carry the body.
    """
    damping = servo.number("damping", low=0.0, high=1.0)
    by_group = gains(servo)
    stance = {group: servo.number(f"stance_{group}", by_group[group], 0.0, 1e5) for group in carrying}
    for j, joint in enumerate(body.joints):
        group = group_of(joint.name, servo)
        p.kp[j] = by_group[group] * body.strength
        p.stance_kp[j] = stance.get(group, by_group[group]) * body.strength
        p.kd[j] = damping * p.kp[j]
    p.torso_kp[:] = np.array(servo.vector("torso", 3, low=0.0, high=1e5)) * body.strength
    p.torso_kd[:] = damping * p.torso_kp
