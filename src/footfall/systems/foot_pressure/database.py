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
from .features import NAMES
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
}


@dataclass(frozen=True, eq=False)
class Clip:
    """The motion of one template.

    Attributes:
        root: [frame, 3] [m], feet in its first frame around the origin, facing x.
        rotations: [frame, joint, 4] local rotations; the root's in the world.
        contacts: [frame, 2] of the feet.
        ankles: [frame, 2, 3] positions [m].
        feet: [frame, 2, 4] world rotations.
        hips: [frame, 2, 3] positions of the hip joints [m].
    """

    root: np.ndarray
    rotations: np.ndarray
    contacts: np.ndarray
    ankles: np.ndarray
    feet: np.ndarray
    hips: np.ndarray


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
        starts: [template + 1] first frame of every motion.
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
    ankle_offset: np.ndarray
    shown_as: dict[str, str] = field(default_factory=dict)

    @cached_property
    def roles(self) -> Roles:
        """Joint roles of the character."""
        return find(of_character(self.character))

    @cached_property
    def clips(self) -> list[Clip]:
        """The motion of every template."""
        joints = [self.roles[f"{side}_ankle"] for side in ("left", "right")]
        hips = [self.roles[f"{side}_hip"] for side in ("left", "right")]
        whole = Motion(of_character(self.character), RATE, self.root, self.rotations)
        at, turns = whole.positions, whole.world_rotations
        rotations = whole.local_rotations
        found = []
        for a, b in zip(self.starts[:-1], self.starts[1:], strict=True):
            own = rotation.continuous(rotations[a:b])
            found.append(
                Clip(self.root[a:b], own, self.contacts[a:b], at[a:b, joints], turns[a:b, joints], at[a:b, hips])
            )
        return found

    @cached_property
    def shown(self) -> list[int]:
        """For every template the one whose motion is shown."""
        labels = self.templates.labels
        others = {label: labels.index(other) for label, other in self.shown_as.items() if other in labels}
        return [others.get(label, k) for k, label in enumerate(labels)]

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
    rows = table.tables("acts", most=MAX_ACTS)
    labels = []
    for row in rows:
        labels.append(row.identifier("label"))
        row.text("kind", longest=60)
        row.text("clip", default="", longest=100)
        row.done()
    mapped = table.table("shown_as", default={})
    shown = {name: mapped.text(name, choices=labels) for name in list(mapped.data)}
    table.done()
    for name, (kind, dimensions) in KINDS.items():
        if name not in arrays or arrays[name].ndim != dimensions or arrays[name].dtype.kind != kind:
            raise BadFile(source, name, f"expected an array of kind {kind!r} with {dimensions} dimensions in the data")
    joints = len(of_character(skill.character))
    _check(source, arrays, len(labels), joints, skill.character.name)
    quiet = arrays["quiet"].astype(float)
    features = arrays["features"].astype(float)
    templates = Templates(tuple(labels), features, arrays["lengths"], quiet[0], quiet[1], quiet[2], threshold)
    rotations = rotation.normalized(arrays["rotations"].astype(float))
    root, on = arrays["root"].astype(float), arrays["contacts"]
    return Database(skill.character, pad, templates, root, rotations, on, arrays["starts"], offset, shown)


def _pad(table: Table) -> Pad:
    values = {
        "rows": table.integer("rows", low=4, high=1024),
        "columns": table.integer("columns", low=4, high=1024),
        "cell": table.number("cell_m", low=0.001, high=0.1),
        "rate": table.number("rate_hz", low=1.0, high=1000.0),
        "levels": table.integer("levels", low=1, high=65535),
        "full_scale": table.number("full_scale_n_cm2", low=0.01, high=1e4),
    }
    table.done()
    return Pad(**values)  # type: ignore[arg-type]


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
        0 < count == len(features) == len(arrays["lengths"]) == len(starts) - 1
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
