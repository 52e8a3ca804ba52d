"""The file in which a search keeps what it found, so that it goes on after it was killed."""

from __future__ import annotations

import hashlib
import io
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ... import __version__
from ...arrays import read_arrays
from ...errors import FootfallError
from ...writing import whole_file
from .reference import Reference
from .search import PACES, Found, Mark

LARGEST = 1 << 27  # of the file [bytes]
FIELDS = {"state": 1, "solver": 1, "torques": 2, "about": 2, "gains": 3}  # of a mark, and their dimensions
KINDS = {f"mark_{name}": ("f", size) for name, size in FIELDS.items()}
KINDS |= {"states": ("f", 2), "torques": ("f", 2), "step": ("i", 1), "stamp": ("u", 1)}
KINDS |= {"best_states": ("f", 2), "best_torques": ("f", 2), "spent": ("f", 1)}


class Kept(NamedTuple):
    """What was found of a clip before a search was interrupted.

    Attributes:
        found: By this search; nothing if it is None.
        mark: Where it goes on.
        pace: Its number.
        best: States and torques of the best result of the searches before it, if there were any.
        spent: Time of the search so far, and processor time [s].
    """

    found: Found | None = None
    mark: Mark | None = None
    pace: int = 0
    best: tuple[np.ndarray, np.ndarray] | None = None
    spent: tuple[float, float] = (0.0, 0.0)


class Clock:
    """Time and processor time of a search, with what it took before it was interrupted [s]."""

    def __init__(self) -> None:
        self._begun, self._cpu = time.monotonic(), time.process_time()

    def count(self, before: tuple[float, float]) -> float:
        """Count what an interrupted search took; when it began, if it had not been interrupted [s]."""
        self._begun, self._cpu = self._begun - before[0], self._cpu - before[1]
        return self._begun

    @property
    def spent(self) -> tuple[float, float]:
        """Time and processor time so far [s]."""
        return time.monotonic() - self._begun, time.process_time() - self._cpu


def stamp(reference: Reference) -> str:
    """What a search depends on; progress with another stamp is not used."""
    digest = hashlib.sha256(reference.target.tobytes() + reference.character.to_json().encode())
    digest.update(__version__.encode())
    return digest.hexdigest()[:32]


def write(path: Path, kept: Kept, stamp: str) -> None:
    """Write the file, whole."""
    found, mark, pace, best, spent = kept
    assert found is not None
    assert mark is not None
    states, torques = np.concatenate(found.states), np.concatenate(found.torques)
    before = (states[:0], torques[:0]) if best is None else best
    arrays = {f"mark_{name}": getattr(mark, name) for name in FIELDS}
    arrays |= {"states": states, "torques": torques, "best_states": before[0], "best_torques": before[1]}
    arrays["spent"] = np.array(spent)
    arrays |= {"step": np.array([mark.step, found.strays, pace]), "stamp": np.frombuffer(stamp.encode(), np.uint8)}
    buffer = io.BytesIO()
    np.savez(buffer, **arrays)  # pyright: ignore[reportArgumentType]
    whole_file(path, lambda file: file.write(buffer.getvalue()))


def read(path: Path | None, stamp: str) -> Kept:
    """What was found; nothing if there is no file, or a broken one, or one of another clip."""
    if path is None or not path.is_file():
        return Kept()
    try:
        arrays = read_arrays(path, KINDS, LARGEST, "the progress of a rectification")
        if bytes(arrays["stamp"]).decode(errors="replace") != stamp:
            return Kept()
        step, strays, pace = (int(number) for number in arrays["step"])
        mark = Mark(step, *(arrays[f"mark_{name}"] for name in FIELDS))
        found = Found([arrays["states"]], [arrays["torques"]], strays)
        best = arrays["best_states"], arrays["best_torques"]
        whole = len(arrays["states"]) == step == len(arrays["torques"]) and 0 <= pace < len(PACES)
        whole = whole and len(best[0]) == len(best[1]) and (pace == 0) == (len(best[0]) == 0)
        seconds, cpu = (float(each) for each in arrays["spent"])
        whole = whole and 0.0 <= seconds < np.inf and 0.0 <= cpu < np.inf
        return Kept(found, mark, pace, best if pace else None, (seconds, cpu)) if whole else Kept()
    except (FootfallError, OSError, KeyError, ValueError, TypeError):
        return Kept()
