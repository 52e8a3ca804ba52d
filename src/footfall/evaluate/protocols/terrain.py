"""Ground the skill has not been told about: slopes, steps up and down, rough ground, ice and rubber.

How fast it walks is measured first. The new ground then begins where the walker can get to, and a trial is passed
only by getting past its beginning and staying up. What a walker cannot get to is not tested, and has no figure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ... import parallel as pool
from ...control.skill import Skill
from ...physics import scene as scenes
from ...physics.scene import Scene
from ...trials import Simulation, Trial
from ..report import Report, conditions
from . import ladder
from .ladder import Attempt, Ladder, draw

__all__ = ["draw", "evaluate", "passes"]

STARTS = 3.0  # where the new ground begins [m]
NEAR = 1.0  # where it begins for slow walkers [m]
OFFSETS = 24  # places where it begins, spread over one stride of about 0.75 m
STRIDE = 0.75
STEP_OFFSETS = 6
SLOPE_OFFSETS = 4
ROUGH_SEEDS = 20
ROUGH_HEIGHT = 0.02  # [m]
SLOW = 0.4  # below this the ground begins nearer [m/s]
TOO_SLOW = 0.05  # below this nothing lies ahead [m/s]
STEEPEST = 30  # [deg]
HIGHEST = 40  # steps [cm]
STEP_LADDER = 2  # [cm]
LOW_FRICTION = (0.8, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05)
HIGH_FRICTION = (1.0, 1.5, 2.0, 3.0, 5.0, 10.0)
FRICTION_SEEDS = 3
FRICTION_SCATTER = 0.01  # [rad]
FRICTION_SECONDS = 30.0
WALKED = ("slope_up_max_deg", "slope_down_max_deg", "step_down_max_cm", "step_up_max_cm")
FRACTIONS = ("steps_down_20cm_pass_fraction", "rough_ground_pass_fraction")


def passes(skill: Skill, scene: Scene, seconds: float, dt: float, reach: float = -math.inf) -> bool:
    """Still up after `seconds`, and past `reach`."""
    return ladder.outcome(Attempt(Trial(skill, seconds, dt, scene), reach)).passed


def usual_dt(skill: Skill) -> float:
    """The time step where none is asked for [s]."""
    return 5e-4 if skill.character.planar else 1e-3


@dataclass(frozen=True)
class Approach:
    """How a walker comes to new ground, from its speed and stride on the flat."""

    survived: bool
    speed: float  # along x, on flat ground [m/s]
    stride: float  # [m]

    @property
    def reaches(self) -> bool:
        return self.survived and self.speed >= TOO_SLOW

    @property
    def start(self) -> float:
        return STARTS if self.speed >= SLOW else NEAR

    @property
    def beyond(self) -> float:
        """How far past the beginning of the new ground it must get [m]."""
        return 2.0 if self.speed >= SLOW else 0.75

    def seconds(self, way: float, after: float) -> float:
        """Time to go `way` at two thirds of its speed, and `after` that."""
        return math.ceil(way / (2.0 / 3.0 * max(self.speed, TOO_SLOW)) + after)


def approach(skill: Skill, dt: float, seconds: float = 20.0, settle: float = 5.0) -> Approach:
    """Play the skill on flat ground to see how fast it goes."""
    sim = Simulation(Trial(skill, seconds, dt, Scene(), record_every=0.0))
    sim.advance(settle)
    x, strikes, time = float(sim.position[0]), sim.strikes, sim.time
    while not sim.over:
        sim.advance(sim.time + 5.0)
    assert sim.ending is not None
    speed = (float(sim.position[0]) - x) / max(sim.time - time, dt)
    rate = (sim.strikes - strikes) / max(sim.time - time, dt)
    stride = STRIDE if skill.character.planar or rate <= 0.0 else 2.0 * abs(speed) / rate
    return Approach(sim.ending.kind == "time_up", speed, min(max(stride, 0.05), 3.0))


def evaluate(
    skill: Skill,
    dt: float | None = None,
    progress: pool.Progress = pool.quiet,
    leg_collision: bool | None = None,
) -> Report:
    """Steepest unseen slopes, highest steps, 20 cm stairs down, rough ground, lowest and highest friction."""
    if leg_collision is not None:
        skill = replace(skill, character=replace(skill.character, leg_collision=leg_collision))
    dt = usual_dt(skill) if dt is None else dt
    ladder.check(skill, dt)
    progress(0, 1, "speed on flat ground")
    come = approach(skill, dt)
    report = Report(
        f"{skill.id} on ground it has not been told about",
        conditions(
            *(skill.character, Scene(), dt),
            flat_speed=round(come.speed, 3),
            stride_m=round(come.stride, 3),
            ground_begins_m=come.start,
            must_pass_m=come.beyond,
            slope_trial_s=_slope_seconds(come),
        ),
        columns=ladder.COLUMNS,
    )
    try:
        if come.reaches:
            _walked(skill, come, dt, report, progress)
        else:
            report.figures |= dict.fromkeys((*WALKED, *FRACTIONS))
            how = "falls on flat ground" if not come.survived else f"goes {come.speed:.2f} m/s on flat ground"
            report.words.append(f"slopes, steps and rough ground were not tested: it {how} and never gets there")
        _slippery(skill, come, dt, report, progress)
    except pool.Stopped:
        report.stopped = True
    return report


def _walked(skill: Skill, come: Approach, dt: float, report: Report, progress: pool.Progress) -> None:
    """Everything that lies ahead of the walker."""
    for figure, sign, word in ((WALKED[0], 1, "slope up"), (WALKED[1], -1, "slope down")):
        rungs = _ahead(
            skill,
            *(come, dt, _slope_seconds(come), SLOPE_OFFSETS, range(1, STEEPEST + 1)),
            lambda degrees, start, sign=sign: scenes.slope(sign * degrees, start),
        )
        ladder.climb(Ladder(figure, word, "°", rungs), report, progress)
    seconds = come.seconds(come.start + come.stride + come.beyond, 8.0)
    for figure, sign, word in ((WALKED[2], -1, "step down"), (WALKED[3], 1, "step up")):
        rungs = _ahead(
            skill,
            *(come, dt, seconds, STEP_OFFSETS, range(STEP_LADDER, HIGHEST + 1, STEP_LADDER)),
            lambda height, start, sign=sign: scenes.stairs(sign * height / 100.0, 2.0, 1, start),
        )
        ladder.climb(Ladder(figure, word, "cm", rungs), report, progress)
    seconds = max(40.0, come.seconds(come.start + 16.0, 4.0))
    starts = [come.start + STRIDE * k / OFFSETS for k in range(OFFSETS)]
    stairs = [Attempt(Trial(skill, seconds, dt, scenes.stairs(-0.2, 2.0, 8, s)), come.start + 16.0) for s in starts]
    if seconds <= 120.0:
        ladder.fraction(report, FRACTIONS[0], "eight 20 cm steps down, 2 m apart", stairs, progress)
    else:
        report.figures[FRACTIONS[0]] = None
        report.words.append(f"eight 20 cm steps down were not tested: {seconds:.0f} s of walking to get past them")
    start = come.start - 1.0 if come.speed >= SLOW else come.start
    grounds = [scenes.rough(ROUGH_HEIGHT, 0.4, 60.0, start, seed) for seed in range(ROUGH_SEEDS)]
    seconds = max(40.0, come.seconds(start + come.beyond, 4.0))
    rough = [Attempt(Trial(skill, seconds, dt, ground), start + come.beyond) for ground in grounds]
    ladder.fraction(report, FRACTIONS[1], f"rough, ± {100 * ROUGH_HEIGHT:g} cm every 40 cm", rough, progress)


def _slope_seconds(come: Approach) -> float:
    return 40.0 if come.speed >= SLOW else come.seconds(come.start + come.stride + come.beyond, 10.0)


def _ahead(
    skill: Skill,
    come: Approach,
    dt: float,
    seconds: float,
    offsets: int,
    settings: Sequence[int],
    ground: Callable[[float, float], Scene],
) -> Iterator[tuple[float, list[Attempt]]]:
    """Rungs of ground that begins ahead, at several places within a stride."""
    starts = [come.start + come.stride * k / offsets for k in range(offsets)]
    for setting in settings:
        yield (
            float(setting),
            [Attempt(Trial(skill, seconds, dt, ground(setting, s)), s + come.beyond) for s in starts],
        )


def _slippery(skill: Skill, come: Approach, dt: float, report: Report, progress: pool.Progress) -> None:
    """Flat ground from rubber to ice, all along; the rest of the ladder begins at the body's own friction."""
    own = skill.character.ground.friction

    def rungs(values: Sequence[float]) -> Iterator[tuple[float, list[Attempt]]]:
        for value in values:
            plain = Trial(skill, FRICTION_SECONDS, dt, scenes.flat(value))
            scattered = [replace(plain, seed=seed, scatter=FRICTION_SCATTER) for seed in range(1, FRICTION_SEEDS)]
            yield value, [Attempt(trial) for trial in (plain, *scattered)]

    begin = own if come.survived else None
    low, high = [v for v in LOW_FRICTION if v < own], [v for v in HIGH_FRICTION if v > own]
    ladder.climb(Ladder("friction_low", "low friction", "", rungs(low), begin), report, progress)
    ladder.climb(Ladder("friction_high", "high friction", "", rungs(high), begin), report, progress)
