"""Text files of strangers, word by word, with line numbers for messages. Bounded in size, depth and time."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path

from ...errors import BadFile

MAX_BYTES = 256 * 2**20
MAX_LINE = 100_000
LARGEST = 1e9  # of a number that is believed: beyond it arithmetic on coordinates means nothing


def text_of(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a plain file of bounded size, with one kind of line end."""
    try:
        if not path.exists():
            raise BadFile(path, "", "there is no such file")
        if not path.is_file():  # pipes and devices may never end
            raise BadFile(path, "", "is a folder; expected a file" if path.is_dir() else "is not a plain file")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadFile(str(path)[:300], "", f"cannot be read: {reason}") from None
    if len(data) > most:
        raise BadFile(path, "", f"is larger than {most / 2**20:g} MB, the most that is read")
    if b"\0" in data:
        raise BadFile(path, "", "is a binary file; expected text")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")  # old programs write joint names in it; it fits any byte
    return with_plain_line_ends(text)


def with_plain_line_ends(text: str) -> str:
    """CRLF and CR become LF; files mix them."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def shown(word: str, most: int = 40) -> str:
    """A stranger's word as it can stand in a one-line message."""
    return repr(word if len(word) <= most else word[: most - 1] + "…")


class Words:
    """The words of a text, one line after another."""

    def __init__(self, text: str, source: str, comment: str = "", blanks: str = ""):
        """`comment` starts a remark up to the end of its line; characters of `blanks` count as spaces."""
        self.text, self.source, self.at, self.number = text, source, 0, 0
        self.comment = comment
        remark = rf"|{re.escape(comment)}[^\n]*+" if comment else ""
        self._blank = re.compile(rf"(?:\s++{remark})*+")
        self.blanks = str.maketrans(dict.fromkeys(blanks, " "))
        self._left: list[str] = []  # of the line, last word first
        self._start = 0  # of the line

    def fail(self, problem: str, number: int | None = None) -> BadFile:
        return BadFile(self.source, f"line {max(self.number if number is None else number, 1)}", problem)

    def next_line(self) -> bool:
        """Go to the next line that holds a word; False at the end."""
        self._left = []
        while not self._left:
            found = self._blank.match(self.text, self.at)  # empty lines at once: there may be millions
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
        """Stand before the line just entered, as if it had not been read."""
        self._left, self.at, self.number = [], self._start, self.number - 1

    def word(self) -> str:
        if not self._left and not self.next_line():
            raise self.fail("the file ends too early")
        return self._left.pop()

    def peek(self) -> str:
        """The next word of this line without taking it; empty at the line's end."""
        return self._left[-1] if self._left else ""

    def push(self, word: str) -> None:
        self._left.append(word)

    def rest(self) -> list[str]:
        """The other words of this line."""
        words, self._left = self._left[::-1], []
        return words

    def number_word(self, what: str) -> float:
        word = self.word()
        value = number(word)
        if value is None:
            raise self.fail(f"expected a number for {what}, got {shown(word)}")
        if not math.isfinite(value) or abs(value) > LARGEST:
            raise self.fail(f"{what} is {shown(word)}; expected a number within ±{LARGEST:g}")
        return value

    def name(self, what: str, words: list[str]) -> str:
        name = " ".join(words)
        if not name or len(name) > 200 or not name.isprintable():
            raise self.fail(f"{what} needs a name of 1 to 200 printable characters, got {shown(name)}")
        return name


def filled_lines(text: str, at: int, line: int, comment: str = "") -> Iterator[tuple[int, list[str]]]:
    """Lines that hold words, with their numbers, from place `at` in the text on, where line number `line` begins.

    One at a time: a list of all would be large.
    """
    while at < len(text):
        end = text.find("\n", at)
        end = len(text) if end < 0 else end
        row = text[at:end]
        words = row.partition(comment)[0].split() if comment and comment in row else row.split()
        if words:
            yield line, words
        at, line = end + 1, line + 1


def number(word: str) -> float | None:
    """What a word says as a number, if it is one."""
    try:
        return None if "_" in word else float(word)
    except ValueError:
        return None
