"""Feedback-error learning of pose graphs and recorded gaits (thesis 7.6).

The plain laws stay as they are; a law that learns runs one of them and then replaces feedback v_fb by v_ff + v_fb.
In pose graphs this is done for the torso's virtual torque and all joints above the hips; the legs are left alone,
since their targets jump from state to state. A recorded gait learns its legs too, with two adaptations (7.7.2): from
the torques that track the recording and not from those that balance, and with displaced targets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ...control import feedforward, learned
from ...control.biped import HIP_PITCH_J, MAX_JOINTS
from ...control.hips import along
from ...control.law import Controller, record
from ...control.skill import Skill
from ...control.states import DOUBLE, FLIGHT, SINGLE
from ...control.states import JOINTS as JOINT_SERVOS
from ...physics.kernel import compiled
from .clip import law as clip
from .planar import law as planar
from .spatial import law as spatial

ROLL, PITCH, YAW = 0, 1, 2  # channels of the 3D law; the joints above the hips follow
JOINTS = 3  # the first of them
CHANNELS = JOINTS + MAX_JOINTS
CLIP_THIGH, CLIP_JOINTS = 3, 6  # channels of recorded gaits: torso, swing thigh, and all joints but the hips
CLIP_CHANNELS = CLIP_JOINTS + MAX_JOINTS
AXES = ("roll", "pitch", "yaw")


def _with(base: Any, fields: list[Any]) -> np.dtype:
    """A record with these fields and those of another.

    They stand first: Numba would take a record that begins like a smaller one for a kind of it, and say so.
    """
    return np.dtype([*fields, *((name, base.fields[name][0]) for name in base.names)], align=True)


PLANAR = _with(planar.PARAMETERS, feedforward.parameter_fields(1))
SPATIAL = _with(
    spatial.PARAMETERS, [("ff_joint", "i8", (CHANNELS,)), *feedforward.parameter_fields(CHANNELS)]
)  # ff_joint: which joint a channel is
CLIP = _with(clip.PARAMETERS, [("ff_joint", "i8", (CLIP_CHANNELS,)), *feedforward.parameter_fields(CLIP_CHANNELS)])


@compiled
def planar_law(parameters, memory, body, command, torque):
    """The planar law with v_ff + v_fb in place of the torso's virtual torque."""
    p, m = parameters, memory
    happened = planar.law(p, m, body, command, torque)
    feedforward.follow(p, m, m.state, m.entered, body.time[0])
    legs, stance = p.legs[m.state], 3 * p.stance[m.state]
    if legs != JOINT_SERVOS:
        more = feedforward.torque(p, m, 0, m.torso_feedback) - m.torso_feedback
        if legs == SINGLE:
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
    if legs != FLIGHT:
        orientation = body.rotation[p.pelvis]
        heading = math.atan2(orientation[3], orientation[0])
        c, s = math.cos(heading), math.sin(heading)
        roll = feedforward.torque(p, m, ROLL, m.torso_feedback[ROLL]) - m.torso_feedback[ROLL]
        pitch = feedforward.torque(p, m, PITCH, m.torso_feedback[PITCH]) - m.torso_feedback[PITCH]
        yaw = feedforward.torque(p, m, YAW, m.torso_feedback[YAW]) - m.torso_feedback[YAW]
        t0, t1 = c * roll - s * pitch, s * roll + c * pitch
        for leg in range(2):
            fraction = 0.5 if legs == DOUBLE else 1.0 if leg == stance else 0.0
            for k in range(3):  # a hinge takes the part along its axis
                j = p.leg[leg, k]
                if j >= 0:
                    torque[j] -= fraction * along(body.axis[j], t0, t1, yaw)
    for channel in range(JOINTS, p.ff_channels):
        j = p.ff_joint[channel]
        damping = p.kd[j] * body.rate[j]
        # the motor supplies all of its damping; what a lowered gain does not want of it is added back
        torque[j] = feedforward.torque(p, m, channel, torque[j] - damping) + damping
    return happened


