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
from dataclasses import dataclass, replace

import numpy as np

from ...characters import Character
from ...characters.constants import GRAVITY
from ...characters.roles import SIDES, Roles, find
from ...characters.skeleton import of_character
from ...control.biped import MAX_JOINTS
from ...control.reference import attitude, turned
from ...control.states import DOUBLE, FLIGHT, SINGLE
from ...errors import BadInput
from ...motion import rotation
from ...motion.analysis import contacts as touch
from ...motion.analysis.contacts import Limits, without_flicker
from ...motion.analysis.feet import sole_points
from ...motion.editing import leg_ik
from ...motion.editing.planting import planted
from ...motion.motion import Motion
from ...motion.retarget import hinges
from ...motion.retarget.retarget import retargeted
from ...physics import inverse

RATE = 60.0  # frames/s of all pieces and fragments
MAX_FRAMES = 96  # of a fragment, those after its end included
AFTER = 6  # frames after the end of a fragment, for a foot that is late
CUT = 84  # longer fragments are cut [frames]
SHORT = 5  # shorter ones are joined to their neighbours [frames]
LONG_DOUBLE = 0.3  # double stance from this on is a fragment of its own [s]
LONG_FLIGHT = 0.3  # and so is flight [s]
ANGLE_BAND, ROOT_BAND = 8.0, 6.0  # kept of hinges and of the root [Hz]
LOADED = 0.08  # a foot that carries more than this fraction of the weight is on the ground
LOW, SLOW = 0.02, 0.2  # and so is one that is no higher [m] and no faster [m/s] than this
FLAT, TILTED, RESTING = 0.04, 0.2, 0.3  # pitch of a resting foot that is made flat [rad], [rad], rest at least [s]
OVER_FEET = 0.06  # where the centre of mass of somebody who stands is, ahead of the ankles [m]
USUAL_SHIFT, MAX_SHIFT = 0.06, 0.1  # by which clips are moved back to have it there [m]
STANDING_SPEED = 0.1  # of the centre of mass [m/s]
STEADY = Limits(shortest=0.1, gap=0.1)  # shorter contacts and gaps are flicker [s]
FLYING = 2  # frames without contact that make a fragment a run
WALK, RUN = 0, 1
GAITS = ("walk", "run")
ON_TIME, ON_CONTACT = 0, 1  # how a fragment ends


@dataclass(frozen=True, eq=False)
class Piece:
    """Movement on a body at `RATE`.

    Attributes:
        rows: [frame, 7] position of the root and its orientation (wxyz) in the world [m].
        angles: [frame, joint] in the character's order [rad].
        feet: [frame, 2] whether the left and the right foot carry weight.
        torque: [frame, joint] by inverse dynamics [N m].
        load: [frame, 2] vertical force on each foot over the weight.
    """

    rows: np.ndarray
    angles: np.ndarray
    feet: np.ndarray
    torque: np.ndarray
    load: np.ndarray


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
        gait: `WALK` or `RUN`, by which the gains are chosen.
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


# --- from a clip to a piece --------------------------------------------------------------------


def piece_of(clip: Motion, character: Character, roles: Roles | None = None) -> Piece:
    """A clip on a body at `RATE`: retargeted, its feet planted, smoothed, with its contacts and torques.

    Args:
        clip: A cleaned clip at any frame rate, in metres, z up, floor at 0.
        character: The body.
        roles: Joint roles of the clip's skeleton; found here if not given.

    Returns:
        The piece, as long as the clip.
    """
    roles = roles or find(clip.skeleton)
    touching, body = touch.contacts(clip, roles), retargeted(clip, character, roles).motion
    own = find(body.skeleton)
    for side in SIDES:
        body = _levelled(body, own[f"{side}_ankle"], touching.foot[side])
    body = planted(body, touching, own, sole_points(body.skeleton, own, character))
    body = _centred(body, character, own, touching)
    times = np.arange(int((len(body) - 1) / body.rate * RATE) + 1) / RATE

    def table(values: np.ndarray, band: float) -> np.ndarray:
        at = np.arange(len(values)) / body.rate
        return np.stack([np.interp(times, at, column) for column in _low_pass(values, band, body.rate).T], axis=1)

    attitudes = table(attitude(body.local_rotations[:, 0]), ANGLE_BAND)
    rows = np.column_stack((table(body.root, ROOT_BAND), turned(attitudes)))
    angles = table(hinges.fit(body, character).angles, ANGLE_BAND)
    frames = np.minimum(np.round(times * body.rate).astype(int), len(body) - 1)
    feet = np.stack([touching.foot[side][frames] for side in SIDES], axis=1)
    return with_forces(rows, angles, character, feet)


