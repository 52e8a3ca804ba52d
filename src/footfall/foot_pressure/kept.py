"""Performances that a training has made, kept on disk: a killed training goes on after its last one.

One file of plain arrays for each. What follows is the same as in a training that was never stopped. Files of another
body, pad, seed, set of clips or version of the code are not used.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from .. import __version__, arrays, writing
from ..characters.skeleton import of_character
from ..errors import FootfallError
from ..motion.motion import Motion
from .figure import RATE
from .kinds import Recipe
from .performances import STANCE_CLIP, Performance, Performer

LARGEST = 1 << 27  # of a file [bytes]
KINDS = {"root": ("f", 2), "rotations": ("f", 3), "contacts": ("b", 2), "frames": ("u", 3), "span": ("f", 1)}


class Kept:
    """The performances of one training.

    Args:
        place: The folder of the database that is trained; they are in a folder beside it.
        performer: Who performs.
        recipes: What is performed.
        each: Performances of each act.
        seed: Of all that varies.
    """

    def __init__(self, place: Path, performer: Performer, recipes: Iterable[Recipe], each: int, seed: int):
        self.folder = place.parent / f"{place.name}.progress"
        self._skeleton = of_character(performer.figure.character)
        names = {STANCE_CLIP, *(recipe.source.clip for recipe in recipes if recipe.source is not None)}
        body = performer.figure.character.to_json()
        found = hashlib.sha256(repr((__version__, body, performer.person, performer.pad, each, seed)).encode())
        clips = (path for name in sorted(names) for path in sorted(performer.clips.glob(f"**/{name}.bvh"))[:1])
        for path in [*sorted(Path(__file__).parent.glob("*.py")), *clips]:
            found.update(path.name.encode() + path.read_bytes())
        self._identity = found.hexdigest()[:24]

    def performance(self, number: int, recipe: Recipe, make: Callable[[], Performance]) -> Performance:
        """A performance: as it was kept, or made and kept.

        Args:
            number: Of the performance.
            recipe: Of its act.
            make: Makes it.

        Returns:
            The performance.
        """
        path = self.folder / f"{number:04d}-{self._identity}.npz"
        found = self._read(path, recipe) if path.is_file() else None
        if found is None:
            found = make()
            held = {"root": found.motion.root, "rotations": found.motion.local_rotations, "frames": found.frames}
            held |= {"contacts": found.contacts, "span": np.array([found.onset, found.end])}
            writing.whole_file(path, lambda file: np.savez(file, **held))  # pyright: ignore[reportArgumentType]
        return found

    def _read(self, path: Path, recipe: Recipe) -> Performance | None:
        """A kept performance; None if its file is damaged."""
        try:
            held = arrays.read_arrays(path, KINDS, LARGEST, "a kept performance")
            motion = Motion(self._skeleton, RATE, held["root"], held["rotations"])
            onset, end = held["span"].tolist()
        except (FootfallError, ValueError):
            return None
        if held["contacts"].shape != (len(motion), 2) or not len(held["frames"]):
            return None
        clip = recipe.source.clip if recipe.source else ""
        return Performance(recipe.label, recipe.kind, clip, motion, held["contacts"], held["frames"], onset, end)

    def remove(self) -> None:
        """Remove everything, when the database is written."""
        shutil.rmtree(self.folder, ignore_errors=True)
