"""Quaternions against SciPy's rotations."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from footfall.motion import rotation

ORDERS = ["".join(order) for order in permutations("XYZ")]


def some(count: int = 200, seed: int = 0) -> np.ndarray:
    return rotation.normalized(np.random.default_rng(seed).standard_normal((count, 4)))


def judge(q: np.ndarray) -> Rotation:
    return Rotation.from_quat(q[..., [1, 2, 3, 0]])


def near(a: np.ndarray, b: np.ndarray, within: float = 1e-9) -> bool:
    return bool((rotation.angle(a, b) < within).all())


def test_products_inverses_and_rotated_vectors_are_those_of_scipy():
    a, b, v = some(seed=1), some(seed=2), np.random.default_rng(3).standard_normal((200, 3))
    assert np.allclose((judge(a) * judge(b)).as_matrix(), rotation.to_matrix(rotation.product(a, b)))
    assert np.allclose(judge(a).apply(v), rotation.rotated(a, v))
    assert near(rotation.product(a, rotation.inverse(a)), np.broadcast_to(rotation.IDENTITY, a.shape))
    assert near(rotation.from_matrix(judge(a).as_matrix()), a, 1e-7)


@pytest.mark.parametrize("order", ORDERS)
def test_angles_about_moving_axes_are_those_of_scipy(order: str):
    q = some()
    found = rotation.to_euler(order, q)
    assert np.allclose(found, judge(q).as_euler(order))
    assert near(rotation.from_euler(order, found), q)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("middle", [0.5 * np.pi, -0.5 * np.pi])
def test_gimbal_lock_loses_nothing(order: str, middle: float):
    angles = np.random.default_rng(0).uniform(-3.0, 3.0, (50, 3))
    angles[:, 1] = middle
    q = rotation.from_euler(order, angles)
    assert near(rotation.from_euler(order, rotation.to_euler(order, q)), q, 1e-6)


def test_logarithms_go_the_shorter_way_and_exponentials_back():
    q = some()
    u = rotation.log(q)
    assert (np.linalg.norm(u, axis=-1) <= np.pi + 1e-12).all()
    assert np.allclose(u, judge(q).as_rotvec())
    assert near(rotation.exp(u), q)
    assert near(rotation.exp(rotation.log(-q)), q)
    tiny = rotation.exp(np.array([1e-14, 0.0, 0.0]))
    assert np.allclose(rotation.log(tiny), [1e-14, 0.0, 0.0])


def test_two_halves_of_a_rotation_are_the_rotation():
    a, b = some(seed=4), some(seed=5)
    half = rotation.slerp(a, b, 0.5)
    assert np.allclose(rotation.angle(a, half), rotation.angle(half, b))
    assert near(rotation.slerp(a, b, 1.0), b)
    assert near(rotation.slerp(a, b, 0.0), a)


def test_the_shortest_arc_maps_a_direction_to_another_and_to_its_opposite():
    rng = np.random.default_rng(6)
    a, b = rng.standard_normal((100, 3)), rng.standard_normal((100, 3))
    b[:20] = -a[:20]
    turned = rotation.rotated(rotation.shortest_arc(a, b), a / np.linalg.norm(a, axis=1, keepdims=True))
    assert np.allclose(turned, b / np.linalg.norm(b, axis=1, keepdims=True), atol=1e-9)


def test_signs_are_chosen_so_that_neighbours_are_near():
    rotations = rotation.from_axis_angle((0.0, 0.0, 1.0), np.linspace(0.0, 15.0, 200))
    flipped = rotations * np.where(np.arange(200) % 3 == 0, -1.0, 1.0)[:, None]
    smooth = rotation.continuous(flipped)
    assert (np.sum(smooth[1:] * smooth[:-1], axis=1) > 0.9).all()
    assert near(smooth, rotations)


def test_the_twist_about_an_axis_is_the_angle_about_it():
    angle = np.linspace(-3.0, 3.0, 31)
    assert np.allclose(rotation.twist(rotation.from_axis_angle((0.0, 1.0, 0.0), angle), (0.0, 1.0, 0.0)), angle)
