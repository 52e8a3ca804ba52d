"""Clips, characters, words of the command line and messages of the studio, mutated."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

import mutate
import numpy as np
from kinds import Attempt, kind

from footfall import characters
from footfall.characters import shape
from footfall.characters.character import from_table
from footfall.control import skill as skills
from footfall.physics import hit, push
from footfall.physics import scene as scenes
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.strict import Table

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
        (scenes.parse, "beam:width=0.3,height=0.1,start=2,length=20"),
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
