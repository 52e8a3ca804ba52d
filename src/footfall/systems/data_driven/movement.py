"""Movement on a body: the piece, which motion engine and control share.

A piece holds poses, contacts, and the torques and loads that inverse dynamics expects (`piece.with_forces`). Cutting,
blending, pacing and bending treat torques and loads like the poses, so no inverse dynamics is needed while it runs.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from ...motion import rotation
from ...motion.editing import blend

RATE = 60.0  # frames/s of all pieces and fragments
CORRECTIONS = 8  # numbers of a fragment that a search may find: `records.py` says what each is


def _unknown() -> np.ndarray:
    return np.empty((0, 0))


@dataclass(frozen=True, eq=False)
class Piece:
    """Movement on a body at `RATE`.

    Attributes:
        rows: [frame, 7] position [m] and orientation (w, x, y, z) of the root in the world.
        angles: [frame, joint] hinge angles in the character's order [rad].
        feet: [frame, 2] of bool: whether the left and the right foot are on the ground.
        torque: [frame, joint] by inverse dynamics [N m]; 0 if not given.
        load: [frame, 2] vertical force on each foot over the weight; 0 if not given.
    """

    rows: np.ndarray
    angles: np.ndarray
    feet: np.ndarray
    torque: np.ndarray = field(default_factory=_unknown)
    load: np.ndarray = field(default_factory=_unknown)

    def __post_init__(self) -> None:
        if len(self.torque) != len(self.rows):
            object.__setattr__(self, "torque", np.zeros_like(self.angles))
        if len(self.load) != len(self.rows):
            object.__setattr__(self, "load", np.zeros((len(self.rows), 2)))

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, frames: slice | np.ndarray) -> Piece:
        return Piece(self.rows[frames], self.angles[frames], self.feet[frames], self.torque[frames], self.load[frames])

    @property
    def seconds(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self) - 1) / RATE

    def moved(self, shift: np.ndarray | tuple[float, float], yaw: float = 0.0) -> Piece:
        """The piece turned about the world's z axis by `yaw` [rad], then moved horizontally by `shift` [2] [m]."""
        turn = rotation.from_axis_angle((0.0, 0.0, 1.0), yaw)
        position = rotation.rotated(turn, self.rows[:, :3])
        position[:, :2] += np.asarray(shift, float)[:2]
        return replace(self, rows=np.column_stack((position, rotation.product(turn, self.rows[:, 3:]))))

    def starting(self, at: np.ndarray | tuple[float, float] = (0.0, 0.0), yaw: float = 0.0) -> Piece:
        """The piece with the root of its first frame over `at` [2] [m], its yaw there being `yaw` [rad]."""
        turned = self.moved((0.0, 0.0), yaw - float(root_yaw(self.rows[:1])[0]))
        return turned.moved(np.asarray(at, float)[:2] - turned.rows[0, :2])

    def then(self, after: Piece) -> Piece:
        """The piece, going on as another does after its first frame.

        Args:
            after: Any movement of this body; its first frame takes the place of the last one of this piece.

        Returns:
            The piece, longer by all frames of `after` but the first; changes of the root and of the angles, and the
            torques, are those of `after`.
        """
        if len(after) < 2:
            return self
        last, placed = self.rows[-1], after.starting(self.rows[-1, :2], float(root_yaw(self.rows[-1:])[0]))
        tilt = rotation.product(last[3:], rotation.inverse(placed.rows[0, 3:]))
        rows = placed.rows[1:].copy()
        rows[:, 2] += last[2] - placed.rows[0, 2]
        rows[:, 3:] = rotation.product(tilt, rows[:, 3:])
        angles = after.angles[1:] + (self.angles[-1] - after.angles[0])
        rows = np.concatenate((self.rows, rows))
        rows[:, 3:] = rotation.continuous(rows[:, 3:])
        return Piece(
            rows,
            np.concatenate((self.angles, angles)),
            np.concatenate((self.feet, after.feet[1:])),
            np.concatenate((self.torque, after.torque[1:])),
            np.concatenate((self.load, after.load[1:])),
        )


def root_yaw(rows: np.ndarray) -> np.ndarray:
    """The twist of the root about the vertical [frame] [rad], continuous; pieces are joined by it."""
    return np.unwrap(rotation.twist(rows[:, 3:], blend.UP))
