"""The paper's own tracking (Lee 2010, eq. 1): hybrid dynamics, its penalty ground, and the ablations with it."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import math
from dataclasses import replace

import mujoco
import numpy as np
import pytest

from footfall import characters, parallel, systems
from footfall.characters.constants import GRAVITY
from footfall.control.hybrid import hinges, hybrid_torques
from footfall.errors import BadFile, BadInput
from footfall.evaluate.protocols import ablations
from footfall.evaluate.report import conditions
from footfall.learn import bench_character
from footfall.physics import scene as scenes
from footfall.physics.start import Start
from footfall.physics.world import World
from footfall.systems.data_driven import accelerations, following, graph, law
from footfall.systems.data_driven.reference import WALK
from footfall.trials import Command, Simulation, Trial

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles

BODY = characters.load("human-toes")
SOFT = scenes.penalty(8000.0)


@pytest.fixture(scope="module")
def walker(tmp_path_factory):
    """A character of published walks that does not look ahead."""
    return following.told(bench_character.walker(tmp_path_factory.mktemp("characters") / "walkers"), ahead=0.0)


def tracked(skill, **tracking):
    """The skill, tracked by inverse dynamics."""
    return replace(skill, body={**skill.body, "tracking": {"by": "inverse-dynamics", **tracking}})


# --- hybrid dynamics -------------------------------------------------------------------------------


def accelerated(world: World, wanted: np.ndarray) -> np.ndarray:
    """Accelerations of root and joints in one step with the torques for the wanted ones, without limits."""
    world.model.actuator_forcerange[:] = [-1e6, 1e6]
    world.model.actuator_ctrlrange[:] = [-1e6, 1e6]
    mujoco.mj_step1(world.model, world.data)
    torque = np.zeros(len(BODY.joints))
    hybrid_torques(world.body, wanted, torque)
    world.data.ctrl[:] = torque
    mujoco.mj_step2(world.model, world.data)
    return world.data.qacc.copy()


def test_joints_in_the_air_accelerate_as_wanted_and_the_body_falls_freely():
    world = World(BODY, scenes.flat(), 1e-3)
    rates = {joint.name: 0.5 for joint in BODY.joints}
    angles = {"left_knee": -0.6, "right_knee": -0.3, "left_hip_pitch": 0.4, "waist_yaw": 0.2}
    world.place(Start(rise=1.0, roll=0.2, pitch=-0.1, roll_rate=1.0, angles=angles, rates=rates))
    wanted = np.random.default_rng(0).normal(size=len(BODY.joints)) * 20.0
    before = world.body.com_rate.copy()
    found = accelerated(world, wanted)
    assert found[6:] == pytest.approx(wanted, abs=1e-9)
    mujoco.mj_forward(world.model, world.data)
    fell = (world.body.com_rate - before) / world.dt  # no root force: the centre of mass only falls
    assert fell == pytest.approx([0.0, 0.0, -GRAVITY], abs=0.05)


def test_the_ground_forces_are_taken_into_account():
    def mean_error(blind: bool) -> float:
        world = World(BODY, SOFT, 1e-3)
        angles = {f"{side}_{name}": q for side in ("left", "right") for name, q in BENT.items()}
        world.place(Start(angles=angles, rise=-0.009))
        errors = []
        for _ in range(40):
            if blind:
                world.data.qfrc_constraint[:] = 0.0
            errors.append(np.abs(accelerated(world, np.zeros(len(BODY.joints)))[6:]).max())
        return float(np.mean(errors[5:]))

    assert mean_error(blind=False) < 0.05 * mean_error(blind=True)


BENT = {"hip_pitch": 0.3, "knee": -0.6, "ankle_pitch": 0.3}


def test_hinges_make_up_a_rotation():
    axis = np.array([[1.0, 0.0, 0.0], [0.0, 0.8, 0.6], [0.3, 0.0, 0.95]])
    turn = np.array([0.1, -0.2, 0.05])
    assert np.array(hinges(axis, 0, 1, 2, *turn)) @ axis == pytest.approx(turn)


# --- the penalty ground ----------------------------------------------------------------------------


def test_a_penalty_ground_is_a_spring_under_each_contact_point():
    world, depth = World(BODY, SOFT, 1e-4), 0.01
    world.place(Start(rise=-depth))
    mujoco.mj_step(world.model, world.data)
    low = world.data.geom_xpos[[world.model.geom(contact.name).id for contact in BODY.contacts], 2]
    sunk = np.array([contact.link.radius for contact in BODY.contacts]) - low
    assert world.body.contact[:, 3] == pytest.approx(8000.0 * sunk, rel=0.1)


def test_a_penalty_ground_is_written_as_it_is_read_and_named_in_conditions():
    assert scenes.penalty(2000.0).damping == pytest.approx(2.0 * math.sqrt(2000.0))
    soft = scenes.parse("penalty:2000,damping=50,friction=1")
    assert (soft.stiffness, soft.damping, soft.friction) == (2000.0, 50.0, 1.0)
    assert scenes.parse(soft.name) == soft
    assert conditions(BODY, soft, 1e-3)["ground"] == soft.name
    assert "ground" not in conditions(BODY, scenes.flat(), 1e-3)
    with pytest.raises(BadInput, match="stiffness"):
        scenes.parse("penalty:1")


# --- the law -----------------------------------------------------------------------------------------


def test_servos_track_where_a_file_does_not_say(walker):
    assert systems.controller(walker).law is law.law
    chosen = systems.controller(tracked(walker, kt=25.0))
    assert chosen.law is accelerations.law
    assert not chosen.damping.any()  # the motors have none
    p = graph.gains(tracked(walker, kt=25.0))[WALK]
    assert p.kv == pytest.approx(10.0)  # 2 √kt
    assert p.cd_behind == p.cd


@pytest.mark.parametrize("wrong", [{"by": "magic"}, {"kt": -1.0}, {"stiffness": 3.0}])
def test_a_wrong_tracking_table_is_refused(walker, wrong):
    with pytest.raises(BadFile, match="tracking"):
        graph.gains(replace(walker, body={**walker.body, "tracking": wrong}))


def paper_walk(walker, seconds: float, dt: float = 1e-3) -> Simulation:
    tracking = ablations.of_the_paper(walker)
    sim = Simulation(Trial(tracking.skills[0], seconds, dt, record_every=0.0, scene=tracking.ground))
    sim.steer(Command(0.0, speed=1.2))
    return sim


@pytest.mark.slow
def test_wanted_accelerations_follow_from_equation_1_and_are_held(walker):
    sim = paper_walk(walker, 1.0)
    sim.advance(0.02)
    held = np.array(sim.memory["wanted"])
    sim.advance(0.034)  # the next target is made in the step that begins now, the first one after 1/30 s
    assert np.array_equal(held, sim.memory["wanted"])
    n = len(BODY.joints)
    q, dq = sim.world.body.angle.copy(), sim.world.body.rate.copy()
    target, rate = (np.array(sim.memory[name])[:n] for name in ("target", "target_rate"))
    sim.advance(0.035)
    p, new = sim.controller.parameters, np.array(sim.memory["target"])[:n]
    new_rate = (new - target) / 0.034
    wanted = p.kt * (new - q) + p.kv * (new_rate - dq) + p.feed * (new_rate - rate) / 0.034
    assert np.array(sim.memory["wanted"])[:n] == pytest.approx(wanted, abs=1e-6)


@pytest.mark.slow
def test_a_restored_simulation_goes_on_bit_for_bit(walker):
    sim = paper_walk(walker, 1.0)
    sim.advance(0.4)
    saved = sim.save()
    sim.advance(0.7)
    once = sim.world.data.qpos.copy()
    sim.restore(saved)
    sim.advance(0.55)
    sim.advance(0.7)
    assert np.array_equal(once, sim.world.data.qpos)


@pytest.mark.slow
def test_torques_stay_within_the_limits_of_the_body(walker):
    tracking = ablations.of_the_paper(walker)
    rollout = Simulation(Trial(tracking.skills[0], 1.0, 1e-3, scene=tracking.ground))
    rollout.advance(1.0)
    limits = np.array([joint.torque for joint in BODY.joints])
    names = [f"{joint.name}_torque" for joint in BODY.joints]
    found = rollout.rollout()
    assert all(np.abs(found[name]).max() <= limit for name, limit in zip(names, limits, strict=True))


# --- ablations ---------------------------------------------------------------------------------------


def test_a_component_that_is_off_has_no_gains(walker):
    skill = ablations.of_the_paper(walker).skills[0]
    off = {name: graph.gains(ablations.without(skill, name))[WALK] for name in ablations.COMPONENTS}
    assert off["none"].c0 == 1.0
    assert off["stance_hip"].c0 == 0.0
    assert (off["swing_hip"].cd_behind, off["swing_hip"].lat_cv, off["swing_hip"].far_cv) == (0.0, 0.0, 0.0)
    assert off["stance_hip"].far_cv > 0.0
    assert (off["stance_ankle"].ankle_cd, off["swing_height"].clear_cd) == (0.0, 0.0)
    settings = graph.settings(ablations.without(skill, "synchronisation"))
    assert settings is not None
    assert not settings.synchronise


def test_it_begins_in_a_recorded_step(walker):
    begun = following.walking(walker, 1.2)
    sim = Simulation(Trial(begun, 1.0, 1e-3, record_every=0.0))
    assert sim.com_velocity[0] > 0.8
    with pytest.raises(BadFile, match="first"):
        systems.controller(following.told(walker, first=10_000))


@pytest.mark.slow
def test_the_paper_walk_needs_its_components(walker):
    """Published walks that the gains were not searched on, without torque limits: as the paper says, steps apart."""
    free = ablations.of_the_paper(walker, limits=False)
    assert "NO torque limits" in free.words
    found = ablations.steps_until_the_fall(replace(free, skills=free.skills[:2]), parallel.no_progress, (1e-3,), 4.0)
    upright = {name: {o.ok for o in found if o.name == name} for name in ablations.COMPONENTS}
    assert upright["none"] == {True}
    assert upright["synchronisation"] == upright["stance_hip"] == upright["swing_hip"] == {False}
