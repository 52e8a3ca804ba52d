"""Shared by all tests: skills by name, a quick way to play one, and skills made from a clip, not yet searched for."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomlkit

from footfall import characters
from footfall.control import skill as skills
from footfall.trials import Trial, run


@pytest.fixture
def walk():
    return skills.load("planar-walk")


@pytest.fixture
def play():
    def play(name: str, seconds: float = 5.0, **settings):
        return run(Trial(skills.load(name), seconds, **settings))

    return play


@pytest.fixture(scope="session")
def walk_clip(tmp_path_factory) -> Path:
    """A clip of a walk in centimetres, y up, whose joints have names of their own."""
    from footfall.motion.formats import bvh, files
    from footfall.motion.retarget import references

    motion = references.reference("walk", characters.load("human"), 5.0, 60.0)
    text = bvh.text(files.y_up_centimetres(motion))
    names = {"left_thigh": "LeftUpLeg", "left_shank": "LeftLeg", "left_foot": "LeftFoot"}
    names |= {old.replace("left", "right"): new.replace("Left", "Right") for old, new in names.items()}
    for old, new in names.items():
        text = text.replace(f"JOINT {old}\n", f"JOINT {new}\n")
    path = tmp_path_factory.mktemp("clips") / "stroll.bvh"
    path.write_text(text)
    return path


def write_recorded(clip: Path, body: str, folder: Path) -> Path:
    """A skill of a clip as the search finds it: its numbers are those of the draft."""
    from footfall.evaluate.clips import clips
    from footfall.learn import draft, learn, prepare

    made = prepare.prepare(clips.load(clip), body)
    folder.mkdir(parents=True)
    document = draft.document(made, f"{clip.stem}-{body}", f"Learned from {clip.stem}")
    (folder / "skill.toml").write_text(tomlkit.dumps(document))
    learn.write_beside(folder, made)
    return folder


@pytest.fixture(scope="session")
def own_walk(walk_clip, tmp_path_factory) -> Path:
    """The folder of a recorded walk on a body of its clip's skeleton."""
    return write_recorded(walk_clip, "own", tmp_path_factory.mktemp("skills") / "own")


@pytest.fixture(scope="session")
def human_walk(walk_clip, tmp_path_factory) -> Path:
    """The folder of a recorded walk on the built-in human with toes."""
    return write_recorded(walk_clip, "human", tmp_path_factory.mktemp("skills") / "human")
