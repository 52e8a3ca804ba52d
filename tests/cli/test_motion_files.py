"""Motion files that `footfall motion` and `footfall play` write."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from walk_clip import NO_TURN, TEXT, WALK

from footfall.motion.formats import bvh
from footfall.motion.retarget import references


def test_a_converted_bvh_stands_upright_in_centimetres_as_animation_programs_expect(answer, tmp_path):
    path = tmp_path / "walk.bvh"
    path.write_text(bvh.text(WALK.placed(1000.0, NO_TURN, np.zeros(3))))  # millimetres, z up
    answer("motion", "convert", path, "--as", "bvh", "--as", "csv", "--out", tmp_path / "out")
    again = bvh.read(tmp_path / "out" / "walk.bvh")
    head, foot = again.position("head"), again.position("left_foot")
    assert np.ptp(again.root[:, 2]) == pytest.approx(100.0 * np.ptp(WALK.root[:, 0]), rel=0.01)  # goes along z
    assert 130.0 < np.mean(head[:, 1] - foot[:, 1]) < 190.0
    assert (tmp_path / "out" / "walk-motion.csv").exists()


def test_a_clip_is_never_written_over(refused, walk_file):
    assert "would be overwritten" in refused("motion", "convert", walk_file, "--as", "bvh", "--out", walk_file.parent)
    assert walk_file.read_text() == TEXT


def test_clips_of_the_same_name_do_not_write_over_each_other(answer, tmp_path):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "walk.bvh").write_text(TEXT)
    data = answer("motion", "clean", tmp_path / "one", tmp_path / "two", "--out", tmp_path / "out")
    assert sorted(Path(path).name for path in data["files"]) == ["two-walk-clean.bvh", "walk-clean.bvh"]
    assert all(Path(path).exists() for path in data["files"])


def test_a_full_disk_is_one_line_and_leaves_nothing_half_written(refused, walk_file, tmp_path, monkeypatch):
    def full(source: str, target: str) -> None:
        raise OSError(28, "No space left on device", source)

    monkeypatch.setattr(os, "replace", full)
    assert "no partial file is left" in refused("motion", "clean", walk_file, "--out", tmp_path / "out")
    assert not list((tmp_path / "out").iterdir())


@pytest.mark.parametrize("skipped", ["tpose", "up", "scale", "pops", "facing", "floor", "level", "rate"])
def test_each_step_of_cleaning_can_be_left_out(answer, walk_file, skipped, tmp_path):
    rows = answer("motion", "clean", walk_file, "--skip", skipped, "--out", tmp_path / "out")["table"]
    assert skipped not in {row["finding"] for row in rows}


def test_references_need_no_clip(answer, tmp_path):
    for body in ("human", "planar7"):
        data = answer("motion", "reference", "walk-slow", "--to", body, "--seconds", 2, "--out", tmp_path)
        assert data["figures"]["speed"] == pytest.approx(references.speed("walk-slow"), rel=0.15)
    assert answer("motion", "reference", "walk", "--seconds", 0.001, "--out", tmp_path)["figures"]["frames"] == 1


@pytest.mark.parametrize("skill", ["planar-walk", "human-walk"])
def test_play_writes_the_motion_for_animation_programs(answer, tmp_path, skill):
    words = ("play", skill, "--seconds", 1, "--dt", 0.001, "--as", "bvh", "--as", "glb", "--out", tmp_path)
    data = answer(*words)
    assert {".bvh", ".glb"} <= {Path(path).suffix for path in data["files"]}
    motion = bvh.read(tmp_path / f"{skill}.bvh")
    assert motion.rate == pytest.approx(60.0, rel=1e-4)
    table = np.genfromtxt(tmp_path / f"{skill}.csv", delimiter=",", names=True)
    at = motion.time
    for column, axis in (("x", 2), ("z", 1)):  # forward is z in such programs, and up is y
        wanted = 100.0 * np.interp(at, table["time"], table[column])
        np.testing.assert_allclose(motion.root[:, axis], wanted, atol=0.05)  # cm
    assert (tmp_path / f"{skill}.glb").read_bytes()[:4] == b"glTF"
