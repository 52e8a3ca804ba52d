"""BVH files: real variants are read, broken files are refused with their line, written files read back."""

from __future__ import annotations

import time
import tracemalloc

import numpy as np
import pytest
from clip_text import GOOD
from hypothesis import given, settings
from hypothesis import strategies as st

from footfall.characters.skeleton import Skeleton
from footfall.errors import BadFile, FootfallError
from footfall.motion import Motion, rotation
from footfall.motion.formats import bvh
from footfall.motion.formats.bvh import FileWarning

HEADER = GOOD[: GOOD.index("MOTION")]


def changed(old: str, new: str, text: str = GOOD) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_small_file_moves_as_its_numbers_say():
    motion = bvh.parse(GOOD)
    assert motion.skeleton.names == ("Hips", "Leg")
    assert motion.rate == pytest.approx(100.0)
    # The hips rotate by 90° about z, so the leg's offset (0, -1, 0) points along x, and its end is rotated further.
    np.testing.assert_allclose(motion.position("Leg"), [[1, 1, 3], [5, 5, 6]], atol=1e-12)
    np.testing.assert_allclose(motion.end("Leg"), [[1, -1, 3], [5, 7, 6]], atol=1e-12)


@pytest.mark.parametrize("name", ["ZYX", "XYZ", "YXZ", "ZXY", "XZY", "YZX"])
def test_rotation_channels_rotate_in_the_order_they_are_listed(name):
    text = changed("Zrotation Yrotation Xrotation\n  JOINT", " ".join(f"{a}rotation" for a in name) + "\n  JOINT")
    motion = bvh.parse(text.replace("4 5 6 90 0 0 90 0 0", "4 5 6 10 20 30 0 0 0"))
    matrix = np.eye(3)
    for axis, degrees in zip(name, (10.0, 20.0, 30.0), strict=True):
        matrix = matrix @ about_axis(axis, np.radians(degrees))
    np.testing.assert_allclose(rotation.to_matrix(motion.local_rotations[1, 0]), matrix, atol=1e-12)


def about_axis(axis: str, a: float) -> np.ndarray:
    c, s = np.cos(a), np.sin(a)
    return {
        "X": np.array([[1, 0, 0], [0, c, -s], [0, s, c]]),
        "Y": np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        "Z": np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(GOOD.replace("\n", "\r\n"), id="crlf"),
        pytest.param(GOOD.replace("\n", "\r"), id="cr"),
        pytest.param(GOOD.replace("\n", "\r\n", 7), id="mixed line ends"),
        pytest.param("\ufeff" + GOOD, id="byte order mark"),
        pytest.param(GOOD.replace("  ", "\t").replace("\n", " \t \n"), id="tabs and trailing spaces"),
        pytest.param("\n\n" + GOOD.replace("\n", "\n\n") + "\n\n  \n", id="empty lines"),
        pytest.param(GOOD.lower().replace("hips", "Hips").replace("leg", "Leg"), id="lower case"),
        pytest.param(GOOD.upper().replace("HIPS", "Hips").replace("LEG", "Leg"), id="upper case"),
        pytest.param(
            GOOD.replace("Frames: 2", "Frames:2").replace("Time: 0.01", "Time:.01"), id="no space after colon"
        ),
        pytest.param(
            GOOD.replace("Frames: 2", "Frames : 2").replace("Frame Time:", "Frame  Time :"), id="spaced colon"
        ),
        pytest.param(GOOD.replace("\n{", " {").replace("\n  {", " {").replace("\n    {", "{"), id="brace on the line"),
        pytest.param(GOOD.rstrip(), id="no last line end"),
        pytest.param(GOOD.replace("1 2 3", "1e0 +2. 3.0"), id="numbers written otherwise"),
    ],
)
def test_real_files_write_the_same_thing_in_many_ways(text):
    motion, plain = bvh.parse(text), bvh.parse(GOOD)
    assert motion.skeleton.same_as(plain.skeleton)
    np.testing.assert_array_equal(motion.positions, plain.positions)


def test_names_keep_their_colons_spaces_and_accents(tmp_path):
    for name in ("mixamorig:Hips", "Bip01 L Thigh", "Hüfte"):
        file = tmp_path / "clip.bvh"
        for encoding in ("utf-8", "latin-1"):
            file.write_bytes(GOOD.replace("Hips", name).encode(encoding))
            assert bvh.read(file).skeleton.names[0] == name


