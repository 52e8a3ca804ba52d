"""What is decided when a push ends and when a step begins: which strategy (6.4), and how to step (6.3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...control.director import Directed, Director, Wait
from ...physics.kernel import PUSH_EDGE, STATE_CHANGE
from .oracle import MIRRORED, Oracle
from .records import IN_PLACE, LIFT_LEFT, LIFT_RIGHT, SIDE_BY_SIDE, SLID

PUSH_END, CAPTURE_POINT = "push-end", "capture-point"
TRIGGERS = (PUSH_END, CAPTURE_POINT)
NEVER = 1e12  # [s]
JUST_NOW = 0.011  # [s]
RECENT = 1.5  # a step that begins so long after a push answers it [s]
NEAR = SIDE_BY_SIDE + SLID  # [m]


@dataclass(frozen=True, eq=False)
class Strategist(Director):
    """Chooses the strategy by the domains of the oracle, and aims a single step by it.

    Attributes:
        trigger: `push-end`: no step begins while a push acts, as in the thesis, which mimics the delay of the human
            sensory-motor loop. `capture-point`: as soon as it leaves the feet.
        oracle: None for steps to the capture point alone.
        collide: Whether one leg is an obstacle to the other. The domain of one step is that of legs which are none: one
            step is then chosen only where no more are allowed.
    """

    trigger: str
    oracle: Oracle | None = None
    collide: bool = False

    def begin(self) -> dict[str, Any]:
        """It remembers when the last push ended."""
        return {"ended": -NEVER}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """Hold steps until a push ends, choose a strategy then, and aim a step that has just begun."""
        law = sim.memory
        if self.trigger == PUSH_END and sim.pushed:
            law.hold = NEVER
        elif float(law.hold) >= NEVER:
            law.hold, law.tries, memory["ended"] = sim.time, 0, sim.time
            if self.oracle is not None and int(law.state) == IN_PLACE:
                law.allowed = self._strategy(sim, _velocity(sim))
        beginning = int(law.state) in (LIFT_LEFT, LIFT_RIGHT) and float(law.entered) >= sim.time - JUST_NOW
        answers = sim.pushed or sim.time - memory["ended"] < RECENT
        if self.oracle is not None and beginning and answers and int(law.steps) == 1 and side_by_side(sim):
            if int(law.allowed) == 0 or sim.pushed:  # standing was not enough; or the push is not over, and may grow
                law.allowed = int(sim.controller.parameters.most)
            if int(law.allowed) == 1:  # more steps follow the capture point by themselves
                mirror = MIRRORED if int(law.state) == LIFT_LEFT else 1.0
                law.aim[:] = mirror * self.oracle.aim(np.array(law.capture_point))
        return Wait(10.0, PUSH_EDGE | STATE_CHANGE)

    def _strategy(self, sim: Directed, velocity: np.ndarray) -> int:
        """Steps that are enough against a velocity: 0, 1, or as many as are allowed."""
        most = int(sim.controller.parameters.most)
        for steps in (0, 1) if not self.collide or most <= 1 else (0,):
            if self.oracle is not None and self.oracle.enough(steps, velocity):
                return min(steps, most)
        return most


def side_by_side(sim: Directed) -> bool:
    """Whether the feet stood beside each other when a step began, as they did in all samples."""
    width = float(sim.controller.parameters.width)
    ahead, aside = (float(value) for value in sim.memory.stance)
    return int(sim.memory.closing) == 0 and abs(ahead) < NEAR and abs(aside + width) < NEAR


def _velocity(sim: Directed) -> np.ndarray:
    """Of the centre of mass, forward and to the left of the heading [m/s]."""
    c, s = np.cos(float(sim.memory.heading)), np.sin(float(sim.memory.heading))
    vx, vy = sim.com_velocity[:2]
    return np.array([c * vx + s * vy, c * vy - s * vx])
