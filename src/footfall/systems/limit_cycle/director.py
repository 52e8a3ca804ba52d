"""The look-ahead of limit cycle control (survey section 3.1, Figure 11): which K keeps the walk on its cycle.

At the beginning of every step, it and the next one are simulated: once with the nominal control u₀, once for each
perturbation. From that follow the Jacobian J and K = J⁻¹ ΔQ_d (eq. 8).

The runs are independent, so they are spread over threads: each works on a simulation of its own that is restored from
the one that asks. Results do not depend on the number of threads.
"""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from ...control.director import Directed, Director, Wait
from ...control.skill import Skill
from ...parallel import cores
from ...physics.kernel import STATE_CHANGE
from ...strict import Table
from . import graph
from .law import Q_COUNT, VARIABLES

FOREVER = 2**62  # steps
LONGEST = 3.0  # a step that takes longer than this will not end [s]
PARTS = (1.0, 0.4)  # fractions of the computed K that are tried; the best is used


@dataclass(frozen=True)
class Settings:
    """The `[regulate]` table of a skill.

    Attributes:
        columns: Which of the six numbers Q are regulated.
        preview: How many steps ahead the variables are regulated.
        probe: By how much each k is changed for the Jacobian.
        damping: Of the pseudo-inverse, relative to the largest singular value of J.
        held: Whether the previewed steps after the first have the same K; else they are nominal.
        weights: Of the errors at the end of each previewed step.
        rounds: How often J is built anew, around the K found before.
    """

    columns: tuple[int, ...]
    preview: int = 2
    probe: float = 0.05
    damping: float = 0.05
    held: bool = True
    weights: tuple[float, ...] = (0.3, 1.0)
    rounds: int = 1


def settings(skill: Skill) -> Settings | None:
    """The `[regulate]` table, checked; None where the file has none.

    A table `[regulate.up]` has the rules that differ where the up vector is the only variable; likewise for the others.
    """
    table = skill.table()
    if not table.has("regulate"):
        return None
    rules = table.table("regulate")
    shared = {key: value for key, value in rules.data.items() if key not in VARIABLES}
    found = _checked(Table(rules.source, shared, rules.where))
    for name in VARIABLES:
        if rules.has(name):
            own = {**shared, **rules.table(name).data, "variables": [name]}
            alone = _checked(Table(rules.source, own, rules.key(name)))
            found = alone if alone.columns == found.columns else found
    return found


def _checked(rules: Table) -> Settings:
    """The rules of a table, every key checked."""
    names = rules.get("variables")
    if not isinstance(names, list):
        raise rules.fail("variables", "expected a list of regulation variables")
    preview = rules.integer("preview", 2, low=1, high=4)
    found = Settings(
        columns=tuple(graph.variable_columns(names, rules)),
        preview=preview,
        probe=rules.number("probe", 0.05, 1e-4, 1.0),
        damping=rules.number("damping", 0.05, 0.0, 10.0),
        held=rules.flag("held", True),
        weights=tuple(rules.vector("weights", preview, [0.3] * (preview - 1) + [1.0], 0.0, 10.0)),
        rounds=rules.integer("rounds", 1, low=1, high=5),
    )
    rules.done()
    return found


def of(skill: Skill) -> Director | None:
    """The director of a skill; None where the law needs none."""
    found = settings(skill)
    modelled = skill.body.get("model", {}).get("use", True) if "model" in skill.body else False
    return None if found is None or modelled else LookAhead(found)


@dataclass(frozen=True)
class LookAhead(Director):
    """Finds K once a step by simulating ahead."""

    settings: Settings
    workers: int | None = None

    def begin(self) -> dict[str, Any]:
        """Nothing was decided yet."""
        return {"step": -1}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """At the beginning of a step: look ahead and write K into the memory of the law."""
        if int(sim.memory.begun) == 0:  # the law has not run yet: ask again after one time step
            return Wait(0.0)
        if int(sim.memory.steps) != memory["step"]:
            memory["step"] = int(sim.memory.steps)
            k, _ = decide(sim, self.settings, self.workers)
            sim.memory.k[: len(k)] = k
            sim.memory.next_k[: len(k)] = k if self.settings.held else 0.0
        return Wait(LONGEST, STATE_CHANGE)


