"""Transition controllers (5.3): training data recorded or blended, generated and tested until the transition holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import Any

import numpy as np

from ..characters import Character
from ..errors import BadInput
from .along import WINDOW, Reference, Team, Trajectory, along, blended, followed, warped
from .loop import Loop, scattered
from .phased import phased
from .recorded import joined, mismatch
from .samples import Controller

SHORTEST, PER_SPEED = 8, 10  # frames of a blend, and more for each m/s by which the speed changes
DURATIONS = (1.0, 1.5, 0.7, 2.0)  # of blends that are tried, over this
PHASES = 6  # of a gait at which a transition may begin or end
SUBSTEPS = (16, 32, 64)  # physics steps a frame of validation runs, in turn: 2.1, 1.0 and 0.5 ms
ACT_SUBSTEPS = SUBSTEPS[:2]  # the same of acts
BACK = 18  # frames before a fall to which refinement goes back
WAIT, AFTER = 400, 150  # frames within which the other controller must be in charge, and for which it must then hold
SETTLE = (30, 90)  # frames before a transition is asked for
IN_PHASE = (4.0, 6.0, 8.0, 3.0)  # cycles over which a gait goes over to another in phase, tried one after the other
BEGINS = (0.0, 0.25)  # phase at which it begins; both halves of a cycle are alike
THROUGH = 8  # blends through another gait that are tried
MOSTLY = 12  # frames of which half must be near a gait in space
FOLLOWED = 45  # frames of the motion after a blend


@dataclass(frozen=True)
class Effort:
    """How long a transition is searched for.

    Attributes:
        runs: Validation runs.
        enough: Share of them that must succeed.
        most: Motions that are tried at most.
        mended: Failed runs from which refinement goes on after each motion, at most; if several, none twice in vain.
    """

    runs: int
    enough: float
    most: int
    mended: int


PLANAR = Effort(36, 1.0, 24, 6)
SPATIAL = Effort(24, 0.95, 6, 1)  # a trajectory costs a minute


@dataclass(frozen=True, eq=False)
class Ends:
    """Between which a transition leads.

    Attributes:
        source: The stationary controller before it.
        target: The one after it.
        before: The steady motion of the first.
        after: That of the second.
        period: Frames of a cycle of each; 1 for standing.
        through: The steady motion of a gait of a speed between both, if there is one.
    """

    source: Controller
    target: Controller
    before: Reference
    after: Reference
    period: tuple[int, int]
    through: Reference | None = None


def period(steady: Reference, moving: float = 0.2) -> int:
    """Frames of a cycle of a steady motion, by autocorrelation of the joint angles; 1 where nothing moves."""
    half = steady.states.shape[1] // 2
    angles = steady.states[:, steady.chart.root : half] - steady.states[:, steady.chart.root : half].mean(axis=0)
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
    if min(first, second) > 1:
        for phase in phases(first, random):
            yield "warped", cycles_blended(ends, phase)
    for _ in range(THROUGH if ends.through is not None else 0):
        yield "through another gait", _through(ends, random)
    pairs = [(a, b) for a in phases(first, random) for b in phases(second, random)]
    for share in DURATIONS:
        long = round(share * usual)
        for k in random.permutation(len(pairs))[:PHASES]:
            a, b = pairs[k]
            yield "blended", blended(ends.before[a : a + long], ends.after[b : b + long + FOLLOWED + WINDOW], long)


def cycles_blended(ends: Ends, phase: int) -> Reference:
    """A cycle of one gait that becomes a cycle of the other, which goes on (5.3).

    Args:
        ends: Both gaits.
        phase: Frame of the first one's cycle with which it begins.

    Returns:
        The motion; the second gait begins at the phase that is most like the first one's.
    """
    (first, second), half = ends.period, ends.before.states.shape[1] // 2
    pose, steady = ends.before.states[phase, 2:half], ends.after.states[:second, 2:half]
    other = int(np.argmin(np.sum((steady - pose) ** 2, axis=1)))
    end = other + second
    into = warped(ends.before[phase : phase + first], ends.after[other:end])
    return followed(into, ends.after[end : end + FOLLOWED + WINDOW])


def in_space(character: Character, ends: Ends, recorded: Sequence[Reference]) -> Iterator[tuple[str, Reference]]:
    """References of a transition in space, where few can be tried: those whose poses fit best."""
    for reference in joined(character, ends.before, ends.after, ends.period, recorded, FOLLOWED):
        yield "recorded", reference
    if min(ends.period) > 1:
        one, two = (
            Reference(each.trajectories[0].states, each.trajectories[0].curves) for each in (ends.source, ends.target)
        )
        for begin, steps in product(BEGINS, IN_PHASE):
            yield "in phase", phased(one, two, steps, begin, FOLLOWED + WINDOW)
    usual = SHORTEST + PER_SPEED * abs(mean_speed(ends.after) - mean_speed(ends.before))
    for share in DURATIONS:
        long = round(share * usual)
        a, b = min(
            np.ndindex(*ends.period),
            key=lambda at: mismatch(ends.before[at[0] : at[0] + long], ends.after[at[1] : at[1] + long]),
        )
        yield "blended", blended(ends.before[a : a + long], ends.after[b : b + long + FOLLOWED + WINDOW], long)


def _through(ends: Ends, random: np.random.Generator) -> Reference:
    """A motion that goes over to a gait between both, and after some steps from there."""
    assert ends.through is not None
    parts = (ends.before, ends.through, ends.after)
    speeds = [mean_speed(part) for part in parts]
    one, two = (round(SHORTEST + PER_SPEED * abs(b - a)) for a, b in pairwise(speeds))
    a, b, c = (
        int(random.choice(phases(span, random))) for span in (ends.period[0], period(ends.through), ends.period[1])
    )
    steps = ends.through[b : b + one + two + int(random.integers(4, 20))]
    into = blended(steps, ends.after[c : c + two + FOLLOWED + WINDOW], two)
    return blended(ends.before[a : a + one], into, one)


def mean_speed(motion: Reference) -> float:
    """Horizontal velocity of the root [m/s]."""
    return float(motion.states[:, motion.states.shape[1] // 2].mean())


def phases(frames: int, random: np.random.Generator) -> list[int]:
    """Frames of a cycle at which a transition may begin or end, in random order."""
    found = np.unique(np.linspace(0, frames, PHASES, endpoint=False).astype(int))
    return [int(k) for k in random.permutation(found)]


def made(
    team: Team, ends: Ends, reference: Reference, state: np.ndarray | None = None, target: np.ndarray | None = None
) -> Trajectory | None:
    """A reference tracked, from its begin or another state on to where it has reached the second controller.

    Args:
        team: Bodies.
        ends: Between which the transition leads.
        reference: The motion.
        state: [nq + nv] where it begins; the reference's if None.
        target: [joint] where the targets of the servos are at that moment [rad].

    Returns:
        The trajectory; None where it falls or does not arrive.
    """
    begin = reference.states[0].copy() if state is None else state
    found = along(team, reference, begin, reference.targets[0] if target is None else target)
    if found.fell or len(found) < 10:
        return None
    away = ends.target.distance(team.character, team.features.of(found.states[:-1]))
    arrived = _arrived(away, ends, team.character.planar)
    return found[: min(arrived + 4, len(found))] if arrived is not None else None


def _arrived(away: np.ndarray, ends: Ends, planar: bool) -> int | None:
    """The frame from which on a motion with these distances is near the second controller; None if it never is.

    Between gaits in space some frames of a cycle stay further away, where a foot touches the ground a frame earlier or
    later than in the samples: most frames of a while count.
    """
    near = away <= 0.7 * ends.target.setting.near
    if planar or min(ends.period) == 1:
        return next((k for k in range(6, len(near)) if near[k - 2 : k + 1].all()), None)
    steps = range(MOSTLY, len(away))
    return next((k for k in steps if np.median(away[k - MOSTLY + 1 : k + 1]) <= ends.target.setting.near), None)


def succeeds(loop: Loop, ends: Ends, name: str, begin: np.ndarray, wait: int) -> bool:
    """Whether a transition leads from a state of the first controller to the second, which then holds."""
    loop.begin(begin, ends.source.name)
    if not loop.frames(wait):
        return False
    loop.want(name)
    return loop.until(ends.target.name, WAIT) and loop.frames(AFTER) and loop.controller == ends.target.name


def validation(ends: Ends, seed: int, count: int) -> list[tuple[np.ndarray, int]]:
    """Scattered states of the first controller's steady motion, and when the transition is asked for."""
    random = np.random.default_rng(seed)
    rows = random.integers(0, max(1, ends.period[0]), count)
    return [
        (scattered(ends.before.chart, ends.before.states[row], random), int(random.integers(*SETTLE))) for row in rows
    ]


