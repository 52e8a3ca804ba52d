"""Rectify several clips, one after the other; finished ones are kept, so that a run can be interrupted and resumed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from threading import Event
from typing import Any

from .. import __version__, characters, parallel
from ..characters import Character
from ..errors import FootfallError
from ..evaluate import report
from ..evaluate.clips import clips as reading
from ..evaluate.clips.clips import Clip
from ..physics.scene import Scene
from . import files
from .planar import rectify as rectify_planar
from .planar.player import DT as PLANAR_DT
from .planar.reference import check_body
from .result import Rectified, shortcoming
from .settings import Settings
from .spatial import rectify as rectify_spatial
from .spatial.rectify import DT as SPATIAL_DT

PROGRESS = ".progress.npz"
OWN, OWN_MASS = "own", 75.0  # a body made from the skeleton of each clip, and its mass [kg]
Rectifier = Callable[[Clip, Character, Settings, Path | None, Callable[[int, int], None], Event | None], Rectified]
"""Makes one clip physical: clip, body, settings, file of its progress, progress callback, and an end from outside."""


@dataclass
class Done:
    """What became of several clips.

    Attributes:
        rows: Figures of each clip by its name (`result.Figures.row`).
        places: The folder of each.
        refused: Name and reason of each clip that could not be used.
        stopped: Whether Ctrl-C ended it early.
    """

    rows: dict[str, dict[str, Any]] = field(default_factory=dict)
    places: dict[str, Path] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    stopped: bool = False

    def shortcomings(self) -> list[str]:
        """A line for each clip that does not count as rectified, and why."""
        lines = [f"not rectified: {name}: {reason}" for name, reason in self.refused.items()]
        return lines + [f"not rectified: {name}: {why}" for name, row in self.rows.items() if (why := shortcoming(row))]


def rectifier(character: Character | None) -> Rectifier:
    """What makes clips physical on a body, or on their own where it is None; `BadInput` where nothing does."""
    if character is None or not character.planar:
        return rectify_spatial
    check_body(character)
    return rectify_planar


def time_step(character: Character | None) -> float:
    """Of the search [s]."""
    return PLANAR_DT if character is not None and character.planar else SPATIAL_DT


def conditions(character: Character | None, settings: Settings) -> dict[str, Any]:
    """Under which clips are rectified, for reports."""
    more = {"ground": settings.ground, "budget_s": settings.seconds, "cores": parallel.cores()}
    if character is None:
        made = {"character": OWN, "mass_kg": OWN_MASS, "friction": characters.load("human-toes").ground.friction}
        return {**made, "time_step_s": time_step(None), **more}
    if character.planar:
        more["method"] = settings.method
    return report.conditions(character, Scene(), time_step(character), **more)


def own_body(clip: Clip) -> Character:
    """A body made from the skeleton of a clip, with toes."""
    return characters.with_toes(characters.from_motion(clip.motion, mass=OWN_MASS, roles=clip.roles))


def rectify_all(
    paths: Sequence[Path],
    places: dict[Path, Path],
    character: Character | None,
    settings: Settings,
    progress: parallel.Progress = parallel.no_progress,
    again: bool = False,
) -> Done:
    """Rectify clips and write a folder for each.

    Args:
        paths: The clips.
        places: The folder of each; progress is kept in a file beside it until it is written.
        character: The body; if None, one made from the skeleton of each clip.
        settings: How.
        progress: Progress callback.
        again: Whether finished clips are rectified again.

    Returns:
        Figures and reasons; after Ctrl-C those of the finished clips and what was found of the last one.
    """
    done, work, stop = Done(), rectifier(character), Event()
    for i, path in enumerate(paths):
        place, name = places[path], places[path].name
        try:
            mark = stamp(path, character, settings)
            row = None if again else files.saved(place, mark, settings.seconds)
            if row is None:
                kept = place.with_name(place.name + PROGRESS)

                def tell(frame: int, frames: int, i: int = i, name: str = path.name) -> None:
                    progress(i, len(paths), f"{name}: frame {frame} of {frames}")

                tell(0, 0)
                clip = reading.load(path)
                result = work(clip, character or own_body(clip), settings, kept, tell, stop)
                files.write(result, place, mark, settings.seconds)
                row, done.stopped = result.figures.row(), result.stopped
                if result.complete:
                    kept.unlink(missing_ok=True)
            done.rows[name], done.places[name] = row, place
        except FootfallError as error:
            done.refused[path.stem] = str(error).removeprefix(f"{path.stem}: ")
        except KeyboardInterrupt:
            done.stopped = True
        if done.stopped:
            break
    return done


def stamp(path: Path, character: Character | None, settings: Settings) -> dict[str, Any]:
    """What a result depends on; a result with another stamp is stale."""
    try:
        clip = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except OSError:
        clip = ""  # reading the clip reports it
    body = OWN if character is None else hashlib.sha256(character.to_json().encode()).hexdigest()[:16]
    rest = {name: value for name, value in asdict(settings).items() if name not in ("seconds", "workers")}
    return {"version": __version__, "clip": clip, "body": body, **rest}
