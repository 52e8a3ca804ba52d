"""Clips on a body, cut into fragments at contact changes (Lee, Kim, Lee 2010, section 3, "Motion Database").

A fragment is a half cycle of locomotion, from the landing of one foot to the landing of the other. Extended double
stances (standing) and extended flights (jumps) are fragments of their own. Every fragment begins and ends with an event
(`EVENTS`), and may be followed by fragments that begin with the event with which it ends.

Everything is at 60 frames/s, in metres and radians, x forward, y left, z up, floor at 0.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES, Roles, find
from ...characters.skeleton import of_character
from ...errors import BadInput
from ...motion import read, rotation
from ...motion.analysis import feet as soles
from ...motion.analysis.contacts import contacts
from ...motion.cleaning import clean
from ...motion.editing import leg_ik, mirror, warp
from ...motion.graph.building import transition_features
from ...motion.motion import Motion
from ...motion.retarget import hinges
from ...motion.retarget.retarget import retargeted
from .movement import CORRECTIONS, RATE, Piece, root_yaw
from .piece import piece_of

NOTED_RATE = 10.0  # at which a clip is looked at for its notes [frames/s]
MAX_LIFT = 0.15  # of swing feet [m]
LONG_STANCE = 0.35  # a double stance of at least this is a fragment of its own [s]
LONG_FLIGHT = 0.26  # the same of a flight: runners fly for at most 0.2 s [s]
TOGETHER = 0.1  # two feet that land or lift within this do so together [s]
STAND_PIECE = 0.5  # longer stands are divided evenly [s]
CUT_STANCE = 0.15  # a double stance cut off by an end of its clip is standing if at least this long and still [s]
STILL = 0.25  # the root's mean speed in standing is below this [m/s]
STILL_TURN = 0.2  # and its heading changes by less than this [rad]
FREE_FALL = -5.0  # mean vertical acceleration of a flight that is one, at most [m/s²]
SHORTEST, LONGEST = 0.1, 2.5  # of a fragment [s]
DECIMALS = 5  # of a fragment's numbers, which are the same in its file
EDGE = 0.05  # landings nearer than this to the start of the clip are not trusted [s]
HEADING_SMOOTHING = 0.2  # standard deviation of the smoothing of the heading [s]

EVENTS = (  # what happens in the first frame of a fragment
    "left lands", "right lands", "both land", "stands", "left lifts", "right lifts", "both lift", "left leaps",
    "right leaps",
)  # fmt: skip
OTHER_EVENT = {event: event for event in EVENTS} | {
    f"{side} {what}": f"{other} {what}" for side, other in (SIDES, SIDES[::-1]) for what in ("lands", "lifts", "leaps")
}
STANCES = ("left", "right", "both", "none")
STYLES = (  # start of a clip's class: style of its fragments; the first that fits
    ("walk_back", "backward"), ("walk_side", "sideways"), ("walk", "walk"), ("turn", "walk"), ("spin", "walk"),
    ("run", "run"), ("jog", "run"), ("jump", "jump"), ("high_jump", "jump"), ("forward_jump", "jump"), ("idle", "walk"),
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Take:
    """A clip on a body.

    Attributes:
        name: Of the clip; a mirror image's ends with `-mirrored`.
        style: Of its fragments that are not standing.
        piece: All frames.
        notes: What should be known about it: how it was retargeted, and where joint limits change it.
        corrections: [fragment, CORRECTIONS] for the law (`records.py`) when the whole clip is followed, of the
            fragments in which it is cut then (`reference.fragments`); none without a search.
    """

    name: str
    style: str
    piece: Piece
    notes: tuple[str, ...] = ()
    corrections: np.ndarray = field(default_factory=lambda: np.zeros((0, CORRECTIONS)))


@dataclass(frozen=True)
class Fragment:
    """Frames start … stop of a take; both belong to it, and `stop` is the first frame of what follows.

    Attributes:
        clip: Name of the take.
        start: First frame.
        stop: Last frame.
        entry: Event of the first frame, one of `EVENTS`.
        exit: Event of the last frame.
        stance: Leg that carries the body: `left`, `right`, `both` or `none`.
        style: Of the take, or `stand`.
        speed: Mean speed along the heading [m/s].
        sideways: Mean speed to the left of it [m/s].
        turn: Change of the heading, left positive [rad].
        step: From the foot that stays to the one that lands last, along the heading [m]; 0 if none lands.
        yaw: Change of the root's yaw [rad].
        lead: Of the root's yaw over the heading, in the first and in the last frame [rad].
    """

    clip: str
    start: int
    stop: int
    entry: str
    exit: str
    stance: str
    style: str
    speed: float
    sideways: float
    turn: float
    step: float
    yaw: float
    lead: tuple[float, float]

    @property
    def seconds(self) -> float:
        return (self.stop - self.start) / RATE

    @property
    def pattern(self) -> tuple[str, str, str]:
        """Entry, stance and exit: fragments that agree in them can be blended."""
        return self.entry, self.stance, self.exit

    @property
    def stands(self) -> bool:
        return self.style == "stand"


# clips on a body


def style_of(kind: str) -> str:
    """The style of a clip's class in an index: `turn_90` is `walk`, `run_veer` is `run`; others are their own."""
    return next((style for start, style in STYLES if kind.startswith(start)), kind)


