"""Recorded starts and stops in space, joined to the gaits at the phases that fit them best (5.3)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..characters import Character
from .along import WINDOW, Reference, blended
from .cyclic import Mirror
from .frames import Curves

INTO, OUT = 8, 16  # frames of the blends before and after a recorded motion


def mirrored(character: Character, motion: Reference) -> Reference:
    """A motion in space with left and right exchanged."""
    mirror = Mirror(character)
    curves = Curves(mirror.joints(motion.curves.angle), mirror.joints(motion.curves.rate))
    return Reference(mirror.states(motion.states), curves)


def mismatch(first: Reference, second: Reference) -> float:
    """How far the joint angles of two motions of the same length are apart [rad]."""
    half, root = first.chart.half, first.chart.root
    return float(np.abs(first.states[:, root:half] - second.states[:, root:half]).mean())


def best_phase(steady: Reference, period: int, motion: Reference) -> tuple[int, float]:
    """The frame of a cycle at which the joint angles are most like a motion, and how far they are apart [rad]."""
    apart = [mismatch(steady[k : k + len(motion)], motion) for k in range(period)]
    best = int(np.argmin(apart))
    return best, apart[best]


def joined(
    character: Character,
    before: Reference,
    after: Reference,
    period: tuple[int, int],
    pieces: Sequence[Reference],
    follow: int,
) -> list[Reference]:
    """References of a transition from recorded motions and their mirror images, the one that fits best first.

    Args:
        character: A body in space.
        before: The steady motion that is left.
        after: The one that follows.
        period: Frames of a cycle of each; 1 for standing.
        pieces: Recorded motions between both.
        follow: Frames of the second motion after the blend.

    Returns:
        Motions without forces.
    """
    found = []
    for piece in (each for one in pieces for each in (one, mirrored(character, one))):
        out = min(OUT, len(piece) // 2)
        first, apart = best_phase(before, period[0], piece[:INTO])
        second, more = best_phase(after, period[1], piece[-out:])
        into = blended(piece, after[second : second + out + follow + WINDOW], out)
        found.append((apart + more, len(found), blended(before[first : first + INTO], into, INTO)))
    return [each for _, _, each in sorted(found, key=lambda one: one[:2])]
