"""Motion graph files: an .npz of arrays and one JSON text, checked before use."""

from __future__ import annotations

import io
import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np

from ...arrays import read_arrays
from ...characters.skeleton import Skeleton
from ...errors import BadFile, FootfallError
from ...writing import whole_file
from ..analysis.feet import Sole, ToeHinge
from ..analysis.legs import SIDES
from ..motion import Channels, Motion
from .graph import Fragment, MotionGraph

SCHEMA, VERSION = "footfall/motion-graph", 1
RATES = (1.0, 1000.0)  # [frames/s]
LARGEST = 1e6  # of any number: metres, costs
MAX_BYTES = 2**30  # of a file, and of its unpacked arrays
KINDS = {  # name of an array: NumPy kind and number of dimensions
    "about": ("u", 1), "offsets": ("f", 2), "parents": ("i", 1), "ends": ("f", 2), "root": ("f", 2), "turn": ("f", 3),
    "feet": ("b", 2), "bounds": ("i", 1), "fragments": ("i", 2), "edges": ("i", 2), "costs": ("f", 1),
}  # fmt: skip


def save(graph: MotionGraph, path: str | Path) -> None:
    """Write a motion graph to an .npz file, atomically.

    Args:
        graph: The graph.
        path: The file; its folder is created if needed.

    Raises:
        CannotWrite: The file could not be written; no partial file is left.
    """
    content = to_bytes(graph)
    whole_file(Path(path), lambda file: file.write(content))


def to_bytes(graph: MotionGraph) -> bytes:
    """The content of the .npz file of a graph."""
    skeleton, channels = graph.skeleton, graph.motions[0].channels
    about = {
        "schema": SCHEMA,
        "version": VERSION,
        "rate": graph.rate,
        "cut": graph.fragments_before,
        "names": list(skeleton.names),
        "clips": [motion.name for motion in graph.motions],
        "orders": list(channels.orders) if channels else [],
        "soles": {side: _sole_table(sole) for side, sole in graph.soles.items()},
    }
    out = io.BytesIO()
    np.savez_compressed(
        out,
        about=np.frombuffer(json.dumps(about).encode(), np.uint8),
        offsets=skeleton.offsets,
        parents=np.array(skeleton.parents),
        ends=np.array([(at, *offset) for at, offset in skeleton.ends], float).reshape(-1, 4),
        root=np.concatenate([motion.root for motion in graph.motions]),
        turn=np.concatenate([motion.local_rotations for motion in graph.motions]),
        feet=np.concatenate(graph.feet),
        bounds=np.cumsum([0, *(len(motion) for motion in graph.motions)]),
        fragments=np.array([(f.clip, f.start, f.stop, f.left, f.right) for f in graph.fragments], int),
        edges=graph.edges.astype(int).reshape(-1, 2),
        costs=np.asarray(graph.costs, float),
    )
    return out.getvalue()


def _sole_table(sole: Sole) -> dict[str, Any]:
    tips = [[int(joint), offset.tolist()] for joint, offset in sole.tips]
    return {
        "ankle": sole.ankle,
        "heel": sole.heel.tolist(),
        "toe": sole.toe.tolist(),
        "up": sole.up.tolist(),
        "yaws": sole.yaws,
        "tips": tips,
        "hinge": [*sole.hinge.axis.tolist(), sole.hinge.low, sole.hinge.high] if sole.hinge else [],
    }


