"""The simulation itself: momentum, gravity, exact repetition, exact restore, and divergence."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import mujoco
import numpy as np
import pytest

import footfall
from footfall import characters, systems
from footfall.control.law import fresh_command
from footfall.errors import BadInput, FootfallError
from footfall.physics import kernel, library
from footfall.physics.push import Push
from footfall.physics.scene import Scene, slope
from footfall.physics.start import Start
from footfall.physics.world import MAX_DT, World
from footfall.trials import Simulation, Trial, run


def limp(world: World, steps: int, until: int = 0) -> int:
    """Step with a controller whose gains are all zero."""
    walk = systems.controller(footfall.load("planar-walk"))
    p = walk.parameters
    p.torso_kp = p.torso_kd = p.hip_kp = p.hip_kd = p.knee_kp = p.ankle_kp = 0.0
    return world.advance(walk.law, p, walk.fresh_memory(), fresh_command(), steps, until)


def momentum(world: World) -> np.ndarray:
    for update in (mujoco.mj_fwdPosition, mujoco.mj_fwdVelocity, mujoco.mj_subtreeVel):
        update(world.model, world.data)
    return world.character.mass * world.data.subtree_linvel[1]


def test_a_body_in_the_air_falls_at_g():
    world = World(characters.load("planar7"), Scene(), 1e-3)
    world.place(Start(rise=2.0))
    before = momentum(world)[2]
    limp(world, 200)
    assert momentum(world)[2] - before == pytest.approx(-9.81 * 0.2 * 90.0, rel=1e-6)


@pytest.mark.parametrize("dt", [5e-4, 1e-3, 2e-3])
def test_a_push_changes_momentum_by_force_times_time_and_nothing_else(dt):
    world = World(characters.load("planar7"), Scene(), dt)
    world.place(Start(rise=2.0))
    world.push((Push((150.0, 0.0, 0.0), 0.05, 0.1), Push((-30.0, 0.0, 0.0), 0.1, 0.1, on="left_foot")))
    limp(world, round(0.3 / dt))
    one_step_more_or_less = 150.0 * dt
    assert momentum(world)[0] == pytest.approx(150.0 * 0.1 - 30.0 * 0.1, abs=0.15 * one_step_more_or_less)
    assert not world.data.xfrc_applied.any()


def test_a_push_above_the_centre_of_mass_turns_the_body_the_way_it_should():
    spins = []
    for height in (0.48, -0.2):
        world = World(characters.load("planar7"), Scene(), 1e-3)
        world.place(Start(rise=2.0))
        world.push((Push((200.0, 0.0, 0.0), 0.0, 0.05, point=(0.0, 0.0, height)),))
        limp(world, 50)
        spins.append(world.data.qvel[2])
    assert spins[0] < 0 < spins[1]  # pushed forward at the top it leans forward, which is negative


def test_standing_feet_carry_the_body_weight():
    rollout = run(Trial(footfall.load("planar-stand"), 10.0))
    points = [c for c in rollout.columns if c.endswith("_fz")]
    total = sum(rollout[c][rollout.after(8.0)].mean() for c in points)
    assert total == pytest.approx(90.0 * 9.81, rel=0.01)


def test_the_motors_never_exceed_their_limits():
    weak = characters.load("planar7")
    weak = replace(weak, joints=tuple(replace(j, torque=60.0) for j in weak.joints))
    rollout = run(Trial(replace(footfall.load("planar-walk"), character=weak), 2.0))
    torques = [rollout[c] for c in rollout.columns if c.endswith("_torque")]
    assert np.abs(torques).max() <= 60.0
    assert rollout.ending.kind == "fell"  # below 90 N m the walk becomes weak-kneed (thesis 7.7)


def test_worlds_alike_do_not_fraction_their_model():
    character = characters.load("planar7")
    one, other = (World(character, Scene(), 1e-3) for _ in range(2))
    before = other.model.actuator_biasprm.copy()
    one.set_damping(np.full(len(character.joints), 7.0))
    assert not np.array_equal(one.model.actuator_biasprm, before)
    for later in (other, World(character, Scene(), 1e-3)):
        assert np.array_equal(later.model.actuator_biasprm, before)


def test_another_body_ground_or_time_step_is_another_model():
    character = characters.load("planar7")
    heavier = replace(character, links=(replace(character.links[0], mass=99.0), *character.links[1:]))
    World(character, Scene(), 1e-3)
    assert World(heavier, Scene(), 1e-3).model.body(character.root.name).mass[0] == 99.0
    assert World(character, Scene(), 2e-3).model.opt.timestep == 2e-3
    assert World(character, slope(5.0), 1e-3).model.geom("ground_0").type[0] == mujoco.mjtGeom.mjGEOM_BOX


def test_two_runs_of_a_trial_are_equal_to_the_last_bit(walk):
    trial = Trial(walk, 4.0, pushes=(Push((300.0, 0.0, 0.0), 1.0),))
    assert np.array_equal(run(trial).series, run(trial).series)


def test_one_and_two_threads_give_the_same_bits(walk):
    trials = [Trial(walk, 4.0, pushes=(Push((f, 0.0, 0.0), 1.0),)) for f in (0.0, 100.0, 200.0, 300.0)]
    alone = [run(trial).series for trial in trials]
    with ThreadPoolExecutor(2) as threads:
        together = [rollout.series for rollout in threads.map(run, trials)]
    for a, b in zip(alone, together, strict=True):
        assert np.array_equal(a, b)


@pytest.mark.parametrize("moment", [0.0, 0.7313, 1.05, 2.0])
def test_a_restored_trial_goes_on_bit_for_bit(walk, moment):
    trial = Trial(walk, 4.0, scene=slope(3.0, 1.0), pushes=(Push((300.0, 0.0, 0.0), 1.0),))
    straight = run(trial).series
    sim = Simulation(trial)
    sim.advance(moment)
    saved = sim.save()
    sim.advance(3.3)
    sim.restore(saved)
    sim.advance(4.0)
    assert np.array_equal(sim.rollout().series, straight)


def test_a_snapshot_can_be_restored_into_another_simulation(walk):
    trial = Trial(walk, 3.0)
    first, second = Simulation(trial), Simulation(trial)
    first.advance(1.5)
    second.restore(first.save())
    for sim in (first, second):
        sim.advance(3.0)
    assert np.array_equal(first.world.data.qpos, second.world.data.qpos)


def test_bursts_do_not_change_the_result(walk):
    trial = Trial(walk, 3.0)
    sim = Simulation(trial)
    while not sim.over:
        sim.advance(sim.time + 0.033)
    assert np.array_equal(sim.rollout().series, run(trial).series)


def test_the_law_in_plain_python_does_what_the_compiled_one_does(walk):
    trial = Trial(walk, 0.6, pushes=(Push((100.0, 0.0, 0.0), 0.1),))
    assert np.allclose(run(trial, compiled=False).series, run(trial).series, rtol=0, atol=1e-9)


def test_advance_stops_at_the_events_it_was_asked_for(walk):
    sim = Simulation(Trial(walk, 5.0, pushes=(Push((50.0, 0.0, 0.0), 1.0, 0.2),)))
    assert sim.advance(5.0, kernel.PUSH_EDGE) & kernel.PUSH_EDGE
    assert sim.time == pytest.approx(1.0, abs=1e-3)
    sim.advance(5.0, kernel.PUSH_EDGE)
    assert sim.time == pytest.approx(1.2, abs=1e-3)
    before = int(sim.memory.state)
    assert sim.advance(5.0, kernel.STATE_CHANGE) & kernel.STATE_CHANGE
    assert int(sim.memory.state) != before
    assert sim.advance(5.0, kernel.FOOT_STRIKE) & kernel.FOOT_STRIKE
    assert sim.world.body.foot_down.any()


def test_a_divergence_ends_the_trial_and_names_the_part(walk):
    trial = Trial(walk, 2.0, pushes=(Push((1e5, 0.0, 1e5), 0.5, 1.5, on="left_foot"),))
    sim = Simulation(trial)
    sim.advance(0.1)
    sim.world.data.qvel[5] = np.nan
    sim.advance(2.0)
    assert sim.ending is not None
    assert sim.ending.kind == "diverged"
    assert sim.ending.part in {link.name for link in walk.character.links}
    assert sim.ending.time < 0.2
    assert sim.rollout().ending.kind == "diverged"


def test_a_fall_is_reported_as_a_fall_when_the_hips_are_low_or_a_knee_touches(walk):
    rollout = run(Trial(walk, 5.0, start=Start(pitch=-1.2)))
    assert rollout.ending.kind == "fell"
    kneeling = Simulation(
        Trial(walk, 5.0, start=Start(angles={"left_knee": -1.6, "left_hip": 0.0, "right_knee": -1.6}))
    )
    kneeling.advance(5.0)
    assert kneeling.ending is not None
    assert kneeling.ending.kind == "fell"


@pytest.mark.parametrize("dt", [0.0, -1e-3, 0.1, float("nan"), 1e-9, MAX_DT * 1.01])
def test_a_time_step_that_cannot_work_is_refused_with_the_largest_that_does(walk, dt):
    with pytest.raises(BadInput, match=f"largest that works is {MAX_DT:g}"):
        Trial(walk, 1.0, dt)


def test_the_walk_lives_at_the_largest_time_step_allowed(walk):
    assert run(Trial(walk, 20.0, MAX_DT)).survived


@pytest.mark.parametrize("name", ["libmujoco.so.4.0.0", "libmujoco.4.0.0.dylib", "mujoco.dll"])
def test_the_shared_library_is_found_under_each_systems_name(tmp_path: Path, name):
    (tmp_path / name).touch()
    assert library.find(tmp_path).name == name


def test_a_missing_shared_library_is_said_in_one_line(tmp_path: Path):
    with pytest.raises(FootfallError, match="libmujoco"):
        library.find(tmp_path)


def test_a_hand_that_leads_slows_a_fall_and_leaves_nothing_behind():
    """Led, the same controller moves otherwise; let go, it does again what it did before, bit for bit."""
    walk = footfall.load("human-norm-walk")

    def after(firmness: float, sim: Simulation) -> np.ndarray:
        sim.begin(walk, systems.controller(walk), walk.start)
        sim.world.assist(firmness, (walk.speed, 0.0))
        sim.world.push((Push((0.0, 400.0, 0.0), 0.2, 0.4),))
        sim.advance(0.8)
        return sim.world.data.qpos.copy()

    sim = Simulation(Trial(walk, 10.0, 2e-3, record_every=0.0))
    alone = after(0.0, sim)
    led = after(1.0, sim)
    assert abs(led[1]) < 0.5 * abs(alone[1])  # it is not pushed aside so far
    assert led[0] == pytest.approx(0.8 * walk.speed, rel=0.2)  # and led along
    assert np.array_equal(after(0.0, sim), alone)
    fresh = Simulation(Trial(walk, 10.0, 2e-3, record_every=0.0))
    fresh.world.push((Push((0.0, 400.0, 0.0), 0.2, 0.4),))
    fresh.advance(0.8)
    assert np.array_equal(fresh.world.data.qpos, alone)  # who was never led is as before
