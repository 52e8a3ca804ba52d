"""Comparison of skills: speed, step rate, pushes, slopes and effort, one column per skill on the screen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ... import parallel, systems
from ...characters.constants import GRAVITY
from ...control.skill import Skill
from ...errors import BadInput, FootfallError
from ...physics import kernel
from ...physics import scene as scenes
from ...physics.world import check_time_step
from ...trials import Simulation, Trial
from ..report import Report, kinematic_root
from .envelope import Edge, PushPlan
from .pushes import envelope

TRIAL_SECONDS, SETTLE_SECONDS = 30.0, 10.0  # of the undisturbed run, and its part before the measurement [s]
QUICK = PushPlan(
    "quick",
    "one push of 0.4 s at the chest, four sides, two phases",
    directions=(0.0, 90.0, 180.0, 270.0),
    phases=(0.1, 0.6),
    ladder=25.0,
    after=6.0,
    steps=(1e-3,),
    leg_collision=None,
)
SLOPE_START, SLOPE_STEP, MAX_SLOPE, SLOPE_SECONDS = 1.0, 2, 20, 20.0  # [m, deg, deg, s]
MIN_SLOPE_PROGRESS = 0.3  # distance to cover in the second half of a slope trial, against marching in place [m]
COLUMNS = (
    *("skill", "character", "mass_kg", "survived_s", "speed", "step_rate", "worst_push_n"),
    *("slope_up_deg", "slope_down_deg", "rms_torque_nm", "mean_power_w", "cost_of_transport"),
)


@dataclass(frozen=True)
class Effort:
    """Measurements of one undisturbed run after it settled."""

    survived: float  # [s]
    speed: float  # forward [m/s]
    step_rate: float  # [1/s]
    torque: float  # root of the time mean of the sum of squared joint torques [N m]
    power: float  # mean positive power of all joints [W]
    transport: float | None  # cost of transport: positive work over weight and distance; None without progress


def effort(skill: Skill, dt: float) -> Effort:
    """Simulate a skill undisturbed and measure speed, step rate, torque and power."""
    sim = Simulation(Trial(skill, TRIAL_SECONDS, dt, record_every=0.0))
    sim.advance(SETTLE_SECONDS)
    place, tally, time = sim.position, sim.tally, sim.time
    sim.advance(TRIAL_SECONDS)
    span = max(sim.time - time, dt)
    gained = sim.tally - tally
    moved = (sim.position - place)[:2]
    distance = abs(float(moved[0])) if skill.character.planar else math.hypot(*moved)
    work = float(gained[kernel.POSITIVE_WORK])
    return Effort(
        survived=sim.time,
        speed=float(moved[0]) / span,
        step_rate=float(gained[kernel.STRIKES : kernel.STRIKES + 2].sum()) / span,
        torque=float(np.sqrt(gained[kernel.SQUARED_TORQUE] / span)),
        power=work / span,
        transport=work / (skill.character.mass * GRAVITY * distance) if distance > 0.02 * span else None,
    )


def on_slope(skill: Skill, degrees: int, dt: float) -> tuple[bool, float, float]:
    """Simulate a skill on a slope: whether it is upright at the end, and x halfway and at the end [m]."""
    sim = Simulation(Trial(skill, SLOPE_SECONDS, dt, scenes.slope(degrees, SLOPE_START), record_every=0.0))
    sim.advance(0.5 * SLOPE_SECONDS)
    halfway = float(sim.position[0])
    sim.advance(SLOPE_SECONDS)
    assert sim.ending is not None
    return sim.ending.kind == "time_up", halfway, float(sim.position[0])


def steepest(skill: Skill, sign: int, dt: float) -> float | None:
    """The steepest slope walked on, with every gentler one walked too [deg].

    None when the walker does not reach the slope or the skill has a ground of its own.
    """
    if skill.scene.name != "flat":
        return None
    slopes = range(SLOPE_STEP, MAX_SLOPE + 1, SLOPE_STEP)
    # one after the other until one fails, or all at once on a GPU
    walked = parallel.lazily(lambda degrees: on_slope(skill, sign * degrees, dt), slopes)
    best = 0
    for degrees, (upright, halfway, there) in zip(slopes, walked, strict=False):
        if upright and there < SLOPE_START and best == 0:
            return None
        if not upright or there < max(SLOPE_START, halfway + MIN_SLOPE_PROGRESS):
            break
        best = degrees
    return float(best)


def check(skills: Sequence[Skill], dt: float) -> None:
    """Check the input before the simulations begin."""
    check_time_step(dt)
    names = [skill.id for skill in skills]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        paths = {skill.path for skill in skills if skill.id == twice[0]}
        other = f"{len(paths)} skills have the id {twice[0]}; change it in the file of one"
        raise BadInput(f"{twice[0]} is given twice" if len(paths) == 1 else other)
    if not skills:
        raise BadInput("nothing to compare; name at least one skill")
    for skill in skills:
        systems.controller(skill)


def evaluate(
    skills: Sequence[Skill],
    dt: float = 1e-3,
    leg_collision: bool | None = None,
    progress: parallel.Progress = parallel.no_progress,
    device: str = "cpu",
) -> tuple[Report, dict[str, list[Edge]]]:
    """Compare skills.

    Args:
        skills: The skills, with different ids.
        dt: Time step [s].
        leg_collision: Whether the legs collide; as each character has it if None.
        progress: Progress callback.
        device: Warp's name of the device on which the trials run, or `cpu` for all cores.

    Returns:
        A report with one row per skill, and the push envelope of each skill by id.
    """
    check(skills, dt)
    skills = [Trial(skill, dt=dt, leg_collision=leg_collision).skill for skill in skills]
    report = Report(f"{len(skills)} skills side by side", _conditions(skills, dt), columns=COLUMNS, side_by_side=True)
    edges: dict[str, list[Edge]] = {}
    efforts: list[Any] = [None] * len(skills)
    slopes: list[Any] = [None] * (2 * len(skills))
    try:
        efforts = _kept(efforts, lambda skill: effort(skill, dt), skills, progress, "undisturbed")
        ways = [(skill, sign) for skill in skills for sign in (1, -1)]
        slopes = _kept(slopes, lambda way: steepest(way[0], way[1], dt), ways, progress, "slopes")
        for skill in skills:
            _push(skill, dt, report, edges, progress, device)
    except parallel.Interrupted:
        report.stopped = True
    for i, skill in enumerate(skills):
        _row(report, skill, efforts[i], edges.get(skill.id), slopes[2 * i : 2 * i + 2])
    _sum_up(report)
    return report, edges


def _kept(into: list[Any], work: Any, items: Sequence[Any], progress: parallel.Progress, what: str) -> list[Any]:
    """As `parallel_map`, but stores the results finished before Ctrl-C in `into`."""
    try:
        into[:] = parallel.parallel_map(work, items, progress, what)
    except parallel.Interrupted as stop:
        into[:] = stop.results
        raise
    return into


def _push(
    skill: Skill, dt: float, report: Report, edges: dict[str, list[Edge]], progress: parallel.Progress, device: str
) -> None:
    """Add the push envelope of a skill to `edges`."""
    if systems.of(skill).director(skill) is not None:
        device = "cpu"  # it needs a simulation of its own for each trial, which `parallel_map` gives it on any device
    try:
        part, found = envelope(skill, replace(QUICK, steps=(dt,)), progress, device)
    except FootfallError as error:  # a skill that cannot start does not end the comparison
        report.words.append(str(error))
        return
    if part.stopped:
        raise parallel.Interrupted([])
    edges[skill.id] = found


def _conditions(skills: Sequence[Skill], dt: float) -> dict[str, Any]:
    """Conditions of the report; a list where the skills differ."""

    def all_of(values: list[Any]) -> Any:
        return values[0] if len(set(values)) == 1 else values

    bodies = [skill.character for skill in skills]
    return {
        "character": all_of([body.name for body in bodies]),
        "mass_kg": all_of([round(body.mass, 3) for body in bodies]),
        "friction": all_of([skill.scene.friction_for(skill.character) for skill in skills]),
        "leg_collision": all_of([body.leg_collision for body in bodies]),
        "ground": all_of([skill.scene.name for skill in skills]),
        "time_step_s": dt,
        "measured_s": [SETTLE_SECONDS, TRIAL_SECONDS],
        "pushes": QUICK.about,
        "push_duration_s": QUICK.duration,
        "phase": list(QUICK.phases),
        "ladder_step_n": QUICK.ladder,
        "slopes": f"unseen, from {SLOPE_START:g} m on, in steps of {SLOPE_STEP}°, {SLOPE_SECONDS:g} s",
        **kinematic_root(*skills),
    }


def _row(
    report: Report, skill: Skill, done: Effort | None, edges: list[Edge] | None, slopes: list[float | None]
) -> None:
    """Add the row and the figures of a skill."""
    worst = min((edge.best for edge in edges), default=None) if edges else None
    measured: dict[str, float | None] = {
        "survived_s": done.survived if done else None,
        "speed": done.speed if done else None,
        "step_rate": done.step_rate if done else None,
        "worst_push_n": worst,
        "slope_up_deg": slopes[0],
        "slope_down_deg": slopes[1],
        "rms_torque_nm": done.torque if done else None,
        "mean_power_w": done.power if done else None,
        "cost_of_transport": done.transport if done else None,
    }
    report.rows.append((skill.id, skill.character.name, round(skill.character.mass, 2), *measured.values()))
    report.figures.update({f"{skill.id}.{name}": value for name, value in measured.items()})


def _sum_up(report: Report) -> None:
    """Name the best skills."""

    def best(column: str) -> str:
        at = COLUMNS.index(column)
        rows = [row for row in report.rows if row[at] is not None]
        return max(rows, key=lambda row: row[at])[0] if rows else ""

    fastest, hardest = best("speed"), best("worst_push_n")
    if fastest and hardest:
        report.words.append(f"fastest: {fastest}; most robust to pushes: {hardest}")
