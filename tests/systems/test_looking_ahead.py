"""Looking ahead before a step: what would fall is not played."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from footfall import systems
from footfall.learn import bench_character
from footfall.physics.push import Push
from footfall.systems.data_driven.ahead import FAR, NEAR, lasts, safest, tries
from footfall.systems.data_driven.following import told
from footfall.trials import Command, Trial
from footfall.trials.simulation import Simulation

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles


@pytest.fixture(scope="module")
def walker(tmp_path_factory):
    """A character that walks at two speeds."""
    return bench_character.walker(tmp_path_factory.mktemp("characters") / "walkers")


def walking(skill, ahead: float, seconds: float, pushes=()) -> Simulation:
    sim = Simulation(Trial(told(skill, ahead=ahead), seconds, 2e-3, record_every=0.0, pushes=pushes))
    sim.steer(Command(0.0, speed=1.2))
    return sim


class Fake:
    """A simulation that falls after a time that depends on what is played."""

    def __init__(self, falls: dict[str, float]):
        self.falls, self.time, self.coming = falls, 0.0, ""
        self.memory: dict[str, Any] = {"slot": 0, "number": 0, "over": 0, "correction": np.zeros((2, 8))}

    @property
    def over(self) -> bool:
        return self.time >= self.falls.get(self.coming, 1e9)

    def advance(self, until: float, events: int = 0) -> int:
        self.time = min(until, self.falls.get(self.coming, 1e9))
        return 0

    @contextmanager
    def looking_ahead(self):
        time, coming = self.time, self.coming
        yield
        self.time, self.coming = time, coming

    # the plan
    def begin_item(self, sim, item):
        pass

    def write_item(self, sim, item):
        self.coming = item

    def after(self, item):
        return item


def test_the_first_that_stays_up_is_chosen():
    fake = Fake({"a": 0.5, "b": 1.0, "c": 5.0})
    place = np.zeros(8)
    chosen, _ = safest(fake, fake, [(name, place) for name in "abcd"], 2.0)
    assert chosen == "c"
    assert fake.time == 0.0


def test_where_all_fall_the_longest_is_chosen():
    fake = Fake({"a": 0.5, "b": 1.0, "c": 0.7})
    chosen, _ = safest(fake, fake, [(name, np.zeros(8)) for name in "abc"], 2.0)
    assert chosen == "b"
    assert lasts(fake, fake, "c", np.zeros(8), 2.0) == pytest.approx(0.7)


def test_the_plan_is_tried_first_and_other_places_of_the_foot_before_far_ones():
    found = list(tries("plan", ["other"]))
    assert found[0][0] == "plan"
    assert not found[0][1].any()
    assert [item for item, _ in found].count("other") == 1
    assert len(found) == 2 + len(NEAR) + len(FAR)


def test_it_changes_nothing_where_nothing_falls(walker):
    once, again = (walking(walker, ahead, 1.4) for ahead in (0.0, 1.0))
    for sim in (once, again):
        sim.advance(1.2)
    assert not once.over
    assert np.array_equal(once.world.data.qpos, again.world.data.qpos)


def test_pushes_are_not_foreseen(walker):
    later = (Push(force=(0.0, 400.0, 0.0), start=1.3, duration=0.2),)
    pushed, free = walking(walker, 1.0, 2.0, later), walking(walker, 1.0, 2.0)
    for sim in (pushed, free):
        sim.advance(1.28)
    assert np.array_equal(pushed.world.data.qpos, free.world.data.qpos)


def test_it_stays_up_longer_after_pushes(walker):
    def upright(ahead: float) -> float:
        total = 0.0
        for force in (220.0, -220.0, 320.0, -320.0):
            sim = walking(walker, ahead, 6.0, (Push(force=(0.0, force, 0.0), start=1.5, duration=0.2),))
            while not sim.over:
                sim.advance(sim.time + 1.0)
            total += sim.time
        return total

    assert upright(1.5) > upright(0.0)


def test_a_character_that_is_learned_looks_ahead(walker):
    assert walker.body["motion"]["ahead"] > 0.0
    assert systems.of(walker).director(walker).settings.ahead == walker.body["motion"]["ahead"]
