"""Clips that react to hits: the body of the clip, feed-forward torques, muscles, balls; bad input."""

import shutil
from dataclasses import replace

import numpy as np
import pytest

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput, UnknownName
from footfall.evaluate.clips import clips
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.motion.retarget.in_detail import detailed
from footfall.physics.hit import FLIGHT, Hit, parse
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.reactions import evaluate, on_feet
from footfall.reactions.make import FRAME_RATE, RESERVE, STRONGEST, as_strong, make
from footfall.systems.perturbation.reading import Muscles
from footfall.trials import Simulation, Trial, run


@pytest.fixture(scope="module")
def clip(tmp_path_factory):
    path = tmp_path_factory.mktemp("clips") / "amble.bvh"
    motion = references.reference("walk", characters.load("human"), 2.0, 60.0)
    path.write_text(bvh.text(files.y_up_centimetres(motion)))
    return clips.load(path)


@pytest.fixture(scope="module")
def made(clip):
    return make(clip)


def test_the_body_has_all_joints_and_takes_every_pose_of_the_clip(clip):
    found = detailed(clip.motion, clip.roles)
    world = World(found.character, Scene(), 1e-3)
    assert len(found.character.joints) == 3 * (len(found.character.links) - 1)
    assert found.character.mass == pytest.approx(75.0, abs=1e-3)
    rows = [clip.motion.skeleton.index(name) for name in found.motion.skeleton.names]
    for k in (0, 40, len(found.qpos) - 1):
        np.testing.assert_allclose(world.poses(found.qpos[k])[:, :3], clip.motion.positions[k][rows], atol=1e-5)
    assert np.abs(found.qpos[:, 7:].reshape(len(found.qpos), -1, 3)[:, :, 1]).max() < np.radians(80.0)


def test_the_root_follows_the_recording_and_the_rest_is_carried_by_torques(made):
    error, ratio, _ = evaluate.replayed(made)
    assert error < 1.0
    assert ratio < 0.15
    limp = made.with_muscles(Muscles(frequency=0.0, support=0.0, tone=0.0, reflex=0.0, voluntary=0.0))
    quiet = run(Trial(limp.skill, 0.4, 1e-3, record_every=1.0 / FRAME_RATE))
    assert evaluate.deviation(limp, quiet).max() < 5.0  # torques alone, without any feedback
    table = made.skill.arrays()
    none = {**table, "torque": np.zeros_like(table["torque"])}
    slack = replace(limp.skill, held=none)
    fallen = run(Trial(slack, 0.4, 1e-3, record_every=1.0 / FRAME_RATE))
    assert evaluate.deviation(limp, fallen).max() > 20.0
    shown = fallen.qpos()
    np.testing.assert_allclose(shown[:, :3], table["root"][: len(shown), :3], atol=1e-3)


def test_a_hit_throws_the_arm_and_it_comes_back(made):
    arm = made.links["left_elbow"]
    hit = Hit(arm, 0.4, mass=0.5, speed=8.0, angle=0.0)
    answer, rollout = evaluate.struck(made, hit)
    stiff, _ = evaluate.struck(made.with_muscles(Muscles(stiff=30.0)), hit)
    assert rollout.survived
    assert answer.peak > 1.8 * stiff.peak > 0.0
    assert answer.back is not None
    before = evaluate.deviation(made, rollout)[: round(0.35 * FRAME_RATE)]
    assert before.max() < 1.0


def test_reflexes_come_late_and_shorten_the_way(made):
    hit = Hit(made.links["left_elbow"], 0.4, mass=0.5, speed=8.0, angle=80.0)
    moved = {}
    for reflex in (0.0, 5.0):
        soft = made.with_muscles(Muscles(reflex=reflex, voluntary=0.0))
        moved[reflex] = evaluate.deviation(soft, evaluate.struck(soft, hit)[1]).max(axis=1)
    same = round((0.4 + Muscles().reflex_delay - 0.02) * FRAME_RATE)  # the ball may arrive a little earlier
    np.testing.assert_allclose(moved[0.0][:same], moved[5.0][:same], atol=0.02)
    assert moved[5.0].max() < 0.95 * moved[0.0].max()


def test_a_ball_meets_the_link_in_time(made):
    hit = Hit(made.links["head"], 0.5, mass=0.2, speed=10.0, angle=30.0)
    sim = Simulation(Trial(made.skill, 1.0, 1e-3, record_every=0.0, hits=(hit,)))
    n = len(sim.world.buffers.qpos)
    sim.advance(hit.throw - 0.01)
    assert sim.world.data.qpos[n + 2] > 1000.0  # it waits
    sim.advance(hit.throw + 0.02)
    far = np.linalg.norm(sim.world.data.qpos[n : n + 3] - sim.world.point(hit.on, hit.place(sim.world.character)))
    assert 0.3 < far < FLIGHT * hit.speed
    saved = sim.save()
    sim.advance(0.6)
    once = sim.world.data.qpos.copy()
    sim.restore(saved)
    sim.advance(0.6)
    np.testing.assert_array_equal(sim.world.data.qpos, once)
    assert np.linalg.norm(sim.world.data.qvel[-6:-3]) < 9.5  # it has met something


