"""Many environments on a GPU: observations and actions stay there, and a control step is one captured graph.

The text of law, observation and reward is that of the other environments. Episodes are drawn on the CPU once, at
`reset`; worlds take them in turn.
"""

# Warp and Numba carry no types of their arrays.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..errors import BadInput
from ..physics.gpu import episodes as functions
from ..physics.gpu import kernels, records
from ..physics.machine_code import slow_start
from ..trials.many import Queue
from . import rewards
from .env import limited, spaces
from .setup import make

EPISODES = 1024  # that are drawn at most


class DeviceVectorEnv(VectorEnv):
    """Worlds of one environment on a GPU (docs/gym.md).

    Finished worlds begin anew in the same step (`SAME_STEP`): the last observation of each is a row of
    `info["final_obs"]`, valid where it ended.

    Args:
        num_envs: Number of worlds.
        task: `walk`, `imitate` or `push`; set by the registered names.
        device: `cuda`; `cpu` is Warp's own CPU device, for tests.
        episodes: Different episodes that are drawn; worlds take them in turn.
        settings: As of `footfall.gym.setup.make`.

    Attributes:
        setup: The environment as data.
        actions: [world, number] Warp's array, float32; may be written in place of handing actions to `step`.
        observations: [world, number] Warp's array, float32.
        rewards: [world] Warp's array, float64.
        terminated: [world] Warp's array, uint8.
        truncated: [world] Warp's array, uint8.
    """

    def __init__(
        self,
        num_envs: int = 1,
        task: str = "walk",
        device: str = "cuda",
        episodes: int = EPISODES,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: str | None = None,
        **settings: Any,
    ):
        if AutoresetMode(autoreset_mode) is not AutoresetMode.SAME_STEP:
            raise BadInput("worlds on a GPU begin anew at once; expected autoreset_mode SameStep")
        if render_mode is not None:
            raise BadInput("many worlds are not rendered; expected render_mode=None")
        self.num_envs, self.setup, self.device = int(num_envs), make(task, **settings), device
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces(self.setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._count = max(1, min(int(episodes), 16 * self.num_envs))
        self._random: np.random.Generator | None = None
        self._sim, self._controller = self.setup.simulation()
        self._batch: Any = None
        self._graph: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Draw episodes, and begin one in every world.

        Args:
            seed: Of the drawing; None goes on with the generator.
            options: Not used.

        Returns:
            Observations [world, number], an array of the device, and no infos.
        """
        if seed is not None or self._random is None:
            self._random = seeding.np_random(seed)[0]
        queue, sim = Queue(self._sim), self._sim
        number = queue.parameters(self.setup.skill, self._controller)
        for k in range(self._count):
            episode = self.setup.draw(self._random)
            row = queue.start(k, lambda episode=episode: self.setup.begin(sim, self._controller, episode))
            queue.add(row, number, self.setup.length / self.setup.interface.rate, episode.pushes)
        first = self._batch is None
        if first:
            self._batch = queue.batch(self.device, worlds=self.num_envs)
        batch = self._batch
        for compiling in (True, False) if first and batch.on_gpu else (False,):
            batch.load(*queue.records())
            self._arrange()
            with batch.warp.ScopedDevice(batch.device), slow_start():
                batch.launch(self._close, self._episodes)  # the first observation
                if compiling:
                    self._control_step()
                    batch.warp.synchronize_device(batch.device)
        with batch.warp.ScopedDevice(batch.device):
            self._graph = batch.captured(self._control_step, 1, warm=False)
        return self.observations, {}

    def _arrange(self) -> None:
        """Arrays of the environment on the device, and its kernels."""
        batch, setup, n = self._batch, self.setup, self.num_envs
        moving = setup.reference
        observer = setup.interface.observer(None if moving is None else moving.features)
        wp, own = batch.warp, batch._own
        with wp.ScopedDevice(batch.device):
            self.observations = wp.zeros((n, observer.size), dtype=wp.float32)
            self.final = wp.zeros((n, observer.size), dtype=wp.float32)
            self.actions = wp.zeros((n, observer.actions), dtype=wp.float32)
            self.rewards = wp.zeros(n, dtype=wp.float64)
            self.terminated, self.truncated = wp.zeros(n, dtype=wp.uint8), wp.zeros(n, dtype=wp.uint8)
        shared = batch._shared
        given = rewards.Tables(
            observation=shared(self.observations),
            reward=shared(self.rewards),
            effort=own(np.zeros(n)),
            scratch=own(np.zeros((n, observer.scratch_size))),
            parts=own(observer.flags),
            weights=own(np.array(setup.weights)),
            reference=own(np.ascontiguousarray(observer.reference)),
            planar=setup.skill.character.planar,
            cyclic=observer.cyclic,
            rate=observer.rate,
            full_effort=setup.full_effort,
            feet=observer.feet,
            actions=observer.actions,
        )
        self._episodes = records.Episodes(
            shared(self.actions),
            shared(self.terminated),
            shared(self.truncated),
            shared(self.final),
            given,
            batch.fixed,
        )
        made = kernels.made(functions.make, batch.on_gpu, self._controller.law, rewards.finish)
        self._act, self._count_kernel, self._close = made

    def step(self, actions: Any = None) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One control step of all worlds; nothing is copied to the host, and nothing waits for the device.

        Args:
            actions: [world, number] float32: an array on the device (anything with `__cuda_array_interface__`: PyTorch,
                CuPy, JAX, Warp), or one of NumPy, which is copied there. None takes what stands in `actions`.

        Returns:
            Observations, rewards, terminated, truncated: Warp's arrays on the device, which the next step overwrites.
            They can be read without a copy through `__cuda_array_interface__` or DLPack.
        """
        if self._batch is None:
            raise BadInput("reset the environment before its first step")
        if actions is not None:
            self._take(actions)
        batch = self._batch
        with batch.warp.ScopedDevice(batch.device):
            self._graph()
        return self.observations, self.rewards, self.terminated, self.truncated, {"final_obs": self.final}

    def _take(self, actions: Any) -> None:
        """Put actions where the device reads them."""
        batch, shape = self._batch, tuple(self.actions.shape)
        if getattr(actions, "__cuda_array_interface__", None) is None or not batch.on_gpu:
            given = actions.numpy() if hasattr(actions, "numpy") else actions
            asked = np.ascontiguousarray(limited(np.asarray(given), shape), np.float32)
            if batch.on_gpu:
                self._episodes.actions.copy_to_device(asked, stream=batch.stream())
            else:
                self._episodes.actions[:] = asked
            return
        from numba import cuda

        theirs = cuda.as_cuda_array(actions)
        if theirs.shape != shape or theirs.dtype != np.float32:
            raise BadInput(f"actions of {theirs.dtype} {theirs.shape} cannot be used; expected float32 {shape}")
        self._episodes.actions.copy_to_device(theirs, stream=batch.stream())

    def _control_step(self) -> None:
        """Act, make the time steps, observe."""
        batch, episodes = self._batch, self._episodes
        batch.launch(self._act, episodes)
        for _ in range(self.setup.steps):
            batch.step(self._count_kernel, episodes)
        batch.launch(self._close, episodes)
