"""A database of push responses as a skill folder: `skill.toml`, readable, and `responses.npz` with the frames."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from ..characters import Character
from ..control import skill as skills
from ..errors import BadFile
from ..strict import Table, read_toml
from ..systems.push_response import body as bodies
from ..systems.push_response import database
from ..systems.push_response.database import Response, packed, unpacked
from ..writing import whole_file, whole_folder, whole_text
from .recording import Recorded

DATA = "responses.npz"
TITLE = "Answers to pushes from a database"
ABOUT = "Stands, and answers pushes by responses that were simulated or recorded before; kinematic, without forces."
SOURCE = "after Yin 2007, chapter 4"


def arrays(neutral: np.ndarray, recorded: Sequence[Recorded]) -> dict[str, np.ndarray]:
    """The arrays of a database (`systems.push_response.database.Database.arrays`)."""
    return {
        "neutral": np.asarray(neutral, float),
        "frames": packed(np.concatenate([one.frames for one in recorded])),
        "contacts": np.concatenate([one.contacts for one in recorded]),
        "momentum": packed(np.concatenate([one.momentum for one in recorded])),
    }


def document(name: str, character: Character, responses: Sequence[Response], about: dict[str, Any]) -> str:
    """The text of the skill file.

    Args:
        name: Its id.
        character: The body.
        responses: What is known of each response, in the order of the frames.
        about: How it was made, for readers.
    """
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, name
    doc["title"], doc["about"], doc["source"] = TITLE, ABOUT, SOURCE
    doc["gait"], doc["origin"], doc["kind"], doc["system"] = "stand", "designed", "act", "push_response"
    doc["character"], doc["data"] = character.name, DATA
    steps = tomlkit.item(100)
    doc["steps"] = steps.comment("that it may take to answer a push; 0 on a beam")
    doc["made_for"] = asdict(bodies.made_for(character))
    doc["made_from"] = about
    rows = tomlkit.aot()
    for one in responses:
        row = tomlkit.table()
        for key, value in asdict(one).items():
            if value is not False and value != "" and value != ():
                row[key] = [list(item) for item in value] if isinstance(value, tuple) else value
        rows.append(row)
    doc["responses"] = rows
    return tomlkit.dumps(doc)


def write(place: Path, character: Character, neutral: np.ndarray, recorded: Sequence[Recorded], about: Any) -> None:
    """Write the folder, whole or not at all."""

    def fill(folder: Path) -> None:
        text = document(place.name, character, [one.about for one in recorded], about)
        (folder / "skill.toml").write_text(text, encoding="utf-8")
        with (folder / DATA).open("wb") as file:
            np.savez_compressed(file, **arrays(neutral, recorded))  # pyright: ignore[reportArgumentType]

    whole_folder(place, fill)


def keep(folder: Path, name: str, neutral: np.ndarray, recorded: Sequence[Recorded], about: dict[str, Any]) -> None:
    """Keep a part of a database that is being made."""
    rows = {"made_from": about, "responses": [_plain(one.about) for one in recorded]}
    everything: Any = arrays(neutral, recorded)
    whole_file(folder / f"{name}.npz", lambda file: np.savez_compressed(file, **everything))
    whole_text(folder / f"{name}.toml", tomlkit.dumps(rows))


def _plain(one: Response) -> dict[str, Any]:
    return {k: [list(v) for v in value] if isinstance(value, tuple) else value for k, value in asdict(one).items()}


@dataclass(frozen=True)
class Kept:
    """A part of a database that is being made.

    Attributes:
        neutral: [nq] the neutral stance.
        recorded: Its responses.
        tried: Pushes that were simulated.
        left_out: Responses that have a joint that is too fast to be shown.
    """

    neutral: np.ndarray
    recorded: list[Recorded]
    tried: int
    left_out: int


def kept(folder: Path, name: str, about: dict[str, Any]) -> Kept | None:
    """A part that was kept, if it was made in the same way and can be read; else nothing."""
    path = folder / f"{name}.toml"
    if not path.is_file() or not (folder / f"{name}.npz").is_file():
        return None
    try:
        table = Table(path, read_toml(path))
        made = table.table("made_from")
        counts = [made.integer(key) for key in ("tried", "left_out")]
        if {key: value for key, value in made.data.items() if key not in ("tried", "left_out")} != about:
            return None
        responses = [database.response(row) for row in table.tables("responses", database.MOST)]
        held = skills.read_arrays(path, f"{name}.npz")
        frames, momentum = unpacked(held["frames"]), unpacked(held["momentum"])
        ends, every = np.cumsum([one.frames for one in responses]), (frames, held["contacts"], momentum)
        if held["neutral"].ndim != 1 or any(array.ndim < 1 or len(array) != sum(ends[-1:]) for array in every):
            return None
        parts = (np.split(array, ends[:-1]) for array in every)
        recorded = [Recorded(*one) for one in zip(responses, *parts, strict=True)]
        return Kept(held["neutral"], recorded, *counts)
    except (BadFile, KeyError, ValueError, TypeError):  # a damaged part is made again
        return None
