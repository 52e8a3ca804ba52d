"""The package as a whole: light to import, complete, and speaking of itself alone."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import footfall

ROOT = Path(__file__).parents[1]


def test_importing_it_loads_nothing_heavy_and_has_no_side_effects():
    heavy = "('mujoco', 'numba', 'numpy', 'matplotlib', 'rich')"
    code = f"import sys, footfall; print([m for m in {heavy} if m in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )


def test_every_public_name_can_be_had():
    for name in footfall.__all__:
        assert getattr(footfall, name) is not None


def test_every_file_is_short_enough_to_read():
    files = [p for folder in ("src", "tests", "benchmarks") for p in (ROOT / folder).rglob("*.py")]
    assert {p.name: n for p in files if (n := len(p.read_text().splitlines())) > 400} == {}


def test_every_function_is_short_enough_to_read():
    """At most 60 lines, except laws: they are compiled as one and read beside their paper."""
    long = {}
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > 60 and "compiled" not in {ast.unparse(d) for d in node.decorator_list}:
                    long[f"{path.name}:{node.name}"] = lines
    assert long == {}


def test_types_are_shipped():
    assert (ROOT / "src" / "footfall" / "py.typed").is_file()


def test_the_version_is_said_once_and_everywhere():
    said = subprocess.run([sys.executable, "-m", "footfall", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == f"footfall {footfall.__version__}"
    assert f"version: {footfall.__version__}\n" in (ROOT / "CITATION.cff").read_text()


def test_the_shell_completes_skills(monkeypatch, tmp_path):
    from footfall.cli import completion

    (tmp_path / "human-mine").mkdir()
    (tmp_path / "human-mine" / "skill.toml").touch()
    monkeypatch.chdir(tmp_path)
    assert {"human-walk", "human-mine"} <= set(completion.skills("human-"))
    assert completion.skills("planar-back-f") == ["planar-back-flip"]


@pytest.mark.parametrize("home", ["", "https://example.org/footfall"])
def test_the_readme_of_the_package_index_has_no_relative_image_or_link(home):
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    text = build.for_index((ROOT / "README.md").read_text(encoding="utf-8"), home)
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert all(target.startswith(("https:", "#")) for target in targets), targets
    assert ("https://example.org/footfall/raw/main/docs/img/studio-play.png" in targets) == bool(home)
    assert bool(build.urls(home)) == bool(home)


def test_every_dependency_has_a_lower_bound():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [line for line in project["dependencies"] if ">=" not in line] == []


def test_the_lock_file_pins_every_dependency_and_names_no_place():
    lines = (ROOT / "requirements-dev.lock").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!-]+", line) for line in pinned)
    names = {re.split("==", line)[0].lower().replace("_", "-") for line in pinned}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {re.match(r"[\w.-]+", line)[0].lower() for line in project["dependencies"]} <= names
