"""The reward of a control step, one formula for all tasks; the weights differ.

    r = alive + speed exp(-|Δv|²/0.3²) + heading exp(-Δψ²/0.3²) + upright exp(-10 (1 - u_z))
        + imitation p - effort e - action mean(a²)
    p = 0.5 exp(-10 mean Δq²) + 0.1 exp(-0.1 mean Δq'²) + 0.2 exp(-20 (Δh² + |Δu|²)) + 0.2 exp(-2 |Δv_r|²)

Δv: velocity of the root less the one asked for, horizontal [m/s]; Δψ: heading likewise [rad]; u_z: cosine of the
root's tilt; Δq, Δq': joint angles and rates less the clip's [rad, rad/s]; h, u, v_r: height, upward direction and
velocity of the root as observed; e: mean squared torque of the control step over the squared torque limits; a: the
action. The reward is 0 in the step of a fall.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ..physics.kernel import DIVERGED, FELL, SQUARED_TORQUE, compiled
from ..physics.machine_code import compiled_entry
from ..physics.scene import ground_height
from ..systems.policy.observation import features, observe, row_of

NAMES = ("alive", "speed", "heading", "upright", "imitation", "effort", "action")
WEIGHTS = {  # of each task, in this order
    task: dict(zip(NAMES, values, strict=True))
    for task, values in (
        ("walk", (0.2, 0.6, 0.2, 0.0, 0.0, 0.1, 0.02)),
        ("imitate", (0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.02)),
        ("push", (0.7, 0.0, 0.0, 0.3, 0.0, 0.1, 0.02)),
    )
}
SPEED_WIDTH, HEADING_WIDTH = 0.3, 0.3  # [m/s], [rad]

ground_at = compiled(ground_height)


class Tables(NamedTuple):
    """What the end of a control step reads and writes, one row a world."""

    observation: np.ndarray  # [world, number] float32, written
    reward: np.ndarray  # [world], written
    effort: np.ndarray  # [world] the running total of squared torques before [N² m² s]
    scratch: np.ndarray  # [world, number]
    parts: np.ndarray  # as of `observe`
    weights: np.ndarray  # in the order of `NAMES`
    reference: np.ndarray  # [row, number]; no rows without a clip
    planar: bool
    cyclic: bool
    rate: float  # control steps a second
    full_effort: float  # squared torque limits over a control step [N² m² s]
    feet: int
    actions: int


@compiled
def reward(
    weights, planar, ground, root, root_rate, angle, rate, speed, heading, lateral, action, effort, target, scratch
):
    """The reward of a step that did not end in a fall.

    Args:
        weights: In the order of `NAMES`.
        planar: Whether the body is planar.
        ground: Height of the ground under the root [m].
        root: As of `Body`.
        root_rate: As of `Body`.
        angle: [joint] [rad].
        rate: [joint] [rad/s].
        speed: Asked for [m/s].
        heading: Asked for [rad].
        lateral: Asked for [m/s].
        action: That was taken.
        effort: Mean squared torque over the squared limits.
        target: [number] features of the clip now; empty without one.
        scratch: [number] written.
    """
    r = weights[0] - weights[5] * effort
    squared = 0.0
    for i in range(len(action)):
        squared += action[i] * action[i]
    r -= weights[6] * squared / max(1, len(action))
    if planar:
        off, turned, tall = root_rate[0] - speed, 0.0, math.cos(root[2])
        r += weights[1] * math.exp(-off * off / (SPEED_WIDTH * SPEED_WIDTH))
    else:
        c, s = math.cos(heading), math.sin(heading)
        ahead = c * root_rate[0] + s * root_rate[1] - speed
        left = c * root_rate[1] - s * root_rate[0] - lateral
        r += weights[1] * math.exp(-(ahead * ahead + left * left) / (SPEED_WIDTH * SPEED_WIDTH))
        w, x, y, z = root[3], root[4], root[5], root[6]
        off = heading - math.atan2(2.0 * (w * z + x * y), 1.0 - 2.0 * (y * y + z * z))
        turned, tall = math.atan2(math.sin(off), math.cos(off)), 1.0 - 2.0 * (x * x + y * y)
    r += weights[2] * math.exp(-turned * turned / (HEADING_WIDTH * HEADING_WIDTH))
    r += weights[3] * math.exp(-10.0 * (1.0 - tall))
    if len(target) > 0 and weights[4] != 0.0:
        features(planar, ground, root, root_rate, angle, rate, scratch)
        up, n = 2 if planar else 3, len(angle)
        placed, moving, bent, turning = 0.0, 0.0, 0.0, 0.0
        for i in range(1 + up):
            placed += (scratch[i] - target[i]) ** 2
        for i in range(1 + up, 1 + 2 * up):
            moving += (scratch[i] - target[i]) ** 2
        first = 1 + 2 * up
        for j in range(n):
            bent += (scratch[first + j] - target[first + j]) ** 2
            turning += (scratch[first + n + j] - target[first + n + j]) ** 2
        p = 0.5 * math.exp(-10.0 * bent / n) + 0.1 * math.exp(-0.1 * turning / n)
        r += weights[4] * (p + 0.2 * math.exp(-20.0 * placed) + 0.2 * math.exp(-2.0 * moving))
    return r


from_python: Any = compiled_entry(getattr(reward, "py_func", reward))


def finish(w, happened, body, buffers, parameters, memory, command, tables):
    """Observation and reward of one world after a control step; compiled with the stepping loop."""
    t, p, m = tables, parameters, memory
    action = m.policy_action[: t.actions]
    time = buffers.clock[0] * buffers.dt
    ground = ground_at(buffers.profile_x, buffers.profile_z, buffers.qpos[0])
    effort = (buffers.tally[SQUARED_TORQUE] - t.effort[w]) / t.full_effort
    t.effort[w] = buffers.tally[SQUARED_TORQUE]
    if happened & DIVERGED:
        t.observation[w, :] = 0.0
        t.reward[w] = 0.0
        return
    observe(
        t.parts, t.planar, t.cyclic, ground, body.root, body.root_rate, body.angle, body.rate, body.contact,
        buffers.point_foot, t.feet, p.policy_states, p.policy_dwell, m.state, time - m.entered, time,
        command.speed, command.heading, command.lateral, action, m.policy_row, t.rate, t.reference,
        t.scratch[w], t.observation[w],
    )  # fmt: skip
    if happened & FELL:
        t.reward[w] = 0.0
        return
    row = 0
    if len(t.reference) > 0:
        row = row_of(len(t.reference), t.cyclic, m.policy_row, t.rate, time)
    target = t.reference[row] if len(t.reference) > 0 else t.scratch[w, :0]
    t.reward[w] = reward(
        t.weights, t.planar, ground, body.root, body.root_rate, body.angle, body.rate,
        command.speed, command.heading, command.lateral, action, effort, target, t.scratch[w],
    )  # fmt: skip