def test_six_channels_on_every_joint_slide_it_only_where_it_moves():
    six = changed("CHANNELS 3 ", "CHANNELS 6 Xposition Yposition Zposition ")
    still = bvh.parse(six.replace(" 0 0 0\n4", " 0 -1 0 0 0 0\n4").replace("90 0 0 90 0 0", "90 0 0 0 -1 0 90 0 0"))
    assert still.local_offsets is None
    np.testing.assert_allclose(still.positions, bvh.parse(GOOD).positions)
    moved = bvh.parse(six.replace(" 0 0 0\n4", " 0 -1 0 0 0 0\n4").replace("90 0 0 90 0 0", "90 0 0 0 -3 0 90 0 0"))
    np.testing.assert_allclose(moved.position("Leg"), [[1, 1, 3], [7, 5, 6]], atol=1e-12)
    assert_round_trip(moved)


@pytest.mark.parametrize(("listed", "numbers"), [("1 Xrotation", "30"), ("2 Zrotation Xrotation", "0 30")])
def test_joints_with_one_or_two_rotations_are_read(listed, numbers):
    text = changed("CHANNELS 3 Zrotation Yrotation Xrotation\n    End", f"CHANNELS {listed}\n    End")
    head, _, _ = text.partition("1 2 3")
    motion = bvh.parse(head + f"1 2 3 0 0 0 {numbers}\n4 5 6 0 0 0 {numbers}\n")
    np.testing.assert_allclose(rotation.log(motion.local_rotations[0, 1]), [np.radians(30), 0, 0], atol=1e-12)
    assert_round_trip(motion)


def test_several_end_sites_and_bones_of_no_length_are_kept():
    twice = "    End Site\n    {\n      OFFSET 0 0 0\n    }\n    End Site"
    motion = bvh.parse(changed("    End Site", twice).replace("OFFSET 0 -1 0", "OFFSET 0 0 0"))
    assert motion.skeleton.ends == ((1, (0, 0, 0)), (1, (0, -2, 0)))
    assert_round_trip(motion)


def test_a_missing_end_site_is_reported_with_its_line_and_the_motion_still_read():
    text = changed("    End Site\n    {\n      OFFSET 0 -2 0\n    }\n", "")
    with pytest.warns(FileWarning, match=r"walk\.bvh: line 6: joint 'Leg' has no End Site"):
        motion = bvh.parse(text, "walk.bvh")
    assert motion.skeleton.ends == ()
    assert "End Site" in bvh.text(motion)


