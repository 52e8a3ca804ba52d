"""Reading of array files (.npz) from anywhere: only expected arrays, of their kinds and sizes, and no code."""

from __future__ import annotations

import io
import math
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from .errors import BadFile

MAX_DIRECTORY = 1 << 20  # of an archive [bytes]
KINDS = "biufUS"  # of the values of an array


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
    with _opened(path, most, what) as file:
        names = [info.filename for info in file.infolist()]
        if sorted(names) != sorted(f"{name}.npy" for name in kinds):
            raise BadFile(path, "", f"is not {what}: expected the arrays {', '.join(kinds)}")
        arrays = {name: _array(file.read(f"{name}.npy"), path, name) for name in kinds}
    for name, (kind, dimensions) in kinds.items():
        array = arrays[name]
        if array.dtype.kind != kind or array.ndim != dimensions:
            found = f"holds {array.dtype} in {array.ndim} dimensions"
            raise BadFile(path, name, f"{found}; expected {dimensions} of kind {kind!r}")
    return arrays


def read_all(path: Path, most: int, what: str) -> dict[str, np.ndarray]:
    """All arrays of a file whose names are not known beforehand; the caller checks what they are.

    Args:
        path: Of the .npz file.
        most: Largest size of the file, and of what it unpacks to [bytes].
        what: What such a file is, for messages: "a rollout".

    Returns:
        The arrays by name.

    Raises:
        BadFile: It cannot be read as plain arrays.
    """
    with _opened(path, most, what) as file:
        names = [info.filename for info in file.infolist()]
        if len(set(names)) != len(names) or not all(name.endswith(".npy") for name in names):
            raise BadFile(path, "", f"is not {what}: it holds something that is not an array, or two of one name")
        return {name[:-4]: _array(file.read(name), path, name[:-4][:60]) for name in names}


def read_one(path: Path, most: int, what: str) -> np.ndarray:
    """The array of an .npy file of at most `most` bytes; the caller checks it. `BadFile` if it is not `what`."""
    try:
        if not path.is_file():
            raise BadFile(path, "", "is not a regular file" if path.exists() else "there is no such file")
        with path.open("rb") as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise BadFile(path, "", f"is too large; expected at most {most // 2**20} MB")
        return _array(content, path, "")
    except BadFile:
        raise
    except Exception as error:  # a damaged header can make NumPy raise almost anything
        raise BadFile(path, "", f"is not {what}: {_reason(error)}") from None


def rows(arrays: Mapping[str, np.ndarray], name: str) -> int:
    """The length of an array along its first dimension; 0 if it has none, or there is no such array."""
    found = arrays.get(name)
    return 0 if found is None or found.ndim == 0 else len(found)


class Bounded(io.BufferedReader):
    """A file of which no more than `most` bytes are read at once, while that is set.

    Python reads the directory of an archive in one piece, and makes an object of each entry: a file of 50 MB can hold a
    million of them.
    """

    most: int | None = None

    def read(self, size: int | None = -1, /) -> bytes:
        """As of any file; `ValueError` for more than `most` bytes."""
        if self.most is None:
            return super().read(size)
        if size is not None and size > self.most:
            raise ValueError("its directory is too large")
        return super().read(self.most if size is None or size < 0 else size)


@contextmanager
def _opened(path: Path, most: int, what: str) -> Iterator[zipfile.ZipFile]:
    """An archive, of bounded size, whatever is wrong with it said in one line."""
    try:
        if not path.is_file():
            raise BadFile(path, "", "is not a regular file" if path.exists() else "there is no such file")
        if path.stat().st_size > most:
            raise BadFile(path, "", f"is too large; expected at most {most // 2**20} MB")
        with Bounded(io.FileIO(path)) as content:
            content.most = MAX_DIRECTORY
            with zipfile.ZipFile(content) as file:
                content.most = None
                if sum(info.file_size for info in file.infolist()) > most:
                    raise BadFile(path, "", f"is too large unpacked; expected at most {most // 2**20} MB")
                yield file
    except BadFile:
        raise
    except OSError as error:
        raise BadFile(str(path)[:300], "", f"cannot be read: {error.strerror or error}") from None
    except Exception as error:  # a damaged archive can make zipfile, zlib and NumPy raise almost anything
        raise BadFile(path, "", f"is not {what}: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    return " ".join(str(error).split())[:200] or type(error).__name__


def _array(data: bytes, path: Path, name: str) -> np.ndarray:
    """One array of plain values, whose header agrees with the number of bytes."""
    file = io.BytesIO(data)
    version = np.lib.format.read_magic(file)
    if version != (1, 0):
        raise BadFile(path, name, f"is written in version {version} of its format; expected 1.0")
    shape, _, kind = np.lib.format.read_array_header_1_0(file)
    if kind.hasobject or kind.kind not in KINDS:
        raise BadFile(path, name, f"holds {str(kind)[:60]}; expected numbers or text")
    if kind.itemsize * math.prod(int(n) for n in shape) != len(data) - file.tell() or min(shape, default=0) < 0:
        raise BadFile(path, name, "does not have the size that its header says")
    if kind.itemsize == 0 and math.prod(int(n) for n in shape) > 1:
        raise BadFile(path, name, "holds only empty text")
    return np.load(io.BytesIO(data), allow_pickle=False)
