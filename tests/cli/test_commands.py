"""The verbs: one JSON object each when asked, words for people otherwise, and a skill of one's own."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
import tomlkit

from footfall import characters
from footfall.control import skill as skills

WALK = skills.BUILT_IN / "planar-walk" / "skill.toml"
PLANAR7 = Path(characters.__file__).parent / "planar7.toml"


def walk_without_evidence() -> str:
    document = tomlkit.parse(WALK.read_text(encoding="utf-8"))
    document.pop("evidence", None)
    return tomlkit.dumps(document)


def test_list_names_every_built_in_skill(footfall, answer):
    data = answer("list")
    assert [row["id"] for row in data["skills"]] == skills.names()
    assert data["figures"]["skills_total"] == len(skills.names())
    out = footfall("list").out
    assert all(name in out for name in skills.names())


def test_list_can_be_narrowed_to_a_body_by_name_or_file(answer, tmp_path):
    file = tmp_path / "same.json"
    file.write_text(characters.load("planar7").to_json())
    narrowed = answer("list", "--character", "planar7")["skills"]
    assert narrowed
    assert all(row["character"] == "planar7" for row in narrowed)
    assert answer("list", "--character", file)["skills"] == narrowed


def test_show_gives_the_states_as_in_the_table(footfall, answer):
    data = answer("show", "planar-walk")
    assert data["id"] == "planar-walk"
    assert [state["until"] for state in data["states"]] == [0.3, "contact"]
    out = footfall("show", "planar-walk").out
    assert "swh" in out
    assert "2.2" in out


def test_show_prints_what_strangers_wrote_as_it_is(footfall, tmp_path):
    text = walk_without_evidence().replace('title = "Walk"', 'title = "[/bold] [red]:walking: hi"')
    text = text.replace("planar7", "body.toml")
    text = text.replace("until = 0.30", "until = { value = 0.3, low = 0.1, high = 0.5 }")
    (tmp_path / "mine.toml").write_text(text + '\n[evidence]\n"[/red]" = 1\n')
    shutil.copy(PLANAR7, tmp_path / "body.toml")
    said = footfall("show", tmp_path / "mine.toml")
    assert said.code == 0
    assert "[/bold] [red]:walking: hi" in said.out
    assert "[/red] 1" in said.out
    assert "value" not in said.out


def test_play_writes_a_strip_and_the_motion_and_says_how_it_ended(answer, tmp_path):
    data = answer("play", "planar-walk", "--seconds", 2, "--push", "50@1", "--out", tmp_path / "new" / "folder")
    assert data["figures"]["survived"] == 1
    assert data["figures"]["ended_s"] == 2.0
    assert data["figures"]["mean_speed"] > 0.3
    assert data["conditions"]["character"] == "planar7"
    assert [row["time_s"] for row in data["table"]] == [1.0]
    strip, npz, csv = map(Path, data["files"])
    assert strip.read_bytes().startswith(b"\x89PNG")
    columns = csv.read_text().splitlines()[0].split(",")
    with np.load(npz) as motion:
        assert list(motion) == [*columns, "about"]  # and whose it is
        assert motion["time"][-1] == pytest.approx(2.0, abs=0.01)
    assert sorted(path.name for path in strip.parent.iterdir()) == sorted(p.name for p in (strip, npz, csv))


def test_play_of_one_seed_is_the_same_twice_and_another_for_another(answer, tmp_path):
    def figures(seed: int) -> dict:
        return answer("play", "planar-walk", "--seconds", 1, "--scatter", 0.02, "--seed", seed, "--out", tmp_path)[
            "figures"
        ]

    assert figures(3) == figures(3) != figures(4)


def test_play_reports_a_fall_as_a_result(footfall, answer, tmp_path):
    words = ("play", "planar-walk", "--seconds", 5, "--push", "-2000@0.5,for=0.5", "--out", tmp_path)
    data = answer(*words)
    assert data["figures"]["survived"] == 0
    assert data["figures"]["ended_s"] < 5.0
    said = footfall(*words)
    assert said.code == 0
    assert "it fell at" in said.out


@pytest.mark.parametrize("scene", ["slope:45,start=0", "rough:0.5", "stairs:count=0", "flat:0"])
def test_play_copes_with_extreme_ground(answer, tmp_path, scene):
    answer("play", "planar-walk", "--seconds", 1, "--scene", scene, "--out", tmp_path)


@pytest.mark.parametrize("push", ["1e5@0.1,for=1", "0/0/1e5@0.1,for=1,on=left_foot", "0/1e5/0@0.1"])
def test_play_copes_with_extreme_pushes(answer, tmp_path, push):
    answer("play", "planar-walk", "--seconds", 1, "--push", push, "--out", tmp_path)


def test_play_of_a_single_step_gives_a_strip_of_one_figure(answer, tmp_path):
    assert answer("play", "planar-walk", "--seconds", 5e-4, "--out", tmp_path)["figures"]["ended_s"] == 5e-4


def test_check_plays_a_skill_and_can_leave_that_out(footfall, answer):
    figures = answer("check", "planar-walk", "--seconds", 2)["figures"]
    assert (figures["valid"], figures["states"], figures["survived"], figures["survived_s"]) == (1, 4, 1, 2.0)
    assert "survived" not in answer("check", WALK, "--seconds", 0)["figures"]
    assert "is a valid skill" in footfall("check", WALK.parent, "--seconds", 0).out


def test_evaluate_gaits_has_flat_figures(answer):
    data = answer("evaluate", "gaits", "planar-walk", "planar-run", "--seconds", 2)
    assert data["figures"]["gaits_total"] == 2
    assert [row["skill"] for row in data["table"]] == ["planar-walk", "planar-run"]


def test_new_keeps_the_comments_and_the_result_plays(footfall, answer, tmp_path):
    data = answer("new", "my-walk", "--from", "planar-walk", "--out", tmp_path)
    file = Path(data["file"])
    assert file == tmp_path / "my-walk" / "skill.toml"
    old, new = WALK.read_text(), file.read_text()
    comments = [line[line.index("#") :] for line in old.partition("[evidence]")[0].splitlines() if "#" in line]
    assert comments
    assert all(comment in new for comment in comments)
    skill = skills.load(file.parent)
    assert (skill.id, skill.origin, skill.source) == ("my-walk", "designed", "begun from planar-walk")
    assert skill.body == skills.load("planar-walk").body
    assert answer("play", file.parent, "--seconds", 2, "--out", tmp_path)["figures"]["survived"] == 1
    assert f"footfall check {tmp_path}" in footfall("new", "other", "--from", file, "--out", tmp_path).out


def test_new_does_not_overwrite(footfall, refused, tmp_path):
    footfall("new", "my-walk", "--from", "planar-walk", "--out", tmp_path)
    file = tmp_path / "my-walk" / "skill.toml"
    file.write_text("changed by hand")
    assert "already exists" in refused("new", "my-walk", "--from", "planar-run", "--out", tmp_path)
    assert file.read_text() == "changed by hand"


def test_new_works_from_a_sparse_file_with_a_long_title_and_files_beside_it(answer, tmp_path):
    lines = walk_without_evidence().splitlines()
    lines = [line for line in lines if not line.startswith(("origin", "source", "gait"))]
    text = "\n".join(lines).replace('"Walk"', f'"{"ü" * 100}"').replace('"planar7"', '"body.toml"\ndata = "d/x.npz"')
    old = tmp_path / "old"
    (old / "d").mkdir(parents=True)
    (old / "skill.toml").write_text(text + "\n[evidence]\nspeed = 1.0\n", encoding="utf-8")
    shutil.copy(PLANAR7, old / "body.toml")
    np.savez(old / "d" / "x.npz", a=np.ones(3))
    answer("new", "again", "--from", old, "--out", tmp_path)
    skill = skills.load(tmp_path / "again")
    assert skill.arrays()["a"].tolist() == [1.0, 1.0, 1.0]
    assert skill.character == characters.load("planar7")
    assert skill.source == "begun from planar-walk"
    assert skill.evidence == {}


def test_help_is_there_for_every_verb(footfall):
    verbs = ["", "list", "show", "play", "new", "check", "tune", "bench", "tour", "evaluate"]
    verbs += [
        f"evaluate {protocol}"
        for protocol in (
            *("gaits", "pushes", "long-run", "compare", "terrain", "body"),
            *("transitions", "ranges", "balance", "stand", "steer"),
        )
    ]
    for verb in verbs:
        said = footfall(*verb.split(), "--help")
        assert (said.code, said.err) == (0, "")
        assert said.out.startswith("Usage: footfall")


def test_no_verb_at_all_gets_the_help_too(footfall):
    for words in ((), ("evaluate",)):
        said = footfall(*words)
        assert said.code in (0, 2)
        assert "Usage: footfall" in said.out + said.err


def test_a_kinematic_skill_is_shown_checked_and_played_and_labelled(footfall, answer, tmp_path):
    name = "human-walk-published"
    assert answer("check", name, "--seconds", 0.5)["figures"]["valid"] == 1
    played = answer("play", name, "--seconds", 2, "--dt", 0.001, "--out", tmp_path)["figures"]
    assert played["distance_m"] == pytest.approx(2 * 1.3, rel=0.05)
    assert "peak_torque_nm" not in played
    for words in (("show", name), ("check", name, "--seconds", 0), ("play", name, "--seconds", 1, "--out", tmp_path)):
        assert "kinematic: movement without forces" in footfall(*words).out
