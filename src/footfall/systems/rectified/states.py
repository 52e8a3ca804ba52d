"""From states, torques and gains, or a skill file that names them, to the parameters of the law with feedback."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...characters import Character
from ...control.law import Controller, record
from ...control.skill import Skill
from ...errors import BadFile, BadInput
from .feedback import GAINS, MAX_JOINTS, MEMORY, PARAMETERS, STATES, TORQUES, law
from .targets import time_step

FRAME_RATE = (50.0, 2000.0)  # lowest and highest of states [1/s]
LARGEST = {"state": 1e4, "torque": 1e5, "gain": 1e8}  # sizes; more is a fault of the file


def controller(name: str, character: Character, arrays: dict[str, np.ndarray], frame_rate: float) -> Controller:
    """The law with its parameters.

    Args:
        name: Of the skill.
        character: A body in space.
        arrays: `state` [frame, 13 + 2 joint], `torque` [frame, joint], `gain` [k, joint, 12 + 2 joint]; each gain is
            held for the same number of frames.
        frame_rate: Of states and torques [1/s].
    """
    state, torque, gain = (arrays[key] for key in ("state", "torque", "gain"))
    p = record(PARAMETERS)
    p.joints, p.frames, p.frame_rate = len(character.joints), len(state), frame_rate
    p.hold = -(-len(state) // len(gain))
    p.state[: state.size], p.torque[: torque.size], p.gain[: gain.size] = state.ravel(), torque.ravel(), gain.ravel()
    return Controller(name, law, p, MEMORY, np.zeros(len(character.joints)))


def read(skill: Skill) -> tuple[dict[str, np.ndarray], float]:
    """Arrays (see `controller`) and frame rate of a skill file, checked."""
    table = skill.table()
    table.text("data", longest=100)
    table.text("control", longest=20)
    frame_rate = table.number("frame_rate", 500.0, *FRAME_RATE)
    time_step(table)
    table.done()
    where, n = skill.path or skill.id, len(skill.character.joints)
    if skill.character.planar or n > MAX_JOINTS:
        raise BadFile(where, "character", f"{skill.character.name} cannot play this: expected a body in space")
    arrays = skill.arrays()
    shapes = {"state": (13 + 2 * n,), "torque": (n,), "gain": (n, 12 + 2 * n)}
    for key, shape in shapes.items():
        table_of = arrays.get(key)
        if table_of is None or table_of.dtype.kind != "f" or table_of.ndim < 2 or table_of.shape[1:] != shape:
            raise BadFile(
                where, "data", f"the array {key!r} is missing or wrong; expected numbers of shape [frame, {shape}]"
            )
        if not (np.isfinite(table_of).all() and np.abs(table_of).max(initial=0.0) <= LARGEST[key]):
            raise BadFile(where, "data", f"the array {key!r} has numbers beyond {LARGEST[key]:g}")
    check(arrays, where)
    return arrays, frame_rate


def check(arrays: dict[str, np.ndarray], where: Any) -> None:
    """Refuse tables that do not fit each other, or the law."""
    frames, gains = len(arrays["state"]), len(arrays["gain"])
    if frames != len(arrays["torque"]) or not 0 < gains <= frames or -(-frames // -(-frames // gains)) != gains:
        raise BadFile(where, "data", f"{frames} states, {len(arrays['torque'])} torques and {gains} gains do not fit")
    for key, most in (("state", STATES), ("torque", TORQUES), ("gain", GAINS)):
        if arrays[key].size > most:
            raise BadInput(f"{where}: {arrays[key].size} numbers of {key}; expected at most {most}: use a shorter clip")
