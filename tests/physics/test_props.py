"""Balls and boxes beside a body: they fall, hit and lie, and nothing of the body changes because they are there."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.physics.props import Prop
from footfall.physics.scene import boxes, flat, parse, rough
from footfall.physics.world import World
from footfall.trials import Simulation, Trial

BALL = Prop("ball", (0.15,), 4.0, (-3.0, 0.0, 1.2), (9.0, 0.0, 1.0))
BOX = Prop("box", (0.2, 0.2, 0.2), 10.0, (0.0, 3.0, 0.5))


def walking(*props: Prop, scene=None, seconds: float = 1.0):
    sim = Simulation(Trial(skills.load("human-walk-robust"), 60.0, 2e-3, scene, record_every=0.0))
    world = World(sim.world.character, sim.world.scene, 2e-3, props)
    world.place(sim.trial.skill.start)
    world.set_damping(sim.controller.damping)
    sim.world = world
    sim.advance(seconds)
    return sim


@pytest.mark.parametrize("scene", [flat(), rough(0.01)], ids=["named pairs", "by affinity"])
def test_a_box_that_is_dropped_lies_on_the_ground_and_is_no_fall(scene):
    sim = walking(BOX, scene=scene)
    assert not sim.over
    x, y, z = sim.world.poses()[-1, :3]
    assert z == pytest.approx(0.2, abs=0.03)
    assert (x, y) == pytest.approx((0.0, 3.0), abs=0.1)


def test_a_prop_far_away_changes_nothing_of_the_body():
    alone, beside = walking(), walking(BOX)
    assert beside.world.body.angle == pytest.approx(alone.world.body.angle, abs=1e-6)
    assert beside.world.body.com == pytest.approx(alone.world.body.com, abs=1e-6)
    assert beside.world.columns == alone.world.columns


def test_a_thrown_ball_hands_its_momentum_to_the_body():
    alone, hit = walking(seconds=0.6), walking(BALL, seconds=0.6)
    gained = hit.world.character.mass * (hit.world.body.com_rate[0] - alone.world.body.com_rate[0])
    assert gained > 10.0  # of its 36 N s
    assert hit.world.data.qvel[len(hit.world.buffers.qvel)] < 5.0  # and it is slower


def test_a_world_goes_on_from_one_with_other_props_as_if_nothing_had_happened():
    sim = walking(seconds=1.0)
    other = World(sim.world.character, sim.world.scene, 2e-3, (BOX,))
    other.take_over(sim.world)
    before = sim.world
    sim.advance(1.4)
    expected = before.body.angle.copy()
    sim = walking(seconds=1.0)
    sim.world = other
    sim.advance(1.4)
    assert sim.world.body.angle == pytest.approx(expected, abs=1e-6)


def test_where_links_are_does_not_disturb_the_simulation():
    sim = walking(BALL, seconds=0.3)
    saved = sim.save()
    sim.world.poses()
    again = sim.save()
    assert np.array_equal(saved.physics.state, again.physics.state)
    assert sim.world.poses().shape == (len(sim.world.character.links) + 1, 7)


def test_a_body_that_has_gone_limp_lies_down():
    sim = walking(seconds=0.5)
    sim.world.go_limp(800)
    assert sim.world.data.qpos[2] < 0.5
    assert sim.world.time == pytest.approx(0.5 + 1.6)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "cone"},
        {"size": (0.0,)},
        {"size": (0.1, 0.1)},
        {"mass": 0.0},
        {"mass": float("nan")},
        {"position": (0.0, 0.0, float("inf"))},
    ],
)
def test_props_that_cannot_be_are_refused(wrong):
    how = {"kind": "ball", "size": (0.1,), "mass": 1.0, "position": (0.0, 0.0, 1.0)}
    with pytest.raises(BadInput):
        Prop(**{**how, **wrong})


def test_stacked_boxes_stand_until_somebody_walks_into_them():
    scene = boxes(stacks=2, high=3, start=1.0, spacing=8.0)
    assert parse(scene.name) == scene
    assert parse("boxes").props == boxes().props
    sim = Simulation(Trial(skills.load("human-walk-robust"), 60.0, 2e-3, scene, record_every=0.0))
    begin = sim.world.poses()[-6:, :3].copy()
    sim.advance(0.4)
    saved = sim.save()
    assert sim.world.poses()[-6:, :3] == pytest.approx(begin, abs=0.01)
    sim.advance(2.5)
    moved = np.linalg.norm(sim.world.poses()[-6:, :3] - begin, axis=1)
    assert moved[2] > 0.1  # the top of the first stack, which it reached
    assert moved[3:] == pytest.approx(np.zeros(3), abs=0.02)
    end = sim.world.poses()
    sim.restore(saved)
    sim.advance(2.5)
    assert np.array_equal(sim.world.poses(), end)


@pytest.mark.parametrize("text", ["boxes:stacks=9,high=9", "boxes:size=0", "boxes:spacing=0.1", "boxes:wide=2"])
def test_boxes_that_cannot_be_are_refused(text):
    with pytest.raises(BadInput):
        parse(text)
