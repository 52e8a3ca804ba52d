"""The pose algebra of Lee 2010, appendices A and B, and its laws."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.motion import pose, rotation
from footfall.motion.pose import Pose


def some(seed: int, count: int = 20, joints: int = 5) -> Pose:
    rng = np.random.default_rng(seed)
    return Pose(rng.standard_normal((count, 3)), rotation.normalized(rng.standard_normal((count, joints, 4))))


def same(a: Pose, b: Pose, within: float = 1e-9) -> bool:
    return bool(
        np.allclose(a.root, b.root, atol=within) and (rotation.angle(a.local_rotations, b.local_rotations) < 1e-7).all()
    )


def test_a_difference_added_again_gives_the_pose_back():
    a, b = some(1), some(2)
    assert same(b @ (a / b), a)


def test_the_difference_of_a_pose_from_itself_is_none():
    none = some(3) / some(3)
    assert np.allclose(pose.log(none), 0.0, atol=1e-7)


def test_addition_is_associative():
    a, b, c = some(4), some(5), some(6)
    assert same((a @ b) @ c, a @ (b @ c))


def test_exponential_and_logarithm_undo_each_other():
    p = some(7)
    assert same(pose.exp(pose.log(p)), p)


def test_powers_scale_a_displacement():
    p = some(8)
    assert np.allclose(pose.log(p**0.25), 0.25 * pose.log(p))
    assert same(p**1.0, p)
    fraction = np.linspace(0.0, 1.0, 20)
    assert np.allclose(pose.log(p**fraction), fraction[:, None, None] * pose.log(p))


def test_half_of_a_difference_lies_half_way():
    a, b = some(9), some(10)
    middle = b @ ((a / b) ** 0.5)
    assert np.allclose(
        rotation.angle(b.local_rotations, middle.local_rotations),
        0.5 * rotation.angle(b.local_rotations, a.local_rotations),
    )
    assert np.allclose(middle.root, 0.5 * (a.root + b.root))


@pytest.mark.parametrize("x", [-1.0, 2.0, 2.5, 3.0, 4.0])
def test_transitions_rise_and_fall_smoothly_and_stay_outside_what_they_were(x: float):
    assert pose.rise(x, 2.0, 3.0) == pytest.approx({-1.0: 0.0, 2.0: 0.0, 2.5: 0.5, 3.0: 1.0, 4.0: 1.0}[x])
    assert pose.fall(x, 2.0, 3.0) == pytest.approx(1.0 - pose.rise(x, 2.0, 3.0))


def test_transitions_are_level_at_both_ends():
    step = 1e-6
    for end in (2.0, 3.0):
        assert abs(pose.rise(end + step, 2.0, 3.0) - pose.rise(end - step, 2.0, 3.0)) / step < 1e-4
