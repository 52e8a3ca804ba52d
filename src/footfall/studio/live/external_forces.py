"""What pulls and pushes at the body: pushes for a while, and a hand that holds it and pulls like a spring."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...physics.push import Push
from ...physics.world import World

STRONGEST = 600.0  # what a hand can do [N]
SPRING = 1500.0  # how firmly it pulls [N/m]
REMEMBERED = 30.0  # so long pushes are remembered, for the report of a fall [s]


@dataclass
class Grip:
    """A hand on the body: which link, where on it, and where it is pulled to."""

    link: str
    point: tuple[float, float, float]
    target: tuple[float, float, float]

    def force(self, world: World) -> tuple[float, float, float]:
        """The pull now [N]; a planar body cannot be pulled out of its plane."""
        k = world.body_id[self.link]
        here = world.data.xpos[k] + world.data.xmat[k].reshape(3, 3) @ np.array(self.point)
        pull = SPRING * (np.array(self.target) - here)
        pull *= min(1.0, STRONGEST / max(float(np.linalg.norm(pull)), 1e-9))
        x, y, z = map(float, pull)
        return x, 0.0 if world.character.planar else y, z


class Hands:
    """All pushes that act or have acted, and the hand."""

    def __init__(self) -> None:
        self.pushes: list[Push] = []
        self.grip: Grip | None = None
        self.pull: Push | None = None  # of the hand, renewed with every picture

    def acting(self, now: float) -> list[Push]:
        found = [push for push in self.pushes if push.start <= now < push.start + push.duration]
        return [*found, self.pull] if self.pull is not None else found

    def push(self, world: World, push: Push) -> None:
        """Let a push act beside those that act already."""
        self.pushes = [p for p in self.pushes if p.start + p.duration > push.start - REMEMBERED]
        self.pushes.append(push)
        self.apply(world)

    def hold(self, world: World, lasts: float) -> None:
        """Pull where the hand holds the body, for so long [s]."""
        if self.grip is not None:
            self.pull = Push(self.grip.force(world), world.time, lasts, self.grip.link, self.grip.point)
            self.apply(world)

    def let_go(self, world: World) -> None:
        if self.grip is not None:
            self.grip = self.pull = None
            self.apply(world)

    def apply(self, world: World) -> None:
        """Hand the loop what acts from now on, and nothing else."""
        still = [p for p in self.pushes if p.start + p.duration > world.time]
        world.data.xfrc_applied[:] = 0.0
        world.push((*still, self.pull) if self.pull is not None else tuple(still))

    def forget_after(self, world: World) -> None:
        """What has not happened yet will not happen."""
        self.pushes = [push for push in self.pushes if push.start <= world.time]
        self.apply(world)
