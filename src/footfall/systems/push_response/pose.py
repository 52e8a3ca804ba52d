"""From pelvis, feet and hinges to a whole pose: inverse kinematics of both legs in closed form. Compiled."""

from __future__ import annotations

import math

import numpy as np

from ...physics.machine_code import compiled_entry, compiled_part
from .body import LEFT, ROOT, TURN, UPPER, YAW

STRAIGHTEST = 0.998  # reach of a leg over its length
NEARLY = 0.003  # before that the pelvis begins to sink [m]
SETTLE = 4  # rounds in which it does
IN_AIR = 0.04  # a foot this high no longer decides the yaw of its hip [m]


@compiled_part
def matrix(vector, out):
    """Rotation matrix of a rotation vector [3] [rad], written to `out` [3, 3]."""
    x, y, z = vector[0], vector[1], vector[2]
    angle = math.sqrt(x * x + y * y + z * z)
    if angle < 1e-8:
        s, c = 1.0, 0.5
    else:
        s, c = math.sin(angle) / angle, (1.0 - math.cos(angle)) / (angle * angle)
    diagonal = 1.0 - c * angle * angle
    out[0, 0], out[0, 1], out[0, 2] = diagonal + c * x * x, c * x * y - s * z, c * x * z + s * y
    out[1, 0], out[1, 1], out[1, 2] = c * x * y + s * z, diagonal + c * y * y, c * y * z - s * x
    out[2, 0], out[2, 1], out[2, 2] = c * x * z - s * y, c * y * z + s * x, diagonal + c * z * z


@compiled_part
def vector(rotation, out):
    """Rotation vector of a rotation matrix [3, 3] by less than half a turn, written to `out` [3] [rad]."""
    x, y, z = rotation[2, 1] - rotation[1, 2], rotation[0, 2] - rotation[2, 0], rotation[1, 0] - rotation[0, 1]
    sine = 0.5 * math.sqrt(x * x + y * y + z * z)
    cosine = 0.5 * (rotation[0, 0] + rotation[1, 1] + rotation[2, 2] - 1.0)
    angle = math.atan2(sine, cosine)
    scale = 0.5 if sine < 1e-9 else 0.5 * angle / sine
    out[0], out[1], out[2] = scale * x, scale * y, scale * z


@compiled_part
def turned(angle, rotation):
    """A rotation matrix, turned about the vertical in place [rad]."""
    c, s = math.cos(angle), math.sin(angle)
    for j in range(3):
        a, b = rotation[0, j], rotation[1, j]
        rotation[0, j], rotation[1, j] = c * a - s * b, s * a + c * b


@compiled_part
def _quaternion(r, out):
    """Quaternion (wxyz) of a rotation matrix, written to `out` [4]."""
    w = 1.0 + r[0, 0] + r[1, 1] + r[2, 2]
    x = 1.0 + r[0, 0] - r[1, 1] - r[2, 2]
    y = 1.0 - r[0, 0] + r[1, 1] - r[2, 2]
    z = 1.0 - r[0, 0] - r[1, 1] + r[2, 2]
    if w >= max(x, y, z):
        q = (w, r[2, 1] - r[1, 2], r[0, 2] - r[2, 0], r[1, 0] - r[0, 1])
    elif x >= max(y, z):
        q = (r[2, 1] - r[1, 2], x, r[0, 1] + r[1, 0], r[0, 2] + r[2, 0])
    elif y >= z:
        q = (r[0, 2] - r[2, 0], r[0, 1] + r[1, 0], y, r[1, 2] + r[2, 1])
    else:
        q = (r[1, 0] - r[0, 1], r[0, 2] + r[2, 0], r[1, 2] + r[2, 1], z)
    norm = math.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2 + q[3] ** 2)
    for i in range(4):
        out[i] = q[i] / norm


@compiled_part
def _hip_to_ankle(root, pelvis, hip, ankle, out):
    """From the hip to the ankle, world frame, written to `out` [3] [m]."""
    for i in range(3):
        out[i] = ankle[i] - root[i]
        for j in range(3):
            out[i] -= pelvis[i, j] * hip[j]


