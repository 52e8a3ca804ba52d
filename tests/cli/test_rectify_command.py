"""`footfall rectify` and `footfall evaluate rectify` as a person uses them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from footfall import characters
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rectify", "CLIP", "-o", "x", "--character", "nobody"], "unknown character 'nobody'"),
        (["rectify", "CLIP", "-o", "x", "--character", "planar7"], "no gains for left_hip"),
        (["rectify", "CLIP", "-o", "x", "--method", "powell"], "unknown method 'powell'"),
        (["rectify", "CLIP", "-o", "x", "--ground", "sand"], "unknown ground 'sand'"),
        (["rectify", "CLIP", "-o", "x", "--budget", "0"], "a budget of 0 s"),
        (["rectify", "missing.bvh", "-o", "x"], "no such file"),
        (["rectify", "CLIP", "-o", "x"], "clip.bvh"),
        (["evaluate", "rectify", "nowhere"], "no such folder"),
    ],
)
def test_bad_input_is_answered_in_one_line(footfall, arguments: list[str], words: str, tmp_path: Path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("clip.bvh").write_text("HIERARCHY nothing\n")
    said = footfall(*("clip.bvh" if word == "CLIP" else word for word in arguments))
    assert said.code == 2
    assert words in said.err
    assert len(said.err.strip().splitlines()) == 1


def test_a_clip_is_rectified_and_played(footfall, tmp_path: Path):
    clip, place = tmp_path / "step.bvh", tmp_path / "made"
    motion = references.reference("walk", characters.load("human"), 0.6, 60.0)
    clip.write_text(bvh.text(files.y_up_centimetres(motion)))
    said = footfall("rectify", clip, "-o", place, "--character", "planar12", "--budget", "30s", "--json")
    report = json.loads(said.out)
    assert said.code == 0
    assert report["figures"]["rectified"] is True
    assert {Path(file).name for file in report["files"]} >= {"motion.bvh", "motion.glb", "forces.csv", "torques.csv"}
    again = json.loads(footfall("play", place, "--out", tmp_path / "out", "--json").out)
    assert again["figures"]["ended_s"] == pytest.approx(report["figures"]["reached_s"], abs=0.05)
    assert again["conditions"]["time_step_s"] == pytest.approx(1 / 480, rel=1e-4)


@pytest.mark.slow
def test_a_clip_is_rectified_in_space(footfall, tmp_path: Path):
    clip, place = tmp_path / "step.bvh", tmp_path / "made"
    motion = references.reference("walk", characters.load("human"), 0.6, 60.0)
    clip.write_text(bvh.text(files.y_up_centimetres(motion)))
    report = json.loads(footfall("rectify", clip, "-o", place, "--json").out)
    assert report["figures"]["rectified"] is True
    assert report["figures"]["half_step"] is True
    assert report["conditions"]["character"] == "human-toes"
    again = json.loads(footfall("play", place, "--out", tmp_path / "out", "--dt", "0.001", "--json").out)
    assert again["figures"]["ended_s"] == pytest.approx(0.6, abs=0.05)
