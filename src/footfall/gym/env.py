"""One environment: a trial whose actions come from outside, one a control step."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from ..errors import BadInput
from ..evaluate.draw import film
from ..physics import kernel
from ..systems.policy.observation import row_of, sizes
from ..trials import Rollout, Simulation
from ..trials.rollout import Ending
from . import rewards
from .setup import Setup, make


def spaces(setup: Setup) -> tuple[gymnasium.spaces.Box, gymnasium.spaces.Box]:
    """Observation and action space of one world."""
    size = setup.interface.observer().size
    seen = gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32)
    return seen, gymnasium.spaces.Box(-1.0, 1.0, (len(setup.interface.joints),), np.float32)


class FootfallEnv(gymnasium.Env):
    """A body under physics that is driven by actions (docs/gym.md).

    Args:
        task: `walk`, `imitate` or `push`; set by the registered names.
        render_mode: `rgb_array`, or None.
        record_every: Time between records of `rollout()` [s]; 0 records nothing.
        settings: As of `footfall.gym.setup.make`.

    Attributes:
        setup: The environment as data.
        sim: The simulation.
        episode: The episode as it was drawn; None before the first reset.
    """

    metadata = {"render_modes": ["rgb_array"], "render_fps": 50}  # noqa: RUF012

    def __init__(self, task: str = "walk", render_mode: str | None = None, record_every: float = 0.0, **settings: Any):
        self.setup, self.render_mode = make(task, **settings), render_mode
        self.metadata = {**self.metadata, "render_fps": round(self.setup.interface.rate)}
        self.observation_space, self.action_space = spaces(self.setup)
        self.sim, self._controller = self.setup.simulation(record_every)
        moving = self.setup.reference
        self._observe = self.setup.interface.observer(None if moving is None else moving.features)
        self._count, self._effort = 0, 0.0
        self.episode = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict]:
        """Begin an episode; `options` are not used."""
        super().reset(seed=seed)
        self.episode = self.setup.draw(self.np_random)
        self.setup.begin(self.sim, self._controller, self.episode)
        self._count, self._effort = 0, 0.0
        return self._observe(self.sim), self._info()

    def step(self, action: np.ndarray) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """One control step.

        Args:
            action: [joint] -1 to 1; what is outside is limited.

        Returns:
            Observation, reward, whether it fell or diverged, whether the time is up, and `{"time", "ending"}`.
        """
        sim, n = self.sim, len(self.setup.interface.joints)
        sim.memory["policy_action"][:n] = limited(action, (n,))
        happened = sim.advance((self._count + 1) / self.setup.interface.rate)
        self._count += 1
        seen = self._observe(sim)
        terminated = bool(happened & (kernel.FELL | kernel.DIVERGED))
        reward = 0.0 if terminated else self._reward()
        return seen, reward, terminated, not terminated and self._count >= self.setup.length, self._info()

    def _reward(self) -> float:
        row, action = (
            int(self.sim.memory["policy_row"]),
            np.array(self.sim.memory["policy_action"][: self._observe.actions]),
        )
        reward, self._effort = reward_now(self.setup, self.sim, action, row, self._effort)
        return reward

    def _info(self) -> dict[str, Any]:
        ending = self.sim.ending
        return {"time": self.sim.time, "ending": "" if ending is None else ending.kind}

    def rollout(self) -> Rollout:
        """What was recorded of this episode; with `record_every` above 0."""
        return self.sim.rollout()

    def render(self) -> np.ndarray | None:
        """A picture [600, 960, 3] uint8 of the body now, with `render_mode="rgb_array"`."""
        if self.render_mode is None:
            return None
        names, body = self.sim.world.columns, self.sim.world.buffers
        rows = np.zeros((2, len(names)))
        rows[:, 0] = self.sim.time, self.sim.time + 1.0
        rows[:, 2 : 2 + len(body.qpos)] = body.qpos
        still = Rollout(self.sim.trial, Ending("stopped", self.sim.time), tuple(names), rows, body.tally.copy(), ())
        return np.asarray(next(iter(film.frames(still, 1))))


def reward_now(setup: Setup, sim: Simulation, action: np.ndarray, first: int, before: float) -> tuple[float, float]:
    """The reward of the control step that has just ended.

    Args:
        setup: The environment.
        sim: The simulation.
        action: [joint] that was taken.
        first: Row of the clip at time 0.
        before: The running total of squared torques before the step [N² m² s].

    Returns:
        The reward, and the total after it.
    """
    command, body, moving = sim.command, sim.world.body, setup.reference
    total, target = float(sim.world.buffers.tally[kernel.SQUARED_TORQUE]), np.zeros(0)
    if moving is not None:
        target = moving.features[
            row_of(len(moving.features), moving.cyclic, first, setup.interface.rate, sim.time)
        ]  # fmt: skip
    reward = rewards.from_python(
        np.array(setup.weights), setup.skill.character.planar, float(sim.world.scene.height(float(body.root[0]))),
        body.root, body.root_rate, body.angle, body.rate,
        float(command["speed"]), float(command["heading"]), float(command["lateral"]),
        action, (total - before) / setup.full_effort, target, np.zeros(sizes(setup.skill.character, 0).reference),
    )  # fmt: skip
    return float(reward), total


def limited(action: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """An action within -1 … 1; 0 in place of what is not a number."""
    numbers = np.asarray(action, float)
    if numbers.shape != shape:
        raise BadInput(f"an action of shape {numbers.shape} cannot be used; expected {shape}")
    return np.clip(np.nan_to_num(numbers, nan=0.0), -1.0, 1.0)
