"""Characters from other people's models: found by structure, kept in mass, length, range and torque."""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path

import mujoco
import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent))
from foreign_models import leg, mjcf, urdf

from footfall import characters
from footfall.characters.foreign import Imported, import_body
from footfall.physics.model import build
from footfall.physics.scene import Scene


def bring(folder: Path, text: str, name: str = "model.xml", **more) -> Imported:
    path = folder / name
    path.write_text(text)
    return import_body(path, **more)


def cube(half: tuple[float, float, float]) -> bytes:
    """A box as a binary STL file."""
    faces = []
    for axis in range(3):
        for sign in (-1.0, 1.0):
            u, v = (axis + 1) % 3, (axis + 2) % 3
            corners = []
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corner = [0.0, 0.0, 0.0]
                corner[axis], corner[u], corner[v] = sign * half[axis], a * half[u], b * half[v]
                corners.append(corner)
            if sign < 0.0:
                corners.reverse()
            faces += [(corners[0], corners[1], corners[2]), (corners[0], corners[2], corners[3])]
    rows = [struct.pack("<12fH", 0, 0, 0, *(x for point in face for x in point), 0) for face in faces]
    return bytes(80) + struct.pack("<I", len(rows)) + b"".join(rows)


def test_roles_are_found_by_structure_not_by_names(tmp_path):
    text = mjcf()
    one = bring(tmp_path, text)
    for k, name in enumerate(("chest", "base", "l_hip", "r_hip", "l_shin", "r_shin", "l_sole", "r_sole", "l_arm")):
        text = text.replace(f'name="{name}"', f'name="q{k}"')
    two = bring(tmp_path, text)
    assert [link.name for link in two.character.links] == [link.name for link in one.character.links]
    assert two.links["left_thigh"] == ["q2"]
    assert two.links["pelvis"] == ["q1"]
    assert two.character.joints == one.character.joints


def test_keeps_mass_lengths_ranges_and_torques(tmp_path):
    text = mjcf()
    found = bring(tmp_path, text)
    body, model = found.character, mujoco.MjModel.from_xml_string(text)
    assert body.mass == pytest.approx(float(model.body_mass.sum()), rel=1e-5)
    assert body.link("left_shank").offset == pytest.approx((0.0, 0.0, -0.4), abs=1e-3)
    assert body.link("left_thigh").offset == pytest.approx((0.0, 0.1, 0.0), abs=1e-3)
    assert body.root_height == pytest.approx(0.88, abs=2e-3)
    knee = body.joints[body.joint_index("left_knee")]
    assert knee.range == pytest.approx((-np.radians(150.0), 0.0), abs=2e-2)  # flexion is negative here
    hip = body.joints[body.joint_index("left_hip_pitch")]
    assert hip.range == pytest.approx((-np.radians(30.0), np.radians(100.0)), abs=2e-2)
    assert hip.torque == pytest.approx(80.0)
    assert found.joints["left_hip_pitch"] == "l_hip_y"
    assert found.joints["right_ankle_roll"] == "r_ankle_x"


def test_moves_as_the_model_does(tmp_path):
    """The character's links are where the model's bodies are, in a pose of all its joints."""
    text = mjcf()
    found = bring(tmp_path, text)
    body = found.character
    theirs = mujoco.MjModel.from_xml_string(text)
    ours = build(body, Scene(), 1e-3)
    pose = {"l_hip_y": -0.5, "l_knee": 0.7, "r_hip_x": -0.2, "r_hip_z": 0.3, "l_ankle_y": 0.2, "spine_y": 0.25}
    data, own = mujoco.MjData(theirs), mujoco.MjData(ours)
    zero = {}  # the arms hang in the standing pose; all joints above stand at zero in the file
    for name, angle in pose.items():
        data.qpos[theirs.jnt_qposadr[theirs.joint(name).id]] = angle
    named = {theirs_name: ours_name for ours_name, theirs_name in found.joints.items()}
    for name, angle in pose.items():
        joint = body.joints[body.joint_index(named[name])]
        axis = np.array(joint.axis)
        model_axis = {"y": (0, 1, 0), "x": (1, 0, 0), "z": (0, 0, 1), "e": (0, 1, 0)}[name[-1]]
        sign = float(np.sign(axis @ np.array(model_axis))) * (-1.0 if name == "spine_y" else 1.0)
        own.qpos[ours.jnt_qposadr[ours.joint(joint.name).id]] = sign * angle - zero.get(name, 0.0)
    mujoco.mj_forward(theirs, data)
    mujoco.mj_forward(ours, own)

    def relative(d, m, name: str, to: str) -> np.ndarray:
        frame = d.body(to).xmat.reshape(3, 3)
        return (d.body(name).xpos - d.body(to).xpos) @ frame

    for ours_name, theirs_name in (("left_shank", "l_shin"), ("left_foot", "l_sole"), ("right_foot", "r_sole")):
        wanted = relative(data, theirs, theirs_name, "base")
        assert relative(own, ours, ours_name, "pelvis") == pytest.approx(wanted, abs=5e-3)
    trunk = data.body("base").xmat.reshape(3, 3).T @ data.body("chest").xmat.reshape(3, 3)
    mine = own.body("pelvis").xmat.reshape(3, 3).T @ own.body("torso").xmat.reshape(3, 3)
    assert mine == pytest.approx(trunk, abs=1e-3)


