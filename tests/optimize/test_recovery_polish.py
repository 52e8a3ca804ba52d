"""The last stage of the training of push recovery: the ladder of the protocol, climbed with one step."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.optimize import recovery_polish, recovery_search
from footfall.systems.push_recovery.oracle import Oracle
from footfall.systems.push_recovery.records import AHEAD, AIMS

POINTS = np.array([[0.4, 0.0], [0.5, 0.0], [0.6, 0.1], [0.7, 0.0]])


@pytest.fixture
def oracle():
    return Oracle(POINTS, np.zeros((4, AIMS)), np.array([0.0, 180.0]), np.zeros((2, 2)))


@pytest.fixture
def pretended(monkeypatch):
    """Pushes that are not simulated: 55 N s needs a longer step, 70 N s is never answered."""

    def place(skill, case):
        return np.array([0.01 * case.impulse, 0.0])

    def score(skill, oracle, direction, impulse):
        off = abs(oracle.aim(np.array([0.01 * impulse, 0.0]))[AHEAD] - 0.1)
        return 10.0 if impulse >= 70.0 else 0.5 if impulse != 55.0 or off < 0.03 else 1.0 + 10.0 * off

    monkeypatch.setattr(recovery_search, "begin_of_step", place)
    monkeypatch.setattr(recovery_polish, "score", score)


def test_a_rung_that_fails_is_given_a_new_aim_and_the_rest_is_left_as_it_is(oracle, pretended):
    found = recovery_polish.polish(skills.load("human-stand"), oracle, 0.0, 45.0, 30.0, 1)
    assert found.limit == 65.0
    assert found.ended
    assert list(found.aims) == [55.0]
    assert found.aims[55.0][AHEAD] == pytest.approx(0.1, abs=0.03)


def test_without_time_nothing_is_tried(oracle, pretended):
    found = recovery_polish.polish(skills.load("human-stand"), oracle, 0.0, 45.0, 0.0, 1)
    assert found.limit == 40.0
    assert not found.ended
    assert not found.aims


def test_a_sample_at_the_same_place_is_replaced(oracle):
    aim = np.full(AIMS, 0.05)
    found = recovery_polish.sampled(oracle, POINTS[1], aim)
    assert len(found.points) == len(POINTS)
    assert found.aim(POINTS[1]) == pytest.approx(aim, abs=1e-6)
    assert len(recovery_polish.sampled(oracle, POINTS[1] + 0.02, aim).points) == len(POINTS) + 1


def test_a_push_that_one_step_answers_scores_below_one_and_a_fall_above(monkeypatch):
    monkeypatch.setattr(recovery_polish, "CONDITIONS", ((2e-3, 0),))
    skill = skills.load("human-stand")
    arrays = skill.arrays()
    shipped = Oracle(**{name: arrays[name] for name in ("points", "aims", "directions", "domains")})
    assert recovery_polish.score(skill, shipped, 0.0, 60.0) < 1.0
    assert recovery_polish.score(skill, shipped, 0.0, 180.0) > 1.0
