"""Routes from one gait to another, found by simulating them and restoring the simulation.

A direct change is tried first, then the same change at a later opportunity, then routes of two segments through an
intermediate gait. Pushes that lie ahead are left out while trying: the body cannot know of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..control.skill import Skill
from .simulation import Simulation

HORIZON = 10.0  # the body must be upright this long after a change [s]
MOMENTS = 3  # opportunities for the same change that are tried
STAYS = (3.0, 4.3)  # durations of the intermediate gait that are tried [s]


@dataclass(frozen=True)
class Route:
    """A sequence of gait changes.

    Attributes:
        segments: In order, each a tuple of the skill, the number of opportunities to let pass before the
            change, and the time to stay in the skill afterwards [s].
    """

    segments: tuple[tuple[Skill, int, float], ...]

    @property
    def direct(self) -> bool:
        """Whether it is one change at the first opportunity."""
        return len(self.segments) == 1 and self.segments[0][1] == 0

    def __str__(self) -> str:
        return " → ".join(segment[0].id for segment in self.segments)


def find(sim: Simulation, target: Skill, through: Sequence[Skill], horizon: float = HORIZON) -> Route | None:
    """Search for a route on which the body does not fall.

    Args:
        sim: The simulation at this instant; it is restored after every attempt.
        target: The skill to change to.
        through: Candidates for an intermediate gait.
        horizon: How long the body must stay upright after the last change [s].

    Returns:
        The first such route; None if there is none.
    """
    for route in candidates(target, through):
        if survives(sim, route, horizon):
            return route
    return None


def candidates(target: Skill, through: Sequence[Skill]) -> list[Route]:
    """Routes to try, in this order: direct, direct but later, through each intermediate gait."""
    routes = [Route(((target, wait, 0.0),)) for wait in range(MOMENTS)]
    for middle in through:
        if middle.id != target.id:
            for stay in STAYS:
                routes += [Route(((middle, 0, stay), (target, wait, 0.0))) for wait in range(2)]
    return routes


def survives(sim: Simulation, route: Route, horizon: float) -> bool:
    """Simulate a route and restore the simulation; whether the body stays upright for `horizon` seconds after it."""
    with sim.looking_ahead():
        good = follow(sim, route)
        if good:
            sim.advance(sim.time + horizon)
        return good and not sim.over


def follow(sim: Simulation, route: Route) -> bool:
    """Take a route; False if the body fell or an opportunity to change did not come."""
    for skill, wait, stay in route.segments:
        if not sim.change(skill, wait):
            return False
        sim.advance(sim.time + stay)
    return not sim.over
