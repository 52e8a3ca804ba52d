"""Every kind of file and message that Footfall reads: an example of each, and what is done with it.

A kind is a function that prepares an example in a folder, and returns an attempt: a function of a random generator that
mutates the example, reads it, and uses what was read as a command would. An attempt may raise `FootfallError` only.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import mutate
import numpy as np
import tomlkit

from footfall import characters, systems
from footfall.characters import roles, shape
from footfall.characters.character import from_table
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.physics import hit, push
from footfall.physics import scene as scenes
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.strict import Table, parse_toml, read_toml

Attempt = Callable[[Random], None]
KINDS: dict[str, Callable[[Path], Attempt]] = {}


def kind(make: Callable[[Path], Attempt]) -> Callable[[Path], Attempt]:
    KINDS[make.__name__.replace("_", " ")] = make
    return make


LEG = "JOINT {0}UpLeg\n{{ OFFSET {1} 0 0 CHANNELS {2}\nJOINT {0}Leg\n{{ OFFSET 0 -40 0 CHANNELS {2}\nJOINT {0}Foot\n"
LEG += "{{ OFFSET 0 -40 0 CHANNELS {2}\nEnd Site\n{{ OFFSET 0 0 10 }} }} }} }}\n"


@kind
def bvh(folder: Path) -> Attempt:
    from footfall.evaluate.clips import clips

    turns = "3 Zrotation Yrotation Xrotation"
    legs = "".join(LEG.format(side, x, turns) for side, x in (("Left", 10), ("Right", -10)))
    root = "ROOT Hips\n{ OFFSET 0 90 0 CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation\n"
    rows = [" ".join(str(round(np.sin(0.3 * i + k) * 20, 2)) for k in range(24)) for i in range(20)]
    text = f"HIERARCHY\n{root}{legs}}}\nMOTION\nFrames: 20\nFrame Time: 0.0333\n" + "\n".join(rows) + "\n"
    path = folder / "clip.bvh"

    def attempt(random: Random) -> None:
        path.write_bytes(mutate.of_bytes(random, text.encode()))
        clips.kind(clips.load(path))

    return attempt


@kind
def amc_and_asf(folder: Path) -> Attempt:
    from footfall.evaluate.clips import clips

    bones, tree = "", ""
    for i, side in enumerate("lr"):
        x = "0.6 -0.8 0" if side == "l" else "-0.6 -0.8 0"
        parts = (("hipjoint", x), ("femur", "0 -1 0"), ("tibia", "0 -1 0"), ("foot", "0 -0.2 0.9"), ("toes", "0 0 1"))
        for k, (name, direction) in enumerate(parts):
            dof = "" if k == 0 else "dof rx ry rz\nlimits (-160 20)\n(-70 70)\n(-60 70)\n"
            bones += f"begin\nid {5 * i + k + 1}\nname {side}{name}\ndirection {direction}\nlength 4\n"
            bones += f"axis 0 0 20 XYZ\n{dof}end\n"
        tree += f"{side}hipjoint {side}femur\n{side}femur {side}tibia\n{side}tibia {side}foot\n{side}foot {side}toes\n"
    asf = ":version 1.10\n:name x\n:units\nmass 1\nlength 0.45\nangle deg\n:root\norder TX TY TZ RX RY RZ\naxis XYZ\n"
    asf += "position 0 0 0\norientation 0 0 0\n:bonedata\n" + bones
    asf += f":hierarchy\nbegin\nroot lhipjoint rhipjoint\n{tree}end\n"
    amc = ":FULLY-SPECIFIED\n:DEGREES\n"
    for i in range(12):
        amc += f"{i + 1}\nroot 0 {17 + i} 0 0 0 0\n"
        amc += "".join(f"{s}{b} {i} 0 {2 * i}\n" for s in "lr" for b in ("femur", "tibia", "foot", "toes"))
    (folder / "a.asf").write_text(asf)
    (folder / "a.amc").write_text(amc)
    clips.load(folder / "a.amc")

    def attempt(random: Random) -> None:
        which, text = random.choice((("a.asf", asf), ("a.amc", amc)))
        (folder / "a.asf").write_text(asf)
        (folder / "a.amc").write_text(amc)
        (folder / which).write_bytes(mutate.of_bytes(random, text.encode()))
        clips.kind(clips.load(folder / "a.amc"))

    return attempt


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


@kind
def character_files(folder: Path) -> Attempt:
    bodies = [json.loads(characters.load(name).to_json()) for name in ("planar7", "planar12", "human", "human-toes")]
    shapes = [*map(shape.parse, ("height=1.2", "femur=0.2,mass=5", "left_leg=5", "load=torso:20@0/0/0.3"))]

    def attempt(random: Random) -> None:
        made = from_table(Table("body.json", mutate.of_tree(random, random.choice(bodies))))
        other = shape.reshape(made, random.choice(shapes))
        if random.random() < 0.2:
            World(random.choice((made, other)), Scene(), 1e-3)

    return attempt


@kind
def character_texts(folder: Path) -> Attempt:
    source = Path(characters.__file__).parent / "planar7.toml"
    text = source.read_bytes()

    def attempt(random: Random) -> None:
        path = folder / random.choice(("body.toml", "body.json"))
        path.write_bytes(mutate.of_bytes(random, text if path.suffix == ".toml" else b'{"schema": 1, "links": [[1]]}'))
        characters.load(str(path))

    return attempt


@kind
def words_of_the_command_line(folder: Path) -> Attempt:
    """Body shapes, scenes, pushes and hits as they are written in a command."""
    human = characters.load("human")
    known = (
        (shape.parse, "height=1.1,mass=1.2,left_leg=0.9,load=torso:10@-0.15/0/0.25"),
        (scenes.parse, "stairs:height=-0.1,count=12,start=4"),
        (scenes.parse, "rough:height=0.04,seed=2"),
        (scenes.parse, "boxes:aside=0.5"),
        (scenes.parse, "slope:4"),
        (push.parse, "100/20/-5@2,for=0.4,on=torso"),
        (hit.parse, "left_forearm@0.4,mass=0.5,speed=8,from=80"),
    )

    def attempt(random: Random) -> None:
        read, text = random.choice(known)
        found: Any = read(mutate.of_bytes(random, text.encode()).decode("utf-8", "replace"))
        if isinstance(found, shape.BodyShape):
            shape.reshape(human, found)
        if isinstance(found, Scene) and random.random() < 0.1:
            World(human, found, 1e-3)

    return attempt


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

    known: tuple[tuple[Path, Any, Callable[[Path], Any]], ...] = (
        (folder / many.RESULT, learned, summarized),
        (folder / rectified.RESULT, result, lambda path: rectified.saved(path.parent, stamp, 1.0)),
        (folder / "oracle.json", oracle, lambda path: recovery_progress.resumed(path, human)),
        (folder / "gains.json", gait, gains._read),
        (folder / "kept.json", {"piece": [[0.0] * 8] * 3}, improve._read),
    )

    def attempt(random: Random) -> None:
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
def studio_messages(folder: Path) -> Attempt:
    from footfall.studio.wire import messages

    def value(of: Any) -> Any:
        if of is messages.FLAG:
            return True
        if of is int:
            return 1
        first = of[0]
        if first == "optional":
            return value(of[1])
        simple = {
            "text": "x",
            "vector": [0.5] * (of[1] if first == "vector" else 0),
            "points": [[0.0, 1.0], [1.0, 2.0]],
        }
        return simple[first] if isinstance(first, str) else first

    given = [{"do": do} | {key: value(of) for key, of in fields.items()} for do, fields in messages.FIELDS.items()]

    def attempt(random: Random) -> None:
        text = json.dumps(mutate.of_tree(random, random.choice(given)), default=str)
        if random.random() < 0.4:
            text = mutate.of_bytes(random, text.encode()).decode("utf-8", "replace")
        messages.read(text)

    return attempt


@kind
def studio_skill_files(folder: Path) -> Attempt:
    """Skill files that are dropped on the studio, and edited there."""
    from footfall.studio.files.library import Library
    from footfall.studio.files.skill_editor import SkillEditor

    library = Library(folder / "made")
    texts = [(skills.BUILT_IN / name / "skill.toml").read_bytes() for name in ("planar-walk", "human-walk")]

    def attempt(random: Random) -> None:
        text = mutate.of_bytes(random, random.choice(texts)).decode("utf-8", "replace")
        opened = library.open(text)
        SkillEditor(opened)
        library.list()

    return attempt


@kind
def corrections(folder: Path) -> Attempt:
    from footfall import arrays

    content = io.BytesIO()
    np.save(content, np.zeros((5, 8)))

    def attempt(random: Random) -> None:
        (folder / "a.npy").write_bytes(mutate.of_bytes(random, content.getvalue()))
        arrays.read_one(folder / "a.npy", 1 << 20, "corrections")

    return attempt


def tried(attempt: Attempt, random: Random) -> bool:
    """Whether a mutated file was refused; anything but a refusal or a success is an error."""
    words = None
    try:
        attempt(random)
    except FootfallError as error:
        words = str(error)
    assert words is None or words.strip(), "a refusal without words"
    return words is not None
