"""Standing push recovery (thesis 6.4, 6.5): the largest push that each strategy answers, by direction."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ... import parallel, systems
from ...control import skill as skills
from ...control.skill import Skill
from ...physics import kernel
from ...physics.push import Push
from ...trials import Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions
from .envelope import rest_height

PUSH_SECONDS = 0.2
PUSH_AT = 1.0  # when it is pushed [s]
LADDER = 5.0  # [N s]
HIGHEST = 200.0  # [N s]
TIME_STEPS = (5e-4, 1e-3, 2e-3)
SEEDS = (0, 1, 2)
SCATTER = 0.01  # of the start [rad]
UPRIGHT_SECONDS = 10.0  # after the push
STILL = 0.05  # of the centre of mass [m/s]
MAX_FLIGHT = 0.02  # hopping is not stepping [s]
STRATEGIES = {"in_place": 0, "one_step": 1, "all": 100}  # steps allowed
DIRECTIONS = {"f": 0.0, "fl": 45.0, "l": 90.0, "bl": 135.0, "b": 180.0}  # to the left of forward [degrees]
DIAGONALS = ("fl", "bl")


@dataclass(frozen=True)
class Case:
    """One push on one standing body.

    Attributes:
        strategy: A name in `STRATEGIES`.
        direction: To the left of forward [degrees].
        impulse: [N s].
        dt: Time step [s].
        seed: Of the scatter of the start.
    """

    strategy: str
    direction: float
    impulse: float
    dt: float
    seed: int


@dataclass(frozen=True)
class Outcome:
    """How a case ended.

    Attributes:
        recovered: Whether it stood still in the end, without a fall and without flight.
        seconds: From the push until it stood still; infinite if it did not [s].
        steps: Foot strikes after the push.
    """

    recovered: bool
    seconds: float
    steps: int


def outcome(skill: Skill, case: Case, leg_collision: bool) -> Outcome:
    """Push a standing body once and wait until it stands still."""
    angle, force = math.radians(case.direction), case.impulse / PUSH_SECONDS
    push = Push((force * math.cos(angle), force * math.sin(angle), 0.0), PUSH_AT, PUSH_SECONDS)
    end = PUSH_AT + PUSH_SECONDS + UPRIGHT_SECONDS
    allowed = systems.of(skill).allowing(skill, STRATEGIES[case.strategy])
    scatter = SCATTER if case.seed else 0.0
    sim = Simulation(
        Trial(
            allowed,
            end + 1.0,
            case.dt,
            record_every=0.0,
            pushes=(push,),
            seed=case.seed,
            scatter=scatter,
            leg_collision=leg_collision,
        )
    )
    sim.advance(PUSH_AT)
    strikes, flight = sim.strikes, float(sim.tally[kernel.FLIGHT_TIME])
    sim.advance(PUSH_AT + PUSH_SECONDS)
    while not sim.over and sim.time < end:
        sim.advance(sim.time + 0.1)
        if _still(sim):
            begun = sim.time
            sim.advance(begun + 1.0)  # it must stay so
            if not sim.over and _still(sim):
                airborne = float(sim.tally[kernel.FLIGHT_TIME]) - flight
                return Outcome(airborne <= MAX_FLIGHT, begun - PUSH_AT, round(sim.strikes - strikes))
    return Outcome(False, math.inf, round(sim.strikes - strikes))


def _still(sim: Simulation) -> bool:
    """Whether it stands in place and its centre of mass is slow."""
    standing = sim.controller.machine.at_rest(int(sim.memory.state))
    return standing and not sim.over and float(np.linalg.norm(sim.com_velocity)) < STILL


def limit(skill: Skill, strategy: str, direction: str, leg_collision: bool) -> float:
    """The largest impulse with every smaller one on the ladder recovered, at all time steps and seeds [N s]."""
    best = 0.0
    while best < HIGHEST:
        cases = [
            Case(strategy, DIRECTIONS[direction], best + LADDER, dt, seed) for dt in TIME_STEPS[::-1] for seed in SEEDS
        ]
        if not all(outcome(skill, case, leg_collision).recovered for case in cases):
            break
        best += LADDER
    return best


def evaluate(
    skill: Skill | None = None, leg_collision: bool = False, progress: parallel.Progress = parallel.no_progress
) -> Report:
    """Evaluate all strategies in five directions; the other side is the mirror image.

    Args:
        skill: A skill of push recovery; the built-in one of the human if None.
        leg_collision: Whether one leg is an obstacle to the other; not so in the thesis.
        progress: Progress callback.

    Returns:
        Limits by strategy and direction [N s].
    """
    skill = skill or skills.load("human-recover")
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
    pairs = [(strategy, direction) for strategy in STRATEGIES for direction in DIRECTIONS]
    try:
        found = parallel.parallel_map(lambda pair: limit(skill, *pair, leg_collision), pairs, progress, "pushes")
    except parallel.Interrupted:
        report.stopped = True
        return report
    limits = dict(zip(pairs, found, strict=True))
    for strategy in STRATEGIES:
        for direction in DIRECTIONS:
            report.figures[f"{strategy}_{direction}"] = limits[strategy, direction]
        report.figures[f"{strategy}_diagonal_min"] = min(limits[strategy, direction] for direction in DIAGONALS)
        report.rows.append((strategy, *(limits[strategy, direction] for direction in DIRECTIONS)))
    return report


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
