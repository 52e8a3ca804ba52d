"""Optimized walkers by the paper's objective, beside SIMBICON; and how fast a search is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.gait import measures as gait_measures
from footfall.evaluate.protocols import bench, natural
from footfall.trials import Trial, run

DRAFT = Path(__file__).parents[2] / "examples" / "natural_walk_by_hand.toml"


@pytest.fixture(scope="module")
def walk():
    return run(Trial(skills.load("human-walk-natural"), 8.0, 2e-3, record_every=0.005))


@pytest.mark.parametrize(("sign", "phase"), [(1.0, 0.0), (-1.0, 180.0)])
def test_arms_that_go_against_their_legs_are_half_a_stride_ahead(walk, sign, phase):
    series = walk.series.copy()
    for side in ("left", "right"):
        series[:, walk.columns.index(f"{side}_shoulder_pitch")] = sign * walk[f"{side}_hip_pitch"]
    figures = gait_measures.of_rollout(replace(walk, series=series), "walk").figures
    assert figures["arm_phase_deg"] == pytest.approx(phase, abs=0.1)
    assert 20.0 < figures["arm_swing_deg"] < 80.0  # as far as the thighs go


def test_a_crouch_is_a_knee_that_is_bent_while_it_carries(walk):
    series = walk.series.copy()
    for side in ("left", "right"):
        series[:, walk.columns.index(f"{side}_knee")] -= np.radians(20.0)
    upright, crouch = (gait_measures.of_rollout(r, "walk").figures for r in (walk, replace(walk, series=series)))
    assert 0.0 < upright["stance_knee_deg"] < 30.0
    assert crouch["stance_knee_deg"] == pytest.approx(upright["stance_knee_deg"] + 20.0)


@pytest.mark.slow
def test_walkers_are_scored_by_the_papers_weights_and_the_worst_is_the_figure(monkeypatch):
    monkeypatch.setattr(natural, "STEPS", (2e-3,))
    walkers = [skills.load("human-walk-natural"), skills.load("human-norm-walk")]
    report = natural.evaluate(walkers, speed=1.3, seconds=10.0)
    scores = [row[report.columns.index("objective")] for row in report.rows]
    assert report.figures["objective_worst"] == max(scores)
    assert report.figures["survived_s"] == 10.0
    fractions = [
        [row[report.columns.index(f"ratio_{part}")] for row in report.rows] for part in ("hip", "knee", "ankle")
    ]
    assert np.sum(fractions, axis=0) == pytest.approx(1.0)
    assert report.figures["power_over_simbicon"] > 0.0
    assert all(len(row) == len(report.columns) for row in report.rows)


def test_a_walker_that_falls_is_told_to_fall(monkeypatch):
    monkeypatch.setattr(natural, "STEPS", (2e-3,))
    report = natural.evaluate([skills.load(DRAFT)], seconds=10.0)
    assert report.figures["survived_s"] < 3.0
    assert report.figures["worst_fail_weighted"] > 0.5 * 120000.0
    assert report.rows[0][report.columns.index("cadence_per_min")] is None


def test_a_planar_skill_is_refused():
    with pytest.raises(BadInput, match="planar"):
        natural.evaluate([skills.load("planar-walk")])


@pytest.mark.slow
def test_a_search_costs_little_more_than_its_trials_and_gains_from_a_second_core():
    skill = skills.load(bench.WALKER)
    alone = bench._best(lambda: bench._time(lambda: run(Trial(skill, 10.0, 2e-3))), 5)
    figures = bench._search()
    assert 1.0 / figures["evals_per_s_per_core"] <= 3.0 * alone  # the nine terms and the search, beside the trial
    _, control = bench._two_threads(skills.load("planar-walk"))  # what two cores do for pure computation here and now
    assert figures["two_cores_speedup"] >= 0.7 * control
    assert figures["dask_overhead"] is None or figures["dask_overhead"] <= 1.5
