"""External forces on the character: timed pushes, and a grab that pulls a point of a link like a spring."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...physics.push import Push
from ...physics.world import World

MAX_PULL = 600.0  # largest force of a grab [N]
PULL_STIFFNESS = 1500.0  # spring constant of a grab [N/m]
PUSH_MEMORY_SECONDS = 30.0  # past pushes are kept this long, for the explanation of a fall [s]


@dataclass
class Grab:
    """A spring between a point of a link (link frame) and a target (world frame) [m]."""

    link: str
    point: tuple[float, float, float]
    target: tuple[float, float, float]

    def force(self, world: World) -> tuple[float, float, float]:
        """The current spring force [N]; a planar character is not pulled out of its plane."""
        pull = PULL_STIFFNESS * (np.array(self.target) - world.point(self.link, self.point))
        pull *= min(1.0, MAX_PULL / max(float(np.linalg.norm(pull)), 1e-9))
        x, y, z = map(float, pull)
        return x, 0.0 if world.character.planar else y, z


class ExternalForces:
    """Present and recent pushes, and the grab."""

    def __init__(self) -> None:
        self.pushes: list[Push] = []
        self.grab: Grab | None = None
        self.pull: Push | None = None  # force of the grab, renewed with every frame

    def acting(self, now: float) -> list[Push]:
        """Everything that acts at a time [s]."""
        found = [push for push in self.pushes if push.start <= now < push.start + push.duration]
        return [*found, self.pull] if self.pull is not None else found

    def push(self, world: World, push: Push) -> None:
        """Add a push to those that act already."""
        self.pushes = [p for p in self.pushes if p.start + p.duration > push.start - PUSH_MEMORY_SECONDS]
        self.pushes.append(push)
        self.apply(world)

    def apply_grab(self, world: World, lasts: float) -> None:
        """Renew the pull of the grab for this long [s]."""
        if self.grab is not None:
            self.pull = Push(self.grab.force(world), world.time, lasts, self.grab.link, self.grab.point)
            self.apply(world)

    def drop(self, world: World) -> None:
        """End the grab."""
        if self.grab is not None:
            self.grab = self.pull = None
            self.apply(world)

    def apply(self, world: World) -> None:
        """Give the loop the pushes that act from now on, and clear all others."""
        still = [p for p in self.pushes if p.start + p.duration > world.time]
        world.clear_forces()
        world.push((*still, self.pull) if self.pull is not None else tuple(still))

    def forget_after(self, world: World) -> None:
        """Delete pushes that start later than now: the simulation continues from an earlier instant."""
        self.pushes = [push for push in self.pushes if push.start <= world.time]
        self.apply(world)