def results(
    team: Team, ends: Ends, controller: Controller, runs: list[tuple[np.ndarray, int]], failures: int | None = None
) -> list[bool]:
    """Whether each validation run succeeds.

    Args:
        team: Bodies.
        ends: Between which the transition leads.
        controller: The transition.
        runs: Where they begin, and when the transition is asked for.
        failures: After more of them the other runs are left out, and count as failed; no limit if None.
    """
    parts, failed = [ends.source, controller, ends.target], [0]

    def work(job: tuple[int, tuple[np.ndarray, int]]) -> bool:
        k, one = job
        if failures is not None and failed[0] > failures:
            return False
        ok = succeeds(Loop(team.character, parts, _substeps(k)), ends, controller.name, *one)
        failed[0] += not ok
        return ok

    return list(team.pool.map(work, enumerate(runs)))


def _substeps(run: int) -> int:
    """Physics steps a frame of a validation run."""
    return SUBSTEPS[run % len(SUBSTEPS)]


@dataclass
class Best:
    """The best controller so far, the references of its trajectories, and which validation runs succeed."""

    controller: Controller
    references: list[Reference]
    kinds: list[str]
    passed: list[bool]

    def offer(self, team: Team, ends: Ends, found: Trajectory, reference: Reference, kind: str, runs: Any) -> bool:
        """Keep a trajectory, added to the others or alone, if more runs succeed with it."""
        empty = replace(self.controller, trajectories=(), features=np.empty((0, 0)))
        better = False
        ways = [(empty, [], []), (self.controller, self.references, self.kinds)]
        for base, references, kinds in ways if self.references else ways[:1]:
            longer = base.with_more(team, [found])
            passed = results(team, ends, longer, runs, len(runs) - sum(self.passed) - 1)
            if sum(passed) > sum(self.passed):
                self.controller, self.passed, better = longer, passed, True
                self.references, self.kinds = [*references, reference], [*kinds, kind]
        return better


