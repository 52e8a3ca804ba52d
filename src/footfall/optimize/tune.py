"""`footfall tune`: make a skill better at one thing, and write it as a new skill file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import systems
from ..control.skill import Skill
from ..errors import BadInput, UnknownName
from ..physics.world import check_time_step
from . import space as spaces
from .race import Race, race
from .robustness import Robustness
from .search import Objective, Result, search
from .space import Space
from .survival import Survival

GOALS = ("robustness", "ladder", "speed", "survival")
NEAR = 0.1  # share by which a search may change the speed and tempo of a recorded gait
GENTLE = 60.0  # pushes that a gait tuned for speed must survive [N]


@dataclass(frozen=True)
class Goal:
    """What to search for."""

    name: str
    speed: tuple[float, float] | None = None  # overrides what the file wants [m/s]
    leg_collision: str = "both"  # whether pushes are tried with the legs as obstacles: on, off or both
    dt: float = 2e-3
    seed: int = 1
    phase: float | None = None  # a phase at which pushes from soft to hard are tried beside those at random phases


def objective(goal: Goal) -> Objective:
    """The scoring of a goal."""
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
            profile=np.full(8, GENTLE),
            level=1.0,
            adaptive=False,
        )
    return Survival(dt=goal.dt, seed=goal.seed)


def run(found: Space, goal: Goal, each: Any, stopped: Any, **how: Any) -> Result:
    """Search, or for the ladders race, with `generations`, `population`, `spread`, `seed`, `seconds` and `tell`."""
    if goal.name == "ladder":
        runner = Race(dt=goal.dt, phase=0.1 if goal.phase is None else goal.phase)
        return race(found, runner, each, stopped, **how)
    return search(found, objective(goal), each, stopped, **how)


def space(skill: Skill, goal: Goal) -> Space:
    """The tunables of the skill, with the speed that is asked for in place of the file's."""
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
    """The tuned skill as a file."""
    new = found.written(result.point)
    new["id"] = name
    new["origin"] = "tuned"
    new.pop("evidence", None)  # measured on the old numbers
    if goal.speed is not None:
        wanted = new.setdefault("wanted", tomlkit.table())
        wanted["speed"] = list(goal.speed)
    return tomlkit.dumps(new)


def target(out: Path, skill: Skill) -> tuple[str, Path]:
    """The new skill's name and file: `out` is its folder."""
    return out.name, out / "skill.toml"
