"""The functions of a world for all worlds: a loop on Warp's CPU device, kernels on a GPU."""

# Numba carries no types of its dispatchers.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false
from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from numba.core.dispatcher import Dispatcher

from ..kept_code import KeptCode
from ..kernel import compiled
from ..machine_code import OPTIONS, njit
from . import world
from .code import for_gpu

THREADS = 32  # of a block: few, so that a thousand worlds already use all processors


class KeptKernel(KeptCode):
    """Numba's cache of one kernel of a GPU, in the same checked files as the loops of the CPU."""

    def _rebuilt(self, target_context: Any, content: Any) -> Any:
        from numba.cuda.dispatcher import _Kernel

        return _Kernel._rebuild(**content)

    def _reduced(self, data: Any) -> Any:
        return data._reduce_states()

    def _codegen(self, data: Any) -> Any:
        from numba.cuda.descriptor import cuda_target

        return cuda_target.target_context.codegen()

    def _keepable(self, data: Any) -> bool:
        return True


class Kernels(NamedTuple):
    """`begin`, `control` and `count` of all worlds, `(count, views, tables, fixed)`; `admit` and `gather` of rows."""

    begin: Callable
    control: Callable
    count: Callable
    admit: Callable
    gather: Callable


def _take(counter, i):
    """The value of a counter, raised by one; one thread."""
    value = counter[i]
    counter[i] = value + 1
    return value


def _for_cpu(function: Callable) -> Any:
    return function if isinstance(function, Dispatcher) else compiled(function)


def on_cpu(law: Callable) -> Kernels:
    """As loops over all worlds, kept on disk like the loop of one world."""
    return Kernels(*_on_cpu(world.make, law))


def on_gpu(law: Callable) -> Kernels:
    """As kernels with one thread a world, kept on disk."""
    return Kernels(*_on_gpu(world.make, law))


def made(make: Callable, gpu: bool, *laws: Callable) -> tuple[Any, ...]:
    """Functions of a world for all worlds.

    Args:
        make: `make(*laws, wrap, take)`: the functions, as `world.make` does.
        gpu: Whether they become kernels of a GPU.
        laws: The functions that are compiled into them, and differ from one system to another.

    Returns:
        Each `(count, views, tables, rest)`.
    """
    return (_on_gpu if gpu else _on_cpu)(make, *laws)


@cache
def _on_cpu(make: Callable, *laws: Callable) -> tuple[Any, ...]:
    def of(function: Callable) -> Callable:
        inner = compiled(function)

        def every(worlds, views, tables, fixed):
            for w in range(worlds):
                inner(w, views, tables, fixed)

        machine: Any = njit(**OPTIONS)(every)
        machine._cache = KeptCode(every, function, *laws)
        machine._can_compile = True
        return machine

    return tuple(map(of, make(*laws, _for_cpu, compiled(_take))))


@cache
def _on_gpu(make: Callable, *laws: Callable) -> tuple[Any, ...]:
    cuda: Any = import_module("numba.cuda")
    warnings.filterwarnings("ignore", ".*under-utilization.*")  # few worlds do not fill a GPU: meant so

    @cuda.jit(device=True)
    def take(counter, i):
        return cuda.atomic.add(counter, i, 1)

    def of(function: Callable) -> Callable:
        inner = for_gpu(function)

        def every(worlds, views, tables, fixed):
            w = cuda.grid(1)
            if w < worlds:
                inner(w, views, tables, fixed)

        kernel: Any = cuda.jit(every)
        kernel._cache = KeptKernel(every, function, *laws)
        return kernel

    return tuple(map(of, make(*laws, for_gpu, take)))
