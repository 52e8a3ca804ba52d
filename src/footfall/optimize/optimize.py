"""`footfall optimize`: a walk for an objective, a body, a speed and a ground, by way of easier ones where needed."""

from __future__ import annotations

import math
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

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
from .campaign import Plan, Progress
from .checkpoint import Checkpoint
from .job import Job
from .objective_file import ObjectiveFile, Stage

STEEPER, SLICKER = 3.0, 0.25  # from one walker to the next [deg], [-]
FASTEST = 1.0  # v²/(g l): beyond it a straight leg leaves the ground; people go over to a run at half of it
LEAST = 20.0  # a smaller budget cannot try anything [s]
ON_SLOPE = -20.0  # where a slope begins, so that a walk begins on it and has far to go [m]


@dataclass(frozen=True)
class Wish:
    """What is asked for."""

    file: ObjectiveFile
    speed: float | None = None  # [m/s]
    step_length: float | None = None  # [m]
    shape: BodyShape | None = None
    slope: float | None = None  # [deg], uphill positive
    friction: float | None = None


@dataclass(frozen=True)
class Found:
    """One walker: the search it came from, and how that went."""

    job: Job
    progress: Progress
    wish: Wish
    stopped: bool


def check(skill: Skill, wish: Wish, plan: Plan) -> None:
    """Refuse what cannot work before long work begins."""
    if skill.character.planar:
        raise BadInput(f"{skill.id} is a planar skill; the objective is about 3D bodies")
    if plan.seconds < LEAST:
        raise BadInput(f"a budget of {plan.seconds:g} s cannot try anything; expected at least {LEAST:g} s")
    body = begun(skill, wish).character
    leg = -sum(body.link(f"left_{part}").offset[2] for part in ("shank", "foot"))
    most = (FASTEST * GRAVITY * leg) ** 0.5
    if wish.speed is not None and not 0.05 <= wish.speed <= most:
        raise BadInput(f"nobody with legs of {leg:.2f} m walks at {wish.speed:g} m/s; expected 0.05 to {most:.1f} m/s")
    if wish.step_length is not None and not 0.05 <= wish.step_length <= 2.0 * leg:
        raise BadInput(
            f"legs of {leg:.2f} m do not make steps of {wish.step_length:g} m; expected 0.05 to {2.0 * leg:.2f} m"
        )
    for name, value in (("slope", wish.slope), ("friction", wish.friction)):
        if value is not None and not math.isfinite(value):
            raise BadInput(f"a {name} of {value} cannot be used; expected a number")
    if wish.slope is not None and (wish.friction is not None or skill.scene.friction is not None):
        raise BadInput("a slope and a friction together cannot be asked for yet; give one of them")
    if wish.friction is not None and not skill.scene.flat:
        raise BadInput(f"{skill.id} is made for {skill.scene.name}; a friction can be asked for on flat ground only")


def begun(skill: Skill, wish: Wish) -> Skill:
    """The skill as a search begins with it: on the body that was asked for."""
    if wish.shape is None:
        return skill
    space = spaces.shaped(spaces.read(skill), wish.shape)
    return space.skill(space.start)


def way(wish: Wish, start: Scene) -> list[Scene | None]:
    """The grounds on the way to the wished one, each a little harder than the last; `None` is the skill's own."""
    if wish.slope is not None:
        here = 0.0
        if start.name.startswith("slope:"):
            here = float(start.name.removeprefix("slope:").partition(",")[0])
        steps = max(1, round(abs(wish.slope - here) / STEEPER))
        return [_sloping(here + (wish.slope - here) * (k + 1) / steps) for k in range(steps)]
    if wish.friction is not None:
        here = start.friction if start.friction is not None else 0.8
        steps = max(1, round(abs(wish.friction - here) / SLICKER))
        return [scenes.flat(round(here + (wish.friction - here) * (k + 1) / steps, 4)) for k in range(steps)]
    return [None]


def _sloping(degrees: float) -> Scene:
    return scenes.slope(degrees, ON_SLOPE) if abs(degrees) > 1e-9 else scenes.flat()


