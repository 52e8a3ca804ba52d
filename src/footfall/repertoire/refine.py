"""Adaptive refinement (5.2): where a controller fails, go back and add a trajectory that leads from there to a cycle.

A trajectory is kept only if the controller holds longer with it on validation starts.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .along import WINDOW, Reference, Team, along, blended
from .loop import Loop, scattered
from .samples import Controller

STARTS, HELD = 12, 1800  # validation starts, and frames for which each must hold
ROUNDS = 12  # trajectories that are tried at most
BACK = (12, 20, 30)  # frames before a fall to which the search goes back
CLOSING = 6  # frames in which the end of a trajectory is blended with its begin


@dataclass(frozen=True, eq=False)
class Failure:
    """A run that fell: states, targets and the nearest samples at its frames."""

    states: list[np.ndarray]
    targets: list[np.ndarray]
    nearest: list[int]


def starts(controller: Controller, seed: int, count: int = STARTS) -> list[np.ndarray]:
    """Scattered states of a controller's samples, at all phases."""
    random = np.random.default_rng(seed)
    states = controller.states
    return [
        scattered(controller.trajectories[0].chart, states[random.integers(len(states))], random) for _ in range(count)
    ]


def held_frames(loop: Loop, controller: Controller, begins: list[np.ndarray], frames: int = HELD) -> list[int]:
    """For how many frames a stationary controller holds from each start."""
    found = []
    for begin in begins:
        loop.begin(begin, controller.name)
        loop.frames(frames)
        found.append(round(loop.world.time * 30.0))
    return found


def failure(loop: Loop, controller: Controller, begin: np.ndarray, frames: int) -> Failure:
    """The last frames of a run that falls."""
    loop.begin(begin, controller.name)
    made = Failure([], [], [])
    first = int(loop.parameters.first[0])
    for _ in range(frames):
        made.states.append(loop.state)
        if not loop.frames(1):
            break
        made.targets.append(loop.memory.angle[0, : loop.joints] + loop.memory.offset[0, : loop.joints])
        made.nearest.append(int(loop.memory.neighbour[0]) - first)
    return made


def refined(team: Team, controller: Controller, seed: int) -> Controller:
    """A stationary controller with trajectories added until it holds from all validation starts, or nothing helps.

    Args:
        team: Bodies.
        controller: The controller.
        seed: Of the validation starts.

    Returns:
        The controller, with what helped.
    """
    begins, added, tried = starts(controller, seed), 0, 0
    loop = Loop(team.character, [controller])
    score = held_frames(loop, controller, begins)
    passed_over: set[int] = set()  # starts from which no trajectory helped, until another one was added
    while tried < ROUNDS and (
        failing := [k for k, frames in enumerate(score) if frames < HELD and k not in passed_over]
    ):
        worst = min(failing, key=lambda k: score[k])
        run = failure(loop, controller, begins[worst], score[worst] + 2)
        better = False
        for back in BACK:
            at = max(0, len(run.nearest) - 1 - back)
            tried += 1
            made = along(team, onwards(controller, run.nearest[at]), run.states[at], run.targets[at])
            if made.fell:
                continue
            longer = controller.with_more(team, [made])
            trial = Loop(team.character, [longer])
            found = held_frames(trial, longer, begins)
            if sum(found) > sum(score):
                controller, loop, score, better, added = longer, trial, found, True, added + 1
                break
        passed_over = set() if better else passed_over | {worst}
    return controller if not added else controller.with_more(team, [], f"{added} added by refinement")


def onwards(controller: Controller, sample: int, frames: int = 36 + WINDOW) -> Reference:
    """The motion that follows a sample: its trajectory to the end, then from the begin again."""
    for each in controller.trajectories:
        if sample < len(each):
            made: Reference = Reference(each.states, each.curves)[sample:]
            whole = Reference(each.states, each.curves)
            if len(made) <= CLOSING:
                made = whole[len(whole) - CLOSING - 1 :]
            while len(made) < frames:
                made = blended(made, whole, CLOSING)
            return made[:frames]
        sample -= len(each)
    raise IndexError(sample)
