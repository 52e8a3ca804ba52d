"""Synchronisation of the reference with the simulated feet (Lee, Kim, Lee 2010, section 4.2)."""

from __future__ import annotations

import math

from ...control.orientation import wrapped
from ...control.states import DOUBLE, SINGLE
from ...physics.kernel import compiled
from .records import THIGH_AT, TORSO_AT
from .reference import ON_CONTACT, RATE

ROLL, PITCH, YAW = range(3)
EXPECTED = 0.95  # fraction of a fragment from which on a contact is expected
LIGHT, HEAVY = 0.05, 0.65  # fractions of the weight a foot must carry to stand: when expected, and when at its earliest
MOST_FELT, FELT_TIME = 2.0, 0.015  # a toe that strikes in passing has a large load for milliseconds [1], [s]


@compiled
def mix(table, low, part, column):
    """A column of the reference between two frames."""
    return table[low, column] + part * (table[low + 1, column] - table[low, column])


@compiled
def begin(p, m, body):
    """Feel the feet and go on along the reference; whether the fragment changed, the yaw and the time passed."""
    dt = body.time[0] - m.time if m.begun == 1 else 0.0
    m.time = body.time[0]
    orientation = body.rotation[p.pelvis_link]
    yaw = math.atan2(-orientation[1], orientation[4])
    if m.begun == 0:  # the first fragment begins where the body is
        m.begun, m.entered, m.heading = 1, body.time[0], yaw
        m.felt[0], m.felt[1] = 0.5, 0.5
        m.origin[0], m.origin[1] = body.position[p.pelvis_link, 0], body.position[p.pelvis_link, 1]
    feel(p, m, body, dt)
    return advance(p, m, body), yaw, dt


@compiled
def feel(p, m, body, dt):
    """The load on each foot, as a fraction of the weight, and the same without short impacts."""
    m.load[0], m.load[1] = 0.0, 0.0
    for point in range(p.points):
        m.load[p.foot_of[point]] += body.contact[point, 3] / p.weight
    for foot in range(2):
        m.felt[foot] += (min(m.load[foot], MOST_FELT) - m.felt[foot]) * min(dt / FELT_TIME, 1.0)
        if m.load[foot] < LIGHT:
            m.loose[foot] = 1


@compiled
def advance(p, m, body):
    """Go on along the fragment, and to the next one at a contact or when its time is up; whether it did."""
    k = m.slot
    m.at = (body.time[0] - m.entered) * RATE
    done, waits = m.at / m.length[k], m.frames[k] - 1.0
    ends = False
    if m.until[k] == ON_CONTACT:
        start = m.lift[k] + p.earliest * (1.0 - m.lift[k])
        if done >= start:
            # a toe that scuffs is no step; one that carries the body is, however early
            early = max(0.0, EXPECTED - done) / max(EXPECTED - start, 1e-9)
            wanted = LIGHT + (p.scuff - LIGHT) * min(1.0, 3.0 * early)
            for foot in range(2):
                awaited = m.lands[k] == foot or m.lands[k] == 2
                free = m.loose[foot] == 1 or done >= EXPECTED
                if awaited and free and m.felt[foot] > wanted:
                    ends = True
        if m.at > m.length[k] + p.patience * RATE:
            ends = True
    else:
        ends = done >= 1.0
    if ends and m.ready[1 - k] == 1:
        switch(p, m, body, min(m.at, waits))
        return True
    if ends:
        m.over, waits = 1, min(waits, m.length[k])
    m.at = min(m.at, waits)
    return False


@compiled
def switch(p, m, body, was):
    """The next fragment becomes the current one; what the reference jumps by is kept and fades (eq. 6)."""
    old, k = m.slot, 1 - m.slot
    low = min(int(was), int(m.frames[old]) - 2)
    part = was - low
    fade = math.exp(-(body.time[0] - m.entered) / p.blend)
    for j in range(p.joints):
        before = mix(m.angle[old], low, part, j) + fade * m.jump[j]
        m.jump[j] = before - m.angle[k, 0, j]
    for i in range(2):
        before = mix(m.pelvis[old], low, part, i) + fade * m.jump[TORSO_AT + i]
        m.jump[TORSO_AT + i] = before - m.pelvis[k, 0, i]
    before = mix(m.pelvis[old], low, part, YAW) + fade * m.jump[TORSO_AT + 2]
    m.jump[TORSO_AT + 2] = before - m.turn[old] - m.pelvis[k, 0, YAW]
    # the thigh that begins to swing was not tracked in the world, so it begins where it is
    swing = 1 - m.stand[k]
    orientation, t = body.rotation[p.pelvis_link], body.rotation[p.thigh_link[swing]]
    facing = math.atan2(-orientation[1], orientation[4]) - m.pelvis[k, 0, YAW]
    m.jump[THIGH_AT] = math.asin(min(max(t[7], -1.0), 1.0)) - m.thigh[k, swing, 0, ROLL]
    m.jump[THIGH_AT + 1] = math.atan2(t[6], t[8]) - m.thigh[k, swing, 0, PITCH]
    m.jump[THIGH_AT + 2] = wrapped(math.atan2(-t[1], t[4]) - facing - m.thigh[k, swing, 0, YAW])
    # the frame of the next fragment
    c, s = math.cos(m.heading), math.sin(m.heading)
    m.origin[0] += c * m.advance[old, 0] - s * m.advance[old, 1]
    m.origin[1] += s * m.advance[old, 0] + c * m.advance[old, 1]
    m.heading += m.turn[old]
    m.lasted, m.entered, m.at = body.time[0] - m.entered, body.time[0], 0.0
    m.loose[0], m.loose[1] = 0, 0
    m.ready[old], m.slot = 0, k
    m.number += 1
    m.state = m.stand[k] if m.kind[k] == SINGLE else 2 if m.kind[k] == DOUBLE else 3
