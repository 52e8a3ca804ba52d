"""A gait in space that repeats its own samples: the cycle into which closed loop settles becomes the training data.

A tracked cycle ends almost where it began. Its controller settles into another cycle near it, or into none, and two
tracked cycles are averaged into a third. Samples that closed loop itself repeats leave no difference to correct.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..errors import BadInput
from .along import WINDOW, Reference, Team, Trajectory
from .loop import Loop
from .refine import held_frames, starts
from .samples import Controller
from .stationary import steady
from .tracking import Path, deviation, feedback

STARTS, HELD = 6, 1800  # from which a cycle is judged, and frames for which it should hold
ROUNDS = 3  # in which the settled cycle replaces the samples at most


@dataclass(frozen=True, eq=False)
class Judged:
    """A controller of one cycle.

    Attributes:
        controller: With one trajectory.
        steady: The motion into which it settles.
        apart: How far the ends of a cycle are apart at each frame of it, in deviations of `tracking.py` [frame].
        held: Frames for which it holds, of all starts.
    """

    controller: Controller
    steady: Reference
    apart: np.ndarray
    held: int

    @property
    def score(self) -> tuple[int, float]:
        """Better is more."""
        return self.held, -float(np.median(self.apart))


def repeating(team: Team, motion: Reference, period: int) -> np.ndarray:
    """How far a motion is from itself one period later, where a window follows, in deviations of `tracking.py`."""
    free, last = motion.chart.free, len(motion) - period - WINDOW
    away = (motion.states[period : period + last] - motion.states[:last])[:, free:]
    return deviation(team.character, away)


def judged(team: Team, empty: Controller, cycle: Trajectory) -> Judged | None:
    """The controller of a cycle in closed loop; None where it falls from every start."""
    controller = empty.with_more(team, [cycle])
    try:
        motion = steady(team.character, controller)
    except BadInput:
        return None
    begins = starts(controller, 1, STARTS)
    held = sum(held_frames(Loop(team.character, [controller]), controller, begins, HELD))
    return Judged(controller, motion, repeating(team, motion, len(cycle)), held)


def own_cycle(team: Team, found: Judged) -> Trajectory:
    """The cycle of closed loop whose ends are closest, with gains about it."""
    frames, first = len(found.controller.trajectories[0]), int(np.argmin(found.apart))
    part = found.steady[first : first + frames + WINDOW]  # gains look ahead
    still = np.zeros((len(part) + 1, len(team.character.joints)))
    gains = feedback(team.problem(Reference(part.states, part.curves)), Path(part.states, still))
    return Trajectory(part.states[: frames + 1], part.curves[:frames], gains[:frames])


def settled(team: Team, empty: Controller, cycles: Sequence[Trajectory]) -> Controller | None:
    """The controller of the cycle that holds longest and repeats itself best.

    Args:
        team: Bodies in space.
        empty: Its name and numbers.
        cycles: Tracked cycles; each is tried alone.

    Returns:
        A controller of one cycle; None where all fall from every start.
    """
    found = [each for cycle in cycles if (each := judged(team, empty, cycle)) is not None]
    if not found:
        return None
    best = max(found, key=lambda each: each.score)
    for _ in range(ROUNDS):
        better = judged(team, empty, own_cycle(team, best))
        if better is None or better.score <= best.score:
            break
        best = better
    return replace(best.controller, made_from=empty.made_from)
