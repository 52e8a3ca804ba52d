"""Reading of array files (.npz) from anywhere: only expected arrays, of their kinds and sizes, and no code."""

from __future__ import annotations

import io
import math
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from .errors import BadFile


def read_arrays(path: Path, kinds: Mapping[str, tuple[str, int]], most: int, what: str) -> dict[str, np.ndarray]:
    """The arrays of a file, checked before they are unpacked.

    Args:
        path: Of the .npz file.
        kinds: Kind (`np.dtype.kind`) and number of dimensions of each array; there may be no other.
        most: Largest size of the file, and of what it unpacks to [bytes].
        what: What such a file is, for messages: "a motion graph".

    Returns:
        The arrays by name.

    Raises:
        BadFile: It cannot be read as such a file.
    """
    try:
        if path.stat().st_size > most:
            raise BadFile(path, "", f"is larger than {most // 2**20} MB, the largest size that is read")
        with zipfile.ZipFile(path) as file:
            sizes = {info.filename: info.file_size for info in file.infolist()}
            if set(sizes) != {f"{name}.npy" for name in kinds} or len(file.infolist()) != len(kinds):
                raise BadFile(path, "", f"is not {what}: expected the arrays {', '.join(kinds)}")
            if sum(sizes.values()) > most:
                raise BadFile(path, "", f"would unpack to more than {most // 2**20} MB, the largest size that is read")
            return {name: _array(file.read(f"{name}.npy"), path, name, *kinds[name]) for name in kinds}
    except FileNotFoundError:
        raise BadFile(path, "", "there is no such file") from None
    except OSError as error:
        raise BadFile(path, "", f"cannot be read: {error.strerror or error}") from None
    except (zipfile.BadZipFile, ValueError, EOFError, NotImplementedError, RuntimeError, zlib.error) as error:
        # what the standard library and NumPy raise for a damaged, encrypted or unknown archive
        raise BadFile(path, "", f"is not {what}: {error}") from None


def _array(data: bytes, path: Path, name: str, wanted: str, dimensions: int) -> np.ndarray:
    """One array, of the expected kind, whose header agrees with the number of bytes."""
    file = io.BytesIO(data)
    version = np.lib.format.read_magic(file)
    if version != (1, 0):
        raise BadFile(path, name, f"is written in version {version} of its format; expected 1.0")
    shape, _, kind = np.lib.format.read_array_header_1_0(file)
    if kind.hasobject or kind.kind != wanted or len(shape) != dimensions:
        raise BadFile(path, name, f"holds {kind} in {len(shape)} dimensions; expected {dimensions} of kind {wanted!r}")
    if math.prod(int(n) for n in shape) * kind.itemsize != len(data) - file.tell():
        raise BadFile(path, name, "does not have the size that its header says")
    return np.load(io.BytesIO(data), allow_pickle=False)
