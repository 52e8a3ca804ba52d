"""Low-gain arms on top of a balanced skill: what arms and neck do there when nothing hits them, as tables."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import tomlkit

from .. import systems
from ..characters import Character
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..systems.perturbation.on_feet import upper
from ..systems.perturbation.over import BIN, BINS, STATES
from ..systems.perturbation.reading import Muscles
from ..trials import Rollout, Trial, run
from ..writing import whole_folder
from .make import SOURCE, feedforward

DATA = "arms.npz"
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
    doc["character"], doc["data"] = base.character.name, DATA
    doc["over"] = base.id if base.id in skills.names() else "base/skill.toml"
    doc["speed"] = base.speed
    gains = tomlkit.table()
    gains.update((muscles or Muscles()).__dict__)
    doc["muscles"] = gains
    text = tomlkit.dumps(doc)
    data = tomllib.loads(text)
    made = skills.from_data({**data, "character": base.character.name}, Path("skill.toml"))
    start = {"start": base.start, "start_state": base.start_state, "scene": base.scene}
    return replace(made, character=base.character, path=None, held=arrays, **start), text


def write(base: Skill, made: Skill, text: str, place: Path) -> None:
    """Write the folder, whole or not at all."""

    def fill(folder: Path) -> None:
        (folder / "skill.toml").write_text(text, encoding="utf-8")
        with (folder / DATA).open("wb") as file:
            np.savez_compressed(file, **(made.held or {}))  # pyright: ignore[reportArgumentType]

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
