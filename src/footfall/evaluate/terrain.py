"""Ground the skill has not been told about: slopes, steps down, rough ground."""

from __future__ import annotations

import math
from typing import Any

from ..control.skill import Skill
from ..physics import scene as scenes
from ..physics.scene import Scene
from ..trials import Simulation, Trial
from . import pool
from .report import Report, conditions

STARTS = 3.0  # where the new ground begins [m]
OFFSETS = 24  # places where it begins, spread over one stride of about 0.75 m
STRIDE = 0.75
ROUGH_SEEDS = 20
ROUGH_HEIGHT = 0.02  # [m]


def passes(skill: Skill, scene: Scene, seconds: float, dt: float, reach: float = -math.inf) -> bool:
    """Still up after `seconds`, and past `reach`."""
    sim = Simulation(Trial(skill, seconds, dt, scene, record_every=0.0))
    while not sim.over:
        sim.advance(sim.time + 5.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up" and float(sim.world.data.qpos[0]) >= reach


def evaluate(skill: Skill, dt: float = 5e-4, progress: pool.Progress = pool.quiet) -> Report:
    """Steepest unseen slopes, 20 cm steps down, rough ground."""

    report = Report(
        f"{skill.id} on ground it has not been told about",
        conditions(skill.character, Scene(), dt, offsets=OFFSETS, slope_trial_s=40.0),
        columns=("ground", "passed", "trials"),
    )
    try:
        for name, sign in (("slope_up_max_deg", 1), ("slope_down_max_deg", -1)):
            report.figures[name] = _steepest(skill, sign, dt, progress, report)
        offsets = [STARTS + STRIDE * k / OFFSETS for k in range(OFFSETS)]
        stairs = [scenes.stairs(-0.2, 2.0, 8, start) for start in offsets]
        report.figures["steps_down_20cm_pass_share"] = _share(
            skill, stairs, 40.0, dt, progress, report, "eight 20 cm steps down, 2 m apart", STARTS + 16.0
        )
        grounds = [scenes.rough(ROUGH_HEIGHT, 0.4, 60.0, 2.0, seed) for seed in range(ROUGH_SEEDS)]
        report.figures["rough_ground_pass_share"] = _share(
            skill, grounds, 40.0, dt, progress, report, f"rough, ± {100 * ROUGH_HEIGHT:g} cm every 40 cm", -math.inf
        )
    except pool.Stopped:
        report.stopped = True
    for name, value in report.figures.items():
        report.words.append(f"{name.replace('_', ' ')}: {value:g}")
    return report


def _steepest(skill: Skill, sign: int, dt: float, progress: pool.Progress, report: Report) -> float:
    """The last whole degree of an unbroken climb from 1° at which every offset passes."""
    starts = [STARTS + STRIDE * k / 4 for k in range(4)]
    steepest = 0
    while steepest < 30:
        degrees = sign * (steepest + 1)
        grounds = [scenes.slope(degrees, start) for start in starts]
        good: list[Any] = pool.each(
            lambda ground: passes(skill, ground, 40.0, dt), grounds, progress, f"slope {degrees:+d}°"
        )
        report.rows.append((f"slope {degrees:+d}°", sum(good), len(good)))
        if not all(good):
            break
        steepest += 1
    return float(steepest)


def _share(
    skill: Skill,
    grounds: list[Scene],
    seconds: float,
    dt: float,
    progress: pool.Progress,
    report: Report,
    what: str,
    reach: float,
) -> float:
    good: list[Any] = pool.each(lambda ground: passes(skill, ground, seconds, dt, reach), grounds, progress, what)
    report.rows.append((what, sum(good), len(good)))
    return sum(good) / len(good)
