"""Values of a skill file as short texts, for `footfall show`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def plain(value: Any) -> Any:
    """A number that may be tuned is written as a table `{ value, low, high }`; this is its value."""
    return value["value"] if isinstance(value, dict) and "value" in value else value


def short(value: Any) -> str:
    """A few characters for anything a skill file may hold."""
    value = plain(value)
    if isinstance(value, dict):
        return "(" + " ".join(f"{key} {short(item)}" for key, item in value.items()) + ")"
    if isinstance(value, list):
        words = [short(item) for item in value]
        if len(set(words)) < 2:
            return words[0] if words else "–"
        few = len(words) == 3 and all(len(word) < 6 for word in words)
        return "/".join(words) if few else f"{words[0]}…{words[-1]}"
    if value is None:
        return "–"
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def lines(body: Mapping[str, Any], names: Iterable[str]) -> tuple[str, ...]:
    """One line for each of these tables of a skill file that it has: `servo: hip 300, knee 300`."""
    found = ((name, body.get(name)) for name in names)
    return tuple(
        f"{name}: " + ", ".join(f"{key} {short(value)}" for key, value in entries.items())
        for name, entries in found
        if isinstance(entries, dict) and entries
    )
