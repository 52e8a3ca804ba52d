"""Where the links are for given joint positions: kinematics only, for pictures, measures and exports."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import mujoco
import numpy as np

from ..characters import Character, Link
from .scene import Scene
from .world import World

BONE, FOOT, HEAD = "bone", "foot", "head"


@dataclass(frozen=True)
class Part:
    """Something to draw of a 3D body, as points [frame, point, 3] in the world [m].

    A bone is a line through its points, a foot the solid between them, a head the ball between them.
    """

    link: str
    kind: str
    points: np.ndarray


def bones(character: Character, qpos: np.ndarray) -> dict[str, np.ndarray]:
    """For every link its outline as points [frame, point, 3] in the world.

    A bone's outline is its two ends; a foot's runs from its joint over its contact points and back.
    """
    local = {link.name: _outline(link) for link in character.links}
    local = {name: points for name, points in local.items() if len(points)}
    moved = _moved(character, qpos, list(local.items()))
    return dict(zip(local, moved, strict=True))


def parts(character: Character, qpos: np.ndarray) -> list[Part]:
    """What a stick figure of a 3D body is made of: bones from joint to joint, shoulders and hips, feet, head."""
    wanted = [piece for link in character.links for piece in _pieces(character, link)]
    moved = _moved(character, qpos, [(link, points) for link, _, points in wanted])
    return [Part(link, kind, points) for (link, kind, _), points in zip(wanted, moved, strict=True)]


def soles(character: Character, qpos: np.ndarray) -> list[np.ndarray]:
    """For every foot the points of its sole [frame, point, 3] in the world."""
    parts = character.foot_links
    moved = iter(_moved(character, qpos, [(link.name, np.array(link.points)) for links in parts for link in links]))
    return [np.concatenate([next(moved) for _ in links], axis=1) for links in parts]


def soles_and_com(character: Character, qpos: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Soles and centre of mass in one pass.

    Args:
        character: The body; both feet have equally many contact points.
        qpos: [frame, nq] poses.

    Returns:
        Points of the soles [frame, foot, point, 3] and centre of mass [frame, 3], world frame [m].
    """
    world = World(character, Scene(), 1e-3)
    model, data = world.model, world.data
    feet = [(world.body_id[link.name], np.array(link.points)) for links in character.foot_links for link in links[:1]]
    points = np.zeros((len(qpos), len(feet), len(feet[0][1]), 3))
    com = np.zeros((len(qpos), 3))
    for frame, q in enumerate(qpos):
        data.qpos[: len(q)] = q
        mujoco.mj_kinematics(model, data)
        mujoco.mj_comPos(model, data)
        for k, (body, local) in enumerate(feet):
            points[frame, k] = local @ data.xmat[body].reshape(3, 3).T + data.xpos[body]
        com[frame] = data.subtree_com[1]
    return points, com


def ankles(character: Character, qpos: np.ndarray) -> np.ndarray:
    """Where the feet are joined to the legs [frame, foot, 3] in the world."""
    points = _moved(character, qpos, [(foot.name, np.zeros((1, 3))) for foot in character.feet])
    return np.concatenate(points, axis=1)


def _moved(character: Character, qpos: np.ndarray, local: Sequence[tuple[str, np.ndarray]]) -> list[np.ndarray]:
    """Points given in links' own frames, in the world, for every frame of positions."""
    world = World(character, Scene(), 1e-3)
    model, data = world.model, world.data
    result = [np.zeros((len(qpos), len(points), 3)) for _, points in local]
    for frame, q in enumerate(qpos):
        data.qpos[:] = q
        mujoco.mj_kinematics(model, data)
        for (name, points), outline in zip(local, result, strict=True):
            body = world.body_id[name]
            outline[frame] = points @ data.xmat[body].reshape(3, 3).T + data.xpos[body]
    return result


def _outline(link: Link) -> np.ndarray:
    if link.line:
        return np.array(link.line).reshape(2, 3)
    if link.points:
        return np.array([(0.0, 0.0, 0.0), *link.points, (0.0, 0.0, 0.0)])
    return np.zeros((0, 3))


def _pieces(character: Character, link: Link) -> Iterator[tuple[str, str, np.ndarray]]:
    if link.points:
        box = np.array(link.box).reshape(-1, 3) if link.box else np.zeros((2, 3))
        corners = [box[0] + box[1] * signs for signs in product((-1.0, 1.0), repeat=3)]
        yield link.name, FOOT, np.array([(0.0, 0.0, 0.0), *link.points, *(corners if link.box else ())])
        return
    children = [child for child in character.links if child.parent == link.name]
    twins = {child.name: child for child in children}
    pairs = [c for c in children if c.name < character.mirrored(c.name) in twins]
    for child in pairs:  # shoulders and hips
        yield link.name, BONE, np.array([child.offset, twins[character.mirrored(child.name)].offset])
    if not link.line:
        return
    ends = np.array(link.line).reshape(2, 3)
    if len(children) == 1:  # to the next joint, where the solid part stops a little before it
        ends[1] = children[0].offset
    yield link.name, HEAD if link.name == "head" else BONE, ends
