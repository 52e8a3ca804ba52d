"""The compiled stepping loop: `mj_step1`, sense, law, `mj_step2`, with no Python in between.

Read in this order: `Body` (what a law may read), `make_loop` (the loop itself), `compiled_loop`
(how it becomes machine code that is kept on disk).

The loop runs for a number of steps or until an event it was asked to stop at, and hands control
back, so that slower decisions can be made between bursts.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from . import library, machine_code
from .kept_code import KeptCode
from .scene import ground_height

# What can happen during a step; `advance` stops at the ones it was asked to.
STATE_CHANGE = 1
FOOT_STRIKE = 2
PUSH_EDGE = 4
FELL = 8
DIVERGED = 16

# Where the loop keeps running totals (indices into `LoopBuffers.tally`).
PEAK_GROUND_FORCE = 0  # largest vertical force under the feet [N]
FLIGHT_TIME = 1  # both feet off the ground [s]
DOUBLE_SUPPORT_TIME = 2  # both feet on it [s]
POSITIVE_WORK = 3  # by all motors [J]
NEGATIVE_WORK = 4  # [J]
SQUARED_TORQUE = 5  # time integral of the sum of squares [N² m² s]
PEAK_TORQUE = 6  # [N m]
PEAK_POWER = 7  # of one motor [W]
SATURATED_TIME = 8  # some motor at its limit [s]
STRIKES = 9  # foot strikes so far; + foot number
LONGEST_FLIGHT = 15  # longest time without any foot on the ground [s]
TALLIES = 16

MIN_AIR_TIME = 0.04  # a foot must have been off the ground this long for its landing to be a strike [s]
HUGE = 1e10  # MuJoCo's own limit for a state that has diverged


class Body(NamedTuple):
    """What a law reads: array views on the simulation, fresh after `mj_step1`."""

    time: np.ndarray  # [1], since the trial began [s]
    root: np.ndarray  # root position and orientation (planar: x, z, pitch)
    root_rate: np.ndarray  # its rate (planar: vx, vz, pitch rate)
    angle: np.ndarray  # joint angles in the character's order [rad]
    rate: np.ndarray  # joint rates [rad/s]
    position: np.ndarray  # [body, 3] origins of the links; row 0 is the world [m]
    rotation: np.ndarray  # [body, 9] rotation matrices of the links
    com: np.ndarray  # [3] centre of mass of the whole body [m]
    com_rate: np.ndarray  # [3] its velocity [m/s]
    angular_momentum: np.ndarray  # [3] of the whole body about it [kg m²/s]
    axis: np.ndarray  # [joint, 3] the hinges' axes in the world frame
    angular_velocity: (
        np.ndarray
    )  # [body, 6] the first three: angular velocities of the links in the world frame [rad/s]
    contact: np.ndarray  # [contact point, 4]: touching (0 or more), force on the foot [N], one step old
    foot_down: np.ndarray  # [foot] 1 when any of its points touches
    foot_link: np.ndarray  # [foot] row of the foot in `position`
    inertia: np.ndarray  # mass matrix of root and joints: the lower triangle row by row, zeros left out [kg, kg m²]
    inertia_start: np.ndarray  # [dof + 1] where each row begins in it
    inertia_column: np.ndarray  # column of each entry
    bias: np.ndarray  # [dof] gravity, Coriolis and centrifugal forces [N, N m]
    constraint: np.ndarray  # [dof] forces of contacts and joint limits, one step old [N, N m]


class LoopBuffers(NamedTuple):
    """What the loop itself needs: views on the simulation and its own counters."""

    clock: np.ndarray  # [1] steps since the trial began
    dt: float
    qpos: np.ndarray
    qvel: np.ndarray
    torque: np.ndarray  # motor torques that were applied, after limits [N m]
    torque_limit: np.ndarray
    damping: np.ndarray  # the motors' own [N m s/rad]
    control: np.ndarray  # what the law asks of the motors, damping not counted [N m]
    push_force: np.ndarray  # [body, 6] external force and torque about the body's centre of mass
    body_centre: np.ndarray  # [body, 3] centres of mass of the links
    ground_contact: np.ndarray  # [4] all contacts with the ground: count, force
    point_foot: np.ndarray  # [contact point] which foot it belongs to
    air_steps: np.ndarray  # [foot] steps since it last touched
    profile_x: np.ndarray
    profile_z: np.ndarray
    height_at: int  # where the root's height is in qpos
    fall_height: float
    warnings: np.ndarray
    tally: np.ndarray
    log: np.ndarray  # [row, column] recorded series
    log_row: np.ndarray  # [1] the next row of it
    log_every: np.ndarray  # [1] steps between rows; 0 records nothing
    applied: np.ndarray  # [dof] forces on degrees of freedom that follow a recording [N, N m]
    carried_at: np.ndarray  # as of `carried.Carried`
    carried_dof: np.ndarray
    carried_position: np.ndarray
    carried_velocity: np.ndarray
    carried_force: np.ndarray  # [step, v] that accelerates them


def make_loop(law: Callable, step1: Callable, step2: Callable, compiled: Callable) -> Callable:
    """The loop around one law; `compiled` turns each part into machine code, or leaves it as it is."""
    ground_at = compiled(ground_height)
    apply_pushes = compiled(_apply_pushes)
    sense_feet = compiled(_sense_feet)
    count_work = compiled(_count_work)
    fallen = compiled(_fallen)
    diverged = compiled(_diverged)
    write_log = compiled(_write_log)
    carry = compiled(_carry)

    def loop(model, data, steps, until, body, buffers, pushes, parameters_, memory_, command_, control):
        parameters, memory, command = parameters_[0], memory_[0], command_[0]  # arrays are cheaper to hand over
        happened = 0
        for _ in range(steps):
            body.time[0] = buffers.clock[0] * buffers.dt
            carry(buffers)
            step1(model, data)
            happened = sense_feet(body, buffers)
            happened |= apply_pushes(body, buffers, pushes)
            happened |= law(parameters, memory, body, command, control)
            if buffers.log_every[0] > 0 and buffers.clock[0] % buffers.log_every[0] == 0:
                write_log(body, buffers, memory.state)
            step2(model, data)
            buffers.clock[0] += 1
            count_work(body, buffers)
            if diverged(buffers):
                return happened | DIVERGED
            root = buffers.qpos[buffers.height_at]
            if fallen(body, buffers, root - ground_at(buffers.profile_x, buffers.profile_z, buffers.qpos[0])):
                happened |= FELL
            if happened & until:
                break
        return happened

    return loop


def _carry(buffers):
    """Put what follows a recording where it is now (`carried.py`)."""
    n = len(buffers.carried_dof)
    if n == 0:
        return
    row = min(buffers.clock[0], len(buffers.carried_position) - 1)
    for i in range(len(buffers.carried_at)):
        buffers.qpos[buffers.carried_at[i]] = buffers.carried_position[row, i]
    for i in range(n):
        dof = buffers.carried_dof[i]
        buffers.qvel[dof] = buffers.carried_velocity[row, i]
        buffers.applied[dof] = buffers.carried_force[row, i]


def _apply_pushes(body, buffers, pushes):
    """Write the active pushes' forces; report when one begins or ends."""
    happened = 0
    now = buffers.clock[0]
    for i in range(len(pushes)):
        if pushes[i].first <= now <= pushes[i].last:
            buffers.push_force[pushes[i].body, :] = 0.0
        if now == pushes[i].first or now == pushes[i].last:
            happened = PUSH_EDGE
    for i in range(len(pushes)):
        push = pushes[i]
        if now < push.first or now >= push.last:
            continue
        b, p, f, orientation = push.body, push.point, push.force, body.rotation[push.body]
        # lever arm from the part's centre of mass to the point, in the world frame
        r0 = (
            orientation[0] * p[0]
            + orientation[1] * p[1]
            + orientation[2] * p[2]
            + body.position[b, 0]
            - buffers.body_centre[b, 0]
        )
        r1 = (
            orientation[3] * p[0]
            + orientation[4] * p[1]
            + orientation[5] * p[2]
            + body.position[b, 1]
            - buffers.body_centre[b, 1]
        )
        r2 = (
            orientation[6] * p[0]
            + orientation[7] * p[1]
            + orientation[8] * p[2]
            + body.position[b, 2]
            - buffers.body_centre[b, 2]
        )
        buffers.push_force[b, 0] += f[0]
        buffers.push_force[b, 1] += f[1]
        buffers.push_force[b, 2] += f[2]
        buffers.push_force[b, 3] += r1 * f[2] - r2 * f[1]
        buffers.push_force[b, 4] += r2 * f[0] - r0 * f[2]
        buffers.push_force[b, 5] += r0 * f[1] - r1 * f[0]
    return happened


