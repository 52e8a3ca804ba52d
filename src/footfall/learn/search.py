"""CMA-ES for a recorded gait, within a time budget: first without pushes if necessary, then with pushes.

Where no starting point walks, a curriculum assists the root at first and lowers the assistance as more candidates
last. The clock decides only the number of generations; with the same seed every generation is the same on any machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..optimize import cma_es
from ..optimize.search import Kept, Score, keep, scored_in_parallel
from ..trials.together import Mapper
from .score import IMPULSE, Imitation

POPULATION = 14
GPU_POPULATION = 128
SPREAD, WIDE_SPREAD, NARROW_SPREAD = 0.08, 0.15, 0.04  # fractions of the ranges: first, if none lasts, if one does
RESTART_AFTER = 20  # generations without a candidate that lasts, after which the search restarts with a wide spread
MIN_PASSED_FRACTION = 0.5  # of the pushes that a starting point must survive to be searched without assistance
FIRST_ASSIST, MAX_ASSIST, MIN_ASSIST = 1.0, 4.0, 0.03  # gains of the root assistance; below the minimum it is 0
ASSIST_DECREASE, ASSIST_INCREASE = 0.7, 1.3  # factors when many candidates of a generation last, and when few do
MANY_LASTING, FEW_LASTING = 0.5, 0.2  # fractions of a generation
FIRST_PUSH_LEVEL = 0.4  # of the pushes after assistance, as a fraction of `IMPULSE`
START_PUSH_LEVEL = 1.15  # of the pushes by which starting points are compared, as a fraction of `IMPULSE`
KEPT_STARTS = 2  # starting points that stay candidates for the final check
CANDIDATE_INTERVAL = 4  # generations between the first two means that are candidates for the final check

Make = Callable[[np.ndarray], Skill]


@dataclass
class SearchResult:
    """The best candidates so far, the most promising first, and the statistics of the search.

    Attributes:
        points: Candidates for the final check, each an array of fractions of the ranges.
        means: Means of the distributions of the generations in which a candidate lasted.
        bests: Best points of the same generations.
        best_starts: The best starting points that lasted.
        score: Score of the best candidate of the last such generation.
        generations: Number of generations.
        evaluations: Number of candidates evaluated.
        seconds: Time spent [s].
        lasted: Whether any candidate lasted without assistance.
        level: Present push level.
        stopped: Whether Ctrl-C ended the search.
        failing: What most candidates fail at.
    """

    points: list[np.ndarray]
    means: list[np.ndarray] = field(default_factory=list)
    bests: list[np.ndarray] = field(default_factory=list)
    best_starts: list[np.ndarray] = field(default_factory=list)
    score: Score = field(default_factory=lambda: Score(float("inf")))
    generations: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    lasted: bool = False
    level: float = 0.0
    stopped: bool = False
    failing: str = "all candidates fall so far"

    def words(self) -> str:
        """One line about the state of the search: tracking errors, push level, and what most candidates fail at."""
        terms, parts = self.score.terms, [f"generation {self.generations}"]
        if "leg_deg" in terms:
            parts.append(f"legs {terms['leg_deg']:.1f}°, speed off by {100 * terms['speed_error']:.0f} %")
        if self.level > 0.0:
            parts.append(f"pushes of {IMPULSE * self.level:.0f} N s")
        return ", ".join([*parts, f"failing at: {self.failing}"])


def search(
    starts: list[np.ndarray],
    make: Make,
    objective: Imitation,
    seconds: float,
    generations: int = 10_000,
    seed: int = 1,
    progress: Callable[[SearchResult], None] = lambda result: None,
    kept: Kept | None = None,
    together: Mapper | None = None,
) -> SearchResult:
    """Search from the best of several starting points until the time is over.

    Args:
        starts: Starting points, each an array of fractions of the ranges.
        make: Makes the skill of a point.
        objective: What is minimized; the search adapts its push level and assistance.
        seconds: Time limit [s].
        generations: Largest number of generations.
        seed: Random seed.
        progress: Called after every generation.
        kept: Scores of an earlier search that was killed; new ones are added.
        together: A GPU that evaluates generations, which are larger then.

    Returns:
        Candidates for the final check; after Ctrl-C those so far.
    """
    population = POPULATION if together is None else GPU_POPULATION
    result, curriculum = SearchResult(starts[:1]), _Curriculum(starts, objective, seed, population)
    begin = time.monotonic() - (kept.seconds if kept else 0.0)
    try:
        for generation in range(generations):
            count = len(starts) if curriculum.comparing_starts else population
            scores = kept.known(generation, count) if kept else None
            if scores is None and time.monotonic() - begin > seconds:
                break
            plan, points = objective.plan(generation), curriculum.ask()
            if scores is None:
                scores = scored_in_parallel(objective, make, points, plan, together)
                keep(kept, scores, begin)
            objective.adapt(scores)
            order = np.argsort([s.value for s in scores], kind="stable")
            best, lasting = [np.asarray(points[i]) for i in order[:2]], ["leg_deg" in s.terms for s in scores]
            _record(result, curriculum, best, scores[order[0]], any(lasting))
            result.generations, result.evaluations = generation + 1, result.evaluations + len(points)
            result.seconds = time.monotonic() - begin
            progress(result)
            if generation == 0 and result.lasted:
                result.best_starts = [np.asarray(points[i]) for i in order[:KEPT_STARTS] if lasting[i]]
            curriculum.advance(points, scores, best[0], float(np.mean(lasting)), result, generation)
    except (parallel.Interrupted, KeyboardInterrupt):
        result.stopped = True
    result.seconds = time.monotonic() - begin
    return result


class _Curriculum:
    """What is evaluated next: the starting points, then generations with assistance, without it, and with pushes."""

    def __init__(self, starts: list[np.ndarray], objective: Imitation, seed: int, population: int):
        self.starts, self.objective, self.seed, self.population = starts, objective, seed, population
        self.strategy, self.comparing_starts, self.failed_generations = self._strategy(starts[0], SPREAD, seed), True, 0
        objective.level, objective.assist = START_PUSH_LEVEL, 0.0

    def _strategy(self, start: np.ndarray, spread: float, seed: int) -> Any:
        return cma_es.strategy(start, spread, self.population, seed)

    def ask(self) -> list[np.ndarray]:
        """The points of the next generation."""
        return self.starts if self.comparing_starts else self.strategy.ask()

    def advance(
        self,
        points: Any,
        scores: list[Score],
        best: np.ndarray,
        lasting: float,
        result: SearchResult,
        generation: int,
    ) -> None:
        """Update the distribution, the assistance and the push level after a generation.

        Args:
            points: The points of the generation.
            scores: Their scores.
            best: The best point.
            lasting: Fraction of the candidates that lasted.
            result: The result so far.
            generation: Index of the generation.
        """
        objective, seed = self.objective, self.seed + generation + 1 if generation else self.seed
        if not self.comparing_starts:
            self.strategy.tell(points, [s.value for s in scores])
        self.failed_generations = 0 if lasting else self.failed_generations + 1
        passed = result.score.terms.get("passed", 0.0) >= MIN_PASSED_FRACTION
        good_start = lasting if objective.assist else passed
        if self.comparing_starts and (good_start or objective.assist == MAX_ASSIST):
            self.comparing_starts = False
            self.strategy = self._strategy(best, SPREAD if objective.assist else NARROW_SPREAD, seed)
        elif self.comparing_starts:  # compare the starting points again, with assistance and without pushes
            objective.level, objective.assist = 0.0, MAX_ASSIST if objective.assist else FIRST_ASSIST
        elif self.failed_generations >= RESTART_AFTER:
            self.failed_generations = 0
            self.strategy = self._strategy(result.points[0], WIDE_SPREAD, seed)
        else:
            self._adapt_assist(lasting)

    def _adapt_assist(self, lasting: float) -> None:
        """Lower the assistance when many candidates last, raise it when few do; push once there is none."""
        objective = self.objective
        if lasting < FEW_LASTING:
            objective.assist = min(max(objective.assist, MIN_ASSIST) * ASSIST_INCREASE, MAX_ASSIST)
            objective.level = 0.0
        elif lasting >= MANY_LASTING and objective.assist > 0.0:
            objective.assist *= ASSIST_DECREASE if objective.assist * ASSIST_DECREASE > MIN_ASSIST else 0.0
        elif lasting >= MANY_LASTING and objective.level == 0.0:
            objective.level = FIRST_PUSH_LEVEL


def _record(result: SearchResult, curriculum: _Curriculum, best: list[np.ndarray], score: Score, lasts: bool) -> None:
    """Record the mean and the best point of a generation; while all fall, the one that stayed up longest."""
    objective = curriculum.objective
    unassisted = lasts and objective.assist == 0.0
    if lasts or (not result.lasted and score.value < result.score.value):
        result.score = score
        if result.lasted:
            result.means.append(np.clip(np.asarray(curriculum.strategy.result.xfavorite), 0.0, 1.0))
            result.bests.append(best[0])
        result.points = _candidates(result, best)
    result.lasted |= unassisted
    result.level = objective.level
    if lasts and not unassisted:
        result.failing = f"walks only with assistance, gain {objective.assist:.2f}"
    elif not result.lasted:
        result.failing = f"falls after {score.terms.get('up', 0.0):.1f} s"
    elif objective.failures:
        result.failing = max(objective.failures, key=lambda name: objective.failures[name])
    else:
        result.failing = "nothing at this level"


def _candidates(result: SearchResult, best: list[np.ndarray]) -> list[np.ndarray]:
    """The most promising first: two late means, the best, the best starting points; then earlier means and bests."""
    means, bests, step = result.means[::-1], result.bests[::-1], CANDIDATE_INTERVAL
    first = [*means[: 2 * step : step], *best[: 1 if result.best_starts else 2], *result.best_starts]
    later = [point for pair in zip(means[2 : 4 * step : step], bests[1:], strict=False) for point in pair]
    return [*first, *later, *bests[1 + len(later) // 2 : 2 + step]]
