"""Body shapes: every factor on every character, loads, and invalid values."""

from __future__ import annotations

import math
from pathlib import Path

import mujoco
import pytest

from footfall import BodyShape, Load, characters
from footfall.characters import reshape, with_sole_points
from footfall.characters.shape import LENGTHS, parse
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError, UnknownName
from footfall.physics import scene as scenes
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.trials import Trial, run

BODIES = ("human", "planar7")
SHAPES = (
    BodyShape(height=1.2),
    BodyShape(height=0.6, mass=0.5),
    BodyShape(mass=2.0),
    BodyShape(leg_length=1.3),
    BodyShape(femur=0.3, shank=2.0),
    BodyShape(left_leg=0.8),
    BodyShape(right_leg=1.2, mass=1.5),
    BodyShape(loads=(Load("left_foot", 4.0),)),
    BodyShape(height=1.1, femur=0.9, loads=(Load("right_thigh", 3.0, (0.1, 0.0, -0.2)),)),
)


def bone(character, name: str) -> float:
    line = character.link(name).line
    return math.dist(line[:3], line[3:])


@pytest.fixture(params=BODIES)
def body(request):
    return characters.load(request.param)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_gives_a_body_that_can_exist(body, shape, tmp_path: Path):
    new = reshape(body, shape)
    for link in new.links:
        assert link.mass > 0
        assert 0 < max(link.inertia) <= sum(link.inertia) - max(link.inertia) + 1e-12
    path = tmp_path / "body.json"
    path.write_text(new.to_json())
    again = characters.read(path)
    assert again == new


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_masses_add_up_and_strength_goes_with_them(body, shape):
    new = reshape(body, shape)
    expected = body.mass * shape.mass + sum(load.mass for load in shape.loads)
    assert new.mass == pytest.approx(expected, rel=1e-12)
    assert new.strength == pytest.approx(expected / body.mass)
    for before, after in zip(body.joints, new.joints, strict=True):
        assert after.torque == pytest.approx(before.torque * new.strength)
    model = World(new, Scene(), 1e-3).model
    assert mujoco.mj_getTotalmass(model) == pytest.approx(expected, rel=1e-9)


def test_height_scales_every_length_and_leaves_the_mass(body):
    new = reshape(body, BodyShape(height=1.2))
    assert new.mass == pytest.approx(body.mass)
    assert new.root_height == pytest.approx(1.2 * body.root_height)
    assert new.fall_height == pytest.approx(1.2 * body.fall_height)
    for before, after in zip(body.links, new.links, strict=True):
        assert after.radius == pytest.approx(1.2 * before.radius)
        for name in ("offset", "centre", "line", "box"):
            assert getattr(after, name) == pytest.approx([1.2 * value for value in getattr(before, name)])
        for p, q in zip(before.points, after.points, strict=True):
            assert q == pytest.approx([1.2 * value for value in p])
        assert after.inertia == pytest.approx([1.44 * value for value in before.inertia])
        assert after.mass == pytest.approx(before.mass)
    if body.chest:
        assert new.chest == pytest.approx([1.2 * value for value in body.chest])


def test_femur_and_shank_are_stretched_apart_and_the_hips_rise_with_them(body):
    thigh, shank = body.link("left_thigh"), body.link("left_shank")
    for fraction, name in ((BodyShape(femur=1.1), "thigh"), (BodyShape(shank=1.1), "shank")):
        new = reshape(body, fraction)
        other = "shank" if name == "thigh" else "thigh"
        for side in ("left", "right"):
            assert bone(new, f"{side}_{name}") == pytest.approx(1.1 * bone(body, f"{side}_{name}"))
            assert bone(new, f"{side}_{other}") == pytest.approx(bone(body, f"{side}_{other}"))
        # the length of a thigh is the offset of the shank, and that of a shank the offset of the foot
        reach = -(shank.offset[2] if name == "thigh" else body.link("left_foot").offset[2])
        assert new.root_height == pytest.approx(body.root_height + 0.1 * reach)
        assert new.link(f"left_{name}").mass > body.link(f"left_{name}").mass
    assert bone(reshape(body, BodyShape(femur=1.1)), body.root.name) == bone(body, body.root.name)
    assert thigh == body.link("left_thigh")


def test_one_short_leg_is_one_leg_only(body):
    new = reshape(body, BodyShape(right_leg=0.9))
    for part in ("thigh", "shank"):
        assert bone(new, f"right_{part}") == pytest.approx(0.9 * bone(body, f"right_{part}"))
        assert bone(new, f"left_{part}") == pytest.approx(bone(body, f"left_{part}"))
        assert new.link(f"left_{part}").offset[1] == body.link(f"left_{part}").offset[1]
    assert new.root_height == pytest.approx(body.root_height)  # it stands on the longer one


def test_leg_length_is_femur_and_shank_together(body):
    one, both = reshape(body, BodyShape(leg_length=1.2)), reshape(body, BodyShape(femur=1.2, shank=1.2))
    assert one.links == both.links


def test_arms_grow_without_the_legs():
    body = characters.load("human")
    new = reshape(body, BodyShape(arm_length=1.25))
    assert bone(new, "left_upper_arm") == pytest.approx(1.25 * bone(body, "left_upper_arm"))
    assert bone(new, "right_forearm") == pytest.approx(1.25 * bone(body, "right_forearm"))
    assert new.link("left_forearm").offset[2] == pytest.approx(1.25 * body.link("left_forearm").offset[2])
    assert new.root_height == body.root_height


