"""Every block of code of the quickstart and the tutorials runs, in the order in which it stands; as notebooks, too."""

from __future__ import annotations

import importlib.util
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from documented import DOCS, ROOT

PAGES = [DOCS / "quickstart.md", *sorted((DOCS / "tutorials").glob("*.md"))]


def tool(name: str):
    """A module of tools/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cells(page: Path) -> list[str]:
    """The code of a page as the cells of its notebook."""
    made = json.loads(json.dumps(tool("notebooks").notebook(page.read_text(encoding="utf-8"))))
    return ["".join(cell["source"]) for cell in made["cells"] if cell["cell_type"] == "code"]


def test_every_tutorial_has_commands_and_python():
    assert len(PAGES) >= 8
    for page in PAGES:
        found = cells(page)
        assert any(cell.startswith("!footfall") for cell in found) or page.stem == "python", page
        assert any(not cell.startswith("!") for cell in found), page


def test_notebooks_are_written_whole(tmp_path):
    paths = tool("notebooks").write(tmp_path)
    assert len(paths) == len(PAGES) - 1
    for path in paths:
        data = json.loads(path.read_text(encoding="utf-8"))
        assert (data["nbformat"], data["cells"][0]["cell_type"]) == (4, "markdown")
        assert len({cell["id"] for cell in data["cells"]}) == len(data["cells"])


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_cell_runs(page: Path, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "notebook"}
    for cell in cells(page):
        if not cell.startswith("!"):
            exec(compile(cell, str(page), "exec"), names)
            continue
        for line in cell.splitlines():
            words = shlex.split(line.removeprefix("!"), comments=True)
            assert words[0] == "footfall", line
            done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, check=False)
            assert done.returncode == 0, f"{line}\n{done.stderr[-500:]}"
            assert done.stdout.strip(), line
    assert capsys.readouterr().out.strip()