def read_take(path: str | Path, body: Character, style: str = "walk", lift: float = 0.0) -> Take:
    """A motion file, cleaned and put on a body (see `take`).

    Raises:
        FootfallError: The file cannot be read, or has no legs.
    """
    return take(clean.clean(read(str(path))).motion, body, style, lift)


def take(clip: Motion, body: Character, style: str = "walk", lift: float = 0.0, roles: Roles | None = None) -> Take:
    """A cleaned clip of any skeleton on a body, with its feet planted.

    Args:
        clip: In metres, z up, floor at 0.
        body: The character; not a planar one.
        style: Of its fragments.
        lift: How much higher the feet swing in mid-swing than recorded [m]; the paper lifts them slightly in turns and
            for interactive control (section 5).
        roles: Joint roles of the clip; found here if not given.

    Raises:
        BadInput: The body is planar, or the lift is not within 0 to `MAX_LIFT`.
    """
    if body.planar:
        raise BadInput(f"{body.name} is planar; data-driven control needs a body in space")
    if not 0.0 <= lift <= MAX_LIFT:
        raise BadInput(f"swing feet cannot be lifted by {lift} m; expected 0 to {MAX_LIFT:g} m")
    roles = roles or find(clip.skeleton)
    seen = contacts(clip, roles)
    if not any(seen.foot[side].any() for side in SIDES):
        raise BadInput(f"{clip.name}: no foot ever rests on the ground; check its floor with `footfall motion info`")
    piece = piece_of(clip, body, roles)
    if lift > 0.0:
        own = find(of_character(body))
        motion = hinges.from_angles(body, RATE, piece.rows, piece.angles)
        motion = _lifted(motion, piece.feet, own, soles.sole_points(motion.skeleton, own, body), lift)
        piece = replace(piece, rows=hinges.root_rows(motion, body), angles=hinges.angles(motion, body))
    return Take(clip.name, style, piece, _retargeting_notes(clip, body, roles))


def _lifted(motion: Motion, feet: np.ndarray, roles: Roles, sole: dict[str, soles.Sole], lift: float) -> Motion:
    """A motion whose feet swing higher, by `lift` in the middle of each swing [m]; stances are unchanged."""
    for k, side in enumerate(SIDES):
        rise = np.zeros(len(motion))
        for a, b in _runs(~feet[:, k]):
            if a > 0 and b < len(motion):  # a whole swing
                rise[a:b] = lift * np.sin(np.pi * (np.arange(a, b) - a + 1) / (b - a + 1)) ** 2
        ankle = motion.position(sole[side].ankle) + rise[:, None] * np.array([0.0, 0.0, 1.0])
        motion = leg_ik.reached(motion, roles, side, ankle)
        motion = motion if sole[side].yaws else leg_ik.swivelled(motion, roles, side)
    return motion


def mirror_image(original: Take, body: Character) -> Take:
    """A take with left and right exchanged."""
    piece = original.piece
    other = mirror.mirrored(hinges.from_angles(body, RATE, piece.rows, piece.angles), find(of_character(body)))
    twin = [body.joint_index(body.mirrored(joint.name)) for joint in body.joints]
    sign = np.array([body.mirror_sign(joint) for joint in body.joints])
    image = Piece(
        hinges.root_rows(other, body),
        hinges.angles(other, body),
        piece.feet[:, ::-1].copy(),
        (piece.torque * sign)[:, twin],
        piece.load[:, ::-1].copy(),
    )
    return Take(f"{original.name}-mirrored", original.style, image, (f"mirror image of {original.name}",))


