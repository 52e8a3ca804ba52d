"""Standing push recovery (thesis 6.4, 6.5): the largest push that each strategy answers, by direction."""

from __future__ import annotations

import math
from pathlib import Path

from ... import parallel, systems
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.push import Push
from ...systems.push_recovery.director import TRIGGERS
from ...trials import standing
from ...trials.standing import LADDER, PUSH_SECONDS, SCATTER, SEEDS, TIME_STEPS, StandingPush
from ...writing import whole_file
from ..report import Report, conditions
from . import recovery_sections
from .envelope import rest_height

THESIS = {"f": 120.0, "l": 110.0, "b": 70.0}  # Figure 6.6, all strategies [N s]
COLOURS = {"in_place": "#15803d", "one_step": "#1d4ed8", "all": "#7c3aed"}
HIGHEST = 200.0  # [N s]
STRATEGIES = {"in_place": 0, "one_step": 1, "all": 100}  # steps allowed
DIRECTIONS = {"f": 0.0, "fl": 45.0, "l": 90.0, "bl": 135.0, "b": 180.0}  # to the left of forward [degrees]
DIAGONALS = ("fl", "bl")
SECTIONS = ("limits", *recovery_sections.SECTIONS)


def limit(skill: Skill, strategy: str, direction: str, leg_collision: bool) -> float:
    """The largest impulse with every smaller one on the ladder recovered, at all time steps and seeds [N s]."""
    best, steps = 0.0, STRATEGIES[strategy]
    while best < HIGHEST:
        cases = [
            StandingPush(steps, DIRECTIONS[direction], best + LADDER, dt, seed, leg_collision)
            for dt in TIME_STEPS[::-1]
            for seed in SEEDS
        ]
        if not all(standing.push(skill, case).recovered for case in cases):
            break
        best += LADDER
    return best


def evaluate(
    skill: Skill | None = None,
    leg_collision: bool = False,
    progress: parallel.Progress = parallel.no_progress,
    only: tuple[str, ...] = SECTIONS,
    trigger: str = "",
    strategies: tuple[str, ...] = (),
) -> Report:
    """Evaluate all strategies in five directions; the other side is the mirror image.

    Args:
        skill: A skill of push recovery; the built-in one of the human if None.
        leg_collision: Whether one leg is an obstacle to the other; not so in the thesis.
        progress: Progress callback.
        only: Names in `SECTIONS`. All but `limits` need the limits of `all` in the skill's oracle, or `limits`.
        trigger: When a step may begin, one of `TRIGGERS`; as the skill says if empty.
        strategies: Names in `STRATEGIES` whose limits are measured; all if empty.

    Returns:
        Limits by strategy and direction [N s], and the figures of the other sections.

    Raises:
        BadInput: An unknown section, trigger or strategy, or a skill without these strategies.
    """
    for kind, names, there in (
        ("section", only, SECTIONS),
        ("trigger", (trigger,) if trigger else (), TRIGGERS),
        ("strategy", strategies, tuple(STRATEGIES)),
    ):
        unknown = [name for name in names if name not in there]
        if unknown:
            raise BadInput(f"no {kind} {unknown[0]}; there are {', '.join(there)}")
    skill = skill or skills.load("human-stand")
    skill = systems.of(skill).allowing(skill, trigger=trigger or None)
    report = _empty(skill, leg_collision)
    try:
        if "limits" in only:
            _limits(report, skill, strategies or tuple(STRATEGIES), leg_collision, progress)
        for section in only:
            if section != "limits":
                measure = recovery_sections.SECTIONS[section]
                report.figures |= measure(skill, _domain(report, skill), leg_collision, progress)
    except parallel.Interrupted:
        report.stopped = True
    return report


def _empty(skill: Skill, leg_collision: bool) -> Report:
    body = skill.character
    part, point = Push((1.0, 0.0, 0.0), 0.0).where(body)
    report = Report(
        f"push recovery: {skill.id}",
        conditions(
            body,
            skill.scene,
            TIME_STEPS[0],
            time_steps_s=list(TIME_STEPS),
            seeds=len(SEEDS),
            scatter_rad=SCATTER,
            push_on=part,
            push_height_m=round(rest_height(body, part) + point[2], 2),
            push_duration_s=PUSH_SECONDS,
            ladder_ns=LADDER,
        ),
        columns=("strategy", *(f"{name} [N s]" for name in DIRECTIONS)),
    )
    report.conditions |= {"leg_collision": leg_collision, "trigger": skill.body["strategy"]["trigger"]}
    return report


