"""A push: a force on one body part for a while. Pushes are data of a trial."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..characters import Character
from ..errors import BadInput
from .options import read_number

MAX_FORCE = 1e5  # [N]
MAX_TIME = 1e6  # later than any trial ends [s]
RECORD = np.dtype(
    [("body", "i8"), ("force", "f8", (3,)), ("point", "f8", (3,)), ("first", "i8"), ("last", "i8")], align=True
)


@dataclass(frozen=True)
class Push:
    """A constant force on one link for a time.

    Attributes:
        force: x, y, z in the world frame [N].
        start: When it begins [s].
        duration: How long it acts [s].
        on: Name of the link; the character's `chest_link` if "", else the root.
        point: Where it acts, in the frame of the link [m]. If None, the character's `chest`, or the far end of the
            link's bone (the top of the trunk).

    Raises:
        BadInput: A value is not finite or out of range.
    """

    force: tuple[float, float, float]
    start: float
    duration: float = 0.1
    on: str = ""
    point: tuple[float, float, float] | None = None

    def __post_init__(self) -> None:
        if not all(math.isfinite(f) and abs(f) <= MAX_FORCE for f in self.force):
            raise BadInput(f"push: force {self.force} cannot be used; expected numbers up to {MAX_FORCE:g} N")
        if not 0.0 <= self.start <= MAX_TIME:
            raise BadInput(f"push: start {self.start:g} s cannot be used; expected 0 to {MAX_TIME:g}")
        if not 0.0 < self.duration <= MAX_TIME:
            raise BadInput(f"push: duration {self.duration:g} s cannot be used; expected above 0, up to {MAX_TIME:g}")
        if self.point is not None and not all(math.isfinite(p) and abs(p) <= 10.0 for p in self.point):
            raise BadInput(f"push: point {self.point} cannot be used; expected metres from the part's joint")

    def where(self, character: Character) -> tuple[str, tuple[float, ...]]:
        """Where this push acts on a character.

        Args:
            character: The body.

        Returns:
            Name of the link, and the point in its frame [m].

        Raises:
            UnknownName: The character has no such link.
        """
        link = character.link(self.on or character.chest_link or character.root.name)
        if self.point is not None:
            return link.name, self.point
        if character.chest and not self.on:
            return link.name, character.chest
        return link.name, link.line[3:] if link.line else link.centre


def parse(text: str) -> Push:
    """Read a push from text.

    Args:
        text: `FORCE@TIME[,for=SECONDS][,on=PART]`: `300@5` is 300 N forward at 5 s; `-200@5,for=0.2,on=left_thigh`;
            `10/0/50@3` is x/y/z.

    Returns:
        The push.

    Raises:
        BadInput: The text cannot be read.
    """
    head, *rest = [part.strip() for part in text.split(",")]
    force_text, at, time_text = head.partition("@")
    if not at:
        raise BadInput(f"push {text[:60]!r}: expected FORCE@TIME, for example 300@5 (newtons forward, seconds)")
    parts = force_text.split("/")
    if len(parts) not in (1, 3):
        raise BadInput(f"push {text[:60]!r}: expected one number (forward) or three (x/y/z) before the @")
    numbers = [read_number(part, f"push {text[:60]!r}: force") for part in parts]
    force = (numbers[0], 0.0, 0.0) if len(numbers) == 1 else (numbers[0], numbers[1], numbers[2])
    start = read_number(time_text, f"push {text[:60]!r}: time")
    options: dict[str, str] = {}
    for part in rest:
        key, _, value = part.partition("=")
        if key not in ("for", "on"):
            raise BadInput(f"push {text[:60]!r}: unknown option {key[:40]!r}; expected for=SECONDS or on=PART")
        if key in options:
            raise BadInput(f"push {text[:60]!r}: {key} is given twice")
        options[key] = value.strip()
    duration = read_number(options["for"], f"push {text[:60]!r}: for") if "for" in options else 0.1
    return Push(force, start, duration, options.get("on", ""))


def records(pushes: tuple[Push, ...], character: Character, body_id: dict[str, int], dt: float) -> np.ndarray:
    """Pushes as the stepping loop reads them, times in whole steps."""
    table = np.zeros(len(pushes), RECORD)
    for row, push in zip(table, pushes, strict=True):
        part, point = push.where(character)
        first = round(push.start / dt)
        row["body"], row["force"], row["point"] = body_id[part], push.force, point
        row["first"], row["last"] = first, max(first + 1, round((push.start + push.duration) / dt))
    return table
