"""What `stabilize` has found, kept on disk: a killed run goes on after its last generation or round of samples.

Scores of variants are kept as those of any search (`kept.py`), samples of look-aheads as plain arrays, a file a round.
"""

from __future__ import annotations

import hashlib
import math
import time
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__, arrays, writing
from ..control.skill import Skill
from ..errors import FootfallError
from ..systems.limit_cycle.law import STATE_FEATURES
from .kept import KeptScores
from .search import Score
from .step_model import Samples

LARGEST = 1 << 26  # of a file of samples [bytes]
LARGEST_NUMBER = 1e6  # any number of a sample must be below this


def beside(place: Path) -> Path:
    """The folder of what is kept while the skill folder `place` is made."""
    return place.parent / f"{place.name}.progress"


class Kept:
    """What was found for one skill.

    Args:
        folder: Where it is kept; None keeps nothing.
        skill: The pose graph.
        seed: Of all random numbers.

    Raises:
        BadInput: The folder is of another skill or seed.
    """

    def __init__(self, folder: Path | None, skill: Skill, seed: int):
        self.folder, self._begun = folder, time.monotonic()
        body = hashlib.sha256(repr((skill.character, skill.body)).encode()).hexdigest()[:16]
        identity = {"footfall": __version__, "seed": seed, "skill": body}
        self._identity = repr(identity)
        self._perturbations = len(skill.body["perturbations"])
        self._scores = KeptScores(None if folder is None else folder / "scores.jsonl", identity)
        self._before = self._scores.seconds
        for number in range(1 << 16):
            if (found := self._read(number)) is None:
                break
            self._before = max(self._before, found[1])

    @property
    def seconds(self) -> float:
        """Time spent so far, that of earlier runs included [s]."""
        return self._before + time.monotonic() - self._begun

    def costs(self, generation: int, count: int) -> list[float] | None:
        """The costs of a generation of `count` variants, if an earlier run found them."""
        found = self._scores.known(generation, count)
        return None if found is None else [score.value for score in found]

    def add_costs(self, costs: list[float]) -> None:
        """Keep the costs of the next generation of variants."""
        self._scores.add([Score(cost) for cost in costs], self.seconds)

    def samples(self, number: int) -> list[Samples] | None:
        """The samples of a round, if an earlier run took them."""
        found = self._read(number)
        return None if found is None else found[0]

    def add_samples(self, number: int, parts: list[Samples]) -> None:
        """Keep the samples of a round."""
        if self.folder is None:
            return
        held: dict[str, Any] = {"identity": np.array(self._identity), "seconds": np.array(self.seconds)}
        for i, part in enumerate(parts):
            held |= {f"features-{i}": part.features, f"k-{i}": part.k, f"walk-{i}": np.array([part.seconds, part.fell])}
        writing.whole_file(self.folder / f"{number}.npz", lambda file: np.savez(file, **held))

    def _read(self, number: int) -> tuple[list[Samples], float] | None:
        """The samples of a round, and the time until it was over [s]; None where there are none or they are damaged."""
        path = None if self.folder is None else self.folder / f"{number}.npz"
        if path is None or not path.is_file():
            return None
        try:
            held = arrays.read_all(path, LARGEST, "samples of look-aheads")
            if str(held["identity"]) != self._identity:
                return None
            parts = [self._part(held, i) for i in range((len(held) - 2) // 3)]
            whole = number > 0 or any(len(part.features) for part in parts)
            seconds = float(held["seconds"])
            return (parts, seconds) if whole and seconds >= 0.0 and math.isfinite(seconds) else None
        except (FootfallError, KeyError, ValueError, TypeError, OverflowError):
            return None

    def _part(self, held: dict[str, np.ndarray], i: int) -> Samples:
        """The samples of a walk; `ValueError` or `TypeError` if they are none of this skill."""
        seconds, fell = held[f"walk-{i}"]
        features, k = held[f"features-{i}"].astype(float), held[f"k-{i}"].astype(float)
        count = len(features)
        if count and (features.shape, k.shape) != ((count, STATE_FEATURES), (count, self._perturbations)):
            raise ValueError("samples of other widths")
        if not all(np.abs(array).max(initial=0.0) < LARGEST_NUMBER for array in (features, k)):
            raise ValueError("numbers that are not finite")
        return Samples(features, k, float(seconds), int(fell))
