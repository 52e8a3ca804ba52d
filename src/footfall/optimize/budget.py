"""Reading a time budget such as `120s`, `2m`, `20min` or `1h`."""

from __future__ import annotations

from ..errors import BadInput

UNITS = (("min", 60.0), ("m", 60.0), ("h", 3600.0), ("s", 1.0))


def parse_seconds(text: str, longest: float = 1e8) -> float:
    """A budget in seconds.

    Args:
        text: A number with or without a unit: `90`, `90s`, `2m`, `20min`, `0.5h`.
        longest: Largest budget that is accepted [s].

    Raises:
        BadInput: If the text is not a time from 0 to `longest`.
    """
    number, factor = text.strip(), 1.0
    for unit, seconds in UNITS:
        if number.endswith(unit):
            number, factor = number.removesuffix(unit), seconds
            break
    try:
        value = float(number) * factor
    except ValueError:
        value = float("nan")
    if not 0.0 <= value <= longest:
        raise BadInput(f"budget {text[:40]!r} cannot be read; expected a time such as 120s or 2m")
    return value
