"""Strict reading of TOML tables written by strangers: types, ranges and unknown keys are all checked."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .errors import BadFile, suggestion

MAX_FILE_BYTES = 1 << 20
MAX_LIST = 4096
_REQUIRED: Any = object()


def read_toml(path: Path) -> dict[str, Any]:
    """The parsed file, or a `BadFile` that names the line."""
    try:
        if path.is_dir() or not path.exists():
            raise BadFile(path, "", "no such file")
        size = path.stat().st_size
        if size > MAX_FILE_BYTES:
            raise BadFile(path, "", f"{size} bytes is too large; expected at most {MAX_FILE_BYTES}")
        return parse_toml(path.read_bytes(), path)
    except OSError as error:
        raise BadFile(path, "", f"cannot be read ({error.strerror or error})") from None


def parse_toml(content: bytes, source: str | Path) -> dict[str, Any]:
    """The parsed text of a file already in memory."""
    try:
        return tomllib.loads(content.decode("utf-8"))
    except UnicodeDecodeError:
        raise BadFile(source, "", "is not UTF-8 text; expected a TOML file") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadFile(source, "", f"is not valid TOML: {error}") from None


class Table:
    """One table of a file. Every getter checks what it returns; `done` refuses keys nobody asked for."""

    def __init__(self, source: str | Path, data: Any, where: str = ""):
        if not isinstance(data, dict):
            raise BadFile(source, where, f"expected a table, got {_kind(data)}")
        self.source, self.where, self.data = source, where, data
        self._asked: set[str] = set()

    def key(self, name: str) -> str:
        """The dotted name of a key, for messages."""
        return f"{self.where}.{name}" if self.where else name

    def fail(self, name: str, problem: str) -> BadFile:
        return BadFile(self.source, self.key(name), problem)

    def has(self, name: str) -> bool:
        self._asked.add(name)
        return name in self.data

    def get(self, name: str, default: Any = _REQUIRED) -> Any:
        self._asked.add(name)
        if name in self.data:
            return self.data[name]
        if default is _REQUIRED:
            present = [key for key in self.data if key not in self._asked]
            raise self.fail(name, "is missing" + (suggestion(name, present, 0) if _near(name, present) else ""))
        return default

    def number(
        self, name: str, default: Any = _REQUIRED, low: float = -math.inf, high: float = math.inf
    ) -> float:
        """A finite number, either bare or as a tunable `{ value, low, high }`."""
        value = self.get(name, default)
        if isinstance(value, dict):
            inner = Table(self.source, value, self.key(name))
            bottom, top = inner.number("low"), inner.number("high")
            if not bottom < top:
                raise inner.fail("high", f"{top} is not above low = {bottom}")
            value = inner.number("value", low=bottom, high=top)
            inner.done()
        return self._number(name, value, low, high)

    def _number(self, name: str, value: Any, low: float, high: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fail(name, f"expected a number, got {_kind(value)}")
        if not math.isfinite(value):
            raise self.fail(name, f"expected a finite number, got {value}")
        if not low <= value <= high:
            raise self.fail(name, f"{value} is out of range; expected {low} to {high}")
        return float(value)

    def integer(self, name: str, default: Any = _REQUIRED, low: int = 0, high: int = 2**31) -> int:
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(name, f"expected a whole number, got {_kind(value)}")
        if not low <= value <= high:
            raise self.fail(name, f"{value} is out of range; expected {low} to {high}")
        return value

    def flag(self, name: str, default: Any = _REQUIRED) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, f"expected true or false, got {_kind(value)}")
        return value

    def text(self, name: str, default: Any = _REQUIRED, choices: Sequence[str] = (), longest: int = 2000) -> str:
        value = self.get(name, default)
        if not isinstance(value, str):
            raise self.fail(name, f"expected text, got {_kind(value)}")
        if len(value) > longest:
            raise self.fail(name, f"{len(value)} characters is too long; expected at most {longest}")
        if choices and value not in choices:
            raise self.fail(name, f"unknown value {value!r}{suggestion(value, choices)}")
        return value

    def vector(self, name: str, length: int, default: Any = _REQUIRED) -> tuple[float, ...]:
        value = self.get(name, default)
        if not isinstance(value, list | tuple) or len(value) != length:
            raise self.fail(name, f"expected a list of {length} numbers, got {_kind(value)}")
        return tuple(self._number(name, item, -math.inf, math.inf) for item in value)

    def table(self, name: str, default: Any = _REQUIRED) -> Table:
        return Table(self.source, self.get(name, default), self.key(name))

    def tables(self, name: str, most: int = MAX_LIST) -> list[Table]:
        """A list of tables (`[[name]]`)."""
        value = self.get(name, [])
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list of tables, got {_kind(value)}")
        if len(value) > most:
            raise self.fail(name, f"{len(value)} entries are too many; expected at most {most}")
        return [Table(self.source, item, f"{self.key(name)}[{i}]") for i, item in enumerate(value)]

    def numbers(self, allowed: Sequence[str]) -> dict[str, float]:
        """Every key of this table as a number; keys must be among `allowed`."""
        for name in self.data:
            if name not in allowed:
                raise self.fail(name, f"unknown key{suggestion(name, allowed)}")
        return {name: self.number(name) for name in self.data}

    def done(self) -> None:
        """Refuse whatever was not asked for."""
        for name in self.data:
            if name not in self._asked:
                raise self.fail(str(name)[:80], f"unknown key{suggestion(str(name)[:80], sorted(self._asked))}")


def _near(name: str, present: Sequence[str]) -> bool:
    return bool(present) and "did you mean" in suggestion(name, present, 0)


def _kind(value: Any) -> str:
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "a table"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
