"""The control law of SIMBICON for a recorded gait (thesis 7.5).

Two states, one for each stance leg. In a state the phase goes on with time along the recorded cycle, and begins anew
when the swing foot comes down; a foot that is late finds the cycle waiting. All joints track the cycle with desired
velocities; the pelvis and the swing thigh do so in the world frame, and the stance hip carries what is left over
(7.3.2). Balance feedback (eq. 7.1) acts on how far d and v are from what the recording has at this phase, on the
swing hip, the stance ankle and the pelvis. The torques that inverse dynamics expects of the recording are applied
beside the servos' (`anticipation`), so that these have little left to do.

Signs are those of `spatial.py`. Read in this order: `law`, then `_phase`, `_deviate`, `_track`, `_pelvis`, `_thigh`,
`_anticipate`, `_hips`, `_steer`; `reflexes.py` is ours.
"""

from __future__ import annotations

import math

import numpy as np

from ....control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, HIP_PITCH_J, KNEE_J, MAX_JOINTS
from ....control.hips import apply_hips
from ....control.orientation import orientation_error, towards, wrapped
from ....control.reference import CYCLE_SAMPLES
from ....physics.kernel import STATE_CHANGE, compiled
from .reflexes import foresee, inwards

ROLL, PITCH, YAW = range(3)
TORSO_AT = MAX_JOINTS  # channels of the tracking torques: joints, then the pelvis, then the swing thigh
THIGH_AT = MAX_JOINTS + 3
CHANNELS = MAX_JOINTS + 6
EXPECTED = 0.9  # fraction of a state from which on a contact is expected
LIGHT, HEAVY = 0.05, 0.65  # fractions of the weight a foot must carry to stand: when expected, and when at its earliest

