"""Objectives, recipes, checkpoints, graphs, rollouts, libraries and tables, mutated."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import mutate
import numpy as np
import tomlkit
from kinds import Attempt, kind

from footfall import characters
from footfall.characters import roles
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.strict import read_toml


def _toml(path: Path, data: dict[str, Any]) -> None:
    try:
        path.write_text(tomlkit.dumps(data), encoding="utf-8", errors="replace")
    except Exception:  # a value that TOML does not have
        path.write_text(json.dumps(data, default=str))


@kind
def objectives(folder: Path) -> Attempt:
    from footfall.optimize import objective_file

    given = [read_toml(path) for path in sorted(objective_file.BUILT_IN.glob("*.toml"))]

    def attempt(random: Random) -> None:
        _toml(folder / "mine.toml", mutate.of_tree(random, random.choice(given)))
        objective_file.load(folder / "mine.toml")

    return attempt


@kind
def recipes(folder: Path) -> Attempt:
    from footfall.repertoire import recipe

    given = [read_toml(path) for path in (recipe.BUILT_IN, recipe.SPATIAL)]

    def attempt(random: Random) -> None:
        _toml(folder / "mine.toml", mutate.of_tree(random, random.choice(given)))
        found = recipe.read(folder / "mine.toml")
        found.clips()
        found.behaviours()

    return attempt


@kind
def joint_maps(folder: Path) -> Attempt:
    from footfall.motion.retarget import references

    skeleton = references.reference("walk", characters.load("human"), 0.1, 30.0).skeleton
    given = {"roles": {role: skeleton.names[i] for role, i in roles.find(skeleton).joints.items()}}
    text = tomlkit.dumps(given).encode()

    def attempt(random: Random) -> None:
        path = folder / "map.toml"
        if random.random() < 0.5:
            _toml(path, mutate.of_tree(random, given))
        else:
            path.write_bytes(mutate.of_bytes(random, text))
        roles.read_map(path, skeleton)

    return attempt


def checkpoint_lines() -> list[Any]:
    from footfall.optimize import checkpoint

    score = {"value": 0.5, "terms": {"speed": 0.1, "work": 2}}
    head = {"schema": checkpoint.SCHEMA, "version": checkpoint.VERSION, "identity": {"seed": 1}}
    return [head, *({"stage": k // 2, "seconds": 1.0 * k, "scores": [score] * 3} for k in range(4))]


@kind
def checkpoints(folder: Path) -> Attempt:
    from footfall.optimize import checkpoint

    given = checkpoint_lines()

    def attempt(random: Random) -> None:
        lines = mutate.of_tree(random, given)
        text = "\n".join(json.dumps(line, default=str) for line in lines) + "\n" if isinstance(lines, list) else "x"
        content = text.encode() if random.random() < 0.5 else mutate.of_bytes(random, text.encode())
        (folder / checkpoint.NAME).write_bytes(content)
        found = checkpoint.read(folder, {"seed": 1})
        for stage, generations in enumerate(found.stages):
            for k in range(len(generations)):
                found.known(stage, k)

    return attempt


def stabilize_samples(folder: Path) -> Attempt:
    """What `stabilize` has kept: a damaged round is taken again."""
    from footfall.optimize import stabilize_progress, step_model
    from footfall.systems.limit_cycle import model
    from footfall.systems.limit_cycle.law import STATE_FEATURES

    random, skill = np.random.default_rng(1), skills.load("human-lcc-walk")
    width, place = len(skill.body["perturbations"]), folder / "stabilize"
    features, k = random.normal(size=(30, STATE_FEATURES)), random.normal(size=(30, width))
    stabilize_progress.Kept(place, skill, 1).add_samples(0, [step_model.Samples(features, k, 10.0, 0)] * 2)
    with np.load(place / "0.npz") as archive:
        arrays = {name: archive[name] for name in archive.files}

    def attempt(random: Random) -> None:
        try:
            np.savez(place / "0.npz", **mutate.of_arrays(random, arrays))
        except (ValueError, UnicodeEncodeError):
            return
        found = stabilize_progress.Kept(place, skill, 1).samples(0)
        if found is not None:
            together = step_model.joined(found)
            model.fit(together.features, together.k)

    return attempt


@kind
def progress_files(folder: Path) -> Attempt:
    """Results of earlier runs: a damaged one counts as none, or is refused."""
    from footfall.learn import gains, improve, many
    from footfall.optimize import recovery_progress
    from footfall.rectify import files as rectified

    stamp = {"version": "1", "seed": 0}
    row = {"lasts": 1, "pushes_1ms": 16, "pushes_tried": 48, "seconds": 10.0, "why": "", "learn_s": 3.0}
    learned = {"stamp": stamp, "row": row}
    result = {"stamp": stamp, "figures": {"a": 1.0}, "complete": True, "budget_s": 1.0, "stopped_early": False}
    sample = {"direction": 0.0, "impulse": 1.0, "strategy": "step", "aim": [0.1], "point": [0.0, 0.1]}
    oracle = {"character": "human", "limits": {"step": [1.0]}, "samples": [sample], "open": [1], "polished": [1.0]}
    gait = {name: {"hip": 1.0} for name in gains.GAITS}
    human = skills.load("human-stand")

    def summarized(place: Path) -> None:
        from footfall.evaluate.report import Report

        found = many._saved(place.parent, stamp)
        if found is not None:
            many._summarize(Report("", {}), [{"clip": "a", "kind": "walk", **found}], many.LearnSettings())

    arrays = stabilize_samples(folder)

    known: tuple[tuple[Path, Any, Callable[[Path], Any]], ...] = (
        (folder / many.RESULT, learned, summarized),
        (folder / rectified.RESULT, result, lambda path: rectified.saved(path.parent, stamp, 1.0)),
        (folder / "oracle.json", oracle, lambda path: recovery_progress.resumed(path, human)),
        (folder / "gains.json", gait, gains._read),
        (folder / "kept.json", {"piece": [[0.0] * 8] * 3}, improve._read),
    )

    def attempt(random: Random) -> None:
        if random.random() < 0.2:
            arrays(random)
            return
        path, data, read = random.choice(known)
        text = json.dumps(mutate.of_tree(random, data), default=str).encode()
        path.write_bytes(mutate.of_bytes(random, text) if random.random() < 0.4 else text)
        read(path)

    return attempt


@kind
def motion_graphs(folder: Path) -> Attempt:
    from footfall.motion.analysis import feet
    from footfall.motion.analysis.contacts import contacts as found_contacts
    from footfall.motion.graph import building, file
    from footfall.motion.retarget import references

    body = characters.load("human")
    walks = [references.reference(name, body, 2.0, 30.0) for name in ("walk", "walk-fast")]
    contacts = [found_contacts(walk, roles.find(walk.skeleton)) for walk in walks]
    soles = feet.sole_points(walks[0].skeleton, roles.find(walks[0].skeleton), motion=walks[0])
    graph = building.build(walks, contacts, soles=soles)
    file.save(graph, folder / "graph.npz")
    with np.load(folder / "graph.npz") as archive:
        arrays = {name: archive[name] for name in archive.files}
    about = json.loads(arrays["about"].tobytes())

    def attempt(random: Random) -> None:
        given = dict(arrays)
        if random.random() < 0.4:
            text = json.dumps(mutate.of_tree(random, about), default=str)
            given["about"] = np.frombuffer(text.encode("utf-8", "replace"), np.uint8)
        else:
            given = mutate.of_arrays(random, arrays)
        np.savez(folder / "mutated.npz", **given)
        found = file.load(folder / "mutated.npz")
        found.motion(found.walk(1.0, seed=1))

    return attempt


@kind
def rollouts(folder: Path) -> Attempt:
    from footfall.evaluate.export import rollout_file
    from footfall.evaluate.gait import measures
    from footfall.trials import Trial, run

    rollout = run(Trial(skills.load("planar-walk"), 3.0, 1e-3, record_every=1 / 60))
    columns = dict(zip(rollout.columns, rollout.series.T, strict=True))
    about = rollout_file.about(rollout)

    def attempt(random: Random) -> None:
        given: dict[str, Any] = {**columns, rollout_file.ABOUT: about}
        if random.random() < 0.4:
            tree = mutate.of_tree(random, json.loads(str(about)))
            given[rollout_file.ABOUT] = np.array(json.dumps(tree, default=str))
        else:
            given = mutate.of_arrays(random, given)
        try:
            np.savez(folder / "rollout.npz", **given)
        except (ValueError, UnicodeEncodeError):
            return
        found = rollout_file.read(folder / "rollout.npz")
        measures.of_rollout(found, "mine")
        found.motion()

    return attempt


@kind
def libraries_of_motion(folder: Path) -> Attempt:
    from footfall.motion.retarget.references import reference
    from footfall.systems.data_driven import fragments, library, library_file, repertoire

    body, takes = characters.load("human-toes"), []
    for name, style in (("walk", "walk"), ("walk-fast", "hurry")):
        takes.append(replace(fragments.take(reference(name, body, 2.0, 60.0), body, style=style), name=name))
    library_file.save(library.build(takes, body), folder)
    table, poses = (folder / library_file.TABLE).read_bytes(), (folder / library_file.POSES).read_bytes()
    with np.load(folder / library_file.POSES) as archive:
        arrays = {name: archive[name] for name in archive.files}
    about = json.loads(arrays["about"].tobytes())

    def attempt(random: Random) -> None:
        (folder / library_file.TABLE).write_bytes(table)
        (folder / library_file.POSES).write_bytes(poses)
        which = random.randrange(3)
        if which == 0:
            (folder / library_file.TABLE).write_bytes(mutate.of_bytes(random, table))
        elif which == 1:
            text = json.dumps(mutate.of_tree(random, about), default=str).encode("utf-8", "replace")
            np.savez(folder / library_file.POSES, **{**arrays, "about": np.frombuffer(text, np.uint8)})
        else:
            np.savez(folder / library_file.POSES, **mutate.of_arrays(random, arrays))
        found = library_file.load(folder, body)
        if random.random() < 0.2:
            repertoire.Repertoire(repertoire.fitted(found), body)

    return attempt


@kind
def tables_of_numbers(folder: Path) -> Attempt:
    """Paths to walk along, force plates, and the index of a folder of clips."""
    from footfall.cli.play_options import read_path
    from footfall.evaluate.clips import clips, force_plates

    names = ["Time"] + [f"{side}.{name}{axis}" for side in "LR" for name in force_plates.NEEDED for axis in "XYZ"]
    rows = [[0.01 * i, *(np.sin(0.1 * i + k) * 100 for k in range(len(names) - 1))] for i in range(30)]
    seen = "\n".join("\t".join(map(str, row)) for row in [names, *rows]).encode()
    forces = [[0.003 * i, 0.0, 900.0 if 20 < i < 60 else 0.0, 0.0, 10.0, 0.0, 10.0] for i in range(90)]
    names = ["Time", "Fx1", "Fy1", "Fz1", "COPx1", "COPy1", "COPz1"]
    plates = "\n".join("\t".join(map(str, row)) for row in [names, *forces]).encode()
    index = b"file,kind,floor_toe_height_cm,stride_time_s\na.bvh,walk,1.5,1.1\nb.bvh,run,,0.7\n"

    def attempt(random: Random) -> None:
        which = random.randrange(3)
        if which == 0:
            (folder / "path.csv").write_bytes(mutate.of_bytes(random, b"x,y\n0,0\n1,0.5\n2,1\n"))
            read_path(str(folder / "path.csv"))
        elif which == 1:
            (folder / "index.csv").write_bytes(mutate.of_bytes(random, index))
            clips.index(folder)
        else:
            (folder / "mkr.txt").write_bytes(mutate.of_bytes(random, seen) if random.random() < 0.5 else seen)
            (folder / "grf.txt").write_bytes(mutate.of_bytes(random, plates))
            force_plates.stances(folder / "grf.txt", force_plates.markers(folder / "mkr.txt"))

    return attempt


@kind
def pictures_of_a_pad(folder: Path) -> Attempt:
    from footfall.physics.pressure import Pad
    from footfall.systems.foot_pressure import pad_file

    pad, random = Pad(rows=6, columns=5), np.random.default_rng(1)
    frames = random.integers(0, 20, (8, 6, 5))
    pad_file.write(folder / "pad.csv", pad_file.Recording(pad, frames))
    content = (folder / "pad.csv").read_bytes()

    def attempt(random: Random) -> None:
        (folder / "mutated.csv").write_bytes(mutate.of_bytes(random, content))
        pad_file.read(folder / "mutated.csv", fill=random.random() < 0.5)

    return attempt


@kind
def hits_files(folder: Path) -> Attempt:
    from footfall.physics import hit

    hits = [hit.parse("left_forearm@0.4,mass=0.5,speed=8,from=80"), hit.parse("torso@1,at=0/0.1/0.2")]
    text = hit.text(hits)
    (folder / "hits.toml").write_text(text)
    data = read_toml(folder / "hits.toml")

    def attempt(random: Random) -> None:
        if random.random() < 0.5:
            _toml(folder / "hits.toml", mutate.of_tree(random, data))
        else:
            (folder / "hits.toml").write_bytes(mutate.of_bytes(random, text.encode()))
        hit.text(hit.load(folder / "hits.toml"))

    return attempt


@kind
def kept_responses(folder: Path) -> Attempt:
    """Parts of a database of responses that is being made: a damaged one is made again, or refused."""
    from footfall.responses import files
    from footfall.responses.recording import Recorded
    from footfall.systems.push_response.database import STRATEGIES, Response

    about, random, recorded = {"seed": 1}, np.random.default_rng(1), []
    for steps in (0, 1):
        landings = ((0.3, 1, 0.2, 0.1),) * steps
        one = Response(90.0 * steps, 40.0, STRATEGIES[steps], steps, 8, not steps, landings=landings, source="a")
        contacts = random.integers(0, 4, 8).astype(np.uint8)
        recorded.append(Recorded(one, random.normal(size=(8, 36)), contacts, random.normal(size=(8, 2))))
    files.keep(folder, "part", np.zeros(35), recorded, {**about, "tried": 2, "left_out": 0})
    data = read_toml(folder / "part.toml")
    with np.load(folder / "part.npz") as archive:
        arrays = {name: archive[name] for name in archive.files}

    def attempt(random: Random) -> None:
        rows, given = (mutate.of_tree(random, data), arrays) if random.random() < 0.5 else (data, None)
        _toml(folder / "part.toml", rows)
        np.savez(folder / "part.npz", **(mutate.of_arrays(random, arrays) if given is None else given))
        found = files.kept(folder, "part", about)
        if found is None:
            raise FootfallError("it is made again")
        files.arrays(found.neutral, found.recorded)

    return attempt


@kind
def results_of_the_leaderboard(folder: Path) -> Attempt:
    from footfall.leaderboard.measures import MEASURES
    from footfall.leaderboard.results import Results

    results, skill = Results(folder), skills.load("planar-walk")
    measure = MEASURES[0]
    results.write(skill, measure, {"lasts": 60.0, "speed": None}, "")
    path = next(folder.glob("*.json"))
    text = path.read_bytes()
    results._path = lambda *_: path  # of a skill and a measure, which takes a while to work out

    def attempt(random: Random) -> None:
        tree = json.dumps(mutate.of_tree(random, json.loads(text)), default=str).encode()
        path.write_bytes(tree if random.random() < 0.5 else mutate.of_bytes(random, text))
        if results.read(skill, measure) is None:
            raise FootfallError("it is measured again")

    return attempt
