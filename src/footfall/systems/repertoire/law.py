"""The control law: targets by regression over nearest samples 30 times a second (5.1), tracked by servos.

A controller is a set of samples: a state, its features, the target curve of the frame that followed it, and gains of a
linear-quadratic regulator about it. The targets of the k nearest samples are averaged, weighted with the inverse of
their distances. Published actions are poses alone. Here each is corrected by its gains for the difference between the
state and the sample's; each trajectory gives one neighbour, its nearest, so that neighbours are of one phase; and those
much further away than the nearest do not count.
"""

from __future__ import annotations

from math import sqrt

from ...physics.kernel import STATE_CHANGE, compiled
from . import spatial
from .features import features, state
from .servo import FRAME_RATE, track

EPSILON = 1e-6  # a distance below which the nearest sample is taken alone
FAR, AT_LEAST = 3.0, 0.5  # neighbours further away than so many times the nearest, and so much more, do not count
AHEAD = 3  # samples after the last one that count as following it


@compiled
def search(p, m, c):
    """The k nearest samples of controller c, nearest first, into the memory; the distance of the nearest.

    Returns:
        The distance without what is added for the order of samples.
    """
    k, width = p.k[c], p.width
    for i in range(k):
        m.squared[i], m.neighbour[i] = 1e30, -1
    least = 1e30
    for sample in range(p.first[c], p.first[c] + p.count[c]):
        follows = m.last < sample <= m.last + AHEAD
        d = 0.0 if follows else p.order[c]
        bare = -d
        limit = max(least + d, m.squared[k - 1])  # from here on it is neither the nearest nor one of k
        for i in range(width):
            e = p.weight[c, i] * m.feature[i] - p.feature[sample, i]
            d += e * e
            if d > limit:
                break
        bare += d
        least = min(least, bare)
        if d < m.squared[k - 1]:
            place = k - 1
            if p.published == 0:  # one neighbour of a trajectory: its nearest
                for i in range(k):
                    if m.neighbour[i] >= 0 and p.trajectory[m.neighbour[i]] == p.trajectory[sample]:
                        place = i
            if d >= m.squared[place]:
                continue
            while place > 0 and m.squared[place - 1] > d:
                m.squared[place], m.neighbour[place] = m.squared[place - 1], m.neighbour[place - 1]
                place -= 1
            m.squared[place], m.neighbour[place] = d, sample
    return sqrt(least)


@compiled
def act(p, m):
    """The target curve of the coming frame: the mean of the neighbours' (5.1), from where the last one ended."""
    n, k = p.joints, p.k[m.state]
    size, total = p.fed, 0.0
    if m.squared[0] < EPSILON * EPSILON:
        k = 1
    for j in range(n):
        m.offset[0, j] = m.angle[1, j] + m.offset[1, j]  # where the target is now
        m.offset[1, j] = 0.0
        for end in range(2):
            m.angle[end, j], m.rate[end, j] = 0.0, 0.0
    for i in range(k):
        sample = m.neighbour[i]
        if sample < 0:
            continue
        far = sqrt(m.squared[i]) > FAR * sqrt(m.squared[0]) + AT_LEAST
        if p.published == 0 and (far or p.group[sample] != p.group[m.neighbour[0]]):
            continue
        w = 1.0 / max(sqrt(m.squared[i]), EPSILON)
        total += w
        for j in range(n):
            for end in range(2):
                m.angle[end, j] += w * p.angle[sample, end, j]
                m.rate[end, j] += w * p.rate[sample, end, j]
            if p.published == 0:
                correction = 0.0
                for s in range(size):
                    correction += p.gain[sample, j, s] * (m.now[s] - p.state[sample, s])
                for s in range(n):
                    correction += p.gain[sample, j, size + s] * (m.offset[0, s] - p.angle[sample, 0, s])
                m.offset[1, j] += w * min(max(correction, -0.7), 0.7)
    for j in range(n):
        for end in range(2):
            m.angle[end, j] /= total
            m.rate[end, j] /= total
        m.offset[1, j] /= total
        m.offset[0, j] -= m.angle[0, j]


@compiled
def decide(p, m):
    """Which controller is in charge from now on; its neighbours are in the memory afterwards. 1 if it changed."""
    c = m.state
    following = p.then[c] if p.then[c] >= 0 else m.wanted - 1
    if following >= 0 and following != c:
        away = search(p, m, following)
        ended = p.then[c] >= 0 and m.last >= 0 and p.final[m.last] == 1
        if away <= p.near[following] or ended:
            m.distance, m.state, m.lost = away, following, 0
            if m.wanted == following + 1:
                m.wanted = 0
            return 1
    m.distance = search(p, m, c)
    m.lost = m.lost + 1 if m.distance > p.lost[c] else 0
    rescue = p.rescue[c]
    if rescue >= 0 and m.lost >= p.patience[c]:
        m.distance, m.state, m.lost = search(p, m, rescue), rescue, 0
        return 1
    return 0


@compiled
def due(m, body):
    """Whether a new frame begins."""
    return m.started == 0 or body.time[0] >= m.tick + 1.0 / FRAME_RATE - 1e-9


@compiled
def face(p, m):
    """In space: the heading from now on is that of the nearest sample, as the body stands."""
    if p.turns == 1:
        away = m.now[0] - p.state[m.neighbour[0], 0]
        m.heading += away
        m.now[0] -= away


@compiled
def begin(p, m, body):
    """Begin a frame: who is in charge, and the target curve. `STATE_CHANGE` if another controller took over."""
    happened = 0
    if m.started == 0:
        m.tick, m.last = body.time[0], -1
        search(p, m, m.state)
        face(p, m)
        for j in range(p.joints):  # the target is where the sample has it
            m.angle[1, j], m.offset[1, j] = p.angle[m.neighbour[0], 0, j], 0.0
    else:
        m.tick += 1.0 / FRAME_RATE
    if decide(p, m) == 1:
        face(p, m)
        m.entered, happened = body.time[0], STATE_CHANGE
    act(p, m)
    m.last = m.neighbour[0]
    m.started = 1
    m.ticks += 1
    return happened


@compiled
def law(parameters, memory, body, command, torque):
    """One control step of a planar body."""
    p, m, n = parameters, memory, parameters.joints
    happened = 0
    if due(m, body):
        features(body, n, p.upper, m.feature)
        state(body, n, m.now)
        happened = begin(p, m, body)
    s = min((body.time[0] - m.tick) * FRAME_RATE, 1.0)
    track(p.stiffness, p.damping, m.angle, m.rate, m.offset, n, s, body, torque)
    return happened


@compiled
def spatial_law(parameters, memory, body, command, torque):
    """One control step of a body in space; each controller keeps the heading with which it took over."""
    p, m, n = parameters, memory, parameters.joints
    happened = 0
    if due(m, body):
        spatial.features(body, n, p.upper, m.feature)
        spatial.state(body, n, m.heading, m.now)
        happened = begin(p, m, body)
    s = min((body.time[0] - m.tick) * FRAME_RATE, 1.0)
    track(p.stiffness, p.damping, m.angle, m.rate, m.offset, n, s, body, torque)
    return happened
