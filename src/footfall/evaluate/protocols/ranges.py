"""Stability maps (thesis 7.7.3): the offsets of the balance gains cd and cv with which the gait does not fall."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel, systems
from ...control.skill import Skill
from ...trials import Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions

TRIAL_SECONDS = 20.0
RANGE_STEPS = 40  # from the skill's gain to the edge of the map, for each gain alone


@dataclass(frozen=True)
class StabilityMap:
    """Seconds survived over offsets added to cd and cv in all states."""

    cd: np.ndarray
    cv: np.ndarray
    survived: np.ndarray  # [cv, cd]


def survival(skill: Skill, cd: float, cv: float, seconds: float, dt: float) -> float:
    """Seconds survived when `cd` and `cv` are added to the gains of every state."""
    sim = Simulation(Trial(skill, seconds, dt, record_every=0.0))
    system = systems.of(skill)
    sim.control(skill, system.shift_gains(system.controller(skill), cd, cv), skill.start_state)
    while not sim.over:
        sim.advance(sim.time + 10.0)
    assert sim.ending is not None
    return seconds if sim.ending.kind == "time_up" else sim.ending.time


def evaluate(
    skill: Skill,
    points: int = 17,
    span_cd: float = 2.0,
    span_cv: float = 0.6,
    dt: float = 1e-3,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[Report, StabilityMap]:
    """Measure the stability map around a skill, and the stable range of each gain alone.

    Args:
        skill: A skill with the balance gains cd and cv.
        points: Grid points per axis.
        span_cd: Largest offset of cd.
        span_cv: Largest offset of cv [s].
        dt: Time step [s].
        progress: Progress callback.

    Returns:
        The report and the map.
    """
    cds, cvs = np.linspace(-span_cd, span_cd, points), np.linspace(-span_cv, span_cv, points)
    jobs = [(cd, cv) for cv in cvs for cd in cds]
    report = Report(
        f"{skill.id}: seconds survived over offsets to cd and cv in all states",
        conditions(skill.character, skill.scene, dt, trial_s=TRIAL_SECONDS, points=points),
    )
    try:
        got: list[Any] = parallel.parallel_map(
            lambda j: survival(skill, j[0], j[1], TRIAL_SECONDS, dt), jobs, progress, "points"
        )
    except parallel.Interrupted as stop:
        got, report.stopped = stop.results, True
    times = np.array([np.nan if t is None else t for t in got], float).reshape(points, points)
    result = StabilityMap(cds, cvs, times)
    if not report.stopped:
        try:
            gain_ranges(skill, (span_cd, span_cv), dt, report, progress)
        except parallel.Interrupted:
            report.stopped = True
    report.figures["map_survived_fraction"] = float(np.nanmean(times >= TRIAL_SECONDS))
    report.columns = ("cv_offset", *(f"cd {cd:+.2f}" for cd in cds))
    report.rows = [(float(cv), *map(float, line)) for cv, line in zip(cvs, times, strict=True)]
    return report, result


def gain_ranges(
    skill: Skill, spans: tuple[float, float], dt: float, report: Report, progress: parallel.Progress
) -> None:
    """Add the stable range of each gain alone to a report: small steps away from the skill until the first fall."""
    walks = [(gain, sign) for gain in (0, 1) for sign in (-1.0, 1.0)]

    def reach(walk: tuple[int, float]) -> float:
        gain, sign = walk
        offset, step = 0.0, spans[gain] / RANGE_STEPS
        while abs(offset) < spans[gain] - 0.5 * step:
            ahead = [0.0, 0.0]
            ahead[gain] = offset + sign * step
            if survival(skill, ahead[0], ahead[1], TRIAL_SECONDS, dt) < TRIAL_SECONDS:
                break
            offset = ahead[gain]
        return offset

    low_cd, high_cd, low_cv, high_cv = parallel.parallel_map(reach, walks, progress, "each gain alone")
    for name, low, high in (("cd", low_cd, high_cd), ("cv", low_cv, high_cv)):
        report.figures[f"{name}_offset_low"], report.figures[f"{name}_offset_high"] = low, high
        report.words.append(f"{name} is stable with offsets from {low:+.3f} to {high:+.3f}, the other gain unchanged")


def draw(result: StabilityMap, title: str, path: Path) -> None:
    """Plot the map: dark where it falls at once, light where it survives."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 4.6), dpi=110, layout="constrained")
    ax = figure.add_subplot()
    image = ax.pcolormesh(
        result.cd, result.cv, result.survived, vmin=0, vmax=TRIAL_SECONDS, cmap="cividis", shading="nearest"
    )
    figure.colorbar(image, label="survived [s]")
    ax.plot(0, 0, "o", mfc="none", mec="white", ms=9)
    ax.set(xlabel="added to cd in all states", ylabel="added to cv in all states", title=title)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
