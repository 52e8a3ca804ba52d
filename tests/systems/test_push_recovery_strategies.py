"""Which strategies a skill has, and which one was tried, from the states of the law."""

from __future__ import annotations

import copy
import re
from dataclasses import replace

import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.optimize.recovery_skills import without_oracle
from footfall.systems.push_recovery import strategies
from footfall.systems.push_recovery import system as module
from footfall.systems.push_recovery.records import (
    IN_PLACE,
    LIFT_LEFT,
    LIFT_RIGHT,
    PLACE_LEFT,
    PLACE_RIGHT,
    REDUCE,
    RETURN,
    SHIFT,
)

LEFT, RIGHT = (LIFT_LEFT, PLACE_LEFT), (LIFT_RIGHT, PLACE_RIGHT)


@pytest.fixture(scope="module")
def skill():
    return skills.load("human-stand")


@pytest.mark.parametrize(("steps", "allowed"), [(0, 1), (1, 2), (2, 3), (100, 3)])
def test_a_limit_of_steps_forbids_strategies(skill, steps, allowed):
    system = systems.of(skill)
    found = system.strategies(system.allowing(skill, steps))
    assert [row.name for row in found] == ["in_place", "one_step", "all"]
    assert [row.allowed for row in found] == [True] * allowed + [False] * (3 - allowed)


def test_domains_are_those_of_the_file(skill):
    told = skill.body["oracle"]
    for row in systems.of(skill).strategies(skill):
        assert row.domain == tuple(zip(told["directions"], told[row.name], strict=True))
    bare = without_oracle(skill)
    assert all(row.domain == () for row in systems.of(bare).strategies(bare))


@pytest.mark.parametrize(
    ("key", "value"),
    [("all", [1.0]), ("one_step", "far"), ("in_place", [-1.0] * 9), ("directions", [0.0]), ("directions", [9.0] * 9)],
)
def test_domains_of_a_stranger_are_checked(skill, key, value):
    body = copy.deepcopy(skill.body)
    body["oracle"][key] = value
    with pytest.raises(BadFile, match=f"oracle.{key}"):
        systems.controller(replace(skill, body=body))


@pytest.mark.parametrize(
    ("states", "steps", "strategy", "phase"),
    [
        ((IN_PLACE, IN_PLACE), 0, "in_place", "standing in place"),
        ((IN_PLACE, *LEFT), 1, "one_step", "change of support"),
        ((IN_PLACE, *LEFT, REDUCE), 1, "one_step", "reduction of momentum"),
        ((IN_PLACE, *LEFT, REDUCE, *RIGHT, REDUCE, RETURN), 2, "all", "return upright"),
        ((IN_PLACE, *LEFT, REDUCE, RETURN, IN_PLACE, SHIFT), 1, "one_step", "closing the feet"),
        ((IN_PLACE, *LEFT, REDUCE, RETURN, IN_PLACE, SHIFT, *RIGHT), 1, "one_step", "closing the feet"),
        ((*LEFT, REDUCE, RETURN, IN_PLACE, SHIFT, *RIGHT, RETURN, IN_PLACE), 1, "one_step", "standing in place"),
        ((IN_PLACE, *LEFT, REDUCE, RETURN, SHIFT, *RIGHT, REDUCE), 2, "all", "reduction of momentum"),  # it had to step
    ],
)
def test_states_tell_what_was_tried(skill, states, steps, strategy, phase):
    found = systems.of(skill).response(skill, states)
    assert (found.steps, found.strategy, found.phase) == (steps, strategy, phase)
    assert found.advice


def test_what_may_help_depends_on_what_is_allowed(skill):
    system = systems.of(skill)
    forbidden = system.allowing(skill, 0)
    assert system.response(forbidden, [IN_PLACE]).advice == "allow steps: strategy.steps"
    assert "capture-point" in system.response(skill, [IN_PLACE]).advice
    assert "recovery train" in system.response(without_oracle(skill), LEFT).advice
    assert system.response(skill, []) is None


def test_advice_names_numbers_that_the_file_has(skill):
    told = " ".join([*strategies.ADVICE.values(), *module.ADVICE.values()])
    named = re.findall(r"(strategy|step|balance)\.(\w+)", told)
    assert len(named) > 10
    assert [key for table, key in named if key not in skill.body[table]] == []


def test_walks_have_no_strategies():
    walk = skills.load("planar-walk")
    assert systems.of(walk).strategies(walk) == ()
    assert systems.of(walk).response(walk, [0, 1]) is None


def test_the_description_is_readable(skill):
    system = systems.of(skill)
    told = system.describe(skill)
    assert told.words[0] == "strategy: any number of steps; a step begins when the push has ended"
    assert told.heads[:2] == ("strategy", "0°")
    assert [row[0] for row in told.rows] == ["in place", "one step", "more steps"]
    assert "at most 1 step;" in system.describe(system.allowing(skill, 1, "capture-point")).words[0]
    assert system.describe(system.allowing(skill, 0)).words[0] == "strategy: in place, no steps"
    assert system.describe(without_oracle(skill)).heads == ()
