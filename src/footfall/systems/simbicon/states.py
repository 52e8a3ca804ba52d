"""What the planar and the 3D pose graph share: how a file's states are listed, ended, ordered and mirrored (7.3.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...control.biped import SIDES
from ...control.law import Controller, copied
from ...control.skill import Skill
from ...control.states import AFTER_TIME, MAX_STATES, NEVER, ON_CONTACT, ON_LANDING, ON_LIFT_OFF, StateMachine
from ...strict import Table

ENDINGS = {"contact": ON_CONTACT, "landing": ON_LANDING, "lift-off": ON_LIFT_OFF, "never": NEVER}
MAX_ANGLE = 6.3  # [rad]
MAX_GAIN = 50.0


def listed(table: Table) -> tuple[list[Table], int, bool]:
    """The `[[states]]` of a file, how many there are with their mirror images, and whether there are such."""
    symmetric = table.flag("symmetric", True)
    rows = table.tables("states", MAX_STATES)
    if not rows:
        raise table.fail("states", "is missing; expected at least one [[states]] table")
    count = 2 * len(rows) if symmetric else len(rows)
    if count > MAX_STATES:
        raise table.fail("states", f"{count} states with mirror images; expected at most {MAX_STATES}")
    return rows, count, symmetric


def read_order(p: Any, i: int, row: Table, symmetric: bool) -> bool:
    """How state `i` ends, which one follows, and which leg it stands on; whether it ends after a time."""
    until, count = row.get("until"), int(p.states)
    p.until[i] = ENDINGS[row.text("until", choices=list(ENDINGS))] if isinstance(until, str) else AFTER_TIME
    following = i if p.until[i] == NEVER else (i + 1) % count
    if symmetric and row.has("next"):
        raise row.fail("next", "cannot be set in a symmetric gait; set symmetric = false and list all states")
    p.next[i] = row.integer("next", following, high=count - 1)
    p.stance[i] = SIDES.index("left" if symmetric else row.text("stance", "left", choices=SIDES))
    return bool(p.until[i] == AFTER_TIME)


def check(p: Any, dwell: np.ndarray, skill: Skill, table: Table) -> None:
    """Every loop of states must take time or wait for the ground, else the machine would never come to rest."""
    for start in range(p.states):
        state, seconds, waits = start, 0.0, False
        for _ in range(p.states):
            seconds += dwell[state]
            waits |= p.until[state] != AFTER_TIME
            state = p.next[state]
        if not waits and seconds <= 0.0:
            raise table.fail("states", f"state {start} leads into a cycle with no exit: all dwell times are 0")
    if skill.start_state >= p.states:
        raise table.fail("entry.state", f"{skill.start_state} does not exist; expected 0 to {p.states - 1}")


def read_range(servo: Table, name: str) -> tuple[float, float]:
    """The clamp of a hip's target [rad]; none when the file has none."""
    low, high = servo.vector(name, 2, [-MAX_ANGLE, MAX_ANGLE])
    if not low < high:
        raise servo.fail(name, f"expected [low, high] with low < high, got [{low}, {high}]")
    return low, high


def mirrored(old: Controller) -> Controller:
    """The same controller with the left and right legs exchanged."""
    p = copied(old.parameters)
    p.stance[: p.states] = 1 - p.stance[: p.states]
    return replace(old, parameters=p, machine=StateMachine.of(p, old.machine.dwell))
