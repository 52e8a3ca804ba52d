"""Conversion between rotations of a character's links and the angles of its hinges.

A link is connected to its parent by a stack of hinges, the first nearest the parent:
local rotation = R(a₁, q₁) R(a₂, q₂) R(a₃, q₃), which is the order in MuJoCo.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters import Character
from ...characters.character import Joint
from ...characters.skeleton import of_character
from ...errors import BadInput
from .. import rotation
from ..motion import Motion
from ..rotation import inverse, product, rotated

JUMP = 0.3  # a larger change from frame to frame is a discontinuity [rad]
HALF_WINDOWS = (8, 16, 32)  # frames on both sides of a discontinuity that are smoothed, tried in turn
SMOOTHNESS_WEIGHT = 0.3  # there, of the interpolated angles relative to the rotation's error
PITCH_AXIS = np.array([0.0, -1.0, 0.0])  # of a planar character's root joint


@dataclass(frozen=True, eq=False)
class HingeFit:
    """Hinge angles of a motion, and the error that joint limits cause.

    Attributes:
        angles: [frame, joint] in the character's order [rad].
        limit_error: [frame, link] angle between the rotation within the joint limits and the one without [rad].
    """

    angles: np.ndarray
    limit_error: np.ndarray


def stacks(character: Character) -> list[list[int]]:
    """For every link the indices of its hinges, the one nearest the parent first."""
    return [[j for j, joint in enumerate(character.joints) if joint.link == link.name] for link in character.links]


def fit(motion: Motion, character: Character, clamp: bool = True) -> HingeFit:
    """The hinge angles nearest to a motion of a character's links.

    Args:
        motion: Of the character's skeleton.
        character: The character.
        clamp: Whether angles are limited to the joints' ranges.

    Returns:
        Angles and the error that the limits cause.
    """
    _check(motion, character)
    n = len(motion)
    angles = np.zeros((n, len(character.joints)))
    limited, limit_error = angles.copy(), np.zeros((n, len(character.links)))
    for i, stack in enumerate(stacks(character)):
        if i == 0:
            continue
        joints = [character.joints[j] for j in stack]
        found = _stack_angles(motion.local_rotations[:, i], joints)
        angles[:, stack] = found
        limited[:, stack] = nearest = _within_limits(motion.local_rotations[:, i], joints, found) if clamp else found
        changed = np.flatnonzero((nearest != found).any(axis=1))
        if len(changed):
            one, two = (_stack_rotation(joints, rows[changed]) for rows in (found, nearest))
            limit_error[changed, i] = rotation.angle(one, two)
    return HingeFit(limited, limit_error)


def angles(motion: Motion, character: Character, clamp: bool = True) -> np.ndarray:
    """Hinge angles in the character's order [frame, joint] [rad], within its ranges if `clamp`."""
    return fit(motion, character, clamp).angles


def ranges(character: Character) -> tuple[np.ndarray, np.ndarray]:
    """Lower and upper limit of every joint [joint] [rad]; infinite for those without limits."""
    low = [joint.range[0] if joint.range else -np.inf for joint in character.joints]
    high = [joint.range[1] if joint.range else np.inf for joint in character.joints]
    return np.array(low), np.array(high)


def root_rows(motion: Motion, character: Character) -> np.ndarray:
    """The root part of MuJoCo's qpos: x, y, z and quaternion [frame, 7]; planar: x, z and pitch [frame, 3] [m, rad]."""
    if character.planar:
        pitch = np.unwrap(rotation.twist(motion.local_rotations[:, 0], PITCH_AXIS))
        return np.column_stack((motion.root[:, 0], motion.root[:, 2], pitch))
    return np.column_stack((motion.root, rotation.continuous(motion.local_rotations[:, 0])))


def qpos(motion: Motion, character: Character, clamp: bool = True) -> np.ndarray:
    """MuJoCo's qpos: the root, then the hinge angles [frame, number] [m, rad]."""
    return np.column_stack((root_rows(motion, character), angles(motion, character, clamp)))


