"""glTF out, read back by pygltflib and played by the code below: the same places as the motion's own."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from footfall.characters.skeleton import Skeleton
from footfall.errors import BadInput
from footfall.motion import Motion, rotation
from footfall.motion.formats import bvh, files, gltf

pygltflib = pytest.importorskip("pygltflib", reason="reads glTF back; comes with the dev dependencies")

DTYPES = {5126: "<f4", 5121: "u1", 5123: "<u2", 5125: "<u4"}
WIDTHS = {"SCALAR": 1, "VEC3": 3, "VEC4": 4, "MAT4": 16}
TO_Y_UP = np.array([[1.0, 0, 0], [0, 0, 1], [0, -1, 0]])  # x stays, z goes up


def walking(frames: int = 40, local_offsets: bool = False) -> Motion:
    """Seven joints that turn more than once round, in metres, z up."""
    draw = np.random.default_rng(3)
    names = ("hips", "left thigh", "left shank", "chest", "head, neck", "tail", "tip")
    offsets = draw.normal(size=(7, 3)) * 0.3
    offsets[5] = 0.0
    skeleton = Skeleton(names, (-1, 0, 1, 0, 3, 0, 5), offsets, ((2, (0.0, 0.1, -0.4)), (4, (0.0, 0.0, 0.0))))
    time = np.linspace(0.0, 1.0, frames)[:, None, None]
    rotations = rotation.exp(time * draw.normal(size=(1, 7, 3)) * 9.0)
    rotations *= np.where(draw.random((frames, 7, 1)) < 0.5, -1.0, 1.0)  # signs as files give them: any
    rotations[:, 6] = rotation.IDENTITY
    root = np.cumsum(draw.normal(size=(frames, 3)), axis=0) * 0.1 + [0.0, 0.0, 1.0]
    moved = offsets + 0.1 * draw.normal(size=(frames, 7, 3)) if local_offsets else None
    return Motion(skeleton, 30.0, root, rotations, "a walk", moved)


def opened(data: bytes, suffix: str, folder: Path):
    """Through a file and an independent loader."""
    path = folder / f"clip{suffix}"
    path.write_bytes(data)
    document = pygltflib.GLTF2().load(str(path))
    assert document is not None
    if suffix == ".gltf":
        document.convert_buffers(pygltflib.BufferFormat.BINARYBLOB)
    return document


def numbers(document, index: int) -> np.ndarray:
    accessor = document.accessors[index]
    view = document.bufferViews[accessor.bufferView]
    width = WIDTHS[accessor.type]
    start = (view.byteOffset or 0) + (accessor.byteOffset or 0)
    assert start % 4 == 0
    raw = document.binary_blob()[start : start + view.byteLength]
    out = np.frombuffer(raw, DTYPES[accessor.componentType]).reshape(-1, width)
    assert len(out) == accessor.count
    if accessor.min:  # the loader gives an empty list where the file has none
        np.testing.assert_array_equal(out.min(axis=0), np.array(accessor.min, out.dtype))
        np.testing.assert_array_equal(out.max(axis=0), np.array(accessor.max, out.dtype))
    return out.astype(float)


def matrix(translation, rotations, scale) -> np.ndarray:
    """4x4 from what a node says; the quaternion is (x, y, z, w)."""
    x, y, z, w = rotations
    m = np.eye(4)
    m[:3, :3] = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]
    m[:3, :3] *= np.asarray(scale)
    m[:3, 3] = translation
    return m


def at_time(document, time: float) -> dict[int, dict[str, np.ndarray]]:
    """What the animation says of each node at a time: linear between keys, along the sphere for turns."""
    said: dict[int, dict[str, np.ndarray]] = {}
    animation = document.animations[0]
    for channel in animation.channels:
        sampler = animation.samplers[channel.sampler]
        assert sampler.interpolation == "LINEAR"
        keys, values = numbers(document, sampler.input)[:, 0], numbers(document, sampler.output)
        k = int(np.clip(np.searchsorted(keys, time, side="right") - 1, 0, max(len(keys) - 2, 0)))
        later = min(k + 1, len(keys) - 1)
        fraction = 0.0 if later == k else float(np.clip((time - keys[k]) / (keys[later] - keys[k]), 0.0, 1.0))
        a, b = values[k], values[later]
        if channel.target.path == "rotation":
            apart = float(np.arccos(np.clip(a @ b, -1.0, 1.0)))
            if apart > 1e-4:
                value = (np.sin((1 - fraction) * apart) * a + np.sin(fraction * apart) * b) / np.sin(apart)
            else:
                value = (1 - fraction) * a + fraction * b
            value = value / np.linalg.norm(value)
        else:
            value = (1 - fraction) * a + fraction * b
        said.setdefault(channel.target.node, {})[channel.target.path] = value
    return said


def node_matrices(document, time: float) -> dict[int, np.ndarray]:
    """Every node's transform in the scene."""
    said = at_time(document, time)
    out: dict[int, np.ndarray] = {}

    def go(index: int, above: np.ndarray) -> None:
        node = document.nodes[index]
        now = said.get(index, {})
        place = now.get("translation", node.translation or [0, 0, 0])
        rotations = now.get("rotation", node.rotation or [0, 0, 0, 1])
        out[index] = above @ matrix(place, rotations, node.scale or [1, 1, 1])
        for child in node.children or []:
            go(child, out[index])

    for root in document.scenes[document.scene].nodes:
        go(root, np.eye(4))
    return out


