"""Rotations as unit quaternions (w, x, y, z) in arrays of any shape [..., 4]."""

from __future__ import annotations

import numpy as np

IDENTITY = np.array([1.0, 0.0, 0.0, 0.0])
AXES = {"X": 1, "Y": 2, "Z": 3}


def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The rotation b followed by a."""
    a, b = np.asarray(a), np.asarray(b)
    aw, ax, ay, az = a[..., 0], a[..., 1], a[..., 2], a[..., 3]
    bw, bx, by, bz = b[..., 0], b[..., 1], b[..., 2], b[..., 3]
    w = aw * bw - ax * bx - ay * by - az * bz
    out = np.empty((*w.shape, 4))
    out[..., 0] = w
    out[..., 1] = aw * bx + ax * bw + ay * bz - az * by
    out[..., 2] = aw * by - ax * bz + ay * bw + az * bx
    out[..., 3] = aw * bz + ax * by - ay * bx + az * bw
    return out


def inverse(q: np.ndarray) -> np.ndarray:
    """The inverse rotation (conjugate)."""
    return np.asarray(q) * np.array([1.0, -1.0, -1.0, -1.0])


def rotated(q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Vectors [..., 3] rotated by q."""
    q, v = np.asarray(q), np.asarray(v)
    w, x, y, z = q[..., 0], q[..., 1], q[..., 2], q[..., 3]
    vx, vy, vz = v[..., 0], v[..., 1], v[..., 2]
    tx, ty, tz = 2.0 * (y * vz - z * vy), 2.0 * (z * vx - x * vz), 2.0 * (x * vy - y * vx)  # t = 2 u × v
    out = np.empty((*tx.shape, 3))
    out[..., 0] = vx + w * tx + (y * tz - z * ty)
    out[..., 1] = vy + w * ty + (z * tx - x * tz)
    out[..., 2] = vz + w * tz + (x * ty - y * tx)
    return out


def normalized(q: np.ndarray) -> np.ndarray:
    """Quaternions scaled to length one."""
    return q / np.linalg.norm(q, axis=-1, keepdims=True)


def exp(u: np.ndarray) -> np.ndarray:
    """The rotation of rotation vectors u [..., 3]: about u/|u| by |u| radians."""
    u = np.asarray(u, float)
    angle = np.linalg.norm(u, axis=-1, keepdims=True)
    return np.concatenate((np.cos(0.5 * angle), 0.5 * np.sinc(angle / (2.0 * np.pi)) * u), axis=-1)


def log(q: np.ndarray) -> np.ndarray:
    """The rotation vector [..., 3], of length at most π [rad]."""
    q = np.asarray(q, float)
    q = np.where(q[..., :1] < 0.0, -q, q)
    sine = np.linalg.norm(q[..., 1:], axis=-1, keepdims=True)
    angle = 2.0 * np.arctan2(sine, q[..., :1])
    small = sine < 1e-12
    return q[..., 1:] * np.where(small, 2.0, angle / np.where(small, 1.0, sine))


def power(q: np.ndarray, fraction: np.ndarray | float) -> np.ndarray:
    """A fraction of a rotation; `fraction` is a number or an array [...]."""
    return exp(np.asarray(fraction)[..., None] * log(q))


def slerp(a: np.ndarray, b: np.ndarray, fraction: np.ndarray | float) -> np.ndarray:
    """Spherical linear interpolation from a (fraction 0) to b (fraction 1) along the shorter arc."""
    return product(a, power(product(inverse(a), b), fraction))


def angle(a: np.ndarray, b: np.ndarray | None = None) -> np.ndarray:
    """The angle of the rotation from a to b, or of a itself [rad]."""
    q = np.asarray(a) if b is None else product(inverse(a), b)
    return 2.0 * np.arctan2(np.linalg.norm(q[..., 1:], axis=-1), np.abs(q[..., 0]))


def from_axis_angle(axis: np.ndarray | tuple[float, float, float], radians: np.ndarray | float) -> np.ndarray:
    """The rotation about an axis of length one [3] by angles [...]."""
    half = 0.5 * np.asarray(radians, float)[..., None]
    return np.concatenate((np.cos(half), np.sin(half) * np.asarray(axis, float)), axis=-1)


def from_euler(order: str, radians: np.ndarray) -> np.ndarray:
    """From Euler angles [..., len(order)] about the moving axes in the order listed: "ZYX" is Rz Ry Rx."""
    radians = np.asarray(radians, float)
    q = np.zeros((*radians.shape[:-1], 4))
    q[..., 0] = 1.0
    for k, letter in enumerate(order):
        half = 0.5 * radians[..., k]
        step = np.zeros_like(q)
        step[..., 0], step[..., AXES[letter]] = np.cos(half), np.sin(half)
        q = product(q, step)
    return q


