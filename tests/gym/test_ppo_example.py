"""The example that trains offsets on a walk, in a short form."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import availability
from footfall import Trial, load, run

EXAMPLE = Path(__file__).parents[2] / "examples" / "34_ppo.py"


@pytest.mark.slow
def test_it_trains_and_what_it_wrote_plays(tmp_path: Path):
    if importlib.util.find_spec("stable_baselines3") is None:
        availability.missing("sb3", "Stable-Baselines3 is not installed; pip install stable-baselines3")
    words = ["--minutes", "0.3", "--tests", "6", "--out", str(tmp_path / "ppo")]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env=dict(os.environ),
    )
    assert done.returncode == 0, done.stderr[-2000:]
    before, after = (float(found) for found in re.findall(r"return ([\d.]+)", done.stdout))
    assert after > 0.7 * before  # it begins as the skill alone; a third of a minute changes little
    rollout = run(Trial(load(tmp_path / "ppo" / "planar-walk-ppo-0"), 3.0, 2e-3))
    assert rollout.ending.kind == "time_up"


def test_without_stable_baselines_it_says_what_to_install(tmp_path: Path):
    code = f"import sys, runpy; sys.modules['stable_baselines3'] = None; runpy.run_path({str(EXAMPLE)!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 1
    assert "pip install" in done.stderr
    assert "Traceback" not in done.stderr
