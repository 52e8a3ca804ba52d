"""A run that makes a repertoire and is stopped goes on after its last whole controller, to the same result."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from footfall import characters
from footfall.errors import BadInput
from footfall.repertoire import bench, kept, make
from footfall.repertoire.recipe import Gait, Recipe

pytestmark = pytest.mark.xdist_group("repertoire-plane")  # whose loops one worker compiles
BODY = characters.load("planar12")
WEIGHTS = (15.0, 2.0, 0.1, 1.0)


def small() -> Recipe:
    """Standing, and a gait that is standing too."""
    gait = Gait("sway", "Sway", "", "", ("sway",), 0, (), (), 6, WEIGHTS)
    return Recipe("pose", "Stand", (gait,), (), None, None)


@pytest.fixture
def clips(tmp_path: Path) -> Path:
    for name in ("pose", "sway"):
        (tmp_path / f"{name}.bvh").write_text(name)
    return tmp_path


@pytest.fixture
def made_of(planar_stand, monkeypatch):
    """The makers of standing and of gaits give what was made beforehand."""
    monkeypatch.setattr(make.stationary, "standing", lambda team, pose, name, setting: planar_stand)
    monkeypatch.setattr(make.stationary, "gait", lambda *rest: replace(planar_stand, name="Sway"))
    monkeypatch.setattr(make.Library, "pose", lambda self, name: bench.pose(BODY))
    monkeypatch.setattr(make.refine, "refined", lambda team, plain, seed: plain)


def test_what_is_finished_is_not_made_again_and_the_result_is_the_same(clips, made_of, monkeypatch, tmp_path):
    place = tmp_path / "kept"
    with monkeypatch.context() as broken:
        broken.setattr(make.refine, "refined", lambda *_: (_ for _ in ()).throw(BadInput("killed here")))
        with pytest.raises(BadInput, match="killed here"):
            make.make(clips, BODY, small(), keep=place)
    assert [path.name for path in sorted(place.iterdir())] == ["00.npz"], "standing was finished"
    with monkeypatch.context() as counted:
        counted.setattr(make, "_stand", lambda *_: pytest.fail("standing is made again"))
        second = make.make(clips, BODY, small(), keep=place)
    whole = make.make(clips, BODY, small())
    assert list(second.controllers) == list(whole.controllers) == ["Stand", "Sway"]
    for name, controller in whole.controllers.items():
        again = second.controllers[name]
        assert again.setting == controller.setting
        assert again.made_from == controller.made_from
        assert np.array_equal(again.features, controller.features)
        assert np.array_equal(again.gains, controller.gains)
        assert np.array_equal(second.steady[name].states, whole.steady[name].states)
    assert second.seconds > 0.0


def test_another_seed_recipe_or_clip_begins_anew(clips, made_of, tmp_path):
    place = tmp_path / "kept"
    first = kept.identity(BODY, small(), 1, {"pose": clips / "pose.bvh", "sway": clips / "sway.bvh"})
    assert first != kept.identity(BODY, small(), 2, {"pose": clips / "pose.bvh", "sway": clips / "sway.bvh"})
    (clips / "sway.bvh").write_text("another motion")
    assert first != kept.identity(BODY, small(), 1, {"pose": clips / "pose.bvh", "sway": clips / "sway.bvh"})
    kept.Kept(place, first).add(0, "Stand", [], "", 1.0)
    assert kept.Kept(place, first).known(0, "Stand") == ([], "", 1.0)
    assert kept.Kept(place, "other").known(0, "Stand") is None
    assert kept.Kept(place, first).known(0, "Walk") is None
    assert kept.Kept(None, first).known(0, "Stand") is None


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04 half", b"not an archive"])
def test_a_damaged_file_is_made_again(tmp_path, damage):
    (tmp_path / "00.npz").write_bytes(damage)
    assert kept.Kept(tmp_path, "x").known(0, "Stand") is None


def test_a_file_with_an_endless_number_is_made_again(tmp_path):
    text = '{"identity": "x", "stage": "Stand", "controllers": [], "missing": "", "seconds": ' + 400 * "9" + "}"
    np.savez(tmp_path / "00.npz", text=np.frombuffer(text.encode(), np.uint8))
    assert kept.Kept(tmp_path, "x").known(0, "Stand") is None


def test_what_could_not_be_learned_is_remembered(tmp_path):
    found = kept.Kept(tmp_path / "kept", "x")
    found.add(3, "KickStart", [], "it falls", 2.0)
    assert found.known(3, "KickStart") == ([], "it falls", 2.0)
    found.remove()
    assert not (tmp_path / "kept").exists()
