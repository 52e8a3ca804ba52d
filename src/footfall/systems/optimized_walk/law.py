"""The control law of optimized walking (Wang, Fleet and Hertzmann 2009, section 3), with a commanded heading.

Signs are the house's: forward lean and knee flexion negative, hip flexion and toes up positive. Lateral numbers
count positive towards the side of the swing leg, so that a state and its mirror image share them. Read in this
order: `law`, then `_follow` (the state machine of Figure 2), `_hips` and `_leg` (the servos of eq. 1).
"""

from __future__ import annotations

import math

import numpy as np

from ...control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, HIP_PITCH_J, HIP_YAW_J, KNEE_J, MAX_JOINTS
from ...control.hips import apply_hips, thigh_torque
from ...control.orientation import orientation_error, towards, wrapped
from ...physics.kernel import STATE_CHANGE, compiled

STATES = 4  # 0 and 2: from foot strike on; 1 and 3: push-off, and the swing leg prepares to land
MAX_POINTS = 8  # contact points of one part of a foot that are counted
PLANTED = 3  # points of foot or toes on the ground that make a firm stance (footnote 1, eq. 6)

# The numbers of one state: targets [rad], gains [N m/rad], balance feedback [rad/m, rad s/m].
COLUMNS = (
    *("torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle", "stance_toe", "back_yaw"),
    *("torso_kp", "swing_hip_kp", "swing_knee_kp", "swing_ankle_kp"),
    *("stance_knee_kp", "stance_ankle_kp", "stance_toe_kp"),
    *("cd", "cv", "lat_cd", "lat_cv", "ankle_cd", "ankle_cv", "lat_ankle_cd", "lat_ankle_cv", "lat_hip"),
)
(TORSO, SWING_HIP, SWING_KNEE, SWING_ANKLE, STANCE_KNEE, STANCE_ANKLE, STANCE_TOE, BACK_YAW) = range(8)
(TORSO_KP, SWING_HIP_KP, SWING_KNEE_KP, SWING_ANKLE_KP, STANCE_KNEE_KP, STANCE_ANKLE_KP, STANCE_TOE_KP) = range(8, 15)
(CD, CV, LAT_CD, LAT_CV, ANKLE_CD, ANKLE_CV, LAT_ANKLE_CD, LAT_ANKLE_CV, LAT_HIP) = range(15, 24)

TOE_J = 6  # column of `leg` behind those of `control.biped`