BROKEN = [
    ("", "line 1: the file ends too early"),
    ("hello", "expected HIERARCHY, got 'hello'"),
    ("\n \n\nhello", "line 4: expected HIERARCHY, got 'hello'"),
    (changed("4 5 6", "4 x 6").replace("\n", "\r\n\n"), "line 39: expected a number, got 'x'"),
    ("HIERARCHY\n", "line 1: the file ends too early"),
    (HEADER, "line 15: the file ends too early"),
    (GOOD[: GOOD.index("OFFSET 0 -2")], "line 11: the file ends too early"),
    (changed("ROOT", "JOINT"), "line 2: expected ROOT first"),
    (changed("  JOINT Leg", "  ROOT Leg"), "line 6: a second ROOT"),
    (changed("ROOT Hips", "ROOT"), "line 2: ROOT needs a name"),
    (changed("Hips", "Hi\x1b[31mps"), "line 2: ROOT needs a name"),
    (changed("Hips", "H" * 500), "line 2: ROOT needs a name"),
    (changed("{", "("), "line 3: expected { after 'Hips', got '('"),
    (changed("JOINT Leg", "JOINT Hips"), "line 6: a second joint called 'Hips' (the first is in line 2)"),
    (changed("  OFFSET 0 0 0\n", ""), "line 14: 'Hips' has no OFFSET"),
    (changed("      OFFSET 0 -2 0\n", ""), "line 12: the End Site of 'Leg' has no OFFSET"),
    (changed("  OFFSET 0 0 0\n", "  OFFSET 0 0 0 OFFSET 0 0 0\n"), "line 4: a second OFFSET in 'Hips'"),
    (changed("OFFSET 0 -1 0", "OFFSET 0 nan 0"), "line 8: OFFSET is 'nan'"),
    (changed("OFFSET 0 -1 0", "OFFSET 0 1e30 0"), "line 8: OFFSET is '1e30'"),
    (changed("OFFSET 0 -1 0", "OFFSET 0 -1"), "line 9: expected a number for OFFSET, got 'CHANNELS'"),
    (changed("CHANNELS 3", "CHANNELS 2"), "line 9: unknown token 'Xrotation'"),
    (changed("CHANNELS 3", "CHANNELS 4"), "line 10: unknown channel 'End'"),
    (changed("CHANNELS 3", "CHANNELS 7"), "line 9: CHANNELS 7; expected 0 to 6"),
    (changed("CHANNELS 3", "CHANNELS 2.5"), "line 9: CHANNELS 2.5"),
    (changed("CHANNELS 3 Zrotation", "CHANNELS 3 Wrotation"), "line 9: unknown channel 'Wrotation'"),
    (changed("CHANNELS 3 Zrotation", "CHANNELS 3 Xrotation"), "line 9: channel 'Xrotation' is listed twice"),
    (changed("    End Site", "    CHANNELS 0\n    End Site"), "line 10: a second CHANNELS in 'Leg'"),
    (changed("      OFFSET 0 -2 0", "      JOINT x"), "line 12: JOINT is outside"),
    (changed("      OFFSET 0 -2 0", "      End Site"), "line 12: End Site is outside a joint"),
    (changed("MOTION", "}\nMOTION"), "line 16: a closing brace without an opening one"),
    (changed("}\nMOTION", "MOTION"), "line 15: MOTION before all braces are closed"),
    ("HIERARCHY\nMOTION\n", "line 2: MOTION before any joint"),
    (changed("Frames: 2", "Frames: 0"), "line 17: Frames: 0"),
    (changed("Frames: 2", "Frames: -1"), "line 17: Frames: -1"),
    (changed("Frames: 2", "Frames: two"), "line 17: expected a number for Frames, got 'two'"),
    (changed("Frames: 2", "Frames: 2.5"), "line 17: Frames: 2.5"),
    (changed("Frames: 2", "Frames: 1e400"), "line 17: Frames is '1e400'"),
    (changed("Frames: 2", "Frames: 1000000000"), "says 1000000000 frames of 9 numbers; the file has 2"),
    (changed("Frames: 2", "Frames: 3"), "says 3 frames of 9 numbers; the file has 2"),
    (changed("Frames: 2", "Frames: 1"), "line 20: more frames than the 1 in the header"),
    (changed("Frames: 2", "Bilder: 2"), "line 17: expected Frames:, got 'Bilder:'"),
    (changed("Frame Time", "Zeit"), "line 18: expected Frame Time:, got 'Zeit:'"),
    (changed("Time: 0.01", "Time: 0"), "line 18: Frame Time: 0; expected"),
    (changed("Time: 0.01", "Time: -0.01"), "line 18: Frame Time: -0.01"),
    (changed("Time: 0.01", "Time: nan"), "line 18: Frame Time is 'nan'"),
    (changed("Time: 0.01", "Time: 0.01 7"), "line 18: unexpected '7' after the Frame Time"),
    (changed("4 5 6", "4 nan 6"), "line 20: 'nan' is not a usable number"),
    (changed("4 5 6", "4 inf 6"), "line 20: 'inf' is not a usable number"),
    (changed("4 5 6", "4 1e300 6"), "line 20: '1e300' is not a usable number"),
    (changed("4 5 6", "4 x 6"), "line 20: expected a number, got 'x'"),
    (changed("4 5 6", "4 1_0 6"), "line 20: expected a number, got '1_0'"),
    (changed("4 5 6", "4 5,5 6"), "line 20: expected a number, got '5,5'"),
    (changed("1 2 3", "1 2"), "line 19: the frame has 8 numbers; its joints have 9 channels"),
    (changed("1 2 3", "1 2").replace("4 5 6", "4 5 5 6"), "line 19: the frame has 8 numbers"),
    (GOOD + "the end\n", "line 21: expected a number, got 'the'"),
    (GOOD + "7 8\n", "line 21: more frames than the 2"),
    (GOOD[: GOOD.index(" 0 0 90 0 0\n")], "line 20: the frame has 4 numbers"),
    ("HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\nCHANNELS 0\n}\nMOTION\nFrames: 1\nFrame Time: 1\n", "no joint has channels"),
    ("HIERARCHY\n" + "x " * 100_000, "line 2: the line is longer than 100000 characters"),
]


