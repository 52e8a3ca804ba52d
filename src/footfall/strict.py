"""Strict reading of untrusted TOML files: types, ranges and unknown keys are all checked."""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .errors import BadFile, suggestion

MAX_FILE_BYTES = 1 << 20
MAX_LIST = 4096
MAX_KEY_PARTS = 16
REQUIRED: Any = object()

# A dotted key `a.b.c` with too many parts: the parser's time grows with the square of their number. The other
# branches match everything else, so that the search is one pass over the text.
_PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?)"""
_TOKEN = re.compile(rf"""((?:{_PART}[ \t]*+\.[ \t]*+){{{MAX_KEY_PARTS}}})|{_PART}|[^\w"'-]++""", re.ASCII)


def read_bytes(path: Path, most: int = MAX_FILE_BYTES) -> bytes:
    """The content of a regular file of limited size; pipes and devices, which may never end, are not opened.

    Args:
        path: The file.
        most: The largest size that is read [bytes].
    """
    try:
        if not path.is_file():
            raise BadFile(path, "", "is not a regular file" if path.exists() else "no such file")
        with path.open("rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise BadFile(path, "", f"cannot be read ({error.strerror or error})") from None
    if len(content) > most:
        raise BadFile(path, "", f"is too large; expected at most {most} bytes")
    return content


def read_toml(path: Path) -> dict[str, Any]:
    """The parsed file, or a `BadFile` that names the line."""
    return parse_toml(read_bytes(path), path)


def parse_toml(content: bytes, source: str | Path) -> dict[str, Any]:
    """The parsed text of a file already in memory."""
    try:
        text = content.decode("utf-8")
        if any(token[1] for token in _TOKEN.finditer(text)):
            raise BadFile(source, "", f"has a key of too many parts; expected at most {MAX_KEY_PARTS}")
        return tomllib.loads(text)
    except UnicodeDecodeError:
        raise BadFile(source, "", "is not UTF-8 text; expected a TOML file") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadFile(source, "", f"is not valid TOML: {error}") from None


class Table:
    """One table of a file. Every getter checks the type and range of what it returns; `done` refuses unread keys.

    Attributes:
        source: The file, for messages.
        where: The dotted name of this table, for messages.
        data: The table itself.
    """

    def __init__(self, source: str | Path, data: Any, where: str = ""):
        if not isinstance(data, dict):
            raise BadFile(source, where, f"expected a table, got {_kind(data)}")
        self.source, self.where, self.data = source, where, data
        self._read: set[str] = set()

    def key(self, name: str) -> str:
        """The dotted name of a key, for messages."""
        return f"{self.where}.{name}" if self.where else name

    def fail(self, name: str, problem: str) -> BadFile:
        """The error for one key, to be raised."""
        return BadFile(self.source, self.key(name), problem)

    def has(self, name: str) -> bool:
        """Whether a key is there; counts as reading it."""
        self._read.add(name)
        return name in self.data

    def get(self, name: str, default: Any = REQUIRED) -> Any:
        """A value of any type, unchecked."""
        self._read.add(name)
        if name in self.data:
            return self.data[name]
        if default is REQUIRED:
            present = [key for key in self.data if key not in self._read]
            raise self.fail(name, "is missing" + (suggestion(name, present, 0) if _near(name, present) else ""))
        return default

    def number(self, name: str, default: Any = REQUIRED, low: float = -math.inf, high: float = math.inf) -> float:
        """A finite number, either bare or as a tunable `{ value, low, high }`."""
        value = self.get(name, default)
        if isinstance(value, dict):
            inner = Table(self.source, value, self.key(name))
            bottom, top = (inner._number(key, inner.get(key)) for key in ("low", "high"))
            if not bottom < top:
                raise inner.fail("high", f"{top:g} is not above low = {bottom:g}")
            value = inner._number("value", inner.get("value"), bottom, top)
            inner.done()
        return self._number(name, value, low, high)

    def _number(self, name: str, value: Any, low: float = -math.inf, high: float = math.inf) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fail(name, f"expected a number, got {_kind(value)}")
        try:
            number = float(value)
        except OverflowError:  # an integer beyond the range of floats
            number = math.inf
        if not math.isfinite(number):
            raise self.fail(name, f"expected a finite number, got {_kind(value)}")
        if not low <= number <= high:
            raise self.fail(name, f"{number:g} is out of range; expected {low:g} to {high:g}")
        return number

    def integer(self, name: str, default: Any = REQUIRED, low: int = 0, high: int = 2**31) -> int:
        """An integer within a range."""
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(name, f"expected a whole number, got {_kind(value)}")
        if not low <= value <= high:
            raise self.fail(name, f"{_kind(value)} is out of range; expected {low} to {high}")
        return value

    def flag(self, name: str, default: Any = REQUIRED) -> bool:
        """A boolean."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise self.fail(name, f"expected true or false, got {_kind(value)}")
        return value

    def text(self, name: str, default: Any = REQUIRED, choices: Sequence[str] = (), longest: int = 2000) -> str:
        """Text without control characters, of at most `longest` characters, among `choices` if there are any."""
        value = self.get(name, default)
        if not isinstance(value, str):
            raise self.fail(name, f"expected text, got {_kind(value)}")
        if len(value) > longest:
            raise self.fail(name, f"{len(value)} characters is too long; expected at most {longest}")
        if any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\r\t" for c in value):
            raise self.fail(name, f"has control characters in it: {_kind(value)}")
        if choices and value not in choices:
            raise self.fail(name, f"unknown value {_kind(value)}{suggestion(value, choices)}")
        return value

    def identifier(self, name: str, longest: int = 60) -> str:
        """A name that is safe in file names and column names."""
        value = self.text(name, longest=longest)
        if not is_identifier(value, longest):
            raise self.fail(name, f"expected letters, digits, - and _, got {value!r}")
        return value

    def vector(
        self, name: str, length: int, default: Any = REQUIRED, low: float = -math.inf, high: float = math.inf
    ) -> tuple[float, ...]:
        """A list of `length` finite numbers within a range."""
        value = self.get(name, default)
        if not isinstance(value, list | tuple) or len(value) != length:
            raise self.fail(name, f"expected a list of {length} numbers, got {_kind(value)}")
        return tuple(self._number(name, item, low, high) for item in value)

    def table(self, name: str, default: Any = REQUIRED) -> Table:
        """A nested table."""
        return Table(self.source, self.get(name, default), self.key(name))

    def tables(self, name: str, most: int = MAX_LIST) -> list[Table]:
        """A list of tables (`[[name]]`)."""
        value = self.get(name, [])
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list of tables, got {_kind(value)}")
        if len(value) > most:
            raise self.fail(name, f"{len(value)} entries are too many; expected at most {most}")
        return [Table(self.source, item, f"{self.key(name)}[{i}]") for i, item in enumerate(value)]

    def numbers(self, allowed: Sequence[str], low: float = -math.inf, high: float = math.inf) -> dict[str, float]:
        """All values of this table as numbers; keys must be among `allowed`."""
        for name in self.data:
            if name not in allowed:
                raise self.fail(name[:80], f"unknown key{suggestion(name[:80], allowed)}")
        return {name: self.number(name, low=low, high=high) for name in self.data}

    def done(self) -> None:
        """Raise `BadFile` for the first key that was not read."""
        for name in self.data:
            if name not in self._read:
                raise self.fail(str(name)[:80], f"unknown key{suggestion(str(name)[:80], sorted(self._read))}")


def is_identifier(text: str, longest: int = 60) -> bool:
    """Whether a name is 1 to `longest` letters, digits, - and _."""
    return 0 < len(text) <= longest and all(c.isalnum() or c in "-_" for c in text)


def _near(name: str, present: Sequence[str]) -> bool:
    return bool(present) and "did you mean" in suggestion(name, present, 0)


def _kind(value: Any) -> str:
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a whole number of {value.bit_length()} bits"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
