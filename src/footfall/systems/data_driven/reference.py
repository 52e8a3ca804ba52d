"""From movement on a body to fragment references (Lee, Kim, Lee 2010, section 3).

A *piece* is movement without forces: root, hinges and foot contacts at a fixed rate. It is cut into *fragments* where
ground contact changes: half cycles from one foot strike to the next, long double stances and long flights of their own.
A fragment is what the law tracks: angles and rates, attitudes of pelvis and thighs, where the hips are over the ankles,
and the torques that inverse dynamics expects.

All of a fragment is in its own frame: the origin is under the pelvis at its first frame, x is where the pelvis faces
there. `advance` and `turn` lead to the frame of the fragment that follows.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, find
from ...characters.skeleton import of_character
from ...control.biped import MAX_JOINTS
from ...control.reference import attitude
from ...control.states import DOUBLE, FLIGHT, SINGLE
from ...errors import BadInput
from ...motion.motion import Motion
from ...motion.retarget import hinges
from .movement import CORRECTIONS
from .piece import RATE, Piece, mass_centre, rates, soles

MAX_FRAMES = 96  # of a fragment, those after its end included
AFTER = 6  # frames after the end of a fragment, for a foot that is late
CUT = 84  # longer fragments are cut [frames]
SHORT = 5  # shorter ones are joined to their neighbours [frames]
LONG_DOUBLE = 0.3  # double stance from this on is a fragment of its own [s]
LONG_FLIGHT = 0.3  # and so is flight [s]
FLYING = 2  # frames without contact that make a fragment a run
WALK, RUN, BACK, SIDE = range(4)
GAITS = ("walk", "run", "back", "side")  # with gains of their own
BACKWARDS = -0.15  # a fragment with less speed ahead goes backwards [m/s]
SIDEWAYS = 0.2  # one with more to the side than this, and than ahead, goes sideways [m/s]
ON_TIME, ON_CONTACT = 0, 1  # how a fragment ends


@dataclass(frozen=True, eq=False)
class Fragment:
    """What the law tracks until the next contact change; arrays go on `AFTER` frames, where there are any.

    Attributes:
        first: Its first frame in the piece.
        length: Frames until its end, fewer than the arrays have.
        kind: `SINGLE`, `DOUBLE` or `FLIGHT`.
        stance: The stance leg; in double stance the one that stays on the ground.
        until: `ON_TIME` or `ON_CONTACT`.
        lands: The foot whose contact ends it, or 2 for either.
        gait: Of `GAITS`, by which the gains are chosen.
        lift: Fraction of it at which the swing foot has left the ground.
        turn: Angle to the frame of the next fragment [rad].
        advance: [2] from its origin to that of the next one [m].
        angle: [frame, MAX_JOINTS] [rad].
        rate: [frame, MAX_JOINTS] [rad/s].
        expected: [frame, MAX_JOINTS] torques by inverse dynamics [N m].
        pelvis: [frame, 6] roll, pitch, yaw and their rates [rad, rad/s].
        thigh: [2, frame, 6] the same of both thighs.
        d: [2, frame, 2] of the hips from each ankle [m].
        v: [frame, 2] velocity of the hips [m/s].
        com: [frame, 4] place and velocity of the centre of mass, from the hips [m, m/s].
        place: [frame, 2] of the hips from the origin [m].
        height: [2, frame] of the lowest sole point of each foot [m].
        correction: [CORRECTIONS] that a search has found for it (`records.py` says what each is).
    """

    first: int
    length: int
    kind: int
    stance: int
    until: int
    lands: int
    gait: int
    lift: float
    turn: float
    advance: np.ndarray
    angle: np.ndarray
    rate: np.ndarray
    expected: np.ndarray
    pelvis: np.ndarray
    thigh: np.ndarray
    d: np.ndarray
    v: np.ndarray
    com: np.ndarray
    place: np.ndarray
    height: np.ndarray
    correction: np.ndarray = field(default_factory=lambda: np.zeros(CORRECTIONS))


# --- cutting -----------------------------------------------------------------------------------


class Cut(NamedTuple):
    """Where a fragment begins."""

    frame: int
    kind: int
    stance: int


def fragments(piece: Piece, character: Character) -> list[Fragment]:
    """Cut a piece where ground contact changes (section 3), and express each part in its own frame.

    Args:
        piece: The movement.
        character: Its body.

    Returns:
        Fragments in order; the end of each is the beginning of the next.
    """
    if len(piece.rows) < 2 * SHORT:
        raise BadInput(f"a movement of {len(piece.rows)} frames is too short; expected at least {2 * SHORT}")
    motion = hinges.from_angles(character, RATE, piece.rows, piece.angles)
    table = _Table(piece, motion, character)
    cuts = _cuts(piece.feet)
    made = []
    for cut, after in itertools.zip_longest(cuts, cuts[1:]):
        first, kind, stance = cut
        last = after[0] if after is not None else len(piece.rows) - 1
        until, lands = ON_TIME, 1 - stance
        if after is not None and kind != DOUBLE and (kind, stance) != after[1:]:
            until = ON_CONTACT
            lands = after[2] if after[1] == SINGLE else 2 if kind == FLIGHT else 1 - stance
            if after[1] == FLIGHT:
                until = ON_TIME
        made.append(table.fragment(first, last, kind, stance, until, lands))
    return made


def _cuts(feet: np.ndarray) -> list[Cut]:
    """Where fragments begin: (frame, kind, stance leg)."""
    changes = [0, *(np.flatnonzero((feet[1:] != feet[:-1]).any(axis=1)) + 1).tolist(), len(feet)]
    runs = [(a, b, bool(feet[a, 0]), bool(feet[a, 1])) for a, b in itertools.pairwise(changes)]
    cuts: list[Cut] = []
    before = (False, False)
    for k, (a, b, left, right) in enumerate(runs):
        seconds = (b - a) / RATE
        ends = k in (0, len(runs) - 1)
        if left and right:
            stays = 0 if k + 1 == len(runs) else (0 if runs[k + 1][2] else 1)
            if seconds >= LONG_DOUBLE or (ends and seconds >= 0.5 * LONG_DOUBLE):
                cuts.append(Cut(a, DOUBLE, stays))
            elif before != (True, True) and before != (False, False):  # a strike: that foot is the stance foot now
                cuts.append(Cut(a, SINGLE, 0 if not before[0] else 1))
            else:
                cuts.append(Cut(a, SINGLE, stays))
        elif not left and not right:
            if seconds >= LONG_FLIGHT:
                cuts.append(Cut(a, FLIGHT, cuts[-1][2] if cuts else 0))
            elif not cuts:
                cuts.append(Cut(a, SINGLE, 0 if k + 1 < len(runs) and runs[k + 1][3] else 1))
        else:
            stance = 0 if left else 1
            known = cuts[-1] if cuts else None
            if known is None or known[1:] != (SINGLE, stance) or before == (False, False):
                cuts.append(Cut(a, SINGLE, stance))
        before = (left, right)
    return _of_length(cuts or [Cut(0, DOUBLE, 0)], len(feet) - 1)


def _of_length(cuts: list[Cut], last: int) -> list[Cut]:
    """The cuts without fragments that are too short (the next one begins in their place) and with long ones divided."""
    kept: list[Cut] = []
    begins = 0
    for cut, after in itertools.zip_longest(cuts, cuts[1:]):
        end = after[0] if after is not None else last
        if end - begins >= SHORT:
            kept.append(Cut(begins, cut.kind, cut.stance))
            begins = end
    kept = kept or [Cut(0, cuts[-1].kind, cuts[-1].stance)]
    parts: list[Cut] = []
    for cut, after in itertools.zip_longest(kept, kept[1:]):
        end = after[0] if after is not None else last
        count = -(-(end - cut[0]) // CUT)
        parts += [Cut(cut[0] + round(i * (end - cut[0]) / count), cut.kind, cut.stance) for i in range(count)]
    return parts


class _Table:
    """All frames of a piece in the world, from which fragments are taken."""

    def __init__(self, piece: Piece, motion: Motion, character: Character):
        roles = find(of_character(character))
        self.piece = piece
        self.pelvis = attitude(motion.world_rotations[:, 0])
        self.thigh = np.stack([attitude(motion.world_rotations[:, roles[f"{side}_hip"]]) for side in SIDES])
        hips, ankles = piece.rows[:, :2], [motion.positions[:, roles[f"{side}_ankle"], :2] for side in SIDES]
        self.place, self.d = hips, np.stack([hips - ankle for ankle in ankles])
        self.com = mass_centre(motion, character) - hips
        self.com_v = rates(self.com)
        self.v, self.rate = rates(hips), rates(piece.angles)
        self.height = np.stack([soles(motion, character, foot)[..., 2].min(axis=1) for foot in range(2)])

    def _gait(self, first: int, last: int, kind: int) -> int:
        """Which gains these frames take: those of a run if the body is in the air for a while, else by direction."""
        if kind == DOUBLE:
            return WALK
        if int((~self.piece.feet[first:last].any(axis=1)).sum()) >= FLYING:
            return RUN
        yaw, v = self.pelvis[first:last, 2], self.v[first:last]
        ahead = float(np.mean(np.cos(yaw) * v[:, 0] + np.sin(yaw) * v[:, 1]))
        aside = float(np.mean(np.cos(yaw) * v[:, 1] - np.sin(yaw) * v[:, 0]))
        if abs(aside) > max(abs(ahead), SIDEWAYS):
            return SIDE
        return BACK if ahead < BACKWARDS else WALK

    def fragment(self, first: int, last: int, kind: int, stance: int, until: int, lands: int) -> Fragment:
        """The frames from `first` to `last` and a few after them."""
        stop = min(last + AFTER, len(self.place) - 1) + 1
        part, n = slice(first, stop), stop - first
        yaw = float(self.pelvis[first, 2])
        c, s = np.cos(yaw), np.sin(yaw)
        into = np.array([[c, s], [-s, c]])

        def attitudes(table: np.ndarray) -> np.ndarray:
            own = table[part].copy()
            own[:, 2] -= yaw
            own[:, 2] -= 2.0 * np.pi * np.round(own[0, 2] / (2.0 * np.pi))
            return np.concatenate((own, rates(table)[part]), axis=1)

        def wide(table: np.ndarray) -> np.ndarray:
            out = np.zeros((n, MAX_JOINTS))
            out[:, : table.shape[1]] = table[part]
            return out

        swing = 1 - stance
        loaded = self.piece.feet[first:last, swing]
        free = np.flatnonzero(~loaded)
        lift = float(free[0] / max(last - first, 1)) if kind == SINGLE and len(free) else 0.0
        return Fragment(
            first=first,
            length=last - first,
            kind=kind,
            stance=stance,
            until=until,
            lands=lands,
            gait=self._gait(first, last, kind),
            lift=min(lift, 0.8),
            turn=float(self.pelvis[last, 2] - yaw),
            advance=into @ (self.place[last] - self.place[first]),
            angle=wide(self.piece.angles),
            rate=wide(self.rate),
            expected=wide(self.piece.torque),
            pelvis=attitudes(self.pelvis),
            thigh=np.stack([attitudes(thigh) for thigh in self.thigh]),
            d=self.d[:, part] @ into.T,
            v=self.v[part] @ into.T,
            com=np.concatenate((self.com[part] @ into.T, self.com_v[part] @ into.T), axis=1),
            place=(self.place[part] - self.place[first]) @ into.T,
            height=self.height[:, part],
        )


class Source:
    """A piece ready to be cut into fragments where somebody else says."""

    def __init__(self, piece: Piece, character: Character):
        """Prepare all frames of a piece.

        Args:
            piece: The movement.
            character: Its body.
        """
        self._table = _Table(piece, hinges.from_angles(character, RATE, piece.rows, piece.angles), character)

    def fragment(self, first: int, last: int, kind: int, stance: int, until: int, lands: int) -> Fragment:
        """The frames from `first` to `last` as the law tracks them; `Fragment` says what the other numbers are."""
        return self._table.fragment(first, last, kind, stance, until, lands)