def places_in(document, time: float) -> dict[str, np.ndarray]:
    return {document.nodes[i].name: m[:3, 3] for i, m in node_matrices(document, time).items()}


@pytest.mark.parametrize("suffix", [".glb", ".gltf"])
@pytest.mark.parametrize("local_offsets", [False, True])
def test_an_independent_loader_finds_every_joint_where_the_motion_has_it(suffix, local_offsets, tmp_path):
    motion = walking(local_offsets=local_offsets)
    document = opened(files.encoded(motion, suffix), suffix, tmp_path)
    for k in (0, 1, 17, 39):
        found = places_in(document, k / motion.rate)
        for j, name in enumerate(motion.skeleton.names):
            np.testing.assert_allclose(found[name], TO_Y_UP @ motion.positions[k, j], atol=1e-5)


def test_between_frames_the_nodes_go_the_short_way(tmp_path):
    motion = walking()
    document = opened(gltf.glb(motion), ".glb", tmp_path)
    found = places_in(document, 10.5 / motion.rate)
    rotations = rotation.between(motion.local_rotations[10], motion.local_rotations[11], 0.5)
    half = Motion(motion.skeleton, 30.0, 0.5 * (motion.root[10:11] + motion.root[11:12]), rotations[None])
    for j, name in enumerate(motion.skeleton.names):
        np.testing.assert_allclose(found[name], TO_Y_UP @ half.positions[0, j], atol=1e-5)


def test_quaternions_are_of_length_one_and_never_jump_sign(tmp_path):
    document = opened(gltf.glb(walking()), ".glb", tmp_path)
    animation = document.animations[0]
    turning = [c for c in animation.channels if c.target.path == "rotation"]
    assert len(turning) == 6  # all but the tip, which never turns
    for channel in turning:
        values = numbers(document, animation.samplers[channel.sampler].output)
        np.testing.assert_allclose(np.linalg.norm(values, axis=1), 1.0, atol=1e-6)
        assert np.all(np.sum(values[1:] * values[:-1], axis=1) > 0.0)


def test_bones_follow_their_joints(tmp_path):
    """Skinned as a viewer does it, the mesh's corners lie on the bones in every frame."""
    motion = walking()
    document = opened(gltf.glb(motion), ".glb", tmp_path)
    skin, primitive = document.skins[0], document.meshes[0].primitives[0]
    corners = numbers(document, primitive.attributes.POSITION)
    joints = numbers(document, primitive.attributes.JOINTS_0)[:, 0].astype(int)
    np.testing.assert_array_equal(numbers(document, primitive.attributes.WEIGHTS_0), [[1, 0, 0, 0]] * len(corners))
    np.testing.assert_allclose(np.linalg.norm(numbers(document, primitive.attributes.NORMAL), axis=1), 1.0, atol=1e-5)
    inverse = numbers(document, skin.inverseBindMatrices).reshape(-1, 4, 4).transpose(0, 2, 1)
    for k in (0, 25):
        nodes = node_matrices(document, k / motion.rate)
        move = np.array([nodes[node] @ inverse[i] for i, node in enumerate(skin.joints)])[joints]
        skinned = np.einsum("nij,nj->ni", move, np.c_[corners, np.ones(len(corners))])[:, :3]
        shank = skinned[joints == 2]
        start, end = TO_Y_UP @ motion.position("left shank")[k], TO_Y_UP @ motion.end("left shank")[k]
        np.testing.assert_allclose(min(np.linalg.norm(shank - start, axis=1)), 0.0, atol=1e-5)
        np.testing.assert_allclose(min(np.linalg.norm(shank - end, axis=1)), 0.0, atol=1e-5)
        along = (shank - start) @ (end - start) / np.sum((end - start) ** 2)
        assert along.min() > -1e-4
        assert along.max() < 1.0 + 1e-4


