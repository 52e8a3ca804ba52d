"""Robustness to changes of the body: mass, leg lengths, one short leg, loads.

Every quantity is changed in small steps away from the body the skill is made for. Each step is simulated from the
skill's start state and from a few perturbed ones; the first step with a fall ends the search. A walker must also keep
some of its speed: a body that marches in place or moves backwards does not pass.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ... import parallel
from ...characters import BodyShape, Character, Load
from ...control.skill import Skill
from ...trials import Trial
from ..report import Report, conditions, kinematic_root
from . import ladder
from .ladder import Attempt, Ladder, Variants, draw

__all__ = ["draw", "evaluate"]

TRIAL_SECONDS = 20.0
START_STATES = 3  # the skill's own and perturbed ones
SCATTER = 0.01  # perturbation of the start angles [rad]
MIN_DISTANCE_FRACTION = 0.25  # of the unchanged body's distance, that a changed body must cover
MIN_WALKING_SPEED = 0.1  # skills slower than this need not cover any distance [m/s]
LARGER = tuple(round(1.0 + 0.05 * k, 2) for k in range(1, 13))
SMALLER = tuple(round(1.0 - 0.05 * k, 2) for k in range(1, 11))
FOOT_LOADS = (0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)  # [kg]
BACK_LOADS = (5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0, 40.0, 50.0, 60.0)  # [kg]
BACK_OFFSET = (-0.15, 0.0, 0.25)  # of a load on the back, in the frame of the torso [m]


def evaluate(
    skill: Skill,
    dt: float = 1e-3,
    progress: parallel.Progress = parallel.no_progress,
    leg_collision: bool | None = None,
    seconds: float = TRIAL_SECONDS,
    device: str = "cpu",
) -> Report:
    """Find the largest change of each kind with which the skill still works.

    Args:
        skill: The skill.
        dt: Time step [s].
        progress: Progress callback.
        leg_collision: Whether the legs collide; as the character has it if None.
        seconds: Duration of each trial [s].
        device: Warp's name of the device on which the trials run, or `cpu` for all cores.

    Returns:
        A report with one figure per kind of change: the largest one passed, with every smaller one passed too.
    """
    if leg_collision is not None:
        skill = replace(skill, character=replace(skill.character, leg_collision=leg_collision))
    ladder.check(skill, dt)
    report = Report(
        f"{skill.id} on other bodies",
        conditions(
            skill.character,
            skill.scene,
            dt,
            ground=skill.scene.name,
            trial_s=seconds,
            entry_states=START_STATES,
            scatter_rad=SCATTER,
            must_go_fraction=MIN_DISTANCE_FRACTION,
            **kinematic_root(skill),
        ),
        columns=ladder.COLUMNS,
    )
    try:
        unchanged = _attempts(skill, BodyShape(), dt, seconds)
        ladder.run_tests([Variants("unchanged_pass_fraction", "unchanged body", unchanged)], report, progress, device)
        if report.figures["unchanged_pass_fraction"] != 1.0:
            report.figures |= dict.fromkeys(name for name, *_ in tests(skill.character))
            report.words.append("no changed body was tested: the skill falls on the unchanged one")
            return report
        speed = report.rows[-1][-1]
        ladders = [
            Ladder(figure, label, unit, _rungs(skill, settings, shape, dt, seconds, speed), start)
            for figure, label, unit, start, settings, shape in tests(skill.character)
        ]
        ladder.run_tests(ladders, report, progress, device)
    except parallel.Interrupted:
        report.stopped = True
    return report


def tests(character: Character) -> list[tuple[str, str, str, float, Sequence[float], Callable[[float], BodyShape]]]:
    """(figure, label, unit, unchanged value, settings in order of difficulty, body shape of a setting)."""
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
            "back_load_max_kg",
            f"load on the back of {back}",
            "kg",
            0.0,
            BACK_LOADS,
            lambda kg: BodyShape(loads=(Load(back, kg, BACK_OFFSET),)),
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
    """The trials of every setting."""
    for setting in settings:
        yield setting, _attempts(skill, shape(setting), dt, seconds, speed)


def _attempts(skill: Skill, shape: BodyShape, dt: float, seconds: float, speed: float = 0.0) -> list[Attempt]:
    """Trials of one body from several start states, with the distance they must cover."""
    plain = Trial(skill, seconds, dt, shape=shape)
    trials = [plain, *(replace(plain, seed=seed, scatter=SCATTER) for seed in range(1, START_STATES))]
    reach = MIN_DISTANCE_FRACTION * abs(speed) * seconds if abs(speed) >= MIN_WALKING_SPEED else -math.inf
    return [Attempt(trial, reach, math.copysign(1.0, speed)) for trial in trials]
