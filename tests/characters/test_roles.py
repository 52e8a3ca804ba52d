"""Joint roles are found for common naming conventions, with any helper joints in between."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.characters import load, roles
from footfall.characters.skeleton import Skeleton, of_character
from footfall.errors import BadFile

# (name, parent, offset): x left, y up, z forward
LEG = ((0.1, 0.0, 0.0), (0.0, -0.42, 0.0), (0.0, -0.41, 0.0), (0.0, -0.06, 0.13))
ARM = ((0.03, 0.2, 0.0), (0.15, 0.0, 0.0), (0.28, 0.0, 0.0), (0.25, 0.0, 0.0))


def skeleton(trunk: list[tuple[str, str]], limbs: dict[str, tuple[str, list[str], int]]) -> Skeleton:
    """Trunk joints (name, parent), then limbs: {side: (parent, names, sign)}; four names are a leg or an arm."""
    names, parents, offsets = [], [], []
    for name, parent in trunk:
        names.append(name)
        parents.append(names.index(parent) if parent else -1)
        offsets.append((0.0, 0.12 if parent else 0.0, 0.0))
    for parent, chain, sign, kind in limbs:  # pyright: ignore
        above = parent
        for name, offset in zip(chain, {"leg": LEG, "arm": ARM}[kind], strict=False):
            parents.append(names.index(above))
            names.append(name)
            x, y, z = offset
            offsets.append((sign * x, y, z))
            above = name
    return Skeleton(tuple(names), tuple(parents), np.array(offsets))


def sided(pattern: str, parts: str, left: str, right: str) -> dict[int, list[str]]:
    return {sign: [pattern.format(s=s, p=p) for p in parts.split()] for sign, s in ((1, left), (-1, right))}


def body(trunk, legs_on, arms_on, leg: dict[int, list[str]], arm: dict[int, list[str]]) -> Skeleton:
    limbs = [(legs_on, leg[s], s, "leg") for s in (1, -1)] + [(arms_on, arm[s], s, "arm") for s in (1, -1)]
    return skeleton(trunk, limbs)  # pyright: ignore


def line(*names: str) -> list[tuple[str, str]]:
    return [(name, names[i - 1] if i else "") for i, name in enumerate(names)]


NAMINGS = {
    "MotionBuilder": body(
        line("Hips", "Spine", "Spine1", "Neck", "Head"),
        "Hips",
        "Spine1",
        sided("{s}{p}", "UpLeg Leg Foot ToeBase", "Left", "Right"),
        sided("{s}{p}", "Shoulder Arm ForeArm Hand", "Left", "Right"),
    ),
    "Mixamo": body(
        line("mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine2", "mixamorig:Neck", "mixamorig:Head"),
        "mixamorig:Hips",
        "mixamorig:Spine2",
        sided("mixamorig:{s}{p}", "UpLeg Leg Foot ToeBase", "Left", "Right"),
        sided("mixamorig:{s}{p}", "Shoulder Arm ForeArm Hand", "Left", "Right"),
    ),
    "Biped": body(
        line("Bip01", "Bip01 Pelvis", "Bip01 Spine", "Bip01 Spine1", "Bip01 Neck", "Bip01 Head"),
        "Bip01 Spine",
        "Bip01 Neck",
        sided("Bip01 {s} {p}", "Thigh Calf Foot Toe0", "L", "R"),
        sided("Bip01 {s} {p}", "Clavicle UpperArm Forearm Hand", "L", "R"),
    ),
    "Rokoko": body(
        line("Hips", "Spine1", "Spine2", "Neck", "Head"),
        "Hips",
        "Spine2",
        sided("{s}{p}", "Thigh Shin Foot Toe", "Left", "Right"),
        sided("{s}{p}", "Shoulder Arm ForeArm Hand", "Left", "Right"),
    ),
    "Xsens segments": body(
        line("Pelvis", "L5", "L3", "T12", "T8", "Neck", "Head"),
        "Pelvis",
        "T8",
        sided("{s}{p}", "UpperLeg LowerLeg Foot Toe", "Left", "Right"),
        sided("{s}{p}", "Shoulder UpperArm ForeArm Hand", "Left", "Right"),
    ),
    "Xsens joints": body(
        line("Hips", "Chest", "Chest2", "Neck", "Head"),
        "Hips",
        "Chest2",
        sided("{s}{p}", "Hip Knee Ankle Toe", "Left", "Right"),
        sided("{s}{p}", "Collar Shoulder Elbow Wrist", "Left", "Right"),
    ),
    "Acclaim": body(
        line("root", "lowerback", "thorax", "lowerneck", "head"),
        "root",
        "thorax",
        sided("{s}{p}", "femur tibia foot toes", "l", "r"),
        sided("{s}{p}", "clavicle humerus radius wrist", "l", "r"),
    ),
    "Unreal": body(
        line("root", "pelvis", "spine_01", "spine_02", "neck_01", "head"),
        "pelvis",
        "spine_02",
        sided("{p}_{s}", "thigh calf foot ball", "l", "r"),
        sided("{p}_{s}", "clavicle upperarm lowerarm hand", "l", "r"),
    ),
    "Rigify": body(
        line("DEF-pelvis", "DEF-spine", "DEF-spine.003", "DEF-neck", "DEF-head"),
        "DEF-pelvis",
        "DEF-spine.003",
        sided("DEF-{p}.{s}", "thigh shin foot toe", "L", "R"),
        sided("DEF-{p}.{s}", "shoulder upper_arm forearm hand", "L", "R"),
    ),
    "SMPL": body(
        line("m_avg_Pelvis", "m_avg_Spine1", "m_avg_Spine3", "m_avg_Neck", "m_avg_Head"),
        "m_avg_Pelvis",
        "m_avg_Spine3",
        sided("m_avg_{s}_{p}", "Hip Knee Ankle Foot", "L", "R"),
        sided("m_avg_{s}_{p}", "Collar Shoulder Elbow Wrist", "L", "R"),
    ),
}


@pytest.mark.parametrize("case", [str.lower, str.upper, str], ids=["lower", "upper", "as it is"])
@pytest.mark.parametrize("naming", NAMINGS)
def test_every_naming_gives_every_role(naming: str, case):
    given = NAMINGS[naming]
    names = tuple(case(name) for name in given.names)
    found = roles.find(Skeleton(names, given.parents, given.offsets))
    assert set(found.joints) == set(roles.ROLES)
    first = {"left": 0, "right": 1}
    count = len(names) - 16  # joints of the trunk
    for side, k in first.items():
        leg = [found[f"{side}_{part}"] for part in ("hip", "knee", "ankle", "toe")]
        arm = [found[f"{side}_{part}"] for part in ("shoulder", "arm", "elbow", "wrist")]
        assert leg == list(range(count + 4 * k, count + 4 * k + 4))
        assert arm == list(range(count + 8 + 4 * k, count + 12 + 4 * k))
    assert found["head"] == count - 1
    assert found["neck"] == count - 2
    assert found["chest"] == count - 3


def test_the_pelvis_is_found_though_thighs_are_children_of_the_spine():
    found = roles.find(NAMINGS["Biped"])
    assert found.name("hips") == "Bip01 Pelvis"
    assert found.name("chest") == "Bip01 Spine1"


def test_helper_joints_of_no_length_and_twist_bones_are_skipped():
    names = ["Hips", "LHipJoint", "LeftUpLeg", "LeftLeg", "LeftFoot", "LeftToeBase"]
    names += ["RHipJoint", "RightUpLeg", "RightLeg", "RightFoot", "RightToeBase"]
    zero = (0.0, 0.0, 0.0)
    found = roles.find(
        Skeleton(tuple(names), (-1, 0, 1, 2, 3, 4, 0, 6, 7, 8, 9), np.array([zero, zero, *LEG, zero, *LEG]))
    )
    assert found.name("left_hip") == "LeftUpLeg"
    twist = ["thigh.L", "thigh.L.001", "shin.L", "shin.L.001", "foot.L", "toe.L"]
    names = ["hips", *twist, *(name.replace(".L", ".R") for name in twist)]
    half = ((0.1, 0.0, 0.0), (0, -0.21, 0), (0, -0.21, 0), (0, -0.2, 0), (0, -0.2, 0), (0, -0.06, 0.13))
    found = roles.find(
        Skeleton(tuple(names), (-1, 0, 1, 2, 3, 4, 5, 0, 7, 8, 9, 10, 11), np.array([zero, *half, *half]))
    )
    assert [found.name(f"right_{part}") for part in ("hip", "knee", "ankle")] == ["thigh.R", "shin.R", "foot.R"]


def test_the_built_in_characters_have_roles():
    human = roles.find(of_character(load("human")))
    assert human.name("left_arm") == "left_upper_arm"
    assert human.name("right_elbow") == "right_forearm"
    assert human.name("chest") == human.name("spine") == "torso"
    assert human.get("neck") is None
    planar = roles.find(of_character(load("planar7")))
    assert planar.name("hips") == "trunk"
    assert planar.get("head") is None


@pytest.mark.parametrize("naming", ["MotionBuilder", "Biped", "SMPL"])
def test_legs_are_found_by_shape_without_usable_names(naming: str):
    given = NAMINGS[naming]
    found = roles.find(Skeleton(tuple(f"b{i}" for i in range(len(given))), given.parents, given.offsets))
    expected = roles.find(given)
    for role in ("left_hip", "left_knee", "left_ankle", "right_hip", "right_knee", "right_ankle"):
        assert found[role] == expected[role]


def test_a_map_file_is_read_back(tmp_path):
    found = roles.find(NAMINGS["Mixamo"])
    path = tmp_path / "map.toml"
    path.write_text(found.text(), encoding="utf-8")
    assert roles.read_map(path, NAMINGS["Mixamo"]).joints == found.joints


def test_a_map_file_overrides_what_names_say(tmp_path):
    path = tmp_path / "map.toml"
    path.write_text('[roles]\nchest = "Spine"\n', encoding="utf-8")
    assert roles.read_map(path, NAMINGS["MotionBuilder"]).name("chest") == "Spine"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[roles]\nleft_hip = "Nobody"\n', "Nobody"),
        ('[roles]\nleft_hipp = "Hips"\n', "left_hip"),
        ("roles = 3\n", "[roles]"),
        ("left_hip = [", "TOML"),
    ],
)
def test_a_wrong_map_file_is_refused_in_one_line(tmp_path, text: str, said: str):
    path = tmp_path / "map.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        roles.read_map(path, NAMINGS["MotionBuilder"])
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_skeleton_without_legs_lists_what_was_found():
    arm = Skeleton(("Root", "LeftArm", "LeftForeArm", "LeftHand"), (-1, 0, 1, 2), np.array([(0, 0, 0), *ARM[1:]]))
    with pytest.raises(roles.LegsNotFound) as error:
        roles.find(arm)
    assert "left_elbow = LeftForeArm" in str(error.value)
    assert "left_knee" in str(error.value)
    assert "# needed" in roles.map_text(arm, {})
