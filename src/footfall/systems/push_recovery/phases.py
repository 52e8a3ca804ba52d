"""The states of push recovery (6.3): when a step begins and with which leg, its three phases, and closing steps."""

from __future__ import annotations

import math

from ...characters.constants import GRAVITY
from ...physics.kernel import compiled
from .records import (
    AIMS,
    FOLLOWS,
    FRONT,
    IN_PLACE,
    LEAN_PITCH,
    LEAN_ROLL,
    LIFT_LEFT,
    LIFT_RIGHT,
    PLACE_LEFT,
    PLACE_RIGHT,
    REDUCE,
    RETURN,
    SHIFT,
    SIDE_BY_SIDE,
)

SETTLED = 0.5  # how long it stands before it puts its feet together [s]
MAX_SHIFT = 3.0  # how long it takes at most to shift the weight [s]
STILL = 0.06  # of the centre of mass [m/s]
MIN_SWING = 0.15  # a swing foot that touches earlier than this has not left the ground yet [s]
LANDED = 0.15  # part of the weight that a foot carries once it has landed
LATE = 0.75  # of the step: when any touch is a landing
CARRIES = 0.25  # part of the weight that a foot carries before the other one is lifted
MIN_REDUCE = 0.1  # how long momentum is reduced at least [s]
OVER_FOOT = 0.045  # how near to a foot the capture point must be before the other is lifted to close the feet [m]
SHIFT_SPEED = 0.3  # … and how slow the centre of mass [m/s]
HOVERS = 0.02  # part of the weight below which a foot that should push does not
MAX_TRIES = 2  # to put the feet together; then it stands as it is
LONG_AGO = -10.0  # before the trial [s]
BOTH = -1  # no swing leg


@compiled
def swing_leg(state):
    """The leg that swings in a state, 0 left or 1 right; -1 for none."""
    if state in (LIFT_LEFT, PLACE_LEFT):
        return 0
    if state in (LIFT_RIGHT, PLACE_RIGHT):
        return 1
    return BOTH


@compiled
def step_time(p, memory):
    """When the swing foot should land [s]."""
    if memory.front == FOLLOWS and memory.closing == 0:
        return p.cross_next
    return p.step_time[memory.row]


@compiled
def next_state(p, memory, body):
    """The three phases of a step (6.3): change of support, reduction of momentum, return to upright posture."""
    now, lasted = memory.state, body.time[0] - memory.entered
    following = now
    swing = swing_leg(now)
    leg = BOTH
    if swing == BOTH and memory.steps < p.most and body.time[0] >= memory.hold:
        threshold = p.threshold if memory.steps == 0 else p.again
        leg = _unloaded(p, memory, body, threshold if memory.steps < memory.allowed else p.emergency)
    if leg != BOTH:
        following = LIFT_LEFT if leg == 0 else LIFT_RIGHT
        _begin(p, memory, body, leg)
    elif now in (LIFT_LEFT, LIFT_RIGHT) and not _landed(p, memory, body, swing, lasted):
        if lasted >= p.lift_time:
            following = now + 1
    elif swing != BOTH:
        if now in (LIFT_LEFT, LIFT_RIGHT) or _landed(p, memory, body, swing, lasted + p.lift_time):
            memory.landed[swing] = body.time[0]
            for i in range(3):
                memory.landed_at[swing, i] = body.position[body.foot_link[swing], i]
            following = REDUCE
            if memory.closing > 0:
                following, memory.closing = RETURN, 0
    elif now == REDUCE:
        if _speed(body) < p.slow and lasted > MIN_REDUCE:
            following = RETURN
    elif now == RETURN:
        if lasted > p.rise and _speed(body) < 0.5 * p.slow and _outside(p, memory, body)[0] <= p.threshold:
            following = IN_PLACE
            memory.steps, memory.allowed, memory.front = 0, p.most, 0
            memory.aim[LEAN_ROLL], memory.aim[LEAN_PITCH] = 0.0, 0.0
    elif now == IN_PLACE:
        if p.most > 1 and lasted > SETTLED and memory.tries < MAX_TRIES:
            memory.closing = trailing(p, memory, body) if _speed(body) <= STILL else 0
            memory.lean[0], memory.lean[1] = 0.0, 0.0
            if memory.closing > 0:
                following = SHIFT
                memory.tries += 1
    elif now == SHIFT and not _over_stance(p, memory, body):
        if lasted > MAX_SHIFT or memory.load[memory.closing - 1] < HOVERS:  # try again later
            following, memory.closing = IN_PLACE, 0
    elif now == SHIFT:
        following = LIFT_LEFT if memory.closing == 1 else LIFT_RIGHT
        for i in range(AIMS):
            memory.aim[i] = 0.0
        foot = body.position[body.foot_link[memory.closing - 1]]
        memory.left_at[0], memory.left_at[1] = foot[0], foot[1]
    if following != now:
        memory.state, memory.entered = following, body.time[0]


