"""Rigged characters: `.glb` and `.vrm` files with a skin (glTF 2.0). Their skeleton is read, and an animation is added.

Meshes, materials and textures are not looked at: they stay in the file as they are. Files that refer to others are
refused, and declared sizes are checked before use.
"""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...characters.skeleton import Skeleton
from ...errors import BadInput
from .. import rotation

MAX_BYTES = 64 << 20  # of a file
MAX_JSON_BYTES = 16 << 20  # of its description
MAX_NODES = 4000
MAX_JOINTS = 400
MAX_DEPTH = 100  # of lists and objects in each other
FARTHEST = 1e9  # any number of a transform in the rest pose must be below this
LISTS = ("buffers", "images", "bufferViews", "accessors", "animations")
FLOAT = 5126
BINARY, TEXT = 0x004E4942, 0x4E4F534A  # kinds of chunks


@dataclass(frozen=True, eq=False)
class Rigged:
    """A rigged character in its rest pose: glTF's axes, y up, metres.

    Attributes:
        name: Of the file.
        document: The JSON description.
        data: The binary chunk.
        parents: [node] index of the parent, -1 for none.
        order: Nodes, parents first.
        world: [node, 4, 4] transforms in the rest pose.
        rotations: [node, 4] rotations of them (w, x, y, z).
        joints: Nodes of the skeleton, parents first; the first one is its root.
        names: Of the joints, all different; those of the VRM bones where the file names them.
    """

    name: str
    document: dict[str, Any]
    data: bytes
    parents: tuple[int, ...]
    order: tuple[int, ...]
    world: np.ndarray
    rotations: np.ndarray
    joints: tuple[int, ...]
    names: tuple[str, ...]

    def skeleton(self) -> Skeleton:
        """The joints with offsets along glTF's axes, so that all rotations are the identity in the rest pose [m]."""
        index = {node: k for k, node in enumerate(self.joints)}
        places = self.world[list(self.joints), :3, 3]
        parents = [-1, *(self._joint_above(node, index) for node in self.joints[1:])]
        offsets = [places[0], *(places[k] - places[parents[k]] for k in range(1, len(parents)))]
        return Skeleton(self.names, tuple(parents), np.array(offsets))

    def _joint_above(self, node: int, index: dict[int, int]) -> int:
        at = self.parents[node]
        while at >= 0 and at not in index:
            at = self.parents[at]
        return index.get(at, 0)

    def local(self, node: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Translation, rotation (w, x, y, z) and scale of a node in the rest pose."""
        return _local(self.document["nodes"][node])

    def with_animation(self, name: str, times: np.ndarray, channels: dict[tuple[int, str], np.ndarray]) -> bytes:
        """The file with one more animation.

        Args:
            name: Of the animation.
            times: [frame] [s].
            channels: By node and "rotation" [frame, 4] (w, x, y, z) or "translation" [frame, 3].

        Returns:
            The bytes of a `.glb` file.
        """
        document = json.loads(json.dumps(self.document))
        data = bytearray(self.data)
        views, accessors = document.setdefault("bufferViews", []), document.setdefault("accessors", [])

        def add(values: np.ndarray, kind: str, bounds: bool = False) -> int:
            stored = np.ascontiguousarray(values, "<f4")
            data.extend(b"\0" * (-len(data) % 4))
            views.append({"buffer": 0, "byteOffset": len(data), "byteLength": stored.nbytes})
            data.extend(stored.tobytes())
            row = {"bufferView": len(views) - 1, "componentType": FLOAT, "count": len(stored), "type": kind}
            row |= {"min": [float(stored.min())], "max": [float(stored.max())]} if bounds else {}
            accessors.append(row)
            return len(accessors) - 1

        clock, samplers, targets = add(times, "SCALAR", bounds=True), [], []
        for (node, path), values in channels.items():
            turned = path == "rotation"
            stored = np.roll(rotation.normalized(values), -1, axis=-1) if turned else values
            samplers.append({"input": clock, "output": add(stored, "VEC4" if turned else "VEC3")})
            targets.append({"sampler": len(samplers) - 1, "target": {"node": node, "path": path}})
        document.setdefault("animations", []).append({"name": name, "samplers": samplers, "channels": targets})
        document["buffers"] = [{**next(iter(document.get("buffers", ())), {}), "byteLength": len(data)}]
        return _glb(document, bytes(data))


def read(content: bytes, name: str) -> Rigged:
    """Read a `.glb` or `.vrm` file.

    Args:
        content: Its bytes.
        name: For messages.

    Raises:
        BadInput: It is not such a file, is too large, refers to other files, or has no skin.
    """
    document, data = _chunks(content, name)
    _check_references(document, name)
    nodes = document.get("nodes", [])
    if not isinstance(nodes, list) or not 0 < len(nodes) <= MAX_NODES or not all(isinstance(n, dict) for n in nodes):
        raise BadInput(f"{name}: expected 1 to {MAX_NODES} nodes")
    parents, order = _tree(nodes, name)
    world, rotations = _rest(nodes, parents, order, name)
    joints = _joints(document, parents, order, name)
    return Rigged(name, document, data, parents, order, world, rotations, joints, _names(document, joints))


def _chunks(content: bytes, name: str) -> tuple[dict[str, Any], bytes]:
    if len(content) > MAX_BYTES:
        raise BadInput(f"{name}: {len(content) >> 20} MB are too much; expected at most {MAX_BYTES >> 20}")
    if len(content) < 20 or content[:4] != b"glTF" or struct.unpack_from("<I", content, 4)[0] != 2:
        raise BadInput(f"{name}: not a binary glTF 2.0 file; expected .glb or .vrm")
    chunks: dict[int, bytes] = {}
    at = 12
    while at + 8 <= len(content):
        size, kind = struct.unpack_from("<II", content, at)
        if size > len(content) - at - 8:
            raise BadInput(f"{name}: ends in the middle of a chunk")
        chunks.setdefault(kind, content[at + 8 : at + 8 + size])
        at += 8 + size
    text = chunks.get(TEXT, b"")
    if len(text) > MAX_JSON_BYTES:
        raise BadInput(f"{name}: its description is larger than {MAX_JSON_BYTES >> 20} MB")
    try:
        document = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise BadInput(f"{name}: its description is not JSON") from None
    if not isinstance(document, dict):
        raise BadInput(f"{name}: its description is not an object")
    if _is_deep(document):
        raise BadInput(f"{name}: its description is nested deeper than {MAX_DEPTH}")
    return document, chunks.get(BINARY, b"")


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def _is_deep(document: dict[str, Any]) -> bool:
    level: list[Any] = [document]
    for _ in range(MAX_DEPTH):
        holders = [value for value in level if isinstance(value, dict | list)]
        if not holders:
            return False
        level = [one for value in holders for one in (value.values() if isinstance(value, dict) else value)]
    return True


def _check_references(document: dict[str, Any], name: str) -> None:
    """No file of another place is loaded, whatever the page makes of an address."""
    for kind in LISTS:
        rows = document.get(kind, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise BadInput(f"{name}: {kind}: expected a list of objects")
        if kind in ("buffers", "images") and any("uri" in row for row in rows):
            raise BadInput(f"{name}: refers to other files ({kind}); export it as one .glb file with everything in it")
    if len(document.get("buffers", [])) > 1:
        raise BadInput(f"{name}: has more than one buffer; expected the one of a .glb file")
    required = document.get("extensionsRequired", [])
    if not isinstance(required, list):
        raise BadInput(f"{name}: extensionsRequired: expected a list of names")
    packed = [one for one in required if one in ("KHR_draco_mesh_compression", "EXT_meshopt_compression")]
    if packed:
        raise BadInput(f"{name}: is compressed ({packed[0]}); export it without compression")


def _is_index(value: Any, count: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count


def _tree(nodes: list[dict[str, Any]], name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    parents = [-1] * len(nodes)
    for k, node in enumerate(nodes):
        children = node.get("children", [])
        if not isinstance(children, list):
            raise BadInput(f"{name}: children of node {k}: expected a list of nodes")
        for child in children:
            if not _is_index(child, len(nodes)) or parents[child] >= 0 or child == k:
                raise BadInput(f"{name}: node {k} has a child that cannot be one")
            parents[child] = k
    order: list[int] = []
    waiting = [k for k, parent in enumerate(parents) if parent < 0]
    while waiting:
        at = waiting.pop()
        order.append(at)
        waiting += nodes[at].get("children", [])
    if len(order) != len(nodes):
        raise BadInput(f"{name}: its nodes are not a tree")
    return tuple(parents), tuple(order)


def _numbers(node: dict[str, Any], key: str, usual: list[float]) -> np.ndarray:
    try:
        values = np.array(node.get(key, usual), float)
    except (TypeError, ValueError, OverflowError):
        values = np.array(np.nan)
    if values.shape != (len(usual),) or not np.isfinite(values).all() or np.abs(values).max() > 1e6:
        raise BadInput(f"{key} of a node: expected {len(usual)} numbers")
    return values


def _local(node: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    if "matrix" in node:
        matrix = _numbers(node, "matrix", [0.0] * 16).reshape(4, 4).T
        scale = np.maximum(np.linalg.norm(matrix[:3, :3], axis=0), 1e-12)
        return matrix[:3, 3], rotation.from_matrix(matrix[:3, :3] / scale), scale
    turn = np.roll(_numbers(node, "rotation", [0.0, 0.0, 0.0, 1.0]), 1)
    if np.linalg.norm(turn) < 1e-6:
        raise BadInput("rotation of a node: expected a unit quaternion")
    return _numbers(node, "translation", [0.0] * 3), rotation.normalized(turn), _numbers(node, "scale", [1.0] * 3)


def _rest(
    nodes: list[dict[str, Any]], parents: tuple[int, ...], order: tuple[int, ...], name: str
) -> tuple[np.ndarray, np.ndarray]:
    """Transforms of all nodes in the rest pose [node, 4, 4], and their rotations [node, 4]."""
    world, turns = np.zeros((len(nodes), 4, 4)), np.zeros((len(nodes), 4))
    for k in order:
        try:
            place, turn, scale = _local(nodes[k])
        except BadInput as error:
            raise BadInput(f"{name}: {error}") from None
        own = np.eye(4)
        own[:3, :3], own[:3, 3] = rotation.to_matrix(turn) * scale, place
        above = parents[k]
        world[k] = own if above < 0 else world[above] @ own
        if np.abs(world[k]).max() > FARTHEST:
            raise BadInput(f"{name}: node {k} is scaled or moved too far; expected metres")
        turns[k] = turn if above < 0 else rotation.product(turns[above], turn)
    return world, turns


def _joints(document: dict[str, Any], parents: tuple[int, ...], order: tuple[int, ...], name: str) -> tuple[int, ...]:
    """The joints of all skins, parents first; those outside of the tree of the first one are left out."""
    skins = document.get("skins")
    if not isinstance(skins, list) or not skins:
        raise BadInput(f"{name}: has no skin; expected a rigged character")
    named: set[int] = set()
    for skin in skins:
        joints = skin.get("joints") if isinstance(skin, dict) else None
        if not isinstance(joints, list) or not all(_is_index(j, len(parents)) for j in joints):
            raise BadInput(f"{name}: a skin has joints that do not exist")
        named.update(joints)
    if not 0 < len(named) <= MAX_JOINTS:
        raise BadInput(f"{name}: {len(named)} joints; expected 1 to {MAX_JOINTS}")
    tops: dict[int, list[int]] = {}
    for node in order:
        if node in named:
            top = at = node
            while (at := parents[at]) >= 0:
                top = at if at in named else top
            tops.setdefault(top, []).append(node)
    return tuple(max(tops.values(), key=len))


def _names(document: dict[str, Any], joints: tuple[int, ...]) -> tuple[str, ...]:
    """Names of the joints, made different; those of the humanoid bones of a VRM file."""
    bones = _vrm_bones(document)
    found: list[str] = []
    for k, node in enumerate(joints):
        name = bones.get(node) or _plain(document["nodes"][node].get("name") or f"joint_{k}")
        found.append(name if name not in found else f"{name}_{k}")
    return tuple(found)


def _plain(name: Any) -> str:
    """A name in one short line."""
    return "".join(c if c.isprintable() else " " for c in str(name)[:80])


def _vrm_bones(document: dict[str, Any]) -> dict[int, str]:
    extensions = document.get("extensions")
    extensions = extensions if isinstance(extensions, dict) else {}
    for key in ("VRMC_vrm", "VRM"):
        humanoid = extensions.get(key, {}).get("humanoid", {}) if isinstance(extensions.get(key), dict) else {}
        bones = humanoid.get("humanBones") if isinstance(humanoid, dict) else None
        if isinstance(bones, dict):
            rows = [(name, row.get("node")) for name, row in bones.items() if isinstance(row, dict)]
        elif isinstance(bones, list):
            rows = [(row.get("bone"), row.get("node")) for row in bones if isinstance(row, dict)]
        else:
            continue
        return {node: _plain(name) for name, node in rows if isinstance(node, int) and name}
    return {}


def _glb(document: dict[str, Any], data: bytes) -> bytes:
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode(errors="replace")
    text += b" " * (-len(text) % 4)
    data += b"\0" * (-len(data) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(text) + 8 + len(data))
    return head + struct.pack("<II", len(text), TEXT) + text + struct.pack("<II", len(data), BINARY) + data
