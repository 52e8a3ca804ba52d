"""Figures, conditions and columns of a report in words, with units; the keys themselves stay in `--json`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

PHRASES = Path(__file__).parent / "phrases"

# parts of a key and the unit they stand for, the longest first
UNITS = {
    "cm_per_s": "cm/s",
    "m_per_min": "m/min",
    "n_per_cm2": "N/cm²",
    "n_per_m": "N/m",
    "ns_per_m": "N s/m",
    "mb_per_s": "MB/s",
    "deg_s": "°/s",
    "w_kg": "W/kg",
    "per_min": "per minute",
    "per_s": "per second",
    "nm": "N m",
    "ns": "N s",
    "ms": "ms",
    "cm": "cm",
    "mm": "mm",
    "kg": "kg",
    "mb": "MB",
    "hz": "Hz",
    "bw": "body weights",
    "deg": "°",
    "rad": "rad",
    "n": "N",
    "m": "m",
    "s": "s",
    "w": "W",
}
FRACTIONS = ("fraction", "share")
SHORT = {
    "rms": "rms",
    "com": "centre of mass",
    "cop": "centre of pressure",
    "zmp": "zero-moment point",
    "fri": "foot-rotation indicator",
    "sd": "standard deviation",
    "dv": "change of speed",
    "bvh": "BVH",
    "cpu": "processor time",
    "cd": "c_d",
    "cv": "c_v",
    "p90": "90th percentile",
    "p95": "95th percentile",
    "p99": "99th percentile",
    "max": "largest",
    "min": "smallest",
}
DIRECTIONS = {
    "f": "forward",
    "fl": "forward left",
    "l": "left",
    "bl": "back left",
    "b": "back",
    "br": "back right",
    "r": "right",
    "fr": "forward right",
}
ENDINGS = {"time_up": "stayed up", "fell": "fell", "diverged": "diverged", "stopped": "stopped"}
ENDING_COLUMNS = ("ending", "how", "result")
MAX_ITEMS = 12  # of a list among the conditions


Phrases = Mapping[str, tuple[str, str]]
"""Labels and units of keys that have another meaning in one report."""
NONE: Phrases = {}


def figure(key: str, value: Any, own: Phrases = NONE) -> tuple[str, str]:
    """A figure as two pieces of text: what it is, and its value with the unit."""
    label, unit = own.get(key) or _phrase(key, "figures")
    return label, measured(value, unit)


def heading(column: str, own: Phrases = NONE) -> str:
    """The heading of a column, with its unit in brackets."""
    if re.search(r"\[.*\]$", column):
        return column
    label, unit = own.get(column) or _phrase(column, "figures")
    return label if unit in ("", "yes") else f"{label} [{unit.replace(' ', '·') if unit[0] == 'N' else unit}]"


def cell(column: str, value: Any, own: Phrases = NONE) -> str:
    """A value below its heading, without the unit."""
    if isinstance(value, str):
        if column == "direction":
            return DIRECTIONS.get(value, value.replace("deg_", "") + "°" if value.startswith("deg_") else value)
        return ENDINGS.get(value, value) if column in ENDING_COLUMNS else value
    unit = (own.get(column) or _phrase(column, "figures"))[1] if "[" not in column else ""
    if unit == "%" and _is_number(value):
        return number(100.0 * value)
    return yes_or_no(value) if unit == "yes" and _is_number(value) else text(value)


def conditions(found: Mapping[str, Any]) -> str:
    """The conditions of a report as one line: body, mass, friction, legs, time step, then the rest."""
    parts: list[str] = []
    for key, value in found.items():
        if value is None or isinstance(value, Mapping):
            continue
        label, unit = _phrase(key, "conditions")
        if key == "leg_collision" and isinstance(value, bool):
            parts.append(f"the legs {'collide with' if value else 'pass through'} each other")
        elif isinstance(value, bool):
            parts.append(f"{label}: {yes_or_no(value)}")
        elif isinstance(value, list | tuple):
            parts.append(f"{label} {_listed(key, value, unit)}")
        else:
            parts.append(f"{label} {_condition(key, value, unit)}")
    return ", ".join(parts)


def evidence(found: Mapping[str, Any]) -> str:
    """Figures as one line."""
    return ", ".join(f"{label} {value}" for label, value in (figure(key, found[key]) for key in found))


def side_by_side(figures: Mapping[str, Any], names: Sequence[str]) -> tuple[list[tuple[Any, ...]], set[str]]:
    """Figures of several things, as rows with one column for each.

    Args:
        figures: Figures; those called `NAME.key` or, with the number of a name counted from 1, `key_2` belong to one
            of the things.
        names: The names.

    Returns:
        Rows of a label and one text per name, and the keys that they use.
    """
    used: set[str] = set()
    rows: dict[str, list[str]] = {}
    for key, value in figures.items():
        for k, name in enumerate(names):
            stem = key.removeprefix(f"{name}.") if key.startswith(f"{name}.") else key.removesuffix(f"_{k + 1}")
            if stem != key:
                label, worded = figure(stem, value)
                rows.setdefault(label, ["–"] * len(names))[k] = worded
                used.add(key)
                break
    return [(label, *values) for label, values in rows.items()], used


def measured(value: Any, unit: str) -> str:
    """A value with its unit; a dash for None."""
    if value is None or not _is_number(value):
        return text(value)
    if unit == "yes":
        return yes_or_no(value)
    if unit == "%":
        return f"{number(100.0 * value)} %"
    if unit == "°":
        return f"{number(value)}°"
    return f"{number(value)} {unit}".rstrip()


def yes_or_no(value: Any) -> str:
    """A 0 or 1 as a word; any other number stays one."""
    return {0: "no", 1: "yes"}.get(value, number(value))


def text(value: Any) -> str:
    """A value as it stands in a table: four significant digits, a dash for None."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return yes_or_no(value)
    return number(value) if _is_number(value) else str(value)


