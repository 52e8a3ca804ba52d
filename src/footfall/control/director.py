"""Directors: decisions in Python between bursts of the compiled loop.

What must happen every physics step is the law. What may take a while or needs Python (choosing a strategy after a push,
planning on a motion graph, look-ahead simulation) is a director. The loop runs alone until a time or an event that the
director names, then the director is asked, and may write the law's command, parameters or memory, hand the body to
another controller, or look ahead.

What a director remembers is plain data (numbers, texts, lists, dicts, NumPy arrays) in a dict. It is saved and restored
with the simulation, so a director keeps nothing in its own attributes. It must not read the wall clock or a random
generator of its own: then a trial repeats bit for bit, however its bursts are cut.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .skill import Skill

Memory = dict[str, Any]


@dataclass(frozen=True)
class Wait:
    """How long the loop may run without its director.

    Attributes:
        seconds: Simulated time until it is asked again [s], rounded to whole time steps, at least one.
        events: Events that end the burst earlier, a union of `STATE_CHANGE`, `FOOT_STRIKE` and `PUSH_EDGE`.
    """

    seconds: float
    events: int = 0


class Director(Protocol):
    """Decides between bursts. One object serves any number of simulations at once: it has no state of its own."""

    def begin(self) -> Memory:
        """What it remembers before it was asked for the first time: plain data."""
        ...

    def ask(self, sim: Directed, memory: Memory) -> Wait:
        """Decide, and say until when the loop may run alone.

        Called when its skill takes control, and then after every wait. While it is asked, it is not asked again by
        simulation steps that it makes itself in `sim.looking_ahead()`.

        Args:
            sim: The simulation at this instant.
            memory: What it remembers; it may change it.

        Returns:
            When to be asked again.
        """
        ...


class Directed(Protocol):
    """What a director may do with a simulation; `trials.Simulation` is one."""

    skill: Skill
    controller: Any
    memory: Any
    command: Any

    @property
    def time(self) -> float: ...

    @property
    def step(self) -> int: ...

    @property
    def over(self) -> bool: ...

    @property
    def position(self) -> Any: ...

    @property
    def positions(self) -> Any: ...

    @property
    def joint_angles(self) -> Any: ...

    @property
    def com_velocity(self) -> Any: ...

    @property
    def pushed(self) -> bool: ...

    def note(self, text: str) -> None: ...

    def advance(self, until_time: float, events: int = 0) -> int: ...

    def try_change(self, skill: Skill, keep_director: bool = True) -> bool: ...

    def looking_ahead(self) -> Any: ...

    def mark(self) -> Any: ...

    def go_to(self, mark: Any) -> None: ...
