"""Where the links are for given joint positions: kinematics only, for pictures and exports."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

import mujoco
import numpy as np

from ..characters import Character
from .scene import Scene
from .world import World


def bones(character: Character, qpos: np.ndarray) -> dict[str, np.ndarray]:
    """For every link its outline as points [frame, point, 3] in the world.

    A bone's outline is its two ends; a foot's runs from its joint over its contact points and back.
    """
    world = World(character, Scene(), 1e-3)
    model, data = world.model, world.data
    local = {link.name: _outline(link.line, link.points) for link in character.links}
    result = {name: np.zeros((len(qpos), len(points), 3)) for name, points in local.items() if len(points)}
    for frame, q in enumerate(qpos):
        data.qpos[:] = q
        mujoco.mj_kinematics(model, data)
        for name, outline in result.items():
            body = world.body_id[name]
            outline[frame] = local[name] @ data.xmat[body].reshape(3, 3).T + data.xpos[body]
    return result


def _outline(line: tuple, points: tuple) -> np.ndarray:
    if line:
        return np.array(line).reshape(2, 3)
    if points:
        return np.array([(0.0, 0.0, 0.0), *points, (0.0, 0.0, 0.0)])
    return np.zeros((0, 3))
