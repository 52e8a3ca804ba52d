"""Balls of a trial: they wait far above, and are thrown at their links in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
        sim.world.throw(first + number, np.array([0.0, 2.0 * number, WAITING]), np.zeros(3))


def throw_due(sim: Simulation) -> int:
    """Throw the balls that are due now.

    Returns:
        The step at which the next one is.
    """
    following, first = NEVER, len(sim.trial.ground.props)
    for number, hit in enumerate(sim.trial.hits):
        step = max(1, round(hit.throw / sim.trial.dt))
        if step == sim.step:
            sim.world.throw(first + number, *hit.thrown(*sim.world.middle(hit.on), sim.heading))
        elif step > sim.step:
            following = min(following, step)
    return following
