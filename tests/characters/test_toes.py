"""Feet divided at the ball: the same mass and the same contact with the ground; skills still run."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import json
import math
import sys
from dataclasses import replace
from pathlib import Path

import mujoco
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "motion"))
from walker import walk

from footfall.characters import BodyShape, Character, Link, Load, from_motion, load, names, reshape, with_sole_points
from footfall.characters.character import from_table
from footfall.characters.roles import find
from footfall.characters.skeleton import of_character
from footfall.characters.toes import BALL, RANGE, with_toes
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError
from footfall.evaluate.falls import explain as falls
from footfall.physics import kernel, poses
from footfall.physics.balance import of_motion
from footfall.physics.push import Push
from footfall.physics.scene import Scene, rough
from footfall.physics.start import Start
from footfall.physics.world import World
from footfall.strict import Table
from footfall.systems import controller
from footfall.trials import Rollout, Trial, run


def plain(kind: str) -> Character:
    if kind == "from a clip":
        return from_motion(walk(), mass=60.0)
    human = load("human")
    shapes = {"tall": BodyShape(height=1.1, mass=1.2), "loaded": BodyShape(loads=(Load("left_foot", 3.0),))}
    return reshape(human, shapes[kind]) if kind in shapes else human


KINDS = ["human", "from a clip", "tall", "loaded"]


def whole(parts: list[tuple[Link, tuple[float, ...]]]) -> tuple[float, np.ndarray, np.ndarray]:
    """Mass, centre of mass and inertia tensor about it, of parallel links at positions."""
    mass = sum(link.mass for link, _ in parts)
    centre = np.sum([link.mass * (np.array(link.centre) + at) for link, at in parts], axis=0) / mass
    inertia = np.zeros((3, 3))
    for link, at in parts:
        d = np.array(link.centre) + at - centre
        inertia += np.diag(link.inertia) + link.mass * (d @ d * np.eye(3) - np.outer(d, d))
    return mass, centre, inertia


@pytest.mark.parametrize("kind", KINDS)
def test_foot_and_toes_together_are_the_foot_they_were(kind: str):
    body = plain(kind)
    new = with_toes(body)
    assert new.mass == pytest.approx(body.mass, rel=1e-12)
    for side in ("left", "right"):
        foot, toes = new.link(f"{side}_foot"), new.link(f"{side}_toes")
        one = whole([(body.link(f"{side}_foot"), (0.0, 0.0, 0.0))])
        two = whole([(foot, (0.0, 0.0, 0.0)), (toes, toes.offset)])
        assert two[0] == pytest.approx(one[0], rel=1e-12)
        assert two[1] == pytest.approx(one[1], abs=1e-12)
        assert two[2] == pytest.approx(one[2], rel=1e-9, abs=1e-12)
        for link in (foot, toes):
            assert max(link.inertia) <= sum(link.inertia) - max(link.inertia)
            assert min(link.inertia) > 0.0
        assert 0.0 < toes.mass <= 0.2 * one[0]


@pytest.mark.parametrize("kind", KINDS)
def test_the_sole_is_the_one_it_was_with_two_more_points_at_the_ball(kind: str):
    body = plain(kind)
    new = with_toes(body)
    for side in ("left", "right"):
        toes, before = new.link(f"{side}_toes"), body.link(f"{side}_foot").points
        points = [*new.link(f"{side}_foot").points, *(tuple(np.add(p, toes.offset)) for p in toes.points)]
        heel, tip = min(p[0] for p in before), max(p[0] for p in before)
        ball = heel + BALL * (tip - heel)
        assert len({round(p[2], 9) for p in points}) == 1
        assert sorted({round(p[0], 6) for p in points}) == [round(x, 6) for x in (heel, ball, tip)]
        for p in before:
            assert min(math.dist(p, q) for q in points) < 1e-9
    assert new.root_height == pytest.approx(body.root_height, abs=1e-12)


def test_there_are_still_two_feet_and_every_point_belongs_to_one():
    body = load("human-toes")
    assert [foot.name for foot in body.feet] == ["left_foot", "right_foot"]
    assert [contact.foot for contact in body.contacts] == [0] * 6 + [1] * 6
    assert [c.name for c in body.contacts if c.foot == 1] == [
        *(f"right_foot_{i}" for i in range(4)),
        *(f"right_toes_{i}" for i in range(2)),
    ]
    assert [[link.name for link in leg] for leg in body.legs] == [
        [f"{side}_{part}" for part in ("foot", "toes", "shank", "thigh")] for side in ("left", "right")
    ]
    assert body.mirrored("left_toes") == "right_toes"
    assert body.mirrored("right_toe") == "left_toe"
    roles = find(of_character(body))
    assert roles.name("left_toe") == "left_toes"
    assert roles.name("right_ankle") == "right_foot"


def test_human_toes_is_built_in_under_its_own_name_and_survives_a_file():
    body = load("human-toes")
    assert "human-toes" in names()
    assert body == with_toes(load("human"))
    assert "toes" in body.title
    assert from_table(Table("file", json.loads(body.to_json()))) == body
    assert with_toes(body) is body


def test_feet_that_cannot_be_cut_are_refused_with_a_message():
    with pytest.raises(BadInput, match="left_foot has 2 contact points and no box"):
        with_toes(load("planar7"))
    with pytest.raises(BadInput, match="4 contact points"):
        with_toes(with_sole_points(load("human")))
    human = load("human")
    tiny = tuple(
        replace(link, inertia=(1e-6, 1e-6, 1e-6)) if link.name.endswith("foot") else link for link in human.links
    )
    with pytest.raises(BadInput, match="too small"):
        with_toes(replace(human, links=tiny))


def test_soles_for_uneven_ground_have_points_along_the_toes_too_once():
    body = with_sole_points(load("human-toes"))
    toes = body.link("left_toes")
    assert len(toes.points) > 2
    assert max(p[0] for p in toes.points[2:]) < max(p[0] for p in toes.points)
    assert len(body.link("left_foot").points) > 4
    assert with_sole_points(body) == body


def test_the_columns_of_other_bodies_are_what_they_were():
    human, new = (World(load(name), Scene(), 1e-3).columns for name in ("human", "human-toes"))
    assert [name for name in human if name.endswith("_touch")] == [
        f"{side}_foot_{i}_touch" for side in ("left", "right") for i in range(4)
    ]
    assert set(new) - set(human) == {
        *(f"{side}_toe{end}" for side in ("left", "right") for end in ("", "_rate", "_torque")),
        *(
            f"{side}_toes_{i}_{part}"
            for side in ("left", "right")
            for i in (0, 1)
            for part in ("touch", "fx", "fy", "fz")
        ),
    }


def test_with_its_heel_raised_ball_and_tips_all_stay_on_the_ground():
    body = load("human-toes")
    world = World(body, Scene(), 1e-3)
    angles = {
        f"{side}_{joint}": angle for side in ("left", "right") for joint, angle in (("ankle_pitch", -0.6), ("toe", 0.6))
    }
    world.place(Start(angles=angles))
    data, model = world.data, world.model
    low = {c.name: data.geom_xpos[model.geom(c.name).id][2] - c.link.radius for c in body.contacts}
    for name, height in low.items():
        if name.endswith(("foot_0", "foot_1")):
            assert height > 0.08
        else:
            assert height == pytest.approx(-1e-4, abs=1e-9)


def on_toes(name: str) -> skills.Skill:
    skill = skills.load(name)
    return replace(skill, character=with_toes(skill.character))


@pytest.fixture(scope="module")
def standing() -> Rollout:
    return run(Trial(on_toes("human-simbicon-stand"), 6.0, 1e-3))


def test_it_stands_on_both_feet_toes_and_all(standing: Rollout):
    assert standing.ending.kind == "time_up"
    last = standing.after(5.0)
    for side in ("left", "right"):
        assert np.abs(standing[f"{side}_toe"][last]).max() < math.radians(5.0)
        force = sum(standing[f"{side}_toes_{i}_fz"][last].mean() for i in (0, 1))
        assert force > 5.0
    weight = 9.81 * standing.trial.character.mass
    up = sum(standing[f"{c.name}_fz"][last].mean() for c in standing.trial.character.contacts)
    assert up == pytest.approx(weight, rel=0.02)


@pytest.fixture(scope="module")
def walking() -> Rollout:
    return run(Trial(on_toes("human-walk-robust"), 6.0, 1e-3, record_every=1e-3))


def test_a_walk_made_for_stiff_feet_plays_on_toes_that_bend(walking: Rollout):
    assert walking.ending.kind == "time_up"
    assert walking.summary()["mean_speed"] > 0.5
    bend = np.degrees(walking["left_toe"][walking.after(2.0)])
    assert bend.max() > 5.0
    assert bend.max() - bend.min() > 5.0


def test_toe_points_count_for_their_foot(walking: Rollout):
    """In the control loop, in the recording, and in the balance indices."""
    body = walking.trial.character
    touch = {c.name: walking[f"{c.name}_touch"] > 0 for c in body.contacts}
    both, rear = (
        np.logical_and(
            *(np.any([touch[c.name] for c in body.contacts if c.foot == f and wanted(c)], axis=0) for f in (0, 1))
        )
        for wanted in (lambda c: True, lambda c: c.link.name.endswith("foot"))
    )
    assert both.sum() > rear.sum()  # there are moments in which a foot stands on its toes alone
    assert walking.tally[kernel.DOUBLE_SUPPORT_TIME] == pytest.approx(1e-3 * both.sum(), abs=1e-9)
    assert len(walking.strikes()) == walking.summary()["steps"]


def test_a_foot_on_its_toes_alone_is_down_in_the_balance_indices():
    body = load("human-toes")
    world = World(body, Scene(), 1e-3)
    world.place(Start(angles={"left_ankle_pitch": -0.9, "left_toe": -0.25, "left_knee": 0.0, "right_knee": -1.0}))
    qpos = np.tile(world.data.qpos, (4, 1))
    found = of_motion(body, qpos, 100.0, cutoff=None)
    assert found.feet == ("left_foot", "right_foot")
    assert found.foot_down.tolist() == [[True, False]] * 4
    assert found.foot_points[0].shape == (4, 6, 3)
    low = found.foot_points[0][0, :, 2]
    assert low[:4].min() > 0.02 > low[4:].max()


def test_soles_and_pictures_have_the_toes(walking: Rollout):
    body = walking.trial.character
    rows = walking.qpos()[-3:]
    assert [sole.shape for sole in poses.soles(body, rows)] == [(3, 6, 3)] * 2
    drawn = {part.link: part for part in poses.parts(body, rows)}
    assert {"left_toes", "right_toes"} <= {name for name, part in drawn.items() if part.kind == poses.FOOT}
    gap = drawn["left_toes"].points[:, 0] - (drawn["left_foot"].points[:, 0])  # its hinge from the ankle
    assert np.linalg.norm(gap, axis=1) == pytest.approx(math.dist(body.link("left_toes").offset, (0, 0, 0)))


def test_it_walks_on_rough_ground_and_a_fall_can_be_explained():
    trial = Trial(on_toes("human-walk-robust"), 3.0, 1e-3, scene=rough(height=0.02))
    assert len(trial.character.link("left_toes").points) > 2
    assert run(trial).time[-1] > 2.0
    fell = run(Trial(on_toes("human-simbicon-stand"), 4.0, 1e-3, pushes=(Push((400.0, 0.0, 0.0), 1.0, 0.4),)))
    assert fell.ending.kind == "fell"
    assert falls.explain(fell).timeline


def test_skills_may_say_how_stiff_toes_are():
    skill = on_toes("human-simbicon-stand")
    j = skill.character.joint_index("left_toe")
    assert controller(skill).parameters.kp[j] == pytest.approx(30.0 * skill.character.strength)
    servo = skill.body["servo"]
    stiffer = {**skill.body, "servo": {**servo, "toe": 80.0}, "upper": {"left_toe": 0.2}}
    made = controller(replace(skill, body=stiffer)).parameters
    assert made.kp[j] == pytest.approx(80.0 * skill.character.strength)
    assert made.angle[j] == pytest.approx(0.2)
    with pytest.raises(FootfallError, match="toe"):
        controller(replace(skill, body={**skill.body, "servo": {**servo, "toe": -1.0}}))


def test_legs_collide_with_their_toes_and_the_toes_keep_within_their_range():
    model = World(load("human-toes"), Scene(), 1e-3).model
    names_of = {mujoco.mj_id2name(model, mujoco.mjtObj.mjOBJ_GEOM, g) for g in (*model.pair_geom1, *model.pair_geom2)}
    assert {"left_toes_box", "right_toes_box"} <= names_of
    assert model.joint("left_toe").range == pytest.approx(RANGE)
