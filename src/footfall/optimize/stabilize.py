"""`footfall stabilize`: from a pose graph that falls to a skill that walks without a look-ahead.

1. The graph alone must take a step.
2. With the look-ahead it must walk. Where it does not, the desired regulation variables and a few numbers of the graph
   (offsets that all states share) are searched for with CMA-ES. The mean K of a walk becomes part of the graph.
3. The step-to-step model is learned from look-aheads (`step_model.py`).
4. The model alone must walk, at every time step. Where it falls, more samples are taken.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import cma
import numpy as np
import tomlkit

from .. import systems
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..parallel import Progress, no_progress, parallel_map
from ..physics.kernel import STATE_CHANGE
from ..strict import read_toml
from ..systems.limit_cycle import model
from ..trials import Simulation, Trial
from ..writing import whole_folder
from . import step_model
from .pose_graph import SHARED, prepared

WALK = 12.0  # how long the look-ahead must walk for a graph to be good enough [s]
DT = 2e-3  # of the search [s]
CHECK = 60.0  # how long the model must walk [s]
POPULATION, SPREAD = 8, 0.5
EFFORT = 0.5  # mean |K| over its limits above which a graph is searched for further
OFFSETS = {  # what the search may change: the unit of one step of the search
    "forward": 0.05,  # desired stance-COM [m]
    "lateral": 0.03,
    "swing_hip_pitch": 0.1,  # added to all states [rad]
    "swing_hip_roll": 0.05,
    "swing_knee": 0.1,
    "stance_ankle_pitch": 0.08,
    "stance_ankle_roll": 0.03,
    "lean": 0.05,
    "time": 0.1,  # of the dwell times, as a fraction
}


@dataclass
class Stabilized:
    """What came out.

    Attributes:
        skill: The skill with its model.
        steps_alone: Steps of the base graph until it falls.
        searched: Candidates that were tried before the look-ahead walked; 0 where it did at once.
        samples: Look-aheads that the model was fitted to.
        survived: How long the model walks at each time step [s].
        seconds: How long it took [s].
        offsets: What the search changed, in the units of the file.
    """

    skill: Skill
    steps_alone: int
    searched: int
    samples: int
    survived: list[float]
    seconds: float
    offsets: dict[str, float] = field(default_factory=dict)

    @property
    def walks(self) -> bool:
        """Whether it walks at every time step."""
        return min(self.survived) >= CHECK - 1e-6


def stabilize(
    skill: Skill, name: str, minutes: float = 5.0, seed: int = 1, progress: Progress = no_progress
) -> Stabilized:
    """Make a walk of a pose graph that falls.

    Args:
        skill: A skill of limit cycle control, or a 3D pose graph of SIMBICON whose feedback is left out.
        name: Id of the new skill.
        minutes: Budget [min].
        seed: Of all random numbers.
        progress: Called as the work goes on.

    Returns:
        The skill, and whether and how long it walks.

    Raises:
        BadInput: The graph takes no step, or the look-ahead cannot make it walk within the budget.
    """
    begun = time.monotonic()
    found = replace(prepared(skill), id=name)
    alone = steps_alone(found)
    if alone < 1:
        raise BadInput(f"{skill.id}: the base graph falls before it has taken one step; nothing can be regulated")
    deadline = begun + 60.0 * minutes
    found, offsets, searched = _search(found, seed, begun + 30.0 * minutes, progress)
    found, mean = centred(found)
    if mean.any():
        names = [row.get("name") or f"k{i}" for i, row in enumerate(found.body["perturbations"])]
        offsets |= {name: float(k) for name, k in zip(names, mean, strict=True)}
    parts: list[step_model.Samples] = []
    fitted, survived, number = None, [0.0], 0
    while number < 3 or (min(survived) < CHECK and time.monotonic() < deadline):
        fitted = step_model.round_of(found, fitted, parts, number, seed, progress=progress)
        number += 1
        if number >= 3 or time.monotonic() > deadline:
            survived = step_model.survival(step_model.with_model(found, fitted), CHECK)
        if time.monotonic() > deadline:
            break
    assert fitted is not None
    samples = sum(len(part.features) for part in parts)
    done = step_model.with_model(found, fitted)
    return Stabilized(done, alone, searched, samples, survived, time.monotonic() - begun, offsets)


def steps_alone(skill: Skill, seconds: float = 20.0) -> int:
    """How many steps the base graph takes before it falls."""
    sim = Simulation(Trial(step_model.base(skill), seconds, DT, record_every=0.0))
    sim.advance(seconds)
    return max(0, int(sim.memory.steps) - 1)  # the last one is the fall


def _search(skill: Skill, seed: int, deadline: float, progress: Progress) -> tuple[Skill, dict[str, float], int]:
    """The skill as it is where the look-ahead walks, else with offsets under which it does."""
    none = np.zeros(len(OFFSETS))
    cost = _cost(skill)
    if cost < EFFORT:
        return skill, {}, 0
    strategy = cma.CMAEvolutionStrategy(none, SPREAD, {"popsize": POPULATION, "seed": seed, "verbose": -9})
    best, tried = none, 0
    while cost >= EFFORT and time.monotonic() < deadline:
        points = strategy.ask()
        score: Callable[[Any], float] = lambda point: _cost(changed(skill, point))  # noqa: E731
        costs = parallel_map(score, points, progress, f"search, best {cost:.2f}")
        strategy.tell(points, costs)
        tried += len(points)
        if min(costs) < cost:
            cost, best = min(costs), points[int(np.argmin(costs))]
    if cost >= 1.0:
        raise BadInput(f"{skill.id}: the look-ahead falls with all {tried} variants that were tried within the budget")
    units = np.array(list(OFFSETS.values()))
    return changed(skill, best), dict(zip(OFFSETS, map(float, best * units), strict=True)), tried


def _cost(skill: Skill) -> float:
    """1 to 2 where the look-ahead falls, the earlier the more; else how much of K it needs, and 0.2 at a standstill."""
    worst = 0.0
    for seed in (1, 2):
        sim, used = _walked(skill, seed)
        if sim.ending is not None and sim.ending.kind != "time_up":
            return max(worst, 2.0 - sim.time / WALK)
        slow = 0.2 if abs(float(sim.com[0])) < 0.1 * WALK else 0.0
        worst = max(worst, float(np.mean(np.abs(used))) + slow)
    return worst


def _walked(skill: Skill, seed: int) -> tuple[Simulation, np.ndarray]:
    """A walk by the look-ahead, and the K of its steps over their limits [step, perturbation]."""
    sim = Simulation(Trial(skill, WALK, DT, seed=seed, scatter=0.02, record_every=0.0))
    p, step = sim.controller.parameters, -1
    n = int(p.perturbations)
    used = [np.zeros(n)]
    while not sim.over:
        sim.advance(WALK, STATE_CHANGE)
        if int(sim.memory.steps) == step:  # later in the same step: K is decided by now
            used.append(np.array(sim.memory.k[:n]) / p.limit[:n])
        step = int(sim.memory.steps)
    return sim, np.array(used)


def centred(skill: Skill) -> tuple[Skill, np.ndarray]:
    """The skill with the mean K of a walk made part of its graph, so that K varies about 0; and that K.

    The skill as it is where the look-ahead falls with the new graph.
    """
    _, used = _walked(skill, 1)
    limits = np.array([float(row["limit"]) for row in skill.body["perturbations"]])
    mean = limits * used[len(used) // 2 :].mean(axis=0)
    body = copy.deepcopy(skill.body)
    for row, k in zip(body["perturbations"], mean, strict=True):
        for i in row.get("states", range(len(body["states"]))):
            pose = body["states"][i].setdefault("pose", {})
            for name, value in row["pose"].items():
                pose[name] = _shifted(pose.get(name, 0.0), float(k * value), most=3.0)
    moved = replace(skill, body=body)
    return (moved, mean) if _cost(moved) < EFFORT else (skill, np.zeros(len(mean)))


def changed(skill: Skill, point: np.ndarray) -> Skill:
    """The skill with the offsets of a point of the search, in units of `OFFSETS`."""
    body = copy.deepcopy(skill.body)
    offset = {name: float(unit * x) for (name, unit), x in zip(OFFSETS.items(), point, strict=True)}
    desired = body["desired"]["stance-com"]
    nested = isinstance(desired[0], list)
    rows = desired if nested else [desired]
    moved = [[round(f + offset["forward"], 4), round(s + offset["lateral"], 4)] for f, s in rows]
    body["desired"]["stance-com"] = moved if nested else moved[0]
    for state in body["states"]:
        pose, lean = state.setdefault("pose", {}), state.setdefault("lean", {})
        for name in OFFSETS:
            if "_" in name:
                pose[name] = _shifted(pose.get(name, 0.0), offset[name], most=-0.02 if "knee" in name else 3.0)
        lean["pitch"] = _shifted(lean.get("pitch", 0.0), offset["lean"], most=0.9)
        if not isinstance(state["until"], str):
            factor = max(0.4, 1.0 + offset["time"])
            times = state["until"] if isinstance(state["until"], list) else [state["until"]]
            scaled = [round(factor * value, 4) for value in times]
            state["until"] = scaled if isinstance(state["until"], list) else scaled[0]
    return replace(skill, body=body)


def _shifted(value: Any, offset: float, most: float) -> Any:
    """A number, or one for each speed, moved."""
    if isinstance(value, list):
        return [_shifted(item, offset, most) for item in value]
    return round(min(float(value) + offset, most), 4)


def write(result: Stabilized, folder: Path) -> list[Path]:
    """Write the skill and the arrays of its model into a new folder; returns the files."""
    skill = result.skill
    assert skill.path is not None
    shared = {key: value for key, value in read_toml(skill.path).items() if key in SHARED}
    whole = {**shared, **skill.body, "id": skill.id, "origin": "tuned", "system": "limit_cycle", "kind": "cycle"}
    whole.pop("evidence", None)
    plain = {key: value for key, value in whole.items() if not isinstance(value, dict | list)}  # before all tables
    document = {**plain, **{key: value for key, value in whole.items() if key not in plain}}
    arrays = skill.arrays()

    def fill(place: Path) -> None:
        (place / "skill.toml").write_text(tomlkit.dumps(document), encoding="utf-8")
        np.savez(place / "model.npz", allow_pickle=False, **{key: arrays[key] for key in model.Model._fields})
        systems.controller(skills.read(place / "skill.toml"))

    whole_folder(folder, fill)
    return [folder / "skill.toml", folder / "model.npz"]
