"""The current state of the live simulation as a binary frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frames import CHANGING, FALLEN, GHOST, PAUSED, PUSHED, RECORDING, positive_power

if TYPE_CHECKING:
    from ..live.simulation import LiveSimulation


def frame(live: LiveSimulation) -> bytes:
    """One frame; the indices are listed in web/PROTOCOL.md."""
    sim, world = live.sim, live.sim.world
    poses = world.poses()
    acting = live.forces.acting(sim.time)
    ghost = live.ghost.poses(sim, poses) if live.ghost_shown and live.ghost is not None else None
    x, y = live.place
    moved = x != 0.0 or y != 0.0
    if moved:
        poses[:, :2] += live.place
        if ghost is not None:
            ghost[:, :2] += live.place
    flags = PAUSED * live.paused | FALLEN * (live.fallen_at is not None) | PUSHED * bool(acting)
    flags |= (
        RECORDING * (live.history.recording is not None) | CHANGING * bool(live.route) | GHOST * (ghost is not None)
    )
    sums = live.encoder.sums()
    sums[0:4] = live.achieved_rate, flags, sim.memory.state, sim.phase
    sums[4:7], sums[7:10] = sim.com, sim.com_velocity
    if moved:
        sums[4:6] += live.place
    sums[10:12] = live.encoder.centre_of_pressure(poses)
    sums[12:15] = sim.command.speed, sim.command.heading, live.heading
    sums[15] = live.history.reach
    if acting:
        sums[16:19], sums[19:22] = acting[-1].force, live.encoder.push_point(acting[-1], poses)
    if live.target is not None:
        sums[22:24] = live.target[0] + x, live.target[1] + y
    sums[24], sums[25] = positive_power(world), sim.command.lateral
    return live.encoder.frame(live.tick, sums, poses, ghost)