def _retargeting_notes(clip: Motion, body: Character, roles: Roles) -> tuple[str, ...]:
    """What retargeting changes, from a few frames a second."""
    put, notes = retargeted(warp.resampled(clip, NOTED_RATE), body, roles), []
    if abs(put.scale - 1.0) > 0.005:
        notes.append(f"retargeted to {body.name}: path and legs scaled by {put.scale:.2f}")
    beyond = [f"{name} {most:.0f}°" for name, most in put.limit_errors(body, 5.0).items()]
    if beyond:
        notes.append(f"joint limits change {', '.join(beyond)}")
    return tuple(notes)


def body_heading(motion: Motion, roles: Roles) -> np.ndarray:
    """Direction in which a body faces [frame] [rad], continuous: the mean of pelvis and trunk, smoothed."""
    from scipy.ndimage import gaussian_filter1d

    pelvis = np.unwrap(rotation.heading(motion.world_rotation(roles["hips"])))
    chest = roles.get("chest")
    trunk = pelvis if chest is None else rotation.heading(motion.world_rotation(chest))
    apart = (trunk - pelvis + np.pi) % (2.0 * np.pi) - np.pi
    return gaussian_filter1d(pelvis + 0.5 * apart, HEADING_SMOOTHING * motion.rate, mode="nearest")


# cutting


@dataclass(frozen=True, eq=False)
class Cuts:
    """The fragments of a take.

    Attributes:
        fragments: In order. What comes before the first and after the last event is in none of them.
        begins: [fragment, number] what transitions compare in the first frame [m], see `transition_features`.
        ends: The same in the last frame.
        notes: What was left out for a reason worth telling.
    """

    fragments: tuple[Fragment, ...]
    begins: np.ndarray
    ends: np.ndarray
    notes: tuple[str, ...]


def cut(source: Take, body: Character) -> Cuts:
    """Cut a take into fragments."""
    motion = hinges.from_angles(body, RATE, source.piece.rows, source.piece.angles, source.name)
    roles = find(of_character(body))
    heading = body_heading(motion, roles)
    ankles = np.stack([motion.position(roles[f"{side}_ankle"]) for side in SIDES], axis=1)[..., :2]
    found, notes = [], []
    for (a, entry), (b, exit) in itertools.pairwise(_events(source.piece.feet, _speed(source.piece))):
        if not SHORTEST * RATE <= b - a <= LONGEST * RATE:
            notes.append(f"{source.name}: frames {a} to {b} left out: they last {(b - a) / RATE:.2f} s")
            continue
        fragment = _fragment(source, a, b, entry, exit, heading, ankles)
        doubt = _doubt(source, fragment)
        if doubt:
            notes.append(f"{source.name}: frames {a} to {b} left out: {doubt}")
        else:
            found.append(fragment)
    features = transition_features(motion, roles)
    begins, ends = features[[f.start for f in found]], features[[f.stop for f in found]]
    return Cuts(tuple(found), begins, ends, tuple(notes))


def _doubt(source: Take, fragment: Fragment) -> str:
    """Why a fragment's contacts are not believed; empty if they are."""
    side, _, what = fragment.entry.partition(" ")
    if what == "lands" and fragment.stance in SIDES and fragment.stance != side:
        return f"the {side} foot lands but the {fragment.stance} one carries"
    if fragment.style in ("walk", "run") and fragment.entry == fragment.exit and what == "lands":
        return f"the {side} foot lands twice running: a contact of the other was probably missed"
    if fragment.stance == "none":
        height = source.piece.rows[fragment.start : fragment.stop + 1, 2]
        fall = 2.0 * np.polyfit(np.arange(len(height)) / RATE, height, 2)[0]
        if fall > FREE_FALL:
            return f"no foot touches the ground, but the body does not fall freely ({fall:.1f} m/s²)"
    return ""


def _speed(piece: Piece) -> np.ndarray:
    """Speed of the root [frame] [m/s]."""
    if len(piece) < 2:
        return np.zeros(len(piece))
    return np.linalg.norm(np.gradient(piece.rows[:, :3], axis=0), axis=1) * RATE


