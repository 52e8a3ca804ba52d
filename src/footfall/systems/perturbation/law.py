"""The control law of a recorded motion that reacts: feed-forward torques and muscle feedback (eq. 5.6 to 5.8)."""

from __future__ import annotations

import numpy as np

from ...control.servo import cubic
from ...physics.kernel import compiled
from .muscle import MAX_JOINTS, MUSCLE, PAST, RING, feedback, remember

NUMBERS = 2_000_000  # of each table
LONGEST = 120.0  # clip [s]
PARAMETERS = np.dtype(
    [
        ("joints", "i8"),
        ("frames", "i8"),
        ("frame_rate", "f8"),  # [1/s]
        ("free", "i8", (MAX_JOINTS,)),  # 0 for joints that follow the recording
        ("stiff", "f8", (MAX_JOINTS,)),  # of servos in place of muscles [N m/rad]; 0 for muscles
        ("muscle", MUSCLE),
        ("angle", "f4", (NUMBERS,)),  # frame after frame, each [joint] [rad]
        ("rate", "f4", (NUMBERS,)),  # [rad/s]
        ("torque", "f4", (NUMBERS,)),  # τ by inverse dynamics [N m]
    ],
    align=True,
)
MEMORY = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("past", PAST),
        ("feedback", "f8"),  # time integral of the sum of γ² [N² m² s]
        ("feedforward", "f8"),  # and of ψ²
        ("last", "f8"),  # time of the last control step [s]
    ],
    align=True,
)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: ξ = Σ (γ_i + ψ_i) (eq. 5.8)."""
    p, m, n = parameters, memory, parameters.joints
    since = max(body.time[0] - m.entered, 0.0)
    place = min(since * p.frame_rate, p.frames - 1.0)
    k = min(int(place + 1e-9), p.frames - 2)
    s = min(max(place - k, 0.0), 1.0)
    moves = 1.0 if place < p.frames - 1.0 else 0.0
    step, dt = 1.0 / p.frame_rate, body.time[0] - m.last if 0.0 < m.last < body.time[0] else 0.0
    m.last = body.time[0]
    keep = remember(m.past, body.time[0], m.entered)
    row = (m.past.ticks - 1) % RING
    for j in range(n):
        if p.free[j] == 0:
            torque[j] = 0.0
            continue
        i = k * n + j
        angle, slope = cubic(p.angle[i], p.angle[i + n], p.rate[i] * step, p.rate[i + n] * step, s)
        # the rates of the integrator are those of half a time step before
        gain = moves * dt * (p.rate[i + n] - p.rate[i]) * p.frame_rate  # in one time step [rad/s]
        error, error_rate = angle - body.angle[j], moves * slope * p.frame_rate - 0.5 * gain - body.rate[j]
        expected = p.torque[i] + s * (p.torque[i + n] - p.torque[i])  # ψ (eq. 5.7)
        if keep:
            m.past.deviation[row, j] = error
        if p.stiff[j] > 0.0:
            answer = p.stiff[j] * error + p.muscle.motor[j] * error_rate
        else:
            answer = feedback(p.muscle, m.past, j, expected, error, error_rate)
        m.feedback += answer * answer
        m.feedforward += expected * expected
        # the motor's own damping acts on the rate at the end of the step
        torque[j] = expected + answer + p.muscle.motor[j] * (body.rate[j] + gain)
    return 0
