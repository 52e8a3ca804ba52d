"""Standing: quiet stance, pushes without a step, gait initiation and stopping."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel
from ...control import skill as skills
from ...control.skill import Skill
from ...physics.push import Push
from ...physics.world import check_time_step
from ...trials import Command, Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions
from .envelope import COMPASS, rest_height

QUIET_SECONDS = 60.0
STEPS = (5e-4, 1e-3, 2e-3)  # time steps of the quiet stance [s]
PUSH_SECONDS = 0.2
IMPULSE_STEP = 2.5  # [N s]
MAX_IMPULSE = 80.0  # [N s]
MAX_FOOT_MOTION = 0.05  # allowed during a push without a step [m]
RECOVERY_SECONDS = 6.0  # after a push
NAMES = tuple(COMPASS)
SPEEDS = (0.4, 0.6, 0.8, 1.0)  # commanded between starting and stopping [m/s]
START_STOP_TRIALS = 20
REST_SPEED = 0.02  # of the centre of mass, below which it has come to rest [m/s]


@dataclass(frozen=True)
class StandSkills:
    """The skills for standing, starting, walking and stopping."""

    stand: Skill
    start: Skill
    walk: Skill
    stop: Skill


def built_in() -> StandSkills:
    """The built-in skills of the human."""
    return StandSkills(
        *(skills.load(name) for name in ("human-simbicon-stand", "human-start", "human-walk-speed", "human-stop"))
    )


def feet(sim: Simulation) -> np.ndarray:
    """Horizontal positions of the feet [foot, 2] [m]."""
    return sim.feet[:, :2]


def creep(skill: Skill, dt: float) -> tuple[bool, float]:
    """Whether it stood for a minute, and how far a foot crept in that time [m]."""
    sim = Simulation(Trial(skill, QUIET_SECONDS, dt, record_every=0.0))
    sim.advance(1.0)  # for the contact of the soles to settle
    before = feet(sim)
    while not sim.over:
        sim.advance(sim.time + 10.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up", float(np.linalg.norm(feet(sim) - before, axis=1).max())


def push_limit(skill: Skill, direction: int, dt: float) -> float:
    """The largest impulse withstood without moving a foot, with every smaller one withstood too [N s]."""
    sim = Simulation(Trial(skill, 1e4, dt, record_every=0.0))
    sim.advance(3.0)
    snapshot, before, angle = sim.save(), feet(sim), direction * math.pi / 4
    best = 0.0
    while best < MAX_IMPULSE:
        sim.restore(snapshot)
        force = (best + IMPULSE_STEP) / PUSH_SECONDS
        sim.push((Push((force * math.cos(angle), force * math.sin(angle), 0.0), sim.time, PUSH_SECONDS),))
        end, moved = sim.time + RECOVERY_SECONDS, 0.0
        while not sim.over and sim.time < end and moved < MAX_FOOT_MOTION:
            sim.advance(sim.time + 0.1)
            moved = float(np.linalg.norm(feet(sim) - before, axis=1).max())
        if sim.over or moved >= MAX_FOOT_MOTION:
            break
        best += IMPULSE_STEP
    return best


def start_and_stop(parts: StandSkills, number: int, dt: float) -> str:
    """Start, walk, stop and stand; returns what failed, or an empty string."""
    speed = SPEEDS[number % len(SPEEDS)]
    sim = Simulation(Trial(parts.start, 60.0, dt, record_every=0.0, seed=number, scatter=0.01))
    sim.steer(Command(0.0, speed=speed))
    sim.advance(4.0)
    if sim.over or not sim.change(parts.walk):
        return "fell while starting"
    sim.advance(9.0 + 0.8 * number / START_STOP_TRIALS)  # at another phase of the step in each trial
    x = float(sim.position[0])
    if sim.over or x < 0.5:
        return "fell while walking" if sim.over else "did not walk"
    if not sim.change(parts.stop):
        return "fell before stopping"
    sim.advance(sim.time + 9.0)
    if sim.over:
        return "fell while stopping"
    before = feet(sim)
    sim.advance(sim.time + 3.0)
    moved = float(np.linalg.norm(feet(sim) - before, axis=1).max())
    if sim.over or moved > 0.01 or float(np.abs(sim.com_velocity).max()) > REST_SPEED:
        return "did not come to rest"
    return ""


def evaluate(
    parts: StandSkills | None = None, dt: float = 1e-3, progress: parallel.Progress = parallel.no_progress
) -> Report:
    """Evaluate a minute of quiet stance at three time steps, pushes in eight directions, and 20 starts and stops.

    Args:
        parts: The skills; the built-in ones of the human if None.
        dt: Time step of pushes, starts and stops [s].
        progress: Progress callback.
    """
    check_time_step(dt)
    parts = parts or built_in()
    body = parts.stand.character
    part, point = Push((1.0, 0.0, 0.0), 0.0).where(body)
    report = Report(
        f"standing: {parts.stand.id}, {parts.start.id}, {parts.stop.id}",
        conditions(
            body,
            parts.stand.scene,
            dt,
            quiet_time_steps_s=list(STEPS),
            push_on=part,
            push_height_m=round(rest_height(body, part) + point[2], 2),
            push_duration_s=PUSH_SECONDS,
            ladder_ns=IMPULSE_STEP,
        ),
        columns=("what", "result", "detail"),
    )
    try:
        quiet: list[Any] = parallel.parallel_map(
            lambda step: creep(parts.stand, step), STEPS, progress, "standing for a minute"
        )
        report.figures["stand_60s_ok"] = int(all(stood for stood, _ in quiet))
        report.figures["foot_creep_cm"] = 100.0 * max(moved for _, moved in quiet)
        for step, (stood, moved) in zip(STEPS, quiet, strict=True):
            report.rows.append(
                (f"quiet at {1e3 * step:g} ms", "stood" if stood else "fell", f"{1e3 * moved:.1f} mm creep")
            )
        limits: list[Any] = parallel.parallel_map(
            lambda k: push_limit(parts.stand, k, dt), range(8), progress, "pushes"
        )
        report.figures["stand_push_ns"] = min(limits)
        for name, limit in zip(NAMES, limits, strict=True):
            report.figures[f"stand_push_{name}_ns"] = limit
            report.rows.append((f"push {name}", f"{limit:g} N s", f"{limit / PUSH_SECONDS:g} N"))
        trials = range(START_STOP_TRIALS)
        faults: list[Any] = parallel.parallel_map(
            lambda n: start_and_stop(parts, n, dt), trials, progress, "starts and stops"
        )
        good = _add_starts_and_stops(report, faults)
        report.words = [
            "stands for a minute at every time step" if report.figures["stand_60s_ok"] else "does not stand a minute",
            f"the weakest side is {NAMES[int(np.argmin(limits))]}: {min(limits):g} N s without moving a foot 5 cm",
            f"{good} of {START_STOP_TRIALS} starts and stops came to rest",
        ]  # fmt: skip
    except parallel.Interrupted:
        report.stopped = True
    return report


def _add_starts_and_stops(report: Report, faults: list[str]) -> int:
    """Figures and rows of starting and stopping; how many of them came to rest."""
    good = sum(fault == "" for fault in faults)
    report.figures["start_stop_ok"] = int(good == START_STOP_TRIALS)
    report.figures["start_stop_good"] = good
    for n, fault in enumerate(faults):
        if fault:
            report.rows.append((f"start and stop {n}, {SPEEDS[n % len(SPEEDS)]:g} m/s", "failed", fault))
    return good


def draw(report: Report, path: Path) -> None:
    """Plot the impulses withstood, by direction."""
    from matplotlib.figure import Figure

    limits = [report.figures[f"stand_push_{name}_ns"] or 0.0 for name in NAMES]
    angles = [k * math.pi / 4 for k in range(9)]
    figure = Figure(figsize=(4.6, 4.6), dpi=110, layout="constrained")
    ax = figure.add_subplot(projection="polar", theta_offset=math.pi / 2)
    ax.plot(angles, [*limits, limits[0]], "o-", color="#1d4ed8")
    ax.set_title(f"standing, {PUSH_SECONDS:g} s pushes without a step [N s]; forward is up", fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
