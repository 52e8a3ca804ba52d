"""A rigged character of the user: read, simulated, pushed, and taken home with skin and animation."""

from __future__ import annotations

import json
import struct
import warnings

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.motion import rotation
from footfall.motion.formats import rigged
from footfall.studio.files import own_character
from footfall.studio.live.simulation import LiveSimulation

from .rigged_character import glb, packed


def changed(content: bytes, change) -> bytes:
    """The same file with another description."""
    size = struct.unpack_from("<I", content, 12)[0]
    document = json.loads(content[20 : 20 + size])
    change(document)
    return packed(document, content[28 + size :])


def nested(depth: int) -> list:
    return [nested(depth - 1)] if depth else []


def place(document: dict, name: str, offset: list) -> None:
    next(node for node in document["nodes"] if node["name"].endswith(name))["translation"] = offset


@pytest.fixture(scope="module")
def own():
    return own_character.read(glb(), "mine.glb")


def test_the_body_has_the_proportions_of_the_skeleton(own):
    body = own.bodies["human"]
    assert body.link("left_shank").offset[2] == pytest.approx(-np.hypot(0.42, 0.005), abs=1e-5)
    assert body.link("left_forearm").offset[2] == pytest.approx(-0.26)
    small = own_character.read(glb(scale=0.8), "small.glb").bodies["human"]
    assert small.link("left_shank").offset[2] == pytest.approx(-0.8 * np.hypot(0.42, 0.005), abs=1e-5)
    assert {"left_thigh", "left_foot", "left_toes", "right_upper_arm", "head", "pelvis"} <= set(own.rest)


def test_other_names_of_joints_and_those_of_vrm_are_known():
    assert own_character.read(glb(prefix=""), "plain.glb").rest.keys() == own_character.read(glb(), "m.glb").rest.keys()

    def as_vrm(document) -> None:
        bones = {"hips": "Hips", "spine": "Spine", "chest": "Spine2", "neck": "Neck", "head": "Head"}
        for side in ("left", "right"):
            pairs = {"UpperLeg": "UpLeg", "LowerLeg": "Leg", "Foot": "Foot", "Toes": "ToeBase", "Shoulder": "Shoulder"}
            pairs |= {"UpperArm": "Arm", "LowerArm": "ForeArm", "Hand": "Hand"}
            bones |= {side + to: side.capitalize() + old for to, old in pairs.items()}
        named = {node["name"]: k for k, node in enumerate(document["nodes"])}
        human = {to: {"node": named[f"mixamorig:{old}"]} for to, old in bones.items()}
        document["extensions"] = {"VRMC_vrm": {"humanoid": {"humanBones": human}}}
        for k, node in enumerate(document["nodes"]):
            node["name"] = f"J_{k}"

    assert len(own_character.read(changed(glb(), as_vrm), "mine.vrm").rest) >= 15


def test_it_walks_and_is_taken_home_with_skin_weights_and_animation(own, tmp_path):
    live = LiveSimulation(skills.load("human-walk-natural"))
    live.own = own
    live.restart(skills.load("human-walk-natural"))
    for _ in range(240):
        live.advance(1 / 60)
    assert live.fallen_at is None
    assert live.sim.world.character.name == "own-toes"
    assert live.sim.position[0] > 2.0
    path = tmp_path / "home.glb"
    path.write_bytes(own.animated(live.rollout()))
    before, after = rigged.read(glb(), "a"), rigged.read(path.read_bytes(), "b")
    assert after.document["skins"] == before.document["skins"]
    assert after.document["meshes"] == before.document["meshes"]
    (animation,) = after.document["animations"]
    targets = {(c["target"]["node"], c["target"]["path"]) for c in animation["channels"]}
    assert (own.rest["pelvis"][0], "translation") in targets
    assert {(node, "rotation") for node, _ in own.rest.values()} <= targets
    pygltflib = pytest.importorskip("pygltflib")
    opened = pygltflib.GLTF2().load(str(path))
    assert len(opened.skins) == len(opened.animations) == 1
    assert opened.meshes[0].primitives[0].attributes.WEIGHTS_0 is not None


