"""Balls of a trial: they wait far above, and are thrown at their links in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..physics.hit import WAITING, Hit
from ..physics.world import World
from .trial import Trial

if TYPE_CHECKING:
    from .simulation import Simulation

NEVER = 2**62  # step


def world(trial: Trial) -> World:
    """The world of a trial; its balls come behind the props of the scene."""
    balls = tuple(hit.ball(number) for number, hit in enumerate(trial.hits))
    return World(trial.character, trial.ground, trial.dt, (*trial.ground.props, *balls) if balls else None)


def wait(sim: Simulation) -> None:
    """Put all balls where they wait."""
    first = len(sim.trial.ground.props)
    for number in range(len(sim.trial.hits)):
        throw(sim.world, first + number, np.array([0.0, 2.0 * number, WAITING]), np.zeros(3))


def throw_due(sim: Simulation) -> int:
    """Throw the balls that are due now.

    Returns:
        The step at which the next one is.
    """
    following, first = NEVER, len(sim.trial.ground.props)
    if sim.ahead:  # like pushes, they cannot be known
        return following
    for number, hit in enumerate(sim.trial.hits):
        step = max(1, round(hit.throw / sim.trial.dt))
        if step == sim.step:
            throw(sim.world, first + number, *hit.thrown(aim(sim, hit), sim.heading))
        elif step > sim.step:
            following = min(following, step)
    return following


def throw(world: World, number: int, position: np.ndarray, velocity: np.ndarray) -> None:
    """Put a prop somewhere and let it fly [m, m/s]."""
    at, dof = len(world.buffers.qpos) + 7 * number, len(world.buffers.qvel) + 6 * number
    world.data.qpos[at : at + 7] = (*position, 1.0, 0.0, 0.0, 0.0)
    world.data.qvel[dof : dof + 6] = (*velocity, 0.0, 0.0, 0.0)


def aim(sim: Simulation, hit: Hit) -> np.ndarray:
    """Where the place that a ball is thrown at will be after its flight [3] [m], found by looking ahead."""
    with sim.looking_ahead():
        sim.advance(sim.time + hit.flight)
        return sim.world.point(hit.on, hit.place(sim.world.character))
