"""Whether the ground under the feet can carry a recorded motion, or a force of something else is missing.

The zero-moment point is where the ground would have to push. Where it is far outside of the feet for a while, or where
no foot touches the ground and the body does not fall, something else carries it: a chair, a partner, a rail, hands.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...characters.constants import GRAVITY
from ...characters.roles import SIDES, Roles
from ..editing.smoothing import low_pass
from ..motion import Motion
from .contacts import Contacts
from .legs import toe_tips
from .mass_centre import mass_centre

BAND = 3.0  # of the centre of mass [Hz]
OUTSIDE = 0.25  # of the feet: the zero-moment point is too far away [m]
HELD = 0.4  # of gravity: a body without contact that falls less than this is held
SHORTEST = 0.2  # shorter times do not count: impacts and errors of measurement [s]


@dataclass(frozen=True)
class Missing:
    """A time in which something else than the ground under the feet carries the body.

    Attributes:
        begin: When it begins [s].
        end: When it ends [s].
        force: The largest force that is missing, over the body's weight.
        sideways: Whether it acts along the ground rather than upward.
    """

    begin: float
    end: float
    force: float
    sideways: bool

    def __str__(self) -> str:
        where = "along the ground" if self.sideways else "upward"
        return f"from {self.begin:.1f} to {self.end:.1f} s a force of up to {self.force:.2f} body weights {where}"


def missing(motion: Motion, roles: Roles, contacts: Contacts) -> list[Missing]:
    """The times in which something else than the ground under the feet carries a body.

    Args:
        motion: In metres, z up.
        roles: Joint roles of its skeleton.
        contacts: Its foot contacts.

    Returns:
        In order of time; none for a motion on its own feet.
    """
    step = max(1, round(motion.rate / 30.0))
    rate = motion.rate / step
    centre = low_pass(mass_centre(motion, roles), BAND, motion.rate)[::step]
    if len(centre) < 4:
        return []
    pull = np.gradient(np.gradient(centre, axis=0), axis=0) * rate**2
    upward = GRAVITY + pull[:, 2]
    tips, on = toe_tips(motion, roles)[::step], np.stack([contacts.foot[side][::step] for side in SIDES], axis=1)
    ankles = np.stack([motion.positions[::step, roles[f"{side}_ankle"]] for side in SIDES], axis=1)
    point = centre[:, :2] - centre[:, 2:] * pull[:, :2] / np.maximum(upward, 0.3 * GRAVITY)[:, None]
    away = np.zeros(len(centre))
    for k in range(len(centre)):
        feet = [p for side in range(2) if on[k, side] for p in (ankles[k, side, :2], tips[k, side, :2])]
        away[k] = _distance(point[k], feet) if feet and upward[k] > 0.3 * GRAVITY else 0.0
    flying = ~on.any(axis=1)
    lost = [
        (away > OUTSIDE, away / np.maximum(centre[:, 2], 0.3), True),
        (flying & (upward > HELD * GRAVITY), upward / GRAVITY, False),
    ]
    found = []
    for wrong, force, sideways in lost:
        for a, b in _runs(wrong):
            if (b - a) / rate > SHORTEST:
                found.append(Missing(a / rate, b / rate, float(force[a:b].max()), sideways))
    return sorted(found, key=lambda each: each.begin)


def _distance(point: np.ndarray, corners: list[np.ndarray]) -> float:
    """From the convex hull of two or four points in the plane."""
    best = min(_to_segment(point, a, b) for i, a in enumerate(corners) for b in corners[i + 1 :])
    for skipped in range(len(corners)) if len(corners) > 2 else ():
        a, b, c = (corner for i, corner in enumerate(corners) if i != skipped)
        turns = [_cross(b - a, point - a), _cross(c - b, point - b), _cross(a - c, point - c)]
        if min(turns) >= 0.0 or max(turns) <= 0.0:
            return 0.0
    return best


def _cross(a: np.ndarray, b: np.ndarray) -> float:
    return float(a[0] * b[1] - a[1] * b[0])


def _to_segment(point: np.ndarray, a: np.ndarray, b: np.ndarray) -> float:
    along = b - a
    s = float(np.clip((point - a) @ along / max(float(along @ along), 1e-12), 0.0, 1.0))
    return float(np.linalg.norm(point - a - s * along))


def _runs(wrong: np.ndarray) -> list[tuple[int, int]]:
    """First frame and the one after the last of every run."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], wrong.astype(int), [0]))))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]
