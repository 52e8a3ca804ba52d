"""The look-ahead of limit cycle control (survey section 3.1, Figure 11): which K keeps the walk on its cycle.

At the beginning of every step, it and the next one are simulated: once with the nominal control u₀, once for
each perturbation. From that follow the Jacobian J and K = J⁻¹ ΔQ_d (eq. 8).

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
from . import graph
from .law import MAX_K

LONGEST = 3.0  # a step that takes longer than this will not end [s]
FELL_BADLY = 10.0


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
        parts: Fractions of the computed K that are tried; the best is used.
    """

    columns: tuple[int, ...]
    preview: int = 2
    probe: float = 0.05
    damping: float = 0.05
    held: bool = True
    weights: tuple[float, ...] = (0.3, 1.0)
    rounds: int = 1
    parts: tuple[float, ...] = (1.0, 0.4)


def settings(skill: Skill) -> Settings | None:
    """The `[regulate]` table, checked; None where the file has none."""
    table = skill.table()
    if not table.has("regulate"):
        return None
    rules = table.table("regulate")
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
        return {"step": -1, "lost": 0}

    def ask(self, sim: Directed, memory: dict[str, Any]) -> Wait:
        """At the beginning of a step: look ahead and write K into the memory of the law."""
        if int(sim.memory.steps) != memory["step"]:
            memory["step"] = int(sim.memory.steps)
            k, _ = decide(sim, self.settings, self.workers)
            sim.memory.k[: len(k)] = k
            sim.memory.next_k[: len(k)] = k if self.settings.held else 0.0
        return Wait(LONGEST, STATE_CHANGE)


def decide(sim: Directed, rules: Settings, workers: int | None = None) -> tuple[np.ndarray, dict[str, Any]]:
    """K of the step that begins now."""
    p = sim.controller.parameters
    n = int(p.perturbations)
    limit = np.array(p.limit[:n])
    desired = (np.array(p.desired).T @ np.array(sim.memory.share))[list(rules.columns)]

    def residuals(plans: list[np.ndarray]) -> list[Any]:
        """Weighted Q - Q_d at the ends of the previewed steps for each K / limit; None where it falls before."""
        found = run_ahead(sim, [limit * plan for plan in plans], rules, workers)
        return [None if q is None else _weighted(q, desired, rules) for q in found]

    probes = rules.probe * np.eye(n)
    at = np.zeros(n)
    best, r0 = at, None
    for _ in range(rules.rounds):
        found = residuals([at, *(at + probe for probe in probes)])
        r0 = found[0]
        if any(r is None for r in found):  # a fall ahead: no Jacobian, so look wider
            wide = [at, *(at + probe for probe in probes), *_spread(n)]
            costs = [_cost(r, k, rules) for r, k in zip([*found, *residuals(wide[n + 1 :])], wide, strict=True)]
            best = wide[int(np.argmin(costs))] if np.isfinite(min(costs)) else at
            return limit * best, {"lost": True}
        # (eq. 7) ΔQ = J K by finite differences, K in units of its limits
        jacobian = np.array([(r - r0) / rules.probe for r in found[1:]]).T
        # (eq. 8) K = J⁻¹ ΔQ_d, damped: large K costs as much as an error of Q
        square = jacobian.T @ jacobian + rules.damping**2 * np.eye(n)
        newton = np.clip(-np.linalg.solve(square, jacobian.T @ r0 + rules.damping**2 * at), -1.0, 1.0)
        steps = [np.clip(at + part * newton, -1.0, 1.0) for part in rules.parts]
        costs = [_cost(r, k, rules) for r, k in zip(residuals(steps), steps, strict=True)]
        best = steps[int(np.argmin(costs))]
        if min(costs) >= _cost(r0, at, rules):
            best = at
            break
        at = best
    return limit * best, {"r0": r0}


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


def run_ahead(sim: Directed, plans: list[np.ndarray], rules: Settings, workers: int | None) -> list[Any]:
    """Q at the end of each previewed step [step, 6] for each K; None where it falls before."""
    source: Any = sim
    saved = source.save()
    sims = _clones(source, len(plans))

    def ahead(i: int) -> Any:
        return _preview(sims[i], saved, plans[i], rules)

    count = workers or cores()
    if count == 1 or len(plans) == 1:
        return [ahead(i) for i in range(len(plans))]
    return list(_pool(count).map(ahead, range(len(plans))))


def _preview(clone: Any, saved: Any, k: np.ndarray, rules: Settings) -> Any:
    """One simulation ahead: this step with K, those after it with K or nominal."""
    clone.restore(saved)
    clone.direction = None
    clone.world.buffers.log_every[0] = 0
    memory, n = clone.memory, len(k)
    memory.k[:n], memory.next_k[:n] = k, k if rules.held else 0.0
    first, until = int(memory.steps), clone.time + LONGEST
    q = np.zeros((rules.preview, 6))
    while int(memory.steps) < first + rules.preview:
        clone.advance(until, STATE_CHANGE)
        if clone.over or clone.time >= until - 1e-9:
            return None
        done = int(memory.steps) - first
        if done > 0:
            q[done - 1] = memory.q
    return q


_CLONES: WeakKeyDictionary[Any, list[Any]] = WeakKeyDictionary()


def _clones(sim: Any, count: int) -> list[Any]:
    """Simulations of the same body and ground beside the one that asks; made once."""
    made = _CLONES.setdefault(sim, [])
    if made and made[0].trial.character is not sim.trial.character:
        made.clear()
    while len(made) < count:
        trial = replace(sim.trial, pushes=(), commands=(), changes=(), record_every=0.0)
        clone = type(sim)(trial, sim.compiled)
        clone.steps = 2**62
        clone.direction = None
        made.append(clone)
    return made


@cache
def _pool(workers: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(workers, "look-ahead")


MAX_PERTURBATIONS = MAX_K
