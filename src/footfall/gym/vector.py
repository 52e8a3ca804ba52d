"""Many environments on all cores: one call of the compiled loop for many worlds, no Python per step and world.

Python runs once a step for all worlds, and once an episode for each (its start and its pushes are drawn). Every world
is what `FootfallEnv` would be with the same seed, bit for bit.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..control.law import COMMAND
from ..errors import BadInput
from ..physics.batch import Batch
from ..physics.kernel import DIVERGED, FELL
from . import rewards
from .env import limited, spaces
from .setup import make

MAX_WORLDS = 65536


def many(num_envs: int = 1, task: str = "walk", device: str = "cpu", **settings: Any) -> VectorEnv:
    """Many environments on all cores, or on a GPU; the CPU, with one line of words, where there is none.

    Args:
        num_envs: Number of worlds.
        task: `walk`, `imitate` or `push`; set by the registered names.
        device: `cpu` or `cuda`.
        settings: As of `FootfallVectorEnv`, on a GPU as of `DeviceVectorEnv`.

    Returns:
        The environment.
    """
    from ..physics.gpu import device as devices

    chosen, why = devices.choose(device)
    if why:
        warnings.warn(why, stacklevel=2)
    if chosen == "cpu":
        return FootfallVectorEnv(num_envs, task, **settings)
    from .on_device import DeviceVectorEnv

    _check_count(num_envs)
    return DeviceVectorEnv(num_envs, task, chosen, **settings)


def _check_count(num_envs: int) -> None:
    if not isinstance(num_envs, int | np.integer) or not 1 <= num_envs <= MAX_WORLDS:
        raise BadInput(f"num_envs: {num_envs!r} cannot be used; expected 1 to {MAX_WORLDS}")


class FootfallVectorEnv(VectorEnv):
    """Worlds of one environment, stepped together (docs/gym.md).

    Args:
        num_envs: Number of worlds.
        task: `walk`, `imitate` or `push`; set by the registered names.
        autoreset_mode: `NEXT_STEP` (a finished world begins anew in the step after, which ignores its action),
            `SAME_STEP` (at once; the last observation is `info["final_obs"]`) or `DISABLED`.
        workers: Threads; one per core if None.
        settings: As of `footfall.gym.setup.make`.

    Attributes:
        setup: The environment as data.
        sims: The simulations, one a world.
    """

    def __init__(
        self,
        num_envs: int = 1,
        task: str = "walk",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        workers: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ):
        _check_count(num_envs)
        if render_mode is not None:
            raise BadInput("many worlds are not rendered; expected render_mode=None")
        self.num_envs, self.setup = int(num_envs), make(task, **settings)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.single_observation_space, self.single_action_space = spaces(self.setup)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        pairs = [self.setup.simulation() for _ in range(self.num_envs)]
        self.sims, self._controller = [sim for sim, _ in pairs], pairs[0][1]
        self._memory = np.zeros(self.num_envs, self._controller.memory)
        self._command = np.zeros(self.num_envs, COMMAND)
        self.tables = self._tables()
        self.batch = Batch(
            [sim.world for sim in self.sims], self._controller.law, rewards.finish, self._controller.parameters,
            self._memory, self._command, self.setup.most_pushes, self.tables, workers,
        )  # fmt: skip
        self._randoms: list[np.random.Generator] = []
        self._elapsed, self._over = np.zeros(self.num_envs, np.int64), np.zeros(self.num_envs, bool)

    def _tables(self) -> rewards.Tables:
        setup, moving = self.setup, self.setup.reference
        observer = setup.interface.observer(None if moving is None else moving.features)
        self._observe = observer
        return rewards.Tables(
            observation=np.zeros((self.num_envs, observer.size), np.float32),
            reward=np.zeros(self.num_envs),
            effort=np.zeros(self.num_envs),
            scratch=np.zeros((self.num_envs, observer.scratch_size)),
            parts=observer.flags,
            weights=np.array(setup.weights),
            reference=observer.reference,
            planar=setup.skill.character.planar,
            cyclic=observer.cyclic,
            rate=observer.rate,
            full_effort=setup.full_effort,
            feet=observer.feet,
            actions=observer.actions,
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin episodes.

        Args:
            seed: Of the first world; world i has this plus i. Or one for each. None goes on with the generators.
            options: `{"reset_mask": [world] bool}` resets some of them only.

        Returns:
            Observations [world, number], and no infos.
        """
        which = np.ones(self.num_envs, bool)
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], bool).reshape(self.num_envs)
        seeds: list[int | None] = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else (
            [None] * self.num_envs if seed is None else list(seed)
        )  # fmt: skip
        if len(seeds) != self.num_envs:
            raise BadInput(f"{len(seeds)} seeds for {self.num_envs} worlds; expected one for each")
        if not self._randoms:
            self._randoms = [seeding.np_random(each)[0] for each in seeds]
        else:
            for w in np.flatnonzero(which):
                if seeds[w] is not None:
                    self._randoms[w] = seeding.np_random(seeds[w])[0]
        for w in np.flatnonzero(which):
            self._begin(int(w))
        return self.tables.observation.copy(), {}

    def _begin(self, w: int) -> None:
        """A new episode of one world."""
        sim, episode = self.sims[w], self.setup.draw(self._randoms[w])
        self.setup.begin(sim, self._controller, episode)
        self._memory[w], self._command[w] = sim.memory, sim.command
        sim.memory, sim.command = self._memory.view(np.recarray)[w], self._command.view(np.recarray)[w]
        given, rows = sim.world.pushes, self.batch.pushes[w]
        rows["first"] = rows["last"] = -1
        rows[: len(given)] = given
        self.tables.effort[w], self._elapsed[w], self._over[w] = 0.0, 0, False
        self.tables.observation[w] = self._observe(sim)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One control step of all worlds.

        Args:
            actions: [world, joint] -1 to 1; what is outside is limited.

        Returns:
            Observations [world, number] float32, rewards [world], terminated [world], truncated [world], infos.
        """
        n = len(self.setup.interface.joints)
        asked, batch, tables = limited(actions, (self.num_envs, n)), self.batch, self.tables
        still = self._over if self._mode is not AutoresetMode.SAME_STEP else np.zeros(self.num_envs, bool)
        batch.active[:] = ~still
        self._memory["policy_action"][:, :n] = asked
        batch.advance(self.setup.steps)
        self._elapsed += ~still
        tables.reward[still] = 0.0
        if self._mode is AutoresetMode.NEXT_STEP:
            for w in np.flatnonzero(still):
                self._begin(int(w))
                batch.happened[w] = 0
        terminated = (batch.happened & (FELL | DIVERGED)) != 0
        truncated = ~terminated & (self._elapsed >= self.setup.length)
        self._over = terminated | truncated
        infos: dict[str, Any] = {}
        rewarded = tables.reward.copy()
        if self._mode is AutoresetMode.SAME_STEP and self._over.any():
            infos = self._ended()
        return tables.observation.copy(), rewarded, terminated, truncated, infos

    def _ended(self) -> dict[str, Any]:
        """Begin finished worlds anew; what they observed last."""
        over, last = self._over.copy(), np.full(self.num_envs, None, object)
        for w in np.flatnonzero(over):
            last[w] = self.tables.observation[w].copy()
            self._begin(int(w))
        return {"final_obs": last, "_final_obs": over, "final_info": {}, "_final_info": over.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
