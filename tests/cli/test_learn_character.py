"""`footfall learn --as data-driven` and `footfall play --clip`: what cannot be done is refused in words."""

from __future__ import annotations

import pytest

from footfall.cli import play_options
from footfall.cli.learn_character import asked_for
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput
from footfall.evaluate.clips.follow import Followed
from footfall.learn import evaluate_character
from footfall.learn.evaluate_character import clip_figures

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles


def test_options_of_learn_must_fit_together():
    assert asked_for("data-driven", "out", "")
    assert not asked_for("simbicon", "out", "")
    for bad in (
        ("data-drive", "out", ""),
        ("simbicon", "", "into"),
        ("data-driven", "", ""),
        ("data-driven", "a", "b"),
    ):
        with pytest.raises(BadInput):
            asked_for(*bad)


def test_a_path_is_read_from_two_columns(tmp_path):
    file = tmp_path / "path.csv"
    file.write_text("x,y\n0,0\n1.5,2\n")
    assert play_options.read_path(str(file)) == [(0.0, 0.0), (1.5, 2.0)]
    for text in ("0,0\n", "0,0\n1,two\n", "0,0\n1,2,3\n", "0,0\n1,nan\n", ""):
        file.write_text(text)
        with pytest.raises(BadFile):
            play_options.read_path(str(file))
    with pytest.raises(BadFile):
        play_options.read_path(str(tmp_path / "none.csv"))


def test_skills_that_follow_nothing_say_so():
    walk = skills.load("human-walk")
    assert play_options.follow(walk, "", "", "", None) is walk
    with pytest.raises(BadInput, match="follow no clips"):
        play_options.follow(walk, "16_17", "", "", None)
    with pytest.raises(BadInput, match="exclude each other"):
        play_options.follow(walk, "16_17", "", "", 3)


def test_the_worst_time_step_of_a_clip_counts():
    def outcome(clip: str, dt: float, followed: bool, error: float) -> Followed:
        return Followed(clip, dt, followed, 2.0, 2.0, error, 1.0, 0.1, 0.9, 1.0)

    runs = [outcome("a", 1e-3, True, 5.0), outcome("a", 2e-3, True, 7.0), outcome("b", 1e-3, True, 4.0)]
    runs.append(outcome("b", 2e-3, False, 30.0))
    figures = clip_figures(runs, {"a": "walk_slow", "b": "walk_backward"}, left_out=2)
    assert figures["clips_total"] == 4
    assert figures["clips_followed_fraction"] == 0.25
    assert figures["walks_and_turns_followed_fraction"] == 1.0
    assert figures["leg_error_deg_worst"] == 7.0


def test_unknown_sections_and_empty_folders_are_refused(tmp_path):
    with pytest.raises(BadInput, match="no section"):
        evaluate_character.evaluate(tmp_path, tmp_path / "out", ("everything",))
    with pytest.raises(BadInput):
        evaluate_character.evaluate(tmp_path, tmp_path / "out")