@pytest.mark.parametrize(("text", "said"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_refused_in_one_line_that_names_file_and_line(text, said):
    with pytest.raises(BadFile) as error:
        bvh.parse(text, "walk.bvh")
    message = str(error.value)
    assert message.startswith("walk.bvh: line ")
    assert said in message
    assert message.isprintable()
    assert len(message) < 300


def deep(n: int) -> str:
    return "HIERARCHY\nROOT a\n{\nOFFSET 0 0 0\n" + "".join(f"JOINT b{i}\n{{\nOFFSET 0 0 0\n" for i in range(n))


HOSTILE = [
    pytest.param(deep(200_000), "nested deeper than 200", id="deep nesting"),
    pytest.param("HIERARCHY\nROOT a {\n" + "{" * 3_000_000, "longer than", id="braces"),
    pytest.param("\n" * 8_000_000, "ends too early", id="empty lines"),
    pytest.param("HIERARCHY\nROOT a {\nOFFSET 0 0 0\n" + "End Site { OFFSET 0 0 0 }\n" * 90_000, "End Site", id="ends"),
    pytest.param("\ufffd" * 4_000_000, "longer than", id="one line of noise"),
    pytest.param(GOOD.replace("Frames: 2", "Frames: 999999999"), "says 999999999", id="many frames in the header"),
    pytest.param(GOOD + "1 2 3 4 5 6 7 8 9\n" * 100_000, "more frames than", id="more frames than in the header"),
    pytest.param(GOOD + "7" * 3_000_000, "", id="one long number"),
]


@pytest.mark.parametrize(("text", "said"), HOSTILE)
def test_a_hostile_file_costs_little_time_and_memory(text, said):
    start = time.process_time()
    with pytest.raises(BadFile) as error:
        bvh.parse(text, "evil.bvh")
    assert time.process_time() - start < 2.0
    assert said in str(error.value)
    assert len(str(error.value)) < 300
    tracemalloc.start()
    with pytest.raises(BadFile):
        bvh.parse(text[:2_000_000], "evil.bvh")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 60e6


def test_folders_binary_files_and_files_that_are_not_there_are_refused(tmp_path):
    binary = tmp_path / "clip.bvh"
    binary.write_bytes(b"HIERARCHY\n" + bytes(range(256)) * 100)
    for path, said in ((binary, "binary"), (tmp_path, "is a folder"), (tmp_path / "no.bvh", "no such file")):
        with pytest.raises(BadFile, match=said):
            bvh.read(path)
    with pytest.raises(BadFile, match="cannot be read"):
        bvh.read("a" * 5000 + ".bvh")


def test_a_device_that_never_ends_is_not_read():
    with pytest.raises(BadFile, match=r"not a regular file|no such file"):
        bvh.read("/dev/zero")


@pytest.mark.parametrize("blank", [" ", "\t", "\n \n", "\x0c"])
def test_blanks_after_the_last_frame_are_no_frame(blank):
    assert len(bvh.parse(GOOD + blank, "walk.bvh")) == len(bvh.parse(GOOD, "walk.bvh"))


@settings(max_examples=300, deadline=1000)
@given(
    edits=st.lists(
        st.tuples(
            st.integers(0, len(GOOD)),
            st.integers(0, 12),
            st.sampled_from(
                ["", "{", "}", "\n", " ", "-", "9", "nan", "JOINT a\n", "MOTION\n", "OFFSET", "\r", "1e9", ":", "\x00"]
            )
            | st.text(max_size=4),
        ),
        max_size=4,
    )
)
@pytest.mark.filterwarnings("ignore::footfall.motion.formats.bvh.FileWarning")
def test_any_change_to_a_file_is_read_or_refused_but_never_crashes(edits):
    text = GOOD
    for at, cut, put in edits:
        text = text[:at] + put + text[at + cut :]
    try:
        motion = bvh.parse(text, "fuzz.bvh")
    except FootfallError as error:
        assert "\n" not in str(error)  # noqa: PT017
        return
    assert np.all(np.isfinite(motion.positions))
    assert_round_trip(motion)


def assert_round_trip(motion: Motion, metres: float = 1.0) -> None:
    """Within 1e-4 rad and 1e-5 m, joint by joint; `metres` is the unit."""
    again = bvh.parse(bvh.text(motion))
    assert set(again.skeleton.names) == {" ".join(name.split()) for name in motion.skeleton.names}
    order = [again.skeleton.names.index(" ".join(name.split())) for name in motion.skeleton.names]
    size = max(1.0, float(np.abs(motion.positions).max()))
    assert rotation.angle(motion.world_rotations, again.world_rotations[:, order]).max() < 1e-4
    assert np.abs(motion.positions - again.positions[:, order]).max() * metres < max(1e-5, 1e-8 * size)
    assert again.rate == pytest.approx(motion.rate, rel=1e-8)


def random_motion(frames: int, joints: int, reach: float, seed: int = 0) -> Motion:
    draw = np.random.default_rng(seed)
    parents = (-1, *(int(draw.integers(0, i)) for i in range(1, joints)))
    offsets = draw.normal(size=(joints, 3)) * 0.3
    skeleton = Skeleton(tuple(f"j{i}" for i in range(joints)), parents, offsets, ((joints - 1, (0.1, 0.2, 0.3)),))
    rotations = rotation.normalized(draw.normal(size=(frames, joints, 4)))
    rotations[: frames // 4, :, [1, 3]] = 0.0  # exactly and nearly at the pole of many orders
    rotations[: frames // 4, :, 0] = rotations[: frames // 4, :, 2] * (
        1.0 + 1e-7 * draw.normal(size=(frames // 4, joints))
    )
    return Motion(skeleton, 120.0, reach * draw.normal(size=(frames, 3)), rotation.normalized(rotations))


@pytest.mark.parametrize("reach", [1.0, 300.0])
def test_what_is_written_in_metres_reads_back_within_1e_minus_4_rad_and_1e_minus_5_m(reach):
    assert_round_trip(random_motion(200, 20, reach))


def test_channels_are_written_in_the_order_of_the_file_they_came_from():
    text = changed("CHANNELS 6 Xposition Yposition Zposition Zrotation Yrotation Xrotation",
                   "CHANNELS 6 Yrotation Xrotation Zrotation Zposition Xposition Yposition")  # fmt: skip
    text = changed("CHANNELS 3 Zrotation Yrotation Xrotation",
                   "CHANNELS 6 Xposition Zposition Yposition Xrotation Zrotation Yrotation", text)  # fmt: skip
    rows = ["10 20 30 3 1 2 0 0 -1 40 50 60", "-10 5 90 6 4 5 0 0 -1 1 2 3"]
    text = text[: text.index("MOTION")] + "MOTION\nFrames: 2\nFrame Time: 0.01\n" + "\n".join(rows) + "\n"
    motion = bvh.parse(text)
    again = bvh.text(motion)
    assert [line.split() for line in again.splitlines() if "CHANNELS" in line] == [
        line.split() for line in text.splitlines() if "CHANNELS" in line
    ]
    numbers = [[float(word) for word in line.split()] for line in again.splitlines()[-2:]]
    np.testing.assert_allclose(numbers, [[float(word) for word in row.split()] for row in rows], atol=1e-5)


def test_variable_offsets_without_a_files_channels_are_written():
    motion = random_motion(10, 4, 1.0)
    local_offsets = motion.skeleton.offsets + np.random.default_rng(1).normal(size=(10, 4, 3))
    assert_round_trip(Motion(motion.skeleton, 60.0, motion.root, motion.local_rotations, local_offsets=local_offsets))


def test_a_chain_of_many_joints_is_written_without_recursion():
    n = 1200
    skeleton = Skeleton(tuple(map(str, range(n))), tuple(range(-1, n - 1)), np.ones((n, 3)))
    rotations = np.tile(rotation.IDENTITY, (1, n, 1))
    assert bvh.text(Motion(skeleton, 1.0, np.zeros((1, 3)), rotations)).count("JOINT") == n - 1


def test_writing_5000_frames_of_96_channels_takes_less_than_a_second_and_a_half():
    motion = random_motion(5000, 31, 1.0)
    start = time.process_time()
    text = bvh.text(motion)
    assert time.process_time() - start < 1.5
    start = time.process_time()
    bvh.parse(text)
    assert len(text) / 1e6 / (time.process_time() - start) > 5.0  # MB/s; 10 is the aim, measured by `footfall bench`


def test_all_shared_clips_are_read(clips):
    assert len(clips) == 69
    for clip in clips:
        motion = bvh.read(clip)
        assert len(motion.skeleton) == 31
        assert motion.rate == pytest.approx(120.0, rel=1e-4)


def test_shared_clips_come_back_the_same_in_their_units_and_in_metres(clips):
    for clip in clips[::20]:
        motion = bvh.read(clip)
        assert_round_trip(motion, 0.056444)
        assert_round_trip(motion.placed(0.056444, rotation.from_axis_angle((1.0, 0.0, 0.0), 0.5 * np.pi), np.ones(3)))
