"""Standing push recovery: balance in place, when and with which leg it steps, and what its files may say."""

from __future__ import annotations

import copy
import math
from dataclasses import replace

import numpy as np
import pytest

from footfall import Push, Trial, systems
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.systems.push_recovery import records
from footfall.trials import Simulation

DT = 2e-3
DIRECTIONS = {"forward": (1.0, 0.0), "left": (0.0, 1.0), "right": (0.0, -1.0), "backward": (-1.0, 0.0)}


@pytest.fixture(scope="module")
def skill():
    return skills.load("human-stand")


def allowing(skill, steps, trigger=None):
    return systems.of(skill).allowing(skill, steps, trigger)


def pushed(skill, direction, impulse, seconds=10.0, **settings):
    """A body pushed at 1 s for 0.2 s."""
    x, y = (5.0 * impulse * part for part in DIRECTIONS[direction])
    pushes = (Push((x, y, 0.0), 1.0, 0.2),)
    return Simulation(Trial(skill, seconds, DT, record_every=0.0, pushes=pushes, leg_collision=False, **settings))


def test_it_stands_still_over_its_feet(skill):
    sim = Simulation(Trial(skill, 10.0, DT, record_every=0.0))
    sim.advance(1.0)
    feet = sim.feet
    sim.advance(10.0)
    assert sim.ending.kind == "time_up"
    assert np.abs(sim.feet - feet).max() < 2e-3
    assert np.linalg.norm(sim.com_velocity) < 5e-3


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_small_pushes_are_answered_in_place(skill, direction):
    sim = pushed(allowing(skill, 0), direction, 20.0)
    sim.advance(1.0)
    feet = sim.feet
    sim.advance(10.0)
    assert sim.ending.kind == "time_up"
    assert np.abs(sim.feet - feet)[:, :2].max() < 0.05
    assert np.linalg.norm(sim.com_velocity) < 0.05


def test_without_steps_it_falls_where_steps_save_it(skill):
    for steps, ending in ((0, "fell"), (100, "time_up")):
        sim = pushed(allowing(skill, steps), "left", 70.0)
        sim.advance(10.0)
        assert sim.ending.kind == ending


@pytest.mark.parametrize(("direction", "lifted"), [("left", records.LIFT_RIGHT), ("right", records.LIFT_LEFT)])
def test_it_steps_with_the_unloaded_leg(skill, direction, lifted):
    sim = pushed(allowing(skill, 100), direction, 70.0)
    while not sim.over and int(sim.memory.steps) == 0:
        sim.advance(sim.time + DT)
    assert int(sim.memory.state) == lifted


def test_in_the_thesis_no_step_begins_while_the_push_acts(skill):
    begins = {}
    for trigger in ("push-end", "capture-point"):
        sim = pushed(allowing(skill, 100, trigger), "left", 100.0)
        while not sim.over and int(sim.memory.steps) == 0:
            sim.advance(sim.time + DT)
        begins[trigger] = sim.time
    assert begins["capture-point"] < 1.19
    assert begins["push-end"] == pytest.approx(1.2, abs=3 * DT)


def test_the_feet_supply_the_pressure_that_the_law_asks_for(skill):
    sim = pushed(allowing(skill, 0), "left", 8.0)
    sim.advance(1.15)
    contact = sim.world.contacts()
    loads = contact[:, 3]
    points = np.array([sim.world.point(c.link.name, c.point) for c in skill.character.contacts])
    assert (loads @ points[:, :2]) / loads.sum() == pytest.approx(sim.memory.pressure, abs=0.03)


def test_feet_end_side_by_side_after_several_steps(skill):
    sim = pushed(allowing(skill, 100), "left", 70.0, seconds=20.0)
    sim.advance(20.0)
    apart = sim.feet[0] - sim.feet[1]
    assert abs(apart[0]) < 0.1
    assert 0.15 < apart[1] < 0.45


def test_it_goes_on_bit_for_bit_after_a_restore(skill):
    sim = pushed(allowing(skill, 100), "left", 70.0)
    sim.advance(1.3)
    here = sim.save()
    sim.advance(3.0)
    first = sim.com
    sim.restore(here)
    sim.advance(3.0)
    assert np.array_equal(sim.com, first)


@pytest.mark.parametrize(
    ("table", "name", "value", "problem"),
    [
        ("strategy", "trigger", "wish", "trigger"),
        ("strategy", "steps", -1, "steps"),
        ("step", "step_time", math.nan, "step_time"),
        ("balance", "no_such_key", 1.0, "no_such_key"),
    ],
)
def test_what_a_file_may_not_say(skill, table, name, value, problem):
    body = copy.deepcopy(skill.body)
    body[table][name] = value
    with pytest.raises(BadFile, match=problem):
        systems.check(replace(skill, body=body))


