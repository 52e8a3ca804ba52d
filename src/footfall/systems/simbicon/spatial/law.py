"""The control law of SIMBICON in three dimensions (thesis 7.3, 7.7.2), with speed, heading and sideways commands.

The planar law is applied in the sagittal and in the coronal plane of the pelvis's heading frame. Sagittal signs
are those of the planar law: forward lean and knee flexion negative, hip flexion and dorsiflexion positive.
Lateral numbers count positive towards the side of the swing leg, so that a state and its mirror image share
them. Read in this order: `law`, then `_swing` (a hip in the world frame) and `_steer` (commands).
"""

from __future__ import annotations

import math

import numpy as np

from ....control.orientation import orientation_error
from ....physics.kernel import STATE_CHANGE, compiled
from ..planar.law import AFTER_TIME, DOUBLE, MAX_STATES, ends

FLIGHT = 3  # both legs swing: a hop between take-off and landing

MAX_KNOTS = 8
MAX_JOINTS = 40

# The numbers of one state, in the order of the thesis's Table 7.1 and its `lat` rows.
COLUMNS = (
    *("dwell", "cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle"),
    *("lat_cd", "lat_cv", "lat_torso", "lat_swing_hip", "lat_swing_ankle", "lat_stance_ankle"),
    *("ankle_cd", "ankle_cv", "lat_ankle_cd", "lat_ankle_cv"),  # stance-ankle rows of F (eq. 7.1)
    *("torso_cd", "torso_cv", "lat_torso_cd", "lat_torso_cv"),  # torso rows of F
    *("knee_cd", "knee_cv", "hip_yaw", "lat_out_cv"),
)
(DWELL, CD, CV, TORSO, SWING_HIP, SWING_KNEE, SWING_ANKLE, STANCE_KNEE, STANCE_ANKLE) = range(9)
(LAT_CD, LAT_CV, LAT_TORSO, LAT_SWING_HIP, LAT_SWING_ANKLE, LAT_STANCE_ANKLE) = range(9, 15)
(ANKLE_CD, ANKLE_CV, LAT_ANKLE_CD, LAT_ANKLE_CV, TORSO_CD, TORSO_CV, LAT_TORSO_CD, LAT_TORSO_CV) = range(15, 23)
(KNEE_CD, KNEE_CV, HIP_YAW, LAT_OUT_CV) = range(23, 27)
FAST_OUT = 0.25  # faster than this towards the swing leg, and `lat_out_cv` is added to the feedback [m/s]

# Joints of one leg, in the order of `Parameters.leg`.
HIP_ROLL_J, HIP_PITCH_J, HIP_YAW_J, KNEE_J, ANKLE_PITCH_J, ANKLE_ROLL_J = range(6)

