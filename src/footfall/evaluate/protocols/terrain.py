"""Unseen terrain: slopes, steps up and down, rough ground, low and high friction.

The speed on flat ground is measured first. The new terrain then begins where the walker can reach it, and a trial is
passed by getting past its start and staying upright. Terrain that a walker cannot reach is not tested and has no
figure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ... import parallel
from ...control.skill import Skill
from ...physics import scene as scenes
from ...physics.scene import Scene
from ...trials import Simulation, Trial
from ..report import Report, conditions, kinematic_root
from . import ladder
from .ladder import Attempt, Ladder, Variants, draw

__all__ = ["draw", "evaluate", "passes"]

TERRAIN_START = 3.0  # distance to the new terrain [m]
NEAR_START = 1.0  # the same for slow walkers [m]
STAIR_OFFSETS = 24  # start positions of the stairs within one stride
STRIDE = 0.75  # of a planar walk, about [m]
STEP_OFFSETS = 6
SLOPE_OFFSETS = 4
ROUGH_SEEDS = 20
ROUGH_HEIGHT = 0.02  # [m]
SLOW_SPEED = 0.4  # below this the terrain begins nearer [m/s]
MIN_SPEED = 0.05  # below this the terrain is not reached [m/s]
MAX_SLOPE = 30  # [deg]
MAX_STEP_HEIGHT = 40  # [cm]
STEP_INCREMENT = 2  # [cm]
LOW_FRICTION = (0.8, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05)
HIGH_FRICTION = (1.0, 1.5, 2.0, 3.0, 5.0, 10.0)
FRICTION_SEEDS = 3
FRICTION_SCATTER = 0.01  # [rad]
FRICTION_SECONDS = 30.0
LADDER_FIGURES = ("slope_up_max_deg", "slope_down_max_deg", "step_down_max_cm", "step_up_max_cm")
FRACTION_FIGURES = ("steps_down_20cm_pass_fraction", "rough_ground_pass_fraction")


def passes(skill: Skill, scene: Scene, seconds: float, dt: float, reach: float = -math.inf) -> bool:
    """Whether a skill is upright after a trial and has passed a distance.

    Args:
        skill: The skill.
        scene: The ground.
        seconds: Duration of the trial [s].
        dt: Time step [s].
        reach: Distance along x to pass [m].
    """
    return ladder.outcome(Attempt(Trial(skill, seconds, dt, scene), reach)).passed


def default_dt(skill: Skill) -> float:
    """The time step if none is given [s]."""
    return 5e-4 if skill.character.planar else 1e-3


@dataclass(frozen=True)
class Approach:
    """Speed and stride on flat ground, from which the start of the terrain and the durations follow."""

    survived: bool
    speed: float  # along x, on flat ground [m/s]
    stride: float  # [m]

    @property
    def reaches(self) -> bool:
        """Whether it reaches the terrain."""
        return self.survived and self.speed >= MIN_SPEED

    @property
    def start(self) -> float:
        """Distance to the terrain [m]."""
        return TERRAIN_START if self.speed >= SLOW_SPEED else NEAR_START

    @property
    def beyond(self) -> float:
        """Distance to cover on the terrain [m]."""
        return 2.0 if self.speed >= SLOW_SPEED else 0.75

    def seconds(self, distance: float, after: float) -> float:
        """Time to cover a distance at two thirds of its speed, plus `after` [s]."""
        return math.ceil(distance / (2.0 / 3.0 * max(self.speed, MIN_SPEED)) + after)


def approach(skill: Skill, dt: float, seconds: float = 20.0, settle: float = 5.0) -> Approach:
    """Simulate the skill on flat ground to measure its speed and stride."""
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
    progress: parallel.Progress = parallel.no_progress,
    leg_collision: bool | None = None,
    device: str = "cpu",
) -> Report:
    """Find the steepest slopes, highest steps and extreme friction a skill passes; test stairs and rough ground.

    Args:
        skill: The skill.
        dt: Time step [s]; 0.5 ms, or 1 ms for a 3D body, if None.
        progress: Progress callback.
        leg_collision: Whether the legs collide; as the character has it if None.
        device: Warp's name of the device on which the trials run, or `cpu` for all cores.

    Returns:
        A report with one row per setting tested. A figure is None if the walker cannot reach the terrain.
    """
    if leg_collision is not None:
        skill = replace(skill, character=replace(skill.character, leg_collision=leg_collision))
    dt = default_dt(skill) if dt is None else dt
    ladder.check(skill, dt)
    come: Approach
    [come] = parallel.parallel_map(lambda skill: approach(skill, dt), [skill], progress, "speed on flat ground")
    report = Report(
        f"{skill.id} on unseen terrain",
        conditions(
            skill.character,
            Scene(),
            dt,
            flat_speed=round(come.speed, 3),
            stride_m=round(come.stride, 3),
            ground_begins_m=come.start,
            must_pass_m=come.beyond,
            slope_trial_s=_slope_seconds(come),
            **kinematic_root(skill),
        ),
        columns=ladder.COLUMNS,
    )
    parts: list[Ladder | Variants] = []
    if come.reaches:
        parts += _terrain_ahead(skill, come, dt, report)
    else:
        report.figures |= dict.fromkeys((*LADDER_FIGURES, *FRACTION_FIGURES))
        how = "falls on flat ground" if not come.survived else f"goes {come.speed:.2f} m/s on flat ground"
        report.words.append(f"slopes, steps and rough ground were not tested: it {how} and does not reach them")
    parts += _friction(skill, come, dt)
    try:
        ladder.run_tests(parts, report, progress, device)
    except parallel.Interrupted:
        report.stopped = True
    return report


def _terrain_ahead(skill: Skill, come: Approach, dt: float, report: Report) -> Iterator[Ladder | Variants]:
    """Slopes, steps, stairs and rough ground that begin ahead of the walker."""
    for figure, sign, word in ((LADDER_FIGURES[0], 1, "slope up"), (LADDER_FIGURES[1], -1, "slope down")):
        rungs = _ahead(
            skill,
            come,
            dt,
            _slope_seconds(come),
            SLOPE_OFFSETS,
            range(1, MAX_SLOPE + 1),
            lambda degrees, start, sign=sign: scenes.slope(sign * degrees, start),
        )
        yield Ladder(figure, word, "°", rungs)
    seconds = come.seconds(come.start + come.stride + come.beyond, 8.0)
    for figure, sign, word in ((LADDER_FIGURES[2], -1, "step down"), (LADDER_FIGURES[3], 1, "step up")):
        rungs = _ahead(
            skill,
            come,
            dt,
            seconds,
            STEP_OFFSETS,
            range(STEP_INCREMENT, MAX_STEP_HEIGHT + 1, STEP_INCREMENT),
            lambda height, start, sign=sign: scenes.stairs(sign * height / 100.0, 2.0, 1, start),
        )
        yield Ladder(figure, word, "cm", rungs)
    seconds = max(40.0, come.seconds(come.start + 16.0, 4.0))
    starts = [come.start + STRIDE * k / STAIR_OFFSETS for k in range(STAIR_OFFSETS)]
    stairs = [Attempt(Trial(skill, seconds, dt, scenes.stairs(-0.2, 2.0, 8, s)), come.start + 16.0) for s in starts]
    if seconds <= 120.0:
        yield Variants(FRACTION_FIGURES[0], "eight 20 cm steps down, 2 m apart", stairs)
    else:
        report.figures[FRACTION_FIGURES[0]] = None
        report.words.append(f"eight 20 cm steps down were not tested: {seconds:.0f} s are needed to walk past them")
    start = come.start - 1.0 if come.speed >= SLOW_SPEED else come.start
    grounds = [scenes.rough(ROUGH_HEIGHT, 0.4, 60.0, start, seed) for seed in range(ROUGH_SEEDS)]
    seconds = max(40.0, come.seconds(start + come.beyond, 4.0))
    rough = [Attempt(Trial(skill, seconds, dt, ground), start + come.beyond) for ground in grounds]
    yield Variants(FRACTION_FIGURES[1], f"rough, ± {100 * ROUGH_HEIGHT:g} cm every 40 cm", rough)


def _slope_seconds(come: Approach) -> float:
    """Duration of a slope trial [s]."""
    return 40.0 if come.speed >= SLOW_SPEED else come.seconds(come.start + come.stride + come.beyond, 10.0)


def _ahead(
    skill: Skill,
    come: Approach,
    dt: float,
    seconds: float,
    offsets: int,
    settings: Sequence[int],
    ground: Callable[[float, float], Scene],
) -> Iterator[tuple[float, list[Attempt]]]:
    """Rungs of terrain that begins ahead, at several positions within a stride."""
    starts = [come.start + come.stride * k / offsets for k in range(offsets)]
    for setting in settings:
        yield (
            float(setting),
            [Attempt(Trial(skill, seconds, dt, ground(setting, s)), s + come.beyond) for s in starts],
        )


def _friction(skill: Skill, come: Approach, dt: float) -> list[Ladder]:
    """Flat ground of lower and higher friction than the body's own."""
    own = skill.character.ground.friction

    def rungs(values: Sequence[float]) -> Iterator[tuple[float, list[Attempt]]]:
        for value in values:
            plain = Trial(skill, FRICTION_SECONDS, dt, scenes.flat(value))
            scattered = [replace(plain, seed=seed, scatter=FRICTION_SCATTER) for seed in range(1, FRICTION_SEEDS)]
            yield value, [Attempt(trial) for trial in (plain, *scattered)]

    begin = own if come.survived else None
    low, high = [v for v in LOW_FRICTION if v < own], [v for v in HIGH_FRICTION if v > own]
    return [
        Ladder("friction_low", "low friction", "", rungs(low), begin),
        Ladder("friction_high", "high friction", "", rungs(high), begin),
    ]
