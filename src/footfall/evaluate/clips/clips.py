"""Reading of clips: the file, the roles of its joints, cleaning. An invalid file does not stop the others."""

from __future__ import annotations

import csv
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel
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

CLASSIFIED_SECONDS = 12.0  # of the middle of a clip, from which it is classified [s]
MIN_TRAVEL_SPEED = 0.25  # below this it stays in place [m/s]
MAX_FRAMES, MAX_FRAME_RATE = 60, 20.0  # of a preview [1], [1/s]
SHORTEST_LEG = 1e-6  # that can be scaled to a person's, in the unit of the file
MAX_POINTS = 5000  # in all frames of a preview


@dataclass(frozen=True, eq=False)
class Clip:
    """One file: the motion as read, the roles of its joints, and the cleaned motion."""

    path: Path
    recorded: Motion
    roles: Roles
    cleaned: Cleaned
    warnings_of_file: tuple[str, ...] = ()  # warnings of the reader
    stem: str = ""  # of output files

    @property
    def motion(self) -> Motion:
        """The cleaned motion."""
        return self.cleaned.motion

    def check_facing(self) -> None:
        """Refuse a clip of a planar body, whose heading is undefined because both hips coincide."""
        apart = self.motion.position(self.roles["left_hip"]) - self.motion.position(self.roles["right_hip"])
        if np.abs(apart).max() < 1e-6:
            raise BadInput(
                "both hips are at one point, as in a planar body, so that its heading is undefined; "
                "info, contacts and conversion still work"
            )

    def frames(self, first: int, last: int) -> Clip:
        """A part of the clip; frames are numbered as in the file, the last one is included."""
        begin, end = self.cleaned.first, self.cleaned.first + len(self.motion) - 1
        if not begin <= first <= last <= end:
            raise BadInput(f"frames {first}-{last} are not in this clip; it has frames {begin} to {end}")
        part = replace(self.cleaned, motion=self.motion[first - begin : last + 1 - begin], first=first)
        return replace(self, cleaned=part)


@dataclass(frozen=True)
class Options:
    """How clips are read: cleaning steps to skip, a joint map, and the skeleton of .amc files."""

    skipped: tuple[str, ...] = ()
    map_file: str | None = None
    skeleton: str | None = None

    def __post_init__(self) -> None:
        steps(self.skipped)
        for path in (self.map_file, self.skeleton):
            if path is not None and not Path(path).is_file():
                raise BadInput(f"{path}: there is no such file")


def steps(skipped: Sequence[str]) -> tuple[str, ...]:
    """The cleaning steps without the skipped ones; unknown names are refused."""
    for name in skipped:
        if name not in cleaning.ALL:
            raise UnknownName("cleaning step", name, cleaning.ALL)
    return tuple(step for step in cleaning.ALL if step not in skipped)


def load(path: Path, skipped: Sequence[str] = (), map_file: str | None = None, skeleton: str | None = None) -> Clip:
    """Read and clean a clip.

    Args:
        path: A .bvh or .amc file.
        skipped: Names of cleaning steps to skip.
        map_file: Joint map; roles are found by name and structure if None.
        skeleton: The .asf file of an .amc file; found beside it if None.
    """
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", bvh.FileWarning)
        recorded = files.read(path, skeleton)
    warnings_of_file = tuple(str(warning.message) for warning in caught)
    roles = joint_roles.read_map(map_file, recorded.skeleton) if map_file else joint_roles.find(recorded.skeleton)
    if not leg_length(recorded, roles) > SHORTEST_LEG:
        raise BadFile(path, "", "the legs of this skeleton have no length; expected OFFSETs that are not all 0")
    done = cleaning.clean(recorded, steps(skipped), roles)
    roles = Roles(done.motion.skeleton, roles.joints)  # in metres
    return Clip(path, recorded, roles, done, warnings_of_file, stem=path.stem)


def middle(motion: Motion, seconds: float) -> Motion:
    """The middle of a motion, of a given duration [s]: starting and stopping are at the ends."""
    count = min(len(motion), max(1, round(seconds * motion.rate)))
    begin = (len(motion) - count) // 2
    return motion[begin : begin + count]


def kind(clip: Clip) -> tuple[str, float | None]:
    """Class of a clip, such as walk or run, and its speed [m/s]; an empty class and None if unknown."""
    try:
        clip.check_facing()
    except BadInput:
        return "", None
    shown = gait(middle(clip.motion, CLASSIFIED_SECONDS), clip.roles)
    if shown.speed < MIN_TRAVEL_SPEED:
        return ("steps in place" if shown.steps > 3 else "in place"), None
    if shown.duty is None:
        return "", shown.speed
    way = "backwards " if shown.forward_speed < -0.5 * shown.speed else ""
    return f"{way}{'run' if shown.duty < 0.5 else 'walk'}", shown.speed