def test_it_says_that_its_root_is_kinematic(made, tmp_path):
    made.write(tmp_path / "amble")
    read = skills.load(str(tmp_path / "amble"))
    assert systems.of(read).kinematic_root(read)
    assert "kinematic root" in " ".join(systems.of(read).describe(read).words)
    one, two = (run(Trial(skill, 0.3, 1e-3, record_every=0.05)).qpos() for skill in (read, made.skill))
    np.testing.assert_allclose(one, two, atol=1e-5)


def test_arrays_that_do_not_fit_are_refused(made):
    table = made.skill.arrays()
    for key, value in (("angle", table["angle"][:, :-1]), ("inertia", -table["inertia"]), ("root", table["root"][:1])):
        with pytest.raises(BadFile, match=key):
            systems.controller(replace(made.skill, held={**table, key: value}))
    with pytest.raises(BadFile, match="torque"):
        systems.controller(replace(made.skill, held={**table, "torque": table["torque"] * np.nan}))


def test_a_body_is_as_strong_as_its_recording_needs_within_limits(made):
    body = made.skill.character
    usual = np.array([joint.torque for joint in body.joints])
    torque = np.zeros((3, len(usual)))
    torque[1, :3] = np.array([-1.0, 1.2, 30.0]) * usual[:3]
    strong = np.array([joint.torque for joint in as_strong(body, torque).joints]) / usual
    np.testing.assert_allclose(strong[:4], (RESERVE, 1.2 * RESERVE, STRONGEST, 1.0), rtol=1e-3)


def test_the_time_step_for_which_torques_were_found_replays_best(made):
    own = systems.of(made.skill).time_step(made.skill)
    worst = {}
    for dt in (own, 4.0 * own):
        quiet = run(Trial(made.skill, 1.0, dt, record_every=1.0 / FRAME_RATE))
        worst[dt] = evaluate.deviation(made, quiet).max()
    assert worst[own] < 0.5
    assert worst[own] < 0.5 * worst[4.0 * own]


@pytest.mark.parametrize("text", ["head", "head@x", "head@1,weight=2", "head@1,mass=0", "head@1,speed=1000", "head@-1"])
def test_a_hit_that_cannot_be_used_is_refused(text):
    with pytest.raises(BadInput):
        parse(text)


def test_a_link_that_the_body_has_not_is_refused(made):
    with pytest.raises(UnknownName, match="LeftForeArm"):
        Trial(made.skill, 1.0, hits=(Hit("LeftForeArm", 0.5),))
    assert parse("head@1.5,mass=0.2,from=90") == Hit("head", 1.5, mass=0.2, angle=90.0)


def test_clips_of_odd_lengths_are_refused(clip):
    with pytest.raises(BadInput, match="cut it"):
        make(clip.frames(clip.cleaned.first, clip.cleaned.first + 10))


@pytest.mark.slow
def test_soft_arms_give_way_and_the_body_stays_on_its_feet(tmp_path):
    shutil.copytree(skills.BUILT_IN / "human-norm-walk", tmp_path / "mine")
    file = tmp_path / "mine" / "skill.toml"
    file.write_text(file.read_text().replace('id = "human-norm-walk"', 'id = "mine"'))
    base = skills.load(str(tmp_path / "mine"))
    made, text = on_feet.make(base)
    on_feet.write(base, made, text, tmp_path / "soft")
    shutil.rmtree(tmp_path / "mine")
    soft, base = skills.load(str(tmp_path / "soft")), skills.load("human-norm-walk")
    hit = Hit("head", 5.0, mass=0.4, speed=10.0, angle=45.0)
    quiet, hard, struck = (
        run(Trial(skill, 8.0, 1e-3, record_every=0.005, hits=hits))
        for skill, hits in ((soft, ()), (base, (hit,)), (soft, (hit,)))
    )
    assert all(rollout.survived for rollout in (quiet, hard, struck))
    joints = [base.character.joint_index(f"neck_{axis}") for axis in ("roll", "pitch", "yaw")]
    plain = run(Trial(base, 8.0, 1e-3, record_every=0.005))
    give = [
        np.abs((one.qpos() - two.qpos())[1000:1100, 7:][:, joints]).max()
        for one, two in ((struck, quiet), (hard, plain))
    ]
    assert give[0] > 1.5 * give[1]
    assert evaluate.style_cost(plain, quiet, joints) < 1.0
