"""ASF and AMC: bones rotate in their own axis frames, checked against 4x4 matrices; broken files are refused."""

from __future__ import annotations

import re
import time

import numpy as np
import pytest
from clip_text import AMC, ASF
from hypothesis import given, settings
from hypothesis import strategies as st

from footfall.errors import BadFile, FootfallError
from footfall.motion import rotation
from footfall.motion.formats import amc, bvh


def turn4(axis: str, degrees: float) -> np.ndarray:
    a = np.radians(degrees)
    i, j = {"x": (1, 2), "y": (2, 0), "z": (0, 1)}[axis]
    m = np.eye(4)
    m[i, i] = m[j, j] = np.cos(a)
    m[i, j], m[j, i] = -np.sin(a), np.sin(a)
    return m


def shift4(x: float, y: float, z: float) -> np.ndarray:
    m = np.eye(4)
    m[:3, 3] = x, y, z
    return m


def fixed4(order: str, degrees: tuple[float, ...]) -> np.ndarray:
    """Rotations about fixed axes, the first listed applied first."""
    m = np.eye(4)
    for axis, a in zip(order, degrees, strict=True):
        m = turn4(axis, a) @ m
    return m


def places_by_matrices(root: tuple[float, ...], femur: tuple, tibia: float, back: tuple) -> dict[str, np.ndarray]:
    """The end of each bone of ASF, computed with matrices."""

    def local(c: np.ndarray, m: np.ndarray) -> np.ndarray:
        return c @ m @ np.linalg.inv(c)

    hips = shift4(1 + root[0], 2 + root[1], 3 + root[2])
    hips = hips @ local(fixed4("xyz", (10, 20, 30)), fixed4("xyz", root[3:]))
    hip = hips @ shift4(0.6 * 2.5, -0.8 * 2.5, 0)
    femur_end = hip @ local(fixed4("xyz", (10, -25, 20)), fixed4("xyz", femur))
    femur_end = femur_end @ shift4(0.34202014 * 7.1, -0.93969262 * 7.1, 0)
    axis = fixed4("zxy", (20, 5, 15))  # the three numbers are about x, y and z; the letters say in which order
    tibia_end = femur_end @ local(axis, turn4("x", tibia)) @ shift4(0, -6.9, 0)
    back_end = hips @ local(turn4("y", 90), fixed4("zx", back)) @ shift4(0, 2, 0)
    return {"root": hips, "hip": hip, "femur": femur_end, "tibia": tibia_end, "back": back_end}


FRAMES = [
    ((9.3, 17.8, -17.2, -2.3, -4.3, -2.6), (-3.0, 3.5, -20), 17.9, (40, 50)),
    ((9.4, 17.9, -17.1, 30, 40, 50), (30, 20, -10), 60, (-40, 70)),
    ((9.4, 17.9, -17.1, 170, 100, -150), (-150, 70, -60), 160, (0, 0)),
]


def test_bones_end_where_matrices_say():
    motion = amc.parse(AMC, ASF)
    assert motion.skeleton.names == ("root", "hip", "femur", "tibia", "back")
    assert motion.rate == 120.0
    for k, numbers in enumerate(FRAMES):
        ends = places_by_matrices(*numbers)
        found = {"root": "root", "hip": "femur", "femur": "tibia"}  # a bone ends where its child turns
        for bone, child in found.items():
            np.testing.assert_allclose(motion.position(child)[k], ends[bone][:3, 3], atol=1e-6)
        for leaf in ("tibia", "back"):
            np.testing.assert_allclose(motion.end(leaf)[k], ends[leaf][:3, 3], atol=1e-6)
        np.testing.assert_allclose(
            rotation.to_matrix(motion.world_rotation("tibia"))[k], ends["tibia"][:3, :3], atol=1e-9
        )


def test_the_rest_pose_is_what_the_skeleton_file_draws():
    still = amc.parse(":DEGREES\n1\nroot 0 0 0 0 0 0\nfemur 0 0 0\ntibia 0\nback 0 0\n", ASF)
    np.testing.assert_allclose(still.local_rotations, np.tile(rotation.IDENTITY, (1, 5, 1)), atol=1e-12)
    np.testing.assert_allclose(still.end("back")[0], [1, 4, 3], atol=1e-9)


def test_radians_mean_the_same_as_degrees():
    def in_radians(found: re.Match[str]) -> str:
        bone, *numbers = found[0].split()
        kept = 3 if bone == "root" else 0
        turned = [repr(float(np.radians(float(n)))) for n in numbers[kept:]]
        return " ".join((bone, *numbers[:kept], *turned))

    text = re.sub(r"^[a-z]+ .*$", in_radians, AMC.replace(":DEGREES", ":RADIANS"), flags=re.M)
    np.testing.assert_allclose(amc.parse(text, ASF).positions, amc.parse(AMC, ASF).positions, atol=1e-9)


