"""Balls that a client throws at a place on the body. They are hits, as those of a trial: data that a file can hold."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ... import systems
from ...errors import BadInput
from ...physics.hit import MAX_HITS, Hit
from ...physics.props import Prop
from ...trials.hits import aim

if TYPE_CHECKING:
    from .simulation import LiveSimulation

FLIGHT = (0.1, 0.6)  # shortest and longest time in the air [s]


def radius(mass: float) -> float:
    """Of a ball of some mass [kg] [m]."""
    return min(0.3, max(0.05, 0.09 * mass ** (1 / 3)))


def throw_at(
    live: LiveSimulation,
    link: str,
    point: tuple[float, ...],
    start: tuple[float, ...],
    mass: float,
    speed: float,
) -> Hit:
    """Throw a ball so that it meets a place on the body, wherever that will be by then.

    Args:
        live: The simulation.
        link: Name of the link.
        point: Place on it, in its frame [m].
        start: Where the ball comes from, in the world [m]; from further than it flies in time, it begins on the way.
        mass: Of the ball [kg].
        speed: With which it flies [m/s].

    Returns:
        The hit, also added to `live.hits`.
    """
    sim = live.sim
    sim.world.character.link(link)
    if systems.kinematic(sim.skill):
        raise BadInput("this skill is kinematic, a movement without forces: no ball can move it")
    if sim.over:
        raise BadInput("the character has fallen; reset it first")
    away = np.array(start) - sim.world.point(link, point)
    flight = min(FLIGHT[1], max(FLIGHT[0], float(np.linalg.norm(away)) / speed))
    place_on = (float(point[0]), float(point[1]), float(point[2]))
    hit = Hit(link, sim.time + flight, mass, speed, radius=radius(mass), flight=flight, point=place_on)
    place = aim(sim, hit)
    away = np.array(start) - place
    if sim.world.character.planar:
        away[1] = 0.0
    across = math.hypot(away[0], away[1])
    angle = math.degrees(math.atan2(away[1], away[0]) - sim.heading) % 360.0
    hit = replace(hit, angle=angle, height=math.degrees(math.atan2(away[2], across)))
    position, velocity = hit.thrown(place, sim.heading)
    x, y, z = map(float, position)
    vx, vy, vz = map(float, velocity)
    live.replace_props([], (Prop("ball", (hit.radius,), mass, (x, y, z), (vx, vy, vz)),))
    live.hits = [*live.hits[1 - MAX_HITS :], hit]
    return hit
