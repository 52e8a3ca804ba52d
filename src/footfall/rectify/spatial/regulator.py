"""Feedback about a rectified motion: a linear-quadratic regulator for gains that are held for some steps.

Jacobians are those of the simulated steps.
"""

from __future__ import annotations

import numpy as np

from ...physics.plant import Path
from .tracking import LAST, Tracking

HOLD = 5  # steps for which gains are held
EFFORT = 3.0  # weights of torques, over those of the search


def gains(problem: Tracking, states: np.ndarray, torques: np.ndarray) -> np.ndarray:
    """Gains about a motion.

    Args:
        problem: The clip, whose weights are taken.
        states: [step, nq + nv] of the motion.
        torques: [step, joint] with which it was simulated [N m].

    Returns:
        [k, joint, 2 nv] for `HOLD` steps each, the last one perhaps for fewer.
    """
    n, plant = len(states), problem.plants[0]
    path = Path(states, torques, np.empty((n, 0, 3)), np.empty((n, 0, 2)), np.zeros((n, plant.nv)))
    parts = np.array_split(np.arange(n), len(problem.plants))
    found = list(problem.pool.map(lambda p, part: p.jacobians(path, part), problem.plants, parts))
    A, B = (np.concatenate([getattr(each, name) for each in found]) for name in ("state", "control"))
    weight, torque = problem.weights.state, np.diag(EFFORT * problem.weights.torque)
    V = np.diag(LAST * weight)
    blocks = range(0, n, HOLD)
    out = np.empty((len(blocks), plant.nu, 2 * plant.nv))
    for i in range(len(blocks) - 1, -1, -1):
        first, last = blocks[i], min(blocks[i] + HOLD, n)
        P, G = np.eye(2 * plant.nv), np.zeros((2 * plant.nv, plant.nu))  # the state over that of the first step, and u
        Qxx, Qxu, Quu = np.zeros_like(P), np.zeros_like(G), np.zeros((plant.nu, plant.nu))
        for k in range(first, last):
            wP = weight[:, None] * P
            Qxx += P.T @ wP
            Qxu += wP.T @ G
            Quu += G.T @ (weight[:, None] * G) + torque
            P, G = A[k] @ P, A[k] @ G + B[k]
        Qux = Qxu.T + G.T @ V @ P
        out[i] = -np.linalg.solve(Quu + G.T @ V @ G, Qux)
        V = Qxx + P.T @ V @ P + out[i].T @ Qux
        V = 0.5 * (V + V.T)
    return out
