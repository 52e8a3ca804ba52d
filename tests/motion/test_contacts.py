"""Foot contacts: of a synthetic walker with known contacts, and against force plates."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import stepper
import walker

import availability
from footfall.characters import roles as joint_roles
from footfall.errors import BadFile, BadInput
from footfall.evaluate.clips import contact_timing, force_plates
from footfall.motion import Motion, rotation
from footfall.motion.analysis.contacts import Limits, contacts, floor_slope, segments, touching, without_flicker
from footfall.motion.analysis.extremes import events_by_extremes
from footfall.motion.analysis.marker_contacts import belt_velocity, events_of_markers
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import bvh

SIDES = ("left", "right")


def seen(motion: Motion):
    return contacts(motion, joint_roles.find(motion.skeleton))


# the core


def test_a_point_rests_only_when_it_is_low_and_slow():
    low, high = np.zeros(5), np.full(5, 0.2)
    slow, fast = np.zeros(5), np.full(5, 2.0)
    assert touching(low, slow, 0.85).all()
    assert not touching(high, slow, 0.85).any()
    assert not touching(low, fast, 0.85).any()


def test_between_the_limits_a_point_keeps_doing_what_it_did():
    limits = Limits()
    between = 0.5 * (limits.low + limits.high) * 0.85
    height = np.array([0.0, between, between, 0.2, between, between, 0.0])
    assert touching(height, np.zeros(7), 0.85).tolist() == [True, True, True, False, False, False, True]


def test_flicker_is_no_step():
    on = np.ones(240, bool)
    on[100:103] = False
    assert without_flicker(on, 120.0).all()
    off = np.zeros(240, bool)
    off[100:103] = True
    assert not without_flicker(off, 120.0).any()


# motions


@pytest.mark.parametrize("rate", [60.0, 100.0, 120.0, 150.0])
def test_every_strike_and_toe_off_of_a_walk_is_found_within_two_frames_and_ten_milliseconds(rate: float):
    motion = stepper.walk(5.0, rate)
    found = seen(motion)
    for side in SIDES:
        true = stepper.strikes(side, 5.0)
        assert len(found.strikes(side)) == len(true)
        assert np.abs(found.strikes(side) - true).max() < 2.0 / rate + 0.01
        offs = stepper.toe_offs(side, 5.0)
        assert len(found.toe_offs(side)) == len(offs)
        assert np.abs(found.toe_offs(side) - offs).max() < 2.0 / rate + 0.01


@pytest.mark.parametrize(("speed", "period", "duty"), [(2.8, 0.75, 0.35), (-0.8, 1.3, 0.65), (0.4, 1.9, 0.7)])
def test_running_backing_and_creeping_are_seen_as_well(speed: float, period: float, duty: float):
    found = seen(stepper.walk(6.0, speed=speed, period=period, duty=duty))
    for side in SIDES:
        true = stepper.strikes(side, 6.0, period)
        assert len(found.strikes(side)) == len(true)
        assert np.abs(found.strikes(side) - true).max() < 0.04


def test_someone_who_stands_stands_all_the_time():
    found = seen(walker.standing(2.0))
    assert found.left.all()
    assert found.right.all()


def test_a_jump_has_one_flight():
    found = seen(stepper.jump(flight=0.5))
    air = ~found.left & ~found.right
    assert np.sum(air) / 120.0 == pytest.approx(0.5, abs=0.05)
    assert np.sum(np.diff(air.astype(int)) == 1) == 1


def test_a_foot_that_is_never_put_down_never_stands():
    ankles = stepper.feet(4.0, 120.0)
    ankles["right"] = ankles["left"] * [1, -1, 0] + np.array([0.0, 0.0, 0.45])
    hips = np.stack((stepper.SPEED * np.arange(481) / 120.0, np.zeros(481), np.full(481, 0.86)), axis=1)
    found = seen(stepper.posed(hips, ankles, 120.0))
    assert not found.right.any()
    assert found.left.any()


def test_a_tilted_floor_does_not_lose_steps():
    tilted = stepper.walk(6.0).placed(1.0, rotation.from_axis_angle((0.0, 1.0, 0.0), np.radians(1.5)), np.zeros(3))
    assert [len(seen(tilted).strikes(side)) for side in SIDES] == [len(stepper.strikes(side, 6.0)) for side in SIDES]


def test_a_slope_is_seen_only_where_feet_travel():
    ankles = stepper.feet(5.0, 120.0)
    for foot in ankles.values():
        foot[:, 2] += 0.02 * foot[:, 0]
    slope = floor_slope(ankles, 120.0, 0.88)
    assert slope[0] == pytest.approx(0.02, rel=0.1)
    assert abs(slope[1]) < 0.002


def test_segments_cover_the_motion_and_change_their_feet():
    motion = stepper.walk()
    found = segments(motion, seen(motion))
    assert found[0].start == 0
    assert found[-1].stop == len(motion)
    for one, two in itertools.pairwise(found):
        assert one.stop == two.start
        assert (one.left, one.right) != (two.left, two.right)


def test_a_single_frame_is_no_trouble():
    motion = walker.standing()[:1]
    assert len(seen(motion).left) == 1
    assert len(segments(motion, seen(motion))) == 1


# markers


def on_a_belt(points: dict[str, np.ndarray], rate: float) -> dict[str, np.ndarray]:
    t = np.arange(len(points["left"])) / rate
    return {side: p - np.stack((stepper.SPEED * t, 0 * t, 0 * t), axis=1) for side, p in points.items()}


def test_a_treadmill_is_detected_by_the_feet_that_rest_on_it():
    ankles = stepper.feet(6.0, 150.0)
    assert belt_velocity(ankles, 150.0) == pytest.approx([0, 0, 0])
    assert belt_velocity(on_a_belt(ankles, 150.0), 150.0) == pytest.approx([-stepper.SPEED, 0, 0], abs=0.02)


def test_the_same_events_are_found_over_ground_and_on_a_treadmill():
    ankles = stepper.feet(6.0, 150.0)
    belt = on_a_belt(ankles, 150.0)
    pelvis = np.zeros((len(ankles["left"]), 3))
    walking = pelvis + np.arange(len(pelvis))[:, None] / 150.0 * [stepper.SPEED, 0, 0]
    ground = events_of_markers(ankles, ankles, 150.0, 0.88, walking)
    moving = events_of_markers(belt, belt, 150.0, 0.88, pelvis)
    for side in SIDES:
        np.testing.assert_allclose(ground.strikes(side), moving.strikes(side), atol=0.01)
        np.testing.assert_allclose(ground.toe_offs(side), moving.toe_offs(side), atol=0.01)


def test_extremes_of_the_feet_are_near_the_contacts():
    motion = stepper.walk(6.0)
    roles = joint_roles.find(motion.skeleton)
    for side in SIDES:
        strikes, offs = events_by_extremes(motion, roles, side)
        for events, true in ((strikes, seen(motion).strikes(side)), (offs, seen(motion).toe_offs(side))):
            assert np.median([np.abs(true - t).min() for t in events]) < 0.03


# force plates


@pytest.fixture(scope="module")
def plates(shared: Path) -> list[tuple[str, force_plates.Markers, list[force_plates.Stance]]]:
    folder = shared / "foot_pressure" / "fukuchi2018"
    found = []
    for path in sorted(folder.glob("*grf.txt")):
        marks = force_plates.markers(path.with_name(path.name.replace("grf", "mkr")))
        found.append((path.name, marks, force_plates.stances(path, marks)))
    if not found:
        availability.missing("shared", f"there are no force-plate files in {folder}")
    return found


def test_contact_from_markers_agrees_with_force_plates_within_25_ms(shared: Path):
    ours, extremes = contact_timing.of_plates(shared / "foot_pressure" / "fukuchi2018")
    for kind in ("strikes", "offs"):
        assert len(ours.errors[kind]) > 50
        assert ours.median(kind) < 0.025
        assert ours.median(kind) < extremes.median(kind)
    assert ours.missed == 0


def test_in_a_recorded_walk_contacts_agree_with_the_extremes_of_the_feet(shared: Path):
    _, extremes = contact_timing.of_plates(shared / "foot_pressure" / "fukuchi2018")
    for name in ("16_47", "136_26"):
        motion = clean(bvh.read(shared / "mocap" / "cmu" / f"{name}.bvh")).motion
        roles = joint_roles.find(motion.skeleton)
        timing = contact_timing.of_clip(motion, roles, contacts(motion, roles), extremes)
        assert timing.missed <= 1  # 136_26 sways a foot's length before it sets off
        assert max(timing.median("strikes"), timing.median("offs")) < 0.035


def test_a_folder_without_plates_is_refused(tmp_path: Path):
    with pytest.raises(BadInput, match="no force-plate files"):
        contact_timing.of_plates(tmp_path)


def test_the_plates_carry_the_weight_the_data_set_states(plates):
    stances = next(stances for name, _, stances in plates if "T05" in name)
    sure = [s for s in stances if s.strike_sure and s.off_sure]
    assert len(sure) > 50
    durations = [s.off - s.strike for s in sure]
    assert 0.55 < np.median(durations) < 0.75
    assert {s.side for s in sure} == set(SIDES)


def test_a_marker_file_that_is_none_is_refused(tmp_path: Path):
    bad = tmp_path / "xmkr.txt"
    bad.write_text("Time\tR.HeelX\n0\t1\t2\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"xmkr\.txt"):
        force_plates.markers(bad)


def test_noise_of_a_millimetre_changes_nothing():
    motion = stepper.walk(5.0)
    noise = np.random.default_rng(3).normal(0.0, 0.001, motion.root.shape)
    assert [len(seen(replace(motion, root=motion.root + noise)).strikes(s)) for s in SIDES] == [
        len(stepper.strikes(s, 5.0)) for s in SIDES
    ]
