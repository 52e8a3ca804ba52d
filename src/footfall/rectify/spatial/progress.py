"""The file in which a search keeps what it found, so that it goes on after it was killed."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path

import numpy as np

from ... import __version__
from ...arrays import read_arrays
from ...errors import FootfallError
from ...writing import whole_file
from .reference import Reference
from .search import PACES, Found, Mark

EVERY = 5.0  # between writes [s]
LARGEST = 1 << 27  # of the file [bytes]
FIELDS = {"state": 1, "solver": 1, "torques": 2, "about": 2, "gains": 3}  # of a mark, and their dimensions
KINDS = {f"mark_{name}": ("f", size) for name, size in FIELDS.items()}
KINDS |= {"states": ("f", 2), "torques": ("f", 2), "step": ("i", 1), "stamp": ("u", 1)}


def stamp(reference: Reference) -> str:
    """What a search depends on; progress with another stamp is not used."""
    digest = hashlib.sha256(reference.target.tobytes() + reference.character.to_json().encode())
    digest.update(__version__.encode())
    return digest.hexdigest()[:32]


def write(path: Path, found: Found, mark: Mark, pace: int, stamp: str) -> None:
    """Write the file, whole; `pace` is the number of the search."""
    arrays = {f"mark_{name}": getattr(mark, name) for name in FIELDS}
    arrays |= {"states": np.concatenate(found.states), "torques": np.concatenate(found.torques)}
    arrays |= {"step": np.array([mark.step, found.strays, pace]), "stamp": np.frombuffer(stamp.encode(), np.uint8)}
    buffer = io.BytesIO()
    np.savez(buffer, **arrays)  # pyright: ignore[reportArgumentType]
    whole_file(path, lambda file: file.write(buffer.getvalue()))


def read(path: Path | None, stamp: str) -> tuple[Found | None, Mark | None, int]:
    """What an earlier search found, where it goes on, and its number.

    Nothing if there is no file, or a broken one, or one of another clip.
    """
    if path is None or not path.is_file():
        return None, None, 0
    try:
        arrays = read_arrays(path, KINDS, LARGEST, "the progress of a rectification")
        if bytes(arrays["stamp"]).decode(errors="replace") != stamp:
            return None, None, 0
        step, strays, pace = (int(number) for number in arrays["step"])
        mark = Mark(step, *(arrays[f"mark_{name}"] for name in FIELDS))
        found = Found([arrays["states"]], [arrays["torques"]], strays)
        whole = len(arrays["states"]) == step == len(arrays["torques"]) and 0 <= pace < len(PACES)
        return (found, mark, pace) if whole else (None, None, 0)
    except (FootfallError, OSError, KeyError, ValueError, TypeError):
        return None, None, 0
