"""The last step of tuning for pushes: random neighbours of a good walk are tested until their first fall.

A walk that survives a strong push may still fall to a weaker one, and which one depends on the last digits of its
parameters. So points near the file's are drawn at random and tested on one ladder after another: a ladder is a series
of pushes in one direction, from weak to strong, and all of them must be survived. The ladder that eliminated most
candidates is tried first. Most candidates are out after one or two pushes, which makes this far cheaper than a full
score.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..errors import FootfallError
from ..physics import kernel
from ..physics.push import Push
from ..trials.together import Together
from .robustness import DIRECTIONS, NAMES, PUSH_FOR, THESIS_FORCES
from .search import Kept, Result, Score, keep
from .space import Space
from .walking import heading, penalty, settle, simulation

SETTLING, WATCHING = 8.0, 4.0  # [s]
SURVIVAL_SECONDS = 5.0  # without a fall after a push begins: survived [s]
FORCE_STEP = 10.0  # between the pushes of a ladder [N]
MAX_PENALTY = 0.3  # a walk with a higher penalty is rejected


@dataclass(frozen=True)
class Ladder:
    """Pushes in one direction up to a force per component [N], with or without collisions between the legs."""

    direction: int
    max_force: float
    leg_collision: bool

    @property
    def name(self) -> str:
        return f"{NAMES[self.direction]}{' with legs' if self.leg_collision else ''}"


def thesis_ladders() -> list[Ladder]:
    """The thesis's forces without leg collision, and 0.6 of them with it."""
    hard = [Ladder(k, 0.6 * force + FORCE_STEP, True) for k, force in enumerate(THESIS_FORCES)]
    return hard + [Ladder(k, force, False) for k, force in enumerate(THESIS_FORCES)]


@dataclass
class Race:
    """Tests skills on ladders of pushes."""

    dt: float = 1e-3
    phase: float = 0.1
    ladders: list[Ladder] = field(default_factory=thesis_ladders)
    eliminated: dict[Ladder, int] = field(default_factory=dict)  # candidates that each ladder eliminated

    def run(self, skill: Skill) -> Score:
        """Minus the number of ladders passed; the ladder on which it fell is among the terms."""
        starts: dict[bool, Any] = {}
        passed = 0
        for ladder in list(self.ladders):
            legs = ladder.leg_collision
            if legs not in starts:
                starts[legs] = self._start(skill, legs)
            if starts[legs] is None:
                return Score(0.0)
            sim, here = starts[legs]
            if not _survives(sim, here, ladder):
                return Score(-float(passed), {f"fell from {ladder.name}": 1.0})
            passed += 1
        return Score(-float(passed))

    def _start(self, skill: Skill, legs: bool) -> Any:
        """The settled walk at the phase of the pushes, or None when it falls or its penalty is too high."""
        sim = simulation(skill, self.dt, leg_collision=legs)
        gait = settle(sim, SETTLING, WATCHING)
        if gait.fell or penalty(gait, skill.wanted) > MAX_PENALTY:
            return None
        while not sim.over:
            sim.advance(sim.time + 3.0, kernel.STATE_CHANGE)
            if sim.memory.state == 0:
                break
        sim.advance(sim.time + self.phase * gait.period)
        return None if sim.over else (sim, sim.save())

    def adapt(self, scores: list[Score]) -> None:
        """Sort the ladders so that the one that eliminated most candidates comes first."""
        for score in scores:
            for ladder in self.ladders:
                if f"fell from {ladder.name}" in score.terms:
                    self.eliminated[ladder] = self.eliminated.get(ladder, 0) + 1
        self.ladders.sort(key=lambda ladder: -self.eliminated.get(ladder, 0))


def _survives(sim: Any, here: Any, ladder: Ladder) -> bool:
    """Whether every push of a ladder, from 0.4 of its largest force on, is survived."""
    force = max(FORCE_STEP, FORCE_STEP * math.floor(0.4 * ladder.max_force / FORCE_STEP))
    while force <= ladder.max_force + 1e-9:
        sim.restore(here)
        c, s = math.cos(heading(sim)), math.sin(heading(sim))
        fx, fy = (force * d for d in DIRECTIONS[ladder.direction])
        sim.world.push((Push((c * fx - s * fy, s * fx + c * fy, 0.0), sim.time, PUSH_FOR),))
        sim.advance(sim.time + SURVIVAL_SECONDS)
        if sim.over:
            return False
        force += FORCE_STEP
    return True


def _run(runner: Race, space: Space, point: np.ndarray) -> Score:
    """The score of a point; 0, the worst, if it is not a valid skill."""
    try:
        return runner.run(space.skill(point))
    except FootfallError:
        return Score(0.0)


def _tested(runner: Race, space: Space, points: list, beaten: float, together: Together | None) -> list[Score]:
    """The scores of candidates; one of a GPU that beats the best so far is tested again on the CPU."""
    test = partial(_run, runner, space)
    if together is None:
        return parallel.parallel_map(test, points)
    scores = together.map(test, points)
    low = int(np.argmin([score.value for score in scores]))
    if scores[low].value < beaten:
        scores[low] = test(points[low])
    return scores


def race(
    space: Space,
    runner: Race,
    generations: int,
    population: int = 16,
    spread: float = 0.015,
    seed: int = 1,
    seconds: float = float("inf"),
    progress: Callable[[Result], None] = lambda result: None,
    kept: Kept | None = None,
    together: Together | None = None,
) -> Result:
    """Test the file's own parameters, then random neighbours of whichever point passed most ladders.

    Args:
        space: The tunable parameters of a skill file.
        runner: The ladders of pushes.
        generations: Largest number of generations.
        population: Candidates per generation.
        spread: Standard deviation of the neighbours, as a fraction of each parameter's range.
        seed: Random seed.
        seconds: Time limit [s].
        progress: Called after every generation with the result so far.
        kept: Scores of an earlier search that was killed; new ones are added.
        together: A GPU that tests the candidates; the CPU tests the best of them again, and its answer counts.

    Returns:
        The best point and the statistics. The search ends early when all ladders are passed.
    """
    random = np.random.default_rng(seed)
    result = Result(space.start, Score(float("inf")))
    begin = time.monotonic() - (kept.seconds if kept else 0.0)
    try:
        for generation in range(generations):
            scores = kept.known(generation, population) if kept else None
            if scores is None and time.monotonic() - begin > seconds:
                break
            drawn = random.standard_normal((population, len(space.tunables)))
            points = [np.clip(result.point + spread * row, 0.0, 1.0) for row in drawn]
            if generation == 0:
                points[0] = space.start
            if scores is None:
                scores = _tested(runner, space, points, result.score.value, together)
                keep(kept, scores, begin)
            runner.adapt(scores)
            low = int(np.argmin([score.value for score in scores]))
            if scores[low].value < result.score.value:
                result.point, result.score = points[low], scores[low]
            result.generations = generation + 1
            result.evaluations += population
            result.seconds = time.monotonic() - begin
            result.history.append(result.score.value)
            progress(result)
            if result.score.value <= -len(runner.ladders):
                break
    except (parallel.Interrupted, KeyboardInterrupt):  # the latter between two generations
        result.stopped = True
    result.seconds = time.monotonic() - begin
    return result
