"""MuJoCo's shared library, made callable from compiled code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from numba import cfunc, types

from ..errors import FootfallError


@cache
def stepping_functions() -> tuple[types.ExternalFunction, types.ExternalFunction]:
    """`mj_step1` and `mj_step2` as functions of the addresses of `MjModel` and `MjData`."""
    import ctypes

    import llvmlite.binding as llvm
    import mujoco

    path = str(find(Path(mujoco.__file__).parent))
    llvm.load_library_permanently(path)
    # MuJoCo asks the clock a dozen times a step for its own profiler: a tenth of a planar step.
    mujoco_library = ctypes.CDLL(path)
    ctypes.c_void_p.in_dll(mujoco_library, "mjcb_time").value = None
    # Its warnings are read from the data after every step; unhandled, they would be written to a log file
    # in whatever folder the user happens to be.
    ctypes.c_void_p.in_dll(mujoco_library, "mju_user_warning").value = _ignore_warning.address
    signature = types.void(types.intp, types.intp)
    return types.ExternalFunction("mj_step1", signature), types.ExternalFunction("mj_step2", signature)


@cfunc(types.void(types.voidptr))
def _ignore_warning(message):
    pass


def find(folder: Path) -> Path:
    """The library under its Linux, macOS or Windows name."""
    patterns = ["libmujoco.so*", "libmujoco*.dylib", "mujoco*.dll", "libmujoco*.dll"]
    for pattern in patterns:
        for path in sorted(folder.rglob(pattern)):
            return path
    raise FootfallError(f"MuJoCo's shared library was not found in {folder}; looked for {', '.join(patterns)}")
