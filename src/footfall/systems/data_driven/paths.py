"""Paths on the ground and whole clips, as a director follows them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...errors import BadInput
from .library import Library
from .movement import Piece


@dataclass(frozen=True)
class Pursuit:
    """Where along a path a character is, for pure pursuit.

    Attributes:
        heading: To face, in the world [rad].
        along: Distance along the path of the nearest point, not decreasing [m].
        aside: Distance from the path [m].
        done: Whether the end is reached.
    """

    heading: float
    along: float
    aside: float
    done: bool


def pursue(points: np.ndarray, position: np.ndarray, along: float = 0.0, ahead: float = 1.0) -> Pursuit:
    """The heading with which a character follows a path (pure pursuit).

    Args:
        points: [point, 2] corners of the path [m].
        position: [2] of the character [m].
        along: Distance along the path that it has covered (`Pursuit.along` of the last call) [m].
        ahead: It faces the point of the path this far ahead [m].

    Returns:
        Heading and progress. At the end of the path it faces along its last part, and `done` is true.

    Raises:
        BadInput: The path has less than two different points, or numbers that are not finite.
    """
    points, position = np.asarray(points, float), np.asarray(position, float)[:2]
    if points.ndim != 2 or points.shape[1] != 2 or not np.isfinite(points).all():
        raise BadInput("a path needs points of two finite numbers each")
    points = points[np.concatenate(([True], np.linalg.norm(np.diff(points, axis=0), axis=1) > 1e-9))]
    if len(points) < 2 or not ahead > 0.0:
        raise BadInput("a path needs two different points, and a distance ahead of more than 0 m")
    part = np.diff(points, axis=0)
    length = np.linalg.norm(part, axis=1)
    until = np.concatenate(([0.0], np.cumsum(length)))
    window = (until[1:] >= along) & (until[:-1] <= along + 2.0 * ahead)  # no jump to a later part that crosses
    fraction = np.clip(np.sum((position - points[:-1]) * part, axis=1) / length**2, 0.0, 1.0)
    nearest = points[:-1] + fraction[:, None] * part
    apart = np.where(window, np.linalg.norm(nearest - position, axis=1), np.inf)
    k = int(np.argmin(apart))
    along = max(along, float(until[k] + fraction[k] * length[k]))
    goal = along + ahead
    target = np.array([np.interp(goal, until, points[:, i]) for i in (0, 1)])
    target = target + max(goal - until[-1], 0.0) * part[-1] / length[-1]  # beyond the end, straight on
    to = target - position
    return Pursuit(float(np.arctan2(to[1], to[0])), along, float(apart[k]), along >= until[-1] - 1e-9)


def whole_clip(library: Library, clip: str) -> list[tuple[int | None, Piece]]:
    """A clip from its first frame to its last, as a fixed plan.

    Args:
        library: The library.
        clip: Name of a take.

    Returns:
        (fragment, piece) in order. Pieces share their end frames; the fragment is None for frames that are in no
        fragment: those before the first event, after the last one, and those left out.
    """
    numbers = library.of_clip(clip)
    frames = library.by_name[clip].piece
    out: list[tuple[int | None, Piece]] = []
    at = 0
    for number in numbers:
        fragment = library.fragments[number]
        if fragment.start > at:
            out.append((None, frames[at : fragment.start + 1]))
        out.append((number, frames[fragment.start : fragment.stop + 1]))
        at = fragment.stop
    if at < len(frames) - 1:
        out.append((None, frames[at:]))
    return out
