"""Foot skate and floor penetration, measured and repaired."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import walker

from footfall.characters import load
from footfall.characters import roles as joint_roles
from footfall.characters.skeleton import of_character
from footfall.errors import BadInput
from footfall.motion import Motion, rotation
from footfall.motion.analysis import feet
from footfall.motion.analysis.contacts import Contacts, contacts
from footfall.motion.cleaning.clean import clean
from footfall.motion.editing import leg_ik, planting
from footfall.motion.formats import bvh


def always(motion: Motion, on: bool = True) -> Contacts:
    state = {side: np.full(len(motion), on) for side in feet.SIDES}
    return Contacts(motion.rate, state, state, state)


@pytest.fixture
def stand():
    return walker.standing(1.0)


@pytest.fixture
def roles(stand):
    return joint_roles.find(stand.skeleton)


@pytest.fixture
def soles(stand, roles):
    return feet.sole_points(stand.skeleton, roles, motion=stand)


def human(count: int = 61) -> Motion:
    skeleton = of_character(load("human"))
    rotations = np.tile(rotation.IDENTITY, (count, len(skeleton), 1))
    return Motion(skeleton, 120.0, np.tile([0.0, 0.0, 0.93], (count, 1)), rotations)


def test_the_soles_of_a_body_are_its_contact_points():
    body, motion = load("human"), human()
    soles = feet.sole_points(motion.skeleton, joint_roles.find(motion.skeleton), body)
    assert soles["left"].heel.tolist() == [[-0.06, 0.05, -0.08], [-0.06, -0.05, -0.08]]
    assert soles["right"].length == pytest.approx(0.24)
    assert np.allclose(soles["left"].points(motion)[..., 2], 0.0, atol=1e-9)


@pytest.mark.parametrize("axes", [walker.OURS, walker.CMU_AXES])
def test_the_soles_of_a_clip_are_on_the_floor_where_it_stands(axes):
    stand = walker.standing(0.5, axes=axes)
    soles = feet.sole_points(stand.skeleton, joint_roles.find(stand.skeleton), motion=stand)
    for sole in soles.values():
        points = sole.points(stand)
        assert np.allclose(points[..., 2], 0.0, atol=1e-6)
        assert points[0, 1, 0] - points[0, 0, 0] == pytest.approx(0.14 * 1.25, abs=1e-6)  # ball ahead of heel
        assert sole.tip_points(stand)[0, 0, 0] == pytest.approx(stand.position(sole.ankle)[0, 0] + 0.2)


def test_soles_need_a_body_or_a_clip(stand, roles):
    with pytest.raises(BadInput, match="soles need"):
        feet.sole_points(stand.skeleton, roles)


def test_a_foot_that_slides_at_five_centimetres_a_second_is_measured_so(stand, roles, soles):
    sliding = replace(stand, root=stand.root + np.outer(stand.time, [0.03, 0.04, 0.0]))
    found = feet.skate(sliding, always(stand), roles, soles)
    assert found.median == pytest.approx(5.0)
    assert found.mean == pytest.approx(5.0)
    assert feet.skate(sliding, always(stand, False), roles, soles).samples == 0


def test_a_body_two_centimetres_too_low_is_measured_so(stand, roles, soles):
    assert feet.penetration(stand, roles, soles=soles) == pytest.approx(0.0, abs=1e-6)
    assert feet.penetration(stand.moved((0.0, 0.0, -0.02)), roles, soles=soles) == pytest.approx(2.0, abs=1e-6)


def test_planting_feet_that_stand_well_changes_nothing(stand, roles, soles):
    new = planting.planted(stand, always(stand), roles, soles)
    assert np.allclose(new.positions, stand.positions, atol=1e-6)


@pytest.mark.parametrize("axes", [walker.OURS, walker.CMU_AXES])
def test_a_sliding_sinking_walk_stops_doing_so(axes):
    """A synthetic walk whose feet slide by up to 0.5 m/s and sink; slow feet count as in contact."""
    walk = walker.walk(3.3, axes=axes).moved((0.0, 0.0, -0.03))
    roles = joint_roles.find(walk.skeleton)
    stand = walker.standing(0.5, axes=axes)
    soles = feet.sole_points(stand.skeleton, roles, motion=stand)
    speeds = {side: np.gradient(walk.position(roles[f"{side}_ankle"])[:, 0]) * walk.rate for side in feet.SIDES}
    on = {side: np.abs(speed) < 0.5 for side, speed in speeds.items()}
    state = Contacts(walk.rate, on, on, on)
    new = planting.planted(walk, state, roles, soles)
    before, after = feet.skate(walk, state, roles, soles), feet.skate(new, state, roles, soles)
    assert before.median > 10.0
    assert after.median < 0.5
    assert after.worst < 2.0
    assert feet.penetration(walk, roles, soles=soles) > 2.0
    assert feet.penetration(new, roles, soles=soles) < 0.1


def test_a_foot_rolls_over_its_heel_and_its_toe_without_leaving_its_print():
    motion = human(121)
    roles = joint_roles.find(motion.skeleton)
    soles = feet.sole_points(motion.skeleton, roles, load("human"))
    rotations = motion.local_rotations.copy()
    pitch = np.interp(motion.time, [0.0, 0.2, 0.6, 1.0], [-0.4, 0.0, 0.0, 0.6])  # toes up, flat, heel up
    for side in feet.SIDES:
        rotations[:, roles[f"{side}_ankle"]] = rotation.from_axis_angle((0.0, 1.0, 0.0), pitch)
        rotations[:, roles[f"{side}_knee"]] = rotation.from_axis_angle((0.0, 1.0, 0.0), np.full(121, 0.3))
        rotations[:, roles[f"{side}_hip"]] = rotation.from_axis_angle((0.0, 1.0, 0.0), np.full(121, -0.3))
    new = planting.planted(replace(motion, local_rotations=rotations), always(motion), roles, soles)
    points = soles["left"].points(new)
    heel, toe = points[:, :2].mean(axis=1), points[:, 2:].mean(axis=1)
    assert toe[0, 2] > 0.05
    assert heel[-1, 2] > 0.05
    assert points[..., 2].min() > -1e-6
    assert np.abs(heel[:30] - heel[0]).max() < 1e-3
    assert np.abs(toe[70:] - toe[-1]).max() < 1e-3
    assert np.abs(points[30:60, :, 2]).max() < 0.005


def test_a_leg_that_would_be_overstretched_brings_the_root_down_a_little():
    stand = walker.standing(1.0, bend=0.15)
    roles = joint_roles.find(stand.skeleton)
    soles = feet.sole_points(stand.skeleton, roles, motion=stand)
    high = stand.moved((0.0, 0.0, 0.03))
    new = planting.planted(high, always(high), roles, soles)
    assert feet.penetration(new, roles, soles=soles) < 1e-6
    assert (
        soles["left"].points(new)[..., 2].max() < 1e-3
    )  # [m] a leg near full extension approaches its target smoothly
    assert 0.01 < (high.root - new.root)[:, 2].max() < 0.031


def test_contacts_of_another_length_are_refused(stand, roles, soles):
    with pytest.raises(BadInput, match="do not fit"):
        planting.planted(stand, always(stand[:50]), roles, soles)


@pytest.mark.parametrize("name", ["35_32", "16_35", "09_01"])
def test_recorded_walks_and_runs_are_repaired_and_their_knees_never_snap(name):
    motion = clean(bvh.read(walker.cmu(name))).motion
    roles = joint_roles.find(motion.skeleton)
    on = contacts(motion, roles)
    soles = feet.sole_points(motion.skeleton, roles, motion=motion)
    new = planting.planted(motion, on, roles, soles)
    assert feet.skate(motion, on, roles, soles).median > 5.0
    assert feet.skate(new, on, roles, soles).median < 2.0
    assert feet.penetration(new, roles, soles=soles) < 0.5
    for side in feet.SIDES:
        flexion = leg_ik.leg(new, roles, side).flexion
        assert flexion.min() > -1e-9
        assert np.abs(np.diff(flexion)).max() * new.rate < 30.0  # [rad/s]: sprinters' knees reach 20
        assert np.abs(np.diff(flexion, 2)).max() * new.rate**2 < 2000.0  # [rad/s²]: recorded walks reach 2,300


@pytest.mark.parametrize("frames", [1, 2, 3, 7])
@pytest.mark.parametrize("on", [True, False])
def test_motions_of_a_few_frames_are_planted_too(stand, roles, soles, frames, on):
    few = stand.moved((0.0, 0.0, -0.01))[:frames]
    new = planting.planted(few, always(few, on), roles, soles)
    assert np.isfinite(new.positions).all()
    assert feet.penetration(new, roles, soles=soles) < 0.1


def test_a_foot_that_hits_the_floor_in_swing_is_lifted(stand, roles, soles):
    low = replace(stand, root=stand.root - np.outer(0.03 * np.sin(np.pi * stand.time), [0.0, 0.0, 1.0]))
    new = planting.planted(low, always(stand, False), roles, soles)
    assert feet.penetration(low, roles, soles=soles) == pytest.approx(3.0, abs=0.01)
    assert feet.penetration(new, roles, soles=soles) < 0.1
    assert np.allclose(new.root, low.root)


def test_a_body_whose_ankles_cannot_yaw_gets_none():
    motion = human(61)
    roles = joint_roles.find(motion.skeleton)
    soles = feet.sole_points(motion.skeleton, roles, load("human"))
    assert not soles["left"].yaws
    turned = replace(motion, root=motion.root - [0.0, 0.0, 0.03])
    rotations = turned.local_rotations.copy()
    rotations[:, 0] = rotation.from_axis_angle(
        (0.0, 0.0, 1.0), np.linspace(-0.2, 0.2, 61)
    )  # the pelvis rotates, the feet should not
    new = planting.planted(replace(turned, local_rotations=rotations), always(motion), roles, soles)
    assert feet.skate(new, always(motion), roles, soles).median < 0.1
    ankle = new.local_rotations[:, roles["left_ankle"]]
    assert np.abs(rotation.to_euler("YXZ", ankle)[:, 2]).max() < 1e-3
