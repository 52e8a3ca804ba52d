"""GaitResult measurements of skills: survival, speed, step rate, flight, torso sway, drift and foot separation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from ... import parallel, systems
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import UnknownName
from ...physics import kernel
from ...physics.poses import ankles
from ...physics.scene import Scene
from ...trials import Rollout, Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions
from . import held_speed

SETTLE_SECONDS = 20.0  # for transients to die out before the measurement [s]
RECORD_EVERY = 0.01  # [s]


@dataclass(frozen=True)
class GaitResult:
    """Measurements of one skill after it settled. The fields after the torso are 0 or None for a planar body."""

    skill: Skill
    dt: float
    ending: str
    survived_s: float
    speed: float  # along the heading [m/s]
    step_rate: float  # [1/s]
    flight_fraction: float
    torso_peak_to_peak: float  # [rad]
    sideways_speed: float = 0.0  # to the left [m/s]
    yaw_sd_deg: float = 0.0
    lateral_drift_m_per_min: float = 0.0  # away from the initial line of travel
    foot_separation: float | None = None  # mean distance of the ankles across the heading at strikes [m]
    foot_separation_least: float | None = None  # the smallest one; negative if the legs crossed [m]
    step_time: float | None = None  # mean time from strike to strike [s]


@dataclass(frozen=True)
class GaitPlan:
    """Duration and time steps of the trials."""

    seconds: float
    dts: tuple[float, ...]


PLANAR_PLAN = GaitPlan(60.0, (5e-4,))
SPATIAL_PLAN = GaitPlan(120.0, (5e-4, 1e-3, 2e-3))


def plan(chosen: Sequence[Skill], seconds: float | None = None, dt: float | None = None) -> GaitPlan:
    """The default plan for these skills' body, with what is given replaced; refused if it cannot be simulated."""
    default = PLANAR_PLAN if all(skill.character.planar for skill in chosen) else SPATIAL_PLAN
    result = GaitPlan(default.seconds if seconds is None else seconds, default.dts if dt is None else (dt,))
    for step in result.dts:
        Trial(chosen[0], result.seconds, step, record_every=RECORD_EVERY)
    for skill in chosen:
        systems.controller(skill)  # errors in skill files are reported before the simulation
    return result


def of_character(name: str) -> list[Skill]:
    """All built-in gaits and acts of a character that are moved by torques."""
    known = [skill for skill in map(skills.load, skills.names()) if skill.kind != "behaviour"]
    found = [skill for skill in known if skill.character.name == name and not systems.kinematic(skill)]
    if not found:
        raise UnknownName("character with skills", name, {s.character.name for s in map(skills.load, skills.names())})
    return found


def measure(skill: Skill, seconds: float, dt: float, scene: Scene | None = None) -> GaitResult:
    """Simulate a skill from its start state and measure its gait.

    Args:
        skill: The skill.
        seconds: Duration of the trial [s].
        dt: Time step [s].
        scene: The ground; the skill's own if None.

    Returns:
        Measurements from `SETTLE_SECONDS` on, or over the second half of a shorter trial.
    """
    sim = Simulation(Trial(skill, seconds, dt, scene, record_every=RECORD_EVERY))
    begin = min(SETTLE_SECONDS, 0.5 * seconds)
    sim.advance(begin)
    x, tally, time = float(sim.position[0]), sim.tally, sim.time
    while not sim.over:
        sim.advance(sim.time + 10.0)
    rollout = sim.rollout()
    span = max(sim.time - time, dt)
    gained = rollout.tally - tally
    settled = rollout.attitude().pitch[rollout.after(begin)]
    gait = GaitResult(
        skill=skill,
        dt=dt,
        ending=rollout.ending.kind,
        survived_s=rollout.ending.time,
        speed=(float(sim.position[0]) - x) / span,
        step_rate=float(gained[kernel.STRIKES : kernel.STRIKES + 2].sum()) / span,
        flight_fraction=float(gained[kernel.FLIGHT_TIME]) / span,
        torso_peak_to_peak=float(np.ptp(settled)) if len(settled) else 0.0,
    )
    return gait if skill.character.planar else replace(gait, **_spatial_measurements(rollout, begin))


