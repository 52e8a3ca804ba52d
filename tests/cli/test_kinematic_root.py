"""A skill with a kinematic root says so wherever it is listed, shown or measured."""

import json

import pytest

from footfall import characters
from footfall.evaluate import report as reports
from footfall.evaluate.clips import clips
from footfall.evaluate.export import rollout_file
from footfall.motion.formats import bvh, files
from footfall.motion.retarget import references
from footfall.reactions.make import make


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    place = tmp_path_factory.mktemp("roots")
    motion = references.reference("walk", characters.load("human"), 2.0, 60.0)
    (place / "amble.bvh").write_text(bvh.text(files.y_up_centimetres(motion)))
    make(clips.load(place / "amble.bvh")).write(place / "amble-reacts")
    return place


@pytest.mark.parametrize(
    "words",
    [
        ("list", "{place}"),
        ("show", "{skill}"),
        ("check", "{skill}", "--seconds", 0.2),
        ("play", "{skill}", "--seconds", 0.5, "--dt", 0.001, "--out", "{place}/out"),
    ],
)
def test_it_is_said(footfall, place, words):
    words = [str(word).format(place=place, skill=place / "amble-reacts") for word in words]
    said = footfall(*words)
    assert said.code == 0
    assert "kinematic root" in said.out
    report = json.loads(footfall(*words, "--json").out)
    if words[0] == "list":
        assert report["skills"][0]["kinematic_root"] is True
    elif words[0] == "show":
        assert report["kinematic_root"] is True
    else:
        assert "kinematic_root" in report["conditions"]
        assert "steps" not in report["figures"]
        assert "peak_ground_force_n" not in report["figures"]


def test_protocols_say_it(footfall, place):
    said = footfall("evaluate", "balance", place / "amble-reacts", "--seconds", 1, "--out", place / "b", "--json")
    assert said.code == 0, said.err
    assert "kinematic_root" in json.loads(said.out)["conditions"]


def test_a_rollout_that_play_wrote_says_it(footfall, place):
    words = ("play", place / "amble-reacts", "--seconds", 0.5, "--out", place / "played", "--json")
    assert footfall(*words).code == 0
    (found,) = (place / "played").glob("*.npz")
    assert reports.kinematic_root(rollout_file.read(found).trial.skill)


def test_a_skill_on_its_own_feet_does_not_say_it(footfall):
    assert json.loads(footfall("show", "human-stand", "--json").out)["kinematic_root"] is False
    assert not any(row["kinematic_root"] for row in json.loads(footfall("list", "--json").out)["skills"])
