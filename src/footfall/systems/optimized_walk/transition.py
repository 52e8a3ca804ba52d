"""Changing to and from an optimized walk: at a state change, at the same place of the step, on the same leg."""

from __future__ import annotations

from typing import Any

from ...control.law import Controller


def join(old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
    """The controller and state to go on with, or None to wait: a step begins when the stance leg changes."""
    p, q = old.parameters, new.parameters
    state = int(memory.state)
    stance = int(p.stance[state])
    begins = [k for k in range(int(q.states)) if q.stance[k] == stance]
    if int(p.next[state]) == state:  # at rest
        return new, begins[0]
    if state == came_from or stance == int(p.stance[came_from]):
        return None
    return new, begins[0]
