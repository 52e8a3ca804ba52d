"""`footfall optimize`: a whole skill, the same for the same seed, gone on with after Ctrl-C; and what it refuses."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from footfall.cli import optimize
from footfall.control import skill as skills
from footfall.optimize import campaign, checkpoint
from footfall.optimize.search import Score

DRAFT = Path(__file__).parents[2] / "examples" / "natural_walk_by_hand.toml"
SHORT = 'schema = "footfall/objective"\nversion = 1\ntitle = "short"\nseconds = 2.0\n[terms.fail]\nweight = 10.0\n'
SHORT += "[terms.user]\nweight = 1.0\n"


@pytest.fixture
def objective(tmp_path) -> Path:
    path = tmp_path / "short.toml"
    path.write_text(SHORT)
    return path


@pytest.fixture
def optimized(footfall, tmp_path, objective):
    def optimized(*words: object, out: str = "mine") -> tuple[dict, Path]:
        how = ("--objective", objective, "--generations", 1, "--population", 4)
        said = footfall("optimize", DRAFT, *how, *words, "-o", tmp_path / out, "--json")
        assert (said.code, said.err) == (0, "")
        return json.loads(said.out), tmp_path / out

    return optimized


def test_an_optimized_walker_is_a_skill_with_its_terms_told(optimized):
    data, folder = optimized("--speed", 1.2, "--generations", 2)
    assert data["figures"]["generations"] == 2
    assert data["figures"]["fail_weighted"] == pytest.approx(10.0 * data["figures"]["fail"])
    skill = skills.load(folder)
    assert (skill.id, skill.origin, skill.speed) == ("mine", "tuned", 1.2)
    assert (folder / "search.png").stat().st_size > 1000


@pytest.mark.slow
def test_the_same_seed_gives_the_same_walker_and_another_seed_another(optimized):
    texts = [optimized("--seed", seed, out=f"{k}/mine")[1] / "skill.toml" for k, seed in enumerate((5, 5, 6))]
    one, two, other = (path.read_text() for path in texts)
    assert one == two
    assert one != other


@pytest.mark.slow
def test_several_seeds_make_several_walkers(optimized):
    data, folder = optimized("--seed", "0,1")
    assert {path.name for path in folder.iterdir()} == {"mine-0", "mine-1"}
    assert {"objective_seed0", "objective_seed1"} <= set(data["figures"])


@pytest.mark.slow
def test_several_seeds_go_on_where_one_was_not_begun(footfall, optimized, tmp_path, objective):
    whole, folder = optimized("--seed", "0,1", "--generations", 2)
    assert {path.name for path in folder.iterdir()} == {"mine-0", "mine-1"}
    shutil.rmtree(folder / "mine-1")
    (folder / "mine-0" / "skill.toml").unlink()
    how = ("--objective", objective, "--generations", 2, "--population", 4, "--seed", "0,1", "--json")
    said = footfall("optimize", DRAFT, *how, "-o", tmp_path / "mine")
    assert said.code == 2
    assert "continue it with --resume" in said.err
    said = footfall("optimize", DRAFT, *how, "--resume", "-o", tmp_path / "mine")
    assert said.code == 0, said.err
    figures = json.loads(said.out)["figures"]
    assert figures["objective_seed0"] == whole["figures"]["objective_seed0"]
    assert figures["objective_seed1"] == whole["figures"]["objective_seed1"]


def test_the_line_of_a_search_names_what_costs_most():
    best = Score(1.5, {"power": 9e4, "ratio": 0.4, "speed": 1.31, "up": 10.0})
    state = campaign.SearchProgress(1, 3, 5, 20, best, np.zeros(2), 60.0, 0.5)
    line = optimize._Monitor(None, Path("mine"), False, {"power": 1e-6, "ratio": 3.0}).text(state, None)
    assert "about 20 left" in line
    assert "(ratio 1.2, power 0.09)" in line


@pytest.mark.slow
def test_a_body_and_a_ground_are_written_into_the_file(optimized):
    _, folder = optimized("--body", "short", "--slope", 3)
    skill = skills.load(folder)
    assert skill.character.mass == pytest.approx(57.0, rel=1e-3)
    assert skill.scene.name.startswith("slope:3")
    _, folder = optimized("--friction", 0.5, out="slick")
    assert skills.load(folder).scene.friction == 0.5


@pytest.mark.slow
def test_a_search_that_was_stopped_goes_on(footfall, optimized, tmp_path, objective):
    whole, _ = optimized("--generations", 2, out="whole/mine")
    optimized()
    how = ("--objective", objective, "--generations", 2, "--population", 4, "--resume", "--json")
    said = footfall("optimize", DRAFT, *how, "-o", tmp_path / "mine")
    assert said.code == 0
    assert json.loads(said.out)["figures"]["objective"] == whole["figures"]["objective"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--objective", "grace"), "unknown objective"),
        (("--speed", "9"), "walks at 9 m/s"),
        (("--budget", "0s"), "cannot try anything"),
        (("--budget", "soon"), "expected a time"),
        (("--seed", "a"), "expected a whole number"),
        (("--body", "giant"), "body shape"),
        (("--resume",), "no checkpoint.json"),
        (("-o", "out/human-walk"), "not built in"),
    ],
)
def test_what_cannot_be_searched_for_is_said_in_one_line(refused, tmp_path, monkeypatch, words, told):
    monkeypatch.chdir(tmp_path)
    assert told in refused("optimize", DRAFT, *words)


def test_a_planar_skill_is_refused(refused, tmp_path):
    assert "planar" in refused("optimize", "planar-walk", "-o", tmp_path / "x")


def test_a_folder_that_has_a_skill_is_left_alone(refused, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "skill.toml").write_text("by hand")
    assert "already exists" in refused("optimize", DRAFT, "-o", tmp_path / "mine")


def test_a_checkpoint_of_another_search_is_refused(refused, optimized, objective, tmp_path):
    optimized()
    how = ("--objective", objective, "--population", 4, "--speed", 1.0, "--resume")
    assert "another search: speed" in refused("optimize", DRAFT, *how, "-o", tmp_path / "mine")


@pytest.mark.slow
def test_ctrl_c_keeps_the_best_so_far(tmp_path, trouble):
    (tmp_path / "short.toml").write_text(SHORT)
    script = f"""
import os, signal, sys, threading
signal.signal(signal.SIGINT, signal.default_int_handler)
from footfall.cli import main
from footfall.optimize import checkpoint

write = checkpoint.Checkpoint.write

def interrupted(self, folder):
    write(self, folder)
    if len(self.stages[0]) == 2:
        threading.Timer(0.02, os.kill, (os.getpid(), signal.SIGINT)).start()

checkpoint.Checkpoint.write = interrupted
sys.argv = "footfall optimize {DRAFT} --objective short.toml --population 4 -o mine --json".split()
main()
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=120,
                          env=dict(os.environ))  # fmt: skip
    assert (done.returncode, trouble(done.stderr)) == (0, "")
    data = json.loads(done.stdout)
    assert data["stopped_early"]
    assert data["figures"]["generations"] >= 2
    assert skills.load(tmp_path / "mine").id == "mine"
    assert (tmp_path / "mine" / checkpoint.NAME).is_file()
