"""Looking ahead (ours): what would fall is not played.

A director that looks ahead simulates what is to follow, always some seconds further than the body is. It does so in
slices of a fixed simulated time, one each time that it is asked, so that no call takes long. Where the simulation
ahead falls, it goes back to an instant before the fall that is still to come, and puts the foot that swings there
elsewhere, or plays another fragment; and so on until it stays up. When the body comes to that instant, it does so too.
A steered body that lags far behind the recording counts as fallen: pushed back, it would step backwards for long. Where
it turns away from the recording in the seconds after another heading was commanded, something else is tried in the last
steps before; if nothing helps, it may turn away.

As long as nothing unforeseen happens, the body does what was foreseen, bit for bit, so that the simulation ahead need
only be continued. Else (a push, another command) it begins anew with the body. Pushes are not foreseen.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

import numpy as np

from ...control.director import Directed, Memory
from ...physics.kernel import STATE_CHANGE
from .movement import CORRECTIONS
from .records import SWING_HIP, SWING_OUT
from .straying import lags, leans, turned

# where the foot that swings may land instead: hip forward and outwards [rad]
NEAR = ((0.0, 0.12), (0.12, 0.0), (-0.12, 0.0), (0.0, -0.06))
FAR = ((0.0, 0.25), (0.25, 0.0), (-0.25, 0.0), (0.15, 0.15), (-0.15, 0.15))
PERIOD = 1.0 / 60.0  # between two slices [s]
SLICE = 0.8  # simulated time in each [s]
ALARM = 3.0  # and in each while a fall is foreseen, or when something unforeseen has happened [s]
SPARE = 0.15  # it looks this much further than it need, so that it rests in between [s]
LATE = 0.3  # this long before a fall nothing else is tried, while anything earlier can be [s]
LONGER = 0.02  # a way is longer than another by at least this much [s]
MAKING = 0.4  # a blended fragment takes as long to be made as this much simulation [s]
PLAIN = 1.5  # after something was done otherwise, fragments are played as recorded for this long [s]
RECENT = 1.5  # a body turns away for what it did this long before; nothing earlier is done otherwise for it [s]
RECOVERED = 2.0  # after a push or another command it may do so for this long [s] …
SETTLED = 8.0  # … and this long after another heading was commanded nobody looks for it [s] …
GONE = 1.0  # … and where nothing else was found, for this long [s]
EVERY = 6  # slices between two instants at which something else may be done, in the fragment in which it begins anew


class Change(NamedTuple):
    """What is done otherwise at an instant, as plain data.

    Attributes:
        item: What follows the fragment that is played; None: as planned.
        ahead: By how much further ahead the foot that swings lands, by its hip [rad].
        out: And further outwards [rad].
    """

    item: Any = None
    ahead: float = 0.0
    out: float = 0.0


class Plan(Protocol):
    """What can be looked ahead for; a director is one."""

    @property
    def slow(self) -> bool:
        """Whether it may take as long as a slice to make what is to follow."""
        ...

    @property
    def strict(self) -> bool:
        """Whether a body that lags far behind the recording (`lags`) or turns away (`turned`) counts as fallen."""
        ...

    def decide(self, sim: Directed, memory: Memory) -> bool:
        """Fill the law's slots as the director does when it is asked; whether a fragment begins."""
        ...

    def playing(self, memory: Memory) -> tuple[Any, Any]:
        """What is played, and what is to follow."""
        ...

    def takes_long(self, memory: Memory) -> bool:
        """Whether what is to follow took that long."""
        ...

    def others(self, memory: Memory) -> list[Any]:
        """What may follow in place of what is planned."""
        ...

    def play(self, sim: Directed, memory: Memory, item: Any) -> None:
        """Let an item follow the fragment that is played."""
        ...


