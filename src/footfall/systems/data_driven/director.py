"""The queue of fragments (Lee, Kim, Lee 2010, figure 2): it keeps the law's next slot filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...control.director import Directed, Memory, Wait
from ...physics.kernel import STATE_CHANGE
from .records import fill
from .reference import Fragment

LONGEST = 10.0  # asked again at least this often [s]


class Queue:
    """Plays the fragments of one piece in order; the law stays at the end of the last one.

    Args:
        fragments: What is played.
        gains: Parameter records of the law by gait (`reference.GAITS`); those of the current fragment are in use.
    """

    def __init__(self, fragments: Sequence[Fragment], gains: Sequence[Any]):
        self.fragments, self.gains = tuple(fragments), tuple(gains)

    def begin(self) -> Memory:
        """Number of the fragment that is written next."""
        return {"next": 0}

    def ask(self, sim: Directed, memory: Memory) -> Wait:
        """Fill the slots that are free: both at first, then the next one."""
        law = sim.memory
        current = int(law["slot"])
        for slot in (current, 1 - current):
            if not law["ready"][slot] and memory["next"] < len(self.fragments):
                fill(law, slot, self.fragments[memory["next"]])
                memory["next"] += 1
        if not law["begun"]:
            kind, stand = int(law["kind"][current]), int(law["stand"][current])
            law["state"] = stand if kind == 0 else 2 if kind == 1 else 3
        current = self.fragments[min(int(law["number"]), len(self.fragments) - 1)]
        gains, parameters = self.gains[current.gait], sim.controller.parameters
        for name in parameters.dtype.names:
            parameters[name] = gains[name]
        return Wait(LONGEST, STATE_CHANGE)
