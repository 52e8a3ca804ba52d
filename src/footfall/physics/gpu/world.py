"""What is done for one world between the two halves of a step, in scalar Python: begin, control, count, end.

The rules are those of the loop on the CPU: its functions (`kernel.py`) are compiled in here. The numbers of all worlds
lie in a few arrays; a `Body` is built of slices of them. A world that has finished its trial takes the next one of the
queue, without the host; where there is none it is parked far above the ground.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from .. import kernel
from ..kernel import Body
from ..scene import ground_height
from .records import DIVERGED, EVENT, FELL, RUNNING, TIME_UP, Buffers

PARKED = 500.0  # height of a world that has nothing to do [m]


def make(law: Callable, wrap: Callable[[Callable], Any], take: Any) -> tuple[Any, ...]:
    """The functions of a world, around one law.

    Args:
        law: The control law.
        wrap: Compiles a function, for the CPU or for a GPU.
        take: `take(counter, i)`: the value of a counter, which it raises by one.

    Returns:
        `begin(w, views, tables, fixed)` (take a trial of the queue, or park), `control(…)` (after the first half of a
        step: sense, push, law, record) and `count(…)` (after the second half: totals, falls, the end of a trial);
        `admit(k, views, tables, stage)` (give a world the trial of row k) and `gather(k, …)` (its result).
    """
    begin = _make_begin(wrap, take)
    return begin, _make_control(law, wrap), _make_count(wrap, take, begin), _make_admit(wrap), _gather


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


def _make_admit(wrap: Callable[[Callable], Any]) -> Callable:
    load = wrap(_load)

    def admit(k, views, tables, stage):
        w = stage.slot[k]
        tables.trial[w], tables.start[w] = stage.trial[k], stage.start[k]
        for i in range(stage.pushes.shape[1]):
            tables.pushes[w, i] = stage.pushes[k, i]
        load(w, w, views, tables)

    return admit


def _gather(k, views, tables, stage):
    """The result of the trial of a world, which has one of its own."""
    w = stage.slot[k]
    stage.trial[k], stage.start[k] = tables.trial[w], tables.last[w]


def _make_control(law: Callable, wrap: Callable[[Callable], Any]) -> Callable:
    sense_feet, apply_pushes, write_log = map(wrap, (kernel._sense_feet, kernel._apply_pushes, kernel._write_log))
    body_of, buffers_of, order, aim, law = map(wrap, (_body, _buffers, _order, _aim, law))

    def control(w, views, tables, fixed):
        state = tables.state[w]
        if state.trial < 0:
            return
        body, buffers = body_of(w, views, tables, fixed), buffers_of(w, views, tables, fixed)
        state.time[0] = state.clock[0] * buffers.dt
        order(tables.command[w], tables.commands[state.trial], state.clock[0])
        happened = sense_feet(body, buffers)
        aim(body.root, tables.pushes[state.trial], state.clock[0])
        happened |= apply_pushes(body, buffers, tables.pushes[state.trial])
        trial = tables.trial[state.trial]
        parameters = tables.parameters[trial.parameters]
        happened |= law(parameters, tables.memory[w], body, tables.command[w], buffers.control)
        state.happened = happened
        if trial.log_every > 0 and state.clock[0] % trial.log_every == 0:
            write_log(body, buffers, tables.memory[w].state)

    return control


def _make_count(wrap: Callable[[Callable], Any], take: Any, begin: Callable) -> Callable:
    park, finish, total, begin_now = map(wrap, (_park, _finish, make_total(wrap), begin))

    def count(w, views, tables, fixed):
        if tables.state[w].trial < 0:
            park(w, views)
            return
        ending = total(w, views, tables, fixed)
        if ending != RUNNING:
            finish(w, ending, views, tables)
            take(tables.counter, 1)
            begin_now(w, views, tables, fixed)

    return count


def make_total(wrap: Callable[[Callable], Any]) -> Callable:
    """`total(w, views, tables, fixed)`: contacts and totals of a step, and how the trial ends with it, if it does."""
    count_work, fallen, diverged = map(wrap, (kernel._count_work, kernel._fallen, kernel._diverged))
    body_of, buffers_of, ground_at = map(wrap, (_body, _buffers, ground_height))

    def total(w, views, tables, fixed):
        state = tables.state[w]
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
            trial = tables.trial[state.trial]
            variant = tables.variant[trial.variant]
            ground = ground_at(variant.profile_x, variant.profile_z, views.qpos[w, 0])
            if fallen(body, buffers, views.qpos[w, fixed.height_at] - ground):
                ending = FELL
            elif state.happened & trial.until:
                ending = EVENT
            elif state.clock[0] >= trial.steps:
                ending = TIME_UP
        return ending

    return total


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
    number = max(state.trial, 0)
    trial = tables.trial[number]
    variant = tables.variant[trial.variant]
    return Buffers(
        state.clock,
        variant.dt,
        views.qpos[w],
        views.qvel[w],
        views.torque[w],
        variant.torque_limit,
        tables.damping[trial.parameters],
        views.control[w],
        views.push_force[w],
        views.body_centre[w],
        state.ground_contact,
        fixed.point_foot,
        state.air_steps,
        variant.fall_height,
        fixed.none,
        state.tally,
        tables.log[number],
        state.log_row,
        variant.profile_x,
        variant.profile_z,
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
    state, row, variant = tables.state[w], tables.trial[trial].parameters, tables.trial[trial].variant
    start = tables.start[tables.trial[trial].start]
    for k in range(len(views.varied)):
        for i in range(views.varied[k].shape[1]):
            views.varied[k][w, i] = tables.varied[k][variant, i]
    for i in range(len(start.qpos)):
        views.qpos[w, i] = start.qpos[i]
    for i in range(len(start.qvel)):
        views.qvel[w, i] = start.qvel[i]
        views.warmstart[w, i] = start.warmstart[i]
        views.constraint[w, i] = start.constraint[i]
        views.applied[w, i] = start.applied[i]
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
        state.tally[k] = start.tally[k]
    state.trial, state.clock[0], state.log_row[0] = trial, start.clock, start.log_row
    tables.memory[w], tables.command[w] = start.memory, start.command


def _finish(w, ending, views, tables):
    """Keep the result of a trial."""
    state = tables.state[w]
    trial = state.trial
    row = tables.trial[trial]
    row.ending, row.clock, row.rows, row.happened = ending, state.clock[0], state.log_row[0], state.happened
    row.x = views.qpos[w, 0]
    for k in range(len(state.tally)):
        row.tally[k] = state.tally[k]
    if len(tables.last) <= trial:
        return
    last = tables.last[trial]
    for i in range(len(last.qpos)):
        last.qpos[i] = views.qpos[w, i]
    for i in range(len(last.qvel)):
        last.qvel[i], last.warmstart[i] = views.qvel[w, i], views.warmstart[w, i]
        last.constraint[i], last.applied[i] = views.constraint[w, i], views.applied[w, i]
    for i in range(len(last.torque)):
        last.torque[i] = views.torque[w, i]
    for i in range(len(last.contact)):
        for k in range(4):
            last.contact[i, k] = state.contact[i, k]
    for k in range(4):
        last.ground_contact[k] = state.ground_contact[k]
    for foot in range(len(last.air_steps)):
        last.air_steps[foot] = state.air_steps[foot]
    for k in range(len(state.tally)):
        last.tally[k] = state.tally[k]
    last.clock, last.log_row = state.clock[0], state.log_row[0]
    last.memory, last.command = tables.memory[w], tables.command[w]


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
