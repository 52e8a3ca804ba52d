"""A push on a standing body, and how it ended."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .. import systems
from ..control.skill import Skill
from ..physics import kernel
from ..physics.push import Push
from ..systems.push_recovery.records import SETTLED_IN, SIDE_BY_SIDE
from .simulation import Simulation
from .trial import Trial

PUSH_SECONDS = 0.2
# the ladder of the protocol: every rung at all time steps and from all scattered starts
LADDER = 5.0  # [N s]
TIME_STEPS = (5e-4, 1e-3, 2e-3)  # [s]
SEEDS = (0, 1, 2)
PUSH_AT = 1.0  # when it is pushed [s]
SCATTER = 0.01  # of the start [rad]
UPRIGHT_SECONDS = 10.0  # after the push
STILL = 0.05  # of the centre of mass [m/s]
MAX_FLIGHT = 0.02  # without any foot on the ground at a time: hopping is not stepping [s]
NEAR = SIDE_BY_SIDE + SETTLED_IN  # how near the feet are to their places then [m]


@dataclass(frozen=True)
class StandingPush:
    """One push on one standing body.

    Attributes:
        steps: That are allowed.
        direction: To the left of forward [degrees].
        impulse: [N s].
        dt: Time step [s].
        seed: Of the scatter of the start; 0 for none.
        leg_collision: Whether one leg is an obstacle to the other; not so in the thesis.
        trigger: When a step may begin; as the skill says if None.
    """

    steps: int
    direction: float
    impulse: float
    dt: float
    seed: int = 0
    leg_collision: bool = False
    trigger: str | None = None


@dataclass(frozen=True)
class Outcome:
    """How it ended.

    Attributes:
        recovered: Whether it stood still in time, without a fall, without flight, and without more steps than allowed.
        upright: … and with its feet side by side where it took two steps or more.
        fell: Whether it fell.
        seconds: From the push until it stood still, or fell [s].
        steps: That it needed; not those that put the feet together afterwards.
        flight: The longest time without any foot on the ground [s].
    """

    recovered: bool
    upright: bool
    fell: bool
    seconds: float
    steps: int
    flight: float


def push(skill: Skill, case: StandingPush) -> Outcome:
    """Push a standing body once and wait until it stands still."""
    sim = begun(skill, case)
    sim.advance(PUSH_AT)
    sim.advance(PUSH_AT + PUSH_SECONDS)
    seconds = until_still(sim)
    airborne, steps = float(sim.tally[kernel.LONGEST_FLIGHT]), int(sim.memory.taken)
    recovered = not sim.over and seconds <= UPRIGHT_SECONDS and airborne <= MAX_FLIGHT and steps <= case.steps
    return Outcome(recovered, recovered and (steps < 2 or together(sim)), sim.over, seconds, steps, airborne)


def begun(skill: Skill, case: StandingPush) -> Simulation:
    """The simulation before its push."""
    angle, force = math.radians(case.direction), case.impulse / PUSH_SECONDS
    return Simulation(
        Trial(
            systems.of(skill).allowing(skill, case.steps, case.trigger),
            PUSH_AT + PUSH_SECONDS + UPRIGHT_SECONDS + 1.0,
            case.dt,
            record_every=0.0,
            pushes=(Push((force * math.cos(angle), force * math.sin(angle), 0.0), PUSH_AT, PUSH_SECONDS),),
            seed=case.seed,
            scatter=SCATTER if case.seed else 0.0,
            leg_collision=case.leg_collision,
        )
    )


def until_still(sim: Simulation) -> float:
    """Run until it has stood still for a second; how long it took from now, or until it fell [s]."""
    start = sim.time
    while not sim.over and sim.time < start + UPRIGHT_SECONDS:
        sim.advance(sim.time + 0.1)
        if still(sim):
            since = sim.time
            sim.advance(since + 1.0)  # it must stay so
            if not sim.over and still(sim):
                return since - start
    return sim.time - start if sim.over else math.inf


def still(sim: Simulation) -> bool:
    """Whether it stands in place and its centre of mass is slow."""
    standing = sim.controller.machine.at_rest(int(sim.memory.state))
    return standing and not sim.over and float(np.linalg.norm(sim.com_velocity)) < STILL


def together(sim: Simulation) -> bool:
    """Whether the feet are side by side."""
    c, s = math.cos(float(sim.memory.heading)), math.sin(float(sim.memory.heading))
    x, y = (sim.feet[0] - sim.feet[1])[:2]
    width = float(sim.controller.parameters.width)
    return abs(c * x + s * y) < NEAR and abs(c * y - s * x - width) < NEAR
