"""What a policy observes: parts with fixed sizes, units and frames, computed by one compiled function.

Frames: the *heading frame* is the world frame turned about the vertical axis until x is where the root faces; the
*root frame* is fixed in the root. All of it follows from positions, velocities, touch sensors, the memory of the law
and the command, so a restored simulation observes the same.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...characters import Character
from ...physics.kernel import compiled
from ...physics.machine_code import compiled_entry

PARTS = {  # name: what it is; the order is that of the observation
    "height": "root over the ground [m]",
    "up": "the world's upward direction in the root frame; planar: sine and cosine of the pitch",
    "velocity": "of the root in the heading frame [m/s]; planar: forward, up",
    "angles": "joint angles in the character's order [rad]",
    "rates": "joint rates [rad/s]",
    "angular_velocity": "of the root in the root frame [rad/s]; planar: pitch rate",
    "feet": "1 for each foot that touches the ground, else 0",
    "command": "speed [m/s], lateral speed [m/s], sine and cosine of heading asked for less heading; planar: speed",
    "phase": "sine and cosine of the phase of the skill below, or of the clip",
    "action": "the last action",
    "reference": "height, up, velocity, angles and rates of the clip at the end of the coming control step",
}
NAMES = tuple(PARTS)
FEATURES = NAMES[:5]  # of the body; a reference has the same
ON_CONTACT = 0.3  # a state that ends by contact is half over after this time [s]


class Sizes(NamedTuple):
    """Numbers of each part for a body."""

    height: int
    up: int
    velocity: int
    angles: int
    rates: int
    angular_velocity: int
    feet: int
    command: int
    phase: int
    action: int
    reference: int


def sizes(character: Character, actions: int) -> Sizes:
    """How many numbers each part has.

    Args:
        character: The body.
        actions: Numbers of an action.
    """
    n, planar = len(character.joints), character.planar
    up, velocity = (2, 2) if planar else (3, 3)
    reference = 1 + up + velocity + 2 * n
    return Sizes(
        1, up, velocity, n, n, 1 if planar else 3, len(character.feet), 1 if planar else 4, 2, actions, reference
    )


def describe(parts: tuple[str, ...], character: Character, actions: int) -> list[tuple[str, int, int, str]]:
    """Name, first index, size and meaning of every part of an observation."""
    rows, at, numbers = [], 0, sizes(character, actions)._asdict()
    for name in NAMES:
        if name in parts:
            rows.append((name, at, numbers[name], PARTS[name]))
            at += numbers[name]
    return rows


@compiled
def features(planar, ground, root, root_rate, angle, rate, out):
    """Height, up, velocity, angles and rates of a body; returns how many numbers were written."""
    at = 0
    if planar:
        out[0] = root[1] - ground
        out[1], out[2] = math.sin(root[2]), math.cos(root[2])
        out[3], out[4] = root_rate[0], root_rate[1]
        at = 5
    else:
        w, x, y, z = root[3], root[4], root[5], root[6]
        out[0] = root[2] - ground
        out[1], out[2], out[3] = 2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)
        facing = math.atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
        c, s = math.cos(facing), math.sin(facing)
        out[4] = c * root_rate[0] + s * root_rate[1]
        out[5] = c * root_rate[1] - s * root_rate[0]
        out[6] = root_rate[2]
        at = 7
    for j in range(len(angle)):
        out[at + j] = angle[j]
        out[at + len(angle) + j] = rate[j]
    return at + 2 * len(angle)


@compiled
def phase_of(states, dwell, state, since):
    """How far a cycle of states has come, 0 to 1."""
    within = since / (since + ON_CONTACT)
    if state < len(dwell) and dwell[state] > 0.0:
        within = min(1.0, since / dwell[state])
    return (state + within) / states


@compiled
def row_of(count, cyclic, first, rate, time):
    """The row of a reference at a time; the last one is held unless it is cyclic."""
    row = first + int(time * rate + 0.5)
    return row % count if cyclic else min(row, count - 1)


@compiled
def observe(
    parts, planar, cyclic, ground, root, root_rate, angle, rate, contact, point_foot, feet,
    states, dwell, state, since, time, speed, heading, lateral, action, first, frequency, reference, scratch, out,
):  # fmt: skip
    """Write an observation.

    Args:
        parts: [part] 1 for those that are wanted.
        planar: Whether the body is planar.
        cyclic: Whether the reference repeats.
        ground: Height of the ground under the root [m].
        root: Position and orientation of the root, as of `Body`.
        root_rate: Its velocity.
        angle: [joint] [rad].
        rate: [joint] [rad/s].
        contact: [contact point, 4] as of `Body`.
        point_foot: [contact point] the foot of each.
        feet: Their number.
        states: Of the skill below.
        dwell: [state] [s].
        state: The state now.
        since: Time in it [s].
        time: Since the trial began [s].
        speed: Asked for [m/s].
        heading: Asked for [rad].
        lateral: Asked for [m/s].
        action: The last one.
        first: Row of the reference at time 0.
        frequency: Control steps a second.
        reference: [row, number] features of a clip; no rows without one.
        scratch: [number] features of the body, written.
        out: The observation, written.
    """
    count = features(planar, ground, root, root_rate, angle, rate, scratch)
    up = 2 if planar else 3
    n, at, k = len(angle), 0, 0
    for part in range(5):
        size = 1 if part == 0 else up if part < 3 else n
        if parts[part]:
            for i in range(size):
                out[at + i] = scratch[k + i]
            at += size
        k += size
    if parts[5]:
        for i in range(1 if planar else 3):
            out[at] = root_rate[2 if planar else 3 + i]
            at += 1
    if parts[6]:
        for foot in range(feet):
            down = 0.0
            for point in range(len(point_foot)):
                if point_foot[point] == foot and contact[point, 0] > 0.0:
                    down = 1.0
            out[at] = down
            at += 1
    if parts[7]:
        out[at] = speed
        at += 1
        if not planar:
            w, x, y, z = root[3], root[4], root[5], root[6]
            off = heading - math.atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
            out[at], out[at + 1], out[at + 2] = lateral, math.sin(off), math.cos(off)
            at += 3
    if parts[8]:
        if len(reference) > 0:
            turn = row_of(len(reference), cyclic, first, frequency, time) / len(reference)
        else:
            turn = phase_of(states, dwell, state, since)
        out[at], out[at + 1] = math.sin(2.0 * math.pi * turn), math.cos(2.0 * math.pi * turn)
        at += 2
    if parts[9]:
        for i in range(len(action)):
            out[at + i] = action[i]
        at += len(action)
    if parts[10]:
        row = row_of(len(reference), cyclic, first, frequency, time + 1.0 / frequency)
        for i in range(count):
            out[at + i] = reference[row, i]
        at += count
    return at


_from_python: Any = compiled_entry(getattr(observe, "py_func", observe))


class Observer:
    """Observations of a simulation.

    Args:
        parts: Names of the parts.
        character: The body.
        actions: Numbers of an action.
        rate: Control steps a second.
        reference: [row, number] features of a clip; None without one.
        cyclic: Whether it repeats.

    Attributes:
        size: Numbers of an observation.
    """

    def __init__(
        self,
        parts: tuple[str, ...],
        character: Character,
        actions: int,
        rate: float,
        reference: np.ndarray | None = None,
        cyclic: bool = True,
    ):
        numbers = sizes(character, actions)
        self.flags = np.array([name in parts for name in NAMES], np.int64)
        self.planar, self.actions, self.rate, self.cyclic = character.planar, actions, float(rate), cyclic
        self.size = sum(number for number, name in zip(numbers, NAMES, strict=True) if name in parts)
        self.reference = np.zeros((0, numbers.reference)) if reference is None else reference
        self.feet, self.scratch_size = len(character.feet), numbers.reference

    def __call__(self, sim: Any) -> np.ndarray:
        """The observation of a simulation now.

        Args:
            sim: A `trials.Simulation` whose law is one of `law.py`.

        Returns:
            [number] float32.
        """
        world, p, m, command = sim.world, sim.controller.parameters, sim.memory, sim.command
        body, buffers, time = world.body, world.buffers, world.time
        ground = float(world.scene.height(float(buffers.qpos[0])))
        out = np.zeros(self.size, np.float32)
        _from_python(
            self.flags, self.planar, self.cyclic, ground, body.root, body.root_rate, body.angle, body.rate,
            body.contact, buffers.point_foot, self.feet,
            int(p["policy_states"]), np.array(p["policy_dwell"]), int(m["state"]), time - float(m["entered"]), time,
            float(command["speed"]), float(command["heading"]), float(command["lateral"]),
            np.array(m["policy_action"][: self.actions]), int(m["policy_row"]), self.rate, self.reference,
            np.zeros(self.scratch_size), out,
        )  # fmt: skip
        return out if np.isfinite(out).all() else np.zeros_like(out)
