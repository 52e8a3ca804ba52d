"""Controllers of acts that begin and end in standing: a jump, and steps that answer a push (section 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from ..errors import BadInput
from ..physics.push import Push
from ..systems.repertoire.chart import Chart
from . import act_refinement
from .act_refinement import arrival
from .along import WINDOW, Reference, Team, Trajectory, along, blended, held
from .frames import Curves
from .loop import Loop, scattered
from .samples import Controller
from .transitions import ACT_SUBSTEPS, SETTLE

IN, OUT = 8, 12  # frames in which a clip fades in and out
STILL = 0.03  # change of the root's height that is no movement [m]
BEFORE, AFTER = 10, 16  # frames kept before and after the movement of a clip
AROUND = 2  # frames about the highest point of a jump
STEADY = 14  # frames of standing between stepping out and back
PUSH_START, PUSH_DURATION = 0.1, 0.2  # [s]
SKIPPED = (0, 5, 10, 15)  # frames of a step that are left out, tried one after the other
RUNS = 8  # validation runs of an act in space
ANSWER = 60  # frames within which standing is lost
ANSWERED = 400  # frames after which it stands again


def moving(motion: Reference) -> Reference:
    """The part of a motion in which the root moves up or down."""
    height = motion.states[:, motion.chart.height]
    rows = np.flatnonzero((np.abs(height - height[0]) > STILL) & (np.abs(height - height[-1]) > 0.3 * STILL))
    if not len(rows):
        return motion
    return Reference(motion.states, motion.curves)[max(0, rows[0] - BEFORE) : min(len(motion), rows[-1] + AFTER)]


def backwards(motion: Reference) -> Reference:
    """A motion in the other direction of time."""
    states = motion.states[::-1].copy()
    states[:, states.shape[1] // 2 :] *= -1.0
    return Reference(states, Curves(motion.curves.angle[::-1, ::-1].copy(), -motion.curves.rate[::-1, ::-1]))


def jump(
    team: Team, stand: Controller, steady: Reference, clips: Sequence[Reference], empty: list[Controller]
) -> list[Controller]:
    """The three controllers of a jump: to its highest point, about it, and from there to standing.

    Args:
        team: Bodies.
        stand: The controller of standing.
        steady: Its motion.
        clips: Jumps that begin and end in standing.
        empty: Names and numbers of the three.

    Returns:
        The controllers with their training data.
    """
    found_parts: list[tuple[Trajectory, ...]] = []
    for clip in clips:
        into = blended(moving(clip), steady[: OUT + 60 + WINDOW], OUT)
        found = along(team, blended(steady[:IN], into, IN), steady.states[0].copy(), steady.targets[0])
        top = int(np.argmax(found.states[:, found.chart.height]))
        end = None if found.fell else arrival(team, found, stand, top + AROUND + 1)
        if end is None or top <= AROUND:
            continue
        cuts = (0, top - AROUND, top + AROUND + 1, min(end + 4, len(found)))
        found_parts.append(tuple(found[a:b] for a, b in pairwise(cuts)))
    if not found_parts:
        raise BadInput("no jump could be tracked from standing to standing")
    if not team.character.planar:
        return best_of(team, stand, steady, found_parts, empty)
    words = f"{len(found_parts)} jumps of {len(clips)}, from standing to standing"
    parts = zip(*found_parts, strict=True)
    return [each.with_more(team, list(part), words) for each, part in zip(empty, parts, strict=True)]


def best_of(
    team: Team,
    stand: Controller,
    steady: Reference,
    tried: list[tuple[Trajectory, ...]],
    empty: list[Controller],
) -> list[Controller]:
    """The controllers of an act in space: of one performance, that with which most validation runs succeed.

    The mean of two performances that differ in their timing is none. What refinement adds is taken if it helps, or
    does no harm, from starts that it has not seen.

    Raises:
        BadInput: Less than half of the runs from unseen starts succeed.
    """
    seen, unseen = (_begins(steady, seed) for seed in range(2))
    calm = replace(stand, setting=replace(stand.setting, rescue=""))

    def score(parts: list[Controller], begins: list[act_refinement.Begin]) -> int:
        return sum(run.succeeded for run in act_refinement.runs(team, [calm, *parts], begins))

    made = [[each.with_more(team, [part]) for each, part in zip(empty, parts, strict=True)] for parts in tried]
    best = max(made, key=lambda parts: score(parts, seen))
    value, words = score(best, unseen), f"one of {len(tried)} performances, from standing to standing"
    refined, added = act_refinement.refined(team, calm, steady, best, seen)
    if added and (other := score(refined, unseen)) >= value:
        best, value, words = refined, other, f"{words}, {added} trajectories added by refinement"
    if 2 * value < RUNS:
        raise BadInput(f"{empty[0].name}: {value} of {RUNS} validation runs succeed; expected half of them")
    return [each.with_more(team, [], f"{words}; {value} of {RUNS} validation runs") for each in best]


def _begins(steady: Reference, seed: int) -> list[act_refinement.Begin]:
    """Where validation runs of an act begin."""
    random = np.random.default_rng(seed)
    return [(scattered(steady.chart, steady.states[0], random), int(random.integers(*SETTLE))) for _ in range(RUNS)]


def single(
    team: Team, stand: Controller, steady: Reference, piece: Reference, clip: str, empty: list[Controller]
) -> list[Controller]:
    """The three controllers of an act from standing to standing, such as a kick: up to where it is furthest from it.

    Args:
        team: Bodies.
        stand: The controller of standing.
        steady: Its motion.
        piece: The motion, which begins and ends near standing.
        clip: Where it comes from.
        empty: Names and numbers of the three.

    Returns:
        The controllers with their training data.

    Raises:
        BadInput: It cannot be tracked, or does not stand afterwards.
    """
    into = blended(Reference(piece.states, piece.curves), steady[: OUT + 60 + WINDOW], OUT)
    found = along(team, blended(steady[:IN], into, IN), steady.states[0].copy(), steady.targets[0])
    end = None if found.fell else arrival(team, found, stand, len(piece))
    if end is None:
        raise BadInput(f"{empty[0].name}: {clip} could not be tracked from standing to standing")
    away = stand.distance(team.character, team.features.of(found.states[:-1]))
    top = max(AROUND + 1, int(np.argmax(away[: end - AROUND - 1])))
    cuts = (0, top - AROUND, top + AROUND + 1, min(end + 4, len(found)))
    return best_of(team, stand, steady, [tuple(found[a:b] for a, b in pairwise(cuts))], empty)


def balance(
    team: Team,
    stand: Controller,
    steady: Reference,
    out: Reference,
    back: Reference,
    impulses: list[float],
    empty: list[Controller],
    seed: int,
) -> list[Controller]:
    """The three controllers that answer a push: step out, stand in the wide stance, and return to standing.

    There are no recordings of pushed people: the state in which standing is lost is simulated for each push, and
    a step of a clip is tracked from there on.

    Args:
        team: Bodies.
        stand: The controller of standing; `lost` and `patience` tell when it gives up.
        steady: Its motion.
        out: A step forward, from standing to the wide stance.
        back: The other foot follows.
        impulses: Of the pushes [N s]; negative ones push backward.
        empty: Names and numbers of the three.
        seed: Of the validation pushes. A trajectory is kept only if more of them are answered with it.

    Returns:
        The controllers with their training data.
    """
    best, kept, score = empty, [], 0
    alone = Loop(team.character, [replace(stand, setting=replace(stand.setting, rescue=""))])
    pushes = validation(steady.chart, steady.states[0], impulses, seed)
    for impulse in impulses:
        lost = _lost(alone, stand, steady.states[0], impulse)
        if lost is None:
            continue
        step, other = (out, back) if impulse > 0.0 else (backwards(back), backwards(out))
        cuts, found = _answer(team, stand, steady, step, other, *lost)
        if found is None:
            continue
        found = replace(found, group=int(impulse < 0.0))
        longer = [each.with_more(team, [found[a:b]]) for each, a, b in zip(best, cuts[:-1], cuts[1:], strict=True)]
        value = answered(team, [stand, *longer], pushes)
        if value > score:
            best, score, kept = longer, value, [*kept, impulse]
    if not kept:
        raise BadInput("no push could be answered by the step")
    words = f"pushes of {', '.join(f'{each:g}' for each in kept)} N s, simulated, and a step of a clip"
    words += f"; {score} of {len(pushes)} validation pushes"
    return [each.with_more(team, [], words) for each in best]


def validation(chart: Chart, state: np.ndarray, impulses: list[float], seed: int) -> list[tuple[np.ndarray, Push]]:
    """Scattered states of standing, and pushes of every size up to the largest, forward and backward."""
    random = np.random.default_rng(seed)
    sizes = [*np.arange(8.0, max(impulses) + 0.5), *-np.arange(8.0, -min(impulses) + 0.5)]
    return [(scattered(chart, state, random), push_of(float(size), 1.0)) for size in sizes]


def answered(team: Team, parts: list[Controller], pushes: list[tuple[np.ndarray, Push]]) -> int:
    """How many pushes are answered; the time steps vary."""

    def work(job: tuple[int, tuple[np.ndarray, Push]]) -> bool:
        k, push = job
        return answers(Loop(team.character, parts, ACT_SUBSTEPS[k % len(ACT_SUBSTEPS)]), parts[0].name, *push)

    return sum(team.pool.map(work, enumerate(pushes)))


def answers(loop: Loop, stand: str, state: np.ndarray, push: Push) -> bool:
    """Whether a body that stands answers a push and stands again."""
    loop.begin(state, stand, push)
    return loop.frames(ANSWERED) and loop.controller == stand


def push_of(impulse: float, start: float = PUSH_START) -> Push:
    """A push on the torso [N s], forward positive."""
    return Push((impulse / PUSH_DURATION, 0.0, 0.0), start, PUSH_DURATION)


def _lost(loop: Loop, stand: Controller, state: np.ndarray, impulse: float) -> tuple[np.ndarray, np.ndarray] | None:
    """State and targets at the moment at which standing is lost; None where it is not."""
    loop.begin(state, stand.name, push_of(impulse))
    for _ in range(ANSWER):
        before = loop.state, loop.target
        if not loop.frames(1):
            return None
        if loop.memory.lost >= stand.setting.patience:
            return before
    return None


def _answer(
    team: Team,
    stand: Controller,
    steady: Reference,
    step: Reference,
    other: Reference,
    state: np.ndarray,
    target: np.ndarray,
) -> tuple[tuple[int, ...], Trajectory | None]:
    """A step tracked from a state: its parts' bounds, and the motion; None where every try falls."""
    wide = held(step.states[-1], step.targets[-1], STEADY)
    after = blended(other, steady[: OUT + 60 + WINDOW], OUT)
    for skipped in SKIPPED:
        rest = step[skipped:]
        reference = blended(blended(rest, wide, 6), after, 6)
        found = along(team, reference, state, target)
        if found.fell:
            continue
        stands = len(rest) + 4
        end = arrival(team, found, stand, stands + 6)
        if end is not None:
            return (0, stands - 4, stands, min(end + 4, len(found))), found
    return (), None
