"""Errors caused by user input. Each message says what was wrong, what was expected and what is available."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path


class FootfallError(Exception):
    """Base class of all errors caused by user input; the command line prints the message and exits with 2."""


class UnknownName(FootfallError):
    """A name that is not among the ones available."""

    def __init__(self, kind: str, name: str, available: Iterable[str]):
        self.kind, self.name, self.available = kind, name, sorted(available)
        super().__init__(f"unknown {kind} {name[:60]!r}{suggestion(name[:60], self.available)}")


class BadFile(FootfallError):
    """A file that cannot be used; the message names the file, the key and what was expected."""

    def __init__(self, source: str | Path, key: str, problem: str):
        self.source, self.key, self.problem = str(source), key, problem
        super().__init__(f"{source}: {key}: {problem}" if key else f"{source}: {problem}")


class BadInput(FootfallError):
    """An input value that cannot be used."""


class CannotWrite(FootfallError):
    """An output that could not be written; no partial file is left."""


def suggestion(name: str, available: Iterable[str], limit: int = 100) -> str:
    """The end of a message: the most similar names, or the whole list if none is similar."""
    names = list(available)
    near = difflib.get_close_matches(str(name), names, n=4, cutoff=0.5)
    if near:
        return f"; did you mean {', '.join(near)}?"
    if not names:
        return ""
    shown = ", ".join(names[:limit]) + (", …" if len(names) > limit else "")
    return f"; available: {shown}"
