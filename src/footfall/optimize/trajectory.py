"""Trajectory optimization by iterative linear-quadratic regulation.

Y. Tassa, T. Erez, E. Todorov, *Synthesis and stabilization of complex behaviors through online trajectory
optimization*, 2012. The dynamics are linearized about a path, the cost is quadratic; the backward pass gives torques
and feedback gains that are best for both, the forward pass simulates them and keeps what lowers the cost.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

import numpy as np

P = TypeVar("P")
STEPS = (1.0, 0.5, 0.2, 0.05)  # fractions of a change of torques that are tried
RIDGES = (0.0, 10.0, 300.0)  # what is added to the weights of the torques where no fraction is good


class Quadratic(NamedTuple):
    """A quadratic model about a path: of the steps (`n`), and of the cost.

    Attributes:
        A: [n, state, state] the next state over the state.
        B: [n, state, control] the next state over the control.
        lx: [n + 1, state] gradient of the cost.
        lxx: [n + 1, state, state] its Hessian.
        lu: [n, control] gradient over the controls.
        luu: [n, control] its Hessian, diagonal.
    """

    A: np.ndarray
    B: np.ndarray
    lx: np.ndarray
    lxx: np.ndarray
    lu: np.ndarray
    luu: np.ndarray


@dataclass(frozen=True, eq=False)
class Policy:
    """Controls with linear feedback: u = change + gain (x - x of the path), beside the controls of the path.

    Attributes:
        change: [n, control] to be added to the controls of the path.
        gain: [n, control, state].
    """

    change: np.ndarray
    gain: np.ndarray


class Problem(Protocol[P]):
    """What is optimized; `P` is a path."""

    def model(self, path: P) -> Quadratic:
        """The quadratic model about a path."""
        ...

    def follow(self, path: P, policy: Policy, fraction: float) -> tuple[P, float]:
        """The path that a policy about another path leads to with a fraction of its change, and its cost."""
        ...


def backward(model: Quadratic, ridge: float = 0.0) -> Policy:
    """The policy that is best for a quadratic model (Tassa 2012, eq. 5 to 8).

    Args:
        model: About a path of n steps.
        ridge: Added to the weights of the controls, over themselves.

    Returns:
        Changes and gains of the n steps.
    """
    n, states, controls = model.B.shape
    policy = Policy(np.empty((n, controls)), np.empty((n, controls, states)))
    V, v = model.lxx[n], model.lx[n]  # the value of the last state
    diagonal = np.arange(controls)
    for i in range(n - 1, -1, -1):
        A, B = model.A[i], model.B[i]
        VA = V @ A
        Qx, Qu = model.lx[i] + A.T @ v, model.lu[i] + B.T @ v  # (eq. 5a, 5b)
        Qxx, Qux, Quu = model.lxx[i] + A.T @ VA, B.T @ VA, B.T @ (V @ B)  # (eq. 5c to 5e)
        Quu[diagonal, diagonal] += model.luu[i] * (1.0 + ridge)
        solved = np.linalg.solve(Quu, np.column_stack((Qux, Qu)))
        K, k = -solved[:, :-1], -solved[:, -1]  # (eq. 6)
        policy.gain[i], policy.change[i] = K, k
        v, V = Qx + Qux.T @ k, Qxx + Qux.T @ K  # (eq. 11b, 11c), with Quu k = -Qu and Quu K = -Qux
        V = 0.5 * (V + V.T)
    return policy


def improved(
    problem: Problem[P],
    path: P,
    cost: float,
    iterations: int,
    least: float = 2e-3,
    done: Callable[[P], bool] | None = None,
) -> tuple[P, float, np.ndarray]:
    """Lower the cost of a path.

    Args:
        problem: What is optimized.
        path: Where the search begins.
        cost: Its cost.
        iterations: Backward and forward passes, at most.
        least: A pass that lowers the cost by less than this fraction is the last one.
        done: Whether a path is good enough, so that no other pass follows.

    Returns:
        The path, its cost, and the gains about it: those of the last backward pass.
    """
    gain = np.empty(0)
    for _ in range(iterations):
        model, better = problem.model(path), None
        for ridge in RIDGES:
            policy = backward(model, ridge)
            if ridge == RIDGES[0]:
                gain = policy.gain
            for fraction in STEPS:
                found, value = problem.follow(path, policy, fraction)
                if value < cost:
                    better, gain = (found, value), policy.gain
                    break
            if better is not None:
                break
        if better is None:
            break
        path, enough, cost = better[0], better[1] > (1.0 - least) * cost, better[1]
        if enough or (done is not None and done(path)):
            break
    return path, cost, gain
