"""Skill files: the built-in ones load and make controllers; bad ones are refused, naming file and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import tomlkit
from skill_text import WALK, changed, put, refusal

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile, BadInput, UnknownName


@pytest.mark.parametrize("name", skills.names())
def test_every_built_in_skill_loads_and_makes_a_controller_unless_it_is_kinematic(name):
    skill = skills.load(name)
    systems.check(skill)
    assert skill.id == name
    assert skill.title
    assert skill.source
    assert all(array.size for array in skill.arrays().values())
    if systems.kinematic(skill):
        with pytest.raises(BadInput, match="kinematic and have no control law"):
            systems.controller(skill)
    else:
        assert len(systems.controller(skill).machine) > 0


def test_a_skill_opens_by_name_by_file_and_by_folder(file):
    file.write_text(tomlkit.dumps(WALK))
    for way in (file, str(file), file.parent, f"{file.parent}/"):
        assert skills.load(way).title == skills.load("planar-walk").title


def test_a_number_may_be_given_with_its_bounds(file):
    file.write_text(changed(put({"value": 0.25, "low": 0.0, "high": 2.0}, "states", 0, "cv")))
    assert systems.controller(skills.load(file)).parameters.cv[0] == 0.25


@pytest.mark.parametrize("name", ["", "x" * 5000, "wlak", "\x00", "planar-walk\n"])
def test_an_unknown_skill_is_refused_with_the_ones_available(name):
    with pytest.raises(UnknownName, match="planar-walk"):
        skills.load(name)


@pytest.mark.parametrize(
    "name", ["none.toml", "no/such", "x/" * 5000, "a/\x00", "y" * 5000 + ".toml", "/dev/zero", "."]
)
def test_a_file_that_cannot_be_read_is_refused(name):
    with pytest.raises(BadFile):
        skills.load(name)


ALL_ZERO = {"until": 0, "swing_hip": 0.1}

BAD: dict[str, tuple[Callable[[dict], Any], str, str]] = {
    "another schema": (put("footfall/character", "schema"), "schema", "footfall/skill"),
    "no schema": (lambda d: d.pop("schema"), "schema", "missing"),
    "a newer version": (put(2, "version"), "version", "upgrade footfall"),
    "a version of many digits": (put(10**400, "version"), "version", "out of range"),
    "a version in words": (put("1", "version"), "version", "whole number"),
    "a true version": (put(True, "version"), "version", "whole number"),
    "no id": (lambda d: d.pop("id"), "id", "missing"),
    "an id that leads elsewhere": (put("../walk", "id"), "id", "letters, digits"),
    "an id of many letters": (put("x" * 61, "id"), "id", "too long"),
    "a misspelt key": (lambda d: d.update(tittle=d.pop("title")), "title", "did you mean tittle"),
    "a misspelt key that may be missing": (put("x", "abuot"), "abuot", "did you mean about"),
    "a title with an escape sequence": (put("\x1b]0;gone\x07", "title"), "title", "control characters"),
    "an unknown system": (put("simbico", "system"), "system", "did you mean simbicon"),
    "an unknown origin": (put("xyz", "origin"), "origin", "printed, tuned, designed"),
    "an unknown kind": (put("cycles", "kind"), "kind", "did you mean cycle"),
    "an unknown character": (put("planar8", "character"), "character", "did you mean planar7"),
    "a character in a list": (put(["planar7"], "character"), "character", "expected text"),
    "a character next door": (put("../body.toml", "character"), "character", "out of the skill's folder"),
    "a character at the root": (put("/etc/body.json", "character"), "character", "out of the skill's folder"),
    "a character with a NUL": (put("a\0.toml", "character"), "character", "control characters"),
    "data next door": (put("../x.npz", "data"), "data", "out of the skill's folder"),
    "data round the corner": (put("a/../../x.npz", "data"), "data", "out of the skill's folder"),
    "data at the root": (put("/etc/passwd", "data"), "data", "out of the skill's folder"),
    "data that is the folder": (put(".", "data"), "data", "out of the skill's folder"),
    "data that is not there": (put("x.npz", "data"), "data", "no such file"),
    "data that is no archive": (put("skill.toml", "data"), "data", "plain arrays"),
    "data that is a number": (put(3, "data"), "data", "expected text"),
    "an entry that is no table": (put(1, "entry"), "entry", "expected a table"),
    "an unknown joint": (put(0.1, "entry", "angles", "left_elbow"), "entry.angles.left_elbow", "left_ankle"),
    "a leg turned round and round": (put(1e9, "entry", "angles", "left_hip"), "entry.angles.left_hip", "out of range"),
    "a start at the speed of sound": (put([340, 0], "entry", "velocity"), "entry.velocity", "out of range"),
    "a velocity of three": (put([1, 0, 0], "entry", "velocity"), "entry.velocity", "list of 2"),
    "a start in a state that is not there": (put(4, "entry", "state"), "entry.state", "0 to 3"),
    "evidence in words": (put("good", "evidence", "speed"), "evidence.speed", "expected a number"),
    "no states": (lambda d: d.pop("states"), "states", "at least one"),
    "states that are no list": (put({"a": 1}, "states"), "states", "list of tables"),
    "states that are numbers": (put([1, 2], "states"), "states[0]", "expected a table"),
    "too many states": (lambda d: d["states"].extend(d["states"] * 10), "states", "too many"),
    "too many with mirror images": (lambda d: d["states"].extend(d["states"] * 4), "states", "mirror images"),
    "a misspelt angle": (put(0.1, "states", 0, "swing_hop"), "states[0].swing_hop", "did you mean swing_hip"),
    "an angle that is missing": (lambda d: d["states"][0].pop("swing_hip"), "states[0].swing_hip", "missing"),
    "an angle in words": (put("0.4", "states", 0, "swing_hip"), "states[0].swing_hip", "expected a number"),
    "an angle that is true": (put(True, "states", 0, "swing_hip"), "states[0].swing_hip", "expected a number"),
    "an angle in a list": (put([0.4], "states", 0, "swing_hip"), "states[0].swing_hip", "expected a number"),
    "not a number": (put(float("nan"), "states", 0, "torso"), "states[0].torso", "finite"),
    "infinite": (put(float("-inf"), "states", 0, "torso"), "states[0].torso", "finite"),
    "a number beyond floats": (put(10**400, "states", 0, "torso"), "states[0].torso", "finite"),
    "a turn too many": (put(7.0, "states", 0, "torso"), "states[0].torso", "out of range"),
    "a wild gain": (put(1e6, "states", 1, "cd"), "states[1].cd", "out of range"),
    "no ending": (lambda d: d["states"][0].pop("until"), "states[0].until", "missing"),
    "an unknown ending": (put("contcat", "states", 1, "until"), "states[1].until", "did you mean contact"),
    "an ending before it begins": (put(-0.1, "states", 0, "until"), "states[0].until", "out of range"),
    "an unknown use of the legs": (put("triple", "states", 0, "legs"), "states[0].legs", "single"),
    "a next of a symmetric gait": (put(1, "states", 0, "next"), "states[0].next", "symmetric = false"),
    "a cycle with no exit": (put([ALL_ZERO, ALL_ZERO], "states"), "states", "cycle with no exit"),
    "symmetry in words": (put("yes", "symmetric"), "symmetric", "true or false"),
    "no servo": (lambda d: d.pop("servo"), "servo", "missing"),
    "a misspelt gain": (put(1, "servo", "torso_kq"), "servo.torso_kq", "did you mean"),
    "a negative gain": (put(-1, "servo", "kp"), "servo.kp", "out of range"),
    "a range the wrong way": (put([1, -1], "servo", "swing_hip_range"), "servo.swing_hip_range", "low < high"),
    "bounds the wrong way": (put({"value": 1, "low": 2, "high": 0}, "servo", "kp"), "servo.kp.high", "not above low"),
    "a value out of its bounds": (put({"value": 9, "low": 0, "high": 1}, "servo", "kp"), "servo.kp.value", "range"),
    "a value without bounds": (put({"value": 9}, "servo", "kp"), "servo.kp.low", "missing"),
    "bounds inside bounds": (
        put({"value": {"value": 1}, "low": 0, "high": 2}, "servo", "kp"),
        "servo.kp.value",
        "number",
    ),
    "bounds and more": (
        put({"value": 1, "low": 0, "high": 2, "step": 1}, "servo", "kp"),
        "servo.kp.step",
        "unknown key",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_skill_is_refused_naming_the_file_and_the_key(file, what):
    change, key, words = BAD[what]
    error = refusal(file, changed(change))
    assert error.key == key
    assert words in str(error)


def listed(**changes: Any) -> Callable[[dict], Any]:
    """Planar-walk with its four states written out, some keys of the first one changed."""

    def change(data: dict) -> None:
        data["symmetric"] = False
        data["states"] = [dict(state, stance=leg) for leg in ("left", "right") for state in data["states"]]
        data["states"][0].update(changes)

    return change


def test_states_may_be_listed_one_by_one_and_lead_anywhere(file):
    file.write_text(changed(listed(next=3)))
    assert systems.controller(skills.load(file)).parameters.next[:4].tolist() == [3, 2, 3, 0]


@pytest.mark.parametrize("following", [-1, 4, 10**30, 1.0, "1", [1]])
def test_a_next_state_that_is_not_there_is_refused(file, following):
    assert refusal(file, changed(listed(next=following))).key == "states[0].next"


def test_a_key_given_twice_is_refused(file):
    assert "line" in str(refusal(file, changed(listed()).replace("cd = ", "next = 1\nnext = 2\ncd = ", 1)))


def test_a_state_that_leads_to_itself_in_no_time_is_refused(file):
    assert "cycle with no exit" in str(refusal(file, changed(listed(next=0, until=0.0))))


def test_an_unknown_stance_leg_is_refused(file):
    assert refusal(file, changed(listed(stance="middle"))).key == "states[0].stance"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "schema",
        "a = 0x" + "f" * 5000,
        "a = " + "9" * 5000,
        "a = " + "[" * 5000,
        "a." * 300_000 + "b = 1",
        '"".' * 300_000 + "b = 1",
        "[" + "a . " * 200_000 + "b]",
    ],
)
def test_nonsense_is_refused(file, text):
    refusal(file, text)


@pytest.mark.parametrize("digits", ["9" * 400, "0x" + "f" * 5000])
@pytest.mark.parametrize(
    "line", ["version = 1", "kp = 300.0", "cd = 0", "until = 0.3", 'title = "Walk"', "symmetric = true"]
)
def test_whole_numbers_of_any_length_are_refused(file, line, digits):
    text = tomlkit.dumps(WALK)
    assert line in text
    refusal(file, text.replace(line, f"{line.split('=')[0]}= {digits}", 1))


def test_a_file_that_is_not_text_is_refused(file):
    file.write_bytes(b"\xff\xfe" + bytes(range(256)))
    with pytest.raises(BadFile, match="UTF-8"):
        skills.load(file)
