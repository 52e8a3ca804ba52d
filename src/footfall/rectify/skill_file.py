"""The skill file of a rectified clip, which `footfall play` simulates."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import characters
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..physics.start import Start

TARGETS, BODY = "targets.npz", "body.json"


def document(
    name: str,
    character: Character,
    start: Start,
    shape: tuple[int, ...],
    frame_rate: float,
    time_step: float,
    source: str,
    control: str = "servos",
) -> str:
    """The text of the skill file.

    Args:
        name: Of the clip; the id of the skill is made from it.
        character: The body; one that is not built in is in `BODY` beside the file.
        start: Where a trial begins, with numbers of six digits.
        shape: [frame, joint] of the targets.
        frame_rate: Of the targets [1/s].
        time_step: With which they were found [s].
        source: Where they come from.
        control: `servos`, or `feedback` where states, torques and gains stand in place of targets.
    """
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, identifier(name)
    doc["title"] = f"{name[:60]}, rectified"
    by = "carried by servos alone" if control == "servos" else "carried by torques with feedback"
    doc["about"] = f"{(shape[0] - 1) / frame_rate:.2f} s, {by}."
    doc["source"], doc["origin"], doc["kind"], doc["system"] = source, "tuned", "act", "rectified"
    doc["character"] = character.name if built_in(character) else BODY
    doc["data"] = TARGETS
    if control != "servos":
        doc["control"] = control
    doc["frame_rate"], doc["time_step"] = frame_rate, time_step
    entry = tomlkit.table()
    entry.comment("the first frame of the clip")
    entry["velocity"] = list(start.velocity)
    entry["pitch"], entry["pitch_rate"], entry["rise"] = start.pitch, start.pitch_rate, start.rise
    if not character.planar:
        for key in ("sideways", "roll", "roll_rate", "yaw_rate"):
            entry[key] = getattr(start, key)
    add_joints(entry, start)
    doc["entry"] = entry
    return tomlkit.dumps(doc)


def add_joints(entry: Any, start: Start) -> None:
    """Add the tables of joint angles and rates of a start to an entry."""
    for key, values in (("angles", start.angles), ("rates", start.rates)):
        inner = tomlkit.table()
        inner.update(dict(values or {}))
        entry[key] = inner


def built_in(character: Character) -> bool:
    """Whether a skill file can name the body instead of carrying it."""
    return character.name in characters.names() and characters.load(character.name) == character


def in_memory(text: str, character: Character, arrays: dict[str, np.ndarray]) -> Skill:
    """The skill before its files are written."""
    data = tomllib.loads(text)
    data["character"] = character.name if character.name in characters.names() else characters.names()[0]
    entry = data["entry"]
    angles, rates = entry.pop("angles"), entry.pop("rates")  # of joints that the body in the file need not have
    made = skills.from_data(data, Path("skill.toml"))
    start = replace(made.start, angles=angles, rates=rates)
    return replace(made, character=character, start=start, path=None, held=arrays)


def six(value: float) -> float:
    """A number as it is written in a skill file: with six digits."""
    return float(f"{float(value):.6g}")


def identifier(name: str) -> str:
    """An id made from the name of a clip."""
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-_")[:40] or "clip"
    return f"{plain}-rectified"