GAINS = (  # rows of F (eq. 7.1); lateral ones count towards the swing leg
    *("cd", "cv", "lat_cd", "lat_cv"),  # swing hip
    *("ankle_cd", "ankle_cv", "lat_ankle_cd", "lat_ankle_cv"),  # stance ankle
    *("torso_cd", "torso_cv", "lat_torso_cd", "lat_torso_cv"),  # pelvis
)
PARAMETERS = np.dtype(
    [
        # the recording, at CYCLE_SAMPLES phases from the left foot's strike on
        ("period", "f8"),  # [s]
        ("begins", "f8", (2,)),  # phase at which each state begins: left stance, right stance
        ("spans", "f8", (2,)),  # how much of the cycle it takes
        ("angle", "f8", (CYCLE_SAMPLES, MAX_JOINTS)),  # [rad]
        ("rate", "f8", (CYCLE_SAMPLES, MAX_JOINTS)),  # [rad a cycle]
        ("pelvis", "f8", (CYCLE_SAMPLES, 3)),  # roll, pitch, yaw in the heading frame [rad]
        ("pelvis_rate", "f8", (CYCLE_SAMPLES, 3)),
        ("thigh", "f8", (2, CYCLE_SAMPLES, 3)),  # the same of the thighs, in the world
        ("thigh_rate", "f8", (2, CYCLE_SAMPLES, 3)),
        ("d", "f8", (2, CYCLE_SAMPLES, 2)),  # hips from the left and from the right ankle: ahead, to the left [m]
        ("v", "f8", (CYCLE_SAMPLES, 2)),  # velocity of the hips: ahead, to the left [m/s]
        ("expected", "f8", (CYCLE_SAMPLES, MAX_JOINTS)),  # torques by inverse dynamics [N m]
        ("expected_torso", "f8", (CYCLE_SAMPLES, 3)),  # of the hips on the pelvis, in the heading frame
        ("expected_thigh", "f8", (2, CYCLE_SAMPLES, 3)),  # of each hip on its thigh
        ("anticipation", "f8"),  # fraction of these that is applied
        ("speed", "f8"),  # mean of it [m/s]
        ("sideways", "f8"),
        # the body
        ("leg", "i8", (2, 6)),
        ("thigh_link", "i8", (2,)),
        ("pelvis_link", "i8"),
        ("joints", "i8"),
        ("weight", "f8"),  # [N]
        ("foot_of", "i8", (64,)),  # which foot a contact point belongs to
        # the states as `transition.join` and others look at them: left stance, right stance, each until contact
        ("states", "i8"),
        ("until", "i8", (2,)),
        ("next", "i8", (2,)),
        ("stance", "i8", (2,)),
        # what may be tuned
        *((name, "f8") for name in GAINS),
        ("tempo", "f8"),  # durations of the states over the recording's
        ("earliest", "f8"),  # fraction of a state before which a contact does not count
        ("latest", "f8"),  # where the cycle waits
        ("blend", "f8"),  # in which the recording's jump at a strike fades [s]
        ("entry", "f8"),  # fraction of its state at which a trial begins
        ("faster", "f8"),  # what is asked of the speed beyond the recording's [m/s]
        ("leftwards", "f8"),
        ("lean", "f8"),  # of the pelvis, forward negative [rad]
        ("swing_hip", "f8"),
        ("lift", "f8"),  # hip and ankle flexion in mid-swing, for clearance [rad]
        ("toe_up", "f8"),  # more ankle flexion in mid-swing [rad]
        ("width", "f8"),  # swing hip outwards [rad]
        ("push_off", "f8"),  # plantar flexion of the stance ankle late in stance [rad]
        ("stance_knee", "f8"),  # added to the stance knee [rad]
        ("foresight", "f8"),  # how much of the time until the swing foot lands its hip looks ahead
        ("most", "f8"),  # limit of the feedback on a hip [rad]
        ("kp", "f8", (MAX_JOINTS,)),
        ("kd", "f8", (MAX_JOINTS,)),
        ("stance_kp", "f8", (MAX_JOINTS,)),  # of knees and ankles while they carry the body
        ("torso_kp", "f8", (3,)),
        ("torso_kd", "f8", (3,)),
        # commands
        ("turn_rate", "f8"),
        ("trim_rate", "f8"),
        ("trim_limit", "f8"),
        ("line_gain", "f8"),
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("time", "f8"),
        ("begun", "i8"),
        ("at", "f8"),  # where in the recording [samples]
        ("lasted", "f8"),  # the state before this one [s]
        ("jump", "f8", (CHANNELS,)),  # of the recording at the last strike [rad]
        ("heading", "f8"),
        ("mean_v", "f8"),
        ("trim", "f8", (2,)),  # of the speed that is asked for: ahead, to the left [m/s]
        ("cross", "f8"),
        ("off", "f8", (4,)),  # d, v and their lateral twins, less the recording's [m, m/s]
        ("facing", "f8"),  # the heading frame of this step [rad]
        ("feedback", "f8", (CHANNELS,)),  # this step's tracking torques, without balance [N m]
        ("expected", "f8", (CHANNELS,)),  # what inverse dynamics adds to them [N m]
        ("squared", "f8", (MAX_JOINTS,)),  # time integrals of the squared distance from the recording [rad² s]
        ("squared_rate", "f8", (MAX_JOINTS,)),  # and of that of their rates [rad²/s]
    ],
    align=True,
)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step (7.5): the phase, then pelvis and swing thigh in the world, and the rest against its parent."""
    p, before = parameters, memory.state
    dt = _steer(p, memory, body, command)
    was = memory.at
    along, moving = _phase(p, memory, body)
    stance, sw = memory.state, 1 - memory.state
    side = 1.0 - 2.0 * sw  # +1 when the left leg swings
    memory.at = (p.begins[stance] + along * p.spans[stance]) * CYCLE_SAMPLES
    low, high, fraction = _between(memory.at)
    if memory.state != before:
        _join(p, memory, body, was, low, high, fraction)
    fade = math.exp(-(body.time[0] - memory.entered) / p.blend)

    # where the body faces, the recorded turning of the pelvis to and fro taken out
    orientation = body.rotation[p.pelvis_link]
    yaw = math.atan2(orientation[3], orientation[0])
    facing = yaw - _mix(p.pelvis, low, high, fraction, YAW)
    memory.facing, c, s = facing, math.cos(facing), math.sin(facing)

    ankle = body.position[body.foot_link[stance]]
    _deviate(p, memory, body, command, ankle, side, low, high, fraction, c, s)
    d, v, lat_d, lat_v = memory.off

    # tracking: torques on every joint, and on pelvis and swing thigh in the heading frame
    fb, ff = memory.feedback, memory.expected
    _track(p, memory, body, low, high, fraction, moving, fade, dt)
    _pelvis(p, memory, body, low, high, fraction, moving, fade, yaw, facing, c, s)
    _thigh(p, memory, body, sw, low, high, fraction, moving, fade, facing, c, s)
    _anticipate(p, ff, sw, p.anticipation if moving > 0.0 else 0.0, low, high, fraction)  # nothing while a cycle waits
    for j in range(p.joints):
        torque[j] = fb[j] + ff[j]
        torque[j] += p.kd[j] * body.rate[j]  # this much damping is the motors' own (Controller.damping)

    # balance feedback (eq. 7.1) and offsets
    bump = math.sin(math.pi * min(along, 1.0)) ** 2
    lift = bump * p.lift
    late = max(0.0, min(1.0, 2.0 * along - 1.0))
    j = p.leg[stance, KNEE_J]
    torque[j] += p.stance_kp[j] * p.stance_knee
    j = p.leg[stance, ANKLE_PITCH_J]
    if j >= 0:  # some bodies lack an axis of their ankles
        torque[j] += p.stance_kp[j] * (p.ankle_cd * d + p.ankle_cv * v - p.push_off * late * late)
    j = p.leg[stance, ANKLE_ROLL_J]
    if j >= 0:
        torque[j] += p.stance_kp[j] * side * (p.lat_ankle_cd * lat_d + p.lat_ankle_cv * lat_v)
    j = p.leg[sw, ANKLE_PITCH_J]
    if j >= 0:
        torque[j] += p.kp[j] * bump * p.toe_up
    j = p.leg[sw, KNEE_J]
    torque[j] -= p.kp[j] * lift
    lean = p.torso_cd * d + p.torso_cv * v
    tilt = -side * (p.lat_torso_cd * lat_d + p.lat_torso_cv * lat_v)
    d, v, lat_d, lat_v = foresee(p, memory, along)
    hip = p.swing_hip + lift + p.cd * d + p.cv * v  # θd = θd0 + cd d + cv v (7.3.3), in both planes
    hip = min(max(hip, -p.most), p.most)
    lat_hip = p.width + p.lat_cd * lat_d + p.lat_cv * lat_v
    lat_hip = side * min(max(lat_hip, -inwards(p, body, ankle, sw, c, s)), p.most)

    _hips(p, memory, body, sw, tilt, lean, hip, lat_hip, c, s, torque)
    if memory.state != before:
        return STATE_CHANGE
    return 0


@compiled
def _deviate(p, memory, body, command, ankle, side, low, high, fraction, c, s):
    """How far d and v are from the recording's (7.5): ahead, and towards the swing leg."""
    stance = memory.state
    x, y = body.position[p.pelvis_link, 0] - ankle[0], body.position[p.pelvis_link, 1] - ankle[1]
    vx, vy = body.root_rate[0], body.root_rate[1]
    d = c * x + s * y - _mix(p.d[stance], low, high, fraction, 0)
    v = c * vx + s * vy - _mix(p.v, low, high, fraction, 0) - (command.speed - p.speed) - memory.trim[0] - p.faster
    lat_d = side * (c * y - s * x - _mix(p.d[stance], low, high, fraction, 1))
    lat_v = c * vy - s * vx - _mix(p.v, low, high, fraction, 1) - (command.lateral - p.sideways) - memory.trim[1]
    lat_v = side * (lat_v - p.leftwards)
    memory.off[0], memory.off[1], memory.off[2], memory.off[3] = d, v, lat_d, lat_v


