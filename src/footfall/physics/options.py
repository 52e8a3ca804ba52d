"""The one small grammar of scenes and pushes on the command line: `name:first,key=value,key=value`."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..errors import BadInput, suggestion


def read_options(text: str, what: str, allowed: Sequence[str], first: str) -> dict[str, float]:
    """`"6,start=2"` becomes `{first: 6.0, "start": 2.0}`; everything else is refused in one line."""
    options: dict[str, float] = {}
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for i, part in enumerate(parts):
        key, equals, value = part.partition("=")
        if not equals:
            if i > 0:
                raise BadInput(f"{what}: cannot read {part[:40]!r}; expected key=value")
            key, value = first, part
        key = key.strip()
        if key not in allowed:
            raise BadInput(f"{what}: unknown option {key[:40]!r}{suggestion(key[:40], allowed)}")
        if key in options:
            raise BadInput(f"{what}: {key} is given twice")
        options[key] = read_number(value, f"{what}: {key}")
    return options


def read_number(text: str, what: str) -> float:
    """A finite number, or a one-line refusal."""
    try:
        value = float(text)
    except ValueError:
        raise BadInput(f"{what}: expected a number, got {text.strip()[:40]!r}") from None
    if not math.isfinite(value):
        raise BadInput(f"{what}: expected a finite number, got {text.strip()[:40]!r}")
    return value
