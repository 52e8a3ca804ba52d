"""A repertoire in a skill file: its controllers, what can be asked for, and when it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ...control.skill import Skill
from ...errors import BadFile, BadInput, UnknownName
from ...strict import Table
from .records import CAPACITY, CONTROLLERS, JOINTS, NEIGHBOURS, SPATIAL_JOINTS
from .table import Setting, size, width

LARGEST = 1e4  # of any number of a sample; more is a fault of the file
MOST_ITEMS = 1000  # of a plan


@dataclass(frozen=True)
class Repertoire:
    """What a skill file says.

    Attributes:
        settings: Numbers of the controllers by name, in order.
        made_from: Where the training data of each comes from, in words.
        behaviours: The controller of each word that can be asked for.
        plan: Time [s] and word of each thing that is asked for, in order of time.
        published: Whether neighbours have no gains, as in the paper.
    """

    settings: dict[str, Setting]
    made_from: dict[str, str]
    behaviours: dict[str, str]
    plan: tuple[tuple[float, str], ...]
    published: bool = False

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Of the controllers, in order."""
        return tuple(self.settings)


def read(skill: Skill) -> Repertoire:
    """The repertoire of a skill file, checked."""
    table = skill.table()
    table.text("data", longest=100)
    published = table.flag("published", False)
    rows = table.tables("controllers", CONTROLLERS)
    names = [row.identifier("name") for row in rows]
    if not rows or len(set(names)) != len(names):
        raise table.fail("controllers", "expected one or more, each with a name of its own")
    settings, made_from = {}, {}
    for name, row in zip(names, rows, strict=True):
        settings[name] = _setting(row, names)
        made_from[name] = row.text("made_from", "")
        row.done()
    words = table.table("behaviours")
    behaviours = {word: words.text(word, choices=names) for word in words.data}
    words.done()
    plan = plan_of(table.text("plan", next(iter(behaviours), "")), behaviours)
    table.done()
    most = JOINTS if skill.character.planar else SPATIAL_JOINTS
    if len(skill.character.joints) > most or len(skill.character.feet) != 2:
        raise BadFile(
            skill.path or skill.id,
            "character",
            f"expected a body with two feet and up to {JOINTS} joints in the plane or {SPATIAL_JOINTS} in space",
        )
    return Repertoire(settings, made_from, behaviours, plan, published)


def _setting(row: Table, names: list[str]) -> Setting:
    choices = ["", *names]
    return Setting(
        k=row.integer("k", low=1, high=NEIGHBOURS),
        weights=tuple(row.vector("weights", 4, low=0.0, high=1e3)),  # pyright: ignore[reportArgumentType]
        near=row.number("near", 1.0, 0.0, 1e6),
        then=row.text("then", "", choices),
        rescue=row.text("rescue", "", choices),
        lost=row.number("lost", 1e6, 0.0, 1e6),
        patience=row.integer("patience", 5, 1, 1000),
        order=row.number("order", 0.0, 0.0, 1e6),
        source=row.text("source", "", choices),
    )


def plan_of(text: str, behaviours: dict[str, str]) -> tuple[tuple[float, str], ...]:
    """A plan such as `walk` or `stand, walk@2, run@8, jump@20` as times [s] and words."""
    items = []
    for part in [part.strip() for part in text.split(",") if part.strip()]:
        found = re.fullmatch(r"([A-Za-z0-9_-]+)(?:@([0-9.]+))?", part)
        if found is None:
            raise BadInput(f"{part[:60]!r} is no part of a plan; expected a behaviour and a time, such as walk@2")
        if found[1] not in behaviours:
            raise UnknownName("behaviour", found[1], list(behaviours))
        try:
            items.append((float(found[2] or 0.0), found[1]))
        except ValueError:
            raise BadInput(f"{part[:60]!r}: {found[2]} is no time [s]") from None
    if not items or len(items) > MOST_ITEMS:
        raise BadInput(f"a plan of {len(items)} behaviours; expected 1 to {MOST_ITEMS}, such as walk@2, stand@8")
    return tuple(sorted(items, key=lambda item: item[0]))


def arrays(skill: Skill, controllers: int) -> dict[str, np.ndarray]:
    """The samples of a skill file, checked."""
    where, body, found = skill.path or skill.id, skill.character, skill.arrays()
    n, count = len(body.joints), found.get("count")
    if count is None or count.dtype.kind != "i" or count.shape != (controllers,) or not (count > 0).all():
        raise BadFile(
            where, "data", f"the array 'count' is missing or wrong; expected samples of {controllers} controllers"
        )
    total = int(count.sum())
    shapes = {
        "feature": (width(body),), "state": (size(body),), "angle": (2, n), "rate": (2, n),
        "gain": (n, size(body) + n), "final": (), "group": (),
    }  # fmt: skip
    for key, shape in shapes.items():
        value = found.get(key)
        if value is None or value.dtype.kind not in "fi" or value.shape != (total, *shape):
            raise BadFile(where, "data", f"the array {key!r} is missing or wrong; expected shape {(total, *shape)}")
        if not (np.isfinite(value).all() and np.abs(value).max(initial=0.0) <= LARGEST):
            raise BadFile(where, "data", f"the array {key!r} has numbers beyond {LARGEST:g}")
    if total > CAPACITY:
        raise BadFile(where, "data", f"{total} samples; expected up to {CAPACITY}")
    return found
