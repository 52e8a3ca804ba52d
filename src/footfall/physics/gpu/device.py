"""Which device many worlds run on, and why a GPU cannot be used where it cannot."""

# Warp carries no types of its devices.
# pyright: reportAttributeAccessIssue=false, reportMissingImports=false
from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

from ...errors import BadInput, FootfallError, UnknownName

DEVICES = ("cpu", "cuda")
EXTRA = "pip install 'footfall[gpu]'"


@cache
def modules() -> tuple[Any, Any]:
    """Warp and MuJoCo Warp.

    Raises:
        FootfallError: They are not installed.
    """
    try:
        import warp

        warp.config.log_level = warp.LOG_ERROR  # else it reports every module that it loads
        import mujoco_warp
    except ImportError as error:
        raise FootfallError(f"many worlds on a GPU need MuJoCo Warp ({error}); {EXTRA}") from None
    return warp, mujoco_warp


@cache
def missing() -> str:
    """Why no GPU can be used here, in one line; "" where one can."""
    try:
        warp, _ = modules()
    except FootfallError as error:
        return str(error)
    if not _driver() or not warp.is_cuda_available():
        return "no GPU with a CUDA driver was found"
    try:
        from numba import cuda

        if not cuda.is_available():
            return f"Numba finds no CUDA; {EXTRA}"
    except ImportError as error:
        return f"control laws on a GPU need numba-cuda ({error}); {EXTRA}"
    return ""


def _driver() -> bool:
    """Whether a CUDA driver can be loaded; Warp itself would complain on standard error."""
    for name in ("libcuda.so.1", "libcuda.so", "nvcuda.dll"):
        try:
            ctypes.CDLL(name)
        except OSError:
            continue
        return True
    return False


def choose(asked: str) -> tuple[str, str]:
    """The device that is used, and a line of words where it is not the one asked for.

    Args:
        asked: `cpu` or `cuda`.

    Returns:
        `cpu` or `cuda`, and "" or why it is another one than asked for.

    Raises:
        UnknownName: There is no such device.
    """
    if asked not in DEVICES:
        raise UnknownName("device", asked, DEVICES)
    if asked == "cuda" and missing():
        return "cpu", f"{missing()}: everything runs on the CPU"
    return asked, ""


def free_bytes(device: str) -> int:
    """Free memory of a device [bytes]."""
    warp, _ = modules()
    where = warp.get_device(device)
    return int(where.free_memory) if where.is_cuda else 1 << 62


def check_worlds(count: int, each: int, device: str) -> None:
    """Refuse more worlds than the memory of the device holds.

    Args:
        count: Number of worlds.
        each: Memory of one [bytes].
        device: Warp's name of the device.

    Raises:
        BadInput: They do not fit.
    """
    fit = free_bytes(device) // max(1, each)
    if count > fit:
        raise BadInput(f"{count} worlds do not fit into the memory of {device}; expected at most {fit}")
