"""The cost of a window: how far the simulated body is from the clip, and how far its torques from inverse dynamics.

All weights are one over the square of a deviation that counts as one.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ...characters import Character
from ...optimize.trajectory import Policy, Quadratic
from ...physics.plant import Jacobians, Path, Plant
from ...physics.scene import Scene
from .reference import Reference

ROOT, ORIENTATION, JOINT = 0.05, 0.07, 0.15  # deviations that count as one [m], [rad], [rad]
ROOT_RATE, ANGULAR_VELOCITY, JOINT_RATE = 0.5, 0.7, 1.5  # [m/s], [rad/s], [rad/s]
POINT = 0.04  # of the origin of a followed link [m]
DEPTH, FREE = 0.0015, 0.001  # of a contact point below the ground [m], beyond what costs nothing [m]
SOON = 0.02  # a foot that would be below the ground after this time counts as if it were [s]
TORQUE = {"hip": 60.0, "knee": 60.0, "waist": 60.0, "ankle_roll": 15.0, "ankle": 36.0, "toe": 8.0}  # by joint [N m]
OTHER_TORQUE = 15.0
STIFFNESS, RATIO = 6.0, 0.1  # of plain servos: over the torques above [1/rad], and damping over stiffness [s]
STEP = 2e-3  # for which the costs of a step are meant [s]
CLOSE, SHALLOW = 0.025, 0.003  # distance of the links and depth of feet below which a window is settled [m]
LAST = 30.0  # what the last state of a window counts, over any other
FOLLOWED = ("pelvis", "torso", "head", "forearm", "shank", "foot", "toes")  # parts of names of links that are followed


@dataclass(frozen=True, eq=False)
class Weights:
    """Of states in the tangent space [2 nv], of torques [joint], of followed points, and of the depth of feet."""

    state: np.ndarray
    torque: np.ndarray
    point: float
    depth: float

    @classmethod
    def of(cls, character: Character, dt: float) -> Weights:
        """The weights for a body and a time step."""
        joints = len(character.joints)
        deviations = [(ROOT, 3), (ORIENTATION, 3), (JOINT, joints)]
        deviations += [(ROOT_RATE, 3), (ANGULAR_VELOCITY, 3), (JOINT_RATE, joints)]
        state = np.concatenate([np.full(count, size**-2.0) for size, count in deviations])
        torque = np.array(
            [next((t for part, t in TORQUE.items() if part in j.name), OTHER_TORQUE) for j in character.joints]
        )
        torque *= character.strength
        return cls(state * dt / STEP, torque**-2.0 * dt / STEP, POINT**-2.0 * dt / STEP, DEPTH**-2.0 * dt / STEP)


class Tracking:
    """A window of a clip as a problem for `optimize.trajectory`; its paths are those of `physics.plant`.

    Args:
        reference: The clip on its body.
        dt: Time step [s].
        scene: The ground.
        workers: Threads.
    """

    def __init__(self, reference: Reference, dt: float, scene: Scene, workers: int):
        self.reference, self.dt = reference, dt
        names = tuple(link.name for link in reference.character.links if any(p in link.name for p in FOLLOWED))
        self.plants = [Plant(reference.character, scene, dt, names) for _ in range(workers)]
        self.pool = ThreadPoolExecutor(workers)
        plant, self.weights = self.plants[0], Weights.of(reference.character, dt)
        qpos, self.torque = reference.at_step(dt)
        self.states, self.points = plant.with_rates(qpos), plant.places(qpos)
        stiffness = STIFFNESS * (dt / STEP / self.weights.torque) ** 0.5
        self.servo = np.zeros((plant.nu, 2 * plant.nv))
        self.servo[:, 6 : plant.nv], self.servo[:, plant.nv + 6 :] = -np.diag(stiffness), -RATIO * np.diag(stiffness)
        self.first = 0  # step of the clip at which the window begins
        self.every = 1  # steps between which Jacobians are interpolated, at most

    def __len__(self) -> int:
        return len(self.states)

    def rows(self, n: int) -> np.ndarray:
        """Steps of the clip for n steps of the window; the last pose is held."""
        return np.minimum(self.first + np.arange(n), len(self.states) - 1)

    def errors(self, path: Path) -> np.ndarray:
        """Deviation of every state of a path from the clip [step + 1, 2 nv]."""
        rows = self.rows(len(path.states))
        plant = self.plants[0]
        return np.stack([plant.difference(self.states[k], x) for k, x in zip(rows, path.states, strict=True)])

    def cost(self, path: Path) -> float:
        """Of a path; infinite where it diverges."""
        if not np.isfinite(path.states).all():
            return float("inf")
        w, n, rows = self.weights, len(path), self.rows(len(path.states))
        over = np.ones(n + 1)
        over[n] = LAST
        states = over @ (self.errors(path) ** 2 @ w.state)
        points = w.point * over @ np.sum((path.places - self.points[rows]) ** 2, axis=(1, 2))
        points += w.depth * np.sum(depth(path) ** 2)
        torques = np.sum((path.torques - self.torque[rows[:n]]) ** 2 @ w.torque)
        return 0.5 * float(states + points + torques)

    def jacobians(self, path: Path, every: int = 1) -> Jacobians:
        """Of every step of a path, on all threads.

        Args:
            path: The path.
            every: Jacobians are made for one of so many steps and where a contact begins or ends, and interpolated.
        """
        known = anchors(path, every)
        parts = np.array_split(known, len(self.plants))
        found = list(self.pool.map(lambda plant, part: plant.jacobians(path, part), self.plants, parts))
        made = [np.concatenate([getattr(each, f) for each in found]) for f in Jacobians.__annotations__]
        if len(known) < len(path):
            steps = np.arange(len(path))
            after = np.searchsorted(known, steps)
            before = np.where(known[after] == steps, after, after - 1)
            w = (steps - known[before]) / np.maximum(known[after] - known[before], 1)
            w = w[:, None, None]
            made = [(1.0 - w) * each[before] + w * each[after] for each in made]
        return Jacobians(*made)

    def model(self, path: Path) -> Quadratic:
        """The quadratic model about a path."""
        n, w, J = len(path), self.weights, self.jacobians(path, self.every)
        rows, nv = self.rows(n + 1), self.plants[0].nv
        point, sole = self.plants[0].places_over_pose(path.states)
        lx, lxx = self.errors(path) * w.state, np.zeros((n + 1, 2 * nv, 2 * nv))
        lxx[:, np.arange(2 * nv), np.arange(2 * nv)] = w.state
        away, flat = path.places - self.points[rows], point.reshape(n + 1, -1, nv)
        lx[:, :nv] += w.point * np.einsum("nkv,nk->nv", flat, away.reshape(n + 1, -1))
        lxx[:, :nv, :nv] += w.point * flat.transpose(0, 2, 1) @ flat
        lx[n], lxx[n] = lx[n] * LAST, lxx[n] * LAST
        deep = depth(path)
        slope = np.concatenate((sole, SOON * sole), axis=2) * (deep < 0.0)[..., None]
        lx += w.depth * np.einsum("ncv,nc->nv", slope, deep)
        lxx += w.depth * slope.transpose(0, 2, 1) @ slope
        lu = w.torque * (path.torques - self.torque[rows[:n]])
        return Quadratic(J.state, J.control, lx, lxx, lu, np.broadcast_to(w.torque, lu.shape))

    def settled(self, path: Path) -> bool:
        """Whether a path is close enough to the clip, and feet little below the ground, to be left.

        The last quarter, which later windows improve, does not count.
        """
        away = path.places - self.points[self.rows(len(path.places))]
        away = np.sqrt(np.mean(np.sum(away**2, axis=2), axis=1))[: len(path) * 3 // 4 + 1]
        return float(away.max()) < CLOSE and -float(path.soles[..., 0].min(initial=0.0)) < SHALLOW

    def follow(self, path: Path, policy: Policy, fraction: float) -> tuple[Path, float]:
        """Simulate a policy about a path."""
        torques = path.torques + fraction * policy.change
        found = self.plants[0].simulate(path.states[0], path.solver[0], torques, path.states[:-1], policy.gain)
        return found, self.cost(found)


def depth(path: Path) -> np.ndarray:
    """How far contact points are below the ground, or will be soon [step + 1, contact], negative; 0 above it [m]."""
    return np.minimum(path.soles[..., 0] + FREE + SOON * path.soles[..., 1], 0.0)


def anchors(path: Path, every: int) -> np.ndarray:
    """Steps of a path for which Jacobians are made: one of `every`, and those where a contact begins or ends."""
    n = len(path)
    if every <= 1 or n < 3:
        return np.arange(n)
    on = path.soles[:n, :, 0] < 0.0
    changed = np.flatnonzero((on[1:] != on[:-1]).any(axis=1)) + 1
    return np.unique(np.concatenate((np.arange(0, n, every), changed, [n - 1])))
