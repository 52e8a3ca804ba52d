"""Cleaning: standard axes and units; defects are found, named and repaired."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import stepper
from walker import CMU_AXES

from footfall.characters import roles as joint_roles
from footfall.errors import UnknownName
from footfall.motion import Motion, rotation
from footfall.motion.analysis.legs import leg_length
from footfall.motion.cleaning.clean import ALL, Cleaned, clean
from footfall.motion.formats import bvh


def with_rest_pose(motion: Motion, frames: int = 1, away: float = 3.0) -> Motion:
    """A motion with its skeleton's rest pose in front."""
    rotations = np.tile(rotation.IDENTITY, (frames, len(motion.skeleton), 1))
    root = np.tile(motion.root[0] + [away, 0.0, 0.0], (frames, 1))
    return replace(
        motion,
        root=np.concatenate((root, motion.root)),
        local_rotations=np.concatenate((rotations, motion.local_rotations)),
    )


def in_units(motion: Motion, metres: float) -> Motion:
    """The motion as in a file with another unit."""
    small = motion.placed(1.0 / metres, rotation.IDENTITY, np.zeros(3))
    return Motion(small.skeleton, small.rate, small.root, small.local_rotations, motion.name)


def y_up(motion: Motion) -> Motion:
    """The motion as in a file with y up and z forward."""
    rotations = rotation.from_matrix(CMU_AXES)
    new = motion.placed(1.0, rotations, np.zeros(3))
    return Motion(new.skeleton, new.rate, new.root, new.local_rotations, motion.name)


# the rest pose


@pytest.mark.parametrize("frames", [1, 4])
def test_an_artificial_rest_pose_is_dropped_and_named_by_its_frames(frames: int):
    done = clean(with_rest_pose(stepper.walk(), frames))
    assert done.of("tpose")[0].frames == tuple(range(frames))
    assert done.first == frames
    assert len(done.motion) == len(stepper.walk())


def test_a_rest_pose_in_place_is_dropped_too():
    assert clean(with_rest_pose(stepper.walk(), away=0.0)).first == 1


def test_a_clip_that_really_starts_in_a_t_pose_loses_no_frame():
    walk = stepper.walk(3.0)
    fraction = np.clip((np.arange(len(walk)) / walk.rate - 1.0) / 1.0, 0.0, 1.0)[:, None]
    rest = np.tile(rotation.IDENTITY, (*walk.local_rotations.shape[:2], 1))
    eased = replace(walk, local_rotations=rotation.slerp(rest, walk.local_rotations, fraction))
    done = clean(eased, ["tpose"])
    assert not done.of("tpose")
    assert len(done.motion) == len(walk)


def test_a_clip_that_starts_walking_loses_no_frame():
    assert clean(stepper.walk()).first == 0


# axes, units and position


@pytest.mark.parametrize(
    ("metres", "said"), [(1.0, "metres"), (0.01, "centimetres"), (0.0254, "inches"), (0.001, "mill")]
)
def test_the_unit_follows_from_the_leg_length(metres: float, said: str):
    found = clean(in_units(stepper.walk(), metres)).of("scale")[0]
    assert found.value == pytest.approx(metres)
    assert said in found.text


def test_a_body_in_no_known_unit_is_scaled_to_an_adult_and_that_is_reported():
    done = clean(in_units(stepper.walk(), 4.0))
    assert "average adult" in done.of("scale")[0].text
    roles = joint_roles.find(done.motion.skeleton)
    assert leg_length(done.motion, roles) == pytest.approx(0.83, abs=1e-6)


def test_y_up_becomes_z_up_and_forward_becomes_x():
    straight = stepper.walk()
    done = clean(y_up(straight))
    assert "y axis points up" in done.of("up")[0].text
    np.testing.assert_allclose(done.motion.root[:, 0], straight.root[:, 0], atol=1e-6)
    np.testing.assert_allclose(np.ptp(done.motion.root[:, 2]), 0.0, atol=1e-6)


