"""Many trials at once: threads, since the stepping loop runs without the GIL."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int, int, str], None]


def cores() -> int:
    """How many trials run side by side."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def quiet(done: int, total: int, what: str) -> None:
    """Progress for nobody."""


class Stopped(Exception):
    """Ctrl-C: carries what was finished, `None` for the rest."""

    def __init__(self, results: list[Any]):
        super().__init__("stopped")
        self.results = results


def each(
    work: Callable[[T], R],
    items: Sequence[T],
    progress: Progress = quiet,
    what: str = "trials",
    workers: int | None = None,
) -> list[R]:
    """`work` applied to every item on all cores, results in the order of `items`."""
    results: list[Any] = [None] * len(items)
    pool = ThreadPoolExecutor(workers or cores())
    try:
        futures = {pool.submit(work, item): i for i, item in enumerate(items)}
        progress(0, len(items), what)
        for done, future in enumerate(as_completed(futures), 1):
            results[futures[future]] = future.result()
            progress(done, len(items), what)
    except KeyboardInterrupt:
        raise Stopped(results) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return results
