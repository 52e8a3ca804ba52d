"""Executors that evaluate candidates: local threads, a GPU, or a Dask cluster. Any `concurrent.futures.Executor` works.

The stepping loop runs without the GIL, so threads use all cores. Dask (https://docs.dask.org, the extra
`footfall[cluster]`) has schedulers for Slurm, Kubernetes and clouds, and reassigns the tasks of a lost worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from .. import parallel
from ..errors import BadInput
from ..trials.together import Together

PUSHED = 4  # worlds of a GPU in which a candidate is pushed at once
TIMEOUT = 10.0  # for an answer of the scheduler and its workers [s]


@contextmanager
def local(workers: int | None = None) -> Iterator[Executor]:
    """A pool of threads, one per core unless `workers` is given; tasks not yet started are cancelled at the end."""
    pool = ThreadPoolExecutor(workers or parallel.cores())
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class OnDevice(Executor):
    """A GPU: the simulations of all candidates of a generation are stepped together (`trials.together`).

    Args:
        device: Warp's name of the device.
        population: Candidates that walk at once.
    """

    def __init__(self, device: str, population: int):
        self._together = Together(device, population, PUSHED * population)

    def map(self, fn: Callable[..., Any], *iterables: Iterable[Any], **how: Any) -> Iterator[Any]:
        """Evaluate all at once; as of `Executor.map`, without its limits of time."""
        return iter(self._together.map(lambda given: fn(*given), list(zip(*iterables, strict=False))))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Evaluate one, now."""
        done: Future[Any] = Future()
        try:
            done.set_result(self._together.map(lambda _: fn(*args, **kwargs), [None])[0])
        except Exception as error:
            done.set_exception(error)
        return done


@contextmanager
def on_device(device: str, population: int) -> Iterator[Executor]:
    """A GPU, for generations of so many candidates."""
    yield OnDevice(device, population)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, after checking that all of them run this version of Footfall."""
    try:
        from distributed import Client
    except ImportError:
        raise BadInput("--cluster needs Dask; install it with: pip install 'footfall[cluster]'") from None
    try:
        client = Client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInput(
            f"no Dask scheduler answers at {address[:100]!r} within {TIMEOUT:g} s ({type(error).__name__}); "
            "start one with `dask scheduler` and workers with `dask worker ADDRESS`, or leave out --cluster"
        ) from None
    try:
        _check_versions(client, address)
        yield client.get_executor(retries=3, pure=False)
    finally:
        client.close(timeout=TIMEOUT)


def _check_versions(client: Any, address: str) -> None:
    """Raise unless there are workers and all of them run this version of Footfall."""
    from importlib.metadata import version as installed

    from .. import __version__

    try:
        client.wait_for_workers(1, timeout=TIMEOUT)
        # a function of the standard library, so that a worker without Footfall can run it too
        found = client.run(installed, "footfall", on_error="return")
    except (TimeoutError, OSError):
        raise BadInput(
            f"the scheduler at {address[:100]!r} has no worker; start some with `dask worker {address[:100]}`"
        ) from None
    for worker, version in sorted(found.items()):
        if version != __version__:
            has = f"runs footfall {version}" if isinstance(version, str) else "has no footfall"
            raise BadInput(f"the worker {worker} {has} and this is {__version__}; install {__version__} there")