def preview(clip: Clip) -> dict[str, Any] | None:
    """Frames of the middle of a clip for a stick figure, points in millimetres; None for too many joints."""
    motion, skeleton = clip.motion, clip.motion.skeleton
    ends = [i for i in range(len(skeleton)) if skeleton.end(i) is not None]
    parents = [*skeleton.parents, *ends]
    count = min(MAX_FRAMES, MAX_POINTS // len(parents))
    if count < 2:
        return None
    rate = min(MAX_FRAME_RATE, motion.rate)
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


def find(names: Sequence[str]) -> tuple[list[Path], list[str]]:
    """The clips in files and folders, each once, and an error message for each name that cannot be used."""
    paths: dict[Path, None] = {}
    refused: list[str] = []
    for name in names:
        try:
            paths |= dict.fromkeys(files.find_clips([name]))
        except FootfallError as error:
            refused.append(str(error))
    return list(paths), refused


def stems(paths: Sequence[Path]) -> dict[Path, str]:
    """Stems of the output files of each clip; clips of the same name get that of their folder, or a number."""
    chosen: dict[Path, str] = {}
    taken: set[str] = set()
    for path in paths:
        tries = [path.stem, f"{path.parent.name}-{path.stem}" if path.parent.name else path.stem]
        tries += [f"{path.stem}-{k}" for k in range(2, len(paths) + 2)]
        chosen[path] = next(stem for stem in tries if stem not in taken)
        taken.add(chosen[path])
    return chosen


def process(
    paths: Sequence[Path],
    work: Callable[[Clip], None],
    report: Report,
    options: Options,
    progress: parallel.Progress = parallel.no_progress,
) -> list[str]:
    """Read every clip and apply a function to it.

    Args:
        paths: The files.
        work: Function of one clip; it adds its rows to the report.
        report: The report; its figure `clips_used` is set, and `stopped` after Ctrl-C.
        options: How clips are read.
        progress: Progress callback.

    Returns:
        An error message for each clip that could not be used.
    """
    stem_of, rows, done = stems(paths), len(report.rows), 0
    refused: list[str] = []

    def one(path: Path) -> None:
        nonlocal rows, done
        clip = load(path, options.skipped, options.map_file, options.skeleton)
        report.words += clip.warnings_of_file
        work(replace(clip, stem=stem_of[path]))
        rows, done = len(report.rows), done + 1

    try:
        for path, error in failures(paths, one, progress):
            del report.rows[rows:]  # rows of a clip that failed halfway
            message = str(error).removeprefix(f"{path.stem}: ")
            refused.append(message if str(path) in message else f"{path}: {message}")
    except KeyboardInterrupt:
        report.stopped = True
    report.figures["clips_used"] = done
    return refused


def failures(
    paths: Sequence[Path],
    work: Callable[[Path], None],
    progress: parallel.Progress = parallel.no_progress,
    what: str = "clips",
) -> Iterator[tuple[Path, FootfallError]]:
    """Apply a function to every file; yields the files for which it failed, with the error."""
    for i, path in enumerate(paths):
        progress(i, len(paths), f"{what}: {path.name}")
        try:
            work(path)
        except FootfallError as error:
            yield path, error


def index(folder: Path) -> dict[Path, dict[str, str]]:
    """Rows of the `index.csv` files of a folder and its subfolders, by clip."""
    entries = {}
    for path in sorted([*folder.glob("index.csv"), *folder.glob("*/index.csv")]):
        try:
            with path.open(newline="", encoding="utf-8") as file:
                rows = list(csv.DictReader(file))
        except (OSError, UnicodeDecodeError, csv.Error) as error:
            raise BadFile(path, "", f"cannot be read as a table: {error}") from None
        for row in rows:
            if row.get("file"):
                _check_numbers(path, row)
                entries[path.parent / row["file"]] = row
    return entries


def _check_numbers(path: Path, row: dict[str, str]) -> None:
    """Refuse values of an index that are not usable numbers."""
    for key, least in (("floor_toe_height_cm", -1e6), ("stride_time_s", 1e-6)):
        text = row.get(key)
        try:
            good = not text or least <= float(text) <= 1e6
        except ValueError:
            good = False
        if not good:
            raise BadFile(path, f"{row['file']}: {key}", f"expected a number of at least {least:g}, got {text!r:.40}")
