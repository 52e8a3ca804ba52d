"""One task of a search as plain data, so that threads, processes and other machines all do the same work.

A `Job` is what all tasks of a search share; a `Task` adds a point and the plan of its generation. `scored` needs
nothing else, so a cluster's worker gives the same number as a thread here.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from ..characters import BodyShape
from ..control.skill import Skill
from ..errors import FootfallError
from ..physics.scene import Scene
from .natural import Natural
from .objective_file import ObjectiveFile
from .search import HOPELESS, Score
from .space import Space


@dataclass(frozen=True)
class Job:
    """The file that is searched, what it is judged by, and on which body and ground."""

    space: Space
    file: ObjectiveFile
    speed: float | None = None  # [m/s]
    step_length: float | None = None  # [m]
    shape: BodyShape | None = None  # as it stands in the file of `space`; None where none was asked for
    scene: Scene | None = None
    arrays: dict[str, np.ndarray] | None = field(default=None, compare=False)  # beside the file, if it has any

    def skill(self, point: np.ndarray) -> Skill:
        """The skill with the numbers of a point, on the job's body and ground."""
        skill = self.space.skill(point)
        if self.scene is not None:
            skill = replace(skill, scene=self.scene)
        return skill if self.arrays is None else replace(skill, held=self.arrays)

    def objective(self, dt: float, seed: int, level: float, factors: dict[str, float]) -> Natural:
        """The scoring of one stage."""
        return Natural(self.file, self.speed, self.step_length, self.scene, dt, seed, level, factors)


@dataclass(frozen=True)
class Task:
    """A point to be scored."""

    job: Job
    point: tuple[float, ...]
    plan: Any
    dt: float
    factors: dict[str, float]


def scored(task: Task) -> Score:
    """The score of a task's point; a point that is not even a valid skill is hopeless."""
    try:
        return strictly_scored(task)
    except FootfallError:
        return Score(HOPELESS)


def strictly_scored(task: Task) -> Score:
    """The same, but what is wrong with the point is said."""
    objective = task.job.objective(task.dt, 0, 0.0, task.factors)
    return objective.score(task.job.skill(np.array(task.point)), task.plan)
