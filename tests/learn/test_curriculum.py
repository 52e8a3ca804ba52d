"""The curriculum of a search: root assistance while no candidate walks, less as more of them last, then pushes."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from footfall.learn import search as searching
from footfall.learn.search import FIRST_ASSIST, START_PUSH_LEVEL, search
from footfall.optimize.search import Score

N = 6
GOAL = np.full(N, 0.6)


class NarrowBasin:
    """Candidates walk only near one point of the ranges; with assistance, from further away."""

    def __init__(self, radius: float = 0.15, assisted_radius: float = 0.6, passes: float = 1.0):
        self.radius, self.assisted_radius, self.passes = radius, assisted_radius, passes
        self.level = self.assist = 0.0
        self.failures: dict[str, int] = {}
        self.asked: list[tuple[float, float]] = []

    def plan(self, generation):
        self.asked.append((self.level, self.assist))
        return self.level, self.assist

    def score(self, point, plan):
        level, gain = plan
        distance = float(np.linalg.norm(point - GOAL))
        if distance > self.radius + self.assisted_radius * min(gain, 1.0):
            return Score(100.0 - 10.0 * self.radius, {"up": 1.0})  # no gradient outside the basin
        return Score(10.0 * distance, {"leg_deg": 5.0} | ({"passed": self.passes} if level else {}))

    def adapt(self, scores):
        self.any_lasts = any("leg_deg" in score.terms for score in scores)


def found(objective, starts, generations=80):
    return search(starts, lambda point: point, objective, seconds=float("inf"), generations=generations)


def test_a_start_that_walks_is_pushed_and_never_assisted():
    objective = NarrowBasin()
    result = found(objective, [np.zeros(N), GOAL + 0.01], 5)
    assert result.lasted
    assert [gain for _, gain in objective.asked] == [0.0] * 5
    assert objective.asked[0][0] == START_PUSH_LEVEL
    assert np.allclose(result.best_starts[0], GOAL + 0.01)
    assert len(result.best_starts) == 1  # the other start fell, and is no candidate


def test_the_best_two_starting_points_stay_candidates():
    starts = [GOAL + 0.03, np.zeros(N), GOAL + 0.01, GOAL + 0.02]
    result = found(NarrowBasin(), starts, 5)
    assert [round(float(point[0] - GOAL[0]), 6) for point in result.best_starts] == [0.01, 0.02]
    assert all(any(point is start for point in result.points) for start in result.best_starts)


def test_candidates_that_fall_are_assisted_until_they_walk():
    objective = NarrowBasin()
    result = found(objective, [np.zeros(N), GOAL - 0.25])
    gains = [gain for _, gain in objective.asked]
    assert gains[0] == 0.0  # all starting points are tried without assistance first
    assert gains[1] == FIRST_ASSIST
    assert gains[-1] == 0.0
    assert result.lasted
    assert objective.asked[-1][0] > 0.0  # and are pushed in the end
    assert np.linalg.norm(result.points[0] - GOAL) < objective.radius


def test_without_assistance_the_same_search_finds_nothing(monkeypatch):
    """Outside the basin all scores are equal."""
    monkeypatch.setattr(searching, "FIRST_ASSIST", 1e-9)
    monkeypatch.setattr(searching, "MAX_ASSIST", 1e-9)
    assert not found(NarrowBasin(radius=0.02), [np.zeros(N), GOAL - 0.25]).lasted


def test_candidates_that_walk_only_with_assistance_have_not_lasted():
    """With enough assistance some last, with less none does; each generation is described by what happened in it."""
    seen, expected = [], []
    objective = NarrowBasin(radius=-0.2, assisted_radius=0.9)

    def progress(state):
        seen.append(state.failing)
        walks = f"walks only with assistance, gain {objective.assist:.2f}"
        expected.append(walks if objective.any_lasts else "falls after 1.0 s")

    result = search(
        [GOAL - 0.1],
        lambda point: point,  # pyright: ignore[reportArgumentType]
        objective,  # pyright: ignore[reportArgumentType]
        seconds=float("inf"),
        generations=80,
        progress=progress,
    )
    assert not result.lasted
    assert seen == expected
    assert len(set(seen)) > 2  # both kinds of generations occurred


def test_a_start_that_falls_to_most_pushes_is_a_candidate_but_not_searched_without_assistance():
    objective = NarrowBasin(passes=0.25)
    result = found(objective, [GOAL + 0.02], 4)
    assert objective.asked[1] == (0.0, FIRST_ASSIST)
    assert any(np.allclose(point, GOAL + 0.02) for point in result.points)


@pytest.mark.parametrize("fraction", [0.0, 0.3, 1.0])
def test_assistance_rises_when_few_last_and_falls_when_half_do(fraction):
    objective = SimpleNamespace(assist=0.5, level=0.0)
    curriculum = searching._Curriculum([GOAL], objective, 1, searching.POPULATION)  # pyright: ignore[reportArgumentType]
    objective.assist, objective.level = 0.5, 0.0
    curriculum._adapt_assist(fraction)
    assert (objective.assist > 0.5, objective.assist < 0.5) == (fraction == 0.0, fraction == 1.0)
