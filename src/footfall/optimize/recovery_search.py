"""The search of `recovery_oracle` for the aim of one step that answers one push (thesis 6.3.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import cma
import numpy as np

from ..control.skill import Skill
from ..physics.kernel import STATE_CHANGE
from ..systems.push_recovery.oracle import LARGEST
from ..systems.push_recovery.reading import MANY
from ..trials import standing
from ..trials.standing import StandingPush
from .recovery_skills import ALL, IN_PLACE, ONE_STEP, constant, with_oracle

STEPS = {IN_PLACE: 0, ONE_STEP: 1, ALL: MANY}
UNIT = np.array([0.1, 0.1, 0.05, 0.1, 0.1])  # of the search, in the units of the aims
POPULATION, SPREAD = 8, 0.5
GENERATIONS = 6
TURN, MORE = 6.0, 4.0  # how far the pushes about a sample are from it [degrees], [N s]
ABOUT = ((0.0, 0.0, 2e-3, 0), (TURN, MORE, 2e-3, 1), (-TURN, MORE, 2e-3, 2), (0.0, 0.0, 1e-3, 1))
FAILED = 4.0  # score of a fall at once; a recovery scores 0 to 1


def score(skill: Skill, strategy: str, direction: float, impulse: float, point: np.ndarray, start: np.ndarray) -> float:
    """How badly an aim, in units of the search, answers the pushes about a sample; below 1 where it answers all."""
    candidate = with_oracle(skill, constant(np.clip(UNIT * point, -LARGEST, LARGEST), strategy))
    total = 0.0
    for i, (turn, more, dt, seed) in enumerate(ABOUT):
        steps = STEPS[strategy] if i % 2 == 0 else MANY  # with more than one it puts its feet together in the end
        found = standing.push(candidate, StandingPush(steps, direction + turn, impulse + more, dt, seed))
        if not found.recovered:
            total += FAILED - 2.0 * min(found.seconds / standing.UPRIGHT_SECONDS, 1.0)
            break
        total += found.seconds / standing.UPRIGHT_SECONDS / len(ABOUT)
    else:
        return total + 0.01 * float(np.sum((point - start) ** 2))
    return total


def search(
    skill: Skill, strategy: str, direction: float, impulse: float, starts: list[np.ndarray], seed: int
) -> np.ndarray | None:
    """An aim for one push, from the best of several starts; None where nothing answers it [aim]."""
    value: Callable[[np.ndarray, np.ndarray], float] = partial(score, skill, strategy, direction, impulse)
    points = [start / UNIT for start in starts]
    costs = [value(point, point) for point in points]
    best, cost = points[int(np.argmin(costs))], min(costs)
    for start, spread in ((best, SPREAD), (points[0], 2.0 * SPREAD)):  # a second time from nothing, and farther
        strategist = cma.CMAEvolutionStrategy(start, spread, {"popsize": POPULATION, "seed": seed, "verbose": -9})
        for _ in range(GENERATIONS):
            if cost < 1.0:
                break
            asked = strategist.ask()
            costs = [value(point, start) for point in asked]
            strategist.tell(asked, costs)
            if min(costs) < cost:
                best, cost = asked[int(np.argmin(costs))], min(costs)
        if cost < 1.0:
            break
    return np.clip(UNIT * best, -LARGEST, LARGEST) if cost < 1.0 else None


def begin_of_step(skill: Skill, case: StandingPush) -> np.ndarray | None:
    """The capture point when the first step begins, as the oracle sees it [m]; None where no step is taken."""
    sim = standing.begun(skill, case)
    sim.advance(standing.PUSH_AT)
    end = standing.PUSH_AT + 1.0
    while not sim.over and sim.time < end - 0.5 * case.dt:
        sim.advance(end, STATE_CHANGE)
        if int(sim.memory.steps) > 0:
            return np.array(sim.memory.capture_point)
    return None
