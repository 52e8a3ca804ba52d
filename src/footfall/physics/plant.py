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
WILD = 1e4  # entries of Jacobians that are larger come from a contact that is made within the nudge


@dataclass(frozen=True, eq=False)
class Jacobians:
    """Of the steps along a path, in the tangent space.

    Attributes:
        state: [step, 2 nv, 2 nv] of the next state with respect to this one.
        control: [step, 2 nv, joint] of the next state with respect to the torques.
    """

    state: np.ndarray
    control: np.ndarray


@dataclass(frozen=True, eq=False)
class Path:
    """Steps that were simulated.

    Attributes:
        states: [step + 1, nq + nv].
        torques: [step, joint] after limits [N m].
        places: [step + 1, point, 3] of followed points [m].
        soles: [step + 1, contact, 2] height and vertical velocity of the contact points of the feet [m, m/s].
        solver: [step + 1, nv] accelerations from which the contact solver begins, so that steps can be repeated.
    """

    states: np.ndarray
    torques: np.ndarray
    places: np.ndarray
    soles: np.ndarray
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
        self.soles = [self.model.geom(contact.name).id for contact in character.contacts]
        self.feet = self.model.geom_bodyid[self.soles]
        self.radius = self.model.geom_size[self.soles, 0]
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
        soles = np.empty((n + 1, len(self.soles), 2))
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
            places[k], soles[k] = data.xpos[self.links], self._soles()  # of the state before the step
        states[n, : self.nq], states[n, self.nq :], warm[n] = data.qpos, data.qvel, data.qacc_warmstart
        for known in (mujoco.mj_kinematics, mujoco.mj_comPos, mujoco.mj_comVel):
            known(self.model, data)
        places[n], soles[n] = data.xpos[self.links], self._soles()
        return Path(states, applied, places, soles, warm)

    def _soles(self) -> np.ndarray:
        """Height of the contact points and their vertical velocity [contact, 2]."""
        data = self.data
        place, turning = data.geom_xpos[self.soles], data.cvel[self.feet]  # velocities at the centre of mass
        arm = place - data.subtree_com[1]
        speed = turning[:, 5] + turning[:, 0] * arm[:, 1] - turning[:, 1] * arm[:, 0]
        return np.stack((place[:, 2] - self.radius, speed), axis=1)

    def places_over_pose(self, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Jacobians of places with respect to poses [n, nq + nv].

        Returns:
            Of the followed points [n, point, 3, nv], and of the heights of the contact points [n, contact, nv].
        """
        model, data, n = self.model, self.data, len(states)
        point = np.zeros((n, len(self.links), 3, self.nv))
        sole = np.zeros((n, len(self.soles), 3, self.nv))
        for i, state in enumerate(states):
            data.qpos[:] = state[: self.nq]
            mujoco.mj_kinematics(model, data)
            mujoco.mj_comPos(model, data)
            for p, link in enumerate(self.links):
                mujoco.mj_jacBody(model, data, point[i, p], None, link)
            for p, geom in enumerate(self.soles):
                mujoco.mj_jacGeom(model, data, sole[i, p], None, geom)
        return point, sole[:, :, 2]

    def jacobians(self, path: Path, steps: np.ndarray) -> Jacobians:
        """Jacobians of some steps of a path [n]; of the other side where a contact is made within the nudge."""
        found = self._jacobians(path, steps, NUDGE)
        wild = np.flatnonzero(np.abs(found.state).max(axis=(1, 2), initial=0.0) > WILD)
        if len(wild):
            other = self._jacobians(path, steps[wild], -NUDGE)
            better = np.abs(other.state).max(axis=(1, 2)) < np.abs(found.state[wild]).max(axis=(1, 2))
            found.state[wild[better]], found.control[wild[better]] = other.state[better], other.control[better]
        return found

    def _jacobians(self, path: Path, steps: np.ndarray, nudge: float) -> Jacobians:
        """Jacobians by finite differences of inverse dynamics.

        With r(q, v, a) = 0 for the residual of the equations of motion, contacts included, the acceleration changes by
        da = -(dr/da)^-1 (dr/dq dq + dr/dv dv - du): a fifth of the time that differences of whole steps take, which
        solve for the contact forces in each of them.

        Args:
            path: The path.
            steps: [n] which of its steps.
            nudge: Size of the differences [m, rad, m/s, rad/s].

        Returns:
            Of these steps.
        """
        model, data, n, nv = self.model, self.data, len(steps), self.nv
        force = np.empty((3, n, nv, nv))  # residual over poses, rates and accelerations, transposed
        for i, k in enumerate(steps):
            self._place(path.states[k], path.solver[k])
            data.ctrl[:] = path.torques[k]
            mujoco.mj_forward(model, data)
            mujoco.mjd_inverseFD(model, data, nudge, 0, *force[:, i], None, None, None, None)
        over_q, over_v, over_a = force.transpose(0, 1, 3, 2)
        control = np.broadcast_to(-np.eye(nv)[:, nv - self.nu :], (n, nv, self.nu))
        rates = -self.dt * np.linalg.solve(over_a, np.concatenate((over_q, over_v, control), axis=2))
        rates[:, :, nv : 2 * nv] += np.eye(nv)
        kept, moved = self._integration(path.states[steps, self.nq :])
        poses = moved @ rates
        poses[:, :, :nv] += kept
        both = np.concatenate((poses, rates), axis=1)
        return Jacobians(both[:, :, : 2 * nv], both[:, :, 2 * nv :])

    def _integration(self, rates: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The next pose over the pose, and over the next rates, about rates [step, nv]: each [step, nv, nv]."""
        n, nv = rates.shape
        kept = np.broadcast_to(np.eye(nv), (n, nv, nv)).copy()
        moved = self.dt * kept
        if self.nq > nv:  # a root in space, whose orientation turns about its own axes
            turn = self.dt * rates[:, 3:6]
            cross = np.zeros((n, 3, 3))
            cross[:, [2, 0, 1], [1, 2, 0]], cross[:, [1, 2, 0], [2, 0, 1]] = turn, -turn
            kept[:, 3:6, 3:6] += -cross + 0.5 * cross @ cross  # of exp(-turn), to second order
            moved[:, 3:6, 3:6] += self.dt * (-0.5 * cross + cross @ cross / 6.0)
        return kept, moved

    def _place(self, state: np.ndarray, solver: np.ndarray) -> None:
        self.data.qpos[:], self.data.qvel[:] = state[: self.nq], state[self.nq :]
        self.data.qacc_warmstart[:] = solver
