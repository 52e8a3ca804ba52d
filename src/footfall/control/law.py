"""The contract of a controller: parameters, memory and one law; no object with hidden state.

A law is one function `law(parameters, memory, body, command, torque) -> events`, in plain scalar Python, compiled with
the stepping loop. It reads the body, updates its memory, writes motor torques, and returns `STATE_CHANGE` when its
state changed, else 0.

Every memory record has the fields `state` (number of the current state) and `entered` (when it was entered [s]). A
memory with a field `heading` is told where the body faces when the controller takes over.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import NumbaExperimentalFeatureWarning

from .states import StateMachine

# laws on top of others call their functions with longer records (`extended`): meant so
warnings.filterwarnings("ignore", ".*considered a subtype.*", NumbaExperimentalFeatureWarning)

COMMAND = np.dtype([("speed", "f8"), ("heading", "f8"), ("lateral", "f8")], align=True)


@dataclass(frozen=True)
class Controller:
    """A skill made ready to run on a character.

    Attributes:
        name: Of the skill, for messages.
        law: The compiled control law.
        parameters: Its parameters, a NumPy record with named fields.
        memory: The type of its memory record; it has the fields `state` and `entered`.
        damping: Damping of each motor [N m s/rad], [joint]; MuJoCo integrates it implicitly.
        machine: The states of the law as others may see them; one state that never ends by default.
    """

    name: str
    law: Callable
    parameters: Any
    memory: np.dtype
    damping: np.ndarray
    machine: StateMachine = field(default_factory=StateMachine)

    def fresh_memory(self) -> Any:
        """A zeroed memory record."""
        return record(self.memory)


def record(dtype: np.dtype) -> Any:
    """One zeroed record whose fields are attributes, in Python and in compiled code alike."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def extended(dtype: np.dtype, extra: list) -> np.dtype:
    """A record with the fields of another one, and more; a law below reads its own by name."""
    own: Any = dtype.fields or {}
    fields = [(name, own[name][0]) for name in dtype.names or ()]
    return np.dtype([*fields, *extra], align=True)


def copied(parameters: Any) -> Any:
    """A new record with the same numbers."""
    new = record(parameters.dtype)
    for name in parameters.dtype.names or ():
        new[name] = parameters[name]
    return new


def fresh_command() -> Any:
    """A command record: `speed` [m/s], `heading` [rad] from the x axis to the left, `lateral` [m/s] to the left."""
    return record(COMMAND)
