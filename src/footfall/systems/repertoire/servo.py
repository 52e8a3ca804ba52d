"""Servos that track a target over one frame: a cubic from one pose to the next, and an offset that grows linearly.

Searches simulate single frames with it (`footfall.repertoire`); the law of a controller tracks the same curves.
"""

from __future__ import annotations

import numpy as np

from ...control.servo import cubic
from ...physics.kernel import compiled

FRAME_RATE = 30.0  # targets a second, as in the paper [1/s]
MAX_JOINTS = 32
FRAME = np.dtype(
    [
        ("joints", "i8"),
        ("begin", "f8"),  # time of the first pose [s]
        ("stiffness", "f8", (MAX_JOINTS,)),  # k_s [N m/rad]
        ("damping", "f8", (MAX_JOINTS,)),  # k_v [N m s/rad]
        ("angle", "f8", (2, MAX_JOINTS)),  # target poses at the begin and the end of the frame [rad]
        ("rate", "f8", (2, MAX_JOINTS)),  # their rates [rad/s]
        ("offset", "f8", (2, MAX_JOINTS)),  # added to the curve: at its begin and at its end [rad]
    ],
    align=True,
)
MEMORY = np.dtype([("state", "i8"), ("entered", "f8")], align=True)


@compiled
def track(stiffness, damping, angle, rate, offset, n, s, body, torque):
    """Torques towards the target at a fraction `s` of the frame (eq. 3)."""
    step = 1.0 / FRAME_RATE
    for j in range(n):
        a, b = angle[0, j], angle[1, j]
        va, vb = rate[0, j] * step, rate[1, j] * step
        more = offset[1, j] - offset[0, j]
        target, slope = cubic(a, b, va, vb, s)
        target = target + offset[0, j] + s * more
        target_rate = (slope + more) * FRAME_RATE
        # τ = k_s (θ_d - θ) + k_v (θ_d' - θ') (eq. 3); the motor adds -k_v θ' itself, integrated implicitly
        torque[j] = stiffness[j] * (target - body.angle[j]) + damping[j] * target_rate


@compiled
def law(parameters, memory, body, command, torque):
    """One step of one frame."""
    p = parameters
    s = min(max((body.time[0] - p.begin) * FRAME_RATE, 0.0), 1.0)
    track(p.stiffness, p.damping, p.angle, p.rate, p.offset, p.joints, s, body, torque)
    return 0
