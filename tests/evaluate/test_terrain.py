"""Terrain: nothing above a hole counts, nothing that was not reached counts, and a failure is explained."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from footfall.control import skill as skills
from footfall.evaluate.protocols import ladder, terrain
from footfall.evaluate.protocols.ladder import Attempt, Ladder, Outcome
from footfall.evaluate.report import Report
from footfall.physics import scene as scenes
from footfall.physics.start import Start
from footfall.trials import Trial, many
from footfall.trials.many import Ended
from footfall.trials.rollout import Ending

FIGURES = {
    *("slope_up_max_deg", "slope_down_max_deg", "step_down_max_cm", "step_up_max_cm"),
    *("steps_down_20cm_pass_fraction", "rough_ground_pass_fraction", "friction_low", "friction_high"),
}


def pretend(monkeypatch, fails) -> list[Attempt]:
    """Nothing is simulated: an attempt fails when `fails(scene)` says so."""
    seen: list[Attempt] = []

    def outcome(attempt: Attempt) -> Outcome:
        seen.append(attempt)
        return Outcome(not fails(attempt.trial.ground), 1.0)

    monkeypatch.setattr(ladder, "outcome", outcome)
    monkeypatch.setattr(ladder, "failure_reason", lambda attempt: "pretended")
    return seen


def walker(monkeypatch, speed: float, survived: bool = True, stride: float = 0.75) -> None:
    monkeypatch.setattr(terrain, "approach", lambda skill, dt: terrain.Approach(survived, speed, stride))


def slope_of(ground) -> float:
    return float(ground.name.removeprefix("slope:").split(",")[0]) if ground.name.startswith("slope") else 0.0


def test_every_figure_is_there_and_each_ladder_stops_at_its_first_hole(monkeypatch, walk):
    walker(monkeypatch, 1.0)
    pretend(monkeypatch, lambda ground: slope_of(ground) in (5.0, -3.0) or (ground.friction or 1.0) in (0.3, 3.0))
    report = terrain.evaluate(walk)
    assert set(report.figures) == FIGURES
    assert report.figures["slope_up_max_deg"] == 4
    assert report.figures["slope_down_max_deg"] == 2
    assert report.figures["step_down_max_cm"] == terrain.MAX_STEP_HEIGHT
    assert report.figures["friction_low"] == 0.35
    assert report.figures["friction_high"] == 2.0
    assert report.figures["rough_ground_pass_fraction"] == 1.0
    assert any("pretended" in line for line in report.words)


def test_on_a_device_all_rungs_are_made_at_once_for_the_same_report(monkeypatch, walk):
    walker(monkeypatch, 1.0)
    seen = pretend(
        monkeypatch, lambda ground: slope_of(ground) in (5.0, -3.0) or (ground.friction or 1.0) in (0.3, 3.0)
    )
    plain = terrain.evaluate(walk)
    asked: list[int] = []

    def endings(trials, device, progress):
        asked.append(len(trials))
        assert device == "cuda"
        return [
            Ended(Ending("time_up" if ladder.outcome(Attempt(t)).passed else "fell", t.seconds), 0.0, t.seconds)
            for t in trials
        ]

    few = len(seen)
    monkeypatch.setattr(many, "endings", endings)
    report = terrain.evaluate(walk, device="cuda")
    assert asked[0] > few
    assert len(asked) == 1
    assert (report.figures, report.rows, report.words) == (plain.figures, plain.rows, plain.words)


def test_one_bad_offset_is_enough_to_fail_a_height(monkeypatch, walk):
    walker(monkeypatch, 1.0)
    bad = scenes.stairs(-0.06, 2.0, 1, 3.0 + 0.75 * 4 / 6)
    pretend(monkeypatch, lambda ground: ground == bad)
    assert terrain.evaluate(walk).figures["step_down_max_cm"] == 4


def test_what_cannot_be_reached_is_not_tested(monkeypatch, walk):
    seen = pretend(monkeypatch, lambda ground: False)
    for speed, survived in ((0.01, True), (-0.8, True), (1.0, False)):
        walker(monkeypatch, speed, survived)
        report = terrain.evaluate(walk)
        assert all(report.figures[name] is None for name in FIGURES if not name.startswith("friction"))
        assert any("not tested" in line for line in report.words)
    assert all(attempt.trial.ground.points == scenes.flat().points for attempt in seen)


def test_slow_walkers_find_the_ground_nearer_and_get_more_time(monkeypatch, walk):
    for speed in (0.06, 0.15, 0.3, 0.5, 1.0, 3.0):
        walker(monkeypatch, speed, stride=0.3)
        seen = pretend(monkeypatch, lambda ground: False)
        terrain.evaluate(walk)
        assert seen
        for attempt in seen:
            ahead = attempt.trial.ground.name.startswith(("slope", "stairs", "rough"))
            assert (attempt.reach > 1.0) == ahead
            if ahead:  # it can be passed at well under the flat speed
                assert attempt.trial.seconds * speed * 0.75 >= attempt.reach


def test_planar_trials_are_those_the_published_figures_came_from(monkeypatch, walk):
    walker(monkeypatch, 1.07)
    seen = pretend(monkeypatch, lambda ground: False)
    report = terrain.evaluate(walk)
    grounds = {attempt.trial.ground.name for attempt in seen}
    assert "slope:1,start=3" in grounds
    assert {f"stairs:height=-0.2,spacing=2,count=8,start={3 + 0.75 * k / 24:g}" for k in range(24)} <= grounds
    assert "rough:height=0.02,spacing=0.4,length=60,start=2,seed=19" in grounds
    assert {attempt.trial.dt for attempt in seen} == {5e-4}
    assert report.conditions["slope_trial_s"] == 40.0


def test_the_human_is_tested_at_one_millisecond_and_its_leg_collision_is_told(monkeypatch):
    walker(monkeypatch, 0.5)
    pretend(monkeypatch, lambda ground: True)
    human = skills.load("human-walk")
    for asked, told in ((None, True), (False, False), (True, True)):
        report = terrain.evaluate(human, leg_collision=asked)
        assert report.conditions["leg_collision"] is told
        assert report.conditions["time_step_s"] == 1e-3


def test_ctrl_c_keeps_the_rungs_that_were_passed(monkeypatch, walk):
    walker(monkeypatch, 1.0)

    def outcome(attempt: Attempt) -> Outcome:
        if slope_of(attempt.trial.ground) >= 3:
            raise KeyboardInterrupt
        return Outcome(True, 1.0)

    monkeypatch.setattr(ladder, "outcome", outcome)
    report = terrain.evaluate(walk)
    assert report.stopped
    assert report.figures == {"slope_up_max_deg": 2.0}


def test_the_approach_measures_the_walk(walk):
    come = terrain.approach(walk, 1e-3)
    assert come.survived
    assert 0.9 < come.speed < 1.3
    doomed = replace(walk, start=Start(pitch=-1.2))
    assert not terrain.approach(doomed, 1e-3).reaches
    assert not terrain.approach(skills.load("planar-in-place-walk"), 1e-3).reaches


def test_a_wall_is_not_passed_by_standing_in_front_of_it(walk):
    trial = Trial(walk, 4.0, 1e-3)
    assert ladder.outcome(Attempt(trial, reach=1.0)).passed
    assert not ladder.outcome(Attempt(trial, reach=20.0)).passed
    assert not ladder.outcome(Attempt(trial, reach=1.0, way=-1.0)).passed
    assert ladder.failure_reason(Attempt(trial, reach=20.0)) == "it stays upright but does not get far enough"


def test_a_real_ladder_finds_ice_and_says_that_it_slipped(walk, tmp_path: Path):
    rungs = [(mu, [Attempt(Trial(walk, 6.0, 1e-3, scenes.flat(mu)))]) for mu in (0.5, 0.3, 0.05, 0.04)]
    report = Report("ice", {}, columns=ladder.COLUMNS)
    ladder.climb(Ladder("friction_low", "low friction", "", rungs, 0.65), report, lambda done, total, what: None)
    assert report.figures["friction_low"] == 0.3
    assert [row[1:4] for row in report.rows] == [(0.5, 1, 1), (0.3, 1, 1), (0.05, 0, 1)]
    assert "slipped" in report.words[0]
    ladder.draw(report, tmp_path / "ice.png")
    assert (tmp_path / "ice.png").read_bytes().startswith(b"\x89PNG")
    assert json.loads(report.to_json())["table"][0]["mean_speed"] > 0.5


def test_the_human_walk_meets_a_step_within_its_trial():
    human = skills.load("human-walk")
    come = terrain.approach(human, 2e-3, seconds=10.0)
    assert come.reaches
    assert come.start == terrain.NEAR_START
    seconds = come.seconds(come.start + come.stride + come.beyond, 8.0)
    tall = scenes.stairs(0.3, 2.0, 1, come.start)
    assert not terrain.passes(human, tall, seconds, 2e-3, come.start + come.beyond)


@pytest.mark.slow
def test_the_robust_walk_reaches_its_terrain_figures():
    figures = terrain.evaluate(skills.load("human-walk-robust")).figures
    assert figures["slope_up_max_deg"] >= 10
    assert figures["slope_down_max_deg"] >= 10
    assert figures["step_down_max_cm"] >= 20
    assert figures["friction_low"] <= 0.4
    assert figures["friction_high"] >= 2
