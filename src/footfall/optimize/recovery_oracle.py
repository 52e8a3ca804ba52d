"""`footfall recovery train`: the oracle of push recovery for a body (thesis 6.3.1, 6.4).

1. The domain of standing in place: the largest push that ankles, hips and arms answer, by direction.
2. The domain of one step: level by level, an aim is searched for every direction with CMA-ES, from the aims that were
   found for smaller pushes and neighbouring directions. A candidate is scored by several pushes about the sample, at
   two time steps and from scattered starts, so that the search ends in the middle of the region of success and not at
   its edge. A direction ends where no aim answers all of them.
3. The domain of as many steps as it takes, each to its capture point without an aim, is measured.
4. Neighbouring pushes share an aim where one answers both, so that the spline is smooth between them.
5. A thin-plate spline through all samples; the whole domain is verified on a grid in 16 directions. Where it
   fails more samples are taken; where none is found the domain of one step ends below.
6. The ladder of the protocol is climbed with one step in the directions of the protocol (`recovery_polish`).
"""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import tomlkit

from .. import parallel, systems
from ..control import skill as skills
from ..control.skill import Skill
from ..errors import BadInput
from ..systems.push_recovery.oracle import MOST_SAMPLES, Oracle, body_of
from ..systems.push_recovery.reading import MANY
from ..systems.push_recovery.records import AIMS
from ..trials import standing
from ..trials.standing import StandingPush
from ..writing import whole_folder
from . import recovery_polish, recovery_search
from .recovery_progress import Sample, Training, resumed, save
from .recovery_skills import ALL, IN_PLACE, ONE_STEP, constant, with_oracle, without_oracle

DIRECTIONS = tuple(22.5 * k for k in range(9))  # half a circle: the other half is its mirror image [degrees]
LEVEL = 10.0  # 50 N for 0.2 s [N s]
ANCHORS = ((0.0, 0.0), (0.5, 0.0), (0.0, -0.5))  # capture points far from each other [m]
FIRST, HIGHEST = 20.0, 200.0  # [N s]
DENSE = 60.0  # below, levels are half as far apart [N s]
CHOSEN_BY = ((2e-3, 1), (1e-3, 2), (5e-4, 0), (2e-3, 2), (1e-3, 1), (2e-3, 0), (1e-3, 0))  # time steps [s] and seeds
SHARED_BY = ((2e-3, 1), (1e-3, 2), (5e-4, 0), (2e-3, 2), (1e-3, 1))  # … that an aim must answer to be shared
SLIGHTLY = 2.0  # more than a limit: what a push at the limit may be by its scatter [N s]
ROUNDS = 3  # of verification
POLISHED = (0.0, 45.0, 90.0, 135.0, 180.0)  # directions of the protocol [degrees]
SEARCHED = (
    0.45  # part of the budget after which searches and verification end; the rest is for many steps and the ladder
)


def interpolated(training: Training) -> Oracle:
    """The spline through all samples, and the domains."""
    points = [sample.point for sample in training.samples]
    aims = [sample.aim for sample in training.samples]
    for point in ANCHORS[: max(0, len(ANCHORS) - len(points))]:  # too few for a spline: no aim elsewhere
        points.append(list(point))
        aims.append([0.0] * AIMS)
    domains = np.array([training.speeds[IN_PLACE], training.speeds[ONE_STEP]])
    return Oracle(np.array(points), np.array(aims), np.array(DIRECTIONS), domains)


