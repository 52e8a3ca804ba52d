"""Blending, cross-fading and joining of two motions."""

from __future__ import annotations

import numpy as np
import pytest
import walker

from footfall.errors import BadInput
from footfall.motion import pose, rotation
from footfall.motion.editing import blend, warp


def test_a_blend_begins_at_one_and_ends_at_the_other():
    a, b = walker.walk(1.0), walker.walk(1.0, speed=0.5).moved((0.2, 0.1, 0.0), 0.4)
    for fraction, whole in ((0.0, a), (1.0, b)):
        assert np.allclose(blend.blended(a, b, fraction).positions, whole.positions, atol=1e-9)
    half = blend.blended(a, b, 0.5)
    assert np.allclose(half.root, 0.5 * (a.root + b.root))
    assert np.allclose(
        rotation.angle(a.local_rotations, half.local_rotations),
        rotation.angle(half.local_rotations, b.local_rotations),
        atol=1e-9,
    )


def test_a_cross_fade_is_as_long_as_both_less_the_fade_and_smooth():
    a, b = walker.walk(2.2), walker.walk(2.2).moved((7.0, 3.0, 0.0), 2.0)
    both = blend.cross_faded(a, b, 0.3)
    assert len(both) == len(a) + len(b) - 37
    assert np.array_equal(both.root[:200], a.root[:200])
    assert np.abs(np.diff(both.root, axis=0)).max() < 1.3 * np.abs(np.diff(a.root, axis=0)).max()


def test_a_motion_joined_with_its_own_rest_is_whole_again():
    walk = walker.walk(2.0)
    moved = walk[100:].moved((4.0, 1.0, 0.0), 0.9)
    whole = blend.joined(walk[:101], moved)
    assert np.allclose(whole.positions, walk.positions, atol=1e-9)


def test_a_join_keeps_the_pose_at_the_seam_and_ends_as_the_second_does():
    a, b = walker.walk(1.0), walker.standing(1.0).moved((3.0, 3.0, 0.0), 1.0)
    both = blend.joined(a, b, fade=0.5)
    assert len(both) == len(a) + len(b) - 1
    step = np.abs(np.diff(both.positions, axis=0)).max(axis=(1, 2))
    assert step[len(a) - 1] < 0.01  # the seam
    assert np.allclose(both.local_rotations[-1, 1:], b.local_rotations[-1, 1:])
    assert both.root[-1, :2] == pytest.approx(a.root[-1, :2])


def test_lee_equation_6_at_half_the_fade_leaves_half_of_the_displacement():
    b = walker.standing(1.0)
    end = pose.Pose(
        b.root[0] + (0.0, 0.0, 0.1), rotation.product(b.local_rotations[0], rotation.from_axis_angle((0, 1, 0), 0.4))
    )
    new = blend.starting_at(end, b)
    assert new.root[60, 2] - b.root[60, 2] == pytest.approx(0.05)
    assert rotation.angle(b.local_rotations[60], new.local_rotations[60]) == pytest.approx(0.2)


@pytest.mark.parametrize("axes", [np.eye(3), walker.CMU_AXES])
def test_realigning_puts_one_frame_in_place_and_heading_on_any_rig(axes):
    new = blend.re_aligned(walker.walk(1.0, axes=axes), (2.0, -1.0), 0.7, frame=50)
    assert new.root[50, :2] == pytest.approx([2.0, -1.0])
    assert blend.headings(new)[50] == pytest.approx(0.7)


def test_the_heading_of_a_walk_along_x_is_near_nothing_on_any_rig():
    for axes in (np.eye(3), walker.CMU_AXES):
        assert blend.headings(walker.walk(1.1, axes=axes)).mean() == pytest.approx(0.0275, abs=0.01)


def test_a_foot_as_the_root_stays_where_it_is_put():
    walk = walker.walk(1.0)
    foot = walk.skeleton.index("LeftFoot")
    new = blend.re_rooted(walk, "LeftFoot", np.array([1.0, 2.0, 0.1]), walk.world_rotation(foot)[0])
    assert np.allclose(new.position(foot), [1.0, 2.0, 0.1], atol=1e-12)
    assert rotation.angle(new.world_rotation(foot), walk.world_rotation(foot)[0]).max() < 1e-7
    assert np.array_equal(new.local_rotations[:, 1:], walk.local_rotations[:, 1:])


def test_what_does_not_fit_is_refused_with_a_message():
    walk = walker.walk(1.0)
    with pytest.raises(BadInput, match="skeletons"):
        blend.joined(walk, walker.walk(1.0, axes=walker.CMU_AXES))
    with pytest.raises(BadInput, match="frames a second"):
        blend.joined(walk, warp.resampled(walk, 60.0))
    with pytest.raises(BadInput, match="frames"):
        blend.blended(walk, walk[:50], 0.5)
    with pytest.raises(BadInput, match="cross-fade"):
        blend.cross_faded(walk, walk, 3.0)
