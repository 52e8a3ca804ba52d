"""Functions as machine code: parts of others, entries that Python calls, and what is kept on disk of them."""

# Numba carries no types of its dispatchers.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.registry import CPUDispatcher

on_slow_start: list[Callable[[], None]] = []
"""Callbacks for the compilation of machine code, which takes some seconds and happens once per machine."""

njit: Any = numba.njit
OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


class Part(CPUDispatcher):
    """A function that only machine code calls as machine code; a call from Python runs the plain function.

    No entry from Python is compiled: it would take a third of the compilation of a loop.
    """

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.py_func(*args, **kwargs)


class Entry(CPUDispatcher):
    """A function that Python calls as machine code; the first call tells that it is being made."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.overloads:
            return super().__call__(*args, **kwargs)
        with slow_start():
            return super().__call__(*args, **kwargs)


@contextmanager
def slow_start() -> Iterator[None]:
    """Call `on_slow_start` if what is done here takes more than a second."""
    timer = threading.Timer(1.0, lambda: [tell() for tell in on_slow_start])
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@cache
def compiled_part(function: Callable) -> Any:
    """Scalar Python as machine code without the GIL, for a function that is called from several places."""
    part = njit(no_cpython_wrapper=True, **OPTIONS)(function)
    if isinstance(part, CPUDispatcher):  # not so where Numba is switched off for a debugger
        part.__class__ = Part
    return part


@cache
def compiled_entry(function: Callable) -> Any:
    """A function that Python calls as machine code, kept on disk for the next process."""
    entry = njit(**OPTIONS)(function)
    if isinstance(entry, CPUDispatcher):
        entry.__class__ = Entry
        entry._cache = SourceCache(function, function)
        entry._can_compile = True
    return entry


class SourceCache(FunctionCache):
    """Numba's cache of machine code, keyed by the name of a law and the text of every module it may use.

    Numba keys closures by pickled contents, which differ from process to process, and does not
    notice when a called function changed in another file; both are mended here.
    """

    def __init__(self, loop: Callable, law: Callable):
        plain = getattr(law, "py_func", law)
        self._law = f"{plain.__module__}.{plain.__qualname__}:{source_stamp(plain)}"
        super().__init__(loop)
        # one index file a law: Numba writes it without a lock, and two processes may compile two laws at once
        name = hashlib.sha256(self._law.encode()).hexdigest()[:12]
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=f"{self._impl.filename_base}-{name}",
            source_stamp=self._impl.locator.get_source_stamp(),
        )

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return (sig, codegen.magic_tuple(), self._law)


def source_stamp(law: Callable) -> str:
    """A hash of the compiled parts of this package, and of the folder of the law's own file if that is elsewhere."""
    package = Path(__file__).parents[1]
    files = [path for layer in ("physics", "control", "systems") for path in (package / layer).rglob("*.py")]
    own = Path(law.__code__.co_filename)
    files += [own, *(own.parent.glob("*.py") if package not in own.parents else ())]
    digest = hashlib.sha256()
    for path in sorted(set(files)):
        if path.exists():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
