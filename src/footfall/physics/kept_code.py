"""Machine code kept on disk for the next process, in files that are checked before anything of them is used.

Machine code is code, and Numba unpacks it with pickle, which is code too: a file that another user could have written
is not opened. A file begins with a checksum, so one that is half-written or damaged is noticed before it is unpacked.
Where nothing can be kept, every process makes its own.

One file holds one loop for one set of types. Its name is a hash of the law's name, the text of every module that the
law may use, the types, the machine, and the versions of Python and Numba. So there is no index that two processes could
write at once, and machine code of another version is never read.
"""

# Numba carries no types of its settings and caches.
# pyright: reportAttributeAccessIssue=false, reportIncompatibleMethodOverride=false
from __future__ import annotations

import hashlib
import logging
import os
import pickle
import stat
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core import config
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.misc.appdirs import AppDirs

from .. import writing
from ..errors import CannotWrite

MARK = b"footfall machine code 1\n"
LARGEST = 1 << 28  # of a file that is read [bytes]
_log = logging.getLogger("footfall")
_said: set[str] = set()


class KeptCode(NullCache):
    """Numba's cache of one loop (`dispatcher._cache`), in the first folder that only this user can write to.

    Args:
        loop: The function that is compiled.
        laws: The functions that are compiled into it, and differ from loop to loop.
        places: Folders to try; those of `folders()` if None.
    """

    def __init__(self, loop: Callable, *laws: Callable, places: list[Path] | None = None):
        plain = [getattr(law, "py_func", law) for law in (loop, *laws)]
        self._law = "+".join(f"{each.__module__}.{each.__qualname__}:{source_stamp(each)}" for each in plain)
        self._name = "".join(c if c.isalnum() else "-" for c in plain[-1].__module__)[-40:]
        self._places = folders() if places is None else places
        self._folder = next(filter(_usable, self._places), None)

    @property
    def cache_path(self) -> str | None:
        """The folder that is used, None if there is none."""
        return None if self._folder is None else str(self._folder)

    def file(self, types: Any, codegen: Any, folder: Path | None = None) -> Path | None:
        """The file of this loop for these types; None if nothing is kept."""
        folder = folder or self._folder
        if folder is None:
            return None
        version = (sys.version_info[:3], numba.__version__, config.CPU_NAME, config.OPT)
        key = repr((self._law, str(types), codegen.magic_tuple(), version))
        return folder / f"loop-{self._name}-{hashlib.sha256(key.encode()).hexdigest()[:24]}.nbc"

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The kept loop, None if there is none that can be used."""
        target_context.refresh()
        codegen = target_context.codegen()
        self._name_planted(sig, codegen)
        path = self.file(sig, codegen)
        if path is None:
            _say("machine code is not kept: no folder is writable by you alone; NUMBA_CACHE_DIR may name one")
            return None
        try:
            content = _trusted(path)
            if content is None:
                return None
            return self._rebuilt(target_context, pickle.loads(content))
        except FileNotFoundError:
            return None
        except Exception as error:  # a file from elsewhere: whatever is wrong with it, the loop is made again
            _say(f"kept machine code cannot be used ({path}: {error}); it is made again")
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a loop that was just made, where that is possible."""
        path = self.file(sig, self._codegen(data))
        if path is None or not self._keepable(data):
            return
        content = dumps(self._reduced(data))
        try:
            writing.whole_file(path, lambda file: file.write(MARK + hashlib.sha256(content).digest() + content))
        except CannotWrite as error:
            _say(f"machine code is not kept: {error}")

    def _rebuilt(self, target_context: Any, content: Any) -> Any:
        """The loop that a file holds."""
        return CompileResult._rebuild(target_context, *content)

    def _reduced(self, data: Any) -> Any:
        """What is kept of a loop."""
        return data._reduce()

    def _codegen(self, data: Any) -> Any:
        """What made a loop."""
        return data.codegen

    def _keepable(self, data: Any) -> bool:
        """Whether a loop is the same in another process."""
        return not data.library.has_dynamic_globals and all(lifted.can_cache for lifted in data.lifted)

    def _name_planted(self, types: Any, codegen: Any) -> None:
        """Say so if a file of this very loop is where others can write, and is therefore not used."""
        for folder in self._places:
            path = self.file(types, codegen, folder)
            if folder != self._folder and path is not None and os.path.lexists(path):
                _say(f"kept machine code is not used, as others could have written it ({path}); it is made again")
            if folder == self._folder:
                return


def folders() -> list[Path]:
    """Where machine code may be kept, the first choice first.

    `NUMBA_CACHE_DIR` if it is set, the package itself, then the user's folder of caches.
    """
    named = [Path(config.CACHE_DIR).absolute() / "footfall"] if config.CACHE_DIR else []
    user = AppDirs(appname="footfall", appauthor=False).user_cache_dir
    return [*named, Path(__file__).parent / "__pycache__", Path(user).absolute() / "machine-code"]


def _usable(folder: Path) -> bool:
    """Whether a folder can be written to, and by nobody else; it is made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.access(folder, os.R_OK | os.W_OK | os.X_OK) and _private(folder.lstat(), stat.S_ISDIR)
    except OSError:
        return False


def _private(status: os.stat_result, kind: Callable[[int], bool]) -> bool:
    """Whether a file or folder is of this user and closed to others for writing."""
    if not hasattr(os, "geteuid"):  # Windows: a user's folders are closed to other users
        return kind(status.st_mode)
    return kind(status.st_mode) and status.st_uid == os.geteuid() and not status.st_mode & 0o022


def _trusted(path: Path) -> bytes | None:
    """What a file holds after its checksum; None, with a line of words, if it is not to be trusted or damaged."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        status = os.fstat(handle)
        if not _private(status, stat.S_ISREG):
            _say(f"kept machine code is not used, as others could have written it ({path}); it is made again")
            return None
        content = file.read(LARGEST) if status.st_size < LARGEST else b""
    start = len(MARK) + hashlib.sha256().digest_size
    if content[:start] != MARK + hashlib.sha256(content[start:]).digest():
        _say(f"kept machine code is damaged ({path}); it is made again")
        return None
    return content[start:]


def _say(line: str) -> None:
    """One line, once in a process; without a handler of its own, Python's logging writes it to standard error."""
    if line not in _said:
        _said.add(line)
        _log.warning("footfall: %s", line)


def switched_off() -> bool:
    """Whether Numba is switched off (NUMBA_DISABLE_JIT), so that the loop runs in Python; says so once."""
    if config.DISABLE_JIT:
        _say("NUMBA_DISABLE_JIT is set: the physics runs in Python, some hundred times slower")
    return bool(config.DISABLE_JIT)


def source_stamp(law: Callable) -> str:
    """A hash of the compiled parts of this package, and of the folder of the law's own file if that is elsewhere."""
    own, package = Path(law.__code__.co_filename), Path(__file__).parents[1]
    files = [own, *own.parent.glob("*.py")] if package not in own.parents else [own]
    return hashlib.sha256(_package() + _content(files)).hexdigest()[:16]


@cache
def _package() -> bytes:
    package = Path(__file__).parents[1]
    return _content([path for layer in ("physics", "control", "systems") for path in (package / layer).rglob("*.py")])


def _content(files: Iterable[Path]) -> bytes:
    digest = hashlib.sha256()
    for path in sorted(set(files)):
        if path.exists():
            digest.update(path.read_bytes())
    return digest.digest()
