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
from ..systems.repertoire import records, spatial, table
from ..systems.repertoire.chart import Chart
from .frames import DT


def _collected(features: int, joints: int) -> np.dtype:
    kinds = [("state", "i8"), ("entered", "f8"), ("feature", "f8", (features,)), ("upper", "i8", (joints,))]
    return np.dtype(kinds, align=True)


_COLLECTED = _collected(records.FEATURES, records.JOINTS)
_SPATIAL = _collected(records.SPATIAL_FEATURES, records.SPATIAL_JOINTS)
_SIZE = np.dtype([("joints", "i8")], align=True)


@compiled
def _collect(parameters, memory, body, command, torque):
    """Features instead of torques."""
    rules.features(body, parameters.joints, memory.upper, memory.feature)
    for j in range(parameters.joints):
        torque[j] = 0.0
    return 0


@compiled
def _collect_in_space(parameters, memory, body, command, torque):
    """Features instead of torques."""
    spatial.features(body, parameters.joints, memory.upper, memory.feature)
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
        self.rule, kind = (_collect, _COLLECTED) if character.planar else (_collect_in_space, _SPATIAL)
        self.chart = Chart.of(character)
        self.parameters, self.memory = record(_SIZE), record(kind)
        self.parameters.joints = len(character.joints)
        self.memory.upper[: len(character.joints)] = table.upper(character)
        self.width = table.width(character)

    def of(self, states: np.ndarray) -> np.ndarray:
        """Of states [sample, 2 half]: [sample, feature], without weights."""
        data, found, command = self.world.data, [], fresh_command()
        for state in states:
            self.chart.place(data, state)
            data.qacc_warmstart[:] = 0.0
            mujoco.mj_forward(self.world.model, data)  # pyright: ignore[reportAttributeAccessIssue]
            self.world.advance(self.rule, self.parameters, self.memory, command, 1, 0)
            found.append(self.memory.feature[: self.width].copy())
        return np.array(found)
