"""`footfall report`: one page that needs no other file, of skills, rollouts and clips."""

from __future__ import annotations

import json
import re

import pytest

pytestmark = pytest.mark.xdist_group("report")  # some tests look at the same page
PEERS = ("human-norm-walk", "human-norm-walk", "human-walk-robust")


@pytest.fixture(scope="module")
def written() -> dict[tuple[object, ...], tuple]:
    """The reports of this module by their arguments, since most of the time goes into drawing them."""
    return {}


@pytest.fixture
def report(footfall, tmp_path, written):
    def report(*words: object):
        if words not in written:
            page = tmp_path / "gait.html"
            said = footfall("report", *words, "--dt", 0.002, "--seconds", 8, "-o", page, "--json")
            assert (said.code, said.err) == (0, "")
            curves = json.loads(page.with_suffix(".json").read_text())
            written[words] = json.loads(said.out), page.read_text(encoding="utf-8"), curves
        return written[words]

    return report


def test_a_page_is_whole_in_itself_and_tells_every_measure(report):
    data, page, curves = report("human-norm-walk", "--no-pushes")
    assert not re.search(r'(src|href)="(?!data:|#)', page)
    assert 'http-equiv="Content-Security-Policy"' in page
    for words in ("Joint angles", "Ground force", "Centre of pressure", "Joint moments", "Joint powers", "cadence"):
        assert words in page
    assert page.count("<svg") == 6
    figures = data["figures"]
    assert 1.0 < figures["speed"] < 1.5
    assert figures["ratio_hip"] + figures["ratio_knee"] + figures["ratio_ankle"] == pytest.approx(1.0)
    assert 0.9 < figures["push_off_peak_bw"] < 1.6
    assert len(curves["curves"]["human-norm-walk"]["angle"]["knee"]["mean"]) == 101


@pytest.mark.slow
def test_peers_stand_side_by_side(report):
    data, page, _ = report(*PEERS, "--no-pushes")
    assert {"speed_1", "speed_2", "speed_3"} <= set(data["figures"])
    assert "<th>human-norm-walk</th><th>human-norm-walk (2)</th><th>human-walk-robust</th>" in page


def test_a_clip_shows_what_needs_no_forces(report, walk_clip):
    data, page, _ = report(walk_clip, "--no-pushes")
    assert data["figures"]["knee_inside_fraction"] > 0.8
    assert data["figures"]["cadence_per_min"] == pytest.approx(115.0, abs=8.0)
    assert "Joint moments" not in page
    assert "film strip of stroll" in page


@pytest.mark.slow
def test_a_rollout_that_play_wrote_gives_the_same_page_as_its_skill(report, footfall, tmp_path):
    said = footfall("play", "human-norm-walk", "--seconds", 8, "--dt", 0.002, "--out", tmp_path / "played", "--json")
    assert said.code == 0
    again, _, _ = report(tmp_path / "played" / "human-norm-walk.npz")
    fresh, _, _ = report("human-norm-walk", "--no-pushes")
    assert again["figures"] == pytest.approx(fresh["figures"])


@pytest.fixture
def planar(report, monkeypatch):
    """A planar walk with made-up pushes."""
    from footfall.cli import report as verb

    monkeypatch.setattr(verb, "_pushes", lambda name, dt, progress: dict.fromkeys(("f", "l", "b", "r"), 100.0))
    return report("planar-walk")


def test_pushes_are_drawn_where_asked_for(planar):
    data, page, _ = planar
    assert data["figures"]["push_f_n"] == 100.0
    assert "Pushes survived" in page


def test_a_body_in_the_plane_has_a_gait_too(planar):
    data, page, _ = planar
    figures = data["figures"]
    assert figures["speed"] == pytest.approx(1.0, abs=0.3)
    assert figures["step_width_m"] is None
    assert 0.0 < figures["ratio_knee"] < 1.0
    assert "film strip of planar-walk" in page


@pytest.mark.slow
def test_the_same_walker_twice_is_told_apart(report):
    _, _, beside = report(*PEERS, "--no-pushes")
    assert set(beside["curves"]) == {"human-norm-walk", "human-norm-walk (2)", "human-walk-robust"}


def test_names_of_strangers_are_not_read_as_html(report, walk_clip, tmp_path):
    evil = tmp_path / "<b>x.bvh"
    evil.write_bytes(walk_clip.read_bytes())
    _, page, _ = report(evil, "--no-pushes")
    assert "<b>x" not in page
    assert "&lt;b&gt;x" in page


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("human-walk", "-o", "page.txt"), "ends in .html"),
        (("human-simbicon-stand",), "no two whole strides"),
        (("no-such-walk",), "unknown skill"),
        (["human-walk"] * 7, "too many"),
        (("missing.npz",), "no such file"),
    ],
)
def test_what_has_no_gait_is_refused(refused, tmp_path, monkeypatch, words, told):
    monkeypatch.chdir(tmp_path)
    assert told in refused("report", *words, "--no-pushes")


def test_a_rollout_by_a_stranger_is_checked(refused, tmp_path):
    import numpy as np

    path = tmp_path / "odd.npz"
    np.savez(path, time=np.zeros(3))
    assert "as `footfall play` writes it" in refused("report", path, "--no-pushes")
    np.savez(path, time=np.zeros(3), about=np.array('{"skill": "x"}'))
    assert "about" in refused("report", path, "--no-pushes")
