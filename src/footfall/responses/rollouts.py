"""Physical answers to pushes: rollouts of a skill of push recovery, recorded at 60 Hz."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .. import systems
from ..characters import Character
from ..control.skill import Skill
from ..motion import rotation
from ..motion.retarget import hinges
from ..physics import kernel
from ..physics.push import Push
from ..trials import Simulation, Trial, standing
from ..trials.saved import Saved

RATE = 60.0  # frames a second
DT = 1.0 / 960.0  # time step, a whole number of them in a frame [s]
SETTLE = 4.0  # standing before the push [s]
PUSH_SECONDS = standing.PUSH_SECONDS
AFTER = 3.0  # longest time from when it counts as still to when nothing moves any more [s]
QUIET_SPEED, QUIET_RATE = 0.02, 0.15  # of the centre of mass [m/s] and of all joints [rad/s] when nothing moves


@dataclass(frozen=True)
class PhysicalAnswer:
    """How a body answered a push, from the beginning of the push on.

    Attributes:
        recovered: Whether it stood still in time, without a fall and without more steps than allowed.
        steps: That it needed; not those that put the feet together afterwards.
        qpos: [frame, nq] root position [m] and orientation (wxyz), joint angles [rad], world frame.
        contact: [frame, 2] whether the left and the right foot touch the ground.
        com: [frame, 3] centre of mass [m].
        momentum: [frame, 2] linear momentum, forward and to the left (eq. 4.1) [N s].
    """

    recovered: bool
    steps: int
    qpos: np.ndarray
    contact: np.ndarray
    com: np.ndarray
    momentum: np.ndarray


@dataclass(frozen=True)
class Standing:
    """A body that stands still, to be pushed again and again.

    Attributes:
        trial: Without pushes.
        saved: The simulation when it stands.
        steps: That are allowed.
    """

    trial: Trial
    saved: Saved
    steps: int


def stand(skill: Skill, steps: int, leg_collision: bool | None = None) -> Standing:
    """Let a body stand until it is still.

    Args:
        skill: A skill of push recovery.
        steps: That are allowed.
        leg_collision: Whether one leg is an obstacle to the other; as the character has it if None.
    """
    trial = Trial(
        systems.of(skill).allowing(skill, steps),
        SETTLE + PUSH_SECONDS + standing.UPRIGHT_SECONDS + AFTER + 2.0,
        DT,
        record_every=1.0 / RATE,
        leg_collision=leg_collision,
    )
    sim = Simulation(trial)
    sim.advance(SETTLE)
    return Standing(trial, sim.save(), steps)


def answer(stands: Standing, direction: float, impulse: float) -> PhysicalAnswer:
    """Push a standing body for 0.2 s at chest height.

    Args:
        stands: The body.
        direction: From forward to the left [degrees].
        impulse: [N s].

    Returns:
        Its answer until nothing moves.
    """
    sim = Simulation(stands.trial)
    sim.restore(stands.saved)
    angle, force = math.radians(direction), impulse / PUSH_SECONDS
    sim.push([Push((force * math.cos(angle), force * math.sin(angle), 0.0), sim.time, PUSH_SECONDS)])
    sim.advance(SETTLE + PUSH_SECONDS)
    seconds = standing.until_still(sim)
    steps, flight = int(sim.memory.taken), float(sim.tally[kernel.LONGEST_FLIGHT])
    recovered = not sim.over and seconds <= standing.UPRIGHT_SECONDS and flight <= standing.MAX_FLIGHT
    until = min(sim.time + AFTER, stands.trial.seconds)
    while recovered and not sim.over and sim.time < until - 0.5 * DT and not _quiet(sim):
        sim.advance(min(sim.time + 0.1, until))
    return _recorded(sim, recovered and not sim.over and steps <= stands.steps, steps)


def push_height(character: Character, qpos: np.ndarray) -> float:
    """How high above the ground the pushes act on a body in a pose [nq] [m]."""
    link, point = Push((1.0, 0.0, 0.0), 0.0, PUSH_SECONDS).where(character)
    motion = hinges.from_angles(character, RATE, qpos[None, :7], qpos[None, 7:])
    bone = motion.skeleton.index(link)
    return float((motion.position(bone)[0] + rotation.rotated(motion.world_rotation(bone)[0], np.array(point)))[2])


def _quiet(sim: Simulation) -> bool:
    slow = float(np.linalg.norm(sim.com_velocity)) < QUIET_SPEED
    return slow and float(np.abs(sim.joint_rates).max()) < QUIET_RATE


def _recorded(sim: Simulation, recovered: bool, steps: int) -> PhysicalAnswer:
    rollout = sim.rollout()
    rows = rollout.time >= SETTLE - 0.5 * DT
    character = rollout.trial.character
    touch = np.zeros((len(rollout.time), 2), bool)
    for contact in character.contacts:
        touch[:, contact.foot] |= rollout[f"{contact.name}_touch"] > 0
    com = np.stack([rollout[f"com_{axis}"] for axis in "xyz"], axis=1)
    speed = np.stack([rollout["com_vx"], rollout["com_vy"]], axis=1)
    return PhysicalAnswer(
        recovered, steps, rollout.qpos()[rows].copy(), touch[rows], com[rows], character.mass * speed[rows]
    )