def test_the_animated_feet_are_where_the_simulated_ones_are(own):
    """Forward kinematics of the file against the simulation."""
    live = LiveSimulation(skills.load("human-walk-natural"))
    live.own = own
    live.restart(skills.load("human-walk-natural"))
    live.advance(2.0)
    rollout = live.rollout()
    file = rigged.read(own.animated(rollout), "b")
    motion, frame = rollout.motion(own_character.RATE), 60
    (animation,) = file.document["animations"]
    local = {node: list(file.local(node)) for node in file.order}
    for channel in animation["channels"]:
        accessor = file.document["accessors"][animation["samplers"][channel["sampler"]]["output"]]
        view = file.document["bufferViews"][accessor["bufferView"]]
        values = np.frombuffer(file.data, "<f4", view["byteLength"] // 4, view["byteOffset"])
        row = values.reshape(accessor["count"], -1)[frame].astype(float)
        turned = channel["target"]["path"] == "rotation"
        local[channel["target"]["node"]][int(turned)] = np.roll(row, 1) if turned else row
    world = {-1: np.eye(4)}
    for node in file.order:
        place, turn, scale = local[node]
        matrix = np.eye(4)
        matrix[:3, :3], matrix[:3, 3] = rotation.to_matrix(turn) * scale, place
        world[node] = world[file.parents[node]] @ matrix
    for link in ("left_foot", "right_foot", "left_forearm", "head"):
        seen = rotation.rotated(own.axes, world[own.rest[link][0]][:3, 3])
        assert np.allclose(seen, motion.position(link)[frame], atol=0.02), link


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda d: d.update(buffers=[{"uri": "http://elsewhere/x.bin", "byteLength": 4}]), "refers to other files"),
        (lambda d: d.update(images=[{"uri": "file.png"}]), "refers to other files"),
        (lambda d: d.pop("skins"), "no skin"),
        (lambda d: d["skins"][0].update(joints=[1, 9999]), "joints that do not exist"),
        (lambda d: d["nodes"][1].update(children=[0]), "not a tree|cannot be one"),
        (lambda d: d["nodes"][2].update(translation=["a", 1, 2]), "expected 3 numbers"),
        (lambda d: d.update(extensionsRequired=["KHR_draco_mesh_compression"]), "compressed"),
        (lambda d: d.update(extensionsRequired=7), "extensionsRequired: expected a list"),
        (lambda d: d["nodes"][2].update(children=0.5), "expected a list of nodes"),
        (lambda d: d["nodes"][2].update(children=None), "expected a list of nodes"),
        (lambda d: d["nodes"][2].update(children=[True]), "cannot be one"),
        (lambda d: d["skins"][0]["joints"].append(True), "joints that do not exist"),
        (lambda d: d["nodes"][2].update(translation=[10**400, 1, 2]), "expected 3 numbers"),
        (lambda d: d["nodes"][2].update(translation=[float("nan"), 1, 2]), "not JSON"),
        (lambda d: [node.update(scale=[1e6] * 3) for node in d["nodes"]], "too far"),
        (lambda d: d["nodes"][0].update(scale=[0.0, 0.01, 0.01]), "scaled to nothing|upright|beside"),
        (lambda d: d.update(accessors={}), "accessors: expected a list"),
        (lambda d: d.update(extras=nested(200)), "nested deeper"),
        (lambda d: place(d, "LeftHand", [0, 0, 0]), "left_forearm has no length"),
        (lambda d: [place(d, f"{s}UpLeg", [0, 0, 0]) for s in ("Left", "Right")], "expected|cannot"),
    ],
)
def test_other_files_are_refused_in_one_line(change, why):
    with warnings.catch_warnings(action="error"), pytest.raises(BadInput, match=why) as refused:
        own_character.read(changed(glb(), change), "bad.glb")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("content", [b"", b"glTF", b"\0" * 100, glb()[:200], glb()[:-40]])
def test_damaged_files_are_refused(content):
    with pytest.raises(BadInput):
        own_character.read(content, "bad.glb")


def test_names_of_bones_are_one_line_and_what_has_no_buffer_is_taken_home_too(own):
    def change(document) -> None:
        document["nodes"][8]["name"] = "LeftFoot\n\ud800" * 20
        document["buffers"] = []

    file = rigged.read(changed(glb(), change), "odd.glb")
    assert all(name.isprintable() for name in file.names)
    opened = rigged.read(file.with_animation("a", np.arange(3.0), {(1, "translation"): np.zeros((3, 3))}), "home.glb")
    assert opened.document["buffers"][0]["byteLength"] == len(opened.data)
