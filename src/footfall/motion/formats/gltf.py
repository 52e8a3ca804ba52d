"""Export to glTF 2.0: an animated skeleton with a simple mesh for every bone.

glTF has metres and y up. A motion with z up is put under a node that rotates it; its numbers stay the same. The mesh is
bound in the skeleton's rest pose; the nodes' own transforms are those of the first frame.
"""

from __future__ import annotations

import base64
import json
import struct
from typing import Any

import numpy as np

from ...errors import BadInput
from .. import rotation
from ..motion import Motion

FLOAT, UBYTE, USHORT, UINT = 5126, 5121, 5123, 5125
KIND = {FLOAT: "<f4", UBYTE: "u1", USHORT: "<u2", UINT: "<u4"}
SHAPE = {1: "SCALAR", 3: "VEC3", 4: "VEC4", 16: "MAT4"}
UP = {"z": rotation.from_axis_angle((1.0, 0.0, 0.0), -0.5 * np.pi), "y": rotation.IDENTITY}
BONE_COLOUR = (0.80, 0.45, 0.20, 1.0)


def glb(motion: Motion, up: str = "z", metres: float = 1.0) -> bytes:
    """The motion as the content of a `.glb` file.

    Args:
        motion: The motion.
        up: Its vertical axis, `y` or `z`.
        metres: Its unit of length [m].

    Returns:
        The bytes of the file.
    """
    document, data = _document(motion, up, metres)
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()
    text += b" " * (-len(text) % 4)
    data += b"\0" * (-len(data) % 4)
    size = 12 + 8 + len(text) + 8 + len(data)
    head = struct.pack("<4sII", b"glTF", 2, size)
    return head + struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(data), b"BIN\0") + data


def gltf(motion: Motion, up: str = "z", metres: float = 1.0) -> bytes:
    """The motion as the content of a `.gltf` file: JSON with embedded data. Arguments as of `glb`."""
    document, data = _document(motion, up, metres)
    document["buffers"][0]["uri"] = "data:application/octet-stream;base64," + base64.b64encode(data).decode()
    return json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False).encode()


def _document(motion: Motion, up: str, metres: float) -> tuple[dict[str, Any], bytes]:
    """The JSON document and the binary buffer."""
    if up not in UP:
        raise BadInput(f"up {up[:20]!r} cannot be used; expected {' or '.join(sorted(UP))}")
    numbers = _Buffer()
    count = len(motion.skeleton)
    stage = {"name": motion.name, "rotation": _xyzw(UP[up]).tolist(), "scale": [metres] * 3, "children": [1]}
    figure = {"name": "bones", "mesh": 0, "skin": 0}
    nodes = [stage, *_joints(motion, first=1), figure]
    mesh, skin = _skinned_mesh(motion, numbers, UP[up], metres)
    document = {
        "asset": {"version": "2.0", "generator": "Footfall"},
        "scene": 0,
        "scenes": [{"nodes": [0, count + 1]}],
        "nodes": nodes,
        "meshes": [mesh],
        "skins": [{**skin, "joints": list(range(1, count + 1)), "skeleton": 1}],
        "materials": [{"name": "bone", "pbrMetallicRoughness": {"baseColorFactor": BONE_COLOUR, "metallicFactor": 0}}],
        "animations": [_animation(motion, numbers, first=1)],
        "accessors": numbers.accessors,
        "bufferViews": numbers.views,
        "buffers": [{"byteLength": len(numbers.data)}],
    }
    return document, bytes(numbers.data)


