"""Steering: the turning test of thesis Figure 7.11, sharp turns, sideways and diagonal walking."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.world import check_time_step
from ...trials import Command, Rollout, Trial, run
from ..draw.footprints import footprints
from ..report import Report, conditions, kinematic_root

STEPS = (5e-4, 1e-3, 2e-3)  # [s]
SETTLE_SECONDS = 6.0  # of straight walking before the commands [s]
WEAVE_SECONDS = 48.0  # two periods of 0.9 sin(π t / 12) [s]
WEAVE_SPEED = 0.4  # "a slow forward walk" [m/s]
TURN_SECONDS = 9.0  # allowed for a sharp turn [s]
TOLERANCE = math.radians(6.0)  # of heading and course at the end [rad]


@dataclass(frozen=True)
class SteeringOutcome:
    """One trial: whether it followed its commands, its angular error, and its rollout."""

    name: str
    dt: float
    ok: bool
    error_deg: float
    rollout: Rollout


def weave(skill: Skill, dt: float) -> SteeringOutcome:
    """Follow the heading 0.9 sin(π t / 12) as in Figure 7.11 (a); the error is the root mean square."""
    times = np.arange(0.0, WEAVE_SECONDS, 0.05)
    commands = [Command(0.0, speed=WEAVE_SPEED)]
    commands += [Command(SETTLE_SECONDS + t, heading=0.9 * math.sin(math.pi * t / 12.0)) for t in times]
    rollout = run(Trial(skill, SETTLE_SECONDS + WEAVE_SECONDS, dt, commands=tuple(commands), record_every=0.02))
    after = rollout.time >= SETTLE_SECONDS
    wanted = 0.9 * np.sin(np.pi * (rollout.time[after] - SETTLE_SECONDS) / 12.0)
    error = float(np.sqrt(np.mean(_wrapped(facing(rollout)[after] - wanted) ** 2)))
    return SteeringOutcome("weave", dt, rollout.survived, math.degrees(error), rollout)


def sharp_turn(skill: Skill, dt: float, degrees: float) -> SteeringOutcome:
    """One heading command; at the end, heading and course must be within the tolerance."""
    heading = math.radians(degrees)
    commands = (Command(0.0, speed=0.6), Command(SETTLE_SECONDS, heading=heading))
    rollout = run(Trial(skill, SETTLE_SECONDS + TURN_SECONDS + 6.0, dt, commands=commands, record_every=0.02))
    last = rollout.time >= SETTLE_SECONDS + TURN_SECONDS
    if not rollout.survived:
        return SteeringOutcome(f"turn {degrees:+g}°", dt, False, float("nan"), rollout)
    off = float(np.abs(_wrapped(_mean_angle(facing(rollout)[last]) - heading)))
    dx, dy = (float(rollout[c][last][-1] - rollout[c][last][0]) for c in ("x", "y"))
    course = abs(_wrapped(math.atan2(dy, dx) - heading))
    return SteeringOutcome(
        f"turn {degrees:+g}°", dt, max(off, course) < TOLERANCE, math.degrees(max(off, course)), rollout
    )


def course(skill: Skill, dt: float, speed: float, lateral: float) -> SteeringOutcome:
    """Sideways or diagonal walk: on course, at least two thirds of the commanded speed, heading unchanged."""
    name = "diagonal" if speed else "sideways"
    commands = (Command(0.0, speed=speed), Command(SETTLE_SECONDS, lateral=lateral))
    rollout = run(Trial(skill, SETTLE_SECONDS + 20.0, dt, commands=commands, record_every=0.02))
    last = rollout.time >= SETTLE_SECONDS + 6.0
    if not rollout.survived:
        return SteeringOutcome(f"{name} {lateral:+g}", dt, False, float("nan"), rollout)
    span = float(np.ptp(rollout.time[last]))
    dx, dy = (float(rollout[c][last][-1] - rollout[c][last][0]) / span for c in ("x", "y"))
    wanted = math.hypot(speed, lateral)
    off = abs(_wrapped(math.atan2(dy, dx) - math.atan2(lateral, speed)))
    straight = float(np.abs(_wrapped(_mean_angle(facing(rollout)[last]))))
    ok = off < 2.0 * TOLERANCE and straight < TOLERANCE and math.hypot(dx, dy) > 2.0 / 3.0 * wanted
    return SteeringOutcome(f"{name} {lateral:+g}", dt, ok, math.degrees(off), rollout)


def facing(rollout: Rollout) -> np.ndarray:
    """Yaw of the root over time [rad]."""
    return rollout.attitude().yaw


def _wrapped(angle):
    """An angle within [-π, π) [rad]."""
    return (angle + np.pi) % (2.0 * np.pi) - np.pi


def _mean_angle(angles: np.ndarray) -> float:
    """Circular mean [rad]."""
    return math.atan2(float(np.sin(angles).mean()), float(np.cos(angles).mean()))


def evaluate(
    skill: Skill, dt: float | None = None, progress: parallel.Progress = parallel.no_progress
) -> tuple[Report, list[SteeringOutcome]]:
    """Run all steering tests; the worst time step counts.

    Args:
        skill: A skill of a 3D body that follows speed commands.
        dt: Time step [s]; 0.5, 1 and 2 ms if None.
        progress: Progress callback.

    Returns:
        The report and the outcomes, for `draw`.
    """
    steps = STEPS if dt is None else (dt,)
    report = Report(
        f"steering {skill.id}",
        conditions(
            skill.character,
            skill.scene,
            list(steps),
            weave_speed=WEAVE_SPEED,
            turn_time_s=TURN_SECONDS,
            **kinematic_root(skill),
        ),
        columns=("what", "time_step_s", "ok", "error_deg"),
    )
    jobs = []
    for step in steps:
        jobs.append(lambda step=step: weave(skill, step))
        jobs += [lambda step=step, d=d: sharp_turn(skill, step, d) for d in (90.0, -90.0, 180.0, -170.0)]
        jobs += [lambda step=step, lat=lat: course(skill, step, 0.0, lat) for lat in (0.25, -0.25)]
        jobs += [lambda step=step, lat=lat: course(skill, step, 0.4, lat) for lat in (0.2, -0.2)]
    try:
        outcomes = parallel.parallel_map(lambda job: job(), jobs, progress, "steering")
    except parallel.Interrupted as stop:
        outcomes, report.stopped = [o for o in stop.results if o is not None], True
    report.rows = [(o.name, o.dt, int(o.ok), o.error_deg) for o in outcomes]
    weaves = [o for o in outcomes if o.name == "weave"]
    if weaves:
        fine = all(o.ok for o in weaves)
        report.figures["turn_rms_deg"] = max(o.error_deg for o in weaves) if fine else None
    for figure, begin in (("turn_90_ok", ("turn +90", "turn -90")), ("turn_180_ok", ("turn +180", "turn -170")),
                          ("sideways_ok", ("sideways",)), ("diagonal_ok", ("diagonal",))):  # fmt: skip
        mine = [o for o in outcomes if o.name.startswith(begin)]
        if mine:
            report.figures[figure] = int(all(o.ok for o in mine))
    bad = [f"{o.name} at {1e3 * o.dt:g} ms" for o in outcomes if not o.ok]
    report.words = ["all commands were followed" if not bad else "not followed: " + ", ".join(bad)]
    return report, list(outcomes)


def check(skill: Skill, dt: float | None = None) -> None:
    """Refuse a skill that cannot be steered, and a time step out of range."""
    if skill.character.planar:
        raise BadInput(f"{skill.id} is made for a planar body, which cannot turn; expected a skill of a 3D body")
    if not systems.of(skill).takes_speed(skill):
        raise BadInput(f"{skill.id} takes no speed command; expected a skill with speeds, such as human-walk-speed")
    systems.controller(skill)
    if dt is not None:
        check_time_step(dt)


def draw(outcomes: list[SteeringOutcome], folder: Path) -> list[str]:
    """Draw the footprints of the weave, two sharp turns and the diagonal walk; returns the files."""
    files = []
    for begin in ("weave", "turn +90", "turn +180", "diagonal +"):
        mine = [o for o in outcomes if o.name.startswith(begin)]
        if mine:
            path = folder / f"steer-{begin.replace(' ', '-').replace('+', '')}.png".replace("-.", ".")
            footprints(mine[-1].rollout, path, f"{mine[-1].name}, {mine[-1].rollout.trial.skill.id}")
            files.append(str(path))
    return files