def _events(feet: np.ndarray, speed: np.ndarray) -> list[tuple[int, str]]:
    """(frame, event) of every cut, in order."""
    count = feet.sum(axis=1)
    found: dict[int, str] = {}
    for k in np.flatnonzero((feet[1:] & ~feet[:-1]).any(axis=1)) + 1:  # landings
        if k < EDGE * RATE:
            continue
        if (feet[k] & ~feet[k - 1]).all():
            found[int(k)] = "both land"
        else:
            found[int(k)] = f"{SIDES[int(np.argmax(feet[k] & ~feet[k - 1]))]} lands"
    for a, b in _runs(count == 2):
        ends = a == 0 or b == len(feet)
        long = (b - a) >= LONG_STANCE * RATE
        if not long and not (ends and b - a >= CUT_STANCE * RATE and speed[a:b].mean() < STILL):
            continue
        pieces = max(1, round((b - 1 - a) / (STAND_PIECE * RATE)))
        if a > 0 and b < len(feet) and b - a > 1.4 * STAND_PIECE * RATE:
            pieces = max(2, pieces)
        if a == 0:
            found[0] = "stands"
        for at in np.linspace(a, b if b < len(feet) else b - 1, pieces + 1).astype(int)[1:-1]:
            found[int(at)] = "stands"
        if b < len(feet):
            found[b] = _lift(feet, b)
        else:
            found[b - 1] = "stands"
    for a, b in _runs(count == 0):
        if b - a >= LONG_FLIGHT * RATE and a > 0:
            last = np.flatnonzero(feet[a - 1])
            found.setdefault(a, "both lift" if len(last) == 2 else f"{SIDES[int(last[0])]} leaps")
    return _together(sorted(found.items()))


def _runs(on: np.ndarray) -> list[tuple[int, int]]:
    """(first, one after the last) frame of every run of true."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], on, [False])).astype(int)))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]


def _lift(feet: np.ndarray, at: int) -> str:
    """The event that ends a double stance in frame `at`."""
    soon = feet[at : at + round(TOGETHER * RATE) + 1]
    if not soon.all(axis=1).any() and (~soon.any(axis=1)).any():
        return "both lift"
    return f"{SIDES[int(np.argmin(feet[at]))]} lifts"


def _together(events: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Events with those that come in quick succession made one: both feet land, or both lift."""
    out: list[tuple[int, str]] = []
    for at, event in events:
        if out and at - out[-1][0] < TOGETHER * RATE:
            before = out[-1][1]
            if {before, event} == {"left lands", "right lands"}:
                out[-1] = (out[-1][0], "both land")
                continue
            if before == "both lift" or (before.endswith("lifts") and event.endswith("leaps")):
                out[-1] = (out[-1][0], "both lift")
                continue
        out.append((at, event))
    return out


def _fragment(source: Take, a: int, b: int, entry: str, exit: str, heading: np.ndarray, ankles: np.ndarray) -> Fragment:
    piece = source.piece
    feet, rows = piece.feet[a:b], piece.rows
    velocity = turned(np.diff(rows[a : b + 1, :2], axis=0) * RATE, -0.5 * (heading[a:b] + heading[a + 1 : b + 1]))
    speed, sideways = velocity.mean(axis=0)
    alone = [int((feet[:, k] & ~feet[:, 1 - k]).sum()) for k in (0, 1)]
    both, none = int(feet.all(axis=1).sum()), int((~feet.any(axis=1)).sum())
    stance = STANCES[int(np.argmax([*alone, both, none]))]
    if none < LONG_FLIGHT * RATE and both < LONG_STANCE * RATE and max(alone):
        stance = STANCES[int(np.argmax(alone))]
    turn = float(heading[b] - heading[a])
    stands = stance == "both" and _speed(piece[a : b + 1]).mean() < STILL and abs(turn) < STILL_TURN
    step = 0.0
    if exit.endswith(" lands"):
        foot = SIDES.index(exit.split()[0])
        step = turned(ankles[b, foot] - ankles[b, 1 - foot], -heading[b])[0]
    yaw = root_yaw(rows[a : b + 1])
    numbers = (speed, sideways, turn, step, yaw[-1] - yaw[0], _wrapped(yaw[0] - heading[a]))
    speed, sideways, turn, step, change, lead = (round(float(x), DECIMALS) + 0.0 for x in numbers)
    after = round(lead + change - turn, DECIMALS) + 0.0
    style = "stand" if stands else source.style
    return Fragment(
        source.name, a, b, entry, exit, stance, style, speed, sideways, turn, step, change, (lead, after)
    )  # fmt: skip


def turned(vectors: np.ndarray, by: np.ndarray | float) -> np.ndarray:
    """Horizontal vectors [..., 2] turned to the left by angles [...] [rad]."""
    c, s = np.cos(by), np.sin(by)
    x, y = vectors[..., 0], vectors[..., 1]
    return np.stack((c * x - s * y, s * x + c * y), axis=-1)


def _wrapped(angle: float) -> float:
    """An angle in ±π."""
    return (angle + np.pi) % (2.0 * np.pi) - np.pi
