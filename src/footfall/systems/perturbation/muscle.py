"""The muscle model of chapter 5: stiffness and damping proportional to the torque, and what comes later.

A joint i with the torque τ_i of the recording answers a deviation from it at once by

    γ_i = |τ_i| (k_s (θ_d - θ) + k_d (θ_d' - θ'))                                (eq. 5.6)

Reflexes after 30 to 50 ms and voluntary reactions after 150 to 250 ms (the dashed boxes of Figure 5.3) raise the
stiffness of a joint that was out of place so long ago.

The damping of the mean |τ| is the motor's own, which is integrated implicitly: light links between heavy ones are
unstable with damping as a torque. What |τ| adds or takes away is a torque, up to as much again.
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from ...physics.kernel import compiled

MAX_JOINTS = 192
RING, TICK = 64, 0.005  # deviations that are remembered, and the time between them [s]
LONGEST_DELAY = (RING - 2) * TICK  # [s]
FULL = 0.3  # deviation at which a reflex is at its largest [rad]
MUSCLE = np.dtype(
    [
        ("stiffness", "f8", (MAX_JOINTS,)),  # k_s [1/rad]
        ("damping", "f8", (MAX_JOINTS,)),  # k_d [s/rad]
        ("motor", "f8", (MAX_JOINTS,)),  # the motors' own damping, that of the mean |τ| [N m s/rad]
        ("tone", "f8", (MAX_JOINTS,)),  # stiffness without torque: a muscle is never slack; 0 as published [N m/rad]
        ("reflex", "f8"),  # factor by which stiffness rises; 0 for none
        ("reflex_delay", "f8"),  # [s]
        ("voluntary", "f8"),
        ("voluntary_delay", "f8"),  # [s]
    ],
    align=True,
)
PAST = np.dtype([("ticks", "i8"), ("deviation", "f4", (RING, MAX_JOINTS))], align=True)


@compiled
def remember(past, time, begun):
    """Whether deviations are to be stored now; the caller stores them in row `past.ticks % RING`."""
    if (time - begun) < past.ticks * TICK - 1e-9:
        return False
    past.ticks += 1
    return True


@compiled
def rise(muscle, past, j):
    """Factor on the stiffness of joint j by its deviations some time ago, 1 or more."""
    factor = 1.0
    for late in range(2):
        gain = muscle.reflex if late == 0 else muscle.voluntary
        back = int((muscle.reflex_delay if late == 0 else muscle.voluntary_delay) / TICK)
        if gain > 0.0 and past.ticks > back + 1:
            away = abs(past.deviation[(past.ticks - 1 - back) % RING, j])
            factor += gain * min(away / FULL, 1.0)
    return factor


@compiled
def feedback(muscle, past, j, expected, error, error_rate):
    """γ of joint j (eq. 5.6) [N m]; damping rises with the square root, so that its ratio stays."""
    factor = rise(muscle, past, j)
    stiffness = factor * (abs(expected) * muscle.stiffness[j] + muscle.tone[j])
    damping = 0.5 * muscle.motor[j] + sqrt(factor) * abs(expected) * muscle.damping[j]
    return stiffness * error + min(damping, 2.0 * muscle.motor[j]) * error_rate
