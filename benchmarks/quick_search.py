"""Search for a gait with short trials: each candidate is simulated for a few seconds at 1 and 2 ms, without pushes.

    python benchmarks/quick_search.py FOLDER -o OTHER --minutes 5

It keeps the gait within the ranges of the file's [wanted] (`optimize/walking.py`). The best are compared over 20 s at
0.5, 1 and 2 ms. `footfall tune` goes on from there with longer trials and pushes. For wide searches from a draft.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import tomlkit

from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.optimize import cma_es
from footfall.optimize import space as spaces
from footfall.optimize.space import Space
from footfall.optimize.walking import penalty, settle
from footfall.trials import Trial
from footfall.trials.idle import Idle
from footfall.writing import copy_beside, whole_text

STEPS = (2e-3, 1e-3)  # of the search [s]
FINAL_STEPS = (2e-3, 1e-3, 5e-4)
FINAL_SECONDS = 20.0
FINALISTS = 10
POPULATION = 14
FALLEN, UP = 100.0, 25.0  # score of an immediate fall; what is taken off it by the time


class Quick:
    """Scores points of a space by the time until they fall, and by the penalty of their gait."""

    def __init__(self, space: Space) -> None:
        self.space, self.idle = space, Idle()

    def score(self, point: np.ndarray, seconds: float, steps: tuple[float, ...]) -> tuple[float, str]:
        """The worst score of all time steps, and the gait there in words; the first fall ends it.

        Args:
            point: Fractions of the ranges.
            seconds: Duration; the gait is measured in the second half [s].
            steps: Time steps [s].
        """
        worst, said = -1.0, ""
        for dt in steps:
            try:
                skill = self.space.skill(point)
                sim = self.idle.take(Trial(skill, 1e4, dt, record_every=0.0))
            except FootfallError:
                return 2.0 * FALLEN, "refused"
            gait = settle(sim, 0.5 * seconds, 0.5 * seconds, rise="rise" in skill.wanted)
            self.idle.give(sim)
            value = FALLEN - UP * gait.up / seconds if gait.fell else penalty(gait, skill.wanted)
            if value > worst:
                worst = value
                said = (
                    f"speed {gait.speed:.2f} flight {gait.flight:.3f} rise {gait.rise:.3f} step {gait.step_time:.3f} s"
                )
            if gait.fell:
                break
        return worst, said


def searched(space: Space, given: argparse.Namespace) -> np.ndarray:
    """The best point that CMA-ES finds in the time."""
    quick, begin = Quick(space), time.monotonic()
    strategy = cma_es.strategy(space.start, given.spread, POPULATION, given.seed, maxiter=10_000)
    best = [(*quick.score(space.start, given.seconds, STEPS), space.start)]
    while time.monotonic() - begin < 60.0 * given.minutes:
        points = [np.clip(point, 0.0, 1.0) for point in strategy.ask()]
        scores = [quick.score(point, given.seconds, STEPS) for point in points]
        strategy.tell(points, [value for value, _ in scores])
        best += [(*score, point) for score, point in zip(scores, points, strict=True)]
        best = sorted(best, key=lambda row: row[0])[:FINALISTS]
        print(
            f"{time.monotonic() - begin:6.0f} s  {min(scores)[0]:8.3f}  best {best[0][0]:8.3f}  {best[0][1]}",
            flush=True,
        )
    final = [(*quick.score(point, FINAL_SECONDS, FINAL_STEPS), point) for _, _, point in best]
    for value, said, _ in final:
        print(f"{value:8.3f}  {said}")
    return min(final, key=lambda row: row[0])[2]


def main() -> None:
    """Search and write the skill."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("skill")
    parser.add_argument("-o", "--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--spread", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    space = spaces.read(skills.load(given.skill))
    document = space.written(searched(space, given))
    document["id"] = given.out.name
    document.pop("evidence", None)
    copy_beside(space.path, document, given.out / "skill.toml")
    whole_text(given.out / "skill.toml", tomlkit.dumps(document))


if __name__ == "__main__":
    main()