PARAMETERS = np.dtype(
    [
        ("states", "i8"),
        ("until", "i8", (STATES,)),  # all of these states wait for the body
        ("next", "i8", (STATES,)),
        ("stance", "i8", (STATES,)),  # 0 left, 1 right
        ("row", "f8", (STATES, len(COLUMNS))),
        ("c_trans", "f8"),  # the centre of mass so far ahead of the stance ankle begins push-off [m]
        ("strike_pitch", "f8"),  # a contact is a strike when the foot points up by more than this [rad]
        ("leg", "i8", (2, 7)),
        ("thigh", "i8", (2,)),  # rows of the thighs in `body.rotation`
        ("foot", "i8", (2,)),
        ("pelvis", "i8"),
        ("sole", "i8", (2, MAX_POINTS)),  # contact points of the foot itself; -1 for none
        ("toes", "i8", (2, MAX_POINTS)),  # and of its toes, which begin at the ball
        ("heel", "i8", (2, 2)),
        ("joints", "i8"),
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("angle", "f8", (MAX_JOINTS,)),
        ("torso_kd", "f8"),  # as a fraction of kp [s]
        ("yaw_kp", "f8"),
        ("stance_knee_kd", "f8"),  # beyond the motors' own [N m s/rad]
        ("back_yaw", "i8"),  # the joint that turns the trunk
        ("shoulder", "i8", (2,)),
        ("alpha_arm", "f8"),
        ("lat_low", "f8"),  # how far the swing thigh may be aimed inward and outward [rad]
        ("lat_high", "f8"),
        ("turn_rate", "f8"),  # how fast the heading may change [rad/s]
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("time", "f8"),
        ("heading", "f8"),  # where the body is asked to face now [rad]
        ("lifted", "i8"),  # whether the swing foot has left the ground in this step
        ("planted", "i8"),  # whether the stance foot is firmly on it
        ("begun", "i8"),
    ],
    align=True,
)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: state machine (Figure 2), hips and torso, legs (eq. 1), arms (eq. 2)."""
    p, before = parameters, memory.state
    orientation, omega = body.rotation[p.pelvis], body.angular_velocity[p.pelvis]
    facing = math.atan2(orientation[3], orientation[0])
    c, s = math.cos(facing), math.sin(facing)
    _face(p, memory, body, command)
    _follow(p, memory, body, c, s)
    row, stance = p.row[memory.state], p.stance[memory.state]
    sw, side = 1 - stance, 2.0 * stance - 1.0  # +1 when the left leg swings, -1 when the right one does
    memory.planted = 0
    if _touching(p.sole, stance, body) >= PLANTED or _touching(p.toes, stance, body) >= PLANTED:
        memory.planted = 1

    for j in range(p.joints):  # every joint holds its own angle (eq. 1); the legs are overwritten below
        torque[j] = p.kp[j] * (p.angle[j] - body.angle[j])
    j = p.back_yaw
    torque[j] = p.kp[j] * (side * row[BACK_YAW] - body.angle[j])
    apart = body.angle[p.leg[1, HIP_PITCH_J]] - body.angle[p.leg[0, HIP_PITCH_J]]
    for k in range(2):  # θ_larm = α_arm (θ_rhip - θ_lhip), θ_rarm = -θ_larm (eq. 2)
        j = p.shoulder[k]
        torque[j] = p.kp[j] * (p.angle[j] + p.alpha_arm * (1.0 - 2.0 * k) * apart - body.angle[j])

    # d and v of the centre of mass in the heading frame: forward, and towards the swing leg
    ankle = body.position[body.foot_link[stance]]
    x, y = body.com[0] - ankle[0], body.com[1] - ankle[1]
    vx, vy = body.com_rate[0], body.com_rate[1]
    d, v = c * x + s * y, c * vx + s * vy
    lat_d, lat_v = side * (c * y - s * x), side * (c * vy - s * vx)

    _leg(p, body, torque, sw, row[SWING_KNEE], row[SWING_KNEE_KP], row[SWING_ANKLE], row[SWING_ANKLE_KP], 0.0)
    pitch = row[STANCE_ANKLE] + row[ANKLE_CD] * d + row[ANKLE_CV] * v
    roll = side * (row[LAT_ANKLE_CD] * lat_d + row[LAT_ANKLE_CV] * lat_v)
    _leg(p, body, torque, stance, row[STANCE_KNEE], row[STANCE_KNEE_KP], pitch, row[STANCE_ANKLE_KP], roll)
    j = p.leg[stance, KNEE_J]
    torque[j] -= p.stance_knee_kd * body.rate[j]
    j = p.leg[stance, TOE_J]
    if j >= 0:
        torque[j] = row[STANCE_TOE_KP] * (row[STANCE_TOE] - body.angle[j])

    # the virtual torque on the torso, in the world frame
    e0, e1, _ = orientation_error(facing, 0.0, row[TORSO], orientation)
    kp = row[TORSO_KP]
    kd = p.torso_kd * kp
    t0, t1, t2 = kp * e0 - kd * omega[0], kp * e1 - kd * omega[1], 0.0
    if memory.planted == 1:  # only a firm stance may turn the body (footnote 1)
        off = wrapped(memory.heading - facing)
        t2 = p.yaw_kp * (min(max(off, -0.5), 0.5)) - p.torso_kd * p.yaw_kp * omega[2]
    hip = row[SWING_HIP] + row[CD] * d + row[CV] * v  # θd = θd0 + cd d + cv v, in both planes
    lat_hip = row[LAT_HIP] + row[LAT_CD] * lat_d + row[LAT_CV] * lat_v
    lat_hip = side * min(max(lat_hip, p.lat_low), p.lat_high)
    _hips(p, memory, body, torque, stance, facing, hip, lat_hip, row[SWING_HIP_KP], t0, t1, t2)
    if memory.state != before:
        return STATE_CHANGE
    return 0


@compiled
def _face(p, memory, body, command):
    """Turn what is asked of the body gently to the commanded heading."""
    dt = body.time[0] - memory.time
    memory.time = body.time[0]
    if memory.begun == 0:
        memory.begun, dt = 1, 0.0
    memory.heading, _ = towards(memory.heading, command.heading, p.turn_rate * dt)


@compiled
def _follow(p, memory, body, c, s):
    """The state machine of Figure 2: a distance begins push-off, a strike the next step."""
    now = memory.state
    stance = p.stance[now]
    sw = 1 - stance
    if body.foot_down[sw] == 0:
        memory.lifted = 1
    else:
        foot = body.rotation[p.foot[sw]]
        pitch = math.atan2(foot[6], math.sqrt(foot[0] * foot[0] + foot[3] * foot[3]))
        # Ours: where the foot has been in the air, a heel on the ground is a strike however the foot points, for
        # else a flat foot would be waited for for ever.
        heel = body.contact[p.heel[sw, 0], 0] > 0.0 or body.contact[p.heel[sw, 1], 0] > 0.0
        if pitch > p.strike_pitch or (memory.lifted == 1 and heel):
            memory.state, memory.entered, memory.lifted = 2 * sw, body.time[0], 0
            return  # the leg that was in the air bears the next step, from its first state on
    if now == 0 or now == 2:
        ankle = body.position[body.foot_link[stance]]
        if c * (body.com[0] - ankle[0]) + s * (body.com[1] - ankle[1]) > p.c_trans:
            memory.state, memory.entered = now + 1, body.time[0]


@compiled
def _touching(points, foot, body):
    """How many of a part's contact points touch the ground."""
    count = 0
    for k in range(MAX_POINTS):
        if points[foot, k] >= 0 and body.contact[points[foot, k], 0] > 0.0:
            count += 1
    return count