def to_euler(order: str, q: np.ndarray) -> np.ndarray:
    """Euler angles about three different moving axes, in the order listed [..., 3]; the middle one within ±π/2."""
    i, j, k = (AXES[letter] - 1 for letter in order)
    if len({i, j, k}) != 3:
        raise ValueError(f"angles about {order} are not supported: three different axes are needed")
    sign = 1.0 if (j - i) % 3 == 1 else -1.0
    m = to_matrix(q)
    level = np.hypot(m[..., i, i], m[..., i, j])
    locked = level < 1e-9  # gimbal lock: the whole rotation is given to the first angle
    first = np.where(
        locked,
        np.arctan2(sign * m[..., k, j], m[..., j, j]),
        np.arctan2(-sign * m[..., j, k], m[..., k, k]),
    )
    middle = np.arctan2(sign * m[..., i, k], level)
    last = np.where(locked, 0.0, np.arctan2(-sign * m[..., i, j], m[..., i, i]))
    return np.stack((first, middle, last), axis=-1)


def shortest_arc(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The smallest rotation that maps direction a [..., 3] to direction b."""
    a = a / np.linalg.norm(a, axis=-1, keepdims=True)
    b = b / np.linalg.norm(b, axis=-1, keepdims=True)
    q = np.concatenate((1.0 + np.sum(a * b, axis=-1, keepdims=True), np.cross(a, b)), axis=-1)
    opposite = q[..., 0] < 1e-9
    if np.any(opposite):  # 180° about any axis perpendicular to a
        other = np.where(np.abs(a[..., :1]) < 0.9, [1.0, 0.0, 0.0], [0.0, 1.0, 0.0])
        half = np.concatenate((np.zeros_like(q[..., :1]), np.cross(a, other)), axis=-1)
        q = np.where(opposite[..., None], half, q)
    return normalized(q)


def twist(q: np.ndarray, axis: np.ndarray | tuple[float, float, float]) -> np.ndarray:
    """The angle of the twist about an axis of length one (swing-twist decomposition), in ±π [rad]."""
    along = np.sum(np.asarray(q)[..., 1:] * np.asarray(axis, float), axis=-1)
    out = 2.0 * np.arctan2(along, np.asarray(q)[..., 0])
    return (out + np.pi) % (2.0 * np.pi) - np.pi


def continuous(q: np.ndarray) -> np.ndarray:
    """The same rotations [frame, ...] with signs chosen so that consecutive quaternions are close."""
    dots = np.sum(q[1:] * q[:-1], axis=-1)
    flips = np.cumprod(np.where(dots < 0.0, -1.0, 1.0), axis=0)
    return np.concatenate((q[:1], q[1:] * flips[..., None]))


def heading(q: np.ndarray, forward: np.ndarray | tuple[float, float, float] = (1.0, 0.0, 0.0)) -> np.ndarray:
    """The yaw of the rotated direction `forward`, from the x axis to the left [rad]."""
    v = rotated(q, np.asarray(forward, float))
    return np.arctan2(v[..., 1], v[..., 0])


def to_matrix(q: np.ndarray) -> np.ndarray:
    """Rotation matrices [..., 3, 3]."""
    columns = [rotated(q, np.broadcast_to(e, (*np.shape(q)[:-1], 3))) for e in np.eye(3)]
    return np.stack(columns, axis=-1)


def from_matrix(m: np.ndarray) -> np.ndarray:
    """From rotation matrices [..., 3, 3]."""
    m = np.asarray(m, float)
    xx, yy, zz = m[..., 0, 0], m[..., 1, 1], m[..., 2, 2]
    squares = np.stack((1 + xx + yy + zz, 1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz), axis=-1)
    a, b, c = m[..., 2, 1] - m[..., 1, 2], m[..., 0, 2] - m[..., 2, 0], m[..., 1, 0] - m[..., 0, 1]
    d, e, f = m[..., 1, 0] + m[..., 0, 1], m[..., 0, 2] + m[..., 2, 0], m[..., 2, 1] + m[..., 1, 2]
    rows = np.stack(
        (
            np.stack((squares[..., 0], a, b, c), axis=-1),
            np.stack((a, squares[..., 1], d, e), axis=-1),
            np.stack((b, d, squares[..., 2], f), axis=-1),
            np.stack((c, e, f, squares[..., 3]), axis=-1),
        ),
        axis=-2,
    )
    best = np.argmax(squares, axis=-1)  # the longest row is numerically the safest to divide by
    return normalized(np.take_along_axis(rows, best[..., None, None], axis=-2)[..., 0, :])
