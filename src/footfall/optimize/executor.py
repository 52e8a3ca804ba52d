"""Who works out the scores: threads here, or a Dask cluster. Any `concurrent.futures.Executor` will do.

The stepping loop runs without the GIL, so threads use all cores. Dask (https://docs.dask.org, the extra
`footfall[cluster]`) has schedulers for Slurm, Kubernetes and clouds, and gives the tasks of a lost worker to another.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from ..errors import BadInput

ANSWERS_WITHIN = 10.0  # [s]


@contextmanager
def local(workers: int | None = None) -> Iterator[Executor]:
    """Threads on all cores; what has not begun is dropped at the end."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    pool = ThreadPoolExecutor(workers or max(1, cores))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, once all of them are known to run this version of Footfall."""
    try:
        from distributed import Client
    except ImportError:
        raise BadInput("--cluster needs Dask; install it with: pip install 'footfall[cluster]'") from None
    try:
        client = Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInput(
            f"no Dask scheduler answers at {address[:100]!r} within {ANSWERS_WITHIN:g} s ({type(error).__name__}); "
            "start one with `dask scheduler` and workers with `dask worker ADDRESS`, or leave out --cluster"
        ) from None
    try:
        _same_version(client, address)
        yield client.get_executor(retries=3, pure=False)
    finally:
        client.close(timeout=ANSWERS_WITHIN)


def _same_version(client: Any, address: str) -> None:
    from importlib.metadata import version as installed

    from .. import __version__

    try:
        client.wait_for_workers(1, timeout=ANSWERS_WITHIN)
        # a function of Python's own: a worker without Footfall knows it, too
        found = client.run(installed, "footfall", on_error="return")
    except (TimeoutError, OSError):
        raise BadInput(
            f"the scheduler at {address[:100]!r} has no worker; start some with `dask worker {address[:100]}`"
        ) from None
    for worker, version in sorted(found.items()):
        if version != __version__:
            has = f"runs footfall {version}" if isinstance(version, str) else "has no footfall"
            raise BadInput(f"the worker {worker} {has} and this is {__version__}; install {__version__} there")