def train(
    skill: Skill,
    keep: Path | None = None,
    seed: int = 1,
    progress: parallel.Progress = parallel.no_progress,
    minutes: float = 60.0,
) -> Training:
    """Make the oracle for the body of a skill.

    Args:
        skill: A skill of push recovery.
        keep: File in which the progress is kept; a training that was stopped goes on from it.
        seed: Of all random numbers.
        progress: Called as the work goes on.
        minutes: Budget of the searches. When 0.45 of it is spent, directions that are still open keep the limits they
            have, and the grid is not verified again; the rest is for the domain of many steps and the ladder of the
            protocol [min].

    Returns:
        Samples and domains.

    Raises:
        BadInput: The body does not stand without a push.
    """
    skill = without_oracle(skill)
    training = resumed(keep, skill)
    begun = time.monotonic() - training.seconds
    searched = begun + SEARCHED * 60.0 * minutes
    if not standing.push(skill, StandingPush(0, 0.0, 0.0, 2e-3)).recovered:
        raise BadInput(f"{skill.id}: {skill.character.name} does not stand with these numbers, without any push")
    if IN_PLACE not in training.limits:
        work = partial(_limit, skill, IN_PLACE)
        training.limits[IN_PLACE] = parallel.parallel_map(work, DIRECTIONS, progress, "standing in place")
        save(training, keep, begun)
    if training.open is None:
        training.limits[ONE_STEP] = list(training.limits[IN_PLACE])
        training.open = list(range(len(DIRECTIONS)))
        training.level = max(FIRST, min(training.limits[IN_PLACE]))
    while training.open and training.level <= HIGHEST:
        spent = time.monotonic() > searched
        training.open = [] if spent else _level(skill, training, training.open, seed, progress)
        save(training, keep, begun)
    if not training.shared:
        _share(skill, training, progress)
        save(training, keep, begun)
    if ALL not in training.limits:
        work = partial(_limit, skill, ALL)
        training.limits[ALL] = parallel.parallel_map(work, DIRECTIONS, progress, "as many steps as it takes")
        save(training, keep, begun)
    _speeds(skill, training)
    while len(training.failed) < ROUNDS and 0.0 not in training.failed[-1:] and time.monotonic() < searched:
        _verify(skill, training, seed, progress)
        save(training, keep, begun)
    if not training.polished:
        _polish(skill, training, seed, begun + 60.0 * minutes - time.monotonic(), progress)
        save(training, keep, begun)
    training.chosen = chosen(with_oracle(skill, interpolated(training)), training.limits, progress)
    _speeds(skill, training)
    training.seconds = time.monotonic() - begun
    return training


def chosen(skill: Skill, limits: dict[str, list[float]], progress: parallel.Progress) -> list[float]:
    """Up to which impulse one step is chosen where more are allowed: every one below must hold, feet together [N s].

    Args:
        skill: A skill with its oracle.
        limits: Largest impulses by strategy, for each of `DIRECTIONS` [N s].
        progress: Called as the work goes on.
    """

    def tried(k: int) -> float:
        best = limits[IN_PLACE][k]
        while best < limits[ONE_STEP][k]:
            cases = [StandingPush(MANY, DIRECTIONS[k], best + 0.5 * LEVEL, dt, seed) for dt, seed in CHOSEN_BY]
            if not all(standing.push(skill, case).upright for case in cases):
                break
            best += 0.5 * LEVEL
        return best

    return parallel.parallel_map(tried, range(len(DIRECTIONS)), progress, "where one step is enough")


def _level(
    skill: Skill, training: Training, directions: list[int], seed: int, progress: parallel.Progress
) -> list[int]:
    """Search all directions that are still open at the next level; returns those that still are."""
    level, limits = training.level, training.limits[ONE_STEP]
    todo = [k for k in directions if level >= training.limits[IN_PLACE][k]]
    before = {k: _starts(training, k) for k in todo}
    work = lambda k: recovery_search.search(skill, ONE_STEP, DIRECTIONS[k], level, before[k], seed)  # noqa: E731
    found = dict(zip(todo, parallel.parallel_map(work, todo, progress, f"one step, {level:g} N s"), strict=True))
    for k, aim in found.items():
        if aim is not None:
            limits[k] = max(limits[k], level)
            _add(skill, training, DIRECTIONS[k], level, ONE_STEP, aim)
    training.level = level + (0.5 * LEVEL if level < DENSE else LEVEL)
    return [k for k in directions if k not in found or found[k] is not None]


def _share(skill: Skill, training: Training, progress: parallel.Progress) -> None:
    """Give every push on the ladder the aim of its direction that answers most of its neighbours, too."""

    def runs(k: int) -> list[Sample]:
        own = sorted((s for s in training.samples if s.direction == DIRECTIONS[k]), key=lambda s: s.impulse)
        if not own:
            return []
        ladder = np.arange(own[0].impulse, training.limits[ONE_STEP][k] + 0.1, 0.5 * LEVEL)
        answers = [{sample.impulse, *_answered(skill, sample, ladder)} for sample in own]
        shared = []
        for n in ladder:
            fitting = [i for i in range(len(own)) if n in answers[i]]
            if fitting:
                best = own[max(fitting, key=lambda i: len(answers[i]))]
                shared.append(Sample(best.direction, float(n), best.strategy, best.aim, best.point))
        return shared

    found = parallel.parallel_map(runs, range(len(DIRECTIONS)), progress, "aims that pushes share")
    training.samples = []
    for sample in (sample for direction in found for sample in direction):
        _add(skill, training, sample.direction, sample.impulse, sample.strategy, np.array(sample.aim))
    training.shared = True


