"""Scores of a search that are kept on disk after every generation, so that a killed search goes on where it was.

As in `checkpoint.py` only scores are kept: the same seed draws the same points, so a search that is begun again takes
the known scores instead of simulating, and comes to the same state bit for bit.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from ..errors import BadInput, CannotWrite, FootfallError
from . import checkpoint
from .checkpoint import Checkpoint
from .search import Score


def beside(place: Path) -> Path:
    """The file of a search whose result will be written to the folder `place`."""
    return place.parent / f"{place.name}.progress.jsonl"


class KeptScores:
    """The scores of one search.

    Args:
        path: The file; None keeps nothing.
        identity: What must be equal for a search to go on: plain data.
        anew: Whether to begin anew where the file is damaged or of another search, instead of refusing it.

    Raises:
        BadInput: The file is damaged, or of another search.
    """

    def __init__(self, path: Path | None, identity: dict[str, Any], anew: bool = False):
        self.path = path
        self._checkpoint = Checkpoint(identity)
        if path is not None and path.is_file():
            try:
                self._checkpoint = checkpoint.read(path.parent, identity, path.name)
            except FootfallError as error:
                if not anew:
                    raise BadInput(f"{error}; or remove the file to begin anew") from None
        self._whole = True  # all generations so far are in the file

    @property
    def seconds(self) -> float:
        """Time that was spent on the generations that are known [s]."""
        return self._checkpoint.seconds

    def known(self, generation: int, count: int) -> list[Score] | None:
        """The scores of a generation of `count` points; None if it has to be simulated."""
        found = self._checkpoint.known(0, generation)
        return found if found is not None and len(found) == count else None

    def add(self, scores: list[Score], seconds: float) -> None:
        """Keep the scores of the next generation.

        Args:
            scores: In the order of the points.
            seconds: Time spent so far [s].
        """
        self._whole &= all(math.isfinite(x) for score in scores for x in (score.value, *score.terms.values()))
        if self.path is None or not self._whole:
            return
        plain = [Score(float(s.value), {name: float(term) for name, term in s.terms.items()}) for s in scores]
        self._checkpoint.add(0, plain)
        self._checkpoint.seconds = seconds
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._checkpoint.write(self.path.parent, self.path.name)
        except OSError as error:
            raise CannotWrite(f"cannot write {self.path}: {error.strerror or error}") from None

    def remove(self) -> None:
        """Remove the file, once the result is written."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
