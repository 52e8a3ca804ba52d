"""Motion files by suffix: reading, writing, folders, and messages for other files."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
from clip_text import AMC, ASF, GOOD

from footfall.characters.skeleton import Skeleton
from footfall.errors import BadFile, BadInput
from footfall.motion import Motion, rotation
from footfall.motion.formats import amc, bvh, files, table


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "b.BVH").write_text(GOOD)
    (tmp_path / "a.bvh").write_text(GOOD)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "07_01.Amc").write_text(AMC)
    (tmp_path / "deeper" / "07.asf").write_text(ASF)
    (tmp_path / "deeper" / "notes.txt").write_text("no clip")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "c.bvh").write_text(GOOD)
    return tmp_path


def test_files_are_read_by_their_suffix_in_any_case(folder):
    assert files.read(folder / "b.BVH").skeleton.names == ("Hips", "Leg")
    assert files.read(str(folder / "deeper" / "07_01.Amc")).skeleton.names[0] == "root"
    assert len(files.read(folder / "deeper" / "07_01.Amc", folder / "deeper" / "07.asf")) == 3


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("walk.fbx", r"read from \.bvh and \.amc files, not from '\.fbx'"),
        ("walk", "not from a name without a suffix"),
        ("07.asf", r"a skeleton without a motion; give its \.amc"),
        ("none.bvh", "there is no such file"),
    ],
)
def test_other_files_are_refused_with_what_would_work(tmp_path, name, said):
    with pytest.raises(BadFile, match=said):
        files.read(tmp_path / name)


def test_a_skeleton_file_for_a_bvh_is_refused(folder):
    with pytest.raises(BadInput, match=r"belongs to an \.amc"):
        files.read(folder / "a.bvh", folder / "deeper" / "07.asf")


def test_a_folder_gives_its_clips_sorted_and_each_once(folder):
    clips = [folder / "a.bvh", folder / "b.BVH", folder / "deeper" / "07_01.Amc"]
    assert files.find_clips([folder]) == clips
    assert files.find_clips([folder / "b.BVH", str(folder)]) == [clips[1], clips[0], clips[2]]


def test_a_folder_without_clips_and_a_path_to_nothing_are_refused(tmp_path):
    with pytest.raises(BadInput, match="no motion files in this folder"):
        files.find_clips([tmp_path])
    with pytest.raises(BadInput, match="no such file or folder"):
        files.find_clips([tmp_path / "x.bvh"])
    (tmp_path / "x.txt").write_text("")
    with pytest.raises(BadFile, match="motion is read from"):
        files.find_clips([tmp_path / "x.txt"])


def test_what_is_written_as_bvh_is_read_again(tmp_path):
    motion = bvh.parse(GOOD)
    (tmp_path / "out.bvh").write_bytes(files.encoded(motion, ".BVH"))
    np.testing.assert_allclose(files.read(tmp_path / "out.bvh").positions, motion.positions, atol=1e-6)


def test_unknown_suffixes_and_numbers_that_are_not_finite_are_not_written():
    motion = bvh.parse(GOOD)
    with pytest.raises(BadInput, match=r"written to \.bvh, \.glb, \.gltf, \.csv files, not to '\.fbx'"):
        files.encoded(motion, ".fbx")
    root = motion.root.copy()
    root[1, 2] = np.nan
    for suffix in files.WRITTEN:
        with pytest.raises(BadInput, match="not finite"):
            files.encoded(Motion(motion.skeleton, 30.0, root, motion.local_rotations), suffix)


def test_the_table_has_positions_and_rotations_of_every_joint():
    skeleton = Skeleton(("hips", 'left "shank", lower'), (-1, 0), np.array([[0, 0, 0], [0.1, 0.2, 0.3]]))
    draw = np.random.default_rng(0)
    motion = Motion(skeleton, 50.0, draw.normal(size=(5, 3)), rotation.normalized(draw.normal(size=(5, 2, 4))))
    header, *lines = csv.reader(io.StringIO(table.csv(motion)))
    assert header[:8] == [
        "time [s]",
        "hips.x [m]",
        "hips.y [m]",
        "hips.z [m]",
        "hips.qw",
        "hips.qx",
        "hips.qy",
        "hips.qz",
    ]
    assert header[8] == 'left "shank", lower.x [m]'
    read = np.array(lines, float)
    np.testing.assert_allclose(read[:, 0], [0, 0.02, 0.04, 0.06, 0.08])
    joints = read[:, 1:].reshape(5, 2, 7)
    np.testing.assert_allclose(joints[..., :3], motion.positions, atol=1e-7)
    assert rotation.angle(joints[..., 3:], motion.local_rotations).max() < 1e-6


def test_a_table_of_a_motion_as_recorded_does_not_speak_of_metres():
    assert "Hips.x,Hips.y" in table.csv(bvh.parse(GOOD))
    assert "root.x,root.y" in table.csv(amc.parse(AMC, ASF))
    assert "Hips.x [m]" in table.csv(bvh.parse(GOOD).placed(0.01, rotation.IDENTITY, np.zeros(3)))


def test_all_shared_clips_are_found_in_their_folder(shared):
    assert len(files.find_clips([shared / "mocap" / "cmu"])) == 69
