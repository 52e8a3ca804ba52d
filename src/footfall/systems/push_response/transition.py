"""One character: what it plays, how it looks at a time, and how it passes to another response (4.5.3). Compiled.

Between two pushes a character is a response, adapted, plus the difference from what went before, which fades. A foot
that stands keeps its difference until it is lifted; it fades while the foot swings.
"""

from __future__ import annotations

import math

import numpy as np

from ...physics.machine_code import compiled_part
from .adaptation import RATE, sampled, scaling
from .body import LEFT, ROOT, TURN, UPPER, YAW
from .pose import matrix, pose, turned, vector
from .selection import select, wrapped

BLEND, LONGEST_BLEND = 0.3, 0.8  # how long a difference fades [s]
FASTEST = 3.0  # of a hinge while it does, so that large differences take longer [rad/s]
PUT_DOWN_SECONDS = 0.15  # how long a foot takes that is put down where it is [s]
SHORT_SWING = 0.15  # of a swing that is left [s]
OFF_GROUND = 0.012  # soles higher than this are in the air [m]
FASTEST_JOINT = math.radians(7.0)  # change of a joint angle in a frame; a blend that would need more takes more time …
SLOWEST = 0.6  # … but not below this pace
LOOKED_AT = 2.0  # how much of a new response is looked at for it [s]
APART = 1.0 / 240.0  # of two poses whose difference is a velocity [s]
NEVER = 1e9


def state_type(channels: int) -> np.dtype:
    """The record of one character.

    Fields: `response` (-1 while it has not been pushed), `mirrored`, `between`, `turn`, `scale`, `speed`: how it is
    adapted; `start`: its first frame; `since`: when it began [s]; `anchor`: x, y [m] and yaw [rad] of its frame in the
    world; `momentum`: [N s] that it answers, world frame; `offset` and `drift`: differences of the channels at its
    beginning and their rates, in its frame; `blend`: how long they fade [s]; `lift`, `land`: when each foot is lifted
    and lands for the first time, from its beginning [s]; `answered`, `beyond`: pushes so far, and those larger than any
    response.
    """
    return np.dtype(
        [
            ("response", "i8"), ("mirrored", "i8"), ("start", "f8"), ("since", "f8"), ("scale", "f8"), ("speed", "f8"),
            ("turn", "f8"), ("between", "f8"), ("anchor", "f8", (3,)), ("momentum", "f8", (2,)),
            ("offset", "f8", (channels,)), ("drift", "f8", (channels,)), ("blend", "f8"),
            ("lift", "f8", (2,)), ("land", "f8", (2,)), ("answered", "i8"), ("beyond", "i8"),
        ],
        align=True,
    )  # fmt: skip


@compiled_part
def place(state, time):
    """The frame of its response that a character shows, from the first one."""
    return state.start + max(time - state.since, 0.0) * state.speed * RATE


@compiled_part
def _fading(x, v, t, length):
    """A difference with its rate that fades to 0 smoothly: a cubic."""
    if t >= length:
        return 0.0
    u = t / length
    return x * (1.0 - u * u * (3.0 - 2.0 * u)) + v * length * u * (1.0 - u) * (1.0 - u)


@compiled_part
def _foot_offset(x, v, t, lift, land):
    """The horizontal difference of a foot: it stays while the foot stands and fades while it swings."""
    if lift <= 0.0:
        return _fading(x, v, t, land)
    u = min(t / PUT_DOWN_SECONDS, 1.0)  # one that moves still comes to rest where it is
    x += v * PUT_DOWN_SECONDS / 3.0 * (1.0 - (1.0 - u) ** 3)
    if t <= lift:
        return x
    if t >= land:
        return 0.0
    u = (t - lift) / (land - lift)
    return x * (1.0 - u * u * (3.0 - 2.0 * u))


@compiled_part
def channels_at(db, body, state, time, out):
    """Absolute channels of a character in the frame of its response, written to `out` [channel]."""
    if state.response < 0:
        for i in range(len(out)):
            out[i] = body.neutral[i]
        return
    j = state.response
    sampled(
        db.frames, db.first[j], db.length[j], place(state, time), state.mirrored == 1, state.between, state.scale,
        state.turn, body, out,
    )  # fmt: skip
    t = max(time - state.since, 0.0)
    for i in range(len(out)):
        out[i] += body.neutral[i]
        if i < LEFT or i >= YAW:
            out[i] += _fading(state.offset[i], state.drift[i], t, state.blend)
    for k in range(2):
        lift, land = state.lift[k], state.land[k]
        for i in range(6):
            c = LEFT + 6 * k + i
            if i in (0, 1, 5):
                add = _foot_offset(state.offset[c], state.drift[c], t, lift, land)
                if i < 2:
                    out[ROOT + i] += 0.5 * add  # the pelvis goes with its feet
            else:
                add = _fading(state.offset[c], state.drift[c], t, land if lift <= 0.0 else PUT_DOWN_SECONDS)
            out[c] += add


