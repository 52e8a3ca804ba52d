"""CMA-ES over the tunables of a skill: all cores, seeded, and Ctrl-C keeps the best.

N. Hansen, "The CMA evolution strategy: a tutorial", arXiv:1604.00772, through the pycma library.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from ..control.skill import Skill
from ..errors import FootfallError
from .space import Space

HOPELESS = 1e6  # what a point scores that is not even a valid skill


@dataclass(frozen=True)
class Score:
    """How good a point is (low is good) and what it did, by name."""

    value: float
    terms: dict[str, float] = field(default_factory=dict)


class Objective(Protocol):
    """What a search asks for. A generation's plan is the same for all of its points."""

    def plan(self, generation: int) -> Any: ...

    def score(self, skill: Skill, plan: Any) -> Score: ...

    def learn(self, scores: list[Score]) -> None: ...


@dataclass
class Result:
    """The best point so far and how the search went."""

    point: np.ndarray
    score: Score
    generations: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    stopped: bool = False
    history: list[float] = field(default_factory=list)


def scored(objective: Objective, make: Callable[[np.ndarray], Skill], point: np.ndarray, plan: Any) -> Score:
    """The score of a point; a point that is not even a valid skill is hopeless."""
    try:
        return objective.score(make(point), plan)
    except FootfallError:
        return Score(HOPELESS)


def search(
    space: Space,
    objective: Objective,
    each: Callable[..., list[Any]],
    stopped: type[Exception],
    generations: int,
    population: int = 16,
    spread: float = 0.1,
    seed: int = 1,
    seconds: float = float("inf"),
    tell: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Search from where the file stands. `each(work, items)` maps over all cores and raises `stopped` on Ctrl-C.

    The plan changes from generation to generation, so scores of different generations cannot be compared:
    the answer is the mean of the last generation's distribution or its best point, whichever the closing
    plan finds better, and the file's own numbers if neither beats them.
    """
    import cma

    options = {
        "seed": seed or 2**32 - 1,  # pycma takes 0 for "by the clock"
        "popsize": population,
        "bounds": [0.0, 1.0],
        "verbose": -9,
        "maxiter": generations,
        "tolfun": 0,
        "tolflatfitness": 1000,
    }
    strategy = cma.CMAEvolutionStrategy(space.start, spread, options)
    best = space.start
    result = Result(best, Score(float("inf")))
    begin = time.monotonic()

    try:
        for generation in range(generations):
            if time.monotonic() - begin > seconds:
                break
            plan = objective.plan(generation)
            points = strategy.ask()
            scores = each(lambda point, plan=plan: scored(objective, space.skill, point, plan), points)
            strategy.tell(points, [s.value for s in scores])
            objective.learn(scores)
            low = int(np.argmin([s.value for s in scores]))
            best = np.asarray(points[low])
            result.score = scores[low]
            result.point = best
            result.generations = generation + 1
            result.evaluations += len(points)
            result.seconds = time.monotonic() - begin
            result.history.append(result.score.value)
            tell(result)
        candidates = [np.asarray(strategy.result.xfavorite), best, space.start]
        plan = objective.plan(-1)
        finals = each(lambda point: scored(objective, space.skill, point, plan), candidates)
        choice = int(np.argmin([s.value for s in finals]))
        result.point, result.score = candidates[choice], finals[choice]
    except (stopped, KeyboardInterrupt):  # the latter between two generations
        result.stopped = True
    result.seconds = time.monotonic() - begin
    return result
