"""How much another body the same skill can carry: heavier, longer, one leg short, with a load.

Every change is made in small steps outward from the body the skill is made for, each step played from the
skill's entry state and from a few others near it; the first step that falls ends the search. A walker must also
still get somewhere: a body that only marches in place, or is driven backwards, does not carry the skill.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ... import parallel as pool
from ...characters import BodyShape, Character, Load
from ...control.skill import Skill
from ...trials import Trial
from ..report import Report, conditions
from . import ladder
from .ladder import Attempt, Ladder, draw

__all__ = ["draw", "evaluate"]

SECONDS = 20.0
SEEDS = 3  # entry states: the skill's own and others near it
SCATTER = 0.01  # [rad]
GETS = 0.25  # share of the unchanged body's way that another body must go
WALKS = 0.1  # slower skills need not go anywhere [m/s]
LARGER = tuple(round(1.0 + 0.05 * k, 2) for k in range(1, 13))
SMALLER = tuple(round(1.0 - 0.05 * k, 2) for k in range(1, 11))
FOOT_LOADS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)  # [kg]
BACK_LOADS = (5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0, 40.0, 50.0, 60.0)  # [kg]
ON_THE_BACK = (-0.15, 0.0, 0.25)  # in the frame of the torso [m]


def evaluate(
    skill: Skill,
    dt: float = 1e-3,
    progress: pool.Progress = pool.quiet,
    leg_collision: bool | None = None,
    seconds: float = SECONDS,
) -> Report:
    """The largest change of each kind that the skill carries, with every smaller one carried too."""
    if leg_collision is not None:
        skill = replace(skill, character=replace(skill.character, leg_collision=leg_collision))
    ladder.check(skill, dt)
    report = Report(
        f"{skill.id} on other bodies",
        conditions(
            *(skill.character, skill.scene, dt),
            ground=skill.scene.name,
            trial_s=seconds,
            entry_states=SEEDS,
            scatter_rad=SCATTER,
            must_go_fraction=GETS,
        ),
        columns=ladder.COLUMNS,
    )
    try:
        as_it_is = _attempts(skill, BodyShape(), dt, seconds)
        ladder.fraction(report, "unchanged_pass_fraction", "the body as it is", as_it_is, progress)
        if report.figures["unchanged_pass_fraction"] != 1.0:
            report.figures |= dict.fromkeys(name for name, *_ in tests(skill.character))
            report.words.append("no other body was tested: the skill falls on its own")
            return report
        speed = report.rows[-1][-1]
        for figure, label, unit, start, settings, shape in tests(skill.character):
            rungs = _rungs(skill, settings, shape, dt, seconds, speed)
            ladder.climb(Ladder(figure, label, unit, rungs, start), report, progress)
    except pool.Stopped:
        report.stopped = True
    return report


def tests(character: Character) -> list[tuple[str, str, str, float, Sequence[float], Callable[[float], BodyShape]]]:
    """(figure, label, unit, unchanged value, settings outward, the shape of a setting)."""
    foot, back = character.feet[0].name, character.chest_link or character.root.name
    return [
        ("mass_max_fraction", "heavier", "", 1.0, LARGER, lambda fraction: BodyShape(mass=fraction)),
        ("mass_min_fraction", "lighter", "", 1.0, SMALLER, lambda fraction: BodyShape(mass=fraction)),
        ("femur_max_fraction", "longer thighs", "", 1.0, LARGER, lambda fraction: BodyShape(femur=fraction)),
        ("femur_min_fraction", "shorter thighs", "", 1.0, SMALLER, lambda fraction: BodyShape(femur=fraction)),
        ("shank_max_fraction", "longer shanks", "", 1.0, LARGER, lambda fraction: BodyShape(shank=fraction)),
        ("shank_min_fraction", "shorter shanks", "", 1.0, SMALLER, lambda fraction: BodyShape(shank=fraction)),
        ("short_leg_min_fraction", "right leg short", "", 1.0, SMALLER, lambda fraction: BodyShape(right_leg=fraction)),
        ("foot_load_max_kg", f"load on {foot}", "kg", 0.0, FOOT_LOADS, lambda kg: BodyShape(loads=(Load(foot, kg),))),
        (
            *("back_load_max_kg", f"load on the back of {back}", "kg", 0.0, BACK_LOADS),
            lambda kg: BodyShape(loads=(Load(back, kg, ON_THE_BACK),)),
        ),
    ]


def _rungs(
    skill: Skill,
    settings: Sequence[float],
    shape: Callable[[float], BodyShape],
    dt: float,
    seconds: float,
    speed: float,
) -> Iterator[tuple[float, list[Attempt]]]:
    for setting in settings:
        yield setting, _attempts(skill, shape(setting), dt, seconds, speed)


def _attempts(skill: Skill, shape: BodyShape, dt: float, seconds: float, speed: float = 0.0) -> list[Attempt]:
    plain = Trial(skill, seconds, dt, shape=shape)
    trials = [plain, *(replace(plain, seed=seed, scatter=SCATTER) for seed in range(1, SEEDS))]
    reach = GETS * abs(speed) * seconds if abs(speed) >= WALKS else -math.inf
    return [Attempt(trial, reach, math.copysign(1.0, speed)) for trial in trials]