def _centred(body: Motion, character: Character, roles: Roles, touching: touch.Contacts) -> Motion:
    """The motion with its weight over the feet: all of the body but the feet moved back, the legs solved anew.

    On a body with other proportions than the recorded one, and with hip joints where a skeleton file has them, the
    centre of mass of most clips stands over the balls of the feet, where nobody could hold it.
    """
    yaw = attitude(body.world_rotations[:, 0])[:, 2]
    forward = np.stack((np.cos(yaw), np.sin(yaw)), axis=1)
    ankles = [body.positions[:, roles[f"{side}_ankle"]] for side in SIDES]
    com = _mass_centre(body, character)
    speed = np.linalg.norm(np.gradient(com, axis=0), axis=1) * body.rate
    stands = touching.left & touching.right & (speed < STANDING_SPEED)
    back = USUAL_SHIFT
    if stands.sum() > RESTING * body.rate:
        over = np.sum((com - 0.5 * (ankles[0] + ankles[1])[:, :2]) * forward, axis=1)
        back = float(np.clip(over[stands].mean() - OVER_FEET, 0.0, MAX_SHIFT))
    root = body.root.copy()
    root[:, :2] -= back * forward
    frames = [body.world_rotations[:, roles[f"{side}_ankle"]] for side in SIDES]
    moved = replace(body, root=root)
    for side, ankle, frame in zip(SIDES, ankles, frames, strict=True):
        moved = leg_ik.reached(moved, roles, side, ankle, frame)
    return moved


def _levelled(body: Motion, ankle: int, on: np.ndarray) -> Motion:
    """The motion with a foot that rests flat, where it was recorded to rest a little on its heel or toes all the time."""
    speed = np.linalg.norm(np.gradient(body.positions[:, ankle], axis=0), axis=1) * body.rate
    still = on & (speed < SLOW)
    if still.sum() < RESTING * body.rate:
        return body
    pitch = float(np.median(attitude(body.world_rotations[still][:, ankle])[:, 1]))
    if not FLAT < abs(pitch) < TILTED:
        return body
    rotations = body.local_rotations.copy()
    back = rotation.from_axis_angle((0.0, -1.0, 0.0), -pitch)
    rotations[:, ankle] = rotation.product(rotations[:, ankle], back)
    return replace(body, local_rotations=rotations)


def with_forces(rows: np.ndarray, angles: np.ndarray, character: Character, feet: np.ndarray) -> Piece:
    """A piece with the torques of inverse dynamics, and the contacts that its loads tell.

    Args:
        rows: [frame, 7] root, its quaternions continuous [m].
        angles: [frame, joint] [rad].
        character: The body.
        feet: [frame, 2] which feet are near the ground and slow.
    """
    found = inverse.of_path(character, np.column_stack((rows, angles)), 1.0 / RATE, feet)
    load = found.force[:, :, 2] / (character.mass * GRAVITY)
    feet = contacts(hinges.from_angles(character, RATE, rows, angles), character, load)
    return Piece(rows, angles, feet, found.torque, load)


def contacts(motion: Motion, character: Character, load: np.ndarray) -> np.ndarray:
    """Which feet are on the ground [frame, 2]: those that carry weight, and those that rest on it without.

    Args:
        motion: Of the character's links, at `RATE`.
        character: The body.
        load: [frame, 2] on each foot over the weight.
    """
    feet = []
    for foot in range(2):
        points = _sole(motion, character, foot)
        low = points[..., 2].argmin(axis=1)
        speed = np.linalg.norm(_rates(points), axis=-1)[np.arange(len(points)), low]
        height = points[..., 2].min(axis=1)
        rests = (height < np.percentile(height, 8.0) + LOW) & (speed < SLOW)
        feet.append(without_flicker((load[:, foot] > LOADED) | rests, RATE, STEADY))
    return np.stack(feet, axis=1)


def _low_pass(values: np.ndarray, band: float, rate: float) -> np.ndarray:
    """Columns without what is above `band` [Hz], forward and backward, ends mirrored at a point."""
    from scipy.signal import butter, filtfilt

    if len(values) < 4:
        return values
    b, a = butter(2, min(band / (0.5 * rate), 0.99))
    return filtfilt(b, a, values, axis=0, padtype="odd", padlen=min(len(values) - 1, round(0.3 * rate)))


