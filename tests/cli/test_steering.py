"""`play` of a 3D body: commands, shapes and leg collision; and what `show`, `list` and `check` say of its skills."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from footfall.control import skill as skills
from footfall.trials import Trial, run

WALK = skills.BUILT_IN / "human-walk" / "skill.toml"


@pytest.fixture(scope="module", autouse=True)
def _spatial_machine_code() -> None:
    run(Trial(skills.load("human-walk"), 0.01))


@pytest.fixture
def played(footfall, tmp_path):
    """The report of a short trial of the printed 3D walk."""

    def played(*words: object, skill: object = "human-walk") -> dict:
        said = footfall("play", skill, *words, "--dt", 0.002, "--out", tmp_path, "--json")
        assert (said.code, said.err) == (0, "")
        return json.loads(said.out)

    return played


@pytest.fixture
def steerable(tmp_path) -> Path:
    """The printed walk with lists over speeds, a command table, arms that swing, and a body of its own."""
    document = tomlkit.parse(WALK.read_text(encoding="utf-8"))
    document.pop("evidence", None)
    document["id"] = "mine"
    document["speeds"] = [0.0, 0.5, 1.0]
    document["scene"] = "slope:3"
    states: Any = document["states"]
    states[0]["torso"] = [0.0, -0.05, -0.15]
    states[0]["lat"]["swing_hip"] = 0.0125
    document["command"] = {"turn_rate": 0.7}
    document["upper"] = {"left_elbow_pitch": 0.31}
    document["shape"] = {"height": 1.05}
    path = tmp_path / "mine" / "skill.toml"
    path.parent.mkdir()
    path.write_text(tomlkit.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--command speed=1", "expected KEY=VALUE@TIME"),
        ("--command @3", "expected KEY=VALUE@TIME"),
        ("--command spede=1@2", "did you mean speed"),
        ("--command speed@2", "speed needs a number"),
        ("--command speed=fast@2", "expected a number, got 'fast'"),
        ("--command speed=1,speed=2@2", "given twice"),
        ("--command speed=1@soon", "expected a number, got 'soon'"),
        ("--command speed=1@-2", "time -2.0 cannot be used"),
        ("--command speed=1@20 --seconds 5", "after the trial's end"),
        ("--speed 99", "speed 99.0 cannot be used"),
        ("--speed nan", "speed nan"),
        ("--heading inf", "heading inf"),
        ("--lateral -9", "lateral -9.0"),
        ("--shape height=-1", "height -1.0 cannot be used"),
        ("--shape heigth=1", "did you mean height"),
        ("--shape load=tail:3", "unknown body part of human 'tail'"),
        ("--friction -1", "friction -1"),
    ],
)
def test_what_cannot_be_commanded_is_refused_in_one_line(refused, words, expected):
    assert expected in refused("play", "human-walk", *words.split())


def test_a_planar_skill_takes_no_commands(refused):
    assert "3D body" in refused("play", "planar-walk", "--speed", 1)


def test_a_turned_walk_gets_a_picture_of_its_foot_prints(played):
    data = played("--seconds", 3, "--command", "heading=60@0.5", "--no-leg-collision")
    assert data["figures"]["survived"] == 1
    assert data["figures"]["heading_deg"] == pytest.approx(60.0, abs=15.0)
    assert Path(data["files"][-1]).name == "human-walk-footprints.png"
    assert Path(data["files"][-1]).read_bytes().startswith(b"\x89PNG")


def test_a_straight_walk_gets_none_and_its_conditions_tell_of_the_legs(played):
    data = played("--seconds", 1, "--no-leg-collision")
    assert len(data["files"]) == 3
    assert data["conditions"]["leg_collision"] is False
    assert played("--seconds", 0.1)["conditions"]["leg_collision"] is True


def test_a_shape_is_another_body(played):
    data = played("--seconds", 0.1, "--shape", "height=1.1,mass=1.2,load=torso:10")
    assert data["conditions"]["mass_kg"] == pytest.approx(1.2 * 88.6 + 10.0, abs=0.01)


def test_a_skill_plays_on_its_own_ground_unless_told_otherwise(played, steerable):
    own = played("--seconds", 0.1, "--friction", 0.5, skill=steerable)
    assert "slope:3" in own["title"]
    assert own["conditions"]["friction"] == 0.5
    assert "flat" in played("--seconds", 0.1, "--scene", "flat", skill=steerable)["title"]


def test_play_lasts_until_after_the_last_command(played):
    assert played("--command", "heading=0@2.5", "--no-leg-collision")["figures"]["ended_s"] == 10.5


def test_show_puts_the_lateral_numbers_below_each_state(footfall, steerable):
    out = footfall("show", steerable).out
    lines = out.splitlines()
    rows = [line.split() for line in lines if line.startswith(("0 ", "1 ", "lat "))]
    assert [row[0] for row in rows] == ["0", "lat", "1", "lat"]
    assert rows[1][1:] == ["0.5", "0.2", "0.0125"]
    assert "0/-0.05/-0.15" in out
    assert "turn_rate 0.7" in out
    assert "left_elbow_pitch 0.31" in out
    assert "speeds 0, 0.5, 1 m/s" in out


def test_show_as_json_has_the_tables_too(footfall, steerable):
    data = json.loads(footfall("show", steerable, "--json").out)
    assert data["command"] == {"turn_rate": 0.7}
    assert data["speeds"] == [0.0, 0.5, 1.0]
    assert data["states"][0]["lat"]["cd"] == 0.5


def test_list_of_a_body_has_all_skills_of_that_name(footfall):
    data = json.loads(footfall("list", "--character", "human", "--json").out)
    expected = [name for name in skills.names() if skills.load(name).character.name == "human"]
    assert [row["id"] for row in data["skills"]] == expected


def test_check_plays_on_the_skills_own_ground(footfall, steerable):
    data = json.loads(footfall("check", steerable, "--seconds", 0.2, "--json").out)
    assert data["figures"]["survived_s"] == pytest.approx(0.2)
    assert data["figures"]["states"] == 4


def test_gaits_of_a_3d_skill_has_flat_figures_and_a_picture(footfall, tmp_path):
    words = ("evaluate", "gaits", "human-walk", "--seconds", 2, "--dt", 0.002, "--out", tmp_path, "--json")
    data = json.loads(footfall(*words).out)
    assert data["figures"]["gaits_survive_2s"] == 1
    assert data["figures"]["walk_speed_range_low"] is None
    assert data["conditions"]["time_step_s"] == 0.002
    assert (tmp_path / "gaits-human.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.slow
def test_a_behaviour_walks_at_its_own_speed_until_another_is_commanded(answer, tmp_path):
    words = ("play", "human-stop-and-go", "--dt", 0.001, "--out", tmp_path)
    own = answer(*words, "--seconds", 20)["figures"]
    commanded = answer(*words, "--seconds", 20, "--speed", 0.6)["figures"]
    assert own["distance_m"] == commanded["distance_m"]
    stopped = answer(*words, "--seconds", 16, "--command", "speed=0.8@2", "--command", "speed=0@9")["figures"]
    assert stopped["survived"] == 1
    assert stopped["distance_m"] < 0.9 * own["distance_m"]
