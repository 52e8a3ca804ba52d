"""Feedback about a rectified motion: a linear-quadratic regulator for gains that are held for some steps."""

from __future__ import annotations

import numpy as np

from ...physics.plant import Path
from .tracking import LAST, Tracking

HOLD = 5  # steps for which gains are held


class Regulator:
    """Makes gains about a motion.

    Args:
        problem: The clip, whose weights are taken.
        states: [step, nq + nv] of the motion.
        torques: [step, joint] with which it was simulated [N m].
    """

    def __init__(self, problem: Tracking, states: np.ndarray, torques: np.ndarray):
        n, self.weights = len(states), problem.weights
        path = Path(states, torques, np.empty((n, 0, 3)), np.empty((n, 0, 2)), np.zeros((n, problem.plants[0].nv)))
        found = problem.jacobians(path)
        self.state, self.control = found.state, found.control

    def gains(self, effort: float) -> np.ndarray:
        """Gains [k, joint, 2 nv] for `HOLD` steps each, the last one perhaps for fewer.

        Args:
            effort: Weights of torques, over those of the search; more makes lower gains.
        """
        A, B, weight, torque = self.state, self.control, self.weights.state, np.diag(effort * self.weights.torque)
        n, size, controls = B.shape
        V = np.diag(LAST * weight)
        blocks = range(0, n, HOLD)
        out = np.empty((len(blocks), controls, size))
        for i in range(len(blocks) - 1, -1, -1):
            P, G = np.eye(size), np.zeros((size, controls))  # the state over that of the first step, and over u
            Qxx, Qxu, Quu = np.zeros_like(P), np.zeros_like(G), np.zeros((controls, controls))
            for k in range(blocks[i], min(blocks[i] + HOLD, n)):
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
