"""A step made longer, shorter or to another side (Yin, PhD thesis, 2007, appendix C).

The pelvis keeps its orientation, the hips turn, the stance foot stays, and the knee flexes where the swing foot would
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
class Share:
    """How a shift of one ankle against the other is shared between the legs."""

    leading: float  # α of the shift is the leading leg's, 1 - α the stance leg's, the other way
    shift: np.ndarray  # c, or as much of it as the legs can do [m, horizontal]
    drop: float  # t: how much lower the hips come [m]


def hip_turn(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    """q that turns the vector from hip to ankle, a, into e (C.1-C.3)."""
    return rotation.turning(before, after)  # by arccos(a·e/|a||e|) about a × e


def shifted_leg(arm: np.ndarray, shift: np.ndarray) -> np.ndarray:
    """e: the vector from hip to ankle of the same length, its horizontal part b moved by c to d."""
    d = arm[:2] + shift
    return np.append(d, -np.sqrt(max(float(arm @ arm - d @ d), 0.0)))


def hip_drop(arm: np.ndarray, shift: np.ndarray) -> float:
    """t = |h_z - a_z| - √(|e|² - |d|²) (C.4)"""
    return float(-arm[2] + shifted_leg(arm, shift)[2])  # both vectors point down


def shared(leading: np.ndarray, stance: np.ndarray, shift: np.ndarray) -> Share:
    """α for which both hips come down by the same (C.5), from both vectors from hip to ankle [m] and c [m].

    Where no α from 0 to 1 does, the shift is too long for one step and is reduced until one does.
    """
    shift = np.asarray(shift, float)[:2]
    for _ in range(60):
        alpha = _alpha(leading, stance, shift)
        if alpha is not None:
            return Share(alpha, shift, hip_drop(leading, alpha * shift))
        shift = 0.9 * shift
    return Share(0.5, np.zeros(2), 0.0)


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
    """θ by which the knee has to turn about its hinge so that the ankle is so much higher [frame, rad] (C.6).

    Written for any hinge; with the thesis's axis x and half angle it is a cos²θ + b sin θ cos θ + c = 0 (C.7). Of the
    two solutions that with the smaller turn; the highest the ankle can be, where neither exists.
    """
    along = np.sum(chain.shank * chain.hinge, axis=1, keepdims=True) * chain.hinge
    p = (chain.shank - along)[:, 2]  # height of the ankle: along + p cos θ + q sin θ
    q = np.cross(chain.hinge, chain.shank)[:, 2]
    most = np.hypot(p, q)
    middle = np.arctan2(q, p)
    half = np.arccos(np.clip((p + rise) / np.where(most > 0.0, most, 1.0), -1.0, 1.0))
    turns = np.stack((middle + half, middle - half))
    turns = (turns + np.pi) % (2.0 * np.pi) - np.pi
    return np.where(np.abs(turns[0]) < np.abs(turns[1]), turns[0], turns[1])


def stepped(motion: Motion, roles: Roles, side: str, start: int, end: int, shift: np.ndarray) -> tuple[Motion, Share]:
    """The step that one leg takes from frame `start` to `end`, landing elsewhere by `shift` [m, horizontal].

    The other foot stays where it is. Frames after `end` keep the new hips. Says how much of the shift was done.
    """
    if side not in OTHER or not 0 <= start < end < len(motion):
        raise BadInput(f"a step of {side!r} from frame {start} to {end}; expected left or right and 0 to {len(motion)}")
    lead, stance = leg(motion, roles, side), leg(motion, roles, OTHER[side])
    arms = [chain.thigh[end] + chain.shank[end] for chain in (lead, stance)]
    fraction = shared(arms[0], arms[1], shift)
    along = pose.rise(np.arange(len(motion)), start, end)
    rotations = motion.local_rotations.copy()
    for chain, arm, part in zip((lead, stance), arms, (fraction.leading, fraction.leading - 1.0), strict=True):
        q = rotation.power(hip_turn(arm, shifted_leg(arm, part * fraction.shift)), along)  # (C.1)
        _turn_hip(motion, rotations, chain, q)
    new = replace(motion, local_rotations=rotations)
    held = motion.position(stance.ankle) - new.position(stance.ankle)
    new = replace(new, root=new.root + held)
    low = np.maximum(motion.position(lead.ankle) - new.position(lead.ankle), 0.0)[:, 2]
    low = np.where((np.arange(len(motion)) > start) & (np.arange(len(motion)) < end), low, 0.0)
    flexed = leg(new, roles, side)
    return _knee_turned(new, flexed, knee_flexion(flexed, low), motion.world_rotation(lead.ankle)), fraction


def _turn_hip(motion: Motion, rotations: np.ndarray, chain: Leg, q: np.ndarray) -> None:
    """Turned in the world at the hip, and back at the ankle, so that the foot keeps its orientation."""
    parents = motion.skeleton.parents
    hip = rotation.product(q, motion.world_rotation(chain.hip))
    rotations[:, chain.hip] = rotation.product(rotation.inverse(motion.world_rotation(parents[chain.hip])), hip)
    shank = rotation.product(q, motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = rotation.product(rotation.inverse(shank), motion.world_rotation(chain.ankle))


def _knee_turned(motion: Motion, chain: Leg, radians: np.ndarray, foot: np.ndarray) -> Motion:
    parents, rotations = motion.skeleton.parents, motion.local_rotations.copy()
    q = rotation.about(chain.hinge, radians)
    knee = rotation.product(q, motion.world_rotation(chain.knee))
    rotations[:, chain.knee] = rotation.product(rotation.inverse(motion.world_rotation(parents[chain.knee])), knee)
    shank = rotation.product(q, motion.world_rotation(parents[chain.ankle]))
    rotations[:, chain.ankle] = rotation.product(rotation.inverse(shank), foot)
    return replace(motion, local_rotations=rotations)
