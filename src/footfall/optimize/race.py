"""The last stage of a search: neighbours of a good walk race up ladders of pushes, and the first fall ends a race.

A walk that survives a hard push may still fall to a softer one (a hole), and where the holes are hangs on the last
digits of its numbers. So points near the file's are drawn at random and put through one ladder after another, all of
which have to be climbed without a hole; the ladder that ended most races is tried first. Most points are out after
one or two pushes, which makes a race far cheaper than a score.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..errors import FootfallError
from ..physics import kernel
from ..physics.push import Push
from .robustness import DIRECTIONS, NAMES, PUSH_FOR
from .search import Result, Score
from .space import Space
from .walking import heading, price_of, settle, simulation

SETTLING, WATCHING = 8.0, 4.0  # [s]
UP_FOR = 5.0  # after a push begins [s]
STEP = 10.0  # of a ladder [N]
DEAREST = 0.3  # a walk with a higher price is not as wanted
THESIS = (340, 190, 240, 190, 270, 220, 330, 230)  # 7.7.2, mirrored to the left stance leg [N]


@dataclass(frozen=True)
class Ladder:
    """Pushes in one direction up to a force per component, with the legs as obstacles or not."""

    direction: int
    highest: float
    leg_collision: bool

    @property
    def name(self) -> str:
        return f"{NAMES[self.direction]}{' with legs' if self.leg_collision else ''}"


def ladders() -> list[Ladder]:
    """The thesis's forces without leg collision, and six tenths of them with it."""
    hard = [Ladder(k, 0.6 * force + STEP, True) for k, force in enumerate(THESIS)]
    return hard + [Ladder(k, force, False) for k, force in enumerate(THESIS)]


@dataclass
class Race:
    """Runs points up the ladders."""

    dt: float = 1e-3
    phase: float = 0.1
    course: list[Ladder] = field(default_factory=ladders)
    ended: dict[Ladder, int] = field(default_factory=dict)  # how many races each ladder ended

    def run(self, skill: Skill) -> Score:
        """Minus the number of ladders climbed; the ladder it fell from is among the terms."""
        starts: dict[bool, Any] = {}
        climbed = 0
        for ladder in list(self.course):
            legs = ladder.leg_collision
            if legs not in starts:
                starts[legs] = self._start(skill, legs)
            if starts[legs] is None:
                return Score(0.0)
            sim, here = starts[legs]
            if not _climbs(sim, here, ladder):
                return Score(-float(climbed), {f"fell from {ladder.name}": 1.0})
            climbed += 1
        return Score(-float(climbed))

    def _start(self, skill: Skill, legs: bool) -> Any:
        """The walk at the phase, or None when it falls or is not as wanted."""
        sim = simulation(skill, self.dt, leg_collision=legs)
        steady = settle(sim, SETTLING, WATCHING)
        if steady.fell or price_of(steady, skill.wanted) > DEAREST:
            return None
        while not sim.over:
            sim.advance(sim.time + 3.0, kernel.STATE_CHANGE)
            if sim.memory.state == 0:
                break
        sim.advance(sim.time + self.phase * steady.period)
        return None if sim.over else (sim, sim.save())

    def learn(self, scores: list[Score]) -> None:
        """Try first what ended most races."""
        for score in scores:
            for ladder in self.course:
                if f"fell from {ladder.name}" in score.terms:
                    self.ended[ladder] = self.ended.get(ladder, 0) + 1
        self.course.sort(key=lambda ladder: -self.ended.get(ladder, 0))


def _climbs(sim: Any, here: Any, ladder: Ladder) -> bool:
    """Whether every push of a ladder, from two fifths of its height on, is survived."""
    force = max(STEP, STEP * math.floor(0.4 * ladder.highest / STEP))
    while force <= ladder.highest + 1e-9:
        sim.restore(here)
        c, s = math.cos(heading(sim)), math.sin(heading(sim))
        fx, fy = (force * d for d in DIRECTIONS[ladder.direction])
        sim.world.push((Push((c * fx - s * fy, s * fx + c * fy, 0.0), sim.time, PUSH_FOR),))
        sim.advance(sim.time + UP_FOR)
        if sim.over:
            return False
        force += STEP
    return True


def race(
    space: Space,
    runner: Race,
    each: Callable[..., list[Any]],
    stopped: type[Exception],
    generations: int,
    population: int = 16,
    spread: float = 0.015,
    seed: int = 1,
    seconds: float = float("inf"),
    tell: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Race the file's own numbers, then neighbours of whatever climbed most; ends when all ladders are climbed."""
    random = np.random.default_rng(seed)
    result = Result(space.start, Score(float("inf")))
    begin = time.monotonic()

    def run(point: np.ndarray) -> Score:
        try:
            return runner.run(space.skill(point))
        except FootfallError:
            return Score(0.0)

    try:
        for generation in range(generations):
            if time.monotonic() - begin > seconds:
                break
            drawn = random.standard_normal((population, len(space.tunables)))
            points = [np.clip(result.point + spread * row, 0.0, 1.0) for row in drawn]
            if generation == 0:
                points[0] = space.start
            scores = each(run, points)
            runner.learn(scores)
            low = int(np.argmin([score.value for score in scores]))
            if scores[low].value < result.score.value:
                result.point, result.score = points[low], scores[low]
            result.generations = generation + 1
            result.evaluations += population
            result.seconds = time.monotonic() - begin
            result.history.append(result.score.value)
            tell(result)
            if result.score.value <= -len(runner.course):
                break
    except stopped:
        result.stopped = True
    result.seconds = time.monotonic() - begin
    return result