def test_a_rotated_clip_is_rotated_back_to_face_x_from_the_origin():
    away = stepper.walk().moved((2.0, -1.0, 0.0), yaw=2.0)
    done = clean(Motion(away.skeleton, away.rate, away.root, away.local_rotations))
    assert done.of("facing")[0].value == pytest.approx(np.degrees(2.0), abs=0.01)
    np.testing.assert_allclose(done.motion.root[0, :2], 0.0, atol=1e-9)
    assert done.motion.root[-1, 0] == pytest.approx(stepper.SPEED * 5.0, abs=1e-6)


def test_cleaning_can_be_undone():
    recorded = y_up(in_units(stepper.walk(), 0.01).moved((30.0, 20.0, 7.0), yaw=0.7))
    back = clean(recorded).motion.as_recorded()
    np.testing.assert_allclose(back.root, recorded.root, atol=1e-6)
    assert np.max(rotation.angle(back.local_rotations, recorded.local_rotations)) < 1e-6


def test_the_floor_is_found_and_put_to_zero():
    high = stepper.walk().moved((0.0, 0.0, 0.3))
    base = clean(stepper.walk()).of("floor")[0].value
    found = clean(Motion(high.skeleton, high.rate, high.root, high.local_rotations)).of("floor")[0].value
    assert found is not None
    assert base is not None
    assert found - base == pytest.approx(0.3, abs=1e-6)


def test_a_tilted_floor_is_levelled():
    tilted = stepper.walk().placed(1.0, rotation.from_axis_angle((0.0, 1.0, 0.0), np.radians(-1.0)), np.zeros(3))
    done = clean(Motion(tilted.skeleton, tilted.rate, tilted.root, tilted.local_rotations))
    assert done.of("level")[0].value == pytest.approx(1.0, abs=0.1)
    assert np.ptp(done.motion.root[:, 2]) < 0.01
    assert not clean(stepper.walk()).of("level")


# rate


def test_free_flight_shows_the_true_rate():
    wrong = replace(stepper.jump(rate=60.0), rate=120.0)
    found = clean(wrong)
    assert found.motion.rate == 60.0
    assert "39" in found.of("rate")[0].text  # four times gravity


@pytest.mark.parametrize("rate", [60.0, 100.0, 120.0])
def test_a_right_rate_is_left(rate: float):
    assert clean(stepper.jump(rate=rate)).motion.rate == rate
    assert clean(stepper.walk(rate=rate)).motion.rate == rate


# spikes


def test_a_flip_of_one_frame_is_found_in_the_files_own_numbers_and_repaired():
    walk = stepper.walk()
    joint = walk.skeleton.index("LeftLeg")
    rotations = walk.local_rotations.copy()
    rotations[200, joint] = rotation.product(rotations[200, joint], rotation.from_axis_angle((1.0, 0.0, 0.0), 0.6))
    done = clean(with_rest_pose(replace(walk, local_rotations=rotations)))
    (found,) = done.of("flip")
    assert (found.joint, found.frames) == ("LeftLeg", (201,))
    assert found.value == pytest.approx(np.degrees(0.6), abs=2.0)
    assert rotation.angle(done.motion.local_rotations[200, joint], walk.local_rotations[200, joint]) < np.radians(1.0)


def test_a_root_that_jumps_in_the_first_frame_is_repaired():
    walk = stepper.walk()
    root = walk.root.copy()
    root[0] += [1.5, 0.0, 0.0]
    done = clean(replace(walk, root=root), ["tpose", "pops"])
    (found,) = done.of("jump")
    assert (found.joint, found.frames) == ("Hips", (0,))
    assert "between frames 0 and 1" in found.text
    np.testing.assert_allclose(done.motion.root, walk.root, atol=0.01)


