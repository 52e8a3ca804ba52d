"""The database of a foot-pressure skill: templates of acts, and the motion that goes with each."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ...characters import Character
from ...characters.roles import Roles, find
from ...characters.skeleton import of_character
from ...control.skill import Skill
from ...errors import BadFile
from ...motion import rotation
from ...motion.motion import Motion
from ...physics.pressure import Pad
from ...strict import Table
from .clip import Clip
from .features import NAMES
from .pictures import MAX_CELLS, Pictures
from .recogniser import Templates

RATE = 60.0  # frames a second of motions
MAX_ACTS, MAX_FRAMES = 5000, 400_000
KINDS = {  # arrays of the file: kind and number of dimensions
    "features": ("f", 3),
    "lengths": ("i", 1),
    "quiet": ("f", 2),
    "root": ("f", 2),
    "rotations": ("f", 3),
    "contacts": ("b", 2),
    "starts": ("i", 1),
    "loops": ("i", 2),
    "motion_loops": ("i", 2),
    "cells": ("i", 1),
    "cell_levels": ("u", 1),
    "picture_starts": ("i", 1),
    "picture_firsts": ("i", 1),
}


@dataclass(frozen=True, eq=False)
class Database:
    """What is recognised, and what is shown for it.

    Attributes:
        character: The body that is shown.
        pad: The pad it was trained with.
        templates: Features of the acts.
        root: [frame, 3] of all motions one after the other [m].
        rotations: [frame, joint, 4].
        contacts: [frame, 2].
        starts: [motion + 1] first frame of every motion: those of the templates, then others.
        motion_loops: [motion, 2] first frame of the motion's loop and the one after the last; (0, 0) for none.
        motions: Labels of the other motions, which are only shown for others.
        pictures: Of the pad, for every template.
        ankle_offset: [2] from the estimated place of an ankle to its true one, forward and outward [m].
        shown_as: Label to the label that is shown for it (thesis, 3.1.1: footwork may be mapped to other motions).
    """

    character: Character
    pad: Pad
    templates: Templates
    root: np.ndarray
    rotations: np.ndarray
    contacts: np.ndarray
    starts: np.ndarray
    motion_loops: np.ndarray
    motions: tuple[str, ...]
    pictures: Pictures
    ankle_offset: np.ndarray
    shown_as: dict[str, str] = field(default_factory=dict)

    @cached_property
    def roles(self) -> Roles:
        """Joint roles of the character."""
        return find(of_character(self.character))

    @cached_property
    def clips(self) -> list[Clip]:
        """The motion of every template, then the other motions."""
        joints = [self.roles[f"{side}_ankle"] for side in ("left", "right")]
        hips = [self.roles[f"{side}_hip"] for side in ("left", "right")]
        whole = Motion(of_character(self.character), RATE, self.root, self.rotations)
        at, turns = whole.positions, whole.world_rotations
        rotations = whole.local_rotations
        found = []
        for a, b, loop in zip(self.starts[:-1], self.starts[1:], self.motion_loops, strict=True):
            own = rotation.continuous(rotations[a:b])
            places = at[a:b, joints], turns[a:b, joints], at[a:b, hips]
            found.append(Clip(self.root[a:b], own, self.contacts[a:b], *places, (int(loop[0]), int(loop[1]))))
        return found

    @cached_property
    def shown(self) -> list[int]:
        """For every template the number of the motion that is shown."""
        labels = [*self.templates.labels, *self.motions]
        found = list(range(len(self.templates.labels)))
        for label, other in self.shown_as.items():
            all_of_it = [k for k, name in enumerate(labels) if name == other]
            for k in (k for k, name in enumerate(self.templates.labels) if name == label and all_of_it):
                lead = self.clips[k].leads  # the same foot first, if there is such a motion
                found[k] = next((m for m in all_of_it if self.clips[m].leads == lead), all_of_it[0])
        return found

    def arrays(self) -> dict[str, np.ndarray]:
        """What the .npz file holds."""
        t = self.templates
        return {
            "features": t.features.astype(np.float32),
            "lengths": t.lengths.astype(np.int64),
            "quiet": np.stack((t.centre, t.quiet_deviation, t.deviation)),
            "root": self.root.astype(np.float32),
            "rotations": self.rotations.astype(np.float32),
            "contacts": self.contacts.astype(bool),
            "starts": self.starts.astype(np.int64),
            "loops": t.loops.astype(np.int64),
            "motion_loops": self.motion_loops.astype(np.int64),
            "cells": self.pictures.cells.astype(np.int32),
            "cell_levels": self.pictures.values,
            "picture_starts": self.pictures.starts.astype(np.int64),
            "picture_firsts": self.pictures.firsts.astype(np.int64),
        }


def of_skill(skill: Skill) -> Database:
    """The database of a skill; every key and array is checked.

    Raises:
        BadFile: A key or an array cannot be used, or belongs to another body.
    """
    table = skill.table()
    arrays = skill.arrays()
    source = skill.path or skill.id
    table.text("data", default="")
    table.text("recording", default="", longest=100)
    pad = _pad(table.table("pad"))
    threshold = table.number("threshold", low=0.0)
    offset = np.array(table.vector("ankle_offset", 2, low=-1.0, high=1.0))
    labels = _labels(table, "acts")
    motions = _labels(table, "motions")
    every = table.integer("picture_every", default=1, low=1, high=1000)
    mapped = table.table("shown_as", default={})
    shown = {name: mapped.text(name, choices=[*labels, *motions]) for name in list(mapped.data)}
    table.done()
    for name, (kind, dimensions) in KINDS.items():
        if name not in arrays or arrays[name].ndim != dimensions or arrays[name].dtype.kind != kind:
            raise BadFile(source, name, f"expected an array of kind {kind!r} with {dimensions} dimensions in the data")
    joints = len(of_character(skill.character))
    _check(source, arrays, len(labels), joints, skill.character.name)
    _check_more(source, arrays, len(labels), len(motions), pad)
    quiet = arrays["quiet"].astype(float)
    features = arrays["features"].astype(float)
    shape = quiet[0], quiet[1], quiet[2]
    templates = Templates(tuple(labels), features, arrays["lengths"], *shape, threshold, arrays["loops"])
    rotations = rotation.normalized(arrays["rotations"].astype(float))
    root, on = arrays["root"].astype(float), arrays["contacts"]
    ends = arrays["picture_starts"], arrays["picture_firsts"]
    pictures = Pictures(arrays["cells"], arrays["cell_levels"], *ends, every)
    where = arrays["starts"], arrays["motion_loops"], tuple(motions), pictures
    return Database(skill.character, pad, templates, root, rotations, on, *where, offset, shown)


def _labels(table: Table, name: str) -> list[str]:
    """Labels of a list of acts or motions."""
    labels = []
    for row in table.tables(name, most=MAX_ACTS):
        labels.append(row.identifier("label"))
        row.text("kind", default="", longest=60)
        row.text("clip", default="", longest=100)
        row.done()
    return labels


def _pad(table: Table) -> Pad:
    pad = Pad(
        rows=table.integer("rows", low=4, high=1024),
        columns=table.integer("columns", low=4, high=1024),
        cell=table.number("cell_m", low=0.001, high=0.1),
        rate=table.number("rate_hz", low=1.0, high=1000.0),
        levels=table.integer("levels", low=1, high=65535),
        full_scale=table.number("full_scale_n_cm2", low=0.01, high=1e4),
    )
    table.done()
    return pad


def _check(source, arrays: dict[str, np.ndarray], count: int, joints: int, body: str) -> None:
    """Sizes that fit each other and the body, and nothing but finite numbers."""
    features, starts, frames = arrays["features"], arrays["starts"], len(arrays["root"])
    if arrays["rotations"].shape[1:] != (joints, 4):
        raise BadFile(
            source,
            "rotations",
            f"a database of another body: {arrays['rotations'].shape[1]} joints; expected the {joints} of {body}",
        )
    fits = (
        0 < count == len(features) == len(arrays["lengths"])
        and features.shape[2] == len(NAMES)
        and arrays["quiet"].shape == (3, len(NAMES))
        and arrays["root"].shape == (frames, 3)
        and len(arrays["rotations"]) == frames <= MAX_FRAMES
        and arrays["contacts"].shape == (frames, 2)
    )
    if not fits:
        raise BadFile(source, "acts", f"{count} acts and arrays of other sizes; expected one database of one training")
    ordered = starts[0] == 0 and starts[-1] == frames and bool(np.all(np.diff(starts) >= 2))
    longest = arrays["lengths"].min() >= 2 and arrays["lengths"].max() <= features.shape[1]
    finite = all(np.isfinite(arrays[name]).all() for name in ("features", "quiet", "root", "rotations"))
    norms = np.linalg.norm(arrays["rotations"], axis=-1)
    if not (ordered and longest and finite and (arrays["quiet"][1:] > 0.0).all() and (norms > 0.5).all()):
        raise BadFile(source, "starts", "numbers that are out of range; expected a database as training writes it")


def _check_more(source, arrays: dict[str, np.ndarray], count: int, motions: int, pad: Pad) -> None:
    """Motions, loops and pictures that fit the acts."""
    starts, loops, rounds = arrays["starts"], arrays["loops"], arrays["motion_loops"]
    if not (len(starts) - 1 == len(rounds) == count + motions and len(loops) == count):
        raise BadFile(source, "starts", f"{len(starts) - 1} motions; expected one for each of {count + motions} labels")
    longest = np.diff(starts)
    good = loops.shape[1] == rounds.shape[1] == 2 and loops.min() >= 0 and rounds.min() >= 0
    good = good and bool(np.all((np.diff(loops)[:, 0] == 0) | (np.diff(loops)[:, 0] >= 3)))
    good = good and bool(np.all(loops[:, 1] < arrays["lengths"])) and bool(np.all(rounds[:, 1] < longest))
    if not good or np.any((np.diff(rounds)[:, 0] != 0) & (np.diff(rounds)[:, 0] < 20)):
        raise BadFile(source, "loops", "loops outside their motions; expected a database as training writes it")
    cells, begins, firsts = arrays["cells"], arrays["picture_starts"], arrays["picture_firsts"]
    fits = (
        len(cells) == len(arrays["cell_levels"]) <= MAX_CELLS
        and len(firsts) == count + 1
        and begins[0] == firsts[0] == 0
        and begins[-1] == len(cells)
        and firsts[-1] == len(begins) - 1
        and bool(np.all(np.diff(begins) >= 0))
        and bool(np.all(np.diff(firsts) >= 1))
        and (not len(cells) or (cells.min() >= 0 and cells.max() < pad.rows * pad.columns))
    )
    if not fits:
        raise BadFile(source, "cells", f"pictures that do not fit; expected those of {count} acts on this pad")
