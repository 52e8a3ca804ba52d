"""Every error a user can cause, each saying what was wrong, what was expected and what is available."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path


class FootfallError(Exception):
    """Root of all errors raised on purpose; the command line prints its text and exits with 2."""


class UnknownName(FootfallError):
    """A name that is not among the ones available."""

    def __init__(self, kind: str, name: str, available: Iterable[str]):
        self.kind, self.name, self.available = kind, name, sorted(available)
        super().__init__(f"unknown {kind} {name[:60]!r}{suggestion(name[:60], self.available)}")


class BadFile(FootfallError):
    """A file that cannot be accepted: names the file, the key and what was expected."""

    def __init__(self, source: str | Path, key: str, problem: str):
        self.source, self.key, self.problem = str(source), key, problem
        super().__init__(f"{source}: {key}: {problem}" if key else f"{source}: {problem}")


class BadInput(FootfallError):
    """A value typed by a person that cannot be used."""


class CannotWrite(FootfallError):
    """An output that could not be written; nothing half-written was left behind."""


def suggestion(name: str, available: Iterable[str], limit: int = 100) -> str:
    """The nearest names, or the whole list when nothing is near."""
    names = list(available)
    near = difflib.get_close_matches(str(name), names, n=4, cutoff=0.5)
    if near:
        return f"; did you mean {', '.join(near)}?"
    if not names:
        return ""
    shown = ", ".join(names[:limit]) + (", …" if len(names) > limit else "")
    return f"; available: {shown}"
