"""Push protocols: the largest push a skill survives, with every smaller one survived too.

`thesis-2d` is the thesis's planar test (7.7.1); the others are plans of `envelope.py`, for any body.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput, UnknownName
from ...physics.push import Push
from ...physics.world import check_time_step
from ...trials import Simulation, Trial, many
from ..report import Report, conditions, kinematic_root
from .envelope import COMPASS, DIRECTION_NAMES, Edge, PushPlan, adapt, climb, label, plan_conditions, prepare

SETTLE_SECONDS = 10.0  # before the first push of thesis-2d [s]


@dataclass(frozen=True)
class PlanarProtocol:
    """Forward and backward pushes at regular intervals on the top of the trunk, at several phases of the cycle."""

    name: str
    about: str
    count: int  # pushes per trial
    interval: float  # between the starts of two pushes [s]
    duration: float  # of each [s]
    offsets: int  # trials per force, each starting at another phase of the cycle
    step: float  # force increment [N]
    highest: float  # largest force tested [N]
    leg_collision: bool | None = None  # None: as the character has it


EVERY_4_S = {"count": 10, "interval": 4.0, "after": 3.6, "phases": (0.0,), "ladder": 25.0}
PROTOCOLS: dict[str, PlanarProtocol | PushPlan] = {
    plan.name: plan
    for plan in (
        PlanarProtocol(
            "thesis-2d",
            "thesis 7.7.1: ten pushes of 0.1 s, 5 s apart, at the top of the trunk",
            count=10,
            interval=5.0,
            duration=0.1,
            offsets=6,
            step=50.0,
            highest=2000.0,
        ),
        PushPlan("thesis-3d", "thesis 7.7.2: one push of 0.4 s at the chest, at phase 0.1, from eight sides"),
        PushPlan("wang", "Wang 2009: a push of 0.4 s on the torso every 4 s for 40 s, from eight sides", **EVERY_4_S),
        PushPlan(
            "lee",
            "Lee 2010: a push of 0.4 s on the torso every 4 s for 40 s, from four sides",
            directions=(0.0, 90.0, 180.0, 270.0),
            **EVERY_4_S,
        ),
        PushPlan(
            "worst-phase",
            "one push of 0.4 s at the chest, the worst of eight phases, from eight sides",
            phases=tuple(k / 8 for k in range(8)),
        ),
    )
}
REFERENCES: dict[str, tuple[str, dict[str, float]]] = {
    "thesis-3d": (
        "thesis, Figure 7.13",
        dict(zip(COMPASS, (340.0, 190.0, 240.0, 190.0, 270.0, 220.0, 330.0, 230.0), strict=True)),
    ),
    "wang": (
        "SIMBICON as made by Wang 2009, Table 1",
        dict(zip(COMPASS, (225.0, 150.0, 250.0, 100.0, 120.0, 100.0, 275.0, 125.0), strict=True)),
    ),
    # printed as "from front, rear, right and left"; here by the direction in which the push acts
    "lee": ("Lee 2010, Walk Forward Normal", {"b": 160.0, "f": 130.0, "l": 80.0, "r": 105.0}),
}
"""Published figures, N per component; the thesis's are mirrored to the left stance leg."""


def protocol(name: str) -> Any:
    """A preset by name: a `PlanarProtocol` for thesis-2d, else a `PushPlan`."""
    if name not in PROTOCOLS:
        raise UnknownName("push protocol", name, PROTOCOLS)
    return PROTOCOLS[name]


def finer(plan: PushPlan) -> PushPlan:
    """A plan for a GPU: 16 directions, 16 phases and 40 forces at 1 ms."""
    return replace(
        plan,
        about=f"{plan.about}; on a GPU 16 phases, 16 sides and 40 forces",
        directions=tuple(22.5 * k for k in range(16)),
        phases=tuple(k / 16 for k in range(16)),
        ladder=25.0,
        highest=1000.0,
        steps=(1e-3,),
    )


def preset_for(skill: Skill) -> str:
    """The thesis's own protocol for this kind of body."""
    return "thesis-2d" if skill.character.planar else "thesis-3d"


