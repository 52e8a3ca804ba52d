"""Atomic writing of files and folders: a reader sees the old content or the whole new one."""

from __future__ import annotations

import contextlib
import glob
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from .errors import CannotWrite

OLD = 3600.0  # age of a temporary folder that nobody writes any more [s]
FILES_BESIDE = ("data", "table", "character", "rig", "network")  # keys of a skill file that name files beside it


def folder(path: Path) -> Path:
    """Create a folder, before long work begins whose results are written there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"cannot write to the folder {path}: {error.strerror or error}") from None
    return path


def whole_file(path: Path, write: Callable[[Any], None]) -> None:
    """Write a file atomically.

    Args:
        path: The file to write; its folder is created if needed.
        write: Called with a binary file object of a temporary file in the same folder, which then replaces `path`.

    Raises:
        CannotWrite: The file could not be written; `path` is unchanged.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                write(file)
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {error.strerror or error}; no partial file is left") from None


def copy_beside(old: Path, document: Mapping[str, Any], new: Path) -> None:
    """Copy the files that a skill file names and that are in its folder to the folder of its copy."""
    for key in FILES_BESIDE:
        name = document.get(key)
        if isinstance(name, str) and (old.parent / name).is_file():
            with (old.parent / name).open("rb") as source:
                whole_file(new.parent / name, partial(shutil.copyfileobj, source))


def whole_text(path: Path, text: str) -> None:
    """Write a text file (UTF-8) atomically."""
    whole_file(path, lambda file: file.write(text.encode()))


def whole_folder(path: Path, fill: Callable[[Path], None]) -> None:
    """Replace a folder atomically.

    Linux and macOS exchange two folders in one step; elsewhere the old one is moved away first.

    Args:
        path: The folder to write.
        fill: Called with a temporary folder beside `path`, which then takes its place.

    Raises:
        CannotWrite: The folder could not be written; `path` is unchanged.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _remove_leftovers(path)
        new = Path(tempfile.mkdtemp(dir=path.parent, prefix=f".{path.name}."))
        try:
            fill(new)
            os.chmod(new, 0o755)
            if not path.exists():
                os.rename(new, path)
            elif not _exchanged(new, path):
                aside = new.with_name(f"{new.name}-old")
                os.rename(path, aside)
                os.rename(new, path)
                new = aside
        finally:
            shutil.rmtree(new, ignore_errors=True)
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {error.strerror or error}; what was there is unchanged") from None


def _remove_leftovers(path: Path) -> None:
    """Delete what killed processes left of this folder: nobody has been writing it for an hour."""
    for left in path.parent.glob(f".{glob.escape(path.name)}.????????"):
        with contextlib.suppress(OSError):  # another process may delete it, too
            if left.is_dir() and time.time() - left.stat().st_mtime > OLD:
                shutil.rmtree(left, ignore_errors=True)


def _exchanged(one: Path, other: Path) -> bool:
    """Swap two folders in one step; False if the system cannot."""
    import ctypes

    try:
        library = ctypes.CDLL(None, use_errno=True)
        names = (os.fsencode(one), os.fsencode(other))
        if hasattr(library, "renameat2"):
            here = -100  # AT_FDCWD
            return library.renameat2(here, names[0], here, names[1], 2) == 0  # RENAME_EXCHANGE
        if hasattr(library, "renamex_np"):
            return library.renamex_np(names[0], names[1], 2) == 0  # RENAME_SWAP
    except (OSError, AttributeError, TypeError):
        pass
    return False
