"""Several searches whose work a GPU does together: a few hundred worlds take as long there as a thousand.

Each search runs in a thread of its own. What they map is put together as soon as all of them have asked, and done at
once; a search that is over is waited for no longer. The result does not depend on which of them asks first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Condition, Thread
from typing import Any, TypeVar

from .. import parallel
from ..errors import FootfallError
from .together import Together

T = TypeVar("T")
R = TypeVar("R")


@dataclass
class _Asked:
    """What one search has asked for."""

    member: int
    work: Callable[[Any], Any]
    items: Sequence[Any]
    done: bool = False
    results: list[Any] = field(default_factory=list)
    problem: BaseException | None = None


@dataclass(frozen=True)
class _Failed:
    """A piece of work that has raised an error, which is its own search's only."""

    error: FootfallError


class Joined:
    """What `Together` is to one search, for several of them.

    Args:
        together: The device.
    """

    def __init__(self, together: Together):
        self.device = together.device
        self._together, self._members, self._stopped = together, 0, False
        self._asked: list[_Asked] = []
        self._change = Condition()

    def run(self, searches: Sequence[Callable[[Member], R]]) -> list[R | FootfallError]:
        """Run searches at once, and do their work on the device until all are over.

        Args:
            searches: Functions of what takes the place of `Together` there. After Ctrl-C what they map raises
                `parallel.Interrupted`, as it does in a single search.

        Returns:
            Their results, or the errors that they have raised.
        """
        results: list[Any] = [None] * len(searches)
        self._members = len(searches)

        def one(number: int) -> None:
            try:
                results[number] = searches[number](Member(self, number))
            except BaseException as error:  # looked at below
                results[number] = error
            with self._change:
                self._members -= 1
                self._change.notify_all()

        threads = [Thread(target=one, args=(k,), daemon=True) for k in range(len(searches))]
        for thread in threads:
            thread.start()
        while True:
            try:
                self._drive()
                break
            except KeyboardInterrupt:
                self._stopped = True
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, FootfallError):
                raise result
        return results

    def _drive(self) -> None:
        """Do what is asked for until no search is left."""
        while True:
            with self._change:
                while self._members and len(self._asked) < self._members:
                    self._change.wait(1.0)  # with a limit, so that Ctrl-C is noticed
                if not self._members:
                    return
                asked = sorted(self._asked, key=lambda one: one.member)
            try:
                self._answer(asked)
            finally:
                with self._change:
                    for one in asked:
                        one.problem = None if one.results else parallel.Interrupted([None] * len(one.items))
                        one.done = True
                    self._asked = []
                    self._change.notify_all()

    def _answer(self, asked: Sequence[_Asked]) -> None:
        pairs = [(one, item) for one in asked for item in one.items]
        if self._stopped:
            return
        try:
            results = self._together.map(_guarded, pairs)
        except parallel.Interrupted:
            self._stopped = True
            return
        for one in asked:
            one.results = [result for (whose, _), result in zip(pairs, results, strict=True) if whose is one]

    def ask(self, asked: _Asked) -> list[Any]:
        """Wait until what is asked for is done; called by the thread of a search."""
        with self._change:
            self._asked.append(asked)
            self._change.notify_all()
            while not asked.done:
                self._change.wait()
        if asked.problem is not None:
            raise asked.problem
        for result in asked.results:
            if isinstance(result, _Failed):
                raise result.error
        return asked.results


class Member:
    """What one of the searches maps with, in place of `Together`."""

    def __init__(self, joined: Joined, number: int):
        self.device, self._joined, self._number = joined.device, joined, number

    def map(self, work: Callable[[T], R], items: Sequence[T]) -> list[R]:
        """As `Together.map`, at once with what the other searches map."""
        return self._joined.ask(_Asked(self._number, work, items)) if items else []


def _guarded(pair: tuple[_Asked, Any]) -> Any:
    one, item = pair
    try:
        return one.work(item)
    except FootfallError as error:
        return _Failed(error)
