"""Convex polygons on the ground: the hull of some points, and how far inside it another point is."""

from __future__ import annotations

import numpy as np


def hull(points: np.ndarray) -> np.ndarray:
    """Corners of the convex hull of points [n, 2], counter-clockwise; two for a line, one for a point."""
    ordered = sorted({(float(x), float(y)) for x, y in points})
    if len(ordered) < 3:
        return np.array(ordered).reshape(-1, 2)
    chain: list[tuple[float, float]] = []
    for way in (ordered, ordered[::-1]):  # the lower side from left to right, then the upper one back
        start = len(chain)
        for p in way:
            while len(chain) - start >= 2 and _turn(chain[-2], chain[-1], p) <= 0.0:
                chain.pop()
            chain.append(p)
        chain.pop()
    return np.array(chain)


def margin(corners: np.ndarray, point: np.ndarray) -> float:
    """Distance of a point to the edge of a convex polygon, positive inside [m]; nan without a polygon.

    A line or a single point has no inside: there the margin is zero at best.
    """
    if len(corners) == 0 or not np.isfinite(point).all():
        return float("nan")
    start, end = corners, np.roll(corners, -1, axis=0)
    along = end - start
    length = np.maximum((along**2).sum(axis=1), 1e-30)
    fraction = np.clip(((point - start) * along).sum(axis=1) / length, 0.0, 1.0)
    distance = float(np.linalg.norm(start + fraction[:, None] * along - point, axis=1).min())
    to_the_left = along[:, 0] * (point - start)[:, 1] - along[:, 1] * (point - start)[:, 0]
    return distance if len(corners) > 2 and (to_the_left >= 0.0).all() else -distance


def margin_along(xs: np.ndarray, x: float) -> float:
    """The same in the plane, where the polygon is a stretch of the x axis [m]."""
    if len(xs) == 0 or not np.isfinite(x):
        return float("nan")
    return float(min(x - xs.min(), xs.max() - x))


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    """Positive when a, b, c turn to the left."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