def changed(plan: PlanarProtocol | PushPlan, **settings: Any) -> PlanarProtocol | PushPlan:
    """The preset with some settings replaced; None keeps a setting."""
    given = {name: value for name, value in settings.items() if value is not None}
    if isinstance(plan, PushPlan):
        other = [name for name in ("directions", "duration", "phases", "height", "on") if name in given]
        if other:
            given["about"] = f"{plan.about}; changed: {', '.join(other)}"
        if other and other != ["directions"]:  # not comparable with the published figures
            given["name"] = "changed"
        return replace(plan, **given)
    other = [name for name in given if name != "leg_collision"]
    if other:
        raise BadInput(f"{plan.name} is fixed and takes no other {', '.join(other)}; use another --protocol")
    return replace(plan, **given)


def check(skill: Skill, plan: PlanarProtocol | PushPlan, dt: float | None = None) -> None:
    """Check the input before the simulations begin."""
    if dt is not None:
        check_time_step(dt)
    systems.controller(skill)
    if isinstance(plan, PushPlan):
        adapt(plan, skill)


def evaluate(
    skill: Skill,
    plan: PlanarProtocol | PushPlan,
    dt: float | None = None,
    progress: parallel.Progress = parallel.no_progress,
    device: str = "cpu",
) -> Report:
    """Find the largest force survived in each direction, with every smaller one survived too.

    Args:
        skill: The skill.
        plan: The protocol, for example `protocol("thesis-3d")`.
        dt: Time step [s]; the protocol's own time steps, all of which must be survived, if None.
        progress: Progress callback.
        device: Warp's name of the device on which the trials run, or `cpu` for all cores.

    Returns:
        A report with one figure per direction [N per component].
    """
    if isinstance(plan, PlanarProtocol):
        if device != "cpu":
            raise BadInput(f"{plan.name} is fixed and runs on the CPU; use another --protocol")
        return _planar(skill, plan, 5e-4 if dt is None else dt, progress)
    return envelope(skill, plan if dt is None else replace(plan, steps=(dt,)), progress, device)[0]


def envelope(
    skill: Skill, plan: PushPlan, progress: parallel.Progress = parallel.no_progress, device: str = "cpu"
) -> tuple[Report, list[Edge]]:
    """Measure the push envelope of a skill.

    Args:
        skill: The skill.
        plan: Directions, phases, forces and time steps.
        progress: Progress callback.
        device: Warp's name of the device, or `cpu` for all cores.

    Returns:
        The report, and the edge of the envelope in each direction.
    """
    plan, skill, remark = adapt(plan, skill)
    character = skill.character
    report = Report(
        f"{skill.id}: {plan.about}",
        conditions(
            character, skill.scene, plan.steps[0] if len(plan.steps) == 1 else list(plan.steps), **kinematic_root(skill)
        ),
        columns=(
            *("direction", "largest_n", "magnitude_n", "impulse_ns", "change_of_speed"),
            *("failed_at_n", "fell_at", "holes_n"),
        ),
    )
    edges, begun = [Edge(direction) for direction in plan.directions], time.perf_counter()
    if device != "cpu":
        many.check([Trial(skill, dt=plan.steps[0])])
    try:
        cases = prepare(skill, plan, progress)
        report.conditions.update(ground=skill.scene.name, **plan_conditions(plan, cases, character))
        climb(cases, plan, edges, progress, device)
    except parallel.Interrupted:
        report.stopped = True
    for edge in edges:
        name, impulse = label(edge.direction), edge.magnitude * plan.duration
        report.figures[name] = edge.best
        holes = ", ".join(f"{force:g}" for force in edge.holes)
        found = (name, edge.best, edge.magnitude, impulse, impulse / character.mass)
        report.rows.append((*found, edge.failed_at, _short(edge.where), holes or None))
    report.conditions["device"] = device
    report.figures["seconds"] = time.perf_counter() - begun
    _sum_up(report, edges, plan, skill, remark)
    return report, edges


def _short(names: list[str]) -> str | None:
    """The first two names, and how many more there are."""
    return "; ".join(names[:2]) + (f" and {len(names) - 2} more" if len(names) > 2 else "") if names else None


def _side(edge: Edge) -> str:
    """The direction of an edge in words."""
    return DIRECTION_NAMES.get(label(edge.direction), f"{edge.direction:g}°")


