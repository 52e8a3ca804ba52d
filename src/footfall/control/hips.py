"""Torques at the hips of a 3D body, which several laws share (thesis 7.3.2).

A torque on a link is a vector in the world frame. A hinge takes the part of it along its own axis, which is exact for
the stack of three hinges that make up a hip. The laws' records have the fields `leg` [2, …] (joint numbers of each leg,
the three of the hip first; -1 for one that the body lacks) and `kd` [joint] (damping that the motors supply themselves
[N m s/rad]).
"""

from __future__ import annotations

from ..physics.kernel import compiled
from .orientation import orientation_error


@compiled
def along(axis, t0, t1, t2):
    """The part of a torque vector along a hinge's axis [N m]."""
    return axis[0] * t0 + axis[1] * t1 + axis[2] * t2


@compiled
def thigh_torque(kp, kd, yaw, roll, pitch, rotation, angular_velocity):
    """The torque on a thigh, as a world vector, that servos it to an orientation in the world frame (7.3.2)."""
    w0, w1, w2 = orientation_error(yaw, roll, pitch, rotation)
    w = angular_velocity
    return kp * w0 - kd * w[0], kp * w1 - kd * w[1], kp * w2 - kd * w[2]


@compiled
def apply_hip(p, body, torque, leg, t0, t1, t2):
    """A torque vector at one hip, whose damping is part of the vector: the motors' own is added back."""
    for k in range(3):
        j = p.leg[leg, k]
        if j >= 0:
            torque[j] = along(body.axis[j], t0, t1, t2) + p.kd[j] * body.rate[j]


@compiled
def apply_hips(p, body, torque, stance, t0, t1, t2, b0, b1, b2):
    """τ_B at the swing hip, and τ_A = -τ_torso - τ_B at the stance hip (7.3.2)."""
    apply_hip(p, body, torque, 1 - stance, b0, b1, b2)
    apply_hip(p, body, torque, stance, -t0 - b0, -t1 - b1, -t2 - b2)