@compiled_part
def shown(db, body, state, time, channels, out):
    """The pose of a character at a time: generalised positions [nq] in the world, written to `out`."""
    channels_at(db, body, state, time, channels)
    pose(body, channels, out)
    c, s = math.cos(state.anchor[2]), math.sin(state.anchor[2])
    x, y = out[0], out[1]
    out[0], out[1] = state.anchor[0] + c * x - s * y, state.anchor[1] + s * x + c * y
    c, s = math.cos(0.5 * state.anchor[2]), math.sin(0.5 * state.anchor[2])
    w, x, y, z = out[3], out[4], out[5], out[6]
    out[3], out[4], out[5], out[6] = c * w - s * z, c * x - s * y, c * y + s * x, c * z + s * w


@compiled_part
def finished(db, state, time):
    """Whether a character stands in the neutral pose, or has come to the end of its response."""
    return state.response < 0 or place(state, time) >= db.length[state.response] - 1


@compiled_part
def momentum(db, state, time, out):
    """m(Ω), the momentum that the body has (eq. 4.7), world frame, written to `out` [2] [N s]."""
    out[0] = out[1] = 0.0
    if not finished(db, state, time):
        row = db.first[state.response] + int(place(state, time))
        first = db.first[state.response] + int(state.start)
        part = db.decay[row] / max(db.decay[first], 1e-6)
        out[0], out[1] = part * state.momentum[0], part * state.momentum[1]


@compiled_part
def in_air(body, channels, up):
    """Which feet are in the air in a pose, written to `up` [2]."""
    foot = np.empty((3, 3))
    for k in range(2):
        at = LEFT + 6 * k
        matrix(channels[at + 3 : at + 6], foot)
        lowest = 1e9
        for point in body.soles[k]:
            z = channels[at + 2] + foot[2, 0] * point[0] + foot[2, 1] * point[1] + foot[2, 2] * point[2]
            lowest = min(lowest, z)
        up[k] = lowest > OFF_GROUND


@compiled_part
def _moved(old, new, channels):
    """Channels from one frame on the ground (x, y, yaw) to another, in place."""
    turn = old[2] - new[2]
    c, s = math.cos(turn), math.sin(turn)
    cn, sn = math.cos(new[2]), math.sin(new[2])
    dx, dy = old[0] - new[0], old[1] - new[1]
    x0, y0 = cn * dx + sn * dy, cn * dy - sn * dx
    rotation = np.empty((3, 3))
    for at in (ROOT, LEFT, LEFT + 6):
        x, y = channels[at], channels[at + 1]
        channels[at], channels[at + 1] = x0 + c * x - s * y, y0 + s * x + c * y
        matrix(channels[at + 3 : at + 6], rotation)
        turned(turn, rotation)
        vector(rotation, channels[at + 3 : at + 6])


@compiled_part
def _first_swing(db, state, k):
    """When foot `k` is lifted and when it lands, from the beginning of the response [s].

    A swing that is about to end is too short for a difference to fade: the next one is taken.
    """
    side = 1 - k if state.mirrored == 1 else k
    first, pace = db.first[state.response], state.speed * RATE
    row = first + int(state.start)
    lift, land = db.lift[row, side], db.land[row, side]
    if lift >= 0 and lift <= state.start and land - state.start < SHORT_SWING * pace:
        row = first + land
        lift, land = db.lift[row, side], db.land[row, side]
    if lift < 0:
        return NEVER, NEVER
    return max(lift - state.start, 0.0) / pace, max(land - state.start, 1.0) / pace


@compiled_part
def _put_anchor(state, body, now, begins, old, facing):
    """Put the frame of the new response on the ground, so that the foot that stands longest stays where it is."""
    yaw = facing - 0.5 * (begins[LEFT + 5] + begins[LEFT + 11])
    one = 1.0 if state.lift[0] > state.lift[1] else 0.0 if state.lift[0] < state.lift[1] else 0.5
    at = np.zeros(2)
    for i in range(2):
        at[i] = one * now[LEFT + i] + (1.0 - one) * now[LEFT + 6 + i]
    c, s = math.cos(old[2]), math.sin(old[2])
    wx, wy = old[0] + c * at[0] - s * at[1], old[1] + s * at[0] + c * at[1]
    for i in range(2):
        at[i] = one * begins[LEFT + i] + (1.0 - one) * begins[LEFT + 6 + i]
    c, s = math.cos(yaw), math.sin(yaw)
    state.anchor[0], state.anchor[1], state.anchor[2] = wx - c * at[0] + s * at[1], wy - s * at[0] - c * at[1], yaw


