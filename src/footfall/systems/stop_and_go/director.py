"""The rules: which of the four skills is in control, and when the next one takes over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.director import Directed, Director, Wait
from ...control.skill import Skill
from ...physics.kernel import STATE_CHANGE

STAND, START, WALK, STOP = "stand", "start", "walk", "stop"
PARTS = (STAND, START, WALK, STOP)


@dataclass(frozen=True)
class Rules(Director):
    """Which skill follows which.

    Attributes:
        skills: The four parts by name, all of one body.
        below: A commanded speed smaller than this means standing [m/s].
        slow: It stops when it has slowed down to this speed [m/s] …
        patience: … or after so long [s].
        start_time: How long the start lasts before the walk takes over [s].
        rate: How often it decides [1/s].
    """

    skills: dict[str, Skill]
    below: float
    slow: float
    patience: float
    start_time: float
    rate: float

    def begin(self) -> dict[str, Any]:
        """It begins standing."""
        return {"part": STAND, "since": 0.0, "asked": -1.0}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """Go over to the next part when the command and the body ask for it, at a moment its system allows."""
        following = self._following(sim, memory)
        if following is not None and sim.try_change(self.skills[following]):
            memory["part"], memory["since"], memory["asked"] = following, sim.time, -1.0
        return Wait(1.0 / self.rate, STATE_CHANGE if following is not None else 0)

    def _following(self, sim: Directed, memory: dict[str, Any]) -> str | None:
        """The part that should take over, if any."""
        part, lasted = memory["part"], sim.time - memory["since"]
        standing = max(abs(float(sim.command.speed)), abs(float(sim.command.lateral))) < self.below
        if part == WALK:
            if not standing:
                memory["asked"] = -1.0
                return None
            if memory["asked"] < 0.0:
                memory["asked"] = sim.time
            slowed = float(np.linalg.norm(sim.com_velocity[:2])) < self.slow
            return STOP if slowed or sim.time - memory["asked"] > self.patience else None
        if part == START:
            return WALK if lasted > self.start_time else None
        at_rest = sim.controller.machine.at_rest(int(sim.memory.state))
        return START if not standing and at_rest else None
