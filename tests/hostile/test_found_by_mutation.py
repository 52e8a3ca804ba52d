"""Tracebacks that mutations have found, each as a test of its own: refused in one line."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace

import file_kinds
import input_kinds
import numpy as np
import pytest

from footfall import characters, cli, systems
from footfall.characters import shape
from footfall.characters.character import from_table
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput, FootfallError
from footfall.learn import many
from footfall.motion.formats import amc
from footfall.motion.graph import file as graph_file
from footfall.optimize import checkpoint, recovery_progress, stabilize_progress
from footfall.responses import files
from footfall.strict import Table


def test_a_character_without_height_is_not_reshaped():
    data = json.loads(characters.load("planar7").to_json())
    for link in data["links"]:
        link["offset"] = [0.0, 0.0, 0.0]
        link["points"] = [[x, y, 0.0] for x, y, _ in link.get("points", [])]
    with pytest.raises(BadInput, match="cannot be scaled"):
        shape.reshape(from_table(Table("flat.json", data)), shape.parse("height=1.2"))


def test_many_loads_and_endless_soles_take_no_time():
    start = time.process_time()
    with pytest.raises(BadInput, match="loads are too many"):
        shape.reshape(characters.load("human"), shape.parse(",".join(["load=torso:1"] * 5000)))
    human = characters.load("human")
    feet = {foot.name for foot in human.feet}
    large = tuple(
        replace(link, box=(*link.box[:3], 100.0, *link.box[4:])) if link.name in feet else link for link in human.links
    )
    made = characters.with_sole_points(replace(human, links=large))
    assert max(len(link.points) for link in made.links) <= 4 + 2 * shape.MAX_SOLE_POINTS
    assert time.process_time() - start < 1.0


@pytest.mark.parametrize("place", ["value", "terms", "seconds"])
def test_a_checkpoint_with_a_number_of_400_digits_is_refused(tmp_path, place):
    lines = json.loads(json.dumps(file_kinds.checkpoint_lines()))
    if place == "seconds":
        lines[1]["seconds"] = 10**400
    elif place == "value":
        lines[1]["scores"][0]["value"] = 10**400
    else:
        lines[1]["scores"][0]["terms"]["work"] = -(10**400)
    (tmp_path / checkpoint.NAME).write_text("\n".join(map(json.dumps, lines)) + "\n")
    with pytest.raises(BadFile, match="line 2"):
        checkpoint.read(tmp_path, {"seed": 1})


@pytest.fixture
def graph(tmp_path):
    file_kinds.motion_graphs(tmp_path)
    with np.load(tmp_path / "graph.npz") as archive:
        return {name: archive[name] for name in archive.files}


@pytest.mark.parametrize(
    ("key", "value"),
    [("rate", 1e308), ("rate", 1e-300), ("toe", None), ("up", [0.0, 0.0, 0.0]), ("heel", [[1e300, 0.0, 0.0]])],
)
def test_a_graph_that_cannot_be_planted_is_refused(graph, tmp_path, key, value):
    about = json.loads(graph["about"].tobytes())
    if key == "rate":
        about["rate"] = value
    else:
        about["soles"]["left"][key] = about["soles"]["left"]["heel"] if value is None else value
    path = tmp_path / "bad.npz"
    np.savez(path, **{**graph, "about": np.frombuffer(json.dumps(about).encode(), np.uint8)})
    with pytest.raises(BadFile, match="not a usable motion graph"):
        graph_file.load(path)


def test_a_graph_of_very_far_transitions_is_still_walked(graph, tmp_path):
    np.savez(tmp_path / "far.npz", **{**graph, "costs": np.full_like(graph["costs"], 1e5)})
    found = graph_file.load(tmp_path / "far.npz")
    assert found.walk(2.0)


@pytest.mark.parametrize(("name", "array"), [("human-norm-walk", "joints"), ("human-stand", "points")])
@pytest.mark.parametrize("value", [np.array(1.0), np.array("x"), np.array([["x"]])])
def test_arrays_without_dimensions_or_of_words_are_refused(name, array, value):
    skill = skills.load(name)
    with pytest.raises(FootfallError, match="data"):
        systems.controller(replace(skill, held={**skill.arrays(), array: value}))


ROWS = [1.5, None, [], {"lasts": "yes"}, {"lasts": 1, "why": 3}, {"lasts": 1, "pushes_1ms": [1]}, {"lasts": 10**400}]


@pytest.mark.parametrize("row", ROWS)
def test_a_damaged_result_of_evaluate_clips_counts_as_none(tmp_path, row):
    stamp = {"seed": 1}
    (tmp_path / many.RESULT).write_text(json.dumps({"stamp": stamp, "row": row}))
    assert many._saved(tmp_path, stamp) is None
    (tmp_path / many.RESULT).write_text(json.dumps(row))
    assert many._saved(tmp_path, stamp) is None
    good = {"lasts": 1, "why": "", "speed_error": None, "learn_s": 2.5}
    (tmp_path / many.RESULT).write_text(json.dumps({"stamp": stamp, "row": good}))
    assert many._saved(tmp_path, stamp) == good


@pytest.mark.parametrize("change", [{"level": "x"}, {"limits": {"step": 3}}, {"open": ["a"]}, {"seconds": 10**400}])
def test_the_progress_of_an_oracle_is_checked(tmp_path, change):
    path = tmp_path / "progress.json"
    good = {"character": "human", "limits": {"step": [1.0]}, "samples": [], "open": [1]}
    path.write_text(json.dumps(good))
    human = skills.load("human-stand")
    assert recovery_progress.resumed(path, human).open == [1]
    path.write_text(json.dumps(good | change))
    with pytest.raises(BadInput, match="remove it to begin anew"):
        recovery_progress.resumed(path, human)


@pytest.mark.parametrize(
    "change",
    [
        {"walk-0": np.array([10.0, np.inf])},
        {"walk-0": np.array(1.0)},
        {"seconds": np.array(np.nan)},
        {"seconds": np.array([[1.0, 2.0]])},
        {"k-0": np.zeros((30, 1))},
        {"features-0": np.full((30, 20), np.inf)},
        {"features-0": np.zeros((0,)), "features-1": np.zeros((0,))},
    ],
)
def test_a_damaged_round_of_stabilize_is_taken_again(tmp_path, change):
    file_kinds.stabilize_samples(tmp_path)
    skill, path = skills.load("human-lcc-walk"), tmp_path / "stabilize" / "0.npz"
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    assert len(stabilize_progress.Kept(path.parent, skill, 1).samples(0)) == 2
    np.savez(path, **{**arrays, **change})
    assert stabilize_progress.Kept(path.parent, skill, 1).samples(0) is None


@pytest.mark.parametrize("name", ["contacts", "momentum"])
def test_a_damaged_part_of_responses_is_made_again(tmp_path, name):
    file_kinds.kept_responses(tmp_path)
    path = tmp_path / "part.npz"
    with np.load(path) as archive:
        arrays = {name: archive[name] for name in archive.files}
    assert files.kept(tmp_path, "part", {"seed": 1}).tried == 2
    for value in (np.array(1.0), arrays[name][..., :3]):
        np.savez(path, **{**arrays, name: value})
        assert files.kept(tmp_path, "part", {"seed": 1}) is None


LONG = "x" * 5000
COMMANDS = [
    ["show", f"{LONG}.toml"],
    ["play", f"{LONG}/skill.toml"],
    ["play", f"{LONG}.zip"],
    ["motion", "info", f"{LONG}.bvh"],
    ["report", f"{LONG}.npz"],
    ["check", LONG],
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: f"{command[0]}-{command[1][-5:]}")
def test_a_file_name_of_5000_letters_is_refused_in_one_line(command, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["footfall", *command])
    with pytest.raises(SystemExit) as left:
        cli.main()
    said = capsys.readouterr().err
    assert left.value.code == 2
    assert said.startswith("footfall: ")
    assert said.count("\n") == 1
    assert len(said) < 12_000


@pytest.mark.parametrize("numbers", ["nan 0 0", "0 nan 0", "0 0 nan", "0 inf 0", "0 0 1e400"])
def test_a_number_that_is_none_is_seen_anywhere_in_an_amc_file(tmp_path, numbers):
    input_kinds.amc_and_asf(tmp_path)
    text = (tmp_path / "a.amc").read_text()
    assert "lfemur 3 0 6" in text
    (tmp_path / "a.amc").write_text(text.replace("lfemur 3 0 6", f"lfemur {numbers}"))
    with pytest.raises(BadFile, match="not a usable number"):
        amc.read(tmp_path / "a.amc")