def test_the_root_turns_in_the_order_its_file_lists():
    other = amc.parse(AMC, ASF.replace("order TX TY TZ RX RY RZ", "order RZ TY TX RX TZ RY"))
    matrix = fixed4("zxy", (9.3, -2.3, -2.6))  # the numbers go with the letters
    c = fixed4("xyz", (10, 20, 30))
    expected = (c @ matrix @ np.linalg.inv(c))[:3, :3]
    np.testing.assert_allclose(rotation.to_matrix(other.local_rotations[0, 0]), expected, atol=1e-9)
    np.testing.assert_allclose(other.root[0], [1 - 17.2, 2 + 17.8, 3 - 4.3])


@pytest.mark.parametrize("ends", ["\r\n", "\r"])
def test_line_ends_tabs_and_capitals_do_not_matter(ends):
    asf = ASF.replace("  ", "\t").replace(":bonedata", ":BONEDATA").replace("root hip", "ROOT Hip")
    text = AMC.replace("tibia", "TIBIA").replace("\n", " " + ends)
    motion = amc.parse("\ufeff" + text, asf.replace("\n", ends))
    np.testing.assert_array_equal(motion.positions, amc.parse(AMC, ASF).positions)


def test_the_rate_is_the_files_own_where_it_has_one():
    text = AMC.replace(":DEGREES", ":DEGREES\n:SAMPLES-PER-SECOND 60")
    assert amc.parse(text, ASF).rate == 60.0
    assert amc.parse(text, ASF, rate=30.0).rate == 30.0


def test_an_acclaim_motion_goes_into_bvh_and_back():
    motion = amc.parse(AMC, ASF)
    again = bvh.parse(bvh.text(motion))
    assert again.skeleton.same_as(motion.skeleton, 1e-6)
    np.testing.assert_allclose(again.positions, motion.positions, atol=2e-6)


def test_the_skeleton_file_is_found_by_name_or_when_alone(tmp_path):
    clip = tmp_path / "07_01.amc"
    clip.write_text(AMC)
    with pytest.raises(BadFile, match=r"needs its skeleton.*no \.asf file in its folder.*07\.asf"):
        amc.read(clip)
    (tmp_path / "someone.asf").write_text(ASF)
    assert amc.read(clip).name == "07_01"
    (tmp_path / "other.ASF").write_text("nothing")
    with pytest.raises(BadFile, match=r"there are 2 \.asf files in its folder"):
        amc.read(clip)
    (tmp_path / "07.asf").write_text(ASF)
    assert len(amc.read(clip)) == 3
    assert len(amc.read(clip, tmp_path / "someone.asf")) == 3
    with pytest.raises(BadFile, match=r"nobody\.asf: there is no such file"):
        amc.read(clip, tmp_path / "nobody.asf")


def asf(old: str, new: str) -> tuple[str, str]:
    assert old in ASF
    return AMC, ASF.replace(old, new, 1)


def moved(old: str, new: str) -> tuple[str, str]:
    assert old in AMC
    return AMC.replace(old, new, 1), ASF


BROKEN = [
    ((AMC, ""), "s.asf: line 1: no bones"),
    ((AMC, "hello\n"), "s.asf: line 1: unknown section 'hello'"),
    (asf(":bonedata", ":bones"), "line 15: unknown section ':bones'"),
    (asf(":units\n", ":units\n  colour red\n"), "line 5: unknown unit 'colour'"),
    (asf("mass 1.0", "mass heavy"), "line 5: mass 'heavy'"),
    (asf("angle deg", "angle gon"), "line 7: angle 'gon'; expected deg or rad"),
    (asf("order TX TY TZ RX RY RZ", "order TX TY TZ RX RY"), "line 11: order"),
    (asf("axis XYZ", "axis XYY"), "line 12: axis order 'XYY'"),
    (asf("position 1 2 3", "position 1 2"), "line 14: expected a number for position, got 'orientation'"),
    (asf("position 1 2 3", "position 1 2 3 4"), "line 13: unexpected '4'"),
    (asf("orientation 10 20 30", "orientation 10 nan 30"), "line 14: orientation is 'nan'"),
    (asf("name femur", "name hip"), "a second bone called 'hip'"),
    (asf("name femur", "name root"), "a second bone called 'root'"),
    (asf("     name femur\n", ""), "has no name"),
    (asf("     length 7.1\n", ""), "'femur' that begins in line 23 has no length"),
    (asf("length 7.1", "length -7.1"), "line 27: length -7.1"),
    (asf("direction 0 -1 0", "direction 0 -5 0"), "the direction of 'tibia' has length 5; expected 1"),
    (asf("direction 0 -1 0", "direction 0 0 0"), "the direction of 'tibia' has length 0; expected 1"),
    (asf("dof rx ry rz", "dof rx rx rz"), "line 29: dof"),
    (asf("dof rx ry rz", "dof tx ry rz"), "line 29: dof 'tx ry rz'; only rx, ry and rz are read"),
    (asf("dof rx ry rz", "dog rx ry rz"), "line 29: unknown key 'dog' of a bone"),
    (asf("axis 0 90 0 XYZ", "axis 0 90 XYZ"), "expected a number for axis, got 'XYZ'"),
    (asf("    dof rz rx\n  end\n", "    dof rz rx\n"), "a bone's begin has no end"),
    (asf("    hip femur\n", "    hip femora\n"), "'femora' is not a bone of :bonedata"),
    (asf("    hip femur\n", "    hip femur femur\n"), "'femur' has two parents"),
    (asf("    hip femur\n", "    tibia femur\n"), "'femur' is not connected to the root"),
    (asf("    hip femur\n", "    hip femur root\n"), "'root' has two parents"),
    (asf(":hierarchy", ":units\n:hierarchy"), "a second :units"),
    (moved(AMC, ""), "c.amc: line 1: no frames"),
    (moved(":DEGREES", ":GRADIANS"), "c.amc: line 3: unknown keyword ':gradians'"),
    (moved(":DEGREES", ":SAMPLES-PER-SECOND 0"), "c.amc: line 3: 0 samples a second"),
    (moved("1\nroot", "root"), "c.amc: line 4: expected the number of the first frame, got 'root'"),
    (moved("\n2\n", "\n7\n"), "c.amc: line 9: frame '7'; frames are numbered one after another"),
    (moved("\n2\n", "\n99999999999\n"), "c.amc: line 9: frame '99999999999'"),
    (moved("tibia 17.9\n", ""), "c.amc: line 4: the frame lacks 'tibia' (1 of 4 bones)"),
    (moved("back 0 0\n", ""), "c.amc: line 14: the frame lacks 'back'"),
    (moved("tibia 17.9", "tibia 17.9\ntibia 17.9"), "c.amc: line 8: 'tibia' comes twice in a frame"),
    (moved("tibia 17.9", "# a remark\n\ntibia"), "c.amc: line 9: 'tibia' has 0 numbers"),
    (moved("tibia 17.9", "tibia 17.9 3"), "c.amc: line 7: 'tibia' has 2 numbers; its dof in the ASF are 1"),
    (moved("tibia 17.9", "tibia NaN"), "c.amc: line 7: 'tibia': 'NaN' is not a usable number"),
    (moved("tibia 17.9", "tibia 1e99"), "c.amc: line 7: 'tibia': '1e99' is not a usable number"),
    (moved("tibia 17.9", "tibia much"), "c.amc: line 7: 'tibia': 'much' is not a usable number"),
    (moved("tibia 17.9", "tail 17.9"), "c.amc: line 7: 'tail' is not a bone of the ASF (s.asf)"),
    (moved("tibia 17.9", "hip 17.9"), "c.amc: line 7: 'hip' has no dof in the ASF"),
]


