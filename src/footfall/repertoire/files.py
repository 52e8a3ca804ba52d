"""A repertoire as a skill folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..systems.repertoire.chart import Chart
from ..writing import whole_folder
from .samples import Controller, arrays

DATA = "samples.npz"
TITLE = "Repertoire learned from clips"
ABOUT = "Stands, walks, runs, jumps and answers pushes: controllers learned from clips, joined by a state machine."
SOURCE = "K. W. Sok, M. Kim, J. Lee, Simulating biped behaviors from human motion data, 2007, section 5"


def document(
    name: str, character: Character, controllers: Sequence[Controller], behaviours: Mapping[str, str], plan: str
) -> str:
    """The text of the skill file.

    Args:
        name: Its id.
        character: The body.
        controllers: All of them; a trial begins with the first.
        behaviours: The controller of each word that can be asked for.
        plan: What is asked for, such as `stand, walk@2`.
    """
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, name
    doc["title"], doc["about"], doc["source"] = TITLE, ABOUT, SOURCE
    doc["origin"], doc["kind"], doc["system"] = "tuned", "behaviour", "repertoire"
    doc["character"], doc["data"], doc["plan"] = character.name, DATA, plan
    words = tomlkit.table()
    words.comment("what can be asked for, and its controller")
    words.update(dict(behaviours))
    doc["behaviours"] = words
    doc["entry"] = _entry(character, controllers[0])
    rows = tomlkit.aot()
    for controller in controllers:
        row = tomlkit.table()
        row["name"] = controller.name
        unused = () if controller.setting.rescue else ("lost", "patience")
        for key, value in asdict(controller.setting).items():
            if value != "" and key not in unused:
                row[key] = list(value) if isinstance(value, tuple) else value
        row["made_from"] = controller.made_from
        rows.append(row)
    doc["controllers"] = rows
    return tomlkit.dumps(doc)


def _entry(character: Character, stand: Controller) -> Any:
    """The start of a trial: the last state of the first controller."""
    state = stand.states[-1]
    entry, angles = tomlkit.table(), tomlkit.table()
    chart = Chart.of(character)
    entry["velocity"], entry["pitch"] = [0.0, 0.0], round(float(state[chart.root - 1]), 6)
    rows = zip(character.joints, state[chart.root : chart.half], strict=True)
    angles.update({joint.name: round(float(angle), 6) for joint, angle in rows})
    entry["angles"] = angles
    return entry


def write(place: Path, text: str, controllers: Sequence[Controller]) -> None:
    """Write the folder, whole or not at all."""

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(text, encoding="utf-8")
        with (folder / DATA).open("wb") as file:
            np.savez_compressed(file, **arrays(controllers))  # pyright: ignore[reportArgumentType]

    whole_folder(place, fill)


def in_memory(text: str, controllers: Sequence[Controller]) -> Skill:
    """The skill before its files are written."""
    made = skills.from_data(tomllib.loads(text), Path("skill.toml"))
    return replace(made, path=None, held=arrays(controllers))
