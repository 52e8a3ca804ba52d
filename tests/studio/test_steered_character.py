"""A data-driven character in the live simulation: style, path, ghost, coming steps and boxes."""

from __future__ import annotations

import json

import numpy as np
import pytest

from footfall import characters, systems
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.studio.live.ghost import SIDE_OFFSET, ReferenceBody
from footfall.studio.live.simulation import LiveSimulation
from footfall.studio.wire import frames, messages

from .conftest import steered_character

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles
BODY = characters.load("human-toes")
CORNER = ((0.0, 0.0), (2.0, 0.0), (2.0, 4.0))


@pytest.fixture(scope="module")
def skill(tmp_path_factory):
    return steered_character(tmp_path_factory.mktemp("characters") / "strollers")


@pytest.fixture
def live(skill):
    made = LiveSimulation(skill, dt=2e-3)
    made.outbox.clear()
    return made


def told(live: LiveSimulation, kind: str) -> list[dict]:
    return [json.loads(json.dumps(message)) for message in live.outbox if message["is"] == kind]


def settings(live: LiveSimulation):
    return live.sim.direction.director.settings


def test_the_page_is_told_of_styles_with_their_speeds(live):
    steering = live.skill_message()["steering"]
    assert [style["name"] for style in steering["styles"]][:1] == [""]
    assert {"walk", "hurry"} <= {style["name"] for style in steering["styles"]}
    for style in steering["styles"]:
        assert style["speeds"][0] <= style["usual"][0] <= style["speeds"][1] or style["name"] in ("", "stand")
    assert steering["style"] == ""
    assert steering["path"] == ()
    assert live.skill_message()["has_ghost"]


def test_a_style_is_chosen_while_it_runs(live):
    live.do({"do": "steer", "speed": 0.7})
    live.advance(0.5)
    time, law = live.sim.time, live.sim.memory
    live.do({"do": "style", "name": "hurry"})
    assert live.sim.time == time
    assert live.sim.memory is law  # without a restart
    assert settings(live).style == "hurry"
    hurry = next(s for s in systems.of(live.source).steering(live.source).styles if s.name == "hurry")
    assert hurry.speeds[0] <= live.sim.command.speed <= hurry.speeds[1]
    assert told(live, "skill")[-1]["steering"]["style"] == "hurry"
    live.advance(0.3)
    chosen = live.sim.direction.memory["coming"]
    known = live.sim.direction.director.repertoire.library
    assert "hurry" in {known.fragments[k].style for k in (chosen.fragment, chosen.other) if k >= 0} or live.sim.over
    live.do({"do": "style", "name": ""})
    assert settings(live).style == ""


def test_a_path_is_followed_without_a_restart_and_left_by_a_heading(live):
    live.advance(0.4)
    time = live.sim.time
    live.do({"do": "path", "points": CORNER})
    assert live.sim.time == time
    assert settings(live).path == CORNER
    assert live.sim.command.speed > 0.0  # it stood
    assert told(live, "skill")[-1]["steering"]["path"] == [list(point) for point in CORNER]
    live.advance(0.4)
    assert live.sim.direction.memory["along"] > 0.2
    live.do({"do": "steer", "speed": 0.9})
    assert settings(live).path == CORNER
    live.do({"do": "path", "points": ((1.5, 0.0), (1.5, 4.0))})
    live.advance(0.2)
    assert live.sim.direction.memory["along"] < 0.2  # counted anew
    live.do({"do": "steer", "heading": 0.3})
    assert settings(live).path == ()
    assert live.sim.command.heading == pytest.approx(0.3)
    live.do({"do": "path", "points": CORNER})
    live.do({"do": "target", "x": 3.0, "y": 0.0})
    assert settings(live).path == ()
    assert live.target == (3.0, 0.0)
    live.do({"do": "path", "points": CORNER})
    assert live.target is None
    live.do({"do": "path", "points": ()})
    assert settings(live).path == ()


def test_rewinding_brings_back_what_was_followed(live):
    live.do({"do": "path", "points": CORNER})
    live.advance(0.5)
    live.do({"do": "path", "points": ()})
    live.advance(0.3)
    live.do({"do": "rewind", "back": 0.6})
    assert settings(live).path == CORNER
    assert told(live, "skill")[-1]["steering"]["path"] == [list(point) for point in CORNER]
    live.do({"do": "path", "points": ()})
    assert systems.of(live.source).steering(live.source).path == ()


def test_reset_keeps_path_and_style(live):
    live.do({"do": "style", "name": "hurry"})
    live.do({"do": "path", "points": CORNER})
    live.advance(0.2)
    live.do({"do": "reset"})
    assert live.sim.time == 0.0
    assert (settings(live).path, settings(live).style) == (CORNER, "hurry")


