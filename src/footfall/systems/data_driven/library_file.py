"""A library as two files in a folder: `fragments.csv`, a table to read, and `poses.npz`, plain arrays.

One row of the table is one fragment; its numbers are those that are used. The arrays are the frames of all takes, one
after the other, what transitions compare, and the transitions. No code in the files is run, and sizes are checked
before anything is unpacked.
"""

from __future__ import annotations

import csv
import io
import json
import math
from pathlib import Path
from typing import Any

import numpy as np

from ...arrays import read_arrays
from ...characters import Character
from ...errors import BadFile, FootfallError
from ...writing import whole_file, whole_text
from .fragments import DECIMALS, EVENTS, STANCES, Fragment, Take
from .library import Library, Moments, finished
from .movement import CORRECTIONS, RATE, Piece

TABLE, POSES = "fragments.csv", "poses.npz"
SCHEMA, VERSION = "footfall/motion-library", 3
MAX_BYTES = 2**29  # of a file, and of its unpacked arrays
MAX_FRAGMENTS = 50_000
MAX_CORRECTION = 2.0  # [rad] or [m]
TEXTS = ("clip", "entry", "exit", "stance", "style")
NUMBERS = ("speed", "sideways", "turn", "step", "yaw", "lead_start", "lead_end")
COLUMNS = ("number", "clip", "start", "stop", "seconds", "entry", "stance", "exit", "style", *NUMBERS, "in_graph",
           "successors")  # fmt: skip
KINDS = {  # name of an array: NumPy kind and number of dimensions
    "about": ("u", 1), "rows": ("f", 2), "angles": ("f", 2), "feet": ("b", 2), "bounds": ("i", 1), "begins": ("f", 2),
    "ends": ("f", 2), "edges": ("i", 2), "costs": ("f", 1), "torque": ("f", 2), "load": ("f", 2),
    "corrections": ("f", 2), "corrected": ("i", 1),
}  # fmt: skip
FINITE = ("rows", "angles", "begins", "ends", "costs", "torque", "load", "corrections")


def save(library: Library, folder: str | Path) -> None:
    """Write `fragments.csv` and `poses.npz`, each atomically.

    Raises:
        CannotWrite: A file could not be written; no partial file is left.
    """
    folder = Path(folder)
    content = _packed(library)
    whole_file(folder / POSES, lambda file: file.write(content))
    whole_text(folder / TABLE, table(library))


