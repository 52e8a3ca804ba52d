"""The control law of push recovery (thesis chapter 6): in place by ankles, hips and arms, and by steps.

Read in this order: `law`, `next_state` in `phases.py` (6.3), `_force` (eq. 6.1) and `_feet` (what the feet can supply
of it), `_carry` (eq. 6.2), `_torso` (hip strategy, 6.2.2), `_arms`, `step` and `_where` in `swing.py` (6.3.1).

Forces and torques are world vectors. The thesis maps one virtual force to the joints of both legs; here each leg
carries its part of the force and of the weight at a centre of pressure of its own, so that the parts add up to the
virtual force and no foot is asked for a centre of pressure outside of its sole.
"""

from __future__ import annotations

import math

from ...control.biped import KNEE_J
from ...control.hips import along
from ...control.orientation import orientation_error, wrapped
from ...physics.kernel import STATE_CHANGE, compiled
from .phases import BOTH, LONG_AGO, next_state, swing_leg
from .records import (
    FRONT,
    LEAN_PITCH,
    LEAN_ROLL,
    LIFT_LEFT,
    LIFT_RIGHT,
    MAX_POINTS,
    REDUCE,
    RETURN,
    SHIFT,
)
from .swing import hold, step

SHIFT_TIME = 0.8  # in which the weight is shifted onto one foot [s]
SHIFT_RATE = 0.8  # integral of the error while the weight is shifted [1/s]
MAX_LEAN = 0.3  # [m]
LEAST_LIFT, MOST_LIFT = 0.3, 1.4  # vertical force over the weight
EXTENDED = 0.995  # part of its length to which a leg that carries is extended
SHIFTING = 0.97  # … while the weight is shifted, or the trailing foot would lose the ground
SHIFT_KP = 4000.0  # that keeps the hips down then [N/m]
POSTURE_TIME = 0.12  # in which the upper body nears a key pose [s]
LOAD_TIME = 0.01  # in which the measured load of a foot is smoothed [s]


@compiled
def law(parameters, memory, body, command, torque):
    """One control step."""
    p, before = parameters, memory.state
    if memory.begun == 0:
        memory.begun, memory.landed[0], memory.landed[1] = 1, LONG_AGO, LONG_AGO
        memory.recovers, memory.allowed, memory.last = LONG_AGO, p.most, body.time[0]
        memory.crosses = -1
        for j in range(p.joints):
            memory.posture[j] = p.angle[j]
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
    memory.row = 1 if memory.closing == 0 and memory.steps == memory.allowed else 0
    if swing != BOTH and memory.front == FRONT:
        memory.row = 2
    memory.gains = 1 if memory.steps > 0 or memory.closing > 0 else 0
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    z = body.com[2] - min(body.position[body.foot_link[0], 2], body.position[body.foot_link[1], 2]) + p.ankle_height
    fx, fy = _force(p, memory, body, swing, c, s)
    lx, ly, rx, ry, fraction = _feet(p, memory, body, swing, fx, fy, z, c, s)
    t0, t1, t2 = _torso(p, memory, body, swing, z, c, s)
    lift = _lift(p, memory, body, swing, z)
    for j in range(p.joints):
        torque[j] = p.kp[j] * (p.angle[j] - body.angle[j])
    if p.posed == 1:
        _posture(p, memory, body, torque, swing)
    _arms(p, memory, body, torque, z, c, s)
    if swing == BOTH:
        _carry(p, memory, body, torque, 0, lx, ly, fraction * lift, z, -fraction * t0, -fraction * t1, -fraction * t2)
        rest = 1.0 - fraction
        _carry(p, memory, body, torque, 1, rx, ry, rest * lift, z, -rest * t0, -rest * t1, -rest * t2)
        hold(p, memory, body, torque, 0, fraction, c, s)
        hold(p, memory, body, torque, 1, rest, c, s)
    else:
        b0, b1, b2 = step(p, memory, body, torque, swing, rx if swing == 0 else lx, ry if swing == 0 else ly, z, c, s)
        # the part of the swing hip's reaction that the stance hip bears; the torso turns by the rest
        k = p.cross_reaction if memory.front == FRONT else p.reaction
        if swing == 0:
            _carry(p, memory, body, torque, 1, rx, ry, lift, z, -t0 - k * b0, -t1 - k * b1, -t2 - k * b2)
        else:
            _carry(p, memory, body, torque, 0, lx, ly, lift, z, -t0 - k * b0, -t1 - k * b1, -t2 - k * b2)
    if memory.state != before:
        return STATE_CHANGE
    return 0


@compiled
def _posture(p, memory, body, torque, swing):
    """The upper body follows the key poses of a step (6.3.1): lift, place; the usual pose when it returns upright."""
    part = min(memory.dt / POSTURE_TIME, 1.0)
    for j in range(p.joints):
        goal = p.angle[j]
        if swing != BOTH and memory.closing == 0:
            phase = 0 if memory.state == LIFT_LEFT or memory.state == LIFT_RIGHT else 1
            goal = p.step_angle[swing, phase, j]
        elif memory.state == REDUCE:  # it stays as it landed
            goal = memory.posture[j]
        memory.posture[j] += part * (goal - memory.posture[j])
        torque[j] = p.kp[j] * (memory.posture[j] - body.angle[j])


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
    across = (2.0 * swing - 1.0) * p.cross_turn if swing != BOTH and memory.front == FRONT else 0.0
    yaw = wrapped(memory.heading + across - math.atan2(orientation[3], orientation[0]))
    # virtual torques about the x and y axes of the heading frame
    short_x, short_y = c * memory.short[0] + s * memory.short[1], c * memory.short[1] - s * memory.short[0]
    limit, yielding = p.synergy_limit[memory.gains], p.yielding[memory.gains]
    roll, pitch = p.synergy[memory.gains, 1] * z * short_y, -p.synergy[memory.gains, 0] * z * short_x
    last = swing == BOTH and memory.steps >= memory.allowed
    if not last:  # a step is better than a bow
        held = swing == BOTH and memory.hold > body.time[0]
        roll, pitch = (p.early if held else p.step_synergy) * roll, p.step_synergy * pitch
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
    if swing != BOTH and memory.front == FRONT:
        turn = min(max(turn, -p.cross_twist), p.cross_twist)
    return c * roll - s * pitch, s * roll + c * pitch, turn


@compiled
def _arms(p, memory, body, torque, z, c, s):
    """Arm strategy (chapter 4): the arms turn with the hips, so that their angular momentum adds to it.

    Where no step is allowed, their position gains yield to it: a servo that holds the arms down would undo it.
    """
    short_x, short_y = c * memory.short[0] + s * memory.short[1], c * memory.short[1] - s * memory.short[0]
    along, across, kept = p.arms[memory.gains, 0], p.arms[memory.gains, 1], 1.0
    alone = p.most == 0 or (p.free == 1 and memory.allowed == 0 and memory.steps == 0)
    if alone:
        along, across = p.arms_alone[0], p.arms_alone[1]
    pitch = min(max(along * z * short_x, -p.arms_limit), p.arms_limit)  # about -y
    roll = min(max(across * z * short_y, -p.arms_limit), p.arms_limit)
    if alone:
        kept -= min((abs(pitch) + abs(roll)) / max(p.arms_limit, 1.0), 1.0)
    for arm in range(2):
        torque[p.shoulder[arm, 0]] = kept * torque[p.shoulder[arm, 0]] + pitch
        torque[p.shoulder[arm, 1]] = kept * torque[p.shoulder[arm, 1]] + roll


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
