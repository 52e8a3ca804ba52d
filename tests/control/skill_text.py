"""Planar-walk as text with one thing changed, and what is read of a skill before it is played."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile

WALK: dict[str, Any] = tomllib.loads((skills.BUILT_IN / "planar-walk" / "skill.toml").read_text())


def open_skill(path: Path) -> None:
    """Everything that is read of a skill before it is played."""
    skill = skills.load(path)
    systems.controller(skill)
    skill.arrays()


def refusal(path: Path, text: str) -> BadFile:
    """The refusal of a skill file with this text."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        open_skill(path)
    assert str(path) in str(caught.value)
    assert caught.value.key in str(caught.value)
    return caught.value


def changed(change: Callable[[dict], Any]) -> str:
    """The text of planar-walk with one thing changed."""
    data = copy.deepcopy(WALK)
    data.setdefault("evidence", {})
    change(data)
    return tomlkit.dumps(data)


def put(value: Any, *way: Any) -> Callable[[dict], Any]:
    """The change that puts a value at the end of a way of keys."""

    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        data[way[-1]] = value

    return change
