"""The control law of data-driven control (Lee, Kim, Lee 2010, section 4), for any recorded locomotion.

The law tracks one fragment and goes on to the next when the foot that is to land takes weight, or, where none is to
land, when the fragment's time is up (4.2). All joints track the recording with desired velocities; in single stance the
pelvis (eq. 2) and the swing thigh do so in the world frame, and the stance hip carries what is left over. Balance
feedback (eq. 3, 4) acts on how far d and v of the hips over the stance ankle are from the recording's. In double stance
both legs track, and share the pelvis by load. The torques that inverse dynamics expects are applied beside (eq. 1).

Signs: hip, knee and ankle pitch flex forward positive, lateral is to the left. Read in this order: `law`, then
`advance` and `switch` (`sync.py`), `_deviate`, `_track`, `_single`, `_double`.
"""

from __future__ import annotations

import math

from ...control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, HIP_PITCH_J, HIP_YAW_J, KNEE_J
from ...control.hips import along
from ...control.orientation import orientation_error, wrapped
from ...control.states import DOUBLE, SINGLE
from ...physics.kernel import STATE_CHANGE, compiled
from .balance import MIN_FORWARD_SPEED, MOST_TURN, beyond, clearance, deviate, foresee, inwards, too_near
from .records import (
    ANKLE_PITCH,
    ANKLE_ROLL,
    PELVIS_PITCH,
    PELVIS_ROLL,
    STANCE_KNEE,
    SWING_HIP,
    SWING_KNEE,
    SWING_OUT,
    THIGH_AT,
    TORSO_AT,
)
from .sync import PITCH, ROLL, YAW, begin, mix

GRIP = 0.3  # a foot with less than this fraction of the weight cannot hold the pelvis
SIDEWAYS = 0.3  # of the balance by the ankles in double stance, to the side
TOE_REACH, HEEL_REACH, SIDE_REACH = 0.14, 0.05, 0.04  # how far the pressure may move on a foot that balances [m]
YAW_HOLD = 0.4  # how much the stance leg tracks in yaw, so that it does not spin where the foot slips
WIDE = 0.2  # feet this far apart share the load [m]
FAR_OFF = 0.5  # a difference of speed beyond this has a larger gain at the swing hip (`far_cv`) [m/s]
MOST_FAR = 0.3  # added to the limit of the feedback for it [rad]
MOST_DRIVE = 0.3  # more or less plantar flexion in push-off for the speed [rad]


@compiled
def law(parameters, memory, body, command, torque):
    """One control step."""
    p, m = parameters, memory
    changed, yaw, dt = begin(p, m, body)
    k = m.slot
    low = min(int(m.at), int(m.frames[k]) - 2)
    part = m.at - low
    moving = 1.0 if m.at < m.frames[k] - 1.0 and m.over == 0 else 0.0  # a fragment that waits stands still
    fade = math.exp(-(body.time[0] - m.entered) / p.blend)

    # where the fragment's frame is, as the pelvis has it
    m.facing = yaw - mix(m.pelvis[k], low, part, YAW)
    c, s = math.cos(m.facing), math.sin(m.facing)
    deviate(p, m, body, k, low, part, c, s)
    _track(p, m, body, torque, k, low, part, moving, fade, dt)
    _pelvis(p, m, body, k, low, part, moving, fade, yaw)
    if m.kind[k] == SINGLE:
        _single(p, m, body, torque, k, low, part, moving, fade)
    elif m.kind[k] == DOUBLE:
        _double(p, m, body, torque)
    amount = moving * (p.anticipation if m.kind[k] == SINGLE else p.stand_anticipation)
    for j in range(p.joints):
        torque[j] += amount * mix(m.expected[k], low, part, j)
    if m.kind[k] == DOUBLE:  # no more than the load allows without tipping the feet, or than is expected
        for leg in range(2):
            most = m.felt[leg] * p.weight
            j = p.leg[leg, ANKLE_PITCH_J]
            usual = amount * mix(m.expected[k], low, part, j)
            torque[j] = min(max(torque[j], min(usual, -TOE_REACH * most)), max(usual, HEEL_REACH * most))
            j = p.leg[leg, ANKLE_ROLL_J]
            usual = amount * mix(m.expected[k], low, part, j)
            torque[j] = min(max(torque[j], min(usual, -SIDE_REACH * most)), max(usual, SIDE_REACH * most))
    return STATE_CHANGE if changed else 0


