"""The text of a law as machine code of a GPU: the same functions, with another compiler in place of `compiled`."""

# Numba carries no types of its dispatchers.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false
from __future__ import annotations

import re
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.dispatcher import Dispatcher
from numba.core.errors import NumbaError

from ...errors import BadInput


@cache
def for_gpu(function: Callable) -> Any:
    """A function, and all compiled functions that it calls, as device functions of a GPU.

    Args:
        function: Scalar Python, plain or compiled for the CPU.

    Returns:
        Numba's device function of the same text.
    """
    from numba import cuda

    return cuda.jit(device=True)(rebound(function, for_gpu))


def rebound(function: Callable, wrap: Callable[[Callable], Any]) -> Callable:
    """The plain text of a function, in which the compiled functions it names are replaced.

    Args:
        function: Plain or compiled.
        wrap: Gives what takes the place of a compiled function.

    Returns:
        A plain function with the same code.
    """
    plain: Any = getattr(function, "py_func", function)
    names = {name for code in codes(plain.__code__) for name in code.co_names}
    seen = dict(plain.__globals__)
    for name in names:
        if isinstance(seen.get(name), Dispatcher):
            seen[name] = wrap(seen[name])
    cells = plain.__closure__
    if cells is not None:
        held = [cell.cell_contents for cell in cells]
        cells = tuple(types.CellType(wrap(each) if isinstance(each, Dispatcher) else each) for each in held)
    new = types.FunctionType(plain.__code__, seen, plain.__name__, plain.__defaults__, cells)
    new.__module__, new.__qualname__ = plain.__module__, plain.__qualname__
    return new


def codes(code: types.CodeType) -> list[types.CodeType]:
    """A code object and those nested in it."""
    inner = [each for each in code.co_consts if isinstance(each, types.CodeType)]
    return [code, *(found for each in inner for found in codes(each))]


def refused(name: str, error: NumbaError) -> BadInput:
    """Why a law cannot be compiled for the device, with the line of its text.

    Args:
        name: Of the law.
        error: What Numba said.

    Returns:
        One line.
    """
    lines = [line.strip() for line in re.sub(r"\x1b\[[0-9;]*m", "", str(error)).splitlines()]
    told = [line for line in lines if line and not line.startswith(("Failed in", "File "))]
    reason = told[0][:200] if told else "Numba gives no reason"
    return BadInput(f"{name}: its law cannot be compiled for the GPU{_where(error, lines)}: {reason}")


def _where(error: Any, lines: list[str]) -> str:
    """File and line of the innermost place that an error names, which is the first."""
    for line in lines:
        found = re.match(r'File "(.+)", line (\d+)', line)
        if found:
            return f" at {Path(found[1]).name}:{found[2]}"
    loc = getattr(error, "loc", None)
    return f" at {Path(loc.filename).name}:{loc.line}" if loc is not None else ""
