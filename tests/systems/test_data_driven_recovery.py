"""A steered character hands over to push recovery where it would fall, and goes on when it stands."""

from __future__ import annotations

import math

import pytest

from footfall import systems
from footfall.characters import BodyShape
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.learn import bench_character
from footfall.physics.push import Push
from footfall.systems.data_driven import graph
from footfall.systems.data_driven.following import told
from footfall.systems.data_driven.recovering import falls_at
from footfall.trials import Command, Simulation, Trial

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles
RECOVER = "human-toes-stand"
PUSH = Push((-260.0, 0.0, 0.0), 3.3, 0.4)  # from the front


@pytest.fixture(scope="module")
def walker(tmp_path_factory):
    """A character that walks at two speeds."""
    return bench_character.walker(tmp_path_factory.mktemp("characters") / "walkers")


def pushed(skill, seconds: float) -> tuple[Simulation, list[str]]:
    """It walks and is pushed from the front; which skills were in control, in order."""
    sim = Simulation(Trial(skill, seconds, 2e-3, pushes=(PUSH,), record_every=0.05))
    sim.steer(Command(0.0, speed=1.2))
    parts = [sim.skill.id]
    while not sim.over:
        sim.advance(sim.time + 0.1)
        if sim.skill.id != parts[-1]:
            parts.append(sim.skill.id)
    return sim, parts


def test_a_new_character_names_the_recovery_of_its_body(walker):
    assert walker.body["motion"]["recover"] == RECOVER


def test_it_recovers_from_a_push_that_would_throw_it_and_walks_on(walker):
    alone, _ = pushed(told(walker, ahead=2.0, recover=""), 8.0)
    assert alone.ending is not None
    assert alone.ending.kind == "fell"
    sim, parts = pushed(told(walker, ahead=2.0, recover=RECOVER), 8.0)  # it walks on after about 6 s
    assert sim.ending is not None
    assert sim.ending.kind == "time_up"
    assert parts[:3] == [walker.id, RECOVER, walker.id]


@pytest.mark.slow
def test_a_body_that_recovery_cannot_hold_goes_on_without(walker):
    told_so = told(walker, ahead=2.0, recover=RECOVER)
    short = Trial(told_so, shape=BodyShape(leg_length=0.5)).skill
    with pytest.raises(BadFile, match="cannot hold its hips"):
        systems.controller(graph.director(short).recover)
    sim, parts = pushed(short, 5.0)
    assert sim.ending is not None  # a fall, or not, but no error
    assert parts == [walker.id]


@pytest.mark.slow
def test_going_back_while_recovery_acts_repeats_bit_for_bit(walker):
    sim = Simulation(Trial(told(walker, ahead=2.0, recover=RECOVER), 6.0, 2e-3, pushes=(PUSH,)))
    sim.steer(Command(0.0, speed=1.2))
    sim.advance(4.0)
    assert sim.skill.id == RECOVER
    saved = sim.save()
    sim.advance(6.0)
    first = sim.positions.copy()
    sim.restore(saved)
    sim.advance(6.0)
    assert (sim.positions == first).all()


def test_nothing_foreseen_is_no_fall():
    assert falls_at(None) == math.inf


@pytest.mark.parametrize(
    ("motion", "problem"),
    [
        ({"recover": "human-stand", "ahead": 2.0}, "made for human, not human-toes"),
        ({"recover": "no-such-skill", "ahead": 2.0}, "recover"),
    ],
)
def test_a_recovery_that_cannot_be_used_is_refused(walker, motion, problem):
    with pytest.raises(BadFile, match=problem):
        systems.controller(told(walker, **motion))


def test_the_body_with_toes_stands_up_to_pushes():
    skill = skills.load(RECOVER)
    for force in ((150.0, 0.0), (0.0, 150.0), (-100.0, 0.0)):
        sim = Simulation(Trial(skill, 8.0, 2e-3, pushes=(Push((*force, 0.0), 1.0, 0.2),), record_every=0.0))
        sim.advance(8.0)
        assert sim.ending is not None
        assert sim.ending.kind == "time_up"
