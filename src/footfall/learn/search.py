"""CMA-ES for a recorded gait, within a budget: first that it lasts, then that it lasts when pushed.

N. Hansen, "The CMA evolution strategy: a tutorial", arXiv:1604.00772, through the pycma library. The clock decides only
how many generations are made; with the same seed every one of them is the same, whatever the machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..optimize.search import Score, scored
from .score import Imitation

POPULATION = 14
SPREAD, WIDER, NARROWER = 0.08, 0.15, 0.04  # of the ranges: at first, when nothing lasts, and around what lasts
PATIENCE = 20  # generations without one that lasts before the search begins anew, wider
FIRST = 1.15  # of the push asked for in the end, with which the starting points are compared
EARLIER = 4  # generations between the means that are candidates in the end

Make = Callable[[np.ndarray], Skill]
Each = Callable[..., list[Any]]


@dataclass
class Found:
    """The best candidates so far, the likeliest first, and how the search went."""

    points: list[np.ndarray]
    means: list[np.ndarray] = field(default_factory=list)  # of the generations in which something lasted
    first: list[np.ndarray] = field(default_factory=list)  # the starting point, if it lasted
    score: Score = field(default_factory=lambda: Score(float("inf")))
    generations: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    lasted: bool = False  # whether any candidate did
    level: float = 0.0
    stopped: bool = False
    failing: str = "everything falls so far"


def search(
    starts: list[np.ndarray],
    make: Make,
    objective: Imitation,
    each: Each,
    stopped: type[Exception],
    seconds: float,
    generations: int = 10_000,
    seed: int = 1,
    tell: Callable[[Found], None] = lambda found: None,
) -> Found:
    """Search from the best of `starts` (shares of the ranges) until the time is over."""
    found, begin = Found(starts[:1]), time.monotonic()
    strategy, without = _strategy(starts[0], SPREAD, seed), 0
    objective.level = FIRST

    try:
        for generation in range(generations):
            if time.monotonic() - begin > seconds:
                break
            plan = objective.plan(generation)
            points = starts if generation == 0 else strategy.ask()
            scores = each(lambda point, plan=plan: scored(objective, make, point, plan), points)
            if generation > 0:
                strategy.tell(points, [s.value for s in scores])
            objective.learn(scores)
            order = np.argsort([s.value for s in scores], kind="stable")
            best = scores[order[0]]
            lasting = "leg_deg" in best.terms
            _note(found, strategy, [np.asarray(points[i]) for i in order[:2]], best, objective, lasting)
            found.generations, found.evaluations = generation + 1, found.evaluations + len(points)
            found.seconds = time.monotonic() - begin
            tell(found)
            without = 0 if lasting else without + 1
            if generation == 0:
                strategy = _strategy(np.asarray(points[order[0]]), NARROWER if lasting else SPREAD, seed)
                objective.level = objective.level if lasting else 0.0
                found.first = [np.asarray(points[order[0]])] if lasting else []
            elif lasting and objective.level == 0.0:  # it walks: now around this one, pushed
                objective.level = 0.5
                strategy = _strategy(np.asarray(points[order[0]]), NARROWER, seed + generation + 1)
            elif without >= PATIENCE:
                without = 0
                strategy = _strategy(found.points[0], WIDER, seed + generation + 1)
    except (stopped, KeyboardInterrupt):
        found.stopped = True
    found.seconds = time.monotonic() - begin
    return found


def _note(found: Found, strategy: Any, best: list[np.ndarray], score: Score, objective: Imitation, lasts: bool) -> None:
    """Remember the mean of the distribution and the best of this generation; of falling ones the longest up."""
    if lasts or (not found.lasted and score.value < found.score.value):
        found.score = score
        if found.lasted:
            found.means.append(np.clip(np.asarray(strategy.result.xfavorite), 0.0, 1.0))
        found.points = [*found.means[: -1 - 3 * EARLIER : -EARLIER], *best[: 2 - len(found.first)], *found.first]
    found.lasted |= lasts
    found.level = objective.level
    if not found.lasted:
        found.failing = f"falls after {score.terms.get('up', 0.0):.1f} s"
    elif objective.failing:
        found.failing = max(objective.failing, key=lambda name: objective.failing[name])
    else:
        found.failing = "nothing at this level"


def _strategy(start: np.ndarray, spread: float, seed: int) -> Any:
    import cma

    options = {
        "seed": seed or 2**32 - 1,  # pycma takes 0 for "by the clock"
        "popsize": POPULATION,
        "bounds": [0.0, 1.0],
        "verbose": -9,
        "tolfun": 0,
        "tolflatfitness": 1000,
    }
    return cma.CMAEvolutionStrategy(start, spread, options)
