"""The oracle of push recovery: its spline, its domains, whose body it is for, and how it is made."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from footfall import characters, systems
from footfall.characters import BodyShape
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.optimize import recovery_oracle, recovery_search, recovery_skills
from footfall.physics.kernel import STATE_CHANGE
from footfall.systems.push_recovery import oracle as oracles
from footfall.systems.push_recovery.oracle import Oracle
from footfall.systems.push_recovery.records import AHEAD, AIMS, ASIDE
from footfall.trials import standing
from footfall.trials.standing import StandingPush


@pytest.fixture(scope="module")
def plain():
    return recovery_skills.without_oracle(skills.load("human-stand"))


def test_the_spline_goes_through_its_samples(monkeypatch):
    monkeypatch.setattr(oracles, "SMOOTHING", 0.0)
    random = np.random.default_rng(1)
    points, aims = random.uniform(-0.5, 0.5, (12, 2)), random.uniform(-0.2, 0.2, (12, AIMS))
    oracle = Oracle(points, aims, np.array([0.0, 180.0]), np.zeros((2, 2)))
    for point, aim in zip(points, aims, strict=True):
        assert oracle.aim(point) == pytest.approx(aim, abs=1e-6)


def test_a_plane_is_interpolated_exactly_and_large_aims_are_limited():
    points = np.random.default_rng(2).uniform(-0.5, 0.5, (10, 2))
    aims = np.zeros((10, AIMS))
    aims[:, 0] = 0.1 + 0.2 * points[:, 0] - 0.3 * points[:, 1]
    oracle = Oracle(points, aims, np.array([0.0, 180.0]), np.zeros((2, 2)))
    assert oracle.aim(np.array([0.3, -0.2]))[0] == pytest.approx(0.1 + 0.06 + 0.06, abs=1e-6)
    assert oracle.aim(np.array([50.0, 0.0]))[0] == pytest.approx(0.6)


def test_domains_are_the_same_to_the_left_and_to_the_right():
    domains = np.array([[0.4, 0.2], [0.8, 0.6]])
    oracle = Oracle(np.eye(3)[:, :2], np.zeros((3, AIMS)), np.array([0.0, 180.0]), domains)
    assert oracle.enough(0, np.array([0.39, 0.0]))
    assert not oracle.enough(0, np.array([0.0, 0.31]))
    assert oracle.enough(1, np.array([0.0, 0.69]))
    assert oracle.enough(1, np.array([0.0, -0.69]))
    assert not oracle.enough(1, np.array([-0.61, 0.0]))


def test_a_step_is_aimed_by_it_and_mirrored_for_the_left_leg(plain):
    aim = np.array([0.05, 0.1, 0.0, 0.0, 0.0])
    skill = recovery_skills.with_oracle(plain, recovery_skills.constant(aim, recovery_skills.ONE_STEP))
    seen = []
    for direction in (90.0, -90.0):
        sim = standing.begun(skill, StandingPush(1, direction, 80.0, 2e-3))
        sim.advance(standing.PUSH_AT)
        sim.advance(3.0, STATE_CHANGE)  # a step begins
        sim.advance(sim.time + 0.002)
        seen.append(np.array(sim.memory.aim))
        assert int(sim.memory.allowed) == 1
    assert seen[0][[AHEAD, ASIDE]] == pytest.approx([0.05, 0.1])
    assert seen[1][[AHEAD, ASIDE]] == pytest.approx([0.05, -0.1])


def test_an_oracle_for_another_body_is_refused_and_both_are_named(plain):
    skill = recovery_skills.with_oracle(plain, recovery_skills.constant(np.zeros(AIMS), recovery_skills.ALL))
    heavy = characters.reshape(skill.character, BodyShape(mass=1.2))
    with pytest.raises(BadFile, match=r"made for human with 88\.6.* kg, the body is human with 106\."):
        systems.controller(replace(skill, character=heavy))


@pytest.mark.parametrize(
    ("name", "value"),
    [("aims", np.zeros((2, 2))), ("points", np.full((3, 2), np.nan)), ("domains", np.zeros((2, 3)))],
)
def test_arrays_of_a_stranger_are_checked(plain, name, value):
    skill = recovery_skills.with_oracle(plain, recovery_skills.constant(np.zeros(AIMS), recovery_skills.ALL))
    with pytest.raises(BadFile, match="expected finite numbers"):
        systems.controller(replace(skill, held={**skill.arrays(), name: value}))


@pytest.fixture
def small(monkeypatch):
    """A training of a few seconds: three directions, one level, pushes without variants."""
    monkeypatch.setattr(recovery_oracle, "DIRECTIONS", (0.0, 45.0, 90.0))
    monkeypatch.setattr(recovery_oracle, "FIRST", 60.0)
    monkeypatch.setattr(recovery_oracle, "HIGHEST", 60.0)
    monkeypatch.setattr(recovery_search, "GENERATIONS", 1)
    monkeypatch.setattr(recovery_oracle, "ROUNDS", 1)
    monkeypatch.setattr(recovery_search, "ABOUT", ((0.0, 0.0, 2e-3, 0),))


@pytest.mark.slow
def test_a_training_is_kept_and_goes_on_where_it_stopped(plain, small, tmp_path):
    keep = tmp_path / "progress.json"
    first = recovery_oracle.train(plain, keep, minutes=1.0)
    again = recovery_oracle.train(plain, keep, minutes=1.0)  # nothing is left to do
    assert json.loads(keep.read_text())["samples"]
    assert [s.aim for s in again.samples] == [s.aim for s in first.samples]
    assert max(first.limits["all"]) >= 60.0
    files = recovery_oracle.write(skills.load("human-stand"), first, tmp_path / "mine")
    found = skills.load(tmp_path / "mine")
    systems.controller(found)
    assert found.body["oracle"]["all"] == first.limits["all"]
    assert {path.name for path in files} == {"skill.toml", "oracle.npz"}


def test_progress_of_another_body_or_of_a_stranger_is_refused(plain, tmp_path):
    keep = tmp_path / "progress.json"
    keep.write_text("{}")
    with pytest.raises(BadInput, match="expected the progress of a training"):
        recovery_oracle.train(plain, keep)
    keep.write_text(json.dumps({"character": "giant", "samples": []}))
    with pytest.raises(BadInput, match="for giant, not for human"):
        recovery_oracle.train(plain, keep)


def test_a_body_that_does_not_stand_is_said_so(plain):
    body = {**plain.body, "balance": {**plain.body["balance"], "forward": 0.3}}
    with pytest.raises(BadInput, match="does not stand"):
        recovery_oracle.train(replace(plain, body=body))