def test_a_load_moves_the_centre_of_mass_towards_itself():
    body = characters.load("human")
    new = reshape(body, BodyShape(loads=(Load("torso", 20.0, (-0.15, 0.0, 0.25)),)))
    before, after = body.link("torso"), new.link("torso")
    assert after.mass == pytest.approx(before.mass + 20.0)
    assert after.centre[0] == pytest.approx(-0.15 * 20.0 / after.mass)
    assert all(now > then for now, then in zip(after.inertia, before.inertia, strict=True))
    where = [link for link in new.links if link.name != "torso"]
    assert where == [link for link in body.links if link.name != "torso"]


def test_two_loads_on_one_link_are_the_load_of_both(body):
    split = reshape(body, BodyShape(loads=(Load("left_foot", 1.0), Load("left_foot", 2.0))))
    whole = reshape(body, BodyShape(loads=(Load("left_foot", 3.0),)))
    assert split.link("left_foot").mass == pytest.approx(whole.link("left_foot").mass)
    assert split.link("left_foot").centre == pytest.approx(whole.link("left_foot").centre)
    assert split.link("left_foot").inertia == pytest.approx(whole.link("left_foot").inertia)


def test_nothing_to_do_gives_the_same_body(body):
    assert reshape(body, BodyShape()) is body
    assert BodyShape().plain
    assert parse("") == BodyShape()


@pytest.mark.parametrize("name", [*LENGTHS, "mass"])
@pytest.mark.parametrize("value", [0.0, -1.0, 0.19, 5.1, math.nan, math.inf, -math.inf, "1", None, True])
def test_impossible_factors_are_refused_in_one_line(name, value):
    with pytest.raises(BadInput, match=name) as caught:
        BodyShape(**{name: value})
    assert "expected" in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("mass", [-1.0, math.nan, math.inf, 1e4, "ten"])
def test_impossible_loads_are_refused_in_one_line(mass):
    with pytest.raises(BadInput, match="load of"):
        Load("torso", mass)


@pytest.mark.parametrize("at", [(1.0, 2.0), (math.nan, 0.0, 0.0), (0.0, 0.0, 50.0)])
def test_a_load_at_an_invalid_point_is_refused(at):
    with pytest.raises(BadInput, match="load at"):
        Load("torso", 1.0, at)


def test_a_load_on_an_unknown_link_names_the_near_ones(body):
    with pytest.raises(UnknownName, match="left_foot"):
        reshape(body, BodyShape(loads=(Load("left_fot", 1.0),)))


def test_a_factor_on_something_the_body_lacks_is_refused():
    with pytest.raises(BadInput, match="arm_length"):
        reshape(characters.load("planar7"), BodyShape(arm_length=1.2))


@pytest.mark.parametrize(
    "shape",
    [*SHAPES, BodyShape(loads=(Load("torso", 12.5, (-0.15, 0.0, 0.25)), Load("left_foot", 2.0)), arm_length=1.1)],
    ids=str,
)
def test_a_shape_as_text_is_read_back(shape):
    assert parse("" if shape.plain else str(shape)) == shape


def test_text_may_have_spaces():
    assert parse(" height=1.1 , mass=1.2 ") == BodyShape(height=1.1, mass=1.2)
    assert parse("load=torso:10@-0.15/0/0.25") == BodyShape(loads=(Load("torso", 10.0, (-0.15, 0.0, 0.25)),))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hieght=1.1", "did you mean height"),
        ("height", "unknown 'height'"),
        ("height=tall", "expected a number"),
        ("height=", "expected a number"),
        ("height=nan", "height nan"),
        ("height=-1", "height -1"),
        ("height=1.1,height=1.2", "given twice"),
        ("load=torso", "load=PART:KG"),
        ("load=:10", "load=PART:KG"),
        ("load=torso:heavy", "expected a number"),
        ("load=torso:-3", "load of -3"),
        ("load=torso:3@1/2", "load at"),
        ("load=torso:3@a/b/c", "expected a number"),
    ],
)
def test_invalid_text_is_refused(text, said):
    with pytest.raises(FootfallError) as caught:
        parse(text)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("name", "shape"), [("human-walk", "height=1.05"), ("planar-walk", "femur=1.05,mass=1.1")])
def test_a_reshaped_body_is_one_line_in_a_trial(name, shape):
    rollout = run(Trial(skills.load(name), 4.0, 1e-3, shape=parse(shape)))
    assert rollout.survived
    assert rollout.trial.character == reshape(skills.load(name).character, parse(shape))


def test_soles_are_for_uneven_ground_only_and_are_put_on_once():
    walk = skills.load("human-walk-robust")
    flat, steps = Trial(walk, 1.0), Trial(walk, 1.0, scene=scenes.stairs(-0.2))
    assert [len(foot.points) for foot in flat.character.feet] == [4, 4]
    for foot, bare in zip(steps.character.feet, flat.character.feet, strict=True):
        assert foot.points[:4] == bare.points
        between = foot.points[4:]
        assert len(between) >= 8
        assert {y for _, y, _ in between} == {y for _, y, _ in bare.points}
        assert all(z > bare.points[0][2] for _, _, z in between)  # the corners carry it on level ground
    assert with_sole_points(steps.character) == steps.character
    assert Trial(steps.skill, 1.0, scene=scenes.stairs(-0.2)).character == steps.character


def test_a_sole_rests_on_the_edge_of_a_step():
    """Without points between the corners the foot penetrates an edge until it touches the shank."""
    walk = skills.load("human-walk-robust")
    for start in (3.0, 3.12, 3.36):
        rollout = run(Trial(walk, 8.0, 1e-3, scenes.stairs(-0.2, count=1, start=start)))
        names = [name for name in rollout.columns if name.endswith("_touch")]
        corners = [name for name in names if int(name.split("_")[2]) < 4]
        edge = [name for name in names if name not in corners]
        assert any(rollout[name].any() for name in edge)
        assert rollout.survived
