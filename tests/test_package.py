"""The package as a whole: light to import, complete, and speaking of itself alone."""

from __future__ import annotations

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
    long = {p.name: n for p in (ROOT / "src").rglob("*.py") if (n := len(p.read_text().splitlines())) > 400}
    assert not long
