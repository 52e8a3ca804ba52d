"""When a step may begin: the delay of human reaction (6.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...control.director import Directed, Director, Wait
from ...physics.kernel import PUSH_EDGE

PUSH_END, CAPTURE_POINT = "push-end", "capture-point"
TRIGGERS = (PUSH_END, CAPTURE_POINT)
NEVER = 1e12  # [s]


@dataclass(frozen=True)
class Reaction(Director):
    """No step begins while a push acts, as in the thesis, which mimics the delay of the human sensory-motor loop."""

    def begin(self) -> dict[str, Any]:
        """It remembers nothing."""
        return {}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """Hold steps from the beginning of a push to its end."""
        if sim.pushed:
            sim.memory.hold = NEVER
        elif float(sim.memory.hold) >= NEVER:
            sim.memory.hold = sim.time
        return Wait(10.0, PUSH_EDGE)
