"""Controllers in closed loop, frame by frame: what they do from a state on, and where they get to."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import mujoco
import numpy as np

from ..characters import Character
from ..control.law import fresh_command, record
from ..physics import kernel
from ..physics.push import Push
from ..physics.scene import Scene
from ..physics.world import World
from ..systems.repertoire.chart import Chart
from ..systems.repertoire.law import law, spatial_law
from ..systems.repertoire.records import MEMORY, SPATIAL_MEMORY
from .along import Reference
from .frames import SUBSTEPS, Curves
from .samples import Controller, parameters

FELL = kernel.FELL | kernel.DIVERGED


class Loop:
    """A body with controllers in charge.

    Args:
        character: The body.
        controllers: All that may take over.
        substeps: Physics steps a frame.
        published: Whether neighbours have no gains, as in the paper.
    """

    def __init__(
        self, character: Character, controllers: Sequence[Controller], substeps: int = SUBSTEPS, published: bool = False
    ):
        self.names = [controller.name for controller in controllers]
        self.parameters = parameters(character, controllers, published)
        self.world = World(character, Scene(), 1.0 / (30.0 * substeps))
        self.world.set_damping(np.array(self.parameters.damping[: len(character.joints)]))
        self.substeps, self.joints, self.command = substeps, len(character.joints), fresh_command()
        self.chart = Chart.of(character)
        self.law, self.kind = (law, MEMORY) if character.planar else (spatial_law, SPATIAL_MEMORY)
        self.memory: Any = record(self.kind)
        self.fell = False

    def begin(self, state: np.ndarray, controller: str, push: Push | None = None) -> None:
        """Put the body into a state [2 half], with a controller in charge."""
        world = self.world
        mujoco.mj_resetData(world.model, world.data)
        self.chart.place(world.data, state)
        mujoco.mj_forward(world.model, world.data)
        world.buffers.clock[0], world.buffers.air_steps[:], self.fell = 0, 0, False
        world.push(() if push is None else (push,))
        world.clear_forces()
        self.memory = record(self.kind)
        self.memory.state = self.names.index(controller)

    @property
    def state(self) -> np.ndarray:
        """Now [2 half]."""
        return self.chart.read(self.world.data)

    @property
    def target(self) -> np.ndarray:
        """Where the targets of the servos are at the end of the last frame [joint] [rad]."""
        return (self.memory.angle[1] + self.memory.offset[1])[: self.joints].copy()

    @property
    def controller(self) -> str:
        """The one in charge."""
        return self.names[int(self.memory.state)]

    def want(self, controller: str) -> None:
        """Ask for another controller, which takes over when the state is near its samples."""
        self.memory.wanted = 1 + self.names.index(controller)

    def frames(self, count: int) -> bool:
        """Go on for some frames; False after a fall."""
        happened = self.world.advance(
            self.law, self.parameters, self.memory, self.command, count * self.substeps, kernel.FELL | kernel.DIVERGED
        )
        self.fell = self.fell or bool(happened & FELL)
        return not self.fell

    def until(self, wanted: str, frames: int) -> bool:
        """Go on until a controller is in charge; False after a fall or so many frames."""
        for _ in range(frames):
            if self.controller == wanted:
                return True
            if not self.frames(1):
                return False
        return self.controller == wanted

    def recorded(self, count: int) -> Reference | None:
        """The next frames as a motion; None where it falls."""
        states, angle, rate = [self.state], [], []
        for _ in range(count):
            if not self.frames(1):
                return None
            offset = self.memory.offset[:, : self.joints]
            angle.append(self.memory.angle[:, : self.joints] + offset)
            rate.append(self.memory.rate[:, : self.joints] + (offset[1] - offset[0]) * 30.0)
            states.append(self.state)
        return Reference(np.array(states), Curves(np.array(angle), np.array(rate)))


def scattered(chart: Chart, state: np.ndarray, random: np.random.Generator, size: float = 0.01) -> np.ndarray:
    """A state whose tilt and joint angles are changed at random [rad]."""
    moved, first = state.copy(), chart.height + 1
    moved[first : chart.half] += random.normal(0.0, size, chart.half - first)
    return moved
