"""The contract of a controller: parameters, memory and one law; no object with hidden state.

A law is one function `law(parameters, memory, body, command, torque) -> events`, in plain scalar
Python, compiled with the stepping loop. It reads the body, updates its memory, writes motor
torques, and returns `STATE_CHANGE` when its state changed, else 0. Memory has a field `state`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

COMMAND = np.dtype([("speed", "f8"), ("heading", "f8"), ("lateral", "f8")], align=True)


@dataclass(frozen=True)
class Controller:
    """A skill made ready to run on a character."""

    name: str
    law: Callable
    parameters: Any  # a record
    memory: np.dtype
    damping: np.ndarray  # what the motors' own damping should be [N m s/rad]

    def fresh_memory(self) -> Any:
        """A memory that has seen nothing."""
        return record(self.memory)


def record(dtype: np.dtype) -> Any:
    """One zeroed record whose fields are attributes, in Python and in compiled code alike."""
    return np.zeros(1, dtype).view(np.recarray)[0]


def fresh_command() -> Any:
    return record(COMMAND)
