"""`footfall stabilize`: from a pose graph that falls to a skill that walks without a look-ahead.

1. The graph alone must take a step.
2. With the look-ahead it must walk. Where it does not, some desired regulation variables are tried, then they and
   numbers of the graph (offsets that all states share) are searched for with CMA-ES. The mean K of a walk becomes part
   of the graph.
3. The step-to-step model is learned from look-aheads (`step_model.py`).
4. The model alone must walk, at every time step. Where it falls, more samples are taken.
"""

from __future__ import annotations

import copy
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event
from typing import Any

import cma
import numpy as np
import tomlkit

from .. import parallel, systems
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
from .stabilize_progress import Kept

WALK = 12.0  # how long the look-ahead must walk for a graph to be good enough [s]
DT = 2e-3  # of the search [s]
ALONE = 20.0  # how long the base graph alone is watched at most [s]
CHECK = 60.0  # how long the model must walk [s]
POPULATION, SPREAD = 8, 0.5
EFFORT = 0.2  # mean |K| over its limits above which a graph is searched for further, for half of the budget
DESIRED = [(forward, lateral) for lateral in (0.15, 0.12, 0.08) for forward in (0.28, 0.2)]  # stance-COM to try [m]
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
    """What was found so far.

    Attributes:
        skill: The skill with its model, or with the look-ahead where no model was learned yet.
        steps_alone: Steps of the base graph until it falls.
        searched: Candidates that were tried before the look-ahead walked; 0 where it did at once.
        samples: Look-aheads that the model was fitted to.
        survived: How long the model walks at each time step [s]; empty without a model.
        seconds: How long it took [s].
        offsets: What the search changed, in the units of the file.
        cost: Of the walk by the look-ahead: 1 to 2 where it falls, else mean |K| over its limits.
        stopped: Whether it was stopped before its end.
    """

    skill: Skill
    steps_alone: int
    searched: int = 0
    samples: int = 0
    survived: list[float] = field(default_factory=list)
    seconds: float = 0.0
    offsets: dict[str, float] = field(default_factory=dict)
    cost: float = 2.0
    stopped: bool = False

    @property
    def walks(self) -> bool:
        """Whether it walks at every time step."""
        return bool(self.survived) and min(self.survived) >= CHECK - 1e-6


def stabilize(
    skill: Skill,
    name: str,
    minutes: float = 5.0,
    seed: int = 1,
    progress: Progress = no_progress,
    keep: Path | None = None,
) -> Stabilized:
    """Make a walk of a pose graph that falls.

    Args:
        skill: A skill of limit cycle control, or a 3D pose graph of SIMBICON whose feedback is left out.
        name: Id of the new skill.
        minutes: Budget [min].
        seed: Of all random numbers.
        progress: Called as the work goes on.
        keep: Folder in which costs and samples are kept (`stabilize_progress.py`); those of an earlier run are not
            found anew, and its time counts. The caller removes it.

    Returns:
        The skill, and whether and how long it walks.

    Raises:
        BadInput: The graph takes no step, or the look-ahead cannot make it walk within the budget. Ctrl-C ends the work
            with what was found until then.
    """
    found = replace(prepared(skill), id=name)
    kept = Kept(keep, found, seed)
    alone = steps_alone(found)
    if alone < 1:
        raise BadInput(
            f"{skill.id}: the base graph does not take one step before it falls or {ALONE:g} s have passed, so nothing "
            "can be regulated; expected one whose swing foot lands at least once, as that of examples/walk_by_hand.toml"
        )
    result = Stabilized(found, alone)
    try:
        _search(result, seed, 30.0 * minutes, kept, progress)
        if result.cost >= 1.0:
            tried = 1 + result.searched
            raise BadInput(f"{skill.id}: the look-ahead falls with all {tried} variants tried within the budget")
        _centre(result)
        _learn(result, seed, 60.0 * minutes, kept, progress)
    except (KeyboardInterrupt, parallel.Interrupted):
        if result.cost >= 1.0:
            raise BadInput("stopped before a variant was found that walks; nothing was written") from None
        result.stopped = True
    result.seconds = kept.seconds
    return result


def _learn(result: Stabilized, seed: int, longest: float, kept: Kept, progress: Progress) -> None:
    """Rounds of samples until the model walks at every time step, or the time is up."""
    plain, parts, fitted = result.skill, [], None
    for number in itertools.count():
        known, before = kept.samples(number), len(parts)
        if known is None:
            deadline = time.monotonic() + longest - kept.seconds
            fitted = step_model.round_of(plain, fitted, parts, number, seed, progress=progress, deadline=deadline)
            kept.add_samples(number, parts[before:])
        else:
            parts += known
            together = step_model.joined(parts)
            fitted = model.fit(together.features, together.k)
        trained = step_model.with_model(plain, fitted)
        survived = step_model.survival(trained, CHECK)
        if not result.survived or min(survived) >= min(result.survived):
            result.skill, result.survived = trained, survived
            result.samples = sum(len(part.features) for part in parts)
        if result.walks or (kept.seconds > longest and kept.samples(number + 1) is None):
            return


