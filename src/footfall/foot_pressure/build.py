"""A database from performances, and its folder: a skill file that can be read, and one file of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import tomlkit

from ..characters import Character
from ..characters.roles import find
from ..characters.shape import LENGTHS
from ..control import skill as skills
from ..motion import rotation
from ..motion.motion import Motion
from ..parallel import Progress, no_progress
from ..physics.pressure import Pad
from ..systems.foot_pressure import pad_file
from ..systems.foot_pressure.bins import binned, per_bin, slower
from ..systems.foot_pressure.database import Database
from ..systems.foot_pressure.features import Extractor
from ..systems.foot_pressure.pictures import packed
from ..writing import whole_folder
from . import kinds
from .figure import Act
from .kept import Kept
from .kinds import Recipe
from .performances import Performance, Performer, Person
from .steps import loop_frames
from .train import motion_frame, train

DATA, RECORDING = "acts.npz", "pad.csv"
PER_LABEL = 6  # performances of each label in a database
OFFSET_FROM = 5  # every so many performances the place of an ankle is compared with its estimate
QUIET = 4, 20.0  # recordings of quiet stance, and their length [s]
TITLE = "Animation from foot pressure"
ABOUT = "Recognises steps, kicks, punches, jumps and other acts from the pressure under the feet, and shows them."
SOURCE = "K. Yin, PhD thesis, UBC 2007, chapter 3 (FootSee); simulated pads, clips of mocap.cs.cmu.edu"


def performed(
    performer: Performer,
    recipes: Sequence[Recipe],
    each: int,
    seed: int,
    progress: Progress = no_progress,
    kept: Kept | None = None,
) -> list[Performance]:
    """Performances of every label.

    Args:
        performer: Who performs.
        recipes: Acts; those of one label are taken in turn.
        each: Performances of each label.
        seed: Of all that varies.
        progress: Called after each.
        kept: Those that an earlier run has made.

    Returns:
        The performances, label after label.
    """
    random = np.random.default_rng(seed)
    labels = kinds.labels(list(recipes))
    made: list[Performance] = []
    for label in labels:
        own = [recipe for recipe in recipes if recipe.label == label]
        order = random.permutation(len(own))
        for k in range(each):
            recipe = own[order[k % len(own)]]
            perform = partial(performer.perform, recipe, int(random.integers(2**31)))
            made.append(perform() if kept is None else kept.performance(len(made), recipe, perform))
            progress(len(made), len(labels) * each, f"performances of {performer.person.name}")
    return made


def database(
    performances: Sequence[Performance],
    character: Character,
    pad: Pad,
    extra: Sequence[tuple[str, Act]] = (),
) -> tuple[Database, list[tuple[str, str]]]:
    """The database of performances by one person.

    Args:
        performances: Of acts and of quiet stance, on the body of `character`.
        character: The body.
        pad: That was used.
        extra: Labels and acts that are only shown for others.

    Returns:
        The database, and kind and clip of every template.
    """
    slow = slower(pad)
    performances = [replace(one, frames=binned(one.frames, per_bin(pad))) for one in performances]
    templates, begins = train(performances, slow)
    roles = find(performances[0].motion.skeleton)
    joints = [roles["left_ankle"], roles["right_ankle"]]
    parts, loops, seen = [], [], []
    for (performance, first), length in zip(begins, templates.lengths, strict=True):
        a = motion_frame(max(first, 0), slow)
        b = min(len(performance.motion), motion_frame(first + int(length), slow) + 1)
        parts.append(Act(_from_origin(performance.motion[a:b], joints), performance.contacts[a:b]))
        loops.append((0, 0))
        seen.append(performance.frames[np.clip(np.arange(first, first + length), 0, len(performance.frames) - 1)])
    for k in np.flatnonzero(templates.loops[:, 1]):
        loops[k] = loop_frames(parts[k].contacts)
    for _, act in extra:
        parts.append(Act(_from_origin(act.motion, joints), act.contacts))
        loops.append(loop_frames(act.contacts))
    made = Database(
        character,
        pad,
        templates,
        np.concatenate([part.motion.root for part in parts]),
        np.concatenate([part.motion.local_rotations for part in parts]),
        np.concatenate([part.contacts for part in parts]),
        np.concatenate(([0], np.cumsum([len(part) for part in parts]))),
        np.array(loops),
        tuple(label for label, _ in extra),
        packed(seen, slow.rate),
        _ankle_offset(performances, slow, joints),
    )
    return made, [(performance.kind, performance.clip) for performance, _ in begins]


def _from_origin(motion: Motion, joints: list[int]) -> Motion:
    """The motion with its feet around the origin, facing x, in its first frame."""
    headings = rotation.heading(motion.world_rotations[0, joints])
    yaw = float(np.angle(np.exp(1j * headings).sum()))
    motion = motion.moved(yaw=-yaw)
    middle = motion.positions[0, joints].mean(axis=0)
    return motion.moved((-middle[0], -middle[1], 0.0))


def _ankle_offset(performances: Sequence[Performance], pad: Pad, joints: list[int]) -> np.ndarray:
    """[2] forward and outward, from the estimate of an ankle's place to the joint: the median in first stances [m]."""
    found = []
    for performance in performances[::OFFSET_FROM]:
        extractor = Extractor(pad)
        last = int((performance.onset - 0.2) * pad.rate)
        for frame in performance.frames[: max(last, 0)]:
            extractor.push(frame)
        feet = extractor.tracker.feet
        if feet is None or not extractor.ready:
            continue
        true = performance.motion.positions[motion_frame(max(last - 1, 0), pad), joints, :2]
        own = (true - [foot.ankle for foot in feet]) @ extractor.tracker.turn.T
        found += [own[0] * (1.0, 1.0), own[1] * (1.0, -1.0)]
    return np.median(found, axis=0) if found else np.zeros(2)