# --- tracking (eq. 1) ----------------------------------------------------------------------------


@compiled
def _track(p, m, body, torque, k, low, part, moving, fade, dt):
    """The torques that servo every joint to its recorded angle and rate."""
    fb = m.feedback
    for j in range(p.joints):
        q, rate = mix(m.angle[k], low, part, j), moving * mix(m.rate[k], low, part, j)
        m.squared[j] += (q - body.angle[j]) ** 2 * dt
        q += fade * m.jump[j]
        fb[j] = p.kp[j] * (q - body.angle[j]) + p.kd[j] * (rate - body.rate[j])
        torque[j] = fb[j] + p.kd[j] * body.rate[j]  # this much damping is the motors' own (Controller.damping)
    for leg in range(2):
        if m.kind[k] == DOUBLE or (m.kind[k] == SINGLE and leg == m.stand[k]):
            for i in range(0 if m.kind[k] == DOUBLE else 3, 6):  # what carries the body is stiffer
                j = p.leg[leg, i]
                q = mix(m.angle[k], low, part, j) + fade * m.jump[j]
                torque[j] += (p.stance_kp[j] - p.kp[j]) * (q - body.angle[j])


@compiled
def _pelvis(p, m, body, k, low, part, moving, fade, yaw):
    """The virtual torque that servos the pelvis to the recorded attitude (eq. 2, c0 = 1), in the fragment's frame."""
    orientation, omega, fb = body.rotation[p.pelvis_link], body.angular_velocity[p.pelvis_link], m.feedback
    ref = m.pelvis[k]
    roll = mix(ref, low, part, ROLL) + fade * m.jump[TORSO_AT]
    pitch = mix(ref, low, part, PITCH) + fade * m.jump[TORSO_AT + 1]
    e0, e1, _ = orientation_error(yaw, roll, pitch, orientation)
    turn = wrapped(m.heading + mix(ref, low, part, YAW) + fade * m.jump[TORSO_AT + 2] - yaw)
    turn = min(max(turn, -MOST_TURN), MOST_TURN)
    ca, sa = math.cos(yaw), math.sin(yaw)  # roll and pitch are about the pelvis's own level axes
    w_roll, w_pitch = moving * mix(ref, low, part, 3), -moving * mix(ref, low, part, 4)
    w_yaw = moving * mix(ref, low, part, 5)
    e_roll, e_pitch = ca * e0 + sa * e1, ca * e1 - sa * e0
    if m.kind[k] == SINGLE:
        d, v, lat_d, lat_v = m.off
        ahead = mix(ref, low, part, YAW)
        speed = math.cos(ahead) * mix(m.v[k], low, part, 0) + math.sin(ahead) * mix(m.v[k], low, part, 1)
        e_pitch -= p.lean * speed + p.torso_cd * d + p.torso_cv * v
        e_roll -= p.lat_torso_cd * lat_d + p.lat_torso_cv * lat_v
    e_pitch -= m.correction[k, PELVIS_PITCH]
    e_roll -= m.correction[k, PELVIS_ROLL]
    t_roll = p.torso_kp[0] * e_roll + p.torso_kd[0] * (w_roll - ca * omega[0] - sa * omega[1])
    t_pitch = p.torso_kp[1] * e_pitch + p.torso_kd[1] * (w_pitch - ca * omega[1] + sa * omega[0])
    fb[TORSO_AT], fb[TORSO_AT + 1] = ca * t_roll - sa * t_pitch, sa * t_roll + ca * t_pitch  # in the world
    fb[TORSO_AT + 2] = p.torso_kp[2] * turn + p.torso_kd[2] * (w_yaw - omega[2])