def decide(sim: Directed, rules: Settings, workers: int | None = None) -> tuple[np.ndarray, dict[str, Any]]:
    """Find K of the step that begins now (Figure 11).

    Args:
        sim: The simulation at the beginning of a step.
        rules: What is regulated, and how far to look.
        workers: Threads; one per core if None.

    Returns:
        K [perturbation], in the units of the skill file; and `{"lost": True}` where the nominal control falls ahead, so
        that the Jacobian is that of the best of a few K.
    """
    p = sim.controller.parameters
    n = int(p.perturbations)
    limit = np.array(p.limit[:n])
    desired = (np.array(p.desired).T @ np.array(sim.memory.blend))[list(rules.columns)]

    def residuals(plans: list[np.ndarray]) -> list[Any]:
        """Weighted Q - Q_d at the ends of the previewed steps for each K / limit; None where it falls before."""
        found = run_ahead(sim, [limit * plan for plan in plans], rules, workers)
        return [None if q is None else _weighted(q, desired, rules) for q in found]

    probes = rules.probe * np.eye(n)
    at = np.zeros(n)
    best, told = at, {}
    for _ in range(rules.rounds):
        r0, *found = residuals([at, *(at + probe for probe in probes)])
        if any(r is None for r in (r0, *found)) and not told:  # a fall ahead: begin with the best of a few K
            told = {"lost": True}
            wide = [at, *(at + probe for probe in probes), *_spread(n)]
            ahead = [r0, *found, *residuals(wide[n + 1 :])]
            costs = [_cost(r, k, rules) for r, k in zip(ahead, wide, strict=True)]
            chosen = int(np.argmin(costs))
            best = at = wide[chosen]
            r0, found = ahead[chosen], residuals([at + probe for probe in probes])
        if any(r is None for r in (r0, *found)):
            break
        # (eq. 7) ΔQ = J K by finite differences, K in units of its limits
        jacobian = np.array([(r - r0) / rules.probe for r in found]).T
        # (eq. 8) K = J⁻¹ ΔQ_d, damped: large K costs as much as an error of Q
        square = jacobian.T @ jacobian + rules.damping**2 * np.eye(n)
        newton = np.clip(-np.linalg.solve(square, jacobian.T @ r0 + rules.damping**2 * at), -1.0, 1.0)
        steps = [np.clip(at + part * newton, -1.0, 1.0) for part in PARTS]
        costs = [_cost(r, k, rules) for r, k in zip(residuals(steps), steps, strict=True)]
        best = steps[int(np.argmin(costs))]
        if min(costs) >= _cost(r0, at, rules):
            best = at
            break
        at = best
    return limit * best, told


def _spread(n: int) -> list[np.ndarray]:
    """Numbers K, in units of their limits, to try where the nominal control falls."""
    corners = [np.array(signs) for signs in itertools.product((-0.6, 0.0, 0.6), repeat=min(n, 2)) if any(signs)]
    return [np.concatenate((corner, np.zeros(n - len(corner)))) for corner in corners]


def _weighted(q: np.ndarray, desired: np.ndarray, rules: Settings) -> np.ndarray:
    """Errors of the regulated variables at the end of each previewed step, weighted."""
    errors = q[:, list(rules.columns)] - desired
    return (errors * np.array(rules.weights)[-len(errors) :, None]).ravel()


def _cost(residual: Any, k: np.ndarray, rules: Settings) -> float:
    return np.inf if residual is None else float(residual @ residual + rules.damping**2 * (k @ k))


def run_ahead(sim: Directed, plans: list[np.ndarray], rules: Settings, workers: int | None = None) -> list[Any]:
    """Simulate ahead for each K, on all cores; the simulation that asks stays as it is.

    Args:
        sim: The simulation at the beginning of a step.
        plans: Numbers K.
        rules: How far to look.
        workers: Threads; one per core if None.

    Returns:
        Q at the end of each previewed step [step, 6] for each K; None where the body falls before.
    """
    source: Any = sim
    clones = _clones(source, len(plans))
    if clones is None:  # a world with props, or of the studio: one after another in the simulation itself
        found = []
        for k in plans:
            with source.looking_ahead():
                source.world.clear_forces()
                found.append(_outcome(source, k, rules))
        return found
    saved = source.save()

    def ahead(i: int) -> Any:
        clone = clones[i]
        clone.restore(saved)
        clone.direction = None
        clone.world.clear_forces()  # of a push that is on now
        clone.world.buffers.log_every[0] = 0
        return _outcome(clone, plans[i], rules)

    count = workers or cores()
    if count == 1 or len(plans) == 1:
        return [ahead(i) for i in range(len(plans))]
    return list(_pool(count).map(ahead, range(len(plans))))


def _outcome(sim: Any, k: np.ndarray, rules: Settings) -> Any:
    """One simulation ahead: this step with K, those after it with K or nominal."""
    memory, n = sim.memory, len(k)
    memory.k[:n], memory.next_k[:n] = k, k if rules.held else 0.0
    first, until = int(memory.steps), sim.time + LONGEST
    q = np.zeros((rules.preview, Q_COUNT))
    while int(memory.steps) < first + rules.preview:
        sim.advance(until, STATE_CHANGE)
        if sim.over or sim.time >= until - 1e-9:
            return None
        done = int(memory.steps) - first
        if done > 0:
            q[done - 1] = memory.q
    return q


_CLONES: WeakKeyDictionary[Any, list[Any]] = WeakKeyDictionary()


def _clones(sim: Any, count: int) -> list[Any] | None:
    """Simulations like the one that asks, made once for its world; None where its trial does not describe the world."""
    world, trial = sim.world, sim.trial
    if world.props or world.character != trial.character or world.scene != trial.ground or world.dt != trial.dt:
        return None
    made = _CLONES.setdefault(world, [])
    while len(made) < count:
        alike = replace(trial, pushes=(), commands=(), changes=(), record_every=0.0)
        clone = type(sim)(alike, sim.compiled)
        clone.steps = FOREVER
        made.append(clone)
    return made


@cache
def _pool(workers: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers, "look-ahead")
