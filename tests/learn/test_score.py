"""What a search for a recorded gait asks for: pushes where most fall, no longer than needed, and harder in time."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.learn import prepare
from footfall.learn.score import (
    IMPULSE,
    PHASES,
    PUSH,
    STAY_UP,
    Imitation,
    Stage,
    pushed,
    recovers,
    to_phase,
    unrest,
    watch,
)
from footfall.optimize.search import Score
from footfall.physics import kernel

WALK = "human-norm-walk"


def objective(**more) -> Imitation:
    return Imitation(None, None, **more)  # pyright: ignore[reportArgumentType]


def told(bins: dict[int, float], passed: float, of: int = 6) -> list[Score]:
    return [Score(1.0, {"leg_deg": 5.0, "passed": passed, **{f"{PUSH}{k}": v for k, v in bins.items()}})] * of


@pytest.fixture(scope="module")
def settled(walk_clip):
    """A walk that has settled, its recording, and how it was while it did."""
    recording = prepare.prepare(clips.load(walk_clip), "human").recording
    walk = skills.load(WALK)
    sim = Stage(walk).begin(walk, 2e-3)
    steady = watch(sim, recording, 4.0, 4.0)
    assert not steady.fell
    return sim, recording, steady, sim.save()


def test_who_has_recovered_is_not_watched_any_longer_and_nobody_is_let_off(settled):
    """Both ways of looking at a push agree on who falls, and the short one ends sooner for those who do not."""
    sim, recording, steady, start = settled
    sim.restore(start)
    period = recording.period
    assert to_phase(sim, 0.0, period)
    here, begin = sim.save(), sim.time
    outcomes, shorter = [], 0
    for direction in range(4):
        for impulse in (0.5 * IMPULSE, 4.0 * IMPULSE):
            both = []
            for quick in (False, True):
                if quick:
                    fraction, took = recovers(sim, direction, impulse, STAY_UP + period, steady.usual)
                    assert (took == 1.0) if fraction < 1.0 else (took < 1.0)
                else:
                    fraction = pushed(sim, direction, impulse, STAY_UP + period)
                both.append((fraction == 1.0, sim.time - begin))
                sim.world.push(())
                sim.restore(here)
            (full, took), (quick, quickly) = both
            assert full == quick, (direction, impulse)
            outcomes.append(full)
            shorter += quick and quickly < took
    assert True in outcomes
    assert False in outcomes
    assert shorter >= 2


def test_a_settled_gait_is_at_rest_and_a_pushed_one_is_not(settled):
    sim, recording, steady, start = settled
    sim.restore(start)
    assert to_phase(sim, 0.0, recording.period)
    assert unrest(sim, steady.usual) == 0.0
    pushed(sim, 2, 2.0 * IMPULSE, 0.2)
    sim.advance(sim.time + 3.0, kernel.STATE_CHANGE)
    assert unrest(sim, steady.usual) > 0.0
    sim.world.push(())


def test_pushes_that_most_fall_to_are_asked_for_more_often():
    search = objective(level=1.0)
    hard = 4 * 2 + 3
    search.falling[:] = 0.0
    search.falling.flat[hard] = 1.0
    asked = np.zeros(PHASES * 4)
    for generation in range(200):
        _, _, shoves = search.plan(generation)
        for phase, direction, _ in shoves:
            asked[4 * int(PHASES * phase) + direction] += 1
    assert asked.argmax() == hard
    assert asked[hard] > 3 * np.median(asked)
    assert asked.min() > 0  # and nothing is forgotten


def test_a_generation_is_pushed_alike_whoever_asks():
    one, other = objective(level=0.8, seed=3), objective(level=0.8, seed=3)
    assert one.plan(5) == other.plan(5)
    assert one.plan(5) != one.plan(6)


def test_who_was_led_is_let_go_before_anything_else_is_looked_at(settled):
    """A search leads; the same simulations then give the verdict, and do as if nobody had been led."""
    _, recording, _, _ = settled
    walk = skills.load(WALK)
    used = Stage(walk)
    search = Imitation(recording, used, help=2.0)
    assert "leg_deg" in search.score(walk, search.plan(0)).terms
    ends = []
    for stage in (used, Stage(walk)):
        sim = stage.begin(walk, search.plan(0)[0])
        sim.advance(3.0)
        ends.append(sim.world.data.qpos.copy())
    assert np.array_equal(*ends)


def test_nobody_is_pushed_before_something_walks():
    assert objective().plan(0)[2] == []


@pytest.mark.parametrize(("even", "mirrored"), [(True, 1), (False, 0)])
def test_an_even_gait_falls_to_the_mirrored_push_too(even, mirrored):
    search = objective(level=1.0, even=even)
    before = search.falling.copy()
    search.learn(told({4 * 1 + 2: 0.0}, 0.5))
    changed = {(int(i), int(j)) for i, j in np.argwhere(search.falling != before)}
    assert (1, 2) in changed
    assert ((1 + PHASES // 2) % PHASES, 3) in changed if mirrored else len(changed) == 1


def test_pushes_get_harder_when_all_stand_and_softer_when_all_fall():
    harder, softer = objective(level=0.5), objective(level=0.5)
    harder.learn(told({0: 1.0}, 1.0))
    softer.learn(told({0: 0.0}, 0.0))
    assert harder.level > 0.5 > softer.level
    for _ in range(100):
        harder.learn(told({0: 1.0}, 1.0))
    assert harder.level == harder.highest
    assert "fell from behind" in softer.failing


def test_a_price_rises_with_every_kind_of_unlikeness():
    from footfall.learn.score import Steady

    search = objective()
    settled = {"up": 5.0, "fell": False, "speed_error": 0.01, "leg_deg": 4.0}
    good = search.price(Steady(**settled))
    worse = ({"speed_error": 0.2}, {"leg_deg": 9.0}, {"tempo": 0.8}, {"tempo": 1.1}, {"uneven": 0.2}, {"shake": 3.0})
    for change in worse:
        assert search.price(Steady(**(settled | change))) > good, change
    for change in ({"tempo": 0.95}, {"leg_deg": 4.5}):  # near enough: what survives more pushes is better
        assert search.price(Steady(**(settled | change))) == pytest.approx(good)
