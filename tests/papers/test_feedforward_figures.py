"""Feedback-error learning against the thesis: torso from 5° to 0.5° (7.6), feedback 2.5, 3.5, 14 % (7.7.2)."""

from __future__ import annotations

import math

import pytest

from footfall.control import learned
from footfall.control import skill as skills
from footfall.evaluate.protocols import feedforward
from footfall.trials import learn


@pytest.mark.xdist_group("feedforward")  # whose loops one worker compiles
@pytest.mark.slow
def test_the_torso_of_the_planar_walk_hardly_sways(walk):
    torques = learn.learn(walk, cycles=300, dt=1e-3).changed(above=0.0)
    before = learn.watch(learned.with_learned(walk, learn.unlearned(torques)), 30.0, 1e-3, 20.0)
    after = learn.watch(learned.with_learned(walk, torques), 30.0, 1e-3, 20.0)
    assert math.degrees(before.pitch) == pytest.approx(4.0, abs=0.2)
    assert math.degrees(after.pitch) <= 0.5


@pytest.mark.slow
def test_the_human_walk_needs_hardly_any_feedback_and_lower_gains():
    report, _ = feedforward.evaluate(skills.load("human-walk"))
    figures = report.figures
    for name, most in (("0.5ms", 0.025), ("5ms", 0.035), ("25ms", 0.14)):
        assert figures[f"feedback_over_feedforward_{name}"] <= most
    assert figures["gain_scale_after"] <= 0.5
    assert all(figures[f"lasts_learned_{dt}ms"] == 1 for dt in ("0.5", "1", "2"))
    assert (
        figures["low_gain_torso_peak_to_peak_deg_learned"] < 0.2 * figures["low_gain_torso_peak_to_peak_deg_unlearned"]
    )