@compiled
def _begin(p, memory, body, leg):
    """A step begins. Where legs collide, the first one against a push to the side crosses in front."""
    memory.closing, memory.crosses = 0, -1
    for i in range(AIMS):
        memory.aim[i] = 0.0
    ahead, aside = memory.capture_point[0] - p.forward, memory.capture_point[1]
    if memory.front > 0:  # the legs have been crossed: no second time
        memory.front, memory.crosses = FOLLOWS, 0
    if p.most > 1 and memory.steps == 0 and aside > p.cross_from and abs(ahead) < p.cross_cone * aside:
        memory.front, memory.crosses = FRONT, 1
        memory.aim[LEAN_ROLL] = (2.0 * leg - 1.0) * p.cross_roll
    memory.steps += 1
    memory.taken += 1
    memory.yields, memory.recovers = 0, LONG_AGO
    foot = body.position[body.foot_link[leg]]
    memory.left_at[0], memory.left_at[1] = foot[0], foot[1]


@compiled
def _landed(p, memory, body, swing, lasted):
    """Whether the swing foot has landed: it carries, or touches near the end of the step. Scuffing is no landing."""
    if lasted < MIN_SWING:
        return False
    if memory.load[swing] > LANDED:
        return True
    late = memory.front != FRONT and lasted > LATE * step_time(p, memory)
    return late and body.foot_down[swing] == 1


@compiled
def _speed(body):
    """Of the centre of mass over the ground [m/s]."""
    return math.sqrt(body.com_rate[0] ** 2 + body.com_rate[1] ** 2)


@compiled
def trailing(p, memory, body):
    """1 + the leg behind the other one where the feet stand apart; 0 where they stand side by side."""
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    ex, ey = left[0] - right[0], left[1] - right[1]
    ahead, width = c * ex + s * ey, c * ey - s * ex
    if abs(ahead) < SIDE_BY_SIDE and abs(width - p.width) < SIDE_BY_SIDE:
        return 0
    return 1 if ahead < 0.0 else 2


@compiled
def _over_stance(p, memory, body):
    """Whether the capture point rests over the foot that is to carry it alone."""
    foot = body.position[body.foot_link[2 - memory.closing]]
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    stretch = math.sqrt(body.com[2] / GRAVITY)
    dx = body.com[0] + stretch * body.com_rate[0] - foot[0] - c * p.forward
    dy = body.com[1] + stretch * body.com_rate[1] - foot[1] - s * p.forward
    return math.sqrt(dx * dx + dy * dy) < OVER_FOOT and _speed(body) < SHIFT_SPEED


@compiled
def _outside(p, memory, body):
    """How far the capture point is outside of the feet and what lies between them [m], negative inside.

    Also where it is along the way from the right foot (0) to the left one (1), and its place, world frame [m].
    """
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    stretch = math.sqrt(body.com[2] / GRAVITY)
    xi_x, xi_y = body.com[0] + stretch * body.com_rate[0], body.com[1] + stretch * body.com_rate[1]
    ex, ey = left[0] - right[0], left[1] - right[1]
    middle = 0.5 * (p.foot[0] - p.foot[1])
    fraction = ((xi_x - c * middle - right[0]) * ex + (xi_y - s * middle - right[1]) * ey) / max(
        ex * ex + ey * ey, 1e-4
    )
    inside = min(max(fraction, 0.0), 1.0)
    ox, oy = xi_x - right[0] - inside * ex, xi_y - right[1] - inside * ey
    ahead, aside = c * ox + s * oy, abs(c * oy - s * ox)
    beyond = max(max(ahead - p.foot[0], -p.foot[1] - ahead), aside - p.foot[2])
    return beyond, fraction, xi_x, xi_y


@compiled
def _unloaded(p, memory, body, threshold):
    """The leg to step with (6.3.1) when the capture point is outside of the support: the one farther from it.

    0 left, 1 right; -1 when no step is needed, or the leg that would have to carry does not yet.
    """
    c, s = math.cos(memory.heading), math.sin(memory.heading)
    left, right = body.position[body.foot_link[0]], body.position[body.foot_link[1]]
    beyond, fraction, xi_x, xi_y = _outside(p, memory, body)
    if beyond <= threshold:
        return BOTH
    swing = 0 if fraction < 0.5 - 1e-6 else 1
    if memory.front == FRONT:  # the leg that was crossed
        swing = 0 if memory.landed[1] > memory.landed[0] else 1
    if memory.load[1 - swing] < CARRIES or body.time[0] - memory.landed[1 - swing] < p.soften:
        return BOTH
    side = 1.0 if swing == 1 else -1.0
    stance = left if swing == 1 else right
    dx, dy, vx, vy = xi_x - stance[0], xi_y - stance[1], body.com_rate[0], body.com_rate[1]
    memory.capture_point[0], memory.capture_point[1] = c * dx + s * dy, side * (c * dy - s * dx)
    foot = right if swing == 1 else left
    fx, fy = foot[0] - stance[0], foot[1] - stance[1]
    memory.stance[0], memory.stance[1] = c * fx + s * fy, side * (c * fy - s * fx)
    memory.velocity[0], memory.velocity[1] = c * vx + s * vy, side * (c * vy - s * vx)
    return swing
