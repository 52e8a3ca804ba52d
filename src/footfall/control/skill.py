"""Skills: everything that a system needs to move a character, as a text file without code.

This module reads and checks what all skills share. The part that belongs to one system (its states, its gains) is left
as a `Table` for that system to read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from .. import arrays as array_files
from .. import characters
from ..characters import BodyShape, Character, Load
from ..characters.shape import HIGH, LENGTHS, LOW
from ..errors import BadFile, BadInput, FootfallError, UnknownName
from ..physics import scene as scenes
from ..physics.scene import Scene
from ..physics.start import Start
from ..strict import Table, read_toml
from . import archive

SCHEMA = "footfall/skill"
VERSION = 1
MAX_ARRAY_BYTES = 64 << 20
BUILT_IN = Path(__file__).parents[1] / "skills"
KINDS = ("cycle", "act", "behaviour")
ORIGINS = ("printed", "tuned", "designed")


@dataclass(frozen=True)
class Skill:
    """One skill file, its shared part checked. Made by `load`.

    Attributes:
        id: Its name.
        title: One line.
        about: A description.
        source: Where the numbers come from.
        origin: `printed` in a paper, `tuned` from it, or `designed` here.
        kind: `cycle` repeats; `act` happens once and goes on to another state; `behaviour` changes between skills.
        gait: The gait it is a version of: planar-run and planar-run-printed are both "run".
        system: Name of the system that plays it.
        character: The body, with the file's `[shape]` applied.
        start: Initial position and velocities.
        start_state: Number of the first state.
        scene: The ground it is made for.
        speed: Forward speed without a command [m/s].
        rig: Name of a clip beside the file, on whose skeleton its motion is exported, or "".
        lateral: Speed to the left without a command [m/s].
        wanted: Ranges (low, high) in which a search keeps the gait; names are in `WANTED`.
        evidence: Figures that a test reproduces.
        body: The system's own part of the file, not yet checked.
        path: The file; None for a skill made in memory.
        held: Arrays that are not in a file yet.
    """

    id: str
    title: str
    about: str
    source: str
    origin: str
    kind: str
    gait: str
    system: str
    character: Character
    start: Start
    start_state: int
    scene: Scene = field(default_factory=Scene)
    speed: float = 0.0
    rig: str = ""
    lateral: float = 0.0
    wanted: dict[str, tuple[float, ...]] = field(default_factory=dict)
    evidence: dict[str, float] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)
    path: Path | None = None
    held: dict[str, np.ndarray] | None = field(default=None, compare=False, repr=False)

    def table(self) -> Table:
        """The system's own part of the file, for strict reading.

        Returns:
            A table whose getters check types and ranges; its `done` refuses keys that were not read.
        """
        table = Table(self.path or self.id, self.body)
        for name in _SHARED:
            table.has(name)  # read already; known, so that a misspelt one is recognised
        return table

    def arrays(self) -> dict[str, np.ndarray]:
        """The arrays of the `.npz` file that the skill names with `data`.

        Returns:
            Arrays by name; none without such a file.

        Raises:
            BadFile: The file is missing, too large, outside the skill's folder, or holds anything but arrays.
        """
        if self.held is not None:
            return self.held
        name = self.body.get("data")
        return {} if name is None or self.path is None else read_arrays(self.path, name)


def names() -> list[str]:
    """Names of the built-in skills, sorted."""
    return list(_names())


@cache
def _names() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in BUILT_IN.glob("*/skill.toml")))


def finished(folder: Path) -> list[Path]:
    """The skill files in the folders of a folder; hidden folders are left out, which a killed command may have left."""
    return sorted(path for path in folder.glob("*/skill.toml") if not path.parent.name.startswith("."))


def inside(folder: Path) -> list[Path]:
    """The skill files of a folder: its own, or those of the folders in it, in order of their names."""
    if not _is_folder(folder):
        raise BadInput(f"{folder}: there is no such folder")
    try:
        found = sorted(path for path in (folder / "skill.toml", *finished(folder)) if path.is_file())
    except OSError as error:
        raise BadInput(f"{folder}: cannot be looked into ({error.strerror or error})") from None
    if not found:
        raise BadInput(f"{folder}: no skill in this folder; a skill is a folder with a skill.toml")
    return found


def load(name: str | Path) -> Skill:
    """Load a skill.

    Args:
        name: Name of a built-in skill (`"human-walk"`), or the path of a skill file, of its folder, or of an archive of
            it (.zip).

    Returns:
        The skill, its shared part checked. Its system checks the rest when it is played.

    Raises:
        UnknownName: There is no built-in skill of that name.
        BadFile: The file cannot be read, or a key is missing or out of range.
    """
    text = str(name)
    path = Path(text)
    if text in names():
        return _built_in(text)
    if text.endswith(".zip"):
        return read(archive.unpacked(path))
    if text.endswith(".toml") or "/" in text or "\\" in text or (text and _is_folder(path)):
        return read(path / "skill.toml" if _is_folder(path) else path)
    raise UnknownName("skill", text, names())


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name too long for the file system, or a folder that may not be looked into
        return False


@cache
def _built_in(name: str) -> Skill:
    return read(BUILT_IN / name / "skill.toml")


def read(path: Path) -> Skill:
    """Read and check one skill file."""
    return from_data(read_toml(path), path)


def from_data(data: dict[str, Any], path: Path) -> Skill:
    """Check the shared part of a parsed skill file."""
    table = Table(path, data)
    table.text("schema", choices=[SCHEMA])
    version = table.integer("version", low=1)
    if version > VERSION:
        raise table.fail("version", f"{version} is newer than {VERSION}; upgrade footfall to read this skill")
    name = table.text("character", longest=200)
    if name.endswith((".toml", ".json")):
        name = str(confined(path, name, "character"))
    try:
        character = characters.load(name)
    except UnknownName as error:
        raise table.fail("character", str(error)) from None
    if table.has("shape"):
        character = characters.reshape(character, _shape(table.table("shape"), character))
    try:
        scene = scenes.parse(table.text("scene", "flat", longest=100))
    except FootfallError as error:
        raise table.fail("scene", str(error)) from None
    entry = table.table("entry", {})
    skill = Skill(
        id=table.identifier("id"),
        title=table.text("title", longest=100),
        about=table.text("about", ""),
        source=table.text("source", ""),
        origin=table.text("origin", "designed", choices=ORIGINS),
        kind=table.text("kind", "cycle", choices=KINDS),
        gait=table.text("gait", "", longest=60),
        system=table.text("system", longest=60),
        character=character,
        start=_start(entry, character),
        start_state=entry.integer("state", 0, high=63),
        scene=scene,
        speed=table.number("speed", 0.0, low=-5.0, high=15.0),
        lateral=table.number("lateral", 0.0, low=-5.0, high=5.0),
        rig=table.text("rig", "", longest=100),
        wanted=_wanted(table.table("wanted", {})),
        evidence=_evidence(table.table("evidence", {})),
        body={key: value for key, value in data.items() if key not in _SHARED},
        path=path,
    )
    entry.done()
    if skill.rig:
        confined(path, skill.rig, "rig")
    if "data" in skill.body:
        confined(path, table.text("data", longest=100), "data")
    return skill


_SHARED = {
    *("schema", "version", "id", "title", "about", "source", "origin", "kind", "gait"),
    *("system", "character", "entry", "evidence", "scene", "shape", "speed", "lateral", "rig", "wanted"),
}


def _start(entry: Table, character: Character) -> Start:
    joints = [joint.name for joint in character.joints]
    velocity = entry.vector("velocity", 2, [0.0, 0.0], low=-20.0, high=20.0)
    return Start(
        pitch=entry.number("pitch", 0.0, low=-7.0, high=7.0),
        pitch_rate=entry.number("pitch_rate", 0.0, low=-50.0, high=50.0),
        velocity=(velocity[0], velocity[1]),
        rise=entry.number("rise", 0.0, low=0.0, high=2.0),
        sideways=entry.number("sideways", 0.0, low=-20.0, high=20.0),
        roll=entry.number("roll", 0.0, low=-7.0, high=7.0),
        roll_rate=entry.number("roll_rate", 0.0, low=-50.0, high=50.0),
        yaw_rate=entry.number("yaw_rate", 0.0, low=-50.0, high=50.0),
        angles=entry.table("angles", {}).numbers(joints, low=-7.0, high=7.0),
        rates=entry.table("rates", {}).numbers(joints, low=-50.0, high=50.0),
    )


def _shape(table: Table, character: Character) -> BodyShape:
    """The body the skill is made for, as fractions of the character, with loads such as a backpack."""
    loads = []
    for row in table.tables("loads", 16):
        at = row.vector("at", 3, low=-5.0, high=5.0) if row.has("at") else ()
        link = row.text("link", choices=[part.name for part in character.links])
        loads.append(Load(link, row.number("mass", low=0.0, high=1000.0), at))
        row.done()
    fractions = {name: table.number(name, 1.0, LOW, HIGH) for name in (*LENGTHS, "mass")}
    table.done()
    return BodyShape(**fractions, loads=tuple(loads))


WANTED = ("speed", "sideways", "step_time", "separation", "flight", "rise", "unevenness")


def _wanted(table: Table) -> dict[str, tuple[float, ...]]:
    """The `[wanted]` table: `speed = [0.8, 1.2]` is the range in which a search keeps the gait."""
    ranges = {name: table.vector(name, 2, low=-100.0, high=100.0) for name in WANTED if table.has(name)}
    table.done()
    for name, (low, high) in ranges.items():
        if not low < high:
            raise table.fail(name, f"expected [low, high] with low < high, got [{low}, {high}]")
    return ranges


def _evidence(table: Table) -> dict[str, float]:
    return table.numbers(list(table.data))


def confined(path: Path, name: str, key: str) -> Path:
    """A file named inside a skill, refused unless it lies in the skill's own folder."""
    try:
        folder = path.parent.resolve()
        target = (folder / name).resolve()
    except (OSError, RuntimeError) as error:  # links that go round in a circle, names that are too long
        raise BadFile(path, key, f"{name!r} leads nowhere: {error}") from None
    if Path(name).is_absolute() or folder not in target.parents:
        raise BadFile(path, key, f"{name!r} leads out of the skill's folder; expected a file inside it")
    return target


def read_arrays(path: Path, name: Any) -> dict[str, np.ndarray]:
    """Arrays of an `.npz` next to a skill: no pickles, sizes checked before anything is unpacked."""
    if not isinstance(name, str):
        raise BadFile(path, "data", "expected the name of an .npz file")
    target = confined(path, name, "data")
    if not target.is_file():
        raise BadFile(path, "data", f"{name}: no such file")
    try:
        return array_files.read_all(target, MAX_ARRAY_BYTES, "a file of plain arrays")
    except BadFile as error:
        raise BadFile(path, "data", f"{name}: {error.key + ': ' if error.key else ''}{error.problem}") from None
