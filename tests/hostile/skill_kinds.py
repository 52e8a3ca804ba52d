"""Skill files and the arrays beside them, mutated."""

from __future__ import annotations

import io
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import mutate
import numpy as np
from kinds import Attempt, kind

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.strict import parse_toml, read_toml


def open_skill(skill: skills.Skill) -> None:
    """What `footfall play` does before the first step."""
    if systems.kinematic(skill):
        systems.of(skill).stream(skill)
        return
    systems.controller(skill)
    systems.of(skill).director(skill)
    systems.of(skill).describe(skill)


EXAMPLES = (
    *("planar-walk", "human-walk", "human-backpack", "human-walk-natural", "human-lcc-walk", "human-lcc-figure9"),
    *("human-norm-walk", "human-stand", "human-stop-and-go", "human-walk-published", "human-walk-recover"),
    *("human-toes-stand", "human-react"),
)


def example(name: str, folder: Path) -> Path:
    place = folder / name
    shutil.copytree(skills.BUILT_IN / name, place, dirs_exist_ok=True)
    return place / "skill.toml"


@kind
def skill_tables(folder: Path) -> Attempt:
    files = [example(name, folder) for name in EXAMPLES]
    data = [read_toml(path) for path in files]

    def attempt(random: Random) -> None:
        k = random.randrange(len(files))
        skill = skills.from_data(mutate.of_tree(random, data[k]), files[k])
        open_skill(skill)
        if random.random() < 0.1:
            World(skill.character, Scene(), 1e-3).place(skill.start)

    return attempt


@kind
def skill_texts(folder: Path) -> Attempt:
    files = [example(name, folder) for name in EXAMPLES]
    texts = [path.read_bytes() for path in files]

    def attempt(random: Random) -> None:
        k = random.randrange(len(files))
        open_skill(skills.from_data(parse_toml(mutate.of_bytes(random, texts[k]), files[k]), files[k]))

    return attempt


def of_data(*given: skills.Skill) -> Attempt:
    arrays = [skill.arrays() for skill in given]

    def attempt(random: Random) -> None:
        k = random.randrange(len(given))
        open_skill(replace(given[k], held=mutate.of_arrays(random, arrays[k])))

    return attempt


@kind
def recordings_and_models(folder: Path) -> Attempt:
    return of_data(*map(skills.load, ("human-norm-walk", "human-lcc-walk")))


@kind
def oracles(folder: Path) -> Attempt:
    return of_data(skills.load("human-stand"))


@kind
def push_responses(folder: Path) -> Attempt:
    return of_data(skills.load("human-react"))


def of_both(data: dict[str, Any], arrays: dict[str, np.ndarray], path: Path) -> Attempt:
    """A skill file and the arrays beside it, one of them mutated."""
    np.savez(path.parent / data["data"], **arrays)
    made = skills.from_data(data, path)
    open_skill(made)

    def attempt(random: Random) -> None:
        if random.random() < 0.4:
            open_skill(skills.from_data(mutate.of_tree(random, data), path))
        else:
            open_skill(replace(made, held=mutate.of_arrays(random, arrays)))

    return attempt


HEAD = {"schema": "footfall/skill", "version": 1, "id": "mine", "title": "t", "kind": "act", "data": "data.npz"}


@kind
def targets_of_a_rectified_clip(folder: Path) -> Attempt:
    data = {**HEAD, "system": "rectified", "character": "planar12", "frame_rate": 30.0, "time_step": 1e-3}
    return of_both(data, {"angle": np.zeros((10, 11))}, folder / "skill.toml")


@kind
def samples_of_a_repertoire(folder: Path) -> Attempt:
    from footfall.systems.repertoire import table

    body, count = characters.load("planar12"), np.array([8, 6])
    n, total, random = len(body.joints), int(count.sum()), np.random.default_rng(1)
    size, width = table.size(body), table.width(body)
    shapes = {"feature": (width,), "state": (size,), "angle": (2, n), "rate": (2, n), "gain": (n, size + n)}
    arrays = {name: random.normal(size=(total, *shape)) for name, shape in shapes.items()}
    arrays |= {"final": np.zeros(total), "group": np.repeat([0.0, 1.0], count), "count": count}
    rows = [{"name": name, "k": 3, "weights": [15.0, 2.0, 0.1, 1.0], "made_from": "a"} for name in ("Stand", "Walk")]
    rows[1] |= {"then": "Stand", "near": 1.0, "order": 0.5, "source": "Stand"}
    data = {**HEAD, "system": "repertoire", "kind": "behaviour", "character": "planar12", "plan": "stand, walk@2"}
    data |= {"behaviours": {"stand": "Stand", "walk": "Walk"}, "controllers": rows}
    return of_both(data, arrays, folder / "skill.toml")


@kind
def clips_that_react(folder: Path) -> Attempt:
    n, random = len(characters.load("human").joints), np.random.default_rng(1)
    arrays = {name: random.normal(size=(12, n)) for name in ("angle", "rate", "torque")}
    arrays |= {"root": np.tile([0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0], (12, 1))}
    arrays |= {"inertia": np.ones(n), "weight": np.ones(n)}
    data = {**HEAD, "system": "perturbation", "character": "human", "follows": "root", "frame_rate": 60.0}
    data |= {"muscles": {"frequency": 8.0, "ratio": 0.6, "reflex_delay": 0.04}}
    return of_both(data, arrays, folder / "skill.toml")


@kind
def pieces_of_motion(folder: Path) -> Attempt:
    from footfall.motion.retarget.references import reference
    from footfall.systems.data_driven import piece as pieces

    body = characters.load("human-toes")
    made = pieces.piece_of(reference("stand", body, seconds=0.5), body)
    servo = dict.fromkeys(("waist", "neck", "shoulder", "elbow", "hip", "knee", "ankle"), 200.0)
    servo |= {"stance_hip": 400.0, "stance_knee": 770.0, "stance_ankle": 230.0, "damping": 0.1}
    balance = {"cd": 0.5, "lat_cv": 0.25, "ankle_cd": -1.3, "ankle_cv": -0.5, "stand_cd": 900.0, "stand_cv": 200.0}
    data = {**HEAD, "system": "data_driven", "character": "human-toes", "balance": balance}
    data |= {"servo": {**servo, "torso": [1000.0, 1000.0, 300.0]}}
    joints = np.array([joint.name for joint in body.joints])
    return of_both(data, {"joints": joints, **vars(made)}, folder / "skill.toml")


@kind
def archives(folder: Path) -> Attempt:
    """Archives of arrays as bytes."""
    path = example("human-stand", folder)
    content = (path.parent / "oracle.npz").read_bytes()
    small = io.BytesIO()
    np.savez_compressed(small, angle=np.zeros((10, 11)), names=np.array(["a", "bc"]))

    def attempt(random: Random) -> None:
        (path.parent / "oracle.npz").write_bytes(mutate.of_bytes(random, random.choice((content, small.getvalue()))))
        skills.read_arrays(path, "oracle.npz")

    return attempt