def number(value: float) -> str:
    """A number with four significant digits, without an exponent."""
    if isinstance(value, int) or (float(value).is_integer() and abs(value) < 1e15):
        return f"{int(value)}"
    if value != value:
        return "–"
    size = abs(value)
    if size < 1e-4:
        return "< 0.0001" if value > 0.0 else "> -0.0001"
    return f"{value:.0f}" if 1e4 <= size < 1e15 else f"{value:.4g}"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) or hasattr(value, "__float__")


def _condition(key: str, value: Any, unit: str) -> str:
    """One value of a condition; time steps, which are kept in seconds, in milliseconds."""
    if unit == "ms" and not key.endswith("_ms") and _is_number(value):
        value = round(1000.0 * float(value), 6)
    return measured(value, unit)


def _listed(key: str, values: Iterable[Any], unit: str) -> str:
    """Several values of a condition, the unit once at the end."""
    words = [_condition(key, value, "ms" if unit == "ms" else "") for value in values]
    words = [word.removesuffix(" ms") for word in words]
    if len(words) > MAX_ITEMS:
        words[MAX_ITEMS:] = [f"{len(words) - MAX_ITEMS} more"]
    joined = " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
    return f"{joined} {unit}".rstrip()


@cache
def _table(source: str) -> tuple[dict[str, tuple[str, str]], list[tuple[re.Pattern[str], str, str]]]:
    """The phrases of a table, and those whose key has a number in it."""
    exact: dict[str, tuple[str, str]] = {}
    patterns: list[tuple[re.Pattern[str], str, str]] = []
    for line in (PHRASES / f"{source}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        key, phrase, unit = (part.strip() for part in line.split("|"))
        if "*" in key:
            pattern = re.compile(re.escape(key).replace(r"\*", r"([\d.]+)"))
            patterns.append((pattern, phrase, unit))
        else:
            exact[key] = (phrase, unit)
    return exact, patterns


def _phrase(key: str, source: str) -> tuple[str, str]:
    """The phrase and the unit of a key: as listed, else by rule."""
    exact, patterns = _table(source)
    if key in exact:
        return exact[key]
    for pattern, phrase, unit in patterns:
        match = pattern.fullmatch(key)
        if match:
            return phrase.format(match[1]), unit
    head, dot, stem = key.rpartition(".")
    if dot and not stem[:1].isdigit():
        label, unit = _phrase(stem, source)
        return f"{head}: {label}", unit
    return _by_rule(key, source == "conditions")


def _by_rule(key: str, condition: bool) -> tuple[str, str]:
    """A phrase made from the parts of a key."""
    parts, unit = key.split("_"), ""
    for spelled, named in UNITS.items():
        found = spelled.split("_")
        at = next((i for i in range(1, len(parts)) if parts[i : i + len(found)] == found), None)
        if at is not None:
            parts[at : at + len(found)] = []
            unit = named
            break
    for word in FRACTIONS:
        if not unit and not condition and word in parts:
            parts.remove(word)
            unit = "%"
    if not unit and parts[-1] == "speed":
        unit = "m/s"
    if len(parts) > 1 and parts[-1] == "ok":
        parts = [*parts[:-1], "that", "succeed"]
    if len(parts) > 1 and parts[-1] in DIRECTIONS:
        parts[-1] = DIRECTIONS[parts[-1]]
    words = [SHORT.get(part, part) for part in parts]
    while len(words) > 1 and words[-1] in ("largest", "smallest", "median", "mean", "total", "worst"):
        words[:] = [words[-1], *words[:-1]] if words[-1] != "total" else words[:-1]
        if words[0] in ("largest", "smallest", "median", "mean", "worst"):
            break
    return " ".join(word for word in words if word) or key, unit
