"""A body on its ground as a discrete-time system: states, their differences, steps, and the Jacobians of a step.

A state is `(qpos, qvel)`. Differences of states live in the tangent space: for a root in space its position in the
world, its orientation as a rotation vector in its own frame, then the joints; then the rates of all of them.
"""

# MuJoCo's bindings carry no type stubs.
# pyright: reportAttributeAccessIssue=false
from __future__ import annotations

from dataclasses import dataclass

import mujoco
import numpy as np

from ..characters import Character
from . import model as models
from .scene import Scene

NUDGE = 1e-6  # of finite differences [m, rad, m/s, rad/s, N m]


@dataclass(frozen=True, eq=False)
class Jacobians:
    """Of the steps along a path, in the tangent space.

    Attributes:
        state: [step, 2 nv, 2 nv] of the next state with respect to this one.
        control: [step, 2 nv, joint] of the next state with respect to the torques.
        point: [step, point, 3, nv] of followed points with respect to the pose.
    """

    state: np.ndarray
    control: np.ndarray
    point: np.ndarray


@dataclass(frozen=True, eq=False)
class Path:
    """Steps that were simulated.

    Attributes:
        states: [step + 1, nq + nv].
        torques: [step, joint] after limits [N m].
        places: [step + 1, point, 3] of followed points [m].
        solver: [step + 1, nv] accelerations from which the contact solver begins, so that steps can be repeated.
    """

    states: np.ndarray
    torques: np.ndarray
    places: np.ndarray
    solver: np.ndarray

    def __len__(self) -> int:
        return len(self.torques)


class Plant:
    """The discrete-time system of a character; one for each thread.

    Args:
        character: The body.
        scene: The ground.
        dt: Time step [s].
        links: Names of the links whose origins are followed.
    """

    def __init__(self, character: Character, scene: Scene, dt: float, links: tuple[str, ...] = ()):
        self.character, self.dt = character, dt
        self.model = models.build(character, scene, dt)
        self.data = mujoco.MjData(self.model)
        self.nq, self.nv, self.nu = self.model.nq, self.model.nv, self.model.nu
        self.links = [self.model.body(name).id for name in links]
        self.limit = np.array([joint.torque for joint in character.joints])

    def difference(self, base: np.ndarray, state: np.ndarray) -> np.ndarray:
        """What leads from one state to another [2 nv], in the tangent space of the first."""
        out = np.empty(2 * self.nv)
        mujoco.mj_differentiatePos(self.model, out[: self.nv], 1.0, base[: self.nq], state[: self.nq])
        out[self.nv :] = state[self.nq :] - base[self.nq :]
        return out

    def with_rates(self, qpos: np.ndarray) -> np.ndarray:
        """States of poses [frame, nq] one time step apart, with rates by central differences [frame, nq + nv]."""
        last = len(qpos) - 1
        rates = np.empty((len(qpos), self.nv))
        for k in range(len(qpos)):
            a, b = max(k - 1, 0), min(k + 1, last)
            mujoco.mj_differentiatePos(self.model, rates[k], max(b - a, 1) * self.dt, qpos[a], qpos[b])
        return np.column_stack((qpos, rates))

    def places(self, qpos: np.ndarray) -> np.ndarray:
        """Where the followed links are in poses [frame, nq]: [frame, point, 3] [m]."""
        out = np.empty((len(qpos), len(self.links), 3))
        for k, row in enumerate(qpos):
            self.data.qpos[:] = row
            mujoco.mj_kinematics(self.model, self.data)
            out[k] = self.data.xpos[self.links]
        return out

    def simulate(
        self,
        first: np.ndarray,
        solver: np.ndarray,
        torques: np.ndarray,
        about: np.ndarray,
        gains: np.ndarray,
    ) -> Path:
        """Forward simulation by joint torques with linear feedback, within the limits.

        Args:
            first: [nq + nv] the state at which it begins.
            solver: [nv] where the contact solver begins.
            torques: [step, joint] feed-forward torques [N m].
            about: [step, nq + nv] states to which the feedback holds the body.
            gains: [step, joint, 2 nv] feedback gains.

        Returns:
            The path.
        """
        data, n = self.data, len(torques)
        states, places = np.empty((n + 1, self.nq + self.nv)), np.empty((n + 1, len(self.links), 3))
        applied, warm = np.empty((n, self.nu)), np.empty((n + 1, self.nv))
        change = np.empty(2 * self.nv)
        self._place(first, solver)
        for k in range(n):
            states[k, : self.nq], states[k, self.nq :], warm[k] = data.qpos, data.qvel, data.qacc_warmstart
            mujoco.mj_differentiatePos(self.model, change[: self.nv], 1.0, about[k, : self.nq], data.qpos)
            np.subtract(data.qvel, about[k, self.nq :], out=change[self.nv :])
            applied[k] = np.clip(torques[k] + gains[k] @ change, -self.limit, self.limit)
            data.ctrl[:] = applied[k]
            mujoco.mj_step(self.model, data)
            places[k] = data.xpos[self.links]  # of the state before the step
        states[n, : self.nq], states[n, self.nq :], warm[n] = data.qpos, data.qvel, data.qacc_warmstart
        mujoco.mj_kinematics(self.model, data)
        places[n] = data.xpos[self.links]
        return Path(states, applied, places, warm)

    def jacobians(self, path: Path, steps: np.ndarray, nudge: float = NUDGE) -> Jacobians:
        """Jacobians of some steps of a path, by finite differences.

        Args:
            path: The path.
            steps: [n] which of its steps.
            nudge: Size of the differences [m, rad, m/s, rad/s, N m].

        Returns:
            Of these steps.
        """
        model, data, n, size = self.model, self.data, len(steps), 2 * self.nv
        found = Jacobians(
            np.empty((n, size, size)),
            np.empty((n, size, self.nu)),
            np.zeros((n, len(self.links), 3, self.nv)),
        )
        for i, k in enumerate(steps):
            self._place(path.states[k], path.solver[k])
            data.ctrl[:] = path.torques[k]
            mujoco.mj_forward(model, data)
            for p, link in enumerate(self.links):
                mujoco.mj_jacBody(model, data, found.point[i, p], None, link)
            data.qacc_warmstart[:] = path.solver[k]
            mujoco.mjd_transitionFD(model, data, nudge, 0, found.state[i], found.control[i], None, None)
        return found

    def _place(self, state: np.ndarray, solver: np.ndarray) -> None:
        self.data.qpos[:], self.data.qvel[:] = state[: self.nq], state[self.nq :]
        self.data.qacc_warmstart[:] = solver
