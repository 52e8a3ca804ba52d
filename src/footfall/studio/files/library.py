"""The skills a studio knows: those that come with Footfall, and those made here, in a folder of their own."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from ... import systems
from ...characters.shape import BODIES
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput, FootfallError, UnknownName
from ...strict import is_identifier, parse_toml
from ...writing import copy_beside, folder, whole_text
from .skill_editor import renamed

SCENES = {
    "": "The skill's own",
    "flat": "Flat",
    "slope:4": "Uphill, 4°",
    "slope:-4": "Downhill, 4°",
    "stairs:height=-0.1,count=12,start=4": "Steps down, 10 cm",
    "stairs:height=0.05,count=12,start=4": "Steps up, 5 cm",
    "rough:height=0.02,seed=1": "Rough, ± 2 cm",
    "rough:height=0.04,seed=2": "Very rough, ± 4 cm",
}


class Library:
    """Skills by name."""

    def __init__(self, place: Path):
        self.place = place
        self.made: dict[str, Path] = {}
        self.reserved: set[str] = set()  # names of skills that are being made
        self.lock = threading.Lock()
        self.known: dict[str, tuple[Any, dict[str, Any]]] = {}  # what is shown of each, and of which state of its file
        if place.is_dir():
            for path in sorted(place.glob("*/skill.toml")):
                try:
                    self.made[skills.read(path).id] = path
                except FootfallError:
                    continue  # not one of ours, or damaged: left alone

    def load(self, name: str) -> Skill:
        if name in self.made:
            return skills.read(self.made[name])
        if name in skills.names():
            return skills.load(name)
        raise UnknownName("skill", name, [*self.made, *skills.names()])

    def begin_with(self, skill: Skill) -> None:
        """Know the skill a studio was started with, wherever its file lies; it goes before a built-in of that name."""
        if skill.path is not None and skill.path.resolve() != (skills.BUILT_IN / skill.id / "skill.toml").resolve():
            self.made[skill.id] = skill.path.absolute()

    def place_for(self, name: str) -> Path:
        """The folder of a new skill; built-in names and odd ones are refused, made ones are written anew."""
        if not is_identifier(name) or name in skills.names():
            raise BadInput(f"{name[:60]!r} cannot be a skill's name; expected letters, digits, - and _, not built in")
        return self.place / name

    def free_name(self, wish: str) -> str:
        """A name like the wished one that is not taken, nor any folder's."""
        stem = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "-" for c in wish).strip("-_")[:40]
        stem = stem if stem and stem[0].isalpha() else f"clip-{stem}".strip("-")
        taken, name, k = {*self.made, *self.reserved, *skills.names()}, stem, 2
        while name in taken or (self.place / name).exists():
            name, k = f"{stem}-{k}", k + 1
        return name

    def reserve(self, wish: str) -> str:
        """A free name that nobody else gets until it is discarded from `reserved`."""
        with self.lock:
            name = self.free_name(wish)
            self.reserved.add(name)
        return name

    def save(self, name: str, text: str, beside: Path, data: dict[str, Any]) -> Skill:
        """Keep the text of a skill under a name."""
        return self.add(put(self.place_for(name), text, beside, data))

    def open(self, text: str) -> Skill:
        """A skill file from outside: read as strictly as any, kept under a name that is free."""
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

    def add(self, path: Path) -> Skill:
        """Know a skill in a folder of its own name."""
        skill = skills.read(path)
        if skill.id != path.parent.name:
            raise BadInput(f"{path.parent.name}: the skill in this folder calls itself {skill.id!r}")
        self.made[skill.id] = path
        return skill

    def list(self) -> list[dict[str, Any]]:
        """What the page shows of each; a file is read again only when it has changed."""
        found = []
        for name in dict.fromkeys([*self.made, *skills.names()]):
            try:
                found.append(self._entry(name))
            except (FootfallError, OSError):  # its file was changed or taken away meanwhile
                self.made.pop(name, None)
        return found

    def _entry(self, name: str) -> dict[str, Any]:
        path = self._path(name)
        picture = path.parent / "preview.png"
        changed = (path, path.stat().st_mtime_ns, picture.is_file())
        known = self.known.get(name)
        if known is None or known[0] != changed:
            known = self.known[name] = (changed, self._shown(self.load(name), name, picture.is_file()))
        return known[1]

    def _shown(self, skill: Skill, name: str, has_picture: bool) -> dict[str, Any]:
        return {
            "id": skill.id,
            "title": skill.title,
            "about": skill.about,
            "character": skill.character.name,
            "gait": skill.gait,
            "kind": skill.kind,
            "speed": skill.evidence.get("speed", skill.speed),
            "steerable": not skill.character.planar and skill.kind == "cycle",
            "thumbnail": f"/thumb/{name}.png" if has_picture else "",
            "made": name in self.made,
        }

    def _path(self, name: str) -> Path:
        return self.made.get(name, skills.BUILT_IN / name / "skill.toml")

    def thumbnail(self, name: str) -> Path | None:
        """The picture of a skill that is known; no other path can be asked for."""
        if name not in self.made and name not in skills.names():
            return None
        path = self._path(name).parent / "preview.png"
        return path if path.is_file() else None


def put(place: Path, text: str, beside: Path, data: dict[str, Any]) -> Path:
    """The text of a skill in a folder, with the files that stood beside the one it was made from."""
    path = folder(place) / "skill.toml"
    copy_beside(beside, data, path)
    whole_text(path, text)
    return path


def scenes() -> list[dict[str, str]]:
    return [{"name": name, "title": title} for name, title in SCENES.items()]


def bodies() -> list[dict[str, str]]:
    return [{"name": "", "title": "As it is"}, *({"name": name, "title": name.capitalize()} for name in BODIES)]
