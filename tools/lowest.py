"""The lower bounds of the dependencies as exact versions, one in a line: `make test-lowest` installs these."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def lowest(extras: tuple[str, ...] = ()) -> list[str]:
    """`name==version` of every lower bound of the package and of some of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [*project["dependencies"], *(line for name in extras for line in project["optional-dependencies"][name])]
    found = (re.match(r"([\w.-]+)(\[[\w,]+\])?>=([\w.]+)", line) for line in named)
    return [f"{match[1]}=={match[3]}" for match in found if match]


if __name__ == "__main__":
    print("\n".join(lowest(tuple(sys.argv[1:]))))
