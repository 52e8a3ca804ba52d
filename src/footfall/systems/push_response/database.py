"""The database of push responses: read from a skill folder, checked, and prepared for the search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ...characters import Character
from ...control.skill import Skill
from ...strict import Table
from . import body as bodies
from . import pose
from .body import UPPER, Geometry, MadeFor

POSITION, ANGLE, MOMENTUM = 2e-4, 1e-4, 1e-2  # units in which displacements and momentum are kept [m, rad, N s]
MOST = 4000  # responses
LONGEST = 3600  # frames of a response
STRATEGIES = ("ankle", "hip", "arm", "step", "steps")  # from weak to strong (4.2.1)
IN_PLACE = ("ankle", "hip", "arm")
ARM_WEIGHT = 0.3  # of arms and head in the pose distance, over that of legs and trunk


@dataclass(frozen=True)
class Response:
    """One push and what answered it.

    Attributes:
        direction: Of the push, from forward to the left [degrees].
        impulse: [N s].
        strategy: The strongest that it shows, one of `STRATEGIES`.
        steps: That were needed; not those that put the feet together afterwards.
        frames: How many it has, at 60 Hz.
        in_place: Whether its feet stay where they are.
        beam: Whether it was made where steps are forbidden, and is used only there.
        landings: Time after the push began [s], foot (0 left, 1 right), and where its ankle landed: forward and left of
            where it stood before the push [m].
        source: Where it comes from.
    """

    direction: float
    impulse: float
    strategy: str
    steps: int
    frames: int
    in_place: bool
    beam: bool = False
    landings: tuple[tuple[float, int, float, float], ...] = ()
    source: str = ""


class Tables(NamedTuple):
    """The database as the compiled functions read it; rows of frames are those of all responses, one after the other.

    Attributes:
        frames: [frame, channel] displacements from the neutral stance (`body.py`).
        contact: [frame, 2] whether the left and the right foot stand.
        lift: [frame, 2] frame of the response at which each foot is lifted next; the frame itself while it swings, -1
            where it stays.
        land: [frame, 2] when it lands then.
        decay: [frame] r(Ω) over r(Ω₀), eq. 4.4: 1 up to the largest momentum, then as the momentum falls.
        angles: [frame, joint] joint angles [rad].
        weights: [joint] of the pose distance.
        mirror: [joint] the joint of the other side.
        mirror_sign: [joint] its sign there.
        first: [response] first frame.
        length: [response] frames.
        direction: [response] of the push, from forward to the left [rad].
        impulse: [response] r(Ω₀) [N s].
        steps: [response] that were needed.
        in_place: [response] whether the feet stay where they are.
        beam: [response] whether it is used only where steps are forbidden.
    """

    frames: np.ndarray
    contact: np.ndarray
    lift: np.ndarray
    land: np.ndarray
    decay: np.ndarray
    angles: np.ndarray
    weights: np.ndarray
    mirror: np.ndarray
    mirror_sign: np.ndarray
    first: np.ndarray
    length: np.ndarray
    direction: np.ndarray
    impulse: np.ndarray
    steps: np.ndarray
    in_place: np.ndarray
    beam: np.ndarray


@dataclass(frozen=True, eq=False)
class Database:
    """Responses of one body.

    Attributes:
        character: The body.
        responses: What is known of each.
        body: Its geometry and neutral stance.
        arrays: `neutral` [nq], `frames` [channel, frame] in units of `POSITION` and `ANGLE`, `contacts` [frame] (1 the
            left foot, 2 the right one), `momentum` [2, frame] of the centre of mass, forward and left, in units of
            `MOMENTUM`; frames and momentum are packed.
    """

    character: Character
    responses: tuple[Response, ...]
    body: Geometry
    arrays: dict[str, np.ndarray]

    @cached_property
    def tables(self) -> Tables:
        """Prepared for the search."""
        return _prepared(self)

    def limit(self, direction: float, most: int = 100) -> float:
        """The largest impulse with a response near a direction, with at most `most` steps [N s].

        Args:
            direction: From forward to the left [degrees].
            most: Steps that are allowed.
        """
        best: dict[float, float] = {}
        for one in self.responses:
            if one.steps <= most and (one.in_place if most == 0 else not one.beam):
                best[abs(one.direction)] = max(best.get(abs(one.direction), 0.0), one.impulse)
        known = sorted(best)
        folded = abs((direction + 180.0) % 360.0 - 180.0)
        return float(np.interp(folded, known, [best[d] for d in known])) if known else 0.0


def packed(values: np.ndarray) -> np.ndarray:
    """Whole numbers [frame, channel] as second differences [channel, frame], which compress to less than half."""
    once = np.diff(values.astype(np.int16), axis=0, prepend=np.int16(0))
    return np.diff(once, axis=0, prepend=np.int16(0)).T.copy()


def unpacked(changes: np.ndarray) -> np.ndarray:
    """The inverse of `packed`; overflow of 16 bits cancels."""
    return changes.T.astype(np.int16).cumsum(axis=0, dtype=np.int16).cumsum(axis=0, dtype=np.int16)


def units(channels: int) -> np.ndarray:
    """The unit of every channel of a file [m or rad]."""
    scale = np.full(channels, ANGLE)
    scale[[0, 1, 2, 6, 7, 8, 12, 13, 14]] = POSITION
    return scale


def read(skill: Skill, table: Table) -> Database:
    """The database of a skill folder, checked.

    Args:
        skill: The skill.
        table: Its own part of the file; `made_for`, `responses` and `data` are read.

    Raises:
        BadFile: It was made for another body, or a number is missing, has another shape or is out of range.
    """
    table.text("data")
    table.table("made_from", {})
    about = table.table("made_for")
    was = MadeFor(about.text("character"), about.number("mass", low=0.0), about.number("leg_length", low=0.0))
    about.done()
    names = {link.name for link in skill.character.links}
    if not {"left_shank", "left_foot"} <= names:
        raise table.fail("made_for", f"this database was made for {was}, the body is {skill.character.name}")
    now = bodies.made_for(skill.character)
    if not was.fits(now):
        raise table.fail(
            "made_for", f"this database was made for {was}, the body is {now}: make one with `footfall responses make`"
        )
    responses = tuple(response(row) for row in table.tables("responses", MOST))
    if not responses:
        raise table.fail("responses", "expected at least one response")
    arrays = _arrays(skill, table, sum(one.frames for one in responses))
    return Database(
        skill.character, responses, bodies.geometry(skill.character, arrays["neutral"].astype(float), table), arrays
    )


def response(row: Table) -> Response:
    """One response of a file, checked."""
    landings = row.get("landings", [])
    if not isinstance(landings, list) or len(landings) > 100:
        raise row.fail("landings", "expected a list of at most 100 landings")
    inner = Table(row.source, {str(k): value for k, value in enumerate(landings)}, row.key("landings"))
    found = Response(
        direction=row.number("direction", low=-180.0, high=180.0),
        impulse=row.number("impulse", low=0.1, high=1e4),
        strategy=row.text("strategy", choices=STRATEGIES),
        steps=row.integer("steps", 0, 0, 100),
        frames=row.integer("frames", low=2, high=LONGEST),
        in_place=row.flag("in_place", False),
        beam=row.flag("beam", False),
        landings=tuple((v[0], int(v[1]), v[2], v[3]) for v in (inner.vector(k, 4) for k in inner.data)),
        source=row.text("source", "", longest=200),
    )
    row.done()
    return found


def _arrays(skill: Skill, table: Table, total: int) -> dict[str, np.ndarray]:
    arrays = skill.arrays()
    joints = len(skill.character.joints)
    channels = UPPER + joints - 12
    shapes: dict[str, tuple[str, tuple[int, ...]]] = {
        "neutral": ("f", (7 + joints,)),
        "frames": ("i", (channels, total)),
        "contacts": ("u", (total,)),
        "momentum": ("i", (2, total)),
    }
    for name, (kind, shape) in shapes.items():
        value = arrays.get(name)
        if (
            value is None
            or value.dtype.kind != kind
            or value.dtype.itemsize > (8 if kind == "f" else 2)
            or value.shape != shape
        ):
            raise table.fail("data", f"the array {name!r} is missing or wrong; expected numbers of the shape {shape}")
        if kind == "f" and not (np.isfinite(value).all() and np.abs(value).max() < 100.0):
            raise table.fail("data", f"the array {name!r} has numbers beyond 100")
    if abs(np.linalg.norm(arrays["neutral"][3:7]) - 1.0) > 1e-3:
        raise table.fail("data", "the array 'neutral' has no orientation: expected a quaternion of length one")
    return {name: arrays[name] for name in shapes}


def next_swings(contact: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """When each foot is lifted next and when it lands then, for every frame of one response.

    Args:
        contact: [frame, 2] whether each foot stands.

    Returns:
        [frame, 2] frames of lifting (the frame itself while it swings, -1 for never) and of landing.
    """
    n = len(contact)
    lift, land = np.full((n, 2), -1, np.int64), np.full((n, 2), -1, np.int64)
    for foot in range(2):
        up = ~contact[:, foot].astype(bool)
        edges = np.flatnonzero(np.diff(np.concatenate(([False], up, [False])).astype(int)))
        for begin, end in reversed(list(zip(edges[::2], edges[1::2], strict=True))):
            lift[:begin, foot], land[:begin, foot] = begin, min(end, n - 1)
            lift[begin:end, foot], land[begin:end, foot] = np.arange(begin, end), min(end, n - 1)
    return lift, land


def decay(momentum: np.ndarray, direction: float) -> np.ndarray:
    """r(Ω) of every frame over r(Ω₀) (eq. 4.4).

    Args:
        momentum: [frame, 2] of the centre of mass, forward and to the left [N s].
        direction: Of the push [rad].

    Returns:
        [frame] 1 up to the largest momentum along the push, then as it falls; it never rises again.
    """
    along = momentum @ np.array([np.cos(direction), np.sin(direction)])
    top = int(np.argmax(along))
    part = np.clip(along / max(float(along[top]), 1e-9), 0.0, 1.0)
    part[: top + 1] = 1.0
    return np.minimum.accumulate(part)


def _prepared(db: Database) -> Tables:
    character, body, responses = db.character, db.body, db.responses
    frames = unpacked(db.arrays["frames"])
    frames = (frames * units(frames.shape[1])).astype(np.float32)
    momentum = MOMENTUM * unpacked(db.arrays["momentum"])
    bits = db.arrays["contacts"].astype(np.int64)
    contact = np.stack((bits & 1, bits >> 1 & 1), axis=1).astype(bool)
    count = np.array([one.frames for one in responses], np.int64)
    first = np.concatenate(([0], np.cumsum(count)[:-1])).astype(np.int64)
    direction = np.radians([one.direction for one in responses])
    lift, land = np.zeros((len(frames), 2), np.int64), np.zeros((len(frames), 2), np.int64)
    falls = np.zeros(len(frames))
    for j, (begin, n) in enumerate(zip(first, count, strict=True)):
        rows = slice(begin, begin + n)
        lift[rows], land[rows] = next_swings(contact[rows])
        falls[rows] = decay(momentum[rows], direction[j])
    joints = character.joints
    arms = [any(part in joint.name for part in ("shoulder", "elbow", "neck")) for joint in joints]
    flags: Any = lambda name: np.array([bool(getattr(one, name)) for one in responses])  # noqa: E731
    return Tables(
        frames=frames,
        contact=contact,
        lift=lift,
        land=land,
        decay=falls,
        angles=joint_angles(body, frames),
        weights=np.where(arms, ARM_WEIGHT, 1.0),
        mirror=np.array([character.joint_index(character.mirrored(joint.name)) for joint in joints], np.int64),
        mirror_sign=np.array([character.mirror_sign(joint) for joint in joints]),
        first=first,
        length=count,
        direction=direction,
        impulse=np.array([one.impulse for one in responses]),
        steps=np.array([one.steps for one in responses], np.int64),
        in_place=flags("in_place"),
        beam=flags("beam"),
    )


def joint_angles(body: Geometry, frames: np.ndarray) -> np.ndarray:
    """Joint angles [frame, joint] of displacements from the neutral stance [rad]."""
    out = np.zeros((len(frames), int(body.joints[0])), np.float32)
    pose.joint_angles(body, np.ascontiguousarray(frames, np.float32), out)
    return out
