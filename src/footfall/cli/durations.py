"""Durations typed on the command line."""

from __future__ import annotations

UNITS = (("min", 60.0), ("m", 60.0), ("h", 3600.0), ("s", 1.0), ("", 1.0))  # suffix and its length [s]
MAX_SECONDS = 1e8


def read_seconds(text: str, option: str) -> float:
    """Read a duration such as `90`, `90s`, `2m`, `20min` or `2h` [s]."""
    from ..errors import BadInput

    typed = text.strip()
    for unit, factor in UNITS:
        if typed.endswith(unit):
            try:
                value = float(typed.removesuffix(unit)) * factor
            except ValueError:
                continue
            if 0.0 <= value < MAX_SECONDS:
                return value
    raise BadInput(f"{option} {text[:40]!r}: expected a time, for example 90s, 20min or 2h")