def table(library: Library) -> str:
    """The text of `fragments.csv`."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    following = library.successors[0]
    for i, f in enumerate(library.fragments):
        values = (f.speed, f.sideways, f.turn, f.step, f.yaw, *f.lead)
        writer.writerow((
            i, f.clip, f.start, f.stop, f"{f.seconds:.3f}", f.entry, f.stance, f.exit, f.style,
            *(f"{x:.{DECIMALS}f}" for x in values), "yes" if library.in_graph[i] else "no",
            " ".join(str(k) for k in following[i] if k >= 0),
        ))  # fmt: skip
    return out.getvalue()


def _packed(library: Library) -> bytes:
    pieces = [take.piece for take in library.takes]
    about = {
        "schema": SCHEMA,
        "version": VERSION,
        "rate": RATE,
        "body": library.body.name,
        "joints": [joint.name for joint in library.body.joints],
        "takes": [[take.name, take.style, list(take.notes)] for take in library.takes],
        "near": list(library.near),
        "most": library.most,
        "notes": list(library.notes),
        "banned": sorted(library.banned),
    }
    out = io.BytesIO()
    np.savez_compressed(
        out,
        about=np.frombuffer(json.dumps(about).encode(), np.uint8),
        rows=np.concatenate([piece.rows for piece in pieces]),
        angles=np.concatenate([piece.angles for piece in pieces]),
        feet=np.concatenate([piece.feet for piece in pieces]).astype(bool),
        bounds=np.cumsum([0, *(len(piece) for piece in pieces)]),
        begins=library.begins,
        ends=library.ends,
        edges=library.edges.astype(np.int64).reshape(-1, 2),
        costs=np.asarray(library.costs, float),
        torque=np.concatenate([piece.torque for piece in pieces]).astype(np.float32),
        load=np.concatenate([piece.load for piece in pieces]).astype(np.float32),
        corrections=np.concatenate([take.corrections for take in library.takes]),
        corrected=np.cumsum([0, *(len(take.corrections) for take in library.takes)]),
    )
    return out.getvalue()


def load(folder: str | Path, body: Character) -> Library:
    """Read a library.

    Args:
        folder: With `fragments.csv` and `poses.npz` as written by `save`.
        body: The character; its joints must be those of the library's.

    Returns:
        The library, equal to the one that was saved.

    Raises:
        BadFile: A file cannot be read, its content does not fit together, or it is of another body.
    """
    folder = Path(folder)
    arrays = read_arrays(folder / POSES, KINDS, MAX_BYTES, "a library of motion")
    fragments = _fragments(folder / TABLE)
    try:
        return _library(arrays, fragments, body)
    except (FootfallError, ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadFile(folder / POSES, "", f"is not a usable library of motion: {error}") from None


# the table


def _fragments(path: Path) -> tuple[Fragment, ...]:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadFile(path, "", f"is larger than {MAX_BYTES // 2**20} MB, the largest size that is read")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(path, "", "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(path, "", f"cannot be read as text: {error}") from None
    try:
        rows = list(csv.reader(io.StringIO(text)))
    except csv.Error as error:
        raise BadFile(path, "", f"is not a table: {error}") from None
    if not rows or tuple(rows[0]) != COLUMNS:
        raise BadFile(path, "line 1", f"expected the columns {','.join(COLUMNS)}")
    if len(rows) - 1 > MAX_FRAGMENTS:
        raise BadFile(path, "", f"has more than {MAX_FRAGMENTS} fragments")
    return tuple(_fragment(path, k, row) for k, row in enumerate(rows[1:]))


def _fragment(path: Path, number: int, row: list[str]) -> Fragment:
    where = f"line {number + 2}"
    if len(row) != len(COLUMNS):
        raise BadFile(path, where, f"has {len(row)} values; expected {len(COLUMNS)}")
    cells: dict[str, str] = dict(zip(COLUMNS, row, strict=True))
    try:
        at, start, stop = (int(cells[name]) for name in ("number", "start", "stop"))
        values = [float(cells[name]) for name in NUMBERS]
    except ValueError as error:
        raise BadFile(path, where, f"expected a number: {error}") from None
    if at != number:
        raise BadFile(path, where, f"has the number {at}; expected {number}: fragments are numbered from 0")
    if not all(math.isfinite(value) for value in values):
        raise BadFile(path, where, "has numbers that are not finite")
    for name, allowed in (("entry", EVENTS), ("exit", EVENTS), ("stance", STANCES)):
        if cells[name] not in allowed:
            raise BadFile(
                path, where, f"{name} {cells[name][:40]!r} is not known; expected one of {', '.join(allowed)}"
            )
    if not 0 <= start < stop or not cells["style"] or not cells["clip"]:
        raise BadFile(path, where, "needs a clip, a style, and frames start < stop")
    speed, sideways, turn, step, yaw, before, after = values
    return Fragment(
        cells["clip"], start, stop, cells["entry"], cells["exit"], cells["stance"], cells["style"], speed, sideways,
        turn, step, yaw, (before, after),
    )  # fmt: skip


# the arrays


def _library(a: dict[str, np.ndarray], fragments: tuple[Fragment, ...], body: Character) -> Library:
    about = json.loads(a["about"].tobytes().decode())
    if about.get("schema") != SCHEMA or about.get("version") != VERSION or about.get("rate") != RATE:
        raise ValueError(f"expected {SCHEMA} version {VERSION} at {RATE:g} frames/s")
    joints = [joint.name for joint in body.joints]
    if about["joints"] != joints:
        raise ValueError(f"it was made for {about['body']}, whose joints are not those of {body.name}")
    if not all(np.isfinite(a[name]).all() for name in FINITE):
        raise ValueError("it has numbers that are not finite")
    takes = _takes(a, about, len(joints))
    frames = {take.name: len(take.piece) for take in takes}
    if len(frames) != len(takes) or not fragments:
        raise ValueError("its clips need different names, and at least one fragment")
    for k, f in enumerate(fragments):
        if f.clip not in frames or f.stop >= frames[f.clip]:
            raise ValueError(f"fragment {k} is not in its clip {f.clip[:40]!r}")
    edges, costs, count = a["edges"], a["costs"], len(fragments)
    if edges.shape[1] != 2 or len(edges) != len(costs) or np.any(costs < 0.0):
        raise ValueError("its transitions do not fit together")
    if len(edges) and not (edges.min() >= 0 and edges.max() < count):
        raise ValueError("transitions lead to fragments that do not exist")
    if a["begins"].shape != a["ends"].shape or len(a["begins"]) != count:
        raise ValueError("poses of transitions do not fit the table")
    near = (float(about["near"][0]), float(about["near"][1]))
    notes = tuple(str(note) for note in about["notes"])
    moments = Moments(fragments, a["begins"], a["ends"])
    banned = frozenset(int(number) for number in about["banned"])
    return finished(body, takes, moments, edges, costs, near, int(about["most"]), notes, banned)


def _takes(a: dict[str, np.ndarray], about: dict[str, Any], joints: int) -> tuple[Take, ...]:
    rows, angles, feet, bounds = a["rows"], a["angles"], a["feet"], a["bounds"]
    n = len(rows)
    torque, load = a["torque"].astype(float), a["load"].astype(float)
    if any(
        array.shape != (n, width)
        for array, width in ((rows, 7), (angles, joints), (feet, 2), (torque, joints), (load, 2))
    ):
        raise ValueError("its poses do not fit together")
    if np.any(np.abs(np.linalg.norm(rows[:, 3:], axis=1) - 1.0) > 1e-6):
        raise ValueError("it has quaternions that are not of length one")
    if len(bounds) != len(about["takes"]) + 1 or bounds[0] != 0 or bounds[-1] != n or np.any(np.diff(bounds) <= 0):
        raise ValueError("its clips do not fit its frames")
    corrections, ends = a["corrections"], a["corrected"]
    if corrections.shape != (len(corrections), CORRECTIONS) or np.abs(corrections).max(initial=0.0) > MAX_CORRECTION:
        raise ValueError(f"expected {CORRECTIONS} corrections of at most {MAX_CORRECTION:g} for each fragment")
    if len(ends) != len(bounds) or ends[0] != 0 or ends[-1] != len(corrections) or np.any(np.diff(ends) < 0):
        raise ValueError("its corrections do not fit its clips")
    takes = []
    for k, (name, style, notes) in enumerate(about["takes"]):
        part = slice(int(bounds[k]), int(bounds[k + 1]))
        piece = Piece(rows[part], angles[part], feet[part], torque[part], load[part])
        found = corrections[int(ends[k]) : int(ends[k + 1])]
        takes.append(Take(str(name), str(style), piece, tuple(str(note) for note in notes), found))
    return tuple(takes)
