"""The control law of SIMBICON in three dimensions (thesis 7.3, 7.7.2), with speed, heading and sideways commands.

The planar law is applied in the sagittal and in the coronal plane of the pelvis's heading frame. Sagittal signs
are those of the planar law: forward lean and knee flexion negative, hip flexion and dorsiflexion positive.
Lateral numbers count positive towards the side of the swing leg, so that a state and its mirror image share
them. Read in this order: `law`, then `_next_state` (7.3.1), `_balance` (d and v, 7.3.3), `_torso` (7.3.2), the three
ways of carrying the body `_single`, `_double` and `_flight`, and `_steer` (commands).
"""

from __future__ import annotations

import math

import numpy as np

from ....control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, HIP_PITCH_J, HIP_ROLL_J, KNEE_J, MAX_JOINTS
from ....control.hips import along, apply_hip, apply_hips, thigh_torque
from ....control.orientation import orientation_error, towards, wrapped
from ....control.states import AFTER_TIME, DOUBLE, FLIGHT, MAX_STATES, exit_met
from ....physics.kernel import STATE_CHANGE, compiled

MAX_KNOTS = 8

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
    p, state_before = parameters, memory.state
    orientation = body.rotation[p.pelvis]
    heading = math.atan2(orientation[3], orientation[0])
    c, s = math.cos(heading), math.sin(heading)
    _steer(p, memory, body, command, c, s)
    _next_state(p, memory, body)
    now, target = memory.state, memory.target
    _interpolate(p, memory)
    stance = p.stance[now]
    side = 1.0 - 2.0 * (1 - stance)  # +1 when the left leg swings, -1 when the right one does
    d, v, lat_d, lat_v = _balance(p, body, now, stance, side, c, s)
    heading_error = min(max(wrapped(memory.heading - heading), -0.5), 0.5)
    t0, t1, t2 = _torso(p, memory, body, side, d, v, lat_d, lat_v, heading, heading_error, c, s)
    _hold(p, body, torque)

    ankle = target[STANCE_ANKLE] + (target[ANKLE_CD] * d + target[ANKLE_CV] * v)  # (eq. 7.1), stance ankle rows of F
    lat_ankle = side * target[LAT_STANCE_ANKLE] + side * (target[LAT_ANKLE_CD] * lat_d + target[LAT_ANKLE_CV] * lat_v)
    _leg(p, body, torque, stance, target[STANCE_KNEE], ankle, lat_ankle)
    if p.legs[now] == FLIGHT:
        _flight(p, target, body, torque, side, v, lat_v, heading)
    elif p.legs[now] == DOUBLE:
        _leg(p, body, torque, 1 - stance, target[STANCE_KNEE], ankle, lat_ankle)
        _double(p, target, body, torque, stance, side, lat_d, lat_v, c, s, t0, t1, t2)
    else:
        _single(p, memory, body, torque, stance, side, d, v, lat_d, lat_v, heading, heading_error, t0, t1, t2)
    # All damping is the motors' own (Controller.damping); for hips whose damping is in the world frame and already
    # inside τ_A and τ_B, `apply_hip` adds the motors' part back.
    if memory.state != state_before:
        return STATE_CHANGE
    return 0


@compiled
def _next_state(p, memory, body):
    """Go on to the next state when the exit condition is met (7.3.1); several states may end in one step."""
    for _ in range(p.states):
        now, dwell = memory.state, 0.0
        if p.until[now] == AFTER_TIME:
            low, fraction = _between(p, memory.speed + memory.trim)
            dwell = (1.0 - fraction) * p.row[low, now, DWELL]
            if fraction > 0.0:
                dwell += fraction * p.row[low + 1, now, DWELL]
        if not exit_met(p.until[now], dwell, p.stance[now], memory.entered, body):
            break
        memory.state = p.next[now]
        memory.entered = body.time[0]


