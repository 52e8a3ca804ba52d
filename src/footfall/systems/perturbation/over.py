"""Low-gain arms and neck on top of a balanced skill: the whole body on its own feet.

The base skill moves trunk and legs by its own law. Arms, neck and head are moved by the torques that they have there
when nothing hits them, by state of the base and time in it, with the feedback of muscles about the angles that they
have then. In states that were not recorded (steps after a push) the base moves them, too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...physics.kernel import compiled
from .muscle import MAX_JOINTS, MUSCLE, PAST, RING, feedback, remember

STATES, BINS, TABLE = 24, 64, 40  # states of the base, times in each, and joints of the body at most
BIN = 0.025  # between two times [s]
EXTRA = [
    ("upper_joints", "i8"),
    ("upper", "i8", (TABLE,)),  # 1 for joints with muscles
    ("upper_servo", "f8", (TABLE,)),  # damping of the base's motors [N m s/rad]
    ("upper_muscle", MUSCLE),
    ("upper_known", "i8", (STATES,)),  # times that are known of each state
    ("upper_angle", "f8", (STATES, BINS, TABLE)),  # [rad]
    ("upper_torque", "f8", (STATES, BINS, TABLE)),  # [N m]
]
REMEMBERED = [("upper_past", PAST)]
assert TABLE <= MAX_JOINTS


@cache
def over(base: Callable) -> Any:
    """The law of a base with muscles in arms and neck."""

    def law(parameters, memory, body, command, torque):
        happened = base(parameters, memory, body, command, torque)
        soften(parameters, memory, body, torque)
        return happened

    plain: Any = getattr(base, "py_func", base)
    law.__qualname__ = f"over({plain.__module__}.{plain.__qualname__})"  # machine code is kept by this name
    return compiled(law)


@compiled
def soften(p, m, body, torque):
    """Muscle torques in place of the base's, for arms, neck and head."""
    n, state = p.upper_joints, m.state
    keep = remember(m.upper_past, body.time[0], 0.0)
    row = (m.upper_past.ticks - 1) % RING
    known = p.upper_known[state] if state < STATES else 0
    place = min(max(body.time[0] - m.entered, 0.0) / BIN, max(known - 1.0, 0.0))
    k = min(int(place), max(known - 2, 0))
    s = min(place - k, 1.0)
    ahead = 1 if known > 1 else 0
    for j in range(n):
        if p.upper[j] == 0:
            continue
        if known == 0:
            if keep:
                m.upper_past.deviation[row, j] = 0.0
            torque[j] = torque[j] - p.upper_servo[j] * body.rate[j] + p.upper_muscle.motor[j] * body.rate[j]
            continue
        a, b = p.upper_angle[state, k, j], p.upper_angle[state, k + ahead, j]
        expected = p.upper_torque[state, k, j] + s * (p.upper_torque[state, k + ahead, j] - p.upper_torque[state, k, j])
        error = a + s * (b - a) - body.angle[j]
        moving = (b - a) / BIN if place < known - 1.0 else 0.0
        if keep:
            m.upper_past.deviation[row, j] = error
        answer = feedback(p.upper_muscle, m.upper_past, j, expected, error, moving - body.rate[j])
        torque[j] = expected + answer + p.upper_muscle.motor[j] * body.rate[j]
