"""Characters as data: the built-in one, the round trip through files, and files that must be refused."""

from __future__ import annotations

import copy
import json
import os
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from footfall import characters
from footfall.errors import BadFile, FootfallError, UnknownName
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.strict import MAX_FILE_BYTES

PLANAR7 = json.loads(characters.load("planar7").to_json())


def refused(folder: Path, data: Any) -> BadFile:
    """The error for a character given as data."""
    path = folder / "body.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data))
    with pytest.raises(BadFile) as caught:
        characters.load(str(path))
    assert str(path) in str(caught.value)
    assert caught.value.key in str(caught.value)
    return caught.value


def changed(change: Callable[[dict], Any]) -> dict:
    data = copy.deepcopy(PLANAR7)
    change(data)
    return data


def test_planar7_is_the_body_of_the_thesis():
    body = characters.load("planar7")
    assert body.planar
    assert body.mass == pytest.approx(90.0)
    assert body.root_height == pytest.approx(0.94)
    assert [foot.name for foot in body.feet] == ["left_foot", "right_foot"]
    assert len(body.links) == 7
    assert len(body.joints) == 6


def test_mirroring_twice_changes_nothing():
    body = characters.load("planar7")
    for name in [*(link.name for link in body.links), *(joint.name for joint in body.joints)]:
        assert body.mirrored(body.mirrored(name)) == name
        assert body.mirrored(name) == name.replace("left", "?").replace("right", "left").replace("?", "right")


def test_a_character_survives_the_round_trip_through_json(tmp_path: Path):
    body = characters.load("planar7")
    path = tmp_path / "again.json"
    path.write_text(body.to_json())
    assert characters.load(str(path)) == body
    assert json.loads(characters.load(str(path)).to_json()) == PLANAR7


def test_an_unknown_character_is_refused_with_the_ones_available():
    with pytest.raises(UnknownName, match="planar7"):
        characters.load("planar8")
    with pytest.raises(UnknownName, match="available: human, human-toes, planar12, planar7"):
        characters.load("zzz" * 100_000)


def test_unknown_parts_and_joints_are_refused_with_the_ones_available():
    body = characters.load("planar7")
    with pytest.raises(UnknownName, match="did you mean trunk"):
        body.link("trunc")
    with pytest.raises(UnknownName, match="left_knee"):
        body.joint_index("left_nee")


def drop(name: str) -> Callable[[dict], Any]:
    return lambda data: data.pop(name)


def put(value: Any, *way: Any) -> Callable[[dict], Any]:
    def change(data: Any) -> None:
        for step in way[:-1]:
            data = data[step]
        data[way[-1]] = value

    return change


def swap_joints(data: dict) -> None:
    data["joints"][0], data["joints"][3] = data["joints"][3], data["joints"][0]


