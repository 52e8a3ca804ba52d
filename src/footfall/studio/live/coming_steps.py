"""The coming steps: where the feet will land, and the way of the root, as far as the law knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ... import systems
from .ghost import ReferenceBody

if TYPE_CHECKING:
    from .simulation import LiveSimulation

INTERVAL = 1.0 / 15.0  # simulated time between two looks [s]
TOLERANCE = 0.005  # the way must differ by this much to be sent again [m]


class ComingSteps:
    """Follows a simulation, and has its coming steps sent when they have changed."""

    def __init__(self) -> None:
        self.way = np.zeros((0, 2))
        self.prints: list[dict[str, Any]] = []
        self._body: ReferenceBody | None = None
        self._looked = -1.0  # when [s]

    def follow(self, live: LiveSimulation) -> None:
        """Look at the steps that are known now."""
        sim, system = live.sim, systems.of(live.sim.skill)
        if not self._body and not system.has_preview(sim.skill):
            return
        if not sim.over and abs(sim.time - self._looked) < INTERVAL - 1e-9:
            return
        self._looked = sim.time
        found = None if sim.over or not system.has_preview(sim.skill) else system.preview(sim.skill, sim.memory)
        if found is None:
            self._set(live, np.zeros((0, 2)), [])
            return
        same = self.way.shape == found.path.shape and np.abs(self.way - found.path).max() < TOLERANCE
        if same and len(self.prints) == len(found.landings):
            return
        if self._body is None or self._body.character is not sim.world.character:
            self._body = ReferenceBody(sim.world.character)
        prints = [
            self._body.footprint(foot, pose, sim.world.scene, number)
            for number, (foot, pose) in enumerate(found.landings, 1)
        ]
        self._set(live, found.path, prints)

    def _set(self, live: LiveSimulation, way: np.ndarray, prints: list[dict[str, Any]]) -> None:
        if len(way) == 0 and len(self.way) == 0:
            return
        self.way, self.prints = way, prints
        live.outbox.append(self.message())

    def message(self) -> dict[str, Any]:
        """The `coming` message."""
        return {"is": "coming", "way": np.round(self.way, 3).tolist(), "prints": self.prints}