@compiled
def _thigh(p, m, body, swing, k, low, part, moving, fade):
    """The torque that servos the swing thigh to its recorded orientation in the world."""
    link, hip, fb, ref = p.thigh_link[swing], p.leg[swing, HIP_PITCH_J], m.feedback, m.thigh[k, swing]
    roll = mix(ref, low, part, ROLL) + fade * m.jump[THIGH_AT]
    pitch = mix(ref, low, part, PITCH) + fade * m.jump[THIGH_AT + 1]
    yaw = m.facing + mix(ref, low, part, YAW) + fade * m.jump[THIGH_AT + 2]
    e0, e1, e2 = orientation_error(yaw, roll, pitch, body.rotation[link])
    kp, kd, omega = p.kp[hip], p.kd[hip], body.angular_velocity[link]
    ca, sa = math.cos(yaw), math.sin(yaw)
    w_roll, w_pitch = moving * mix(ref, low, part, 3), -moving * mix(ref, low, part, 4)
    fb[THIGH_AT] = kp * e0 + kd * (ca * w_roll - sa * w_pitch - omega[0])
    fb[THIGH_AT + 1] = kp * e1 + kd * (sa * w_roll + ca * w_pitch - omega[1])
    fb[THIGH_AT + 2] = kp * e2 + kd * (moving * mix(ref, low, part, 5) - omega[2])


# --- single and double stance ----------------------------------------------------------------------


@compiled
def _single(p, m, body, torque, k, low, part, moving, fade):
    """One leg carries: balance by the swing hip (eq. 3), the stance ankle (eq. 4) and the foot's height (eq. 5)."""
    stance, swing = m.stand[k], 1 - m.stand[k]
    side = 1.0 - 2.0 * swing  # +1 when the left leg swings
    fb = m.feedback
    ahead = m.facing + mix(m.pelvis[k], low, part, YAW)
    ca, sa = math.cos(ahead), math.sin(ahead)
    vx, vy = mix(m.v[k], low, part, 0), mix(m.v[k], low, part, 1)
    a, b = math.cos(ahead - m.facing), math.sin(ahead - m.facing)
    speed = a * vx + b * vy
    done = min(m.at / m.length[k], 1.0)
    flown = max(0.0, done - m.lift[k]) / max(1.0 - m.lift[k], 1e-9)
    bump = math.sin(math.pi * flown) ** 2
    late = max(0.0, 2.0 * done - 1.0)
    d, v, lat_d, lat_v = m.off
    _ankle(p, m, torque, stance)
    j = p.leg[stance, ANKLE_PITCH_J]
    drive = min(max(-p.drive * v, -MOST_DRIVE), MOST_DRIVE) if speed > MIN_FORWARD_SPEED else 0.0
    torque[j] -= p.stance_kp[j] * late * late * (p.push_off * max(speed, 0.0) + drive)
    if flown <= 0.0:  # the other foot still pushes off
        torque[p.leg[swing, ANKLE_PITCH_J]] -= p.stance_kp[j] * drive
    j = p.leg[stance, KNEE_J]
    torque[j] += p.stance_kp[j] * (p.stance_knee + m.correction[k, STANCE_KNEE])
    torque[p.leg[stance, ANKLE_PITCH_J]] += p.stance_kp[p.leg[stance, ANKLE_PITCH_J]] * m.correction[k, ANKLE_PITCH]
    torque[p.leg[stance, ANKLE_ROLL_J]] += p.stance_kp[p.leg[stance, ANKLE_ROLL_J]] * m.correction[k, ANKLE_ROLL]
    lift = bump * p.lift
    if flown > 0.0 and flown < 1.0:
        lift += clearance(p, m, body, swing, k, low, part, flown) * min(1.0, 4.0 * (1.0 - flown))
    j = p.leg[swing, ANKLE_PITCH_J]
    torque[j] += p.kp[j] * bump * p.toe_up
    j = p.leg[swing, KNEE_J]
    torque[j] -= p.kp[j] * (lift + bump * m.correction[k, SWING_KNEE])
    d, v, lat_d, lat_v = foresee(p, m, k)
    hip = (
        p.swing_hip * speed + lift + m.correction[k, SWING_HIP] + p.cd * d + p.cv * v
    )  # θ = θ_swh + (c1 (v_d - v) + c2 (d_d - d)) (eq. 3)
    hip += p.far_cv * beyond(v, FAR_OFF)
    hip = min(max(hip, -p.most - MOST_FAR), p.most + MOST_FAR)
    out = p.width + m.correction[k, SWING_OUT] + side * (p.lat_cd * lat_d + p.lat_cv * lat_v)
    out = side * min(max(out, -inwards(p, body, stance, speed, ca, sa)), p.most)
    _thigh(p, m, body, swing, k, low, part, moving, fade)
    kp = p.kp[p.leg[swing, HIP_PITCH_J]]
    b0, b1, b2 = fb[THIGH_AT], fb[THIGH_AT + 1], fb[THIGH_AT + 2]
    out += side * p.keep_off * too_near(p, body, stance, ca, sa)
    b0 += kp * (ca * out + sa * hip)
    b1 += kp * (sa * out - ca * hip)
    # the stance hip: minus the pelvis's and the swing thigh's; a leg that carries little tracks like any joint, and one
    # that still pushes off takes its share of the pelvis
    share = m.felt[stance] / max(m.felt[0] + m.felt[1], 1e-6)
    grip = min(1.0, m.felt[stance] / GRIP)
    rest = (1.0 - share) * min(1.0, m.felt[swing] / GRIP)
    t0, t1, t2 = fb[TORSO_AT], fb[TORSO_AT + 1], fb[TORSO_AT + 2]
    for i in range(3):
        j = p.leg[swing, i]
        torque[j] = along(body.axis[j], b0 - rest * t0, b1 - rest * t1, b2 - rest * t2) + p.kd[j] * body.rate[j]
        j = p.leg[stance, i]
        carried = -along(body.axis[j], share * t0 + b0, share * t1 + b1, share * t2 + b2)
        tracks = 1.0 - grip
        if i == HIP_YAW_J:  # more would turn the foot on the ground
            most = p.yaw_reach * m.felt[stance] * p.weight
            carried, tracks = min(max(carried, -most), most), 1.0 - grip * (1.0 - YAW_HOLD)
        torque[j] = grip * carried + tracks * fb[j] + p.kd[j] * body.rate[j]


