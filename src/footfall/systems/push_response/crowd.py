"""Many characters of one database, advanced at once. Compiled."""

from __future__ import annotations

import numpy as np
from numba.core import config

from ...physics.machine_code import compiled_entry
from .adaptation import RATE
from .database import Database
from .transition import push, shown, state_type

ANY_STEPS = 100


@compiled_entry
def _advance(db, body, states, who, time, impulses, most, out):
    """Push the characters `who`, then write the poses of all to `out`; one entry, so that both are compiled once."""
    for k in range(len(who)):
        push(db, body, states[who[k]], time, impulses[k, 0], impulses[k, 1], most)
    channels = np.empty(len(body.neutral))
    for k in range(len(out)):
        shown(db, body, states[k], time, channels, out[k])


class Crowd:
    """Characters that stand on a floor and answer pushes.

    Args:
        database: Their responses.
        places: [character, 3] where each stands: x, y [m] and heading, from the x axis to the left [rad].
        steps: How many steps each may take to answer a push; 0 forbids them.
    """

    def __init__(self, database: Database, places: np.ndarray, steps: int = ANY_STEPS):
        self.database, self.steps = database, steps
        places = np.asarray(places, float).reshape(-1, 3)
        self.states = np.zeros(len(places), state_type(len(database.body.neutral)))
        if config.DISABLE_JIT:  # pyright: ignore[reportAttributeAccessIssue]  # for a debugger
            self.states = self.states.view(np.recarray)
        self.states["response"] = -1
        self.states["anchor"] = places

    def __len__(self) -> int:
        return len(self.states)

    def push(self, who: np.ndarray, time: float, impulses: np.ndarray) -> None:
        """Push some of them.

        Args:
            who: [push] numbers of the characters.
            time: When the pushes begin [s]; not before the last push on the same character.
            impulses: [push, 2] in the world frame, x and y [N s].
        """
        which = np.asarray(who, np.int64).reshape(-1)
        impulses = np.asarray(impulses, float).reshape(-1, 2)
        if len(which):
            self._advance(time, which, impulses, np.empty((0, 7 + int(self.database.body.joints[0]))))

    def poses(self, time: float) -> np.ndarray:
        """How all of them stand at a time.

        Args:
            time: [s].

        Returns:
            [character, nq] root position [m] and orientation (wxyz), then joint angles [rad], world frame.
        """
        out = np.empty((len(self), 7 + int(self.database.body.joints[0])))
        self._advance(time, np.empty(0, np.int64), np.empty((0, 2)), out)
        return out

    def standing(self, time: float) -> np.ndarray:
        """Which of them have no answer going on at a time [s], as [character] booleans."""
        tables, states = self.database.tables, self.states
        place = states["start"] + np.maximum(time - states["since"], 0.0) * states["speed"] * RATE
        return (states["response"] < 0) | (place >= tables.length[states["response"]] - 1)

    def _advance(self, time: float, who: np.ndarray, impulses: np.ndarray, out: np.ndarray) -> None:
        database = self.database
        _advance(database.tables, database.body, self.states, who, float(time), impulses, self.steps, out)