class _Buffer:
    """The file's only buffer, with its views and accessors."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.views: list[dict[str, Any]] = []
        self.accessors: list[dict[str, Any]] = []

    def add(self, values: np.ndarray, kind: int = FLOAT, bounds: bool = False, target: int | None = None) -> int:
        """Append an array [item] or [item, component]; returns the index of its accessor."""
        stored = np.ascontiguousarray(values, KIND[kind])
        table = stored.reshape(len(stored), -1)
        self.data += b"\0" * (-len(self.data) % 4)
        view: dict[str, Any] = {"buffer": 0, "byteOffset": len(self.data), "byteLength": stored.nbytes}
        self.views.append(view if target is None else {**view, "target": target})
        self.data += stored.tobytes()
        accessor: dict[str, Any] = {"bufferView": len(self.views) - 1, "componentType": kind, "count": len(stored)}
        accessor["type"] = SHAPE[table.shape[1]]
        if bounds:
            accessor |= {"min": table.min(axis=0).tolist(), "max": table.max(axis=0).tolist()}
        self.accessors.append(accessor)
        return len(self.accessors) - 1


def _xyzw(q: np.ndarray) -> np.ndarray:
    return np.roll(rotation.normalized(q), -1, axis=-1)


def _joints(motion: Motion, first: int) -> list[dict[str, Any]]:
    """One node for each joint, with its transform in the first frame."""
    skeleton = motion.skeleton
    offsets = skeleton.offsets if motion.local_offsets is None else motion.local_offsets[0]
    rotations = _xyzw(motion.local_rotations[0])
    nodes: list[dict[str, Any]] = []
    for i, name in enumerate(skeleton.names):
        position = offsets[i] if i else motion.root[0]
        node = {"name": name, "translation": position.tolist(), "rotation": rotations[i].tolist()}
        children = [first + child for child in skeleton.children[i]]
        nodes.append({**node, "children": children} if children else node)
    return nodes


def _animation(motion: Motion, numbers: _Buffer, first: int) -> dict[str, Any]:
    """Translations of the root and of joints with variable offsets, rotations of joints that move; linear in time."""
    samplers: list[dict[str, Any]] = []
    channels: list[dict[str, Any]] = []
    time = numbers.add(motion.time, bounds=True)

    def add_channel(joint: int, path: str, values: np.ndarray) -> None:
        samplers.append({"input": time, "output": numbers.add(values), "interpolation": "LINEAR"})
        channels.append({"sampler": len(samplers) - 1, "target": {"node": first + joint, "path": path}})

    add_channel(0, "translation", motion.root)
    rotations = _xyzw(rotation.continuous(motion.local_rotations))
    for i in range(len(motion.skeleton)):
        offset = None if motion.local_offsets is None or i == 0 else motion.local_offsets[:, i]
        if offset is not None and np.any(offset != offset[0]):
            add_channel(i, "translation", offset)
        if i == 0 or np.any(np.abs(rotations[:, i] - rotations[0, i]) > 1e-9):
            add_channel(i, "rotation", rotations[:, i])
    return {"name": motion.name, "samplers": samplers, "channels": channels}


def _skinned_mesh(
    motion: Motion, numbers: _Buffer, up: np.ndarray, metres: float
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A mesh of all bones in the rest pose, and the skin that binds each bone to its joint."""
    skeleton = motion.skeleton
    # In the rest pose all local rotations are the identity but the root's, which is that of the placement.
    upright = rotation.product(up, motion.placement.rotation)
    position = np.zeros((len(skeleton), 3))
    for i, parent in enumerate(skeleton.parents):
        position[i] = (
            position[parent] + skeleton.offsets[i]
            if i
            else rotation.rotated(rotation.inverse(motion.placement.rotation), motion.root[0])
        )
    inverse = np.zeros((len(skeleton), 4, 4))
    inverse[:, :3, :3] = rotation.to_matrix(rotation.inverse(upright)) / metres
    inverse[:, :3, 3] = -position
    inverse[:, 3, 3] = 1.0
    corners, normals, owners = _bones(motion, position)
    corners = metres * rotation.rotated(upright, corners)
    normals = rotation.rotated(upright, normals)
    joints = np.zeros((len(owners), 4), int)
    joints[:, 0] = owners
    weights = np.zeros((len(owners), 4))
    weights[:, 0] = 1.0
    vertices = 34962  # ARRAY_BUFFER
    attributes = {
        "POSITION": numbers.add(corners, bounds=True, target=vertices),
        "NORMAL": numbers.add(normals, target=vertices),
        "JOINTS_0": numbers.add(joints, UBYTE if len(skeleton) <= 256 else USHORT, target=vertices),
        "WEIGHTS_0": numbers.add(weights, target=vertices),
    }
    mesh = {"name": "bones", "primitives": [{"attributes": attributes, "material": 0}]}
    columns = np.swapaxes(inverse, 1, 2).reshape(-1, 16)  # glTF matrices are column-major
    return mesh, {"inverseBindMatrices": numbers.add(columns)}


def _bones(motion: Motion, position: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Vertices of triangles, their normals and the joint each belongs to, in the axes of the rest pose.

    A bone is an octahedron from a joint to each child and end; a joint without any gets a small octahedron.
    """
    skeleton = motion.skeleton
    spans = [(parent, skeleton.offsets[i]) for i, parent in enumerate(skeleton.parents) if i]
    spans += [(at, np.array(end)) for at, end in skeleton.ends]
    lengths = np.array([np.linalg.norm(span) for _, span in spans])
    size = float(np.median(lengths[lengths > 0.0])) if np.any(lengths > 0.0) else 0.1
    spans = [span for span, length in zip(spans, lengths, strict=True) if length > 0.02 * size]
    bare = set(range(len(skeleton))) - {at for at, _ in spans}
    shapes = [_octahedron(position[at], span, 0.2) for at, span in spans]
    for joint in sorted(bare):
        tip = np.array([0.0, 0.08 * size, 0.0])
        shapes.append(_octahedron(position[joint] - 0.5 * tip, tip, 0.5))
    owners = np.repeat([at for at, _ in spans] + sorted(bare), 24)
    triangles = np.concatenate(shapes)
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-30)
    return triangles.reshape(-1, 3), np.repeat(normals, 3, axis=0), owners


def _octahedron(start: np.ndarray, span: np.ndarray, waist: float) -> np.ndarray:
    """Eight triangles [8, 3, 3] with outward normals, from `start` along `span`, widest at the fraction `waist`."""
    length = float(np.linalg.norm(span))
    width = (0.5 if waist == 0.5 else 0.1) * length
    turn = rotation.shortest_arc(np.array([0.0, 0.0, 1.0]), span / length)
    ring = np.array([[1.0, 0, 0], [0, 1.0, 0], [-1.0, 0, 0], [0, -1.0, 0]]) * width + [0.0, 0.0, waist * length]
    bottom, top = np.zeros(3), np.array([0.0, 0.0, length])
    faces = [(ring[k], ring[(k + 1) % 4], top) for k in range(4)]
    faces += [(ring[(k + 1) % 4], ring[k], bottom) for k in range(4)]
    return start + rotation.rotated(turn, np.array(faces))
