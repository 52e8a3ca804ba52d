"""The ghost: the reference motion of a learned skill, drawn beside the character at the same phase."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ... import systems
from ...control.reference import ReferenceCycle
from ...control.skill import Skill
from ...errors import FootfallError
from ...evaluate.clips import recorded
from ...physics.scene import Scene
from ...physics.world import World
from ...trials import Simulation

SIDE_OFFSET = 0.9  # distance of the ghost to the left of the character [m]


class Ghost:
    """Poses of the clip that a skill tracks."""

    def __init__(self, skill: Skill, recording: ReferenceCycle):
        self.recording, self.samples = recording, len(recording.angle)
        self.world = World(skill.character, Scene(), 1e-3)

    @staticmethod
    def of(skill: Skill) -> Ghost | None:
        """The ghost of a skill; None for one that was not learned from a clip."""
        try:
            return Ghost(skill, recorded.of_skill(skill)) if systems.of(skill).tracks_recording(skill) else None
        except FootfallError:
            return None

    def poses(self, sim: Simulation, body: np.ndarray) -> np.ndarray | None:
        """Link poses [links, 7] at the phase of the controller, in the commanded heading, beside the character."""
        if not systems.of(sim.skill).tracks_recording(sim.skill):
            return None
        k = int(sim.phase * self.samples) % self.samples
        facing = float(sim.command.heading)
        c, s = math.cos(facing), math.sin(facing)
        root = self.recording.root[k]
        x, y = (float(v) for v in body[0, :2])
        half = 0.5 * facing
        orientation = _product((math.cos(half), 0.0, 0.0, math.sin(half)), root[3:7])
        place = (x - s * SIDE_OFFSET, y + c * SIDE_OFFSET, root[2])
        return self.world.poses(np.hstack((place, orientation, self.recording.angle[k])))


def _product(a: tuple[float, ...], b: Any) -> np.ndarray:
    w, x, y, z = a
    p, q, r, t = (float(v) for v in b)
    return np.array(
        [w * p - x * q - y * r - z * t, w * q + x * p + y * t - z * r, w * r - x * t + y * p + z * q,
         w * t + x * r - y * q + z * p]
    )  # fmt: skip