def test_faces_look_outward(tmp_path):
    document = opened(gltf.glb(walking()), ".glb", tmp_path)
    primitive = document.meshes[0].primitives[0]
    corners = numbers(document, primitive.attributes.POSITION).reshape(-1, 8, 3, 3)  # eight triangles a bone
    normals = numbers(document, primitive.attributes.NORMAL).reshape(-1, 8, 3, 3)[:, :, 0]
    outward = corners.mean(axis=2) - corners.mean(axis=(1, 2))[:, None]
    assert np.all(np.sum(outward * normals, axis=2) > 0.0)


def test_a_recording_in_other_axes_and_units_can_be_written_too(tmp_path):
    motion = walking()
    document = opened(gltf.glb(motion, up="y", metres=0.01), ".glb", tmp_path)
    found = places_in(document, 0.0)
    np.testing.assert_allclose(found["left shank"], 0.01 * motion.position("left shank")[0], atol=1e-6)
    with pytest.raises(BadInput, match="expected y or z"):
        gltf.glb(motion, up="x")


def test_a_single_frame_and_a_single_joint_are_enough(tmp_path):
    skeleton = Skeleton(("only",), (-1,), np.zeros((1, 3)))
    motion = Motion(skeleton, 30.0, np.ones((1, 3)), np.array([[[1.0, 0, 0, 0]]]))
    found = places_in(opened(gltf.glb(motion), ".glb", tmp_path), 0.0)
    np.testing.assert_allclose(found["only"], [1, 1, -1], atol=1e-6)


def test_the_glb_is_laid_out_as_the_standard_says():
    data = gltf.glb(walking())
    assert data[:4] == b"glTF"
    assert int.from_bytes(data[4:8], "little") == 2
    assert int.from_bytes(data[8:12], "little") == len(data)
    size = int.from_bytes(data[12:16], "little")
    assert size % 4 == 0
    document = json.loads(data[20 : 20 + size])
    assert document["asset"]["version"] == "2.0"
    assert "uri" not in document["buffers"][0]
    for view in document["bufferViews"]:
        assert view["byteOffset"] + view["byteLength"] <= document["buffers"][0]["byteLength"]


def test_more_joints_than_a_byte_counts_are_written(tmp_path):
    n = 300
    skeleton = Skeleton(tuple(f"j{i}" for i in range(n)), tuple(range(-1, n - 1)), np.full((n, 3), 0.01))
    motion = Motion(skeleton, 30.0, np.zeros((2, 3)), np.tile(rotation.IDENTITY, (2, n, 1)))
    document = opened(gltf.glb(motion), ".glb", tmp_path)
    joints = numbers(document, document.meshes[0].primitives[0].attributes.JOINTS_0)
    assert joints.max() == n - 1


def test_a_shared_clip_reads_back_equal(clips, tmp_path):
    """In metres, z up, floor near 0: what cleaning does, by hand."""
    rotations = rotation.about((1.0, 0.0, 0.0), 0.5 * np.pi)
    motion = bvh.read(clips[0])[1:200].placed(0.056444, rotations, np.zeros(3))
    document = opened(gltf.glb(motion), ".glb", tmp_path)
    worst = 0.0
    for k in (0, 60, 198):
        found = places_in(document, k / motion.rate)
        for j, name in enumerate(motion.skeleton.names):
            worst = max(worst, float(np.abs(found[name] - TO_Y_UP @ motion.positions[k, j]).max()))
    assert worst < 1e-5
