"""`footfall leaderboard`."""

from __future__ import annotations


def test_it_measures_a_skill_once(answer, tmp_path):
    words = ("leaderboard", "planar-walk", "--only", "survival", "--only", "making", "-o", tmp_path)
    data = answer(*words)
    assert data["skills"][0]["figures"]["survived_fraction"] == 1.0
    assert data["figures"]["results_measured"] == 2
    assert answer(*words)["figures"]["results_measured"] == 0
    assert (tmp_path / "index.html").exists()


def test_an_unknown_test_is_refused(refused, tmp_path):
    assert "did you mean" in refused("leaderboard", "planar-walk", "--only", "survivl", "-o", tmp_path)
