"""From a table of target angles, or a skill file that names one, to the parameters of the law."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...control.law import Controller, record
from ...control.skill import Skill
from ...errors import BadFile, BadInput
from ...physics.world import MAX_DT, MIN_DT
from ...strict import Table
from .law import CAPACITY, MAX_JOINTS, MEMORY, PARAMETERS, law

FRAME_RATE = (5.0, 240.0)  # lowest and highest of targets [1/s]
LARGEST = 20.0  # target angle; more is a fault of the file [rad]


def gains(character: Character, table: Table | None = None) -> np.ndarray:
    """Servo gains: those of the character, or of a `[gains]` table that names each joint.

    Args:
        character: The body.
        table: Joint name to [stiffness, damping].

    Returns:
        [joint, 2] stiffness [N m/rad] and damping [N m s/rad], for the character's mass.
    """
    found = []
    for joint in character.joints:
        if table is not None and table.has(joint.name):
            found.append(table.vector(joint.name, 2, low=0.0, high=1e6))
        elif joint.servo:
            found.append(joint.servo)
        else:
            raise BadInput(f"{character.name} has no servo gains for {joint.name}; expected them under [gains]")
    if table is not None:
        table.done()
    return character.strength * np.array(found)


def rates(angle: np.ndarray, frame_rate: float) -> np.ndarray:
    """Rates of targets [frame, joint] [rad/s]: central differences, one-sided at the ends."""
    return np.gradient(angle, axis=0) * frame_rate if len(angle) > 1 else np.zeros_like(angle)


def parameters(character: Character, angle: np.ndarray, frame_rate: float, servo: np.ndarray) -> Any:
    """The parameters of the law.

    Args:
        character: The body.
        angle: [frame, joint] target angles [rad].
        frame_rate: Of the targets [1/s].
        servo: [joint, 2] gains (see `gains`).

    Returns:
        A record of `PARAMETERS`.
    """
    frames, joints = angle.shape
    if joints != len(character.joints) or joints > MAX_JOINTS or not 2 <= frames <= CAPACITY // joints:
        most = CAPACITY // max(len(character.joints), 1)
        raise BadInput(
            f"targets of shape {angle.shape} do not fit {character.name}; "
            f"expected 2 to {most} frames of {len(character.joints)} angles"
        )
    p = record(PARAMETERS)
    p.joints, p.frames, p.frame_rate = joints, frames, frame_rate
    p.stiffness[:joints], p.damping[:joints] = servo.T
    write(p, 0, angle, rates(angle, frame_rate))
    return p


def write(p: Any, first: int, angle: np.ndarray, rate: np.ndarray) -> None:
    """Write targets [frame, joint] and their rates from frame `first` on."""
    begin = first * angle.shape[1]
    p.angle[begin : begin + angle.size] = angle.ravel()
    p.rate[begin : begin + rate.size] = rate.ravel()


def time_step(table: Table) -> float | None:
    """The time step with which the targets of a skill file were found [s]; None if it names none."""
    return table.number("time_step", low=MIN_DT, high=MAX_DT) if table.has("time_step") else None


def read(skill: Skill) -> tuple[np.ndarray, float, np.ndarray]:
    """Target angles [frame, joint] [rad], their rate [1/s] and the gains of a skill file, checked."""
    table = skill.table()
    table.text("data", longest=100)
    frame_rate = table.number("frame_rate", 30.0, *FRAME_RATE)
    time_step(table)
    servo = gains(skill.character, table.table("gains", {}))
    table.done()
    where = skill.path or skill.id
    arrays = skill.arrays()
    angle = arrays.get("angle")
    wide = len(skill.character.joints)
    if angle is None or angle.dtype.kind != "f" or angle.ndim != 2 or angle.shape[1] != wide:
        raise BadFile(
            where, "data", f"the array 'angle' is missing or wrong; expected numbers of shape [frame, {wide}]"
        )
    if not (np.isfinite(angle).all() and np.abs(angle).max(initial=0.0) <= LARGEST):
        raise BadFile(
            where, "data", f"the array 'angle' has numbers that are no angles; expected -{LARGEST} to {LARGEST}"
        )
    return np.asarray(angle, float), frame_rate, servo


def controller(name: str, character: Character, angle: np.ndarray, frame_rate: float, servo: np.ndarray) -> Controller:
    """The law with its parameters. Arguments as of `parameters`."""
    return Controller(name, law, parameters(character, angle, frame_rate, servo), MEMORY, servo[:, 1].copy())
