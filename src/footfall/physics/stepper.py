"""A compiled loop with its arguments prepared once, so that a short burst costs microseconds.

Numba finds the types of all arguments at every call, and asks NumPy to describe every record; for the forty views of a
world that takes as long as a step of the physics. A `Stepper` does it once, and calls the machine code directly.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import typeof

from . import kernel
from .machine_code import slow_start


class Stepper:
    """The loop of one law on one simulation, with one set of records.

    Args:
        addresses: Of MuJoCo's model and data.
        views: `Body`, `LoopBuffers` and the pushes of the simulation.
        control: MuJoCo's array of motor inputs.
        law: The control law.
        records: Its parameters and memory, and the command.
        before: The stepper that this simulation had before, whose machine code is used again where it fits.
    """

    def __init__(
        self,
        addresses: tuple[int, int],
        views: tuple[kernel.Body, kernel.LoopBuffers, np.ndarray],
        control: np.ndarray,
        law: Callable,
        records: tuple[Any, Any, Any],
        before: Stepper | None = None,
    ):
        self._made_of = (law, *records, *views)
        self._addresses = addresses
        body, buffers, pushes = views
        self._rest = (body, buffers, pushes.view(np.ndarray), *map(_array, records), control)
        self._types = (law, *(record.dtype for record in records))  # all else has the same types in one simulation
        if before is not None and before._types == self._types:
            self._call = before._call
        else:
            self._call = machine_code(kernel.compiled_loop(law), (*addresses, 0, 0, *self._rest))

    def fits(self, law: Callable, records: tuple, views: tuple) -> bool:
        """Whether it was made of these very objects."""
        return all(map(operator.is_, self._made_of, (law, *records, *views)))

    def advance(self, steps: int, until: int) -> int:
        """Run at most `steps` steps, or until one of the events `until`; returns the events of the last step."""
        return self._call(*self._addresses, steps, until, *self._rest)


def _array(record: Any) -> np.ndarray:
    """The memory of a record as an array with one element; whoever calls keeps the record alive."""
    seen = np.ndarray((1,), record.dtype, buffer=record)  # cannot be written to
    buffer: Any = (ctypes.c_char * seen.nbytes).from_address(seen.ctypes.data)
    return np.frombuffer(buffer, record.dtype)


def machine_code(loop: Any, arguments: tuple) -> Callable:
    """The entry point of the loop for these types; calls `on_slow_start` if making it takes more than a second."""
    types = tuple(typeof(argument) for argument in arguments)
    if loop.overloads:
        return loop.compile(types)
    with slow_start():
        return loop.compile(types)
