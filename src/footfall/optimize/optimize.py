"""`footfall optimize`: a walk for an objective, a body, a speed and a ground, over easier grounds where needed."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

import tomlkit

from .. import __version__, systems
from ..characters import BodyShape
from ..characters.constants import GRAVITY
from ..control.skill import Skill
from ..errors import BadInput
from ..physics import scene as scenes
from ..physics.scene import Scene
from ..trials import Trial
from ..trials import run as run_trial
from . import campaign, checkpoint
from . import space as spaces
from .campaign import SearchProgress, SearchSettings
from .checkpoint import Checkpoint
from .job import Job
from .objective_file import ObjectiveFile, SearchStage
from .walking import leg_length

SLOPE_STEP_DEG, FRICTION_STEP = 3.0, 0.25  # between one intermediate ground and the next [deg], [-]
DEFAULT_FRICTION = 0.8  # of a scene that gives none
MAX_FROUDE = 1.0  # v²/(g l): above it the stance leg would leave the ground; people change to a run at half of it
MIN_BUDGET_SECONDS = 20.0  # a smaller budget does not suffice for one generation [s]
SLOPE_START_X = -20.0  # a slope begins behind the start, so that the whole walk is on it [m]
LATER_SPREAD = 0.05  # largest first spread of the searches after the first, as a fraction of each range


@dataclass(frozen=True)
class Target:
    """What the walk should be like.

    Attributes:
        file: The objective.
        speed: Forward speed [m/s]; free if None.
        step_length: Step length [m]; free if None.
        shape: Body; the skill's own if None.
        slope: Slope of the ground [deg], uphill positive.
        friction: Friction coefficient of the ground.
    """

    file: ObjectiveFile
    speed: float | None = None
    step_length: float | None = None
    shape: BodyShape | None = None
    slope: float | None = None
    friction: float | None = None


@dataclass(frozen=True)
class OptimizedWalk:
    """The result of a search: its job, its final state, its target, and whether it was stopped early."""

    job: Job
    progress: SearchProgress
    target: Target
    stopped: bool


def check(skill: Skill, target: Target, settings: SearchSettings) -> None:
    """Raise `BadInput` for a target that cannot be reached, before a long search begins."""
    if skill.character.planar:
        raise BadInput(f"{skill.id} is a planar skill; the objective is about 3D bodies")
    if settings.seconds < MIN_BUDGET_SECONDS:
        raise BadInput(
            f"a budget of {settings.seconds:g} s cannot try anything; expected at least {MIN_BUDGET_SECONDS:g} s"
        )
    leg = leg_length(reshaped(skill, target).character)
    fastest = (MAX_FROUDE * GRAVITY * leg) ** 0.5
    if target.speed is not None and not 0.05 <= target.speed <= fastest:
        raise BadInput(
            f"no body with legs of {leg:.2f} m walks at {target.speed:g} m/s; expected 0.05 to {fastest:.1f} m/s"
        )
    if target.step_length is not None and not 0.05 <= target.step_length <= 2.0 * leg:
        raise BadInput(
            f"legs of {leg:.2f} m do not make steps of {target.step_length:g} m; expected 0.05 to {2.0 * leg:.2f} m"
        )
    for name, value in (("slope", target.slope), ("friction", target.friction)):
        if value is not None and not math.isfinite(value):
            raise BadInput(f"a {name} of {value} cannot be used; expected a number")
    if target.slope is not None and (target.friction is not None or skill.scene.friction is not None):
        raise BadInput("a slope and a friction together cannot be asked for yet; give one of them")
    if target.friction is not None and not skill.scene.flat:
        raise BadInput(f"{skill.id} is made for {skill.scene.name}; a friction can be asked for on flat ground only")


def reshaped(skill: Skill, target: Target) -> Skill:
    """The skill on the body of the target."""
    if target.shape is None:
        return skill
    space = spaces.with_shape(spaces.read(skill), target.shape)
    return space.skill(space.start)


def intermediate_scenes(target: Target, start: Scene) -> list[Scene | None]:
    """The grounds from the present one to the target's, each a little harder; `None` stands for the skill's own."""
    if target.slope is not None:
        here = 0.0
        if start.name.startswith("slope:"):
            here = float(start.name.removeprefix("slope:").partition(",")[0])
        steps = max(1, round(abs(target.slope - here) / SLOPE_STEP_DEG))
        return [_slope(here + (target.slope - here) * (k + 1) / steps) for k in range(steps)]
    if target.friction is not None:
        here = start.friction if start.friction is not None else DEFAULT_FRICTION
        steps = max(1, round(abs(target.friction - here) / FRICTION_STEP))
        return [scenes.flat(round(here + (target.friction - here) * (k + 1) / steps, 4)) for k in range(steps)]
    return [None]


def _slope(degrees: float) -> Scene:
    return scenes.slope(degrees, SLOPE_START_X) if abs(degrees) > 1e-9 else scenes.flat()


def run(
    skill: Skill,
    target: Target,
    settings: SearchSettings,
    executor: Executor,
    folder: Path,
    resume: bool = False,
    progress: Callable[[SearchProgress, Scene | None], None] = lambda state, ground: None,
    judge: Executor | None = None,
) -> OptimizedWalk:
    """Search on every intermediate ground in turn, each search from the result of the one before.

    Args:
        skill: A 3D skill with tunable parameters; the search starts from its values.
        target: Objective, speed, step length, body and ground.
        settings: Budget, population and seed.
        executor: Evaluates the candidates (`executor.local()`, `executor.cluster(address)`, or any other).
        folder: Where checkpoints are written.
        resume: Whether to continue from the checkpoint in the folder.
        progress: Called after every generation with the state of the search and its ground.
        judge: Compares the final candidates; `executor` if None.

    Returns:
        The best walk found; on Ctrl-C the best so far.
    """
    check(skill, target, settings)
    if target.speed is None and target.file.keeps_speed:
        target = replace(target, speed=own_speed(reshaped(skill, target), target.file.seconds))
    space = spaces.with_initial_speed(spaces.read(skill), _initial_speed(skill, target))
    grounds = intermediate_scenes(target, skill.scene)
    if target.shape is not None:
        space = spaces.with_shape(space, target.shape)
    systems.controller(skill)  # a skill that cannot be simulated is refused before the search
    arrays = skill.arrays() or None
    per_ground = _divided(settings, len(grounds))
    found: OptimizedWalk | None = None
    for k, ground in enumerate(grounds):
        file = target.file if k == 0 else replace(target.file, stages=_later_stages(target.file.stages))
        job = Job(space, file, target.speed, target.step_length, target.shape, ground, arrays)
        place = folder if len(grounds) == 1 else folder / f"ground-{k + 1}"
        known = _checkpoint(job, settings, place, resume, required=k == 0)
        ended: list[bool] = []
        state = campaign.run(
            job,
            per_ground,
            executor,
            known,
            save=lambda known, place=place: known.write(place),
            progress=lambda state, ground=ground: progress(state, ground),
            ended=ended.append,
            judge=judge,
        )
        before, found = found, OptimizedWalk(job, state, target, bool(ended))
        if found.stopped and not state.total and before is not None:
            found = replace(before, stopped=True)  # nothing was found on this ground yet
        if found.stopped:
            break
        space = spaces.with_start(space, state.point)
    assert found is not None
    return found


def _divided(settings: SearchSettings, parts: int) -> SearchSettings:
    """The settings of one of several searches that have the budget together."""
    return replace(
        settings,
        seconds=settings.seconds / parts,
        generations=None if settings.generations is None else max(1, settings.generations // parts),
    )


def _checkpoint(job: Job, settings: SearchSettings, folder: Path, resume: bool, required: bool) -> Checkpoint:
    """The checkpoint to resume from, or an empty one; raises where a required one is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    identity = checkpoint.identity(job, __version__, seed=settings.seed, population=settings.population)
    if resume and (required or (folder / checkpoint.NAME).is_file()):
        return checkpoint.read(folder, identity)
    return Checkpoint(identity)