def changes(others: list[Any], towards: tuple[float, float] = (0.0, 0.0)) -> tuple[Change, ...]:
    """What is tried where the plan falls: the foot a little elsewhere, then other items, then the foot far elsewhere.

    Args:
        others: What may follow in place of what is planned.
        towards: Where the body leans, ahead and to the side of the foot that swings [m]; places there come first.
    """
    near, far = (sorted(places, key=lambda place: -np.dot(place, towards)) for places in (NEAR, FAR))
    return (*(Change(None, *place) for place in near), *map(Change, others), *(Change(None, *place) for place in far))


def make(sim: Directed, plan: Plan, memory: Memory, change: Change) -> None:
    """Do something otherwise from now on."""
    memory["plain"] = sim.time + PLAIN
    place = np.zeros(CORRECTIONS)
    place[SWING_HIP], place[SWING_OUT] = change.ahead, change.out
    sim.memory["correction"][int(sim.memory["slot"])] += place
    if change.item is not None:
        plan.play(sim, memory, change.item)


@dataclass(frozen=True)
class Instant:
    """An instant ahead.

    Attributes:
        time: When it is [s].
        mark: The simulation there (`Directed.mark`); None after a fall.
        memory: What the director remembers there.
        decided: Whether it has decided there.
    """

    time: float
    mark: Any
    memory: Memory
    decided: bool = True


@dataclass(frozen=True)
class Node:
    """An instant at which something else may be done.

    Attributes:
        instant: Before anything is changed.
        changes: What may be tried there.
        tried: How many of them were.
    """

    instant: Instant
    changes: tuple[Change, ...]
    tried: int = 0


@dataclass(frozen=True)
class Way:
    """What is done, and what happens then.

    Attributes:
        path: What is done otherwise than planned, by the time at which it is [s].
        nodes: Instants on it that are still to come, in order.
        expected: By time: positions of the body [nq], what is played, and what is planned to follow.
    """

    path: dict[float, Change] = field(default_factory=dict)
    nodes: tuple[Node, ...] = ()
    expected: dict[float, tuple[np.ndarray, Any, Any]] = field(default_factory=dict)

    def since(self, now: float) -> Way:
        """What is still to come."""
        return Way(
            {at: change for at, change in self.path.items() if at > now},
            tuple(node for node in self.nodes if node.instant.time > now),
            {at: state for at, state in self.expected.items() if at > now},
        )


@dataclass(frozen=True)
class Foresight:
    """What was foreseen. It is never changed, only replaced, so that copies of a director's memory share it.

    Attributes:
        head: How far it has come.
        number: Of the fragment in which it began.
        way: The way to `head`.
        fell: When the body falls on the longest way that was tried before [s]; 0: none was.
        longest: That way.
        over: Whether nothing more can happen: the fragments are at their end.
        strict: Whether straying from the recording counts as a fall; not where the body did so at the beginning.
        turned: Whether the longest way ends where the body turns away; it may go on.
        recovered: Until this time the body may turn away [s].
    """

    head: Instant
    number: int
    way: Way
    fell: float = 0.0
    longest: Way = Way()
    over: bool = False
    strict: bool = True
    turned: bool = False
    recovered: float = 0.0

    def __deepcopy__(self, memo: Any) -> Foresight:
        return self

    def reaches(self, time: float) -> bool:
        """Whether it stays up until a time [s]."""
        return self.over or self.head.time >= time - 1e-9