BAD = {
    "no links": (drop("links"), "links", "empty"),
    "no root": (put("right_foot", "links", 0, "parent"), "links[0].parent", "root"),
    "two roots": (put("", "links", 3, "parent"), "links[3].parent", "exactly one root"),
    "a parent that does not exist": (put("tail", "links", 2, "parent"), "links[2].parent", "not listed above"),
    "a link that hangs on itself": (put("left_thigh", "links", 1, "parent"), "links[1].parent", "not listed above"),
    "a circle": (put("left_foot", "links", 1, "parent"), "links[1].parent", "not listed above"),
    "no feet": (lambda d: [link.pop("points", None) for link in d["links"]], "links", "foot"),
    "two links of one name": (put("left_foot", "links", 6, "name"), "links[6].name", "twice"),
    "negative mass": (put(-70.0, "links", 0, "mass"), "links[0].mass", "out of range"),
    "no mass": (put(0, "links", 0, "mass"), "links[0].mass", "out of range"),
    "impossible inertia": (
        put([5.0, 1.0, 1.0], "links", 0, "inertia"),
        "links[0].inertia",
        "impossible for a rigid body",
    ),
    "inertia of zero": (put([0.0, 0.0, 0.0], "links", 0, "inertia"), "links[0].inertia", "out of range"),
    "inertia with two numbers": (put([1.0, 1.0], "links", 0, "inertia"), "links[0].inertia", "list of 3"),
    "not a number": (put(float("nan"), "links", 0, "centre", 0), "links[0].centre", "finite"),
    "infinite": (put(float("inf"), "fall_height"), "fall_height", "finite"),
    "a huge whole number": (put(10**400, "links", 2, "mass"), "links[2].mass", "finite"),
    "a place beyond the moon": (put(4e8, "links", 2, "offset", 1), "links[2].offset", "out of range"),
    "a bone of no length": (put([0.0] * 6, "links", 0, "line"), "links[0].line", "zero length"),
    "too many contact points": (put([[0.0, 0.0, 0.0]] * 33, "links", 3, "points"), "links[3].points", "at most 32"),
    "a contact point in words": (put(["heel"], "links", 3, "points"), "links[3].points[0]", "list of 3"),
    "points that are no list": (put(7, "links", 3, "points"), "links[3].points", "list"),
    "an unknown key": (put(1, "fall_hight"), "fall_hight", "did you mean fall_height"),
    "an unknown key in a link": (put(1.0, "links", 0, "radios"), "links[0].radios", "did you mean radius"),
    "a newer version": (put(2, "version"), "version", "upgrade footfall"),
    "a version in words": (put("1", "version"), "version", "whole number"),
    "another schema": (put("footfall/skill", "schema"), "schema", "footfall/character"),
    "a name that is a number": (put(7, "name"), "name", "expected text"),
    "a name that leads elsewhere": (put("../planar7", "name"), "name", "letters, digits"),
    "a flag in words": (put("yes", "planar"), "planar", "true or false"),
    "links that are no list": (put({}, "links"), "links", "list of tables"),
    "a link that is no table": (put(3, "links", 2), "links[2]", "expected a table"),
    "too many links": (lambda d: d["links"].extend(d["links"] * 10), "links", "too many"),
    "a joint on the root": (put("trunk", "joints", 0, "link"), "joints[0].link", "not a link with a parent"),
    "a joint on nothing": (put("tail", "joints", 0, "link"), "joints[0].link", "not a link with a parent"),
    "two joints of one name": (put("left_hip", "joints", 1, "name"), "joints[1].name", "twice"),
    "a joint with no axis": (put([0, 0, 0], "joints", 1, "axis"), "joints[1].axis", "is zero"),
    "a range the wrong way round": (put([3.0, -1.0], "joints", 0, "range"), "joints[0].range", "low < high"),
    "a joint without strength": (put(0.0, "joints", 0, "torque"), "joints[0].torque", "out of range"),
    "joints out of order": (swap_joints, "joints", "left_hip, left_knee, left_ankle"),
    "soft ground": (put(0.0, "ground", "stiffness"), "ground.stiffness", "out of range"),
    "no ground": (drop("ground"), "ground", "missing"),
    "a twin nobody knows": (put("tail", "mirror", "left_foot"), "mirror.left_foot", "not two links"),
    "a twin of another kind": (put("right_hip", "mirror", "left_foot"), "mirror.left_foot", "not two links"),
    "a twin in a list": (put(["right_foot"], "mirror", "left_foot"), "mirror.left_foot", "expected text"),
    "a triplet": (put("right_thigh", "mirror", "left_foot"), "mirror.left_foot", "already has a counterpart"),
    "a part called world": (put("world", "links", 0, "name"), "links[1].parent", "not listed"),
    "an escape sequence": (put("\x1b[2J", "title"), "title", "control characters"),
    "half a letter": (put("\ud800", "title"), "title", "control characters"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_body_is_refused_naming_the_file_and_the_key(tmp_path: Path, what):
    change, key, words = BAD[what]
    error = refused(tmp_path, changed(change))
    assert error.key == key
    assert words in str(error)


@pytest.mark.parametrize("name", ["world", "ground", "ground_3", "right_foot_1"])
def test_a_part_whose_name_the_simulation_needs_is_refused(tmp_path: Path, name):
    def rename(data: dict) -> None:
        data["links"].append({"name": name, "parent": "trunk", "mass": 1.0, "centre": [0, 0, 0]})
        data["links"][-1].update(inertia=[0.1, 0.1, 0.1], line=[0, 0, 0, 0, 0, 1])

    assert refused(tmp_path, changed(rename)).key == "links[7].name"


@pytest.mark.parametrize("nonsense", ["", "{", "null", "[]", "7", '"body"', "\x00", "[" * 100_000, '{"a":' * 100_000])
def test_nonsense_in_json_is_refused(tmp_path: Path, nonsense):
    refused(tmp_path, nonsense)


@pytest.mark.parametrize(
    "nonsense",
    ["", "=", "a = [" + "[" * 5000, "a = " + "{b = " * 5000, "[" + "a." * 200_000 + "a]", "a." * 200_000 + "a = 1"],
)
def test_nonsense_in_toml_is_refused(tmp_path: Path, nonsense):
    path = tmp_path / "body.toml"
    path.write_text(nonsense)
    with pytest.raises(BadFile, match=r"body\.toml"):
        characters.load(str(path))


@pytest.mark.parametrize("suffix", ["toml", "json"])
def test_files_that_are_not_there_or_not_text_or_not_files_are_refused(tmp_path: Path, suffix):
    missing, folder, huge, binary, pipe = (tmp_path / f"{n}.{suffix}" for n in ("none", "dir", "huge", "bin", "pipe"))
    folder.mkdir()
    huge.write_bytes(b" " * (MAX_FILE_BYTES + 1))
    binary.write_bytes(bytes(range(128, 256)))
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
    for path in (missing, folder, huge, binary, pipe):
        with pytest.raises(BadFile, match=path.name):
            characters.load(str(path))


def test_the_built_in_files_are_within_their_own_limits():
    files = sorted(Path(characters.__file__).parent.glob("*.toml"))
    assert {path.stem for path in files} < set(characters.names())
    for path in files:
        assert tomllib.loads(path.read_text())["name"] == path.stem
    assert [characters.load(name).name for name in characters.names()] == characters.names()


EDGES = [0, -1, 1e-9, 1e-6, 1e-4, 100.0, -100.0, 1e3, 1e6, 1e9, 1e300, 10**400]
ANYTHING = st.recursive(
    st.integers() | st.floats() | st.booleans() | st.text(max_size=20) | st.none() | st.sampled_from(EDGES),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data(), value=ANYTHING)
def test_a_body_with_anything_anywhere_is_refused_or_can_be_simulated(tmp_path: Path, data, value):
    body = copy.deepcopy(PLANAR7)
    place: Any = body
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = value
    path = tmp_path / "body.json"
    path.write_text(json.dumps(body))
    try:
        character = characters.load(str(path))
    except FootfallError:
        return
    World(character, Scene(), 1e-3)
