"""The code for GPUs without a GPU: its functions beside the loop of the CPU, and (slow) on the CPU device of Warp."""

from __future__ import annotations

import importlib.util
import json
import math
from dataclasses import replace

import mujoco
import numba
import numpy as np
import pytest
from numba.core.errors import NumbaError
from typer.testing import CliRunner

import availability
from footfall import load, parallel, run, run_many
from footfall.characters import BodyShape, Load
from footfall.cli.app import app
from footfall.control import orientation
from footfall.control.law import COMMAND
from footfall.errors import BadInput, UnknownName
from footfall.evaluate.protocols import compare, envelope, ladder, pushes
from footfall.physics import kernel
from footfall.physics import scene as scenes
from footfall.physics.gpu import code, contacts, device, kernels, records, variants, world
from footfall.physics.push import Push
from footfall.physics.scene import boxes, rough, slope, stairs
from footfall.trials import Command, Simulation, Trial
from footfall.trials import many as many_trials
from footfall.trials.idle import Idle
from footfall.trials.together import Together


class HostBatch:
    """One world of MuJoCo on the CPU, driven by the functions of a device; its arrays are MuJoCo's own."""

    def __init__(self, queue: many_trials.Queue):
        sim = queue.sim
        self.host = Simulation(replace(sim.trial, record_every=0.0)).world
        data, model, body = self.host.data, self.host.model, self.host.body
        self.motor = model.actuator_biasprm[None]
        self.views = records.Views(
            qpos=data.qpos[None],
            qvel=data.qvel[None],
            position=data.xpos[None],
            rotation=data.xmat[None].reshape(1, -1, 9),
            com=data.subtree_com[None],
            com_rate=data.subtree_linvel[None],
            angular_momentum=data.subtree_angmom[None],
            axis=data.xaxis[None],
            angular_velocity=data.cvel[None],
            inertia=data.M[None],
            bias=data.qfrc_bias[None],
            constraint=data.qfrc_constraint[None],
            torque=data.actuator_force[None],
            control=data.ctrl[None],
            push_force=data.xfrc_applied[None],
            body_centre=data.xipos[None],
            sensor=data.sensordata[None],
            warmstart=data.qacc_warmstart[None],
            applied=data.qfrc_applied[None],
            motor=self.motor,
            varied=(np.zeros((1, 1)),),
        )
        starts, parameters, damping, jobs = queue.records()
        trial = np.zeros(len(jobs), records.TRIAL)
        force = np.zeros((len(jobs), 2), records.PUSH)
        force["first"] = force["last"] = -1
        commands = np.zeros((len(jobs), 2), records.COMMANDED)
        commands["first"] = -1
        for k, job in enumerate(jobs):
            trial[k]["start"], trial[k]["parameters"], trial[k]["steps"] = job.start, job.parameters, job.steps
            trial[k]["log_every"] = job.log_every
            force[k, : len(job.pushes)], commands[k, : len(job.commands)] = job.pushes, job.commands
        self.tables = records.Tables(
            state=np.zeros(1, records.state_type(len(body.contact), len(body.foot_down))),
            memory=np.zeros(1, starts.dtype["memory"]),
            command=np.zeros(1, COMMAND),
            trial=trial,
            start=starts,
            parameters=parameters,
            damping=damping,
            pushes=force,
            commands=commands,
            log=np.zeros((len(jobs), 400, len(self.host.columns)), np.float32),
            last=np.zeros(len(jobs), starts.dtype),
            counter=np.zeros(2, np.int64),
            variant=variants.record(self.host),
            varied=(np.full((1, 1), self.host.dt),),
        )
        buffers, planar = self.host.buffers, self.host.character.planar
        self.fixed = records.Fixed(
            body.foot_link, body.inertia_start, body.inertia_column, buffers.point_foot, np.zeros(1, np.int64),
            3 if planar else 7, 3 if planar else 6, 3 if planar else 1,
            self.host.body_id[self.host.character.root.name], buffers.height_at,
        )  # fmt: skip
        self.kernels = kernels.on_cpu(sim.controller.law)

    def run(self) -> records.Tables:
        rest = (1, self.views, self.tables, self.fixed)
        self.kernels.begin(*rest)
        while self.tables.counter[1] < len(self.tables.trial):
            mujoco.mj_step1(self.host.model, self.host.data)
            self.kernels.control(*rest)
            mujoco.mj_step2(self.host.model, self.host.data)
            self.kernels.count(*rest)
        return self.tables


