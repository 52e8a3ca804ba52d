"""Functions as machine code: parts of others, and entries that Python calls."""

# Numba carries no types of its dispatchers.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numba
from numba.core.registry import CPUDispatcher

from .kept_code import KeptCode

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
def compiled_part(function: Callable, inlined: bool = False) -> Any:
    """Scalar Python as machine code without the GIL, to be called by other machine code.

    Args:
        function: The function.
        inlined: Whether it becomes a part of its callers; else it is called from several places.
    """
    part = njit(no_cpython_wrapper=True, forceinline=inlined, **OPTIONS)(function)
    if isinstance(part, CPUDispatcher):  # not so where Numba is switched off for a debugger
        part.__class__ = Part
    return part


@cache
def compiled_entry(function: Callable) -> Any:
    """A function that Python calls as machine code, kept on disk for the next process."""
    entry = njit(**OPTIONS)(function)
    if isinstance(entry, CPUDispatcher):
        entry.__class__ = Entry
        entry._cache = KeptCode(function, function)
        entry._can_compile = True
    return entry
