"""A search in stages (Wang 2009, section 4.3): CMA-ES over a parameter space, with any objective and executor.

Every stage begins at the result of the one before, with its own time step, spread and weights: coarse and wide at
first, fine at the end. A stage that no longer improves restarts around its best point with its first spread. Every
generation is saved (`checkpoint.py`). Scores do not depend on the executor, so neither does the result.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from dataclasses import dataclass, field

import numpy as np

from ..errors import BadInput
from . import cma_es
from .checkpoint import Checkpoint
from .job import Job, Task, scored, scored_or_raise
from .natural import WalkingObjective
from .objective_file import SearchStage
from .search import INVALID_SCORE, Score

STAGNATION_LIMIT = 60  # generations without an improvement, after which a stage restarts around its best point
FINAL_TIME_STEP = 5e-4  # at which the final candidates are compared [s]
FINAL_CANDIDATES = 4  # of the last stage, compared in the end
RECENT_GENERATIONS = 10  # whose best points may become final candidates
FIRST_PUSH_LEVEL = 0.3  # as a fraction of the objective's push profile


@dataclass(frozen=True)
class SearchSettings:
    """How long to search.

    Attributes:
        seconds: Budget [s], divided among the stages by their fractions.
        generations: Budget in generations in place of seconds; makes the result reproducible.
        population: Candidates per generation.
        seed: Random seed.
        final_steps: Time steps of the final comparison [s]; more than one where a GPU found the candidates.
    """

    seconds: float = float("inf")
    generations: int | None = None
    population: int = 16
    seed: int = 1
    final_steps: tuple[float, ...] = (FINAL_TIME_STEP,)


@dataclass
class SearchProgress:
    """The state of a search, given to the progress callback after every generation.

    Attributes:
        stage: Index of the present stage.
        stages: Number of stages.
        generation: Generations of this stage so far.
        total: Generations of all stages so far.
        best: Score of the best point.
        point: The best point.
        seconds: Time spent [s].
        left: Fraction of the budget that remains, 0 to 1.
        level: Present push level.
        history: (stage, best score) of every generation.
        finals: Score of the result in the final comparison, by time step [s].
    """

    stage: int
    stages: int
    generation: int
    total: int
    best: Score
    point: np.ndarray
    seconds: float
    left: float
    level: float = 0.0
    history: list[tuple[int, float]] = field(default_factory=list)
    finals: dict[float, Score] = field(default_factory=dict)


class StopSearch(Exception):
    """Raised by a progress callback to end the search with the best result so far, as Ctrl-C does."""


def run(
    job: Job,
    settings: SearchSettings,
    executor: Executor,
    checkpoint: Checkpoint,
    save: Callable[[Checkpoint], None] = lambda checkpoint: None,
    progress: Callable[[SearchProgress], None] = lambda state: None,
    ended: Callable[[bool], None] = lambda early: None,
    judge: Executor | None = None,
) -> SearchProgress:
    """Search all stages within the budget.

    Args:
        job: Parameter space, objective, body and ground.
        settings: Budget, population and seed.
        executor: Evaluates the candidates.
        checkpoint: Generations that are already known; new ones are added to it.
        save: Called with the checkpoint after every new generation.
        progress: Called after every generation; may raise `StopSearch`.
        ended: Called with True if the search was stopped early (`StopSearch` or Ctrl-C).
        judge: Compares the final candidates; `executor` if None.

    Returns:
        The state at the end, with the best point found.
    """
    stages = job.file.stages
    whole = sum(stage.fraction for stage in stages) or 1.0
    spent = checkpoint.seconds
    begin = time.monotonic()
    point, done, took = job.space.start, 0.0, 0.0
    state = SearchProgress(0, len(stages), 0, 0, Score(float("inf")), point, spent, 1.0)
    candidates = [point]
    try:
        for index, stage in enumerate(stages):
            done += stage.fraction / whole
            search = _StageSearch(job, stage, index, settings, executor, checkpoint, save, progress, state)
            search.clock, search.took = lambda: spent + time.monotonic() - begin, took
            point, others = search.run(point, done, stage.fraction / whole)
            took = search.took
            candidates = [point, *others, job.space.start]
        _compare_candidates(job, settings, judge or executor, state, candidates)
    except (StopSearch, KeyboardInterrupt):
        ended(True)
    state.seconds = spent + time.monotonic() - begin
    return state


@dataclass
class _StageSearch:
    """The search of one stage."""

    job: Job
    stage: SearchStage
    index: int
    settings: SearchSettings
    executor: Executor
    checkpoint: Checkpoint
    save: Callable[[Checkpoint], None]
    progress: Callable[[SearchProgress], None]
    state: SearchProgress
    clock: Callable[[], float] = time.monotonic
    took: float = 0.0  # by the last generation, of this stage or the one before [s]

    def run(self, start: np.ndarray, until: float, fraction: float) -> tuple[np.ndarray, list[np.ndarray]]:
        """The mean of the last distribution, and the best points of the last generations."""
        level = self.state.level or FIRST_PUSH_LEVEL
        objective = self.job.objective(self.stage.dt, self.settings.seed, level, self.stage.weights)
        best, best_value, stagnant, restarts = start, float("inf"), 0, 0
        strategy = self._strategy(start, restarts)
        recent: list[tuple[float, np.ndarray]] = []
        generation = 0
        while not self._over(generation, until, fraction):
            points = strategy.ask()
            scores = self._scores(objective, generation, points)
            strategy.tell(points, [score.value for score in scores])
            objective.adapt(scores)
            low = int(np.argmin([score.value for score in scores]))
            recent = [*recent[1 - RECENT_GENERATIONS :], (scores[low].value, np.asarray(points[low]))]
            stagnant += 1
            if scores[low].value < best_value:
                best, best_value, stagnant = np.asarray(points[low]), scores[low].value, 0
            generation += 1
            self._report(generation, scores[low], np.asarray(points[low]), best_value, objective)
            if stagnant >= STAGNATION_LIMIT or strategy.stop():
                restarts, stagnant = restarts + 1, 0
                strategy = self._strategy(best, restarts)
        mean = np.clip(np.asarray(strategy.result.xfavorite), 0.0, 1.0)
        if generation == 0:
            return start, []
        recent.sort(key=lambda pair: pair[0])
        return mean, [best, *(point for _, point in recent[: FINAL_CANDIDATES - 2])]

    def _strategy(self, start: np.ndarray, restarts: int):
        seed = 1 + self.settings.seed + 1000 * self.index + 100000 * restarts
        return cma_es.strategy(np.clip(start, 0.001, 0.999), self.stage.spread, self.settings.population, seed)

    def _over(self, generation: int, until: float, fraction: float) -> bool:
        """Whether the stage's part of the budget is spent; generations of the checkpoint are replayed first."""
        if self.checkpoint.known(self.index, generation) is not None:
            return False
        if self.checkpoint.finished(self.index):
            return True
        if self.settings.generations is not None:
            return generation >= max(1, round(fraction * self.settings.generations))
        return self.clock() + 0.5 * self.took >= until * self.settings.seconds

    def _scores(self, objective: WalkingObjective, generation: int, points: list) -> list[Score]:
        """The scores of a generation, from the checkpoint where it has them."""
        known = self.checkpoint.known(self.index, generation)
        if known is not None and len(known) == len(points):
            return known
        plan = objective.plan(generation)
        tasks = [Task(self.job, tuple(map(float, p)), plan, self.stage.dt, self.stage.weights) for p in points]
        begin = self.clock()
        scores = _evaluate(self.executor, tasks)
        self.took = self.clock() - begin
        if generation == 0 and all(score.value >= INVALID_SCORE and not score.terms for score in scores):
            scored_or_raise(tasks[0])  # no candidate is a valid skill: raise the reason
        self.checkpoint.add(self.index, scores)
        self.checkpoint.seconds = self.clock()
        self.save(self.checkpoint)
        return scores

    def _report(self, generation: int, low: Score, point: np.ndarray, best: float, objective: WalkingObjective) -> None:
        """Update the state and call the progress callback."""
        state = self.state
        state.stage, state.generation, state.total = self.index, generation, state.total + 1
        state.level = objective.level
        state.history.append((self.index, low.value))
        if low.value <= best or not np.isfinite(state.best.value):
            state.best, state.point = low, point
        state.seconds = self.clock()
        if self.settings.generations is not None:
            state.left = max(0.0, 1.0 - state.total / self.settings.generations)
        else:
            state.left = max(0.0, 1.0 - state.seconds / self.settings.seconds)
        self.progress(state)


def _evaluate(executor: Executor, tasks: list[Task]) -> list[Score]:
    """The score of every task; raises `BadInput` if the workers are lost."""
    try:
        return list(executor.map(scored, tasks))
    except (CancelledError, BrokenExecutor, OSError) as error:
        raise BadInput(
            f"the workers were lost ({type(error).__name__}); the checkpoint is saved: continue with --resume"
        ) from None


def _compare_candidates(
    job: Job, settings: SearchSettings, executor: Executor, state: SearchProgress, candidates: list[np.ndarray]
) -> None:
    """Compare the final candidates under the final plan; the one with the best worst score becomes the result."""
    objective = job.objective(FINAL_TIME_STEP, settings.seed, state.level or FIRST_PUSH_LEVEL, {})
    plan, steps = objective.plan(-1), settings.final_steps
    tasks = [Task(job, tuple(map(float, point)), plan, dt, {}) for point in candidates for dt in steps]
    scores = _evaluate(executor, tasks)
    rows = [scores[k : k + len(steps)] for k in range(0, len(scores), len(steps))]
    choice = int(np.argmin([max(score.value for score in row) for row in rows]))
    state.point, state.best = candidates[choice], rows[choice][0]
    state.finals = dict(zip(steps, rows[choice], strict=True))
