"""Records and arrays of many worlds: what lies on a device, and what the functions of a world read of it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .. import kernel
from ..push import RECORD

RUNNING, TIME_UP, FELL, DIVERGED, EVENT = range(5)

TRIAL = np.dtype(
    [
        ("start", "i8"),  # row of the starts
        ("parameters", "i8"),  # row of the parameters and of the motors' damping
        ("variant", "i8"),  # row of the variants: time step, ground, body
        ("steps", "i8"),  # clock at which the time is up
        ("until", "i8"),  # events that end it earlier, a union of `kernel.STATE_CHANGE` …
        ("log_every", "i8"),  # steps between recorded rows; 0 records nothing
        ("ending", "i8"),  # RUNNING until it is over
        ("happened", "i8"),  # events of its last step
        ("clock", "i8"),  # steps when it ended
        ("rows", "i8"),  # recorded rows
        ("x", "f8"),  # of the root when it ended [m]
        ("tally", "f8", (kernel.TALLIES,)),
    ],
    align=True,
)
# a push on the device; `turned` 1: its force is given in the heading frame of the instant at which it begins
PUSH = np.dtype([(name, RECORD[name]) for name in RECORD.names or ()] + [("turned", "i8")], align=True)
COMMANDED = np.dtype([("first", "i8"), ("given", "i8", (3,)), ("value", "f8", (3,))], align=True)


def state_type(points: int, feet: int) -> np.dtype:
    """The record of a world: what the loop on the CPU keeps in `LoopBuffers`."""
    return np.dtype(
        [
            ("trial", "i8"),  # -1 when parked
            ("happened", "i8"),
            ("clock", "i8", (1,)),
            ("time", "f8", (1,)),
            ("log_row", "i8", (1,)),
            ("contact", "f8", (points, 4)),
            ("ground_contact", "f8", (4,)),
            ("foot_down", "i8", (feet,)),
            ("air_steps", "i8", (feet,)),
            ("tally", "f8", (kernel.TALLIES,)),
        ],
        align=True,
    )


def start_type(points: int, feet: int, nq: int, nv: int, nu: int, memory: np.dtype, command: np.dtype) -> np.dtype:
    """The record of a start: a simulation at one instant."""
    return np.dtype(
        [
            ("qpos", "f8", (nq,)),
            ("qvel", "f8", (nv,)),
            ("warmstart", "f8", (nv,)),
            ("constraint", "f8", (nv,)),
            ("applied", "f8", (nv,)),
            ("torque", "f8", (nu,)),
            ("tally", "f8", (kernel.TALLIES,)),
            ("clock", "i8"),
            ("log_row", "i8"),
            ("contact", "f8", (points, 4)),
            ("ground_contact", "f8", (4,)),
            ("air_steps", "i8", (feet,)),
            ("memory", memory),
            ("command", command),
        ],
        align=True,
    )


def variant_type(motors: int, points: int) -> np.dtype:
    """The record of a variant: what a time step, a ground and a body of other proportions change in our functions."""
    return np.dtype(
        [
            ("dt", "f8"),
            ("fall_height", "f8"),
            ("torque_limit", "f8", (motors,)),
            ("profile_x", "f8", (points,)),
            ("profile_z", "f8", (points,)),
        ],
        align=True,
    )


class Views(NamedTuple):
    """Arrays of MuJoCo Warp; the first index is the world."""

    qpos: Any
    qvel: Any
    position: Any
    rotation: Any  # [world, body, 9]
    com: Any
    com_rate: Any
    angular_momentum: Any
    axis: Any
    angular_velocity: Any
    inertia: Any
    bias: Any
    constraint: Any
    torque: Any
    control: Any
    push_force: Any
    body_centre: Any
    sensor: Any
    warmstart: Any
    applied: Any
    motor: Any  # [world, motor, 10] bias of the motors; entry 2 is minus the damping
    varied: Any  # tuple of [world, number]: what MuJoCo's model has for each world


class Tables(NamedTuple):
    """Our own arrays."""

    state: Any  # [world]
    memory: Any  # [world]
    command: Any  # [world]
    trial: Any  # [trial]
    start: Any  # [start]
    parameters: Any  # [set]
    damping: Any  # [set, joint]
    pushes: Any  # [trial, push]
    commands: Any  # [trial, command]
    log: Any  # [trial, row, column]
    last: Any  # [trial] records of `start_type` at the end; one where they are not kept
    counter: Any  # [2] next trial of the queue, trials that are over
    variant: Any  # [variant] records of `variant_type`
    varied: Any  # tuple of [variant, number]


class Fixed(NamedTuple):
    """What is the same in all worlds."""

    foot_link: Any
    inertia_start: Any
    inertia_column: Any
    point_foot: Any
    none: Any  # [0]
    n_root: int
    n_root_rate: int
    hinge: int  # joints of the root before those of the character
    root: int
    height_at: int


class Buffers(NamedTuple):
    """The part of `LoopBuffers` that the loop's functions read here."""

    clock: Any
    dt: float
    qpos: Any
    qvel: Any
    torque: Any
    torque_limit: Any
    damping: Any
    control: Any
    push_force: Any
    body_centre: Any
    ground_contact: Any
    point_foot: Any
    air_steps: Any
    fall_height: float
    warnings: Any
    tally: Any
    log: Any
    log_row: Any
    profile_x: Any
    profile_z: Any


class Episodes(NamedTuple):
    """What goes in and out of an environment with every control step, one row a world; `given` is its own."""

    actions: Any  # [world, number] float32
    terminated: Any  # [world] 1 where an episode ended in a fall or a divergence
    truncated: Any  # [world] 1 where its time was up
    final: Any  # [world, number] the last observation of the episode that ended last
    given: Any
    fixed: Any


class Stage(NamedTuple):
    """What goes to worlds, or comes from them, beside the captured graph; one row each."""

    slot: Any  # [row] world
    trial: Any  # [row]
    start: Any  # [row]
    pushes: Any  # [row, push]