def test_a_body_without_ankle_roll_and_one_without_ankles(tmp_path):
    one = bring(tmp_path, mjcf(ankle=1))
    assert "left_ankle_pitch" in one.joints
    assert "left_ankle_roll" not in one.joints
    assert any("no ankle roll" in line for line in one.words)
    none = bring(tmp_path, mjcf(ankle=0))
    assert not any("ankle" in name for name in none.joints)
    foot = none.character.link("left_foot")
    assert len(foot.points) == 1
    assert foot.radius == pytest.approx(0.06)
    assert any("no ankles" in line for line in none.words)


def test_facing_and_sides_do_not_depend_on_the_axes_of_the_file(tmp_path):
    turned = mjcf().replace('name="chest" pos="0 0 1.2"', 'name="chest" pos="3 1 1.2" euler="0 0 130"')
    found = bring(tmp_path, turned)
    plain = bring(tmp_path, mjcf())
    assert found.links["left_foot"] == ["l_sole"]
    for one, two in zip(found.character.links, plain.character.links, strict=True):
        assert one.offset == pytest.approx(two.offset, abs=2e-3)


def test_legs_spread_in_the_file_are_straightened(tmp_path):
    text = mjcf().replace('name="l_hip" pos="0 0.1 0"', 'name="l_hip" pos="0 0.1 0" euler="25 0 0"')
    text = text.replace('name="r_hip" pos="0 -0.1 0"', 'name="r_hip" pos="0 -0.1 0" euler="-25 0 0"')
    body = bring(tmp_path, text).character
    assert body.link("left_shank").offset == pytest.approx((0.0, 0.0, -0.4), abs=5e-3)
    roll = body.joints[body.joint_index("left_hip_roll")]
    assert sum(roll.range) == pytest.approx(2.0 * np.radians(25.0), abs=0.05)


def test_a_robot_of_single_hinges(tmp_path):
    found = bring(tmp_path, urdf(), "robot.urdf")
    body = found.character
    assert [j.name for j in body.joints if j.link == "left_thigh"] == [
        "left_hip_yaw",
        "left_hip_roll",
        "left_hip_pitch",
    ]
    assert body.joints[body.joint_index("left_hip_pitch")].torque == pytest.approx(120.0)
    assert found.links["left_thigh"] == ["left_yaw", "left_roll", "left_thigh"]
    assert body.mass == pytest.approx(27.8, rel=1e-3)
    assert any("no waist" in line for line in found.words)
    assert any("no arms" in line for line in found.words)
    assert any("moved to one" in line for line in found.words)
    assert len(body.link("left_foot").points) == 4


def test_a_mesh_foot_has_the_sole_of_its_bounds(tmp_path):
    (tmp_path / "foot.stl").write_bytes(cube((0.12, 0.045, 0.02)))
    box = bring(tmp_path, urdf(), "box.urdf").character
    mesh = bring(tmp_path, urdf(foot='<mesh filename="package://robot/foot.stl"/>'), "mesh.urdf").character
    assert np.array(mesh.link("left_foot").points) == pytest.approx(np.array(box.link("left_foot").points), abs=1e-5)


def test_torque_limits_that_the_file_lacks_are_ours_scaled(tmp_path):
    text = mjcf()
    text = text[: text.index("<actuator>")] + "</mujoco>"
    found = bring(tmp_path, text)
    human = characters.load("human")
    body = found.character
    scale = body.mass / human.mass * 0.8 / 0.85
    for name in ("left_knee", "left_hip_pitch"):
        ours = human.joints[human.joint_index(name)].torque
        assert body.joints[body.joint_index(name)].torque == pytest.approx(ours * scale, rel=0.01)
    assert any("no torque limit" in line for line in found.words)


def test_parts_that_are_named_are_taken(tmp_path):
    text = mjcf(legs=leg("l", 0.1) + leg("r", -0.1) + leg("t", 0.0))
    given = {"left_foot": "l_sole", "right_foot": "r_sole"}
    found = bring(tmp_path, text, given=given)
    assert found.links["left_foot"] == ["l_sole"]
    assert "t_sole" in found.links["pelvis"]


def test_the_file_is_a_character_file(tmp_path):
    body = bring(tmp_path, mjcf(), name="model.xml").character
    path = tmp_path / "body.json"
    path.write_text(body.to_json())
    assert characters.load(str(path)) == body
    assert json.loads(path.read_text())["schema"] == "footfall/character"


def test_the_humanoid_of_gymnasium():
    gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed; pip install footfall[gym]")
    path = Path(gymnasium.__file__).parent / "envs/mujoco/assets/humanoid.xml"
    found = import_body(path)
    model = mujoco.MjModel.from_xml_path(str(path))
    assert found.character.mass == pytest.approx(float(model.body_mass.sum()), rel=1e-4)
    assert found.links["pelvis"] == ["pelvis"]
    assert found.links["left_foot"] == ["left_foot"]
    assert found.joints["left_knee"] == "left_knee"
    assert found.joints["lower_waist_roll"] == "abdomen_x"
    assert found.joints["waist_pitch"] == "abdomen_y"
    assert not found.left_out
