"""Balls of a trial: they wait far above, and are thrown at their links in time."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from typing import TYPE_CHECKING

import mujoco
import numpy as np

from ..physics.hit import WAITING
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
    for number, hit in enumerate(sim.trial.hits):
        step = max(1, round(hit.throw / sim.trial.dt))
        if step == sim.step:
            throw(sim.world, first + number, *hit.thrown(*middle(sim.world, hit.on), sim.heading))
        elif step > sim.step:
            following = min(following, step)
    return following


def throw(world: World, number: int, position: np.ndarray, velocity: np.ndarray) -> None:
    """Put a prop somewhere and let it fly [m, m/s]."""
    at, dof = len(world.buffers.qpos) + 7 * number, len(world.buffers.qvel) + 6 * number
    world.data.qpos[at : at + 7] = (*position, 1.0, 0.0, 0.0, 0.0)
    world.data.qvel[dof : dof + 6] = (*velocity, 0.0, 0.0, 0.0)


def middle(world: World, link: str) -> tuple[np.ndarray, np.ndarray]:
    """Centre of mass of a link [3] [m], and its velocity [m/s]."""
    body, found = world.body_id[link], np.zeros(6)
    mujoco.mj_objectVelocity(world.model, world.data, mujoco.mjtObj.mjOBJ_BODY, body, found, 0)
    return world.data.xipos[body].copy(), found[3:]
