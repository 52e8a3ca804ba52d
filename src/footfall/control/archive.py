"""Skills as one file: an archive (.zip) with the skill file and the data files that it names."""

from __future__ import annotations

import atexit
import io
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from ..arrays import Bounded
from ..errors import BadInput
from ..writing import FILES_BESIDE

MAX_FILES = 8
MAX_BYTES = 128 << 20  # of an archive, and of all its files together, as declared and as read
MAX_DIRECTORY = 1 << 17  # of an archive [bytes]


def beside(document: dict[str, Any], folder: Path) -> list[Path]:
    """The files in a folder that a skill file names."""
    names = [document.get(key) for key in FILES_BESIDE]
    return [folder / name for name in names if isinstance(name, str) and (folder / name).is_file()]


def pack(text: str, files: list[Path]) -> bytes:
    """An archive of the text of a skill file and the files that it names."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("skill.toml", text)
        for path in files:
            archive.write(path, path.name)
    return out.getvalue()


def unpack(content: bytes | Path, folder: Path, name: str = "this archive") -> Path:
    """Write the files of an archive to a folder.

    Args:
        content: The archive, or its path.
        folder: An existing folder.
        name: For messages.

    Returns:
        The path of the skill file.

    Raises:
        BadInput: It is not such an archive, or larger than expected.
    """
    try:
        size = content.stat().st_size if isinstance(content, Path) else len(content)
        if size > MAX_BYTES:
            raise BadInput(f"{name}: is too large; expected at most {MAX_BYTES >> 20} MB")
        raw: Any = io.FileIO(content) if isinstance(content, Path) else io.BytesIO(content)
        with Bounded(raw) as file:
            file.most = MAX_DIRECTORY
            archive = zipfile.ZipFile(file)
            file.most = None
            rows = archive.infolist()
            _check(rows, name)
            left = MAX_BYTES
            for row in rows:
                with archive.open(row) as source:
                    data = source.read(left + 1)
                left -= len(data)
                if left < 0:
                    raise BadInput(f"{name}: larger than {MAX_BYTES >> 20} MB when unpacked")
                (folder / row.filename).write_bytes(data)
    except BadInput:
        raise
    except Exception as error:  # a damaged archive can make zipfile and its decompressors raise almost anything
        why = " ".join(str(error).split())[:200] or type(error).__name__
        raise BadInput(f"{name}: cannot be read as an archive ({why})") from None
    return folder / "skill.toml"


def _check(rows: list[zipfile.ZipInfo], name: str) -> None:
    if len(rows) > MAX_FILES or sum(row.file_size for row in rows) > MAX_BYTES:
        raise BadInput(f"{name}: expected at most {MAX_FILES} files of {MAX_BYTES >> 20} MB together")
    for row in rows:
        plain = row.filename
        if not plain or plain.startswith(".") or any(c in plain for c in '/\\:\0"<>|?*') or len(plain) > 100:
            raise BadInput(f"{name}: has a file called {plain[:40]!r}; expected names without folders")
    if "skill.toml" not in [row.filename for row in rows]:
        raise BadInput(f"{name}: no skill.toml in this archive")


def unpacked(path: Path) -> Path:
    """The skill file of an archive, in a temporary folder that lasts as long as this process."""
    if not path.is_file():
        raise BadInput(f"{path}: there is no such file")
    folder = Path(tempfile.mkdtemp(prefix="footfall-skill-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return unpack(path, folder, path.name)
