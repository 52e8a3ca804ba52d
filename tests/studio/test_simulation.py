"""The live simulation: every action of a client, without sockets."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.studio.live.history import HISTORY_SECONDS
from footfall.studio.live.simulation import LiveSimulation
from footfall.studio.wire import frames


@pytest.fixture
def live():
    made = LiveSimulation(skills.load("human-walk-robust"), dt=2e-3)
    made.outbox.clear()
    return made


def numbers(live: LiveSimulation) -> np.ndarray:
    return np.frombuffer(live.frame(), np.float32, offset=frames.HEAD.size)


def watch(live: LiveSimulation, seconds: float) -> None:
    """Advance as the player does, frame by frame."""
    for _ in range(round(60 * seconds)):
        live.advance(1 / 60)


def com(live: LiveSimulation) -> np.ndarray:
    return numbers(live)[4:7].copy()


def test_a_frame_has_the_layout_that_the_scene_tells(live):
    told = live.scene_message()["character"]
    live.advance(0.5)
    seen = numbers(live)
    links, joints, contacts = (len(told[key]) for key in ("links", "joints", "contacts"))
    assert len(seen) == frames.SUMS + 7 * links + 4 * contacts + 3 * joints
    root = seen[frames.SUMS : frames.SUMS + 7]
    assert root[:3] == pytest.approx(live.sim.world.data.qpos[:3], abs=1e-5)
    angles = seen[frames.SUMS + 7 * links + 4 * contacts :].reshape(joints, 3)[:, 0]
    assert angles == pytest.approx(live.sim.world.body.angle, abs=1e-5)
    assert 1.6 < told["height"] < 2.0


def test_a_pushed_body_goes_where_it_is_pushed(live):
    live.advance(2.0)
    before = com(live)
    live.do({"do": "push", "force": 150.0, "angle": np.pi / 2, "seconds": 0.2})
    live.advance(0.1)
    assert int(numbers(live)[1]) & frames.PUSHED
    assert numbers(live)[17] == pytest.approx(150.0, rel=0.1)
    live.advance(0.6)
    assert com(live)[1] > before[1] + 0.05
    assert not live.sim.over


def test_rewinding_restores_to_the_last_bit_and_goes_on_from_there(live):
    live.advance(4.0)
    live.do({"do": "push", "force": 100.0, "angle": 0.0, "seconds": 0.2})
    live.advance(1.5)
    end = numbers(live)[frames.SUMS :].copy()
    live.do({"do": "rewind", "back": 1.23})
    assert live.paused
    assert live.sim.time == pytest.approx(5.5 - 1.23, abs=0.12)
    back = live.sim.time
    live.do({"do": "pause", "on": False})
    live.advance(5.5 - back)
    assert np.array_equal(numbers(live)[frames.SUMS :], end)


def test_going_on_from_an_earlier_instant_forgets_what_came_after(live):
    live.advance(3.0)
    live.do({"do": "rewind", "back": 2.0})
    live.advance(0.2)
    times = np.concatenate(list(live.history.rows))[:, 0]
    assert np.all(np.diff(times) > 0.0)
    assert live.history.instants[-1].time <= live.sim.time


def test_only_the_last_half_minute_is_kept(live):
    for _ in range(35):
        live.advance(1.0)
    assert live.sim.time - live.history.instants[0].time <= HISTORY_SECONDS + 0.2
    assert numbers(live)[15] == pytest.approx(HISTORY_SECONDS, abs=0.3)
    assert sum(map(len, live.history.rows)) < 1.1 * HISTORY_SECONDS / 0.004


def test_a_ball_that_is_thrown_hits_and_goes_again(live):
    live.advance(1.0)
    x, y, _ = com(live)
    live.do({"do": "ball", "from": (float(x) - 1.5, float(y), 1.2), "velocity": (9.0, 0.0, 1.0), "mass": 4.0})
    assert live.outbox[0]["props"] == [{"kind": "ball", "size": [pytest.approx(0.143, abs=0.01)]}]
    before = live.sim.world.body.com_rate[0]
    live.advance(0.3)
    ball = numbers(live)[-7:]
    assert ball[0] > x - 1.0
    assert live.sim.world.body.com_rate[0] > before + 0.05  # it was hit
    live.do({"do": "clear"})
    assert live.sim.world.props == ()
    live.advance(0.2)
    assert not live.sim.over


def test_a_box_stands_in_the_way_and_does_not_count_as_a_fall(live):
    live.do({"do": "box", "at": (1.2, 0.6), "size": (0.2, 0.2, 0.3), "mass": 5.0})
    live.advance(0.5)
    assert not live.sim.over


def test_a_hand_pulls_the_body_and_lets_go(live):
    live.advance(1.0)
    x, y, z = (float(v) for v in com(live))
    live.do({"do": "grab", "link": "torso", "point": (0.0, 0.0, 0.2), "target": (x + 0.3, y + 0.15, z)})
    live.advance(0.2)
    assert np.abs(live.sim.world.data.xfrc_applied).max() > 10.0
    live.do({"do": "drop"})
    live.advance(0.05)
    assert np.abs(live.sim.world.data.xfrc_applied).max() == 0.0


def test_a_fall_is_told_in_words_and_the_body_lies_down(live):
    live.advance(1.0)
    live.do({"do": "push", "force": 3000.0, "angle": np.pi / 2, "seconds": 0.3})
    live.advance(3.0)
    live.fall.thread.join(10.0)  # it is looked into beside the body
    live.advance(0.1)
    (fall,) = [message for message in live.outbox if message["is"] == "fall"]
    assert "push" in fall["title"] or "sideways" in fall["title"]
    assert len(fall["words"]) > 1
    live.advance(1.0)
    assert com(live)[2] < 0.9
    assert int(numbers(live)[1]) & frames.FALLEN
    live.do({"do": "reset"})
    live.advance(1.0)
    assert not int(numbers(live)[1]) & frames.FALLEN


def test_another_ground_and_another_body_begin_anew(live):
    serial = live.serial
    live.do({"do": "scene", "name": "slope:4", "friction": 0.9})
    assert live.serial == serial + 1
    assert live.scene_message()["ground"]["friction"] == 0.9
    mass = live.sim.world.character.mass
    live.do({"do": "body", "shape": "mass=1.2"})
    assert live.sim.world.character.mass == pytest.approx(1.2 * mass, rel=1e-3)
    assert live.sim.world.scene.name.startswith("slope:4")
    live.advance(0.5)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "scene", "name": "moon", "friction": None},
        {"do": "body", "shape": "giant"},
        {"do": "grab", "link": "tail", "point": (0, 0, 0), "target": (0, 0, 0)},
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(live, message):
    before = live.serial
    with pytest.raises(FootfallError):
        live.do(message)
    assert live.serial == before
    live.advance(0.2)


def test_it_walks_to_a_target_and_stops_there():
    live = LiveSimulation(skills.load("human-walk-speed"), dt=2e-3)
    live.do({"do": "steer", "speed": 0.8})
    live.do({"do": "target", "x": 2.0, "y": 1.0})
    for _ in range(20):
        live.advance(0.5)
        if live.target is None:
            break
    assert live.target is None
    x, y, _ = com(live)
    assert np.hypot(x - 2.0, y - 1.0) < 0.8
    assert live.sim.command.speed == 0.0


def test_a_recording_holds_what_happened_while_it_ran(live):
    live.advance(1.0)
    live.do({"do": "record", "on": True})
    live.advance(1.5)
    live.do({"do": "record", "on": False})
    live.advance(1.0)
    rollout = live.rollout()
    assert rollout.time[0] == pytest.approx(1.0, abs=0.02)
    assert rollout.time[-1] == pytest.approx(2.5, abs=0.02)
    assert len(rollout.motion()) > 60


def test_a_recorded_gait_has_a_ghost_beside_it():
    live = LiveSimulation(skills.load("human-norm-walk"), dt=2e-3)
    live.do({"do": "ghost", "on": True})
    live.advance(2.0)
    seen = numbers(live)
    assert int(seen[1]) & frames.GHOST
    links = len(live.scene_message()["character"]["links"])
    ghost, body = seen[-7 * links :].reshape(links, 7), seen[frames.SUMS : frames.SUMS + 7 * links].reshape(links, 7)
    assert ghost[0, 1] - body[0, 1] == pytest.approx(0.9, abs=0.15)
    assert ghost[0, 2] == pytest.approx(body[0, 2], abs=0.1)


def test_a_planar_body_is_seen_and_pushed_too():
    live = LiveSimulation(skills.load("planar-walk"), dt=1e-3)
    live.advance(1.0)
    live.do({"do": "push", "force": 100.0, "angle": 0.3, "seconds": 0.1})
    live.advance(1.0)
    assert com(live)[0] > 1.0
    with pytest.raises(FootfallError, match="steered"):
        live.do({"do": "steer", "speed": 1.0})


def test_a_recording_is_kept_however_long_ago_it_ended(live):
    live.do({"do": "record", "on": True})
    live.advance(2.0)
    live.do({"do": "record", "on": False})
    for _ in range(34):
        live.advance(1.0)
    assert live.rollout().time[-1] == pytest.approx(2.0, abs=0.02)


def test_going_back_to_before_a_ball_and_on_again(live):
    watch(live, 1.0)
    live.do({"do": "ball", "from": (50.0, 50.0, 1.0), "velocity": (0.0, 0.0, 0.0), "mass": 1.0})
    watch(live, 0.5)
    live.do({"do": "clear"})
    watch(live, 0.5)
    live.do({"do": "rewind", "back": 0.7})
    assert len(live.sim.world.props) == 1
    watch(live, 0.3)
    live.do({"do": "rewind", "back": 1.2})
    assert live.sim.world.props == ()
    watch(live, 1.0)


def test_a_push_that_has_not_happened_does_not_happen(live):
    watch(live, 2.0)
    live.do({"do": "push", "force": 60.0, "angle": 0.0, "seconds": 0.3})
    watch(live, 0.5)
    live.do({"do": "rewind", "back": 1.5})
    live.do({"do": "pause", "on": False})
    watch(live, 1.1)
    assert np.abs(live.sim.world.data.xfrc_applied).max() == 0.0


def test_going_back_shows_the_numbers_that_were_played_then():
    from footfall.studio.files.skill_editor import SkillEditor

    live, editor = LiveSimulation(skills.load("planar-walk")), SkillEditor(skills.load("planar-walk"))
    watch(live, 1.0)
    editor.edit(0, "swing_hip", 0.5)
    live.play(editor.skill()[0])
    watch(live, 0.5)
    live.do({"do": "rewind", "back": 1.0})
    assert live.source.body["states"][0]["swing_hip"] == 0.4
    assert live.outbox[-1]["is"] == "skill"


def test_it_walks_to_one_target_after_another():
    live = LiveSimulation(skills.load("human-walk-speed"), dt=2e-3)
    for x in (1.5, 3.5):
        live.do({"do": "target", "x": x, "y": 0.0})
        for _ in range(40):
            live.advance(0.5)
            if live.target is None:
                break
        assert abs(com(live)[0] - x) < 0.8


@pytest.mark.parametrize("rate", [0.1, 0.5, 1.0, 2.0])
def test_time_passes_as_fast_as_it_is_told_to(live, rate):
    for _ in range(60):
        live.advance(rate / 60)
    assert live.sim.time == pytest.approx(rate, abs=live.dt)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "reset"},
        {"do": "body", "shape": "mass=1.1"},
        {"do": "scene", "name": "slope:2", "friction": None},
    ],
)
def test_a_recording_outlives_a_body_that_begins_anew(live, message):
    live.do({"do": "record", "on": True})
    watch(live, 0.5)
    mass = live.sim.world.character.mass
    live.do(message)
    (note,) = [said["text"] for said in live.outbox if said["is"] == "note"]
    assert "recording ended after 0.5 s" in note
    watch(live, 0.2)
    kept = live.rollout()
    assert kept.time[-1] == pytest.approx(0.5, abs=0.02)
    assert kept.trial.character.mass == mass
    live.do({"do": "record", "on": True})
    watch(live, 0.2)
    assert live.rollout().time[-1] == pytest.approx(0.4, abs=0.02)


def test_a_finished_recording_outlives_a_reset_without_a_word(live):
    live.do({"do": "record", "on": True})
    watch(live, 0.3)
    live.do({"do": "record", "on": False})
    live.do({"do": "reset"})
    assert not [said for said in live.outbox if said["is"] == "note"]
    assert live.rollout().time[-1] == pytest.approx(0.3, abs=0.02)


def test_going_back_to_just_after_another_gait_is_exact():
    live, other = LiveSimulation(skills.load("planar-walk")), skills.load("planar-fast-walk")
    watch(live, 1.0)
    live.follow_route([(other, systems.controller(other), 0, 0.0)])
    while live.route:
        live.advance(1 / 60)
    changed = max(instant.time for instant in live.history.instants)
    assert live.source.id == "planar-fast-walk"
    watch(live, 0.06)
    seen, now = numbers(live)[frames.SUMS :].copy(), live.sim.time
    watch(live, 0.5)
    live.do({"do": "rewind", "back": live.history.newest - now})
    assert changed in [instant.time for instant in live.history.instants]
    assert live.sim.time == pytest.approx(now)
    assert np.array_equal(numbers(live)[frames.SUMS :], seen)


def test_a_gait_taken_over_on_another_body_is_not_shaped_twice():
    live, other = LiveSimulation(skills.load("planar-walk")), skills.load("planar-fast-walk")
    live.do({"do": "body", "shape": "mass=1.2"})
    mass = live.sim.world.character.mass
    embodied = replace(other, character=live.sim.skill.character)
    live.follow_route([(embodied, systems.controller(embodied), 0, 0.0)])
    while live.route:
        live.advance(1 / 60)
    live.do({"do": "reset"})
    assert live.sim.skill.id == "planar-fast-walk"
    assert live.sim.world.character.mass == pytest.approx(mass)


def test_a_walk_has_the_band_of_its_measured_speed_with_every_message(live):
    told = live.skill_message()["norms"]
    assert told == live.scene_message()["norms"]
    assert told["name"] == "walk-slow"
    assert len(told["parts"]["knee"]["mean"]) == 101
    for name, band in (("human-natural-16", "walk-fast"), ("human-run", None), ("human-in-place-walk", None)):
        found = frames.norms(live.sim.world.character, skills.load(name))
        assert (found and found["name"]) == band