def look_ahead(sim: Directed, plan: Plan, memory: Memory, horizon: float) -> None:
    """Do what was found to be better, and look further; called whenever a director has decided.

    Args:
        sim: The simulation.
        plan: The director.
        memory: What the director remembers; `memory["ahead"]` is what was foreseen, None at first,
            `memory["looked"]` when it looked last [s], `memory["chosen"]` when it chose what follows [s],
            `memory["plain"]` until when fragments are played as recorded [s], and `memory["headed"]`, where there is
            one, when another heading was commanded [s].
        horizon: How far to look [s].
    """
    seen: Foresight | None = memory["ahead"]
    goal, (playing, coming) = sim.time + horizon, plan.playing(memory)
    foreseen, pushed = seen.way.expected.get(sim.time) if seen is not None else None, False
    if seen is None or foreseen is None or foreseen[1] != playing or not np.array_equal(foreseen[0], sim.positions):
        pushed, seen = seen is not None, replace(_begin(sim, memory), recovered=sim.time + RECOVERED)
    else:  # after another command it goes on with the one before until a fragment begins
        seen = _arrive(sim, plan, memory, seen, foreseen[2] == coming)
    if not seen.reaches(goal):
        headed = memory.get("headed", -math.inf)
        search, most = _Search(sim, plan, seen, headed), _slice(sim, plan, memory, pushed or seen.fell > 0.0)
        if not search.run(goal + SPARE, most):  # at the instants that are known all was tried
            until = search.fell + GONE if search.turned else seen.recovered
            seen = replace(_begin(sim, memory, search.longest.path), recovered=until)
            search = _Search(sim, plan, seen, headed)
            search.run(goal + SPARE, SLICE / 4.0)
        seen = search.found()
        memory["looked"] = sim.time
    memory["ahead"] = seen


def _slice(sim: Directed, plan: Plan, memory: Memory, alarm: bool) -> float:
    """How long it may simulate now [s]: hardly where it has just done so, or where a choice takes long."""
    busy = memory["chosen"] == sim.time and plan.takes_long(memory)
    if busy or sim.time < memory["looked"] + 0.9 * PERIOD:
        return 1e-6
    return ALARM if alarm else SLICE


def _begin(sim: Directed, memory: Memory, path: dict[float, Change] | None = None) -> Foresight:
    """Nothing is foreseen but this instant; what `path` has to be done otherwise is done if nothing better is found."""
    path = {at: what for at, what in (path or {}).items() if at > sim.time}
    here, strict = Instant(sim.time, sim.mark(), _own(memory)), not lags(sim.memory)
    return Foresight(here, int(sim.memory["number"]), Way(path), strict=strict)


def _own(memory: Memory) -> Memory:
    """A copy of what a director remembers, without what it has foreseen."""
    return copy.deepcopy({name: value for name, value in memory.items() if name != "ahead"})


def _arrive(sim: Directed, plan: Plan, memory: Memory, seen: Foresight, planned: bool) -> Foresight:
    """The body has come to an instant that was foreseen: do what is to be done there.

    Args:
        sim: The simulation.
        plan: The director.
        memory: What the director remembers.
        seen: What was foreseen.
        planned: Whether the same is to follow as was foreseen; else the command has changed.
    """
    now, way, longest = sim.time, seen.way, seen.longest
    differ = seen.fell > 0.0 and way.path.get(now) != longest.path.get(now)
    better = differ and not seen.reaches(seen.fell)  # what is tried has not come as far yet
    what = (longest if better else way).path.get(now)
    if what is not None:
        make(sim, plan, memory, what if planned else what._replace(item=None))
    if better:  # the next thing is tried on the longest way
        end = replace(seen.head, time=seen.fell, mark=None)
        return replace(seen, head=end, way=longest.since(now), longest=longest.since(now))
    if differ:
        return replace(seen, way=way.since(now), fell=0.0, longest=Way())
    return replace(seen, way=way.since(now), longest=longest.since(now))


