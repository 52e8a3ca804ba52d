"""Resampling, time warps and displacement maps."""

from __future__ import annotations

import numpy as np
import pytest
import walker

from footfall.errors import BadInput
from footfall.motion import pose, rotation
from footfall.motion.editing import warp


def test_resampling_to_half_the_rate_keeps_every_second_frame_exactly():
    walk = walker.walk(1.0)
    half = warp.resampled(walk, 60.0)
    assert half.rate == 60.0
    assert len(half) == 61
    assert np.allclose(half.root, walk.root[::2], atol=1e-12)
    assert rotation.angle(half.local_rotations, walk.local_rotations[::2]).max() < 1e-7


def test_resampling_up_and_down_again_gives_the_motion_back():
    walk = walker.walk(1.0)
    back = warp.resampled(warp.resampled(walk, 360.0), 120.0)
    assert np.allclose(back.positions, walk.positions, atol=1e-9)


def test_between_frames_the_curve_is_nearer_the_truth_than_straight_lines():
    fine, coarse = walker.walk(1.0, 240.0), walker.walk(1.0, 24.0)
    truth, known = fine.local_rotations[:, 1], coarse.local_rotations[:, 1]
    straight = np.stack([np.interp(fine.time, coarse.time, known[:, k]) for k in range(4)], axis=1)
    error = rotation.angle(warp.resampled(coarse, 240.0).local_rotations[:, 1], truth).max()
    assert error < 0.3 * rotation.angle(rotation.normalized(straight), truth).max()


def test_stretching_changes_the_length_and_not_the_ends():
    walk = walker.walk(1.0)
    long = warp.stretched(walk, 1.5)
    assert long.duration == pytest.approx(1.5)
    assert np.allclose(long.root[[0, -1]], walk.root[[0, -1]])


@pytest.mark.parametrize(
    ("times", "said"),
    [([0.0, 0.5, 0.4], "must not decrease"), ([0.0, 9.0], "lasts"), ([], "list of 1"), ([np.nan], "list of 1")],
)
def test_bad_time_warps_are_refused_with_a_message(times, said):
    with pytest.raises(BadInput, match=said):
        warp.time_warped(walker.walk(1.0), np.array(times))


@pytest.mark.parametrize("rate", [0.0, -1.0, np.nan, np.inf, 1e12])
def test_bad_rates_are_refused(rate):
    with pytest.raises(BadInput):
        warp.resampled(walker.walk(1.0), rate)


def test_aligning_a_motion_with_itself_pairs_equal_frames():
    walk = walker.walk(1.0, 60.0)
    assert np.array_equal(warp.aligned(walk, walk), np.repeat(np.arange(61)[:, None], 2, axis=1))


def test_aligning_finds_a_time_warp_whatever_the_position_and_the_heading():
    walk = walker.walk(1.0, 60.0)
    times = np.linspace(0.0, 1.0, 81) ** 1.4
    other = warp.time_warped(walk, times).moved((3.0, -2.0, 0.0), 1.1)
    pairs = warp.aligned(walk, other)
    steps = np.diff(pairs, axis=0)
    assert pairs[0].tolist() == [0, 0]
    assert pairs[-1].tolist() == [60, 80]
    assert steps.min() >= 0
    assert steps.max() == 1
    assert np.abs(pairs[:, 0] / 60.0 - times[pairs[:, 1]]).max() < 0.03  # [s] two frames
    matched = warp.timed_as(walk, other)
    away = np.abs(warp.pose_features(matched) - warp.pose_features(other)).max()
    assert away < 1.5 * np.abs(np.diff(warp.pose_features(walk), axis=0)).max()  # about a frame


def test_aligning_too_much_is_refused():
    long = walker.walk(1.0, 60.0)[np.zeros(5000, int)]
    with pytest.raises(BadInput, match="resample"):
        warp.aligned(long, long)


def test_a_basis_function_is_one_at_its_centre_a_half_half_way_and_nothing_outside():
    values = warp.basis_functions(np.array([1.0, 1.1, 1.2, 1.5]), np.array([1.0]), np.array([0.2]))[:, 0]
    assert np.allclose(values, [1.0, 0.5, 0.0, 0.0])


def test_a_displacement_map_raises_one_joint_and_leaves_the_rest():
    walk = walker.walk(1.0)
    heights = np.zeros((1, len(walk.skeleton) + 1, 3))
    heights[0, 1 + 2] = (0.0, 0.3, 0.0)
    new = warp.DisplacementMap(np.array([0.5]), np.array([0.25]), heights).applied(walk)
    change = rotation.angle(walk.local_rotations, new.local_rotations)
    assert change[60, 2] == pytest.approx(0.3)
    assert change[:, [i for i in range(16) if i != 2]].max() < 1e-7
    assert change[[0, 29, 91, 120]].max() < 1e-7


def test_a_fitted_map_takes_a_motion_through_its_keys():
    walk, other = walker.walk(1.0), walker.walk(1.0, speed=0.8).moved((0.0, 0.1, 0.05), 0.3)
    frames = np.array([10, 50, 90])
    wanted = pose.Pose(other.root[frames], other.local_rotations[frames])
    new = warp.through(walk, frames, wanted).applied(walk)
    assert np.allclose(new.root[frames], wanted.root, atol=1e-9)
    assert rotation.angle(new.local_rotations[frames], wanted.local_rotations).max() < 1e-7


def test_least_squares_finds_the_map_that_made_the_displacements():
    rng = np.random.default_rng(1)
    centres, widths = np.linspace(0.0, 1.0, 6), np.full(6, 0.3)
    made = warp.DisplacementMap(centres, widths, rng.normal(size=(6, 17, 3)))
    times = np.linspace(0.0, 1.0, 50)
    assert np.allclose(warp.fitted(times, made.at(times), centres, widths).heights, made.heights, atol=1e-9)


def test_a_map_for_another_skeleton_is_refused():
    with pytest.raises(BadInput, match="does not fit"):
        warp.DisplacementMap(np.zeros(1), np.ones(1), np.zeros((1, 4, 3))).applied(walker.walk(1.0))
