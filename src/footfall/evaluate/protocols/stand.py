"""Standing: quietly, pushed without a step, and as the beginning and the end of a walk."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel as pool
from ...control import skill as skills
from ...control.skill import Skill
from ...physics.push import Push
from ...physics.world import check_time_step
from ...trials import Command, Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions
from .envelope import COMPASS, rest_height

QUIET = 60.0  # [s]
STEPS = (5e-4, 1e-3, 2e-3)  # time steps at which it must stand [s]
PUSH_FOR = 0.2  # [s]
LADDER = 2.5  # [N s]
HIGHEST = 80.0  # [N s]
FEET_MAY_MOVE = 0.05  # [m]
RECOVERY = 6.0  # after a push [s]
NAMES = tuple(COMPASS)
SPEEDS = (0.4, 0.6, 0.8, 1.0)  # walked between starting and stopping [m/s]
START_STOP = 20  # trials
STILL = 0.02  # slower than this at the end: it stands [m/s]


@dataclass(frozen=True)
class Parts:
    """The skills that make up standing, starting and stopping."""

    stand: Skill
    start: Skill
    walk: Skill
    stop: Skill


def built_in() -> Parts:
    return Parts(*(skills.load(name) for name in ("human-stand", "human-start", "human-walk-speed", "human-stop")))


def feet(sim: Simulation) -> np.ndarray:
    """Where the feet are on the ground [m]."""
    return sim.feet[:, :2]


def creep(skill: Skill, dt: float) -> tuple[bool, float]:
    """Whether it stood for a minute, and how far a foot moved meanwhile [m]."""
    sim = Simulation(Trial(skill, QUIET, dt, record_every=0.0))
    sim.advance(1.0)  # the soles settle into the ground first
    before = feet(sim)
    while not sim.over:
        sim.advance(sim.time + 10.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up", float(np.linalg.norm(feet(sim) - before, axis=1).max())


def push_limit(skill: Skill, direction: int, dt: float) -> float:
    """The largest impulse, every smaller one on the ladder too, that it stands without moving its feet [N s]."""
    sim = Simulation(Trial(skill, 1e4, dt, record_every=0.0))
    sim.advance(3.0)
    here, before, angle = sim.save(), feet(sim), direction * math.pi / 4
    best = 0.0
    while best < HIGHEST:
        sim.restore(here)
        force = (best + LADDER) / PUSH_FOR
        sim.push((Push((force * math.cos(angle), force * math.sin(angle), 0.0), sim.time, PUSH_FOR),))
        end, moved = sim.time + RECOVERY, 0.0
        while not sim.over and sim.time < end and moved < FEET_MAY_MOVE:
            sim.advance(sim.time + 0.1)
            moved = float(np.linalg.norm(feet(sim) - before, axis=1).max())
        if sim.over or moved >= FEET_MAY_MOVE:
            break
        best += LADDER
    return best


def start_and_stop(parts: Parts, number: int, dt: float) -> str:
    """Stand, start, walk, stop, stand: "" when all went well, else what did not."""
    speed = SPEEDS[number % len(SPEEDS)]
    sim = Simulation(Trial(parts.start, 60.0, dt, record_every=0.0, seed=number, scatter=0.01))
    sim.steer(Command(0.0, speed=speed))
    sim.advance(4.0)
    if sim.over or not sim.change(parts.walk):
        return "fell while starting"
    sim.advance(9.0 + 0.8 * number / START_STOP)  # another moment of the step each time
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
    if sim.over or moved > 0.01 or float(np.abs(sim.com_velocity).max()) > STILL:
        return "did not come to rest"
    return ""


def evaluate(parts: Parts | None = None, dt: float = 1e-3, progress: pool.Progress = pool.quiet) -> Report:
    """A minute of standing at three time steps, pushes from eight sides, twenty starts and stops."""
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
            push_duration_s=PUSH_FOR,
            ladder_ns=LADDER,
        ),
        columns=("what", "result", "detail"),
    )
    try:
        quiet: list[Any] = pool.each(lambda step: creep(parts.stand, step), STEPS, progress, "standing for a minute")
        report.figures["stand_60s_ok"] = int(all(stood for stood, _ in quiet))
        report.figures["foot_creep_cm"] = 100.0 * max(moved for _, moved in quiet)
        for step, (stood, moved) in zip(STEPS, quiet, strict=True):
            report.rows.append(
                (f"quiet at {1e3 * step:g} ms", "stood" if stood else "fell", f"{1e3 * moved:.1f} mm creep")
            )
        limits: list[Any] = pool.each(lambda k: push_limit(parts.stand, k, dt), range(8), progress, "pushes")
        report.figures["stand_push_ns"] = min(limits)
        for name, limit in zip(NAMES, limits, strict=True):
            report.figures[f"stand_push_{name}_ns"] = limit
            report.rows.append((f"push {name}", f"{limit:g} N s", f"{limit / PUSH_FOR:g} N"))
        trials = range(START_STOP)
        faults: list[Any] = pool.each(lambda n: start_and_stop(parts, n, dt), trials, progress, "starts and stops")
        good = sum(fault == "" for fault in faults)
        report.figures["start_stop_ok"] = int(good == START_STOP)
        report.figures["start_stop_good"] = good
        for n, fault in enumerate(faults):
            if fault:
                report.rows.append((f"start and stop {n}, {SPEEDS[n % len(SPEEDS)]:g} m/s", "failed", fault))
        report.words = [
            "stands for a minute at every time step" if report.figures["stand_60s_ok"] else "does not stand a minute",
            f"the weakest side is {NAMES[int(np.argmin(limits))]}: {min(limits):g} N s without moving a foot 5 cm",
            f"{good} of {START_STOP} starts and stops came to rest",
        ]  # fmt: skip
    except pool.Stopped:
        report.stopped = True
    return report


def draw(report: Report, path: Path) -> None:
    """The impulses it stands, by direction."""
    from matplotlib.figure import Figure

    limits = [report.figures[f"stand_push_{name}_ns"] or 0.0 for name in NAMES]
    angles = [k * math.pi / 4 for k in range(9)]
    figure = Figure(figsize=(4.6, 4.6), dpi=110, layout="constrained")
    ax = figure.add_subplot(projection="polar", theta_offset=math.pi / 2)
    ax.plot(angles, [*limits, limits[0]], "o-", color="#1d4ed8")
    ax.set_title(f"standing, {PUSH_FOR:g} s pushes without a step [N s]; forward is up", fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