@compiled_part
def push(db, body, state, time, px, py, most):
    """Answer a push: select, adapt and blend.

    Args:
        db: `Tables`.
        body: `Geometry`.
        state: The record of the character; it is changed.
        time: When the push begins [s].
        px: Its impulse, world frame [N s].
        py: Alike.
        most: How many steps are allowed.
    """
    n, joints = len(body.neutral), body.joints[0]
    now, before, new, later = np.empty(n), np.empty(n), np.empty(n), np.empty(n)
    qpos, angles, up = np.empty(7 + joints), np.empty((2, joints)), np.zeros(2, np.bool_)
    was = state.anchor.copy()
    still = finished(db, state, time)
    total = np.empty(2)
    momentum(db, state, time, total)
    total[0] += px
    total[1] += py
    apart = APART if time - state.since < APART else -APART
    channels_at(db, body, state, time + apart, before)
    channels_at(db, body, state, time, now)
    pose(body, now.copy(), qpos)
    for i in range(joints):
        angles[0, i] = qpos[7 + i]
        angles[1, i] = db.mirror_sign[i] * qpos[7 + db.mirror[i]]
    in_air(body, now, up)
    facing = was[2] + 0.5 * (now[LEFT + 5] + now[LEFT + 11])
    rho, theta = math.hypot(total[0], total[1]), wrapped(math.atan2(total[1], total[0]) - facing)
    j, mirrored, start, answers, between, turn, fits = select(
        db, theta, rho, still, angles, up, most, np.max(db.impulse)
    )
    state.answered += 1
    if j < 0:
        state.beyond += 1
        return
    state.beyond += 0 if fits else 1
    state.response, state.mirrored, state.start, state.since = j, mirrored, start, time
    state.scale, state.speed = scaling(rho / max(answers, 1e-9))
    state.between, state.turn = between, turn
    state.momentum[0], state.momentum[1] = total[0], total[1]
    _begin(db, body, state, now.copy(), before.copy(), apart, new, later, was, facing)
    worst = _fastest(db, body, state, new, qpos)
    if worst > FASTEST_JOINT:
        state.speed *= max(FASTEST_JOINT / worst, SLOWEST)
        _begin(db, body, state, now, before, apart, new, later, was, facing)


@compiled_part
def _fastest(db, body, state, channels, qpos):
    """The largest change of a joint angle in a frame while a new response is blended in [rad].

    Args:
        db: `Tables`.
        body: `Geometry`.
        state: The record of the character, whose response has just begun.
        channels: [channel] is overwritten.
        qpos: [nq] is overwritten.
    """
    worst, until = 0.0, state.blend
    for k in range(2):
        if state.land[k] < NEVER:
            until = max(until, state.land[k])
    last = np.empty(body.joints[0])
    for i in range(int(min(until, LOOKED_AT) * RATE) + 1):
        channels_at(db, body, state, state.since + i / RATE, channels)
        pose(body, channels, qpos)
        for j in range(len(last)):
            if i > 0:
                worst = max(worst, abs(qpos[7 + j] - last[j]))
            last[j] = qpos[7 + j]
    return worst


@compiled_part
def _begin(db, body, state, now, before, apart, new, later, was, facing):
    """Differences from the ongoing motion where a response begins, and how long they fade."""
    j = state.response
    adapted = (state.mirrored == 1, state.between, state.scale, state.turn)
    sampled(
        db.frames, db.first[j], db.length[j], state.start, adapted[0], adapted[1], adapted[2], adapted[3], body, new
    )
    ahead = state.start + APART * state.speed * RATE
    sampled(db.frames, db.first[j], db.length[j], ahead, adapted[0], adapted[1], adapted[2], adapted[3], body, later)
    for i in range(len(new)):
        new[i] += body.neutral[i]
        later[i] += body.neutral[i]
    for k in range(2):
        state.lift[k], state.land[k] = _first_swing(db, state, k)
    _put_anchor(state, body, now, new, was, facing)
    _moved(was, state.anchor, now)
    _moved(was, state.anchor, before)
    largest = 0.0
    for i in range(len(new)):
        state.offset[i] = now[i] - new[i]
        state.drift[i] = (before[i] - now[i]) / apart - (later[i] - new[i]) / APART
        if i >= UPPER:
            largest = max(largest, abs(state.offset[i]))
    for k in range(2):
        for i in range(2):
            c = LEFT + 6 * k + i
            state.offset[ROOT + i] -= 0.5 * state.offset[c]
            state.drift[ROOT + i] -= 0.5 * state.drift[c]
    state.offset[TURN + 2] = wrapped(state.offset[TURN + 2])
    state.blend = min(max(BLEND, 1.5 * largest / FASTEST), LONGEST_BLEND)
