"""Balance (Lee, Kim, Lee 2010, 4.1): what the feedback acts on, whichever way the joints are tracked."""

from __future__ import annotations

import math

from ...control.states import DOUBLE
from ...physics.kernel import compiled
from .records import SWING_HIP, SWING_OUT
from .reference import RATE
from .sync import YAW, mix

MOST_TURN = 0.5  # of the error of the heading that is acted on [rad]
PENDULUM_RATE = 3.3  # of an inverted pendulum as tall as a grown person's legs [1/s]
LEG_CLEARANCE = 0.03  # inward rotation of the hip that keeps clear of the other leg [rad]
PASSING_LENGTH = 0.2  # distance over which a foot passes the other one [m]
APART = 0.1  # feet nearer than this to the side may touch [m]
MIN_FORWARD_SPEED = 0.2  # slower than this, one foot does not pass the other [m/s]


@compiled
def deviate(p, m, body, k, low, part, c, s):
    """How far d and v are from the recording's, in the plane of the pelvis: ahead, and to the left.

    The paper's are those of the hips. Here `whole` says how much of the centre of mass they are: it is steadier, since
    the hips move against a trunk that bends or turns. In double stance d is that of the centre of mass, from the middle
    of both ankles. The speed that is wanted also leads back to the path.
    """
    ahead = mix(m.pelvis[k], low, part, YAW)
    x, y = body.position[p.pelvis_link, 0], body.position[p.pelvis_link, 1]
    dx, dy = 0.0, 0.0
    whole = 1.0 if m.kind[k] == DOUBLE else p.whole
    cx, cy = body.com[0] - x, body.com[1] - y
    dx += whole * (c * cx + s * cy - mix(m.com[k], low, part, 0))
    dy += whole * (c * cy - s * cx - mix(m.com[k], low, part, 1))
    for foot in range(2):
        w = 0.5 if m.kind[k] == DOUBLE else 1.0 if foot == m.stand[k] else 0.0
        ankle = body.position[body.foot_link[foot]]
        dx += w * (c * (x - ankle[0]) + s * (y - ankle[1]) - mix(m.d[k, foot], low, part, 0))
        dy += w * (c * (y - ankle[1]) - s * (x - ankle[0]) - mix(m.d[k, foot], low, part, 1))
    # the path: where the hips should be, in the frame that is wanted
    hc, hs = math.cos(m.heading), math.sin(m.heading)
    ex, ey = x - m.origin[0], y - m.origin[1]
    off_x = hc * ex + hs * ey - mix(m.place[k], low, part, 0)
    off_y = hc * ey - hs * ex - mix(m.place[k], low, part, 1)
    most = 0.0 if m.kind[k] == DOUBLE else p.follow_limit  # feet that both stand lead nowhere
    m.trim[0] = min(max(-p.follow * off_x, -most), most)
    m.trim[1] = min(max(-p.follow * off_y, -most), most)
    vx = c * body.root_rate[0] + s * body.root_rate[1] - mix(m.v[k], low, part, 0) - m.trim[0]
    vy = c * body.root_rate[1] - s * body.root_rate[0] - mix(m.v[k], low, part, 1) - m.trim[1]
    cx, cy = body.com_rate[0] - body.root_rate[0], body.com_rate[1] - body.root_rate[1]
    vx += whole * (c * cx + s * cy - mix(m.com[k], low, part, 2))
    vy += whole * (c * cy - s * cx - mix(m.com[k], low, part, 3))
    a, b = math.cos(ahead), math.sin(ahead)
    m.off[0], m.off[1] = a * dx + b * dy, a * vx + b * vy
    m.off[2], m.off[3] = a * dy - b * dx, a * vy - b * vx
    if m.kind[k] == DOUBLE:
        m.off[0] -= m.correction[k, SWING_HIP]
        m.off[2] -= m.correction[k, SWING_OUT]


@compiled
def foresee(p, m, k):
    """What d and v will be off when the swing foot lands, falling like an inverted pendulum (ours)."""
    left = p.foresight * PENDULUM_RATE * max(0.0, m.length[k] - m.at) / RATE
    grown = math.exp(left)
    cosh, sinh = 0.5 * (grown + 1.0 / grown), 0.5 * (grown - 1.0 / grown)
    d, v, lat_d, lat_v = m.off
    lat_d, lat_v = cosh * lat_d + sinh / PENDULUM_RATE * lat_v, cosh * lat_v + sinh * PENDULUM_RATE * lat_d
    return cosh * d + sinh / PENDULUM_RATE * v, cosh * v + sinh * PENDULUM_RATE * d, lat_d, lat_v


@compiled
def beyond(value, limit):
    """What of a value is beyond a limit, on either side."""
    return value - min(max(value, -limit), limit)


@compiled
def inwards(p, body, stance, speed, c, s):
    """How far the swing hip may turn inwards [rad] (ours): a foot must pass the other one before legs can cross."""
    if abs(speed) < MIN_FORWARD_SPEED:
        return p.most
    foot, ankle = body.position[body.foot_link[1 - stance]], body.position[body.foot_link[stance]]
    past = c * (foot[0] - ankle[0]) + s * (foot[1] - ankle[1])
    if speed < 0.0:
        past = -past
    free = min(max(0.0, past / PASSING_LENGTH + 0.5), 1.0)
    return LEG_CLEARANCE + free * max(0.0, p.most - LEG_CLEARANCE)


@compiled
def too_near(p, body, stance, c, s):
    """How much too near the other foot a swing foot that passes it is, to the side [m] (ours)."""
    swing, most = 1 - stance, 0.0
    side = 1.0 - 2.0 * swing
    for i in range(2):
        a = body.position[body.foot_link[swing] if i == 0 else p.toes_link[swing]]
        for j in range(2):
            b = body.position[body.foot_link[stance] if j == 0 else p.toes_link[stance]]
            x, y = a[0] - b[0], a[1] - b[1]
            if abs(c * x + s * y) < 0.5 * PASSING_LENGTH:
                most = max(most, APART - side * (c * y - s * x))
    return min(most, APART)


@compiled
def clearance(p, m, body, foot, k, low, part, flown):
    """Flexion [rad] of a swing leg whose foot is lower than the recording's (eq. 5)."""
    lowest = 1e9
    for point in range(p.points):
        if p.foot_of[point] == foot:
            r, at = body.rotation[p.link_of[point]], p.point[point]
            z = body.position[p.link_of[point], 2] + r[6] * at[0] + r[7] * at[1] + r[8] * at[2]
            lowest = min(lowest, z)
    wanted = m.height[k, foot, low] + part * (m.height[k, foot, low + 1] - m.height[k, foot, low])
    wanted = max(wanted, p.clearance * (1.0 - (2.0 * flown - 1.0) ** 4))
    return min(max(p.clear_cd * (wanted - lowest), 0.0), 0.5)