def _sense_feet(body, buffers):
    """Which feet touch the ground; report a foot strike."""
    happened, feet_down, feet = 0, 0, len(body.foot_down)
    for foot in range(feet):
        down = 0
        for point in range(len(buffers.point_foot)):
            if buffers.point_foot[point] == foot and body.contact[point, 0] > 0.0:
                down = 1
        air = buffers.air_steps[foot]
        if down == 1 and air * buffers.dt >= MIN_AIR_TIME:
            happened = FOOT_STRIKE
            buffers.tally[STRIKES + foot] += 1.0
        buffers.air_steps[foot] = (1 - down) * (air + 1)
        body.foot_down[foot] = down
        feet_down += down
    if feet_down == 0:
        buffers.tally[FLIGHT_TIME] += buffers.dt
        least = buffers.air_steps[0]
        for foot in range(feet):
            least = min(least, buffers.air_steps[foot])
        buffers.tally[LONGEST_FLIGHT] = max(buffers.tally[LONGEST_FLIGHT], least * buffers.dt)
    elif feet_down == feet:
        buffers.tally[DOUBLE_SUPPORT_TIME] += buffers.dt
    return happened


def _count_work(body, buffers):
    """Add this step to the running totals."""
    tally, dt = buffers.tally, buffers.dt
    squared, saturated = 0.0, False
    for j in range(len(buffers.torque)):
        torque = buffers.torque[j]
        power = torque * body.rate[j]
        squared += torque * torque
        if power > 0.0:
            tally[POSITIVE_WORK] += power * dt
        else:
            tally[NEGATIVE_WORK] -= power * dt
        if abs(torque) > tally[PEAK_TORQUE]:
            tally[PEAK_TORQUE] = abs(torque)
        if abs(power) > tally[PEAK_POWER]:
            tally[PEAK_POWER] = abs(power)
        if abs(torque) >= 0.999 * buffers.torque_limit[j]:
            saturated = True
    tally[SQUARED_TORQUE] += squared * dt
    if saturated:
        tally[SATURATED_TIME] += dt
    if buffers.ground_contact[3] > tally[PEAK_GROUND_FORCE]:
        tally[PEAK_GROUND_FORCE] = buffers.ground_contact[3]