@compiled
def _track(p, memory, body, low, high, fraction, moving, fade, dt):
    """The torques that servo every joint to its recorded angle and rate, and how far off they are in the long run."""
    fb = memory.feedback
    for j in range(p.joints):
        q, rate = _mix(p.angle, low, high, fraction, j), moving * _mix(p.rate, low, high, fraction, j)
        memory.squared[j] += (q - body.angle[j]) ** 2 * dt
        memory.squared_rate[j] += (rate - body.rate[j]) ** 2 * dt
        q += fade * memory.jump[j]
        fb[j] = p.kp[j] * (q - body.angle[j]) + p.kd[j] * (rate - body.rate[j])
    for k in range(3, 6):  # what carries the body is stiffer
        j = p.leg[memory.state, k]
        if j >= 0:
            q = _mix(p.angle, low, high, fraction, j) + fade * memory.jump[j]
            fb[j] += (p.stance_kp[j] - p.kp[j]) * (q - body.angle[j])


@compiled
def _hips(p, memory, body, sw, tilt, lean, hip, lat_hip, c, s, torque):
    """τ_A = -τ_torso - τ_B (7.3.2), as world vectors; a hinge takes the part along its axis."""
    fb, ff, stance = memory.feedback, memory.expected, memory.state
    kp = p.kp[p.leg[sw, HIP_PITCH_J]]
    t_roll = fb[TORSO_AT] + ff[TORSO_AT] + p.torso_kp[0] * tilt
    t_pitch = fb[TORSO_AT + 1] + ff[TORSO_AT + 1] - p.torso_kp[1] * lean
    t2 = fb[TORSO_AT + 2] + ff[TORSO_AT + 2]
    b_roll = fb[THIGH_AT] + ff[THIGH_AT] + kp * lat_hip
    b_pitch = fb[THIGH_AT + 1] + ff[THIGH_AT + 1] - kp * hip
    b2 = fb[THIGH_AT + 2] + ff[THIGH_AT + 2]
    t0, t1 = c * t_roll - s * t_pitch, s * t_roll + c * t_pitch
    b0, b1 = c * b_roll - s * b_pitch, s * b_roll + c * b_pitch
    apply_hips(p, body, torque, stance, t0, t1, t2, b0, b1, b2)


