"""The objective of a recorded gait: pushes where most candidates fall, trials no longer than needed, rising levels."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.learn import prepare
from footfall.learn.score import (
    IMPULSE,
    PHASE_BINS,
    PUSH_TERM,
    SURVIVAL_SECONDS,
    ImitatedGait,
    Imitation,
    SimulationPool,
    advance_to_phase,
    deviation,
    measure,
    recovery,
    survival,
)
from footfall.optimize.search import Score
from footfall.physics import kernel

WALK = "human-norm-walk"


def objective(**more) -> Imitation:
    return Imitation(None, None, **more)  # pyright: ignore[reportArgumentType]


def told(bins: dict[int, float], passed: float, of: int = 6) -> list[Score]:
    return [Score(1.0, {"leg_deg": 5.0, "passed": passed, **{f"{PUSH_TERM}{k}": v for k, v in bins.items()}})] * of


@pytest.fixture(scope="module")
def settled(walk_clip):
    """A walk that has settled, its recording, and how it was while it did."""
    recording = prepare.prepare(clips.load(walk_clip), "human").recording
    walk = skills.load(WALK)
    sim = SimulationPool(walk).begin(walk, 2e-3)
    gait = measure(sim, recording, 4.0, 4.0)
    assert not gait.fell
    return sim, recording, gait, sim.save()


def test_a_trial_ends_on_recovery_with_the_same_outcome_as_the_full_trial(settled):
    """The full and the short trial of a push agree on falls, and the short one ends sooner without one."""
    sim, recording, gait, start = settled
    sim.restore(start)
    period = recording.period
    assert advance_to_phase(sim, 0.0, period)
    here, begin = sim.save(), sim.time
    outcomes, shorter = [], 0
    for direction in range(4):
        for impulse in (0.5 * IMPULSE, 4.0 * IMPULSE):
            both = []
            for quick in (False, True):
                if quick:
                    fraction, took = recovery(sim, direction, impulse, SURVIVAL_SECONDS + period, gait.strike_offsets)
                    assert (took == 1.0) if fraction < 1.0 else (took < 1.0)
                else:
                    fraction = survival(sim, direction, impulse, SURVIVAL_SECONDS + period)
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


def test_a_settled_gait_has_no_deviation_and_a_pushed_one_has(settled):
    sim, recording, gait, start = settled
    sim.restore(start)
    assert advance_to_phase(sim, 0.0, recording.period)
    assert deviation(sim, gait.strike_offsets) == 0.0
    survival(sim, 2, 2.0 * IMPULSE, 0.2)
    sim.advance(sim.time + 3.0, kernel.STATE_CHANGE)
    assert deviation(sim, gait.strike_offsets) > 0.0
    sim.world.push(())


def test_pushes_with_a_high_fall_rate_are_drawn_more_often():
    search = objective(level=1.0)
    hard = 4 * 2 + 3
    search.fall_rate[:] = 0.0
    search.fall_rate.flat[hard] = 1.0
    asked = np.zeros(PHASE_BINS * 4)
    for generation in range(200):
        _, _, pushes = search.plan(generation)
        for phase, direction, _ in pushes:
            asked[4 * int(PHASE_BINS * phase) + direction] += 1
    assert asked.argmax() == hard
    assert asked[hard] > 3 * np.median(asked)
    assert asked.min() > 0  # and every one is drawn at times


def test_the_plan_depends_only_on_seed_and_generation():
    one, other = objective(level=0.8, seed=3), objective(level=0.8, seed=3)
    assert one.plan(5) == other.plan(5)
    assert one.plan(5) != one.plan(6)


def test_a_reused_simulation_has_no_assistance_left(settled):
    """The search assists; the same simulations then give the verdict, as if there had been no assistance."""
    _, recording, _, _ = settled
    walk = skills.load(WALK)
    used = SimulationPool(walk)
    search = Imitation(recording, used, assist=2.0)
    assert "leg_deg" in search.score(walk, search.plan(0)).terms
    ends = []
    for pool in (used, SimulationPool(walk)):
        sim = pool.begin(walk, search.plan(0)[0])
        sim.advance(3.0)
        ends.append(sim.world.data.qpos.copy())
    assert np.array_equal(*ends)


def test_there_are_no_pushes_at_level_0():
    assert objective().plan(0)[2] == []


@pytest.mark.parametrize("symmetric", [True, False])
def test_a_symmetric_gait_updates_the_fall_rate_of_the_mirrored_push_too(symmetric):
    search = objective(level=1.0, symmetric=symmetric)
    before = search.fall_rate.copy()
    search.adapt(told({4 * 1 + 2: 0.0}, 0.5))
    changed = {(int(i), int(j)) for i, j in np.argwhere(search.fall_rate != before)}
    mirrored = ((1 + PHASE_BINS // 2) % PHASE_BINS, 3)
    assert changed == ({(1, 2), mirrored} if symmetric else {(1, 2)})


def test_the_push_level_rises_when_all_survive_and_falls_when_all_fall():
    harder, softer = objective(level=0.5), objective(level=0.5)
    harder.adapt(told({0: 1.0}, 1.0))
    softer.adapt(told({0: 0.0}, 0.0))
    assert harder.level > 0.5 > softer.level
    for _ in range(100):
        harder.adapt(told({0: 1.0}, 1.0))
    assert harder.level == harder.max_level
    assert "fell from behind" in softer.failures


def test_the_penalty_rises_with_every_error():
    search = objective()
    settled = {"up": 5.0, "fell": False, "speed_error": 0.01, "leg_deg": 4.0}
    good = search.penalty(ImitatedGait(**settled))
    worse = ({"speed_error": 0.2}, {"leg_deg": 9.0}, {"tempo": 0.8}, {"tempo": 1.1})
    worse += ({"unevenness": 0.2}, {"rate_error": 3.0}, {"torque_ratio": 2.0})
    for change in worse:
        assert search.penalty(ImitatedGait(**(settled | change))) > good, change
    for change in ({"tempo": 0.95}, {"leg_deg": 4.5}):  # near enough: what survives more pushes is better
        assert search.penalty(ImitatedGait(**(settled | change))) == pytest.approx(good)
