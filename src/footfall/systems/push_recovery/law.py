"""The control law of push recovery (thesis chapter 6): in place by ankles, hips and arms, and by steps.

Read in this order: `law`, `next_state` in `phases.py` (6.3), `_force` (eq. 6.1) and `_feet` (what the feet can supply
of it), `_carry` (eq. 6.2), `_torso` (hip strategy, 6.2.2), `_arms`, `_step` and `_where` (6.3.1).

Forces and torques are world vectors. The thesis maps one virtual force to the joints of both legs; here each leg
carries its part of the force and of the weight at a centre of pressure of its own, so that the parts add up to the
virtual force and no foot is asked for a centre of pressure outside of its sole.
"""

from __future__ import annotations

import math

from ...characters.constants import GRAVITY
from ...control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, KNEE_J
from ...control.hips import along, apply_hip, thigh_torque
from ...control.orientation import orientation_error, wrapped
from ...physics.kernel import STATE_CHANGE, compiled
from .phases import BOTH, LONG_AGO, next_state, swing_leg
from .records import (
    AHEAD,
    ASIDE,
    LEAN_PITCH,
    LEAN_ROLL,
    LONGER,
    MAX_POINTS,
    PLACE_LEFT,
    PLACE_RIGHT,
    REDUCE,
    RETURN,
    SHIFT,
)

SHIFT_TIME = 0.8  # in which the weight is shifted onto one foot [s]
SHIFT_RATE = 0.8  # integral of the error while the weight is shifted [1/s]
MAX_LEAN = 0.3  # [m]
HELD_LOAD = 0.3  # part of the weight from which on a leg that has landed holds itself
HELD_TIME = 1.5  # [s]
HELD_DEPTH = 0.02  # how far below the ground it is aimed at [m]
LEAST_LIFT, MOST_LIFT = 0.3, 1.4  # vertical force over the weight
EXTENDED = 0.995  # part of its length to which a leg that carries is extended
SHIFTING = 0.97  # … while the weight is shifted, or the trailing foot would lose the ground
SHIFT_KP = 4000.0  # that keeps the hips down then [N/m]
LOAD_TIME = 0.01  # in which the measured load of a foot is smoothed [s]
UNHURRIED = 2.0  # how much longer it takes to put the feet together than to step after a push


@compiled
def law(parameters, memory, body, command, torque):
    """One control step."""
    p, before = parameters, memory.state
    if memory.begun == 0:
        memory.begun, memory.landed[0], memory.landed[1] = 1, LONG_AGO, LONG_AGO
        memory.recovers, memory.allowed, memory.last = LONG_AGO, p.most, body.time[0]
        memory.crosses = -1
        swing = swing_leg(memory.state)
        if swing != BOTH:  # it takes over a step that has begun
            memory.steps, memory.taken = 1, 1
            for i in range(2):
                memory.left_at[i] = body.position[body.foot_link[swing], i]
    memory.heading = command.heading
    memory.dt, memory.last = body.time[0] - memory.last, body.time[0]
    _loads(p, memory, body)
    next_state(p, memory, body)
    swing = swing_leg(memory.state)
    memory.gains = 1 if memory.steps > 0 or memory.closing > 0 else 0
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    z = body.com[2] - min(body.position[body.foot_link[0], 2], body.position[body.foot_link[1], 2]) + p.ankle_height
    fx, fy = _force(p, memory, body, swing, c, s)
    lx, ly, rx, ry, fraction = _feet(p, memory, body, swing, fx, fy, z, c, s)
    t0, t1, t2 = _torso(p, memory, body, swing, z, c, s)
    lift = _lift(p, memory, body, swing, z)
    for j in range(p.joints):
        torque[j] = p.kp[j] * (p.angle[j] - body.angle[j])
    _arms(p, memory, body, torque, z, c, s)
    if swing == BOTH:
        _carry(p, memory, body, torque, 0, lx, ly, fraction * lift, z, -fraction * t0, -fraction * t1, -fraction * t2)
        rest = 1.0 - fraction
        _carry(p, memory, body, torque, 1, rx, ry, rest * lift, z, -rest * t0, -rest * t1, -rest * t2)
        _hold(p, memory, body, torque, 0, fraction, c, s)
        _hold(p, memory, body, torque, 1, rest, c, s)
    else:
        b0, b1, b2 = _step(p, memory, body, torque, swing, rx if swing == 0 else lx, ry if swing == 0 else ly, z, c, s)
        k = p.reaction  # the part of the swing hip's reaction that the stance hip bears; the torso turns by the rest
        if swing == 0:
            _carry(p, memory, body, torque, 1, rx, ry, lift, z, -t0 - k * b0, -t1 - k * b1, -t2 - k * b2)
        else:
            _carry(p, memory, body, torque, 0, lx, ly, lift, z, -t0 - k * b0, -t1 - k * b1, -t2 - k * b2)
    if memory.state != before:
        return STATE_CHANGE
    return 0


