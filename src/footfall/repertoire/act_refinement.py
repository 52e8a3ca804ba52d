"""Adaptive refinement (5.2) of acts: where a validation run falls, the rest of the act is tracked from before the fall.

A trajectory is kept only if the act then succeeds from more validation starts, or falls later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from itertools import pairwise

import numpy as np

from .along import WINDOW, Reference, Team, Trajectory, along, blended, followed
from .loop import Loop
from .samples import Controller
from .transitions import ACT_SUBSTEPS

LONGEST, HELD = 200, 150  # frames within which a controller of an act takes over, and for which it then stands
ROUNDS = 6  # failing runs from which trajectories are tried
BACK = (24, 40, 14)  # frames before a fall to which the search goes back
STANDING = 60  # frames of standing at the end of what is tracked
OUT = 4  # frames in which the act fades into standing
SPARE = 4  # frames that a trajectory goes on after it stands


@dataclass(eq=False)
class Run:
    """A validation run of an act.

    Attributes:
        succeeded: Whether it led through all controllers to standing, which held.
        states: At the frames since the act was asked for.
        targets: Of the servos at these frames [joint] [rad].
        charge: Number of the controller in charge at these frames; 0 is standing.
        nearest: Its nearest sample.
    """

    succeeded: bool = False
    states: list[np.ndarray] = field(default_factory=list)
    targets: list[np.ndarray] = field(default_factory=list)
    charge: list[int] = field(default_factory=list)
    nearest: list[int] = field(default_factory=list)


Begin = tuple[np.ndarray, int]
"""Where a validation run begins: a state of standing, and frames before the act is asked for."""


def completes(loop: Loop, stand: str, names: Sequence[str], begin: np.ndarray, wait: int) -> bool:
    """Whether an act leads from a state of standing through all of its controllers to standing, which then holds."""
    loop.begin(begin, stand)
    if not loop.frames(wait):
        return False
    loop.want(names[0])
    return all(loop.until(name, LONGEST) for name in (*names, stand)) and loop.frames(HELD)


def observed(team: Team, parts: Sequence[Controller], job: tuple[int, Begin]) -> Run:
    """A validation run frame by frame: its number and begin; the first controller is standing."""
    (number, (begin, wait)), run = job, Run()
    loop = Loop(team.character, parts, ACT_SUBSTEPS[number % len(ACT_SUBSTEPS)])
    loop.begin(begin, parts[0].name)
    if not loop.frames(wait):
        return run
    loop.want(parts[1].name)
    stage, since, stood = 0, 0, 0
    while stood < HELD and since < LONGEST:
        run.states.append(loop.state)
        if not loop.frames(1):
            return run
        now = int(loop.memory.state)
        run.targets.append(loop.memory.angle[0, : loop.joints] + loop.memory.offset[0, : loop.joints])
        run.charge.append(now)
        run.nearest.append(int(loop.memory.neighbour[0]) - int(loop.parameters.first[now]))
        stage, since = (now, 0) if now == stage + 1 else (stage, since + 1)
        stood = stood + 1 if stage == len(parts) - 1 and now == 0 else 0
        since = 0 if stood else since
    run.succeeded = stood >= HELD
    return run


def refined(
    team: Team, stand: Controller, steady: Reference, parts: list[Controller], begins: Sequence[Begin]
) -> tuple[list[Controller], int]:
    """An act with trajectories added while they help.

    Args:
        team: Bodies.
        stand: The controller of standing, which nothing relieves.
        steady: Its motion.
        parts: The controllers of the act, each with one trajectory.
        begins: Of the validation runs.

    Returns:
        The controllers, and how many trajectories were added.
    """
    act = reduce(followed, [Reference(each.states, each.curves) for each in (part.trajectories[0] for part in parts)])
    act = blended(act, steady[: OUT + STANDING + WINDOW], OUT)
    bounds = np.cumsum([0, *(len(part.trajectories[0]) for part in parts)])
    best, now, added = parts, runs(team, [stand, *parts], begins), 0
    passed_over: set[int] = set()
    for _ in range(ROUNDS):
        failing = [k for k, run in enumerate(now) if not run.succeeded and k not in passed_over and run.nearest]
        if not failing:
            break
        worst = min(failing, key=lambda k: len(now[k].nearest))
        better = None
        for back in BACK:
            more = _onwards(team, stand, best, now[worst], back, act, bounds)
            if more is None:
                continue
            group = 1 + max(len(each.trajectories) for each in best)  # its own: two performances are never averaged
            pieces = [[replace(piece, group=group)] if piece else [] for piece in more]
            longer = [each.with_more(team, piece) for each, piece in zip(best, pieces, strict=True)]
            found = runs(team, [stand, *longer], begins)
            if _score(found) > _score(now):
                better = longer, found
                break
        passed_over |= {worst}
        if better is not None:
            (best, now), passed_over, added = better, set(), added + 1
    return best, added


def runs(team: Team, parts: list[Controller], begins: Sequence[Begin]) -> list[Run]:
    """Validation runs of an act; the first controller is standing."""
    return list(team.pool.map(partial(observed, team, parts), enumerate(begins)))


def _score(made: list[Run]) -> tuple[int, int]:
    """Runs that succeed, and frames until the others fall."""
    return sum(run.succeeded for run in made), sum(len(run.nearest) for run in made if not run.succeeded)


def _onwards(
    team: Team, stand: Controller, parts: list[Controller], run: Run, back: int, act: Reference, bounds: np.ndarray
) -> list[Trajectory | None] | None:
    """The rest of an act tracked from some frames before a fall: a piece for each controller; None where it falls."""
    at = len(run.nearest) - 1 - back
    if at < 0 or run.charge[at] == 0:
        return None
    part = run.charge[at] - 1
    first = int(bounds[part]) + _in_first(parts[part], run.nearest[at])
    found = along(team, act[first:], run.states[at], run.targets[at])
    end = None if found.fell else arrival(team, found, stand, max(2, int(bounds[-1]) - first - 2 * SPARE))
    if end is None:
        return None
    cuts = [0, *(max(0, int(cut) - first) for cut in bounds[1:-1]), min(end + SPARE, len(found))]
    return [found[a:b] if b - a > 1 else None for a, b in pairwise(cuts)]


def _in_first(part: Controller, sample: int) -> int:
    """The sample of a controller's first trajectory that is nearest to another sample."""
    count = len(part.trajectories[0])
    if sample < count:
        return sample
    joints = part.trajectories[0].chart.height
    away = part.states[:count, joints:] - part.states[sample, joints:]
    half = away.shape[1] // 2
    return int(np.argmin((away[:, :half] ** 2).sum(axis=1)))


def arrival(team: Team, found: Trajectory, stand: Controller, after: int) -> int | None:
    """The first frame after another from which a motion stands."""
    near = stand.distance(team.character, team.features.of(found.states[:-1])) <= 0.7 * stand.setting.near
    return next((k for k in range(max(2, after), len(near)) if near[k - 2 : k + 1].all()), None)
