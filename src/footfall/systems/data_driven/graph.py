"""From a skill file to the parameters of the law and to its director.

A skill has a single recorded piece (`data`), or a library of fragments beside its file (`data`, `table`, `[motion]`).
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np

from ...arrays import rows
from ...characters import Character
from ...characters.constants import GRAVITY
from ...control import biped
from ...control import skill as skills
from ...control.law import Controller, record
from ...control.skill import Skill
from ...control.states import AFTER_TIME, NEVER, ON_CONTACT, ON_LANDING, StateMachine
from ...strict import Table
from . import accelerations, law
from .director import CLIP, COMMAND, PATH, RANDOM, Queue, Settings, Steered
from .movement import Piece
from .records import GAINS, MEMORY, OFFSETS, PARAMETERS, STANDING, STANDS, STATES
from .recovering import Recovering
from .reference import GAITS, WALK, Fragment, fragments
from .repertoire import Repertoire, load

CARRYING = ("hip", "knee", "ankle")  # groups with a stiffness of their own while they carry the body
TABLES = ("balance", "offsets", "servo")
SERVOS, INVERSE_DYNAMICS = "servos", "inverse-dynamics"  # ways of tracking
KT, FRAME = 20.0, 1.0 / 30.0  # where a file does not say [1/s²], [s]
MAX_GAIN = 50.0
MAX_PIECE = 60 * 600  # frames
MAX_CORNERS = 10_000  # of a path


def controller(skill: Skill) -> Controller:
    """Read the numbers of a skill, check all of it, and make it ready to run.

    Args:
        skill: The skill; the file beside it holds the piece (`piece`).

    Returns:
        Law, parameters of the walk, memory and states.
    """
    p = gains(skill)[WALK]
    if settings(skill) is None:
        piece(skill)
    else:
        director(skill)
    machine = StateMachine.of(p)
    if p.kt > 0.0:  # no servos, so the motors have no damping
        return Controller(skill.id, accelerations.law, p, MEMORY, np.zeros(p.joints), machine)
    return Controller(skill.id, law.law, p, MEMORY, np.array(p.kd[: p.joints]), machine)


def gains(skill: Skill) -> list[Any]:
    """The parameters for each of `GAITS`: those of the file, with what its table of that gait says otherwise."""
    table, records = skill.table(), []
    for name in ("data", "table", "motion"):
        table.has(name)
    plain = {name: table.table(name, {}) for name in TABLES}
    tracking = table.table("tracking", {})
    for gait in GAITS:
        p, own = record(PARAMETERS), table.table(gait, {})
        _read_body(p, skill.character, table)
        parts = {}
        for name in TABLES:
            special = own.table(name, {})
            parts[name] = Table(skill.path or skill.id, {**plain[name].data, **special.data})
        own.done()
        _read_gains(p, parts, skill.character)
        _read_tracking(p, tracking)
        records.append(p)
    for p in records[1:]:
        p.kd[:] = records[0].kd  # the motors' own
    tracking.done()
    table.done()
    return records


def _read_gains(p: Any, parts: dict[str, Table], body: Character) -> None:
    balance, offsets = parts["balance"], parts["offsets"]
    for name in GAINS:
        p[name] = balance.number(name, 0.0, -MAX_GAIN, MAX_GAIN)
    for name in STANDING:
        p[name] = balance.number(name, 0.0, 0.0, 1e5) * body.strength
    for key, (default, low, high) in OFFSETS.items():
        p[key] = offsets.number(key, default, low, high)
    _read_servo(p, parts["servo"], body)
    for table in parts.values():
        table.done()


def piece(skill: Skill) -> Piece:
    """The recorded piece beside a skill's file, every array of it checked; or the clip of its library."""
    chosen = settings(skill)
    if chosen is not None:
        return repertoire(skill).library.by_name[chosen.clip].piece
    arrays, table, joints = skill.arrays(), skill.table(), [joint.name for joint in skill.character.joints]
    n = rows(arrays, "rows")
    shapes = {"rows": (n, 7), "angles": (n, len(joints)), "torque": (n, len(joints)), "load": (n, 2)}
    if not 10 <= n <= MAX_PIECE:
        raise table.fail("data", f"has {n} frames; expected 10 to {MAX_PIECE}")
    for name, shape in shapes.items():
        array = arrays.get(name)
        if array is None or array.shape != shape or array.dtype.kind != "f" or not np.isfinite(array).all():
            raise table.fail("data", f"the array {name!r} is missing or wrong; expected finite numbers, {shape}")
        if np.abs(array).max() > 1e4:
            raise table.fail("data", f"the array {name!r} holds numbers that are too large")
    feet, names = arrays.get("feet"), arrays.get("joints")
    if feet is None or feet.shape != (n, 2) or feet.dtype.kind != "b":
        raise table.fail("data", f"the array 'feet' is missing or wrong; expected yes or no, {(n, 2)}")
    if names is None or names.dtype.kind != "U" or names.ndim != 1 or list(names) != joints:
        raise table.fail("data", f"is a recording for other joints than those of {skill.character.name}")
    return Piece(*(arrays[name] for name in ("rows", "angles", "feet", "torque", "load")))


