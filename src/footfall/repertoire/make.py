"""The chain from clips to a repertoire: rectify, learn, refine, join."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np

from .. import parallel
from ..characters import Character
from ..errors import BadInput
from ..systems.repertoire.table import Setting
from . import acts, cyclic, files, kept, refine, spatial_standing, stationary, transitions
from .along import Reference, Team
from .clips import Library
from .recipe import (
    ASTRAY,
    ASTRAY_PATIENCE,
    LOST,
    NEAR,
    NEAR_STAND,
    ORDER,
    PATIENCE,
    SPATIAL_NEAR,
    SPATIAL_NEAR_STAND,
    WEIGHTS,
    Gait,
    K,
    Recipe,
    Single,
)
from .samples import Controller
from .transitions import Ends

BETWEEN = 1.0  # by which a speed must differ from two others to be between them [m/s]


@dataclass
class Made:
    """A repertoire in the making.

    Attributes:
        character: The body.
        recipe: What it is made of.
        controllers: By name, in order.
        steady: The motion into which each stationary controller settles.
        seconds: How long it took [s].
        missing: Why a controller of the recipe could not be learned, in space, by name.
    """

    character: Character
    recipe: Recipe
    controllers: dict[str, Controller] = field(default_factory=dict)
    steady: dict[str, Reference] = field(default_factory=dict)
    seconds: float = 0.0
    missing: dict[str, str] = field(default_factory=dict)

    @property
    def behaviours(self) -> dict[str, str]:
        """The controller of each word that can be asked for."""
        return {word: name for word, name in self.recipe.behaviours().items() if name in self.controllers}

    def ends(self, source: str, target: str) -> Ends:
        """Between which a transition leads."""
        before, after = self.steady[source], self.steady[target]
        spans = self._period(source), self._period(target)
        return Ends(
            self.controllers[source], self.controllers[target], before, after, spans, self._between(before, after)
        )

    def _period(self, name: str) -> int:
        """Frames of a cycle of a stationary controller: in space those of the cycle it is made of."""
        found = transitions.period(self.steady[name])
        return found if self.character.planar or found == 1 else len(self.controllers[name].trajectories[0])

    def _between(self, before: Reference, after: Reference) -> Reference | None:
        """The steady motion of the first gait whose speed is well between two others."""
        low, high = sorted(transitions.mean_speed(each) for each in (before, after))
        speeds = ((transitions.mean_speed(each), each) for each in self.steady.values())
        return next((each for speed, each in speeds if low + BETWEEN < speed < high - BETWEEN), None)

    def document(self, name: str, plan: str = "stand") -> str:
        """The text of its skill file."""
        return files.document(name, self.character, list(self.controllers.values()), self.behaviours, plan)

    def write(self, place: Path) -> None:
        """Write the skill folder."""
        files.write(place, self.document(place.name), list(self.controllers.values()))


def make(
    folder: Path,
    character: Character,
    recipe: Recipe,
    seed: int = 1,
    workers: int | None = None,
    progress: parallel.Progress = parallel.no_progress,
    keep: Path | None = None,
) -> Made:
    """Make a repertoire from a folder of clips.

    Args:
        folder: With the clips of the recipe.
        character: A planar body with servos, or a body in space.
        recipe: Which clips.
        seed: Of all searches.
        workers: Threads; one per core if None.
        progress: Progress callback.
        keep: Folder in which finished controllers are kept (`kept.py`); those of an earlier run are not made again.

    Returns:
        The controllers.

    Raises:
        BadInput: A clip is missing or cannot be used, or a controller cannot be made.
    """
    made = Made(character, recipe)
    with Team(character, workers or parallel.cores()) as team:
        library = Library(folder, team, seed)
        library.check(recipe.clips())
        finished = kept.Kept(keep, kept.identity(character, recipe, seed, library.paths) if keep else "")
        stages = list(_stages(team, library, made, seed))
        for number, (name, work) in enumerate(stages):
            progress(number, len(stages), name)
            _stage(made, finished, number, name, work)
    return made


def _stages(team: Team, library: Library, made: Made, seed: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """What is learned one after the other: the name of the first controller, and what learns it."""
    recipe = made.recipe
    yield recipe.stand, partial(_stand, team, library, made)
    for gait in recipe.gaits:
        yield gait.name, partial(_gait, team, library, made, gait, seed)
    for gait in recipe.gaits:
        both = (gait.start, recipe.stand, gait.name, gait.starts), (gait.stop, gait.name, recipe.stand, gait.stops)
        for name, first, second, clips in both if gait.start else ():
            yield name, partial(_join, team, library, made, name, first, second, gait, seed, clips)
    for name, first, second in recipe.changes:
        yield name, partial(_join, team, library, made, name, first, second, None, seed, ())
    yield from _acts(team, library, made, seed)


def _stage(made: Made, finished: kept.Kept, number: int, name: str, work: Callable[[], None]) -> None:
    """Take what an earlier run has finished, else learn it and keep it."""
    known = finished.known(number, name)
    if known is None:
        before, begun = set(made.controllers), time.monotonic()
        _attempt(made, name, work)
        more = [each for of, each in made.controllers.items() if of not in before]
        seconds = time.monotonic() - begun
        made.seconds += seconds
        finished.add(number, name, more, made.missing.get(name, ""), seconds)
        return
    controllers, missing, seconds = known
    made.seconds += seconds
    if missing:
        _left_out(made, name, missing)
    for each in controllers:
        made.controllers[each.name] = each
        if not each.setting.then:
            calm = replace(each, setting=replace(each.setting, rescue="", lost=1e6))
            made.steady[each.name] = stationary.steady(made.character, calm)


def _gait(team: Team, library: Library, made: Made, gait: Gait, seed: int) -> None:
    """A gait and its steady motion."""
    planar = made.character.planar
    setting = Setting(gait.k, gait.weights, near=NEAR if planar else SPATIAL_NEAR)
    learned = stationary.gait if planar else cyclic.gait
    plain = learned(team, library, gait.clips, gait.trim, gait.name, setting)
    _keep(made, refine.refined(team, plain, seed))


def _keep(made: Made, controller: Controller) -> None:
    """Keep a stationary controller with its steady motion."""
    made.controllers[controller.name] = controller
    made.steady[controller.name] = stationary.steady(made.character, controller)


def _acts(team: Team, library: Library, made: Made, seed: int) -> Iterator[tuple[str, Callable[[], None]]]:
    """The acts of the recipe: the name of the first controller of each, and what learns it."""
    recipe = made.recipe
    if recipe.jump is not None:
        yield recipe.jump.names[0], partial(_jump, team, library, made)
    for single in recipe.singles:
        yield single.names[0], partial(_single, team, library, made, single)
    if recipe.balance is not None:
        yield recipe.balance.names[0], partial(_balance, team, library, made, seed)


def _attempt(made: Made, name: str, work: Callable[[], None]) -> None:
    """Learn a controller; in space, a transition or an act that cannot be learned is left out."""
    try:
        work()
    except BadInput as error:
        if made.character.planar or name in (made.recipe.stand, *(gait.name for gait in made.recipe.gaits)):
            raise
        _left_out(made, name, str(error))


def _left_out(made: Made, name: str, why: str) -> None:
    """Note that a transition or an act could not be learned; standing then does without it."""
    made.missing[name] = why
    stand = made.controllers[made.recipe.stand]
    if stand.setting.rescue == name:
        made.controllers[stand.name] = replace(stand, setting=replace(stand.setting, rescue="", lost=1e6))


def _stand(team: Team, library: Library, made: Made) -> None:
    recipe = made.recipe
    rescue = recipe.balance.names[0] if recipe.balance else ""
    learned, near = stationary.standing, NEAR_STAND
    if not made.character.planar:
        learned, near = spatial_standing.standing, SPATIAL_NEAR_STAND
    plain = learned(team, library.pose(recipe.pose), recipe.stand, Setting(K, WEIGHTS, near=near))
    made.steady[recipe.stand] = stationary.steady(made.character, plain)
    alert = Setting(K, WEIGHTS, near=near, rescue=rescue, lost=LOST if rescue else 1e6, patience=PATIENCE)
    made.controllers[recipe.stand] = Controller(
        recipe.stand, alert, plain.trajectories, plain.made_from, plain.features
    )


def _join(
    team: Team, library: Library, made: Made, name: str, source: str, target: str,
    gait: Gait | None, seed: int, clips: tuple[str, ...],
) -> None:  # fmt: skip
    """A transition between two stationary controllers."""
    k, weights = (gait.k, gait.weights) if gait else (K, WEIGHTS)
    near = NEAR if made.character.planar else SPATIAL_NEAR
    empty = Controller(name, Setting(k, weights, near, then=target, source=source, order=ORDER))
    ends = made.ends(source, target)
    recorded = [piece for clip in clips if (piece := fitting(library.motion(clip)[0], ends)) is not None]
    learned = transitions.transition(team, ends, empty, recorded, seed)
    made.controllers[name] = relieved(learned, source, target, made.recipe.stand) if made.character.planar else learned


def relieved(learned: Controller, source: str, target: str, stand: str) -> Controller:
    """A transition that a gait relieves where the state is not known, as after a push: an involuntary edge of Figure 5.

    Gaits have more samples than transitions. A start hands over to its gait early, others return to the gait before.
    """
    gait = target if source == stand else source
    setting = replace(learned.setting, rescue=gait, lost=ASTRAY, patience=ASTRAY_PATIENCE)
    return replace(learned, setting=setting)


def fitting(clip: Reference, ends: Ends, share: float = 0.9) -> Reference | None:
    """The part of a recorded start or stop between standing and the speed of the gait; None where there is none."""
    speed = clip.states[:, clip.states.shape[1] // 2]
    before, after = transitions.mean_speed(ends.before), transitions.mean_speed(ends.after)
    fast = share * max(abs(before), abs(after))
    rows = np.flatnonzero(np.abs(speed) >= fast)
    if not len(rows):
        return None
    part = clip[: int(rows[0])] if abs(after) > abs(before) else clip[int(rows[-1]) :]
    return Reference(part.states, part.curves) if len(part) >= 20 else None


def _single(team: Team, library: Library, made: Made, act: Single) -> None:
    stand = made.recipe.stand
    piece = library.motion(act.clip)[0][slice(*act.frames)]
    empty = [Controller(n, s) for n, s in zip(act.names, act.settings(stand), strict=True)]
    for each in acts.single(team, made.controllers[stand], made.steady[stand], piece, act.clip, empty):
        made.controllers[each.name] = each


def _jump(team: Team, library: Library, made: Made) -> None:
    act, stand = made.recipe.jump, made.recipe.stand
    assert act is not None
    empty = [Controller(n, s) for n, s in zip(act.names, act.settings(stand, stand), strict=True)]
    clips = [library.motion(clip)[0] for clip in act.clips]
    for each in acts.jump(team, made.controllers[stand], made.steady[stand], clips, empty):
        made.controllers[each.name] = each


def _balance(team: Team, library: Library, made: Made, seed: int) -> None:
    act, stand = made.recipe.balance, made.recipe.stand
    assert act is not None
    empty = [Controller(n, s) for n, s in zip(act.names, act.settings("", stand), strict=True)]
    clip = library.motion(act.clips[0])[0]
    out, back = clip[slice(*act.out)], clip[slice(*act.back)]
    sizes = [*act.impulses, *(-each for each in act.impulses)]
    for each in acts.balance(team, made.controllers[stand], made.steady[stand], out, back, sizes, empty, seed):
        made.controllers[each.name] = each