@compiled
def _loads(p, memory, body):
    """The part of the weight on either foot, smoothed."""
    for foot in range(2):
        total = 0.0
        for k in range(MAX_POINTS):
            if p.sole[foot, k] >= 0:
                total += body.contact[p.sole[foot, k], 3]
        memory.load[foot] += min(memory.dt / LOAD_TIME, 1.0) * (total / p.weight - memory.load[foot])


@compiled
def _lift(p, memory, body, swing, z):
    """The vertical force: weight, and what keeps the hips at their height, no higher than both legs reach [N].

    A body that vaults onto a straight leg leaves the ground: while it steps the hips are lower.
    """
    wanted = p.height
    if swing != BOTH or memory.state == REDUCE:
        if memory.closing == 0:
            wanted -= p.sink
    elif memory.state == RETURN:
        wanted -= p.sink * (1.0 - min((body.time[0] - memory.entered) / p.rise, 1.0))
    for leg in range(2):
        if leg != swing:
            hip, ankle = body.position[p.thigh[leg]], body.position[body.foot_link[leg]]
            away = (hip[0] - ankle[0]) ** 2 + (hip[1] - ankle[1]) ** 2
            part = SHIFTING if memory.state == SHIFT else EXTENDED
            reach = (part * p.leg_length) ** 2 - away
            wanted = min(wanted, math.sqrt(max(reach, 0.0)) + p.ankle_height + p.hip_drop)
    hips = body.position[p.pelvis, 2] - body.com[2] + z
    stiffness = p.height_kp
    if memory.state == SHIFT and hips > wanted:
        stiffness += min((body.time[0] - memory.entered) / SHIFT_TIME, 1.0) * max(SHIFT_KP - stiffness, 0.0)
    lift = p.weight + stiffness * (wanted - hips) - p.height_kd * body.root_rate[2]
    return min(max(lift, LEAST_LIFT * p.weight), MOST_LIFT * p.weight)


@compiled
def _force(p, memory, body, swing, c, s):
    """f = kp (p_desired - p) - kd ṗ (eq. 6.1), horizontal, world frame; only its damping while momentum is reduced."""
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    x, y = 0.5 * (left[0] + right[0]), 0.5 * (left[1] + right[1])
    if swing == 0 or (memory.state == SHIFT and memory.closing == 1):
        x, y = right[0], right[1]
    elif swing == 1 or memory.state == SHIFT:
        x, y = left[0], left[1]
    if memory.state == SHIFT:  # gently
        part = min((body.time[0] - memory.entered) / SHIFT_TIME, 1.0)
        x, y = (
            0.5 * (1.0 - part) * (left[0] + right[0]) + part * x,
            0.5 * (1.0 - part) * (left[1] + right[1]) + part * y,
        )
    dx, dy = x + c * p.forward - body.com[0], y + s * p.forward - body.com[1]
    if memory.closing > 0:  # without this a wide stance ends beside the foot
        if memory.state == SHIFT and body.time[0] - memory.entered > SHIFT_TIME:
            memory.lean[0] = min(max(memory.lean[0] + SHIFT_RATE * memory.dt * dx, -MAX_LEAN), MAX_LEAN)
            memory.lean[1] = min(max(memory.lean[1] + SHIFT_RATE * memory.dt * dy, -MAX_LEAN), MAX_LEAN)
        dx, dy = dx + memory.lean[0], dy + memory.lean[1]
    along_kp, across_kp = p.com_kp[memory.gains, 0], p.com_kp[memory.gains, 1]
    along_kd, across_kd = p.com_kd[memory.gains, 0], p.com_kd[memory.gains, 1]
    if memory.closing > 0:
        along_kp, across_kp = p.closing_com_kp[0], p.closing_com_kp[1]
        along_kd, across_kd = p.closing_com_kd[0], p.closing_com_kd[1]
    elif swing != BOTH:
        along_kp, across_kp = p.swing_com_kp[0], p.swing_com_kp[1]
        along_kd, across_kd = p.swing_com_kd[0], p.swing_com_kd[1]
    elif memory.state == REDUCE:
        along_kp, across_kp = 0.0, 0.0
    elif memory.state == RETURN:
        part = min((body.time[0] - memory.entered) / p.rise, 1.0)
        along_kp, across_kp = part * along_kp, part * across_kp
    vx, vy = body.com_rate[0], body.com_rate[1]
    forward = along_kp * (c * dx + s * dy) - along_kd * (c * vx + s * vy)
    leftward = across_kp * (c * dy - s * dx) - across_kd * (c * vy - s * vx)
    return c * forward - s * leftward, s * forward + c * leftward


