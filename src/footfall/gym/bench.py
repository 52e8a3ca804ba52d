"""Speed of the environments, for `footfall bench`: beside bare stepping on all cores, and beside `Humanoid-v5`."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gymnasium
import numpy as np

from .. import parallel
from ..evaluate.protocols.bench import raw_loop
from .vector import FootfallVectorEnv

SKILL = "human-walk"
WORLDS = 32  # for each core
STEPS = 25  # control steps of a round
ROUNDS = 7
WARM = 50  # control steps before
ACTION = 0.1  # size of the actions: the walk goes on


def figures() -> tuple[dict[str, float | int | None], list[str]]:
    """Steps a second of vector environments, and their ratios to bare stepping and to Gymnasium's `Humanoid-v5`.

    Bare stepping is `mj_step` on all cores with the same torques from the same states, hence the same motion, without
    waiting between control steps. `Humanoid-v5` has control steps of 5 time steps of 3 ms; ours has the same here.

    Returns:
        `gym_vector_over_raw`: `Footfall/Walk-v0` as it is by default; speed over that of bare stepping.
        `gym_residual_over_raw`: the same for offsets on the skill human-walk.
        `gym_vector_steps_per_s`: the latter's control steps of all worlds, in steps of 5 times 3 ms.
        `humanoid_v5_steps_per_s`, `humanoid_v5_async_steps_per_s`: of one `Humanoid-v5`, and of Gymnasium's vector
        environment with a process for each core.
        `gym_vector_over_humanoid_v5`, `gym_vector_over_humanoid_v5_async`: ours over each.
        And what could not be measured, in words.
    """
    worlds = WORLDS * parallel.cores()
    found: dict[str, float | int | None] = {"gym_worlds": worlds}
    plain = FootfallVectorEnv(worlds, "walk", seconds=600.0)
    found["gym_vector_over_raw"] = _over_raw(plain, 0)
    plain.close()
    env = FootfallVectorEnv(worlds, "walk", actions="residual", skill=SKILL, seconds=600.0, dt=3e-3, rate=1.0 / 0.015)
    found["gym_residual_over_raw"] = _over_raw(env, WARM)
    ours, one, many, problem = _humanoid(env)
    env.close()
    found["gym_vector_steps_per_s"] = ours
    for name, rate in (("humanoid_v5", one), ("humanoid_v5_async", many)):
        found[f"{name}_steps_per_s"] = rate
        found[f"gym_vector_over_{name}"] = None if rate is None else ours / rate
    return found, [problem] if problem else []


def on_device(device: str, worlds: int = 16384) -> dict[str, float]:
    """Steps a second of the vector environment of a GPU; actions and observations stay there.

    Args:
        device: Warp's name of the device.
        worlds: Number of worlds.

    Returns:
        `gym_gpu_steps_per_s`: `Footfall/Walk-v0` with offsets on the skill human-walk, one time step of 2 ms a control
        step. `gym_gpu_control_steps_per_s`, `gym_gpu_physics_steps_per_s`: with 50 control steps a second, as by
        default; control steps, and the time steps that they consist of.
    """
    from .on_device import DeviceVectorEnv

    found = {}
    for rate in (500.0, 50.0):
        env = DeviceVectorEnv(worlds, "walk", device, actions="residual", skill=SKILL, rate=rate)
        env.reset(seed=0)
        warp = env._batch.warp
        random = np.random.default_rng(0)
        env.step((ACTION * random.uniform(-1.0, 1.0, env.action_space.shape)).astype(np.float32))
        steps = round(STEPS * rate / 50.0)
        fastest = 0.0
        for _ in range(ROUNDS):
            warp.synchronize_device(device)
            began = time.perf_counter()
            for _ in range(steps):
                env.step()
            warp.synchronize_device(device)
            fastest = max(fastest, worlds * steps / (time.perf_counter() - began))
        if rate == 500.0:
            found["gym_gpu_steps_per_s"] = fastest
        else:
            found["gym_gpu_control_steps_per_s"] = fastest
            found["gym_gpu_physics_steps_per_s"] = fastest * env.setup.steps
    return found


def _over_raw(env: FootfallVectorEnv, warm: int) -> float:
    """Bare stepping's time over the environment's: the median of alternating rounds."""
    actions = _ready(env, warm)
    batch, worlds, steps = env.batch, [sim.world for sim in env.sims], env.setup.steps
    here = [(sim.world.save(), sim.memory.copy()) for sim in env.sims]

    def back() -> None:
        for w, (physics, memory) in enumerate(here):
            worlds[w].restore(physics)
            env._memory[w] = memory

    torques = np.zeros((env.num_envs, STEPS * steps, len(worlds[0].data.ctrl)))
    for k in range(STEPS):  # once, step by step, to record the torques
        env._memory["policy_action"][:, : actions.shape[2]] = actions[k]
        for i in range(steps):
            batch.advance(1)
            for w, world in enumerate(worlds):
                torques[w, k * steps + i] = world.data.ctrl
    raw, pool = raw_loop(), ThreadPoolExecutor(parallel.cores())

    def bare(w: int) -> None:
        raw(worlds[w].model._address, worlds[w].data._address, torques[w], worlds[w].data.ctrl)

    took: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        back()
        began = time.perf_counter()
        for k in range(STEPS):
            env.step(actions[k])
        middle = time.perf_counter()
        end = worlds[-1].data.qpos.copy()
        back()
        again = time.perf_counter()
        list(pool.map(bare, range(env.num_envs)))
        took.append((middle - began, time.perf_counter() - again))
        assert np.array_equal(end, worlds[-1].data.qpos)  # the same motion
    pool.shutdown()
    back()
    mine, bared = np.array(took).T
    return float(np.median(bared / mine))


def _ready(env: FootfallVectorEnv, warm: int) -> np.ndarray:
    """Walk a little; small random actions [step, world, joint] for a round."""
    env.reset(seed=0)
    random, shape = np.random.default_rng(0), env.action_space.shape or ()
    for _ in range(warm):
        env.step(ACTION * random.uniform(-1.0, 1.0, shape))
    return ACTION * random.uniform(-1.0, 1.0, (STEPS, *shape))


def _humanoid(env: FootfallVectorEnv) -> tuple[float, float | None, float | None, str]:
    """Steps a second of ours, of one `Humanoid-v5` and of a process for each core, in turn; or why there is none."""
    actions, one, many, problem = _ready(env, WARM), None, None, ""
    try:
        one = gymnasium.make("Humanoid-v5")
        one.reset(seed=0)
        many = gymnasium.make_vec("Humanoid-v5", num_envs=parallel.cores(), vectorization_mode="async")
        many.reset(seed=0)
    except Exception as error:  # gymnasium raises several kinds where its part for MuJoCo is missing
        why = " ".join(str(error).split())[:120]
        problem = f"Humanoid-v5 cannot be made ({why}); pip install 'gymnasium[mujoco]'"
    fastest = [0.0, 0.0, 0.0]
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for k in range(STEPS):
            env.step(actions[k])
        fastest[0] = max(fastest[0], env.num_envs * STEPS / (time.perf_counter() - began))
        if one is not None and many is not None:
            fastest[1] = max(fastest[1], _rate(one, 1))
            fastest[2] = max(fastest[2], _rate(many, parallel.cores()))
    for each in (one, many):
        if each is not None:
            each.close()
    if problem:
        return fastest[0], None, None, problem
    return fastest[0], fastest[1], fastest[2], ""


def _rate(env: Any, worlds: int, steps: int = 300) -> float:
    """Steps a second of an environment with random actions."""
    actions = [env.action_space.sample() for _ in range(20)]
    began = time.perf_counter()
    for k in range(steps):
        over = env.step(actions[k % 20])
        if worlds == 1 and (over[2] or over[3]):
            env.reset()
    return worlds * steps / (time.perf_counter() - began)
