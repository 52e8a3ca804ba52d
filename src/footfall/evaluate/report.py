"""Result of an evaluation: named figures, a table, remarks, and the conditions under which they hold."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import systems
from ..characters import Character
from ..control.skill import Skill
from ..physics.scene import Scene


@dataclass
class Report:
    """Result of one evaluation.

    Attributes:
        title: One line about what was evaluated.
        conditions: Character, mass, friction, time step and settings of the protocol.
        figures: Numbers by name; None where one could not be measured.
        columns: Names of the table's columns.
        rows: The table.
        words: Remarks, one sentence each.
        files: Files written.
        side_by_side: Whether the table is printed with one column for each row.
        subjects: What figures called `SUBJECT.key` or `key_1`, `key_2` … belong to, in that order.
        phrases: Label and unit of figures and columns whose key has another meaning than in other reports.
        keys: Keys of what the words tell, for `--json` alone.
        stopped: Whether Ctrl-C ended the evaluation early; the figures then cover the finished part.
    """

    title: str
    conditions: dict[str, Any]
    figures: dict[str, float | int | None] = field(default_factory=dict)
    columns: tuple[str, ...] = ()
    rows: list[tuple[Any, ...]] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    stopped: bool = False
    side_by_side: bool = False
    subjects: tuple[str, ...] = ()
    phrases: dict[str, tuple[str, str]] = field(default_factory=dict)
    keys: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> str:
        """The report as one JSON object."""
        data = {
            "title": self.title,
            "conditions": self.conditions,
            "figures": _with_old_names({name: _plain(value) for name, value in self.figures.items()}),
            "table": [_with_old_names(dict(zip(self.columns, map(_plain, row), strict=True))) for row in self.rows],
            "words": self.words,
            **self.keys,
            "files": self.files,
            "stopped_early": self.stopped,
        }
        return json.dumps(data, indent=1, ensure_ascii=False)


def conditions(character: Character, scene: Scene, dt: float | list[float], **more: Any) -> dict[str, Any]:
    """The conditions that every report states.

    Args:
        character: The simulated body.
        scene: The ground, for its friction.
        dt: Time step, or all time steps [s].
        **more: Settings of the protocol.
    """
    soft = {} if scene.stiffness is None else {"ground": scene.name}  # a penalty ground is always named
    return {
        "character": character.name,
        "mass_kg": round(character.mass, 3),
        "friction": scene.friction_for(character),
        **soft,
        "leg_collision": character.leg_collision,
        "time_step_s": dt,
        **more,
    }


def kinematic_root(*skills: Skill) -> dict[str, Any]:
    """A condition of figures that are measured on skills whose root follows a recording; nothing for all others."""

    def has_one(skill: Skill) -> bool:
        if not skill.system:  # of a rollout that was read from a file
            return bool(skill.body.get("kinematic_root", False))
        return systems.of(skill).kinematic_root(skill)

    said = {"kinematic_root": "it follows the recording, whatever acts on the body"}
    return said if any(map(has_one, skills)) else {}


def _with_old_names(figures: dict[str, Any]) -> dict[str, Any]:
    """Figures called `…_fraction` also under the name `…_share` that they had in version 0.1."""
    old = {name.replace("fraction", "share"): value for name, value in figures.items() if "fraction" in name}
    return {**figures, **old}


def _plain(value: Any) -> Any:
    """A value that JSON can hold, numbers with six significant digits."""
    if isinstance(value, Path):
        return str(value)
    if hasattr(value, "item"):
        value = value.item()
    if isinstance(value, float):
        return None if not math.isfinite(value) else float(f"{value:.6g}")
    return value
