"""Changing gait (7.7.1): from state n of one controller to state n + 1 of the next, at a state change."""

from __future__ import annotations

from typing import Any

from ...control.law import Controller
from .states import mirrored


def join(old: Controller, memory: Any, came_from: int, new: Controller) -> tuple[Controller, int] | None:
    """The controller and state to go on with, or None to wait for a better moment.

    `memory.state` is the state `old` has just entered, `came_from` the one it left (the same state
    when nothing changed). Gaits of as many states change at any state; others wait until a new step
    begins. An act begins at its state 0, on whichever leg the body then stands.
    """
    was, becomes = old.machine, new.machine
    state = int(memory.state)
    ring, target = was.cycle(), becomes.cycle()
    if was.at_rest(state):  # from standing: begin on the leg that carries the body
        return _enter(new, was.stance[state])
    if state not in ring:
        return None  # an act is finished first
    if state == came_from:
        return None
    if target[0] == 0 and len(ring) == len(target) and len(ring) > 1:
        for shift in (0, len(ring) // 2):  # the same place in the step, on the same leg
            twin = target[(ring.index(state) + shift) % len(target)]
            if becomes.stance[twin] == was.stance[state]:
                return new, twin
    if all(was.stance[s] == was.stance[ring[0]] for s in ring):  # a hop: its only step begins where its states do
        return _enter(new, was.stance[state]) if state == ring[0] else None
    if was.stance[state] == was.stance[came_from]:
        return None  # not yet a new step
    return _enter(new, was.stance[state])


def _enter(new: Controller, stance: int) -> tuple[Controller, int]:
    """The beginning of a cycle's step on this leg, or of an act, mirrored if it begins on the other leg."""
    machine = new.machine
    ring = machine.cycle()
    if ring[0] == 0:
        for state in ring:
            if machine.stance[state] == stance:
                return new, state
    return (new, 0) if machine.stance[0] == stance else (mirrored(new), 0)
