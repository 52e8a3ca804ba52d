"""The control law: a proportional-derivative servo at every joint tracks a table of target angles (eq. 3).

There is no feedback of balance and no force on the root: what keeps the body up is in the targets alone.
"""

from __future__ import annotations

import numpy as np

from ...control.servo import cubic
from ...physics.kernel import compiled

MAX_JOINTS = 64
CAPACITY = 1 << 16  # numbers in a table of targets, frames times joints
PARAMETERS = np.dtype(
    [
        ("joints", "i8"),
        ("frames", "i8"),
        ("frame_rate", "f8"),  # of the targets [1/s]
        ("stiffness", "f8", (MAX_JOINTS,)),  # k_s [N m/rad]
        ("damping", "f8", (MAX_JOINTS,)),  # k_v [N m s/rad]
        ("angle", "f8", (CAPACITY,)),  # target angles, frame after frame, each [joint] [rad]
        ("rate", "f8", (CAPACITY,)),  # their rates [rad/s]
    ],
    align=True,
)
MEMORY = np.dtype([("state", "i8"), ("entered", "f8")], align=True)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: targets between two frames by a cubic, then the servos (eq. 3)."""
    p, n = parameters, parameters.joints
    place = (body.time[0] - memory.entered) * p.frame_rate
    place = min(max(place, 0.0), p.frames - 1.0)  # the last pose is held
    k = min(int(place), max(p.frames - 2, 0))
    s, moves = place - k, 1.0 if place < p.frames - 1.0 else 0.0
    step = 1.0 / p.frame_rate
    for j in range(n):
        i = k * n + j
        a, b = p.angle[i], p.angle[i + n]
        va, vb = p.rate[i] * step, p.rate[i + n] * step
        target, slope = cubic(a, b, va, vb, s)
        target_rate = moves * slope * p.frame_rate
        # τ = k_s (θ_d - θ) + k_v (θ_d' - θ') (eq. 3); the motor adds -k_v θ' itself, integrated implicitly
        torque[j] = p.stiffness[j] * (target - body.angle[j]) + p.damping[j] * target_rate
    return 0
