"""The figures published for planar SIMBICON, by the same functions the commands call."""

from __future__ import annotations

import pytest

from footfall.control import skill as skills
from footfall.evaluate.protocols import gaits, pushes, terrain, transitions
from footfall.physics import scene as scenes


def load(name: str):
    return skills.load(f"planar-{name}")


def test_the_walk_is_the_thesis_walk():
    walk = gaits.measure(load("walk"), 60.0, 5e-4)
    assert 1.0 <= walk.speed <= 1.12
    assert 2.75 <= walk.step_rate <= 2.90
    assert walk.torso_peak_to_peak <= 0.09


def test_the_walks_speed_hardly_depends_on_the_time_step():
    half, quarter = (gaits.measure(load("walk"), 24.0, dt).speed for dt in (5e-4, 2.5e-4))
    assert quarter == pytest.approx(half, rel=0.01)


@pytest.mark.parametrize("dt", [pytest.param(5e-4, marks=pytest.mark.slow), 1e-3, 2e-3])
def test_the_tuned_gaits_are_what_their_names_say(dt):
    run = gaits.measure(load("run"), 60.0, dt)
    assert run.ending == "time_up"
    assert run.speed >= 1.5
    assert run.flight_fraction >= 0.2
    backwards = gaits.measure(load("backwards"), 60.0, dt)
    assert backwards.ending == "time_up"
    assert backwards.speed <= -0.4


@pytest.mark.parametrize("dt", [pytest.param(5e-4, marks=pytest.mark.slow), 1e-3])
def test_the_in_place_walk_stays_in_place(dt):
    assert abs(gaits.measure(load("in-place-walk"), 60.0, dt).speed) <= 0.05


def test_the_walk_takes_the_thesis_pushes():
    plan = pushes.protocol("thesis-2d")
    assert pushes.survives(load("walk"), 600.0, 10.1, plan, 5e-4)  # thesis: 600 N forwards
    assert pushes.survives(load("walk"), -500.0, 10.1, plan, 5e-4)  # and 500 N backwards


def test_a_push_far_beyond_the_published_one_is_a_fall():
    plan = pushes.protocol("thesis-2d")
    assert not pushes.survives(load("walk"), 1500.0, 10.0, plan, 5e-4)


@pytest.mark.parametrize("degrees", [-6.0, 6.0])
def test_the_walk_copes_with_slopes_it_has_not_been_told_about(degrees):
    assert terrain.passes(load("walk"), scenes.slope(degrees), 40.0, 5e-4)


@pytest.mark.parametrize("count", [3, pytest.param(8, marks=pytest.mark.slow)])
def test_the_walk_steps_down_20_cm(count):
    starts = [3.0 + 0.1 * k for k in range(count)]
    passed = [terrain.passes(load("walk"), scenes.stairs(-0.2, 2.0, 1, start), 15.0, 5e-4, start) for start in starts]
    assert sum(passed) >= count - 1  # a heel that lands on the very edge can miss


def test_a_wall_cannot_be_walked_up():
    assert not terrain.passes(load("walk"), scenes.stairs(0.6, 2.0, 1), 20.0, 1e-3, reach=4.0)


@pytest.mark.slow
def test_the_walk_lasts_a_thousand_seconds():
    assert gaits.measure(load("walk"), 1000.0, 5e-4).ending == "time_up"


@pytest.mark.slow
def test_the_push_protocol_reaches_700_and_600_newtons():
    figures = pushes.evaluate(load("walk"), pushes.protocol("thesis-2d")).figures
    assert figures["forward_max_n"] >= 700
    assert figures["backward_max_n"] >= 600


@pytest.mark.slow
def test_the_terrain_protocol_reaches_its_figures():
    figures = terrain.evaluate(load("walk")).figures
    assert figures["slope_up_max_deg"] >= 6
    assert figures["slope_down_max_deg"] >= 6
    assert figures["steps_down_20cm_pass_fraction"] >= 0.75  # see docs/simbicon.md, Limits


@pytest.mark.slow
def test_most_gaits_can_follow_each_other():
    figures = transitions.evaluate(gaits.of_character("planar7")).figures
    assert figures["pairs_direct"] >= 0.8 * figures["pairs_total"]
    assert figures["pairs_with_route"] >= 0.95 * figures["pairs_total"]
    assert figures["thesis_chain_ok"] == 1


def test_the_thesis_chain_begins():
    links = transitions.chain_links()[:4]
    rollout = transitions.thesis_chain(1e-3, links)
    assert rollout.survived
    assert sum("→" in note.text for note in rollout.notes) >= len(links) - 1


@pytest.mark.slow
def test_the_thesis_chain_runs_end_to_end():
    assert transitions.thesis_chain().survived