def load(path: str | Path) -> MotionGraph:
    """Read a motion graph file.

    Args:
        path: An .npz file written by `save`. Sizes are checked before anything is unpacked, and no code in it is run.

    Returns:
        The graph.

    Raises:
        BadFile: The file cannot be read as a motion graph.
    """
    path = Path(path)
    arrays = read_arrays(path, KINDS, MAX_BYTES, "a motion graph")
    try:
        return _graph(arrays)
    except (FootfallError, ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadFile(path, "", f"is not a usable motion graph: {error}") from None


def _graph(a: dict[str, np.ndarray]) -> MotionGraph:
    about = json.loads(a["about"].tobytes().decode())
    if about.get("schema") != SCHEMA or about.get("version") != VERSION:
        raise ValueError(f"expected {SCHEMA} version {VERSION}")
    numbers = [a[name] for name in ("offsets", "ends", "root", "turn", "costs")]
    if not all(np.all(np.abs(values) <= LARGEST) for values in numbers):
        raise ValueError(f"it has numbers beyond {LARGEST:g}")
    if np.any(np.abs(np.linalg.norm(a["turn"], axis=2) - 1.0) > 1e-6):
        raise ValueError("it has quaternions that are not of length one")
    names = tuple(str(name) for name in about["names"])
    ends = tuple((int(row[0]), (float(row[1]), float(row[2]), float(row[3]))) for row in a["ends"])
    if any(not 0 <= at < len(names) for at, _ in ends):
        raise ValueError("bones end at joints that do not exist")
    skeleton = Skeleton(names, tuple(int(p) for p in a["parents"]), a["offsets"], ends)
    motions, feet = _clips(a, about, skeleton)
    fragments = tuple(Fragment(int(c), int(s), int(e), bool(l), bool(r)) for c, s, e, l, r in a["fragments"])
    for f in fragments:
        if not (0 <= f.clip < len(motions) and 0 <= f.start < f.stop <= len(motions[f.clip])):
            raise ValueError(f"fragment {f} is not in its clip")
    edges = a["edges"]
    if edges.shape[1] != 2 or len(edges) != len(a["costs"]) or not fragments or np.any(a["costs"] < 0.0):
        raise ValueError("its transitions do not fit together")
    if len(edges) and not (edges.min() >= 0 and edges.max() < len(fragments)):
        raise ValueError("transitions lead to fragments that do not exist")
    if set(about["soles"]) not in (set(), set(SIDES)):
        raise ValueError("it has one sole; expected two or none")
    soles = {side: _sole(about["soles"][side], len(names)) for side in about["soles"]}
    return MotionGraph(motions, feet, fragments, edges, a["costs"], int(about["cut"]), soles)


def _clips(a: dict[str, np.ndarray], about: dict[str, Any], skeleton: Skeleton) -> tuple[Any, Any]:
    bounds, rate = a["bounds"], float(about["rate"])
    if not RATES[0] <= rate <= RATES[1]:
        raise ValueError(f"{rate:g} frames a second; expected {RATES[0]:g} to {RATES[1]:g}")
    n = len(a["root"])
    if len(bounds) < 2 or bounds[0] != 0 or bounds[-1] != n or np.any(np.diff(bounds) <= 0):
        raise ValueError("its clips do not add up to its frames")
    if len(about["clips"]) != len(bounds) - 1 or a["feet"].shape != (n, 2) or len(a["turn"]) != n:
        raise ValueError("its clips, frames and contacts do not fit together")
    orders = tuple(str(order) for order in about["orders"])
    if orders and (len(orders) != len(skeleton) or any(set(o) - set("XYZ") or len(o) > 3 for o in orders)):
        raise ValueError("its rotation orders do not fit its joints")
    channels = Channels(orders, (True, *[False] * (len(skeleton) - 1))) if orders else None
    spans = [slice(int(s), int(e)) for s, e in itertools.pairwise(bounds)]
    motions = tuple(
        Motion(skeleton, rate, a["root"][span], a["turn"][span], str(name), channels=channels)
        for span, name in zip(spans, about["clips"], strict=True)
    )
    return motions, tuple(a["feet"][span] for span in spans)


def _sole(table: dict[str, Any], joints: int) -> Sole:
    heel, toe = (np.array(table[name], float).reshape(-1, 3) for name in ("heel", "toe"))
    tips = tuple((int(joint), np.array(offset, float).reshape(3)) for joint, offset in table["tips"])
    if not (len(heel) and len(toe) and all(0 <= i < joints for i in (int(table["ankle"]), *(i for i, _ in tips)))):
        raise ValueError("its soles do not fit its joints")
    up = np.array(table["up"], float).reshape(3)
    points = np.concatenate((heel, toe, *(offset[None] for _, offset in tips)))
    apart = np.linalg.norm(np.cross(up, toe.mean(axis=0) - heel.mean(axis=0)))
    if not (np.all(np.abs(points) <= LARGEST) and abs(np.linalg.norm(up) - 1.0) < 1e-3 and apart > 1e-3):
        raise ValueError("its soles are no soles: expected heel and toe apart, and an up of length one")
    *axis, low, high = np.array(table.get("hinge") or [0.0] * 5, float).reshape(5).tolist()
    if not np.all(np.isfinite([*axis, low, high])) or any(axis) != (low < high):
        raise ValueError("the hinges of its toes are not valid")
    hinge = ToeHinge(np.array(axis), low, high) if any(axis) else None
    return Sole(int(table["ankle"]), heel, toe, up, bool(table["yaws"]), tips, hinge)
