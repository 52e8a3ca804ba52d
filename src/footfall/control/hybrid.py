"""Hybrid dynamics: joint torques from joint accelerations, for a body whose root no motor drives.

The equations of motion of root (r) and joints (j), with the forces Q of ground and joint limits:

    M_rr a_r + M_rj a_j + c_r = Q_r
    M_jr a_r + M_jj a_j + c_j = Q_j + τ

The first gives the root's acceleration a_r for wanted a_j, the second the torques τ. No force acts on the root but
the ground's. Q is that of the step before; pushes are not known.
"""

from __future__ import annotations

import numpy as np

from ..physics.kernel import compiled


@compiled
def hybrid_torques(body, acceleration, torque):
    """Write the torques [joint] [N m] that accelerate the joints as wanted [joint] [rad/s²]; limits are not considered.

    Args:
        body: What the law reads.
        acceleration: Wanted accelerations of the joints; longer arrays are cut.
        torque: Where the torques are written.
    """
    free, n = len(body.root_rate), len(body.rate)
    system = np.zeros((free, free + 1))  # M_rr | Q_r - c_r - M_rj a_j
    for i in range(free):
        system[i, free] = body.constraint[i] - body.bias[i]
        for at in range(body.inertia_start[i], body.inertia_start[i + 1]):
            system[i, body.inertia_column[at]] = body.inertia[at]
            system[body.inertia_column[at], i] = body.inertia[at]
    for j in range(n):
        torque[j] = body.bias[free + j] - body.constraint[free + j]
        for at in range(body.inertia_start[free + j], body.inertia_start[free + j + 1]):
            column = body.inertia_column[at]
            if column < free:
                system[column, free] -= body.inertia[at] * acceleration[j]
    solve(system)
    for j in range(n):
        for at in range(body.inertia_start[free + j], body.inertia_start[free + j + 1]):
            column = body.inertia_column[at]
            if column < free:
                torque[j] += body.inertia[at] * system[column, free]
            else:
                torque[j] += body.inertia[at] * acceleration[column - free]
                if column - free != j:
                    torque[column - free] += body.inertia[at] * acceleration[j]


@compiled
def solve(system):
    """Solve A x = b by elimination, in place: A | b becomes … | x; A [n, n] is symmetric and positive definite."""
    n = len(system)
    for i in range(n):
        for row in range(i + 1, n):
            factor = system[row, i] / system[i, i]
            for column in range(i, n + 1):
                system[row, column] -= factor * system[i, column]
    for i in range(n - 1, -1, -1):
        for column in range(i + 1, n):
            system[i, n] -= system[i, column] * system[column, n]
        system[i, n] /= system[i, i]


@compiled
def hinges(axis, first, second, third, r0, r1, r2):
    """Angles of three hinges in a row that together turn by a small rotation (world vector) [rad].

    Args:
        axis: [joint, 3] axes in the world frame.
        first: Number of the first hinge; `second` and `third` follow it outwards.
        second: See `first`.
        third: See `first`.
        r0: The rotation; `r1` and `r2` are its other components.
        r1: See `r0`.
        r2: See `r0`.
    """
    a, b, c = axis[first], axis[second], axis[third]
    bc0, bc1, bc2 = b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]
    ca0, ca1, ca2 = c[1] * a[2] - c[2] * a[1], c[2] * a[0] - c[0] * a[2], c[0] * a[1] - c[1] * a[0]
    ab0, ab1, ab2 = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
    volume = a[0] * bc0 + a[1] * bc1 + a[2] * bc2
    if abs(volume) < 0.1:  # the hinges are nearly in a plane
        volume = 0.1 if volume >= 0.0 else -0.1
    x = (r0 * bc0 + r1 * bc1 + r2 * bc2) / volume
    y = (r0 * ca0 + r1 * ca1 + r2 * ca2) / volume
    z = (r0 * ab0 + r1 * ab1 + r2 * ab2) / volume
    return x, y, z
