"""Toes that turn on a hinge: bent as recorded while the foot is in the air, flat on the floor while its ball stands.

Recorded toes are the noisiest part of a clip (a marker on a shoe's tip), and where the ball of a foot stands there is
only one place for the toes: on the floor ahead of it.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, find
from .. import pose, rotation
from ..analysis.feet import Sole, ToeHinge, sole_points
from ..motion import Motion
from ..rotation import inverse, product, rotated
from .anatomy import TOES_UP, UP, Anatomy

STEP_OVER = 0.04  # window of the median that takes single frames out of recorded toes [s]
SMOOTH_OVER = 0.03  # smoothing of recorded toes [s]
LAID_OVER = 0.03  # smoothing where they come down on the floor and leave it [s]
STANDS, FREE = 0.005, 0.03  # toes are level under a ball lower than the first and as recorded above the second [m]
UP_OVER = 0.04  # how long before and after they begin to turn up where they would be in the floor [s]


def has_toes(character: Character) -> bool:
    """Whether every foot of a body has toes that can touch the ground."""
    return all(len(parts) > 1 for parts in character.foot_links)


def recorded_bend(motion: Motion, source: Anatomy, side: str) -> np.ndarray:
    """How far a clip's toes are turned up against its foot, smoothed [frame, rad]; 0 where it has no toes."""
    from scipy.ndimage import gaussian_filter1d, median_filter

    if source.roles.get(f"{side}_toe") is None:
        return np.zeros(len(motion))
    foot, toes = (source.frame(motion, f"{side}_{part}") for part in ("ankle", "toe"))
    bend = np.unwrap(rotation.twist(product(inverse(foot), toes), TOES_UP))
    bend = median_filter(bend, 2 * round(0.5 * STEP_OVER * motion.rate) + 1, mode="reflect")  # an end may be off too
    return gaussian_filter1d(bend, SMOOTH_OVER * motion.rate, mode="nearest")


def laid(motion: Motion, character: Character, angles: np.ndarray) -> tuple[Motion, np.ndarray]:
    """A body's motion with its toes laid on the floor, and its hinge angles with theirs [frame, joint]."""
    roles = find(motion.skeleton)
    soles = sole_points(motion.skeleton, roles, character)
    angles = angles.copy()
    for side in SIDES:
        sole = soles[side]
        motion, bend = lay(motion, sole)
        if bend is not None:
            toes = motion.skeleton.names[sole.tips[0][0]]
            angles[:, next(j for j, joint in enumerate(character.joints) if joint.link == toes)] = bend
    return motion, angles


def lay(motion: Motion, sole: Sole, floor: float = 0.0) -> tuple[Motion, np.ndarray | None]:
    """One foot's toes on the floor while its ball stands, and never below it; the motion and the hinge's angle."""
    from scipy.ndimage import gaussian_filter1d

    hinge = sole.hinge
    if hinge is None or not sole.tips:
        return motion, None
    joint = sole.tips[0][0]
    own = rotation.twist(motion.local_rotations[:, joint], hinge.axis)
    ball = sole.points(motion)[:, len(sole.heel) :, 2].min(axis=1) - floor
    level = _least(motion, sole, hinge, floor + np.maximum(ball, 0.0))
    level = np.maximum(level, 0.0)  # toes do not curl to reach the floor before the ball does
    stands = pose.fall(ball, STANDS, FREE)
    wanted = gaussian_filter1d((1.0 - stands) * own + stands * level, LAID_OVER * motion.rate, mode="nearest")
    least = _least(motion, sole, hinge, np.full(len(motion), floor))
    up = pose.covered(np.maximum(least - wanted, 0.0), max(1, round(UP_OVER * motion.rate)))
    bend = np.clip(wanted + up, hinge.low, hinge.high)
    rotations = motion.local_rotations.copy()
    rotations[:, joint] = rotation.about(hinge.axis, bend)
    return replace(motion, local_rotations=rotations), bend


def _least(motion: Motion, sole: Sole, hinge: ToeHinge, height: np.ndarray) -> np.ndarray:
    """The smallest angle of the hinge with which no tip is lower than `height` [frame, rad]; within its range.

    A tip p is over the hinge by (p·a)(a·u) + A cos θ + B sin θ, with the hinge's axis a and the upright u seen from
    the foot, A = p·u - (p·a)(a·u) and B = (a × p)·u.
    """
    a, joint = hinge.axis, sole.tips[0][0]
    up = rotated(inverse(motion.world_rotation(sole.ankle)), UP)
    room = height - motion.position(joint)[:, 2]
    found = np.full(len(motion), hinge.low)
    for _, p in sole.tips:
        along = (p @ a) * (up @ a)
        A, B = up @ p - along, up @ np.cross(a, p)
        far = np.maximum(np.hypot(A, B), 1e-9)
        least = np.arctan2(B, A) - np.arccos(np.clip((room - along) / far, -1.0, 1.0))
        least = (least + np.pi) % (2.0 * np.pi) - np.pi
        found = np.maximum(found, np.where(room - along < -far, hinge.low, least))
    return np.minimum(found, hinge.high)
