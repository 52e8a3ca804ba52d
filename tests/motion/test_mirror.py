"""Mirrored motions."""

from __future__ import annotations

import numpy as np
import pytest
import walker

from footfall.characters import roles as joint_roles
from footfall.characters.skeleton import Skeleton
from footfall.errors import BadInput
from footfall.motion import Motion, rotation
from footfall.motion.editing import mirror
from footfall.motion.formats import bvh

IMAGE = np.array([1.0, -1.0, 1.0])


@pytest.mark.parametrize("axes", [np.eye(3), walker.CMU_AXES])
def test_every_joint_is_where_the_mirror_shows_its_partner(axes):
    walk = walker.walk(1.0, axes=axes)
    new = mirror.mirrored(walk)
    partner = mirror.pairs(walk.skeleton, joint_roles.find(walk.skeleton))
    assert partner[walk.skeleton.index("LeftForeArm")] == walk.skeleton.index("RightForeArm")
    assert np.allclose(new.positions, walk.positions[:, partner] * IMAGE, atol=1e-9)


@pytest.mark.parametrize("axes", [np.eye(3), walker.CMU_AXES])
def test_mirrored_twice_is_the_original(axes):
    walk = walker.walk(1.0, axes=axes).moved((1.0, 2.0, 0.0), 0.8)
    again = mirror.mirrored(mirror.mirrored(walk))
    assert np.allclose(again.root, walk.root, atol=1e-12)
    assert (
        np.abs(
            rotation.continuous(np.stack((walk.local_rotations, again.local_rotations)))[1] - walk.local_rotations
        ).max()
        < 1e-9
    )


def test_a_lopsided_skeleton_keeps_its_lengths_and_mirrors_its_directions():
    skeleton = walker.rig()
    offsets = skeleton.offsets.copy()
    offsets[skeleton.index("LeftFoot")] += (0.02, 0.01, -0.03)
    walk = walker.walk(1.0)
    walk = Motion(
        Skeleton(skeleton.names, skeleton.parents, offsets, skeleton.ends), 120.0, walk.root, walk.local_rotations
    )
    new, again = mirror.mirrored(walk), mirror.mirrored(mirror.mirrored(walk))
    bones = [
        motion.position(f"{side}Foot") - motion.position(f"{side}Leg")
        for motion, side in ((walk, "Left"), (new, "Right"))
    ]
    directions = [bone / np.linalg.norm(bone, axis=1, keepdims=True) for bone in bones]
    assert np.allclose(directions[0] * IMAGE, directions[1], atol=1e-9)
    assert np.allclose(again.positions, walk.positions, atol=1e-9)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("lfemur", "rfemur"),
        ("LHipJoint", "RHipJoint"),
        ("mixamorig:LeftHand", "mixamorig:RightHand"),
        ("Bip01 L Thigh", "Bip01 R Thigh"),
        ("foot.l", "foot.r"),
        ("LEFTHAND", "RIGHTHAND"),
        ("upperarm_l", "upperarm_r"),
        ("LThumb", "RThumb"),
    ],
)
def test_names_change_sides_however_they_are_written(name, other):
    names = ("root", name, "elbow", other, "Lowerback", "neck")
    assert mirror._other_side(name, names) == 3
    assert mirror._other_side(other, names) == 1
    assert all(mirror._other_side(middle, names) is None for middle in ("root", "elbow", "Lowerback", "neck"))


def test_sides_with_unpaired_parents_are_refused():
    names = ("hips", "left_hip", "right_hip", "left_arm", "right_arm")
    skeleton = Skeleton(names, (-1, 0, 0, 1, 0), np.ones((5, 3)))
    with pytest.raises(BadInput, match="not counterparts"):
        mirror.pairs(skeleton, joint_roles.Roles(skeleton, {}))


def test_a_recorded_clip_mirrored_twice_is_itself_and_once_is_near_the_image():
    motion = bvh.read(walker.cmu("16_18"))[1:]
    left = (1.0, 0.0, 0.0)  # in the file's own axes
    new = mirror.mirrored(motion, left=left)
    again = mirror.mirrored(new, left=left)
    assert np.allclose(again.positions, motion.positions, atol=1e-9)
    partner = mirror.pairs(motion.skeleton, joint_roles.find(motion.skeleton))
    away = np.linalg.norm(new.positions - motion.positions[:, partner] * [-1.0, 1.0, 1.0], axis=-1)
    assert away.max() * 5.6444 < 3.0  # [cm] bones of left and right differ in length