def run(
    skill: Skill,
    wish: Wish,
    plan: Plan,
    executor: Executor,
    folder: Path,
    resume: bool = False,
    tell: Any = lambda progress, ground: None,
) -> Found:
    """Search on every ground of the way in turn, each from where the last one ended."""
    check(skill, wish, plan)
    if wish.speed is None and wish.file.keeps_speed:
        wish = replace(wish, speed=own_speed(begun(skill, wish), wish.file.seconds))
    space, grounds = spaces.entered(spaces.read(skill), _entry_speed(skill, wish)), way(wish, skill.scene)
    if wish.shape is not None:
        space = spaces.shaped(space, wish.shape)
    systems.controller(skill)
    arrays = skill.arrays() or None
    fraction = replace(
        plan,
        seconds=plan.seconds / len(grounds),
        generations=None if plan.generations is None else max(1, plan.generations // len(grounds)),
    )
    found: Found | None = None
    for k, ground in enumerate(grounds):
        file = wish.file if k == 0 else replace(wish.file, stages=_later(wish.file.stages))
        job = Job(space, file, wish.speed, wish.step_length, wish.shape, ground, arrays)
        place = folder if len(grounds) == 1 else folder / f"ground-{k + 1}"
        place.mkdir(parents=True, exist_ok=True)
        identity = checkpoint.identity(job, __version__, seed=plan.seed, population=plan.population)
        again = resume and (place / checkpoint.NAME).is_file()
        if resume and k == 0 and not again:
            checkpoint.read(place, identity)  # says what is missing
        kept = checkpoint.read(place, identity) if again else Checkpoint(identity)
        ended: list[bool] = []
        progress = campaign.run(
            *(job, fraction, executor, kept, lambda kept, place=place: kept.write(place)),
            lambda progress, ground=ground: tell(progress, ground),
            ended.append,
        )
        before, found = found, Found(job, progress, wish, bool(ended))
        if found.stopped and not progress.total and before is not None:
            found = replace(before, stopped=True)  # nothing was found on this ground yet
        if found.stopped:
            break
        space = spaces.moved(space, progress.point)
    assert found is not None
    return found


def _entry_speed(skill: Skill, wish: Wish) -> float:
    """How fast a walk begins: as was asked for, else at the same v²/(g l) as before, so longer legs faster."""
    begins = skill.start.velocity[0]
    if wish.speed is not None:
        return wish.speed
    if wish.shape is None:
        return begins
    before, after = skill.character, begun(skill, wish).character
    return round(begins * (after.root_height / before.root_height) ** 0.5, 4)


def own_speed(skill: Skill, seconds: float) -> float:
    """How fast it walks as it is [m/s]."""
    rollout = run_trial(Trial(skill, seconds, 2e-3, record_every=0.01))
    if rollout.ending.kind != "time_up":
        raise BadInput(f"{skill.id} falls after {rollout.ending.time:.1f} s, so it has no speed to keep; give --speed")
    late = rollout.after(0.3 * seconds)
    x, time = rollout["com_x"][late], rollout.time[late]
    return round(float((x[-1] - x[0]) / (time[-1] - time[0])), 3)


def _later(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """The stages of a walker that begins as a neighbour of a good one: the last ones only, not so wide."""
    return tuple(replace(stage, spread=min(stage.spread, 0.05)) for stage in stages[-2:])


def document(found: Found, name: str) -> str:
    """The walker as a skill file."""
    job = found.job
    new = job.space.written(found.progress.point)
    new["id"] = name
    new["origin"] = "tuned"
    new.pop("evidence", None)  # measured on the old numbers
    went = found.progress.best.terms.get("speed")
    if job.speed is not None:
        new["speed"] = job.speed
    elif went is not None:  # the speed it prefers
        new["speed"] = round(went, 2)
    if job.scene is not None:
        new["scene"] = job.scene.name if job.scene.friction is None else f"flat:{job.scene.friction:g}"
    return tomlkit.dumps(new)
