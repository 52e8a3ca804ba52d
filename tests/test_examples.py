"""Every example runs as a user would run it."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ELSEWHERE = ("34_",)  # tests/gym/test_ppo_example.py
EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("[0-9]*.py"))
EXAMPLES = [path for path in EXAMPLES if not path.name.startswith(ELSEWHERE)]
LONG = (
    "03_",
    "04_",
    "06_",
    "08_",
    "10_",
    "15_",
    "16_",
    "17_",
    "18_",
    "19_",
    "20_",
    "21_",
    "22_",
    "23_",
    "24_",
    "25_",
    "26_",
    "27_",
    "28_",
    "29_",
    "31_",
    "30_",
    "32_",
    "33_",
    "35_",
)  # searches, films, pages, clips
FIRST, *SHORT = [path for path in EXAMPLES if not path.name.startswith(LONG)]


def process(path: Path, folder: Path) -> str:
    """What an example printed in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(path)],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=dict(os.environ),
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_a_short_example_runs(path: Path, tmp_path: Path, monkeypatch, capsys):
    """In this process, which has everything imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(path)])
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_an_example_runs_in_a_process_of_its_own(tmp_path: Path):
    assert process(FIRST, tmp_path).strip()


@pytest.mark.slow
@pytest.mark.parametrize("path", [path for path in EXAMPLES if path != FIRST], ids=lambda path: path.stem)
def test_the_example_runs(path: Path, tmp_path: Path):
    assert process(path, tmp_path).strip()
