"""What the making of a repertoire has finished, kept on disk: a killed run goes on after its last whole controller.

One file of plain arrays for each stage of `make.py`: a stationary controller, a transition, or those of an act.
Everything is kept in double precision, so what follows is the same as in a run that was never stopped. Files of another
body, recipe, seed, set of clips or version of the code are not used.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from .. import arrays, writing
from ..characters import Character
from ..errors import FootfallError
from ..systems.repertoire import table
from .along import Trajectory
from .frames import Curves
from .recipe import Recipe
from .samples import Controller

LARGEST = 1 << 29  # of a file [bytes]
PARTS = ("states", "angle", "rate", "gains")  # of a trajectory


def beside(place: Path) -> Path:
    """The folder of what is kept while the skill folder `place` is made."""
    return place.parent / f"{place.name}.progress"


def identity(character: Character, recipe: Recipe, seed: int, clips: Mapping[str, Path]) -> str:
    """A hash of what the controllers depend on.

    Args:
        character: The body.
        recipe: Which clips.
        seed: Of all searches.
        clips: Files of the clips by name; those of the recipe count.
    """
    found = hashlib.sha256(repr((character, recipe, seed)).encode())
    code = [*Path(__file__).parent.glob("*.py"), *Path(table.__file__).parent.glob("*.py")]
    for path in [*sorted(code), *(clips[name] for name in recipe.clips() if name in clips)]:
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


class Kept:
    """The finished stages of one run.

    Args:
        folder: Where they are; None keeps nothing.
        identity: What the run depends on.
    """

    def __init__(self, folder: Path | None, identity: str):
        self.folder, self._identity = folder, identity

    def _file(self, stage: int) -> Path | None:
        return None if self.folder is None else self.folder / f"{stage:02d}.npz"

    def add(self, stage: int, name: str, controllers: list[Controller], missing: str, seconds: float) -> None:
        """Keep a stage: its controllers, or why it could not be learned, and how long it took [s]."""
        path = self._file(stage)
        if path is None:
            return
        held: dict[str, np.ndarray] = {}
        rows: list[dict[str, Any]] = []
        for i, controller in enumerate(controllers):
            row = {"name": controller.name, "setting": asdict(controller.setting), "made_from": controller.made_from}
            row["trajectories"] = [{"fell": each.fell, "group": each.group} for each in controller.trajectories]
            rows.append(row)
            held[f"features-{i}"] = controller.features
            for j, each in enumerate(controller.trajectories):
                values = (each.states, each.curves.angle, each.curves.rate, each.gains)
                held |= {f"{part}-{i}-{j}": value for part, value in zip(PARTS, values, strict=True)}
        about = {"identity": self._identity, "stage": name, "seconds": seconds, "missing": missing}
        text = json.dumps({**about, "controllers": rows})
        held["text"] = np.frombuffer(text.encode(), np.uint8)
        writing.whole_file(path, lambda file: np.savez(file, **held))  # pyright: ignore[reportArgumentType]

    def known(self, stage: int, name: str) -> tuple[list[Controller], str, float] | None:
        """The controllers of a finished stage, why it could not be learned, and seconds; None if not known."""
        path = self._file(stage)
        if path is None or not path.is_file():
            return None
        try:
            held = arrays.read_all(path, LARGEST, "a kept stage of a repertoire")
            about = json.loads(held["text"].tobytes())
            if about["identity"] != self._identity or about["stage"] != name:
                return None
            controllers = [_controller(held, i, row) for i, row in enumerate(about["controllers"])]
            return controllers, str(about["missing"]), float(about["seconds"])
        except (FootfallError, ValueError, KeyError, TypeError, IndexError, OverflowError, RecursionError):
            return None  # damaged: it is made again

    def remove(self) -> None:
        """Remove everything, when the skill is written."""
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def _controller(held: Mapping[str, np.ndarray], i: int, row: Mapping[str, Any]) -> Controller:
    """Controller number i of a stage."""
    setting = table.Setting(**{**row["setting"], "weights": tuple(row["setting"]["weights"])})
    found = []
    for j, each in enumerate(row["trajectories"]):
        states, angle, rate, gains = (held[f"{part}-{i}-{j}"] for part in PARTS)
        found.append(Trajectory(states, Curves(angle, rate), gains, bool(each["fell"]), int(each["group"])))
    return Controller(str(row["name"]), setting, tuple(found), str(row["made_from"]), held[f"features-{i}"])