def _sum_up(report: Report, edges: list[Edge], plan: PushPlan, skill: Skill, remark: str) -> None:
    """Add the worst direction, holes, and the comparison with published figures."""
    worst = min(edges, key=lambda edge: edge.magnitude)
    least = min(edge.best for edge in edges)
    report.figures["worst_n"] = least
    report.figures["worst_ns"] = worst.magnitude * plan.duration
    report.figures["worst_dv"] = worst.magnitude * plan.duration / skill.character.mass
    report.figures["holes"] = sum(len(edge.holes) for edge in edges)
    side = _side(worst)
    report.words.append(
        f"every push up to {least:g} N per component was survived in all {len(edges)} directions; weakest: {side}, "
        f"{worst.best:g} N ({worst.magnitude * plan.duration:.0f} N s)"
    )
    for edge in edges:
        if edge.holes:
            listed = ", ".join(f"{force:g}" for force in edge.holes)
            report.words.append(
                f"{_side(edge)}: falls at {listed} N but not at some larger force (holes below the edge)"
            )
        if edge.failed_at is None and not report.stopped:
            report.words.append(f"{_side(edge)}: survived every force tested; raise --highest")
    reference = None if skill.character.planar or report.stopped else REFERENCES.get(plan.name)
    if reference is not None:
        found = {label(edge.direction): edge.best for edge in edges}
        fractions = {name: found[name] / force for name, force in reference[1].items() if name in found}
        if fractions:
            low = min(fractions, key=lambda name: fractions[name])
            report.words.append(
                f"smallest fraction of {reference[0]}: {100 * fractions[low]:.0f} % ({DIRECTION_NAMES.get(low, low)})"
            )
            report.figures["least_fraction_of_reference"] = fractions[low]
    if not skill.character.planar:
        legs = "collide with each other" if skill.character.leg_collision else "pass through each other"
        report.words.append(f"the legs {legs}; --leg-collision and --no-leg-collision choose")
    if remark:
        report.words.append(remark)


def survives(skill: Skill, force: float, first: float, plan: PlanarProtocol, dt: float) -> bool:
    """Run one trial: all pushes at one force, the first at `first` [s], and upright `interval` after the last."""
    starts = [first + i * plan.interval for i in range(plan.count)]
    pushes = tuple(Push((force, 0.0, 0.0), start, plan.duration) for start in starts)
    sim = Simulation(Trial(skill, starts[-1] + plan.interval, dt, pushes=pushes, record_every=0.0))
    while not sim.over:
        sim.advance(sim.time + 10.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up"


def _step_rate(skill: Skill, dt: float) -> float:
    """Foot strikes per second after `SETTLE_SECONDS` [1/s]."""
    sim = Simulation(Trial(skill, 2 * SETTLE_SECONDS, dt, record_every=0.0))
    sim.advance(SETTLE_SECONDS)
    if sim.over:
        raise BadInput(f"{skill.id} cannot start: {sim.ending}, before the first push")
    strikes, time = sim.strikes, sim.time
    sim.advance(2 * SETTLE_SECONDS)
    gained = sim.strikes - strikes
    return float(gained) / max(sim.time - time, dt)


def _planar(skill: Skill, plan: PlanarProtocol, dt: float, progress: parallel.Progress) -> Report:
    """Evaluate a planar protocol: the largest forward and backward force survived at every offset."""
    if plan.leg_collision is not None:
        skill = Trial(skill, leg_collision=plan.leg_collision).skill
    character = skill.character
    step_rate = _step_rate(skill, dt)
    cycle = 2.0 / step_rate if step_rate > 0 else 1.0
    offsets = [SETTLE_SECONDS + cycle * k / plan.offsets for k in range(plan.offsets)]
    part, point = Push((1.0, 0.0, 0.0), 0.0).where(character)
    report = Report(
        f"{skill.id}: {plan.about}",
        conditions(
            character,
            skill.scene,
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
    plan: PlanarProtocol,
    dt: float,
    offsets: list[float],
    progress: parallel.Progress,
    name: str,
    report: Report,
) -> tuple[float, float | None, int]:
    """Raise the force until a trial fails: (largest force survived, first force failed, number of failed offsets)."""
    best, force = 0.0, plan.step
    while force <= plan.highest:
        try:
            good: list[Any] = parallel.parallel_map(
                lambda first, force=force: survives(skill, sign * force, first, plan, dt),
                offsets,
                progress,
                f"{name} {force:g} N",
            )
        except parallel.Interrupted:
            report.stopped = True
            return best, None, 0
        if not all(good):
            return best, force, good.count(False)
        best, force = force, force + plan.step
    return best, None, 0
