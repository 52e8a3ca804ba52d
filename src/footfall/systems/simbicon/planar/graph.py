"""From the states of a skill file (one row of Table 7.1 each) to the parameters of the law."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....characters import Character
from ....control.law import Controller, record
from ....control.skill import Skill
from ....control.states import DOUBLE, JOINTS, SINGLE, StateMachine
from ....strict import Table
from .. import states
from ..states import MAX_ANGLE, MAX_GAIN
from . import law as planar

LEGS = {"single": SINGLE, "double": DOUBLE, "joints": JOINTS}
JOINT_NAMES = ("left_hip", "left_knee", "left_ankle", "right_hip", "right_knee", "right_ankle")


def controller(skill: Skill) -> Controller:
    """Read the pose graph of a planar skill, check all of it, and make it ready to run."""
    table = skill.table()
    _check_body(skill.character, table)
    table.has("data")
    table.has("feedforward")  # read by `feedforward.py`
    rows, count, symmetric = states.listed(table)
    p = record(planar.PARAMETERS)
    p.states = count
    for i, row in enumerate(rows):
        _read_state(p, i, row, symmetric)
        if symmetric:
            _mirror_state(p, i, i + len(rows))
    strength = skill.character.strength
    _read_servo(p, table.table("servo"), strength)
    damping = strength * table.table("servo").number("kd", low=0.0, high=1e4)
    table.done()
    states.check(p, p.dwell, skill, table)
    return Controller(
        name=skill.id,
        law=planar.law,
        parameters=p,
        memory=planar.MEMORY,
        damping=np.array([0.0, damping, damping] * 2),
        machine=StateMachine.of(p, p.dwell),
    )


def _check_body(body: Character, table: Table) -> None:
    """The law indexes joints and feet by number, so they must be exactly the ones it knows."""
    if [joint.name for joint in body.joints] != list(JOINT_NAMES):
        raise table.fail("character", f"{body.name} cannot play this: expected the joints {', '.join(JOINT_NAMES)}")
    ankles = [joint.link for joint in body.joints if joint.name.endswith("_ankle")]
    if not body.planar or [foot.name for foot in body.feet] != ankles:
        raise table.fail(
            "character", f"{body.name} cannot play this: expected a planar body with a foot on each ankle, left first"
        )


def _read_state(p: Any, i: int, row: Table, symmetric: bool) -> None:
    if states.read_order(p, i, row, symmetric):
        p.dwell[i] = row.number("until", low=0.0, high=60.0)
    legs = row.text("legs", "single", choices=list(LEGS))
    p.legs[i] = LEGS[legs]

    def angle(name: str, default: Any = 0.0) -> float:
        return row.number(name, default, low=-MAX_ANGLE, high=MAX_ANGLE)

    def gain(name: str) -> float:
        return row.number(name, 0.0, low=-MAX_GAIN, high=MAX_GAIN)

    if legs == "single":
        row.get("swing_hip")
        p.cd[i], p.cv[i] = gain("cd"), gain("cv")
        p.torso[i], p.swing_hip[i] = angle("torso"), angle("swing_hip")
        p.swing_knee[i], p.swing_ankle[i] = angle("swing_knee"), angle("swing_ankle")
        p.stance_knee[i], p.stance_ankle[i] = angle("stance_knee"), angle("stance_ankle")
    else:
        if legs == "double":
            p.torso[i] = angle("torso")
        else:
            p.swing_hip[i] = angle("hip")
        p.stance_knee[i], p.stance_ankle[i] = angle("knee"), angle("ankle")
    p.ankle_cd[i], p.ankle_cv[i] = gain("ankle_cd"), gain("ankle_cv")
    row.done()


def _mirror_state(p: Any, i: int, twin: int) -> None:
    """State `twin` is state `i` with left and right exchanged."""
    for name in planar.PARAMETERS.names or ():
        field = p[name]
        if isinstance(field, np.ndarray):
            field[twin] = field[i]
    p.stance[twin] = 1 - p.stance[i]
    p.next[twin] = (twin + 1) % p.states


def _read_servo(p: Any, servo: Table, strength: float) -> None:
    kp, kd = servo.number("kp", low=0.0, high=1e5), servo.number("kd", low=0.0, high=1e4)
    p.torso_kp, p.torso_kd = servo.number("torso_kp", kp, 0.0, 1e5), servo.number("torso_kd", kd, 0.0, 1e4)
    p.hip_kp, p.hip_kd = kp, kd
    p.knee_kp = p.ankle_kp = kp
    for name in ("torso_kp", "torso_kd", "hip_kp", "hip_kd", "knee_kp", "ankle_kp"):
        p[name] *= strength  # a heavier body gets stronger servos
    p.swing_hip_low, p.swing_hip_high = states.read_range(servo, "swing_hip_range")
    servo.done()