class _Search:
    """One slice of the search for a way on which the body stays up.

    Args:
        sim: The simulation.
        plan: The director.
        seen: What was foreseen.
        headed: When another heading was commanded [s].
    """

    def __init__(self, sim: Directed, plan: Plan, seen: Foresight, headed: float):
        self.sim, self.plan, self.number, self.settled = sim, plan, seen.number, headed + SETTLED
        self.head, self.path, self.nodes = seen.head, dict(seen.way.path), list(seen.way.nodes)
        self.expected, self.fell, self.longest, self.over = dict(seen.way.expected), seen.fell, seen.longest, False
        self.memory: Memory = {}
        self.strict, self.turned, self.recovered = plan.strict and seen.strict, seen.turned, seen.recovered

    def run(self, until: float, seconds: float) -> bool:
        """Go on until a time, or for so long [s], or until something takes long; False where every way falls."""
        sim, left, decided = self.sim, seconds, self.head.decided
        with sim.looking_ahead():
            if self.head.mark is not None:
                self._go_to(self.head)
            elif not self._go_back():
                return False
            while not decided or (left > 1e-9 and sim.time < until - 1e-9 and not self.over):
                if decided:
                    before = sim.time
                    sim.advance(sim.time + PERIOD, STATE_CHANGE)
                    left -= sim.time - before
                    if sim.over or (self.strict and (lags(sim.memory) or self._turns())):
                        if not self._fall():
                            return False
                        continue
                    begins = int(sim.memory["number"]) > self.memory["number"]
                    decided = not (begins and self.plan.slow and self.fell <= 0.0 and left < seconds - SLICE / 4.0)
                    if not decided:  # the choice may take long, and comes first in the next slice
                        break
                decided = True
                if self._decide() and self.plan.takes_long(self.memory):
                    left = left - MAKING if seconds > SLICE else 0.0
            self.head = Instant(sim.time, sim.mark(), self.memory, decided)
        return True

    def _turns(self) -> bool:
        """Whether the body turns away where it had better not: rather that than a fall."""
        if (self.fell > 0.0 and not self.turned) or not self.recovered < self.sim.time < self.settled:
            return False
        return turned(self.sim.memory)

    def _fall(self) -> bool:
        """Keep the way to a fall if it is the longest, and go back; whether anything is left to be tried."""
        better = self.fell > 0.0 and self.turned  # to turn away is better than what is tried, if that falls
        if not better and self.sim.time > self.fell + LONGER:
            self.fell, self.longest = self.sim.time, self._way()
            self.turned = not (self.sim.over or lags(self.sim.memory))
        return self._go_back()

    def found(self) -> Foresight:
        """What is foreseen now."""
        return Foresight(
            self.head,
            self.number,
            self._way(),
            self.fell,
            self.longest,
            self.over,
            self.strict,
            self.turned,
            self.recovered,
        )

    def _way(self) -> Way:
        return Way(self.path, tuple(self.nodes), self.expected)

    def _go_to(self, instant: Instant) -> None:
        self.sim.go_to(instant.mark)
        self.memory = _own(instant.memory)

    def _decide(self) -> bool:
        """Do what the director does at this instant; whether a fragment begins."""
        sim, plan, now = self.sim, self.plan, self.sim.time
        begins = plan.decide(sim, self.memory)
        self.expected[now] = (sim.positions, *plan.playing(self.memory))
        self.over = bool(sim.memory["over"])
        first = int(sim.memory["number"]) == self.number
        if begins or (first and len(self.expected) % EVERY == 0):
            here = Instant(now, sim.mark(), _own(self.memory))
            self.nodes.append(Node(here, changes(plan.others(self.memory), leans(sim.memory))))
        if now in self.path:
            make(sim, plan, self.memory, self.path[now])
        return begins

    def _go_back(self) -> bool:
        """After a fall: do something else at an instant of the longest way; whether anything is left to be tried.

        What was tried least often there comes first, and of that the earliest.
        """
        nodes = [node for node in self.longest.nodes if node.tried < len(node.changes)]
        if self.turned:
            nodes = [node for node in nodes if node.instant.time > self.fell - RECENT]
        nodes = [node for node in nodes if node.instant.time < self.fell - LATE] or nodes
        if not nodes:
            return False
        node = min(nodes, key=lambda node: (node.tried, node.instant.time))
        at, what = node.instant.time, node.changes[node.tried]
        tried = [replace(n, tried=n.tried + 1) if n is node else n for n in self.longest.nodes]
        self.longest = replace(self.longest, nodes=tuple(tried))
        self.nodes = [n for n in tried if n.instant.time <= at]
        self.path = {**{time: change for time, change in self.longest.path.items() if time < at}, at: what}
        self.expected = {time: state for time, state in self.longest.expected.items() if time <= at}
        self._go_to(node.instant)
        make(self.sim, self.plan, self.memory, what)
        return True
