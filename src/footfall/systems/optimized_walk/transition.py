"""Changing to and from an optimized walk: at a state change, at the same place of the step, on the same leg."""

from __future__ import annotations

from typing import Any

from ...control.law import Controller


def join(old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
    """The controller and state to go on with, or None to wait: a step begins when the stance leg changes."""
    was, state = old.machine, int(memory.state)
    stance = was.stance[state]
    begins = new.machine.stance.index(stance)
    if was.next[state] == state:  # at rest
        return new, begins
    if state == came_from or stance == was.stance[came_from]:
        return None
    return new, begins
