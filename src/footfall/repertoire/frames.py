"""A body with servos as a discrete-time system: one step is one frame of targets (1/30 s).

A state is in coordinates of the heading (`systems/repertoire/chart.py`). What the controls change is an offset of the
target curves (`systems/repertoire/servo.py`); the offset at the begin of a frame is part of the extended state, the one
at its end is the control. The way over the ground is left out of differences: controllers do not depend on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..characters import Character
from ..control.law import fresh_command, record
from ..physics import kernel
from ..physics.scene import Scene
from ..physics.world import World
from ..systems.repertoire import servo
from ..systems.repertoire.chart import Chart
from ..systems.repertoire.servo import FRAME_RATE
from ..systems.repertoire.table import gains

SUBSTEPS = 16  # physics steps a frame
DT = 1.0 / (FRAME_RATE * SUBSTEPS)  # [s]
NUDGE = 1e-3  # of finite differences [m, rad, m/s, rad/s]; with less, friction that holds makes gains too large

SPATIAL_NUDGES = (2e-3, 0.05, 0.01)  # the same in space: of poses [m, rad], rates [m/s, rad/s] and offsets [rad]
PASSIVE = ("neck", "shoulder", "elbow", "toe")  # parts of names of joints that only servos hold, in space


@dataclass(frozen=True, eq=False)
class Curves:
    """Target curves of frames: cubics between two poses.

    Attributes:
        angle: [frame, 2, joint] poses at the begin and the end [rad].
        rate: [frame, 2, joint] their rates [rad/s].
    """

    angle: np.ndarray
    rate: np.ndarray

    def __len__(self) -> int:
        return len(self.angle)

    def __getitem__(self, part: Any) -> Curves:
        return Curves(self.angle[part], self.rate[part])

    @classmethod
    def through(cls, angle: np.ndarray) -> Curves:
        """Curves through poses [frame + 1, joint] [rad]; rates are central differences."""
        rate = np.gradient(angle, axis=0) * FRAME_RATE
        return cls(np.stack((angle[:-1], angle[1:]), axis=1), np.stack((rate[:-1], rate[1:]), axis=1))

    def moved(self, offset: np.ndarray) -> Curves:
        """With offsets [frame + 1, joint] added that grow linearly within each frame."""
        both = np.stack((offset[:-1], offset[1:]), axis=1)
        more = (offset[1:] - offset[:-1]) * FRAME_RATE
        return Curves(self.angle + both, self.rate + more[:, None, :])


def joined(parts: list[Curves]) -> Curves:
    """Curves one after the other."""
    return Curves(np.concatenate([p.angle for p in parts]), np.concatenate([p.rate for p in parts]))


def active(character: Character) -> np.ndarray:
    """Numbers of the joints that are fed back and that feedback moves; in space all but of arms, neck and toes."""
    names = [joint.name for joint in character.joints]
    return np.array([k for k, n in enumerate(names) if character.planar or not any(part in n for part in PASSIVE)])


class Frames:
    """The discrete-time system of a body; one for each thread.

    Args:
        character: The body.
        scene: The ground.
        substeps: Physics steps a frame.
    """

    def __init__(self, character: Character, scene: Scene | None = None, substeps: int = SUBSTEPS):
        self.character = character
        self.servo = gains(character)
        self.world = World(character, scene or Scene(), 1.0 / (FRAME_RATE * substeps))
        self.world.set_damping(self.servo[:, 1])
        self.substeps, self.joints = substeps, len(character.joints)
        self.chart = Chart.of(character)
        self.size = self.chart.size  # of a difference of states
        self.active = active(character)
        self.nudges = (NUDGE, NUDGE, NUDGE) if character.planar else SPATIAL_NUDGES
        self.parameters, self.memory, self.command = record(servo.FRAME), record(servo.MEMORY), fresh_command()
        self.parameters.joints = self.joints
        self.parameters.stiffness[: self.joints], self.parameters.damping[: self.joints] = self.servo.T

    def step(self, state: np.ndarray, angle: np.ndarray, rate: np.ndarray, offset: np.ndarray) -> np.ndarray | None:
        """The state after one frame.

        Args:
            state: [2 half] (`chart.py`).
            angle: [2, joint] target poses [rad].
            rate: [2, joint] their rates [rad/s].
            offset: [2, joint] offsets of the targets [rad].

        Returns:
            [2 half]; None after a fall.
        """
        world, p, n = self.world, self.parameters, self.joints
        data = world.data
        self.chart.place(data, state)
        data.qacc_warmstart[:] = 0.0
        p.angle[:, :n], p.rate[:, :n], p.offset[:, :n] = angle, rate, offset
        p.begin, world.buffers.clock[0] = 0.0, 0
        happened = world.advance(servo.law, p, self.memory, self.command, self.substeps, 0)
        if happened & (kernel.FELL | kernel.DIVERGED):
            return None
        return self.chart.read(data)

    def derivatives(
        self, state: np.ndarray, angle: np.ndarray, rate: np.ndarray, offset: np.ndarray, end: np.ndarray
    ) -> tuple[np.ndarray, np.ndarray]:
        """Derivatives of a frame by finite differences; those over joints that are not active are 0.

        Args:
            state: As of `step`, as are the next three.
            angle: Target poses.
            rate: Their rates.
            offset: Offsets.
            end: The state after the frame.

        Returns:
            A [size + joint, size + joint] of the extended state after the frame over the one before, and
            B [size + joint, joint] over the offset at the end.
        """
        m, n = self.size, self.joints
        poses, root = self.chart.half - self.chart.free, self.chart.root
        bound = root - self.chart.free  # coordinates of the root that are fed back
        A, B = np.zeros((m + n, m + n)), np.zeros((m + n, n))
        columns = [*range(bound), *(bound + self.active)]
        columns += [*range(poses, poses + root), *(poses + root + self.active)]
        for k in columns:
            moved = state.copy()
            nudge = self.nudges[int(k >= poses)]
            moved[self.chart.free + k] += nudge
            A[:m, k] = self._slope(self.step(moved, angle, rate, offset), end, nudge)
        for j in self.active:
            for which, column in ((0, A[:m, m + j]), (1, B[:m, j])):
                moved = offset.copy()
                moved[which, j] += self.nudges[2]
                column[:] = self._slope(self.step(state, angle, rate, moved), end, self.nudges[2])
        B[m:] = np.eye(n)
        return A, B

    def _slope(self, found: np.ndarray | None, end: np.ndarray, nudge: float) -> np.ndarray:
        return np.zeros(self.size) if found is None else (found - end)[self.chart.free :] / nudge
