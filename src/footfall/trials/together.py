"""Many simulations in Python at once whose steps a GPU makes together.

Each piece of work runs in a thread of its own, as it is written for one simulation. Where it advances its simulation
it waits, and the device makes the steps of all that wait. One thread at a time computes in Python, so the result does
not depend on their order.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Protocol, TypeVar

from .. import parallel
from ..errors import BadInput
from ..physics.world import World, stepped_by

T = TypeVar("T")
R = TypeVar("R")
WORLDS = 1024  # that are stepped at once
SWITCH = 1e-4  # how long Python's threads may keep the one that drives the device waiting [s]
WAIT = 0.02  # for work in Python while no world has anything to do [s]


class Mapper(Protocol):
    """What a search does its work with: `Together`, or a share of it (`joined.Member`)."""

    device: str

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> list[R]:
        """Apply a function to every item."""
        ...


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

    def map(
        self,
        work: Callable[[T], R],
        items: Sequence[T],
        progress: parallel.Progress = parallel.no_progress,
        what: str = "trials",
    ) -> list[R]:
        """Apply a function to every item; all steps of their simulations are made by the device.

        Args:
            work: Function of one item; it may use `parallel.each` for what can be done at once.
            items: The items.
            progress: Called when the work begins and as items are finished.
            what: Label passed to `progress`.

        Returns:
            The results in the order of `items`.

        Raises:
            parallel.Interrupted: On Ctrl-C, with the results finished so far.
        """
        results: list[Any] = [None] * len(items)
        progress(0, len(items), what)
        try:
            for first in range(0, len(items), self.worlds):  # each needs a world
                pieces = [_Piece(self, work, item) for item in items[first : first + self.worlds]]
                self._drive(pieces, lambda done, before=first: progress(before + done, len(items), what))
                results[first : first + len(pieces)] = [piece.result() for piece in pieces]
        except KeyboardInterrupt:
            raise parallel.Interrupted(results) from None
        return results

    def _drive(self, pieces: list[_Piece], tell: Callable[[int], None]) -> None:
        """Let the device make steps until all pieces of work are done."""
        self._shared.forget()
        before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            for piece in pieces:
                piece.start()
            running = list(pieces)
            while running:
                left = [piece for piece in running if piece.is_alive()]
                if len(left) < len(running):
                    tell(len(pieces) - len(left))
                running = left
                self._take()
                if not self._shared.work() and running:
                    self._take(WAIT)
        finally:
            sys.setswitchinterval(before)

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """`parallel.parallel_map` runs here as long as this lasts."""
        token = parallel.mapped_by.set(self.map)
        try:
            yield
        finally:
            parallel.mapped_by.reset(token)

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

        if len(world.carried.dof) or world.props:
            what = "boxes and balls" if world.props else "a root that follows a recording"
            raise BadInput(f"{world.character.name}: {what} cannot be simulated on a GPU; leave out --device")
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
        parallel.mapped_by.set(lambda work, items, progress, what: self._together.each(work, items))
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
