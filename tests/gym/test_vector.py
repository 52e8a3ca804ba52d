"""The vector environment equals the single one bit for bit, in every autoreset mode."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import footfall.gym
from footfall.errors import FootfallError
from footfall.gym import FootfallEnv, FootfallVectorEnv

pytestmark = pytest.mark.xdist_group("gym")  # whose loops one worker compiles

HARD = {"every": (0.3, 0.5), "impulse": (50.0, 100.0)}
CASES = [
    pytest.param("walk", {"character": "planar7"}, 1.0, id="planar"),  # falls
    pytest.param("push", {"character": "human", **HARD}, 0.3, id="push", marks=pytest.mark.slow),
    pytest.param("imitate", {"skill": "human-norm-walk"}, 0.3, id="imitate", marks=pytest.mark.slow),
    *(
        pytest.param("push", {"actions": "residual", "skill": skill, **HARD}, 0.3, id=skill, marks=pytest.mark.slow)
        for skill in ("planar-walk", "human-walk")
    ),
]
WORLDS, STEPS = 3, 45
SETTINGS = {"seconds": 0.8}  # some end by time


def actions(count: int, size: float) -> np.ndarray:
    return size * np.random.default_rng(5).uniform(-1.0, 1.0, (STEPS, WORLDS, count))


@pytest.mark.parametrize(("task", "settings", "size"), CASES)
@pytest.mark.parametrize("workers", [1, 3])
def test_every_world_is_the_single_environment(task, settings, size, workers):
    many = FootfallVectorEnv(WORLDS, task, workers=workers, **settings, **SETTINGS)
    asked = actions(many.single_action_space.shape[0], size)
    seen = [many.reset(seed=11)[0]]
    rest = []
    for k in range(STEPS):
        now, *ends = many.step(asked[k])
        seen.append(now)
        rest.append(ends[:3])
    ended = 0
    for w in range(WORLDS):
        one = FootfallEnv(task, **settings, **SETTINGS)
        expected, _ = one.reset(seed=11 + w)
        over = False
        for k in range(STEPS):
            assert np.array_equal(seen[k][w], expected)
            if over:  # the step after the last begins a new episode
                expected, _ = one.reset()
                result = (0.0, False, False)
            else:
                expected, *ends = one.step(asked[k, w])
                result = tuple(ends[:3])
            assert tuple(each[w] for each in rest[k]) == result
            over = result[1] or result[2]
            ended += over
    assert ended  # some episodes were over
    many.close()


def test_in_the_same_step_the_last_observation_is_kept():
    settings = {"character": "planar7", "seconds": 0.2}
    next_step = FootfallVectorEnv(2, "walk", **settings)
    same_step = FootfallVectorEnv(2, "walk", autoreset_mode="SameStep", **settings)
    assert same_step.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    for env in (next_step, same_step):
        env.reset(seed=3)
    for _ in range(10):
        one, two = next_step.step(np.zeros((2, 6))), same_step.step(np.zeros((2, 6)))
    assert one[3].all()
    assert two[3].all()
    assert np.array_equal(np.stack(two[4]["final_obs"]), one[0])
    begun = next_step.step(np.zeros((2, 6)))
    assert np.array_equal(begun[0], two[0])
    assert not begun[1].any()


def test_without_autoreset_worlds_are_reset_by_a_mask():
    env = FootfallVectorEnv(3, "walk", autoreset_mode="Disabled", character="planar7", seconds=0.1)
    env.reset(seed=0)
    for _ in range(5):
        seen, _, _, truncated, _ = env.step(np.zeros((3, 6)))
    assert truncated.all()
    later, rewarded, _, truncated, _ = env.step(np.ones((3, 6)))  # they stay as they are
    assert truncated.all()
    assert np.array_equal(later, seen)
    assert not rewarded.any()
    again, _ = env.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(again[[0, 2]], seen[[0, 2]])
    assert not np.array_equal(again[1], seen[1])


def test_gymnasium_makes_it_by_its_name():
    env = gymnasium.make_vec("Footfall/Push-v0", num_envs=4, character="planar7")
    assert isinstance(env, footfall.gym.FootfallVectorEnv)
    assert env.observation_space.shape == (4, *env.single_observation_space.shape)
    seen, _ = env.reset(seed=[4, 5, 6, 7])
    assert env.observation_space.contains(seen)
    again, _ = env.reset(seed=4)
    assert np.array_equal(seen, again)
    env.close()


def test_a_world_that_diverges_ends_with_numbers():
    env = FootfallVectorEnv(2, "walk", character="planar7", actions="torques", scale=1.0)
    env.reset(seed=0)
    env.sims[1].world.data.qvel[3] = 1e12
    seen, reward, terminated, _, _ = env.step(np.zeros((2, 6)))
    assert terminated.tolist() == [False, True]
    assert np.isfinite(seen).all()
    assert reward[1] == 0.0


@pytest.mark.parametrize(("settings", "words"), [({"num_envs": 0}, "num_envs"), ({"render_mode": "human"}, "rendered")])
def test_bad_input(settings, words):
    with pytest.raises(FootfallError, match=words):
        FootfallVectorEnv(**settings)
    env = FootfallVectorEnv(2, "walk", character="planar7")
    with pytest.raises(FootfallError, match="3 seeds"):
        env.reset(seed=[1, 2, 3])
