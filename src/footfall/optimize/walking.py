"""Measures of an undisturbed gait once it has settled, and the penalty for leaving the ranges a skill file asks for."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..characters import Character
from ..control.skill import Skill
from ..physics import kernel
from ..trials import Simulation, Trial
from ..trials.rollout import SHORTEST_FLIGHT

SLICE = 0.005  # between two looks at the centre of mass [s]


@dataclass(frozen=True)
class SteadyGait:
    """Means over the last steps of a settled gait, in the frame of the body's heading."""

    up: float  # time until the fall, or the whole time [s]
    fell: bool
    speed: float = 0.0  # forward [m/s]
    sideways: float = 0.0  # to the left [m/s]
    step_time: float = 0.0  # [s]
    separation: float = 0.0  # mean lateral distance of the ankles at foot strike, right to left [m]
    narrowest: float = 0.0  # smallest lateral distance [m]
    period: float = 0.0  # of the gait cycle [s]
    torque: float = 0.0  # root of the mean sum of squared joint torques [N m]
    unevenness: float = 0.0  # standard deviation of the step times [s]
    heading_error: float = 0.0  # root mean square [rad]
    roll: float = 0.0  # largest absolute roll of the root [rad]
    flight: float = 0.0  # fraction of the time without ground contact
    rise: float = 0.0  # of the centre of mass in flight, mean of all flights; 0 unless it is watched [m]


def heading(sim: Simulation) -> float:
    """Heading of the root of a 3D body [rad]; 0 for a planar one."""
    return sim.heading


def separation(sim: Simulation) -> float:
    """Lateral distance from the right ankle to the left one, positive to the left of the heading [m]."""
    a, b = sim.feet
    c, s = math.cos(heading(sim)), math.sin(heading(sim))
    return float(c * (a[1] - b[1]) - s * (a[0] - b[0]))


def leg_length(body: Character) -> float:
    """Length of a leg from hip to ankle [m]."""
    return -sum(body.link(f"left_{part}").offset[2] for part in ("shank", "foot"))


class Flights:
    """How far the centre of mass rises in flight, looked at every `SLICE` seconds: at most 1 cm is missed of a hop."""

    def __init__(self) -> None:
        self._begin: tuple[float, float] | None = None  # time and height of the first look in this flight [s], [m]
        self._top = 0.0
        self.rises: list[float] = []

    def look(self, sim: Simulation) -> None:
        """Note where the centre of mass is now."""
        height = float(sim.com[2])
        if not sim.feet_down.any():
            self._begin = self._begin or (sim.time, height)
            self._top = max(self._top, height)
        elif self._begin is not None:
            if sim.time - self._begin[0] >= SHORTEST_FLIGHT:
                self.rises.append(self._top - self._begin[1])
            self._begin, self._top = None, 0.0


def settle(sim: Simulation, settling: float, watching: float, rise: bool = False) -> SteadyGait:
    """Simulate `settling` seconds, then measure the gait over `watching` seconds, from foot strike to foot strike.

    Args:
        sim: A simulation.
        settling: Time before the measurement [s].
        watching: Duration of the measurement [s].
        rise: Whether to measure how far the centre of mass rises in flight, which takes longer.
    """
    sim.advance(settling)
    if sim.over:
        return SteadyGait(sim.time, True)
    tally, begin = sim.tally, sim.time
    forward = left = roll = wrong = 0.0
    strikes: list[float] = []
    apart: list[float] = []
    flights = Flights() if rise else None
    x, y, _ = sim.position
    while not sim.over and sim.time < begin + watching:
        until = begin + watching if flights is None else min(sim.time + SLICE, begin + watching)
        happened = sim.advance(until, kernel.FOOT_STRIKE)
        if flights is not None:
            flights.look(sim)
        psi = heading(sim)
        planar = sim.trial.character.planar
        nx, ny, _ = sim.position
        forward += math.cos(psi) * (nx - x) + math.sin(psi) * (ny - y)
        left += math.cos(psi) * (ny - y) - math.sin(psi) * (nx - x)
        x, y = float(nx), float(ny)
        if happened & kernel.FOOT_STRIKE:
            strikes.append(sim.time)
            apart.append(separation(sim))
        if not planar:
            roll = max(roll, abs(math.asin(max(-1.0, min(1.0, sim.root_rotation[2, 1])))))
        if not planar and (happened & kernel.FOOT_STRIKE or flights is None):
            wrong += (psi - float(sim.command.heading)) ** 2
    if sim.over and sim.ending is not None and sim.ending.kind != "time_up":
        return SteadyGait(sim.time, True)
    rises = flights.rises if flights is not None else []
    span = max(sim.time - begin, 1e-9)
    gained = sim.tally - tally
    steps = [b - a for a, b in pairwise(strikes)] or [0.0]
    mean = sum(steps) / len(steps)
    return SteadyGait(
        up=sim.time,
        fell=False,
        speed=forward / span,
        sideways=left / span,
        step_time=mean,
        separation=sum(apart) / max(len(apart), 1),
        narrowest=min(apart, default=0.0),
        period=2.0 * mean,
        torque=math.sqrt(float(gained[kernel.SQUARED_TORQUE]) / span),
        unevenness=math.sqrt(sum((s - mean) ** 2 for s in steps) / len(steps)),
        heading_error=math.sqrt(wrong / max(len(strikes), 1)),
        roll=roll,
        flight=float(gained[kernel.FLIGHT_TIME]) / span,
        rise=sum(rises) / max(len(rises), 1),
    )


def simulation(skill: Skill, dt: float, **how: Any) -> Simulation:
    """A simulation without a time limit and without records, for many short trials."""
    return Simulation(Trial(skill, 1e4, dt, record_every=0.0, **how))


PENALTY_WEIGHTS = {
    "speed": 10.0,
    "sideways": 10.0,
    "step_time": 30.0,
    "separation": 40.0,
    "flight": 20.0,
    "rise": 60.0,
    "unevenness": 20.0,
}
DEFAULT_RANGES = {  # of a walk; a skill file's [wanted] replaces them
    "sideways": (-0.02, 0.02),
    "separation": (0.14, 0.26),
    "flight": (0.0, 0.01),
    "step_time": (0.3, 0.7),
    "unevenness": (0.0, 0.01),
}


def penalty(gait: SteadyGait, wanted: dict[str, tuple[float, ...]]) -> float:
    """Cost of a settled gait for leaving the wanted ranges; a small part of it is for torque.

    Args:
        gait: The measured gait.
        wanted: Range (low, high) by the name of a measure; `DEFAULT_RANGES` where none is given.

    Returns:
        0 for a gait within all ranges that walks straight and upright, apart from the part for torque.
    """
    cost = 0.0
    for name, (low, high) in {**DEFAULT_RANGES, **wanted}.items():
        value = getattr(gait, name)
        cost += PENALTY_WEIGHTS[name] * (max(0.0, low - value) + max(0.0, value - high))
    low = {**DEFAULT_RANGES, **wanted}["separation"][0]
    cost += 20.0 * max(0.0, low - 0.04 - gait.narrowest)
    cost += 10.0 * max(0.0, gait.heading_error - 0.05)
    return cost + 5.0 * max(0.0, gait.roll - 0.12) + 0.0004 * gait.torque