def test_other_skills_and_unknown_styles_are_refused_in_one_line(live):
    with pytest.raises(BadInput, match=r"no style 'moonwalk'; available: hurry, walk$"):
        live.do({"do": "style", "name": "moonwalk"})
    with pytest.raises(BadInput, match="two different points"):
        live.do({"do": "path", "points": ((1.0, 1.0), (1.0, 1.0))})
    assert settings(live).style == ""
    plain = LiveSimulation(skills.load("human-walk-robust"), dt=2e-3)
    for message in ({"do": "style", "name": "walk"}, {"do": "path", "points": CORNER}):
        with pytest.raises(BadInput, match="follows no paths or styles"):
            plain.do(message)
    assert plain.skill_message()["steering"] is None


@pytest.mark.parametrize(
    "message",
    [
        {"do": "path"},
        {"do": "path", "points": "0,0"},
        {"do": "path", "points": [[0, 0]] * 201},
        {"do": "path", "points": [[0, 0], [1]]},
        {"do": "path", "points": [[0, 0], [1, float("nan")]]},
        {"do": "path", "points": [[0, 0], [1, 1e9]]},
        {"do": "path", "points": [[0, 0], [1, None]]},
        {"do": "style", "name": 3},
        {"do": "style", "name": "x" * 61},
    ],
)
def test_bad_paths_and_styles_of_a_page_are_refused(message):
    with pytest.raises(BadInput) as refused:
        messages.read(json.dumps(message))
    assert "\n" not in str(refused.value)


def test_a_path_of_a_page_is_read():
    read = messages.read(json.dumps({"do": "path", "points": [[0, 0], [1, -2.5]]}))
    assert read["points"] == ((0.0, 0.0), (1.0, -2.5))


def test_the_ghost_is_the_reference_beside_the_character(live):
    live.do({"do": "ghost", "on": True})
    live.do({"do": "steer", "speed": 1.1})
    live.advance(0.3)
    seen = np.frombuffer(live.frame(), np.float32, offset=frames.HEAD.size)
    assert int(seen[1]) & frames.GHOST
    links = len(BODY.links)
    ghost, body = seen[-7 * links :].reshape(links, 7), live.sim.world.poses()
    off = ghost[0, :3] - body[0, :3]
    assert np.hypot(*off[:2]) == pytest.approx(SIDE_OFFSET, abs=0.2)
    assert off[1] > 0.5  # to the left
    assert ghost[0, 2] == pytest.approx(body[0, 2], abs=0.06)


def test_a_pose_of_the_reference_has_its_feet_on_the_ground(live):
    live.advance(0.1)
    found = systems.of(live.sim.skill).preview(live.sim.skill, live.sim.memory)
    reference = ReferenceBody(BODY)
    poses = reference.poses(found.pose, live.sim.world.scene)
    assert reference.encoder.contact_places(poses)[:, 2].min() == pytest.approx(found.pose.soles.min(), abs=0.01)


def test_the_coming_steps_are_where_the_feet_land(live):
    live.do({"do": "steer", "speed": 1.1})
    live.advance(0.2)
    landed = {}
    for _ in range(60):
        before = live.sim.feet_down
        live.advance(1 / 60)
        coming = live.coming.message()
        for foot in np.flatnonzero(live.sim.feet_down & ~np.asarray(before, bool)):
            landed[int(foot)] = live.sim.feet[foot][:2]
        if coming["prints"] and not landed:
            first = coming["prints"][0]
    assert landed, "no step within a second"
    middle = np.mean(first["points"], axis=0)[:2]
    if first["foot"] in landed:
        assert np.linalg.norm(middle - landed[first["foot"]]) < 0.5
    assert len(coming["way"]) > 3
    assert all(set(p) == {"foot", "number", "points", "ahead"} for p in coming["prints"])


def test_what_cannot_be_served_is_said_on_the_page(live):
    live.do({"do": "steer", "speed": 6.0})
    live.advance(0.3)
    said = [note["text"] for note in told(live, "note") if "not among the speeds" in note["text"]]
    assert len(said) == 1


def test_stacked_boxes_are_in_the_scene_and_come_back_with_a_reset(live):
    live.do({"do": "scene", "name": "boxes:stacks=1,high=2,start=5", "friction": None})
    assert [prop["kind"] for prop in live.scene_message()["props"]] == ["box", "box"]
    live.advance(0.1)
    live.do({"do": "push", "force": 50.0, "angle": 0.0, "seconds": 0.1})
    live.do({"do": "clear"})
    assert live.scene_message()["props"] == []
    live.do({"do": "reset"})
    assert len(live.scene_message()["props"]) == 2