@compiled
def _feet(p, memory, body, swing, fx, fy, z, c, s):
    """The centres of pressure of both feet that supply the force, and the part of the weight on the left one.

    The force moves the whole body's centre of pressure away from under the centre of mass. What lies outside of the
    soles is kept in `memory.short`.
    """
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    wanted_x, wanted_y = body.com[0] - fx * z / p.weight, body.com[1] - fy * z / p.weight
    fraction = 0.5
    if swing == 0:
        fraction = 0.0
    elif swing == 1:
        fraction = 1.0
    else:
        ex, ey = left[0] - right[0], left[1] - right[1]
        px, py = wanted_x - right[0], wanted_y - right[1]
        # a sole reaches ahead of its ankle: compare middles of the soles
        middle = 0.5 * (p.foot[0] - p.foot[1])
        px, py = px - c * middle, py - s * middle
        fraction = (px * ex + py * ey) / max(ex * ex + ey * ey, 1e-4)
        least = p.least if memory.state == RETURN else 0.02  # a foot without any weight slides
        fraction = min(max(fraction, least), 1.0 - least)
        fraction = _loaded(p, memory, body, fraction)
    over_x = wanted_x - fraction * left[0] - (1.0 - fraction) * right[0]
    over_y = wanted_y - fraction * left[1] - (1.0 - fraction) * right[1]
    most = p.ankle_limit / (p.weight * max(fraction, 1.0 - fraction))  # what the more loaded ankle can do
    ahead = min(max(c * over_x + s * over_y, -min(p.foot[1], most)), min(p.foot[0], most))
    aside = min(max(c * over_y - s * over_x, -p.foot[2]), p.foot[2])
    if swing != BOTH:  # a foot on one corner turns about it: stay inside of an ellipse
        reach = p.foot[0] if ahead > 0.0 else p.foot[1]
        out = math.sqrt((ahead / reach) ** 2 + (aside / p.foot[2]) ** 2) / p.inside
        if out > 1.0:
            ahead, aside = ahead / out, aside / out
    ox, oy = c * ahead - s * aside, s * ahead + c * aside
    got_x = fraction * left[0] + (1.0 - fraction) * right[0] + ox
    got_y = fraction * left[1] + (1.0 - fraction) * right[1] + oy
    memory.pressure[0], memory.pressure[1] = got_x, got_y
    memory.short[0], memory.short[1] = (got_x - wanted_x) * p.weight / z, (got_y - wanted_y) * p.weight / z
    return left[0] + ox, left[1] + oy, right[0] + ox, right[1] + oy, fraction


@compiled
def _loaded(p, memory, body, fraction):
    """The part of the weight on the left foot: little on one that has just landed (β₂).

    A foot that hovers is loaded as well: so it is pressed down.
    """
    since_left, since_right = body.time[0] - memory.landed[0], body.time[0] - memory.landed[1]
    fresh_left, fresh_right = min(since_left / p.soften, 1.0), min(since_right / p.soften, 1.0)
    fraction = min(fraction, max(fresh_left, 0.05))
    return max(fraction, 1.0 - max(fresh_right, 0.05))


