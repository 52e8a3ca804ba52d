"""The package as a whole: light to import, complete, and speaking of itself alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

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
