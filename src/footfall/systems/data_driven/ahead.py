"""Looking ahead before every step (ours): what would fall is not played.

When a fragment begins, and when a push ends, what is to follow is simulated for some time. Where the body falls, other
places are tried for the foot that swings now, and other fragments in place of the planned one. What stays up longest is
played. Pushes are not foreseen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

import numpy as np

from ...control.director import Directed
from ...physics.kernel import STATE_CHANGE
from .movement import CORRECTIONS
from .records import SWING_HIP, SWING_OUT

# where the foot that swings may land instead: hip forward and outwards [rad]
NEAR = ((0.0, 0.12), (0.12, 0.0), (-0.12, 0.0), (0.0, -0.06))
FAR = ((0.0, 0.25), (0.25, 0.0), (-0.25, 0.0), (0.15, 0.15), (-0.15, 0.15))

Item = TypeVar("Item")


class Plan(Protocol[Item]):
    """What can be played, item by item; a director is one."""

    def begin_item(self, sim: Directed, item: Item) -> None:
        """Use the gains of an item that begins."""
        ...

    def write_item(self, sim: Directed, item: Item) -> None:
        """Write an item into the slot that is free."""
        ...

    def after(self, item: Item) -> Item | None:
        """What follows an item if nobody chooses; None at the end."""
        ...


def placed(ahead: float, out: float) -> np.ndarray:
    """Corrections [CORRECTIONS] that put the swing foot elsewhere: hip forward and outwards [rad]."""
    place = np.zeros(CORRECTIONS)
    place[SWING_HIP], place[SWING_OUT] = ahead, out
    return place


def tries(planned: Item, others: Iterable[Item]) -> Iterable[tuple[Item, np.ndarray]]:
    """What is tried, in order: as planned, the foot a little elsewhere, other items, the foot far elsewhere."""
    yield planned, placed(0.0, 0.0)
    for place in NEAR:
        yield planned, placed(*place)
    for item in others:
        yield item, placed(0.0, 0.0)
    for place in FAR:
        yield planned, placed(*place)


def lasts(sim: Directed, plan: Plan[Item], coming: Item | None, place: np.ndarray, horizon: float) -> float:
    """How long the body stays up, as far as it looks ahead [s].

    Args:
        sim: The simulation.
        plan: What can be played.
        coming: What would follow the fragment that is played; None at the end.
        place: [CORRECTIONS] added to those of the fragment that is played.
        horizon: How far to look [s].
    """
    with sim.looking_ahead():
        sim.memory["correction"][int(sim.memory["slot"])] += place
        if coming is not None:
            plan.write_item(sim, coming)
        begun, number = sim.time, int(sim.memory["number"])
        while not sim.over and not sim.memory["over"] and sim.time < begun + horizon - 1e-9:
            sim.advance(begun + horizon, STATE_CHANGE)
            if not sim.over and int(sim.memory["number"]) > number and coming is not None:
                number = int(sim.memory["number"])
                plan.begin_item(sim, coming)
                coming = plan.after(coming)
                if coming is not None:
                    plan.write_item(sim, coming)
        return sim.time - begun if sim.over else horizon


def safest(
    sim: Directed, plan: Plan[Item], wanted: Iterable[tuple[Item | None, np.ndarray]], horizon: float
) -> tuple[Item | None, np.ndarray]:
    """What stays up as far as it looks, the first of several; else what stays up longest.

    Args:
        sim: The simulation.
        plan: What can be played.
        wanted: What may follow, and corrections of the fragment that is played, in the order of preference.
        horizon: How far to look [s].

    Returns:
        One of `wanted`.
    """
    best, longest = None, -1.0
    for coming, place in wanted:
        stays = lasts(sim, plan, coming, place, horizon)
        if stays > longest:
            best, longest = (coming, place), stays
        if stays >= horizon:
            break
    assert best is not None
    return best