def director(skill: Skill) -> Queue | Steered | Recovering:
    """What fills the law's slots: the fragments of a piece or of a clip in order, or the planner."""
    chosen, records = settings(skill), gains(skill)
    if chosen is None:
        return Queue(queue(skill), records)
    known = repertoire(skill)
    if chosen.follow == CLIP:
        return Queue(queue(skill), records, chosen.ahead)
    if not -1 <= chosen.first < len(known.library):
        last = len(known.library) - 1
        raise skill.table().fail("motion", f"first = {chosen.first}: expected the number of a fragment, 0 to {last}")
    if not known.library.in_graph.any():
        raise skill.table().fail("data", "has no connected part to be steered in; add clips, or follow one of them")
    steered = Steered(known, records, chosen)
    if not chosen.recover or chosen.ahead <= 0.0:  # a fall that is not foreseen cannot be recovered from
        return steered
    return Recovering(steered, skill, _recovery(skill, chosen))


def _recovery(skill: Skill, chosen: Settings) -> Skill:
    """The skill of push recovery that a character names, on its body; its oracle is for a body that stands."""
    part, table = skills.load(chosen.recover), skill.table().table("motion")
    if part.character.name != skill.character.name:
        raise table.fail("recover", f"{part.id} is made for {part.character.name}, not {skill.character.name}")
    body = {key: value for key, value in part.body.items() if key not in ("oracle", "data")}
    return replace(part, character=skill.character, body=body)


def queue(skill: Skill) -> tuple[Fragment, ...]:
    """The fragments of a skill's piece, or of the clip that it follows, in order."""
    chosen = settings(skill)
    if chosen is not None:
        return repertoire(skill).clip(chosen.clip)
    return tuple(fragments(piece(skill), skill.character))


def repertoire(skill: Skill) -> Repertoire:
    """The fragments beside a skill's file, on its body."""
    if skill.path is None:
        raise skill.table().fail("data", "a library of motion needs a folder")
    return load(skill.path.parent, skill.character)


def settings(skill: Skill) -> Settings | None:
    """The `[motion]` table: what a skill with a library follows; None for a skill with a single piece."""
    table = skill.table()
    if not table.has("motion"):
        return None
    own = table.table("motion")
    follow = own.text("follow", COMMAND, choices=(COMMAND, CLIP, PATH, RANDOM))
    points = own.get("path", [])
    if not isinstance(points, list | tuple) or len(points) > MAX_CORNERS:
        raise own.fail("path", f"expected at most {MAX_CORNERS} pairs of numbers")
    corners = Table(own.source, {str(k): point for k, point in enumerate(points)}, own.key("path"))
    path = tuple(corners.vector(str(k), 2, low=-1e4, high=1e4) for k in range(len(points)))
    chosen = Settings(
        follow=follow,
        clip=own.text("clip", "", longest=200),
        path=tuple((x, y) for x, y in path),
        style=own.text("style", "", longest=60),
        seed=own.integer("seed", 0),
        blend=own.flag("blend", True),
        synchronise=own.flag("synchronise", True),
        ahead=own.number("ahead", 0.0, 0.0, 10.0),
        first=own.integer("first", -1, -1),
        recover=own.text("recover", "", choices=("", *skills.names())),
    )
    own.done()
    if follow == PATH and len(set(chosen.path)) < 2:
        raise own.fail("path", "needs two different points")
    return chosen


def _read_body(p: Any, body: Character, table: Table) -> None:
    """Find the joints, links and contact points that the law needs."""
    found = biped.indices(body, table)
    p.joints, p.weight = found.joints, body.mass * GRAVITY
    p.leg[:], p.thigh_link[:], p.pelvis_link = found.leg, found.thigh, found.pelvis
    links = [link.name for link in body.links]
    p.toes_link[:] = [links.index(parts[-1].name) + 1 for parts in body.foot_links]
    if len(body.contacts) > len(p.foot_of):
        raise table.fail("character", f"{body.name} has too many contact points; expected at most {len(p.foot_of)}")
    p.points = len(body.contacts)
    for i, contact in enumerate(body.contacts):
        p.foot_of[i], p.link_of[i] = contact.foot, links.index(contact.link.name) + 1
        p.point[i] = contact.point
    p.states, p.until[:] = STATES, (ON_CONTACT, ON_CONTACT, AFTER_TIME, ON_LANDING, NEVER)
    p.next[:], p.stance[:] = (1, 0, 0, 0, STANDS), (0, 1, 0, 0, 0)


def _read_servo(p: Any, servo: Table, body: Character) -> None:
    """Gains of the servos, and how much of the inverse-dynamics torques is applied beside them."""
    biped.read_servo(p, servo, body, CARRYING)
    p.anticipation = servo.number("anticipation", 1.0, 0.0, 2.0)
    p.stand_anticipation = servo.number("stand_anticipation", 1.0, 0.0, 2.0)


def _read_tracking(p: Any, table: Table) -> None:
    """How the joints are tracked: by servos (then k_t is 0), or by inverse dynamics (eq. 1)."""
    by = table.text("by", SERVOS, choices=(SERVOS, INVERSE_DYNAMICS))
    kt = table.number("kt", KT, 0.1, 1e5)
    p.kt = 0.0 if by == SERVOS else kt
    p.kv = table.number("kv", 2.0 * math.sqrt(kt), 0.0, 1e4)
    p.feed = table.number("feed", 1.0, 0.0, 2.0)
    p.hold = table.number("hold", FRAME, 0.001, 0.1)
    p.c0 = table.number("c0", 1.0, 0.0, 1.0)
    p.foot_level = table.number("foot_level", 0.0, 0.0, 1.0)
    p.cd_behind = table.number("cd_behind", p.cd, -MAX_GAIN, MAX_GAIN)