def test_a_body_without_what_it_needs_is_refused(skill):
    with pytest.raises(BadFile, match=r"planar7 has no legs \(left_hip_roll.*; expected a 3D body .*built in: human"):
        systems.check(replace(skill, character=skills.load("planar-walk").character))


def without(body, *words):
    """A character without the links whose names hold one of these words, and without their joints."""
    links = tuple(link for link in body.links if not any(word in link.name for word in words))
    left = {link.name for link in links}
    return replace(body, links=links, joints=tuple(joint for joint in body.joints if joint.link in left))


@pytest.mark.parametrize(("words", "lacks"), [(["foot"], "feet"), (["arm"], "arms"), (["shank", "foot"], "legs")])
def test_a_body_without_feet_arms_or_legs_is_refused_and_they_are_named(skill, words, lacks):
    with pytest.raises(BadFile, match=rf"human has no {lacks} \(left_.*expected a 3D body with two legs, feet"):
        systems.check(replace(skill, character=without(skill.character, *words)))


@pytest.mark.parametrize(
    ("table", "name", "value", "problem"),
    [
        ("balance", "height", 1.2, r"balance\.height.*human cannot hold its hips 1\.2 m.*expected 0\.\d+ to 0\.93"),
        ("balance", "height", 0.1, r"balance\.height.*human cannot hold its hips 0\.1 m"),
        ("step", "width", 0.06, r"step\.width.*ankles 0\.06 m apart.*expected 0\.100 to"),
    ],
)
def test_a_stance_that_no_body_can_hold_is_refused_with_what_it_can(skill, table, name, value, problem):
    body = copy.deepcopy(skill.body)
    body[table][name] = value
    with pytest.raises(BadFile, match=problem):
        systems.check(replace(skill, body=body))


@pytest.mark.parametrize(
    ("start", "problem"),
    [
        ({"angles": {"left_knee": -1.0}}, r"entry\.angles: the left foot is 0\.\d+ m above the ground; expected both"),
        ({"rise": 0.3}, "foot is 0.30 m above the ground"),
        ({"angles": {"left_hip_roll": 0.7, "right_hip_roll": -0.7}}, r"1\.\d+ m to the left of it; expected at most"),
        ({"angles": {"left_hip_roll": -0.3, "right_hip_roll": 0.3}}, r"-0\.\d+ m to the left of it"),
        (
            {
                "angles": {
                    "left_hip_pitch": 0.8,
                    "right_hip_pitch": -0.8,
                    "left_ankle_pitch": -0.8,
                    "right_ankle_pitch": 0.8,
                }
            },
            r"1\.\d+ m ahead of the right one",
        ),
    ],
)
def test_a_first_pose_off_the_ground_or_with_feet_far_apart_is_refused(skill, start, problem):
    with pytest.raises(BadFile, match=problem):
        systems.check(replace(skill, start=replace(skill.start, **start)))


def test_only_such_skills_choose_strategies():
    with pytest.raises(BadInput, match="no strategy of push recovery"):
        systems.of(skills.load("human-walk")).allowing(skills.load("human-walk"), 1)


def test_where_legs_collide_the_first_step_to_the_side_passes_in_front_of_the_other_foot(skill):
    pushes = (Push((0.0, 400.0, 0.0), 1.0, 0.2),)
    sim = Simulation(Trial(skill, 10.0, DT, record_every=0.0, pushes=pushes, leg_collision=True))
    sim.advance(1.2)
    passed = []
    while not sim.over and sim.time < 2.0 and int(sim.memory.steps) < 2:
        sim.advance(sim.time + 0.01)
        left, right = sim.feet
        if abs(right[1] - left[1]) < 0.05:
            passed.append(right[0] - left[0])
    assert int(sim.memory.front) == records.FOLLOWS
    assert passed
    assert min(passed) > 0.1
    assert sim.feet[1, 1] > sim.feet[0, 1]  # the legs are crossed
    sim.advance(10.0)
    assert sim.ending.kind == "time_up"
    assert np.linalg.norm(sim.com_velocity) < 0.05


def test_legs_that_pass_through_each_other_cross_without_a_detour(skill):
    sim = pushed(skill, "left", 80.0)
    sim.advance(1.5)
    assert int(sim.memory.front) == 0


@pytest.mark.parametrize("table", ["crossing_step", "colliding_in_place"])
def test_a_file_without_steps_of_colliding_legs_is_read_and_a_wrong_number_is_refused(skill, table):
    body = {key: value for key, value in skill.body.items() if key != table}
    systems.controller(replace(skill, body=body, held=skill.arrays()))
    wrong = {**skill.body, table: {**skill.body[table], next(iter(skill.body[table])): -3.0}}
    with pytest.raises(BadFile, match=table):
        systems.controller(replace(skill, body=wrong, held=skill.arrays()))
