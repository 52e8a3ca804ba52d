"""Limit cycle control: what falls alone, what walks with the look-ahead, with the model, and what can be stabilised."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ... import parallel
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput
from ...optimize import stabilize, step_model
from ...systems.limit_cycle.law import VARIABLES
from ...trials import Command, Simulation, Trial
from ..report import Report, conditions

WALK = "human-lcc-walk"
STYLES = ("human-lcc-march", "human-lcc-duck")
DTS = (5e-4, 1e-3, 2e-3)
SECTIONS = ("base", "walk", "variables", "speed", "turn", "style", "realtime", "stabilize")
JITTER_ANGLE, JITTER_TIME = 0.05, 0.1  # of the graphs that are stabilised: standard deviations [rad], fraction
BLENDS = 5
SPEEDS = 5  # between the lowest and the highest


@dataclass(frozen=True)
class Plan:
    """How much is measured.

    Attributes:
        sections: Which parts of the protocol.
        seconds: Duration of the walks [s].
        seeds: How many starts, each at every time step.
        graphs: How many jittered graphs are stabilised.
        minutes: Budget of each [min].
    """

    sections: tuple[str, ...] = SECTIONS
    seconds: float = 600.0
    seeds: int = 5
    graphs: int = 10
    minutes: float = 5.0


def check(plan: Plan) -> None:
    """Refuse a plan that cannot be carried out."""
    for name in plan.sections:
        if name not in SECTIONS:
            raise BadInput(f"--only {name[:40]!r}: expected some of {', '.join(SECTIONS)}")
    if not 1.0 <= plan.seconds <= 36000.0 or not 1 <= plan.seeds <= 1000 or not 1 <= plan.graphs <= 1000:
        raise BadInput("expected 1 to 36000 seconds, 1 to 1000 seeds and 1 to 1000 graphs")


def evaluate(plan: Plan, progress: parallel.Progress = parallel.no_progress) -> Report:
    """Measure limit cycle control.

    Args:
        plan: Which parts, and how long.
        progress: Progress callback.

    Returns:
        A report; figures of parts that were left out are missing.
    """
    check(plan)
    walk = skills.load(WALK)
    report = Report(
        "limit cycle control (survey section 3.1)",
        conditions(walk.character, walk.scene, list(DTS), walk=WALK, seconds=plan.seconds, seeds=plan.seeds),
        columns=("part", "case", "result"),
    )
    parts: dict[str, Callable[[Report, Plan, parallel.Progress], None]] = {
        "base": _base,
        "walk": _walk,
        "variables": _variables,
        "speed": _speed,
        "turn": _turn,
        "style": _style,
        "realtime": _realtime,
        "stabilize": _stabilize,
    }
    try:
        for name in plan.sections:
            parts[name](report, plan, progress)
    except (KeyboardInterrupt, parallel.Interrupted):
        report.stopped = True
    return report


def looking_ahead(skill: Skill) -> Skill:
    """The skill as its look-ahead plays it, whether it has a model or not."""
    return step_model.without_model(skill)


def survived(skill: Skill, seconds: float, dt: float, seed: int = 1) -> float:
    """How long it walks from a scattered start [s]."""
    sim = Simulation(Trial(skill, seconds, dt, seed=seed, scatter=0.01, record_every=0.0))
    sim.advance(seconds)
    return sim.time


def way(skill: Skill, start: float, end: float, dt: float, *commands: Command) -> tuple[float, float]:
    """The horizontal way of the centre of mass between two times [m]; not a number where it falls before."""
    sim = Simulation(Trial(skill, end, dt, seed=1, scatter=0.01, record_every=0.0))
    for command in commands:
        sim.advance(command.time)
        sim.steer(command)
    sim.advance(start)
    x, y, _ = sim.com
    sim.advance(end)
    if sim.time < end - 1e-6:
        return math.nan, math.nan
    return float(sim.com[0] - x), float(sim.com[1] - y)


def _installed(names: tuple[str, ...]) -> list[Skill]:
    return [skills.load(name) for name in names if name in skills.names()]


def _base(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """Every base graph alone, at its slow and its fast speed."""
    cases = []
    for skill in _installed((WALK, *STYLES)):
        alone = step_model.base(skill)
        cases.append((alone, f"{skill.id} {skill.speed:g} m/s"))
        ends = replace(alone, body={key: value for key, value in alone.body.items() if key != "pace"})
        for speed, name in zip(skill.body.get("speeds", ()), ("slow", "fast"), strict=False):
            cases.append((replace(ends, speed=speed), f"{skill.id} {name} graph"))
        if "style" in skill.body:  # its other graph, the normal walk
            plain = {**alone.body, "style": {**alone.body["style"], "weight": 0.0}}
            cases.append((replace(alone, body=plain), f"{skill.id} without its style"))
    lasted = parallel.parallel_map(lambda case: survived(case[0], 60.0, 1e-3), cases, progress, "base graphs alone")
    for (_, name), seconds in zip(cases, lasted, strict=True):
        report.rows.append(("base", name, f"{seconds:.2f} s"))
    report.figures["base_falls"] = int(all(seconds < 60.0 for seconds in lasted))
    report.figures["base_seconds_max"] = max(lasted)


def _walk(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """The learned model, without a look-ahead, from scattered starts at every time step."""
    cases = [(seed, dt) for seed in range(1, plan.seeds + 1) for dt in DTS]
    skill = skills.load(WALK)
    lasted = parallel.parallel_map(
        lambda case: survived(skill, plan.seconds, case[1], case[0]), cases, progress, "walks by the model"
    )
    for (seed, dt), seconds in zip(cases, lasted, strict=True):
        report.rows.append(("walk", f"seed {seed}, {1000 * dt:g} ms", f"{seconds:.1f} s"))
    ok = [seconds >= plan.seconds - 1e-6 for seconds in lasted]
    report.figures[f"walk_survive_{plan.seconds:g}s_fraction"] = sum(ok) / len(ok)


def _variables(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """Each regulation variable alone, by the look-ahead."""
    seconds = min(120.0, plan.seconds)
    skill = looking_ahead(skills.load(WALK))

    def one(name: str) -> float:
        body = copy.deepcopy(skill.body)
        body["regulate"]["variables"] = [name]
        return survived(replace(skill, body=body), seconds, 1e-3)

    lasted = parallel.parallel_map(one, VARIABLES, progress, "regulation variables")
    for name, result in zip(VARIABLES, lasted, strict=True):
        report.rows.append(("variables", name, f"{result:.1f} s"))
    report.figures["regulation_variables_ok"] = sum(result >= seconds - 1e-6 for result in lasted)


def _speed(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """The mean speeds from 20 to 40 s; none where it falls at some time step."""
    skill = skills.load(WALK)
    low, high = skill.body["speeds"]
    asked = [float(speed) for speed in np.linspace(low, high, SPEEDS)]
    cases = [(speed, dt) for speed in asked for dt in DTS]

    def one(case: tuple[float, float]) -> float:
        x, y = way(replace(skill, speed=case[0]), 20.0, 40.0, case[1])
        return math.hypot(x, y) / 20.0

    found = parallel.parallel_map(one, cases, progress, "speeds")
    for (speed, dt), result in zip(cases, found, strict=True):
        report.rows.append(("speed", f"{speed:g} m/s, {1000 * dt:g} ms", f"{result:.3f} m/s"))
    slow, fast = found[: len(DTS)], found[-len(DTS) :]
    report.figures["speed_low"] = None if np.isnan(slow).any() else max(slow)
    report.figures["speed_high"] = None if np.isnan(fast).any() else min(fast)
    errors = np.abs(np.array(found) - [speed for speed, _ in cases])
    report.figures["speed_error_max"] = None if np.isnan(errors).any() else float(errors.max())


def _turn(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """90° to either side; afterwards it walks that way within 15°."""
    skill = skills.load(WALK)
    cases = [(sign, dt) for sign in (1.0, -1.0) for dt in DTS]

    def one(case: tuple[float, float]) -> float:
        x, y = way(skill, 25.0, 30.0, case[1], Command(5.0, heading=case[0] * math.pi / 2))
        return math.degrees(math.atan2(y, x)) * case[0]

    found = parallel.parallel_map(one, cases, progress, "turns")
    for (sign, dt), result in zip(cases, found, strict=True):
        report.rows.append(("turn", f"{90 * sign:+g}°, {1000 * dt:g} ms", f"{result:.1f}°"))
    report.figures["turn_90_ok"] = int(all(abs(result - 90.0) < 15.0 for result in found))


def _style(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """Blends between the normal walk and each style, by the look-ahead; and one that changes over time."""
    seconds = min(60.0, plan.seconds)
    weights: list[Any] = [float(w) for w in np.linspace(0.0, 1.0, BLENDS + 2)[1:-1]]
    found = _installed(STYLES)
    cases = [(skill, weight) for skill in found for weight in (*weights, [[5.0, 0.0], [25.0, 1.0], [45.0, 0.0]])]

    def one(case: tuple[Skill, Any]) -> float:
        skill = looking_ahead(case[0])
        body = {**skill.body, "style": {**skill.body["style"], "weight": case[1]}}
        return survived(replace(skill, body=body), seconds, 1e-3)

    lasted = parallel.parallel_map(one, cases, progress, "style blends")
    for (skill, weight), result in zip(cases, lasted, strict=True):
        name = "changing" if isinstance(weight, list) else f"{weight:.2f}"
        report.rows.append(("style", f"{skill.id} {name}", f"{result:.1f} s"))
    if found:
        counts = [sum(r >= seconds - 1e-6 for (s, w), r in zip(cases, lasted, strict=True)
                      if s is skill and not isinstance(w, list)) for skill in found]  # fmt: skip
        report.figures["style_blends_ok"] = min(counts)
        changing = [r for (_, w), r in zip(cases, lasted, strict=True) if isinstance(w, list)]
        report.figures["style_changing_ok"] = int(all(r >= seconds - 1e-6 for r in changing))


def _realtime(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """Simulated over elapsed time at 1 ms: with the look-ahead on all cores, and with the model."""
    skill = skills.load(WALK)
    for name, player, seconds in (
        ("lookahead_realtime_factor", looking_ahead(skill), 10.0),
        ("model_realtime_factor", skill, 30.0),
    ):
        survived(player, 0.5, 1e-3)  # machine code
        sim = Simulation(Trial(player, seconds, 1e-3, record_every=0.0))
        begun = time.perf_counter()
        sim.advance(seconds)
        report.figures[name] = sim.time / (time.perf_counter() - begun)


def jittered(skill: Skill, seed: int) -> Skill:
    """The base graph of a skill with angles and times moved at random; without desired variables or model.

    Args:
        skill: A skill of limit cycle control.
        seed: Of the random numbers.

    Returns:
        Another base graph, at the slow speed where there are two.
    """
    random = np.random.default_rng(seed)
    body = copy.deepcopy(step_model.base(skill).body)
    for name in ("speeds", "pace", "style", "desired"):
        body.pop(name, None)

    def number(value: Any) -> float:
        return float(np.mean(value))

    for state in body["states"]:
        state["pose"] = {
            name: round(min(number(value) + random.normal(0.0, JITTER_ANGLE), 0.0 if "knee" in name else 3.0), 4)
            for name, value in state["pose"].items()
        }
        state["lean"] = {name: number(value) for name, value in state.get("lean", {}).items()}
        if not isinstance(state["until"], str):
            state["until"] = round(number(state["until"]) * float(np.exp(random.normal(0.0, JITTER_TIME))), 4)
    return replace(skill, id=f"{skill.id}-jittered-{seed}", body=body, held=None)


def _stabilize(report: Report, plan: Plan, progress: parallel.Progress) -> None:
    """Jittered graphs that fall alone, stabilised one after another."""
    walk, done, minutes, seed = skills.load(WALK), 0, [], 0
    while len(minutes) < plan.graphs:
        seed += 1
        graph = jittered(walk, seed)
        if survived(step_model.base(graph), 60.0, 2e-3) >= 60.0:
            continue  # it walks alone
        begun, outcome = time.monotonic(), "walks"
        try:
            result = stabilize.stabilize(graph, graph.id, plan.minutes, 1, progress)
            done += result.walks
            outcome = "walks" if result.walks else f"falls after {min(result.survived):.1f} s"
        except BadInput as error:
            outcome = str(error)
        minutes.append((time.monotonic() - begun) / 60.0)
        report.rows.append(("stabilize", f"graph {seed}", f"{outcome}, {minutes[-1]:.1f} min"))
    report.figures["stabilized_fraction"] = done / len(minutes)
    report.figures["stabilize_minutes_median"] = float(np.median(minutes))
