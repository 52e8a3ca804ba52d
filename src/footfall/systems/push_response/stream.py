"""One character as a motion stream: it answers the pushes of a trial."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...control.system import MotionStream
from .crowd import Crowd
from .database import Database

REMEMBERED = 256  # pushes that were answered
SMALLEST = 0.5  # impulse that is answered [N s]


class Answers(MotionStream):
    """A standing character that answers pushes.

    Args:
        database: Its responses.
        steps: How many steps it may take; 0 forbids them.
    """

    def __init__(self, database: Database, steps: int):
        self.database, self.steps = database, steps

    def begin(self) -> dict[str, Any]:
        """Standing at the origin, not pushed yet."""
        crowd = Crowd(self.database, np.zeros((1, 3)), self.steps)
        return {"state": crowd.states, "answered": []}

    def frame(self, memory: dict[str, Any], time: float, command: Any, pushes: Sequence[Any]) -> np.ndarray:
        """The pose at a time; pushes that have begun since the last one are answered, each from its beginning on."""
        crowd = Crowd(self.database, np.zeros((1, 3)), self.steps)
        crowd.states = memory["state"]
        begun = [push for push in pushes if push.start <= time + 1e-9]
        for push in sorted(begun, key=lambda push: push.start):
            key = [push.start, push.duration, *push.force]
            if key in memory["answered"]:
                continue
            memory["answered"] = [*memory["answered"][1 - REMEMBERED :], key]
            impulse = push.duration * np.array(push.force[:2])
            if np.hypot(*impulse) >= SMALLEST:
                crowd.push(np.zeros(1), max(push.start, float(crowd.states["since"][0])), impulse[None])
        return crowd.poses(time)[0]
