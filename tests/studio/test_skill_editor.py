"""Editing a gait: edits keep the rest of the file, can be undone, and always give a valid skill."""

from __future__ import annotations

import pytest

from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.strict import parse_toml
from footfall.studio.files.library import Library
from footfall.studio.files.skill_editor import SkillEditor


@pytest.fixture
def editor():
    return SkillEditor(skills.load("planar-walk"))


def test_a_number_is_changed_and_everything_else_stays(editor):
    editor.edit(0, "swing_hip", 0.55)
    old, new = editor.original.splitlines(), editor.text.splitlines()
    assert [line for line in new if line not in old] == ["swing_hip = 0.55"]
    assert "# the states below are mirrored for the other leg" in editor.text
    _, controller = editor.playing()
    assert controller.parameters.swing_hip[0] == pytest.approx(0.55)


def test_a_tunable_keeps_its_range_and_the_range_gives_way(editor):
    editor = SkillEditor(skills.load("human-walk-robust"))
    editor.edit(0, "swing_hip", 1.3)
    (state, *_) = editor.message()["states"]
    assert state["values"]["swing_hip"] == 1.3
    assert "high = 1.3" in editor.text


def test_undo_and_redo_go_back_and_forth(editor):
    editor.edit(0, "cv", 0.3)
    editor._at -= 10.0  # a while later
    editor.edit(1, "cd", 2.0)
    second = editor.text
    editor.undo()
    assert editor.message()["states"][1]["values"]["cd"] == 2.2
    editor.undo()
    assert editor.text == editor.original
    editor.redo(), editor.redo()
    assert editor.text == second
    assert not editor.undone


def test_a_dragged_slider_is_undone_at_once(editor):
    for value in (0.41, 0.45, 0.5):
        editor.edit(0, "swing_hip", value)
    editor.undo()
    assert editor.text == editor.original


def test_states_are_added_moved_and_removed(editor):
    editor.add_state(1)
    assert [state["until"] for state in editor.message()["states"]] == [0.3, "contact", 0.1]
    editor.move_state(2, 0)
    assert [state["until"] for state in editor.message()["states"]] == [0.1, 0.3, "contact"]
    editor.remove_state(0)
    assert [state["until"] for state in editor.message()["states"]] == [0.3, "contact"]
    editor.remove_state(0)
    with pytest.raises(FootfallError, match="at least one"):
        editor.remove_state(0)


@pytest.mark.parametrize(
    "edit", [(7, "cd", 1.0), (0, "wings", 1.0), (1, "until", 0.2), (0, "swing_hip", 99.0), (0, "lat.cd", 1.0)]
)
def test_what_no_skill_can_have_is_refused_and_nothing_changes(editor, edit):
    with pytest.raises(FootfallError):
        editor.edit(*edit)
    assert editor.text == editor.original
    assert not editor.done


def test_the_page_is_told_sliders_and_handles(editor):
    told = editor.message()
    columns = {column["name"]: column for column in told["columns"]}
    assert columns["swing_knee"]["joint"] == "swing_knee"
    assert columns["cd"]["group"] == "balance"
    assert columns["cd"]["low"] < 0.0 < columns["cd"]["high"]
    assert told["undo"] == told["redo"] == 0
    assert not told["dirty"]


def test_what_was_shaped_is_kept_as_a_skill(editor, tmp_path):
    editor.edit(0, "swing_hip", 0.5)
    library = Library(tmp_path)
    data = parse_toml(editor.text.encode(), editor.path)
    skill = library.save("my-walk", editor.named("my-walk"), editor.path, data)
    assert (skill.id, skill.origin, skill.evidence) == ("my-walk", "designed", {})
    assert Library(tmp_path).load("my-walk").title == "Walk"
    assert library.list()[0]["made"]
    for name in ("human-walk", "../x", "a b", "", "x/y"):
        with pytest.raises(FootfallError):
            library.save(name, editor.named("x"), editor.path, data)
    assert library.thumbnail("../../etc/passwd") is None


def test_reordered_states_keep_their_lines_and_comments():
    editor = SkillEditor(skills.load("human-walk-robust"))
    editor.move_state(0, 1)
    assert sorted(filter(None, editor.text.splitlines())) == sorted(filter(None, editor.original.splitlines()))
    assert editor.text.index("# 1 and 3") < editor.text.index("# 0 and 2")
    editor.move_state(0, 1)
    assert editor.message()["states"] == SkillEditor(skills.load("human-walk-robust")).message()["states"]


def test_two_drags_of_one_slider_are_undone_one_after_the_other(editor):
    editor.edit(0, "swing_hip", 0.5)
    editor._at -= 10.0
    editor.edit(0, "swing_hip", 0.6)
    editor.undo()
    assert editor.message()["states"][0]["values"]["swing_hip"] == 0.5
    editor.edit(0, "swing_hip", 0.7)
    assert editor.message()["undo"] == 2
