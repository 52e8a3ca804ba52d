"""Footprints of a push (thesis Figure 6.7): where the feet stood when it began, and where they landed afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..wire.frames import rotated

if TYPE_CHECKING:
    from .simulation import LiveSimulation

MAX_PRINTS = 24  # of one push
MIN_DISTANCE = 0.06  # a foot that comes down nearer to its last print has not stepped [m]


@dataclass
class Print:
    """Where a foot stood.

    Attributes:
        time: When it came down, or when the push began [s].
        foot: Number of the foot in the character's order.
        number: 0 before the push, then 1, 2, … in the order of landing.
        points: [point, 3] contact points of the foot, world frame [m].
        ahead: [3] where the toes point, world frame.
        flat: Whether all of these points touch the ground.
    """

    time: float
    foot: int
    number: int
    points: np.ndarray
    ahead: np.ndarray
    flat: bool

    @property
    def centre(self) -> np.ndarray:
        """The middle of the points [3] [m]."""
        return self.points.mean(axis=0)


class PushPrints:
    """The footprints of the last push."""

    def __init__(self) -> None:
        self.prints: list[Print] = []
        self.lifted: set[int] = set()

    def begin(self, live: LiveSimulation) -> None:
        """A push begins: the feet that are down leave a print."""
        down = live.sim.feet_down
        self.lifted = {foot for foot in range(len(down)) if not down[foot]}
        self.prints = [_print(live, foot, 0) for foot in range(len(down)) if down[foot]]

    def follow(self, live: LiveSimulation) -> bool:
        """Add prints of feet that have landed, and correct one until its sole is flat; whether anything changed."""
        changed = False
        for foot, down in enumerate(live.sim.feet_down):
            last = next((print for print in reversed(self.prints) if print.foot == foot), None)
            if not down:
                self.lifted.add(foot)
            elif foot in self.lifted:
                self.lifted.discard(foot)
                changed |= self._land(live, foot, last)
            elif last is not None and last.number > 0 and not last.flat:
                now = _print(live, foot, last.number)
                last.points, last.ahead, last.flat = now.points, now.ahead, now.flat
                changed |= now.flat
        return changed

    def _land(self, live: LiveSimulation, foot: int, last: Print | None) -> bool:
        landed = _print(live, foot, 1 + max((print.number for print in self.prints), default=0))
        near = last is not None and np.linalg.norm(landed.centre - last.centre) < MIN_DISTANCE
        if near or len(self.prints) >= MAX_PRINTS:
            return False
        self.prints.append(landed)
        return True

    def forget_after(self, live: LiveSimulation) -> None:
        """The simulation goes on from an earlier time."""
        down = live.sim.feet_down
        self.prints = [print for print in self.prints if print.time <= live.sim.time + 1e-9]
        self.lifted = {foot for foot in range(len(down)) if not down[foot]}

    def clear(self) -> None:
        self.prints, self.lifted = [], set()

    def message(self) -> list[dict[str, Any]]:
        """The `prints` of the `pushes` message, in whole millimetres."""
        return [
            {
                "foot": print.foot,
                "number": print.number,
                "points": np.round(print.points, 3).tolist(),
                "ahead": np.round(print.ahead, 4).tolist(),
            }
            for print in self.prints
        ]


def _print(live: LiveSimulation, foot: int, number: int) -> Print:
    """The print of a foot as it is now."""
    world, encoder = live.sim.world, live.encoder
    contacts = [k for k, contact in enumerate(world.character.contacts) if contact.foot == foot]
    poses = world.poses()
    link = encoder.contact_link[contacts[0]]
    ahead = rotated(poses[link : link + 1, 3:], np.array([[1.0, 0.0, 0.0]]))[0]
    flat = bool((world.contacts()[contacts, 0] > 0.0).all())
    return Print(world.time, foot, number, encoder.contact_places(poses)[contacts], ahead, flat)
