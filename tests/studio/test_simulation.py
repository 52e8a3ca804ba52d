"""The simulation behind the page: everything a person can do to it, without sockets."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.studio.live.history import BACK
from footfall.studio.live.simulation import Stage
from footfall.studio.wire import frames


@pytest.fixture
def stage():
    made = Stage(skills.load("human-walk-robust"), dt=2e-3)
    made.said.clear()
    return made


def numbers(stage: Stage) -> np.ndarray:
    return np.frombuffer(stage.frame(), np.float32, offset=frames.HEAD.size)


def watch(stage: Stage, seconds: float) -> None:
    """Let time pass as the player does, picture by picture."""
    for _ in range(round(60 * seconds)):
        stage.advance(1 / 60)


def com(stage: Stage) -> np.ndarray:
    return numbers(stage)[4:7].copy()


def test_a_frame_has_the_layout_that_the_scene_tells(stage):
    told = stage.scene()["character"]
    stage.advance(0.5)
    seen = numbers(stage)
    links, joints, contacts = (len(told[key]) for key in ("links", "joints", "contacts"))
    assert len(seen) == frames.SUMS + 7 * links + 4 * contacts + 3 * joints
    root = seen[frames.SUMS : frames.SUMS + 7]
    assert root[:3] == pytest.approx(stage.sim.world.data.qpos[:3], abs=1e-5)
    angles = seen[frames.SUMS + 7 * links + 4 * contacts :].reshape(joints, 3)[:, 0]
    assert angles == pytest.approx(stage.sim.world.body.angle, abs=1e-5)
    assert 1.6 < told["height"] < 2.0


def test_a_pushed_body_goes_where_it_is_pushed(stage):
    stage.advance(2.0)
    before = com(stage)
    stage.do({"do": "push", "force": 150.0, "angle": np.pi / 2, "seconds": 0.2})
    stage.advance(0.1)
    assert int(numbers(stage)[1]) & frames.PUSHED
    assert numbers(stage)[17] == pytest.approx(150.0, rel=0.1)
    stage.advance(0.6)
    assert com(stage)[1] > before[1] + 0.05
    assert not stage.sim.over


def test_rewinding_restores_to_the_last_bit_and_goes_on_from_there(stage):
    stage.advance(4.0)
    stage.do({"do": "push", "force": 100.0, "angle": 0.0, "seconds": 0.2})
    stage.advance(1.5)
    end = numbers(stage)[frames.SUMS :].copy()
    stage.do({"do": "rewind", "back": 1.23})
    assert stage.paused
    assert stage.sim.time == pytest.approx(5.5 - 1.23, abs=0.12)
    back = stage.sim.time
    stage.do({"do": "pause", "on": False})
    stage.advance(5.5 - back)
    assert np.array_equal(numbers(stage)[frames.SUMS :], end)


def test_going_on_from_an_earlier_instant_forgets_what_came_after(stage):
    stage.advance(3.0)
    stage.do({"do": "rewind", "back": 2.0})
    stage.advance(0.2)
    times = np.concatenate(list(stage.past.rows))[:, 0]
    assert np.all(np.diff(times) > 0.0)
    assert stage.past.instants[-1].time <= stage.sim.time


def test_only_the_last_half_minute_is_kept(stage):
    for _ in range(35):
        stage.advance(1.0)
    assert stage.sim.time - stage.past.instants[0].time <= BACK + 0.2
    assert numbers(stage)[15] == pytest.approx(BACK, abs=0.3)
    assert sum(map(len, stage.past.rows)) < 1.1 * BACK / 0.004


def test_a_ball_that_is_thrown_hits_and_goes_again(stage):
    stage.advance(1.0)
    x, y, _ = com(stage)
    stage.do({"do": "ball", "from": (float(x) - 1.5, float(y), 1.2), "velocity": (9.0, 0.0, 1.0), "mass": 4.0})
    assert stage.said[0]["props"] == [{"kind": "ball", "size": [pytest.approx(0.143, abs=0.01)]}]
    before = stage.sim.world.body.com_rate[0]
    stage.advance(0.3)
    ball = numbers(stage)[-7:]
    assert ball[0] > x - 1.0
    assert stage.sim.world.body.com_rate[0] > before + 0.05  # it was hit
    stage.do({"do": "clear"})
    assert stage.sim.world.props == ()
    stage.advance(0.2)
    assert not stage.sim.over


def test_a_box_stands_in_the_way_and_does_not_count_as_a_fall(stage):
    stage.do({"do": "box", "at": (1.2, 0.6), "size": (0.2, 0.2, 0.3), "mass": 5.0})
    stage.advance(0.5)
    assert not stage.sim.over


def test_a_hand_pulls_the_body_and_lets_go(stage):
    stage.advance(1.0)
    x, y, z = (float(v) for v in com(stage))
    stage.do({"do": "grab", "link": "torso", "point": (0.0, 0.0, 0.2), "target": (x + 0.3, y + 0.15, z)})
    stage.advance(0.2)
    assert np.abs(stage.sim.world.data.xfrc_applied).max() > 10.0
    stage.do({"do": "drop"})
    stage.advance(0.05)
    assert np.abs(stage.sim.world.data.xfrc_applied).max() == 0.0


def test_a_fall_is_told_in_words_and_the_body_lies_down(stage):
    stage.advance(1.0)
    stage.do({"do": "push", "force": 3000.0, "angle": np.pi / 2, "seconds": 0.3})
    stage.advance(3.0)
    stage.why.thread.join(10.0)  # it is looked into beside the body
    stage.advance(0.1)
    (fall,) = [message for message in stage.said if message["is"] == "fall"]
    assert "push" in fall["title"] or "sideways" in fall["title"]
    assert len(fall["words"]) > 1
    stage.advance(1.0)
    assert com(stage)[2] < 0.9
    assert int(numbers(stage)[1]) & frames.FALLEN
    stage.do({"do": "reset"})
    stage.advance(1.0)
    assert not int(numbers(stage)[1]) & frames.FALLEN


def test_another_ground_and_another_body_begin_anew(stage):
    serial = stage.serial
    stage.do({"do": "scene", "name": "slope:4", "friction": 0.9})
    assert stage.serial == serial + 1
    assert stage.scene()["ground"]["friction"] == 0.9
    mass = stage.sim.world.character.mass
    stage.do({"do": "body", "shape": "mass=1.2"})
    assert stage.sim.world.character.mass == pytest.approx(1.2 * mass, rel=1e-3)
    assert stage.sim.world.scene.name.startswith("slope:4")
    stage.advance(0.5)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "scene", "name": "moon", "friction": None},
        {"do": "body", "shape": "giant"},
        {"do": "grab", "link": "tail", "point": (0, 0, 0), "target": (0, 0, 0)},
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(stage, message):
    before = stage.serial
    with pytest.raises(FootfallError):
        stage.do(message)
    assert stage.serial == before
    stage.advance(0.2)


def test_it_walks_to_a_target_and_stops_there():
    stage = Stage(skills.load("human-walk-speed"), dt=2e-3)
    stage.do({"do": "steer", "speed": 0.8})
    stage.do({"do": "target", "x": 2.0, "y": 1.0})
    for _ in range(20):
        stage.advance(0.5)
        if stage.target is None:
            break
    assert stage.target is None
    x, y, _ = com(stage)
    assert np.hypot(x - 2.0, y - 1.0) < 0.8
    assert stage.sim.command.speed == 0.0


def test_a_recording_holds_what_happened_while_it_ran(stage):
    stage.advance(1.0)
    stage.do({"do": "record", "on": True})
    stage.advance(1.5)
    stage.do({"do": "record", "on": False})
    stage.advance(1.0)
    rollout = stage.rollout()
    assert rollout.time[0] == pytest.approx(1.0, abs=0.02)
    assert rollout.time[-1] == pytest.approx(2.5, abs=0.02)
    assert len(rollout.motion()) > 60


def test_a_recorded_gait_has_a_ghost_beside_it():
    stage = Stage(skills.load("human-norm-walk"), dt=2e-3)
    stage.do({"do": "ghost", "on": True})
    stage.advance(2.0)
    seen = numbers(stage)
    assert int(seen[1]) & frames.GHOST
    links = len(stage.scene()["character"]["links"])
    ghost, body = seen[-7 * links :].reshape(links, 7), seen[frames.SUMS : frames.SUMS + 7 * links].reshape(links, 7)
    assert ghost[0, 1] - body[0, 1] == pytest.approx(0.9, abs=0.15)
    assert ghost[0, 2] == pytest.approx(body[0, 2], abs=0.1)


def test_a_planar_body_is_seen_and_pushed_too():
    stage = Stage(skills.load("planar-walk"), dt=1e-3)
    stage.advance(1.0)
    stage.do({"do": "push", "force": 100.0, "angle": 0.3, "seconds": 0.1})
    stage.advance(1.0)
    assert com(stage)[0] > 1.0
    with pytest.raises(FootfallError, match="steered"):
        stage.do({"do": "steer", "speed": 1.0})


def test_a_recording_is_kept_however_long_ago_it_ended(stage):
    stage.do({"do": "record", "on": True})
    stage.advance(2.0)
    stage.do({"do": "record", "on": False})
    for _ in range(34):
        stage.advance(1.0)
    assert stage.rollout().time[-1] == pytest.approx(2.0, abs=0.02)


def test_going_back_to_before_a_ball_and_on_again(stage):
    watch(stage, 1.0)
    stage.do({"do": "ball", "from": (50.0, 50.0, 1.0), "velocity": (0.0, 0.0, 0.0), "mass": 1.0})
    watch(stage, 0.5)
    stage.do({"do": "clear"})
    watch(stage, 0.5)
    stage.do({"do": "rewind", "back": 0.7})
    assert len(stage.sim.world.props) == 1
    watch(stage, 0.3)
    stage.do({"do": "rewind", "back": 1.2})
    assert stage.sim.world.props == ()
    watch(stage, 1.0)


def test_a_push_that_has_not_happened_does_not_happen(stage):
    watch(stage, 2.0)
    stage.do({"do": "push", "force": 60.0, "angle": 0.0, "seconds": 0.3})
    watch(stage, 0.5)
    stage.do({"do": "rewind", "back": 1.5})
    stage.do({"do": "pause", "on": False})
    watch(stage, 1.1)
    assert np.abs(stage.sim.world.data.xfrc_applied).max() == 0.0


def test_going_back_shows_the_numbers_that_were_played_then():
    from footfall.studio.files.skill_editor import Author

    stage, author = Stage(skills.load("planar-walk")), Author(skills.load("planar-walk"))
    watch(stage, 1.0)
    author.edit(0, "swing_hip", 0.5)
    stage.play(author.skill()[0])
    watch(stage, 0.5)
    stage.do({"do": "rewind", "back": 1.0})
    assert stage.source.body["states"][0]["swing_hip"] == 0.4
    assert stage.said[-1]["is"] == "skill"


def test_it_walks_to_one_target_after_another():
    stage = Stage(skills.load("human-walk-speed"), dt=2e-3)
    for x in (1.5, 3.5):
        stage.do({"do": "target", "x": x, "y": 0.0})
        for _ in range(40):
            stage.advance(0.5)
            if stage.target is None:
                break
        assert abs(com(stage)[0] - x) < 0.8


@pytest.mark.parametrize("rate", [0.1, 0.5, 1.0, 2.0])
def test_time_passes_as_fast_as_it_is_told_to(stage, rate):
    for _ in range(60):
        stage.advance(rate / 60)
    assert stage.sim.time == pytest.approx(rate, abs=stage.dt)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "reset"},
        {"do": "body", "shape": "mass=1.1"},
        {"do": "scene", "name": "slope:2", "friction": None},
    ],
)
def test_a_recording_outlives_a_body_that_begins_anew(stage, message):
    stage.do({"do": "record", "on": True})
    watch(stage, 0.5)
    mass = stage.sim.world.character.mass
    stage.do(message)
    (note,) = [said["text"] for said in stage.said if said["is"] == "note"]
    assert "recording ended after 0.5 s" in note
    watch(stage, 0.2)
    kept = stage.rollout()
    assert kept.time[-1] == pytest.approx(0.5, abs=0.02)
    assert kept.trial.character.mass == mass
    stage.do({"do": "record", "on": True})
    watch(stage, 0.2)
    assert stage.rollout().time[-1] == pytest.approx(0.4, abs=0.02)


def test_a_finished_recording_outlives_a_reset_without_a_word(stage):
    stage.do({"do": "record", "on": True})
    watch(stage, 0.3)
    stage.do({"do": "record", "on": False})
    stage.do({"do": "reset"})
    assert not [said for said in stage.said if said["is"] == "note"]
    assert stage.rollout().time[-1] == pytest.approx(0.3, abs=0.02)


def test_going_back_to_just_after_another_gait_is_exact():
    stage, other = Stage(skills.load("planar-walk")), skills.load("planar-fast-walk")
    watch(stage, 1.0)
    stage.go_over([(other, systems.controller(other), 0, 0.0)])
    while stage.plan:
        stage.advance(1 / 60)
    changed = max(instant.time for instant in stage.past.instants)
    assert stage.source.id == "planar-fast-walk"
    watch(stage, 0.06)
    seen, now = numbers(stage)[frames.SUMS :].copy(), stage.sim.time
    watch(stage, 0.5)
    stage.do({"do": "rewind", "back": stage.past.newest - now})
    assert changed in [instant.time for instant in stage.past.instants]
    assert stage.sim.time == pytest.approx(now)
    assert np.array_equal(numbers(stage)[frames.SUMS :], seen)


def test_a_gait_taken_over_on_another_body_is_not_shaped_twice():
    stage, other = Stage(skills.load("planar-walk")), skills.load("planar-fast-walk")
    stage.do({"do": "body", "shape": "mass=1.2"})
    mass = stage.sim.world.character.mass
    embodied = replace(other, character=stage.sim.skill.character)
    stage.go_over([(embodied, systems.controller(embodied), 0, 0.0)])
    while stage.plan:
        stage.advance(1 / 60)
    stage.do({"do": "reset"})
    assert stage.sim.skill.id == "planar-fast-walk"
    assert stage.sim.world.character.mass == pytest.approx(mass)


def test_a_walk_has_the_band_of_its_measured_speed_with_every_message(stage):
    told = stage.skill_message()["norms"]
    assert told == stage.scene()["norms"]
    assert told["name"] == "walk-slow"
    assert len(told["parts"]["knee"]["mean"]) == 101
    for name, band in (("human-natural-16", "walk-fast"), ("human-run", None), ("human-in-place-walk", None)):
        found = frames.norms(stage.sim.world.character, skills.load(name))
        assert (found and found["name"]) == band
