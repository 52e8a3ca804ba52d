"""One evaluation of a search as plain data, so that threads, processes and other machines give the same score.

A `Job` is what all tasks of a search share; a `Task` adds a point and the plan of its generation. `scored` needs
nothing else, so a worker of a cluster computes the same number as a local thread.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..characters import BodyShape
from ..control.skill import Skill
from ..errors import FootfallError
from ..physics.scene import Scene
from ..trials.idle import Idle
from .natural import WalkingObjective
from .objective_file import ObjectiveFile
from .search import INVALID_SCORE, Score
from .space import Space


@dataclass(frozen=True)
class Job:
    """The skill file whose parameters are searched, the objective, the body and the ground."""

    space: Space
    file: ObjectiveFile
    speed: float | None = None  # [m/s]
    step_length: float | None = None  # [m]
    shape: BodyShape | None = None  # as in the file of `space`; None where none was asked for
    scene: Scene | None = None
    arrays: dict[str, np.ndarray] | None = field(default=None, compare=False)  # beside the file, if it has any
    idle: Idle = field(default_factory=Idle, compare=False, repr=False)  # simulations of earlier candidates

    def skill(self, point: np.ndarray) -> Skill:
        """The skill with the parameters of a point, on the job's body and ground."""
        skill = self.space.skill(point)
        if self.scene is not None:
            skill = replace(skill, scene=self.scene)
        return skill if self.arrays is None else replace(skill, held=self.arrays)

    def objective(self, dt: float, seed: int, level: float, factors: dict[str, float]) -> WalkingObjective:
        """The objective of one stage."""
        found = WalkingObjective(self.file, self.speed, self.step_length, self.scene, dt, seed, level, factors)
        return replace(found, idle=self.idle)


@dataclass(frozen=True)
class Task:
    """A point to evaluate."""

    job: Job
    point: tuple[float, ...]
    plan: Any
    dt: float
    factors: dict[str, float]


def scored(task: Task) -> Score:
    """The score of a task's point; `INVALID_SCORE` if it is not a valid skill."""
    try:
        return scored_or_raise(task)
    except FootfallError:
        return Score(INVALID_SCORE)


def scored_or_raise(task: Task) -> Score:
    """The same, but an invalid skill raises its error."""
    objective = task.job.objective(task.dt, 0, 0.0, task.factors)
    return objective.score(task.job.skill(np.array(task.point)), task.plan)