def _fallen(body, buffers, height):
    """Root too low, or the ground touched by anything but a foot."""
    if height < buffers.fall_height:
        return True
    touching = 0.0
    for point in range(len(body.contact)):
        touching += body.contact[point, 0]
    return buffers.ground_contact[0] > touching


def _diverged(buffers):
    """A state MuJoCo would call bad, or any of its warnings."""
    for i in range(len(buffers.qpos)):
        if not abs(buffers.qpos[i]) < HUGE:
            return True
    for i in range(len(buffers.qvel)):
        if not abs(buffers.qvel[i]) < HUGE:
            return True
    warned = 0
    for i in range(len(buffers.warnings)):
        warned += buffers.warnings[i]
    return warned > 0


def _write_log(body, buffers, state):
    """One row of the recorded series; `world.columns` names the columns in the same order."""
    row = buffers.log_row[0]
    if row >= len(buffers.log):
        return
    log = buffers.log
    log[row, 0] = body.time[0]
    log[row, 1] = state
    at = 2
    for i in range(len(buffers.qpos)):
        log[row, at + i] = buffers.qpos[i]
    at += len(buffers.qpos)
    for i in range(len(buffers.qvel)):
        log[row, at + i] = buffers.qvel[i]
    at += len(buffers.qvel)
    for i in range(len(buffers.torque)):
        asked = buffers.control[i] - buffers.damping[i] * body.rate[i]
        log[row, at + i] = min(max(asked, -buffers.torque_limit[i]), buffers.torque_limit[i])
    at += len(buffers.torque)
    for point in range(len(body.contact)):
        for i in range(4):
            log[row, at + 4 * point + i] = body.contact[point, i]
    at += 4 * len(body.contact)
    for i in range(3):
        log[row, at + i] = body.com[i]
        log[row, at + 3 + i] = body.com_rate[i]
        log[row, at + 6 + i] = body.angular_momentum[i]
    buffers.log_row[0] = row + 1


# --- from Python to machine code -------------------------------------------------------------


OPTIONS = {**machine_code.OPTIONS, "forceinline": True}


def compiled(function: Callable) -> Any:
    """Compile scalar Python to machine code that runs without the GIL.

    It is inlined into its callers: passing all those views by value would cost as much as the law itself.
    """
    return machine_code.compiled_part(function, inlined=True)


@cache
def compiled_loop(law: Callable) -> Any:
    """The loop around `law` as machine code, kept on disk for the next process."""
    step1, step2 = library.stepping_functions()
    plain = make_loop(law, step1, step2, compiled)
    loop = machine_code.njit(**OPTIONS)(plain)
    loop._cache = KeptCode(plain, law)  # what `cache=True` does, with a key that knows the law
    loop._can_compile = True
    return loop


@cache
def python_loop(law: Callable) -> Callable:
    """The same loop in plain Python, for a debugger (set NUMBA_DISABLE_JIT=1 as well)."""
    import mujoco

    plain = getattr(law, "py_func", law)
    return make_loop(plain, mujoco.mj_step1, mujoco.mj_step2, lambda function: function)
