"""Feet of a model: the points that touch the ground, and the box around them."""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from typing import TYPE_CHECKING

import mujoco
import numpy as np

from ..character import Vector
from ..segments import HUMAN_LEG
from .model import Model, shape_points

if TYPE_CHECKING:
    from .body import Builder

FLAT = 0.012  # points of a foot up to this height over its lowest one are part of its sole, at the human's size [m]
SAME = 2e-3  # points nearer than this are one [m]
MAX_POINTS = 8  # of a foot; a sole of more is replaced by the corners around them
CORNER = 0.01  # radius of the corners of a sole [m]
MIN_HALF = 0.005  # half of the width of a sole that has none [m]


def foot_bodies(model: Model, shank: int) -> tuple[int, ...]:
    """Bodies without joints at the end of a shank, which are the foot of a leg without an ankle."""
    first, *others = model.parts[shank].bodies
    low = {b: float(points[:, 2].min()) for b in (first, *others) if len(points := model.points((b,)))}
    if not low:
        return ()
    return tuple(b for b in others if b in low and low[b] < min(low.values()) + FLAT)


def round_geoms(model: Model, bodies: tuple[int, ...]) -> list[int]:
    """Spheres, capsules and cylinders of some bodies."""
    kinds = (mujoco.mjtGeom.mjGEOM_SPHERE, mujoco.mjtGeom.mjGEOM_CAPSULE, mujoco.mjtGeom.mjGEOM_CYLINDER)
    return [g for g in model.geoms(bodies) if int(model.model.geom_type[g]) in map(int, kinds)]


def of_link(made: Builder, name: str) -> tuple[tuple[Vector, ...], float, Vector]:
    """The sole of a foot or of its toes.

    Returns:
        Contact points in the link's frame [m], the radius of the spheres there [m], and the box of the foot: centre and
        half sizes [m].
    """
    model, scale = made.model, made.legs / HUMAN_LEG
    bodies = made.bodies(name) or made.bodies(name.replace("foot", "shank"))
    shapes = [shape_points(model, g) for g in model.geoms(bodies)]
    if not made.bodies(name):  # geoms of the shank that reach the ground
        floor = min(float(points[:, 2].min()) for points, _ in shapes)
        shapes = [shape for shape in shapes if shape[0][:, 2].min() < floor + FLAT]
    if not shapes:
        made.notes.no_sole(name)
        return _usual(made, name, scale)
    local = [((points - made.origin[name]) @ made.axes.T, radius) for points, radius in shapes]
    every = np.concatenate([points for points, _ in local])
    low = float(every[:, 2].min())
    kept = [(points[points[:, 2] < low + FLAT * scale], radius) for points, radius in local]
    radii = [radius for points, radius in kept for _ in points]
    points = _unique(np.concatenate([points for points, _ in kept]))
    if min(radii) <= 0.0 or len(points) > MAX_POINTS:
        points, radius = _corners(points), CORNER * scale
        kinds = [int(model.model.geom_type[g]) for g in model.geoms(bodies)]
        if kinds != [int(mujoco.mjtGeom.mjGEOM_BOX)]:
            made.notes.boxed(name)
    else:
        radius = float(np.median(radii))
    rounded = tuple(tuple(round(float(x), 6) for x in point) for point in points)
    return rounded, round(radius, 5), _box(local)


def _unique(points: np.ndarray) -> np.ndarray:
    """Points without those that are nearly the same as an earlier one."""
    found: list[np.ndarray] = []
    for point in points:
        if all(np.linalg.norm(point - other) > SAME for other in found):
            found.append(point)
    return np.array(found)


def _corners(points: np.ndarray) -> np.ndarray:
    """The corners of the rectangle around points, at the height of the lowest: rear before front, left before right."""
    (x0, y0, z), (x1, y1, _) = points.min(axis=0), points.max(axis=0)
    if x1 - x0 < 2.0 * MIN_HALF:
        x0, x1 = 0.5 * (x0 + x1) - MIN_HALF, 0.5 * (x0 + x1) + MIN_HALF
    if y1 - y0 < 2.0 * MIN_HALF:
        y0, y1 = 0.5 * (y0 + y1) - MIN_HALF, 0.5 * (y0 + y1) + MIN_HALF
    return np.array([(x0, y1, z), (x0, y0, z), (x1, y1, z), (x1, y0, z)])


def _box(shapes: list[tuple[np.ndarray, float]]) -> Vector:
    """Centre and half sizes of the box around the shapes of a foot [m]."""
    low = np.min([(p - np.array([r, r, 0.0])).min(axis=0) for p, r in shapes], axis=0)
    high = np.max([(p + np.array([r, r, 2.0 * r])).max(axis=0) for p, r in shapes], axis=0)
    half = np.maximum(0.5 * (high - low), 0.005)
    return tuple(round(float(x), 6) for x in (*(0.5 * (low + high)), *half))


def _usual(made: Builder, name: str, scale: float) -> tuple[tuple[Vector, ...], float, Vector]:
    """The human's sole, scaled with the leg length, for a foot without any shape."""
    z, heel, tip, wide = -0.08 * scale, -0.06 * scale, 0.18 * scale, 0.05 * scale
    points = tuple((round(x, 6), round(y, 6), round(z, 6)) for x in (heel, tip) for y in (wide, -wide))
    box = tuple(round(v, 6) for v in (0.06 * scale, 0.0, -0.05 * scale, 0.12 * scale, wide, 0.03 * scale))
    return points, round(CORNER * scale, 5), box
