"""Simulations at one instant, as trials on a device begin from them."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..world import World
from . import records


@dataclass(frozen=True)
class Instant:
    """A simulation at one instant, as a trial on a device begins from it.

    Attributes:
        world: Positions, velocities and counters: read at once, so the world may go on.
        memory: Of the law.
        command: Speed, heading and lateral speed.
    """

    world: World
    memory: Any
    command: Any


def start_type(world: World, memory: np.dtype, command: np.dtype) -> np.dtype:
    """The record of a start of a world's body."""
    body, data = world.body, world.data
    sizes = (len(body.contact), len(body.foot_down), len(data.qpos), len(data.qvel), len(data.ctrl))
    return records.start_type(*sizes, memory, command)


def fill_start(row: Any, instant: Instant) -> None:
    """Write an instant into a record of `records.start_type`."""
    world = instant.world
    data, body, buffers = world.data, world.body, world.buffers
    row["qpos"], row["qvel"], row["warmstart"] = data.qpos, data.qvel, data.qacc_warmstart
    row["constraint"], row["torque"], row["clock"] = data.qfrc_constraint, data.actuator_force, buffers.clock[0]
    row["contact"], row["ground_contact"] = body.contact, buffers.ground_contact
    row["applied"], row["tally"], row["log_row"] = data.qfrc_applied, buffers.tally, buffers.log_row[0]
    row["air_steps"], row["memory"], row["command"] = buffers.air_steps, instant.memory, instant.command
