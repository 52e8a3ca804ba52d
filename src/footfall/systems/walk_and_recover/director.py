"""The rules: when the walk is left, and when it goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.director import Directed, Director, Wait
from ...control.skill import Skill
from ...physics.kernel import PUSH_EDGE, STATE_CHANGE

WALK, RECOVER, START = "walk", "recover", "start"
PARTS = (WALK, RECOVER, START)
DELAYS = (0.0, 0.1, 0.2, 0.3)  # when recovery may take over, after the end of the push [s]
NEVER = 1e12  # [s]


@dataclass(frozen=True)
class Rules(Director):
    """Which skill follows which.

    Attributes:
        skills: The three parts by name, all of one body.
        horizon: How far it looks ahead when a push has ended [s].
        below: A commanded speed smaller than this means standing [m/s].
        still: It starts again when its centre of mass is slower than this [m/s] …
        patience: … for so long [s].
        start_time: How long the start lasts before the walk takes over [s].
    """

    skills: dict[str, Skill]
    horizon: float
    below: float
    still: float
    patience: float
    start_time: float

    def begin(self) -> dict[str, Any]:
        """It begins walking."""
        return {"part": WALK, "since": 0.0, "pushed": False, "at": NEVER}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """After a push look ahead; hand over where the walk would fall."""
        ended = memory["pushed"] and not sim.pushed
        memory["pushed"] = bool(sim.pushed)
        if memory["part"] != RECOVER and ended:
            memory["at"] = self._handover(sim)
        if sim.time >= memory["at"] and sim.try_change(self.skills[RECOVER]):
            memory["part"], memory["since"], memory["at"] = RECOVER, sim.time, NEVER
        elif memory["part"] == RECOVER:
            self._stand(sim, memory)
        elif memory["part"] == START:
            self._go(sim, memory)
        if memory["at"] < NEVER:
            return Wait(max(memory["at"] - sim.time, 0.0), 0)
        if memory["part"] == WALK:
            return Wait(10.0, PUSH_EDGE)
        return Wait(1.0 / 30.0, PUSH_EDGE | STATE_CHANGE)  # a walk takes over when a state begins

    def _handover(self, sim: Directed) -> float:
        """When recovery takes over so that it does not fall; never where the walk goes on by itself [s]."""
        if self._lasts(sim, None) >= self.horizon:
            return NEVER
        lasts = [self._lasts(sim, delay) for delay in DELAYS]
        return sim.time + DELAYS[int(np.argmax(lasts))]

    def _lasts(self, sim: Directed, delay: float | None) -> float:
        """How long it stays up, as far as it looks ahead, when recovery takes over after a delay [s]; None: never."""
        with sim.looking_ahead():
            begun = sim.time
            if delay is not None:
                if delay > 0.0:
                    sim.advance(begun + delay)
                if sim.over or not sim.try_change(self.skills[RECOVER]):
                    return 0.0
            sim.advance(begun + self.horizon)
            return sim.time - begun if sim.over else self.horizon

    def _stand(self, sim: Directed, memory: dict[str, Any]) -> None:
        """Walk on after it has stood still for a while, where a speed is asked for."""
        resting = sim.controller.machine.at_rest(int(sim.memory.state))
        if not resting or float(np.linalg.norm(sim.com_velocity)) > self.still:
            memory["since"] = sim.time
        elif sim.time - memory["since"] > self.patience and self._asked(sim) and sim.try_change(self.skills[START]):
            memory["part"], memory["since"] = START, sim.time

    def _go(self, sim: Directed, memory: dict[str, Any]) -> None:
        """Go over from the start to the walk."""
        if sim.time - memory["since"] > self.start_time and sim.try_change(self.skills[WALK]):
            memory["part"] = WALK

    def _asked(self, sim: Directed) -> bool:
        """Whether a speed is asked for."""
        return abs(float(sim.command.speed)) >= self.below
