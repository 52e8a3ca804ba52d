"""Environments: Gymnasium's checker, seeds, what ends an episode, actions, observations, bad input."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import footfall.gym
from footfall import characters, load
from footfall.errors import FootfallError
from footfall.gym import rewards, setup
from footfall.systems.policy import observation

pytestmark = pytest.mark.xdist_group("gym")  # whose loops one worker compiles

SHORT = {"seconds": 1.0}
ENVIRONMENTS = [
    ("Footfall/Walk-v0", {"character": "planar7"}),
    ("Footfall/Walk-v0", {"character": "human"}),
    ("Footfall/Walk-v0", {"actions": "torques", "character": "planar12"}),
    ("Footfall/Walk-v0", {"actions": "residual", "skill": "human-walk-speed"}),
    ("Footfall/Imitate-v0", {"character": "planar7", "clip": "walk"}),
    ("Footfall/Imitate-v0", {"skill": "human-norm-walk"}),
    ("Footfall/Push-v0", {"actions": "residual", "skill": "planar-walk"}),
    ("Footfall/Push-v0", {"character": "human"}),
]
NAMES = [f"{name[9:]}-{'-'.join(settings.values())}" for name, settings in ENVIRONMENTS]
HEAVY = {"human-walk-speed"}  # machine code of its own, which takes long to make
every = pytest.mark.parametrize(
    ("name", "settings"),
    [
        pytest.param(*case, id=name, marks=[pytest.mark.slow] if HEAVY & {*case[1].values()} else [])
        for case, name in zip(ENVIRONMENTS, NAMES, strict=True)
    ],
)


def played(env, seed: int, steps: int = 20, size: float = 0.2) -> list:
    """Observations and rewards of an episode with random actions."""
    random = np.random.default_rng(seed)
    found: list = [env.reset(seed=seed)[0]]
    for _ in range(steps):
        seen, reward, terminated, truncated, _ = env.step(size * random.uniform(-1, 1, env.action_space.shape))
        found += [seen, reward]
        if terminated or truncated:
            break
    return found


@every
@pytest.mark.filterwarnings("ignore:.*Box observation space.*infinity.*")
def test_gymnasiums_checker_is_content(name, settings):
    check_env(gymnasium.make(name, **settings, **SHORT).unwrapped, skip_render_check=True)


@every
def test_seeds_repeat_bit_for_bit(name, settings):
    env, other = gymnasium.make(name, **settings, **SHORT), gymnasium.make(name, **settings, **SHORT)
    one = played(env, 7)
    assert all(np.array_equal(a, b) for a, b in zip(one, played(env, 7), strict=True))  # the same object again
    assert all(np.array_equal(a, b) for a, b in zip(one, played(other, 7), strict=True))
    assert not np.array_equal(one[0], played(env, 8)[0])


@every
def test_an_observation_is_what_its_parts_say(name, settings):
    env = gymnasium.make(name, **settings, **SHORT).unwrapped
    seen, _ = env.reset(seed=1)
    parts = env.setup.interface.parts
    rows = observation.describe(parts, env.sim.trial.character, len(env.setup.interface.joints))
    assert sum(size for _, _, size, _ in rows) == len(seen)
    at = {part: seen[first : first + size] for part, first, size, _ in rows}
    assert at["height"] == pytest.approx(env.sim.position[2], abs=1e-6)
    assert np.allclose(at["angles"], env.sim.joint_angles, atol=1e-6)
    assert np.allclose(at["rates"], env.sim.joint_rates, atol=1e-5)
    assert len(at["feet"]) == 2
    if not env.sim.trial.character.planar:
        assert np.allclose(at["up"], env.sim.root_rotation.T @ (0.0, 0.0, 1.0), atol=1e-6)


@pytest.mark.slow
def test_velocities_are_in_the_heading_frame():
    env = footfall.gym.FootfallEnv("walk", actions="residual", skill="human-walk", seconds=5.0)
    env.reset(seed=0)
    for _ in range(40):
        seen, *_ = env.step(np.zeros(28))
    before = env.sim.position
    rows = observation.describe(env.setup.interface.parts, env.sim.trial.character, 28)
    first = next(first for name, first, _, _ in rows if name == "velocity")
    heading, v = env.sim.heading, seen[first : first + 3]
    env.sim.advance(env.sim.time + 0.004)
    moved = (env.sim.position - before) / 0.004
    c, s = np.cos(heading), np.sin(heading)
    assert np.allclose(v[:2], (c * moved[0] + s * moved[1], c * moved[1] - s * moved[0]), atol=0.1)


def test_terminated_is_a_fall_and_truncated_is_time():
    env = gymnasium.make("Footfall/Walk-v0", character="planar7", actions="torques", seconds=5.0, scale=0.0)
    env.reset(seed=0)
    for _ in range(250):
        _, reward, terminated, truncated, info = env.step(np.zeros(6))  # no torque: it collapses
        if terminated or truncated:
            break
    assert (terminated, truncated, info["ending"], reward) == (True, False, "fell", 0.0)
    env = gymnasium.make("Footfall/Walk-v0", actions="residual", skill="planar-walk", seconds=0.5)
    env.reset(seed=0)
    ends = [env.step(np.zeros(6))[2:4] for _ in range(25)]
    assert ends == [(False, False)] * 24 + [(False, True)]


@pytest.mark.parametrize("skill", ["planar-walk", pytest.param("human-walk", marks=pytest.mark.slow)])
def test_a_residual_of_zero_is_the_skill_itself(skill):
    env = footfall.gym.FootfallEnv("walk", actions="residual", skill=skill, scatter=0.0, seconds=2.0)
    env.reset(seed=0)
    sim = footfall.Simulation(footfall.Trial(load(skill), 2.0, 2e-3, record_every=0.0))
    for k in range(50):
        env.step(np.zeros(env.action_space.shape))
        sim.advance((k + 1) / 50.0)
    assert np.array_equal(env.sim.positions, sim.positions)


def test_an_action_of_one_is_the_scale():
    limits = [joint.torque for joint in characters.load("planar7").joints]
    env = footfall.gym.FootfallEnv("walk", character="planar7", actions="torques", scale=0.25, scatter=0.0)
    env.reset(seed=0)
    env.step(np.array([1.0, -1.0, 0.0, 5.0, np.nan, 0.0]))  # limited to 1; 0 for what is not a number
    assert np.allclose(env.sim.world.data.ctrl, 0.25 * np.array(limits) * (1.0, -1.0, 0.0, 1.0, 0.0, 0.0))
    env = footfall.gym.FootfallEnv("walk", character="planar7", joints=["left_knee"], scale=0.5, scatter=0.0)
    assert env.action_space.shape == (1,)
    env.reset(seed=0)
    with pytest.raises(FootfallError, match=r"expected \(1,\)"):
        env.step(np.zeros(6))
    asked = []
    for action in (0.0, 1.0):
        env.reset(seed=0)
        env.step(np.full(1, action))
        asked.append(env.sim.world.data.ctrl.copy())
    assert asked[1][1] - asked[0][1] > 100.0


def test_pushes_are_drawn_in_the_range_and_act():
    env = footfall.gym.FootfallEnv("push", character="human", impulse=(30.0, 40.0), every=(0.5, 0.6), seconds=3.0)
    env.reset(seed=0)
    pushes = env.episode.pushes
    assert 4 <= len(pushes) <= env.setup.most_pushes
    assert all(30.0 <= np.hypot(*push.force[:2]) * push.duration <= 40.0 for push in pushes)
    assert env.sim.world.push_list == pushes
    turned = {round(np.arctan2(push.force[1], push.force[0]), 3) for push in pushes}
    assert len(turned) == len(pushes)


@pytest.mark.slow
def test_imitating_the_clip_is_worth_more_than_not():
    env = footfall.gym.FootfallEnv("imitate", actions="residual", skill="human-norm-walk", seconds=3.0, scatter=0.0)
    env.reset(seed=0)
    shape = env.action_space.shape
    good = [env.step(np.zeros(shape))[1] for _ in range(100)]
    env.reset(seed=0)
    random = np.random.default_rng(0)
    bad = [env.step(random.uniform(-1, 1, shape))[1] for _ in range(100)]
    assert np.mean(good) > 0.6
    assert np.mean(good) > np.mean(bad) + 0.1


def test_a_motion_file_can_be_imitated(walk_clip):
    env = footfall.gym.FootfallEnv("imitate", character="human", clip=str(walk_clip), seconds=60.0)
    moving = env.setup.reference
    assert not moving.cyclic
    assert env.setup.seconds == pytest.approx((len(moving.qpos) - 1) / 50.0)
    v = np.gradient(moving.qpos[:, 0]) * 50.0
    assert np.allclose(moving.qvel[5:-5, 0], v[5:-5], atol=0.05)


def test_pictures():
    env = gymnasium.make("Footfall/Walk-v0", character="planar7", render_mode="rgb_array")
    env.reset(seed=0)
    picture = env.render()
    assert picture.shape == (600, 960, 3)
    assert picture.std() > 5.0


def test_an_episode_can_be_recorded():
    env = footfall.gym.FootfallEnv("walk", actions="residual", skill="planar-walk", record_every=0.02, seconds=1.0)
    env.reset(seed=0)
    for _ in range(50):
        env.step(np.zeros(6))
    assert env.rollout().time[-1] == pytest.approx(0.98, abs=0.03)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"actions": "thoughts"}, "kind of actions"),
        ({"actions": "residual"}, "expected skill="),
        ({"actions": "residual", "skill": "human-stop-and-go"}, "director"),
        ({"actions": "residual", "skill": "human-walk-published"}, "without forces"),
        ({"actions": "residual", "skill": "no-such"}, "unknown skill"),
        ({"skill": "planar-walk", "character": "human"}, "planar7"),
        ({"character": "no-such"}, "unknown character"),
        ({"rate": 30.0}, "whole time steps"),
        ({"colour": "red"}, "argument of an environment"),
        ({"dt": 0.1}, "time step"),
        ({"speed": (2.0, 1.0)}, "above"),
        ({"speed": "fast"}, "expected a number"),
        ({"seconds": -1.0}, "seconds"),
        ({"joints": ["left_wing"]}, "left_wing"),
        ({"scale": [1.0, 2.0]}, "2 numbers"),
        ({"observation": ["thoughts"]}, "part of an observation"),
        ({"observation": ["reference"]}, "needs a clip"),
        ({"clip": "walk"}, "only Footfall/Imitate-v0"),
        ({"weights": {"joy": 1.0}}, "weight"),
        ({"task": "imitate"}, "tracks no recording"),
        ({"task": "imitate", "clip": "no-such-file.bvh"}, "no-such-file"),
        ({"task": "fly"}, "unknown task"),
    ],
)
def test_bad_input_is_one_line(settings, words):
    task = settings.pop("task", "walk")
    with pytest.raises(FootfallError, match=words) as told:
        setup.make(task, **settings)
    assert "\n" not in str(told.value)


def test_weights_can_be_chosen():
    made = setup.make("walk", character="planar7", weights={"effort": 0.5})
    assert made.weights[rewards.NAMES.index("effort")] == 0.5
    assert made.weights[rewards.NAMES.index("speed")] == rewards.WEIGHTS["walk"]["speed"]


def test_registering_loads_nothing_heavy():
    code = "import sys, footfall.gym; print([m for m in ('mujoco', 'numba', 'onnx', 'matplotlib') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
