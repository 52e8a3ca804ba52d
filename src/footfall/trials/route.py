"""Finding a way from one gait to another by trying it in the simulation and going back.

A direct change is tried first, then the same change one or two moments later, then a detour through
an intermediate gait. Pushes that lie ahead are left out while trying: the body cannot know of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..control.skill import Skill
from .simulation import Simulation

HORIZON = 10.0  # a change counts as good when the body is still up this long after it [s]
MOMENTS = 3  # how many later moments of the same change are tried
STAYS = (3.0, 4.3)  # how long to stay in an intermediate gait [s]


@dataclass(frozen=True)
class Route:
    """How to get there: `(skill, moments to let pass, how long to stay)` for each leg of the way."""

    legs: tuple[tuple[Skill, int, float], ...]

    @property
    def direct(self) -> bool:
        return len(self.legs) == 1 and self.legs[0][1] == 0

    def __str__(self) -> str:
        return " → ".join(leg[0].id for leg in self.legs)


def find(sim: Simulation, target: Skill, through: Sequence[Skill], horizon: float = HORIZON) -> Route | None:
    """The first route that keeps the body up for `horizon` seconds after the change; None if there is none."""
    for route in candidates(target, through):
        if survives(sim, route, horizon):
            return route
    return None


def candidates(target: Skill, through: Sequence[Skill]) -> list[Route]:
    """Direct, direct but later, then through each other gait."""
    routes = [Route(((target, wait, 0.0),)) for wait in range(MOMENTS)]
    for middle in through:
        if middle.id != target.id:
            for stay in STAYS:
                routes += [Route(((middle, 0, stay), (target, wait, 0.0))) for wait in range(2)]
    return routes


def survives(sim: Simulation, route: Route, horizon: float) -> bool:
    """Try a route and go back to where it began."""
    with sim.looking_ahead():
        good = follow(sim, route)
        if good:
            sim.advance(sim.time + horizon)
        return good and not sim.over


def follow(sim: Simulation, route: Route) -> bool:
    """Take a route for real; False when the body fell on the way."""
    for skill, wait, stay in route.legs:
        if not sim.change(skill, wait):
            return False
        sim.advance(sim.time + stay)
    return not sim.over