@compiled
def clip_law(parameters, memory, body, command, torque):
    """The law of recorded gaits with v_ff + v_fb in place of all that tracks the recording."""
    p, m = parameters, memory
    happened = clip.law(p, m, body, command, torque)
    feedforward.follow(p, m, m.state, m.entered, body.time[0])
    c, s = math.cos(m.facing), math.sin(m.facing)
    t_roll, t_pitch, t2 = (
        _more(p, m, 0, clip.TORSO_AT),
        _more(p, m, 1, clip.TORSO_AT + 1),
        _more(p, m, 2, clip.TORSO_AT + 2),
    )
    b_roll, b_pitch = _more(p, m, CLIP_THIGH, clip.THIGH_AT), _more(p, m, CLIP_THIGH + 1, clip.THIGH_AT + 1)
    b2 = _more(p, m, CLIP_THIGH + 2, clip.THIGH_AT + 2)
    t0, t1 = c * t_roll - s * t_pitch, s * t_roll + c * t_pitch
    b0, b1 = c * b_roll - s * b_pitch, s * b_roll + c * b_pitch
    for k in range(3):  # τ_A = -τ_torso - τ_B (7.3.2); a hinge takes the part along its axis
        j = p.leg[1 - m.state, k]
        if j >= 0:
            torque[j] += along(body.axis[j], b0, b1, b2)
        j = p.leg[m.state, k]
        if j >= 0:
            torque[j] -= along(body.axis[j], t0 + b0, t1 + b1, t2 + b2)
    for channel in range(CLIP_JOINTS, p.ff_channels):
        j = p.ff_joint[channel]
        torque[j] += _more(p, m, channel, j)
    return happened


@compiled
def _more(p, m, channel, at):
    """What is to be added to a tracking torque to make it v_ff + gain · v_fb; its damping counts as feedback."""
    m.ff_known[channel] = m.expected[at]
    return feedforward.torque(p, m, channel, m.feedback[at]) - m.feedback[at]


def channels(skill: Skill) -> list[str]:
    """Everything that can be learned, in the order of the law's channels."""
    if skill.character.planar:
        return ["torso_pitch"]
    torso, names = [f"torso_{axis}" for axis in AXES], [joint.name for joint in skill.character.joints]
    if _recorded(skill):
        return [*torso, *(f"swing_hip_{axis}" for axis in AXES), *(name for name in names if "hip" not in name)]
    legs = ("hip", "knee", "ankle")
    return [*torso, *(name for name in names if not any(part in name for part in legs))]


def _recorded(skill: Skill) -> bool:
    return "clip" in skill.body


def playing(plain: Controller, skill: Skill) -> Controller:
    """A controller with what its skill has learned."""
    known = channels(skill)
    torques = learned.read(skill, known, len(plain.machine))
    new = _extended(plain, skill, known, learning=False)
    learned.play(new.parameters, torques, known)
    return new


def learning(plain: Controller, skill: Skill, settings: dict[str, float], wanted: Sequence[str]) -> Controller:
    """A controller that is to learn these channels; `control.learned.begin` lets it."""
    known = channels(skill)
    new = _extended(plain, skill, known, learning=True)
    learned.prepare(new.parameters, settings, wanted, known)
    return new


def _extended(plain: Controller, skill: Skill, known: list[str], learning: bool) -> Controller:
    """A plain controller with records for learned torques."""
    law, parameters, memory, most, first = _records(skill)
    p = record(parameters)
    for name in plain.parameters.dtype.names:
        p[name] = plain.parameters[name]
    ring = plain.machine.cycle()
    if (
        ring[0] != 0 or len({plain.machine.stance[state] for state in ring}) < 2
    ):  # would have to be mirrored in gait changes
        raise skill.table().fail("feedforward", "is for cycles that begin in state 0 and stand on each leg in turn")
    p.ff_channels = len(known)
    if skill.character.planar:
        p.ff_kp[0] = p.torso_kp
    else:
        joints = [skill.character.joint_index(name) for name in known[first:]]
        p.ff_joint[first : len(known)] = joints
        p.ff_kp[:3] = p.torso_kp
        p.ff_kp[first : len(known)] = p.kp[joints]
        if _recorded(skill):
            p.trim_rate = 0.0  # a speed that is slowly corrected would move the cycle away from what it learned
            p.ff_kp[CLIP_THIGH:CLIP_JOINTS] = p.kp[p.leg[0, HIP_PITCH_J]]
            p.ff_kp[first : len(known)] = np.maximum(p.kp[joints], p.stance_kp[joints])
    with_learned = _with(memory, feedforward.memory_fields(most, learning))
    return Controller(plain.name, law, p, with_learned, plain.damping, plain.machine)


def _records(skill: Skill) -> tuple[Any, np.dtype, np.dtype, int, int]:
    """The law of a skill, its records, how many channels there may be, and which is the first that is a joint."""
    if skill.character.planar:
        return planar_law, PLANAR, planar.MEMORY, 1, 1
    if _recorded(skill):
        return clip_law, CLIP, clip.MEMORY, CLIP_CHANNELS, CLIP_JOINTS
    return spatial_law, SPATIAL, spatial.MEMORY, CHANNELS, JOINTS
