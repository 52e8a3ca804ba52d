"""Displacement maps, mass points and windows of the rectification in the plane."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import characters
from footfall.physics import poses
from footfall.rectify.planar.displacement import WIDEST_GAP, nodes
from footfall.rectify.planar.mass_points import MassPoints

BODY = characters.load("planar12")


@pytest.fixture
def steps() -> np.ndarray:
    """Contacts of a walk: the left foot swings in frames 10 to 19, the right one in 24 to 33."""
    contact = np.ones((50, 2), bool)
    contact[10:20, 0] = contact[24:34, 1] = False
    return contact


def test_nodes_are_at_take_off_mid_swing_and_strike(steps: np.ndarray):
    centre = nodes(steps).centre
    for wanted in (9.5, 14.5, 19.5, 23.5, 28.5, 33.5):
        assert np.abs(centre - wanted).min() < 1e-9
    assert centre[0] == 0.0
    assert np.diff(centre).max() <= WIDEST_GAP
    assert 49 - centre[-1] <= WIDEST_GAP


def test_bumps_are_raised_cosines_that_vanish_outside_their_width(steps: np.ndarray):
    found = nodes(steps)
    bumps = found.bumps(50)
    k = 4
    t, c, w = np.arange(50), found.centre[k], found.width[k]
    inside = np.abs(t - c) < w
    assert bumps[inside, k] == pytest.approx(0.5 * (1 + np.cos(np.pi / w * (t[inside] - c))))  # (eq. 2)
    assert not bumps[~inside, k].any()


def test_no_node_changes_a_frame_before_its_window(steps: np.ndarray):
    found = nodes(steps)
    bumps = found.bumps(50)
    for k in range(len(found)):
        first = found.first_frame(k)
        assert not bumps[: first + 2, k:].any() or first == 0
        assert not bumps[found.last_frame(k) + 1 :, k].any()


def test_mass_points_are_the_ends_of_the_links():
    points = MassPoints(BODY)
    assert points.mass.sum() == pytest.approx(BODY.mass)
    qpos = np.random.default_rng(2).normal(0.0, 0.5, (4, 14))
    found = points.at(qpos)
    soles, ankles = poses.soles(BODY, qpos), poses.ankles(BODY, qpos)
    for wanted in (*np.moveaxis(np.concatenate(soles, axis=1), 1, 0), *np.moveaxis(ankles, 1, 0)):
        apart = np.linalg.norm(found - wanted[:, None, [0, 2]], axis=-1)
        assert apart.min(axis=1).max() < 1e-9


def test_the_difference_of_poses_does_not_depend_on_where_they_are_along_x():
    points = MassPoints(BODY)
    qpos = np.random.default_rng(3).normal(0.0, 0.3, (5, 14))
    moved, raised = qpos.copy(), qpos.copy()
    moved[:, 0] += 7.0
    raised[:, 1] += 0.1
    assert points.difference(points.at(qpos), points.at(moved)) == pytest.approx(0.0, abs=1e-9)
    assert points.distance(points.at(qpos), points.at(raised)) == pytest.approx(0.1)
    assert points.difference(points.at(qpos), points.at(raised)) == pytest.approx(0.01 * BODY.mass)