@pytest.mark.slow  # compiles the loop once more; `make test-gpu` runs it
def test_the_functions_of_a_device_do_what_the_loop_does(walk):
    """A walk, one that a push throws, and one after it in the same world: every figure of `run`, bit for bit."""
    plain = Trial(walk, 1.0, 1e-3, record_every=0.01)
    trials = [plain, replace(plain, pushes=(Push((900.0, 0.0, 0.0), 0.2, 0.3),)), replace(plain, seed=3, scatter=0.01)]
    found = HostBatch(many_trials.queues(trials)[0][0]).run()
    for k, expected in enumerate(map(run, trials)):
        row = found.trial[k]
        assert ("", "time_up", "fell", "diverged")[row["ending"]] == expected.ending.kind
        assert row["clock"] == round(expected.ending.time / 1e-3)
        assert np.array_equal(row["tally"], expected.tally)
        assert np.array_equal(found.log[k, : row["rows"]], expected.series.astype(np.float32))
    assert {int(row["ending"]) for row in found.trial} == {records.TIME_UP, records.FELL}


def test_commands_and_pushes_in_the_heading_frame():
    """A push along the heading of its instant is the same as one in the world frame, turned by hand."""
    root = np.array([0.0, 0.0, 1.0, math.cos(0.3), 0.0, 0.0, math.sin(0.3)])
    given = np.zeros(2, records.PUSH)
    given["first"], given["turned"] = (5, 9), 1
    given["force"][:, 0] = 100.0
    seen = given.view(np.recarray)
    world._aim(root, seen, 5)
    assert seen[0].force == pytest.approx([100.0 * math.cos(0.6), 100.0 * math.sin(0.6), 0.0])
    assert seen[1].force[0] == 100.0
    assert list(seen.turned) == [0, 1]
    command, listed = np.zeros(1, COMMAND).view(np.recarray)[0], np.zeros(1, records.COMMANDED).view(np.recarray)
    listed[0].first, listed[0].given[1], listed[0].value[:] = 7, 1, 0.5
    world._order(command, listed, 6)
    assert command.heading == 0.0
    world._order(command, listed, 7)
    assert (command.speed, command.heading, command.lateral) == (0.0, 0.5, 0.0)


def test_the_text_of_a_law_is_bound_to_another_compiler():
    """Every compiled function that a function calls is replaced, and the result is the same."""
    replaced = []

    def plain(function):
        replaced.append(function.py_func.__name__)
        return code.rebound(function, plain)

    towards = code.rebound(orientation.towards, plain)
    assert towards(0.1, 3.0, 0.2) == orientation.towards.py_func(0.1, 3.0, 0.2)
    assert replaced == ["wrapped"]
    assert towards.__code__ is orientation.towards.py_func.__code__


@numba.njit
def _part(x):
    return x.no_such_field


def test_a_law_that_cannot_be_compiled_is_refused_with_its_line():
    """The line of the function that is at fault, not of the one that calls it."""

    def law(x):
        return _part(x)

    with pytest.raises(NumbaError) as error:
        numba.njit(law)(1.0)
    said, line = str(code.refused("my-walk", error.value)), _part.py_func.__code__.co_firstlineno + 2
    assert f"test_gpu.py:{line}: Unknown attribute 'no_such_field'" in said


def test_run_many_on_the_cpu_is_run(walk):
    trials = [Trial(walk, 0.3, 1e-3), Trial(walk, 0.5, 1e-3, commands=(Command(0.1, speed=1.0),))]
    for found, expected in zip(run_many(trials), map(run, trials), strict=True):
        assert np.array_equal(found.series, expected.series)
        assert found.ending == expected.ending


def test_what_cannot_run_on_a_gpu_is_refused_in_one_line(walk):
    human = load("human-walk")
    for trials, words in (
        ([Trial(walk), Trial(human)], "6, 28 joints"),
        ([Trial(load("human-react"))], "kinematic"),
        ([Trial(load("human-stop-and-go"))], "director"),
        ([Trial(human, scene=boxes())], "boxes"),
    ):
        with pytest.raises(BadInput, match=words):
            many_trials.check(trials)
    many_trials.check([Trial(human), Trial(human, dt=5e-4)])


def test_devices_and_their_memory(monkeypatch):
    with pytest.raises(UnknownName, match="unknown device"):
        device.choose("tpu")
    assert device.choose("cpu") == ("cpu", "")
    monkeypatch.setattr(device, "free_bytes", lambda name: 10_000)
    device.check_worlds(10, 1000, "cuda")
    with pytest.raises(BadInput, match="at most 10"):
        device.check_worlds(11, 1000, "cuda")


