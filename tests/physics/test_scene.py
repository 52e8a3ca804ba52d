"""Grounds: their heights, the words that make them, and words that must be refused."""

from __future__ import annotations

import math
from datetime import timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from footfall import characters
from footfall.control import skill as skills
from footfall.errors import BadInput, FootfallError, UnknownName
from footfall.physics import scene as scenes
from footfall.physics.scene import Scene, parse
from footfall.trials import Command, Trial, run

WORDS = ("flat", "slope", "stairs", "rough", ":", ",", "=", "degrees", "start", "height", "spacing", "count", "seed")
WORDS += ("length", "friction", "6", "-0.2", "1e308", "-1e308", "nan", "inf", "1e9", "0", "-0", "999999999999", "0.5")
WORDS += ("penalty", "stiffness", "damping", "beam", "width")
TEXTS = st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=12).map("".join)


def test_flat_ground_is_flat_everywhere():
    ground = Scene()
    assert ground.friction is None
    assert ground.friction_for(characters.load("planar7")) == 0.65
    assert {ground.height(x) for x in (-1e6, -3.0, 0.0, 7.5, 1e6)} == {0.0}


@pytest.mark.parametrize("degrees", [-12.0, -1.0, 3.0, 6.0, 30.0])
def test_a_slope_is_flat_first_and_then_rises_at_its_angle(degrees):
    ground = scenes.slope(degrees, start=2.0)
    assert ground.height(1.9) == 0.0
    rise = ground.height(12.0) - ground.height(7.0)
    assert math.degrees(math.atan2(rise, 5.0)) == pytest.approx(degrees)


def test_stairs_go_down_one_step_at_a_time_and_then_stay_level():
    ground = scenes.stairs(height=-0.2, spacing=2.0, count=3, start=3.0)
    heights = [ground.height(x) for x in (2.99, 3.01, 4.99, 5.01, 7.01, 50.0)]
    assert heights == pytest.approx([0.0, -0.2, -0.2, -0.4, -0.6, -0.6])


def test_stairs_can_go_up_and_have_no_steps_at_all():
    assert scenes.stairs(height=0.1, count=2).height(10.0) == pytest.approx(0.2)
    assert scenes.stairs(count=0).height(10.0) == 0.0


def test_rough_ground_is_the_same_for_a_seed_and_another_for_another():
    assert scenes.rough(seed=7) == scenes.rough(seed=7)
    assert scenes.rough(seed=7).points != scenes.rough(seed=8).points


def test_rough_ground_stays_within_its_height_and_begins_where_it_should():
    ground = scenes.rough(height=0.03, spacing=0.4, length=20.0, start=2.0, seed=1)
    assert ground.height(1.99) == 0.0
    heights = [ground.height(2.0 + 0.05 * i) for i in range(500)]
    assert 0.01 < max(map(abs, heights)) <= 0.03


@pytest.mark.parametrize("ground", [Scene(), scenes.slope(5.0), scenes.stairs(), scenes.rough()])
def test_a_profile_runs_from_left_to_right(ground):
    xs = [x for x, _ in ground.points]
    assert xs == sorted(xs)


def test_words_make_the_same_scenes_as_calls():
    assert parse("flat") == Scene()
    assert parse("flat:0.9").friction == 0.9
    assert parse("slope:6") == scenes.slope(6.0)
    assert parse(" slope: degrees = -4 , start = 1 ") == scenes.slope(-4.0, 1.0)
    assert parse("stairs:height=-0.1,count=4") == scenes.stairs(height=-0.1, count=4)
    assert parse("rough:height=0.02,seed=3") == scenes.rough(height=0.02, seed=3)
    assert parse("beam:0.3,height=0.1") == scenes.beam(0.3, 0.1)


def test_friction_can_be_set_and_must_make_sense():
    assert scenes.slope(3.0).with_friction(0.2).friction == 0.2
    for bad in (-0.1, 11.0, math.nan, math.inf):
        with pytest.raises(BadInput, match="friction"):
            Scene().with_friction(bad)


