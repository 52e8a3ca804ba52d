"""What states are compared by (section 5.1): joints, root, feet and ground contact, of a planar body."""

from __future__ import annotations

from ...physics.kernel import compiled

UPPER = 0.3  # weight of the joints of the upper body, over the others
JOINT_RATE = 0.1  # weight of the joint rates; with the paper's 1 they hide all the rest
FOOT_RATE = 0.3  # weight of the velocities of the feet; the paper's 1 made a walk depend on chance
POS, TOR, ANG, ROO = 0, 1, 2, 3  # columns of Table 2


@compiled
def features(body, n, upper, out):
    """The features of the body as it is, without the weights of Table 2.

    In this order: angles and rates of the joints, height and vertical velocity of the root, its horizontal velocity,
    direction of the torso, positions of both feet from the root in the frame of the torso, their velocities, contact
    of heels and toes.
    """
    for j in range(n):
        weight = UPPER if upper[j] == 1 else 1.0
        out[j] = weight * body.angle[j]
        out[n + j] = JOINT_RATE * weight * body.rate[j]
    at = 2 * n
    out[at] = body.root[1]
    out[at + 1] = body.root_rate[1]
    out[at + 2] = body.root_rate[0]
    out[at + 3] = body.root[2]
    at += 4
    torso = body.rotation[1]
    wy = body.angular_velocity[1, 1]
    for foot in range(2):
        link = body.foot_link[foot]
        rx = body.position[link, 0] - body.position[1, 0]
        rz = body.position[link, 2] - body.position[1, 2]
        # velocity of the foot's origin over that of the root, in the turning frame of the torso
        fy = body.angular_velocity[link, 1]
        dx, dz = body.position[link, 0] - body.com[0], body.position[link, 2] - body.com[2]
        tx, tz = body.position[1, 0] - body.com[0], body.position[1, 2] - body.com[2]
        vx = body.angular_velocity[link, 3] + fy * dz - (body.angular_velocity[1, 3] + wy * tz) - wy * rz
        vz = body.angular_velocity[link, 5] - fy * dx - (body.angular_velocity[1, 5] - wy * tx) + wy * rx
        out[at + 2 * foot] = torso[0] * rx + torso[6] * rz
        out[at + 2 * foot + 1] = torso[2] * rx + torso[8] * rz
        out[at + 4 + 2 * foot] = FOOT_RATE * (torso[0] * vx + torso[6] * vz)
        out[at + 5 + 2 * foot] = FOOT_RATE * (torso[2] * vx + torso[8] * vz)
    at += 8
    for point in range(4):
        out[at + point] = 1.0 if body.contact[point, 0] > 0.0 else 0.0


def weight_of(i, n, weight):
    """The weight of feature i (Table 2); those that it does not name weigh 1."""
    if i < n:
        return weight[ANG]
    if 2 * n <= i < 2 * n + 2:
        return weight[ROO]
    if i == 2 * n + 3:
        return weight[TOR]
    if 2 * n + 4 <= i < 2 * n + 8:
        return weight[POS]
    return 1.0


@compiled
def state(body, n, out):
    """The state that is fed back: height, pitch, joint angles, then velocities; without the way along x."""
    out[0], out[1] = body.root[1], body.root[2]
    for j in range(n):
        out[2 + j] = body.angle[j]
        out[5 + n + j] = body.rate[j]
    for i in range(3):
        out[2 + n + i] = body.root_rate[i]