def from_angles(
    character: Character, rate: float, root: np.ndarray, angles: np.ndarray, name: str = "motion"
) -> Motion:
    """The motion of a character's links from its root and hinge angles.

    Args:
        character: The character.
        rate: Frame rate [frames/s].
        root: [frame, 7] position and quaternion; planar: [frame, 3] x, z and pitch [m, rad].
        angles: [frame, joint] in the character's order [rad].
        name: Of the motion.

    Returns:
        A motion with one joint for each link.
    """
    root, angles = np.asarray(root, float), np.asarray(angles, float)
    width = 3 if character.planar else 7
    if root.ndim != 2 or root.shape[1] != width or angles.shape != (len(root), len(character.joints)):
        raise BadInput(
            f"root {root.shape} and angles {angles.shape} do not fit {character.name}; "
            f"expected [frames, {width}] and [frames, {len(character.joints)}]"
        )
    rotations = np.tile(rotation.IDENTITY, (len(root), len(character.links), 1))
    for i, stack in enumerate(stacks(character)):
        if i and stack:
            rotations[:, i] = _stack_rotation([character.joints[j] for j in stack], angles[:, stack])
    if character.planar:
        rotations[:, 0] = rotation.from_axis_angle(PITCH_AXIS, root[:, 2])
        position = np.column_stack((root[:, 0], np.zeros(len(root)), root[:, 1]))
    else:
        rotations[:, 0], position = rotation.normalized(root[:, 3:7]), root[:, :3]
    return Motion(of_character(character), rate, position, rotations, name)


def _check(motion: Motion, character: Character) -> None:
    names = tuple(link.name for link in character.links)
    if motion.skeleton.names != names:
        raise BadInput(f"{motion.name} is not a motion of {character.name}; retarget it first")


def _stack_rotation(joints: list[Joint], angles: np.ndarray) -> np.ndarray:
    rotations = np.tile(rotation.IDENTITY, (len(angles), 1))
    for k, joint in enumerate(joints):
        rotations = product(rotations, rotation.from_axis_angle(_axis(joint), angles[:, k]))
    return rotations


def _within_limits(rotations: np.ndarray, joints: list[Joint], angles: np.ndarray) -> np.ndarray:
    """Angles within the ranges; where one is clamped, the following hinges compensate as far as they can."""
    low = np.array([joint.range[0] if joint.range else -np.inf for joint in joints])
    high = np.array([joint.range[1] if joint.range else np.inf for joint in joints])
    limited = np.clip(angles, low, high)
    beyond = np.flatnonzero((limited != angles).any(axis=1))
    if len(joints) < 2 or not len(beyond):
        return limited
    rest = rotations[beyond]
    for k, joint in enumerate(joints):
        if k:
            found = _stack_angles(rest, joints[k:])[:, 0]
            limited[beyond, k] = np.clip(found, low[k], high[k])
        rest = product(rotation.from_axis_angle(_axis(joint), -limited[beyond, k]), rest)
    for around in HALF_WINDOWS:
        limited = _without_jumps(rotations, joints, limited, low, high, around)
    return limited


def _without_jumps(
    rotations: np.ndarray, joints: list[Joint], limited: np.ndarray, low: np.ndarray, high: np.ndarray, around: int
) -> np.ndarray:
    """Angles without the discontinuities near gimbal lock: fitted there with a preference for interpolated angles."""
    jumps = np.flatnonzero(np.abs(np.diff(limited, axis=0)).max(axis=1) > JUMP)
    if not len(jumps):
        return limited
    near = np.zeros(len(limited), bool)
    for k in jumps:
        near[max(k - around, 0) : k + around + 2] = True
    good = np.flatnonzero(~near)
    if not len(good):
        return limited
    frames = np.flatnonzero(near)
    prior = np.stack([np.interp(frames, good, limited[good, k]) for k in range(limited.shape[1])], axis=1)
    limited = limited.copy()
    limited[frames] = np.clip(
        _nearest(rotations[frames], [_axis(joint) for joint in joints], prior, SMOOTHNESS_WEIGHT), low, high
    )
    return limited


def _axis(joint: Joint) -> np.ndarray:
    axis = np.array(joint.axis)
    return axis / np.linalg.norm(axis)


