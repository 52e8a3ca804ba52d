"""What acted on the character from outside, in words: pushes and pulls of the user, balls and boxes that it met."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...physics import props

if TYPE_CHECKING:
    from .simulation import LiveSimulation

CAUSE_SECONDS = 4.0  # a disturbance that ended longer before a fall is not its cause [s]
MOST = 50  # that are remembered
DIRECTIONS = ("forward", "forward and left", "left", "back and left", "back", "back and right", "right")
DIRECTIONS = (*DIRECTIONS, "forward and right")
HOW = {
    "sideways_drift": "too far sideways",
    "forward": "too far forward",
    "backward": "too far back",
    "pelvis_sank": "its legs gave way",
    "toe_stub": "its foot was caught",
    "late_or_missed_contact": "the next step came too late",
    "torque_saturated": "a joint was not strong enough",
    "slipped": "a foot slipped",
    "pushed": "it could not catch itself",
    "legs_collided": "its legs hit each other",
    "unclear": "it lost its balance",
}


@dataclass
class Disturbance:
    """Something that acted on the character.

    Attributes:
        kind: "push", "pull", "ball" or "box".
        start: When it began [s].
        end: When it ended [s].
        force: Its largest force [N]; 0 if it is not known.
        angle: Its direction, counter-clockwise from the heading [rad].
    """

    kind: str
    start: float
    end: float
    force: float = 0.0
    angle: float = 0.0

    def __str__(self) -> str:
        if self.kind in ("ball", "box"):
            return "A ball hit it" if self.kind == "ball" else "It walked into a box"
        way = DIRECTIONS[round(self.angle / (math.pi / 4)) % 8]
        verb = "pushed" if self.kind == "push" else "pulled"
        return f"You {verb} it {way}, {self.force:.0f} N for {max(self.end - self.start, 0.05):.2g} s"


class Disturbances:
    """The disturbances since the last restart, oldest first."""

    def __init__(self) -> None:
        self.all: list[Disturbance] = []

    def push(self, time: float, seconds: float, force: float, angle: float) -> None:
        self._add(Disturbance("push", time, time + seconds, force, angle))

    def follow(self, live: LiveSimulation, seconds: float) -> None:
        """After each simulated frame of this length: the pull of a grab, and the props that touch the body."""
        world, now, pull = live.sim.world, live.sim.time, live.forces.pull
        if pull is not None:
            force = math.dist(pull.force, (0.0, 0.0, 0.0))
            last = self.all[-1] if self.all else None
            if last is None or last.kind != "pull" or now - last.end > 2.0 * seconds:
                last = self._add(Disturbance("pull", now, now))
            last.end = now
            if force > last.force:
                last.force, last.angle = force, math.atan2(pull.force[1], pull.force[0]) - live.heading
        links, count = len(world.character.links), len(world.props)
        for k in props.touching(world.model, world.data, links, count):
            kind = world.props[k].kind
            last = next((one for one in reversed(self.all) if one.kind == kind), None)
            if last is None or now - last.end > 0.5:
                last = self._add(Disturbance(kind, now, now))
            last.end = now

    def forget_after(self, time: float) -> None:
        self.all = [one for one in self.all if one.start <= time]

    def title(self, time: float, kind: str) -> str:
        """A fall at a time [s] in one line; `kind` is its cause, one of `HOW`."""
        how = HOW.get(kind, HOW["unclear"])
        recent = [one for one in self.all if one.start <= time and one.end > time - CAUSE_SECONDS]
        own = [one for one in recent if one.kind in ("push", "pull") and one.force > 20.0]
        if not recent:
            return f"It fell by itself: {how}"
        return f"{(own or recent)[-1]}: {how}"

    def _add(self, one: Disturbance) -> Disturbance:
        self.all = [*self.all[1 - MOST :], one]
        return one
