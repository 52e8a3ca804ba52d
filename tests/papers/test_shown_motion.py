"""Runs that are runs, a hop that leaves the ground, a fast walk that is upright."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.trials import Rollout, Trial, run

SECONDS, SETTLED = 8.0, 4.0  # [s]
STEPS = (1e-3, pytest.param(5e-4, marks=pytest.mark.slow), pytest.param(2e-3, marks=pytest.mark.slow))


def leant(rollout: Rollout) -> float:
    """Mean forward lean of the torso from the vertical after it settled [deg]."""
    _, orientation = rollout.frames("torso")
    up = orientation[rollout.after(SETTLED)][:, :, 2]
    return float(np.degrees(np.arctan2(up[:, 0], up[:, 2]).mean()))


def flight(rollout: Rollout) -> float:
    """Fraction of the time without contact after it settled."""
    touches = [rollout[f"{contact.name}_touch"] > 0 for contact in rollout.trial.character.contacts]
    return float(np.mean(~np.any(touches, axis=0)[rollout.after(SETTLED)]))


@pytest.mark.parametrize(("name", "speed"), [("human-jog", 2.9), ("human-jog-fast", 3.6)])
@pytest.mark.parametrize("dt", STEPS)
def test_runs_fly_for_a_quarter_of_the_time_lean_and_swing_bent_arms(name, speed, dt):
    ran = run(Trial(skills.load(name), SECONDS, dt))
    assert ran.survived
    settled = ran.after(SETTLED)
    assert flight(ran) >= 0.25
    assert ran.summary()["mean_speed"] > speed
    assert 5.0 < leant(ran) < 25.0
    for side in ("left", "right"):
        assert np.degrees(ran[f"{side}_elbow_pitch"][settled].min()) > 45.0
        assert np.degrees(np.ptp(ran[f"{side}_shoulder_pitch"][settled])) > 20.0


@pytest.mark.parametrize("dt", STEPS)
def test_the_hop_rises_by_15_cm(dt):
    hopped = run(Trial(skills.load("human-hop-high"), SECONDS, dt))
    assert hopped.survived
    late = hopped.rises()[-5:]
    assert np.mean(late) >= 0.148  # 0.15 over a minute
    assert np.min(late) >= 0.14


def test_the_fast_walk_is_upright():
    walked = run(Trial(skills.load("human-norm-walk-fast"), SECONDS, 2e-3))
    assert walked.survived
    assert abs(leant(walked)) < 8.0
    assert walked.summary()["mean_speed"] > 1.5
    assert flight(walked) < 0.01
