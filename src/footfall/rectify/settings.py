"""How clips are rectified."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..characters import Character
from ..errors import BadInput, UnknownName

METHODS = ("gauss-newton", "cma-es", "simplex")  # searches in the plane
GROUNDS = ("spring", "mujoco")
MOST_SEARCHES = 3


@dataclass(frozen=True)
class Settings:
    """How a clip is rectified.

    Attributes:
        seconds: Time limit of the search [s].
        method: One of `METHODS`.
        ground: `spring`: the damped springs of the paper; `mujoco`: MuJoCo's own contacts.
        seed: Random seed.
        workers: Threads; one per core if None.
        searches: In space at most so many of a clip: a brief one, then thorough ones where its result is to be better.
    """

    seconds: float = 120.0
    method: str = METHODS[0]
    ground: str = GROUNDS[0]
    seed: int = 1
    workers: int | None = None
    searches: int = MOST_SEARCHES

    def __post_init__(self) -> None:
        for kind, value, known in (("method", self.method, METHODS), ("ground", self.ground, GROUNDS)):
            if value not in known:
                raise UnknownName(kind, value, known)
        if not 0.1 <= self.seconds <= 86400.0:
            raise BadInput(f"a budget of {self.seconds:g} s cannot be used; expected 0.1 to 86400 s")
        if not 1 <= self.searches <= MOST_SEARCHES:
            raise BadInput(f"{self.searches} searches cannot be made; expected 1 to {MOST_SEARCHES}")

    def body(self, character: Character) -> Character:
        """The body with its ground as these settings have it."""
        return replace(character, ground=replace(character.ground, contact=self.ground))
