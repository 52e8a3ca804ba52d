"""Tutorials as Jupyter notebooks, made from their Markdown: `python tools/notebooks.py [FOLDER]` writes all of them."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TUTORIALS = ROOT / "docs" / "tutorials"
FENCE = re.compile(r"^[ ]*```(\w*)\n(.*?)^[ ]*```$", re.M | re.S)
RUN = ("", "python")  # languages of the blocks that are run: commands and Python


def notebook(text: str) -> dict[str, Any]:
    """A page as a notebook.

    Args:
        text: Markdown. Blocks of Python become cells, blocks of commands become cells with `!` before each.

    Returns:
        The notebook as JSON data (nbformat 4.5).
    """
    cells: list[dict[str, Any]] = []
    at = 0
    for match in FENCE.finditer(text):
        language, code = match[1], textwrap.dedent(match[2])
        if language not in RUN:
            continue  # stays part of the text
        cells += [_cell("markdown", text[at : match.start()], len(cells))]
        at = match.end()
        if language == "":
            code = "".join(f"!{line}\n" for line in code.splitlines() if line.strip())
        cells += [_cell("code", code, len(cells))]
    cells += [_cell("markdown", text[at:], len(cells))]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    cells = [cell for cell in cells if "".join(cell["source"]).strip()]
    return {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _cell(kind: str, text: str, number: int) -> dict[str, Any]:
    cell: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
    cell["source"] = text.strip("\n").splitlines(keepends=True)
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})


def write(folder: Path) -> list[Path]:
    """Write the notebooks of all tutorials; links in them lead to where the pages are beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for page in sorted(TUTORIALS.glob("*.md")):
        text = re.sub(r"\]\(\.\./(\w+)\.md", r"](../\1.html", page.read_text(encoding="utf-8"))
        paths.append(folder / f"{page.stem}.ipynb")
        paths[-1].write_text(json.dumps(notebook(text), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return paths


if __name__ == "__main__":
    for path in write(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "out" / "notebooks"):
        print(path)