def make(
    performer: Performer,
    each: int = PER_LABEL,
    seed: int = 1,
    progress: Progress = no_progress,
    kept: Kept | None = None,
) -> tuple[Database, list[tuple[str, str]]]:
    """A database trained on the recordings for training.

    Args:
        performer: Whose it is.
        each: Performances of each label.
        seed: Of all that varies.
        progress: Called after each performance.
        kept: Those that an earlier run has made.

    Returns:
        The database, and kind and clip of every template.
    """
    acts = performed(performer, kinds.training(), each, seed, progress, kept)
    quiet = [performer.quiet(QUIET[1], seed + 1000 + k) for k in range(QUIET[0])]
    walks = [("walk", performer.recorded(source)) for source in kinds.walks()]
    return database([*acts, *quiet], performer.figure.character, performer.pad, walks)


def document(name: str, made: Database, person: Person, base: str, acts: Sequence[tuple[str, str]]) -> str:
    """The text of the skill file.

    Args:
        name: Its id.
        made: The database.
        person: Whose it is.
        base: Name of the character that the person's shape changes.
        acts: Kind and clip of every template.

    Returns:
        TOML.
    """
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, name
    doc["title"], doc["about"], doc["source"] = TITLE, ABOUT, SOURCE
    doc["origin"], doc["kind"], doc["system"] = "designed", "behaviour", "foot_pressure"
    doc["character"], doc["data"], doc["recording"] = base, DATA, RECORDING
    doc["picture_every"] = made.pictures.every
    doc["threshold"] = round(float(made.templates.threshold), 6)
    doc["ankle_offset"] = [round(float(v), 5) for v in made.ankle_offset]
    shape = {part: getattr(person.shape, part) for part in (*LENGTHS, "mass") if getattr(person.shape, part) != 1.0}
    if shape:
        doc["shape"] = shape
    pad = tomlkit.table()
    pad.comment("the pad that it was trained with")
    pad.update({key: getattr(made.pad, attribute) for key, attribute in pad_file.KEYS.items()})
    doc["pad"] = pad
    shown = tomlkit.table()
    shown.comment('label = "label of the motion that is shown for it"')
    shown.update(made.shown_as or {a: b for a, b in kinds.WALKED.items() if b in made.motions})
    doc["shown_as"] = shown
    others = [(label, "walk", kinds.WALK) for label in made.motions]
    named = [(label, *act) for label, act in zip(made.templates.labels, acts, strict=True)]
    for key, entries in (("motions", others), ("acts", named)):
        rows = tomlkit.aot()
        for label, kind, clip in entries:
            row = tomlkit.table()
            row["label"], row["kind"], row["clip"] = label, kind, clip
            rows.append(row)
        doc[key] = rows
    return tomlkit.dumps(doc)


def write(place: Path, text: str, made: Database, demo: pad_file.Recording) -> None:
    """Write the folder, whole or not at all.

    Args:
        place: The folder.
        text: Of its skill file.
        made: The database.
        demo: A recording that `footfall play` shows.
    """

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(text, encoding="utf-8")
        with (folder / DATA).open("wb") as file:
            np.savez_compressed(file, **made.arrays())  # pyright: ignore[reportArgumentType]
        pad_file.write(folder / RECORDING, demo)

    whole_folder(place, fill)


def joined(performances: Sequence[Performance], pad: Pad) -> pad_file.Recording:
    """Some performances as one recording."""
    return pad_file.Recording(pad, np.concatenate([performance.frames for performance in performances]))