def _limits(
    report: Report, skill: Skill, strategies: tuple[str, ...], leg_collision: bool, progress: parallel.Progress
) -> None:
    pairs = [(strategy, direction) for strategy in strategies for direction in DIRECTIONS]
    found = parallel.parallel_map(lambda pair: limit(skill, *pair, leg_collision), pairs, progress, "pushes")
    limits = dict(zip(pairs, found, strict=True))
    for strategy in strategies:
        for direction in DIRECTIONS:
            report.figures[f"{strategy}_{direction}"] = limits[strategy, direction]
        report.figures[f"{strategy}_diagonal_min"] = min(limits[strategy, direction] for direction in DIAGONALS)
        report.rows.append((strategy, *(limits[strategy, direction] for direction in DIRECTIONS)))


def _domain(report: Report, skill: Skill) -> recovery_sections.Domain:
    """The published domain: as measured here, else as the skill's oracle tells."""
    if "all_f" in report.figures:
        values = [float(report.figures[f"all_{name}"] or 0.0) for name in DIRECTIONS]
        return recovery_sections.Domain(tuple(DIRECTIONS.values()), tuple(values))
    told = skill.body.get("oracle", {})
    if "all" not in told:
        raise BadInput(f"{skill.id} has no oracle that tells its domains; add the section limits")
    return recovery_sections.Domain(tuple(map(float, told["directions"])), tuple(map(float, told["all"])))


def can_draw(report: Report) -> bool:
    """Whether a report has a limit of some strategy, so that `draw` has something to show."""
    return bool(_curves(report))


def draw(report: Report, path: Path) -> None:
    """Plot the domains of the strategies, one inside the other, with those of the thesis (Figure 6.6); forward is up.

    Args:
        report: With the figures of the section `limits`; what is missing is left out.
        path: Of the PNG file.
    """
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.0, 5.4), dpi=110, layout="constrained")
    ax = figure.add_subplot(projection="polar", theta_offset=math.pi / 2)
    names = ("forward", "", "left", "", "backward", "", "right", "")
    ax.set_xticks([math.radians(45.0 * k) for k in range(8)], names)
    for strategy, limits in _curves(report).items():
        ax.plot(*_both_sides(limits), "o-", color=COLOURS[strategy], label=strategy.replace("_", " "))
    angles, impulses = _both_sides({DIRECTIONS[name]: limit for name, limit in THESIS.items() if name in DIRECTIONS})
    ax.plot(angles[:-1], impulses[:-1], "x", color="#525252", label="thesis, all strategies", markersize=8)
    ax.set_ylim(0.0)
    ax.set_rlabel_position(-157.5)  # pyright: ignore[reportAttributeAccessIssue]  # away from all points
    figure.legend(loc="outside lower center", fontsize=8, ncols=4)
    ax.set_title(f"{PUSH_SECONDS:g} s pushes while standing [N s]", fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))


def _curves(report: Report) -> dict[str, dict[float, float]]:
    """For each strategy of which a report has a limit: limits by direction [degrees], not a number if missing [N s]."""
    found = {}
    for strategy in STRATEGIES:
        told = [report.figures.get(f"{strategy}_{name}") for name in DIRECTIONS]
        if any(limit is not None for limit in told):
            limits = (math.nan if limit is None else float(limit) for limit in told)
            found[strategy] = dict(zip(DIRECTIONS.values(), limits, strict=True))
    return found


def _both_sides(limits: dict[float, float]) -> tuple[list[float], list[float]]:
    """A closed curve of limits to the left, mirrored to the right: angles [rad] and impulses [N s]."""
    left = sorted(limits)
    right = [-angle for angle in reversed(left) if 0.0 < angle < 180.0]
    ring = [*left, *right, *left[:1]]
    return [math.radians(angle) for angle in ring], [limits[abs(angle)] for angle in ring]
