"""A motion tracked by targets of servos: linear-quadratic regulation over frames (`optimize/trajectory.py`)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..characters import Character
from ..optimize.trajectory import Policy, Quadratic, backward, improved
from ..systems.repertoire.table import upper
from .frames import Curves, Frames, active

HEIGHT, PITCH, LEG, ARM = 0.04, 0.07, 0.12, 0.4  # deviations that count as one [m, rad]
SPEED, PITCH_RATE, LEG_RATE, ARM_RATE = 0.3, 0.7, 2.0, 6.0  # [m/s, rad/s]
YAW, SPATIAL_SPEED, TILT_RATE, YAW_RATE, SPATIAL_LEG_RATE = 0.25, 0.15, 1.5, 2.0, 5.0  # in space [rad, m/s, rad/s]
OFFSET = 0.1  # of the targets [rad]
SEARCHED_OFFSET = 0.2  # the same while a motion is searched for in space; gains are those of the other [rad]
LAST = 4.0  # what the last state of a window counts, over any other
LOST = 500.0  # what a frame after a fall counts
LARGEST = 0.7  # offset [rad]


@dataclass(frozen=True, eq=False)
class Path:
    """Simulated frames.

    Attributes:
        states: [frame + 1, 2 half] (`chart.py`).
        offsets: [frame + 1, joint] of the targets [rad].
        fell: Frames that were not reached.
    """

    states: np.ndarray
    offsets: np.ndarray
    fell: int = 0

    def __len__(self) -> int:
        return len(self.states) - 1


class Tracking:
    """A motion as a problem for `optimize.trajectory`.

    Args:
        plants: One for each thread.
        pool: As many threads.
        states: [frame + 1, 2 half] the motion.
        curves: Targets from which the search begins.
        offset: Of the targets that counts as one [rad].
    """

    def __init__(
        self,
        plants: list[Frames],
        pool: ThreadPoolExecutor,
        states: np.ndarray,
        curves: Curves,
        offset: float = OFFSET,
    ):
        self.plants, self.pool, self.states, self.curves, self.offset = plants, pool, states, curves, offset
        self.weight = weights(plants[0].character)
        self.joints, self.free = plants[0].joints, plants[0].chart.free

    def simulate(
        self, state: np.ndarray, offsets: np.ndarray, about: Path | None = None, gain: np.ndarray | None = None
    ) -> Path:
        """Simulate offsets [frame + 1, joint], with feedback about a path where one is given."""
        plant, states, made = self.plants[0], [state], [offsets[0]]
        for k in range(len(offsets) - 1):
            following = offsets[k + 1]
            if about is not None and gain is not None and k < len(gain):
                away = np.concatenate(((states[-1] - about.states[k])[self.free :], made[-1] - about.offsets[k]))
                following = np.clip(following + gain[k] @ away, -LARGEST, LARGEST)
            end = plant.step(states[-1], self.curves.angle[k], self.curves.rate[k], np.stack((made[-1], following)))
            if end is None:
                break
            states.append(end)
            made.append(following)
        return Path(np.array(states), np.array(made), len(offsets) - len(states))

    def cost(self, path: Path) -> float:
        """Of a path: deviations of states and offsets of targets."""
        away = (path.states - self.states[: len(path.states)])[:, self.free :]
        each = 0.5 * away**2 @ self.weight
        if not path.fell:
            each[-1] *= LAST
        return float(each.sum() + 0.5 * np.sum(path.offsets[1:] ** 2) / self.offset**2 + LOST * path.fell)

    def model(self, path: Path) -> Quadratic:
        """The quadratic model about a path, as far as it came."""
        n, m, joints = len(path), self.plants[0].size, self.joints
        A, B = np.empty((n, m + joints, m + joints)), np.empty((n, m + joints, joints))

        def fill(plant: Frames, part: np.ndarray) -> None:
            for k in part:
                both = path.offsets[k : k + 2]
                A[k], B[k] = plant.derivatives(
                    path.states[k], self.curves.angle[k], self.curves.rate[k], both, path.states[k + 1]
                )

        list(self.pool.map(fill, self.plants, np.array_split(np.arange(n), len(self.plants))))
        lx, lxx = np.zeros((n + 1, m + joints)), np.zeros((n + 1, m + joints, m + joints))
        lx[:, :m] = (path.states - self.states[: n + 1])[:, self.free :] * self.weight
        lxx[:, np.arange(m), np.arange(m)] = self.weight
        lx[n], lxx[n] = lx[n] * LAST, lxx[n] * LAST
        lu = path.offsets[1:] / self.offset**2
        return Quadratic(A, B, lx, lxx, lu, np.full((n, joints), self.offset**-2.0))

    def follow(self, path: Path, policy: Policy, fraction: float) -> tuple[Path, float]:
        """Simulate a policy about a path; frames beyond it have the targets of the curves."""
        n = len(self.states) - 1
        offsets = np.zeros((n + 1, self.joints))
        offsets[: len(path) + 1] = path.offsets
        offsets[1 : len(path) + 1] = np.clip(path.offsets[1:] + fraction * policy.change, -LARGEST, LARGEST)
        found = self.simulate(path.states[0], offsets, path, policy.gain)
        return found, self.cost(found)


def weights(character: Character) -> np.ndarray:
    """Of differences of states [size]."""
    legs = upper(character) == 0
    legs[[k for k in range(len(legs)) if k not in active(character)]] = False
    tilts, rates, leg_rate = [PITCH], [SPEED, SPEED, PITCH_RATE], LEG_RATE
    if not character.planar:  # with roll
        speed, tilts, leg_rate = SPATIAL_SPEED, [PITCH, PITCH], SPATIAL_LEG_RATE
        rates = [speed, speed, YAW_RATE, speed, TILT_RATE, TILT_RATE]
    heading = [] if character.planar else [YAW]
    deviations = [*heading, HEIGHT, *tilts, *(LEG if leg else ARM for leg in legs)]
    deviations += [*rates, *(leg_rate if leg else ARM_RATE for leg in legs)]
    return np.array(deviations) ** -2.0


def deviation(character: Character, away: np.ndarray) -> np.ndarray:
    """How large differences of states [row, size] are [row], in deviations that count as one."""
    return np.sqrt(away**2 @ weights(character))


def feedback(problem: Tracking, path: Path) -> np.ndarray:
    """Gains about a path [frame, joint, size + joint], as of a linear-quadratic regulator."""
    return backward(problem.model(path)).gain


def tracked(problem: Tracking, path: Path, passes: int) -> tuple[Path, float, np.ndarray]:
    """A better path, its cost and gains about it."""
    return improved(problem, path, problem.cost(path), passes)