def test_a_jump_in_the_middle_is_reported_and_left():
    walk = stepper.walk()
    root = walk.root.copy()
    root[300:] += [1.0, 0.0, 0.0]
    done = clean(replace(walk, root=root), ["pops"])
    assert "left as it is" in done.of("jump")[0].text
    np.testing.assert_array_equal(done.motion.root, root)


def test_a_fast_kick_is_no_spike():
    walk = stepper.walk()
    rotations = walk.local_rotations.copy()
    t = np.arange(len(walk)) - 300
    kick = np.radians(110.0) * np.exp(-((t / 5.0) ** 2))  # up to 19 degrees a frame, as the fastest recorded
    joint = walk.skeleton.index("RightUpLeg")
    rotations[:, joint] = rotation.product(rotations[:, joint], rotation.from_axis_angle((0.0, 1.0, 0.0), -kick))
    steps = np.degrees(rotation.angle(rotations[:-1, joint], rotations[1:, joint]))
    assert steps.max() > 17.0
    done = clean(replace(walk, local_rotations=rotations))
    assert not done.of("flip")
    assert not done.of("jump")


# selection of steps


def test_every_step_can_be_switched_off():
    recorded = with_rest_pose(y_up(in_units(stepper.walk(), 0.01)))
    for step in ALL:
        kinds = {finding.kind for finding in clean(recorded, [other for other in ALL if other != step]).findings}
        assert step not in kinds
    untouched = clean(recorded, [])
    assert untouched.motion is recorded
    assert not untouched.findings


def test_an_unknown_step_is_refused_with_the_ones_there_are():
    with pytest.raises(UnknownName, match="floor"):
        clean(stepper.walk(), ["flor"])


# recorded clips


def index(folder: Path) -> list[dict[str, str]]:
    with (folder / "index.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def some(shared: Path) -> list[tuple[dict[str, str], Cleaned]]:
    """Every seventh of the clean clips, cleaned: what `footfall evaluate motion` does with all of them."""
    folder = shared / "mocap" / "cmu"
    return [(row, clean(bvh.read(folder / row["file"]))) for row in index(folder)[::7]]


def test_clips_of_the_cmu_database_are_read_as_their_index_says(some: list[tuple[dict[str, str], Cleaned]]):
    for row, done in some:
        assert done.first == 1, row["file"]
        assert done.of("scale")[0].value == pytest.approx(0.056444, rel=0.02), row["file"]
        floor = done.of("floor")[0].value
        assert floor is not None
        assert 100.0 * floor == pytest.approx(float(row["floor_toe_height_cm"]), abs=1.5), row["file"]
        assert done.motion.rate == pytest.approx(120.0, rel=1e-4), row["file"]


def test_clean_clips_show_no_spikes(some: list[tuple[dict[str, str], Cleaned]]):
    assert not [f.text for _, done in some for kind in ("flip", "jump") for f in done.of(kind)]


def test_the_five_defective_clips_are_named_as_their_index_says(shared: Path):
    done = {
        row["file"][:-4]: clean(bvh.read(shared / "mocap/cmu_defects" / row["file"]))
        for row in index(shared / "mocap/cmu_defects")
    }
    flip = done["16_17"].of("flip")[0]
    assert (flip.joint, flip.frames) == ("Hips", (475,))
    assert "back in frame 476" in flip.text
    arm = done["16_15"].of("jump")[0]
    assert arm.joint == "LeftArm"
    assert "94 degrees between frames 2 and 3" in arm.text
    root = done["07_12"].of("jump")[0]
    assert (root.joint, root.frames) == ("Hips", (1,))
    assert "2.4 m between frames 1 and 2" in root.text
    feet = done["138_07"].of("flip")
    assert {f.joint for f in feet} == {"LeftFoot", "RightFoot"}
    assert sorted(n for f in feet for n in f.frames)[:3] == [34, 71, 98]
    assert sum(len(f.frames) for f in feet) == 31
    assert done["143_06"].motion.rate == 60.0
