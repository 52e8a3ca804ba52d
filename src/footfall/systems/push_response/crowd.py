"""Many characters of one database, advanced at once. Compiled."""

from __future__ import annotations

import numba
import numpy as np
from numba.core import config

from .database import Database
from .pose import OPTIONS
from .transition import finished, push, shown, state_type

ANY_STEPS = 100


@numba.njit(**OPTIONS)
def _show(db, body, states, time, out):
    channels = np.empty(len(body.neutral))
    for k in range(len(states)):
        shown(db, body, states[k], time, channels, out[k])


@numba.njit(**OPTIONS)
def _push(db, body, states, who, time, impulses, most):
    for k in range(len(who)):
        push(db, body, states[who[k]], time, impulses[k, 0], impulses[k, 1], most)


@numba.njit(**OPTIONS)
def _standing(db, states, time, out):
    for k in range(len(states)):
        out[k] = finished(db, states[k], time)


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
            _push(self.database.tables, self.database.body, self.states, which, float(time), impulses, self.steps)

    def poses(self, time: float) -> np.ndarray:
        """How all of them stand at a time.

        Args:
            time: [s].

        Returns:
            [character, nq] root position [m] and orientation (wxyz), then joint angles [rad], world frame.
        """
        out = np.empty((len(self), 7 + int(self.database.body.joints[0])))
        _show(self.database.tables, self.database.body, self.states, float(time), out)
        return out

    def standing(self, time: float) -> np.ndarray:
        """Which of them have no answer going on at a time [s], as [character] booleans."""
        out = np.zeros(len(self), bool)
        _standing(self.database.tables, self.states, float(time), out)
        return out
