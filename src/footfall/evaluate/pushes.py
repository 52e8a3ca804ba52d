"""How hard a skill can be pushed: protocols that search upward and accept no hole below the answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..control.skill import Skill
from ..errors import UnknownName
from ..physics.push import Push
from ..physics.scene import Scene
from ..trials import Simulation, Trial
from . import pool
from .gaits import measure
from .report import Report, conditions

SETTLE = 10.0  # before the first push [s]


@dataclass(frozen=True)
class Protocol:
    """Pushes at regular intervals on the root's far end, at several offsets within the gait's cycle."""

    name: str
    about: str
    count: int  # pushes a trial
    interval: float  # between their beginnings [s]
    duration: float  # of each [s]
    offsets: int  # trials a force, each beginning at another phase of the cycle
    step: float  # of the ladder of forces [N]
    highest: float  # where the search gives up [N]


PROTOCOLS = {
    "thesis-2d": Protocol(
        "thesis-2d",
        "thesis 7.7.1: ten pushes of 0.1 s, 5 s apart, at the top of the trunk",
        *(10, 5.0, 0.1, 6, 50.0, 2000.0),
    )
}


def protocol(name: str) -> Protocol:
    if name not in PROTOCOLS:
        raise UnknownName("push protocol", name, PROTOCOLS)
    return PROTOCOLS[name]


def survives(skill: Skill, force: float, first: float, plan: Protocol, dt: float) -> bool:
    """One trial: all pushes of the plan at one force, the first at `first`, up `interval` after the last."""
    starts = [first + i * plan.interval for i in range(plan.count)]
    pushes = tuple(Push((force, 0.0, 0.0), start, plan.duration) for start in starts)
    sim = Simulation(Trial(skill, starts[-1] + plan.interval, dt, pushes=pushes, record_every=0.0))
    while not sim.over:
        sim.advance(sim.time + 10.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up"


def evaluate(skill: Skill, plan: Protocol, dt: float = 5e-4, progress: pool.Progress = pool.quiet) -> Report:
    """The largest forward and backward force survived at every offset, with every smaller force survived too."""
    character = skill.character
    nominal = measure(skill, 2 * SETTLE, dt)
    cycle = 2.0 / nominal.step_rate if nominal.step_rate > 0 else 1.0
    offsets = [SETTLE + cycle * k / plan.offsets for k in range(plan.offsets)]
    part, point = Push((1.0, 0.0, 0.0), 0.0).where(character)
    report = Report(
        f"{skill.id}: {plan.about}",
        conditions(
            character,
            Scene(),
            dt,
            push_on=part,
            push_height_above_joint_m=point[2],
            push_duration_s=plan.duration,
            pushes_per_trial=plan.count,
            interval_s=plan.interval,
            phase_offsets=plan.offsets,
            ladder_step_n=plan.step,
        ),
        columns=("direction", "largest_n", "impulse_ns", "change_of_speed", "failed_at_n", "offsets_failed"),
    )
    for name, sign in (("forward", 1.0), ("backward", -1.0)):
        best, failed, bad = _ladder(skill, sign, plan, dt, offsets, progress, name, report)
        report.figures[f"{name}_max_n"] = best
        impulse = best * plan.duration
        report.rows.append((name, best, impulse, impulse / character.mass, failed, bad))
        report.words.append(
            f"{name}: every push up to {best:g} N was survived at all {plan.offsets} offsets"
            + (f"; {failed:g} N was not at {bad} of them" if failed else "")
        )
        if report.stopped:
            break
    return report


def _ladder(
    skill: Skill,
    sign: float,
    plan: Protocol,
    dt: float,
    offsets: list[float],
    progress: pool.Progress,
    name: str,
    report: Report,
) -> tuple[float, float | None, int]:
    """Climb until some offset fails: (last good force, first bad one, offsets that failed)."""
    best, force = 0.0, plan.step
    while force <= plan.highest:
        try:
            good: list[Any] = pool.each(
                lambda first, force=force: survives(skill, sign * force, first, plan, dt),
                offsets,
                progress,
                f"{name} {force:g} N",
            )
        except pool.Stopped:
            report.stopped = True
            return best, None, 0
        if not all(good):
            return best, force, good.count(False)
        best, force = force, force + plan.step
    return best, None, 0