_PER_STATE = (MAX_STATES,)
PARAMETERS = np.dtype(
    [
        ("states", "i8"),
        ("until", "i8", _PER_STATE),
        ("next", "i8", _PER_STATE),
        ("stance", "i8", _PER_STATE),  # 0 left, 1 right
        ("legs", "i8", _PER_STATE),
        ("knots", "i8"),
        ("knot", "f8", (MAX_KNOTS,)),  # the speeds at which the rows below are given [m/s]
        ("row", "f8", (MAX_KNOTS, MAX_STATES, len(COLUMNS))),
        ("leg", "i8", (2, 6)),
        ("thigh", "i8", (2,)),  # rows of the thighs in `body.rotation`
        ("pelvis", "i8"),
        ("torso", "i8"),
        ("joints", "i8"),
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("torso_kp", "f8", (3,)),  # roll, pitch, yaw in the heading frame
        ("torso_kd", "f8", (3,)),
        ("swing_hip_low", "f8"),
        ("swing_hip_high", "f8"),
        ("lat_hip_low", "f8"),  # most inward
        ("lat_hip_high", "f8"),  # most outward
        ("clearance", "f8"),  # how far the swing foot keeps to its own side of the stance ankle [m]; 0 for no care
        ("half_hips", "f8"),  # half the distance between the hips [m]
        ("leg_length", "f8"),  # hip to ankle [m]
        # upper body: angle + amplitude sin(2π t / period + phase) + follow × sagittal angle of a thigh
        ("angle", "f8", (MAX_JOINTS,)),
        ("amplitude", "f8", (MAX_JOINTS,)),
        ("period", "f8", (MAX_JOINTS,)),
        ("phase", "f8", (MAX_JOINTS,)),
        ("follow", "f8", (MAX_JOINTS, 2)),
        # commands
        ("turn_rate", "f8"),
        ("acceleration", "f8"),
        ("trim_rate", "f8"),
        ("trim_limit", "f8"),
        ("lateral_hip", "f8"),
        ("lateral_torso", "f8"),
        ("lateral_trim", "f8"),
        ("line_gain", "f8"),
        ("lateral_limit", "f8"),
        ("yaw_lead", "f8"),
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("time", "f8"),
        ("heading", "f8"),  # where the body is asked to face now [rad]
        ("speed", "f8"),  # how fast it is asked to go now [m/s]
        ("begun", "i8"),
        ("mean_v", "f8"),
        ("trim", "f8"),
        ("mean_side", "f8"),
        ("side_trim", "f8"),
        ("cross", "f8"),  # how far it has strayed to the left of its line [m]
        ("sideways", "f8"),
        ("target", "f8", (len(COLUMNS),)),
        ("torso_feedback", "f8", (3,)),  # τ_torso in the heading frame: roll, pitch, yaw [N m]
    ],
    align=True,
)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: commands, state machine (7.3.1), torso and hips (7.3.2), balance feedback (7.3.3)."""
    p, s_before = parameters, memory.state
    orientation, omega = body.rotation[p.pelvis], body.angular_velocity[p.pelvis]
    heading = math.atan2(orientation[3], orientation[0])
    c, s = math.cos(heading), math.sin(heading)
    _steer(p, memory, body, command, c, s)
    for _ in range(p.states):  # a state whose exit is already met takes no time (7.3.1)
        if not _ends(p, memory, body):
            break
        memory.state = p.next[memory.state]
        memory.entered = body.time[0]
    now = memory.state
    target = memory.target
    low, fraction = _between(p, memory.speed + memory.trim)
    for i in range(len(target)):
        target[i] = (1.0 - fraction) * p.row[low, now, i]
        if fraction > 0.0:
            target[i] += fraction * p.row[low + 1, now, i]

    stance = p.stance[now]
    side = 1.0 - 2.0 * (1 - stance)  # +1 when the left leg swings, -1 when the right one does
    double = p.legs[now] == DOUBLE or p.legs[now] == FLIGHT
    # d and v in the heading frame (7.3.3): forward, and towards the swing leg
    ankle = body.position[body.foot_link[stance]]
    x, y = body.position[p.pelvis, 0] - ankle[0], body.position[p.pelvis, 1] - ankle[1]
    vx, vy = body.root_rate[0], body.root_rate[1]
    if double:  # standing: the whole body's centre of mass over the middle of the feet
        other = body.position[body.foot_link[1 - stance]]
        x, y = body.com[0] - 0.5 * (ankle[0] + other[0]), body.com[1] - 0.5 * (ankle[1] + other[1])
        vx, vy = body.com_rate[0], body.com_rate[1]
    d, v = c * x + s * y, c * vx + s * vy
    lat_d, lat_v = side * (c * y - s * x), side * (c * vy - s * vx)

    # the virtual torque on the torso, in the world frame (7.3.2)
    pitch = target[TORSO] + target[TORSO_CD] * d + target[TORSO_CV] * v
    roll = target[LAT_TORSO] + target[LAT_TORSO_CD] * lat_d + target[LAT_TORSO_CV] * lat_v
    roll = -side * roll - p.lateral_torso * memory.sideways  # to the left is a negative turn about x
    e0, e1, _ = orientation_error(heading, roll, pitch, orientation)
    off = memory.heading - heading
    off -= 2.0 * math.pi * math.floor((off + math.pi) / (2.0 * math.pi))
    off = min(max(off, -0.5), 0.5)
    roll_torque = p.torso_kp[0] * (c * e0 + s * e1) - p.torso_kd[0] * (c * omega[0] + s * omega[1])
    pitch_torque = p.torso_kp[1] * (c * e1 - s * e0) - p.torso_kd[1] * (c * omega[1] - s * omega[0])
    t2 = p.torso_kp[2] * off - p.torso_kd[2] * omega[2]
    memory.torso_feedback[0], memory.torso_feedback[1], memory.torso_feedback[2] = roll_torque, pitch_torque, t2
    t0, t1 = c * roll_torque - s * pitch_torque, s * roll_torque + c * pitch_torque

    for j in range(p.joints):  # every joint holds its own angle; the legs are overwritten below
        wanted = p.angle[j]
        if p.amplitude[j] != 0.0:
            wanted += p.amplitude[j] * math.sin(2.0 * math.pi * body.time[0] / p.period[j] + p.phase[j])
        if p.follow[j, 0] != 0.0 or p.follow[j, 1] != 0.0:
            wanted += p.follow[j, 0] * body.angle[p.leg[0, HIP_PITCH_J]]
            wanted += p.follow[j, 1] * body.angle[p.leg[1, HIP_PITCH_J]]
        torque[j] = p.kp[j] * (wanted - body.angle[j])

    sw = 1 - stance
    ankle_feedback = target[ANKLE_CD] * d + target[ANKLE_CV] * v
    lat_ankle_feedback = side * (target[LAT_ANKLE_CD] * lat_d + target[LAT_ANKLE_CV] * lat_v)
    _leg(
        p,
        body,
        torque,
        stance,
        target[STANCE_KNEE],
        target[STANCE_ANKLE] + ankle_feedback,
        side * target[LAT_STANCE_ANKLE] + lat_ankle_feedback,
    )
    if p.legs[now] == FLIGHT:
        for leg in range(2):
            out = 1.0 - 2.0 * leg
            _leg(p, body, torque, leg, target[SWING_KNEE], target[SWING_ANKLE], out * target[LAT_SWING_ANKLE])
            hip = target[SWING_HIP] + target[CV] * v
            hip = min(max(hip, p.swing_hip_low), p.swing_hip_high)
            lat_hip = out * target[LAT_SWING_HIP] + side * target[LAT_CV] * lat_v
            b0, b1, b2 = _swing(p, body, leg, heading, lat_hip, hip)
            for k in range(3):
                j = p.leg[leg, k]
                a = body.axis[j]
                torque[j] = a[0] * b0 + a[1] * b1 + a[2] * b2 + p.kd[j] * body.rate[j]
    elif double:
        _leg(
            p,
            body,
            torque,
            sw,
            target[STANCE_KNEE],
            target[STANCE_ANKLE] + ankle_feedback,
            side * target[LAT_STANCE_ANKLE] + lat_ankle_feedback,
        )
        # half of the torso's torque to each hip, and a sideways shift of the hips over the feet (eq. 7.1)
        j = p.leg[stance, HIP_ROLL_J]
        shift = side * p.kp[j] * (target[LAT_CD] * lat_d + target[LAT_CV] * lat_v + target[LAT_SWING_HIP])
        for leg in range(2):
            for k in range(3):
                j = p.leg[leg, k]
                a = body.axis[j]
                along = a[0] * (-0.5 * t0 + c * shift) + a[1] * (-0.5 * t1 + s * shift) - a[2] * 0.5 * t2
                torque[j] = along
    else:
        knee = target[SWING_KNEE] + target[KNEE_CD] * d + target[KNEE_CV] * v
        _leg(p, body, torque, sw, min(knee, 0.0), target[SWING_ANKLE], side * target[LAT_SWING_ANKLE])
        # θd = θd0 + cd d + cv v (7.3.3), in both planes
        hip = target[SWING_HIP] + target[CD] * d + target[CV] * v
        hip = min(max(hip, p.swing_hip_low), p.swing_hip_high)
        lat_hip = target[LAT_SWING_HIP] + target[LAT_CD] * lat_d + target[LAT_CV] * lat_v
        lat_hip += target[LAT_OUT_CV] * max(lat_v - FAST_OUT, 0.0)  # ours: a wider step when thrown to that side
        lat_hip += side * p.lateral_hip * memory.sideways
        if p.clearance > 0.0:  # ours: aim beside the stance leg, not through it
            lat_hip = max(lat_hip, (p.clearance - lat_d - p.half_hips) / p.leg_length)
        lat_hip = side * min(max(lat_hip, p.lat_hip_low), p.lat_hip_high)
        yaw = heading + p.yaw_lead * off + side * target[HIP_YAW]
        b0, b1, b2 = _swing(p, body, sw, yaw, lat_hip, hip)  # τ_B
        a0, a1, a2 = -t0 - b0, -t1 - b1, -t2 - b2  # τ_A = -τ_torso - τ_B
        for k in range(3):  # a hinge takes the part along its axis, exact for a stack of hinges
            j = p.leg[sw, k]
            a = body.axis[j]
            torque[j] = a[0] * b0 + a[1] * b1 + a[2] * b2 + p.kd[j] * body.rate[j]
            j = p.leg[stance, k]
            a = body.axis[j]
            torque[j] = a[0] * a0 + a[1] * a1 + a[2] * a2 + p.kd[j] * body.rate[j]
    # All damping is the motors' own (Controller.damping); for stepping hips, whose damping is in the world
    # frame and already inside τ_A and τ_B, the motors' share was added back just above.
    if memory.state != s_before:
        return STATE_CHANGE
    return 0


@compiled
def _leg(p, body, torque, leg, knee, ankle, ankle_roll):
    """Servos of a knee and an ankle to angles against their parent."""
    j = p.leg[leg, KNEE_J]
    torque[j] = p.kp[j] * (knee - body.angle[j])
    j = p.leg[leg, ANKLE_PITCH_J]
    torque[j] = p.kp[j] * (ankle - body.angle[j])
    j = p.leg[leg, ANKLE_ROLL_J]
    torque[j] = p.kp[j] * (ankle_roll - body.angle[j])


@compiled
def _swing(p, body, leg, yaw, roll, pitch):
    """The torque on a thigh, as a world vector, that servos it to an orientation in the world frame (7.3.2)."""
    thigh, j = p.thigh[leg], p.leg[leg, HIP_PITCH_J]
    w0, w1, w2 = orientation_error(yaw, roll, pitch, body.rotation[thigh])
    kp, kd, omega = p.kp[j], p.kd[j], body.angular_velocity[thigh]
    return kp * w0 - kd * omega[0], kp * w1 - kd * omega[1], kp * w2 - kd * omega[2]


@compiled
def _steer(p, memory, body, command, c, s):
    """Bring what is asked of the body gently to what is commanded, and correct lasting errors."""
    dt = body.time[0] - memory.time
    memory.time = body.time[0]
    v, side_v = c * body.root_rate[0] + s * body.root_rate[1], c * body.root_rate[1] - s * body.root_rate[0]
    if memory.begun == 0:
        memory.begun, dt = 1, 0.0
        memory.speed, memory.mean_v = command.speed, v
    off = command.heading - memory.heading
    off -= 2.0 * math.pi * math.floor((off + math.pi) / (2.0 * math.pi))
    memory.heading += min(max(off, -p.turn_rate * dt), p.turn_rate * dt)
    faster = command.speed - memory.speed
    memory.speed += min(max(faster, -p.acceleration * dt), p.acceleration * dt)
    memory.mean_v += (v - memory.mean_v) * min(dt / 0.8, 1.0)
    memory.trim += p.trim_rate * (memory.speed - memory.mean_v) * dt
    memory.trim = min(max(memory.trim, -p.trim_limit), p.trim_limit)
    ch, sh = math.cos(memory.heading), math.sin(memory.heading)  # the line is the one it is asked to walk on
    stray = ch * body.root_rate[1] - sh * body.root_rate[0] - command.lateral
    memory.mean_side += (side_v - memory.mean_side) * min(dt / 0.8, 1.0)
    memory.side_trim += p.lateral_trim * (command.lateral - memory.mean_side) * dt
    memory.side_trim = min(max(memory.side_trim, -p.lateral_limit), p.lateral_limit)
    memory.cross += stray * dt
    if abs(off) > 0.2:  # turning: the old line no longer counts
        memory.cross *= 1.0 - min(dt / 0.3, 1.0)
    memory.cross = min(max(memory.cross, -0.5), 0.5)
    sideways = command.lateral + memory.side_trim - p.line_gain * memory.cross
    memory.sideways = min(max(sideways, -p.lateral_limit), p.lateral_limit)


@compiled
def _between(p, speed):
    """The knot below a speed and how far it is on the way to the next one."""
    low = 0
    for k in range(1, p.knots - 1):
        if speed >= p.knot[k]:
            low = k
    if p.knots < 2:
        return low, 0.0
    fraction = (speed - p.knot[low]) / (p.knot[low + 1] - p.knot[low])
    return low, min(max(fraction, 0.0), 1.0)


@compiled
def _ends(p, memory, body):
    """Whether the current state's exit condition is met (7.3.1)."""
    now, dwell = memory.state, 0.0
    if p.until[now] == AFTER_TIME:
        low, fraction = _between(p, memory.speed + memory.trim)
        dwell = (1.0 - fraction) * p.row[low, now, DWELL]
        if fraction > 0.0:
            dwell += fraction * p.row[low + 1, now, DWELL]
    return ends(p.until[now], dwell, p.stance[now], memory.entered, body)
