"""`footfall train-feedforward` and `footfall evaluate feedforward`: whole skills or nothing, and honest figures."""

from __future__ import annotations

import json

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.evaluate.protocols import feedforward, train_feedforward

pytestmark = pytest.mark.xdist_group("feedforward")  # whose loops one worker compiles


@pytest.fixture(autouse=True)
def _short(monkeypatch) -> None:
    """The same work, too short to be worth much."""
    monkeypatch.setattr(train_feedforward, "LASTING", 6.0)
    monkeypatch.setattr(train_feedforward, "AFTER", 5.0)
    monkeypatch.setattr(feedforward, "AFTER", 5.0)
    monkeypatch.setattr(train_feedforward, "GAINS", (1.0, 0.7))


def trained(footfall, folder, *words: object):
    said = footfall("train-feedforward", "planar-walk", "--cycles", 20, "--dt", 0.001, "-o", folder, *words, "--json")
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


def test_a_trained_skill_is_a_whole_skill(footfall, tmp_path):
    data = trained(footfall, tmp_path / "mine", "--bin", "2ms")
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == ["feedforward.npz", "skill.toml"]
    skill = skills.load(tmp_path / "mine")
    assert (skill.id, skill.origin, skill.evidence) == ("mine", "tuned", {})
    assert "# forward, up [m/s]" in (tmp_path / "mine" / "skill.toml").read_text()
    assert skill.body["feedforward"]["bin"] == 0.002
    assert np.any(systems.controller(skill).parameters.ff_table != 0.0)
    figures = data["figures"]
    assert figures["torso_peak_to_peak_deg_after"] < figures["torso_peak_to_peak_deg_before"]
    assert figures["gain_scale_after"] == skill.body["feedforward"]["gain_scale"]
    assert all(value is None or type(value) in (int, float) for value in figures.values())
    said = footfall("check", tmp_path / "mine", "--seconds", 1, "--json")
    assert json.loads(said.out)["figures"]["survived"] == 1
    assert "feedforward" in footfall("show", tmp_path / "mine").out


@pytest.mark.slow
def test_a_trained_skill_can_be_trained_again(footfall, tmp_path):
    trained(footfall, tmp_path / "one")
    said = footfall(
        *("train-feedforward", tmp_path / "one", "--cycles", 20, "--dt", 0.001, "-o", tmp_path / "two", "--json")
    )
    assert said.code == 0
    one, two = (dict(np.load(tmp_path / name / "feedforward.npz")) for name in ("one", "two"))
    assert one.keys() == two.keys()
    assert np.array_equal(one["feedforward_angle"], two["feedforward_angle"])


@pytest.mark.parametrize("bin", ["5s", "1e-9", "30ms", "ms", "nan", "5msec"])
def test_a_bin_that_cannot_be_is_refused(refused, tmp_path, bin):
    assert "--bin" in refused("train-feedforward", "planar-walk", "--bin", bin, "-o", tmp_path / "mine")
    assert not (tmp_path / "mine").exists()


def test_what_cannot_learn_is_refused_and_leaves_nothing(refused, tmp_path):
    said = refused("train-feedforward", "planar-stand", "-o", tmp_path / "mine")
    assert "stand on each leg in turn" in said
    said = refused("train-feedforward", "planar-walk", "--without", "torso_pitch", "-o", tmp_path / "mine")
    assert "no channel is left to learn" in said
    assert "torso_pitch" in refused("train-feedforward", "planar-walk", "--without", "neck", "-o", tmp_path / "mine")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_has_a_skill_is_left_alone(refused, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "skill.toml").write_text("by hand")
    assert "already exists" in refused("train-feedforward", "planar-walk", "-o", tmp_path / "mine")
    assert "not built in" in refused("train-feedforward", "planar-walk", "-o", tmp_path / "planar-run")


@pytest.mark.slow
def test_the_protocol_says_before_and_after(footfall, tmp_path, monkeypatch):
    monkeypatch.setattr(feedforward, "STEPS", (1e-3,))
    said = footfall(
        *("evaluate", "feedforward", "planar-walk", "--cycles", 15, "--dt", 0.001, "--out", tmp_path, "--json")
    )
    assert (said.code, said.err) == (0, "")
    data = json.loads(said.out)
    figures = data["figures"]
    assert figures["torso_peak_to_peak_deg_after"] < figures["torso_peak_to_peak_deg_before"]
    assert {f"feedback_over_feedforward_{b}ms" for b in ("0.5", "5", "25")} <= figures.keys()
    assert figures["lasts_learned_1ms"] == 1
    assert data["files"] == [str(tmp_path / "feedforward-planar-walk.png")]
    assert (tmp_path / "feedforward-planar-walk.png").stat().st_size > 1000