@pytest.mark.parametrize(("texts", "said"), BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_is_refused_in_one_line_that_names_file_and_line(texts, said):
    with pytest.raises(BadFile) as error:
        amc.parse(*texts, "c.amc", "s.asf")
    assert said in str(error.value)
    assert re.match(r"(s\.asf|c\.amc): line \d+: ", str(error.value))
    assert str(error.value).isprintable()
    assert len(str(error.value)) < 300


def chain(n: int) -> str:
    bones = "".join(f"begin\nname b{i}\ndirection 0 1 0\nlength 1\nend\n" for i in range(n))
    hangs = "root b0\n" + "".join(f"b{i} b{i + 1}\n" for i in range(n - 1))
    return f":bonedata\n{bones}:hierarchy\nbegin\n{hangs}end\n"


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        pytest.param((AMC, chain(300)), "deeper than 200", id="deep"),
        pytest.param((AMC, chain(100_000)), "more than 1000 bones", id="many bones"),
        pytest.param(
            (AMC, ASF.replace("  begin\n    root", "  x\n" * 300_000 + "  begin\n    root")), "", id="hierarchy"
        ),
        pytest.param((AMC + "4\n" * 1_000_000, ASF), "the frame lacks", id="empty frames"),
        pytest.param((":DEGREES\n" * 1_000_000, ASF), "a second", id="keywords"),
        pytest.param(("9" * 2_000_000, ASF), "longer than", id="one long number"),
        pytest.param((AMC, "#" * 90_000 + "\n" + "#\n" * 2_000_000), "no bones", id="comments"),
    ],
)
def test_a_hostile_file_costs_little_time(texts, said):
    start = time.process_time()
    with pytest.raises(BadFile) as error:
        amc.parse(*texts, "c.amc", "s.asf")
    assert time.process_time() - start < 3.0
    assert said in str(error.value)


@settings(max_examples=300, deadline=1000)
@given(
    which=st.booleans(),
    edits=st.lists(
        st.tuples(
            st.floats(0, 1),
            st.integers(0, 12),
            st.sampled_from(
                ["", "\n", " ", "-", "9", "nan", "begin\n", "end\n", ":", ":root\n", "root ", "²", "(", "#"]
            )
            | st.text(max_size=4),
        ),
        max_size=4,
    ),
)
def test_any_change_to_a_file_is_read_or_refused_but_never_crashes(which, edits):
    texts = [AMC, ASF]
    for fraction, cut, put in edits:
        text = texts[which]
        at = int(fraction * len(text))
        texts[which] = text[:at] + put + text[at + cut :]
    try:
        motion = amc.parse(*texts, "c.amc", "s.asf")
    except FootfallError as error:
        assert "\n" not in str(error)  # noqa: PT017
        return
    assert np.all(np.isfinite(motion.positions))