def steps_alone(skill: Skill, seconds: float = ALONE) -> int:
    """How many steps the base graph takes before it falls."""
    sim = Simulation(Trial(step_model.base(skill), seconds, DT, record_every=0.0))
    sim.advance(seconds)
    return max(0, int(sim.memory.steps) - 1)  # the last one is the fall


def _search(result: Stabilized, seed: int, longest: float, kept: Kept, progress: Progress) -> None:
    """Keep the skill as it is where the look-ahead walks; else find offsets under which it does."""
    skill, units = result.skill, np.array(list(OFFSETS.values()))
    best, generation = np.zeros(len(OFFSETS)), 0
    result.cost = _cost(skill)

    def try_all(points: list[np.ndarray]) -> list[float]:
        nonlocal best, generation
        stop, costs = Event(), kept.costs(generation, len(points))
        score: Callable[[Any], float] = lambda point: _cost(changed(skill, point), stop)  # noqa: E731
        if costs is None:
            costs = parallel_map(score, points, progress, f"variants of the graph, best {result.cost:.2f}", stop=stop)
            kept.add_costs(costs)
        generation += 1
        result.searched += len(points)
        if min(costs) < result.cost:
            result.cost, best = min(costs), points[int(np.argmin(costs))]
            result.skill = changed(skill, best)
            result.offsets = dict(zip(OFFSETS, map(float, best * units), strict=True))
        return costs

    if result.cost < EFFORT:
        return
    now = np.mean(np.atleast_2d(skill.body["desired"]["stance-com"]), axis=0)
    if result.cost >= 1.0:
        try_all([np.pad((wanted - now) / units[:2], (0, len(units) - 2)) for wanted in np.array(DESIRED)])
    strategy = cma.CMAEvolutionStrategy(best, SPREAD, {"popsize": POPULATION, "seed": seed, "verbose": -9})
    while result.cost >= EFFORT and (kept.costs(generation, POPULATION) or kept.seconds < longest):
        points = strategy.ask()
        strategy.tell(points, try_all(points))


def _cost(skill: Skill, stop: Event | None = None) -> float:
    """1 to 2 where the look-ahead falls, the earlier the more; else how much of K it needs, and 0.2 at a standstill."""
    worst = 0.0
    for seed in (1, 2):
        sim, used = _walked(skill, seed, stop)
        if sim.ending is not None and sim.ending.kind != "time_up":
            return max(worst, 2.0 - sim.time / WALK)
        slow = 0.2 if abs(float(sim.com[0])) < 0.1 * WALK else 0.0
        worst = max(worst, float(np.mean(np.abs(used))) + slow)
    return worst


def _walked(skill: Skill, seed: int, stop: Event | None = None) -> tuple[Simulation, np.ndarray]:
    """A walk by the look-ahead, and the K of its steps over their limits [step, perturbation]."""
    sim = Simulation(Trial(skill, WALK, DT, seed=seed, scatter=0.02, record_every=0.0))
    p, step = sim.controller.parameters, -1
    n = int(p.perturbations)
    used = [np.zeros(n)]
    while not sim.over and not (stop and stop.is_set()):
        sim.advance(WALK, STATE_CHANGE)
        if int(sim.memory.steps) == step:  # later in the same step: K is decided by now
            used.append(np.array(sim.memory.k[:n]) / p.limit[:n])
        step = int(sim.memory.steps)
    return sim, np.array(used)


def _centre(result: Stabilized) -> None:
    """Make the mean K of a walk part of the graph, so that K varies about 0, if the look-ahead walks with that too."""
    skill = result.skill
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
    if _cost(moved) >= max(EFFORT, result.cost):
        return
    result.skill = moved
    names = [row.get("name") or f"k{i}" for i, row in enumerate(body["perturbations"])]
    result.offsets |= {name: float(k) for name, k in zip(names, mean, strict=True)}


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
    whole["evidence"] = {"minutes_to_make": round(result.seconds / 60.0, 2)}
    plain = {key: value for key, value in whole.items() if not isinstance(value, dict | list)}  # before all tables
    document = {**plain, **{key: value for key, value in whole.items() if key not in plain}}
    arrays = skill.arrays() if "data" in skill.body else {}

    def fill(place: Path) -> None:
        (place / "skill.toml").write_text(tomlkit.dumps(document), encoding="utf-8")
        if arrays:
            np.savez(place / "model.npz", allow_pickle=False, **{key: arrays[key] for key in model.Model._fields})
        systems.controller(skills.read(place / "skill.toml"))

    whole_folder(folder, fill)
    return [folder / name for name in (("skill.toml", "model.npz") if arrays else ("skill.toml",))]
