"""A skill on a body of somebody's own skeleton, and what it did written back onto that skeleton."""

from __future__ import annotations

from pathlib import Path

import pytest

from footfall import characters
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references


@pytest.fixture(scope="module")
def rig(tmp_path_factory) -> Path:
    """A clip in centimetres, y up, whose joints have names of their own."""
    walk = references.reference("walk", characters.load("human"), 1.5, 30.0)
    path = tmp_path_factory.mktemp("rig") / "mine.bvh"
    names = {"left_thigh": "LeftUpLeg", "left_shank": "LeftLeg", "left_foot": "LeftFoot"}
    names |= {old.replace("left", "right"): new.replace("Left", "Right") for old, new in names.items()}
    text = bvh.text(files.y_up_centimetres(walk))
    for old, new in names.items():
        text = text.replace(f"JOINT {old}\n", f"JOINT {new}\n")
    path.write_text(text)
    return path


def test_a_skill_walks_on_a_rig_and_comes_back_with_its_joint_names(footfall, rig: Path, tmp_path: Path):
    call = ("play", "human-walk-robust", "--rig", str(rig), "--as", "bvh", "--dt", "0.002", "--seconds", "4")
    done = footfall(*call, "--out", str(tmp_path))
    assert done.code == 0, done.err
    clip, back = bvh.read(rig), bvh.read(tmp_path / "human-walk-robust.bvh")
    assert back.skeleton.names == clip.skeleton.names
    assert back.skeleton.same_as(clip.skeleton, within=1e-4)  # the rig's own lengths, in its own unit
    moved = clean(back).motion
    assert moved.duration > 3.5
    assert moved.root[-1, 0] - moved.root[0, 0] > 1.0  # it walked on


def test_a_planar_skill_cannot_be_put_on_a_rig(footfall, rig: Path, tmp_path: Path):
    done = footfall("play", "planar-walk", "--rig", str(rig), "--out", str(tmp_path / "out"))
    assert done.code == 2
    assert "planar body" in done.err
    assert not (tmp_path / "out").exists()
