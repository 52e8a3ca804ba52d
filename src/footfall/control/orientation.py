"""Orientations in the world frame, for servos that hold a link upright or aim a thigh."""

from __future__ import annotations

import math

from ..physics.kernel import compiled


@compiled
def wrapped(angle):
    """The same angle between -π and π [rad]."""
    return angle - 2.0 * math.pi * math.floor((angle + math.pi) / (2.0 * math.pi))


@compiled
def towards(heading, wanted, most):
    """A heading after a turn of at most `most` towards the wanted one, the shorter way; and the whole error [rad]."""
    error = wrapped(wanted - heading)
    return heading + min(max(error, -most), most), error


@compiled
def orientation_error(yaw, roll, pitch, rotation):
    """The rotation, as a world vector [rad], from an orientation (row-major matrix) to Rz(yaw) Rx(roll) R₋y(pitch)."""
    cy, sy = math.cos(yaw), math.sin(yaw)
    cr, sr = math.cos(roll), math.sin(roll)
    cp, sp = math.cos(pitch), math.sin(pitch)
    # Rx(roll) R₋y(pitch)
    m00, m02 = cp, -sp
    m10, m11, m12 = -sr * sp, cr, -sr * cp
    m20, m21, m22 = cr * sp, sr, cr * cp
    # Rz(yaw) in front of it
    d00, d01, d02 = cy * m00 - sy * m10, -sy * m11, cy * m02 - sy * m12
    d10, d11, d12 = sy * m00 + cy * m10, cy * m11, sy * m02 + cy * m12
    # E = D Rᵀ
    r = rotation
    e21 = m20 * r[3] + m21 * r[4] + m22 * r[5]
    e12 = d10 * r[6] + d11 * r[7] + d12 * r[8]
    e02 = d00 * r[6] + d01 * r[7] + d02 * r[8]
    e20 = m20 * r[0] + m21 * r[1] + m22 * r[2]
    e10 = d10 * r[0] + d11 * r[1] + d12 * r[2]
    e01 = d00 * r[3] + d01 * r[4] + d02 * r[5]
    trace = d00 * r[0] + d01 * r[1] + d02 * r[2] + d10 * r[3] + d11 * r[4] + d12 * r[5]
    trace += m20 * r[6] + m21 * r[7] + m22 * r[8]
    x, y, z = 0.5 * (e21 - e12), 0.5 * (e02 - e20), 0.5 * (e10 - e01)
    sine = math.sqrt(x * x + y * y + z * z)
    scale = 1.0
    if sine > 1e-9:
        scale = math.atan2(sine, 0.5 * (trace - 1.0)) / sine
    return x * scale, y * scale, z * scale