def _answered(skill: Skill, sample: Sample, ladder: np.ndarray) -> list[float]:
    """The pushes next to a sample, one after the other on the ladder, that its aim answers [N s]."""
    tried = with_oracle(skill, constant(np.array(sample.aim), sample.strategy))
    found = []
    for side in (ladder[ladder >= sample.impulse], ladder[ladder < sample.impulse][::-1]):
        for n in side:
            cases = [StandingPush(1, sample.direction, float(n), dt, seed) for dt, seed in SHARED_BY]
            if not all(standing.push(tried, case).recovered for case in cases):
                break
            found.append(float(n))
    return found


def _starts(training: Training, k: int) -> list[np.ndarray]:
    """Aims to begin a search with: none, and those of the largest pushes so far in this direction and beside it."""
    starts = [np.zeros(AIMS)]
    for near in (k, k - 1, k + 1):
        if 0 <= near < len(DIRECTIONS):
            found = [sample for sample in training.samples if sample.direction == DIRECTIONS[near]]
            if found:
                starts.append(np.array(found[-1].aim))
    return starts


def _add(skill: Skill, training: Training, direction: float, impulse: float, strategy: str, aim: np.ndarray) -> None:
    """Keep a sample, where a step is taken at all."""
    case = StandingPush(max(1, recovery_search.STEPS[strategy]), direction, impulse, 2e-3)
    point = recovery_search.begin_of_step(with_oracle(skill, constant(aim, strategy)), case)
    if point is not None and len(training.samples) < MOST_SAMPLES:
        training.samples.append(Sample(direction, impulse, strategy, [*map(float, aim)], [*map(float, point)]))


def _limit(skill: Skill, strategy: str, direction: float) -> float:
    """The largest impulse that a strategy without an aim answers, with all smaller ones [N s]."""
    best, rung = 0.0, 0.5 * LEVEL if strategy == IN_PLACE else LEVEL
    chosen = with_oracle(skill, constant(np.zeros(AIMS), strategy))
    while best < HIGHEST:
        for turn, _, dt, seed in recovery_search.ABOUT:
            found = standing.push(chosen, StandingPush(MANY, direction + turn, best + rung, dt, seed))
            if not found.recovered or (strategy == IN_PLACE and found.steps > 0):
                return best
        best += rung
    return best


def _speeds(skill: Skill, training: Training) -> None:
    """Speeds of the centre of mass at the limits; half a level more where samples are a level apart."""
    for strategy, more in ((IN_PLACE, SLIGHTLY), (ONE_STEP, SLIGHTLY if training.chosen else 0.5 * LEVEL)):
        limits = training.chosen if strategy == ONE_STEP and training.chosen else training.limits[strategy]
        training.speeds[strategy] = [_speed(skill, d, n + more) for d, n in zip(DIRECTIONS, limits, strict=True)]


def _speed(skill: Skill, direction: float, impulse: float) -> float:
    """Speed of the centre of mass at the end of a push [m/s]."""
    sim = standing.begun(skill, StandingPush(1, direction, impulse, 2e-3))
    sim.advance(standing.PUSH_AT + standing.PUSH_SECONDS)
    return float(np.hypot(*np.array(sim.com_velocity)[:2]))


def grid(training: Training) -> list[tuple[float, float]]:
    """Direction and impulse of the pushes inside the domain: 50 N apart, and 25 N where one step is enough."""
    pushes = []
    for k, direction in enumerate(DIRECTIONS):
        one, most = training.limits[ONE_STEP][k], training.limits[ALL][k]
        levels = [*np.arange(0.5 * LEVEL, one + 0.1, 0.5 * LEVEL), *np.arange(LEVEL, most + 0.1, LEVEL)]
        pushes += [(direction, float(n)) for n in dict.fromkeys(levels) if n >= training.limits[IN_PLACE][k]]
    return pushes


