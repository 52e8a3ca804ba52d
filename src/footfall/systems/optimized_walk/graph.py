"""From a skill file to the parameters of the law: two states, mirrored for the other leg (Table 2)."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...control import biped
from ...control.biped import GROUPS, SIDES
from ...control.law import Controller, record
from ...control.skill import Skill
from ...control.states import ON_CONTACT, StateMachine
from ...strict import Table
from . import law

MAX_ANGLE, MAX_FEEDBACK, MAX_GAIN = 6.3, 50.0, 1e5
FEEDBACK = [name for name in law.COLUMNS if name.endswith(("cd", "cv"))]
GAINS = [name for name in law.COLUMNS if name.endswith("_kp")]
HEEL, BALL = slice(0, 2), slice(2, 4)  # contact points of a foot that has toes, in the order of the character's file


def controller(skill: Skill) -> Controller:
    """Read the two states of a skill, check all of it, and make it ready to run."""
    table = skill.table()
    p = record(law.PARAMETERS)
    _read_body(p, skill.character, table)
    _read_states(p, table, skill.character.strength)
    machine = table.table("transition")
    p.c_trans = machine.number("c_trans", low=-1.0, high=1.0)
    p.strike_pitch = machine.number("strike_pitch", 0.1, low=-1.5, high=1.5)
    machine.done()
    _read_servo(p, table.table("servo"), skill.character)
    _read_arms(p, table.table("arms"), skill.character)
    command = table.table("command", {})
    p.turn_rate = command.number("turn_rate", 0.5, low=0.0, high=10.0)
    command.done()
    table.done()
    if skill.start_state >= law.STATES:
        raise table.fail("entry.state", f"{skill.start_state} does not exist; expected 0 to {law.STATES - 1}")
    return Controller(skill.id, law.law, p, law.MEMORY, np.array(p.kd[: p.joints]), StateMachine.of(p))


def _read_body(p: Any, body: Character, table: Table) -> None:
    """Find the joints, links and contact points the law needs by their names."""
    found = biped.indices(body, table, [*(f"{side}_shoulder_pitch" for side in SIDES), "waist_yaw"])
    p.joints, p.pelvis, p.thigh[:] = found.joints, found.pelvis, found.thigh
    p.leg[:, : law.TOE_J] = found.leg
    p.sole[:], p.toes[:] = -1, -1
    links, joints = [link.name for link in body.links], [joint.name for joint in body.joints]
    for side, word in enumerate(SIDES):
        p.leg[side, law.TOE_J] = joints.index(f"{word}_toe") if f"{word}_toe" in joints else -1
        p.foot[side] = links.index(f"{word}_foot") + 1  # row 0 is the world
        p.shoulder[side] = joints.index(f"{word}_shoulder_pitch")
        _read_points(p, side, body, table)
    p.back_yaw = joints.index("waist_yaw")


def _read_points(p: Any, side: int, body: Character, table: Table) -> None:
    """Which contact points are the heel, the sole and the toes; toes begin at the ball."""
    foot = f"{SIDES[side]}_foot"
    own = [i for i, contact in enumerate(body.contacts) if contact.foot == side and contact.link.name == foot]
    tips = [i for i, contact in enumerate(body.contacts) if contact.foot == side and contact.link.name != foot]
    own.sort(key=lambda i: body.contacts[i].point[0])
    if len(own) < 4:
        raise table.fail("character", f"{body.name}: {foot} has {len(own)} contact points; expected at least 4")
    p.heel[side] = own[HEEL]
    sole = own[: law.MAX_POINTS]
    p.sole[side, : len(sole)] = sole
    toes = [*own[-2:], *tips][: law.MAX_POINTS] if tips else []
    p.toes[side, : len(toes)] = toes


def _read_states(p: Any, table: Table, strength: float) -> None:
    rows = table.tables("states", 2)
    if len(rows) != 2:
        raise table.fail("states", f"{len(rows)} states; expected two, which are mirrored for the other leg")
    p.states = law.STATES
    for i, row in enumerate(rows):
        lat, gain = row.table("lat", {}), row.table("gain")
        for column, name in enumerate(law.COLUMNS):
            if name in GAINS:
                p.row[i, column] = strength * gain.number(name.removesuffix("_kp"), low=0.0, high=MAX_GAIN)
                continue
            bound = MAX_FEEDBACK if name in FEEDBACK else MAX_ANGLE
            source = lat if name.startswith("lat_") else row
            p.row[i, column] = source.number(name.removeprefix("lat_"), 0.0, -bound, bound)
        for inner in (lat, gain, row):
            inner.done()
    p.row[2:] = p.row[:2]
    p.stance[:] = (0, 0, 1, 1)
    p.next[:] = (1, 2, 3, 0)
    p.until[:] = ON_CONTACT


def _read_servo(p: Any, servo: Table, body: Character) -> None:
    """Gains of what no state names, and the motors' own damping, by joint group; both scaled with strength."""
    gains, damping = servo.table("gain"), servo.table("damping")
    for j, joint in enumerate(body.joints):
        group = biped.group_of(joint.name, servo)
        p.kp[j] = body.strength * gains.number(group, 0.0 if group == "knee" else 100.0, low=0.0, high=MAX_GAIN)
        p.kd[j] = body.strength * damping.number(group, low=0.0, high=MAX_GAIN)
    for group in GROUPS:  # known, even where a body has none of them
        gains.has(group)
        damping.has(group)
    p.yaw_kp = body.strength * servo.number("yaw", low=0.0, high=MAX_GAIN)
    p.torso_kd = servo.number("torso_damping", 0.1, low=0.0, high=10.0)
    p.stance_knee_kd = body.strength * servo.number("stance_knee_damping", 0.0, low=0.0, high=1000.0)
    p.lat_low, p.lat_high = servo.vector("lat_swing_hip_range", 2, [-0.3, 0.6], low=-MAX_ANGLE, high=MAX_ANGLE)
    if not p.lat_low < p.lat_high:
        raise servo.fail("lat_swing_hip_range", "expected [low, high] with low < high")
    for inner in (gains, damping, servo):
        inner.done()


def _read_arms(p: Any, arms: Table, body: Character) -> None:
    """α_arm (eq. 2), and how arms are held where they do not swing [rad]."""
    p.alpha_arm = arms.number("alpha", low=-5.0, high=5.0)
    shoulder, elbow = (arms.number(name, 0.0, low=-MAX_ANGLE, high=MAX_ANGLE) for name in ("shoulder", "elbow"))
    out = arms.number("out", 0.0, low=-MAX_ANGLE, high=MAX_ANGLE)  # away from the body
    arms.done()
    for j, joint in enumerate(body.joints):
        if joint.name.endswith("_shoulder_pitch"):
            p.angle[j] = shoulder
        if joint.name.endswith("_shoulder_roll"):
            p.angle[j] = out if joint.name.startswith("left") else -out
        if joint.name.endswith("_elbow_pitch"):
            p.angle[j] = elbow
