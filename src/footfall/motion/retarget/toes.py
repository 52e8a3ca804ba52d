"""Toes on a hinge: bent as recorded in swing, flat on the floor while the ball of the foot is in contact.

Recorded toes are the noisiest part of a clip (a marker on the tip of a shoe). While the ball of a foot is in contact,
the toes can only be on the floor ahead of it.
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

MEDIAN_WINDOW = 0.04  # of the median filter of recorded toes [s]
BEND_SMOOTHING = 0.03  # standard deviation of the smoothing of recorded toes [s]
FLOOR_SMOOTHING = 0.03  # standard deviation of the smoothing of toes that come down on the floor and leave it [s]
CONTACT_HEIGHT, FREE_HEIGHT = (
    0.005,
    0.03,
)  # toes are on the floor for a ball below the first, as recorded above the second [m]
RAISE_SECONDS = 0.04  # before and after frames with toes below the floor, in which they are raised [s]


def has_toes(character: Character) -> bool:
    """Whether every foot of a character has toes with contact points."""
    return all(len(parts) > 1 for parts in character.foot_links)


def recorded_bend(motion: Motion, source: Anatomy, side: str) -> np.ndarray:
    """Smoothed angle of a clip's toes relative to its foot, up positive [frame] [rad]; 0 if it has no toes."""
    from scipy.ndimage import gaussian_filter1d, median_filter

    if source.roles.get(f"{side}_toe") is None:
        return np.zeros(len(motion))
    foot, toes = (source.frame(motion, f"{side}_{part}") for part in ("ankle", "toe"))
    bend = np.unwrap(rotation.twist(product(inverse(foot), toes), TOES_UP))
    bend = median_filter(
        bend, 2 * round(0.5 * MEDIAN_WINDOW * motion.rate) + 1, mode="reflect"
    )  # the first and last frames may be outliers too
    return gaussian_filter1d(bend, BEND_SMOOTHING * motion.rate, mode="nearest")


def laid(motion: Motion, character: Character, angles: np.ndarray) -> tuple[Motion, np.ndarray]:
    """A character's motion with its toes on the floor, and its hinge angles with theirs [frame, joint] [rad]."""
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
    """One foot's toes on the floor while its ball is in contact, and never below it; the motion and the hinge angle."""
    from scipy.ndimage import gaussian_filter1d

    hinge = sole.hinge
    if hinge is None or not sole.tips:
        return motion, None
    joint = sole.tips[0][0]
    own = rotation.twist(motion.local_rotations[:, joint], hinge.axis)
    ball = sole.points(motion)[:, len(sole.heel) :, 2].min(axis=1) - floor
    level = _least_bend(motion, sole, hinge, floor + np.maximum(ball, 0.0))
    level = np.maximum(level, 0.0)  # toes do not bend down to reach the floor before the ball
    contact = pose.fall(ball, CONTACT_HEIGHT, FREE_HEIGHT)
    wanted = gaussian_filter1d((1.0 - contact) * own + contact * level, FLOOR_SMOOTHING * motion.rate, mode="nearest")
    least = _least_bend(motion, sole, hinge, np.full(len(motion), floor))
    up = pose.upper_envelope(np.maximum(least - wanted, 0.0), max(1, round(RAISE_SECONDS * motion.rate)))
    bend = np.clip(wanted + up, hinge.low, hinge.high)
    rotations = motion.local_rotations.copy()
    rotations[:, joint] = rotation.from_axis_angle(hinge.axis, bend)
    return replace(motion, local_rotations=rotations), bend


def _least_bend(motion: Motion, sole: Sole, hinge: ToeHinge, height: np.ndarray) -> np.ndarray:
    """The smallest hinge angle with which no tip is lower than `height` [frame] [rad], within the hinge's range.

    The height of a tip p over the hinge is (p·a)(a·u) + A cos θ + B sin θ, with the hinge axis a and the vertical u in
    the foot's frame, A = p·u - (p·a)(a·u) and B = (a × p)·u.
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
