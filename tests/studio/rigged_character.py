"""A small rigged character as Mixamo names its joints: a T-pose, centimetres, a skinned box for every joint."""

from __future__ import annotations

import json
import struct

import numpy as np

LEG = {"UpLeg": (9.0, -6.0, 0.0), "Leg": (0.0, -42.0, 0.5), "Foot": (0.0, -41.0, -1.0), "ToeBase": (0.0, -8.0, 14.0)}
ARM = {"Shoulder": (5.0, 12.0, 0.0), "Arm": (12.0, 0.0, 0.0), "ForeArm": (26.0, 0.0, 0.0), "Hand": (25.0, 0.0, 0.0)}
SPINE = {"Spine": (0.0, 10.0, 0.0), "Spine1": (0.0, 12.0, 0.0), "Spine2": (0.0, 13.0, 0.0)}
HEAD = {"Neck": (0.0, 15.0, 0.0), "Head": (0.0, 9.0, 2.0), "HeadTop_End": (0.0, 18.0, 0.0)}


def glb(prefix: str = "mixamorig:", scale: float = 1.0) -> bytes:
    """The file; lengths are multiplied by `scale`."""
    names, parents, places = ["Hips"], [-1], [(0.0, 95.0, 0.0)]

    def chain(parent: str, bones: dict, side: str = "") -> None:
        for name, (x, y, z) in bones.items():
            places.append((-x if side == "Right" else x, y, z))
            parents.append(names.index(parent))
            names.append(side + name)
            parent = side + name

    chain("Hips", SPINE)
    chain("Spine2", HEAD)
    for side in ("Left", "Right"):
        chain("Spine2", ARM, side)
        chain("Hips", LEG, side)
    offsets = scale * np.array(places)
    at = offsets.copy()
    for k in range(1, len(names)):
        at[k] += at[parents[k]]
    data, views, accessors = bytearray(), [], []

    def add(values, kind: str, dtype: str, component: int) -> int:
        stored = np.ascontiguousarray(values, dtype)
        data.extend(b"\0" * (-len(data) % 4))
        views.append({"buffer": 0, "byteOffset": len(data), "byteLength": stored.nbytes})
        data.extend(stored.tobytes())
        row = {"bufferView": len(views) - 1, "componentType": component, "count": len(stored), "type": kind}
        if kind == "VEC3":
            row |= {"min": stored.min(axis=0).tolist(), "max": stored.max(axis=0).tolist()}
        accessors.append(row)
        return len(accessors) - 1

    corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
    sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    faces = np.array([t for a, b, c, d in sides for t in ((a, b, c), (a, c, d))])
    points = np.concatenate([0.01 * at[k] + 0.05 * scale * corners for k in range(len(names))])
    which = np.repeat(np.arange(len(names)), 8)
    index = np.concatenate([faces + 8 * k for k in range(len(names))])
    inverse = np.tile(np.eye(4), (len(names), 1, 1))
    inverse[:, :3, :3] *= 100.0
    inverse[:, :3, 3] = -at
    mesh = {
        "POSITION": add(points, "VEC3", "<f4", 5126),
        "JOINTS_0": add(np.stack([which, *3 * [np.zeros_like(which)]], 1), "VEC4", "u1", 5121),
        "WEIGHTS_0": add(np.tile([1.0, 0.0, 0.0, 0.0], (len(points), 1)), "VEC4", "<f4", 5126),
    }
    faces_at = add(index.ravel(), "SCALAR", "<u2", 5123)
    matrices = add(inverse.transpose(0, 2, 1).reshape(-1, 16), "MAT4", "<f4", 5126)
    nodes = [{"name": "Armature", "scale": [0.01] * 3, "children": [1]}]
    for k, name in enumerate(names):
        children = [c + 1 for c, p in enumerate(parents) if p == k]
        nodes.append({"name": prefix + name, "translation": offsets[k].tolist()})
        nodes[-1] |= {"children": children} if children else {}
    nodes.append({"name": "Body", "mesh": 0, "skin": 0})
    document = {
        "asset": {"version": "2.0"},
        "scene": 0,
        "scenes": [{"nodes": [0, len(nodes) - 1]}],
        "nodes": nodes,
        "meshes": [{"primitives": [{"attributes": mesh, "indices": faces_at}]}],
        "skins": [{"joints": list(range(1, len(names) + 1)), "inverseBindMatrices": matrices}],
        "accessors": accessors,
        "bufferViews": views,
        "buffers": [{"byteLength": len(data)}],
    }
    return packed(document, bytes(data))


def packed(document: dict, data: bytes) -> bytes:
    text = json.dumps(document).encode()
    text += b" " * (-len(text) % 4)
    data += b"\0" * (-len(data) % 4)
    head = struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(text) + 8 + len(data))
    return head + struct.pack("<I4s", len(text), b"JSON") + text + struct.pack("<I4s", len(data), b"BIN\0") + data
