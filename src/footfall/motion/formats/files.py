"""Motion files by their names: which are read, which are written, and which lie in a folder."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from ...errors import BadFile, BadInput
from ..motion import Motion
from . import amc, bvh, gltf, table

READ = (".bvh", ".amc")
WRITTEN = (".bvh", ".glb", ".gltf", ".csv")
DEEPEST = 4  # folders inside folders that are looked into


def read(path: str | Path, skeleton_file: str | Path | None = None) -> Motion:
    """The motion in a file, in its own axes and units; `skeleton_file` is the ASF of an AMC."""
    path = Path(path)
    suffix = readable(path)
    if suffix == ".amc":
        return amc.read(path, skeleton_file)
    if skeleton_file is not None:
        raise BadInput(f"{path}: a skeleton file goes with an .amc; a {suffix} holds its own skeleton")
    return bvh.read(path)


def readable(path: Path) -> str:
    """The suffix of a file that can be read, in small letters; else an error that says what can."""
    suffix = path.suffix.lower()
    if suffix == ".asf":
        raise BadFile(path, "", "is a skeleton without a motion; give its .amc file, which finds the .asf beside it")
    if suffix not in READ:
        raise BadFile(path, "", f"motion is read from {' and '.join(READ)} files, not from {_said(suffix)}")
    return suffix


def animators(motion: Motion) -> Motion:
    """As programs expect a BVH file to be, which says nothing of its axes: centimetres, y up, z forward, x left."""
    return motion.placed(100.0, np.array([0.5, -0.5, -0.5, -0.5]), np.zeros(3))


def encoded(motion: Motion, suffix: str) -> bytes:
    """The content of a motion file of this kind (`.bvh`, `.glb`, `.gltf` or `.csv`), in the coordinates it has now."""
    kind = suffix.lower()
    if kind not in WRITTEN:
        raise BadInput(f"motion is written to {', '.join(WRITTEN)} files, not to {_said(kind)}")
    parts = (
        motion.root,
        motion.local_rotations,
        motion.skeleton.offsets,
        0.0 if motion.local_offsets is None else motion.local_offsets,
    )
    if not all(np.all(np.isfinite(part)) for part in parts):
        raise BadInput(f"motion {motion.name} has numbers that are not finite; it cannot be written")
    if kind == ".glb":
        return gltf.glb(motion)
    if kind == ".gltf":
        return gltf.gltf(motion)
    return (bvh.text(motion) if kind == ".bvh" else table.csv(motion)).encode()


def found(paths: Iterable[str | Path]) -> list[Path]:
    """The clips that files and folders name, each once: a folder gives all in it and below it, sorted."""
    clips: dict[Path, None] = {}
    for path in map(Path, paths):
        if path.is_dir():
            inside = sorted(_below(path))
            if not inside:
                raise BadInput(f"{path}: no motion files in this folder; {' and '.join(READ)} files are read")
            clips.update(dict.fromkeys(inside))
        elif path.exists():
            readable(path)
            clips[path] = None
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    return list(clips)


def _below(folder: Path) -> Iterable[Path]:
    top = len(folder.parts)
    for place, folders, files in os.walk(folder):  # does not follow links to folders, so it ends
        here = Path(place)
        folders[:] = [name for name in folders if not name.startswith(".")] if len(here.parts) - top < DEEPEST else []
        yield from (here / file for file in files if Path(file).suffix.lower() in READ and not file.startswith("."))


def _said(suffix: str) -> str:
    return repr(suffix[:20]) if suffix else "a name without a suffix"