def test_without_a_gpu_the_commands_say_so():
    if not device.missing():
        pytest.skip("this machine has a GPU")
    assert device.choose("cuda")[0] == "cpu"
    answer = CliRunner().invoke(app, ["bench", "--device", "cuda", "--json"])
    assert answer.exit_code == 0
    assert "everything runs on the CPU" in answer.stderr
    assert json.loads(answer.stdout)["figures"]["gpu_closed_loop_over_bare"] is None
    with pytest.raises(BadInput, match="no GPU to compare"):
        CliRunner().invoke(app, ["evaluate", "devices", "planar-walk"], catch_exceptions=False)


def test_contact_addresses(walk):
    sim = Simulation(Trial(walk, 1.0))
    found = contacts.addresses(sim.world)
    assert sorted(found[found >= 0]) == [4 * k for k in range(len(sim.world.character.contacts))]
    assert (found == -2).sum() == 1


def test_the_finer_plan_for_a_gpu():
    plan = pushes.finer(pushes.protocol("worst-phase"))
    assert (len(plan.directions), len(plan.phases), len(plan.rungs)) == (16, 16, 40)


@pytest.mark.slow
class TestOnWarp:
    """All of it on Warp's CPU device; Warp compiles its kernels first, which takes minutes once on a machine."""

    @pytest.fixture(autouse=True)
    def _installed(self):
        if importlib.util.find_spec("mujoco_warp") is None:
            availability.missing("warp", "MuJoCo Warp is not installed; pip install footfall[warp]")

    @pytest.mark.parametrize("name", ["planar-walk", "human-walk-robust"])
    def test_trials_agree_with_the_cpu(self, name):
        """A float of 24 bits: half a second of walking stays within a tenth of a millimetre."""
        plain = Trial(load(name), 0.5, 1e-3, record_every=0.01)
        trials = [plain, replace(plain, pushes=(Push((200.0, 0.0, 0.0), 0.1, 0.1),))]
        for found, expected in zip(run_many(trials, warp_device="cpu"), map(run, trials), strict=True):
            assert found.ending == expected.ending
            assert found.notes == expected.notes
            assert np.array_equal(found["state"], expected["state"])
            assert np.abs(found.qpos() - expected.qpos()).max() < 1e-4
            touch = [name for name in expected.columns if name.endswith("_touch")]
            assert all(np.array_equal(found[name], expected[name]) for name in touch)

    def test_worlds_do_not_disturb_each_other(self):
        trial = Trial(load("planar-walk"), 0.3, 1e-3, record_every=0.01)
        pushed = replace(trial, pushes=(Push((900.0, 0.0, 0.0), 0.05, 0.2),))
        alone, (_, beside) = run_many([trial], warp_device="cpu")[0], run_many([pushed, trial], warp_device="cpu")
        assert np.array_equal(alone.series, beside.series)

    def test_slopes_and_steps(self):
        walk = load("planar-walk")
        for scene in (slope(5.0, 0.2), stairs(-0.05, 1.0, 2, 0.3)):
            trial = Trial(walk, 0.6, 1e-3, scene=scene, record_every=0.02)
            found, expected = run_many([trial], warp_device="cpu")[0], run(trial)
            assert found.ending == expected.ending
            assert np.abs(found.qpos() - expected.qpos()).max() < 2e-3

    def test_terrain_and_bodies_on_a_device(self):
        """Trials on other grounds and bodies, together: what ends upright, and how far, as on the CPU."""
        walk = load("planar-walk")
        flat = Trial(walk, 1.0, 2e-3)
        shapes = (BodyShape(), BodyShape(mass=1.3), BodyShape(loads=(Load("left_foot", 4.0),)))
        grounds = (scenes.flat(0.02), slope(6.0, 0.3), slope(-4.0, 0.2), stairs(-0.05, 1.0, 1, 0.3))
        trials = [*(replace(flat, shape=shape) for shape in shapes), *(replace(flat, scene=each) for each in grounds)]
        attempts = [ladder.Attempt(trial, 1.0) for trial in trials]
        found = ladder.on_device(attempts, parallel.no_progress, "cpu")
        expected = [ladder.outcome(attempt) for attempt in attempts]
        assert [one.passed for one in found] == [one.passed for one in expected]
        assert {one.passed for one in found} == {True, False}
        assert [one.speed for one in found] == pytest.approx([one.speed for one in expected], abs=0.01)

    def test_the_slopes_of_a_comparison_on_a_device(self, monkeypatch):
        monkeypatch.setattr(compare, "SLOPE_SECONDS", 2.0)
        monkeypatch.setattr(compare, "MAX_SLOPE", 4)
        walk = load("planar-walk")
        found = Together("cpu", 4).map(lambda sign: compare.steepest(walk, sign, 2e-3), [1, -1])
        assert found == [compare.steepest(walk, sign, 2e-3) for sign in (1, -1)]

    def test_the_push_envelope_on_a_device(self):
        skill = load("planar-walk")
        plan = replace(
            pushes.finer(pushes.protocol("worst-phase")), directions=(0.0, 180.0), phases=(0.1,), after=0.4,
            duration=0.2, ladder=700.0, highest=2100.0,
        )  # fmt: skip
        plan, skill, _ = envelope.adapt(plan, skill)
        cases = envelope.prepare(skill, plan)
        jobs = [(case, angle, force) for angle in plan.directions for force in plan.rungs for case in cases]
        found = envelope.on_device(jobs, plan, "cpu", lambda done: None)
        assert found == [envelope.survives(c.steady, c.snapshot, angle, force, plan) for c, angle, force in jobs]
        assert len(set(found)) == 2

    def test_simulations_share_worlds_and_stop_at_events(self):
        """Two time steps side by side: events, times and memory as on the CPU."""
        walk = load("planar-walk")

        def events(dt):
            sim, found = Simulation(Trial(walk, 0.6, dt, record_every=0.01)), []
            while not sim.over:
                found.append((sim.advance(0.6, kernel.STATE_CHANGE), round(sim.time, 6), int(sim.memory.state)))
            return found, sim.rollout()

        steps = [2e-3, 1e-3, 2e-3]
        for (mine, seen), (theirs, expected) in zip(
            Together("cpu", 4).map(events, steps), map(events, steps), strict=True
        ):
            assert mine == theirs
            assert np.abs(seen.qpos() - expected.qpos()).max() < 1e-4

    def test_worlds_that_wait_touch_nothing(self):
        """In the pose zero they would lie in the pieces of this ground, more of them than there is room for."""
        trial = Trial(load("human-walk"), 0.1, 2e-3, scene=rough(0.05, 0.4, 60.0, 0.2, 1), record_every=0.0)
        [height] = Together("cpu", 4).map(lambda one: walked(one, 0.1), [trial])
        assert height == pytest.approx(walked(trial, 0.1), abs=1e-4)

    def test_environments_on_a_device(self):
        """Observation, reward and the end of an episode as of the environments on all cores."""
        from footfall.gym.on_device import DeviceVectorEnv
        from footfall.gym.vector import FootfallVectorEnv

        how = {"character": "planar7", "actions": "residual", "skill": "planar-walk", "seconds": 0.1, "scatter": 0.0}
        mine = DeviceVectorEnv(2, device="cpu", episodes=2, speed=1.0, **how)
        theirs = FootfallVectorEnv(2, autoreset_mode="SameStep", speed=1.0, **how)
        assert np.allclose(mine.reset(seed=0)[0].numpy(), theirs.reset(seed=0)[0])
        actions = np.full((2, len(walk_joints())), 0.1, np.float32)
        for _ in range(7):
            for a, b in zip(mine.step(actions)[:4], theirs.step(actions)[:4], strict=True):
                assert np.allclose(a.numpy(), b, atol=1e-3)
        theirs.close()


