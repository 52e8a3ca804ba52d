"""How a standing body answers pushes: the strategies of a skill, and the one that was tried (thesis 6.4)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Strategy:
    """One way to answer a push.

    Attributes:
        name: Short name, as `one_step`.
        title: As users read it, as "one step".
        steps: The limit of steps (`System.allowing`) under which the skill may answer in this way.
        allowed: Whether the skill may answer in this way now.
        domain: Pairs of a direction, 0 forward and 180 backward, the same to both sides [degrees], and the largest
            impulse that was answered there [N s]; empty where it is not known.
        seconds: Length of these pushes [s].
        how: Under which other conditions the domain was measured, in words.
    """

    name: str
    title: str
    steps: int
    allowed: bool = True
    domain: tuple[tuple[float, float], ...] = ()
    seconds: float = 0.2
    how: str = ""


@dataclass(frozen=True)
class Response:
    """How a body answered a push, or how far it came with it.

    Attributes:
        strategy: The name of a `Strategy`.
        steps: That were begun; those that only put the feet together are not counted.
        phase: The phase that it is in, as "reduction of momentum".
        advice: What may help where it fell in this phase, one sentence.
    """

    strategy: str
    steps: int
    phase: str
    advice: str = ""

    @property
    def words(self) -> str:
        """What was tried: "standing in place", "one step", "3 steps"."""
        return ("standing in place", "one step")[self.steps] if self.steps < 2 else f"{self.steps} steps"

    def __str__(self) -> str:
        return f"strategy tried: {self.words}; it fell during: {self.phase}"
