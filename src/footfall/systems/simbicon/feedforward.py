"""Feedback-error learning of pose graphs (thesis 7.6): the torso's virtual torque and all joints above the hips.

The plain laws stay as they are; a law that learns runs one of them and then replaces the torso's and the upper
body's feedback v_fb by v_ff + v_fb. The legs are left alone: their targets jump from state to state (7.7.2).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...control import feedforward, learned
from ...control.law import Controller, record
from ...control.skill import Skill
from ...physics.kernel import compiled
from . import planar, spatial
from .states import loop

ROLL, PITCH, YAW = 0, 1, 2  # channels of the 3D law; the joints above the hips follow
JOINTS = 3  # the first of them
CHANNELS = JOINTS + spatial.MAX_JOINTS


def _with(base: Any, fields: list[Any]) -> np.dtype:
    """A record with these fields and those of another.

    They stand first: Numba would take a record that begins like a smaller one for a kind of it, and say so.
    """
    return np.dtype([*fields, *((name, base.fields[name][0]) for name in base.names)], align=True)


PLANAR = _with(planar.PARAMETERS, feedforward.parameter_fields(1))
SPATIAL = _with(
    spatial.PARAMETERS, [("ff_joint", "i8", (CHANNELS,)), *feedforward.parameter_fields(CHANNELS)]
)  # ff_joint: which joint a channel is


@compiled
def planar_law(parameters, memory, body, command, torque):
    """The planar law with v_ff + v_fb in place of the torso's virtual torque."""
    p, m = parameters, memory
    happened = planar.law(p, m, body, command, torque)
    feedforward.follow(p, m, m.state, m.entered, body.time[0])
    legs, stance = p.legs[m.state], 3 * p.stance[m.state]
    if legs != planar.JOINTS:
        more = feedforward.torque(p, m, 0, m.torso_feedback) - m.torso_feedback
        if legs == planar.SINGLE:
            torque[stance] -= more  # τ_A = -τ_torso - τ_B
        else:
            torque[0] -= 0.5 * more
            torque[3] -= 0.5 * more
    return happened


@compiled
def spatial_law(parameters, memory, body, command, torque):
    """The 3D law with v_ff + v_fb in place of the torso's virtual torque and of the upper body's servos."""
    p, m = parameters, memory
    happened = spatial.law(p, m, body, command, torque)
    feedforward.follow(p, m, m.state, m.entered, body.time[0])
    legs, stance = p.legs[m.state], p.stance[m.state]
    if legs != spatial.FLIGHT:
        turn = body.rotation[p.pelvis]
        heading = math.atan2(turn[3], turn[0])
        c, s = math.cos(heading), math.sin(heading)
        roll = feedforward.torque(p, m, ROLL, m.torso_feedback[ROLL]) - m.torso_feedback[ROLL]
        pitch = feedforward.torque(p, m, PITCH, m.torso_feedback[PITCH]) - m.torso_feedback[PITCH]
        yaw = feedforward.torque(p, m, YAW, m.torso_feedback[YAW]) - m.torso_feedback[YAW]
        t0, t1 = c * roll - s * pitch, s * roll + c * pitch
        for leg in range(2):
            share = 0.5 if legs == planar.DOUBLE else 1.0 if leg == stance else 0.0
            for k in range(3):  # a hinge takes the part along its axis
                j = p.leg[leg, k]
                a = body.axis[j]
                torque[j] -= share * (a[0] * t0 + a[1] * t1 + a[2] * yaw)
    for channel in range(JOINTS, p.ff_channels):
        j = p.ff_joint[channel]
        damping = p.kd[j] * body.rate[j]
        # the motor supplies all of its damping; what a lowered gain does not want of it is added back
        torque[j] = feedforward.torque(p, m, channel, torque[j] - damping) + damping
    return happened


def channels(skill: Skill) -> list[str]:
    """Everything that can be learned, in the order of the law's channels."""
    if skill.character.planar:
        return ["torso_pitch"]
    legs = ("hip", "knee", "ankle")
    free = [joint.name for joint in skill.character.joints if not any(part in joint.name for part in legs)]
    return ["torso_roll", "torso_pitch", "torso_yaw", *free]


def playing(plain: Controller, skill: Skill) -> Controller:
    """A controller with what its skill has learned."""
    known = channels(skill)
    torques = learned.read(skill, known, int(plain.parameters.states))
    new = _roomy(plain, skill, known, learning=False)
    learned.play(new.parameters, torques, known)
    return new


def learning(plain: Controller, skill: Skill, settings: dict[str, float], wanted: Sequence[str]) -> Controller:
    """A controller that is to learn these channels; `control.learned.begin` lets it."""
    known = channels(skill)
    new = _roomy(plain, skill, known, learning=True)
    learned.prepare(new.parameters, settings, wanted, known)
    return new


def _roomy(plain: Controller, skill: Skill, known: list[str], learning: bool) -> Controller:
    """A plain controller with room for learned torques."""
    flat = skill.character.planar
    p = record(PLANAR if flat else SPATIAL)
    for name in plain.parameters.dtype.names:
        p[name] = plain.parameters[name]
    ring = loop(p)
    if ring[0] != 0 or len({int(p.stance[state]) for state in ring}) < 2:  # would have to be mirrored in gait changes
        raise skill.table().fail("feedforward", "is for cycles that begin in state 0 and stand on each leg in turn")
    p.ff_channels = len(known)
    if flat:
        p.ff_kp[0] = p.torso_kp
    else:
        joints = [skill.character.joint_index(name) for name in known[JOINTS:]]
        p.ff_joint[JOINTS : len(known)] = joints
        p.ff_kp[: len(known)] = [*p.torso_kp, *p.kp[joints]]
    memory = _with(
        planar.MEMORY if flat else spatial.MEMORY, feedforward.memory_fields(1 if flat else CHANNELS, learning)
    )
    return Controller(plain.name, planar_law if flat else spatial_law, p, memory, plain.damping)