@compiled
def _interpolate(p, memory):
    """The numbers of the current state at the speed that is asked for."""
    now, target = memory.state, memory.target
    low, fraction = _between(p, memory.speed + memory.trim)
    for i in range(len(target)):
        target[i] = (1.0 - fraction) * p.row[low, now, i]
        if fraction > 0.0:
            target[i] += fraction * p.row[low + 1, now, i]


@compiled
def _balance(p, body, now, stance, side, c, s):
    """d and v in the heading frame (7.3.3): forward, and towards the swing leg [m, m/s]."""
    ankle = body.position[body.foot_link[stance]]
    x, y = body.position[p.pelvis, 0] - ankle[0], body.position[p.pelvis, 1] - ankle[1]
    vx, vy = body.root_rate[0], body.root_rate[1]
    if p.legs[now] == DOUBLE or p.legs[now] == FLIGHT:  # the whole body's centre of mass over the middle of the feet
        other = body.position[body.foot_link[1 - stance]]
        x, y = body.com[0] - 0.5 * (ankle[0] + other[0]), body.com[1] - 0.5 * (ankle[1] + other[1])
        vx, vy = body.com_rate[0], body.com_rate[1]
    return c * x + s * y, c * vx + s * vy, side * (c * y - s * x), side * (c * vy - s * vx)


@compiled
def _torso(p, memory, body, side, d, v, lat_d, lat_v, heading, heading_error, c, s):
    """The virtual torque on the torso, as a world vector (7.3.2)."""
    target, omega = memory.target, body.angular_velocity[p.pelvis]
    pitch = target[TORSO] + target[TORSO_CD] * d + target[TORSO_CV] * v
    roll = target[LAT_TORSO] + target[LAT_TORSO_CD] * lat_d + target[LAT_TORSO_CV] * lat_v
    roll = -side * roll - p.lateral_torso * memory.sideways  # a lean to the left is a negative rotation about x
    e0, e1, _ = orientation_error(heading, roll, pitch, body.rotation[p.pelvis])
    roll_torque = p.torso_kp[0] * (c * e0 + s * e1) - p.torso_kd[0] * (c * omega[0] + s * omega[1])
    pitch_torque = p.torso_kp[1] * (c * e1 - s * e0) - p.torso_kd[1] * (c * omega[1] - s * omega[0])
    yaw_torque = p.torso_kp[2] * heading_error - p.torso_kd[2] * omega[2]
    feedback = memory.torso_feedback
    feedback[0], feedback[1], feedback[2] = roll_torque, pitch_torque, yaw_torque
    return c * roll_torque - s * pitch_torque, s * roll_torque + c * pitch_torque, yaw_torque


@compiled
def _hold(p, body, torque):
    """Every joint holds its own angle, swings with a leg or oscillates; the legs are overwritten afterwards."""
    for j in range(p.joints):
        wanted = p.angle[j]
        if p.amplitude[j] != 0.0:
            wanted += p.amplitude[j] * math.sin(2.0 * math.pi * body.time[0] / p.period[j] + p.phase[j])
        if p.follow[j, 0] != 0.0 or p.follow[j, 1] != 0.0:
            wanted += p.follow[j, 0] * body.angle[p.leg[0, HIP_PITCH_J]]
            wanted += p.follow[j, 1] * body.angle[p.leg[1, HIP_PITCH_J]]
        torque[j] = p.kp[j] * (wanted - body.angle[j])


@compiled
def _leg(p, body, torque, leg, knee, ankle, ankle_roll):
    """Servos of a knee and an ankle to angles against their parent."""
    j = p.leg[leg, KNEE_J]
    torque[j] = p.kp[j] * (knee - body.angle[j])
    j = p.leg[leg, ANKLE_PITCH_J]
    if j >= 0:  # some bodies lack an axis of their ankles
        torque[j] = p.kp[j] * (ankle - body.angle[j])
    j = p.leg[leg, ANKLE_ROLL_J]
    if j >= 0:
        torque[j] = p.kp[j] * (ankle_roll - body.angle[j])


