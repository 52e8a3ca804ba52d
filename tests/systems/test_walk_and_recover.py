"""A walk with push recovery to fall back on: when it hands over, and what its file may say."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from footfall import Push, Trial, systems
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.trials import Simulation


def pushed(name, newtons, seconds=12.0):
    pushes = (Push((newtons, 0.0, 0.0), 4.1, 0.2),) if newtons else ()
    trial = Trial(skills.load(name), seconds, 2e-3, record_every=0.0, pushes=pushes, leg_collision=False)
    sim = Simulation(trial)
    sim.advance(seconds)
    return sim


@pytest.mark.slow
def test_it_stands_up_to_a_push_that_throws_the_walk_and_walks_on():
    assert pushed("human-walk-robust", -700.0).ending.kind == "fell"
    sim = pushed("human-walk-recover", -700.0, 20.0)
    assert sim.ending.kind == "time_up"
    assert sim.com_velocity[0] > 0.3
    assert sim.skill.id == "human-walk-robust"


@pytest.mark.slow
def test_a_push_that_the_walk_survives_changes_nothing():
    alone, guarded = pushed("human-walk-robust", 200.0, 6.0), pushed("human-walk-recover", 200.0, 6.0)
    assert tuple(alone.com) == tuple(guarded.com)


@pytest.mark.parametrize(
    ("table", "name", "value", "problem"),
    [
        ("skills", "recover", "no-such-skill", "no-such-skill"),
        ("skills", "walk", "planar-walk", "not human"),
        ("rules", "horizon", 0.0, "horizon"),
        ("rules", "no_such_rule", 1.0, "no_such_rule"),
    ],
)
def test_what_a_file_may_not_say(table, name, value, problem):
    skill = skills.load("human-walk-recover")
    body = copy.deepcopy(skill.body)
    body[table][name] = value
    with pytest.raises(BadFile, match=problem):
        systems.check(replace(skill, body=body))
