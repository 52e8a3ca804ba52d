"""Figures of a played answer: skate, penetration, jumps of joints, momentum, distance of the centre of mass."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..characters import Character
from ..physics.poses import soles_and_com

RATE = 60.0
ON = 0.005  # a point of a sole this near to the ground stands on it [m]
PUSH_ENDS = 12  # frame at which a push of 0.2 s ends


@dataclass(frozen=True)
class Look:
    """What is seen of a motion at 60 Hz.

    Attributes:
        soles: [frame, foot, point, 3] points of the soles [m].
        com: [frame, 3] centre of mass [m].
    """

    soles: np.ndarray
    com: np.ndarray


def look(character: Character, qpos: np.ndarray) -> Look:
    """Soles and centre of mass of poses [frame, nq]."""
    return Look(*soles_and_com(character, qpos))


def skate(soles: np.ndarray) -> np.ndarray:
    """Horizontal speed of every point of a sole that stands in two frames one after the other [cm/s]."""
    on = soles[..., 2] <= ON
    speed = 100.0 * RATE * np.linalg.norm(np.diff(soles[..., :2], axis=0), axis=-1)
    return speed[on[1:] & on[:-1]]


def joint_figures(poses: list[np.ndarray]) -> dict[str, float]:
    """How far joints move from frame to frame.

    Args:
        poses: [frame, nq] at 60 Hz of every motion.

    Returns:
        `joint_change_deg_max`: the largest change of a joint angle from one frame to the next. `joint_jump_deg_max`:
        the part of it that the velocity does not explain, |q(k+1) - 2 q(k) + q(k-1)|, as a bad blend leaves it.
    """
    change = [np.degrees(np.abs(np.diff(one[:, 7:], axis=0)).max(initial=0.0)) for one in poses]
    jump = [np.degrees(np.abs(np.diff(one[:, 7:], 2, axis=0)).max(initial=0.0)) for one in poses]
    return {"joint_jump_deg_max": float(max(jump)), "joint_change_deg_max": float(max(change))}


def motion_figures(shown: list[Look], poses: list[np.ndarray]) -> dict[str, float]:
    """Skate, penetration and changes of joints over all motions.

    Args:
        shown: Of every motion.
        poses: [frame, nq] of every motion.

    Returns:
        `skate_cm_per_s_median`, its 95th percentile, `penetration_cm_max`, and those of `joint_figures`.
    """
    speeds = np.concatenate([skate(one.soles) for one in shown])
    return {
        "skate_cm_per_s_median": float(np.median(speeds)),
        "skate_cm_per_s_p95": float(np.percentile(speeds, 95.0)),
        "penetration_cm_max": 100.0 * max(0.0, *(-float(one.soles[..., 2].min()) for one in shown)),
        **joint_figures(poses),
    }


def momentum_after(com: np.ndarray, mass: float) -> np.ndarray:
    """Linear momentum at the end of a push (eq. 4.1, 4.3), from the centre of mass [frame, 3]: x and y [N s]."""
    k = min(PUSH_ENDS, len(com) - 2)
    return mass * RATE * 0.5 * (com[k + 1, :2] - com[k - 1, :2])


def angle_between(one: np.ndarray, two: np.ndarray) -> float:
    """Between two vectors [2] [degrees]."""
    cross, dot = one[0] * two[1] - one[1] * two[0], one[0] * two[0] + one[1] * two[1]
    return float(abs(np.degrees(np.arctan2(cross, dot))))


def distance(one: np.ndarray, two: np.ndarray) -> float:
    """Mean distance of two centres of mass [frame, 3] from where each began, until the later one stands [cm]."""
    frames = max(len(one), len(two))
    rows = [path[np.minimum(np.arange(frames), len(path) - 1)] - path[0] for path in (one, two)]
    return 100.0 * float(np.linalg.norm(rows[0] - rows[1], axis=1).mean())