def refinement(
    team: Team, ends: Ends, best: Best, run: tuple[np.ndarray, int], substeps: int
) -> tuple[Trajectory, Reference] | None:
    """A trajectory from where a failed run took the transition up, or from before its fall (5.2).

    In the plane it is tracked with the time step of that run; in space that takes too long.
    """
    controller = best.controller
    loop = Loop(team.character, [ends.source, controller, ends.target], substeps)
    first = int(loop.parameters.first[1])
    loop.begin(run[0], ends.source.name)
    if not loop.frames(run[1]):
        return None
    loop.want(controller.name)
    seen: list[tuple[np.ndarray, np.ndarray, int]] = []
    for _ in range(WAIT):
        before = loop.state, loop.target
        alive = loop.frames(1)
        if loop.controller == controller.name:
            seen.append((*before, int(loop.memory.neighbour[0]) - first))
        if not alive or loop.controller == ends.target.name:
            break
    team = team.at(substeps) if team.character.planar else team
    for state, target, sample in (seen[:1] + seen[-BACK:][:1]) if seen else []:
        for each, reference in zip(controller.trajectories, best.references, strict=True):
            if sample < len(each):
                rest = reference[max(0, sample) :]
                found = made(team, ends, rest, state, target) if len(rest) > WINDOW else None
                if found is not None:
                    return found, rest
                break
            sample -= len(each)
    return None


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

    Raises:
        BadInput: None did.
    """
    planar = team.character.planar
    effort = PLANAR if planar else SPATIAL
    random, runs = np.random.default_rng(seed), validation(ends, seed + 100, effort.runs)
    best = Best(empty, [], [], [False] * len(runs))
    passed_over: set[int] = set()  # runs from which no trajectory helped, until another one was added
    options = candidates(ends, recorded, random) if planar else in_space(team.character, ends, recorded)
    for tried, (kind, reference) in enumerate(options):
        if sum(best.passed) >= effort.enough * len(runs) or tried >= effort.most:
            break
        found = made(team, ends, reference)
        if found is None:
            continue
        if best.offer(team, ends, found, reference, kind, runs):
            passed_over = set()
        for _ in range(effort.mended):
            failed = [k for k, ok in enumerate(best.passed) if not ok and k not in passed_over]
            if not 0 < len(runs) - sum(best.passed) <= len(runs) // 2 or not failed:
                break
            k = int(random.choice(failed))
            more = refinement(team, ends, best, runs[k], _substeps(k))
            better = more is not None and best.offer(team, ends, *more, "refined", runs)
            passed_over = set() if better or effort.mended == 1 else passed_over | {k}
    if not best.references:
        raise BadInput(f"{empty.name}: no motion from {ends.source.name} to {ends.target.name} could be tracked")
    counts = ", ".join(f"{best.kinds.count(kind)} {kind}" for kind in dict.fromkeys(best.kinds))
    words = f"{counts or 'nothing'}; {sum(best.passed)} of {len(runs)} validation runs"
    return best.controller.with_more(team, [], words)