def _initial_speed(skill: Skill, target: Target) -> float:
    """Speed at which a trial begins [m/s]: the target's, else the one of the same Froude number on the new body."""
    present = skill.start.velocity[0]
    if target.speed is not None:
        return target.speed
    if target.shape is None:
        return present
    before, after = skill.character, reshaped(skill, target).character
    return round(present * (after.root_height / before.root_height) ** 0.5, 4)


def own_speed(skill: Skill, seconds: float) -> float:
    """Mean forward speed of a skill as it is [m/s]; raises `BadInput` if it falls."""
    rollout = run_trial(Trial(skill, seconds, 2e-3, record_every=0.01))
    if rollout.ending.kind != "time_up":
        raise BadInput(f"{skill.id} falls after {rollout.ending.time:.1f} s, so it has no speed to keep; give --speed")
    late = rollout.after(0.3 * seconds)
    x, time = rollout["com_x"][late], rollout.time[late]
    return round(float((x[-1] - x[0]) / (time[-1] - time[0])), 3)


def _later_stages(stages: tuple[SearchStage, ...]) -> tuple[SearchStage, ...]:
    """The stages of a search that starts near a good walk: the last two only, with a smaller spread."""
    return tuple(replace(stage, spread=min(stage.spread, LATER_SPREAD)) for stage in stages[-2:])


def document(found: OptimizedWalk, name: str) -> str:
    """The text of a skill file with the best parameters found.

    Args:
        found: The result of `run`.
        name: Id of the new skill.
    """
    job = found.job
    new = job.space.written(found.progress.point)
    new["id"] = name
    new["origin"] = "tuned"
    new.pop("evidence", None)  # measured with the old parameters
    measured = found.progress.best.terms.get("speed")
    if job.speed is not None:
        new["speed"] = job.speed
    elif measured is not None:
        new["speed"] = round(measured, 2)
    if job.scene is not None:
        new["scene"] = job.scene.name if job.scene.friction is None else f"flat:{job.scene.friction:g}"
    return tomlkit.dumps(new)
