"""The registry of kinds of files and messages that Footfall reads, each with an example and what is done with it.

A kind is a function that prepares an example in a folder, and returns an attempt: a function of a random generator that
mutates the example, reads it, and uses what was read as a command would. An attempt may raise `FootfallError` only.
The kinds themselves are in `skill_kinds.py`, `file_kinds.py` and `input_kinds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from footfall.errors import FootfallError

Attempt = Callable[[Random], None]
KINDS: dict[str, Callable[[Path], Attempt]] = {}


def kind(make: Callable[[Path], Attempt]) -> Callable[[Path], Attempt]:
    """Register a kind under its name."""
    KINDS[make.__name__.replace("_", " ")] = make
    return make


def tried(attempt: Attempt, random: Random) -> bool:
    """Whether a mutated file was refused; anything but a refusal or a success is an error."""
    words = None
    try:
        attempt(random)
    except FootfallError as error:
        words = str(error)
    assert words is None or words.strip(), "a refusal without words"
    return words is not None
