"""A trained network as a skill: a folder with `skill.toml`, the network, and what else it needs."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import characters, systems
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput, CannotWrite
from ..physics.start import Start
from ..strict import is_identifier
from ..systems.policy.network import Network
from ..writing import copy_beside, whole_folder
from .setup import Setup

NETWORK, DATA, BASE = "policy.onnx", "reference.npz", "base"


def write_policy(model: Path, setup: Setup, folder: Path, title: str = "") -> Skill:
    """Write a network as a skill folder, whole or not at all.

    Args:
        model: The ONNX file.
        setup: The environment that it was trained in (`FootfallEnv.setup`).
        folder: The new folder; its name is the skill's.
        title: One line; from the environment if "".

    Returns:
        The skill, checked.

    Raises:
        BadFile: The network may not be run, or does not fit the environment.
        BadInput: The name cannot be used, or the body has no file.
        CannotWrite: The folder already exists.
    """
    name = folder.name
    if not is_identifier(name) or name in skills.names():
        raise BadInput(f"{name[:60]!r} cannot be the name of a skill: letters, digits, - and _, not built in")
    if folder.exists():
        raise CannotWrite(f"{folder} already exists; remove it or choose another name")
    interface = setup.interface
    moving = setup.reference
    Network(model, interface.observer(None if moving is None else moving.features).size, len(interface.joints))
    document = _document(setup, name, title or f"Policy for {setup.skill.title}")
    below = interface.below

    def fill(new: Path) -> None:
        shutil.copyfile(model, new / NETWORK)
        if moving is not None:
            with (new / DATA).open("wb") as file:
                np.savez_compressed(file, reference=moving.features)
        if below is not None and below.id not in skills.names() and below.path is not None:
            (new / BASE).mkdir()
            copy_beside(below.path, _file(below.path), new / BASE / "skill.toml")
            shutil.copyfile(below.path, new / BASE / "skill.toml")
        (new / "skill.toml").write_text(tomlkit.dumps(document), encoding="utf-8")
        systems.check(skills.read(new / "skill.toml"))

    whole_folder(folder, fill)
    return skills.read(folder / "skill.toml")


def _document(setup: Setup, name: str, title: str) -> Any:
    """The text of `skill.toml`."""
    made, interface = setup.skill, setup.interface
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"], doc["title"] = skills.SCHEMA, skills.VERSION, name, title[:100]
    doc["source"], doc["origin"], doc["kind"], doc["system"] = "trained network", "designed", made.kind, "policy"
    doc.update(_body(interface.character, interface.below))
    if made.scene.name != "flat":
        doc["scene"] = made.scene.name
    doc["speed"], doc["lateral"], doc["network"] = made.speed, made.lateral, NETWORK
    if setup.reference is not None:
        doc["data"] = DATA
    doc.update(interface.table(f"{BASE}/skill.toml"))
    doc["entry"] = _entry(made.start, made.start_state)
    return doc


def _body(character: Character, below: Skill | None) -> dict[str, Any]:
    """The keys `character` and `shape`."""
    if character.name in characters.names() and character == characters.load(character.name):
        return {"character": character.name}
    if below is not None and below.path is not None:
        found = _file(below.path)
        kept = {key: found[key] for key in ("character", "shape") if key in found}
        if str(kept["character"]).endswith((".toml", ".json")):
            kept["character"] = f"{BASE}/{kept['character']}"
        return kept
    raise BadInput(f"{character.name} is not built in and has no skill below that names its file")


def _entry(start: Start, state: int) -> dict[str, Any]:
    """The table `entry`: numbers that are not 0."""
    single = ("pitch", "pitch_rate", "rise", "sideways", "roll", "roll_rate", "yaw_rate")
    entry: dict[str, Any] = {key: getattr(start, key) for key in single if getattr(start, key)}
    if any(start.velocity):
        entry["velocity"] = list(start.velocity)
    if state:
        entry["state"] = state
    for key in ("angles", "rates"):
        values = {name: value for name, value in (getattr(start, key) or {}).items() if value}
        if values:
            entry[key] = values
    return entry


def _file(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
