"""Clips as people hand them in: read, roles found, cleaned; one bad file never stops the others."""

from __future__ import annotations

import csv
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel as pool
from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...errors import BadFile, BadInput, FootfallError, UnknownName
from ...motion import Motion
from ...motion.analysis.gait import gait
from ...motion.analysis.legs import SIDES, leg_length
from ...motion.cleaning import clean as cleaning
from ...motion.cleaning.clean import Cleaned
from ...motion.formats import bvh, files
from ..report import Report

GLANCE = 12.0  # of a clip's middle, looked at to say what it shows [s]
MOVES = 0.25  # slower than this is on the spot [m/s]
PICTURES, PICTURE_RATE = 60, 20.0  # of a sketch, and how many a second, at most
POINTS = 5000  # of all pictures of a sketch, at most


@dataclass(frozen=True, eq=False)
class Clip:
    """One file: as it was read, which joint is which, and cleaned."""

    path: Path
    recorded: Motion
    roles: Roles
    cleaned: Cleaned
    oddities: tuple[str, ...] = ()  # of the file, that did not stop it from being read
    stem: str = ""  # what files made of it are called

    @property
    def motion(self) -> Motion:
        return self.cleaned.motion

    def check_facing(self) -> None:
        """Refuse to go on with a clip of a planar body, whose left and right are one: it faces nowhere."""
        apart = self.motion.position(self.roles["left_hip"]) - self.motion.position(self.roles["right_hip"])
        if np.abs(apart).max() < 1e-6:
            raise BadInput(
                "both hips are in one place, as in a planar body, so that it cannot be seen where it faces; "
                "info, contacts and conversion still work"
            )

    def frames(self, first: int, last: int) -> Clip:
        """Those frames alone, numbered as in the file, the last one included."""
        begin, end = self.cleaned.first, self.cleaned.first + len(self.motion) - 1
        if not begin <= first <= last <= end:
            raise BadInput(f"frames {first}-{last} are not in this clip; it has frames {begin} to {end}")
        part = replace(self.cleaned, motion=self.motion[first - begin : last + 1 - begin], first=first)
        return replace(self, cleaned=part)


@dataclass(frozen=True)
class Options:
    """How clips are read: cleaning steps to leave out, a map of joints, and the skeleton of .amc files."""

    skipped: tuple[str, ...] = ()
    map_file: str | None = None
    skeleton: str | None = None

    def __post_init__(self) -> None:
        steps(self.skipped)
        for path in (self.map_file, self.skeleton):
            if path is not None and not Path(path).is_file():
                raise BadInput(f"{path}: there is no such file")


def steps(skipped: Sequence[str]) -> tuple[str, ...]:
    """The cleaning steps that are left when some are switched off; unknown ones are refused."""
    for name in skipped:
        if name not in cleaning.ALL:
            raise UnknownName("cleaning step", name, cleaning.ALL)
    return tuple(step for step in cleaning.ALL if step not in skipped)


