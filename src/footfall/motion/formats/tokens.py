"""A tokenizer for untrusted text files, with line numbers for messages, bounded in size and time."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path

from ...errors import BadFile

MAX_BYTES = 256 * 2**20
MAX_LINE = 100_000  # characters of a line of a header
MAX_NUMBERS_LINE = 1_000_000  # characters of a line of numbers
MEMORY_PER_BYTE, MEMORY_FREE = (
    20,
    200e6,
)  # memory that reading a clip may take, per byte of its file and besides [bytes]
MEMORY_PER_JOINT = 180  # what reading and cleaning take for each joint in each frame [bytes]
MAX_NUMBER = 1e9  # largest accepted magnitude: beyond it coordinates lose their precision


def text_of(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a regular file of bounded size, with LF line ends."""
    try:
        if not path.exists():
            raise BadFile(path, "", "there is no such file")
        if not path.is_file():  # pipes and devices may never end
            raise BadFile(path, "", "is a folder; expected a file" if path.is_dir() else "is not a regular file")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFile(str(path)[:300], "", f"cannot be read: {reason}") from None
    if len(data) > most:
        raise BadFile(path, "", f"is larger than {most / 2**20:g} MB, the largest size that is read")
    if b"\0" in data:
        raise BadFile(path, "", "is a binary file; expected text")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")  # used by old programs for joint names; it accepts any byte
    return with_plain_line_ends(text)


def with_plain_line_ends(text: str) -> str:
    """The text with CRLF and CR replaced by LF; files mix them."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def shown(token: str, most: int = 40) -> str:
    """A quoted, shortened token for a one-line message."""
    return repr(token if len(token) <= most else token[: most - 1] + "…")


class Tokens:
    """The tokens of a text, separated by blanks, line by line."""

    def __init__(self, text: str, source: str, comment: str = "", blanks: str = ""):
        """`comment` starts a comment up to the end of its line; characters of `blanks` count as spaces."""
        self.text, self.source, self.at, self.number = text, source, 0, 0
        self.comment = comment
        remark = rf"|{re.escape(comment)}[^\n]*+" if comment else ""
        self._blank = re.compile(rf"(?:\s++{remark})*+")
        self.blanks = str.maketrans(dict.fromkeys(blanks, " "))
        self._left: list[str] = []  # tokens left of the line, in reverse order
        self._start = 0  # of the line

    def fail(self, problem: str, number: int | None = None) -> BadFile:
        return BadFile(self.source, f"line {max(self.number if number is None else number, 1)}", problem)

    def check_size(self, frames: int, joints: int) -> None:
        """Refuse a motion whose arrays would be out of proportion to its file, before any of them is made."""
        need, most = MEMORY_PER_JOINT * frames * joints, MEMORY_PER_BYTE * len(self.text) + MEMORY_FREE
        if need > most:
            raise self.fail(
                f"{frames} frames of {joints} joints would take {need / 1e6:.0f} MB of memory; a file of this size may "
                f"take {most / 1e6:.0f} MB"
            )

    def check_lines(self) -> None:
        """Refuse lines too long to be split, from here on."""
        at = self.at
        while at + MAX_NUMBERS_LINE < len(self.text):
            end = self.text.rfind("\n", at, at + MAX_NUMBERS_LINE + 1)
            if end < 0:
                line = self.number + 1 + self.text.count("\n", self.at, at)
                raise self.fail(f"the line is longer than {MAX_NUMBERS_LINE} characters", line)
            at = end + 1

    def next_line(self) -> bool:
        """Go to the next line that has a token; False at the end of the text."""
        self._left = []
        while not self._left:
            found = self._blank.match(self.text, self.at)  # all empty lines at once: there may be millions
            start = found.end() if found else self.at
            if start >= len(self.text):
                return False
            self.number += self.text.count("\n", self.at, start)
            end = self.text.find("\n", start)
            end = len(self.text) if end < 0 else end
            self.number += 1
            if end - start > MAX_LINE:
                raise self.fail(f"the line is longer than {MAX_LINE} characters")
            line, self._start = self.text[start:end], start
            self.at = min(end + 1, len(self.text))
            if self.comment:
                line = line.partition(self.comment)[0]
            self._left = line.translate(self.blanks).split()[::-1]
        return True

    def back(self) -> None:
        """Go back to before the current line."""
        self._left, self.at, self.number = [], self._start, self.number - 1

    def token(self) -> str:
        if not self._left and not self.next_line():
            raise self.fail("the file ends too early")
        return self._left.pop()

    def peek(self) -> str:
        """The next token of this line without consuming it; empty at the end of the line."""
        return self._left[-1] if self._left else ""

    def push(self, token: str) -> None:
        self._left.append(token)

    def rest(self) -> list[str]:
        """The remaining tokens of this line."""
        tokens, self._left = self._left[::-1], []
        return tokens

    def number_token(self, what: str) -> float:
        token = self.token()
        value = number(token)
        if value is None:
            raise self.fail(f"expected a number for {what}, got {shown(token)}")
        if not math.isfinite(value) or abs(value) > MAX_NUMBER:
            raise self.fail(f"{what} is {shown(token)}; expected a number within ±{MAX_NUMBER:g}")
        return value

    def name(self, what: str, tokens: list[str]) -> str:
        name = " ".join(tokens)
        if not name or len(name) > 200 or not name.isprintable():
            raise self.fail(f"{what} needs a name of 1 to 200 printable characters, got {shown(name)}")
        return name


def filled_lines(text: str, at: int, line: int, comment: str = "") -> Iterator[tuple[int, list[str]]]:
    """(line number, tokens) of all lines that are not empty, from position `at` on, where line number `line` begins.

    A generator, since a list of all would be large.
    """
    while at < len(text):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        row = text[at:end]
        tokens = row.partition(comment)[0].split() if comment and comment in row else row.split()
        if tokens:
            yield line, tokens
        at, line = end + 1, line + 1


def number(token: str) -> float | None:
    """The value of a token, or None if it is not a number."""
    try:
        return None if "_" in token else float(token)
    except ValueError:
        return None