@compiled
def _mix(table, low, high, fraction, column):
    """A column of the recording between two samples."""
    return table[low, column] + fraction * (table[high, column] - table[low, column])


@compiled
def _between(at):
    """The samples before and after a place in the cycle, and how far it is on the way."""
    low = int(at)
    return low % CYCLE_SAMPLES, (low + 1) % CYCLE_SAMPLES, at - low


@compiled
def _join(p, memory, body, was, low, high, fraction):
    """A step that ends early or late makes the recording jump; what it jumps is kept and fades (ours).

    The thigh that begins to swing was not tracked before, so it begins where it is.
    """
    old = math.exp(-memory.lasted / p.blend)
    low0, high0, fraction0 = _between(was)
    for j in range(p.joints):
        before = _mix(p.angle, low0, high0, fraction0, j) + old * memory.jump[j]
        memory.jump[j] = before - _mix(p.angle, low, high, fraction, j)
    for k in range(2):
        before = _mix(p.pelvis, low0, high0, fraction0, k) + old * memory.jump[TORSO_AT + k]
        memory.jump[TORSO_AT + k] = before - _mix(p.pelvis, low, high, fraction, k)
    sw = 1 - memory.state
    orientation = body.rotation[p.pelvis_link]
    facing = math.atan2(orientation[3], orientation[0]) - _mix(p.pelvis, low, high, fraction, YAW)
    t = body.rotation[p.thigh_link[sw]]
    roll, pitch, yaw = math.asin(min(max(t[7], -1.0), 1.0)), math.atan2(t[6], t[8]), math.atan2(-t[1], t[4])
    memory.jump[THIGH_AT] = roll - _mix(p.thigh[sw], low, high, fraction, ROLL)
    memory.jump[THIGH_AT + 1] = pitch - _mix(p.thigh[sw], low, high, fraction, PITCH)
    memory.jump[THIGH_AT + 2] = wrapped(yaw - facing - _mix(p.thigh[sw], low, high, fraction, YAW))


@compiled
def _phase(p, memory, body):
    """How far the state has come (0 to 1), and how fast the cycle goes on [cycles/s]; a new state on contact (7.5)."""
    moving = 1.0 / (p.tempo * p.period)
    along = (body.time[0] - memory.entered) / (p.tempo * p.period * p.spans[memory.state])
    if along >= p.earliest:
        load, foot = 0.0, 1 - memory.state
        for point in range(len(body.contact)):
            if p.foot_of[point] == foot:
                load += body.contact[point, 3]
        # a toe that scuffs is no step; one that carries the body is, however early
        early = max(0.0, EXPECTED - along) / max(EXPECTED - p.earliest, 1e-9)
        if load > p.weight * (LIGHT + (HEAVY - LIGHT) * early):
            memory.lasted = body.time[0] - memory.entered
            memory.state, memory.entered, along = foot, body.time[0], 0.0
    if along > p.latest:
        along, moving = p.latest, 0.0
    return along, moving


