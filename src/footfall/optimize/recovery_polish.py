"""The last stage of `footfall recovery train`: the ladder of the protocol, climbed with one step.

Every rung is tried with the spline, at all time steps and from all starts of the protocol. Where a rung fails, the aim
of its sample is searched anew, with all of these as the score. A rung is scored with the spline through all samples,
not with its own aim alone: the scattered starts lie between the samples.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace

import cma
import numpy as np

from ..control.skill import Skill
from ..systems.push_recovery.oracle import LARGEST, Oracle
from ..systems.push_recovery.records import AIMS
from ..trials import standing
from ..trials.standing import LADDER, SEEDS, TIME_STEPS, StandingPush
from . import recovery_search
from .recovery_search import UNIT
from .recovery_skills import ONE_STEP, constant, with_oracle

CONDITIONS = tuple((dt, seed) for dt in TIME_STEPS[::-1] for seed in SEEDS)  # the cheapest first
HIGHEST = 150.0  # [N s]
POPULATION, SPREADS, GENERATIONS = 8, (0.4, 1.0), 6
NEIGHBOURS = 5  # samples whose aims a search begins with
TRIES = 2  # to find an aim for one rung
BACK = 2  # rungs that are tried again below one whose aim has changed
SAME = 1e-6  # two samples at one place [m]


@dataclass
class Polished:
    """What was found for a direction.

    Attributes:
        limit: The largest push that one step answers, with all smaller ones down to the first that was tried [N s].
        aims: New aims, by impulse [N s].
        ended: Whether the next rung failed for good; not so where the time was spent before.
    """

    limit: float
    aims: dict[float, np.ndarray] = field(default_factory=dict)
    ended: bool = False


def polish(
    skill: Skill, oracle: Oracle, direction: float, first: float, seconds: float, seed: int, highest: float = HIGHEST
) -> Polished:
    """Climb the ladder in one direction, and search where it fails.

    Args:
        skill: A skill of push recovery; its own oracle is not used.
        oracle: With the samples so far.
        direction: To the left of forward [degrees].
        first: Where the ladder begins [N s].
        seconds: When this time is spent, no further rung is tried [s].
        seed: Of all random numbers.
        highest: Where the ladder ends [N s].
    """
    end = time.monotonic() + seconds
    best, aims, tries = Polished(first - LADDER), {}, {}
    rung = first
    while rung <= highest and time.monotonic() < end:
        if score(skill, oracle, direction, rung) < 1.0:
            if rung > best.limit:
                best = Polished(rung, dict(aims))
            rung += LADDER
            continue
        tries[rung] = tries.get(rung, 0) + 1
        point = recovery_search.begin_of_step(
            with_oracle(skill, constant(np.zeros(AIMS), ONE_STEP)), StandingPush(1, direction, rung, TIME_STEPS[-1])
        )
        found = None
        if point is not None and tries[rung] <= TRIES:
            found = _search(skill, oracle, direction, rung, point, end, seed + tries[rung])
        if point is None or found is None:
            best.ended = time.monotonic() < end
            break
        aims[rung], oracle = found, sampled(oracle, point, found)
        rung = max(first, rung - BACK * LADDER)
    return best


def score(skill: Skill, oracle: Oracle, direction: float, impulse: float) -> float:
    """How badly one step with an oracle answers a push: below 1 where it does under all conditions, at most 10."""
    tried, seconds = with_oracle(skill, oracle), 0.0
    for i, (dt, seed) in enumerate(CONDITIONS):
        found = standing.push(tried, StandingPush(1, direction, impulse, dt, seed))
        if not found.recovered:
            left = len(CONDITIONS) - i
            return 1.0 + left - 0.9 * min(found.seconds / standing.UPRIGHT_SECONDS, 1.0)
        seconds += found.seconds / standing.UPRIGHT_SECONDS / len(CONDITIONS)
    return 0.9 * seconds


def sampled(oracle: Oracle, point: np.ndarray, aim: np.ndarray) -> Oracle:
    """The oracle with one more sample, instead of one at the same place."""
    kept = np.linalg.norm(oracle.points - point, axis=1) > SAME
    points, aims = np.vstack((oracle.points[kept], point)), np.vstack((oracle.aims[kept], aim))
    return replace(oracle, points=points, aims=aims)


def _search(
    skill: Skill, oracle: Oracle, direction: float, impulse: float, point: np.ndarray, end: float, seed: int
) -> np.ndarray | None:
    """An aim for one rung that answers it under all conditions; None where none was found in time [aim]."""

    def value(x: np.ndarray) -> float:
        if time.monotonic() > end:
            return 1.0 + len(CONDITIONS)
        return score(skill, sampled(oracle, point, np.clip(UNIT * x, -LARGEST, LARGEST)), direction, impulse)

    near = np.argsort(np.linalg.norm(oracle.points - point, axis=1))[:NEIGHBOURS]
    starts = [oracle.aim(point) / UNIT, *(oracle.aims[near] / UNIT), np.zeros(AIMS)]
    costs = [value(x) for x in starts]
    best, cost = starts[int(np.argmin(costs))], min(costs)
    for spread in SPREADS:
        strategist = cma.CMAEvolutionStrategy(best, spread, {"popsize": POPULATION, "seed": seed, "verbose": -9})
        for _ in range(GENERATIONS):
            if cost < 1.0 or time.monotonic() > end:
                break
            asked = strategist.ask()
            costs = [value(x) for x in asked]
            strategist.tell(asked, costs)
            if min(costs) < cost:
                best, cost = asked[int(np.argmin(costs))], min(costs)
    return np.clip(UNIT * best, -LARGEST, LARGEST) if cost < 1.0 else None
