"""The range of commanded speeds a walk follows, each for a minute."""

from __future__ import annotations

from typing import Any

import numpy as np

from ... import parallel
from ...control.skill import Skill
from ...trials import Command, Simulation, Trial
from ..report import Report

GAIT = "commanded-walk"  # gait name of skills that follow commanded speeds
SPEEDS = tuple(k / 10 for k in range(17))  # commanded [m/s]
SETTLE_SECONDS, HOLD_SECONDS, WINDOW_SECONDS = 20.0, 60.0, 10.0  # [s]
TOLERANCE = 0.1  # of the mean speed over each window [m/s]
DT = 1e-3
FIGURE = "speed_at_{:g}"


def holds(skill: Skill, speed: float, dt: float = DT) -> list[float]:
    """Mean speed over each window of the minute after settling [m/s]; empty if it fell."""
    seconds = SETTLE_SECONDS + HOLD_SECONDS
    sim = Simulation(Trial(skill, seconds, dt, record_every=0.01))
    sim.steer(Command(0.0, speed=speed))
    while not sim.over:
        sim.advance(sim.time + 10.0)
    rollout = sim.rollout()
    if not rollout.survived:
        return []
    edges = np.arange(SETTLE_SECONDS, seconds + 1e-9, WINDOW_SECONDS)
    return list(np.diff(np.interp(edges, rollout.time, rollout.travel()[0])) / WINDOW_SECONDS)


def add(
    report: Report, skill: Skill | None, dt: float | None, progress: parallel.Progress = parallel.no_progress
) -> None:
    """Add the range of speeds that a skill follows to a report; None figures without a skill."""
    figures = report.figures
    figures["walk_speed_range_low"] = figures["walk_speed_range_high"] = None
    if skill is None:
        return
    try:
        found: list[Any] = parallel.parallel_map(
            lambda v: holds(skill, v, dt or DT), SPEEDS, progress, "commanded speeds"
        )
    except parallel.Interrupted as stop:
        found, report.stopped = stop.results, True
    for speed, means in zip(SPEEDS, found, strict=True):
        if means is not None:
            figures[FIGURE.format(speed)] = float(np.mean(means)) if means else None
    held = [bool(means) and max(abs(m - v) for m in means) <= TOLERANCE for v, means in zip(SPEEDS, found, strict=True)]
    low, high = unbroken(held)
    if high > low:
        figures["walk_speed_range_low"], figures["walk_speed_range_high"] = SPEEDS[low], SPEEDS[high - 1]
        report.words.append(
            f"{skill.id} follows any commanded speed from {SPEEDS[low]:g} to {SPEEDS[high - 1]:g} m/s within "
            f"{TOLERANCE:g} m/s for {HOLD_SECONDS:g} s, at {1000 * (dt or DT):g} ms"
        )
    else:
        report.words.append(f"{skill.id} follows no commanded speed within {TOLERANCE:g} m/s for {HOLD_SECONDS:g} s")


def unbroken(held: list[bool]) -> tuple[int, int]:
    """The longest run of True as (first, one past the last); the first of two equally long ones."""
    best = start = 0, 0
    for i, ok in enumerate(held):
        start = (start[0], i + 1) if ok else (i + 1, i + 1)
        if start[1] - start[0] > best[1] - best[0]:
            best = start
    return best


def rungs(report: Report) -> list[tuple[float, float]]:
    """Commanded and measured speeds, where it did not fall [m/s]."""
    found = [(speed, report.figures.get(FIGURE.format(speed))) for speed in SPEEDS]
    return [(speed, float(value)) for speed, value in found if value is not None]


def plot(ax, ladder: list[tuple[float, float]]) -> None:
    """Plot commanded against measured speed."""
    ends = np.array((SPEEDS[0], SPEEDS[-1]))
    ax.fill_between(ends, ends - TOLERANCE, ends + TOLERANCE, color="#e7e5e4", label=f"within {TOLERANCE:g} m/s")
    ax.plot(*zip(*ladder, strict=True), "o-", color="#1d4ed8", label=f"mean over {HOLD_SECONDS:g} s")
    ax.set(xlabel="commanded speed [m/s]", ylabel="speed [m/s]")
    ax.legend(frameon=False)
