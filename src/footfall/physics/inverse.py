"""Inverse dynamics: the joint torques and ground forces that would make a body move as recorded.

A recording hardly ever obeys physics on another body, so the ground forces are the ones that explain it best: they push
and do not pull, stay in their friction pyramids, and act at sole points that are near the ground and slow. What they
cannot explain is left over (`residual`) and not made up for by any joint.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass

import mujoco
import numpy as np

from ..characters import Character
from .scene import Scene
from .world import World

FLOAT = 0.04  # a recorded foot that is the lowest and no higher than this above the ground stands on it [m]
LOW = 0.02  # a sole point higher than this above the lowest one hardly carries [m]
SLOW = 0.5  # and one that is faster than this [m/s]
LEVER = 0.3  # what a moment counts against a force: N m are divided by this [m]
RIDGE = 0.02  # how much evenly shared forces are preferred


@dataclass(frozen=True, eq=False)
class InverseDynamics:
    """Torques and forces of every frame."""

    torque: np.ndarray  # [frame, joint] [N m]
    force: np.ndarray  # [frame, foot, 3] on each foot [N]
    residual: np.ndarray  # [frame, 6] what no ground force explains: force [N], moment about the root [N m]


def inverse_dynamics(character: Character, qpos: np.ndarray, period: float, advance: np.ndarray) -> InverseDynamics:
    """Of one cycle of a periodic motion: rows of root and hinges, evenly over its period [s], and its travel [m]."""
    wide = np.concatenate((qpos[-2:], qpos, qpos[:2]))
    wide[:2, :3] -= advance
    wide[-2:, :3] += advance
    return _solved(character, wide, period / len(qpos))


def of_path(character: Character, qpos: np.ndarray, step: float, feet: np.ndarray | None = None) -> InverseDynamics:
    """Inverse dynamics of a motion that does not repeat.

    Args:
        character: The body.
        qpos: Root position and quaternion, in the plane x, z and pitch, and hinges [frame, nq]; at least two frames
            [m, rad].
        step: Time between frames [s].
        feet: [frame, foot] which feet are on the ground; by height and speed alone if None.

    Returns:
        Torques and forces of every frame; at both ends the motion is taken to go on with its last velocity.
    """
    first, last = qpos[1] - qpos[0], qpos[-1] - qpos[-2]
    before, after = (qpos[0] - 2.0 * first, qpos[0] - first), (qpos[-1] + last, qpos[-1] + 2.0 * last)
    wide = np.concatenate((before, qpos, after))
    if not character.planar:
        wide[:, 3:7] /= np.linalg.norm(wide[:, 3:7], axis=1, keepdims=True)
    return _solved(character, wide, step, feet)


def _solved(character: Character, wide: np.ndarray, step: float, feet: np.ndarray | None = None) -> InverseDynamics:
    """Of all rows but the first and the last two, which are there for the derivatives."""
    from scipy.optimize import nnls

    world = World(character, Scene(), 1e-3)
    model, data = world.model, world.data
    qpos = wide[2:-2]
    qvel, qacc = _derivatives(model, wide, step)
    edges, weigh, rows = _directions(character)
    points = [(model.geom(contact.name).id, contact.foot) for contact in character.contacts]
    places = np.empty((len(qpos), len(points), 3))
    jacobians = np.empty((len(qpos), len(points), 3, model.nv))
    wanted = np.empty((len(qpos), model.nv))
    for k in range(len(qpos)):
        data.qpos[:], data.qvel[:], data.qacc[:] = qpos[k], qvel[k], qacc[k]
        mujoco.mj_fwdPosition(model, data)
        data.nefc = 0  # no contacts, no limits: the body alone
        mujoco.mj_fwdVelocity(model, data)
        mujoco.mj_rne(model, data, 1, wanted[k])
        wanted[k] += model.dof_armature * qacc[k]
        for i, (geom, _) in enumerate(points):
            places[k, i] = data.geom_xpos[geom]
            jac = np.zeros((3, model.nv))
            mujoco.mj_jac(model, data, jac, None, places[k, i], model.geom_bodyid[geom])
            jacobians[k, i] = jac
    speed = np.linalg.norm(np.einsum("kijv,kv->kij", jacobians, qvel), axis=-1)
    lowest = places[..., 2].min(axis=1, keepdims=True)
    height = places[..., 2] - np.minimum(lowest, lowest.min() + FLOAT)
    exponent = np.minimum((height / LOW) ** 2 + (speed / SLOW) ** 2, 12.0)
    if feet is not None:  # a foot on the ground is there whatever its height, any other is not
        of = np.array([foot for _, foot in points])
        for foot in range(feet.shape[1]):
            own = places[:, of == foot, 2]
            above = (own - own.min(axis=1, keepdims=True)) / LOW
            near = np.minimum(above**2 + (speed[:, of == foot] / SLOW) ** 2, 12.0)
            exponent[:, of == foot] = np.where(feet[:, foot, None], near, 12.0)
    contact_penalty = np.exp(exponent)
    torque, n, each = np.empty((len(qpos), len(character.joints))), len(weigh), edges.shape[1]
    force, residual = np.zeros((len(qpos), 2, 3)), np.zeros((len(qpos), 6))
    for k in range(len(qpos)):
        columns = np.concatenate([jacobians[k, i].T @ edges for i in range(len(points))], axis=1)
        ridge = np.diag(np.repeat(RIDGE * contact_penalty[k], each))
        top = weigh[:, None] * columns[:n]
        found, _ = nnls(
            np.concatenate((top, ridge)), np.concatenate((weigh * wanted[k, :n], np.zeros(len(ridge)))), maxiter=2000
        )
        rest = wanted[k] - columns @ found
        torque[k], residual[k, rows] = rest[n:], rest[:n]
        for i, (_, foot) in enumerate(points):
            force[k, foot] += edges @ found[each * i : each * i + each]
    if character.planar:
        residual[:, 4] *= -1.0  # the hinge of the root turns about -y
    return InverseDynamics(torque, force, residual)


def _directions(character: Character) -> tuple[np.ndarray, np.ndarray, list[int]]:
    """Edges of the friction pyramid [3, edge], weights of the root's degrees of freedom, and their rows in a wrench."""
    if character.planar:
        friction = character.ground.friction
        return np.array([[friction, 0, 1], [-friction, 0, 1]]).T, np.array([1.0, 1.0, 1.0 / LEVER]), [0, 2, 4]
    friction = character.ground.friction / np.sqrt(2.0)
    edges = np.array([[friction, 0, 1], [-friction, 0, 1], [0, friction, 1], [0, -friction, 1]]).T
    return edges, np.array([1.0, 1.0, 1.0, 1.0 / LEVER, 1.0 / LEVER, 1.0 / LEVER]), [0, 1, 2, 3, 4, 5]


def _derivatives(model: mujoco.MjModel, wide: np.ndarray, step: float) -> tuple[np.ndarray, np.ndarray]:
    """Rates and accelerations of all rows but the first and the last two."""
    middle = np.empty((len(wide) - 1, model.nv))  # at half steps
    for k in range(len(middle)):
        mujoco.mj_differentiatePos(model, middle[k], step, wide[k], wide[k + 1])
    rate = 0.5 * (middle[1:] + middle[:-1])
    acceleration = (middle[1:] - middle[:-1]) / step
    return rate[1:-1], acceleration[1:-1]
