"""Systems of others: the worked example is installed and played, and a broken package is named and skipped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.control.system import GROUP
from footfall.errors import BadFile

EXAMPLE = Path(__file__).parents[1] / "examples" / "own_system"


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> dict[str, str]:
    """The environment of a Python that has the example installed."""
    target = tmp_path_factory.mktemp("site")
    call = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    call += ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target), str(EXAMPLE)]
    done = subprocess.run(call, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    source = str(Path(systems.__file__).parents[2])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), source])}


def footfall(environment: dict[str, str], *words: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "footfall", *words], env=environment, capture_output=True, text=True, timeout=300
    )


@pytest.mark.slow
def test_an_installed_system_is_listed_and_its_skill_is_played(installed):
    listed = json.loads(footfall(installed, "list", "--systems", "--json").stdout)
    mine = [row for row in listed["systems"] if row["name"] == "sway_stand"]
    assert len(mine) == 1
    assert (mine[0]["moved_by"], mine[0]["package"], mine[0]["problem"]) == ("torque", "sway_stand:SYSTEM", None)
    assert mine[0]["state"] == "works, of sway_stand:SYSTEM"
    played = footfall(installed, "check", str(EXAMPLE / "skill"), "--seconds", "3", "--json")
    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["figures"]["survived"] == 1


def test_without_the_package_its_skill_is_refused_in_one_line():
    with pytest.raises(BadFile, match="unknown system 'sway_stand'"):
        systems.controller(skills.load(EXAMPLE / "skill"))


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:SYSTEM", "No module named"),
        ("json:dumps", "expected an instance"),
        ("json:nothing", "nothing"),
    ],
)
def test_a_broken_system_is_named_and_skipped(monkeypatch, value, problem):
    broken = EntryPoint("broken", value, GROUP)
    monkeypatch.setattr(systems, "_others", lambda: {"broken": broken})
    found = {system.name: system for system in systems.found()}
    assert problem in found["broken"].problem
    assert found["simbicon"].problem == ""
