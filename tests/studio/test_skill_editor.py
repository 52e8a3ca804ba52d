"""Shaping a gait: edits of the file itself, which stays readable, can be undone and is always a skill."""

from __future__ import annotations

import pytest

from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.strict import parse_toml
from footfall.studio.files.library import Library
from footfall.studio.files.skill_editor import Author


@pytest.fixture
def author():
    return Author(skills.load("planar-walk"))


def test_a_number_is_changed_and_everything_else_stays(author):
    author.edit(0, "swing_hip", 0.55)
    old, new = author.original.splitlines(), author.text.splitlines()
    assert [line for line in new if line not in old] == ["swing_hip = 0.55"]
    assert "# the states below are mirrored for the other leg" in author.text
    _, controller = author.playing()
    assert controller.parameters.swing_hip[0] == pytest.approx(0.55)


def test_a_tunable_keeps_its_range_and_the_range_gives_way(author):
    author = Author(skills.load("human-walk-robust"))
    author.edit(0, "swing_hip", 1.3)
    (state, *_) = author.message()["states"]
    assert state["values"]["swing_hip"] == 1.3
    assert "high = 1.3" in author.text


def test_undo_and_redo_go_back_and_forth(author):
    author.edit(0, "cv", 0.3)
    author._at -= 10.0  # a while later
    author.edit(1, "cd", 2.0)
    second = author.text
    author.undo()
    assert author.message()["states"][1]["values"]["cd"] == 2.2
    author.undo()
    assert author.text == author.original
    author.redo(), author.redo()
    assert author.text == second
    assert not author.undone


def test_a_dragged_slider_is_undone_at_once(author):
    for value in (0.41, 0.45, 0.5):
        author.edit(0, "swing_hip", value)
    author.undo()
    assert author.text == author.original


def test_states_are_added_moved_and_removed(author):
    author.add_state(1)
    assert [state["until"] for state in author.message()["states"]] == [0.3, "contact", 0.1]
    author.move_state(2, 0)
    assert [state["until"] for state in author.message()["states"]] == [0.1, 0.3, "contact"]
    author.remove_state(0)
    assert [state["until"] for state in author.message()["states"]] == [0.3, "contact"]
    author.remove_state(0)
    with pytest.raises(FootfallError, match="at least one"):
        author.remove_state(0)


@pytest.mark.parametrize(
    "edit", [(7, "cd", 1.0), (0, "wings", 1.0), (1, "until", 0.2), (0, "swing_hip", 99.0), (0, "lat.cd", 1.0)]
)
def test_what_no_skill_can_have_is_refused_and_nothing_changes(author, edit):
    with pytest.raises(FootfallError):
        author.edit(*edit)
    assert author.text == author.original
    assert not author.done


def test_the_page_is_told_sliders_and_handles(author):
    told = author.message()
    columns = {column["name"]: column for column in told["columns"]}
    assert columns["swing_knee"]["joint"] == "swing_knee"
    assert columns["cd"]["group"] == "balance"
    assert columns["cd"]["low"] < 0.0 < columns["cd"]["high"]
    assert told["undo"] == told["redo"] == 0
    assert not told["dirty"]


def test_what_was_shaped_is_kept_as_a_skill(author, tmp_path):
    author.edit(0, "swing_hip", 0.5)
    library = Library(tmp_path)
    data = parse_toml(author.text.encode(), author.path)
    skill = library.save("my-walk", author.named("my-walk"), author.path, data)
    assert (skill.id, skill.origin, skill.evidence) == ("my-walk", "designed", {})
    assert Library(tmp_path).load("my-walk").title == "Walk"
    assert library.list()[0]["made"]
    for name in ("human-walk", "../x", "a b", "", "x/y"):
        with pytest.raises(FootfallError):
            library.save(name, author.named("x"), author.path, data)
    assert library.thumbnail("../../etc/passwd") is None


def test_reordered_states_keep_their_lines_and_comments():
    author = Author(skills.load("human-walk-robust"))
    author.move_state(0, 1)
    assert sorted(filter(None, author.text.splitlines())) == sorted(filter(None, author.original.splitlines()))
    assert author.text.index("# 1 and 3") < author.text.index("# 0 and 2")
    author.move_state(0, 1)
    assert author.message()["states"] == Author(skills.load("human-walk-robust")).message()["states"]


def test_two_drags_of_one_slider_are_undone_one_after_the_other(author):
    author.edit(0, "swing_hip", 0.5)
    author._at -= 10.0
    author.edit(0, "swing_hip", 0.6)
    author.undo()
    assert author.message()["states"][0]["values"]["swing_hip"] == 0.5
    author.edit(0, "swing_hip", 0.7)
    assert author.message()["undo"] == 2