def _stack_angles(rotations: np.ndarray, joints: list[Joint]) -> np.ndarray:
    """Angles of one link's hinges: exact for three perpendicular axes, nearest for fewer."""
    axes = [_axis(joint) for joint in joints]
    if not axes:
        return np.zeros((len(rotations), 0))
    if len(axes) == 1:
        return np.unwrap(rotation.twist(rotations, axes[0]), axis=0)[:, None]
    crossing = max(abs(float(np.dot(a, b))) for k, a in enumerate(axes) for b in axes[k + 1 :])
    if len(axes) > 3 or crossing > 1e-6:
        return _nearest(rotations, axes)
    third = axes[2] if len(axes) == 3 else np.cross(axes[0], axes[1])
    basis = np.stack((axes[0], axes[1], third), axis=1)
    sign = np.sign(np.linalg.det(basis))  # in a left-handed stack the last angle has the opposite sign
    basis[:, 2] *= sign
    into = rotation.from_matrix(basis)
    first = rotation.to_euler("XYZ", product(product(inverse(into), rotations), into))
    other = np.stack((first[:, 0] + np.pi, np.pi - first[:, 1], first[:, 2] + np.pi), axis=1)
    first[:, 2] *= sign
    other[:, 2] *= sign
    first, other = (_within(a, joints) for a in (first, other))
    return _smoothest(first, other, _excess(first, joints), _excess(other, joints))[:, : len(axes)]


def _smoothest(first: np.ndarray, other: np.ndarray, cost: np.ndarray, other_cost: np.ndarray) -> np.ndarray:
    """Of the two solutions in every frame, the sequence with the least range violation and the smallest changes."""
    better = other_cost < cost - 1e-9
    chosen = np.where(better[:, None], other, first)
    if not better.any() or np.abs(np.diff(chosen, axis=0)).max(initial=0.0) < JUMP:
        return chosen
    both = np.stack((first, other))  # [solution, frame, angle]
    step = np.abs(both[None, :, 1:] - both[:, None, :-1]).sum(axis=-1)  # [from, to, frame]
    total, came = [float(cost[0]), float(other_cost[0])], np.zeros((len(first), 2), int)
    for k in range(1, len(first)):  # Viterbi algorithm
        options = [[total[a] + float(step[a, b, k - 1]) for a in (0, 1)] for b in (0, 1)]
        came[k] = [0 if option[0] <= option[1] else 1 for option in options]
        total = [min(options[0]) + float(cost[k]), min(options[1]) + float(other_cost[k])]
    choice = np.zeros(len(first), int)
    choice[-1] = 0 if total[0] <= total[1] else 1
    for k in range(len(first) - 1, 0, -1):
        choice[k - 1] = came[k, choice[k]]
    return both[choice, np.arange(len(first))]


def _within(angles: np.ndarray, joints: list[Joint]) -> np.ndarray:
    """Angles shifted by multiples of 2π to be nearest to the middle of their ranges."""
    middle = [0.5 * sum(joint.range) if joint.range else 0.0 for joint in joints]
    middle = np.array(middle + [0.0] * (3 - len(middle)))
    return (angles - middle + np.pi) % (2.0 * np.pi) - np.pi + middle


def _excess(angles: np.ndarray, joints: list[Joint]) -> np.ndarray:
    """Cost to choose between two solutions: range violation, plus a small cost of large angles [frame]."""
    low = [joint.range[0] if joint.range else -np.pi for joint in joints] + [0.0] * (3 - len(joints))
    high = [joint.range[1] if joint.range else np.pi for joint in joints] + [0.0] * (3 - len(joints))
    outside = np.maximum(np.array(low) - angles, 0.0) + np.maximum(angles - np.array(high), 0.0)
    return outside.sum(axis=1) + 1e-3 * np.abs(angles).sum(axis=1)


def _nearest(
    rotations: np.ndarray, axes: list[np.ndarray], start: np.ndarray | None = None, hold: float = 0.0, rounds: int = 12
) -> np.ndarray:
    """Angles nearest to rotations by Gauss-Newton, regularised towards `start` with the weight `hold`."""
    start = np.zeros((len(rotations), len(axes))) if start is None else start
    q = start.copy()
    for _ in range(rounds):
        so_far = np.tile(rotation.IDENTITY, (len(rotations), 1))
        columns = []
        for k, axis in enumerate(axes):
            columns.append(rotated(so_far, axis))
            so_far = product(so_far, rotation.from_axis_angle(axis, q[:, k]))
        jacobian = np.stack(columns, axis=-1)
        left = rotation.log(product(rotations, inverse(so_far)))
        across = np.swapaxes(jacobian, 1, 2)
        square = across @ jacobian + (hold**2 + 1e-6) * np.eye(len(axes))
        down = (across @ left[..., None])[..., 0] - hold**2 * (q - start)
        q = q + np.linalg.solve(square, down[..., None])[..., 0]
    return q
