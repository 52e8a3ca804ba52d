"""The tests of the leaderboard: each measures a few figures of one skill.

All use the protocols of `evaluate`, with the conditions stated in `CONDITIONS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from .. import parallel, systems
from ..control.skill import Skill
from ..errors import FootfallError
from ..evaluate.protocols import bench, body, compare, held_speed, norms, pushes, terrain
from ..evaluate.protocols.envelope import PushPlan, label
from ..trials import Simulation, Trial

Figures = dict[str, float | None]
HIGH, LOW = "high", "low"

SECONDS = 60.0
STEPS = (5e-4, 1e-3, 2e-3)  # time steps of the survival test [s]
SEEDS, SCATTER = 3, 0.01  # start states, and their scatter [rad]
DT = 1e-3
BODY_FIGURES = (
    *("mass_min_fraction", "mass_max_fraction", "shank_min_fraction", "shank_max_fraction"),
    "back_load_max_kg",
)
PUSHES = PushPlan(
    "leaderboard",
    "one push of 0.4 s at the chest, eight sides, two phases",
    phases=(0.1, 0.6),
    ladder=25.0,
    after=6.0,
    steps=(DT,),
    leg_collision=None,
)
CONDITIONS = {
    "survival": "60 s at 0.5, 1 and 2 ms, each from 3 start states scattered by 0.01 rad",
    "effort": "20 s after the first 10 s, 1 ms",
    "pushes": "one push of 0.4 s at the chest from eight sides at two phases, ladder of 25 N, 1 ms",
    "worst_phase": "one push of 0.4 s at the chest from eight sides at eight phases, ladder of 10 N, 0.5 and 1 ms",
    "slopes": "unseen slopes in steps of 2°, up to 20°, 20 s each, 1 ms",
    "terrain": "evaluate terrain: slopes, single steps, rough ground",
    "bodies": "evaluate body: 20 s each, three start states, 1 ms",
    "likeness": "share of the gait cycle inside two standard deviations of published joint angles (thigh, knee, ankle)",
    "speeds": "commanded speeds in steps of 0.1 m/s, each held within 0.1 m/s for a minute",
    "real_time": "closed loop on one core, 1 ms; its time over that of bare mj_step with the same torques",
    "making": "as its file says; none where it was made by hand or the file does not say",
}


class Column(NamedTuple):
    """A figure: its key, head of the table, unit, which is better, and decimals."""

    key: str
    head: str
    unit: str = ""
    better: str = HIGH
    digits: int = 2


@dataclass(frozen=True)
class Measure:
    """A test.

    Attributes:
        name: What `--only` calls it.
        columns: Its figures.
        command: A command that prints them, with {skill}.
        run: Measures a skill.
        slow: Takes minutes for a skill.
        forces: Needs a skill that is moved by torques.
        alone: A timing: nothing else runs beside it, and it holds for this machine.
    """

    name: str
    columns: tuple[Column, ...]
    command: str
    run: Callable[[Skill, parallel.Progress], Figures]
    slow: bool = False
    forces: bool = True
    alone: bool = False


def survival(skill: Skill, progress: parallel.Progress) -> Figures:
    """How long it stays up from scattered starts at three time steps."""
    trials = [
        Trial(skill, SECONDS, dt, seed=seed, scatter=SCATTER if seed else 0.0, record_every=0.0)
        for dt in STEPS
        for seed in range(SEEDS)
    ]
    length = systems.of(skill).lasts(skill)
    enough = SECONDS if length is None else min(SECONDS, length)
    ends = parallel.parallel_map(_ending, trials, progress, "survival")
    return {"survived_fraction": sum(t >= enough - 1e-6 for t in ends) / len(ends), "shortest_s": min(ends)}


def _ending(trial: Trial) -> float:
    """Time of the end of a trial [s]."""
    sim = Simulation(trial)
    while not sim.over:
        sim.advance(sim.time + 5.0)
    assert sim.ending is not None
    return float(sim.ending.time)


def effort(skill: Skill, progress: parallel.Progress) -> Figures:
    """Speed, step rate, torque and cost of transport."""
    done = compare.effort(skill, DT)
    figures = {"speed": done.speed, "step_rate": done.step_rate, "rms_torque_nm": done.torque}
    return {**figures, "cost_of_transport": done.transport}


def push_envelope(skill: Skill, progress: parallel.Progress) -> Figures:
    """The largest push survived from eight sides; the smallest of them first."""
    report, edges = pushes.envelope(skill, PUSHES, progress)
    if report.stopped:
        raise parallel.Interrupted([])
    sides: Figures = {f"push_{label(edge.direction)}_n": edge.magnitude for edge in edges}
    return {"worst_push_n": min(edge.magnitude for edge in edges), **sides}


def worst_phase(skill: Skill, progress: parallel.Progress) -> Figures:
    """The smallest of the largest pushes at the worst phase."""
    report, edges = pushes.envelope(skill, pushes.protocol("worst-phase"), progress)
    if report.stopped:
        raise parallel.Interrupted([])
    return {"worst_phase_push_n": min(edge.magnitude for edge in edges)}


def slopes(skill: Skill, progress: parallel.Progress) -> Figures:
    """The steepest slopes, unseen."""
    up, down = parallel.parallel_map(lambda sign: compare.steepest(skill, sign, DT), (1, -1), progress, "slopes")
    return {"slope_up_deg": up, "slope_down_deg": down}


def on_terrain(skill: Skill, progress: parallel.Progress) -> Figures:
    """Steps and rough ground."""
    report = terrain.evaluate(skill, None, progress)
    if report.stopped:
        raise parallel.Interrupted([])
    keys = ("step_up_max_cm", "step_down_max_cm", "rough_ground_pass_fraction")
    return {key: report.figures.get(key) for key in keys}


def other_bodies(skill: Skill, progress: parallel.Progress) -> Figures:
    """How much the body may change."""
    report = body.evaluate(skill, DT, progress)
    if report.stopped:
        raise parallel.Interrupted([])
    return {key: report.figures.get(key) for key in BODY_FIGURES}


def likeness(skill: Skill, progress: parallel.Progress) -> Figures:
    """The share of the cycle inside the bands of human walking."""
    report = norms.evaluate(skill, norms.MEASURED_TO, DT, progress)
    return {"inside_fraction": report.figures["inside_fraction"] if report.figures["survived"] else None}


def speeds(skill: Skill, progress: parallel.Progress) -> Figures:
    """The slowest and the fastest commanded speed that it holds."""
    if not systems.of(skill).takes_speed(skill):
        return {"speed_low": None, "speed_high": None}

    def held(speed: float) -> bool:
        means = held_speed.holds(skill, speed, DT)
        return bool(means) and max(abs(mean - speed) for mean in means) <= held_speed.TOLERANCE

    good = parallel.parallel_map(held, held_speed.SPEEDS, progress, "commanded speeds")
    kept = [speed for speed, ok in zip(held_speed.SPEEDS, good, strict=True) if ok]
    return {"speed_low": min(kept, default=None), "speed_high": max(kept, default=None)}


def real_time(skill: Skill, progress: parallel.Progress) -> Figures:
    """Cost of the control law, and how much faster than real time one core is."""
    over, factor = bench.closed_over_raw(skill, DT, seconds=2.0, rounds=5)
    return {"closed_over_raw": over, "realtime_factor": factor}


def making(skill: Skill, progress: parallel.Progress) -> Figures:
    """Minutes it took to make, as its file says."""
    return {"minutes_to_make": systems.of(skill).minutes_to_make(skill)}


_OWN = "footfall leaderboard {skill} --only "
MEASURES = (
    Measure(
        "survival",
        (Column("survived_fraction", "up"), Column("shortest_s", "shortest", "s", digits=0)),
        _OWN + "survival",
        survival,
    ),
    Measure(
        "effort",
        (
            Column("speed", "speed", "m/s", ""),
            Column("step_rate", "steps", "1/s", ""),
            Column("rms_torque_nm", "torque, RMS", "N m", LOW, 0),
            Column("cost_of_transport", "cost of transport", "", LOW),
        ),
        "footfall evaluate compare {skill}",
        effort,
    ),
    Measure("pushes", (Column("worst_push_n", "push, worst side", "N", digits=0),), _OWN + "pushes", push_envelope),
    Measure(
        "worst_phase",
        (Column("worst_phase_push_n", "push, worst side and phase", "N", digits=0),),
        "footfall evaluate pushes {skill} --protocol worst-phase",
        worst_phase,
        slow=True,
    ),
    Measure(
        "slopes",
        (Column("slope_up_deg", "slope up", "°", digits=0), Column("slope_down_deg", "slope down", "°", digits=0)),
        "footfall evaluate compare {skill}",
        slopes,
    ),
    Measure(
        "terrain",
        (
            Column("step_up_max_cm", "step up", "cm", digits=0),
            Column("step_down_max_cm", "step down", "cm", digits=0),
            Column("rough_ground_pass_fraction", "rough ground passed"),
        ),
        "footfall evaluate terrain {skill}",
        on_terrain,
        slow=True,
    ),
    Measure(
        "bodies",
        (
            Column("mass_min_fraction", "least mass", "×", LOW),
            Column("mass_max_fraction", "most mass", "×"),
            Column("shank_min_fraction", "shortest shank", "×", LOW),
            Column("shank_max_fraction", "longest shank", "×"),
            Column("back_load_max_kg", "load on the back", "kg", digits=0),
        ),
        "footfall evaluate body {skill}",
        other_bodies,
        slow=True,
    ),
    Measure(
        "likeness",
        (Column("inside_fraction", "like people"),),
        "footfall evaluate norms {skill} --seconds 40",
        likeness,
    ),
    Measure(
        "speeds",
        (Column("speed_low", "slowest held", "m/s", LOW, 1), Column("speed_high", "fastest held", "m/s", digits=1)),
        _OWN + "speeds",
        speeds,
        slow=True,
    ),
    Measure(
        "real_time",
        (Column("realtime_factor", "× real time", digits=0), Column("closed_over_raw", "over mj_step", "", LOW)),
        _OWN + "real_time",
        real_time,
        alone=True,
    ),
    Measure(
        "making", (Column("minutes_to_make", "making", "min", LOW, 0),), "footfall show {skill}", making, forces=False
    ),
)
NAMES = tuple(measure.name for measure in MEASURES)


def measured(measure: Measure, skill: Skill, progress: parallel.Progress) -> tuple[Figures, str]:
    """Measure a skill.

    Args:
        measure: The test.
        skill: The skill.
        progress: Progress callback.

    Returns:
        Its figures, all None where the test does not apply, and why it does not ("" otherwise).

    Raises:
        Interrupted: On Ctrl-C.
    """
    none: Figures = {column.key: None for column in measure.columns}
    if measure.forces and systems.kinematic(skill):
        return none, "it moves without forces"
    if measure.forces and systems.of(skill).kinematic_root(skill):
        return none, "its root is kinematic"
    try:
        return {**none, **measure.run(skill, progress)}, ""
    except FootfallError as error:
        return none, str(error)