@compiled
def _leg(p, body, torque, leg, knee, knee_kp, ankle, ankle_kp, ankle_roll):
    """Servos of a knee to its own angle and of a foot to angles in the world frame (eq. 1)."""
    j = p.leg[leg, KNEE_J]
    torque[j] = knee_kp * (knee - body.angle[j])
    foot = body.rotation[p.foot[leg]]
    pitch = math.atan2(foot[6], math.sqrt(foot[0] * foot[0] + foot[3] * foot[3]))
    torque[p.leg[leg, ANKLE_PITCH_J]] = ankle_kp * (ankle - pitch)
    j = p.leg[leg, ANKLE_ROLL_J]
    roll = math.asin(min(max(foot[7], -1.0), 1.0))
    torque[j] = p.kp[j] * (ankle_roll - roll)


@compiled
def _hips(p, memory, body, torque, stance, facing, hip, lat_hip, kp, t0, t1, t2):
    """The swing thigh in the world frame; the stance hip bears what torso and swing leg ask for."""
    sw = 1 - stance
    thigh, kd = p.thigh[sw], p.kd[p.leg[sw, HIP_PITCH_J]]
    omega = body.angular_velocity[thigh]
    b0, b1, b2 = thigh_torque(kp, kd, facing, lat_hip, hip, body.rotation[thigh], omega)  # τ_B
    apply_hips(p, body, torque, stance, t0, t1, t2, b0, b1, b2)
    if memory.planted == 0:  # a stance that is not firm does not turn the body: its yaw is servoed to zero
        j = p.leg[stance, HIP_YAW_J]
        torque[j] = -p.kp[j] * body.angle[j]
