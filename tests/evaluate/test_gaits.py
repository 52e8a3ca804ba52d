"""Gait measures: what counts as lasting, what is measured in space, and the ladder of commanded speeds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from footfall.control import skill as skills
from footfall.evaluate.protocols import gaits, held_speed
from footfall.evaluate.report import Report

HUMAN = skills.load("human-walk")


def gait(**more) -> gaits.GaitResult:
    usual = {"skill": HUMAN, "dt": 1e-3, "ending": "time_up", "survived_s": 120.0, "speed": 1.0, "step_rate": 2.0}
    return gaits.GaitResult(**{**usual, "flight_fraction": 0.0, "torso_peak_to_peak": 0.1, **more})


@pytest.fixture
def report() -> Report:
    return Report("gaits", {})


def test_a_3d_walk_is_measured_in_its_own_frame():
    g = gaits.measure(HUMAN, 8.0, 2e-3)
    assert g.ending == "time_up"
    assert g.step_time is not None
    assert g.foot_separation is not None
    assert g.foot_separation_least is not None
    assert g.step_rate == pytest.approx(1.0 / g.step_time, rel=0.15)
    assert 0.0 < g.foot_separation_least <= g.foot_separation < 0.5
    assert 0.0 < g.yaw_sd_deg < 10.0
    assert g.lateral_drift_m_per_min == pytest.approx(60.0 * abs(g.sideways_speed), rel=0.25)


def test_a_skill_that_falls_early_is_still_a_result():
    states = [{**state, "cv": 0.0, "cd": 0.0, "swing_hip": 1.5} for state in HUMAN.body["states"]]
    g = gaits.measure(replace(HUMAN, body={**HUMAN.body, "states": states}), 8.0, 2e-3)
    assert (g.ending, g.speed, g.foot_separation) == ("fell", 0.0, None)
    assert g.survived_s < 4.0


def test_the_plane_keeps_its_plan_and_a_time_step_that_is_given_is_the_only_one(walk):
    assert gaits.plan([walk]) == gaits.GaitPlan(60.0, (5e-4,))
    assert gaits.plan([HUMAN]) == gaits.GaitPlan(120.0, (5e-4, 1e-3, 2e-3))
    assert gaits.plan([HUMAN], 10.0, 1e-3) == gaits.GaitPlan(10.0, (1e-3,))


def test_a_skill_lasts_only_if_it_does_at_every_time_step():
    other = replace(HUMAN, id="other")
    runs = [gait(), gait(dt=2e-3), gait(skill=other), gait(skill=other, dt=2e-3, ending="fell", survived_s=50.0)]
    figures = gaits._figures(runs, gaits.SPATIAL_PLAN)
    assert (figures["gaits_total"], figures["gaits_survive_120s"]) == (2, 1)
    assert figures["survived_s"] == 50.0


def test_the_worst_time_step_counts():
    run = replace(HUMAN, id="human-run", gait="run")
    runs = [gait(skill=run, speed=2.0, flight_fraction=0.3), gait(skill=run, dt=2e-3, speed=1.7, flight_fraction=0.2)]
    runs += [gait(yaw_sd_deg=1.0), gait(dt=2e-3, yaw_sd_deg=1.5)]
    figures = gaits._figures(runs, gaits.SPATIAL_PLAN)
    assert (figures["run_speed"], figures["run_flight_fraction"], figures["yaw_sd_deg"]) == (1.7, 0.2, 1.5)


def test_the_steered_walk_tells_yaw_and_drift_where_there_is_one():
    steered = replace(HUMAN, id="steered", gait=held_speed.GAIT)
    figures = gaits._figures([gait(yaw_sd_deg=9.0), gait(skill=steered, yaw_sd_deg=1.0)], gaits.SPATIAL_PLAN)
    assert figures["yaw_sd_deg"] == 1.0


def test_without_a_steered_walk_there_is_no_range_of_speeds(report):
    held_speed.add(report, None, None)
    assert report.figures == {"walk_speed_range_low": None, "walk_speed_range_high": None}
    assert held_speed.rungs(report) == []


def test_the_range_of_speeds_has_no_gap_and_no_window_that_is_off(report, monkeypatch):
    def holds(skill, speed, dt):
        if speed > 1.45:
            return []  # fell
        return [speed, speed + 0.15] if speed == 0.3 else [speed, speed + 0.05]

    monkeypatch.setattr(held_speed, "holds", holds)
    held_speed.add(report, HUMAN, None)
    assert (report.figures["walk_speed_range_low"], report.figures["walk_speed_range_high"]) == (0.4, 1.4)
    assert report.figures["speed_at_0.3"] == pytest.approx(0.375)
    assert report.figures["speed_at_1.5"] is None


def test_ctrl_c_on_the_ladder_keeps_what_was_found(report, monkeypatch):
    def holds(skill, speed, dt):
        if speed > 0.55:
            raise KeyboardInterrupt
        return [speed]

    monkeypatch.setattr(held_speed, "holds", holds)
    held_speed.add(report, HUMAN, None)
    assert report.stopped
    assert report.figures["walk_speed_range_low"] == 0.0


def test_a_speed_that_is_not_followed_is_not_held(monkeypatch):
    monkeypatch.setattr(held_speed, "SETTLE_SECONDS", 1.0)
    monkeypatch.setattr(held_speed, "HOLD_SECONDS", 4.0)
    monkeypatch.setattr(held_speed, "WINDOW_SECONDS", 2.0)
    means = held_speed.holds(HUMAN, 1.5, 2e-3)  # the printed walk knows no commands
    assert len(means) == 2
    assert max(means) < 1.0


@pytest.mark.parametrize(
    ("held", "expected"),
    [([], (0, 0)), ([False], (0, 0)), ([True, False, True, True], (2, 4)), ([True, True, False, True], (0, 2))],
)
def test_the_longest_run_without_a_gap(held, expected):
    assert held_speed.unbroken(held)[1] - held_speed.unbroken(held)[0] == expected[1] - expected[0]
    if any(held):
        assert held_speed.unbroken(held) == expected


def test_the_picture_shows_skills_and_ladder(report, tmp_path):
    report.columns = ("skill", "ending", "speed")
    report.rows = [("one", "time_up", 1.0), ("one", "fell", 0.5), ("two", "time_up", -0.3)]
    gaits.draw(report, tmp_path / "plain.png")
    report.figures = {"speed_at_0.5": 0.5, "speed_at_0.6": 0.61, "speed_at_0.7": None}
    gaits.draw(report, tmp_path / "ladder.png")
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
