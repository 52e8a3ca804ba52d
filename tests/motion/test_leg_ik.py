"""Leg inverse kinematics, and edited landing positions of steps."""

from __future__ import annotations

import numpy as np
import pytest
import walker

from footfall.characters import roles as joint_roles
from footfall.errors import BadInput
from footfall.motion import rotation
from footfall.motion.editing import leg_ik, stepping

LENGTH = walker.THIGH + walker.SHANK


@pytest.fixture
def walk():
    return walker.walk(1.1)


@pytest.fixture
def roles(walk):
    return joint_roles.find(walk.skeleton)


def test_reaching_for_where_the_foot_is_changes_nothing(walk, roles):
    new = leg_ik.reached(walk, roles, "left", walk.position("LeftFoot"))
    assert np.allclose(new.positions, walk.positions, atol=1e-9)
    assert rotation.angle(new.local_rotations, walk.local_rotations).max() < 1e-6


@pytest.mark.parametrize("axes", [walker.OURS, walker.CMU_AXES])
def test_the_ankle_comes_to_its_target_and_the_foot_to_its_orientation(axes):
    walk = walker.walk(1.1, axes=axes)
    roles = joint_roles.find(walk.skeleton)
    target = walk.position("RightFoot") + np.array([0.03, -0.05, 0.08])
    foot = rotation.product(rotation.from_axis_angle((0, 0, 1.0), 0.3), walk.world_rotation("RightFoot"))
    new = leg_ik.reached(walk, roles, "right", target, foot)
    assert np.allclose(new.position("RightFoot"), target, atol=1e-9)
    assert rotation.angle(new.world_rotation("RightFoot"), foot).max() < 1e-6
    assert np.allclose(new.position("LeftFoot"), walk.position("LeftFoot"), atol=1e-12)
    bone = np.linalg.norm(new.position("RightLeg") - new.position("RightUpLeg"), axis=1)
    assert np.allclose(bone, walker.THIGH)


def test_the_knee_stays_in_its_plane(walk, roles):
    before = leg_ik.leg(walk, roles, "left")
    new = leg_ik.reached(walk, roles, "left", walk.position("LeftFoot") + np.array([0.0, 0.0, 0.05]))
    after = leg_ik.leg(new, roles, "left")
    assert np.sum(before.hinge * after.hinge, axis=1).min() > np.cos(0.02)


def test_a_foot_pulled_out_of_reach_stretches_the_leg_and_the_knee_never_snaps(roles):
    """The ankle moves at 0.3 m/s through full extension and back; a plain solver's knee exceeds 10 rad/s."""
    stand = walker.standing(2.0, bend=0.35)
    down = 0.1 * (1.0 - np.cos(np.pi * stand.time)) + 0.02 * stand.time
    target = stand.position("LeftFoot") - np.stack((0 * down, 0 * down, down), axis=1)
    new = leg_ik.reached(stand, roles, "left", target)
    flexion = leg_ik.leg(new, roles, "left").flexion
    speed = np.abs(np.diff(flexion)) * stand.rate
    plain = np.arccos(
        np.clip((((target - stand.position("LeftUpLeg")) ** 2).sum(1) - walker.THIGH**2 - walker.SHANK**2)
                / (2 * walker.THIGH * walker.SHANK), -1.0, 1.0)
    )  # fmt: skip
    assert np.abs(np.diff(plain)).max() * stand.rate > 10.0
    assert speed.max() < 6.5  # [rad/s] a knee in walking
    assert np.abs(np.diff(flexion, 2)).max() * stand.rate**2 < 100.0
    assert flexion.min() >= 0.0
    assert leg_ik.leg(new, roles, "left").extension.max() <= LENGTH + 1e-12
    easy = leg_ik.leg(stand, roles, "left").exact_reach
    within = np.linalg.norm(target - stand.position("LeftUpLeg"), axis=1) < easy
    assert within.any()
    assert not within.all()
    assert np.allclose(new.position("LeftFoot")[within], target[within], atol=1e-9)


def test_a_knee_bent_the_wrong_way_is_bent_the_right_way(roles):
    wrong = walker.standing(0.5, bend=-0.05)
    new = leg_ik.reached(wrong, roles, "left", wrong.position("LeftFoot") + np.array([0.0, 0.0, 0.02]))
    assert leg_ik.leg(wrong, roles, "left").flexion.max() < 0.0
    flexion = leg_ik.leg(new, roles, "left").flexion
    assert flexion.min() > 0.0
    assert np.all(new.position("LeftLeg")[:, 0] > new.position("LeftUpLeg")[:, 0])  # the knee is in front


def test_a_straight_leg_knows_its_hinge_from_the_pelvis(roles):
    straight = walker.standing(0.5, bend=0.0)
    new = leg_ik.reached(straight, roles, "right", straight.position("RightFoot") + np.array([0.0, 0.0, 0.1]))
    assert np.all(new.position("RightLeg")[:, 0] > 0.1)


