"""Laws that apply the action of a policy: servos or torques, or offsets on top of the law of another skill.

All three are one formula. Action a (each number -1 to 1) of joint j gives

    torque = kp (rest - angle) + gain a          servo targets: gain = kp scale; torques: kp = 0, gain = limit scale
    torque = torque of the skill + gain a        residual: gain = kp scale

The damping of the servos is that of the motors (`Controller.damping`). Motors apply the torque limits of the body.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from ...control.law import extended
from ...physics.kernel import compiled

MAX_ACTIONS = 64  # numbers of an action, and joints of a body
MAX_STATES = 64
EXTRA = [
    ("policy_actions", "i8"),  # numbers of an action
    ("policy_joint", "i8", (MAX_ACTIONS,)),  # the joint of each
    ("policy_gain", "f8", (MAX_ACTIONS,)),  # [N m]
    ("policy_states", "i8"),  # states of the skill below
    ("policy_dwell", "f8", (MAX_STATES,)),  # their durations; 0 where a contact ends them [s]
    ("policy_kp", "f8", (MAX_ACTIONS,)),  # [N m/rad], by joint
    ("policy_rest", "f8", (MAX_ACTIONS,)),  # target without an action [rad], by joint
]
REMEMBERED = [
    ("policy_action", "f8", (MAX_ACTIONS,)),  # the action now
    ("policy_row", "i8"),  # row of the reference at time 0
]
PARAMETERS = np.dtype(EXTRA, align=True)
MEMORY = extended(np.dtype([("state", "i8"), ("entered", "f8")], align=True), REMEMBERED)


@compiled
def law(parameters, memory, body, command, torque):
    """Servos towards rest plus action, or torques."""
    p = parameters
    for j in range(len(torque)):
        torque[j] = p.policy_kp[j] * (p.policy_rest[j] - body.angle[j])
    add(p, memory, torque)
    return 0


@compiled
def add(p, memory, torque):
    """The action's part of the torques."""
    for k in range(p.policy_actions):
        torque[p.policy_joint[k]] += p.policy_gain[k] * memory.policy_action[k]


@cache
def residual(base: Callable) -> Any:
    """The law of a skill with offsets on top of it."""

    def over(parameters, memory, body, command, torque):
        happened = base(parameters, memory, body, command, torque)
        add(parameters, memory, torque)
        return happened

    plain: Any = getattr(base, "py_func", base)
    over.__qualname__ = f"residual({plain.__module__}.{plain.__qualname__})"  # machine code is kept by this name
    return compiled(over)
