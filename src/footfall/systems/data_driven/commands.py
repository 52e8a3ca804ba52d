"""What a character is told, and what a planner answers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Command:
    """What a character is told.

    Attributes:
        heading: Direction to face, in the world, from x to the left [rad].
        speed: Along it [m/s]; 0 is standing, less is backwards.
        sideways: To the left of it [m/s].
        style: Of the fragments (`Library.styles`); None for walking or running, as the speed demands.
    """

    heading: float = 0.0
    speed: float = 0.0
    sideways: float = 0.0
    style: str | None = None


@dataclass(frozen=True)
class Choice:
    """The next fragment, or a blend of two.

    Attributes:
        fragment: Number of the fragment.
        other: Of the one that is blended with it; None without blend.
        weight: Of `other`, 0 to 1; gains are blended with it too.
        pace: How much faster than recorded it is played.
        bend: By how much more it turns to the left than recorded [rad].
        turn: Expected change of the heading until its end, including what the transition adds [rad].
        speed: Expected mean speed [m/s].
        plan: The fragments that are to follow, for display; planned anew after every step.
        problem: What of the command cannot be served, and what is done instead; None if all can.
        others: Fragments in place of it, those that serve the command best first.
    """

    fragment: int
    other: int | None
    weight: float
    pace: float
    bend: float
    turn: float
    speed: float
    plan: tuple[int, ...] = ()
    problem: str | None = None
    others: tuple[int, ...] = ()

    @property
    def main(self) -> int:
        """The fragment with the larger weight: planning goes on from it."""
        return self.fragment if self.other is None or self.weight <= 0.5 else self.other
