"""Looking ahead: what would fall is not played, and no call takes long."""

from __future__ import annotations

import copy
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from footfall import systems
from footfall.learn import bench_character
from footfall.physics.push import Push
from footfall.systems.data_driven import ahead, straying
from footfall.systems.data_driven.ahead import ALARM, FAR, NEAR, PERIOD, SLICE, SPARE, Change, changes, look_ahead
from footfall.systems.data_driven.following import told
from footfall.systems.data_driven.records import SWING_OUT
from footfall.trials import Command, Trial
from footfall.trials.simulation import Simulation

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles


@pytest.fixture(scope="module")
def walker(tmp_path_factory):
    """A character that walks at two speeds."""
    return bench_character.walker(tmp_path_factory.mktemp("characters") / "walkers")


def walking(skill, ahead: float, seconds: float, pushes=(), dt: float = 2e-3) -> Simulation:
    sim = Simulation(Trial(told(skill, ahead=ahead), seconds, dt, record_every=0.0, pushes=pushes))
    sim.steer(Command(0.0, speed=1.2))
    return sim


# --- the search, on a simulation without physics ----------------------------------------------------


class Fake(Any if TYPE_CHECKING else object):
    """A simulation whose fragments last 0.5 s, and which falls at a time that depends on what follows the fifth one."""

    DT, HORIZON = 1e-3, 2.5

    def __init__(
        self, falls: dict[str, float], lags: dict[str, float] | None = None, turns: dict[str, float] | None = None
    ):
        self.falls, self.lags, self.turns, self.step, self.looked = falls, lags or {}, turns or {}, 0, 0
        self.memory: dict[str, Any] = {"slot": 0, "number": 0, "over": 0, "stand": np.zeros(2, int)}
        self.memory |= {"correction": np.zeros((2, 8)), "off": np.zeros(4), "facing": 0.0, "heading": 0.0}
        self.told = {"number": 0, "items": ["plan", "plan"], "chosen": -1.0, "looked": -1.0, "ahead": None}
        self.told["plain"], self.told["headed"] = 0.0, 0.0
        self.items = self.told["items"]

    time = property(lambda self: self.step * self.DT)
    shift = 0.0  # by a push

    @property
    def positions(self) -> np.ndarray:
        return np.array([self.time + self.shift, float(len(self.items)), *self.memory["correction"][:, 1]])

    @property
    def over(self) -> bool:
        return self.time >= self.falls.get(self.items[5] if len(self.items) > 5 else "", self.falls[""]) - 1e-9

    def advance(self, until: float, events: int = 0) -> int:
        while not self.over and self.step < round(until / self.DT):
            self.step += 1
            self.looked += 1
            fifth = self.items[5] if len(self.items) > 5 else ""
            self.memory["off"][1] = -2.0 * straying.LAG if self.time >= self.lags.get(fifth, 99.0) else 0.0
            away = 0.0 <= self.time - self.turns.get(fifth, 99.0) < 0.1
            self.memory["facing"] = 2.0 * straying.TURNED if away else 0.0
            if self.step % round(0.5 / self.DT) == 0:
                self.memory["number"] += 1
                break
        return 0

    def mark(self):
        return self.step, copy.deepcopy(self.memory), list(self.items)

    def go_to(self, mark):
        self.step, self.memory, self.items = mark[0], copy.deepcopy(mark[1]), list(mark[2])

    @contextmanager
    def looking_ahead(self):
        here = self.mark()
        yield
        self.go_to(here)

    # the director
    slow, strict = False, True

    def decide(self, sim, memory):
        self.items = memory["items"]
        begins = self.memory["number"] > memory["number"]
        memory["number"] = self.memory["number"]
        if begins:
            memory["items"].append("plan")
        return begins

    def playing(self, memory):
        return memory["items"][-2], memory["items"][-1]

    def takes_long(self, memory):
        return False

    def others(self, memory):
        return ["a", "b", "c"]

    def play(self, sim, memory, item):
        memory["items"][-1] = item
        self.items = memory["items"]

    def live(self, seconds: float) -> list[int]:
        """Time steps ahead that each call took."""
        took = []
        while not self.over and self.time < seconds:
            self.decide(self, self.told)
            self.looked = 0
            look_ahead(self, self, self.told, self.HORIZON)
            took.append(self.looked)
            self.items = self.told["items"]
            self.advance(self.time + PERIOD)
        return took