def _spatial_measurements(rollout: Rollout, begin: float) -> dict[str, float | None]:
    """Measurements of a 3D body: drift, yaw, foot separation, and the speed along its heading."""
    late = rollout.after(begin)
    if late.sum() < 3:  # it fell before the measurement
        return {"speed": 0.0}
    time = rollout.time[late]
    ahead, left = (way[late] for way in rollout.travel())
    course = (rollout.trial.start or rollout.trial.skill.start).heading
    off_line = np.cos(course) * rollout["y"][late] - np.sin(course) * rollout["x"][late]
    span = float(time[-1] - time[0])
    return {
        "speed": float(ahead[-1] - ahead[0]) / span,
        "sideways_speed": float(left[-1] - left[0]) / span,
        "yaw_sd_deg": float(np.degrees(rollout.attitude().yaw[late].std())),
        "lateral_drift_m_per_min": 60.0 * abs(float(np.polyfit(time - time[0], off_line, 1)[0])),
        **_steps(rollout, begin),
    }


def _steps(rollout: Rollout, begin: float) -> dict[str, float | None]:
    """Lateral distance of the feet at foot strikes, positive when not crossed, and the step time."""
    rows = [strike.row for strike in rollout.strikes() if rollout.time[strike.row] >= begin]
    if len(rows) < 2:
        return {}
    left, right = np.moveaxis(ankles(rollout.trial.character, rollout.qpos()[rows]), 1, 0)[:2]
    heading = rollout.heading()[rows]
    apart = np.cos(heading) * (left - right)[:, 1] - np.sin(heading) * (left - right)[:, 0]
    return {
        "foot_separation": float(apart.mean()),
        "foot_separation_least": float(apart.min()),
        "step_time": float(np.diff(rollout.time[rows]).mean()),
    }