def _verify(skill: Skill, training: Training, seed: int, progress: parallel.Progress) -> None:
    """Try the whole domain with the spline, and sample where it fails."""
    oracle = interpolated(training)
    whole = with_oracle(skill, oracle)
    pushes = grid(training)

    def holds(push: tuple[float, float]) -> bool:
        within = push[1] <= training.limits[ONE_STEP][DIRECTIONS.index(push[0])]
        cases = [StandingPush(1 if within else MANY, *push, dt, s) for dt, s in CHOSEN_BY[:3]]
        return all(standing.push(whole, case).recovered for case in cases)

    held = parallel.parallel_map(holds, pushes, progress, f"verification {len(training.failed) + 1}")
    training.failed.append(1.0 - float(np.mean(held)))
    missing = [push for push, ok in zip(pushes, held, strict=True) if not ok]

    def again(push: tuple[float, float]) -> np.ndarray | None:
        point = recovery_search.begin_of_step(skill, StandingPush(1, *push, 2e-3))
        starts = _starts(training, DIRECTIONS.index(push[0])) + ([] if point is None else [oracle.aim(point)])
        return recovery_search.search(skill, ONE_STEP, *push, starts, seed + len(training.failed))

    limits = training.limits[ONE_STEP]
    within = [push for push in missing if push[1] <= limits[DIRECTIONS.index(push[0])]]
    found = parallel.parallel_map(again, within, progress, "more samples")
    for push, aim in zip(within, found, strict=True):
        k = DIRECTIONS.index(push[0])
        if aim is not None:
            training.samples = [s for s in training.samples if (s.direction, s.impulse) != push]
            _add(skill, training, *push, ONE_STEP, aim)
        else:
            limits[k] = max(min(limits[k], push[1] - LEVEL), training.limits[IN_PLACE][k])
    _speeds(skill, training)


def _polish(skill: Skill, training: Training, seed: int, seconds: float, progress: parallel.Progress) -> None:
    """Climb the ladder of the protocol with one step; new aims where it fails, and the limits that were verified."""
    _speeds(skill, training)
    oracle = interpolated(training)
    directions = [d for d in POLISHED if d in DIRECTIONS]
    each = max(seconds, 0.0) / -(-len(directions) // parallel.cores())  # so many after each other on a core

    def climbed(direction: float) -> recovery_polish.Polished:
        first = training.limits[IN_PLACE][DIRECTIONS.index(direction)]
        return recovery_polish.polish(skill, oracle, direction, first, each, seed, HIGHEST)

    found = parallel.parallel_map(climbed, directions, progress, "one step, the ladder of the protocol")
    limits = training.limits[ONE_STEP]
    for direction, one in zip(directions, found, strict=True):
        k = DIRECTIONS.index(direction)
        if one.ended:
            limits[k] = max(one.limit, training.limits[IN_PLACE][k])
        else:  # the rest of the ladder was not tried
            limits[k] = max(one.limit, limits[k])
        for impulse, aim in one.aims.items():
            training.samples = [s for s in training.samples if (s.direction, s.impulse) != (direction, impulse)]
            _add(skill, training, direction, impulse, ONE_STEP, aim)
    training.polished = [one.limit for one in found]
    _speeds(skill, training)


def write(skill: Skill, training: Training, folder: Path) -> list[Path]:
    """Write the skill with its oracle into a new folder; returns the files."""
    assert skill.path is not None
    new = tomlkit.parse(skill.path.read_text(encoding="utf-8"))
    for old in ("evidence", "oracle"):
        new.pop(old, None)
    new["id"], new["origin"], new["data"] = folder.name, "tuned", "oracle.npz"
    new["balance"]["height"] = skill.body["balance"]["height"]  # pyright: ignore[reportIndexIssue]
    if "shape" in skill.body:
        new["shape"] = skill.body["shape"]
    new["oracle"] = told(skill, training)
    arrays = interpolated(training).arrays()

    def fill(place: Path) -> None:
        (place / "skill.toml").write_text(tomlkit.dumps(new), encoding="utf-8")
        np.savez(place / "oracle.npz", allow_pickle=False, **arrays)
        systems.controller(skills.read(place / "skill.toml"))

    whole_folder(folder, fill)
    return [folder / "skill.toml", folder / "oracle.npz"]


def told(skill: Skill, training: Training) -> dict[str, Any]:
    """What a skill file tells about its oracle: for which body, from how many samples, and its domains [N s]."""
    return {
        **body_of(skill),
        "samples": len(training.samples),
        "minutes": round(training.seconds / 60.0, 1),
        "directions": list(DIRECTIONS),
        **{strategy: training.limits[strategy] for strategy in (IN_PLACE, ONE_STEP, ALL)},
    }
