"""Pieces made of fragments: blended, played faster or slower, bent, with their feet repaired; and pieces joined.

Two fragments of one pattern are aligned in time at their contact changes and blended as P ⊗ (P' ⊘ P)^weight (Lee, Kim,
Lee 2010, appendix A), with the path of the root blended by its velocities in its own heading, so that the blend of a
straight step and a turn is a wider turn. The stance feet, which a blend lets slide, are planted again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from ...characters import Character
from ...characters.roles import find
from ...characters.skeleton import of_character
from ...errors import BadInput
from ...motion import pose, rotation
from ...motion.analysis import feet as soles
from ...motion.editing import blend as editing
from ...motion.editing import planting
from ...motion.graph.graph import as_contacts
from ...motion.retarget import hinges
from .commands import Choice
from .fragments import turned
from .library import Library
from .movement import RATE, Piece, root_yaw

LEAST_FRAMES = 3
KEPT_PIECES = 256
SMALL_BEND = 1e-3  # smaller ones are left out [rad]


@dataclass(frozen=True, eq=False)
class Played:
    """What is played of a choice.

    Attributes:
        piece: The frames; the first one is the event with which it begins, the last one that of what follows.
        fragment: Number of the fragment.
        other: Of the one blended with it; None without blend.
        weight: Of `other`, 0 to 1: gains of the two are blended alike.
    """

    piece: Piece
    fragment: int
    other: int | None
    weight: float


def played(library: Library, choice: Choice | int, repair: bool = True) -> Played:
    """The piece of a choice, as in its clip: `Piece.starting` puts it in place.

    Args:
        library: The library.
        choice: Of a planner, or the number of a fragment as recorded.
        repair: Whether feet are planted where blending or bending lets them slide.
    """
    if not isinstance(choice, Choice):
        return Played(library.piece(choice), int(choice), None, 0.0)
    piece = _made(library, choice.fragment, choice.other, choice.weight, choice.pace, choice.bend, repair)
    return Played(piece, choice.fragment, choice.other, choice.weight)


@lru_cache(maxsize=KEPT_PIECES)  # repairing the feet takes tens of milliseconds, and steps repeat
def _made(
    library: Library, fragment: int, other: int | None, weight: float, pace: float, bend: float, repair: bool
) -> Piece:
    piece, changed = library.piece(fragment), False
    if other is not None and weight > 0.0:
        piece, changed = blended(piece, library.piece(other), weight), True
    if abs(pace - 1.0) > 1e-3:
        piece = paced(piece, pace)
    if abs(bend) > SMALL_BEND:
        piece, changed = bent(piece, bend), True
    return planted(piece, library.body) if changed and repair else piece


# blending


def blended(one: Piece, two: Piece, weight: float) -> Piece:
    """Two pieces blended, aligned in time at their contact changes.

    Args:
        one: The piece for weight 0; the blend begins where it begins.
        two: The piece for weight 1, of the same body and contact pattern.
        weight: 0 to 1.

    Raises:
        BadInput: The bodies differ, a piece is too short, or the weight is out of range.
    """
    if one.angles.shape[1] != two.angles.shape[1]:
        raise BadInput("two pieces of different bodies cannot be blended")
    if min(len(one), len(two)) < LEAST_FRAMES or not 0.0 <= weight <= 1.0:
        raise BadInput(f"a blend needs two pieces of {LEAST_FRAMES} frames or more, and a weight of 0 to 1")
    first, second = _knots(one, two)
    knots = (1.0 - weight) * first + weight * second
    count = max(LEAST_FRAMES, round(float(knots[-1])) + 1)
    phase = np.interp(np.linspace(0.0, knots[-1], count), knots, np.arange(len(knots)))
    a, b = (sampled(piece, np.interp(phase, np.arange(len(own)), own)) for piece, own in ((one, first), (two, second)))
    parts = [_Root.of(piece.rows) for piece in (a, b)]

    def mixed(name: str) -> np.ndarray:
        return (1.0 - weight) * getattr(a, name) + weight * getattr(b, name)

    feet = a.feet if weight <= 0.5 else b.feet
    rows = parts[0].towards(parts[1], weight).rows()
    return Piece(rows, mixed("angles"), feet, mixed("torque"), mixed("load"))


def _knots(one: Piece, two: Piece) -> tuple[np.ndarray, np.ndarray]:
    """Frames of the two pieces that belong together [k]: ends and contact changes, where both have the same ones."""
    found = []
    for piece in (one, two):
        changes = np.flatnonzero((piece.feet[1:-1] != piece.feet[:-2]).any(axis=1)) + 1
        found.append((changes, [piece.feet[k].tolist() for k in changes]))
    same = found[0][1] == found[1][1]
    ends = [np.array([0.0, *(changes if same else ()), len(piece) - 1.0])
            for piece, (changes, _) in zip((one, two), found, strict=True)]  # fmt: skip
    return ends[0], ends[1]


@dataclass(frozen=True, eq=False)
class _Root:
    """The path of a root as blending sees it.

    Attributes:
        start: [2] horizontal position of the first frame [m].
        yaw: [frame] continuous [rad].
        step: [frame - 1, 2] from each frame to the next, in the mean heading of the two [m].
        height: [frame] [m].
        tilt: [frame, 4] orientation without its yaw.
    """

    start: np.ndarray
    yaw: np.ndarray
    step: np.ndarray
    height: np.ndarray
    tilt: np.ndarray

    @classmethod
    def of(cls, rows: np.ndarray) -> _Root:
        yaw = root_yaw(rows)
        middle = 0.5 * (yaw[1:] + yaw[:-1])
        step = turned(np.diff(rows[:, :2], axis=0), -middle)
        tilt = rotation.product(rotation.from_axis_angle(editing.UP, -yaw), rows[:, 3:])
        return cls(rows[0, :2], yaw, step, rows[:, 2], tilt)

    def towards(self, other: _Root, weight: float) -> _Root:
        def mixed(a: np.ndarray, b: np.ndarray) -> np.ndarray:
            return (1.0 - weight) * a + weight * b

        yaw = self.yaw[0] + mixed(self.yaw - self.yaw[0], other.yaw - other.yaw[0])
        tilt = rotation.slerp(self.tilt, other.tilt, weight)
        return _Root(self.start, yaw, mixed(self.step, other.step), mixed(self.height, other.height), tilt)

    def rows(self) -> np.ndarray:
        """[frame, 7] position and orientation."""
        middle = 0.5 * (self.yaw[1:] + self.yaw[:-1])
        path = np.concatenate((np.zeros((1, 2)), np.cumsum(turned(self.step, middle), axis=0))) + self.start
        turn = rotation.product(rotation.from_axis_angle(editing.UP, self.yaw), self.tilt)
        return np.column_stack((path, self.height, rotation.normalized(turn)))


# time and direction


def sampled(piece: Piece, at: np.ndarray) -> Piece:
    """A piece at fractional frames [k], by cubics through the frames; contacts are those of the nearest frame."""
    at = np.clip(at, 0.0, len(piece) - 1.0)
    root = (piece.rows[:, :3], rotation.continuous(piece.rows[:, 3:]))
    both = np.column_stack((*root, piece.angles, piece.torque, piece.load))
    slope = np.gradient(both, axis=0)
    k = np.minimum(at.astype(int), len(piece) - 2)
    x = (at - k)[:, None]
    y = 1.0 - x
    values = y**2 * ((1.0 + 2.0 * x) * both[k] + x * slope[k]) + x**2 * (
        (3.0 - 2.0 * x) * both[k + 1] - y * slope[k + 1]
    )
    values[:, 3:7] = rotation.normalized(values[:, 3:7])
    hinges_end = 7 + piece.angles.shape[1]
    angles, torque, load = values[:, 7:hinges_end], values[:, hinges_end:-2], values[:, -2:]
    return Piece(values[:, :7], angles, piece.feet[np.round(at).astype(int)], torque, load)


def paced(piece: Piece, pace: float) -> Piece:
    """A piece played faster (more than 1) or slower, to the nearest frame."""
    if not 0.2 <= pace <= 5.0:
        raise BadInput(f"a piece cannot be played {pace:g} times as fast; expected 0.2 to 5")
    count = max(LEAST_FRAMES, round((len(piece) - 1) / pace) + 1)
    return sampled(piece, np.linspace(0.0, len(piece) - 1.0, count))


def bent(piece: Piece, bend: float) -> Piece:
    """A piece that turns further to the left by `bend` [rad] until its end, its path with it (s(t) of appendix B)."""
    root = _Root.of(piece.rows)
    yaw = root.yaw + bend * pose.rise(np.arange(len(piece)), 0.0, len(piece) - 1.0)
    return replace(piece, rows=replace(root, yaw=yaw).rows())


# feet


def planted(piece: Piece, body: Character) -> Piece:
    """A piece with its feet planted while they are in contact, and above the floor."""
    skeleton = of_character(body)
    roles = find(skeleton)
    motion = hinges.from_angles(body, RATE, piece.rows, piece.angles)
    fixed = planting.planted(motion, as_contacts(piece.feet, RATE), roles, soles.sole_points(skeleton, roles, body))
    return replace(piece, rows=hinges.root_rows(fixed, body), angles=hinges.angles(fixed, body))


# joining


def joined(before: Piece, piece: Piece, seconds: float | None = None) -> Piece:
    """A piece put where another one ends, beginning with exactly its last pose (Lee, Kim, Lee 2010, eq. 6).

    Args:
        before: What was played.
        piece: What follows; moved horizontally and turned until its root matches.
        seconds: Time in which the difference of the two poses fades [s]; all of the piece if not given.
    """
    last = before[-1:]
    piece = piece.starting(last.rows[0, :2], float(root_yaw(last.rows)[0]))
    until = len(piece) - 1.0 if seconds is None else min(seconds * RATE, len(piece) - 1.0)
    fall = pose.fall(np.arange(len(piece)), 0.0, max(until, 1.0))
    rows = piece.rows.copy()
    rows[:, :3] += fall[:, None] * (last.rows[0, :3] - piece.rows[0, :3])
    back = rotation.product(rotation.inverse(piece.rows[0, 3:]), last.rows[0, 3:])
    rows[:, 3:] = rotation.product(piece.rows[:, 3:], rotation.power(back, fall))
    return replace(piece, rows=rows, angles=piece.angles + fall[:, None] * (last.angles[0] - piece.angles[0]))


def sequence(library: Library, choices: Iterable[Choice | int], repair: bool = True) -> Piece:
    """Choices played one after the other, without physics: joined, then planted as a whole.

    Args:
        library: The library.
        choices: Of a planner, or numbers of fragments.
        repair: Whether the feet are planted.
    """
    parts: list[Piece] = []
    for choice in choices:
        piece = played(library, choice, repair=False).piece
        parts.append(joined(parts[-1], piece) if parts else piece.starting())
    if not parts:
        raise BadInput("a sequence needs at least one choice")
    whole = concatenated(parts)
    return planted(whole, library.body) if repair else whole


def concatenated(parts: Sequence[Piece]) -> Piece:
    """Pieces that share their end frames as one."""
    kept = [parts[0], *(part[1:] for part in parts[1:])]
    rows = np.concatenate([part.rows for part in kept])
    rows[:, 3:] = rotation.continuous(rows[:, 3:])
    others = (np.concatenate([getattr(p, name) for p in kept]) for name in ("angles", "feet", "torque", "load"))
    return Piece(rows, *others)
