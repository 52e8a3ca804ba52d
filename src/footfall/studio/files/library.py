"""The skill library of a studio: the built-in skills, and those made in this studio, in a folder of their own."""

from __future__ import annotations

import shutil
import tempfile
import threading
from pathlib import Path
from typing import Any

from ... import systems
from ...characters.shape import BODIES
from ...control import archive
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput, FootfallError, UnknownName
from ...strict import is_identifier, parse_toml
from ...writing import copy_beside, folder, whole_text
from . import showcase
from .skill_editor import renamed, retitled

SCENES = {
    "": "The skill's own",
    "flat": "Flat",
    "slope:4": "Uphill, 4°",
    "slope:-4": "Downhill, 4°",
    "stairs:height=-0.1,count=12,start=4": "Steps down, 10 cm",
    "stairs:height=0.05,count=12,start=4": "Steps up, 5 cm",
    "rough:height=0.02,seed=1": "Rough, ± 2 cm",
    "rough:height=0.04,seed=2": "Very rough, ± 4 cm",
    "boxes": "Stacked boxes in the way",
    "boxes:aside=0.5": "Stacked boxes, left and right in turn",
    "beam": "A beam of 60 cm",
    "beam:width=0.4,height=0.1": "A beam of 40 cm",
}


class Library:
    """Skills by name; skills made here come before built-in skills of the same name."""

    def __init__(self, place: Path):
        self.place = place
        self.made: dict[str, Path] = {}  # files of skills made here
        self.reserved: set[str] = set()  # names of skills that jobs are making
        self.lock = threading.Lock()
        self.entries: dict[str, tuple[Any, dict[str, Any]]] = {}  # version of the file, and its entry in `list`
        if place.is_dir():
            for path in skills.finished(place):
                try:
                    self.made[skills.read(path).id] = path
                except FootfallError:
                    continue  # not a skill, or damaged

    def load(self, name: str) -> Skill:
        """A skill by name."""
        if name in self.made:
            return skills.read(self.made[name])
        if name in skills.names():
            return skills.load(name)
        raise UnknownName("skill", name, [*self.made, *skills.names()])

    def add_start_skill(self, skill: Skill) -> None:
        """Add the skill that the studio was started with, wherever its file is."""
        if skill.path is not None and skill.path.resolve() != (skills.BUILT_IN / skill.id / "skill.toml").resolve():
            self.made[skill.id] = skill.path.absolute()

    def place_for(self, name: str) -> Path:
        """The folder of a new skill; built-in and invalid names are refused, skills made here are overwritten."""
        if not is_identifier(name) or name in skills.names():
            raise BadInput(f"{name[:60]!r} cannot be a skill's name; expected letters, digits, - and _, not built in")
        return self.place / name

    def free_name(self, wanted: str) -> str:
        """An unused name like the wanted one."""
        stem = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "-" for c in wanted).strip("-_")[:40]
        stem = stem if stem and stem[0].isalpha() else f"clip-{stem}".strip("-")
        taken, name, k = {*self.made, *self.reserved, *skills.names()}, stem, 2
        while name in taken or (self.place / name).exists():
            name, k = f"{stem}-{k}", k + 1
        return name

    def reserve(self, wanted: str) -> str:
        """An unused name, kept for the caller until it is discarded from `reserved`."""
        with self.lock:
            name = self.free_name(wanted)
            self.reserved.add(name)
        return name

    def save(self, name: str, text: str, beside: Path, data: dict[str, Any]) -> Skill:
        """Write the text of a skill under a name, with the data files beside the original, and add it."""
        return self.add(write_skill(self.place_for(name), text, beside, data))

    def open(self, text: str) -> Skill:
        """Add an uploaded skill file, validated like any other, under an unused name."""
        given = parse_toml(text.encode(), "this file")
        if "data" in given or "rig" in given or str(given.get("character", "")).endswith((".toml", ".json")):
            raise BadInput("this skill needs other files beside it; open it with `footfall play FOLDER` instead")
        read = skills.from_data(given, Path("this file"))
        systems.controller(read)
        name = self.reserve(read.id)
        try:
            return self.save(name, renamed(text, name), self.place, {})
        finally:
            self.reserved.discard(name)

    def open_archive(self, content: bytes, name: str) -> Skill:
        """Add the skill of an uploaded archive, validated like any other, under an unused name."""
        with tempfile.TemporaryDirectory(prefix="footfall-") as folder:
            path = archive.unpack(content, Path(folder), name)
            read = skills.read(path)
            systems.controller(read)
            text = path.read_text(encoding="utf-8")
            wanted = self.reserve(read.id)
            try:
                return self.save(wanted, renamed(text, wanted), path, parse_toml(text.encode(), name))
            finally:
                self.reserved.discard(wanted)

    def add(self, path: Path) -> Skill:
        """Add a skill in a folder of the same name."""
        skill = skills.read(path)
        if skill.id != path.parent.name:
            raise BadInput(
                f"{path.parent.name}: the skill in this folder has the id {skill.id!r}; expected the name of the folder"
            )
        self.made[skill.id] = path
        return skill

    def retitle(self, name: str, title: str) -> None:
        """Give a skill of this studio another title."""
        path = self._own(name)
        whole_text(path, retitled(path.read_text(encoding="utf-8"), title))
        skills.read(path)

    def remove(self, name: str) -> None:
        """Delete a skill of this studio with its folder."""
        path = self._own(name)
        shutil.rmtree(path.parent)
        self.made.pop(name)
        self.entries.pop(name, None)

    def _own(self, name: str) -> Path:
        """The file of a skill that was made in this studio; others cannot be changed."""
        path = self.made.get(name)
        if path is None or path.parent.parent != self.place:
            raise BadInput(f"{name[:60]} was not made in this studio; only your own skills can be renamed or deleted")
        return path

    def list(self) -> list[dict[str, Any]]:
        """The entries of all skills for the page; a file is read again only when it has changed."""
        found = []
        for name in dict.fromkeys([*self.made, *skills.names()]):
            try:
                found.append(self._entry(name))
            except (FootfallError, OSError):  # its file has been damaged or deleted
                self.made.pop(name, None)
        return found

    def _entry(self, name: str) -> dict[str, Any]:
        path = self._path(name)
        preview = path.parent / "preview.png"
        changed = (path, path.stat().st_mtime_ns, preview.is_file())
        known = self.entries.get(name)
        if known is None or known[0] != changed:
            known = self.entries[name] = (changed, self._read_entry(self.load(name), name, preview.is_file()))
        return known[1]

    def _read_entry(self, skill: Skill, name: str, has_preview: bool) -> dict[str, Any]:
        made = name in self.made
        return {
            "id": skill.id,
            **showcase.shown("" if made else skill.id, skill.title, skill.about),
            "about": skill.about,
            "group": showcase.group(skill.gait, skill.kind, skill.character.planar, made),
            "character": skill.character.name,
            "gait": skill.gait,
            "kind": skill.kind,
            "speed": skill.evidence.get("speed", skill.speed),
            "kinematic": systems.kinematic(skill),
            "kinematic_root": systems.of(skill).kinematic_root(skill),
            "steerable": _steerable(skill),
            "thumbnail": f"/thumb/{name}.png" if has_preview else "",
            "made": made,
            "removable": made and self._path(name).parent.parent == self.place,
        }

    def _path(self, name: str) -> Path:
        return self.made.get(name, skills.BUILT_IN / name / "skill.toml")

    def thumbnail(self, name: str) -> Path | None:
        """The preview image of a skill of this library; other names have none."""
        if name not in self.made and name not in skills.names():
            return None
        path = self._path(name).parent / "preview.png"
        return path if path.is_file() else None


def write_skill(place: Path, text: str, beside: Path, data: dict[str, Any]) -> Path:
    """Write the text of a skill to a folder, with the data files that it refers to."""
    path = folder(place) / "skill.toml"
    copy_beside(beside, data, path)
    whole_text(path, text)
    return path


def scenes() -> list[dict[str, str]]:
    """The grounds to choose from."""
    return [{"name": name, "title": title} for name, title in SCENES.items()]


def bodies() -> list[dict[str, str]]:
    """The body shapes to choose from."""
    return [{"name": "", "title": "As it is"}, *({"name": name, "title": name.capitalize()} for name in BODIES)]


def _steerable(skill: Skill) -> bool:
    """Whether it follows a commanded heading or speed."""
    if skill.character.planar or systems.kinematic(skill):
        return False
    return skill.kind == "cycle" or systems.of(skill).takes_speed(skill)