def test_something_else_is_played_where_the_plan_falls():
    fake = Fake({"": 3.2, "plan": 3.2, "a": 3.2, "b": 9.0, "c": 9.0})
    fake.live(5.0)
    assert not fake.over
    assert fake.told["items"][5] == "b"
    assert [item for k, item in enumerate(fake.told["items"]) if k != 5] == ["plan"] * (len(fake.told["items"]) - 1)


def test_where_all_fall_the_longest_is_played():
    fake = Fake({"": 3.2, "plan": 3.2, "a": 3.3, "b": 3.6, "c": 3.4})
    fake.live(5.0)
    assert fake.time == pytest.approx(3.6)


def test_no_call_looks_further_than_a_slice():
    took = Fake({"": 3.2, "plan": 3.2, "a": 3.2, "b": 9.0}).live(5.0)
    assert max(took) < (ALARM + SLICE / 4.0 + 3.0 * PERIOD) / Fake.DT


def test_while_a_fall_is_foreseen_blending_does_not_end_a_search():
    fake = Fake({"": 3.2, "plan": 3.2, "a": 3.2, "b": 9.0})
    fake.takes_long = lambda memory: True
    took = fake.live(5.0)
    assert not fake.over
    assert SLICE / Fake.DT < max(took) < (ALARM + SLICE / 4.0) / Fake.DT


def test_a_body_that_would_lag_far_behind_does_something_else():
    fake = Fake({"": 99.0}, {"plan": 3.2, "a": 3.2})
    fake.live(5.0)
    assert fake.told["items"][5] == "b"


def test_the_fragments_of_a_clip_may_lag_behind():
    fake = Fake({"": 99.0}, {"plan": 3.2, "a": 3.2})
    fake.strict = False
    fake.live(5.0)
    assert set(fake.told["items"]) == {"plan"}


def test_a_body_that_lags_already_may_go_on():
    fake = Fake({"": 99.0}, {"": 0.0, "plan": 0.0})
    fake.memory["off"][1] = -2.0 * straying.LAG
    took = fake.live(2.0)
    assert set(fake.told["items"]) == {"plan"}
    assert sum(took) < (2.0 + Fake.HORIZON + SPARE + 2 * PERIOD) / Fake.DT  # nothing is searched


def test_after_a_change_fragments_are_played_as_recorded():
    fake = Fake({"": 3.2, "plan": 3.2, "a": 9.0})
    fake.live(3.0)
    assert fake.told["items"][5] == "a"
    assert fake.told["plain"] == pytest.approx(2.0 + ahead.PLAIN)  # the fragment before begins at 2 s


def test_a_slice_is_as_long_with_any_time_step():
    def longest(dt: float) -> float:
        fake = Fake({"": 3.2, "plan": 3.2, "a": 3.2, "b": 9.0})
        fake.DT = dt
        return max(fake.live(3.0)) * dt

    assert longest(5e-4) == pytest.approx(longest(2e-3), rel=0.05)


def test_what_is_foreseen_is_not_looked_at_again():
    fake = Fake({"": 99.0})
    took = fake.live(6.0)
    assert sum(took) == pytest.approx((6.0 + Fake.HORIZON) / Fake.DT, abs=(SPARE + 2 * PERIOD) / Fake.DT)


def test_copies_of_a_memory_share_what_was_foreseen():
    fake = Fake({"": 99.0})
    fake.live(1.0)
    assert copy.deepcopy(fake.told)["ahead"] is fake.told["ahead"]


def test_other_places_of_the_foot_are_tried_before_far_ones():
    found = changes(["other"])
    assert found.index(Change("other")) == len(NEAR)
    assert len(found) == 1 + len(NEAR) + len(FAR)
    assert changes([], (0.0, -0.1))[0].out < 0.0 < changes([], (0.0, 0.1))[0].out
    assert changes([], (-0.1, 0.0))[0].ahead < 0.0 < changes([], (0.1, 0.0))[0].ahead
    fake = Fake({"": 9.0})
    ahead.make(fake, fake, fake.told, Change(None, 0.0, 0.12))
    assert fake.memory["correction"][0, SWING_OUT] == 0.12


# --- a character --------------------------------------------------------------------------------------


def test_it_changes_nothing_where_nothing_falls(walker):
    once, again = (walking(walker, ahead, 1.4) for ahead in (0.0, 1.0))
    for sim in (once, again):
        sim.advance(1.2)
    assert not once.over
    assert np.array_equal(once.world.data.qpos, again.world.data.qpos)