def load(path: Path, skipped: Sequence[str] = (), map_file: str | None = None, skeleton: str | None = None) -> Clip:
    """Read a file, find its joints and clean it; `skipped` names cleaning steps to leave out."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", bvh.FileWarning)
        recorded = files.read(path, skeleton)
    oddities = tuple(str(warning.message) for warning in told)
    roles = joint_roles.read_map(map_file, recorded.skeleton) if map_file else joint_roles.find(recorded.skeleton)
    if not leg_length(recorded, roles) > 0.0:
        raise BadFile(path, "", "the legs of this skeleton have no length; expected OFFSETs that are not all 0")
    done = cleaning.clean(recorded, steps(skipped), roles)
    roles = Roles(done.motion.skeleton, roles.joints)  # in metres
    return Clip(path, recorded, roles, done, oddities, stem=path.stem)


def middle(motion: Motion, seconds: float) -> Motion:
    """So many seconds of a motion, from its middle: people start and stop at the ends."""
    count = min(len(motion), max(1, round(seconds * motion.rate)))
    begin = (len(motion) - count) // 2
    return motion[begin : begin + count]


def kind(clip: Clip) -> tuple[str, float | None]:
    """What the middle of a clip shows, in a word or two, and how fast [m/s]; nothing where that cannot be told."""
    try:
        clip.check_facing()
    except BadInput:
        return "", None
    shown = gait(middle(clip.motion, GLANCE), clip.roles)
    if shown.speed < MOVES:
        return ("steps on the spot" if shown.steps > 3 else "on the spot"), None
    if shown.duty is None:
        return "", shown.speed
    way = "backwards " if shown.forward_speed < -0.5 * shown.speed else ""
    return f"{way}{'run' if shown.duty < 0.5 else 'walk'}", shown.speed


def sketch(clip: Clip) -> dict[str, Any] | None:
    """Pictures of the middle of a clip for a stick figure: points in millimetres; None for too many joints."""
    motion, skeleton = clip.motion, clip.motion.skeleton
    ends = [i for i in range(len(skeleton)) if skeleton.end(i) is not None]
    parents = [*skeleton.parents, *ends]
    count = min(PICTURES, POINTS // len(parents))
    if count < 2:
        return None
    rate = min(PICTURE_RATE, motion.rate)
    part = middle(motion, count / rate)
    at = np.unique(np.minimum(np.round(np.arange(count) * motion.rate / rate).astype(int), len(part) - 1))
    part = part[at]
    points = np.concatenate([part.positions, *(part.end(i)[:, None] for i in ends)], axis=1)
    points[..., :2] -= points[0, 0, :2]
    side = [""] * len(parents)
    for one in SIDES:
        tops = {clip.roles.get(f"{one}_{top}") for top in ("hip", "shoulder", "arm")}
        for i, parent in enumerate(parents):
            if i in tops or (parent >= 0 and side[parent] == one):
                side[i] = one
    whole = np.round(1000.0 * points).astype(int).reshape(len(part), -1)
    return {"rate": rate, "parents": parents, "sides": side, "points": whole.tolist()}


def found(names: Sequence[str]) -> tuple[list[Path], list[str]]:
    """The clips that files and folders name, each once, and a line for each name that cannot be used."""
    paths: dict[Path, None] = {}
    refused: list[str] = []
    for name in names:
        try:
            paths |= dict.fromkeys(files.find_clips([name]))
        except FootfallError as error:
            refused.append(str(error))
    return list(paths), refused


def stems(paths: Sequence[Path]) -> dict[Path, str]:
    """A name for the files made of each clip; clips of the same name get their folder's too, or a number."""
    chosen: dict[Path, str] = {}
    taken: set[str] = set()
    for path in paths:
        tries = [path.stem, f"{path.parent.name}-{path.stem}" if path.parent.name else path.stem]
        tries += [f"{path.stem}-{k}" for k in range(2, len(paths) + 2)]
        chosen[path] = next(stem for stem in tries if stem not in taken)
        taken.add(chosen[path])
    return chosen


def put_through(
    paths: Sequence[Path],
    work: Callable[[Clip], None],
    report: Report,
    options: Options,
    progress: pool.Progress = pool.quiet,
) -> list[str]:
    """Do something with every clip that can be used; a line for each that cannot. Ctrl-C keeps what is done."""
    called, rows, done = stems(paths), len(report.rows), 0
    refused: list[str] = []

    def one(path: Path) -> None:
        nonlocal rows, done
        clip = load(path, options.skipped, options.map_file, options.skeleton)
        report.words += clip.oddities
        work(replace(clip, stem=called[path]))
        rows, done = len(report.rows), done + 1

    try:
        for path, error in each(paths, one, progress):
            del report.rows[rows:]  # of a clip that failed halfway
            said = str(error).removeprefix(f"{path.stem}: ")
            refused.append(said if str(path) in said else f"{path}: {said}")
    except KeyboardInterrupt:
        report.stopped = True
    report.figures["clips_used"] = done
    return refused


def each(
    paths: Sequence[Path],
    work: Callable[[Path], None],
    progress: pool.Progress = pool.quiet,
    what: str = "clips",
) -> Iterator[tuple[Path, FootfallError]]:
    """Do something with every file; yields those that could not be used, with the reason."""
    for i, path in enumerate(paths):
        progress(i, len(paths), f"{what}: {path.name}")
        try:
            work(path)
        except FootfallError as error:
            yield path, error


def index(folder: Path) -> dict[Path, dict[str, str]]:
    """What the `index.csv` files of a folder and of those in it say of each clip."""
    said = {}
    for path in sorted([*folder.glob("index.csv"), *folder.glob("*/index.csv")]):
        try:
            with path.open(newline="", encoding="utf-8") as file:
                rows = list(csv.DictReader(file))
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            raise BadFile(path, "", f"cannot be read as a table: {error}") from None
        for row in rows:
            if row.get("file"):
                _check_numbers(path, row)
                said[path.parent / row["file"]] = row
    return said


def _check_numbers(path: Path, row: dict[str, str]) -> None:
    """What an index says in numbers must be numbers that can be compared with."""
    for key, least in (("floor_toe_height_cm", -1e6), ("stride_time_s", 1e-6)):
        text = row.get(key)
        try:
            good = not text or least <= float(text) <= 1e6
        except ValueError:
            good = False
        if not good:
            raise BadFile(path, f"{row['file']}: {key}", f"expected a number of at least {least:g}, got {text!r:.40}")