@compiled
def _ankle(p, m, torque, leg):
    """Balance by the ankle of a leg that stands (eq. 4), no more than its load allows without tipping the foot."""
    d, v, lat_d, lat_v = m.off
    most = p.reach * m.felt[leg] * p.weight
    j = p.leg[leg, ANKLE_PITCH_J]
    wanted = p.stance_kp[j] * (p.ankle_cd * d + p.ankle_cv * v)
    torque[j] += min(max(wanted, -TOE_REACH * most), HEEL_REACH * most)
    j = p.leg[leg, ANKLE_ROLL_J]
    wanted = p.stance_kp[j] * (p.lat_ankle_cd * lat_d + p.lat_ankle_cv * lat_v)
    torque[j] += min(max(wanted, -SIDE_REACH * most), SIDE_REACH * most)


@compiled
def _double(p, m, body, torque):
    """Both legs carry: they track, both ankles balance (eq. 4), and the hips share the pelvis by load.

    Along the line of the feet the hips shift the body too (ours): legs that both lean move the load from one foot to
    the other.
    """
    fb = m.feedback
    total = max(m.load[0] + m.load[1], 1e-6)
    grip = min(1.0, total / GRIP)
    d, v, lat_d, lat_v = m.off
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    ux, uy = left[0] - right[0], left[1] - right[1]
    apart = max(math.sqrt(ux * ux + uy * uy), 1e-6)
    ux, uy = ux / apart, uy / apart
    orientation = body.rotation[p.pelvis_link]
    yaw = math.atan2(-orientation[1], orientation[4])
    ca, sa = math.cos(yaw), math.sin(yaw)
    line_d = ux * (ca * d - sa * lat_d) + uy * (sa * d + ca * lat_d)
    line_v = ux * (ca * v - sa * lat_v) + uy * (sa * v + ca * lat_v)
    wide = min(1.0, apart / WIDE)
    shift = grip * wide * (p.stand_cd * line_d + p.stand_cv * line_v)
    # two legs keep the pelvis from tilting along the line of the feet; a servo there would undo the shift
    tilt = wide * (uy * fb[TORSO_AT] - ux * fb[TORSO_AT + 1])
    t0, t1, t2 = fb[TORSO_AT] - uy * tilt, fb[TORSO_AT + 1] + ux * tilt, fb[TORSO_AT + 2]
    for leg in range(2):
        share = grip * m.load[leg] / total
        torque[p.leg[leg, ANKLE_PITCH_J]] -= 2.0 * share * (p.stand_cd * d + p.stand_cv * v)
        torque[p.leg[leg, ANKLE_ROLL_J]] -= 2.0 * share * SIDEWAYS * (p.stand_cd * lat_d + p.stand_cv * lat_v)
        for i in range(3):
            j = p.leg[leg, i]
            torque[j] += along(body.axis[j], uy * shift - share * t0, -ux * shift - share * t1, -share * t2)
