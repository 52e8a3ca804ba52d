"""Low-gain arms on top of a balanced skill: what arms and neck do there when nothing hits them, as tables."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import characters, systems
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..systems.perturbation.on_feet import upper
from ..systems.perturbation.over import BIN, BINS, STATES
from ..systems.perturbation.reading import Muscles
from ..trials import Rollout, Trial, run
from ..writing import copy_beside, whole_folder
from .make import SOURCE, feedforward

DATA = "arms.npz"
SHARED = ("entry", "scene", "shape", "speed", "lateral")  # what a trial of the base begins with, and asks of it
SECONDS, SETTLED, DT = 30.0, 4.0, 1e-3  # of the recording of the base, without its begin [s]


def make(base: Skill, muscles: Muscles | None = None) -> tuple[Skill, str]:
    """Low-gain arms, neck and head on top of a skill.

    Args:
        base: A skill that keeps its balance; of those in folders the files are copied.
        muscles: Gains.

    Returns:
        The skill, and the text of its file.
    """
    if systems.kinematic(base) or not upper(base.character):
        raise BadInput(f"{base.id}: expected a skill with torques on a body with arms or a head")
    rollout = run(Trial(base, SECONDS, DT, record_every=BIN / 5.0))
    if not rollout.survived:
        raise BadInput(
            f"{base.id} falls after {rollout.ending.time:.1f} s by itself; expected one that keeps its balance"
        )
    arrays = {**tables(rollout), **_inertia(base.character, rollout)}
    doc = tomlkit.document()
    doc["schema"], doc["version"], doc["id"] = skills.SCHEMA, skills.VERSION, f"{base.id}-soft"
    doc["title"], doc["about"] = f"{base.title[:80]}, soft arms", "Arms and head give way when hit, and come back."
    doc["source"], doc["origin"], doc["kind"], doc["system"] = SOURCE, "tuned", base.kind, "perturbation"
    built_in = base.character.name in characters.names()
    doc["character"], doc["data"] = base.character.name if built_in else _body_file(base), DATA
    doc["over"] = base.id if base.id in skills.names() else "base/skill.toml"
    for key, value in _file(base).items():
        if key in SHARED:
            doc[key] = value
    gains = tomlkit.table()
    gains.update((muscles or Muscles()).__dict__)
    doc["muscles"] = gains
    text = tomlkit.dumps(doc)
    data = tomllib.loads(text)
    body = base.character.name if built_in else characters.names()[0]  # replaced below
    made = skills.from_data({**data, "character": body}, Path("skill.toml"))
    start = {"start": base.start, "start_state": base.start_state, "scene": base.scene}
    return replace(made, character=base.character, path=None, held=arrays, **start), text


def _file(base: Skill) -> dict[str, Any]:
    """The file of a skill as it is."""
    if base.path is None:
        raise BadInput(f"{base.id} has no file; write it to a folder first")
    return tomllib.loads(base.path.read_text("utf-8"))


def _body_file(base: Skill) -> str:
    """The file of a body that is not built in, as the copy of its skill has it."""
    return f"base/{_file(base)['character']}"


def write(base: Skill, made: Skill, text: str, place: Path) -> None:
    """Write the folder, whole or not at all."""

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(text, encoding="utf-8")
        with (folder / DATA).open("wb") as file:
            np.savez_compressed(file, **(made.held or {}))  # pyright: ignore[reportArgumentType]
        if base.id not in skills.names() and base.path is not None:
            (folder / "base").mkdir()
            copy_beside(base.path, _file(base), folder / "base" / "skill.toml")
            shutil.copy(base.path, folder / "base" / "skill.toml")

    whole_folder(place, fill)


def tables(rollout: Rollout) -> dict[str, np.ndarray]:
    """Mean angles and torques of all joints by state and time in it."""
    joints = [joint.name for joint in rollout.trial.character.joints]
    state, time = rollout["state"].astype(int), rollout.time
    angle = np.stack([rollout[name] for name in joints], axis=1)
    torque = np.stack([rollout[f"{name}_torque"] for name in joints], axis=1)
    entered, since = 0, np.zeros(len(time))
    for k in range(1, len(time)):
        entered = k if state[k] != state[k - 1] else entered
        since[k] = time[k] - time[entered]
    row = np.minimum((since / BIN + 0.5).astype(int), BINS - 1)
    used = (time > SETTLED) & (state < STATES)
    known = np.zeros(STATES, np.int64)
    angles, torques = (np.zeros((STATES, BINS, len(joints))) for _ in range(2))
    for s in np.unique(state[used]):
        own = used & (state == s)
        counts = np.bincount(row[own], minlength=BINS)
        first = int(np.argmax(counts > 0))
        full = counts[first:] >= max(1, counts.max() // 4) if counts[0] else counts[first:] > 0
        last = first + (int(np.argmin(full)) if not full.all() else len(full))
        for k in range(first, last):
            at = own & (row == k)
            angles[s, k], torques[s, k] = angle[at].mean(axis=0), torque[at].mean(axis=0)
        angles[s, :first], torques[s, :first] = angles[s, first], torques[s, first]
        known[s] = last
    return {"known": known, "angle": angles, "torque": torques}


def _inertia(body: Character, rollout: Rollout) -> dict[str, np.ndarray]:
    """Inertia and weight of the chain that each joint moves."""
    q = rollout.qpos()[-200::20]
    still = np.zeros((len(q), q.shape[1] - 1))
    _, inertia, weight = feedforward(body, q, still, still)
    return {"inertia": inertia, "weight": weight}
