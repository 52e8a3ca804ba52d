"""The search space of a skill file: every number written as `{ value, low, high }`, in file order.

The file alone defines the search vector; its components have dotted names such as `states[0].lat.cv`.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from ..characters import BodyShape
from ..characters.shape import LENGTHS
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadFile, BadInput


@dataclass(frozen=True)
class Tunable:
    """One parameter that a search may change."""

    name: str  # dotted, as error messages write it
    path: tuple[str | int, ...]
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Space:
    """The tunable parameters of one skill file. Points are arrays of fractions: 0 at `low`, 1 at `high`."""

    path: Path
    text: str
    data: dict[str, Any]
    tunables: tuple[Tunable, ...]

    @property
    def start(self) -> np.ndarray:
        """The point of the file's present values."""
        return self.fractions({t.name: t.value for t in self.tunables})

    @property
    def names(self) -> list[str]:
        """Dotted names of the parameters, in the order of a point's components."""
        return [t.name for t in self.tunables]

    def fractions(self, values: dict[str, float]) -> np.ndarray:
        """The point of given values by name."""
        return np.array([(values[t.name] - t.low) / (t.high - t.low) for t in self.tunables])

    def values(self, point: np.ndarray) -> dict[str, float]:
        """The values at a point by name, rounded as they are written to a file."""
        inside = np.clip(point, 0.0, 1.0)
        numbers = zip(self.tunables, inside, strict=True)
        return {t.name: float(f"{t.low + fraction * (t.high - t.low):.4g}") for t, fraction in numbers}

    def skill(self, point: np.ndarray) -> Skill:
        """The skill with the values of a point."""
        data = copy.deepcopy(self.data)
        for tunable, value in zip(self.tunables, self.values(point).values(), strict=True):
            _at(data, tunable.path)["value"] = min(max(value, tunable.low), tunable.high)
        return skills.from_data(data, self.path)

    def written(self, point: np.ndarray) -> tomlkit.TOMLDocument:
        """The file with the values of a point; comments and everything else stay."""
        document = tomlkit.parse(self.text)
        for tunable, value in zip(self.tunables, self.values(point).values(), strict=True):
            _at(document, tunable.path)["value"] = min(max(value, tunable.low), tunable.high)
        return document


def read(skill: Skill) -> Space:
    """The tunable parameters of a skill's file; raises `BadFile` if it has none."""
    if skill.path is None:
        raise BadInput(f"{skill.id} has no file, so it has no tunables")
    text = skill.path.read_text(encoding="utf-8")
    data = tomlkit.parse(text).unwrap()
    found = tuple(_tunables(data, (), skill.path))
    if not found:
        raise BadFile(
            skill.path, "", "has nothing to tune; write a number as { value = 0.2, low = 0.0, high = 1.0 } to free it"
        )
    return Space(skill.path, text, data, found)


def with_start(space: Space, point: np.ndarray) -> Space:
    """The same space whose start is another point."""
    text = tomlkit.dumps(space.written(point))
    data = tomlkit.parse(text).unwrap()
    return Space(space.path, text, data, tuple(_tunables(data, (), space.path)))


def with_initial_speed(space: Space, speed: float) -> Space:
    """The same space with another initial speed of the trials [m/s]; unchanged where the file gives none."""
    document = tomlkit.parse(space.text)
    entry = document.get("entry", {})
    if "velocity" not in entry:
        return space
    entry["velocity"][0] = speed
    text = tomlkit.dumps(document)
    return Space(space.path, text, tomlkit.parse(text).unwrap(), space.tunables)


def with_shape(space: Space, shape: BodyShape) -> Space:
    """The same space on another body; a shape in the file is replaced, not multiplied."""
    document = tomlkit.parse(space.text)
    document.pop("shape", None)
    table = tomlkit.table()
    for part in (*LENGTHS, "mass"):
        if getattr(shape, part) != 1.0:
            table[part] = getattr(shape, part)
    loads = tomlkit.aot()
    for load in shape.loads:
        row = tomlkit.table()
        row.update({"link": load.link, "mass": load.mass, **({"at": list(load.at)} if load.at else {})})
        loads.append(row)
    if shape.loads:
        table["loads"] = loads
    if not shape.plain:
        document["shape"] = table
    text = tomlkit.dumps(document)
    return Space(space.path, text, tomlkit.parse(text).unwrap(), space.tunables)


def _tunables(node: Any, path: tuple[str | int, ...], file: Path) -> Iterator[Tunable]:
    if isinstance(node, dict) and set(node) == {"value", "low", "high"}:
        if not all(isinstance(node[key], int | float) for key in node) or not node["low"] < node["high"]:
            raise BadFile(file, _dotted(path), "expected numbers value, low and high with low < high")
        yield Tunable(_dotted(path), path, float(node["value"]), float(node["low"]), float(node["high"]))
        return
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in inner:
        yield from _tunables(child, (*path, key), file)


def _dotted(path: tuple[str | int, ...]) -> str:
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _at(node: Any, path: tuple[str | int, ...]) -> Any:
    for key in path:
        node = node[key]
    return node