def walked(trial, seconds):
    """The height of the pelvis after some time."""
    sim = Simulation(trial)
    sim.advance(seconds)
    return float(sim.position[2])


def walk_joints():
    return load("planar-walk").character.joints


def test_grounds_and_bodies_that_can_be_stepped_together(walk):
    if importlib.util.find_spec("mujoco_warp") is None:
        pytest.skip("MuJoCo Warp is not installed")
    first, other = (Simulation(Trial(walk, 1.0, dt)).world for dt in (1e-3, 2e-3))
    assert variants.differing(first, other) is not None
    assert variants.differing(first, Simulation(Trial(walk, 1.0, 1e-3, scene=stairs(-0.05, 1.0, 2, 0.3))).world) is None


def test_what_can_be_done_at_once_keeps_its_order():
    assert parallel.each(lambda x: 2 * x, [1, 2, 3]) == [2, 4, 6]
    token = parallel.at_once.set(lambda work, items: [work(item) for item in reversed(items)][::-1])
    try:
        assert parallel.each(lambda x: 2 * x, [1, 2, 3]) == [2, 4, 6]
    finally:
        parallel.at_once.reset(token)


def test_simulations_are_used_again_bit_for_bit(walk):
    idle, trial = Idle(), Trial(walk, 0.3, 1e-3, record_every=0.01)
    sim = idle.take(trial)
    sim.advance(0.3)
    first = sim.rollout()
    idle.give(sim)
    again = idle.take(replace(trial))
    assert again is sim
    again.advance(0.3)
    assert np.array_equal(again.rollout().series, first.series)
