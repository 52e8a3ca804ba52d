"""`footfall tune`: a skill file that works, the same one for the same seed, and Ctrl-C keeps it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import tomlkit

from footfall.control import skill as skills
from footfall.optimize import robustness, space, survival
from footfall.trials import Trial, run

RUN = skills.BUILT_IN / "human-run" / "skill.toml"
SHORT = {"SETTLING": 1.0, "WATCHING": 1.0}


@pytest.fixture(autouse=True)
def _short_trials(monkeypatch) -> None:
    """The same search with trials too short to be worth anything."""
    run(Trial(skills.load("human-run"), 0.01))
    for objective in (robustness, survival):
        for name, seconds in SHORT.items():
            monkeypatch.setattr(objective, name, seconds)
    monkeypatch.setattr(robustness, "SURVIVAL_SECONDS", 0.1)
    monkeypatch.setattr(robustness, "PUSH_FOR", 0.05)
    monkeypatch.setattr(survival, "TRIAL_SECONDS", 1.0)


@pytest.fixture
def tuned(footfall, tmp_path):
    """The report of a very small search, and the file it wrote."""

    def tuned(*words: object, skill: object = "human-run", out: str = "mine") -> tuple[dict, Path]:
        folder = tmp_path / out
        said = footfall("tune", skill, "--generations", 1, "--population", 4, *words, "-o", folder, "--json")
        assert (said.code, said.err) == (0, "")
        data = json.loads(said.out)
        assert all(value is None or type(value) in (int, float) for value in data["figures"].values())
        assert data["files"] == [str(folder / "skill.toml")]
        return data, folder / "skill.toml"

    return tuned


@pytest.mark.parametrize("goal", ["speed", "survival"])
def test_a_tuned_skill_is_a_skill(footfall, tuned, goal):
    data, file = tuned("--for", goal)
    assert (data["figures"]["generations"], data["figures"]["evaluations"]) == (1, 4)
    assert not data["stopped_early"]
    skill = skills.load(file)
    assert (skill.id, skill.origin, skill.evidence) == ("mine", "tuned", {})
    assert "# [N m/rad]" in file.read_text()
    said = footfall("check", file, "--seconds", 0.5, "--json")
    assert (said.code, json.loads(said.out)["figures"]["valid"]) == (0, 1)
    assert list(file.parent.iterdir()) == [file]


def test_every_number_stays_within_its_bounds(tuned):
    _, file = tuned("--for", "survival", "--spread", 0.5)
    found = space.read(skills.load(file))
    assert found.names == space.read(skills.load("human-run")).names
    assert all(t.low <= t.value <= t.high for t in found.tunables)


@pytest.mark.parametrize("seed", [0, pytest.param(7, marks=pytest.mark.slow)])
def test_the_same_seed_gives_the_same_file(tuned, seed):
    texts = []
    for folder in ("a/mine", "b/mine"):
        _, file = tuned("--for", "survival", "--seed", seed, "--generations", 2, out=folder)
        texts.append(file.read_text())
    assert texts[0] == texts[1]


def test_a_wanted_speed_is_written_into_the_file(tuned):
    _, file = tuned("--for", "survival", "--speed", "1.1:1.7")
    assert skills.load(file).wanted["speed"] == (1.1, 1.7)


def test_what_lies_beside_the_file_goes_with_it(tuned, tmp_path):
    document = tomlkit.parse(RUN.read_text(encoding="utf-8"))
    document.pop("evidence", None)
    document["character"] = "body.json"
    old = tmp_path / "old"
    old.mkdir()
    (old / "skill.toml").write_text(tomlkit.dumps(document), encoding="utf-8")
    (old / "body.json").write_text(skills.load("human-run").character.to_json(), encoding="utf-8")
    _, file = tuned("--for", "survival", skill=old)
    assert skills.load(file).character == skills.load(old).character


def test_a_folder_that_has_a_skill_is_left_alone(refused, tmp_path):
    file = tmp_path / "mine" / "skill.toml"
    file.parent.mkdir()
    file.write_text("by hand")
    assert "already exists" in refused("tune", "human-run", "-o", file.parent)
    assert file.read_text() == "by hand"


def test_a_file_where_the_folder_should_be_is_said_first(refused, tmp_path):
    (tmp_path / "mine").write_text("by hand")
    assert "cannot write" in refused("tune", "human-run", "-o", tmp_path / "mine" / "deeper")


@pytest.mark.parametrize("generation", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_ctrl_c_leaves_a_file_that_can_be_read(footfall, tmp_path, generation, trouble):
    script = f"""
import os, signal, sys, threading
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background inherits that it is ignored
from footfall.cli import main
from footfall.optimize import survival

survival.SETTLING = survival.WATCHING = survival.TRIAL_SECONDS = 1.0
plan = survival.Survival.plan

def interrupted(self, generation):
    if generation == {generation}:
        threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGINT)).start()
    return plan(self, generation)

survival.Survival.plan = interrupted
sys.argv = "footfall tune human-run --for survival --population 4 -o mine --json".split()
main()
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=120, env=dict(os.environ)
    )
    assert (done.returncode, trouble(done.stderr)) == (0, "")  # as the protocols do: what was found is kept and told
    data = json.loads(done.stdout)
    assert data["stopped_early"]
    assert data["figures"]["generations"] == generation
    assert (data["figures"]["score"] is None) == (generation == 0)
    assert skills.load(tmp_path / "mine").id == "mine"
    assert footfall("check", tmp_path / "mine", "--seconds", 0).code == 0


@pytest.mark.slow
def test_the_search_as_it_is_keeps_a_run_a_run(footfall, tmp_path, monkeypatch):
    monkeypatch.undo()
    words = ("--for", "speed", "--generations", 1, "--population", 4, "--minutes", 0.2)
    said = footfall("tune", "human-run", *words, "-o", tmp_path / "x", "--json")
    figures = json.loads(said.out)["figures"]
    assert figures["term_passed"] > 0.5
    assert 1.5 < figures["term_speed"] < 2.5
    assert footfall("check", tmp_path / "x", "--seconds", 2).code == 0