def evaluate(
    chosen: Sequence[Skill],
    seconds: float | None = None,
    dt: float | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Measure survival and gait of skills, each from its start state on its own ground.

    Args:
        chosen: Skills of one character.
        seconds: Duration of each trial [s]; 60, or 120 for a 3D body, if None.
        dt: Time step [s]; 0.5 ms, for a 3D body also 1 and 2 ms, if None.
        progress: Progress callback.

    Returns:
        A report with one row per skill and time step.
    """
    todo = plan(chosen, seconds, dt)
    character = min((skill.character for skill in chosen), key=lambda body: abs(body.strength - 1.0))  # unshaped
    report = Report(
        f"gaits of {character.name}, {todo.seconds:g} s each from the start state",
        conditions(
            character,
            Scene(),
            todo.dts[0] if len(todo.dts) == 1 else list(todo.dts),
            measured_after_s=min(SETTLE_SECONDS, 0.5 * todo.seconds),
            **({} if character.planar else {"body_and_ground": "each skill's own"}),
        ),
        columns=PLANAR_COLUMNS if character.planar else SPATIAL_COLUMNS,
    )
    jobs = [(skill, dt) for skill in chosen for dt in todo.dts]
    walk = next((skill for skill in chosen if skill.gait == "walk" and skill.character.planar), None)
    if walk is not None:
        jobs.append((walk, 2.5e-4))
    try:
        results: list[Any] = parallel.parallel_map(
            lambda job: measure(job[0], todo.seconds, job[1]), jobs, progress, "gaits"
        )
    except parallel.Interrupted as stop:
        results, report.stopped = stop.results, True
    gaits = [g for g in results[: len(chosen) * len(todo.dts)] if g is not None]
    for g in gaits:
        given = {**g.__dict__, "skill": g.skill.id, "origin": g.skill.origin, "time_step_s": g.dt}
        if not character.planar:  # more digits are not significant
            given = {name: round(value, 4) if isinstance(value, float) else value for name, value in given.items()}
        report.rows.append(tuple(given[name] for name in report.columns))
    report.figures = _figures(gaits, todo)
    if walk is not None and results[-1] is not None:
        report.figures["walk_speed_at_quarter_ms"] = results[-1].speed
        speed = report.figures.get("walk_speed")
        if speed:
            report.figures["walk_speed_time_step_change"] = abs(results[-1].speed / speed - 1.0)
    _add_survivors(report, gaits, todo)
    if not character.planar and not report.stopped:
        held_speed.add(report, next((s for s in chosen if s.gait == held_speed.GAIT), None), dt, progress)
    return report


PLANAR_COLUMNS = (
    "skill",
    "origin",
    "ending",
    "survived_s",
    "speed",
    "step_rate",
    "flight_fraction",
    "torso_peak_to_peak",
)
SPATIAL_COLUMNS = (
    *("skill", "time_step_s", "ending", "survived_s", "speed", "sideways_speed", "step_time", "flight_fraction"),
    *("yaw_sd_deg", "lateral_drift_m_per_min", "foot_separation"),
)


def _add_survivors(report: Report, gaits: list[GaitResult], todo: GaitPlan) -> None:
    """Say which skills survived at every time step."""
    total = {g.skill.id for g in gaits}
    fallen = sorted({g.skill.id for g in gaits if g.ending != "time_up"})
    where = f" at every time step ({', '.join(f'{1000 * dt:g}' for dt in todo.dts)} ms)" if len(todo.dts) > 1 else ""
    report.words.append(
        f"{len(total) - len(fallen)} of {len(total)} skills survived {todo.seconds:g} s{where}"
        + (f"; not: {', '.join(fallen)}" if fallen else "")
    )


def _figures(gaits: list[GaitResult], todo: GaitPlan) -> dict[str, float | int | None]:
    """Figures by name; a skill survives if it does at every time step, and the worst time step counts."""
    by_skill: dict[str, list[GaitResult]] = {}
    for g in gaits:
        by_skill.setdefault(g.skill.id, []).append(g)
    lasted = {name for name, runs in by_skill.items() if all(g.ending == "time_up" for g in runs)}
    printed = {g.skill.id for g in gaits if g.skill.origin == "printed"}
    figures: dict[str, float | int | None] = {
        "gaits_total": len(by_skill),
        f"gaits_survive_{todo.seconds:g}s": len(lasted),
        "table_gaits_total": len(printed),
        f"table_gaits_survive_{todo.seconds:g}s": len(printed & lasted),
        "survived_s": min((g.survived_s for g in gaits), default=None),
    }
    best = {}
    for runs in sorted(
        by_skill.values(), key=lambda runs: runs[0].skill.origin == "tuned"
    ):  # tuned versions replace printed ones
        best[runs[0].skill.gait] = runs

    def put(name: str, gait: str, value: str, worst: Callable = min, sign: bool = True) -> None:
        if gait in best:
            numbers = [getattr(g, value) for g in best[gait]]
            figures[name] = worst(numbers if sign else map(abs, numbers))

    put("walk_speed", "walk", "speed")
    put("walk_step_rate", "walk", "step_rate")
    put("walk_torso_peak_to_peak", "walk", "torso_peak_to_peak", max)
    put("inplace_speed_abs", "in-place-walk", "speed", max, sign=False)
    put("run_speed", "run", "speed")
    put("run_flight_fraction", "run", "flight_fraction")
    put("backwards_speed", "backwards", "speed", max)
    if gaits and not gaits[0].skill.character.planar:
        steered = held_speed.GAIT if held_speed.GAIT in best else "walk"
        for name in ("yaw_sd_deg", "lateral_drift_m_per_min"):
            figures[name] = None
            put(name, steered, name, max)
    return figures


def draw(report: Report, path: Path) -> None:
    """Plot the speed of every skill, and commanded against measured speed where speed can be commanded."""
    import matplotlib

    matplotlib.use("Agg", force=False)
    from matplotlib.figure import Figure

    at = {name: report.columns.index(name) for name in ("skill", "ending", "speed")}
    by_skill: dict[str, list[tuple[float, bool]]] = {}
    for row in report.rows:
        by_skill.setdefault(row[at["skill"]], []).append((row[at["speed"]], row[at["ending"]] == "time_up"))
    ladder = held_speed.rungs(report)
    figure = Figure(figsize=(12 if ladder else 7, max(2.5, 0.28 * len(by_skill) + 1.2)), dpi=100, layout="constrained")
    ax, *rest = figure.subplots(1, 2 if ladder else 1, squeeze=False)[0]
    for i, runs in enumerate(reversed(by_skill.values())):
        ax.barh(
            i, float(np.mean([speed for speed, _ in runs])), color="#1d4ed8" if all(ok for _, ok in runs) else "#c2410c"
        )
        ax.plot([speed for speed, _ in runs], [i] * len(runs), "|", color="#1f2937", ms=8)
    ax.set_yticks(range(len(by_skill)), list(reversed(by_skill)), fontsize=8)
    ax.set_xlabel("speed along the heading [m/s]; red: fell")
    if ladder:
        held_speed.plot(rest[0], ladder)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
