"""Does each skill keep going, and is it what its name says? Speed, step rate, flight, trunk sway."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..control import skill as skills
from ..control.skill import Skill
from ..errors import UnknownName
from ..physics import kernel
from ..physics.scene import Scene
from ..trials import Simulation, Trial
from . import pool
from .report import Report, conditions

SETTLE = 20.0  # transients die out before anything is measured [s]


@dataclass(frozen=True)
class Gait:
    """What one skill did, measured after it settled."""

    skill: Skill
    dt: float
    ending: str
    survived_s: float
    speed: float  # [m/s]
    step_rate: float  # [1/s]
    flight_share: float
    torso_peak_to_peak: float  # [rad]


def of_character(name: str) -> list[Skill]:
    """All built-in skills of a character."""
    found = [skill for skill in map(skills.load, skills.names()) if skill.character.name == name]
    if not found:
        raise UnknownName("character with skills", name, {s.character.name for s in map(skills.load, skills.names())})
    return found


def measure(skill: Skill, seconds: float, dt: float, scene: Scene | None = None) -> Gait:
    """Play a skill from its entry state and measure it from `SETTLE` (or half-way) on."""
    sim = Simulation(Trial(skill, seconds, dt, scene, record_every=0.01))
    begin = min(SETTLE, 0.5 * seconds)
    sim.advance(begin)
    x, tally, time = float(sim.world.data.qpos[0]), sim.world.wires.tally.copy(), sim.time
    while not sim.over:
        sim.advance(sim.time + 10.0)
    rollout = sim.rollout()
    span = max(sim.time - time, dt)
    gained = rollout.tally - tally
    settled = rollout["pitch"][rollout.after(begin)]
    return Gait(
        skill=skill,
        dt=dt,
        ending=rollout.ending.kind,
        survived_s=rollout.ending.time,
        speed=(float(sim.world.data.qpos[0]) - x) / span,
        step_rate=float(gained[kernel.STRIKES : kernel.STRIKES + 2].sum()) / span,
        flight_share=float(gained[kernel.FLIGHT_TIME]) / span,
        torso_peak_to_peak=float(np.ptp(settled)) if len(settled) else 0.0,
    )


def evaluate(
    chosen: Sequence[Skill], seconds: float = 60.0, dt: float = 5e-4, progress: pool.Progress = pool.quiet
) -> Report:
    """Survival and gait figures of skills, each from its entry state."""
    character = chosen[0].character
    report = Report(
        f"gaits of {character.name}, {seconds:g} s each from its entry state",
        conditions(character, Scene(), dt, measured_after_s=min(SETTLE, 0.5 * seconds)),
        columns=("skill", "origin", "ending", "survived_s", "speed", "step_rate", "flight_share", "torso_peak_to_peak"),
    )
    jobs = [(skill, dt) for skill in chosen]
    walk = next((skill for skill in chosen if skill.gait == "walk"), None)
    if walk is not None:
        jobs.append((walk, 2.5e-4))
    try:
        results: list[Any] = pool.each(lambda job: measure(job[0], seconds, job[1]), jobs, progress, "gaits")
    except pool.Stopped as stop:
        results, report.stopped = stop.results, True
    gaits = [g for g in results[: len(chosen)] if g is not None]
    for g in gaits:
        row = (g.survived_s, g.speed, g.step_rate, g.flight_share, g.torso_peak_to_peak)
        report.rows.append((g.skill.id, g.skill.origin, g.ending, *row))
    report.figures = _figures(gaits, seconds)
    if walk is not None and results[-1] is not None:
        report.figures["walk_speed_at_quarter_ms"] = results[-1].speed
        speed = report.figures.get("walk_speed")
        if speed:
            report.figures["walk_speed_time_step_change"] = abs(results[-1].speed / speed - 1.0)
    fallen = [g.skill.id for g in gaits if g.ending != "time_up"]
    report.words.append(
        f"{len(gaits) - len(fallen)} of {len(gaits)} skills lasted {seconds:g} s"
        + (f"; not: {', '.join(fallen)}" if fallen else "")
    )
    return report


def _figures(gaits: list[Gait], seconds: float) -> dict[str, float | int | None]:
    printed = [g for g in gaits if g.skill.origin == "printed"]
    figures: dict[str, float | int | None] = {
        "gaits_total": len(gaits),
        f"gaits_survive_{seconds:g}s": sum(g.ending == "time_up" for g in gaits),
        "table_gaits_total": len(printed),
        f"table_gaits_survive_{seconds:g}s": sum(g.ending == "time_up" for g in printed),
        "survived_s": min((g.survived_s for g in gaits), default=None),
    }
    best = {g.skill.gait: g for g in sorted(gaits, key=lambda g: g.skill.origin == "tuned")}  # tuned wins

    def put(name: str, gait: str, value: str, sign: bool = True) -> None:
        if gait in best:
            number = getattr(best[gait], value)
            figures[name] = number if sign else abs(number)

    put("walk_speed", "walk", "speed")
    put("walk_step_rate", "walk", "step_rate")
    put("walk_torso_peak_to_peak", "walk", "torso_peak_to_peak")
    put("inplace_speed_abs", "in-place-walk", "speed", sign=False)
    put("run_speed", "run", "speed")
    put("run_flight_share", "run", "flight_share")
    put("backwards_speed", "backwards", "speed")
    return figures
