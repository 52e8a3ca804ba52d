"""Transition controllers (5.3): training data recorded or blended, generated and tested until the transition holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from .along import WINDOW, Reference, Team, Trajectory, along, blended
from .loop import Loop, scattered
from .samples import Controller

SHORTEST, PER_SPEED = 8, 10  # frames of a blend, and more for each m/s by which the speed changes
DURATIONS = (1.0, 1.5, 0.7, 2.0)  # of blends that are tried, over this
PHASES = 6  # of a gait at which a transition may begin or end
TRIALS, ENOUGH = 12, 12  # validation runs, and how many must succeed
MOST = 12  # trajectories that are tried at most
WAIT, AFTER = 400, 150  # frames within which the other controller must be in charge, and for which it must then hold
SETTLE = (30, 90)  # frames before a transition is asked for
FOLLOWED = 45  # frames of the motion after a blend


@dataclass(frozen=True, eq=False)
class Ends:
    """Between which a transition leads.

    Attributes:
        source: The stationary controller before it.
        target: The one after it.
        before: The steady motion of the first.
        after: That of the second.
        period: Frames of a cycle of each; 1 for standing.
    """

    source: Controller
    target: Controller
    before: Reference
    after: Reference
    period: tuple[int, int]


def period(steady: Reference, moving: float = 0.2) -> int:
    """Frames of a cycle of a steady motion, by autocorrelation of the joint angles; 1 where nothing moves."""
    half = steady.states.shape[1] // 2
    angles = steady.states[:, 3:half] - steady.states[:, 3:half].mean(axis=0)
    if np.ptp(angles, axis=0).max() < moving:
        return 1
    spans = range(12, min(100, len(angles) // 2))
    errors = [np.mean((angles[span:] - angles[:-span]) ** 2) for span in spans]
    return int(spans[int(np.argmin(np.array(errors) + 1e-4 * np.arange(len(errors)) * np.mean(angles**2)))])


def candidates(
    ends: Ends, recorded: Sequence[Reference], random: np.random.Generator
) -> Iterator[tuple[str, Reference]]:
    """References of a transition: recorded ones first, then blends of every phase with every phase, in random order."""
    first, second = ends.period
    change = abs(mean_speed(ends.after) - mean_speed(ends.before))
    usual = SHORTEST + PER_SPEED * change
    for piece in recorded:
        for phase in phases(second, random)[:2]:
            long = min(16, len(piece) // 2)
            into = blended(piece, ends.after[phase : phase + long + FOLLOWED + WINDOW], long)
            start = phases(first, random)[0]
            yield "recorded", blended(ends.before[start : start + 8], into, 8)
    pairs = [(a, b) for a in phases(first, random) for b in phases(second, random)]
    for share in DURATIONS:
        long = round(share * usual)
        for k in random.permutation(len(pairs))[:PHASES]:
            a, b = pairs[k]
            yield "blended", blended(ends.before[a : a + long], ends.after[b : b + long + FOLLOWED + WINDOW], long)


def mean_speed(motion: Reference) -> float:
    """Horizontal velocity of the root [m/s]."""
    return float(motion.states[:, motion.states.shape[1] // 2].mean())


def phases(frames: int, random: np.random.Generator) -> list[int]:
    """Frames of a cycle at which a transition may begin or end, in random order."""
    found = np.unique(np.linspace(0, frames, PHASES, endpoint=False).astype(int))
    return [int(k) for k in random.permutation(found)]


def made(team: Team, ends: Ends, reference: Reference) -> Trajectory | None:
    """A reference tracked, from where it leaves the first controller to where it has reached the second."""
    found = along(team, reference, reference.states[0].copy(), reference.targets[0])
    if found.fell or len(found) < 10:
        return None
    away = ends.target.distance(team.features.of(found.states[:-1]))
    near = away <= 0.7 * ends.target.setting.near
    arrived = [k for k in range(6, len(near)) if near[k - 2 : k + 1].all()]
    return found[: min(arrived[0] + 4, len(found))] if arrived else None


def succeeds(loop: Loop, ends: Ends, name: str, begin: np.ndarray, wait: int) -> bool:
    """Whether a transition leads from a state of the first controller to the second, which then holds."""
    loop.begin(begin, ends.source.name)
    if not loop.frames(wait):
        return False
    loop.want(name)
    return loop.until(ends.target.name, WAIT) and loop.frames(AFTER) and loop.controller == ends.target.name


def validation(ends: Ends, seed: int, count: int = TRIALS) -> list[tuple[np.ndarray, int]]:
    """Scattered states of the first controller's steady motion, and when the transition is asked for."""
    random = np.random.default_rng(seed)
    rows = random.integers(0, max(1, ends.period[0]), count)
    return [(scattered(ends.before.states[row], random), int(random.integers(*SETTLE))) for row in rows]


def transition(team: Team, ends: Ends, empty: Controller, recorded: Sequence[Reference], seed: int) -> Controller:
    """A transition controller, by generate and test.

    Args:
        team: Bodies.
        ends: Between which it leads.
        empty: Its name and numbers.
        recorded: Recorded motions of such a transition, if there are any.
        seed: Of the order in which blends are tried, and of validation.

    Returns:
        The controller with the trajectories that helped.
    """
    random, runs = np.random.default_rng(seed), validation(ends, seed + 100)
    best, score, kinds = empty, 0, []
    for tried, (kind, reference) in enumerate(candidates(ends, recorded, random)):
        if score >= ENOUGH or tried >= MOST:
            break
        found = made(team, ends, reference)
        if found is None:
            continue
        alone, longer = (each.with_more(team, [found]) for each in (empty, best))
        for made_of, which in ((alone, [kind]), (longer, [*kinds, kind])):
            loop = Loop(team.character, [ends.source, made_of, ends.target])
            value = sum(succeeds(loop, ends, empty.name, *run) for run in runs)
            if value > score:
                best, score, kinds = made_of, value, which
    words = f"{kinds.count('recorded')} recorded, {kinds.count('blended')} blended"
    return best.with_more(team, [], f"{words}; {score} of {TRIALS} validation runs")
