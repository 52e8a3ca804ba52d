"""CMA-ES for a recorded gait, within a budget: first that it lasts, then that it lasts when pushed.

Where no starting point lasts, candidates are led by the hand at first, less and less as more of them last.

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
from .score import IMPULSE, Imitation

POPULATION = 14
SPREAD, WIDER, NARROWER = 0.08, 0.15, 0.04  # of the ranges: at first, when nothing lasts, and around what lasts
PATIENCE = 20  # generations without one that lasts before the search begins anew, wider
STANDS = 0.5  # of the pushes, at least, that a starting point must survive
HELP, MOST_HELP, LEAST_HELP = 1.0, 4.0, 0.03  # firmness of the hand that leads: at first, at most, and hardly any
LESS, MORE = 0.7, 1.3  # what it is multiplied by when most of a generation last, and when few do
MOST, FEW = 0.5, 0.2  # of a generation
SOFTLY = 0.4  # the level of the first pushes of who was led before
FIRST = 1.15  # of the push asked for in the end, with which the starting points are compared
FIRSTS = 2  # starting points that are candidates in the end
EARLIER = 4  # generations between the first two means that are candidates in the end

Make = Callable[[np.ndarray], Skill]
Each = Callable[..., list[Any]]


@dataclass
class Found:
    """The best candidates so far, the likeliest first, and how the search went."""

    points: list[np.ndarray]
    means: list[np.ndarray] = field(default_factory=list)  # of the generations in which something lasted
    bests: list[np.ndarray] = field(default_factory=list)  # of the same generations
    first: list[np.ndarray] = field(default_factory=list)  # the best starting points that lasted
    score: Score = field(default_factory=lambda: Score(float("inf")))
    generations: int = 0
    evaluations: int = 0
    seconds: float = 0.0
    lasted: bool = False  # whether any candidate did
    level: float = 0.0
    stopped: bool = False
    failing: str = "everything falls so far"

    def words(self) -> str:
        """How good it is, and what it is failing at."""
        terms, said = self.score.terms, [f"generation {self.generations}"]
        if "leg_deg" in terms:
            said.append(f"legs {terms['leg_deg']:.1f}°, speed off by {100 * terms['speed_error']:.0f} %")
        if self.level > 0.0:
            said.append(f"pushes of {IMPULSE * self.level:.0f} N s")
        return ", ".join([*said, f"failing at: {self.failing}"])


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
    found, begin, course = Found(starts[:1]), time.monotonic(), _Course(starts, objective, seed)
    try:
        for generation in range(generations):
            if time.monotonic() - begin > seconds:
                break
            plan, points = objective.plan(generation), course.ask()
            scores = each(lambda point, plan=plan: scored(objective, make, point, plan), points)
            objective.learn(scores)
            order = np.argsort([s.value for s in scores], kind="stable")
            best, lasting = [np.asarray(points[i]) for i in order[:2]], ["leg_deg" in s.terms for s in scores]
            _note(found, course, best, scores[order[0]], any(lasting))
            found.generations, found.evaluations = generation + 1, found.evaluations + len(points)
            found.seconds = time.monotonic() - begin
            tell(found)
            if generation == 0 and found.lasted:
                found.first = [np.asarray(points[i]) for i in order[:FIRSTS] if lasting[i]]
            course.go_on(points, scores, best[0], float(np.mean(lasting)), found, generation)
    except (stopped, KeyboardInterrupt):
        found.stopped = True
    found.seconds = time.monotonic() - begin
    return found


class _Course:
    """What is tried next: the starting points, then generations around the best; helped, alone, and pushed."""

    def __init__(self, starts: list[np.ndarray], objective: Imitation, seed: int):
        self.starts, self.objective, self.seed = starts, objective, seed
        self.strategy, self.comparing, self.without = _strategy(starts[0], SPREAD, seed), True, 0
        objective.level, objective.help = FIRST, 0.0

    def ask(self) -> list[np.ndarray]:
        return self.starts if self.comparing else self.strategy.ask()

    def go_on(self, points: Any, scores: list[Score], best: np.ndarray, lasting: float, found: Found, at: int) -> None:
        """Learn from a generation, of which a share `lasting` did."""
        objective, again = self.objective, self.seed + at + 1 if at else self.seed
        if not self.comparing:
            self.strategy.tell(points, [s.value for s in scores])
        self.without = 0 if lasting else self.without + 1
        enough = lasting if objective.help else found.score.terms.get("passed", 0.0) >= STANDS
        if self.comparing and (enough or objective.help == MOST_HELP):
            self.comparing = False
            self.strategy = _strategy(best, SPREAD if objective.help else NARROWER, again)
        elif self.comparing:  # none stands: which walks, led by the hand?
            objective.level, objective.help = 0.0, MOST_HELP if objective.help else HELP
        elif self.without >= PATIENCE:
            self.without = 0
            self.strategy = _strategy(found.points[0], WIDER, again)
        else:
            self._let_go(lasting)

    def _let_go(self, lasting: float) -> None:
        """Lead less when most of them last, more when few do; push those that need nobody to lead them."""
        objective = self.objective
        if lasting < FEW:
            objective.help = min(max(objective.help, LEAST_HELP) * MORE, MOST_HELP)
            objective.level = 0.0
        elif lasting >= MOST and objective.help > 0.0:
            objective.help *= LESS if objective.help * LESS > LEAST_HELP else 0.0
        elif lasting >= MOST and objective.level == 0.0:  # it walks
            objective.level = SOFTLY


def _note(found: Found, course: _Course, best: list[np.ndarray], score: Score, lasts: bool) -> None:
    """Remember the mean of the distribution and the best of this generation; of falling ones the longest up."""
    objective = course.objective
    alone = lasts and objective.help == 0.0
    if lasts or (not found.lasted and score.value < found.score.value):
        found.score = score
        if found.lasted:
            found.means.append(np.clip(np.asarray(course.strategy.result.xfavorite), 0.0, 1.0))
            found.bests.append(best[0])
        found.points = _candidates(found, best)
    found.lasted |= alone
    found.level = objective.level
    if lasts and not alone:
        found.failing = f"walks only led by the hand, {100.0 * objective.help:.0f} %"
    elif not found.lasted:
        found.failing = f"falls after {score.terms.get('up', 0.0):.1f} s"
    elif objective.failing:
        found.failing = max(objective.failing, key=lambda name: objective.failing[name])
    else:
        found.failing = "nothing at this level"


def _candidates(found: Found, best: list[np.ndarray]) -> list[np.ndarray]:
    """The likeliest first: two late means, the best, the best starting points; then what was good a little earlier."""
    means, bests = found.means[::-1], found.bests[::-1]
    first = [*means[: 2 * EARLIER : EARLIER], *best[: 1 if found.first else 2], *found.first]
    later = [point for pair in zip(means[2 : 4 * EARLIER : EARLIER], bests[1:], strict=False) for point in pair]
    return [*first, *later, *bests[1 + len(later) // 2 : 2 + EARLIER]]


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
