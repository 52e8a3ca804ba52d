"""What a recorded gait does beyond the thesis (7.5) when it is thrown off balance: foresee, cross legs late.

All of this is ours; `clip.py` says where it is used.
"""

from __future__ import annotations

import math

from ....physics.kernel import compiled

PENDULUM_RATE = 3.3  # of an inverted pendulum as tall as a grown person's legs [1/s]
MIN_FORWARD_SPEED = 0.2  # slower gaits than this do not pass one foot by the other [m/s]
LEG_CLEARANCE = 0.03  # inward rotation of the hip that keeps clear of the other leg [rad]
PASSING_LENGTH = 0.2  # distance over which a foot passes the other one [m]


@compiled
def inwards(p, body, ankle, sw, c, s):
    """How far the swing hip may turn inwards [rad] (ours): a foot must pass the other one before legs can cross."""
    if abs(p.speed) < MIN_FORWARD_SPEED:
        return p.most
    foot = body.position[body.foot_link[sw]]
    past = c * (foot[0] - ankle[0]) + s * (foot[1] - ankle[1])
    if p.speed < 0.0:
        past = -past
    free = min(max(0.0, past / PASSING_LENGTH + 0.5), 1.0)
    return LEG_CLEARANCE + free * max(0.0, p.most - LEG_CLEARANCE)


@compiled
def foresee(p, memory, along):
    """What d and v will be off the recording when the swing foot lands, falling like an inverted pendulum (ours)."""
    left = p.foresight * PENDULUM_RATE * max(0.0, 1.0 - along) * p.tempo * p.period * p.spans[memory.state]
    grown = math.exp(left)
    cosh, sinh = 0.5 * (grown + 1.0 / grown), 0.5 * (grown - 1.0 / grown)
    d, v, lat_d, lat_v = memory.off
    lat_d, lat_v = cosh * lat_d + sinh / PENDULUM_RATE * lat_v, cosh * lat_v + sinh * PENDULUM_RATE * lat_d
    return cosh * d + sinh / PENDULUM_RATE * v, cosh * v + sinh * PENDULUM_RATE * d, lat_d, lat_v
