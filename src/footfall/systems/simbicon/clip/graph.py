"""From a skill file with a recorded cycle (`[clip]`) to the parameters of the clip law (thesis 7.5)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....characters import Character
from ....characters.constants import GRAVITY
from ....control import biped
from ....control.law import Controller, record
from ....control.reference import rate
from ....control.skill import Skill
from ....control.states import ON_CONTACT, StateMachine
from ....strict import Table
from ..states import MAX_GAIN
from . import law as clip

CARRYING = ("knee", "ankle")  # groups with a stiffness of their own while they carry the body
OFFSETS = {  # name: default, low, high
    "tempo": (1.0, 0.5, 2.0),  # durations over the recording's
    "earliest": (0.3, 0.0, 0.9),  # fraction of a step before which a contact does not count
    "latest": (1.06, 1.0, 2.0),  # where the cycle waits for a late foot
    "blend": (0.08, 0.001, 1.0),  # in which the recording's jump at a strike fades [s]
    "faster": (0.0, -2.0, 2.0),  # asked of the speed beyond the recording's [m/s]
    "leftwards": (0.0, -2.0, 2.0),
    "lean": (0.0, -1.0, 1.0),  # of the pelvis, forward negative [rad]
    "swing_hip": (0.0, -1.0, 1.0),  # [rad]
    "lift": (0.0, -0.5, 1.0),  # hip and knee flexion in mid-swing [rad]
    "toe_up": (0.0, -0.5, 1.0),  # ankle flexion in mid-swing [rad]
    "width": (0.0, -0.5, 0.5),  # swing hip outwards [rad]
    "push_off": (0.0, -0.5, 1.0),  # plantar flexion late in stance [rad]
    "stance_knee": (0.0, -0.5, 0.5),  # [rad]
    "foresight": (0.0, 0.0, 1.0),  # how much of the time until the swing foot lands its hip looks ahead
    "most": (0.6, 0.0, 2.0),  # limit of the feedback on a hip [rad]
}
COMMANDS = {
    "turn_rate": (0.8, 0.0, 10.0),  # how fast the heading may change [rad/s]
    "trim_rate": (0.0, 0.0, 5.0),  # how fast a lasting error of speed is corrected [1/s]
    "trim_limit": (0.15, 0.0, 5.0),  # by at most this much [m/s]
    "line_gain": (0.15, 0.0, 5.0),  # sideways speed for each metre off the line [1/s]
}


def controller(skill: Skill) -> Controller:
    """Read the recording and the numbers of a clip skill, check all of it, and make it ready to run."""
    table = skill.table()
    p = record(clip.PARAMETERS)
    arrays = skill.arrays()
    table.has("data")
    table.has("feedforward")  # read by `feedforward.py`
    _read_body(p, skill.character, table)
    _read_recording(p, table.table("clip"), arrays, skill.character)
    balance = table.table("balance")
    for name in clip.GAINS:
        p[name] = balance.number(name, 0.0, -MAX_GAIN, MAX_GAIN)
    balance.done()
    for name, known in (("offsets", OFFSETS), ("command", COMMANDS)):
        numbers = table.table(name, {})
        for key, (default, low, high) in known.items():
            p[key] = numbers.number(key, default, low, high)
        numbers.done()
    _read_servo(p, table.table("servo"), skill.character)
    table.done()
    return Controller(skill.id, clip.law, p, clip.MEMORY, np.array(p.kd[: p.joints]), StateMachine.of(p))


def _read_recording(p: Any, table: Table, arrays: dict[str, np.ndarray], body: Character) -> None:
    """The cycle of the file beside the skill; every array is checked, since the file may come from anywhere."""
    joints = [joint.name for joint in body.joints]
    p.period = table.number("period", low=0.1, high=20.0)
    right = table.number("right_strike", low=0.05, high=0.95)
    p.states, p.until[:], p.next[:], p.stance[:] = 2, ON_CONTACT, (1, 0), (0, 1)
    p.begins[:] = (0.0, right)
    p.spans[:] = (right, 1.0 - right)
    table.flag("even", False)
    p.entry = table.number("entry", 0.0, 0.0, 0.95)
    table.done()
    shapes = {
        "angle": (clip.CYCLE_SAMPLES, len(joints)),
        "pelvis": (clip.CYCLE_SAMPLES, 3),
        "thigh": (2, clip.CYCLE_SAMPLES, 3),
        "d": (2, clip.CYCLE_SAMPLES, 2),
        "v": (clip.CYCLE_SAMPLES, 2),
        "torque": (clip.CYCLE_SAMPLES, len(joints)),
        "torso_torque": (clip.CYCLE_SAMPLES, 3),
        "thigh_torque": (2, clip.CYCLE_SAMPLES, 3),
    }
    for name, shape in shapes.items():
        array = arrays.get(name)
        if array is None or array.shape != shape or array.dtype.kind != "f" or not np.isfinite(array).all():
            raise table.fail(
                "data", f"the array {name!r} is missing or wrong; expected finite numbers of shape {shape}"
            )
        if np.abs(array).max() > (1e4 if "torque" in name else 100.0):
            raise table.fail("data", f"the array {name!r} holds numbers that are too large")
    names = arrays.get("joints")
    if names is None or names.dtype.kind != "U" or names.ndim != 1 or list(names) != joints:
        raise table.fail("data", f"is a recording for other joints than those of {body.name}")
    n = len(joints)
    p.angle[:, :n], p.rate[:, :n] = arrays["angle"], rate(arrays["angle"])
    p.pelvis[:], p.pelvis_rate[:] = arrays["pelvis"], rate(arrays["pelvis"])
    for leg in range(2):
        p.thigh[leg], p.thigh_rate[leg] = arrays["thigh"][leg], rate(arrays["thigh"][leg])
    p.d[:], p.v[:] = arrays["d"], arrays["v"]
    p.expected[:, :n], p.expected_torso[:], p.expected_thigh[:] = (
        arrays[name] for name in ("torque", "torso_torque", "thigh_torque")
    )
    p.speed, p.sideways = arrays["v"].mean(axis=0)


def _read_body(p: Any, body: Character, table: Table) -> None:
    """Find the joints and links the law needs by their names."""
    found = biped.indices(body, table, may_lack=biped.OPTIONAL)
    p.joints, p.weight = found.joints, body.mass * GRAVITY
    p.leg[:], p.thigh_link[:], p.pelvis_link = found.leg, found.thigh, found.pelvis
    points = [contact.foot for contact in body.contacts]
    if len(points) > len(p.foot_of):
        raise table.fail(
            "character", f"{body.name} has {len(points)} contact points; expected at most {len(p.foot_of)}"
        )
    p.foot_of[:] = -1
    p.foot_of[: len(points)] = points


def _read_servo(p: Any, servo: Table, body: Character) -> None:
    """Gains of the servos, and how much of the inverse-dynamics torques is applied beside them."""
    biped.read_servo(p, servo, body, CARRYING)
    p.anticipation = servo.number("anticipation", 1.0, 0.0, 2.0)  # fraction of the inverse-dynamics torques applied
    servo.done()
