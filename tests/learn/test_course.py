"""How a search goes: who cannot walk yet is led by the hand, less and less, and what comes out walks alone."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from footfall.learn import search as searching
from footfall.learn.search import FIRST, HELP, search
from footfall.optimize.search import Score

N = 6
GOAL = np.full(N, 0.6)


class Narrow:
    """Something walks only near one point of the ranges; led by the hand, from further away."""

    def __init__(self, radius: float = 0.15, led: float = 0.6, passes: float = 1.0):
        self.radius, self.led, self.passes = radius, led, passes
        self.level = self.help = 0.0
        self.failing: dict[str, int] = {}
        self.asked: list[tuple[float, float]] = []

    def plan(self, generation):
        self.asked.append((self.level, self.help))
        return self.level, self.help

    def score(self, point, plan):
        level, help = plan
        far = float(np.linalg.norm(point - GOAL))
        if far > self.radius + self.led * min(help, 1.0):
            return Score(100.0 - 10.0 * self.radius, {"up": 1.0})  # from afar nobody can tell which way to go
        return Score(10.0 * far, {"leg_deg": 5.0} | ({"passed": self.passes} if level else {}))

    def learn(self, scores):
        pass


def found(objective, starts, generations=80):
    return search(
        starts,
        lambda point: point,
        objective,
        lambda work, items: [work(item) for item in items],
        KeyboardInterrupt,
        seconds=60.0,
        generations=generations,
    )


def test_what_walks_from_the_start_is_pushed_and_never_led():
    objective = Narrow()
    result = found(objective, [np.zeros(N), GOAL + 0.01], 5)
    assert result.lasted
    assert [help for _, help in objective.asked] == [0.0] * 5
    assert objective.asked[0][0] == FIRST
    assert np.allclose(result.first[0], GOAL + 0.01)
    assert len(result.first) == 1  # the other start fell, and is no candidate


def test_the_best_two_starting_points_stay_candidates():
    starts = [GOAL + 0.03, np.zeros(N), GOAL + 0.01, GOAL + 0.02]
    result = found(Narrow(), starts, 5)
    assert [round(float(point[0] - GOAL[0]), 6) for point in result.first] == [0.01, 0.02]
    assert all(any(point is first for point in result.points) for first in result.first)


def test_who_cannot_walk_is_led_by_the_hand_until_it_can():
    objective = Narrow()
    result = found(objective, [np.zeros(N), GOAL - 0.25])
    led = [help for _, help in objective.asked]
    assert led[0] == 0.0  # first everybody tries alone
    assert led[1] == HELP
    assert led[-1] == 0.0
    assert result.lasted
    assert objective.asked[-1][0] > 0.0  # and is pushed in the end
    assert np.linalg.norm(result.points[0] - GOAL) < objective.radius


def test_without_a_hand_it_would_not_have_been_found(monkeypatch):
    """From afar nothing tells the search which way to go."""
    monkeypatch.setattr(searching, "HELP", 1e-9)
    monkeypatch.setattr(searching, "MOST_HELP", 1e-9)
    assert not found(Narrow(radius=0.02), [np.zeros(N), GOAL - 0.25]).lasted


def test_who_walks_only_when_led_has_not_lasted():
    result = found(Narrow(radius=-0.2, led=0.9), [GOAL - 0.1])
    assert not result.lasted
    assert "led by the hand" in result.failing or "falls after" in result.failing


def test_a_start_that_falls_to_most_pushes_is_a_candidate_but_not_where_the_search_begins_alone():
    objective = Narrow(passes=0.25)
    result = found(objective, [GOAL + 0.02], 4)
    assert objective.asked[1] == (0.0, HELP)
    assert any(np.allclose(point, GOAL + 0.02) for point in result.points)


@pytest.mark.parametrize("fraction", [0.0, 0.3, 1.0])
def test_the_hand_is_firmer_when_hardly_any_last_and_lets_go_when_half_do(fraction):
    objective = SimpleNamespace(help=0.5, level=0.0)
    course = searching._Course([GOAL], objective, 1)  # pyright: ignore[reportArgumentType]
    objective.help, objective.level = 0.5, 0.0
    course._let_go(fraction)
    assert (objective.help > 0.5, objective.help < 0.5) == (fraction == 0.0, fraction == 1.0)