def test_a_knee_swings_out_until_the_ankle_needs_no_yaw(walk, roles):
    foot = rotation.product(rotation.from_axis_angle((0, 0, 1.0), 0.2), walk.world_rotation("LeftFoot"))
    twisted = leg_ik.reached(walk, roles, "left", walk.position("LeftFoot"), foot)
    new = leg_ik.swivelled(twisted, roles, "left")
    ankle = walk.skeleton.index("LeftFoot")
    assert np.abs(rotation.to_euler("YXZ", twisted.local_rotations[:, ankle])[:, 2]).max() > 0.1
    assert np.abs(rotation.to_euler("YXZ", new.local_rotations[:, ankle])[:, 2]).max() < 1e-3
    assert np.allclose(new.position("LeftFoot"), walk.position("LeftFoot"), atol=1e-9)
    assert rotation.angle(new.world_rotation("LeftFoot"), foot).max() < 1e-6


# appendix C


def test_hips_turn_by_the_angle_between_the_two_legs():
    a, e = np.array([0.1, 0.0, -0.8]), np.array([0.3, 0.1, -0.7])
    q = stepping.hip_rotation(a, e)
    theta = np.arccos(a @ e / np.linalg.norm(a) / np.linalg.norm(e))  # C.2
    axis = np.cross(a, e) / np.linalg.norm(np.cross(a, e))  # C.3
    assert np.allclose(q, np.append(np.cos(theta / 2), np.sin(theta / 2) * axis))  # C.1


@pytest.mark.parametrize("seed", range(20))
def test_both_hips_come_down_by_the_same(seed):
    rng = np.random.default_rng(seed)
    lead, stance = (np.array([*rng.uniform(-0.3, 0.3, 2), -rng.uniform(0.7, 0.9)]) for _ in range(2))
    fraction = stepping.split_shift(lead, stance, rng.uniform(-0.2, 0.2, 2))
    assert 0.0 <= fraction.leading <= 1.0
    one = stepping.hip_drop(lead, fraction.leading * fraction.shift)
    two = stepping.hip_drop(stance, (fraction.leading - 1.0) * fraction.shift)
    assert one == pytest.approx(two, abs=1e-6)


def test_the_fraction_solves_equation_5_and_a_far_step_is_cut_short():
    lead, stance = np.array([0.3, 0.1, -0.8]), np.array([-0.3, -0.1, -0.81])
    near, far = (stepping.split_shift(lead, stance, np.array([length, 0.0])) for length in (0.1, 3.0))
    assert near.shift == pytest.approx([0.1, 0.0])
    assert near.drop > 0.0  # a longer step lowers the hips
    assert 0.0 < np.linalg.norm(far.shift) < 3.0


def test_a_flexed_knee_raises_the_ankle_by_what_was_asked(walk, roles):
    chain = leg_ik.leg(walk, roles, "left")
    theta = stepping.knee_flexion(chain, np.full(len(walk), 0.01))
    raised = rotation.rotated(rotation.from_axis_angle(chain.hinge, theta), chain.shank)
    assert np.allclose(raised[:, 2] - chain.shank[:, 2], 0.01, atol=1e-9)  # C.6


def test_knee_flexion_satisfies_equation_7_in_the_thesis_axes():
    """With the hinge along x, y up and the shank along -y, half of it solves a cos² + b sin cos + c = 0.

    The thesis prints b = 2 (q_x q_w + q_y q_z); expanding C.6 gives 2 (q_x q_w - q_y q_z).
    """
    q = rotation.product(rotation.from_axis_angle((1.0, 0.0, 0.0), 0.5), rotation.from_axis_angle((0.0, 0.0, 1.0), 0.1))
    w, x, y, z = q
    length, rise = -0.42, 0.03
    ours = rotation.from_matrix(np.array([[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]))  # y up to z up
    shank = rotation.rotated(ours, rotation.rotated(q, np.array([0.0, length, 0.0])))[None]
    hinge = rotation.rotated(ours, rotation.rotated(q, np.array([1.0, 0.0, 0.0])))[None]
    theta = 0.5 * stepping.knee_flexion(leg_ik.Leg(0, 1, 2, shank, shank, hinge), np.array([rise]))[0]
    a, b = x**2 - y**2 + z**2 - w**2, 2.0 * (x * w - y * z)
    c = rise / (2.0 * length) - a
    assert a * np.cos(theta) ** 2 + b * np.sin(theta) * np.cos(theta) + c == pytest.approx(0.0, abs=1e-9)


def test_a_step_lands_where_it_should_and_the_stance_foot_stays(roles):
    walk = walker.walk(1.1)
    shift = np.array([0.08, -0.04])
    new, fraction = stepping.stepped(walk, roles, "left", 20, 80, shift)
    moved = new.position("LeftFoot") - walk.position("LeftFoot")
    assert fraction.shift == pytest.approx(shift)
    assert moved[80] == pytest.approx([*shift, 0.0], abs=1e-6)
    assert np.abs(moved[:21]).max() < 1e-9
    assert np.allclose(new.position("RightFoot"), walk.position("RightFoot"), atol=1e-9)
    assert rotation.angle(new.world_rotation("RightFoot"), walk.world_rotation("RightFoot")).max() < 1e-6
    assert moved[21:80, 2].min() > -1e-6  # never lower than it was


def test_a_step_out_of_the_clip_is_refused(walk, roles):
    with pytest.raises(BadInput, match="step"):
        stepping.stepped(walk, roles, "left", 20, 5000, np.zeros(2))
