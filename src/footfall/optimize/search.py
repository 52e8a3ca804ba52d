"""CMA-ES over the tunable parameters of a skill: on all cores, seeded, and Ctrl-C keeps the best so far."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..errors import FootfallError
from ..trials.together import Mapper
from . import cma_es
from .space import Space

INVALID_SCORE = 1e6  # score of a point that is not a valid skill
CHECKED_STEPS = (5e-4, 1e-3, 2e-3)  # at which the CPU scores what a GPU has found [s]


@dataclass(frozen=True)
class Score:
    """The objective's value at a point (lower is better), and the measured quantities behind it by name."""

    value: float
    terms: dict[str, float] = field(default_factory=dict)


class Objective(Protocol):
    """What a search needs. The plan (the test conditions) of a generation is the same for all of its points."""

    def plan(self, generation: int) -> Any: ...

    def score(self, skill: Skill, plan: Any) -> Score: ...

    def adapt(self, scores: list[Score]) -> None: ...


class Kept(Protocol):
    """Scores of generations that are kept on disk (`kept.KeptScores`)."""

    @property
    def seconds(self) -> float: ...

    def known(self, generation: int, count: int) -> list[Score] | None: ...

    def add(self, scores: list[Score], seconds: float) -> None: ...


@dataclass
class Result:
    """The best point so far and the statistics of the search."""

    point: np.ndarray
    score: Score
    generations: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    stopped: bool = False  # by Ctrl-C
    history: list[float] = field(default_factory=list)


def scored(objective: Objective, make: Callable[[np.ndarray], Skill], point: np.ndarray, plan: Any) -> Score:
    """The score of a point; `INVALID_SCORE` if it is not a valid skill."""
    try:
        return objective.score(make(point), plan)
    except FootfallError:
        return Score(INVALID_SCORE)


def scored_in_parallel(
    objective: Objective,
    make: Callable[[np.ndarray], Skill],
    points: list[np.ndarray],
    plan: Any,
    together: Mapper | None = None,
) -> list[Score]:
    """The scores of points under one plan, worked out on all cores, or at once on a GPU."""
    score = lambda point: scored(objective, make, point, plan)  # noqa: E731
    return parallel.parallel_map(score, points) if together is None else together.map(score, points)


def keep(kept: Kept | None, scores: list[Score], begin: float) -> None:
    """Keep the scores of a generation of a search that began at `begin` of the monotonic clock."""
    if kept:
        kept.add(scores, time.monotonic() - begin)


def search(
    space: Space,
    objective: Objective,
    generations: int,
    population: int = 16,
    spread: float = 0.1,
    seed: int = 1,
    seconds: float = float("inf"),
    progress: Callable[[Result], None] = lambda result: None,
    kept: Kept | None = None,
    together: Mapper | None = None,
) -> Result:
    """Search with CMA-ES from the file's own parameters.

    The plan changes from generation to generation, so scores of different generations cannot be compared:
    the answer is the mean of the last generation's distribution or its best point, whichever scores better under
    the final plan, and the file's own parameters if neither beats them.

    Args:
        space: The tunable parameters of a skill file.
        objective: What is minimized.
        generations: Largest number of generations.
        population: Candidates per generation.
        spread: First standard deviation, as a fraction of each parameter's range.
        seed: Random seed; the same seed and number of generations give the same result.
        seconds: Time limit [s].
        progress: Called after every generation with the result so far.
        kept: Scores of an earlier search that was killed; new ones are added.
        together: A GPU that evaluates the generations. The final comparison is the CPU's, at `CHECKED_STEPS` then.

    Returns:
        The best point, its score and the statistics; `stopped` is set after Ctrl-C.
    """
    strategy = cma_es.strategy(space.start, spread, population, seed, maxiter=generations)
    result = Result(space.start, Score(float("inf")))
    begin = time.monotonic() - (kept.seconds if kept else 0.0)
    try:
        for generation in range(generations):
            scores = kept.known(generation, population) if kept else None
            if scores is None and time.monotonic() - begin > seconds:
                break
            points = strategy.ask()
            if scores is None:
                scores = scored_in_parallel(objective, space.skill, points, objective.plan(generation), together)
                keep(kept, scores, begin)
            strategy.tell(points, [s.value for s in scores])
            objective.adapt(scores)
            _note(result, points, scores)
            result.seconds = time.monotonic() - begin
            progress(result)
        candidates = [np.asarray(strategy.result.xfavorite), result.point, space.start]
        rows = _finals(objective, space, candidates, together is not None)
        choice = int(np.argmin([max(score.value for score in row) for row in rows]))
        result.point, result.score = candidates[choice], rows[choice][0]
    except (parallel.Interrupted, KeyboardInterrupt):  # the latter between two generations
        result.stopped = True
    result.seconds = time.monotonic() - begin
    return result


def _note(result: Result, points: list[np.ndarray], scores: list[Score]) -> None:
    """Write the best point of a generation, and the statistics, into the result."""
    low = int(np.argmin([s.value for s in scores]))
    result.point, result.score = np.asarray(points[low]), scores[low]
    result.generations += 1
    result.evaluations += len(points)
    result.history.append(result.score.value)


def _finals(objective: Any, space: Space, candidates: list[np.ndarray], found_elsewhere: bool) -> list[list[Score]]:
    """Scores of the final candidates on the CPU; at other time steps too where a GPU found them."""
    others = [replace(objective, dt=dt) for dt in CHECKED_STEPS if dt != objective.dt] if found_elsewhere else []
    plan = objective.plan(-1)
    columns = [scored_in_parallel(each, space.skill, candidates, plan) for each in (objective, *others)]
    return [list(row) for row in zip(*columns, strict=True)]
