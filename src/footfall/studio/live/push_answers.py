"""How each push was answered, for skills with strategies of push recovery: the dots on the push disc (thesis 6.4)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from ... import systems
from ...trials import standing
from .push_prints import PushPrints

if TYPE_CHECKING:
    from .simulation import LiveSimulation

MAX_PUSHES = 100  # that are kept; the oldest are dropped
STILL_SECONDS = 1.0  # a push is answered when the body has stood still for so long [s]


@dataclass
class PushAnswer:
    """One push, and how far the answer to it has come.

    Attributes:
        number: Of the push, from 1 on; a later one has a larger number.
        angle: Direction, counter-clockwise from the heading of the body [rad].
        impulse: [N s].
        strategy: Name of the strategy that was tried.
        steps: That were begun.
        phase: Of the answer, in words.
        fell: Whether the body fell.
        done: Whether the body stands still again, fell, or was pushed again.
    """

    number: int
    angle: float
    impulse: float
    strategy: str = ""
    steps: int = 0
    phase: str = ""
    fell: bool = False
    done: bool = False


class PushAnswers:
    """The pushes on the skill in control, their answers, and the footprints of the last one."""

    def __init__(self) -> None:
        self.pushes: list[PushAnswer] = []
        self.prints = PushPrints()
        self.starts: dict[int, float] = {}  # when each push of this run began [s], by number; a restart begins a run
        self.about: Any = None  # skill, body and ground that they are about
        self.count = 0
        self.still_since: float | None = None
        self.seen: tuple[int, int] | None = None  # push and state of the law that were looked at last

    def restart(self, about: Any) -> bool:
        """Begin at time 0 again; pushes on another skill, body or ground are dropped. Whether there were pushes."""
        had = bool(self.pushes)
        self._end_last()
        self._set_about(about)
        self.starts, self.still_since, self.seen = {}, None, None
        self.prints.clear()
        return had

    def add(self, live: LiveSimulation, angle: float, impulse: float) -> None:
        """A push begins now: angle from the heading [rad], impulse [N s]."""
        skill = live.sim.chosen
        if not systems.of(skill).strategies(skill):
            return
        self._end_last()
        self._set_about(live.conditions)  # a gait may have changed without a restart
        self.count += 1
        self.pushes = [*self.pushes[1 - MAX_PUSHES :], PushAnswer(self.count, angle, impulse)]
        self.starts[self.count], self.still_since = live.sim.time, None
        self.prints.begin(live)
        self.follow(live)

    def forget_after(self, live: LiveSimulation) -> bool:
        """Go on from an earlier time: later pushes were not made. Whether there were pushes since the restart."""
        if not self.starts:
            return False
        now = live.sim.time
        self.prints.forget_after(live)
        later = {number for number, start in self.starts.items() if start > now + 1e-9}
        self.pushes = [push for push in self.pushes if push.number not in later]
        self.starts = {number: start for number, start in self.starts.items() if number not in later}
        if self.pushes and self.pushes[-1].number in self.starts:
            self.pushes[-1].done = self.pushes[-1].fell = False  # its answer is followed anew
        self.still_since = self.seen = None
        return True

    def follow(self, live: LiveSimulation) -> None:
        """Look at the answer to the last push; send the pushes when it has changed."""
        push = self.pushes[-1] if self.pushes else None
        if push is None or push.done or push.number not in self.starts:
            return
        sim, state = live.sim, int(live.sim.memory.state)
        over, landed = self._over(live), not sim.over and self.prints.follow(live)
        if not over and not landed and self.seen == (push.number, state):
            return
        self.seen = push.number, state
        recorded = live.history.column(sim.world.columns.index("state"), self.starts[push.number])
        response = systems.of(sim.skill).response(sim.skill, [*recorded, state])
        if response is None:  # another skill has taken over
            push.done = True
        else:
            push.strategy, push.steps, push.phase = response.strategy, response.steps, response.phase
            push.fell, push.done = sim.over, over
        live.outbox.append(self.message())

    def _over(self, live: LiveSimulation) -> bool:
        """Whether the body fell, or has stood still for `STILL_SECONDS`."""
        sim = live.sim
        if sim.over:
            return True
        if sim.pushed or not standing.still(sim):
            self.still_since = None
            return False
        if self.still_since is None:
            self.still_since = sim.time
        return sim.time - self.still_since >= STILL_SECONDS

    def _set_about(self, about: Any) -> None:
        if about != self.about:
            self.pushes, self.about = [], about

    def _end_last(self) -> None:
        if self.pushes:
            self.pushes[-1].done = True

    def message(self) -> dict[str, Any]:
        """The `pushes` message."""
        return {"is": "pushes", "pushes": [asdict(push) for push in self.pushes], "prints": self.prints.message()}
