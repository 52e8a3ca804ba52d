"""What is done for one world between the two halves of a step, in scalar Python: begin, control, count, end.

The rules are those of the loop on the CPU: its functions (`kernel.py`) are compiled in here. The numbers of all worlds
lie in a few arrays; a `Body` is built of slices of them. A world that has finished its trial takes the next one of the
queue, without the host; where there is none it is parked far above the ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from .. import kernel
from ..kernel import Body
from ..push import RECORD
from ..scene import ground_height

PARKED = 500.0  # height of a world that has nothing to do [m]
RUNNING, TIME_UP, FELL, DIVERGED = range(4)

TRIAL = np.dtype(
    [
        ("start", "i8"),  # row of the starts
        ("parameters", "i8"),  # row of the parameters and of the motors' damping
        ("steps", "i8"),  # clock at which the time is up
        ("ending", "i8"),  # RUNNING until it is over
        ("clock", "i8"),  # steps when it ended
        ("rows", "i8"),  # recorded rows
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
            ("torque", "f8", (nu,)),
            ("clock", "i8"),
            ("contact", "f8", (points, 4)),
            ("ground_contact", "f8", (4,)),
            ("air_steps", "i8", (feet,)),
            ("memory", memory),
            ("command", command),
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
    motor: Any  # [world, motor, 10] bias of the motors; entry 2 is minus the damping


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
    last: Any  # [trial, nq + nv] positions and velocities at the end
    counter: Any  # [2] next trial of the queue, trials that are over


class Fixed(NamedTuple):
    """What is the same in all worlds."""

    foot_link: Any
    inertia_start: Any
    inertia_column: Any
    torque_limit: Any
    point_foot: Any
    profile_x: Any
    profile_z: Any
    none: Any  # [0]
    dt: float
    fall_height: float
    n_root: int
    n_root_rate: int
    hinge: int  # joints of the root before those of the character
    root: int
    height_at: int
    log_every: int


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


def make(law: Callable, wrap: Callable[[Callable], Any], take: Any) -> tuple[Any, Any, Any]:
    """The three functions of a world, around one law.

    Args:
        law: The control law.
        wrap: Compiles a function, for the CPU or for a GPU.
        take: `take(counter, i)`: the value of a counter, which it raises by one.

    Returns:
        `begin(w, views, tables, fixed)` (take a trial of the queue, or park), `control(…)` (after the first half of a
        step: sense, push, law, record) and `count(…)` (after the second half: totals, falls, the end of a trial).
    """
    begin = _make_begin(wrap, take)
    return begin, _make_control(law, wrap), _make_count(wrap, take, begin)


def _make_begin(wrap: Callable[[Callable], Any], take: Any) -> Callable:
    load, park = wrap(_load), wrap(_park)

    def begin(w, views, tables, fixed):
        following = take(tables.counter, 0)
        if following < len(tables.trial):
            load(w, following, views, tables)
        else:
            tables.state[w].trial = -1
            park(w, views)

    return begin


def _make_control(law: Callable, wrap: Callable[[Callable], Any]) -> Callable:
    sense_feet, apply_pushes, write_log = map(wrap, (kernel._sense_feet, kernel._apply_pushes, kernel._write_log))
    body_of, buffers_of, order, aim, law = map(wrap, (_body, _buffers, _order, _aim, law))

    def control(w, views, tables, fixed):
        state = tables.state[w]
        if state.trial < 0:
            return
        body, buffers = body_of(w, views, tables, fixed), buffers_of(w, views, tables, fixed)
        state.time[0] = state.clock[0] * fixed.dt
        order(tables.command[w], tables.commands[state.trial], state.clock[0])
        sense_feet(body, buffers)
        aim(body.root, tables.pushes[state.trial], state.clock[0])
        apply_pushes(body, buffers, tables.pushes[state.trial])
        parameters = tables.parameters[tables.trial[state.trial].parameters]
        law(parameters, tables.memory[w], body, tables.command[w], buffers.control)
        if fixed.log_every > 0 and state.clock[0] % fixed.log_every == 0:
            write_log(body, buffers, tables.memory[w].state)

    return control


def _make_count(wrap: Callable[[Callable], Any], take: Any, begin: Callable) -> Callable:
    count_work, fallen, diverged = map(wrap, (kernel._count_work, kernel._fallen, kernel._diverged))
    body_of, buffers_of, park, finish, ground_at = map(wrap, (_body, _buffers, _park, _finish, ground_height))
    begin_now = wrap(begin)

    def count(w, views, tables, fixed):
        state = tables.state[w]
        if state.trial < 0:
            park(w, views)
            return
        body, buffers = body_of(w, views, tables, fixed), buffers_of(w, views, tables, fixed)
        points = len(state.contact)
        for i in range(points):
            for k in range(4):
                state.contact[i, k] = views.sensor[w, 4 * i + k]
        for k in range(4):
            state.ground_contact[k] = views.sensor[w, 4 * points + k]
        state.clock[0] += 1
        count_work(body, buffers)
        ending = RUNNING
        if diverged(buffers):
            ending = DIVERGED
        else:
            ground = ground_at(fixed.profile_x, fixed.profile_z, views.qpos[w, 0])
            if fallen(body, buffers, views.qpos[w, fixed.height_at] - ground):
                ending = FELL
            elif state.clock[0] >= tables.trial[state.trial].steps:
                ending = TIME_UP
        if ending != RUNNING:
            finish(w, ending, views, tables)
            take(tables.counter, 1)
            begin_now(w, views, tables, fixed)

    return count


def _body(w, views, tables, fixed):
    """What the law reads of one world."""
    state, n, v = tables.state[w], fixed.n_root, fixed.n_root_rate
    return Body(
        state.time,
        views.qpos[w, :n],
        views.qvel[w, :v],
        views.qpos[w, n:],
        views.qvel[w, v:],
        views.position[w],
        views.rotation[w],
        views.com[w, fixed.root],
        views.com_rate[w, fixed.root],
        views.angular_momentum[w, fixed.root],
        views.axis[w, fixed.hinge :],
        views.angular_velocity[w],
        state.contact,
        state.foot_down,
        fixed.foot_link,
        views.inertia[w],
        fixed.inertia_start,
        fixed.inertia_column,
        views.bias[w],
        views.constraint[w],
    )


def _buffers(w, views, tables, fixed):
    """What the functions of the loop read and write of one world."""
    state = tables.state[w]
    trial = max(state.trial, 0)
    return Buffers(
        state.clock,
        fixed.dt,
        views.qpos[w],
        views.qvel[w],
        views.torque[w],
        fixed.torque_limit,
        tables.damping[tables.trial[trial].parameters],
        views.control[w],
        views.push_force[w],
        views.body_centre[w],
        state.ground_contact,
        fixed.point_foot,
        state.air_steps,
        fixed.fall_height,
        fixed.none,
        state.tally,
        tables.log[trial],
        state.log_row,
    )


def _aim(root, pushes, now):
    """Turn the pushes that begin now, and are given in the heading frame, into the world frame."""
    for i in range(len(pushes)):
        if pushes[i].turned == 1 and pushes[i].first == now:
            pushes[i].turned = 0
            if len(root) == 7:
                w, x, y, z = root[3], root[4], root[5], root[6]
                yaw = math.atan2(2.0 * (x * y + w * z), 1.0 - 2.0 * (y * y + z * z))
                c, s, f = math.cos(yaw), math.sin(yaw), pushes[i].force
                f[0], f[1] = c * f[0] - s * f[1], s * f[0] + c * f[1]


def _order(command, commands, now):
    """Commands that hold from this step on."""
    for i in range(len(commands)):
        if commands[i].first == now:
            if commands[i].given[0] == 1:
                command.speed = commands[i].value[0]
            if commands[i].given[1] == 1:
                command.heading = commands[i].value[1]
            if commands[i].given[2] == 1:
                command.lateral = commands[i].value[2]


def _load(w, trial, views, tables):
    """Put a world at the start of a trial."""
    state, row = tables.state[w], tables.trial[trial].parameters
    start = tables.start[tables.trial[trial].start]
    for i in range(len(start.qpos)):
        views.qpos[w, i] = start.qpos[i]
    for i in range(len(start.qvel)):
        views.qvel[w, i] = start.qvel[i]
        views.warmstart[w, i] = start.warmstart[i]
        views.constraint[w, i] = start.constraint[i]
    for i in range(len(start.torque)):
        views.torque[w, i] = start.torque[i]
        views.control[w, i] = 0.0
        views.motor[w, i, 2] = -tables.damping[row, i]
    for b in range(views.push_force.shape[1]):
        for k in range(6):
            views.push_force[w, b, k] = 0.0
    for i in range(len(start.contact)):
        for k in range(4):
            state.contact[i, k] = start.contact[i, k]
    for k in range(4):
        state.ground_contact[k] = start.ground_contact[k]
    for foot in range(len(start.air_steps)):
        state.air_steps[foot] = start.air_steps[foot]
    for k in range(len(state.tally)):
        state.tally[k] = 0.0
    state.trial, state.clock[0], state.log_row[0] = trial, start.clock, 0
    tables.memory[w], tables.command[w] = start.memory, start.command


def _finish(w, ending, views, tables):
    """Keep what came of a trial."""
    state = tables.state[w]
    trial = state.trial
    row, last = tables.trial[trial], tables.last[trial]
    row.ending, row.clock, row.rows = ending, state.clock[0], state.log_row[0]
    for k in range(len(state.tally)):
        row.tally[k] = state.tally[k]
    nq = views.qpos.shape[1]
    for i in range(nq):
        last[i] = views.qpos[w, i]
    for i in range(views.qvel.shape[1]):
        last[nq + i] = views.qvel[w, i]


def _park(w, views):
    """Hold a world that has nothing to do far above the ground, where it touches nothing."""
    for i in range(views.qpos.shape[1]):
        views.qpos[w, i] = 0.0
    if views.qpos.shape[1] == views.qvel.shape[1]:
        views.qpos[w, 1] = PARKED
    else:
        views.qpos[w, 2], views.qpos[w, 3] = PARKED, 1.0
    for i in range(views.qvel.shape[1]):
        views.qvel[w, i] = 0.0
        views.warmstart[w, i] = 0.0
    for i in range(views.control.shape[1]):
        views.control[w, i] = 0.0
    for b in range(views.push_force.shape[1]):
        for k in range(6):
            views.push_force[w, b, k] = 0.0
