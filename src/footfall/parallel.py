"""Apply a function to many items on all cores.

Threads are enough: the compiled simulation loop runs without the GIL.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextvars import ContextVar
from threading import Event
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int, int, str], None]
"""Progress callback: items finished, items in total, label."""

# Applies a function to items all at once, in this context; one after the other if None.
at_once: ContextVar[Callable[[Callable[[Any], Any], Sequence[Any]], list[Any]] | None] = ContextVar(
    "at_once", default=None
)

# Takes the place of the threads of `parallel_map` in this context, `(work, items, progress, what)`.
mapped_by: ContextVar[Callable[..., list[Any]] | None] = ContextVar("mapped_by", default=None)


def each(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """Apply a function to items that do not depend on each other, inside of work that runs in parallel already.

    Args:
        work: Function of one item.
        items: The items.

    Returns:
        The results in the order of `items`: one after the other, or at once where simulations share a GPU.
    """
    other = at_once.get()
    return [work(item) for item in items] if other is None else other(work, items)


def lazily(work: Callable[[T], R], items: Sequence[T]) -> Iterable[R]:
    """As `each`, but where items are worked on one after the other, those that are not asked for are left out."""
    other = at_once.get()
    return map(work, items) if other is None else other(work, items)


def cores() -> int:
    """Number of CPU cores this process may use, which is the default number of workers."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def no_progress(done: int, total: int, what: str) -> None:
    """Progress callback without output."""


class Interrupted(Exception):
    """Raised on Ctrl-C. `results` holds the finished results in the order of the items, `None` for the others."""

    def __init__(self, results: list[Any]):
        super().__init__("stopped")
        self.results = results


def parallel_map(
    work: Callable[[T], R],
    items: Sequence[T],
    progress: Progress = no_progress,
    what: str = "trials",
    workers: int | None = None,
    stop: Event | None = None,
) -> list[R]:
    """Apply a function to every item in a pool of threads.

    Args:
        work: Function of one item. It should release the GIL for most of its time.
        items: The items.
        progress: Called when the work begins and after every finished item.
        what: Label passed to `progress`.
        workers: Number of threads; one per core if not given.
        stop: Set on Ctrl-C, for a function that looks at it and ends early.

    Returns:
        The results in the order of `items`.

    Raises:
        Interrupted: On Ctrl-C, with the results finished so far. Running items are completed first.
    """
    other = mapped_by.get()
    if other is not None:
        return other(work, items, progress, what)
    results: list[Any] = [None] * len(items)
    pool = ThreadPoolExecutor(workers or cores())
    try:
        futures = {pool.submit(work, item): i for i, item in enumerate(items)}
        progress(0, len(items), what)
        for done, future in enumerate(as_completed(futures), 1):
            results[futures[future]] = future.result()
            progress(done, len(items), what)
    except KeyboardInterrupt:
        if stop is not None:
            stop.set()
        raise Interrupted(results) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return results