@compiled
def _torso(p, memory, body, swing, z, c, s):
    """Torque on the upper body: upright and facing the heading, and the hip strategy (6.2.2).

    The hips turn the upper body so that its angular momentum supplies the force that the ankles are short of:
    τ_vh = s τ_va with the part of the virtual ankle torque beyond the soles. While they yield, the torso's position
    gain is lowered; when the centre of mass turns back, ṗ·ṗ₀ ≤ 0, it is regained over β₁.
    """
    omega = body.angular_velocity[p.pelvis]
    lean_roll, lean_pitch = memory.aim[LEAN_ROLL], memory.aim[LEAN_PITCH]
    if memory.state == RETURN:
        part = 1.0 - min((body.time[0] - memory.entered) / p.rise, 1.0)
        lean_roll, lean_pitch = part * lean_roll, part * lean_pitch
    e0, e1, _ = orientation_error(memory.heading, lean_roll, lean_pitch, body.rotation[p.pelvis])
    orientation = body.rotation[p.pelvis]
    yaw = wrapped(memory.heading - math.atan2(orientation[3], orientation[0]))
    # virtual torques about the x and y axes of the heading frame
    short_x, short_y = c * memory.short[0] + s * memory.short[1], c * memory.short[1] - s * memory.short[0]
    limit, yielding = p.synergy_limit[memory.gains], p.yielding[memory.gains]
    roll, pitch = p.synergy[memory.gains, 1] * z * short_y, -p.synergy[memory.gains, 0] * z * short_x
    last = swing == BOTH and memory.steps >= memory.allowed
    if not last:  # a step is better than a bow
        roll, pitch = p.step_synergy * roll, p.step_synergy * pitch
    roll = min(max(roll, -limit), limit)
    pitch = min(max(pitch, -limit), limit)
    vx, vy = body.com_rate[0], body.com_rate[1]
    if memory.yields == 0 and last and abs(roll) + abs(pitch) > 0.5 * limit:
        memory.yields = 1
        memory.yield_v[0], memory.yield_v[1] = vx, vy
    elif memory.yields == 1 and vx * memory.yield_v[0] + vy * memory.yield_v[1] <= 0.0:
        memory.yields, memory.recovers = 0, body.time[0]
    gain = 1.0
    if memory.yields == 1:
        gain = yielding
    else:
        part = min((body.time[0] - memory.recovers) / p.regain[memory.gains], 1.0)
        gain = yielding + (1.0 - yielding) * part
    roll += gain * p.torso_kp[0] * (c * e0 + s * e1) - p.torso_kd[0] * (c * omega[0] + s * omega[1])
    pitch += gain * p.torso_kp[1] * (c * e1 - s * e0) - p.torso_kd[1] * (c * omega[1] - s * omega[0])
    turn = p.torso_kp[2] * min(max(yaw, -0.5), 0.5) - p.torso_kd[2] * omega[2]
    return c * roll - s * pitch, s * roll + c * pitch, turn


@compiled
def _arms(p, memory, body, torque, z, c, s):
    """Arm strategy (chapter 4): the arms turn with the hips, so that their angular momentum adds to it."""
    short_x, short_y = c * memory.short[0] + s * memory.short[1], c * memory.short[1] - s * memory.short[0]
    pitch = min(max(p.arms[memory.gains, 0] * z * short_x, -p.arms_limit), p.arms_limit)  # about -y
    roll = min(max(p.arms[memory.gains, 1] * z * short_y, -p.arms_limit), p.arms_limit)
    for arm in range(2):
        torque[p.shoulder[arm, 0]] += pitch
        torque[p.shoulder[arm, 1]] += roll


