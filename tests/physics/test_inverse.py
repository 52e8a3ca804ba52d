"""Inverse dynamics of a periodic motion: what the ground and the joints must do for it."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import characters
from footfall.motion.retarget import hinges, references
from footfall.physics import inverse

CYCLE_SAMPLES = 64


@pytest.fixture(scope="module")
def body():
    return characters.load("human-toes")


def rows_of(motion, character):
    return np.column_stack((hinges.root_rows(motion, character), hinges.angles(motion, character)))


def test_a_body_that_stands_is_carried_by_its_feet_alike(body):
    rows = np.repeat(rows_of(references.reference("stand", body, 1.0), body)[:1], CYCLE_SAMPLES, axis=0)
    found = inverse.inverse_dynamics(body, rows, 1.0, np.zeros(3))
    weight = 9.81 * body.mass
    assert found.force[:, :, 2].sum(axis=1) == pytest.approx(weight, rel=0.01)
    assert found.force[0, 0, 2] == pytest.approx(found.force[0, 1, 2], rel=0.05)
    assert np.abs(found.residual[:, :3]).max() < 0.01 * weight


def test_what_a_standing_body_needs_is_little_at_the_knees_and_mirrored(body):
    rows = np.repeat(rows_of(references.reference("stand", body, 1.0), body)[:1], CYCLE_SAMPLES, axis=0)
    torque = inverse.inverse_dynamics(body, rows, 1.0, np.zeros(3)).torque[0]
    left, right = (torque[body.joint_index(f"{side}_knee")] for side in ("left", "right"))
    assert abs(left) < 30.0
    assert left == pytest.approx(right, abs=3.0)


def test_a_walk_at_published_angles_has_the_two_humps_of_a_walking_force(body):
    motion = references.reference("walk", body, 4.0, CYCLE_SAMPLES / references.stride_time("walk"))
    begin = CYCLE_SAMPLES
    rows = rows_of(motion, body)[begin : begin + CYCLE_SAMPLES]
    advance = (motion.root[begin + CYCLE_SAMPLES] - motion.root[begin]) * np.array([1.0, 1.0, 0.0])
    found = inverse.inverse_dynamics(body, rows, references.stride_time("walk"), advance)
    weight = 9.81 * body.mass
    load = found.force[:, :, 2].sum(axis=1)
    assert load.mean() == pytest.approx(weight, rel=0.05)
    assert (found.force[:, :, 2] >= 0.0).all()
    single = found.force[:, 1, 2] < 0.02 * weight  # the left foot alone
    assert single.mean() > 0.25
    alone = found.force[single, 0, 2] / weight
    assert alone.min() < 0.95 < 1.0 < alone.max()


def test_a_body_in_the_air_is_not_carried_by_anything(body):
    """Free fall at g needs no force, so none is made up."""
    time = np.arange(CYCLE_SAMPLES) / CYCLE_SAMPLES
    rows = np.repeat(rows_of(references.reference("stand", body, 1.0), body)[:1], CYCLE_SAMPLES, axis=0)
    rows[:, 2] += 2.0 - 0.5 * 9.81 * (time - 0.5) ** 2
    found = inverse.inverse_dynamics(body, rows, 1.0, np.zeros(3))
    middle = slice(16, 48)  # the ends are no cycle
    assert np.abs(found.force[middle]).max() < 1.0
