"""Iterative linear-quadratic regulation on problems whose solution is known."""

import numpy as np
from scipy.linalg import solve_discrete_are

from footfall.optimize.trajectory import Policy, Quadratic, backward, improved

A = np.array([[1.0, 0.1], [0.0, 1.0]])  # a mass that is pushed
B = np.array([[0.005], [0.1]])
Q, R = np.diag([1.0, 0.1]), np.array([[0.01]])


class Pendulum:
    """A pendulum without friction that a limited number of steps takes upright; paths are (states, controls)."""

    def __init__(self, steps: int):
        self.steps = steps

    def simulate(self, controls):
        states = [np.array([np.pi, 0.0])]
        for u in controls:
            angle, rate = states[-1]
            rate = rate + 0.05 * (4.0 * np.sin(angle) + u[0])
            states.append(np.array([angle + 0.05 * rate, rate]))
        return np.array(states), controls

    def cost(self, path):
        states, controls = path
        return 0.5 * (1e-3 * np.sum(controls**2) + 100.0 * np.sum(states[-1] ** 2))

    def model(self, path):
        states, controls = path
        n = len(controls)
        C = 0.2 * np.cos(states[:n, 0])
        As = np.array([[[1.0 + 0.05 * c, 0.05], [c, 1.0]] for c in C])
        Bs = np.broadcast_to(np.array([[0.0025], [0.05]]), (n, 2, 1))
        lx, lxx = np.zeros((n + 1, 2)), np.zeros((n + 1, 2, 2))
        lx[n], lxx[n] = 100.0 * states[n], 100.0 * np.eye(2)
        return Quadratic(As, Bs, lx, lxx, 1e-3 * controls, np.full((n, 1), 1e-3))

    def follow(self, path, policy: Policy, fraction):
        states, controls = path
        new, x = [], states[0]
        for i, u in enumerate(controls):
            u = u + fraction * policy.change[i] + policy.gain[i] @ (x - states[i])
            rate = x[1] + 0.05 * (4.0 * np.sin(x[0]) + u[0])
            x = np.array([x[0] + 0.05 * rate, rate])
            new.append(u)
        found = self.simulate(np.array(new))
        return found, self.cost(found)


def test_a_long_backward_pass_gives_the_gains_of_the_riccati_equation():
    n = 400
    model = Quadratic(
        np.broadcast_to(A, (n, 2, 2)),
        np.broadcast_to(B, (n, 2, 1)),
        np.zeros((n + 1, 2)),
        np.broadcast_to(Q, (n + 1, 2, 2)),
        np.zeros((n, 1)),
        np.full((n, 1), R[0, 0]),
    )
    V = solve_discrete_are(A, B, Q, R)
    K = -np.linalg.solve(R + B.T @ V @ B, B.T @ V @ A)
    policy = backward(model)
    np.testing.assert_allclose(policy.gain[0], K, rtol=1e-6)
    assert np.all(policy.change == 0.0)


def test_a_pendulum_swings_up():
    problem = Pendulum(60)
    path = problem.simulate(0.1 * np.ones((60, 1)))
    found, cost, gain = improved(problem, path, problem.cost(path), 100, least=1e-9)
    assert cost < 0.02 * problem.cost(path)
    assert np.abs(found[0][-1]).max() < 0.05  # upright, at rest
    assert gain.shape == (60, 1, 2)


def test_a_path_that_cannot_be_improved_is_returned_as_it_is():
    problem = Pendulum(5)
    problem.follow = lambda path, policy, fraction: (path, np.inf)
    path = problem.simulate(np.zeros((5, 1)))
    found, cost, gain = improved(problem, path, problem.cost(path), 3)
    assert found is path
    assert cost == problem.cost(path)
    assert gain is not None
