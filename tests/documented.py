"""The code blocks of the pages: commands and Python, with the page and line they come from."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md"])
SHELL = ("", "bash", "sh", "console", "shell")


@dataclass(frozen=True)
class Block:
    """A fenced block of code."""

    page: Path
    line: int  # of its first line of code, counted from 1
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks(page: Path) -> Iterator[Block]:
    """All fenced blocks of a page."""
    inside: list[str] | None = None
    fence = language = ""
    begin = 0
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)\s*([\w+-]*)", line)
        if inside is None:
            if mark:
                inside, begin, fence, language = [], number + 1, mark[1], mark[2]
        elif mark and mark[1].startswith(fence):
            yield Block(page, begin, language, textwrap.dedent("\n".join(inside) + "\n"))
            inside = None
        else:
            inside.append(line)
    assert inside is None, f"{page}: a block of code without an end"


def commands(block: Block) -> Iterator[list[str]]:
    """The words of every `footfall` command of a block, in order."""
    if block.language not in SHELL:
        return
    for line in block.text.replace("\\\n", " ").replace(" && ", "\n").splitlines():
        words = line.strip().removeprefix("$ ")
        if re.match(r"footfall(\s|$)", words):
            yield shlex.split(words, comments=True)[1:]
