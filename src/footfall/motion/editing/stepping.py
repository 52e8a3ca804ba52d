"""Editing of one step's landing position (Yin, PhD thesis, 2007, appendix C).

The pelvis keeps its orientation, the hips rotate, the stance foot stays, and the knee flexes where the swing foot would
be too low. z is up here; the thesis has y.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from ...characters.roles import Roles
from ...errors import BadInput
from .. import pose, rotation
from ..motion import Motion
from .leg_ik import Leg, leg

OTHER = {"left": "right", "right": "left"}


@dataclass(frozen=True)
class ShiftSplit:
    """How a shift of one ankle relative to the other is divided between the legs.

    Attributes:
        leading: α, the fraction of the shift of the leading leg; the stance leg has 1 - α in the opposite direction.
        shift: c, or as much of it as the legs can reach [2] [m], horizontal.
        drop: t, how much the hips are lowered [m].
    """

    leading: float
    shift: np.ndarray
    drop: float


def hip_rotation(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """q that rotates the vector from hip to ankle, a, to e (C.1-C.3)."""
    return rotation.shortest_arc(before, after)  # by arccos(a·e/|a||e|) about a × e


def shifted_leg(arm: np.ndarray, shift: np.ndarray) -> np.ndarray:
    """e: the vector from hip to ankle of the same length, its horizontal part b moved by c to d."""
    d = arm[:2] + shift
    return np.append(d, -np.sqrt(max(float(arm @ arm - d @ d), 0.0)))


def hip_drop(arm: np.ndarray, shift: np.ndarray) -> float:
    """t = |h_z - a_z| - √(|e|² - |d|²) (C.4)"""
    return float(-arm[2] + shifted_leg(arm, shift)[2])  # both vectors point down


def split_shift(leading: np.ndarray, stance: np.ndarray, shift: np.ndarray) -> ShiftSplit:
    """α for which both hips are lowered by the same amount (C.5), from both vectors from hip to ankle [m] and c [m].

    If there is no α from 0 to 1, the shift is too long for one step and is reduced until there is one.
    """
    shift = np.asarray(shift, float)[:2]
    for _ in range(60):
        alpha = _alpha(leading, stance, shift)
        if alpha is not None:
            return ShiftSplit(alpha, shift, hip_drop(leading, alpha * shift))
        shift = 0.9 * shift
    return ShiftSplit(0.5, np.zeros(2), 0.0)


def _alpha(leading: np.ndarray, stance: np.ndarray, c: np.ndarray) -> float | None:
    """√(aα² + b₁α + c₁) - √(aα² + b₂α + c₂) + d = 0 (C.5), squared twice into Aα² + Bα + C = 0."""
    square = float(c @ c)
    b1, c1 = -2.0 * float(leading[:2] @ c), float(leading[2] ** 2)
    b2 = -2.0 * float(stance[:2] @ c) + 2.0 * square
    c2 = float(stance @ stance - np.sum((stance[:2] - c) ** 2))
    d = float(leading[2] - stance[2])
    slope, rest = b1 - b2, c1 - c2 - d**2
    roots = np.roots([slope**2 + 4.0 * d**2 * square, 2.0 * slope * rest - 4.0 * d**2 * b2, rest**2 - 4.0 * d**2 * c2])
    good = []
    for alpha in roots[np.abs(roots.imag) < 1e-7].real:
        under = (-square * alpha**2 + b1 * alpha + c1, -square * alpha**2 + b2 * alpha + c2)
        holds = min(under) > 0.0 and abs(np.sqrt(under[0]) - np.sqrt(under[1]) + d) < 1e-6
        if holds and -1e-9 <= alpha <= 1.0 + 1e-9:
            good.append(float(np.clip(alpha, 0.0, 1.0)))
    if square < 1e-16 and abs(np.sqrt(c1) - np.sqrt(c2) + d) < 1e-6:
        good.append(0.5)
    return min(good, key=lambda alpha: abs(alpha - 0.5)) if good else None


def knee_flexion(chain: Leg, rise: np.ndarray) -> np.ndarray:
    """θ of the knee about its hinge that raises the ankle by `rise` [frame] [m]; [frame] [rad] (C.6).

    For any hinge axis; with the thesis's axis x and half angle it is a cos²θ + b sin θ cos θ + c = 0 (C.7). Of the two
    solutions the smaller one; the highest possible ankle position if there is none.
    """
    along = np.sum(chain.shank * chain.hinge, axis=1, keepdims=True) * chain.hinge
    p = (chain.shank - along)[:, 2]  # height of the ankle: along + p cos θ + q sin θ
    q = np.cross(chain.hinge, chain.shank)[:, 2]
    most = np.hypot(p, q)
    middle = np.arctan2(q, p)
    half = np.arccos(np.clip((p + rise) / np.where(most > 0.0, most, 1.0), -1.0, 1.0))
    angles = np.stack((middle + half, middle - half))
    angles = (angles + np.pi) % (2.0 * np.pi) - np.pi
    return np.where(np.abs(angles[0]) < np.abs(angles[1]), angles[0], angles[1])


def stepped(
    motion: Motion, roles: Roles, side: str, start: int, end: int, shift: np.ndarray
) -> tuple[Motion, ShiftSplit]:
    """The motion with another landing position of one step.

    Args:
        motion: In metres, z up.
        roles: Joint roles.
        side: The swing leg, `left` or `right`.
        start: Frame in which the step begins.
        end: Frame in which the foot lands.
        shift: Displacement of the landing position [2] [m], horizontal.

    Returns:
        The motion, in which the stance foot stays and frames after `end` keep the new hip rotations; and how the shift
        was divided, with the part of it that was possible.
    """
    if side not in OTHER or not 0 <= start < end < len(motion):
        raise BadInput(
            f"a step of {side!r} from frame {start} to {end}; expected left or right, and 0 to {len(motion) - 1}"
        )
    lead, stance = leg(motion, roles, side), leg(motion, roles, OTHER[side])
    arms = [chain.thigh[end] + chain.shank[end] for chain in (lead, stance)]
    split = split_shift(arms[0], arms[1], shift)
    along = pose.rise(np.arange(len(motion)), start, end)
    rotations = motion.local_rotations.copy()
    for chain, arm, part in zip((lead, stance), arms, (split.leading, split.leading - 1.0), strict=True):
        q = rotation.power(hip_rotation(arm, shifted_leg(arm, part * split.shift)), along)  # (C.1)
        _rotate_hip(motion, rotations, chain, q)
    new = replace(motion, local_rotations=rotations)
    held = motion.position(stance.ankle) - new.position(stance.ankle)
    new = replace(new, root=new.root + held)
    low = np.maximum(motion.position(lead.ankle) - new.position(lead.ankle), 0.0)[:, 2]
    low = np.where((np.arange(len(motion)) > start) & (np.arange(len(motion)) < end), low, 0.0)
    flexed = leg(new, roles, side)
    return _with_knee_rotated(new, flexed, knee_flexion(flexed, low), motion.world_rotation(lead.ankle)), split


def _rotate_hip(motion: Motion, rotations: np.ndarray, chain: Leg, q: np.ndarray) -> None:
    """Rotate a leg at the hip by q in the world, and back at the ankle, so that the foot keeps its orientation."""
    parents = motion.skeleton.parents
    hip = rotation.product(q, motion.world_rotation(chain.hip))
    rotations[:, chain.hip] = rotation.product(rotation.inverse(motion.world_rotation(parents[chain.hip])), hip)
    shank = rotation.product(q, motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = rotation.product(rotation.inverse(shank), motion.world_rotation(chain.ankle))


def _with_knee_rotated(motion: Motion, chain: Leg, radians: np.ndarray, foot: np.ndarray) -> Motion:
    """The motion with a knee rotated about its hinge and the foot at a world rotation."""
    parents, rotations = motion.skeleton.parents, motion.local_rotations.copy()
    q = rotation.from_axis_angle(chain.hinge, radians)
    knee = rotation.product(q, motion.world_rotation(chain.knee))
    rotations[:, chain.knee] = rotation.product(rotation.inverse(motion.world_rotation(parents[chain.knee])), knee)
    shank = rotation.product(q, motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = rotation.product(rotation.inverse(shank), foot)
    return replace(motion, local_rotations=rotations)
