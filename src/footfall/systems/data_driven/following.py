"""What a character is told to follow, and how it starts: a clip from its first frame, a path, a walk, or at random."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES
from ...control.skill import Skill
from ...errors import BadInput
from ...motion import rotation
from ...physics.start import Start
from .movement import RATE, Piece
from .piece import rates
from .repertoire import load


def told(skill: Skill, **motion: Any) -> Skill:
    """A skill with other values in its `[motion]` table (`director.Settings`)."""
    own = {**skill.body.get("motion", {}), **motion}
    return replace(skill, body={**skill.body, "motion": own})


def start_of(piece: Piece, body: Character, frame: int = 0) -> Start:
    """Where and how fast a body is in a frame of a piece.

    Args:
        piece: The movement.
        body: Its body.
        frame: Number of the frame.

    Returns:
        The start, heading along x.
    """
    names = [joint.name for joint in body.joints]
    m = rotation.to_matrix(piece.rows[:, 3:])
    pitch = np.arcsin(np.clip(m[:, 2, 0], -1.0, 1.0))
    roll, yaw = np.arctan2(m[:, 2, 1], m[:, 2, 2])[frame], np.arctan2(m[:, 1, 0], m[:, 0, 0])[frame]
    v, rate = rates(piece.rows[:, :3])[frame], rates(piece.angles)[frame]
    turning = m[frame].T @ (np.gradient(m[max(frame - 1, 0) : frame + 2], axis=0)[min(frame, 1)] * RATE)
    c, s = np.cos(yaw), np.sin(yaw)
    return Start(
        pitch=float(pitch[frame]),
        pitch_rate=float(turning[2, 0] - turning[0, 2]) / 2.0,
        roll=float(roll),
        roll_rate=float(turning[2, 1] - turning[1, 2]) / 2.0,
        yaw_rate=float(turning[1, 0] - turning[0, 1]) / 2.0,
        velocity=(float(c * v[0] + s * v[1]), float(v[2])),
        sideways=float(c * v[1] - s * v[0]),
        angles=dict(zip(names, map(float, piece.angles[frame]), strict=True)),
        rates=dict(zip(names, map(float, rate), strict=True)),
    )


def walking(skill: Skill, speed: float, rise: float = 0.0, rank: int = 0) -> Skill:
    """A skill that begins in the middle of a straight walk: with a recorded step, in its first frame.

    Args:
        skill: A character with a library.
        speed: Of the step [m/s].
        rise: Height above the ground by which the body is lifted [m].
        rank: 0 takes the straight step whose speed is nearest, 1 that of another clip …; after the last the first.

    Raises:
        BadInput: It has no step that begins when a foot lands.
    """
    if skill.path is None:
        raise BadInput(f"{skill.id} has no folder with recorded steps")
    known = load(skill.path.parent, skill.character).library
    steps: dict[str, tuple[float, int]] = {}  # the best one of each clip; mirror images would only repeat it
    for k, f in enumerate(known.fragments):
        lands = f.entry.endswith("lands") and f.exit.endswith("lands")
        if known.in_graph[k] and f.stance in SIDES and lands and "-mirrored" not in f.clip:
            found = (abs(f.speed - speed) + abs(f.turn) + abs(f.sideways), k)
            steps[f.clip] = min(found, steps.get(f.clip, found))
    if not steps:
        raise BadInput(f"{skill.id} has no recorded step to begin with")
    number = sorted(steps.values())[rank % len(steps)][1]
    first = known.fragments[number]
    start = start_of(known.by_name[first.clip].piece, skill.character, first.start)
    return replace(told(skill, first=number), start=replace(start, rise=rise))
