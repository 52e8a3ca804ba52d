"""A simulation at one instant as data, with what its director remembers."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Any

from ..control.director import Director
from ..control.law import Controller
from ..control.skill import Skill
from ..control.system import MotionStream
from ..physics.world import Snapshot


@dataclass
class Direction:
    """A director at work: what it remembers, and until when the loop may run without it."""

    director: Director
    memory: dict[str, Any]
    due: int  # the step at which it is asked next
    events: int = 0  # what it is asked at earlier

    def copy(self) -> Direction:
        return replace(self, memory=copy.deepcopy(self.memory))


@dataclass(frozen=True)
class Saved:
    """A simulation at one instant: physics, who is in control, and what they remember."""

    physics: Snapshot
    skill: Skill
    chosen: Skill
    controller: Controller
    memory: Any
    command: Any
    commanded: bool
    notes: int
    came_from: int
    direction: Direction | None = None
    stream: MotionStream | None = None
    stream_memory: dict[str, Any] | None = None


@dataclass(frozen=True)
class Mark:
    """An instant ahead, to look further from: physics, and what the law reads and remembers."""

    physics: Snapshot
    parameters: Any
    memory: Any
    came_from: int
