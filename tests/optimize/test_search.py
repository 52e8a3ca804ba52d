"""The search: its parameters come from the file, it is reproducible, and Ctrl-C keeps the best."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall import parallel
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput, UnknownName
from footfall.optimize import search, space, tune
from footfall.optimize.race import Ladder, Race, race, thesis_ladders
from footfall.optimize.walking import SteadyGait, penalty, settle, simulation
from footfall.trials import Trial, run


class Bowl:
    """Best where every tunable is at 0.3 of its range."""

    def __init__(self, stop_at=None):
        self.stop_at, self.plans = stop_at, 0

    def plan(self, generation):
        self.plans += 1
        if self.stop_at == self.plans:
            raise parallel.Interrupted([])
        return generation

    def score(self, skill, plan):
        return search.Score(float(np.sum((self.numbers(skill) - 0.3) ** 2)))

    def numbers(self, skill):
        found = []
        for state in skill.body["states"]:
            for value in (*state.values(), *state.get("lat", {}).values()):
                if isinstance(value, dict) and "value" in value:
                    found.append((value["value"] - value["low"]) / (value["high"] - value["low"]))
        return np.array(found)

    def adapt(self, scores):
        pass


def test_the_search_vector_is_the_file_in_file_order():
    found = space.read(skills.load("human-walk-robust"))
    assert found.names[0] == "states[0].until"
    assert "states[1].lat.cv" in found.names
    assert found.names.index("states[0].lat.cv") < found.names.index("states[1].cd")
    assert np.all((found.start >= 0.0) & (found.start <= 1.0))


def test_a_point_written_and_read_back_is_the_same_skill_with_its_comments():
    found = space.read(skills.load("human-walk-robust"))
    point = np.clip(found.start + 0.05, 0.0, 1.0)
    text = found.written(point).as_string()
    assert "# [N m/rad]" in text
    values = found.values(point)
    for name in ("states[0].until", "states[1].lat.cv"):
        assert f"value = {values[name]:g}" in text
    assert found.skill(point).body["states"][0]["until"]["value"] == values["states[0].until"]


def test_the_search_finds_the_bottom_of_a_bowl_and_is_reproducible():
    found = space.read(skills.load("human-run"))
    one = search.search(found, Bowl(), 60, population=10, spread=0.2, seed=3)
    two = search.search(found, Bowl(), 60, population=10, spread=0.2, seed=3)
    begin = float(np.sum((found.start - 0.3) ** 2))
    assert one.score.value < 0.05 * begin
    assert np.array_equal(one.point, two.point)
    assert not one.stopped


def test_ctrl_c_keeps_the_best_so_far():
    found = space.read(skills.load("human-run"))
    result = search.search(found, Bowl(stop_at=8), 60, population=10, spread=0.2, seed=3)
    assert result.stopped
    assert result.generations == 7
    assert result.score.value < float("inf")


def test_a_search_that_finds_nothing_better_keeps_the_file():
    class BestAtHome(Bowl):
        def score(self, skill, plan):
            return search.Score(float(np.sum((self.numbers(skill) - home) ** 2)))

    found = space.read(skills.load("human-run"))
    home = found.start
    result = search.search(found, BestAtHome(), 1, population=4, spread=0.3, seed=1)
    assert result.score.value == pytest.approx(0.0, abs=1e-5)


def test_a_file_without_tunables_says_how_to_make_some():
    with pytest.raises(BadFile, match=r"value = 0\.2"):
        space.read(skills.load("human-walk"))


def test_unknown_goals_and_planar_skills_are_refused():
    with pytest.raises(UnknownName, match="robustness"):
        tune.objective(tune.Goal("robust"))
    with pytest.raises(BadInput, match="low below high"):
        tune.space(skills.load("human-run"), tune.Goal("speed", (2.0, 1.0)))


def test_a_gait_outside_its_wanted_ranges_has_a_penalty():
    good = SteadyGait(up=10.0, fell=False, speed=1.0, step_time=0.38, separation=0.2, narrowest=0.2)
    wanted = {"speed": (0.9, 1.1)}
    assert penalty(good, wanted) == 0.0
    slow = SteadyGait(up=10.0, fell=False, speed=0.5, step_time=0.38, separation=0.2, narrowest=0.2)
    crossed = SteadyGait(up=10.0, fell=False, speed=1.0, step_time=0.38, separation=-0.1, narrowest=-0.1)
    assert penalty(slow, wanted) > 1.0
    assert penalty(crossed, wanted) > 5.0
    skip = replace(good, unevenness=0.1)
    assert penalty(skip, wanted) > 1.0
    assert penalty(skip, {**wanted, "unevenness": (0.0, 0.2)}) == 0.0


class TwoLadders(Race):
    """Passes a ladder when the parameter of its direction is near the middle of its range; no simulation."""

    def run(self, skill):
        values = Bowl().numbers(skill)
        for i, ladder in enumerate(self.ladders):
            if abs(values[ladder.direction] - 0.5) > 0.2:
                return search.Score(-float(i), {f"fell from {ladder.name}": 1.0})
        return search.Score(-float(len(self.ladders)))


def test_a_race_ends_when_every_ladder_is_passed_and_tries_first_what_eliminated_most():
    found = space.read(skills.load("human-run"))
    runner = TwoLadders(ladders=[Ladder(0, 10.0, True), Ladder(4, 10.0, False)])
    result = race(found, runner, 200, population=8, spread=0.1, seed=2)
    assert result.score.value == -2.0
    assert result.generations < 200
    counts = [runner.eliminated.get(ladder, 0) for ladder in runner.ladders]
    assert counts == sorted(counts, reverse=True)


def test_the_ladders_are_the_thesis_s_without_leg_collision_and_0_6_of_it_with():
    ladders = thesis_ladders()
    assert [int(x.max_force) for x in ladders if not x.leg_collision] == [340, 190, 240, 190, 270, 220, 330, 230]
    assert all(x.max_force >= 0.6 * 190 for x in ladders if x.leg_collision)


def test_a_gait_outside_its_wanted_ranges_is_not_pushed():
    skill = skills.load("human-run")  # its feet are in the air too long for the walk that is wanted here
    assert Race(dt=2e-3)._start(replace(skill, wanted={"speed": (0.0, 0.1)}), True) is None


def test_a_hop_that_is_to_rise_is_scored_by_its_rise():
    skill = skills.load("human-hop")
    gait = settle(simulation(skill, 2e-3), 2.0, 2.0, rise=True)
    plain = settle(simulation(skill, 2e-3), 2.0, 2.0)
    rises = run(Trial(skill, 4.0, 2e-3)).rises()
    assert gait.rise == pytest.approx(float(np.mean(rises[len(rises) // 2 :])), abs=5e-3)
    assert plain.rise == 0.0
    assert (gait.flight, gait.step_time) == pytest.approx((plain.flight, plain.step_time), rel=1e-6)
    higher = {**skill.wanted, "rise": (0.15, 0.3)}
    assert penalty(gait, higher) > penalty(gait, skill.wanted) + 5.0