@compiled
def _carry(p, memory, body, torque, leg, x, y, lift, z, t0, t1, t2):
    """τ = f × r (eq. 6.2) at all joints of a leg, for its part of the force, which acts at (x, y) on the ground.

    Both legs push in the same direction, so that they do not push each other apart. `t` is the torque on the thigh by
    which the hip holds the torso.
    """
    f0, f1 = lift * (body.com[0] - memory.pressure[0]) / z, lift * (body.com[1] - memory.pressure[1]) / z
    f2, ground = lift, body.com[2] - z
    for k in range(6):
        j = p.leg[leg, k]
        link = p.thigh[leg]
        if k == KNEE_J:
            link = p.thigh[leg] + 1
        elif k > KNEE_J:
            link = p.thigh[leg] + 2
        r0, r1, r2 = x - body.position[link, 0], y - body.position[link, 1], ground - body.position[link, 2]
        m0, m1, m2 = r1 * f2 - r2 * f1, r2 * f0 - r0 * f2, r0 * f1 - r1 * f0  # r × f
        torque[j] = -along(body.axis[j], m0, m1, m2)
        if k < KNEE_J:
            torque[j] += along(body.axis[j], t0, t1, t2) + p.kd[j] * body.rate[j]


@compiled
def _hold(p, memory, body, torque, leg, load, c, s):
    """Servos hold a leg that has landed and carries little where it landed: its own weight would swing it away."""
    part = 1.0 - load / HELD_LOAD
    if part <= 0.0:
        return
    _level(p, memory, body, torque, leg, 0.0, part)  # on an edge or a corner it would slide
    if body.time[0] - memory.landed[leg] > HELD_TIME:
        return
    hip = body.position[p.thigh[leg]]
    dx, dy = memory.landed_at[leg, 0] - hip[0], memory.landed_at[leg, 1] - hip[1]
    down = max(hip[2] - memory.landed_at[leg, 2] + HELD_DEPTH, 0.4 * p.leg_length)
    _leg_servo(p, memory, body, torque, leg, c * dx + s * dy, c * dy - s * dx, down, part)


@compiled
def _step(p, memory, body, torque, swing, x, y, z, c, s):
    """Servos of the swing leg (6.3.1): thigh in the world frame, knee against it, foot against the ground."""
    lasted = body.time[0] - memory.entered
    if memory.state == PLACE_LEFT or memory.state == PLACE_RIGHT:
        lasted += p.lift_time
    ahead, aside, down = _where(p, memory, body, swing, x, y, z, lasted, c, s)
    b0, b1, b2 = _leg_servo(p, memory, body, torque, swing, ahead, aside, down, 1.0)
    for k in (ANKLE_PITCH_J, ANKLE_ROLL_J):
        torque[p.leg[swing, k]] = 0.0
    part = min(lasted / p.step_time, 1.0)
    _level(p, memory, body, torque, swing, part * p.land_ankle, 1.0)
    return b0, b1, b2


@compiled
def _level(p, memory, body, torque, leg, pitch, part):
    """Ankle servos that turn the foot to an angle against the ground, toes up positive; `part` of their torques."""
    e0, e1, e2 = orientation_error(memory.heading, 0.0, pitch, body.rotation[body.foot_link[leg]])
    for k in (ANKLE_PITCH_J, ANKLE_ROLL_J):
        j = p.leg[leg, k]
        torque[j] += part * p.kp[j] * along(body.axis[j], e0, e1, e2)


@compiled
def _leg_servo(p, memory, body, torque, leg, ahead, aside, down, part):
    """Bring the ankle this far ahead of the hip, to the left of it, and below it [m]; `part` of the servos' torques.

    Returns the torque on the thigh by the hip, world frame [N m].
    """
    roll = math.atan2(aside, down)
    pitch, knee = _bent(p, ahead, down / max(math.cos(roll), 0.5))
    out = 1.0 - 2.0 * leg
    pitch = min(max(pitch, p.hip_low), p.hip_high)
    roll = out * min(max(out * roll, p.lat_hip_low), p.lat_hip_high)
    thigh = p.thigh[leg]
    rotation, omega = body.rotation[thigh], body.angular_velocity[thigh]
    b0, b1, b2 = thigh_torque(part * p.swing_kp, part * p.swing_kd, memory.heading, roll, pitch, rotation, omega)
    j = p.leg[leg, KNEE_J]
    if part == 1.0:
        apply_hip(p, body, torque, leg, b0, b1, b2)
        torque[j] = p.swing_kp * (knee - body.angle[j])
    else:
        for k in range(KNEE_J):
            torque[p.leg[leg, k]] += along(body.axis[p.leg[leg, k]], b0, b1, b2)
        torque[j] += part * p.swing_kp * (knee - body.angle[j])
    return b0, b1, b2


