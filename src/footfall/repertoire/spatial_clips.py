"""A clip on a body in space as a motion to be tracked: retargeted, feet planted, 30 frames a second."""

from __future__ import annotations

import numpy as np

from ..characters import Character
from ..errors import BadInput
from ..evaluate.clips.clips import Clip
from ..motion.analysis.legs import SIDES
from ..rectify.spatial.reference import FRAME_RATE as READ_RATE
from ..rectify.spatial.reference import of_clip
from ..systems.repertoire import table
from ..systems.repertoire.chart import Chart
from ..systems.repertoire.records import SPATIAL_JOINTS
from ..systems.repertoire.servo import FRAME_RATE
from .along import Reference
from .frames import Curves

ANKLES = tuple(f"{side}_ankle_{axis}" for side in SIDES for axis in ("pitch", "roll"))
EVERY = round(READ_RATE / FRAME_RATE)  # frames of the clip as it is read


def check_body(character: Character) -> None:
    """Refuse bodies that have not two feet on ankles of two axes, or too many joints."""
    names, n = {joint.name for joint in character.joints}, len(character.joints)
    if len(character.feet) != 2 or n > SPATIAL_JOINTS:
        raise BadInput(
            f"{character.name} has {len(character.feet)} feet and {n} joints; expected 2 and up to {SPATIAL_JOINTS}"
        )
    for name in ANKLES:
        if name not in names:
            raise BadInput(f"{character.name} has no joint {name}; expected {', '.join(ANKLES)}, as human-toes has")


def reference(clip: Clip, character: Character) -> tuple[Reference, np.ndarray]:
    """A clip as a motion without forces, with targets of servos that give the torques of inverse dynamics.

    Args:
        clip: The clip, read and cleaned.
        character: A body in space with feet.

    Returns:
        The motion, and [frame, 2] whether its left and its right foot touch the ground.
    """
    found, chart = of_clip(clip, character), Chart.of(character)
    poses = np.array([chart.pose(row) for row in found.target])
    poses[:, 2] = np.unwrap(poses[:, 2])
    rates = np.gradient(poses, axis=0) * READ_RATE
    ahead, left = rates[:, 0].copy(), rates[:, 1].copy()
    c, s = np.cos(poses[:, 2]), np.sin(poses[:, 2])
    rates[:, 0], rates[:, 1] = c * ahead + s * left, c * left - s * ahead
    states = np.column_stack((poses, rates))[::EVERY]
    targets = states[:, chart.root : chart.half] + found.torque[::EVERY] / table.gains(character)[:, 0]
    return Reference(states, Curves.through(targets)), found.contact[::EVERY]
