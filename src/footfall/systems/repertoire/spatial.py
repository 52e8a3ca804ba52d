"""What states of a body in space are compared by, and what is fed back; as `features.py`, in its heading's frame."""

from __future__ import annotations

from math import pi

from ...physics.kernel import compiled
from .chart import bound_root, yaw_of
from .features import ANG, FOOT_RATE, JOINT_RATE, POS, ROO, TOR, UPPER

YAW_RATE = 0.3  # weight of the yaw rate


@compiled
def features(body, n, upper, out):
    """The features of the body as it is, without the weights of Table 2.

    In this order: angles and rates of the joints, height and vertical velocity of the root, its velocity ahead and to
    the left and its yaw rate, roll and pitch, positions of both feet from the root in its frame, their velocities,
    contact of heels and toes.
    """
    for j in range(n):
        weight = UPPER if upper[j] == 1 else 1.0
        out[j] = weight * body.angle[j]
        out[n + j] = JOINT_RATE * weight * body.rate[j]
    at = 2 * n
    bound_root(body.root, body.root_rate, out[at + 5 : at + 8], out[at + 8 : at + 14])
    height, roll, pitch = out[at + 5], out[at + 6], out[at + 7]
    ahead, left, turn, up = out[at + 8], out[at + 9], out[at + 10], out[at + 11]
    out[at], out[at + 1], out[at + 2], out[at + 3] = height, up, ahead, left
    out[at + 4], out[at + 5], out[at + 6] = YAW_RATE * turn, roll, pitch
    at += 7
    frame, w, here, com = body.rotation[1], body.angular_velocity[1], body.position[1], body.com
    for foot in range(2):
        link = body.foot_link[foot]
        there, v = body.position[link], body.angular_velocity[link]
        rx, ry, rz = there[0] - here[0], there[1] - here[1], there[2] - here[2]
        fx, fy, fz = there[0] - com[0], there[1] - com[1], there[2] - com[2]
        hx, hy, hz = here[0] - com[0], here[1] - com[1], here[2] - com[2]
        # velocity of the foot's origin over that of the root, in the turning frame of the root
        vx = v[3] + v[1] * fz - v[2] * fy - (w[3] + w[1] * hz - w[2] * hy) - (w[1] * rz - w[2] * ry)
        vy = v[4] + v[2] * fx - v[0] * fz - (w[4] + w[2] * hx - w[0] * hz) - (w[2] * rx - w[0] * rz)
        vz = v[5] + v[0] * fy - v[1] * fx - (w[5] + w[0] * hy - w[1] * hx) - (w[0] * ry - w[1] * rx)
        for i in range(3):
            a, b, c = frame[i], frame[3 + i], frame[6 + i]
            out[at + 3 * foot + i] = a * rx + b * ry + c * rz
            out[at + 6 + 3 * foot + i] = FOOT_RATE * (a * vx + b * vy + c * vz)
    at += 12
    points = len(body.contact) // 2  # of a foot: heel first, toes last
    for foot in range(2):
        heel, toes = 0.0, 0.0
        for point in range(points):
            if body.contact[foot * points + point, 0] > 0.0:
                if point < 2:
                    heel = 1.0
                else:
                    toes = 1.0
        out[at + 2 * foot], out[at + 2 * foot + 1] = heel, toes


def weight_of(i, n, weight):
    """The weight of feature i (Table 2); those that it does not name weigh 1."""
    if i < n:
        return weight[ANG]
    if 2 * n <= i < 2 * n + 2:
        return weight[ROO]
    if 2 * n + 5 <= i < 2 * n + 7:
        return weight[TOR]
    if 2 * n + 7 <= i < 2 * n + 13:
        return weight[POS]
    return 1.0


@compiled
def state(body, n, heading, out):
    """The state that is fed back (`chart.py`), its yaw from a heading [rad]."""
    bound_root(body.root, body.root_rate, out[1:4], out[4 + n : 10 + n])
    away = yaw_of(body.root) - heading
    out[0] = away - 2.0 * pi * round(away / (2.0 * pi))
    for j in range(n):
        out[4 + j] = body.angle[j]
        out[10 + n + j] = body.rate[j]
