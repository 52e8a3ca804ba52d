"""Models that cannot be imported: each is refused in one line, and nothing is written."""

from __future__ import annotations

import re
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from foreign_models import leg, mjcf, urdf

from footfall.characters.foreign import import_body
from footfall.errors import FootfallError

DEEP = "<mujoco><worldbody>" + '<body name="x">' * 200 + "</body>" * 200 + "</worldbody></mujoco>"
LAUGHS = (
    '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>'
    "<mujoco><worldbody><body name='&c;'/></worldbody></mujoco>"
)
SQUATS = mjcf().replace('name="l_knee" axis="0 1 0" range="0 150"', 'name="l_knee" axis="0 1 0" range="100 150"')
SHORT = leg("l", 0.1) + leg("r", -0.1).replace("-0.38", "-0.25").replace(
    'name="r_sole" pos="0 0 -0.4"', 'name="r_sole" pos="0 0 -0.32"'
)
BASE = (
    '<link name="world"/><joint name="weld" type="fixed"><parent link="world"/><child link="hips"/>'
    '<origin xyz="0 0 1"/></joint>'
)

REFUSED = {
    "no legs": (mjcf(legs=""), "legs"),
    "one leg": (mjcf(legs=leg("l", 0.1)), "expected 2"),
    "three legs": (mjcf(legs=leg("l", 0.1) + leg("r", -0.1) + leg("t", 0.0)), "3 legs.*--pelvis, --left-foot"),
    "legs that cannot be straightened": (SQUATS, "does not stand"),
    "legs of different lengths": (mjcf(legs=SHORT), "does not stand"),
    "fixed to the world": (mjcf(root=""), "fixed to the world"),
    "a planar root": (mjcf(root='<joint type="slide" axis="1 0 0"/><joint axis="0 1 0"/>'), "one free joint"),
    "no knee": (
        mjcf(legs=leg("l", 0.1).replace('"l_knee" axis="0 1 0"', '"l_knee" axis="0 0 1"') + leg("r", -0.1)),
        "no knee.*--left-shank",
    ),
    "an include outside": (mjcf(top='<include file="/etc/passwd"/>'), "include.*outside"),
    "an include above": (mjcf(top='<include file="../x.xml"/>'), "include.*outside"),
    "an include of itself": (mjcf(top='<include file="model.xml"/>'), "includes more than|elements"),
    "a mesh that is missing": (mjcf(top='<asset><mesh name="m" file="none.stl"/></asset>'), "no file 'none.stl'"),
    "a mesh outside": (mjcf(top='<asset><mesh name="m" file="/etc/passwd.stl"/></asset>'), "mesh.*outside"),
    "a mesh folder outside": (mjcf(top='<compiler meshdir="/etc"/><asset><mesh file="a.stl"/></asset>'), "outside"),
    "a mesh of another kind": (mjcf(top='<asset><mesh name="m" file="a.dae"/></asset>'), "expected one of .stl"),
    "a plugin": (mjcf(top='<extension><plugin plugin="mujoco.sensor.touch_grid"/></extension>'), "extension.*plugin"),
    "a generator": (mjcf(legs=f'<replicate count="100000"><geom size="1"/></replicate>{leg("l", 0.1)}'), "replicate"),
    "many meshes": (
        mjcf(top="<asset>" + "".join(f'<mesh name="m{i}" file="m{i}.stl"/>' for i in range(300)) + "</asset>"),
        "more than 256 mesh files",
    ),
    "many bodies": (mjcf(legs="".join(f'<body name="b{i}"/>' for i in range(1000))), "bodies.*at most 400"),
    "many elements": (mjcf(legs="<body/>" * 30000), "more than 20000 elements"),
    "deep nesting": (DEEP, "nested deeper"),
    "entities": (LAUGHS, "entities"),
    "a long name": (mjcf().replace("l_shin", "x" * 5000), "name of 5000 letters"),
    "numbers that are not finite": (mjcf().replace('pos="0 0.1 0"', 'pos="0 1e300 0"'), "below 10000"),
    "no XML": ("hello", "not valid XML"),
    "another XML": ("<svg/>", "<svg>"),
    "no bodies": ("<mujoco/>", "no joints"),
    "what MuJoCo refuses": (mjcf(legs='<body><geom type="sphere" size="-1"/></body>'), "MuJoCo"),
    "a robot with a coupled knee": (urdf(knee='<mimic joint="right_calf_joint"/>'), "mimics another"),
    "a robot fixed to the world": (urdf(base=BASE), "fixed to the world"),
    "a robot whose sole faces ahead": (
        urdf().replace('"left_talus"/><origin xyz="0 0', '"left_talus"/><origin xyz="-1 0'),
        "left_calf faces ahead",
    ),
    "a number that is none": (mjcf().replace('size="0.12', 'friction="nan 1 1" size="0.12'), "not one.*NaN"),
    "a motor without bounds": (mjcf().replace('gear="80"', 'gear="1e300 0 0 0 0 0"'), "actuator.*not below"),
    "a robot with a missing mesh": (urdf(foot='<mesh filename="package://r/foot.stl"/>'), "no file.*--folder"),
    "a robot with a mesh outside": (urdf(foot='<mesh filename="../../etc/foot.stl"/>'), "outside"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refused_in_one_line(what: str, tmp_path: Path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    text, message = REFUSED[what]
    path = tmp_path / "own" / ("robot.urdf" if "robot" in what else "model.xml")
    path.parent.mkdir()
    path.write_text(text)
    if what == "many meshes":
        for i in range(300):
            (path.parent / f"m{i}.stl").write_bytes(bytes(84))
    with warnings.catch_warnings(action="error"), pytest.raises(FootfallError) as caught:
        import_body(path)
    line = str(caught.value)
    assert "\n" not in line
    assert capfd.readouterr() == ("", "")
    assert [found.name for found in tmp_path.iterdir()] == ["own"]  # no log file of MuJoCo
    assert re.search(message, line), line
    assert len(line) < 1200


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path):
    (tmp_path / "secret.xml").write_text("<mujoco/>")
    own = tmp_path / "own"
    own.mkdir()
    (own / "in.xml").symlink_to(tmp_path / "secret.xml")
    (own / "model.xml").write_text(mjcf(top='<include file="in.xml"/>'))
    with pytest.raises(FootfallError, match="outside"):
        import_body(own / "model.xml")


def test_too_large_a_file(tmp_path: Path):
    path = tmp_path / "model.xml"
    path.write_text(mjcf() + "<!-- " + "x" * (5 << 20) + " -->")
    with pytest.raises(FootfallError, match="too large"):
        import_body(path)


def test_names_that_are_not_there(tmp_path: Path):
    path = tmp_path / "model.xml"
    path.write_text(mjcf())
    with pytest.raises(FootfallError, match=r"unknown body of model.xml for --left-foot 'l_sol'; did you mean l_sole"):
        import_body(path, given={"left_foot": "l_sol"})
    with pytest.raises(FootfallError, match="expected x, -x, y or -y"):
        import_body(path, forward="up")


@pytest.mark.parametrize("seed", range(3))
def test_mutated_models_are_imported_or_refused(seed: int, tmp_path: Path):
    """Numbers, attributes and elements changed at random: a character or one line, never another error."""
    random = np.random.default_rng(seed)
    values = ("0", "-1", "1e9", "nan", "inf", "", "180")
    attributes = ("", 'type="ball"', 'type="slide"', 'type="mesh"', 'name=""', 'class="q"')
    for _ in range(12):
        name, text = (("model.xml", mjcf()), ("model.xml", mjcf(ankle=0)), ("robot.urdf", urdf()))[random.integers(3)]
        for pattern, choices in ((r"-?\d+\.?\d*", values), (r'\w+="[^"]*"', attributes), (r"<[^<>]*/>", ("",))):
            if random.random() < 0.5:
                spots = list(re.finditer(pattern, text))
                spot = spots[random.integers(len(spots))]
                text = text[: spot.start()] + choices[random.integers(len(choices))] + text[spot.end() :]
        (tmp_path / name).write_text(text)
        line = ""
        try:
            assert import_body(tmp_path / name).character.feet
        except FootfallError as error:
            line = str(error)
        assert "\n" not in line