@compiled
def _bent(p, ahead, down):
    """Angles of thigh and knee that put the ankle this far ahead of the hip and below it [rad]."""
    upper, lower = p.thigh_length, p.shank_length
    reach = math.sqrt(ahead * ahead + down * down)
    reach = min(max(reach, 0.4 * (upper + lower)), 0.995 * (upper + lower))
    inside = (upper * upper + lower * lower - reach * reach) / (2.0 * upper * lower)
    at_hip = (upper * upper + reach * reach - lower * lower) / (2.0 * upper * reach)
    return math.atan2(ahead, down) + math.acos(min(at_hip, 1.0)), math.acos(max(inside, -1.0)) - math.pi


@compiled
def _aside(p, memory, point, pressure):
    """How far outward from the stance ankle the swing foot lands [m].

    A foot that lands outside of the capture point leaves it between the feet. Where the capture point will be far on
    the other side of the stance foot, the swing leg crosses it.

    Args:
        point: The capture point when the foot lands, outward from the centre of pressure [m].
        pressure: The centre of pressure, outward from the stance ankle [m].
    """
    if memory.crosses < 0:
        memory.crosses = 1 if point + pressure < -p.cross else 0
    if memory.crosses == 1:
        return p.capture[1] * point + pressure - p.beyond
    return max(p.capture[1] * point + pressure + p.aside, p.narrowest)


@compiled
def _where(p, memory, body, swing, x, y, z, lasted, c, s):
    """Where the swing ankle should be now: ahead of the hip, to the left of it, below it [m].

    It goes from where it left the ground to near the capture point of the instant at which it lands. A linear inverted
    pendulum over the stance foot's centre of pressure (x, y) says where ξ = com + v/ω will be then. The thesis adds
    (θ_s, θ_l), learned for sampled pushes, to the angles of a fixed pose instead.
    """
    omega = math.sqrt(GRAVITY / z)
    lasts, lead = p.step_time + memory.aim[LONGER], p.lead
    if memory.closing > 0:
        lasts, lead = UNHURRIED * p.step_time, 0.0
    rest = max(lasts - lasted, 0.0)
    grow = math.exp(omega * rest)
    xi_x = (body.com[0] - x + body.com_rate[0] / omega) * grow  # from the stance foot's centre of pressure
    xi_y = (body.com[1] - y + body.com_rate[1] / omega) * grow
    out = 1.0 - 2.0 * swing
    stance = body.position[body.foot_link[1 - swing]]
    ahead = p.capture[0] * (c * xi_x + s * xi_y) + c * (x - stance[0]) + s * (y - stance[1]) - p.forward
    ahead += memory.aim[AHEAD]
    aside = out * _aside(p, memory, out * (c * xi_y - s * xi_x), out * (c * (y - stance[1]) - s * (x - stance[0])))
    aside += memory.aim[ASIDE]
    if memory.closing > 0:
        ahead, aside = 0.0, out * p.width
    ahead = min(max(ahead, -p.longest), p.longest)
    aside = min(max(aside, -p.widest), p.widest)
    memory.target[0], memory.target[1] = stance[0] + c * ahead - s * aside, stance[1] + s * ahead + c * aside
    part = min((lasted + lead) / lasts, 1.0)
    smooth = part * part * (3.0 - 2.0 * part)
    to_x = memory.left_at[0] + smooth * (memory.target[0] - memory.left_at[0])
    to_y = memory.left_at[1] + smooth * (memory.target[1] - memory.left_at[1])
    up = p.lift * math.sin(math.pi * part)
    if lasted > lasts:
        up = -0.5 * (lasted - lasts)  # reach down for the ground
    hip = body.position[p.thigh[swing]]
    dx, dy = to_x - hip[0], to_y - hip[1]
    down = hip[2] - stance[2] - up
    return c * dx + s * dy, c * dy - s * dx, max(down, 0.4 * p.leg_length)
