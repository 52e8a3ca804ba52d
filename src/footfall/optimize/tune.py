"""`footfall tune`: improve a skill for one goal and write it as a new skill file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import __version__, systems
from ..control.skill import Skill
from ..errors import BadInput, UnknownName
from ..physics.world import check_time_step
from . import space as spaces
from .race import Race, race
from .robustness import Robustness
from .search import Objective, Result, Score, search
from .space import Space
from .survival import Survival

GOALS = ("robustness", "ladder", "speed", "survival")
SPEED_GOAL_FORCE = 60.0  # pushes that a gait tuned for speed must survive [N]


@dataclass(frozen=True)
class Goal:
    """What to search for.

    Attributes:
        name: One of `GOALS`.
        speed: Range of the forward speed [m/s]; replaces the one in the file's [wanted].
        leg_collision: Whether the legs collide with each other in trials with pushes: on, off or both.
        dt: Time step [s].
        seed: Random seed of the objective.
        phase: Phase of the gait cycle (0 to 1) at which pushes from weak to strong are tried, beside random phases.
    """

    name: str
    speed: tuple[float, float] | None = None
    leg_collision: str = "both"
    dt: float = 2e-3
    seed: int = 1
    phase: float | None = None


def objective(goal: Goal) -> Objective:
    """The objective of a goal; raises `UnknownName` or `BadInput` for one that does not exist."""
    if goal.name not in GOALS:
        raise UnknownName("goal", goal.name, GOALS)
    settings = {"on": (True,), "off": (False,), "both": (True, False)}
    if goal.leg_collision not in settings:
        raise UnknownName("leg collision setting", goal.leg_collision, settings)
    legs = settings[goal.leg_collision]
    if goal.phase is not None and not 0.0 <= goal.phase <= 1.0:
        raise BadInput(f"phase {goal.phase:g} cannot be used; expected 0 to 1")
    if goal.name == "robustness":
        if goal.phase is None:
            return Robustness(dt=goal.dt, seed=goal.seed, legs=legs, grounds=1.0)
        return Robustness(
            dt=goal.dt, seed=goal.seed, legs=legs, grounds=1.0, phases=1, rungs=5, level=1.0, fixed_phase=goal.phase
        )
    if goal.name == "speed":
        return Robustness(
            dt=goal.dt,
            phases=1,
            seed=goal.seed,
            legs=(legs[0],),
            profile=np.full(8, SPEED_GOAL_FORCE),
            level=1.0,
            adaptive=False,
        )
    return Survival(dt=goal.dt, seed=goal.seed)


def run(found: Space, goal: Goal, **how: Any) -> Result:
    """Search for a goal with CMA-ES; for `ladder`, test random neighbours on ladders of pushes.

    Args:
        found: The tunable parameters, from `space`.
        goal: What to search for.
        how: `generations`, `population`, `spread`, `seed`, `seconds`, `progress`, `kept` and `together` of
            `search.search`.

    Returns:
        The best point found and the statistics of the search.
    """
    if goal.name == "ladder":
        runner = Race(dt=goal.dt, phase=0.1 if goal.phase is None else goal.phase)
        return race(found, runner, **how)
    return search(found, objective(goal), **how)


def identity(found: Space, goal: Goal, population: int, spread: float, seed: int) -> dict[str, Any]:
    """What must be equal for a search that was killed to go on."""
    text = hashlib.sha256((found.text + repr(found.data.get("wanted"))).encode()).hexdigest()[:16]
    what = {"goal": goal.name, "speed": goal.speed and list(goal.speed), "leg_collision": goal.leg_collision}
    what |= {"dt": goal.dt, "phase": goal.phase, "population": population, "spread": spread, "seed": seed}
    return {"footfall": __version__, **what, "skill": text}


def term_figures(score: Score) -> dict[str, float]:
    """The measured terms of a score as figures of a report; `term_penalty` also under its old name `term_price`."""
    figures = {f"term_{name}": value for name, value in score.terms.items()}
    if "term_penalty" in figures:
        figures["term_price"] = figures["term_penalty"]
    return figures


def space(skill: Skill, goal: Goal) -> Space:
    """The tunable parameters of a skill, with the goal's speed range in place of the file's.

    Args:
        skill: A 3D skill whose file has numbers written as `{ value, low, high }`.
        goal: What to search for.

    Raises:
        BadInput: For a planar skill, a bad time step or an empty speed range.
    """
    if skill.character.planar:
        raise BadInput(f"{skill.id} is a planar skill; tuning is for 3D bodies so far")
    check_time_step(goal.dt)
    found = spaces.read(skill)
    targets = {name: list(bounds) for name, bounds in systems.of(skill).targets(skill).items()}
    if targets:
        found.data["wanted"] = targets | found.data.get("wanted", {})
    if goal.speed is not None:
        low, high = goal.speed
        if not low < high:
            raise BadInput(f"speed {low:g} to {high:g} cannot be used; expected low below high")
        found.data.setdefault("wanted", {})["speed"] = [low, high]
    systems.controller(found.skill(found.start))  # a file that cannot be played is refused before the search
    return found


def document(found: Space, result: Result, name: str, goal: Goal) -> str:
    """The text of a skill file with the parameters found.

    Args:
        found: The search space.
        result: The result of `run`.
        name: Id of the new skill.
        goal: What was searched for; its speed range is written into [wanted].
    """
    new = found.written(result.point)
    new["id"] = name
    new["origin"] = "tuned"
    new.pop("evidence", None)  # measured with the old parameters
    if goal.speed is not None:
        wanted = new.setdefault("wanted", tomlkit.table())
        wanted["speed"] = list(goal.speed)
    return tomlkit.dumps(new)


def output_file(folder: Path) -> tuple[str, Path]:
    """Id and file of the new skill in its folder."""
    return folder.name, folder / "skill.toml"
