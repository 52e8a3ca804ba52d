"""A search in stages (Wang 2009, section 4.3): CMA-ES behind a space, an objective and any executor.

Every stage begins where the last one stood, with its own time step, spread and weights: coarse and wide at first, fine
at the end. Where a stage no longer gets better it begins again around its best with its first spread. Each
generation is kept (`checkpoint.py`); scores do not depend on who works them out, so neither does the result.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from dataclasses import dataclass, field

import numpy as np

from ..errors import BadInput
from .checkpoint import Checkpoint
from .job import Job, Task, scored, strictly_scored
from .natural import Natural
from .objective_file import Stage
from .search import HOPELESS, Score

PATIENCE = 60  # generations without anything better, after which a stage begins again around its best
CLOSING = 5e-4  # time step at which the last candidates are compared [s]
LAST = 4  # so many candidates are


@dataclass(frozen=True)
class Plan:
    """How much to search."""

    seconds: float = float("inf")  # budget, spread over the stages by their shares
    generations: int | None = None  # the same in generations: reproducible
    population: int = 16
    seed: int = 1


@dataclass
class Progress:
    """How a campaign stands: handed to whoever watches after every generation."""

    stage: int
    stages: int
    generation: int  # of the stage
    total: int  # generations so far, all stages
    best: Score
    point: np.ndarray
    seconds: float
    left: float  # share of the budget, 0 to 1
    level: float = 0.0  # how hard pushes are
    history: list[tuple[int, float]] = field(default_factory=list)  # stage, best of the generation


class Enough(Exception):
    """Raised by a watcher (or Ctrl-C) to end a campaign with what it has."""


def run(
    job: Job,
    plan: Plan,
    executor: Executor,
    kept: Checkpoint,
    keep: Callable[[Checkpoint], None] = lambda kept: None,
    tell: Callable[[Progress], None] = lambda progress: None,
    ended: Callable[[bool], None] = lambda early: None,
) -> Progress:
    """Search; ends at the budget, or on `Enough` or Ctrl-C with the best so far, which it says to `ended`."""
    stages = job.file.stages
    whole = sum(stage.fraction for stage in stages) or 1.0
    spent = kept.seconds
    begin = time.monotonic()
    point, done = job.space.start, 0.0
    state = Progress(0, len(stages), 0, 0, Score(float("inf")), point, spent, 1.0)
    candidates = [point]
    try:
        for index, stage in enumerate(stages):
            done += stage.fraction / whole
            work = _Stage(job, stage, index, plan, executor, kept, keep, tell, state)
            work.clock = lambda: spent + time.monotonic() - begin
            point, others = work.search(point, done, stage.fraction / whole)
            candidates = [point, *others, job.space.start]
        _close(job, plan, executor, state, candidates)
    except (Enough, KeyboardInterrupt):
        ended(True)
    state.seconds = spent + time.monotonic() - begin
    return state


@dataclass
class _Stage:
    """One stage at work."""

    job: Job
    stage: Stage
    index: int
    plan: Plan
    executor: Executor
    kept: Checkpoint
    keep: Callable[[Checkpoint], None]
    tell: Callable[[Progress], None]
    state: Progress
    clock: Callable[[], float] = time.monotonic

    def search(self, start: np.ndarray, until: float, fraction: float) -> tuple[np.ndarray, list[np.ndarray]]:
        """The mean of the last distribution, and the best points of the last generations."""
        objective = self.job.objective(self.stage.dt, self.plan.seed, self.state.level or 0.3, self.stage.weights)
        best, best_value, since, restarts = start, float("inf"), 0, 0
        strategy = self._strategy(start, restarts)
        recent: list[tuple[float, np.ndarray]] = []
        generation = 0
        while not self._over(generation, until, fraction):
            points = strategy.ask()
            scores = self._scores(objective, generation, points)
            strategy.tell(points, [score.value for score in scores])
            objective.learn(scores)
            low = int(np.argmin([score.value for score in scores]))
            recent = [*recent[-9:], (scores[low].value, np.asarray(points[low]))]
            since += 1
            if scores[low].value < best_value:
                best, best_value, since = np.asarray(points[low]), scores[low].value, 0
            generation += 1
            self._told(generation, until, scores[low], np.asarray(points[low]), best_value, objective)
            if since >= PATIENCE or strategy.stop():
                restarts, since = restarts + 1, 0
                strategy = self._strategy(best, restarts)
        mean = np.clip(np.asarray(strategy.result.xfavorite), 0.0, 1.0)
        if generation == 0:
            return start, []
        recent.sort(key=lambda pair: pair[0])
        return mean, [best, *(point for _, point in recent[: LAST - 2])]

    def _strategy(self, start: np.ndarray, restarts: int):
        import cma

        options = {
            "seed": 1 + self.plan.seed + 1000 * self.index + 100000 * restarts,  # pycma takes 0 for "by the clock"
            "popsize": self.plan.population,
            "bounds": [0.0, 1.0],
            "verbose": -9,
            "tolfun": 0,
            "tolflatfitness": 1000,
        }
        return cma.CMAEvolutionStrategy(np.clip(start, 0.001, 0.999), self.stage.spread, options)

    def _over(self, generation: int, until: float, fraction: float) -> bool:
        if self.kept.known(self.index, generation) is not None:
            return False
        if self.kept.finished(self.index):
            return True
        if self.plan.generations is not None:
            return generation >= max(1, round(fraction * self.plan.generations))
        return self.clock() >= until * self.plan.seconds

    def _scores(self, objective: Natural, generation: int, points: list) -> list[Score]:
        known = self.kept.known(self.index, generation)
        if known is not None and len(known) == len(points):
            return known
        plan = objective.plan(generation)
        tasks = [Task(self.job, tuple(map(float, p)), plan, self.stage.dt, self.stage.weights) for p in points]
        scores = _worked_out(self.executor, tasks)
        if generation == 0 and all(score.value >= HOPELESS and not score.terms for score in scores):
            strictly_scored(tasks[0])  # not one could even be tried: say why
        self.kept.add(self.index, scores)
        self.kept.seconds = self.clock()
        self.keep(self.kept)
        return scores

    def _told(self, generation: int, until: float, low: Score, point: np.ndarray, best: float, objective: Natural):
        state = self.state
        state.stage, state.generation, state.total = self.index, generation, state.total + 1
        state.level = objective.level
        state.history.append((self.index, low.value))
        if low.value <= best or not np.isfinite(state.best.value):
            state.best, state.point = low, point
        state.seconds = self.clock()
        if self.plan.generations is not None:
            state.left = max(0.0, 1.0 - state.total / self.plan.generations)
        else:
            state.left = max(0.0, 1.0 - state.seconds / self.plan.seconds)
        self.tell(state)


def _worked_out(executor: Executor, tasks: list[Task]) -> list[Score]:
    """The score of every task, whoever works; workers that are lost for good end the search with a word."""
    try:
        return list(executor.map(scored, tasks))
    except (CancelledError, BrokenExecutor, OSError) as error:
        raise BadInput(
            f"the workers were lost ({type(error).__name__}); what was found is kept: go on with --resume"
        ) from None


def _close(job: Job, plan: Plan, executor: Executor, state: Progress, candidates: list[np.ndarray]) -> None:
    """Compare the last candidates at a fine time step under a harder plan; the best becomes the result."""
    objective = job.objective(CLOSING, plan.seed, state.level or 0.3, {})
    closing = objective.plan(-1)
    tasks = [Task(job, tuple(map(float, point)), closing, CLOSING, {}) for point in candidates]
    scores = _worked_out(executor, tasks)
    choice = int(np.argmin([score.value for score in scores]))
    state.point, state.best = candidates[choice], scores[choice]
