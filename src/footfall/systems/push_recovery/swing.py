"""The legs that do not carry (6.3.1): where a swing foot lands, and the servos that bring it there."""

from __future__ import annotations

import math

from ...characters.constants import GRAVITY
from ...control.biped import ANKLE_PITCH_J, ANKLE_ROLL_J, KNEE_J
from ...control.hips import along, apply_hip, thigh_torque
from ...control.orientation import orientation_error
from ...physics.kernel import compiled
from .phases import step_time
from .records import AHEAD, ASIDE, FRONT, LONGER, PLACE_LEFT, PLACE_RIGHT

HELD_LOAD = 0.3  # part of the weight from which on a leg that has landed holds itself
HELD_TIME = 1.5  # [s]
HELD_DEPTH = 0.02  # how far below the ground it is aimed at [m]
UNHURRIED = 2.0  # how much longer it takes to put the feet together than to step after a push


@compiled
def hold(p, memory, body, torque, leg, load, c, s):
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
def step(p, memory, body, torque, swing, x, y, z, c, s):
    """Servos of the swing leg (6.3.1): thigh in the world frame, knee against it, foot against the ground."""
    lasted = body.time[0] - memory.entered
    if memory.state == PLACE_LEFT or memory.state == PLACE_RIGHT:
        lasted += p.lift_time
    ahead, aside, down = _where(p, memory, body, swing, x, y, z, lasted, c, s)
    b0, b1, b2 = _leg_servo(p, memory, body, torque, swing, ahead, aside, down, 1.0)
    for k in (ANKLE_PITCH_J, ANKLE_ROLL_J):
        torque[p.leg[swing, k]] = 0.0
    part = min(lasted / step_time(p, memory), 1.0)
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
        memory.crosses = 1 if point + pressure < -p.cross[memory.row] else 0
    if memory.crosses == 1:
        return p.capture[memory.row, 1] * point + pressure - p.beyond[memory.row]
    return max(p.capture[memory.row, 1] * point + pressure + p.aside[memory.row], p.narrowest[memory.row])


@compiled
def _around(p, memory, stance, out, to_x, to_y, c, s):
    """The way past the stance foot: at least `clear` outward from it, unless it crosses. World frame [m]."""
    dx, dy = to_x - stance[0], to_y - stance[1]
    ahead, outward = c * dx + s * dy, out * (c * dy - s * dx)
    clear = p.clear[memory.row]
    if memory.crosses == 1 or outward > clear or abs(ahead) > p.foot[0] + p.foot[1]:
        return to_x, to_y
    return stance[0] + c * ahead - s * out * clear, stance[1] + s * ahead + c * out * clear


@compiled
def _in_front(p, memory, stance, part, c, s):
    """The way across the stance foot: ahead first, past its toes, and then to the side. World frame [m]."""
    first, then = min(part / (1.0 - p.cross_wait), 1.0), max(part - p.cross_wait, 0.0) / (1.0 - p.cross_wait)
    first, then = first * first * (3.0 - 2.0 * first), then * then * (3.0 - 2.0 * then)
    x, y = memory.left_at[0], memory.left_at[1]
    way_x, way_y = memory.target[0] - x, memory.target[1] - y
    ahead, aside = first * (c * way_x + s * way_y), then * (c * way_y - s * way_x)
    behind = c * (stance[0] - x) + s * (stance[1] - y)  # the stance ankle, from where the foot left the ground
    past = 6.75 * part * (1.0 - part) ** 2  # most after a third of the step
    ahead += past * max(behind + p.cross_front - ahead, 0.0)
    return x + c * ahead - s * aside, y + s * ahead + c * aside


@compiled
def _rising(p, part):
    """The part of a step by which its height is told: 0.5 where the foot is to be highest."""
    if p.highest == 0.5:
        return part
    return part ** (math.log(0.5) / math.log(p.highest))


@compiled
def _where(p, memory, body, swing, x, y, z, lasted, c, s):
    """Where the swing ankle should be now: ahead of the hip, to the left of it, below it [m].

    It goes from where it left the ground to near the capture point of the instant at which it lands. A linear inverted
    pendulum over the stance foot's centre of pressure (x, y) says where ξ = com + v/ω will be then. The thesis adds
    (θ_s, θ_l), learned for sampled pushes, to the angles of a fixed pose instead.
    """
    omega = math.sqrt(GRAVITY / z)
    lasts, lead = step_time(p, memory) + memory.aim[LONGER], p.lead
    if memory.closing > 0:
        lasts, lead = UNHURRIED * step_time(p, memory), 0.0
    rest = max(lasts - lasted, 0.0)
    grow = math.exp(omega * rest)
    xi_x = (body.com[0] - x + body.com_rate[0] / omega) * grow  # from the stance foot's centre of pressure
    xi_y = (body.com[1] - y + body.com_rate[1] / omega) * grow
    out = 1.0 - 2.0 * swing
    stance = body.position[body.foot_link[1 - swing]]
    ahead = p.capture[memory.row, 0] * (c * xi_x + s * xi_y) + c * (x - stance[0]) + s * (y - stance[1]) - p.forward
    ahead += memory.aim[AHEAD]
    aside = out * _aside(p, memory, out * (c * xi_y - s * xi_x), out * (c * (y - stance[1]) - s * (x - stance[0])))
    aside += memory.aim[ASIDE]
    if memory.closing > 0:
        ahead, aside = 0.0, out * p.width
    ahead = min(max(ahead, -p.longest), p.longest)
    aside = min(max(aside, -p.widest), p.widest)
    front = memory.front == FRONT
    if front:
        ahead, aside = max(ahead, p.cross_land), out * min(out * aside, -p.cross_near)
    memory.target[0], memory.target[1] = stance[0] + c * ahead - s * aside, stance[1] + s * ahead + c * aside
    part = min((lasted + lead) / lasts, 1.0)
    smooth = part * part * (3.0 - 2.0 * part)
    to_x = memory.left_at[0] + smooth * (memory.target[0] - memory.left_at[0])
    to_y = memory.left_at[1] + smooth * (memory.target[1] - memory.left_at[1])
    if front:
        to_x, to_y = _in_front(p, memory, stance, part, c, s)
    to_x, to_y = _around(p, memory, stance, out, to_x, to_y, c, s)
    up = (p.cross_lift if front else p.lift) * math.sin(math.pi * _rising(p, part))
    if lasted > lasts:
        up = -0.5 * (lasted - lasts)  # reach down for the ground
    hip = body.position[p.thigh[swing]]
    dx, dy = to_x - hip[0], to_y - hip[1]
    down = hip[2] - stance[2] - up
    return c * dx + s * dy, c * dy - s * dx, max(down, 0.4 * p.leg_length)
