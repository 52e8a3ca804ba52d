"""Film strips of recorded movement: what is drawn is where the joints are, seen from their own side."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.characters import load
from footfall.characters import roles as joint_roles
from footfall.evaluate.draw import motion_strip
from footfall.evaluate.draw.spatial_strip import LEFT, RIGHT, TRUNK
from footfall.motion.retarget import references

HUMAN = load("human")
WALK = references.reference("walk", HUMAN, 2.0)
ROLES = joint_roles.find(WALK.skeleton)


def png(path) -> np.ndarray:
    from matplotlib import image

    assert path.read_bytes().startswith(b"\x89PNG")
    return image.imread(path)


def fraction_of(picture: np.ndarray, colour: str) -> float:
    """Of the pixels that have nearly this colour."""
    wanted = np.array([int(colour[k : k + 2], 16) / 255.0 for k in (1, 3, 5)])
    return float(np.mean(np.all(np.abs(picture[..., :3] - wanted) < 0.1, axis=-1)))


def test_a_bone_runs_from_its_joint_to_the_next_and_a_sole_from_toe_to_heel():
    drawn = motion_strip.bones(WALK)
    knee, ankle = ROLES["left_knee"], ROLES["left_ankle"]
    shank = next(bone for joint, bone in drawn if joint == knee)
    np.testing.assert_allclose(shank[:, 0], WALK.position(knee))
    np.testing.assert_allclose(shank[:, 1], WALK.position(ankle))
    foot = [bone for joint, bone in drawn if joint == ankle]
    toe, heel = (bone for bone in foot if np.allclose(bone[:, 0], WALK.position(ankle)))
    (sole,) = (bone for bone in foot if not np.allclose(bone[:, 0], WALK.position(ankle)))
    np.testing.assert_allclose(sole, np.stack((toe[:, 1], heel[:, 1]), axis=1))


def test_limbs_have_the_colour_of_their_side():
    colours = motion_strip.colours(ROLES)
    assert colours[ROLES["left_ankle"]] == colours[ROLES["left_elbow"]] == LEFT
    assert colours[ROLES["right_ankle"]] == colours[ROLES["right_elbow"]] == RIGHT
    assert colours[ROLES["hips"]] == colours[ROLES["head"]] == TRUNK


@pytest.mark.parametrize("degrees", [0.0, 90.0, 200.0])
def test_where_the_hips_face_does_not_jump(degrees):
    facing = motion_strip.heading(WALK.moved(yaw=np.radians(degrees)), ROLES)
    assert np.abs(np.diff(facing)).max() < 0.1
    turned = facing - motion_strip.heading(WALK, ROLES)
    np.testing.assert_allclose(np.cos(turned), np.cos(np.radians(degrees)), atol=1e-6)
    np.testing.assert_allclose(np.sin(turned), np.sin(np.radians(degrees)), atol=1e-6)


def test_a_strip_shows_the_same_whichever_way_the_walk_goes(tmp_path):
    motion_strip.draw(WALK, ROLES, tmp_path / "ahead.png")
    motion_strip.draw(WALK.moved((3.0, 4.0, 0.0), yaw=2.0), ROLES, tmp_path / "aside.png")
    ahead, aside = png(tmp_path / "ahead.png"), png(tmp_path / "aside.png")
    assert np.abs(np.subtract(ahead.shape, aside.shape)).max() <= 1  # old versions of Matplotlib round their width
    rows, columns = np.minimum(ahead.shape[:2], aside.shape[:2])
    assert np.mean(np.abs(ahead[:rows, :columns] - aside[:rows, :columns])) < 1e-3
    for colour in (LEFT, RIGHT, TRUNK):
        assert fraction_of(ahead, colour) > 1e-3


@pytest.mark.parametrize("frames", [1, 2, 50])
def test_short_clips_are_drawn_too(tmp_path, frames):
    motion_strip.draw(WALK[:frames], ROLES, tmp_path / "strip.png")
    motion_strip.draw_path(WALK[:frames], ROLES, tmp_path / "path.png")
    assert fraction_of(png(tmp_path / "strip.png"), LEFT) > 1e-3
    assert png(tmp_path / "path.png").size > 0


def test_long_clips_are_drawn_on_several_lines_of_bounded_size(tmp_path):
    motion_strip.draw(references.reference("walk", HUMAN, 30.0), ROLES, tmp_path / "strip.png")
    height, width = png(tmp_path / "strip.png").shape[:2]
    assert height < 4000
    assert width < 2500


def test_the_path_marks_feet_where_they_stand(tmp_path):
    nowhere = {side: np.zeros(len(WALK), bool) for side in ("left", "right")}
    left = nowhere | {"left": np.ones(len(WALK), bool)}
    for name, feet in (("none", nowhere), ("left", left)):
        motion_strip.draw_path(WALK, ROLES, tmp_path / f"{name}.png", feet)
    assert fraction_of(png(tmp_path / "none.png"), LEFT) < 1e-4 < fraction_of(png(tmp_path / "left.png"), LEFT)
    assert fraction_of(png(tmp_path / "left.png"), RIGHT) < 1e-4
