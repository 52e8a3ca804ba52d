"""Foot contacts from optical markers, over ground and on a treadmill, with the core of `contacts`."""

from __future__ import annotations

import numpy as np

from .contacts import Contacts, Limits, of_points, velocity
from .legs import SIDES


def events_of_markers(
    heels: dict[str, np.ndarray],
    toes: dict[str, np.ndarray],
    rate: float,
    leg: float,
    pelvis: np.ndarray,
    limits: Limits | None = None,
) -> Contacts:
    """Contacts from heel and metatarsal markers of both sides and one of the pelvis, each [frame, 3] [m], z up."""
    belt = belt_velocity(toes, rate)
    travel = np.median(velocity(pelvis, rate, 0.1), axis=0) - belt
    return of_points(heels, toes, rate, leg, float(np.linalg.norm(travel[:2])), belt, limits)


def belt_velocity(toes: dict[str, np.ndarray], rate: float) -> np.ndarray:
    """Velocity of the ground [3] [m/s]: the median velocity of a foot that is low and moves horizontally only.

    Over ground this is zero, on a treadmill it is the velocity of the belt.
    """
    resting = []
    for side in SIDES:
        moving = velocity(toes[side], rate)
        low = toes[side][:, 2] <= np.percentile(toes[side][:, 2], 25.0)
        resting.append(moving[low & (np.abs(moving[:, 2]) < 0.1)])
    level = np.median(np.concatenate(resting), axis=0) * np.array([1.0, 1.0, 0.0])
    return level if np.linalg.norm(level) > 0.1 else np.zeros(3)
