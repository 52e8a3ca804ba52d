"""Recorded movement: a skeleton, a frame rate, where its root is and how every joint is turned.

`read` keeps a file's own axes and units; `clean` brings a motion into ours (metres, z up, floor at 0, x forward at
the start). That only moves the whole skeleton: joint angles stay as recorded, and `as_recorded` undoes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from ..characters.skeleton import Skeleton
from ..errors import BadInput
from . import rotation


@dataclass(frozen=True, eq=False)
class Placement:
    """How a file's coordinates became ours: x = metres · turn(x_file) + shift."""

    metres: float = 1.0  # in one unit of the file
    turn: np.ndarray = field(default_factory=lambda: rotation.IDENTITY.copy())
    shift: np.ndarray = field(default_factory=lambda: np.zeros(3))  # [m]


class Channels(NamedTuple):
    """How a file writes each joint, so that it can be written back the same way."""

    orders: tuple[str, ...]  # of rotation for each joint, e.g. "ZYX" for Rz Ry Rx
    places: tuple[bool, ...]  # whether it has position channels
    words: tuple[tuple[str, ...], ...] = ()  # a BVH file's own, e.g. "Xposition", in the order of its columns


@dataclass(frozen=True, eq=False)
class Motion:
    """Frames of a skeleton's movement. Quaternions are (w, x, y, z)."""

    skeleton: Skeleton
    rate: float  # frames a second
    root: np.ndarray  # [frame, 3] position of the root joint [m]
    turn: np.ndarray  # [frame, joint, 4] rotation against the parent; the root's against the world
    name: str = "motion"
    slides: np.ndarray | None = None  # [frame, joint, 3] offsets, where a file moves joints against their parents
    placement: Placement = field(default_factory=Placement)
    channels: Channels | None = None

    def __post_init__(self) -> None:
        root, turn = np.asarray(self.root, float), np.asarray(self.turn, float)
        if root.ndim != 2 or turn.shape != (len(root), len(self.skeleton), 4) or root.shape[1] != 3 or not len(root):
            raise BadInput(
                f"motion {self.name}: root {root.shape} and turn {turn.shape} do not fit a skeleton of "
                f"{len(self.skeleton)} joints; expected [frames, 3] and [frames, joints, 4]"
            )
        if not (np.isfinite(self.rate) and self.rate > 0.0):
            raise BadInput(f"motion {self.name}: {self.rate} frames a second cannot be used; expected more than 0")
        object.__setattr__(self, "root", root)
        object.__setattr__(self, "turn", turn)

    def __len__(self) -> int:
        return len(self.root)

    def __getitem__(self, frames: slice | np.ndarray) -> Motion:
        """Some of the frames, as a motion of its own."""
        slides = None if self.slides is None else self.slides[frames]
        return replace(self, root=self.root[frames], turn=self.turn[frames], slides=slides)

    @property
    def duration(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self) - 1) / self.rate

    @property
    def time(self) -> np.ndarray:
        return np.arange(len(self)) / self.rate

    @cached_property
    def _world(self) -> tuple[np.ndarray, np.ndarray]:
        n, j = self.turn.shape[:2]
        place, facing = np.empty((n, j, 3)), np.empty((n, j, 4))
        for i, parent in enumerate(self.skeleton.parents):
            if parent < 0:
                place[:, i], facing[:, i] = self.root, self.turn[:, i]
                continue
            offset = self.skeleton.offsets[i] if self.slides is None else self.slides[:, i]
            place[:, i] = place[:, parent] + rotation.rotated(facing[:, parent], offset)
            facing[:, i] = rotation.product(facing[:, parent], self.turn[:, i])
        return place, facing

    @property
    def positions(self) -> np.ndarray:
        """Of every joint in the world [frame, joint, 3]."""
        return self._world[0]

    @property
    def facings(self) -> np.ndarray:
        """Orientation of every joint in the world [frame, joint, 4]."""
        return self._world[1]

    def position(self, joint: str | int) -> np.ndarray:
        return self.positions[:, joint if isinstance(joint, int) else self.skeleton.index(joint)]

    def facing(self, joint: str | int) -> np.ndarray:
        return self.facings[:, joint if isinstance(joint, int) else self.skeleton.index(joint)]

    def end(self, joint: str | int) -> np.ndarray:
        """Where the bone of a joint without a child ends [frame, 3]; the joint itself where the file names no end."""
        i = joint if isinstance(joint, int) else self.skeleton.index(joint)
        offset = self.skeleton.end(i)
        return self.position(i) if offset is None else self.position(i) + rotation.rotated(self.facing(i), offset)

    def moved(self, shift: np.ndarray | tuple[float, float, float] = (0.0, 0.0, 0.0), left: float = 0.0) -> Motion:
        """Turned to the left about the world's vertical [rad], then shifted [m]."""
        return self.placed(1.0, rotation.about((0.0, 0.0, 1.0), left), np.asarray(shift, float))

    def placed(self, metres: float, turn: np.ndarray, shift: np.ndarray) -> Motion:
        """Every length multiplied, then the whole turned, then shifted; remembered in `placement`."""
        new = self.turn.copy()
        new[:, 0] = rotation.product(turn, self.turn[:, 0])
        before = self.placement
        placement = Placement(
            before.metres * metres,
            rotation.product(turn, before.turn),
            metres * rotation.rotated(turn, before.shift) + shift,
        )
        return replace(
            self,
            skeleton=self.skeleton if metres == 1.0 else self.skeleton.scaled(metres),
            root=metres * rotation.rotated(turn, self.root) + shift,
            turn=new,
            slides=None if self.slides is None else self.slides * metres,
            placement=placement,
        )

    def as_recorded(self) -> Motion:
        """In the file's own axes, units and place, with whatever else was changed kept."""
        p = self.placement
        back = rotation.inverse(p.turn)
        motion = self.placed(1.0 / p.metres, back, -rotation.rotated(back, p.shift) / p.metres)
        return replace(motion, placement=Placement())