@compiled
def _single(p, memory, body, torque, stance, side, d, v, lat_d, lat_v, heading, heading_error, t0, t1, t2):
    """One stance leg, one swing leg: θd = θd0 + cd d + cv v (7.3.3) in both planes, τ_A = -τ_torso - τ_B (7.3.2)."""
    target, swing = memory.target, 1 - stance
    knee = target[SWING_KNEE] + target[KNEE_CD] * d + target[KNEE_CV] * v
    _leg(p, body, torque, swing, min(knee, 0.0), target[SWING_ANKLE], side * target[LAT_SWING_ANKLE])
    hip = target[SWING_HIP] + target[CD] * d + target[CV] * v
    hip = min(max(hip, p.swing_hip_low), p.swing_hip_high)
    lat_hip = target[LAT_SWING_HIP] + target[LAT_CD] * lat_d + target[LAT_CV] * lat_v
    lat_hip += target[LAT_OUT_CV] * max(lat_v - FAST_OUT, 0.0)  # ours: a wider step when thrown to that side
    lat_hip += side * p.lateral_hip * memory.sideways
    if p.clearance > 0.0:  # ours: aim beside the stance leg, not through it
        lat_hip = max(lat_hip, (p.clearance - lat_d - p.half_hips) / p.leg_length)
    lat_hip = side * min(max(lat_hip, p.lat_hip_low), p.lat_hip_high)
    yaw = heading + p.yaw_lead * heading_error + side * target[HIP_YAW]
    b0, b1, b2 = _thigh(p, body, swing, yaw, lat_hip, hip)  # τ_B
    apply_hips(p, body, torque, stance, t0, t1, t2, b0, b1, b2)


@compiled
def _double(p, target, body, torque, stance, side, lat_d, lat_v, c, s, t0, t1, t2):
    """Both legs carry: half of the torso's torque to each hip, and a sideways shift of the hips over the feet."""
    j = p.leg[stance, HIP_ROLL_J]
    shift = side * p.kp[j] * (target[LAT_CD] * lat_d + target[LAT_CV] * lat_v + target[LAT_SWING_HIP])
    for leg in range(2):
        for k in range(3):
            j = p.leg[leg, k]
            if j >= 0:
                torque[j] = along(body.axis[j], -0.5 * t0 + c * shift, -0.5 * t1 + s * shift, -0.5 * t2)


@compiled
def _flight(p, target, body, torque, side, v, lat_v, heading):
    """Both legs swing: their thighs are servoed in the world frame, and nothing holds the torso."""
    for leg in range(2):
        out = 1.0 - 2.0 * leg
        _leg(p, body, torque, leg, target[SWING_KNEE], target[SWING_ANKLE], out * target[LAT_SWING_ANKLE])
        hip = target[SWING_HIP] + target[CV] * v
        hip = min(max(hip, p.swing_hip_low), p.swing_hip_high)
        lat_hip = out * target[LAT_SWING_HIP] + side * target[LAT_CV] * lat_v
        b0, b1, b2 = _thigh(p, body, leg, heading, lat_hip, hip)
        apply_hip(p, body, torque, leg, b0, b1, b2)


@compiled
def _thigh(p, body, leg, yaw, roll, pitch):
    """The torque on a thigh that servos it to an orientation in the world frame, as a world vector (7.3.2)."""
    thigh, j = p.thigh[leg], p.leg[leg, HIP_PITCH_J]
    return thigh_torque(p.kp[j], p.kd[j], yaw, roll, pitch, body.rotation[thigh], body.angular_velocity[thigh])


@compiled
def _steer(p, memory, body, command, c, s):
    """Bring what is asked of the body gently to what is commanded, and correct lasting errors."""
    dt = body.time[0] - memory.time
    memory.time = body.time[0]
    v, side_v = c * body.root_rate[0] + s * body.root_rate[1], c * body.root_rate[1] - s * body.root_rate[0]
    if memory.begun == 0:
        memory.begun, dt = 1, 0.0
        memory.speed, memory.mean_v = command.speed, v
    memory.heading, turn = towards(memory.heading, command.heading, p.turn_rate * dt)
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
    if abs(turn) > 0.2:  # turning: the old line no longer counts
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
