"""`footfall evaluate natural`: optimized walkers scored by the objective of Wang 2009, and compared with SIMBICON.

Wang, Fleet and Hertzmann 2009: every walker is scored at 0.5 ms with the weights of eq. 16, whatever objective it was
optimized for; the worst walker gives the figure. E_power is compared with that of our SIMBICON at the same speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ... import parallel
from ...control import skill as skills
from ...control.skill import Skill
from ...errors import BadInput
from ...optimize import objective_file
from ...optimize.natural import WalkingObjective
from ...optimize.terms import TERMS, Walk
from ...trials import Command, Rollout, Trial, run
from ..gait import measures as gait_measures
from ..report import Report, conditions

SCORE_DT = 5e-4  # time step of the score [s]
STEPS = (5e-4, 1e-3, 2e-3)  # time steps of the survival test [s]
SURVIVAL_SECONDS = 100.0
SIMBICON = "human-walk-speed"
SETTLE_SECONDS = 10.0  # SIMBICON is measured after twice this time [s]
COLUMNS = (
    "walker",
    *("mass_kg", "ground", "friction"),  # may differ between walkers
    "objective",
    "speed",
    "speed_error",
    "power",
    "ratio_hip",
    "ratio_knee",
    "ratio_ankle",
    "survived_s",
    "land",
    *("step_length_m", "cadence_per_min", "cost_of_transport"),
    *(
        "impact_peak_bw",
        "head_speed_sd",
        "head_tilt_deg",
        "angular_momentum_yaw",
    ),  # affected by the ablations of the paper
    *("arm_swing_deg", "arm_phase_deg", "stance_knee_deg"),
    *("hip_inside_fraction", "knee_inside_fraction", "ankle_inside_fraction"),
)
PHRASES = {"speed_error": ("error of the speed", "m/s"), "power": ("mean sum of squared torques", "N² m²")}
MEASURED = COLUMNS[COLUMNS.index("land") + 1 :]


def evaluate(
    walkers: Sequence[Skill],
    speed: float | None = None,
    step_length: float | None = None,
    objective: str = "wang",
    seconds: float = SURVIVAL_SECONDS,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Score optimized walkers.

    Args:
        walkers: Skills of 3D bodies.
        speed: Desired speed [m/s]; that of each skill file if None.
        step_length: Desired step length [m], if any.
        objective: Name or file of the objective.
        seconds: Duration of the survival test [s].
        progress: Progress callback.

    Returns:
        A report with one row per walker; its figures are those of the worst walker.
    """
    for walker in (walker for walker in walkers if walker.character.planar):
        raise BadInput(f"{walker.id} is a skill of a planar body; the objective is about 3D bodies")
    file = objective_file.load(objective)
    jobs: list[tuple[str, int, float]] = [("last", k, dt) for k in range(len(walkers)) for dt in STEPS]
    jobs += [("score", k, SCORE_DT) for k in range(len(walkers))]
    asked = [speed if speed is not None else walker.speed or None for walker in walkers]
    speeds = sorted({value for value in asked if value})
    jobs += [("simbicon", k, value) for k, value in enumerate(speeds)]

    def run_job(job: tuple[str, int, float]) -> Any:
        kind, k, number = job
        if kind == "last":
            return run(Trial(walkers[k], seconds, number, record_every=0.0)).ending.time
        if kind == "score":
            judge = WalkingObjective(file, asked[k], step_length, dt=SCORE_DT)
            return run(judge.trial(walkers[k])), judge
        return simbicon_power(number)

    done = dict(zip(jobs, parallel.parallel_map(run_job, jobs, progress), strict=True))
    report = _empty(walkers[0], len(walkers), file.name)
    over: list[float] = []
    terms: dict[str, float] = {}
    for k, walker in enumerate(walkers):
        rollout, judge = done["score", k, SCORE_DT]
        found = judge.terms(rollout)
        value = sum(file.weights[name] * term for name, term in found.items())
        terms = {name: max(terms.get(name, 0.0), file.weights[name] * term) for name, term in found.items()}
        walk = Walk(rollout, asked[k], step_length)
        report.rows.append(_row(walker, walk, rollout, value, asked[k], min(done["last", k, dt] for dt in STEPS)))
        if wanted := asked[k]:
            other = done["simbicon", speeds.index(wanted), wanted]
            over.append(power_of(rollout) / walker.character.mass / other)
    report.figures = _worst(report.rows, over) | {f"worst_{name}_weighted": value for name, value in terms.items()}
    return report


def _empty(first: Skill, count: int, objective: str) -> Report:
    """The report before it has rows, with the conditions of the first walker."""
    return Report(
        f"{count} optimized walkers by the objective {objective}",
        conditions(first.character, first.scene, SCORE_DT, objective=objective, lasting_time_steps=list(STEPS)),
        columns=COLUMNS,
        phrases=PHRASES,
    )


def _row(
    walker: Skill, walk: Walk, rollout: Rollout, value: float, asked: float | None, survived: float
) -> tuple[Any, ...]:
    """The row of one walker; `value` is its objective, `asked` its desired speed [m/s]."""
    speed = float(walk.velocity[0])
    error = abs(speed - (asked or speed))
    land = TERMS["land"][0](walk, TERMS["land"][1])
    ground, body = walker.scene, walker.character
    where = (round(body.mass, 2), ground.name, ground.friction_for(body))
    row = (walker.id, *where, value, speed, error, power_of(rollout), *map(float, walk.ratio), survived, land)
    return (*row, *_measured(rollout, walker.id))


def _worst(rows: list[tuple], over: list[float]) -> dict[str, float | None]:
    """The worst walker in each respect; `over` is each walker's power over that of SIMBICON."""
    column = {name: [row[i] for row in rows] for i, name in enumerate(COLUMNS)}
    return {
        "objective_worst": max(column["objective"]),
        "speed_error": max(column["speed_error"]),
        "power_over_simbicon": max(over, default=None),
        "ratio_ankle": min(column["ratio_ankle"]),
        "ratio_knee": max(column["ratio_knee"]),
        "survived_s": min(column["survived_s"]),
    }


def _measured(rollout: Rollout, name: str) -> list[float | None]:
    """Gait measures; None for a walker that falls or makes fewer than two strides."""
    try:
        found = gait_measures.of_rollout(rollout, name).figures if rollout.ending.kind == "time_up" else {}
    except BadInput:
        found = {}
    return [found.get(column) for column in MEASURED]


def power_of(rollout: Rollout) -> float:
    """E_power (eq. 12): the mean sum of squared torques [N² m²]."""
    joints = [joint.name for joint in rollout.trial.character.joints]
    return float(sum(np.mean(rollout[f"{name}_torque"] ** 2) for name in joints))


def simbicon_power(speed: float) -> float:
    """E_power over mass of our SIMBICON in steady state at a commanded speed [N² m²/kg]."""
    skill = skills.load(SIMBICON)
    rollout = run(Trial(skill, 2.0 * SETTLE_SECONDS + 10.0, 1e-3, commands=(Command(0.0, speed),)))
    held = rollout.after(2.0 * SETTLE_SECONDS)
    joints = [joint.name for joint in skill.character.joints]
    squares = sum(float(np.mean(rollout[f"{name}_torque"][held] ** 2)) for name in joints)
    return squares / skill.character.mass
