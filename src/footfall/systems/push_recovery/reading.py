"""From a skill file to the parameters of the law."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...characters.constants import GRAVITY
from ...control import biped
from ...control.law import Controller, record
from ...control.skill import Skill
from ...control.states import AFTER_TIME, LEFT, NEVER, ON_CONTACT, RIGHT, StateMachine
from ...strict import Table
from . import law, oracle, poses, records, stance
from .director import TRIGGERS

SHOULDERS = tuple(f"{side}_shoulder_{axis}" for side in biped.SIDES for axis in ("pitch", "roll"))
MANY = 100  # steps: as many as it takes

# name: low, high; a list for numbers in both planes: forward, then sideways
BALANCE = {
    "forward": (-0.2, 0.3),
    "height_kp": (0.0, 1e6),
    "height_kd": (0.0, 1e5),
    "step_synergy": (0.0, 2.0),
    "arms_alone": (-10.0, 10.0),
    "arms_limit": (0.0, 1000.0),
    "slow": (0.01, 2.0),
    "soften": (0.01, 5.0),
    "least": (0.0, 0.5),
    "rise": (0.01, 10.0),
}
# … and these twice, for standing in place and from the first step on
BOTH_GAINS = {
    "com_kp": (0.0, 1e5),
    "com_kd": (0.0, 1e5),
    "synergy": (-10.0, 10.0),
    "synergy_limit": (0.0, 2000.0),
    "yielding": (0.0, 1.0),
    "regain": (0.01, 60.0),
    "arms": (-10.0, 10.0),
}
STEP = {
    "lift_time": (0.02, 1.0),
    "lift": (0.0, 0.5),
    "reaction": (0.0, 1.5),
    "threshold": (0.0, 0.5),
    "again": (0.0, 0.5),
    "emergency": (0.0, 1.0),
    "lead": (0.0, 0.3),
    "sink": (0.0, 0.3),
    "swing_com_kp": (0.0, 1e5),
    "swing_com_kd": (0.0, 1e5),
    "closing_com_kp": (0.0, 1e5),
    "closing_com_kd": (0.0, 1e5),
    "swing_kp": (0.0, 5000.0),
    "swing_kd": (0.0, 500.0),
    "inside": (0.1, 1.5),
    "longest": (0.05, 1.5),
    "widest": (0.05, 1.5),
    "land_ankle": (-1.0, 1.0),
    "hip_low": (-1.5, 0.0),
    "hip_high": (0.0, 2.5),
    "lat_hip_low": (-1.5, 0.0),
    "lat_hip_high": (0.0, 1.5),
    "width": (0.05, 1.0),
}
# … and these for a step, for one where legs collide, and for the last one that is allowed
LANDING = {
    "step_time": (0.05, 2.0),
    "capture": (-1.0, 3.0),
    "aside": (-0.5, 0.5),
    "narrowest": (-1.0, 0.5),
    "cross": (0.0, 5.0),
    "beyond": (-0.5, 0.5),
    "clear": (-1.0, 0.5),
}
# … and these of a step that crosses in front of the stance foot, where legs collide
CROSSING = {
    "from": (0.0, 5.0),
    "cone": (0.0, 10.0),
    "front": (0.0, 1.0),
    "wait": (0.0, 0.9),
    "lift": (0.0, 0.5),
    "turn": (-1.5, 1.5),
    "reaction": (0.0, 1.5),
    "next": (0.05, 2.0),
    "near": (0.0, 1.0),
    "land": (-1.0, 1.0),
    "twist": (0.0, 1000.0),
    "roll": (-1.0, 1.0),
}


def controller(skill: Skill) -> Controller:
    """Read a skill of push recovery, check all of it, and make it ready to run."""
    table = skill.table()
    p = record(records.PARAMETERS)
    body = skill.character
    stance.check_body(body, table)
    found = biped.indices(body, table, SHOULDERS)
    p.joints, p.pelvis, p.leg[:], p.thigh[:] = found.joints, found.pelvis, found.leg, found.thigh
    p.shoulder[:] = np.array([body.joint_index(name) for name in SHOULDERS]).reshape(2, 2)
    _read_servo(p, table.table("servo"), body)
    strategy = table.table("strategy")
    p.most = strategy.integer("steps", low=0, high=MANY)
    strategy.text("trigger", choices=TRIGGERS)
    strategy.done()
    angles = _pose(table.table("pose", {}), body)
    alone = _pose(table.table("pose_alone", {}), body)
    if p.most == 0:
        angles |= alone
    for name, angle in angles.items():
        p.angle[body.joint_index(name)] = angle
    poses.read(p, table, body)
    balance, step = table.table("balance"), table.table("step")
    _read(p, balance, BALANCE)
    _read_body(p, body, balance)
    _read(p, step, STEP)
    _read(p, step, LANDING, 0)
    p.highest = step.number("highest", 0.5, 0.1, 0.9)
    parts = {name: table.table(name) for name in ("in_place", "stepping", "colliding_step", "last_step")}
    _read(p, parts["in_place"], BOTH_GAINS, 0)
    _read(p, parts["stepping"], BOTH_GAINS, 1)
    _read(p if body.leg_collision else record(records.PARAMETERS), parts["colliding_step"], LANDING, 0)
    _read(p, parts["last_step"], LANDING, 1)
    p.early, p.cross_from = p.step_synergy, np.inf
    for name, read in (("crossing_step", _read_crossing), ("colliding_in_place", _read_colliding_in_place)):
        if table.has(name):
            parts[name] = table.table(name)
            read(p if body.leg_collision else record(records.PARAMETERS), parts[name])
    for part in (balance, step, *parts.values()):
        part.done()
    stance.check_stance(p, body, balance, step)
    stance.check_entry(p, body, skill.start, table)
    oracle.read(skill, table)
    table.done()
    return Controller(
        name=skill.id,
        law=law.law,
        parameters=p,
        memory=records.MEMORY,
        damping=np.array(p.kd[: p.joints]),
        machine=machine(p),
    )


def machine(p: Any) -> StateMachine:
    """The states as others may see them."""
    lift, contact = AFTER_TIME, ON_CONTACT
    return StateMachine(
        until=(NEVER, lift, contact, lift, contact, lift, lift, lift),
        next=(0, 2, 5, 4, 5, 6, 0, 1),
        stance=(LEFT, RIGHT, RIGHT, LEFT, LEFT, LEFT, LEFT, LEFT),
        dwell=(0.0, float(p.lift_time), 0.0, float(p.lift_time), 0.0, 0.0, float(p.rise), 0.0),
    )


def _read(p: Any, part: Table, bounds: dict[str, tuple[float, float]], row: int | None = None) -> None:
    """Numbers of a table, or pairs for forward and sideways; into one row of the parameters where there are two."""
    for key, (low, high) in bounds.items():
        width = np.size(p[key] if row is None else p[key][row])
        value = part.vector(key, width, None, low, high) if width > 1 else part.number(key, low=low, high=high)
        if row is None:
            p[key] = value
        else:
            p[key][row] = value


def _read_crossing(p: Any, part: Table) -> None:
    """A step that crosses in front of the stance foot, where legs collide."""
    for key, (low, high) in CROSSING.items():
        p[f"cross_{key}"] = part.number(key, low=low, high=high)
    _read(p, part, {key: LANDING[key] for key in ("step_time", "capture", "beyond")}, 2)


def _read_colliding_in_place(p: Any, part: Table) -> None:
    """Where legs collide and one step is allowed at most: hips and arms act while the push does."""
    early = part.number("early", low=0.0, high=2.0)
    if p.most == 1:
        p.early, p.free = early, 1


def _read_body(p: Any, body: Character, balance: Table) -> None:
    """Weight, leg length, and the soles, with a margin of safety taken off their edges."""
    foot = body.link("left_foot")
    points = np.array([contact.point for contact in body.contacts if contact.link.name == foot.name])
    margin = balance.number("margin", 0.01, 0.0, 0.1)
    p.weight = GRAVITY * body.mass
    p.sole[:] = -1
    for side, name in enumerate(biped.SIDES):
        own = [k for k, contact in enumerate(body.contacts) if contact.link.name == f"{name}_foot"]
        p.sole[side, : len(own)] = own[: records.MAX_POINTS]
    p.thigh_length, p.shank_length = (-body.link(f"left_{name}").offset[2] for name in ("shank", "foot"))
    p.leg_length = p.thigh_length + p.shank_length
    p.hip_drop = -body.link("left_thigh").offset[2]
    p.ankle_height = foot.radius - points[:, 2].min()
    p.foot[:] = points[:, 0].max() - margin, -points[:, 0].min() - margin, points[:, 1].max() - margin
    p.ankle_limit = body.joints[body.joint_index("left_ankle_pitch")].torque
    p.height = balance.number("height", 0.0, 0.0, 3.0)


def _read_servo(p: Any, servo: Table, body: Character) -> None:
    """Gains by group of joints, and of the torso."""
    by_group, damping = biped.gains(servo), servo.number("damping", 0.1, 0.0, 1.0)
    for j, joint in enumerate(body.joints):
        p.kp[j] = by_group[biped.group_of(joint.name, servo)]
        p.kd[j] = damping * p.kp[j]
    leg = servo.number("leg_damping", 0.1, 0.0, 1.0)
    for j in p.leg.ravel():
        p.kd[j] = leg * p.kp[j]
    p.torso_kp[:] = servo.vector("torso", 3, None, 0.0, 1e5)
    p.torso_kd[:] = servo.number("torso_damping", 0.1, 0.0, 1.0) * p.torso_kp
    servo.done()


def _pose(pose: Table, body: Character) -> dict[str, float]:
    """Angles of the upper body that a table gives, by joint [rad]."""
    angles = {joint.name: pose.number(joint.name, 0.0, -3.2, 3.2) for joint in body.joints if pose.has(joint.name)}
    pose.done()
    return angles
