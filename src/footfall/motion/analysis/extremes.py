"""Foot strikes and toe-offs by an independent criterion, to validate `contacts`: the extremes of the feet.

Zeni, Richards and Higginson (Gait & Posture 27, 2008): foot strike is when the foot is furthest ahead of the pelvis in
the direction of travel, toe-off when it is furthest behind. Neither height nor speed over the ground is used, so that
its errors are independent of those of `contacts`. It holds for steady walking, forwards and backwards, not for
standing, jumping or running.
"""

from __future__ import annotations

import numpy as np

from ...characters.roles import Roles
from ..motion import Motion
from .contacts import foot_points, smooth


def events_by_extremes(motion: Motion, roles: Roles, side: str, least: float = 0.15) -> tuple[np.ndarray, np.ndarray]:
    """(foot strikes, toe-offs) of one foot [s]; `least` is the prominence of an extreme [m].

    In backward walking the ball of the foot comes down first and the heel leaves last, so that they are exchanged.
    """
    if len(motion) < 3:
        return np.empty(0), np.empty(0)
    heels, toes = foot_points(motion, roles)
    hips = motion.position(roles["hips"])
    direction = smooth(np.gradient(hips[:, :2], axis=0), motion.rate, 1.0)
    return extremes_of_points(heels[side], toes[side], hips, direction, motion.rate, least)


def extremes_of_points(
    heel: np.ndarray, toe: np.ndarray, pelvis: np.ndarray, direction: np.ndarray, rate: float, least: float = 0.15
) -> tuple[np.ndarray, np.ndarray]:
    """The same for points [frame, 3] and the horizontal direction of travel [frame, 2]."""
    direction = direction / np.maximum(np.linalg.norm(direction, axis=1, keepdims=True), 1e-9)
    backwards = np.median(np.sum((toe - heel)[:, :2] * direction, axis=1)) < 0.0
    front, rear = (toe, heel) if backwards else (heel, toe)
    ahead = smooth(np.sum((front - pelvis)[:, :2] * direction, axis=1), rate, 0.03)
    behind = smooth(-np.sum((rear - pelvis)[:, :2] * direction, axis=1), rate, 0.03)
    return _peaks(ahead, rate, least), _peaks(behind, rate, least)


def _peaks(values: np.ndarray, rate: float, least: float) -> np.ndarray:
    """Times of the maxima with a prominence of more than `least` [s]."""
    found = []
    tops = np.flatnonzero((values[1:-1] >= values[:-2]) & (values[1:-1] > values[2:])) + 1
    for k in tops:
        higher = np.flatnonzero(values > values[k])
        before, after = higher[higher < k], higher[higher > k]
        left = values[before[-1] if len(before) else 0 : k + 1]
        right = values[k : (after[0] if len(after) else len(values)) + 1]
        if values[k] - left.min() > least and values[k] - right.min() > least:
            found.append(k / rate)
    return np.array(found)
