"""A fall in one line: what the user did to the character, and how it fell."""

from __future__ import annotations

import math

import pytest

from footfall.control import skill as skills
from footfall.studio.live.disturbances import HOW, Disturbances
from footfall.studio.live.simulation import LiveSimulation


def told(live: LiveSimulation, seconds: float = 8.0) -> str:
    """The title of the fall that comes within so many seconds."""
    for _ in range(round(60 * seconds)):
        live.advance(1 / 60)
        if live.fall is not None:
            live.fall.thread.join()
            assert live.fall.message is not None
            return live.fall.message["title"]
    raise AssertionError("it did not fall")


def test_a_push_is_named_with_its_direction_force_and_length():
    live = LiveSimulation(skills.load("human-walk-robust"))
    live.advance(2.0)
    live.do({"do": "push", "force": 900.0, "angle": math.pi / 2, "seconds": 0.4})
    title = told(live)
    assert title.startswith("You pushed it left, 900 N for 0.4 s: ")
    assert title.split(": ")[1] in HOW.values()


def test_a_pull_and_a_box_in_the_way_are_named():
    live = LiveSimulation(skills.load("human-walk-robust"))
    live.advance(2.0)
    x, y, z = live.sim.position
    live.do({"do": "grab", "link": "torso", "point": (0.0, 0.0, 0.2), "target": (x, y - 3.0, z)})
    assert told(live).startswith("You pulled it ")
    live.do({"do": "reset"})
    live.advance(1.0)
    x = live.sim.position[0]
    live.do({"do": "box", "at": (x + 1.0, 0.0), "size": (0.3, 1.0, 0.45), "mass": 500.0})
    assert told(live, 12.0).startswith("It walked into a box: ")


@pytest.mark.parametrize("kind", ["sideways_drift", "slipped", "something new"])
def test_a_fall_without_a_cause_from_outside_is_its_own(kind):
    title = Disturbances().title(3.0, kind)
    assert title == f"It fell by itself: {HOW.get(kind, HOW['unclear'])}"
    assert "_" not in title