@compiled_part
def _standing_leg(way, pelvis, lengths, foot, out):
    """Angles of a leg whose foot is where it is told, in position and rotation.

    Args:
        way: [3] from the hip to the ankle, world frame [m].
        pelvis: [3, 3] rotation of the pelvis.
        lengths: [2] thigh and shank [m].
        foot: [3, 3] rotation of the foot.
        out: [6] written, in the order of `biped.LEG_JOINTS` [rad].
    """
    a, b = lengths[0], lengths[1]
    v = np.zeros(3)  # from the ankle to the hip, in the frame of the foot
    for i in range(3):
        for j in range(3):
            v[j] -= foot[i, j] * way[i]
    reach = v[0] ** 2 + v[1] ** 2 + v[2] ** 2
    knee = -math.acos(min(max((reach - a * a - b * b) / (2.0 * a * b), -1.0), 1.0))
    ankle_roll = math.atan2(v[1], v[2])
    ankle_pitch = math.atan2(v[0], math.hypot(v[1], v[2])) - math.atan2(a * math.sin(knee), b + a * math.cos(knee))
    # hip = pelvisᵀ foot Rx(-ankle_roll) Ry(knee + ankle_pitch), then roll, pitch and yaw of it
    cr, sr = math.cos(ankle_roll), math.sin(ankle_roll)
    cp, sp = math.cos(knee + ankle_pitch), math.sin(knee + ankle_pitch)
    h00 = h01 = h02 = h12 = h22 = 0.0
    for i in range(3):
        x, y, z = foot[i, 0], foot[i, 1] * cr - foot[i, 2] * sr, foot[i, 1] * sr + foot[i, 2] * cr
        x, z = x * cp - z * sp, x * sp + z * cp
        h00 += pelvis[i, 0] * x
        h01 += pelvis[i, 0] * y
        h02 += pelvis[i, 0] * z
        h12 += pelvis[i, 1] * z
        h22 += pelvis[i, 2] * z
    side = -1.0 if h22 < 0.0 else 1.0  # a thigh above the horizontal: the same rotation with a roll below 90°
    out[0] = math.atan2(-h12 * side, h22 * side)
    out[1] = math.atan2(-h02, side * math.hypot(h12, h22))
    out[2] = math.atan2(-h01 * side, h00 * side)
    out[3], out[4], out[5] = knee, ankle_pitch, ankle_roll


@compiled_part
def _swinging_leg(way, pelvis, lengths, foot, yaw, out):
    """The same with a given yaw of the hip [rad]: the ankle is where it is told, the foot turned as near as it goes."""
    a, b = lengths[0], lengths[1]
    d = np.zeros(3)  # in the frame of the pelvis
    for i in range(3):
        for j in range(3):
            d[j] += pelvis[i, j] * way[i]
    reach = d[0] ** 2 + d[1] ** 2 + d[2] ** 2
    knee = -math.acos(min(max((reach - a * a - b * b) / (2.0 * a * b), -1.0), 1.0))
    lx, lz = b * math.sin(knee), -a - b * math.cos(knee)
    ux, uy = lx * math.cos(yaw), lx * math.sin(yaw)
    size = math.hypot(ux, lz)
    up = math.pi - math.asin(min(max(d[0] / max(size, 1e-9), -1.0), 1.0))
    turn = up - math.atan2(ux, lz)  # about y
    roll = math.atan2(d[2], d[1]) - math.atan2(size * math.cos(up), uy)
    roll = (roll + math.pi) % (2.0 * math.pi) - math.pi
    turn = (turn + math.pi) % (2.0 * math.pi) - math.pi
    # shank = pelvis Rx(roll) Ry(turn) Rz(yaw) Ry(-knee); ankle: shankᵀ foot = Ry(-pitch) Rx(roll), as near as it goes
    shank, step, other = np.empty((3, 3)), np.empty((3, 3)), np.empty((3, 3))
    c, s = math.cos(roll), math.sin(roll)
    for i in range(3):
        x, y, z = pelvis[i, 0], pelvis[i, 1] * c + pelvis[i, 2] * s, pelvis[i, 2] * c - pelvis[i, 1] * s
        step[i, 0], step[i, 1], step[i, 2] = x, y, z
    _about_y(step, turn, other)
    c, s = math.cos(yaw), math.sin(yaw)
    for i in range(3):
        x, y = other[i, 0], other[i, 1]
        step[i, 0], step[i, 1], step[i, 2] = x * c + y * s, y * c - x * s, other[i, 2]
    _about_y(step, -knee, shank)
    m00 = m20 = m01 = m11 = m21 = 0.0
    for i in range(3):
        m00 += shank[i, 0] * foot[i, 0]
        m20 += shank[i, 2] * foot[i, 0]
        m01 += shank[i, 0] * foot[i, 1]
        m11 += shank[i, 1] * foot[i, 1]
        m21 += shank[i, 2] * foot[i, 1]
    pitch = math.atan2(m20, m00)
    out[0], out[1], out[2], out[3], out[4] = roll, -turn, yaw, knee, pitch
    out[5] = math.atan2(math.cos(pitch) * m21 - math.sin(pitch) * m01, m11)


