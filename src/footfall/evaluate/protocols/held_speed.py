"""The speeds a steered walk keeps when told to: a ladder of commands, each held for a minute."""

from __future__ import annotations

from typing import Any

import numpy as np

from ... import parallel as pool
from ...control.skill import Skill
from ...trials import Command, Simulation, Trial
from ..report import Report

GAIT = "commanded-walk"  # what a skill that follows commanded speeds calls its gait
LADDER = tuple(k / 10 for k in range(17))  # [m/s]
SETTLE, HOLD, WINDOW = 20.0, 60.0, 10.0  # [s]
WITHIN = 0.1  # [m/s]
DT = 1e-3
FIGURE = "speed_at_{:g}"


def holds(skill: Skill, speed: float, dt: float = DT) -> list[float]:
    """Mean speeds over every `WINDOW` of the minute after settling [m/s]; empty if it fell."""
    seconds = SETTLE + HOLD
    sim = Simulation(Trial(skill, seconds, dt, record_every=0.01))
    sim.steer(Command(0.0, speed=speed))
    while not sim.over:
        sim.advance(sim.time + 10.0)
    rollout = sim.rollout()
    if not rollout.survived:
        return []
    edges = np.arange(SETTLE, seconds + 1e-9, WINDOW)
    return list(np.diff(np.interp(edges, rollout.time, rollout.travel()[0])) / WINDOW)


def add(report: Report, skill: Skill | None, dt: float | None, progress: pool.Progress = pool.quiet) -> None:
    """Put the range of speeds a skill holds into a report; no skill, no figures."""
    figures = report.figures
    figures["walk_speed_range_low"] = figures["walk_speed_range_high"] = None
    if skill is None:
        return
    try:
        found: list[Any] = pool.each(lambda v: holds(skill, v, dt or DT), LADDER, progress, "commanded speeds")
    except pool.Stopped as stop:
        found, report.stopped = stop.results, True
    for speed, means in zip(LADDER, found, strict=True):
        if means is not None:
            figures[FIGURE.format(speed)] = float(np.mean(means)) if means else None
    held = [bool(means) and max(abs(m - v) for m in means) <= WITHIN for v, means in zip(LADDER, found, strict=True)]
    low, high = unbroken(held)
    if high > low:
        figures["walk_speed_range_low"], figures["walk_speed_range_high"] = LADDER[low], LADDER[high - 1]
        report.words.append(
            f"{skill.id} holds any commanded speed from {LADDER[low]:g} to {LADDER[high - 1]:g} m/s within "
            f"{WITHIN:g} m/s for {HOLD:g} s, at {1000 * (dt or DT):g} ms"
        )
    else:
        report.words.append(f"{skill.id} holds no commanded speed within {WITHIN:g} m/s for {HOLD:g} s")


def unbroken(held: list[bool]) -> tuple[int, int]:
    """The longest run without a gap, as (first, one past the last); the lower one of two equals."""
    best = start = 0, 0
    for i, ok in enumerate(held):
        start = (start[0], i + 1) if ok else (i + 1, i + 1)
        if start[1] - start[0] > best[1] - best[0]:
            best = start
    return best


def rungs(report: Report) -> list[tuple[float, float]]:
    """What was commanded and what came of it, where it did not fall [m/s]."""
    found = [(speed, report.figures.get(FIGURE.format(speed))) for speed in LADDER]
    return [(speed, float(value)) for speed, value in found if value is not None]


def plot(ax, ladder: list[tuple[float, float]]) -> None:
    """Commanded against held speed."""
    ends = np.array((LADDER[0], LADDER[-1]))
    ax.fill_between(ends, ends - WITHIN, ends + WITHIN, color="#e7e5e4", label=f"within {WITHIN:g} m/s")
    ax.plot(*zip(*ladder, strict=True), "o-", color="#1d4ed8", label=f"mean over {HOLD:g} s")
    ax.set(xlabel="commanded speed [m/s]", ylabel="speed [m/s]")
    ax.legend(frameon=False)
