"""The paper's own tracking (Lee, Kim, Lee 2010, eq. 1): wanted joint accelerations, and torques by inverse dynamics.

30 times a second a target pose is made: the recorded pose of the next frame, changed by the feedback on stance hip
(eq. 2), swing hip (eq. 3), stance ankle (eq. 4) and the height of the swing foot (eq. 5). Eq. 1 gives the accelerations
that lead to it. They are held until the next one, and at every step the torques follow from them by the dynamics of a
body whose root is not driven (`control/hybrid.py`). There are no servos.

The paper's ground is soft (`Scene` `penalty`), and its torques have no limits. Stiff contacts answer a change of torque
within one step, which inverse dynamics with forces of the step before does not know.
"""

from __future__ import annotations

import math

from ...control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, KNEE_J
from ...control.hybrid import hinges, hybrid_torques
from ...control.orientation import orientation_error, wrapped
from ...control.states import DOUBLE, SINGLE
from ...physics.kernel import STATE_CHANGE, compiled
from .balance import MOST_TURN, clearance, deviate, foresee, inwards
from .records import TORSO_AT
from .reference import RATE
from .sync import PITCH, ROLL, YAW, begin, mix

QUICK = 5.0  # how much sooner the stance ankle has left what went before (4.2)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step."""
    p, m = parameters, memory
    changed, yaw, dt = begin(p, m, body)
    k = m.slot
    low = min(int(m.at), int(m.frames[k]) - 2)
    part = m.at - low
    m.facing = yaw - mix(m.pelvis[k], low, part, YAW)
    deviate(p, m, body, k, low, part, math.cos(m.facing), math.sin(m.facing))
    for j in range(p.joints):
        m.squared[j] += (mix(m.angle[k], low, part, j) - body.angle[j]) ** 2 * dt
    if body.time[0] > m.decided + p.hold - 1e-9 or m.aimed == 0:
        _decide(p, m, body, k, yaw, body.time[0] - m.decided)
        m.decided = body.time[0]
    hybrid_torques(body, m.wanted, torque)
    return STATE_CHANGE if changed else 0


@compiled
def _decide(p, m, body, k, yaw, passed):
    """The target pose of the next frame, and the accelerations that lead to it (eq. 1)."""
    if m.aimed == 0:
        for j in range(p.joints):
            m.target[j], m.target_rate[j] = body.angle[j], body.rate[j]
        m.aimed, m.aimed_number, passed = 1, m.number, p.hold
    elif m.aimed_number != m.number:  # what the target differs by from the new fragment fades (eq. 6)
        m.aimed_number = m.number
        for j in range(p.joints):
            m.jump[j] = m.target[j] - m.angle[k, 0, j]
        for i in range(2):
            m.jump[TORSO_AT + i] = m.target_pelvis[i] - m.pelvis[k, 0, i]
        m.jump[TORSO_AT + 2] = wrapped(m.target_pelvis[2] - m.heading - m.pelvis[k, 0, YAW])
    at = min(m.at + p.hold * RATE, m.frames[k] - 1.0)
    low = min(int(at), int(m.frames[k]) - 2)
    part = at - low
    done = min(at / m.length[k], 1.0)
    fade = 1.0 - _smooth(done)
    for j in range(p.joints):
        m.before[j] = m.target[j]
        m.target[j] = mix(m.angle[k], low, part, j) + fade * m.jump[j]
    m.target_pelvis[0] = mix(m.pelvis[k], low, part, ROLL) + fade * m.jump[TORSO_AT]
    m.target_pelvis[1] = mix(m.pelvis[k], low, part, PITCH) + fade * m.jump[TORSO_AT + 1]
    m.target_pelvis[2] = m.heading + mix(m.pelvis[k], low, part, YAW) + fade * m.jump[TORSO_AT + 2]
    if m.kind[k] == SINGLE:
        leg = m.stand[k]
        _stance_foot(p, m, body, k, leg, low, part, fade, 1.0 - _smooth(min(QUICK * done, 1.0)))
        speed = _speed(m, k, low, part)
        _stance_hip(p, m, body, leg, yaw, speed, p.c0 * _smooth(done))
        _swing_leg(p, m, body, k, low, part, speed, done, _smooth(done))
        _ankle(p, m, leg, _smooth(done))
        m.target[p.leg[leg, KNEE_J]] += p.stance_knee
    elif m.kind[k] == DOUBLE:
        _ankle(p, m, 0, 1.0)
        _ankle(p, m, 1, 1.0)
    for j in range(p.joints):  # θ̈ = k_t (θ_r - θ) + k_v (θ̇_r - θ̇) + θ̈_r (eq. 1)
        rate = (m.target[j] - m.before[j]) / passed
        ahead = p.feed * (rate - m.target_rate[j]) / passed
        m.wanted[j] = p.kt * (m.target[j] - body.angle[j]) + p.kv * (rate - body.rate[j]) + ahead
        m.target_rate[j] = rate


