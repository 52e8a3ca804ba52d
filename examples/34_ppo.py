"""Train offsets on a walk by PPO until harder pushes do not throw it; then play the network as a skill.

pip install "footfall[policy]" stable-baselines3
python examples/34_ppo.py                         # 10 minutes on two cores
python examples/34_ppo.py --minutes 10 --seeds 3  # three times, with three seeds
"""

import argparse
import time
from pathlib import Path

import numpy as np

import footfall
import footfall.gym as environments
from footfall.gym import score

try:
    import onnx
    import torch
    from stable_baselines3 import PPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise SystemExit(f"{error.name} is missing; pip install 'footfall[policy]' stable-baselines3") from None

SKILL = "planar-walk"
PUSHES = {"impulse": (60.0, 120.0), "every": (2.0, 4.0), "seconds": 20.0}  # [N s], [s]
WANTED = {"speed": 1.1, "weights": {"alive": 0.4, "speed": 0.3, "upright": 0.3, "action": 0.1}}  # as it walks alone
SETTINGS = {"actions": "residual", "skill": SKILL, "scale": 0.3, **PUSHES, **WANTED}
WORLDS, TESTS = 64, 60
TEST_SEED = 10_000
REWARD = 0.05  # factor on rewards, so that values are of the order of 1


class Worlds(VecEnv):
    """The vector environment as Stable-Baselines3 wants it."""

    def __init__(self, env):
        self.env, self.render_mode = env, None
        super().__init__(env.num_envs, env.single_observation_space, env.single_action_space)

    def reset(self):
        return self.env.reset(seed=self._seeds[0])[0]

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        seen, reward, fell, timeout, info = self.env.step(self.actions)
        infos = [{} for _ in range(self.num_envs)]
        for w in np.flatnonzero(fell | timeout):
            infos[w] = {"terminal_observation": info["final_obs"][w], "TimeLimit.truncated": bool(timeout[w])}
        return seen, REWARD * reward.astype(np.float32), fell | timeout, infos

    def close(self):
        self.env.close()

    def get_attr(self, name, indices=None):
        return [getattr(self.env, name, None)] * self.num_envs

    def set_attr(self, name, value, indices=None):
        raise AttributeError(name)

    def env_method(self, name, *args, indices=None, **kwargs):
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper, indices=None):
        return [False] * self.num_envs


class Scaled(BaseFeaturesExtractor):
    """Observations less their mean over their deviation, both measured on the skill alone."""

    def __init__(self, space, mean, deviation):
        super().__init__(space, space.shape[0])
        self.register_buffer("mean", torch.as_tensor(mean))
        self.register_buffer("deviation", torch.as_tensor(deviation))

    def forward(self, seen):
        return torch.clamp((seen - self.mean) / self.deviation, -5.0, 5.0)


class Until(BaseCallback):
    """Ends the training after a time."""

    def __init__(self, minutes):
        super().__init__()
        self.end = time.monotonic() + 60.0 * minutes

    def _on_step(self):
        return time.monotonic() < self.end


def measured(env):
    """Mean and deviation of the observations of the skill without offsets."""
    seen = [env.reset(seed=0)[0]]
    for _ in range(200):
        seen.append(env.step(np.zeros(env.action_space.shape, np.float32))[0])
    rows = np.concatenate(seen)
    return rows.mean(axis=0), np.maximum(rows.std(axis=0), 0.05)


def trained(minutes, seed):
    """A policy, and the environment it was trained in."""
    env = environments.FootfallVectorEnv(WORLDS, "push", autoreset_mode="SameStep", **SETTINGS)
    mean, deviation = measured(env)
    worlds = Worlds(env)
    worlds.seed(1000 * seed)
    model = PPO(
        "MlpPolicy", worlds, n_steps=64, batch_size=1024, n_epochs=5, learning_rate=5e-4, gamma=0.99, gae_lambda=0.95,
        ent_coef=0.0, seed=seed, device="cpu",
        policy_kwargs={
            "net_arch": [64, 64], "log_std_init": -1.5, "features_extractor_class": Scaled,
            "features_extractor_kwargs": {"mean": mean, "deviation": deviation},
        },
    )  # fmt: skip
    torch.nn.init.zeros_(model.policy.action_net.weight)  # it begins as the skill alone
    model.learn(10**9, callback=Until(minutes))
    worlds.close()
    return model, env.setup


def export(model, path):
    """The mean action as an ONNX network: scaled observation, layers with tanh, limits."""
    from onnx import TensorProto, helper, numpy_helper

    policy, nodes, constants, last = model.policy, [], [], "observation"

    def constant(name, value):
        constants.append(numpy_helper.from_array(np.asarray(value, np.float32), name))
        return name

    def node(kind, *inputs, **settings):
        nonlocal last
        nodes.append(helper.make_node(kind, [last, *inputs], [f"t{len(nodes)}"], **settings))
        last = f"t{len(nodes) - 1}"

    scaled = policy.features_extractor
    node("Sub", constant("mean", scaled.mean.numpy()))
    node("Div", constant("deviation", scaled.deviation.numpy()))
    node("Clip", constant("low", -5.0), constant("high", 5.0))
    layers = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
    for k, layer in enumerate([*layers, policy.action_net]):
        weight, bias = (each.detach().numpy() for each in (layer.weight, layer.bias))
        node("Gemm", constant(f"w{k}", weight), constant(f"b{k}", bias), transB=1)
        if k < len(layers):
            node("Tanh")
    node("Clip", constant("least", -1.0), constant("most", 1.0))
    sizes = policy.observation_space.shape[0], policy.action_space.shape[0]
    names = zip(("observation", last), sizes, strict=True)
    ends = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, size]) for name, size in names]
    graph = helper.make_graph(nodes, "policy", ends[:1], ends[1:], constants)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--minutes", type=float, default=10.0, help="of training, for each seed")
    arguments.add_argument("--seeds", type=int, default=1)
    arguments.add_argument("--out", default="out/ppo")
    arguments.add_argument("--tests", type=int, default=TESTS, help="episodes of each measurement")
    asked = arguments.parse_args()
    torch.set_num_threads(1)  # small networks; the cores are for the physics
    setup = environments.FootfallEnv("push", **SETTINGS).setup
    before = score.play(footfall.load(SKILL), setup, TEST_SEED, asked.tests)
    tell(SKILL, before)
    for seed in range(asked.seeds):
        model, setup = trained(asked.minutes, seed)
        out = Path(asked.out) / f"{SKILL}-ppo-{seed}"
        out.parent.mkdir(parents=True, exist_ok=True)
        export(model, out.parent / f"{seed}.onnx")
        skill = environments.write_policy(out.parent / f"{seed}.onnx", setup, out)
        tell(f"seed {seed}, {model.num_timesteps} steps", score.play(skill, setup, TEST_SEED, asked.tests))
        print(f"  play it: footfall play {out} --push 500@3,for=0.2")


def tell(name, scores):
    fell, seconds, total = (np.mean([getattr(each, key) for each in scores]) for key in ("fell", "seconds", "total"))
    told = f"return {total:.1f}, upright {seconds:.2f} s of 20 s, fell in {100 * fell:.0f} % of episodes"
    print(f"{name}: {told}", flush=True)


if __name__ == "__main__":
    main()