# --- cutting -----------------------------------------------------------------------------------


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


def _cuts(feet: np.ndarray) -> list[tuple[int, int, int]]:
    """Where fragments begin: (frame, kind, stance leg)."""
    changes = [0, *(np.flatnonzero((feet[1:] != feet[:-1]).any(axis=1)) + 1).tolist(), len(feet)]
    runs = [(a, b, bool(feet[a, 0]), bool(feet[a, 1])) for a, b in itertools.pairwise(changes)]
    cuts: list[tuple[int, int, int]] = []
    before = (False, False)
    for k, (a, b, left, right) in enumerate(runs):
        seconds = (b - a) / RATE
        ends = k in (0, len(runs) - 1)
        if left and right:
            stays = 0 if k + 1 == len(runs) else (0 if runs[k + 1][2] else 1)
            if seconds >= LONG_DOUBLE or (ends and seconds >= 0.5 * LONG_DOUBLE):
                cuts.append((a, DOUBLE, stays))
            elif before != (True, True) and before != (False, False):  # a strike: that foot is the stance foot now
                cuts.append((a, SINGLE, 0 if not before[0] else 1))
            else:
                cuts.append((a, SINGLE, stays))
        elif not left and not right:
            if seconds >= LONG_FLIGHT:
                cuts.append((a, FLIGHT, cuts[-1][2] if cuts else 0))
            elif not cuts:
                cuts.append((a, SINGLE, 0 if k + 1 < len(runs) and runs[k + 1][3] else 1))
        else:
            stance = 0 if left else 1
            known = cuts[-1] if cuts else None
            if known is None or known[1:] != (SINGLE, stance) or before == (False, False):
                cuts.append((a, SINGLE, stance))
        before = (left, right)
    return _of_length(cuts or [(0, DOUBLE, 0)], len(feet) - 1)


def _of_length(cuts: list[tuple[int, int, int]], last: int) -> list[tuple[int, int, int]]:
    """The cuts without fragments that are too short (the next one begins in their place) and with long ones divided."""
    kept: list[tuple[int, int, int]] = []
    begins = 0
    for cut, after in itertools.zip_longest(cuts, cuts[1:]):
        end = after[0] if after is not None else last
        if end - begins >= SHORT:
            kept.append((begins, *cut[1:]))
            begins = end
    kept = kept or [(0, *cuts[-1][1:])]
    parts: list[tuple[int, int, int]] = []
    for cut, after in itertools.zip_longest(kept, kept[1:]):
        end = after[0] if after is not None else last
        count = -(-(end - cut[0]) // CUT)
        parts += [(cut[0] + round(i * (end - cut[0]) / count), *cut[1:]) for i in range(count)]
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
        self.com = _mass_centre(motion, character) - hips
        self.com_v = _rates(self.com)
        self.v, self.rate = _rates(hips), _rates(piece.angles)
        self.height = np.stack([_sole(motion, character, foot)[..., 2].min(axis=1) for foot in range(2)])

    def _flies(self, first: int, last: int) -> bool:
        """Whether the body is in the air for a while in these frames."""
        return int((~self.piece.feet[first:last].any(axis=1)).sum()) >= FLYING

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
            return np.concatenate((own, _rates(table)[part]), axis=1)

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
            gait=RUN if kind != DOUBLE and self._flies(first, last) else WALK,
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


def _rates(table: np.ndarray) -> np.ndarray:
    """Rates of the columns of a table [1/s]."""
    return np.gradient(table, axis=0) * RATE


def _mass_centre(motion: Motion, character: Character) -> np.ndarray:
    """The centre of mass of the body on the ground plane [frame, 2] [m]."""
    total = np.zeros((len(motion), 3))
    for link in character.links:
        joint = motion.skeleton.index(link.name)
        at = rotation.rotated(motion.world_rotations[:, joint], np.array(link.centre))
        total += link.mass * (motion.positions[:, joint] + at)
    return total[:, :2] / sum(link.mass for link in character.links)


def _sole(motion: Motion, character: Character, foot: int) -> np.ndarray:
    """The contact points of a foot [frame, point, 3] [m]."""
    found = []
    for contact in character.contacts:
        if contact.foot == foot:
            joint = motion.skeleton.index(contact.link.name)
            at = rotation.rotated(motion.world_rotations[:, joint], np.array(contact.point))
            found.append(motion.positions[:, joint] + at)
    return np.stack(found, axis=1)
