"""The acts the thesis names in 7.7.1 and prints no numbers for: they do what their names say."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.physics import kernel
from footfall.trials import Simulation, Trial, run


def load(name: str):
    return skills.load(f"planar-{name}")


@pytest.mark.parametrize("dt", [5e-4, 1e-3, 2e-3])
def test_the_back_flip_turns_once_backwards_in_the_air_and_lands_on_its_feet(dt):
    rollout = run(Trial(load("back-flip"), 12.0, dt))
    assert rollout.survived
    assert rollout["pitch"][-1] == pytest.approx(2 * np.pi, abs=0.15)
    touching = sum(rollout[c] for c in rollout.columns if c.endswith("_touch")) > 0
    upside_down = np.abs(rollout["pitch"] - np.pi) < 0.5
    assert upside_down.any()
    assert not touching[upside_down].any()


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_back_flip_forgives_small_differences_of_the_start(seed):
    assert run(Trial(load("back-flip"), 12.0, 1e-3, scatter=0.01, seed=seed, record_every=0.0)).survived


@pytest.mark.parametrize("gait", ["in-place-walk", "walk"])
def test_it_can_stop_and_stand_from_any_moment(gait):
    sim = Simulation(Trial(load(gait), 1e4, record_every=0.0))
    for moment in np.arange(8):
        sim.advance(8.0 + 0.09 * moment)
        with sim.looking_ahead():
            assert sim.change(load("stand"))
            sim.advance(sim.time + 10.0)
            assert not sim.over
            assert np.abs(sim.world.data.qvel).max() < 0.01  # quite still
            assert sim.world.body.foot_down.all()


def test_standing_feet_do_not_creep():
    sim = Simulation(Trial(load("stand"), 60.0, record_every=0.0))
    sim.advance(5.0)
    before = sim.world.data.xpos[sim.world.body.foot_link, 0].copy()
    sim.advance(60.0)
    assert np.abs(sim.world.data.xpos[sim.world.body.foot_link, 0] - before).max() < 1e-3


def test_on_one_foot_the_other_stays_up():
    rollout = run(Trial(load("stand-one-foot"), 20.0))
    left = [c for c in rollout.columns if c.startswith("left") and c.endswith("_touch")]
    right = [c for c in rollout.columns if c.startswith("right") and c.endswith("_touch")]
    assert rollout.survived
    assert (sum(rollout[c] for c in left) > 0)[rollout.after(1.0)].all()
    assert not sum(rollout[c] for c in right).any()


def test_the_big_step_is_much_longer_than_the_others():
    sim = Simulation(Trial(load("walk"), 30.0, record_every=0.0))
    sim.advance(8.0)

    def step_length() -> float:
        """Distance of the ankles when the stance leg next changes."""
        stance = sim.controller.parameters.stance
        leg = stance[sim.memory.state]
        while not sim.over and stance[sim.memory.state] == leg:
            sim.advance(sim.time + 2.0, kernel.STATE_CHANGE)
        ankles = sim.world.data.xpos[sim.world.body.foot_link, 0]
        return abs(float(ankles[0] - ankles[1]))

    ordinary = [step_length() for _ in range(4)]
    assert sim.change(load("big-step"))
    big = step_length()
    assert big > 2.0 * max(ordinary)
    sim.advance(30.0)
    assert sim.ending is not None
    assert sim.ending.kind == "time_up"
