"""From pelvis, feet and hinges to a whole pose: inverse kinematics of both legs in closed form. Compiled."""

from __future__ import annotations

import math

import numba
import numpy as np

from .body import LEFT, ROOT, TURN, UPPER

OPTIONS = {"nogil": True, "error_model": "numpy", "cache": True}
STRAIGHTEST = 0.9995  # reach of a leg over its length
SETTLE = 4  # rounds in which the pelvis is lowered until both feet can be reached


@numba.njit(**OPTIONS)
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


@numba.njit(**OPTIONS)
def vector(rotation, out):
    """Rotation vector of a rotation matrix [3, 3] by less than half a turn, written to `out` [3] [rad]."""
    x, y, z = rotation[2, 1] - rotation[1, 2], rotation[0, 2] - rotation[2, 0], rotation[1, 0] - rotation[0, 1]
    sine = 0.5 * math.sqrt(x * x + y * y + z * z)
    cosine = 0.5 * (rotation[0, 0] + rotation[1, 1] + rotation[2, 2] - 1.0)
    angle = math.atan2(sine, cosine)
    scale = 0.5 if sine < 1e-9 else 0.5 * angle / sine
    out[0], out[1], out[2] = scale * x, scale * y, scale * z


@numba.njit(**OPTIONS)
def turned(angle, rotation):
    """A rotation matrix, turned about the vertical in place [rad]."""
    c, s = math.cos(angle), math.sin(angle)
    for j in range(3):
        a, b = rotation[0, j], rotation[1, j]
        rotation[0, j], rotation[1, j] = c * a - s * b, s * a + c * b


@numba.njit(**OPTIONS)
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


@numba.njit(**OPTIONS)
def _leg(root, pelvis, hip, lengths, ankle, foot, out):
    """Angles of one leg [6] in the order of `biped.LEG_JOINTS` [rad].

    Args:
        root: [3] position of the pelvis, world frame [m].
        pelvis: [3, 3] its rotation.
        hip: [3] the hip in its frame [m].
        lengths: [2] thigh and shank [m].
        ankle: [3] position of the ankle, world frame [m].
        foot: [3, 3] rotation of the foot.
        out: [6] written.
    """
    a, b = lengths[0], lengths[1]
    v = np.empty(3)  # from the ankle to the hip, in the frame of the foot
    for i in range(3):
        v[i] = 0.0
    for i in range(3):
        away = root[i] - ankle[i]
        for j in range(3):
            away += pelvis[i, j] * hip[j]
        for j in range(3):
            v[j] += foot[i, j] * away
    reach = v[0] ** 2 + v[1] ** 2 + v[2] ** 2
    knee = -math.acos(min(max((reach - a * a - b * b) / (2.0 * a * b), -1.0), 1.0))
    ankle_roll = math.atan2(v[1], v[2])
    ankle_pitch = math.atan2(v[0], math.hypot(v[1], v[2])) - math.atan2(a * math.sin(knee), b + a * math.cos(knee))
    # hip = pelvisᵀ foot Rx(-ankle_roll) Ry(knee + ankle_pitch), then roll, pitch and yaw of it
    cr, sr = math.cos(ankle_roll), math.sin(ankle_roll)
    cp, sp = math.cos(knee + ankle_pitch), math.sin(knee + ankle_pitch)
    first = np.empty((3, 3))
    for i in range(3):
        x, y, z = foot[i, 0], foot[i, 1] * cr - foot[i, 2] * sr, foot[i, 1] * sr + foot[i, 2] * cr
        first[i, 0], first[i, 1], first[i, 2] = x * cp - z * sp, y, x * sp + z * cp
    h00 = h01 = h02 = h12 = h22 = 0.0
    for i in range(3):
        h00 += pelvis[i, 0] * first[i, 0]
        h01 += pelvis[i, 0] * first[i, 1]
        h02 += pelvis[i, 0] * first[i, 2]
        h12 += pelvis[i, 1] * first[i, 2]
        h22 += pelvis[i, 2] * first[i, 2]
    out[0] = math.atan2(-h12, h22)
    out[1] = -math.asin(min(max(h02, -1.0), 1.0))
    out[2] = math.atan2(-h01, h00)
    out[3], out[4], out[5] = knee, ankle_pitch, ankle_roll


@numba.njit(**OPTIONS)
def lifted(body, channels, feet):
    """Raise feet whose soles would be below the ground; `feet` [2, 3, 3] are their rotations."""
    for k in range(2):
        lowest = 0.0
        at = LEFT + 6 * k
        for point in body.soles[k]:
            z = channels[at + 2] + feet[k, 2, 0] * point[0] + feet[k, 2, 1] * point[1] + feet[k, 2, 2] * point[2]
            lowest = min(lowest, z)
        channels[at + 2] -= lowest


@numba.njit(**OPTIONS)
def _lowered(body, channels, pelvis):
    """Lower the pelvis until both ankles are within reach; a foot too far away is drawn near, last of all."""
    most = STRAIGHTEST * (body.lengths[0] + body.lengths[1])
    for _ in range(SETTLE):
        drop = 0.0
        for k in range(2):
            flat = 0.0
            hip = np.empty(3)
            for i in range(3):
                hip[i] = channels[ROOT + i] - channels[LEFT + 6 * k + i]
                for j in range(3):
                    hip[i] += pelvis[i, j] * body.hips[k, j]
                if i < 2:
                    flat += hip[i] ** 2
            if hip[2] ** 2 + flat > most * most:
                drop = max(drop, hip[2] - math.sqrt(max(most * most - flat, 0.16 * most * most)))
        if drop <= 1e-6:
            break
        channels[ROOT + 2] -= drop


@numba.njit(**OPTIONS)
def pose(body, channels, out):
    """Generalised positions of a pose.

    Args:
        body: `Geometry`.
        channels: [channel] absolute values in the world frame [m, rad]; pelvis and feet may be moved a little, so that
            soles are not below the ground and legs are not too short.
        out: [nq] written: root position [m] and orientation (wxyz), joint angles [rad].
    """
    pelvis, feet = np.empty((3, 3)), np.empty((2, 3, 3))
    matrix(channels[TURN : TURN + 3], pelvis)
    for k in range(2):
        matrix(channels[LEFT + 6 * k + 3 : LEFT + 6 * k + 6], feet[k])
    lifted(body, channels, feet)
    _lowered(body, channels, pelvis)
    for i in range(3):
        out[i] = channels[ROOT + i]
    _quaternion(pelvis, out[3:7])
    angles = np.empty(6)
    for k in range(2):
        at = LEFT + 6 * k
        _leg(channels[ROOT : ROOT + 3], pelvis, body.hips[k], body.lengths, channels[at : at + 3], feet[k], angles)
        for i in range(6):
            out[7 + body.legs[k, i]] = angles[i]
    for i in range(len(body.upper)):
        out[7 + body.upper[i]] = min(max(channels[UPPER + i], body.low[i]), body.high[i])