def test_a_body_does_what_was_foreseen(walker, monkeypatch):
    begun = []
    begin = ahead._begin
    monkeypatch.setattr(ahead, "_begin", lambda sim, *rest: begun.append(sim.time) or begin(sim, *rest))
    sim = walking(walker, 1.5, 4.0, (Push(force=(0.0, 40.0, 0.0), start=2.5, duration=0.1),))
    sim.advance(2.49)
    assert begun == [0.0]
    sim.advance(3.5)
    assert len(begun) > 1
    assert begun[1] == pytest.approx(2.5, abs=2.0 * PERIOD)


def test_pushes_are_not_foreseen(walker):
    later = (Push(force=(0.0, 400.0, 0.0), start=1.3, duration=0.2),)
    pushed, free = walking(walker, 1.0, 2.0, later), walking(walker, 1.0, 2.0)
    for sim in (pushed, free):
        sim.advance(1.28)
    assert np.array_equal(pushed.world.data.qpos, free.world.data.qpos)


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_search_repeats_bit_for_bit_however_it_is_cut(walker):
    push = (Push(force=(0.0, 260.0, 0.0), start=1.5, duration=0.2),)
    whole, cut, restored = (walking(walker, 1.5, 4.0, push) for _ in range(3))
    whole.advance(2.4)
    while cut.time < 2.4 - 1e-9:
        cut.advance(min(2.4, cut.time + 0.014))
    restored.advance(1.76)  # in the middle of a search
    saved = restored.save()
    restored.advance(2.2)
    restored.restore(saved)
    restored.advance(2.4)
    for sim in (cut, restored):
        assert sim.time == whole.time
        assert np.array_equal(sim.world.data.qpos, whole.world.data.qpos)


def test_no_frame_takes_more_steps_than_a_few_slices(walker, monkeypatch):
    push = (Push(force=(0.0, 260.0, 0.0), start=1.0, duration=0.2),)
    sim, steps = walking(walker, 2.5, 2.4, push, 1e-3), 0
    advance = sim.world.advance

    def counted(*arguments: Any) -> int:
        nonlocal steps
        before = sim.step
        happened = advance(*arguments)
        steps += sim.step - before
        return happened

    monkeypatch.setattr(sim.world, "advance", counted)
    most, total = 0, 0
    while not sim.over:
        steps = 0
        sim.advance(sim.time + PERIOD)
        most, total = max(most, steps), total + steps
    assert total > 2.0 * sim.step  # it did look ahead
    assert most < 2.0 * ALARM / 1e-3


def test_a_character_that_is_learned_looks_ahead(walker):
    assert walker.body["motion"]["ahead"] > 0.0
    director: Any = systems.of(walker).director(told(walker, recover=""))
    assert director.settings.ahead == walker.body["motion"]["ahead"]


def test_a_body_that_would_turn_away_does_something_else():
    fake = Fake({"": 99.0}, turns={"plan": 3.2, "a": 3.2})
    fake.live(5.0)
    assert fake.told["items"][5] == "b"


def test_turning_away_is_accepted_where_only_what_was_long_before_could_prevent_it():
    late = 2.5 + 1.1 * ahead.RECENT  # the fifth fragment is chosen at 2 s and begins at 2.5 s
    fake = Fake({"": 99.0}, turns={"plan": late})
    fake.live(late + 1.0)
    assert not fake.over
    assert fake.told["items"][5] == "plan"
    assert fake.time == pytest.approx(late + 1.0, abs=PERIOD)


def test_to_turn_away_is_better_than_to_fall():
    fake = Fake({"": 99.0, "a": 3.4, "b": 3.4, "c": 3.4}, turns={"plan": 3.2})
    fake.live(5.0)
    assert not fake.over
    assert fake.told["items"][5] == "plan"


def test_a_body_that_was_pushed_may_turn_away():
    fake = Fake({"": 99.0}, turns={"plan": 2.8})
    fake.live(1.0)
    fake.shift = 0.01  # not where it was foreseen
    fake.live(5.0)
    assert set(fake.told["items"]) == {"plan"}


def test_long_after_another_heading_it_may_turn_away():
    fake = Fake({"": 99.0}, turns={"plan": 3.2})
    fake.told["headed"] = -ahead.SETTLED
    fake.live(5.0)
    assert set(fake.told["items"]) == {"plan"}
