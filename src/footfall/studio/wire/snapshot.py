"""A picture of the stage: how things are now, as the page reads it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from .frames import CHANGING, FALLEN, GHOST, PAUSED, PUSHED, RECORDING

if TYPE_CHECKING:
    from ..live.simulation import Stage


def frame(stage: Stage) -> bytes:
    """One frame (web/PROTOCOL.md)."""
    sim, world = stage.sim, stage.sim.world
    poses = world.poses()
    acting = stage.hands.acting(sim.time)
    ghost = stage.ghost.poses(sim, poses) if stage.ghostly and stage.ghost is not None else None
    flags = PAUSED * stage.paused | FALLEN * (stage.fallen_at is not None) | PUSHED * bool(acting)
    flags |= RECORDING * (stage.past.recording is not None) | CHANGING * bool(stage.plan) | GHOST * (ghost is not None)
    sums = stage.painter.sums()
    sums[0:4] = stage.achieved, flags, sim.memory.state, _phase(stage)
    sums[4:7], sums[7:10] = world.body.com, world.body.com_rate
    sums[10:12] = stage.painter.pressure(poses)
    sums[12:15] = sim.command.speed, sim.command.heading, stage.heading
    sums[15] = stage.past.reach
    if acting:
        sums[16:19], sums[19:22] = acting[-1].force, stage.painter.spot(acting[-1], poses)
    if stage.target is not None:
        sums[22:24] = stage.target
    sums[24] = float(np.maximum(world.data.actuator_force * world.body.rate, 0.0).sum())
    return stage.painter.frame(stage.tick, sums, poses, ghost)


def _phase(stage: Stage) -> float:
    """Where in the step: the share of the state's dwell time, or of the recording."""
    memory, p = stage.sim.memory, stage.sim.controller.parameters
    if "at" in (memory.dtype.names or ()) and stage.ghost is not None:
        return float(memory.at) / stage.ghost.samples % 1.0
    if "dwell" in (p.dtype.names or ()) and np.ndim(p.dwell) == 1:
        dwell = float(p.dwell[int(memory.state)])
        return min(1.0, (stage.sim.time - float(memory.entered)) / dwell) if dwell > 0 else math.nan
    return math.nan
