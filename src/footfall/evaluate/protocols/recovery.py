"""Standing push recovery (thesis 6.4, 6.5): the largest push that each strategy answers, by direction."""

from __future__ import annotations

import math
from pathlib import Path

from ... import parallel, systems
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.push import Push
from ...trials import standing
from ...trials.standing import PUSH_SECONDS, SCATTER, StandingPush
from ...writing import whole_file
from ..report import Report, conditions
from . import recovery_sections
from .envelope import rest_height

LADDER = 5.0  # [N s]
HIGHEST = 200.0  # [N s]
TIME_STEPS = (5e-4, 1e-3, 2e-3)
SEEDS = (0, 1, 2)
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
) -> Report:
    """Evaluate all strategies in five directions; the other side is the mirror image.

    Args:
        skill: A skill of push recovery; the built-in one of the human if None.
        leg_collision: Whether one leg is an obstacle to the other; not so in the thesis.
        progress: Progress callback.
        only: Names in `SECTIONS`. All but `limits` need the limits of `all` in the skill's oracle, or `limits`.

    Returns:
        Limits by strategy and direction [N s], and the figures of the other sections.

    Raises:
        BadInput: An unknown section, or a skill without these strategies.
    """
    unknown = [name for name in only if name not in SECTIONS]
    if unknown:
        raise BadInput(f"no section {unknown[0]}; there are {', '.join(SECTIONS)}")
    skill = skill or skills.load("human-recover")
    systems.of(skill).allowing(skill)
    report = _empty(skill, leg_collision)
    try:
        if "limits" in only:
            _limits(report, skill, leg_collision, progress)
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
    report.conditions["leg_collision"] = leg_collision
    return report


def _limits(report: Report, skill: Skill, leg_collision: bool, progress: parallel.Progress) -> None:
    pairs = [(strategy, direction) for strategy in STRATEGIES for direction in DIRECTIONS]
    found = parallel.parallel_map(lambda pair: limit(skill, *pair, leg_collision), pairs, progress, "pushes")
    limits = dict(zip(pairs, found, strict=True))
    for strategy in STRATEGIES:
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


def draw(report: Report, path: Path) -> None:
    """Plot the domains of the strategies, one inside the other (thesis Figure 6.6); forward is up."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.0, 5.0), dpi=110, layout="constrained")
    ax = figure.add_subplot(projection="polar", theta_offset=math.pi / 2)
    angles = [math.radians(angle) for angle in DIRECTIONS.values()]
    both = [*angles, *(-angle for angle in angles[-2::-1])]
    for strategy, colour in zip(STRATEGIES, ("#15803d", "#1d4ed8", "#b91c1c"), strict=True):
        values = [float(report.figures[f"{strategy}_{name}"] or 0.0) for name in DIRECTIONS]
        ax.plot(both, [*values, *values[-2::-1]], "o-", color=colour, label=strategy.replace("_", " "))
    ax.legend(loc="lower left", fontsize=8)
    ax.set_title(f"{PUSH_SECONDS:g} s pushes while standing [N s]; forward is up", fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
