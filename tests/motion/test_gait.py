"""Gait parameters, joint angles and the centre of mass, on synthetic and recorded walks."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import stepper
import walker

from footfall.characters import roles as joint_roles
from footfall.errors import BadInput, UnknownName
from footfall.motion import Motion, rotation
from footfall.motion.analysis.cycle import NoCycle, cycle, symmetric
from footfall.motion.analysis.extremes import events_by_extremes
from footfall.motion.analysis.gait import Gait, gait, turn_angle
from footfall.motion.analysis.joint_angles import sagittal_angles
from footfall.motion.analysis.mass_centre import mass_centre
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import bvh


def of(motion: Motion) -> Gait:
    return gait(motion, joint_roles.find(motion.skeleton))


def test_all_figures_of_a_walk_are_as_it_was_made():
    found = of(stepper.walk(8.0))
    assert found.speed == pytest.approx(stepper.SPEED, rel=0.01)
    assert found.forward_speed == pytest.approx(stepper.SPEED, rel=0.01)
    assert found.stride_time == pytest.approx(stepper.PERIOD, rel=0.01)
    assert found.cadence == pytest.approx(120.0 / stepper.PERIOD, rel=0.01)
    assert found.step_length == pytest.approx(0.5 * stepper.SPEED * stepper.PERIOD, rel=0.02)
    assert found.stride_length == pytest.approx(stepper.SPEED * stepper.PERIOD, rel=0.02)
    assert found.step_width == pytest.approx(2.0 * walker.HIP, rel=0.02)
    assert found.duty == pytest.approx(stepper.DUTY, abs=0.03)
    assert found.double_support == pytest.approx(2.0 * stepper.DUTY - 1.0, abs=0.05)
    assert found.flight == 0.0
    assert found.turn == pytest.approx(0.0, abs=1e-6)


def test_a_run_flies_and_has_no_double_support():
    found = of(stepper.walk(6.0, speed=2.8, period=0.75, duty=0.35))
    assert found.flight == pytest.approx(0.3, abs=0.06)
    assert found.double_support == 0.0
    assert found.step_length == pytest.approx(0.5 * 2.8 * 0.75, rel=0.03)


def test_walking_backwards_has_a_negative_forward_speed():
    assert of(stepper.walk(5.0, speed=-0.8)).forward_speed == pytest.approx(-0.8, rel=0.02)


def test_a_turn_to_the_left_is_positive_and_full_turns_count():
    motion = walker.standing(2.0)
    rotations = motion.local_rotations.copy()
    rotations[:, 0] = rotation.product(
        rotation.from_axis_angle((0, 0, 1.0), np.radians(400.0) * motion.time / 2.0), rotations[:, 0]
    )
    spun = Motion(motion.skeleton, motion.rate, motion.root, rotations)
    assert turn_angle(spun, joint_roles.find(spun.skeleton)) == pytest.approx(400.0, abs=0.01)


def test_standing_has_no_steps_and_no_cadence():
    found = of(walker.standing(2.0))
    assert (found.steps, found.cadence, found.stride_time, found.step_length, found.duty) == (0, None, None, None, None)
    assert found.speed == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("axes", [walker.OURS, walker.CMU_AXES])
def test_joint_angles_do_not_depend_on_the_rigs_axes(axes: np.ndarray):
    bent = walker.standing(bend=0.3, axes=axes)
    found = sagittal_angles(bent, joint_roles.find(bent.skeleton))
    for side in ("left", "right"):
        assert found.hip[side] == pytest.approx(np.degrees(0.3), abs=1e-6)
        assert found.thigh[side] == pytest.approx(np.degrees(0.3), abs=1e-6)
        assert found.knee[side] == pytest.approx(np.degrees(0.6), abs=1e-6)
        assert found.ankle[side] == pytest.approx(np.degrees(0.3), abs=1e-6)  # knees over the toes
    assert found.pelvis == pytest.approx(0.0, abs=1e-6)


def test_a_lean_of_the_pelvis_adds_to_the_hip_and_not_to_the_thigh():
    motion = walker.standing(bend=0.0)
    rotations = motion.local_rotations.copy()
    left = np.array([0.0, 1.0, 0.0])
    rotations[:, 0] = rotation.from_axis_angle(left, 0.2)
    for name in ("LeftUpLeg", "RightUpLeg"):
        rotations[:, motion.skeleton.index(name)] = rotation.from_axis_angle(left, -0.2)
    found = sagittal_angles(Motion(motion.skeleton, 120.0, motion.root, rotations), joint_roles.find(motion.skeleton))
    assert found.pelvis == pytest.approx(np.degrees(0.2), abs=1e-6)
    assert found.hip["left"] == pytest.approx(np.degrees(0.2), abs=1e-6)
    assert found.thigh["left"] == pytest.approx(0.0, abs=1e-6)


def test_the_centre_of_mass_of_someone_standing_is_in_the_pelvis():
    motion = walker.standing(bend=0.0)
    roles = joint_roles.find(motion.skeleton)
    centre = mass_centre(motion, roles)[0]
    hips = motion.root[0]
    assert abs(centre[1]) < 1e-9
    assert centre[0] == pytest.approx(0.0, abs=0.02)
    assert 0.9 * hips[2] < centre[2] < 1.2 * hips[2]


def test_the_centre_of_mass_follows_a_bodys_own_masses():
    motion = walker.standing()
    roles = joint_roles.find(motion.skeleton)
    only = mass_centre(motion, roles, {"LeftLeg": 2.0})
    middle = 0.5 * (motion.position("LeftLeg") + motion.position("LeftFoot"))
    np.testing.assert_allclose(only, middle)
    with pytest.raises(UnknownName, match="LeftLeg"):
        mass_centre(motion, roles, {"LeftLegg": 1.0})
    with pytest.raises(BadInput, match="masses"):
        mass_centre(motion, roles, {})


@pytest.mark.parametrize("frames", [1, 2, 3, 5, 30])
@pytest.mark.parametrize("rate", [1.0, 24.0, 120.0, 1e5])
def test_clips_of_any_length_and_rate_are_taken_or_refused_with_a_message(frames: int, rate: float):
    motion = replace(stepper.walk(1.0)[:frames], rate=rate)
    roles = joint_roles.find(motion.skeleton)
    done = clean(motion)
    assert gait(done.motion, roles).seconds > 0.0
    assert events_by_extremes(motion, roles, "left")[0].size == 0
    with pytest.raises(NoCycle):
        cycle(motion[: min(frames, 5)], roles)


def test_a_recorded_walk_moves_its_legs_as_healthy_people_do(shared: Path):
    path = shared / "gait_norms" / "fukuchi2018_overground_cycle_norms.csv"
    with path.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if (row["speed"], row["group"]) == ("comfortable", "all")]
    norm = {
        name: np.array([float(row["mean"]) for row in rows if row["variable"] == name])
        for name in ("hip_flexion_angle", "knee_flexion_angle", "ankle_dorsiflexion_angle")
    }
    motion = clean(bvh.read(shared / "mocap" / "cmu" / "16_47.bvh")).motion
    roles = joint_roles.find(motion.skeleton)
    found = symmetric(cycle(motion, roles))
    angles = sagittal_angles(found.at(found.strikes["right"] + np.arange(101) / 100.0), roles)
    for joint, name, least in (("hip", "hip", 0.97), ("knee", "knee", 0.95), ("ankle", "ankle", 0.7)):
        ours = angles.of(joint, "right")
        theirs = next(values for key, values in norm.items() if key.startswith(name))
        assert np.corrcoef(ours, theirs)[0, 1] > least, joint
        # As feet leave the ground, those of CMU's skeletons point further down than published ones do.
        seen = slice(0, 60) if joint == "ankle" else slice(None)
        assert np.ptp(ours[seen]) == pytest.approx(np.ptp(theirs[seen]), rel=0.35), joint


def test_an_ankle_is_measured_past_upright_too():
    """A foot pointing back and down: 110 degrees from flat, on a shank inclined by 80."""
    motion = walker.walk()
    roles = joint_roles.find(motion.skeleton)
    rotations = motion.local_rotations.copy()
    rotations[:] = rotation.IDENTITY
    half = len(motion) // 2
    steps = np.clip((np.arange(len(motion)) - half) / 10.0, 0.0, 1.0)
    rotations[:, roles["left_knee"]] = rotation.from_axis_angle((0.0, 1.0, 0.0), np.radians(80.0) * steps)
    rotations[:, roles["left_ankle"]] = rotation.from_axis_angle((0.0, 1.0, 0.0), np.radians(30.0) * steps)
    angles = sagittal_angles(
        replace(motion, local_rotations=rotations, root=motion.root * np.array([0.0, 0.0, 1.0])), roles
    )
    assert angles.knee["left"][-1] - angles.knee["left"][0] == pytest.approx(80.0, abs=0.5)
    assert angles.ankle["left"][-1] - angles.ankle["left"][0] == pytest.approx(-30.0, abs=0.5)


def test_figures_of_recorded_walks_agree_with_their_index(shared: Path):
    folder = shared / "mocap" / "cmu"
    with (folder / "index.csv").open(encoding="utf-8") as file:
        rows = {row["file"][:-4]: row for row in csv.DictReader(file)}
    for name in ("02_01", "16_19", "16_45", "136_26"):
        found = of(clean(bvh.read(folder / f"{name}.bvh")).motion)
        assert found.speed == pytest.approx(float(rows[name]["mean_root_speed_m_s"]), rel=0.06), name
        assert found.turn == pytest.approx(float(rows[name]["net_heading_change_deg"]), abs=2.0), name
