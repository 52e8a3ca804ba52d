"""`footfall evaluate recovery` with a coarse ladder: figures, order of the strategies, and what it refuses."""

from __future__ import annotations

import math

import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import recovery


@pytest.fixture
def coarse(monkeypatch):
    """Few pushes: only forward and to the left, one time step, one start."""
    monkeypatch.setattr(recovery, "TIME_STEPS", (2e-3,))
    monkeypatch.setattr(recovery, "SEEDS", (0,))
    monkeypatch.setattr(recovery, "LADDER", 30.0)
    monkeypatch.setattr(recovery, "HIGHEST", 90.0)


def test_steps_answer_larger_pushes_than_standing_in_place(coarse, monkeypatch, tmp_path):
    monkeypatch.setattr(recovery, "STRATEGIES", {"in_place": 0, "all": 100})
    monkeypatch.setattr(recovery, "DIRECTIONS", {"l": 90.0})
    monkeypatch.setattr(recovery, "DIAGONALS", ("l",))
    report = recovery.evaluate(skills.load("human-recover"))
    assert report.figures["in_place_l"] >= 30.0
    assert report.figures["all_l"] > report.figures["in_place_l"]
    assert report.conditions["push_duration_s"] == 0.2
    assert not report.conditions["leg_collision"]


def test_a_fall_is_not_a_recovery():
    case = recovery.Case("in_place", 0.0, 100.0, 2e-3, 0)
    found = recovery.outcome(skills.load("human-recover"), case, leg_collision=False)
    assert not found.recovered
    assert found.seconds == math.inf


def test_a_push_that_is_answered_in_place_needs_no_step_and_ends_still():
    case = recovery.Case("in_place", 90.0, 20.0, 2e-3, 1)
    found = recovery.outcome(skills.load("human-recover"), case, leg_collision=False)
    assert found.recovered
    assert found.seconds < recovery.UPRIGHT_SECONDS


def test_a_skill_without_strategies_is_refused():
    with pytest.raises(BadInput, match="no strategy of push recovery"):
        recovery.evaluate(skills.load("human-walk"))


def test_the_command_refuses_it_too(tmp_path, capsys, monkeypatch):
    import sys

    from footfall.cli import main

    monkeypatch.setattr(sys, "argv", ["footfall", "evaluate", "recovery", "human-walk", "--out", str(tmp_path / "o")])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "no strategy of push recovery" in capsys.readouterr().err
    assert not (tmp_path / "o").exists()
