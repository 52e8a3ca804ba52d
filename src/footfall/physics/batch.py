"""Many worlds of one body and one law, stepped by the compiled loop on all cores: no Python per step and world.

The views of a world (`Body`, `LoopBuffers`) have the same shapes in all of them. Machine code gets the views of the
first world and a table of addresses; the views of world w are the same with other addresses. What is done after the
last step of each world (`finish`: observations, rewards) is compiled with the loop.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from .. import parallel
from ..errors import BadInput
from . import kernel, library
from .kept_code import KeptCode, switched_off
from .kernel import DIVERGED, FELL, compiled
from .machine_code import OPTIONS, njit
from .push import RECORD
from .stepper import machine_code
from .world import World


@intrinsic
def views_at(typing_context, example, addresses, first):
    """A named tuple of arrays with the shapes of `example`, at the addresses `addresses[first]`, …"""
    members = example.types

    def codegen(context, builder, signature, arguments):
        table = context.make_array(signature.args[1])(context, builder, arguments[1])
        word, place, values = arguments[2].type, arguments[2], []
        for value, kind in zip(cgutils.unpack_tuple(builder, arguments[0], len(members)), members, strict=True):
            if isinstance(kind, types.Array):
                array: Any = context.make_array(kind)(context, builder, value)
                address = builder.load(builder.gep(table.data, [place]))
                array.data = builder.inttoptr(address, array.data.type)
                array.meminfo = cgutils.get_null_value(array.meminfo.type)  # whoever calls keeps the world alive
                array.parent = cgutils.get_null_value(array.parent.type)
                value, place = array._getvalue(), builder.add(place, word(1))
            values.append(value)
        return context.make_tuple(builder, signature.return_type, values)

    return example(example, addresses, first), codegen


@intrinsic
def take(typing_context, counter):
    """The next number of a counter [1] that several threads share."""

    def codegen(context, builder, signature, arguments):
        array: Any = context.make_array(signature.args[0])(context, builder, arguments[0])
        return builder.atomic_rmw("add", array.data, context.get_constant(types.int64, 1), "monotonic")

    return types.int64(counter), codegen


@cache
def compiled_batch(law: Callable, finish: Callable) -> Any:
    """The loop of many worlds around one law as machine code, kept on disk."""
    if switched_off():
        raise BadInput("many worlds at once need machine code; unset NUMBA_DISABLE_JIT")
    loop = compiled(kernel.make_loop(law, *library.stepping_functions(), compiled))
    after = compiled(finish)

    def batch(
        steps, counter, model, datas, addresses, body0, buffers0,
        parameters, memory, command, pushes, active, happened, tables,
    ):  # fmt: skip
        for _ in range(len(datas) + 1):
            w: Any = take(counter)  # pyright: ignore[reportCallIssue]
            if w >= len(datas):
                break
            if active[w] == 0:
                continue
            body = views_at(body0, addresses[w], 0)
            buffers = views_at(buffers0, addresses[w], addresses.shape[1] // 2)
            mine, asked = memory[w : w + 1], command[w : w + 1]
            happened[w] = loop(
                model, datas[w], steps, FELL | DIVERGED, body, buffers, pushes[w],
                parameters, mine, asked, buffers.control,
            )  # fmt: skip
            after(w, happened[w], body, buffers, parameters[0], mine[0], asked[0], tables)

    machine = njit(**OPTIONS)(batch)
    machine._cache = KeptCode(batch, law, finish)
    machine._can_compile = True
    return machine


class Batch:
    """Worlds of one body that are stepped together.

    Args:
        worlds: The worlds, of the same character, scene and time step. They are stepped with the model of the first,
            which stays in the cache of the processor.
        law: The control law.
        finish: Compiled function `finish(w, happened, body, buffers, parameters, memory, command, tables)`, called for
            every world after its last step.
        parameters: Parameter record of the law, the same for all.
        memory: [world] memory records.
        command: [world] command records.
        pushes: Pushes of a world at most.
        tables: Named tuple of arrays that `finish` reads and writes.
        workers: Threads; one per core if None.

    Attributes:
        active: [world] 1 for those that are stepped.
        happened: [world] the events of the last step of each.
        pushes: [world, push] of `push.RECORD`; first and last step are -1 where there is none.
    """

    def __init__(
        self,
        worlds: Sequence[World],
        law: Callable,
        finish: Callable,
        parameters: Any,
        memory: np.ndarray,
        command: np.ndarray,
        pushes: int,
        tables: Any,
        workers: int | None = None,
    ):
        n, self._counter = len(worlds), np.zeros(1, np.int64)
        self._worlds, self.tables = tuple(worlds), tables  # kept alive
        self.active, self.happened = np.ones(n, np.int64), np.zeros(n, np.int64)
        self.pushes = np.zeros((n, max(1, pushes)), RECORD)
        self.pushes["first"] = self.pushes["last"] = -1
        first = self._worlds[0]
        rows = [(_addresses(world.body), _addresses(world.buffers)) for world in worlds]
        wide = max(map(len, rows[0]))
        addresses = np.zeros((n, 2 * wide), np.int64)
        for row, (body, buffers) in zip(addresses, rows, strict=True):
            row[: len(body)], row[wide : wide + len(buffers)] = body, buffers
        datas = np.array([world.data._address for world in worlds], np.int64)
        self._rest = (
            self._counter, first.model._address, datas, addresses, first.body, first.buffers,
            np.array([parameters], parameters.dtype), memory, command, self.pushes, self.active, self.happened, tables,
        )  # fmt: skip
        self._call = machine_code(compiled_batch(law, finish), (0, *self._rest))
        self._others = min(workers or parallel.cores(), n) - 1  # threads beside the one that calls
        self._pool = ThreadPoolExecutor(max(1, self._others))

    def advance(self, steps: int) -> None:
        """Run all active worlds for so many steps, or until they fall; then `finish` for each of them."""
        self._counter[0] = 0  # threads take one world after the other, so that none waits long for another
        others = [self._pool.submit(self._call, steps, *self._rest) for _ in range(self._others)]
        self._call(steps, *self._rest)
        for each in others:
            each.result()

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()


def _addresses(views: Any) -> list[int]:
    return [view.ctypes.data for view in views if isinstance(view, np.ndarray)]
