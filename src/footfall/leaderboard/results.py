"""What was measured, kept by content: a result counts as long as neither the skill nor the code has changed."""

from __future__ import annotations

import hashlib
import json
import math
import platform
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..control import skill as skills
from ..control.skill import Skill
from ..writing import whole_file
from .measures import CONDITIONS, Figures, Measure

CODE = ("characters", "control", "evaluate", "leaderboard", "motion", "physics", "systems", "trials")
LARGEST = 2**20  # of a result file [bytes]


class Results:
    """Results in a folder, one file each."""

    def __init__(self, folder: Path) -> None:
        """Args:
        folder: Where they are kept; it is made when the first one is written.
        """
        self.folder = folder

    def read(self, skill: Skill, measure: Measure) -> tuple[Figures, str] | None:
        """A result that is there; None if there is none or its file is damaged."""
        path = self._path(skill, measure)
        try:
            if path.stat().st_size > LARGEST:
                return None
            data = json.loads(path.read_text(encoding="utf-8"))
            figures = {str(key): None if v is None else float(v) for key, v in data["figures"].items()}
            return figures, str(data["why"])
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
            return None

    def write(self, skill: Skill, measure: Measure, figures: Figures, why: str) -> None:
        """Keep a result."""
        plain = {key: v if v is None or math.isfinite(v) else None for key, v in figures.items()}
        data = {"skill": skill.id, "measure": measure.name, "conditions": CONDITIONS[measure.name]}
        text = json.dumps({**data, "figures": plain, "why": why}, indent=1)
        self.folder.mkdir(parents=True, exist_ok=True)
        whole_file(self._path(skill, measure), lambda file: file.write(text.encode()))

    def _path(self, skill: Skill, measure: Measure) -> Path:
        parts = [code_digest(), digest(skill), measure.name, CONDITIONS[measure.name]]
        if measure.alone:  # a timing holds for one machine
            parts += [platform.node(), platform.machine(), platform.processor()]
        return self.folder / f"{measure.name}-{hashlib.sha256(chr(10).join(parts).encode()).hexdigest()[:20]}.json"


def digest(skill: Skill) -> str:
    """A digest of all files of a skill, its body, and the built-in skills that it names."""
    found = hashlib.sha256(skill.character.to_json().encode())
    for one in _with_parts(skill):
        for path in _files(one):
            found.update(path.name.encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def _with_parts(skill: Skill) -> list[Skill]:
    """A skill and the built-in ones that its file names."""
    known = set(skills.names())
    named = sorted({text for text in _texts(skill.body) if text in known and text != skill.id})
    return [skill, *(part for name in named for part in _with_parts(skills.load(name)))]


def _texts(value: Any) -> Iterator[str]:
    """All texts in a table."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts(item)


def _files(skill: Skill) -> list[Path]:
    """The file of a skill and the others of its folder; pictures and hidden files do not count."""
    if skill.path is None:
        return []
    if skill.path.name != "skill.toml":
        return [skill.path]
    found = (path for path in skill.path.parent.iterdir() if path.is_file())
    return sorted(path for path in found if path.suffix != ".png" and not path.name.startswith("."))


@cache
def code_digest() -> str:
    """A digest of the code that simulates and measures, and of the versions of what it is built on."""
    import mujoco
    import numpy

    root = Path(__file__).parents[1]
    found = hashlib.sha256(f"{mujoco.__version__} {numpy.__version__}".encode())
    for name in CODE:
        for path in sorted((root / name).rglob("*")):
            if path.suffix in (".py", ".toml", ".json", ".xml") and "__pycache__" not in path.parts:
                found.update(str(path.relative_to(root)).encode())
                found.update(path.read_bytes())
    return found.hexdigest()
