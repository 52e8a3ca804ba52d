"""Shared by all tests: skills by name, a quick way to play one, and skills made from a clip, not yet searched for.

Also how the whole suite runs: long tests first, the stepping loops compiled once for all workers, and what may be
skipped.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import tomlkit

import availability
import machine_code
from footfall import characters
from footfall.control import skill as skills
from footfall.trials import Trial, run

# Folders whose tests run first, so that only short tests are left when one worker runs out of them.
LONG_FOLDERS = ("learn", "systems", "cli", "evaluate", "optimize", "papers", "physics")
WHOLE_SUITE = 500  # from so many tests on, every loop is needed: compile all of them before the first test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put long tests first. Groups of tests are put before them by pytest-xdist, the largest first."""
    root = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(root).parts[0]
        if folder == "test_examples.py":
            return 0
        return 1 + LONG_FOLDERS.index(folder) if folder in LONG_FOLDERS else 100

    items.sort(key=place)  # a stable sort: the order within a folder stays


@pytest.fixture(scope="session", autouse=True)
def _compile_for_all_workers(request, tmp_path_factory) -> None:
    """In a parallel run of the whole suite, compile every loop once instead of once in each worker."""
    if "PYTEST_XDIST_WORKER" in os.environ and request.session.testscollected >= WHOLE_SUITE:
        machine_code.divide(tmp_path_factory.getbasetemp().parent / "machine-code")


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared data: recorded clips and force-plate files."""
    if not (availability.SHARED / "mocap" / "cmu").is_dir():
        reason = f"the shared data is not at {availability.SHARED}; set FOOTFALL_SHARED to where it is"
        availability.missing("shared", reason)
    return availability.SHARED


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