@compiled
def _smooth(t):
    """s of appendix B, over 0 to 1."""
    return t * t * (3.0 - 2.0 * t)


@compiled
def _speed(m, k, low, part):
    """The recorded speed of the hips, along the heading [m/s]."""
    ahead = mix(m.pelvis[k], low, part, YAW)
    return math.cos(ahead) * mix(m.v[k], low, part, 0) + math.sin(ahead) * mix(m.v[k], low, part, 1)


@compiled
def _stance_foot(p, m, body, k, leg, low, part, fade, quick):
    """The stance ankle leaves what went before sooner than other joints, for the recorded angle of foot and ground.

    `foot_level` says how much of it: 0 is the recorded angle of the joint, 1 that of the foot in the world (4.2).
    """
    thigh, ref, level = body.rotation[p.thigh_link[leg]], m.thigh[k, leg], p.foot_level * (1.0 - quick)
    knee, pitch, roll = p.leg[leg, KNEE_J], p.leg[leg, ANKLE_PITCH_J], p.leg[leg, ANKLE_ROLL_J]
    bent = mix(m.angle[k], low, part, knee) - body.angle[knee]
    tilted = mix(ref, low, part, PITCH) - math.atan2(thigh[6], thigh[8])
    aside = mix(ref, low, part, ROLL) - math.asin(min(max(thigh[7], -1.0), 1.0))
    m.target[pitch] += (quick - fade) * m.jump[pitch] + level * (tilted + bent)
    m.target[roll] += (quick - fade) * m.jump[roll] + level * aside


@compiled
def _stance_hip(p, m, body, leg, yaw, speed, amount):
    """q = q_sth (q_sth⁻¹ q_d)^(c0 s), q_d = q_pelvis⁻¹ q_hip (eq. 2): the pelvis as recorded on the thigh as it is."""
    e0, e1, _ = orientation_error(yaw, m.target_pelvis[0], m.target_pelvis[1], body.rotation[p.pelvis_link])
    e0 += p.lean * speed * math.sin(yaw)
    e1 -= p.lean * speed * math.cos(yaw)
    e2 = min(max(wrapped(m.target_pelvis[2] - yaw), -MOST_TURN), MOST_TURN)
    a, b, c = p.leg[leg, 0], p.leg[leg, 1], p.leg[leg, 2]
    x, y, z = hinges(body.axis, a, b, c, -e0, -e1, -e2)
    m.target[a] += amount * (body.angle[a] + x - m.target[a])
    m.target[b] += amount * (body.angle[b] + y - m.target[b])
    m.target[c] += amount * (body.angle[c] + z - m.target[c])


@compiled
def _swing_leg(p, m, body, k, low, part, speed, done, amount):
    """Balance by the swing hip (eq. 3) and the height of the swing foot (eq. 5)."""
    stance, swing = m.stand[k], 1 - m.stand[k]
    side = 1.0 - 2.0 * swing  # +1 when the left leg swings
    ahead = m.facing + mix(m.pelvis[k], low, part, YAW)
    ca, sa = math.cos(ahead), math.sin(ahead)
    flown = max(0.0, done - m.lift[k]) / max(1.0 - m.lift[k], 1e-9)
    lift = math.sin(math.pi * flown) ** 2 * p.lift
    if flown > 0.0 and flown < 1.0:
        lift += clearance(p, m, body, swing, k, low, part, flown) * min(1.0, 4.0 * (1.0 - flown))
    d, v, lat_d, lat_v = foresee(p, m, k)
    behind = p.cd_behind if d < 0.0 else p.cd
    hip = amount * (p.swing_hip * speed + behind * d + p.cv * v)
    hip = min(max(hip, -p.most), p.most) + lift
    out = p.width + side * amount * (p.lat_cd * lat_d + p.lat_cv * lat_v)
    out = side * min(max(out, -inwards(p, body, stance, speed, ca, sa)), p.most)
    i, j, n = p.leg[swing, 0], p.leg[swing, 1], p.leg[swing, 2]
    x, y, z = hinges(body.axis, i, j, n, ca * out + sa * hip, sa * out - ca * hip, 0.0)
    m.target[i] += x
    m.target[j] += y
    m.target[n] += z
    m.target[p.leg[swing, KNEE_J]] -= lift
    m.target[p.leg[swing, ANKLE_PITCH_J]] += math.sin(math.pi * flown) ** 2 * p.toe_up


@compiled
def _ankle(p, m, leg, amount):
    """Balance by the ankle of a leg that stands (eq. 4)."""
    d, v, lat_d, lat_v = m.off
    m.target[p.leg[leg, ANKLE_PITCH_J]] += amount * (p.ankle_cd * d + p.ankle_cv * v)
    m.target[p.leg[leg, ANKLE_ROLL_J]] += amount * (p.lat_ankle_cd * lat_d + p.lat_ankle_cv * lat_v)
