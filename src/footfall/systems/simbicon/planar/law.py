"""The planar control law of SIMBICON (thesis 7.3), for a body with hips, knees and ankles in one plane.

Signs: counter-clockwise positive with x to the right, so forward lean of the torso and knee flexion
are negative, hip flexion and ankle dorsiflexion positive. Joint order: left hip, knee, ankle, then right.
"""

from __future__ import annotations

import math

import numpy as np

from ....control.states import DOUBLE, MAX_STATES, SINGLE, exit_met
from ....physics.kernel import STATE_CHANGE, compiled

_PER_STATE = (MAX_STATES,)
PARAMETERS = np.dtype(
    [
        ("states", "i8"),
        ("until", "i8", _PER_STATE),
        ("dwell", "f8", _PER_STATE),
        ("next", "i8", _PER_STATE),
        ("stance", "i8", _PER_STATE),  # 0 left, 1 right
        ("legs", "i8", _PER_STATE),
        ("cd", "f8", _PER_STATE),
        ("cv", "f8", _PER_STATE),
        ("torso", "f8", _PER_STATE),
        ("swing_hip", "f8", _PER_STATE),
        ("swing_knee", "f8", _PER_STATE),
        ("swing_ankle", "f8", _PER_STATE),
        ("stance_knee", "f8", _PER_STATE),
        ("stance_ankle", "f8", _PER_STATE),
        ("ankle_cd", "f8", _PER_STATE),
        ("ankle_cv", "f8", _PER_STATE),
        ("torso_kp", "f8"),
        ("torso_kd", "f8"),
        ("hip_kp", "f8"),
        ("hip_kd", "f8"),
        ("knee_kp", "f8"),
        ("ankle_kp", "f8"),
        ("swing_hip_low", "f8"),
        ("swing_hip_high", "f8"),
    ],
    align=True,
)
MEMORY = np.dtype([("state", "i8"), ("entered", "f8"), ("torso_feedback", "f8")], align=True)  # τ_torso [N m]


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: state machine (7.3.1), torso and swing hip (7.3.2), balance feedback (7.3.3)."""
    p, s_before = parameters, memory.state
    for _ in range(p.states):  # a state whose exit is already met takes no time (7.3.1)
        if not exit_met(p.until[memory.state], p.dwell[memory.state], p.stance[memory.state], memory.entered, body):
            break
        memory.state = p.next[memory.state]
        memory.entered = body.time[0]
    s = memory.state

    stance = p.stance[s]
    st, sw = 3 * stance, 3 * (1 - stance)  # first joint of the stance and of the swing leg
    turns = math.floor((body.root[2] + math.pi) / (2.0 * math.pi))  # whole somersaults, 0 in ordinary gaits
    pitch, pitch_rate = body.root[2] - 2.0 * math.pi * turns, body.root_rate[2]
    d = body.root[0] - body.position[body.foot_link[stance], 0]  # hips ahead of the stance ankle
    v = body.root_rate[0]
    ankle_feedback = p.ankle_cd[s] * d + p.ankle_cv[s] * v  # (eq. 7.1), stance ankle row of F

    torso_torque = p.torso_kp * (p.torso[s] - pitch) - p.torso_kd * pitch_rate
    memory.torso_feedback = torso_torque
    if p.legs[s] == SINGLE:
        hip_target = p.swing_hip[s] + p.cd[s] * d + p.cv[s] * v  # θd = θd0 + cd d + cv v (7.3.3)
        hip_target = min(max(hip_target, p.swing_hip_low), p.swing_hip_high)
        thigh, thigh_rate = pitch + body.angle[sw], pitch_rate + body.rate[sw]  # in the world frame
        swing_torque = p.hip_kp * (hip_target - thigh) - p.hip_kd * thigh_rate  # τ_B
        torque[sw] = swing_torque
        torque[st] = -torso_torque - swing_torque  # τ_A = -τ_torso - τ_B
        torque[sw + 1] = p.knee_kp * (p.swing_knee[s] - body.angle[sw + 1])
        torque[sw + 2] = p.ankle_kp * (p.swing_ankle[s] - body.angle[sw + 2])
    else:
        for hip in (st, sw):
            if p.legs[s] == DOUBLE:
                torque[hip] = -0.5 * torso_torque
            else:
                torque[hip] = p.hip_kp * (p.swing_hip[s] - body.angle[hip]) - p.hip_kd * body.rate[hip]
        torque[sw + 1] = p.knee_kp * (p.stance_knee[s] - body.angle[sw + 1])
        torque[sw + 2] = p.ankle_kp * (p.stance_ankle[s] + ankle_feedback - body.angle[sw + 2])
    torque[st + 1] = p.knee_kp * (p.stance_knee[s] - body.angle[st + 1])
    torque[st + 2] = p.ankle_kp * (p.stance_ankle[s] + ankle_feedback - body.angle[st + 2])
    # Knee and ankle damping, -kd θ̇, is supplied by the motors themselves (see Controller.damping).
    if s != s_before:
        return STATE_CHANGE
    return 0
