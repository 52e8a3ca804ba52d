"""The protocols themselves: they search, they stop cleanly, and they say what they did."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from footfall import parallel
from footfall.control import skill as skills
from footfall.errors import CannotWrite
from footfall.evaluate.draw import filmstrip
from footfall.evaluate.export import motion_files
from footfall.evaluate.protocols import gaits, pushes, ranges, transitions
from footfall.evaluate.report import Report
from footfall.trials import Trial, run
from footfall.writing import whole_file


def test_the_push_ladder_stops_at_the_first_hole(monkeypatch, walk):
    fails = {150.0, 300.0}
    monkeypatch.setattr(pushes, "survives", lambda skill, force, first, plan, dt: abs(force) not in fails)
    report = pushes.evaluate(walk, pushes.protocol("thesis-2d"), 1e-3)
    assert report.figures["forward_max_n"] == 100.0
    assert report.conditions["push_duration_s"] == 0.1
    assert report.conditions["friction"] == 0.65


def test_ctrl_c_keeps_what_was_found(monkeypatch, walk):
    def interrupted(skill, force, first, plan, dt):
        if abs(force) >= 200:
            raise KeyboardInterrupt
        return True

    monkeypatch.setattr(pushes, "survives", interrupted)
    report = pushes.evaluate(walk, pushes.protocol("thesis-2d"), 1e-3)
    assert report.stopped
    assert report.figures["forward_max_n"] == 150.0


def test_each_keeps_the_order_and_hands_back_the_finished_part_when_stopped():
    assert parallel.parallel_map(lambda n: n * n, range(20)) == [n * n for n in range(20)]

    def work(n):
        if n == 3:
            raise KeyboardInterrupt
        return n

    with pytest.raises(parallel.Interrupted) as stop:
        parallel.parallel_map(work, range(6), workers=1)
    assert stop.value.results[:3] == [0, 1, 2]


def test_the_gait_report_names_its_figures_and_conditions(walk):
    report = gaits.evaluate([walk], seconds=10.0, dt=1e-3)
    assert report.figures["survived_s"] == 10.0
    assert report.figures["gaits_total"] == report.figures["gaits_survive_10s"] == 1
    assert report.conditions["character"] == "planar7"
    assert report.conditions["mass_kg"] == 90.0
    data = json.loads(report.to_json())
    assert all(v is None or isinstance(v, int | float) for v in data["figures"].values())


def test_a_gait_that_falls_is_counted_as_fallen():
    from dataclasses import replace

    from footfall.physics.start import Start

    doomed = replace(skills.load("planar-walk"), start=Start(pitch=-1.2))
    report = gaits.evaluate([doomed], seconds=5.0, dt=1e-3)
    assert report.figures["gaits_survive_5s"] == 0
    assert "planar-walk" in report.words[0]


def test_the_stability_map_holds_at_the_skill_and_fails_far_from_it(walk, tmp_path: Path):
    report, result = ranges.evaluate(walk, points=3, span_cd=12.0, span_cv=3.0, dt=2e-3)
    assert result.survived[1, 1] == ranges.TRIAL_SECONDS
    assert result.survived.min() < ranges.TRIAL_SECONDS
    assert report.figures["cd_offset_low"] <= 0 <= report.figures["cd_offset_high"]
    ranges.draw(result, "walk", tmp_path / "map.png")
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")


def test_gaits_are_paired_in_the_version_that_deserves_the_name():
    chosen = {skill.gait: skill.id for skill in transitions.versions(gaits.of_character("planar7"))}
    assert chosen["run"] == "planar-run"
    assert chosen["walk"] == "planar-walk"
    assert "stand" not in chosen


def test_a_film_strip_shows_figures(walk, tmp_path: Path):
    from matplotlib.image import imread

    rollout = run(Trial(walk, 3.0))
    filmstrip.draw(rollout, tmp_path / "strip.png")
    picture = imread(tmp_path / "strip.png")[..., :3]
    assert (picture < 0.9).any(axis=2).mean() > 0.01


def test_the_motion_files_hold_the_same_numbers(walk, tmp_path: Path):
    rollout = run(Trial(walk, 1.0))
    motion_files.write(rollout, tmp_path / "m.npz", tmp_path / "m.csv")
    lines = (tmp_path / "m.csv").read_text().splitlines()
    assert lines[0].split(",") == list(rollout.columns)
    table = np.loadtxt(tmp_path / "m.csv", delimiter=",", skiprows=1)
    with np.load(tmp_path / "m.npz") as data:
        assert np.allclose(table[:, rollout.columns.index("x")], data["x"], rtol=1e-8)


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path):
    def full(file):
        file.write(b"half")
        raise OSError(28, "No space left on device")

    with pytest.raises(CannotWrite, match="No space left"):
        whole_file(tmp_path / "a.bin", full)
    assert list(tmp_path.iterdir()) == []


def test_a_report_is_one_json_object_without_infinities():
    report = Report("t", {}, {"a": float("nan"), "b": np.float64(1.5), "c": 3})
    assert json.loads(report.to_json())["figures"] == {"a": None, "b": 1.5, "c": 3}


def test_the_gains_of_a_3d_skill_can_be_moved_too():
    human = skills.load("human-walk-robust")
    assert ranges.survival(human, 0.0, 0.0, 3.0, 2e-3) == 3.0
    assert ranges.survival(human, 0.0, -2.0, 3.0, 2e-3) < 3.0  # leaning forward and stepping back
