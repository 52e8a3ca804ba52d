"""Reading and writing motion files by their suffix, and finding them in folders."""

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
MAX_FOLDER_DEPTH = 4  # levels of subfolders that are searched


def read(path: str | Path, skeleton_file: str | Path | None = None) -> Motion:
    """Read a motion file.

    Args:
        path: A `.bvh` or `.amc` file.
        skeleton_file: The `.asf` file of an `.amc`; found in its folder if not given.

    Returns:
        The motion in the file's own axes and units (see `cleaning.clean`).

    Raises:
        BadFile: The file cannot be read; the message names the line.
        BadInput: A skeleton file was given for a `.bvh`.
    """
    path = Path(path)
    suffix = readable(path)
    if suffix == ".amc":
        return amc.read(path, skeleton_file)
    if skeleton_file is not None:
        raise BadInput(f"{path}: a skeleton file belongs to an .amc; a {suffix} has its own skeleton")
    return bvh.read(path)


def readable(path: Path) -> str:
    """The suffix of a readable motion file in lower case; raises `BadFile` for other files."""
    suffix = path.suffix.lower()
    if suffix == ".asf":
        raise BadFile(
            path, "", "is a skeleton without a motion; give its .amc file, which finds the .asf in its folder"
        )
    if suffix not in READ:
        raise BadFile(path, "", f"motion is read from {' and '.join(READ)} files, not from {_quoted_suffix(suffix)}")
    return suffix


def y_up_centimetres(motion: Motion) -> Motion:
    """A cleaned motion in the coordinates that animation software expects in BVH files: cm, y up, z forward, x left."""
    return motion.placed(100.0, np.array([0.5, -0.5, -0.5, -0.5]), np.zeros(3))


def encoded(motion: Motion, suffix: str) -> bytes:
    """The content of a motion file.

    Args:
        motion: Written in its present coordinates.
        suffix: `.bvh`, `.glb`, `.gltf` or `.csv`.

    Returns:
        The bytes of the file.

    Raises:
        BadInput: Another suffix, or values that are not finite.
    """
    kind = suffix.lower()
    if kind not in WRITTEN:
        raise BadInput(f"motion is written to {', '.join(WRITTEN)} files, not to {_quoted_suffix(kind)}")
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


def find_clips(paths: Iterable[str | Path]) -> list[Path]:
    """The motion files among given files and folders.

    Args:
        paths: Files and folders; a folder stands for all motion files in it and in its subfolders, sorted.

    Returns:
        The files, each once.

    Raises:
        BadInput: A path does not exist, or a folder has no motion files.
    """
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
    for folder_name, folders, files in os.walk(folder):  # does not follow links to folders, so that it terminates
        here = Path(folder_name)
        folders[:] = (
            [name for name in folders if not name.startswith(".")] if len(here.parts) - top < MAX_FOLDER_DEPTH else []
        )
        yield from (here / file for file in files if Path(file).suffix.lower() in READ and not file.startswith("."))


def _quoted_suffix(suffix: str) -> str:
    return repr(suffix[:20]) if suffix else "a name without a suffix"
