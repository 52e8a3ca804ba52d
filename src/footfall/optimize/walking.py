"""How a gait moves when nothing disturbs it, measured while it settles; what every objective looks at first."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from ..control.skill import Skill
from ..physics import kernel
from ..trials import Simulation, Trial


@dataclass(frozen=True)
class Steady:
    """Means over the last steps of a settled gait, in the walker's own heading."""

    up: float  # seconds before it fell, or all of them
    fell: bool
    speed: float = 0.0  # forward [m/s]
    sideways: float = 0.0  # to the left [m/s]
    step_time: float = 0.0  # [s]
    separation: float = 0.0  # of the ankles at foot strike, across the heading, right to left [m]
    narrowest: float = 0.0  # the least of these [m]
    period: float = 0.0  # of the whole cycle [s]
    torque: float = 0.0  # root of the mean sum of squares [N m]
    unevenness: float = 0.0  # spread of the step times [s]
    heading_error: float = 0.0  # root mean square [rad]
    roll: float = 0.0  # largest lean to a side [rad]
    flight: float = 0.0  # share of the time


def heading(sim: Simulation) -> float:
    """Where the root of a 3D body faces [rad]; 0 for a planar one."""
    if sim.trial.character.planar:
        return 0.0
    orientation = sim.root_rotation
    return math.atan2(orientation[1, 0], orientation[0, 0])


def separation(sim: Simulation) -> float:
    """How far the left ankle is to the left of the right one, across the heading [m]."""
    a, b = sim.feet
    c, s = math.cos(heading(sim)), math.sin(heading(sim))
    return float(c * (a[1] - b[1]) - s * (a[0] - b[0]))


def settle(sim: Simulation, settling: float, watching: float) -> Steady:
    """Let it settle, then watch it from foot strike to foot strike."""
    sim.advance(settling)
    if sim.over:
        return Steady(sim.time, True)
    tally, begin = sim.tally, sim.time
    forward = left = roll = wrong = 0.0
    strikes: list[float] = []
    apart: list[float] = []
    x, y, _ = sim.position
    while not sim.over and sim.time < begin + watching:
        happened = sim.advance(begin + watching, kernel.FOOT_STRIKE)
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
            wrong += (psi - float(sim.command.heading)) ** 2
    if sim.over and sim.ending is not None and sim.ending.kind != "time_up":
        return Steady(sim.time, True)
    span = max(sim.time - begin, 1e-9)
    gained = sim.tally - tally
    steps = [b - a for a, b in pairwise(strikes)] or [0.0]
    mean = sum(steps) / len(steps)
    return Steady(
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
    )


def simulation(skill: Skill, dt: float, **how: Any) -> Simulation:
    """A simulation without an end and without records, for many short trials."""
    return Simulation(Trial(skill, 1e4, dt, record_every=0.0, **how))


WEIGHTS = {"speed": 10.0, "sideways": 10.0, "step_time": 30.0, "separation": 40.0, "flight": 20.0, "unevenness": 20.0}
USUAL = {
    "sideways": (-0.02, 0.02),
    "separation": (0.14, 0.26),
    "flight": (0.0, 0.01),
    "step_time": (0.3, 0.7),
    "unevenness": (0.0, 0.01),
}


def price_of(s: Steady, wanted: dict[str, tuple[float, ...]]) -> float:
    """0 for a gait inside all the ranges its file wants, straight and level; little for its torque."""
    price = 0.0
    for name, (low, high) in {**USUAL, **wanted}.items():
        value = getattr(s, name)
        price += WEIGHTS[name] * (max(0.0, low - value) + max(0.0, value - high))
    low = {**USUAL, **wanted}["separation"][0]
    price += 20.0 * max(0.0, low - 0.04 - s.narrowest)
    price += 10.0 * max(0.0, s.heading_error - 0.05)
    return price + 5.0 * max(0.0, s.roll - 0.12) + 0.0004 * s.torque