@compiled
def _pelvis(p, memory, body, low, high, fraction, moving, fade, yaw, facing, c, s):
    """The virtual torque that servos the pelvis to the recorded attitude: roll, pitch, yaw in the heading frame."""
    orientation, omega, fb = body.rotation[p.pelvis_link], body.angular_velocity[p.pelvis_link], memory.feedback
    roll = _mix(p.pelvis, low, high, fraction, ROLL) + fade * memory.jump[TORSO_AT]
    pitch = _mix(p.pelvis, low, high, fraction, PITCH) + fade * memory.jump[TORSO_AT + 1]
    e0, e1, _ = orientation_error(yaw, roll, pitch, orientation)
    off = min(max(wrapped(memory.heading - facing), -0.5), 0.5)
    w_roll = moving * _mix(p.pelvis_rate, low, high, fraction, ROLL)
    w_pitch = moving * _mix(p.pelvis_rate, low, high, fraction, PITCH)
    w_yaw = moving * _mix(p.pelvis_rate, low, high, fraction, YAW)
    fb[TORSO_AT] = p.torso_kp[0] * (c * e0 + s * e1) + p.torso_kd[0] * (w_roll - c * omega[0] - s * omega[1])
    e_pitch = c * e1 - s * e0 - p.lean
    fb[TORSO_AT + 1] = p.torso_kp[1] * e_pitch + p.torso_kd[1] * (-w_pitch - c * omega[1] + s * omega[0])
    fb[TORSO_AT + 2] = p.torso_kp[2] * off + p.torso_kd[2] * (w_yaw - omega[2])


@compiled
def _thigh(p, memory, body, sw, low, high, fraction, moving, fade, facing, c, s):
    """The torque that servos the swing thigh to its recorded orientation in the world, in the heading frame."""
    link, hip, fb = p.thigh_link[sw], p.leg[sw, HIP_PITCH_J], memory.feedback
    roll = _mix(p.thigh[sw], low, high, fraction, ROLL) + fade * memory.jump[THIGH_AT]
    pitch = _mix(p.thigh[sw], low, high, fraction, PITCH) + fade * memory.jump[THIGH_AT + 1]
    yaw = _mix(p.thigh[sw], low, high, fraction, YAW) + fade * memory.jump[THIGH_AT + 2]
    e0, e1, e2 = orientation_error(facing + yaw, roll, pitch, body.rotation[link])
    kp, kd, omega = p.kp[hip], p.kd[hip], body.angular_velocity[link]
    w_roll = moving * _mix(p.thigh_rate[sw], low, high, fraction, ROLL)
    w_pitch = moving * _mix(p.thigh_rate[sw], low, high, fraction, PITCH)
    w_yaw = moving * _mix(p.thigh_rate[sw], low, high, fraction, YAW)
    fb[THIGH_AT] = kp * (c * e0 + s * e1) + kd * (w_roll - c * omega[0] - s * omega[1])
    fb[THIGH_AT + 1] = kp * (c * e1 - s * e0) + kd * (-w_pitch - c * omega[1] + s * omega[0])
    fb[THIGH_AT + 2] = kp * e2 + kd * (w_yaw - omega[2])


@compiled
def _anticipate(p, ff, sw, amount, low, high, fraction):
    """The torques that inverse dynamics expects of the recording, or a fraction of them."""
    for j in range(p.joints):
        ff[j] = amount * _mix(p.expected, low, high, fraction, j)
    for k in range(3):
        ff[TORSO_AT + k] = amount * _mix(p.expected_torso, low, high, fraction, k)
        ff[THIGH_AT + k] = amount * _mix(p.expected_thigh[sw], low, high, fraction, k)


@compiled
def _steer(p, memory, body, command):
    """Turn gently to the commanded heading, and correct lasting errors of speed and of the line; the time step."""
    dt = body.time[0] - memory.time
    memory.time = body.time[0]
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    v, lat_v = c * body.root_rate[0] + s * body.root_rate[1], c * body.root_rate[1] - s * body.root_rate[0]
    if memory.begun == 0:
        memory.begun, dt = 1, 0.0
        memory.mean_v = command.speed
        if body.time[0] == 0.0:  # a trial that begins with this gait begins on the recording, well into a step
            memory.entered = -p.entry * p.tempo * p.period * p.spans[memory.state]
    memory.heading, turn = towards(memory.heading, command.heading, p.turn_rate * dt)
    memory.mean_v += (v - memory.mean_v) * min(dt / p.period, 1.0)
    memory.cross += (lat_v - command.lateral) * dt  # how far it has strayed to the left of its line
    if abs(turn) > 0.2:  # turning: the old line no longer counts
        memory.cross *= 1.0 - min(dt / 0.3, 1.0)
    memory.cross = min(max(memory.cross, -0.5), 0.5)
    memory.trim[0] += p.trim_rate * (command.speed - memory.mean_v) * dt
    memory.trim[0] = min(max(memory.trim[0], -p.trim_limit), p.trim_limit)
    memory.trim[1] = -p.line_gain * memory.cross
    return dt
