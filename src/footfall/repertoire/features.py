"""Features of states (section 5.1), as the law computes them."""

from __future__ import annotations

import mujoco
import numpy as np

from ..characters import Character
from ..control.law import fresh_command, record
from ..physics.kernel import compiled
from ..physics.scene import Scene
from ..physics.world import World
from ..systems.repertoire import features as rules
from ..systems.repertoire import table
from .frames import DT

_COLLECTED = np.dtype(
    [
        ("state", "i8"),
        ("entered", "f8"),
        ("feature", "f8", (table.FEATURES,)),
        ("upper", "i8", (table.JOINTS,)),
    ],
    align=True,
)
_SIZE = np.dtype([("joints", "i8")], align=True)


@compiled
def _collect(parameters, memory, body, command, torque):
    """Features instead of torques."""
    rules.features(body, parameters.joints, memory.upper, memory.feature)
    for j in range(parameters.joints):
        torque[j] = 0.0
    return 0


class Features:
    """Features of states, as the law computes them.

    Args:
        character: The body.
    """

    def __init__(self, character: Character):
        self.world = World(character, Scene(), DT)
        self.parameters, self.memory = record(_SIZE), record(_COLLECTED)
        self.parameters.joints = len(character.joints)
        self.memory.upper[: len(character.joints)] = table.upper(character)
        self.width = table.width(character)

    def of(self, states: np.ndarray) -> np.ndarray:
        """Of states [sample, nq + nv]: [sample, feature], without weights."""
        data, found, command = self.world.data, [], fresh_command()
        for state in states:
            half = len(data.qpos)
            data.qpos[:], data.qvel[:], data.qacc_warmstart[:] = state[:half], state[half:], 0.0
            mujoco.mj_forward(self.world.model, data)  # pyright: ignore[reportAttributeAccessIssue]
            self.world.advance(_collect, self.parameters, self.memory, command, 1, 0)
            found.append(self.memory.feature[: self.width].copy())
        return np.array(found)