def test_an_unknown_scene_is_refused_with_the_ones_available():
    with pytest.raises(UnknownName, match="did you mean stairs"):
        parse("stair")
    with pytest.raises(UnknownName, match="flat, penalty, rough, slope, stairs"):
        parse("moon")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("slope", "needs its angle"),
        ("slope:steep", "expected a number"),
        ("slope:6,5", "expected key=value"),
        ("slope:6,angle=5", "unknown option"),
        ("slope:6,degrees=5", "given twice"),
        ("slope:6,strat=5", "did you mean start"),
        ("slope:90", "expected -45 to 45"),
        ("slope:nan", "finite"),
        ("slope:inf", "finite"),
        ("slope:1e308", "expected -45 to 45"),
        ("slope:6,start=1e308", "start"),
        ("stairs:count=-1", "count"),
        ("stairs:count=1e9", "expected 0 to 500"),
        ("stairs:count=2.5", "whole number"),
        ("stairs:spacing=0", "spacing"),
        ("stairs:height=1e308", "height"),
        ("rough:spacing=1e-12", "spacing"),
        ("rough:length=1e308", "length"),
        ("rough:seed=-1", "seed"),
        ("rough:seed=0.5", "whole number"),
        ("rough:seed=1e300", "seed"),
        ("rough:height=-0.1", "height"),
        ("flat:-1", "friction"),
        ("beam:width=0", "expected 0.05 to 3"),
        ("beam:height=-0.1", "expected 0.01 to 1"),
        ("beam:length=1e9", "expected 0.5 to 200"),
        ("beam:wide=1", "did you mean width"),
    ],
)
def test_a_ground_that_cannot_be_is_refused_in_one_line(text, words):
    with pytest.raises(FootfallError, match=words) as caught:
        parse(text)
    assert "\n" not in str(caught.value)


def test_a_refusal_quotes_only_the_beginning_of_a_long_text():
    for text in ("x" * 9999, "slope:" + "x" * 9999, "slope:" + "x" * 9999 + "=1", "slope:6," + "x" * 9999):
        with pytest.raises(FootfallError) as caught:
            parse(text)
        assert len(str(caught.value)) < 300


@settings(max_examples=200, deadline=timedelta(seconds=1), derandomize=True)
@given(TEXTS)
@example("stairs:count=1e308")
@example("slope:" + "9" * 5000)
@example("rough:" + "," * 5000)
@example("\ud800:\x00")
def test_any_text_makes_a_scene_or_a_refusal(text):
    try:
        scene = parse(text)
    except FootfallError:
        return
    assert len(scene.points) <= 2100
    assert all(math.isfinite(x) and math.isfinite(z) for x, z in scene.points)
    assert math.isfinite(scene.height(5.0))


@pytest.mark.parametrize(
    "scene",
    [
        scenes.flat(),
        scenes.slope(6.0),
        scenes.slope(-4.5, 1.25),
        scenes.stairs(-0.2, 1.5, 3, 4.0),
        scenes.rough(0.02, 0.5, 10.0, 1.0, 7),
        scenes.beam(0.45, 0.12, 1.5, 7.0),
    ],
)
def test_a_scenes_name_gives_the_same_scene_again(scene):
    assert parse(scene.name) == scene


def test_a_beam_lies_between_two_platforms_over_lower_ground():
    ground = scenes.beam(width=0.6, height=0.2, start=2.0, length=10.0)
    assert not ground.flat
    assert [ground.height(5.0, y) for y in (0.0, 0.29, -0.29, 0.31, -0.31)] == [0.0, 0.0, 0.0, -0.2, -0.2]
    assert [ground.height(x, 1.0) for x in (1.9, 2.1, 11.9, 12.1)] == [0.0, -0.2, -0.2, 0.0]
    lowest = Scene(points=ground.lowest_points)
    assert [lowest.height(x) for x in (1.9, 2.1, 11.9, 12.1)] == pytest.approx([0.0, -0.2, -0.2, 0.0])


def walked(scene: Scene, heading: float):
    """Six seconds of a walk that turns by an angle [rad] when it is on the beam."""
    turn = (Command(2.5, heading=heading),) if heading else ()
    return run(Trial(skills.load("human-walk-speed"), 6.0, 1e-3, scene, commands=turn, record_every=0.01))


def test_a_walk_stays_on_a_beam_of_60_cm_and_steps_off_it_when_it_turns():
    scene = scenes.beam(width=0.6, height=0.1, start=1.0)
    straight, turned, level = walked(scene, 0.0), walked(scene, 0.6), walked(scenes.flat(), 0.6)
    assert straight.ending.kind == "time_up"
    assert straight["com_x"][-1] > 3.0
    assert straight["com_z"].min() > 0.85
    assert abs(turned["com_y"][-1]) > 0.5
    lower = level["com_z"][-100:].mean() - turned["com_z"][-100:].mean()
    assert turned.ending.kind == "fell" or lower == pytest.approx(0.1, abs=0.04)
