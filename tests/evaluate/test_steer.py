"""Steering: turns, sideways and diagonal walking, and what cannot be steered."""

from __future__ import annotations

import math

import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import steer
from footfall.trials import Command, Trial, run

WALK = skills.load("human-walk-speed")
DT = 2e-3


@pytest.mark.parametrize("degrees", [90.0, -90.0])
def test_it_turns_the_way_it_is_asked(degrees):
    outcome = steer.sharp_turn(WALK, DT, degrees)
    assert outcome.ok
    y = outcome.rollout["y"][-1]
    assert math.copysign(1.0, y) == math.copysign(1.0, degrees)
    assert abs(y) > 2.0


def test_it_walks_sideways_to_either_side():
    assert steer.course(WALK, DT, 0.0, 0.25).ok
    assert steer.course(WALK, DT, 0.0, -0.25).ok


def test_a_walk_that_ignores_commands_does_not_pass():
    """The printed walk takes no sideways command, so asking it must be reported as not done."""
    assert not steer.course(skills.load("human-wide"), DT, 0.0, 0.3).ok


def test_the_weave_follows_the_sine(monkeypatch):
    monkeypatch.setattr(steer, "WEAVE_SECONDS", 24.0)
    outcome = steer.weave(WALK, DT)
    assert outcome.ok
    assert outcome.error_deg <= 3.0


def test_speed_can_be_changed_on_the_way():
    commands = (Command(0.0, speed=0.3), Command(12.0, speed=1.0))
    rollout = run(Trial(WALK, 26.0, DT, commands=commands))
    assert rollout.survived
    x, time = rollout["x"], rollout.time
    slow = (x[time >= 11.9][0] - x[time >= 6.0][0]) / 5.9
    fast = (x[-1] - x[time >= 20.0][0]) / 6.0
    assert slow == pytest.approx(0.3, abs=0.1)
    assert fast == pytest.approx(1.0, abs=0.1)


def test_what_cannot_be_steered_is_refused():
    with pytest.raises(BadInput, match="cannot turn"):
        steer.check(skills.load("planar-walk"))
    with pytest.raises(BadInput, match="takes no speed command"):
        steer.check(skills.load("human-walk"))


@pytest.mark.slow
def test_the_whole_protocol_reaches_its_floor():
    figures = steer.evaluate(WALK)[0].figures
    assert figures["turn_rms_deg"] is not None
    assert figures["turn_rms_deg"] <= 3.0
    assert [figures[name] for name in ("turn_90_ok", "turn_180_ok", "sideways_ok", "diagonal_ok")] == [1, 1, 1, 1]
