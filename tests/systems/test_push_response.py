"""Push response (thesis chapter 4): formulas, the database, planted feet, pushes one into the other."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from footfall import Push, Trial, load, run, systems
from footfall.control.law import fresh_command
from footfall.errors import BadFile, FootfallError
from footfall.physics.poses import soles_and_com
from footfall.responses import beside, files, from_clips, measures, recording
from footfall.responses import evaluate as protocol
from footfall.responses.recording import Recorded
from footfall.responses.rollouts import PhysicalAnswer
from footfall.systems.push_response import adaptation, body, database, selection
from footfall.systems.push_response.crowd import Crowd
from footfall.systems.push_response.pose import pose
from footfall.systems.push_response.system import read


@pytest.fixture(scope="module")
def skill():
    return load("human-react")


@pytest.fixture(scope="module")
def db(skill):
    return read(skill)[0]


def vector(direction: float, impulse: float) -> np.ndarray:
    angle = math.radians(direction)
    return impulse * np.array([[math.cos(angle), math.sin(angle)]])


def played(db, pushes, seconds=8.0, steps=100) -> np.ndarray:
    """Poses [frame, nq] at 60 Hz of pushes given as time, direction and impulse."""
    crowd, due, rows = Crowd(db, np.zeros((1, 3)), steps), list(pushes), []
    for frame in range(round(60 * seconds)):
        while due and due[0][0] <= frame / 60.0:
            time, direction, impulse = due.pop(0)
            crowd.push(np.zeros(1), time, vector(direction, impulse))
        rows.append(crowd.poses(frame / 60.0)[0])
    assert crowd.states["beyond"][0] == 0
    return np.array(rows)


def test_scaling_keeps_the_momentum_factor():
    for alpha in (0.0, 0.3, 0.8, 1.0):
        space, time = adaptation.scaling(alpha)
        assert space * time == pytest.approx(alpha)
        assert 0.0 <= space <= 1.0 <= time <= 1.5


def test_in_place_rotation_keeps_the_sagittal_part_and_steps_keep_their_size():
    answers, between, turn = selection.aligned(True, math.radians(60.0), 40.0, math.radians(30.0))
    assert answers == pytest.approx(40.0 * math.cos(math.radians(60.0)) / math.cos(math.radians(30.0)))
    assert 0.0 < between < 0.5
    assert turn == 0.0
    assert selection.aligned(True, math.radians(60.0), 40.0, 0.0)[1] == pytest.approx(0.5)  # the neutral motion
    assert selection.aligned(True, math.radians(30.0), 40.0, math.radians(60.0))[0] < 40.0  # more constrained
    assert selection.aligned(False, 0.5, 70.0, 0.8) == (70.0, 0.0, pytest.approx(0.3))


def test_recoverable_momentum_holds_until_its_peak_and_never_rises_again():
    along = np.array([0.0, 5.0, 10.0, 8.0, 9.0, -1.0, 2.0])
    found = database.decay(np.column_stack((along, 0 * along)), 0.0)
    assert found == pytest.approx([1.0, 1.0, 1.0, 0.8, 0.8, 0.0, 0.0])


def test_the_momentum_of_a_clip_is_taken_along_the_way_of_the_centre_of_mass():
    direction, size = from_clips.estimate(np.array([[0.0, 0.0], [30.0, 30.0], [0.0, 5.0]]), np.array([0.0, 0.4]))
    assert (direction, size) == (pytest.approx(90.0), pytest.approx(30.0))
    still, moving = np.zeros(40), np.full(60, 0.5)
    assert from_clips.segments(np.concatenate((still, moving, still))) == [(37, 118)]


def test_packing_is_exact():
    values = np.random.default_rng(1).integers(-32000, 32000, (50, 7)).astype(np.int16)
    assert np.array_equal(database.unpacked(database.packed(values)), values)


def test_a_pose_survives_the_way_through_the_channels(db):
    frames = db.tables.frames.astype(float) + db.body.neutral
    row = frames[db.tables.first[5] + 20]
    qpos = np.zeros(7 + len(db.character.joints))
    pose(db.body, row.copy(), qpos)
    again = body.absolute(db.character, db.body, qpos[None])[0]
    assert np.abs(again - row)[: body.YAW].max() < 5e-3  # the pelvis sinks a little before a leg is straight


def test_a_larger_or_equal_response_is_chosen_and_mirrored_for_the_other_side(db):
    crowd = Crowd(db, np.zeros((2, 3)))
    crowd.push(np.arange(2), 0.0, np.concatenate((vector(40.0, 33.0), vector(-40.0, 33.0))))
    one, two = (db.responses[j] for j in crowd.states["response"])
    assert one is two
    assert one.impulse >= 33.0
    assert list(crowd.states["mirrored"]) == [0, 1]
    poses = crowd.poses(0.4)
    assert poses[0, 1] == pytest.approx(-poses[1, 1], abs=1e-9)


@pytest.mark.parametrize("direction", [10.0, 95.0, -130.0])
def test_feet_do_not_slide_or_sink_and_joints_do_not_jump(db, direction):
    poses = played(db, [(0.1, direction, 60.0), (0.7, direction + 140.0, 30.0)])
    soles, com = soles_and_com(db.character, poses)
    assert soles[..., 2].min() > -1e-3
    assert np.median(measures.skate(soles)) < 1.0
    joints = measures.joint_figures([poses])
    assert joints["joint_jump_deg_max"] < 8.0
    assert joints["joint_change_deg_max"] < 8.0
    assert np.linalg.norm(com[-1] - com[-2]) < 1e-3  # it stands again


def test_on_a_beam_the_feet_stay(db):
    poses = played(db, [(0.0, 0.0, 40.0)], steps=0)
    soles, _ = soles_and_com(db.character, poses)
    assert np.abs(soles - soles[0])[..., :2].max() < 0.03


def test_a_push_beyond_the_database_is_counted_and_still_answered(db):
    crowd = Crowd(db, np.zeros((1, 3)))
    crowd.push(np.zeros(1), 0.0, vector(0.0, 400.0))
    assert crowd.states["beyond"][0] == 1
    assert crowd.states["response"][0] >= 0


def test_it_plays_like_any_skill_whatever_the_records(skill):
    trial = Trial(skill, 2.0, 2e-3, pushes=(Push((300.0, 50.0, 0.0), 0.501, 0.2),))
    one, two = run(trial), run(replace(trial, record_every=0.05))
    assert one["x"][-1] > 0.1
    assert np.allclose(one.qpos()[-1], two.qpos()[-1], atol=1e-12)
    stream = systems.of(skill).stream(skill)
    memory = stream.begin()
    assert np.allclose(stream.frame(memory, 0.3, fresh_command(), ()), stream.frame(memory, 0.2, fresh_command(), ()))


def test_a_database_of_another_body_is_refused_and_both_are_named(skill):
    other = {**skill.body, "made_for": {"character": "giant", "mass": 200.0, "leg_length": 1.5}}
    with pytest.raises(BadFile, match=r"giant with 200 kg.*human with 88\.6 kg"):
        read(replace(skill, body=other, held=skill.arrays()))


@pytest.mark.parametrize(
    ("name", "value"),
    [("frames", None), ("frames", np.zeros((3, 3), np.int16)), ("neutral", np.full(35, np.nan)), ("contacts", None)],
)
def test_broken_arrays_are_refused(skill, name, value):
    arrays = {key: array for key, array in skill.arrays().items() if key != name}
    if value is not None:
        arrays[name] = value
    with pytest.raises(FootfallError, match=name):
        read(replace(skill, held=arrays))


def test_what_was_kept_is_read_again_and_a_damaged_part_is_not(db, tmp_path):
    n = db.responses[0].frames
    frames, momentum = (database.unpacked(db.arrays[name])[:n] for name in ("frames", "momentum"))
    one = Recorded(db.responses[0], frames, db.arrays["contacts"][:n], momentum)
    about = {"skill": "human-stand", "direction": 0.0}
    files.keep(tmp_path, "part", db.arrays["neutral"], [one], {**about, "tried": 3, "left_out": 1})
    held = files.kept(tmp_path, "part", about)
    assert held is not None
    assert (held.recorded[0].about, held.tried, held.left_out) == (one.about, 3, 1)
    assert np.array_equal(held.recorded[0].frames, frames)
    assert files.kept(tmp_path, "part", {**about, "skill": "other"}) is None
    (tmp_path / "part.npz").write_bytes(b"nonsense")
    assert files.kept(tmp_path, "part", about) is None


def test_random_pushes_are_those_of_the_seed_inside_of_the_domain_and_not_in_the_database(db):
    drawn = protocol.draw(db, 40, 3)
    cases = drawn.cases
    assert drawn == protocol.draw(db, 40, 3)
    assert len(cases) == 40
    assert drawn.again > 0  # doubles whose sum no response answers are counted
    known = {(one.direction, one.impulse) for one in db.responses}
    for case in cases:
        _, direction, impulse = case.pushes[0]
        assert impulse <= db.limit(direction)
        assert (abs(direction), impulse) not in known
    done = protocol.play(db, cases, 100)
    assert done.answered.all()
    assert done.beyond == 0


def physical_answer(com: np.ndarray, recovered: bool, steps: int) -> PhysicalAnswer:
    return PhysicalAnswer(recovered, steps, np.zeros((len(com), 35)), np.ones((len(com), 2), bool), com, com[:, :2])


def test_a_physical_fall_counts_as_another_strategy_and_the_ground_takes_part_of_the_push():
    com = np.zeros((60, 3))
    com[:, 0] = np.arange(60) / 60.0  # 1 m/s forward
    push = np.array([100.0, 0.0])
    pairs = [beside.Pair(push, com, 1, physical_answer(com, recovered, 1)) for recovered in (True, True, True, False)]
    found = beside.figures(pairs, 80.0)
    assert found["same_strategy_fraction"] == 0.75
    assert found["same_strategy_of_recovered_fraction"] == 1.0
    assert (found["physical_answers"], found["physical_fell"]) == (4, 1)
    assert found["momentum_error_median"] == pytest.approx(0.2)  # 80 of 100 N s
    assert found["ground_takes_fraction_median"] == pytest.approx(0.2)
    assert found["momentum_beside_physical_error_median"] == pytest.approx(0.0)
    assert found["com_distance_cm_median"] == pytest.approx(0.0)


def test_a_change_is_all_of_it_and_a_jump_what_the_velocity_does_not_explain():
    poses = np.zeros((5, 8))
    poses[:, 7] = np.radians([0.0, 10.0, 20.0, 33.0, 43.0])
    assert measures.joint_figures([poses]) == pytest.approx({"joint_change_deg_max": 13.0, "joint_jump_deg_max": 3.0})


def test_a_recording_that_is_too_fast_is_given_more_time_and_keeps_its_poses(db):
    one = int(np.argmax([r.impulse for r in db.responses]))
    rows = slice(db.tables.first[one], db.tables.first[one] + db.tables.length[one])
    frames = db.tables.frames[rows][::2].astype(float)  # twice as fast
    contact, momentum = db.tables.contact[rows][::2], np.zeros((len(frames), 2))
    unit = database.units(frames.shape[1])
    slow, stands, _ = recording.slowed(db.body, frames, contact, momentum)
    assert len(slow) == len(stands) > len(frames)
    assert recording.change(db.body, slow / unit) < recording.change(db.body, frames / unit)
    assert slow[-1] == pytest.approx(frames[-1], abs=1e-9)
