"""Laws that learn: the plain ones stay as they are, learning goes on bit for bit, and what was learned is played."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import systems
from footfall.control import learned
from footfall.control import skill as skills
from footfall.physics.push import Push
from footfall.trials import Change, Simulation, Trial, learn, run

DT = 1e-3

pytestmark = pytest.mark.xdist_group("feedforward")  # whose loops one worker compiles


@pytest.fixture(scope="module")
def torques():
    """A little of what the planar walk can learn."""
    return learn.learn(skills.load("planar-walk"), cycles=40, dt=DT, settle=5.0)


@pytest.fixture
def easy(walk, torques):
    usual = learned.Learned(**{**torques.__dict__, "usual": np.array([0.1])})
    return learned.with_learned(walk, usual.changed(gain_scale=0.7, settle=1.0, ramp=1.0))


def simulation(skill, controller, seconds=20.0, **settings):
    sim = Simulation(Trial(skill, seconds, DT, **settings))
    sim.control(sim.skill, controller, skill.start_state)
    return sim


@pytest.mark.parametrize("name", ["planar-walk", pytest.param("human-walk", marks=pytest.mark.slow)])
def test_a_law_that_has_learned_nothing_is_the_plain_law(name, play):
    skill = skills.load(name)
    sim = simulation(skill, systems.of(skill).learning(skill), 2.0)
    sim.advance(2.0)
    plain = play(name, 2.0, dt=DT)
    assert np.allclose(sim.rollout().series, plain.series, atol=1e-6)


def test_learning_goes_on_bit_for_bit_after_a_restore(walk):
    sim = simulation(walk, systems.of(walk).learning(walk))
    sim.advance(3.0)
    learned.begin(sim.controller.parameters, sim.memory, learned.DEFAULTS)
    sim.advance(5.01)
    here = sim.save()
    sim.advance(8.0)
    first = sim.memory.ff_table.copy(), sim.world.data.qpos.copy()
    assert np.any(first[0] != here.memory.ff_table)
    sim.restore(here)
    assert np.array_equal(sim.memory.ff_table, here.memory.ff_table)
    sim.advance(8.0)
    assert np.array_equal(sim.memory.ff_table, first[0])
    assert np.array_equal(sim.world.data.qpos, first[1])


@pytest.mark.slow
def test_a_learned_skill_repeats_to_the_last_bit(easy):
    one, two = run(Trial(easy, 3.0, DT)), run(Trial(easy, 3.0, DT))
    assert np.array_equal(one.series, two.series)


@pytest.mark.slow
def test_the_uncompiled_law_is_the_same_law(easy):
    one, two = (run(Trial(easy, 0.3, DT), compiled=compiled) for compiled in (True, False))
    assert np.allclose(one.series, two.series, atol=1e-9)


@pytest.mark.slow
def test_less_feedback_is_needed_and_the_torso_sways_less(walk, torques):
    before = learn.watch(learned.with_learned(walk, learn.unlearned(torques)), 15.0, DT, 8.0)
    after = learn.watch(learned.with_learned(walk, torques), 15.0, DT, 8.0)
    assert after.feedback[0] < 0.5 * before.feedback[0]
    assert after.pitch < 0.6 * before.pitch


@pytest.mark.slow
def test_gains_rise_after_a_push_and_come_down_again(easy):
    sim = Simulation(Trial(easy, 20.0, DT, pushes=(Push((300.0, 0.0, 0.0), 8.0),)))
    seen = {}
    for time in (7.9, 8.1, 8.4, 14.0):
        sim.advance(time)
        seen[time] = float(sim.memory.ff_gain)
    assert seen == {7.9: pytest.approx(0.7), 8.1: pytest.approx(0.7), 8.4: 1.0, 14.0: pytest.approx(0.7)}


def test_a_stronger_body_gets_stronger_torques(easy):
    from footfall.characters import BodyShape

    heavy = Trial(easy, shape=BodyShape(mass=1.2)).skill
    light, strong = systems.controller(easy).parameters, systems.controller(heavy).parameters
    ratio = heavy.character.strength / easy.character.strength
    assert ratio > 1.0
    assert np.allclose(strong.ff_table, ratio * light.ff_table)


def test_gaits_change_into_and_out_of_a_learned_one(easy):
    run_skill = skills.load("planar-fast-walk")
    rollout = run(Trial(easy, 16.0, DT, changes=(Change(run_skill, 5.0), Change(easy, 10.0))))
    assert rollout.survived
    assert sum("→" in note.text for note in rollout.notes) >= 2


def test_every_joint_above_the_hips_of_the_human_is_a_channel():
    skill = skills.load("human-walk")
    known = systems.of(skill).channels(skill)
    assert known[:3] == ["torso_roll", "torso_pitch", "torso_yaw"]
    assert {learned.group(name) for name in known[3:]} == {"upper"}
    assert len(known) == 3 + 28 - 12
