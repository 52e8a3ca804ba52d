"""Many simulations in Python at once whose steps a GPU makes together.

Each piece of work runs in a thread of its own, as it is written for one simulation. Where it advances its simulation
it waits, and the device makes the steps of all that wait. One thread at a time computes in Python, so the result does
not depend on their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from .. import parallel
from ..errors import BadInput
from ..physics.world import World, stepped_by

T = TypeVar("T")
R = TypeVar("R")
WORLDS = 1024  # that are stepped at once
WAIT = 0.02  # for work in Python while no world has anything to do [s]


class Together:
    """Work on a device.

    Args:
        device: Warp's name of the device.
        worlds: Number of worlds that are stepped at once.
        unrecorded: The same for simulations without records, of which there may be more (pushes); `worlds` if 0.
    """

    def __init__(self, device: str, worlds: int = WORLDS, unrecorded: int = 0):
        from ..physics.gpu.shared import SharedWorlds

        if worlds < 1:
            raise BadInput(f"{worlds} worlds cannot be stepped; expected at least 1")
        self.device, self.worlds = device, worlds
        self._shared = SharedWorlds(device, worlds, unrecorded)
        self._asked: SimpleQueue[Any] = SimpleQueue()
        self._turn = Lock()

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> list[R]:
        """Apply a function to every item; all steps of their simulations are made by the device.

        Args:
            work: Function of one item; it may use `parallel.each` for what can be done at once.
            items: The items.

        Returns:
            The results in the order of `items`.
        """
        results: list[R] = []
        for first in range(0, len(items), self.worlds):  # as many sets of parameters as there are worlds
            results += self._some(work, items[first : first + self.worlds])
        return results

    def _some(self, work: Callable[[T], R], items: Sequence[T]) -> list[R]:
        """As many items as there are worlds at most."""
        self._shared.forget()
        threads = [_Piece(self, work, item) for item in items]
        for thread in threads:
            thread.start()
        running = list(threads)
        while running:
            running = [thread for thread in running if thread.is_alive()]
            self._take()
            if not self._shared.work() and running:
                self._take(WAIT)
        return [thread.result() for thread in threads]

    def _take(self, seconds: float = 0.0) -> None:
        """Take over the bursts that were asked for; wait for the first one at most so long [s]."""
        try:
            while True:
                self._shared.ask(self._asked.get(timeout=seconds) if seconds else self._asked.get_nowait())
                seconds = 0.0
        except Empty:
            return

    def advance(
        self, world: World, law: Callable, parameters: Any, memory: Any, command: Any, steps: int, until: int
    ) -> int:
        """As `World.advance`, on the device; called by the thread of a piece of work."""
        from ..physics.gpu.shared import Burst

        burst = Burst(world, law, parameters, memory, command, steps, until)
        self._asked.put(burst)
        self._turn.release()
        try:
            burst.over.wait()
        finally:
            self._turn.acquire()
        if burst.problem is not None:
            raise burst.problem
        return burst.happened

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> list[R]:
        """As `parallel.each`, at once; called by the thread of a piece of work."""
        threads = [_Piece(self, work, item) for item in items]
        self._turn.release()
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            self._turn.acquire()
        return [thread.result() for thread in threads]


class _Piece(Thread):
    """A function of one item, in a thread whose simulations are stepped by the device."""

    def __init__(self, together: Together, work: Callable[[Any], Any], item: Any):
        super().__init__(daemon=True)
        self._together, self._work, self._item = together, work, item
        self._result: Any = None
        self._problem: BaseException | None = None

    def run(self) -> None:
        stepped_by.set(self._together.advance)
        parallel.at_once.set(self._together.each)
        with self._together._turn:
            try:
                self._result = self._work(self._item)
            except BaseException as problem:  # raised again where the result is asked for
                self._problem = problem

    def result(self) -> Any:
        """What the function gave; raises what it raised."""
        if self._problem is not None:
            raise self._problem
        return self._result
