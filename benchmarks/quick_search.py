"""Search for a gait with short trials: each candidate is simulated for a few seconds at 1 or 2 ms, without pushes.

    python benchmarks/quick_search.py FOLDER -o OTHER --minutes 5

It keeps the gait within the ranges of the file's [wanted] (`optimize/walking.py`). `footfall tune` goes on from there
with longer trials and pushes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tomlkit

from footfall.control import skill as skills
from footfall.control.skill import Skill
from footfall.optimize import space as spaces
from footfall.optimize.search import Result, Score, search
from footfall.optimize.walking import penalty, settle
from footfall.trials import Trial
from footfall.trials.idle import Idle
from footfall.writing import copy_beside, whole_text


class Quick:
    """Scores a skill by the time until it falls, and by the penalty of its gait."""

    def __init__(self, seconds: float) -> None:
        """Take half of these seconds for the gait to settle, and measure it in the other half."""
        self.half, self.idle = 0.5 * seconds, Idle()

    def plan(self, generation: int) -> Any:
        """The time step of a generation [s]; -1 is the final comparison."""
        return 1e-3 if generation % 2 else 2e-3

    def score(self, skill: Skill, plan: Any) -> Score:
        """The score of a skill at a time step."""
        sim = self.idle.take(Trial(skill, 1e4, plan, record_every=0.0))
        gait = settle(sim, self.half, self.half, rise="rise" in skill.wanted)
        self.idle.give(sim)
        if gait.fell:
            return Score(100.0 - 25.0 * gait.up / self.half)
        terms = {"speed": gait.speed, "flight": gait.flight, "rise": gait.rise, "step_time": gait.step_time}
        return Score(penalty(gait, skill.wanted), terms)

    def adapt(self, scores: list[Score]) -> None:
        """Does nothing."""


def told(result: Result) -> None:
    """Print the best of a generation."""
    terms = ", ".join(f"{name} {value:.3f}" for name, value in result.score.terms.items())
    print(f"{result.generations:4d} {result.seconds:6.0f} s  {result.score.value:8.3f}  {terms}", flush=True)


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
    found = search(space, Quick(given.seconds), 10_000, 14, given.spread, given.seed, 60.0 * given.minutes, told)
    document = space.written(found.point)
    document["id"] = given.out.name
    document.pop("evidence", None)
    copy_beside(space.path, document, given.out / "skill.toml")
    whole_text(given.out / "skill.toml", tomlkit.dumps(document))
    print(found.score)


if __name__ == "__main__":
    main()
