"""Three searches for the displacements of a window: Gauss-Newton, CMA-ES and the downhill simplex of the paper."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import numpy as np

from .window import SIZE, Tried, Window

PROBE = 0.01  # change of one displacement for a derivative [rad]
ROUNDS = 6  # of Gauss-Newton at most
DAMPINGS = (
    1e-4,
    1e-3,
    1e-2,
    1e-1,
    1.0,
    10.0,
)  # of Levenberg and Marquardt, tried side by side, over the mean of the diagonal
LARGEST = 0.6  # of a displacement [rad]
ENOUGH = 0.97  # a round that leaves more of the value than this is the last one
Stop = Callable[[], None]
"""Raises when the search is to end."""


def gauss_newton(window: Window, start: Tried, good: float, stop: Stop, rounds: int = ROUNDS) -> Tried:
    """Damped Gauss-Newton steps with derivatives by finite differences.

    Where the simulation falls, only the frames before count, so that each round comes further.

    Args:
        window: The window.
        start: Where it begins.
        good: Value that is good enough.
        stop: Called before every round.
        rounds: Most of them.

    Returns:
        The best that was tried.
    """
    best = start
    for _ in range(rounds):
        if best.value <= good:
            break
        stop()
        frames = len(best.played.qpos)
        jacobian, residual = _derivatives(window, best, frames)
        square = jacobian.T @ jacobian
        slope = jacobian.T @ residual + SIZE / best.heights.size * best.heights.ravel()
        scale = np.trace(square) / len(square)
        made = []
        for damping in DAMPINGS:
            matrix = square + (damping * scale + SIZE / len(square)) * np.eye(len(square))
            step = np.linalg.solve(matrix, -slope).reshape(best.heights.shape)
            made.append(np.clip(best.heights + step, -LARGEST, LARGEST))
        found = min(window.try_all(made), key=lambda tried: tried.value)
        before, best = best.value, min(best, found, key=lambda tried: tried.value)
        if best.value > ENOUGH * before:
            break
    return best


def _derivatives(window: Window, at: Tried, frames: int) -> tuple[np.ndarray, np.ndarray]:
    """Derivatives of the residual [number, displacement] and the residual itself, over frames that all reach."""
    probes = []
    for k in range(at.heights.size):
        heights = at.heights.copy().ravel()
        heights[k] += PROBE
        probes.append(heights.reshape(at.heights.shape))
    found = window.try_all(probes, frames)
    base = window.residual(at.played, frames)
    columns = []
    for tried in found:
        reached = min(len(tried.played.qpos), frames)
        column = np.zeros_like(base)
        column[:reached] = (window.residual(tried.played, reached) - base[:reached]) / PROBE
        columns.append(column.ravel())
    return np.stack(columns, axis=1), base.ravel()


def promising(window: Window, start: Tried, count: int, spread: float, random: np.random.Generator) -> list[Tried]:
    """Random displacements around a start, simulated, the best first (section 4.2, promising configurations)."""
    made = [start.heights + random.normal(0.0, spread, start.heights.shape) for _ in range(count)]
    return sorted([start, *window.try_all(made)], key=lambda tried: tried.value)


def cma_es(window: Window, start: Tried, good: float, stop: Stop, generations: int, spread: float, seed: int) -> Tried:
    """CMA-ES from a start. Arguments as of `gauss_newton`; `spread` is the first standard deviation [rad]."""
    from ...optimize import cma_es as set_up

    def fraction(heights: np.ndarray) -> np.ndarray:
        return np.clip(0.5 + 0.5 * heights.ravel() / LARGEST, 0.0, 1.0)

    population = 4 + int(3 * np.log(start.heights.size))
    strategy = set_up.strategy(fraction(start.heights), 0.5 * spread / LARGEST, population, seed)
    best = start
    for _ in range(generations):
        if best.value <= good:
            break
        stop()
        points = strategy.ask()
        made = [((2.0 * np.asarray(point) - 1.0) * LARGEST).reshape(start.heights.shape) for point in points]
        found = window.try_all(made)
        strategy.tell(points, [tried.value for tried in found])
        best = min(best, *found, key=lambda tried: tried.value)
    return best


def simplex(window: Window, start: Tried, good: float, stop: Stop, evaluations: int, spread: float) -> Tried:
    """The downhill simplex of Nelder and Mead from a start. Arguments as of `cma_es`."""
    from scipy.optimize import minimize

    best = start

    def value(x: np.ndarray) -> float:
        nonlocal best
        stop()
        window.simulated += window.frames
        tried = window.try_one(np.clip(x, -LARGEST, LARGEST).reshape(start.heights.shape))
        window.keep([tried])
        best = min(best, tried, key=lambda tried: tried.value)
        if best.value <= good:
            raise _Found
        return tried.value

    x = start.heights.ravel()
    corners = np.vstack((x, x + spread * np.eye(len(x))))
    options = {"initial_simplex": corners, "maxfev": evaluations, "adaptive": True, "xatol": 1e-4, "fatol": 1e-9}
    with contextlib.suppress(_Found):
        minimize(value, x, method="Nelder-Mead", options=options)
    return best


class _Found(Exception):
    """The value is good enough."""