@compiled_part
def _about_y(rotation, angle, out):
    """rotation Ry(angle), written to `out` [3, 3]."""
    c, s = math.cos(angle), math.sin(angle)
    for i in range(3):
        out[i, 0], out[i, 1] = rotation[i, 0] * c - rotation[i, 2] * s, rotation[i, 1]
        out[i, 2] = rotation[i, 0] * s + rotation[i, 2] * c


@compiled_part
def _lifted(body, channels, feet, heights):
    """Raise feet whose soles would be below the ground; heights of the soles are written to `heights` [2] [m].

    `feet` [2, 3, 3] are the rotations of the feet.
    """
    for k in range(2):
        lowest = 1e9
        at = LEFT + 6 * k
        for point in body.soles[k]:
            z = channels[at + 2] + feet[k, 2, 0] * point[0] + feet[k, 2, 1] * point[1] + feet[k, 2, 2] * point[2]
            lowest = min(lowest, z)
        channels[at + 2] -= min(lowest, 0.0)
        heights[k] = max(lowest, 0.0)


@compiled_part
def _lowered(body, channels, pelvis):
    """Lower the pelvis until both ankles are within reach, smoothly from `NEARLY` before that."""
    most = STRAIGHTEST * (body.lengths[0] + body.lengths[1])
    way = np.empty(3)
    for _ in range(SETTLE):
        drop = 0.0
        for k in range(2):
            at = LEFT + 6 * k
            _hip_to_ankle(channels[ROOT : ROOT + 3], pelvis, body.hips[k], channels[at : at + 3], way)
            flat = way[0] ** 2 + way[1] ** 2
            over = -way[2] - math.sqrt(max(most * most - flat, 0.16 * most * most))
            if over > NEARLY:
                drop = max(drop, over)
            elif over > -NEARLY:
                drop = max(drop, (over + NEARLY) ** 2 / (4.0 * NEARLY))
        channels[ROOT + 2] -= drop
        if drop < 2.0 * NEARLY:
            break


@compiled_part
def pose(body, channels, out):
    """Generalised positions of a pose.

    Args:
        body: `Geometry`.
        channels: [channel] absolute values [m, rad]; pelvis and feet are moved a little where soles would be below the
            ground or a leg too short.
        out: [nq] written: root position [m] and orientation (wxyz), joint angles [rad].
    """
    pelvis, feet, heights = np.empty((3, 3)), np.empty((2, 3, 3)), np.empty(2)
    matrix(channels[TURN : TURN + 3], pelvis)
    for k in range(2):
        matrix(channels[LEFT + 6 * k + 3 : LEFT + 6 * k + 6], feet[k])
    _lifted(body, channels, feet, heights)
    _lowered(body, channels, pelvis)
    for i in range(3):
        out[i] = channels[ROOT + i]
    _quaternion(pelvis, out[3:7])
    angles, way = np.empty(6), np.empty(3)
    for k in range(2):
        at = LEFT + 6 * k
        _hip_to_ankle(channels[ROOT : ROOT + 3], pelvis, body.hips[k], channels[at : at + 3], way)
        _standing_leg(way, pelvis, body.lengths, feet[k], angles)
        if heights[k] > 0.0:
            u = min(heights[k] / IN_AIR, 1.0)
            free = u * u * (3.0 - 2.0 * u)
            _swinging_leg(
                way, pelvis, body.lengths, feet[k], (1.0 - free) * angles[2] + free * channels[YAW + k], angles
            )
        for i in range(6):
            out[7 + body.legs[k, i]] = angles[i]
    for i in range(len(body.upper)):
        out[7 + body.upper[i]] = min(max(channels[UPPER + i], body.low[i]), body.high[i])


@compiled_entry
def joint_angles(body, frames, out):
    """Joint angles of many poses.

    Args:
        body: `Geometry`.
        frames: [frame, channel] displacements from the neutral stance [m, rad].
        out: [frame, joint] written [rad].
    """
    channels, qpos = np.empty(len(body.neutral)), np.empty(7 + body.joints[0])
    for k in range(len(frames)):
        for i in range(len(channels)):
            channels[i] = body.neutral[i] + frames[k, i]
        pose(body, channels, qpos)
        for i in range(len(out[k])):
            out[k, i] = qpos[7 + i]
