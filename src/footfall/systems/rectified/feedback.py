"""The control law of a clip that is rectified in space: torques of the search, and linear feedback about its states.

Plain servos do not hold a body in space on its feet. The feedback is that of a linear-quadratic regulator about the
rectified motion (Tassa, Erez, Todorov 2012); root and joints act on every motor, each within its limit.
"""

from __future__ import annotations

from math import atan2, sqrt

import numpy as np

from ...physics.kernel import compiled

MAX_JOINTS = 64
LONGEST = 46.0  # clip [s]
STATES, TORQUES, GAINS = 2_000_000, 800_000, 10_000_000  # numbers in each table
PARAMETERS = np.dtype(
    [
        ("joints", "i8"),
        ("frames", "i8"),
        ("frame_rate", "f8"),  # of states and torques [1/s]
        ("hold", "i8"),  # frames for which a gain matrix is held
        ("state", "f4", (STATES,)),  # frame after frame, each [7 + joint] pose, [6 + joint] rates [m, rad]
        ("torque", "f4", (TORQUES,)),  # likewise, each [joint] [N m]
        ("gain", "f4", (GAINS,)),  # every `hold` frames, each [joint, 12 + 2 joint]
    ],
    align=True,
)
MEMORY = np.dtype([("state", "i8"), ("entered", "f8"), ("deviation", "f8", (12 + 2 * MAX_JOINTS,))], align=True)


@compiled
def law(parameters, memory, body, command, torque):
    """One control step: u = u_k + K_k (x - x_k), states between two frames linear."""
    p, n = parameters, parameters.joints
    place = max(body.time[0] - memory.entered, 0.0) * p.frame_rate
    place = min(place, p.frames - 1.0)  # the last pose is held
    k = min(int(place + 1e-6), p.frames - 1)
    s = max(place - k, 0.0)
    wide = 13 + 2 * n
    a, b = k * wide, min(k + 1, p.frames - 1) * wide
    d = memory.deviation
    for i in range(3):
        d[i] = body.root[i] - (p.state[a + i] + s * (p.state[b + i] - p.state[a + i]))
    _turn(p.state, a + 3, b + 3, s, body.root, d)
    for j in range(n):
        at = a + 7 + j
        d[6 + j] = body.angle[j] - (p.state[at] + s * (p.state[b + 7 + j] - p.state[at]))
        at += 6 + n
        d[12 + n + j] = body.rate[j] - (p.state[at] + s * (p.state[b + 13 + n + j] - p.state[at]))
    for i in range(6):
        at = a + 7 + n + i
        d[6 + n + i] = body.root_rate[i] - (p.state[at] + s * (p.state[b + 7 + n + i] - p.state[at]))
    size = 12 + 2 * n
    row = (k // p.hold) * n * size
    for j in range(n):
        total = 1.0 * p.torque[k * n + j]
        for i in range(size):
            total += p.gain[row + i] * d[i]
        torque[j] = total
        row += size
    return 0


@compiled
def _turn(states, a, b, s, root, d):
    """Rotation vector from the orientation of the clip to that of the root, in the frame of the clip's root."""
    same = 0.0
    for i in range(4):
        same += states[a + i] * states[b + i]
    sign = 1.0 if same >= 0.0 else -1.0
    w = states[a] + s * (sign * states[b] - states[a])
    x = states[a + 1] + s * (sign * states[b + 1] - states[a + 1])
    y = states[a + 2] + s * (sign * states[b + 2] - states[a + 2])
    z = states[a + 3] + s * (sign * states[b + 3] - states[a + 3])
    W, X, Y, Z = root[3], root[4], root[5], root[6]
    rw = w * W + x * X + y * Y + z * Z  # of the product of the inverse with the root
    rx = w * X - x * W - y * Z + z * Y
    ry = w * Y + x * Z - y * W - z * X
    rz = w * Z - x * Y + y * X - z * W
    if rw < 0.0:
        rw, rx, ry, rz = -rw, -rx, -ry, -rz
    length = sqrt(rx * rx + ry * ry + rz * rz)
    over = 2.0 * atan2(length, rw) / length if length > 1e-9 else 2.0
    d[3], d[4], d[5] = over * rx, over * ry, over * rz
