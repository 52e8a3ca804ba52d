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
    rotation: np.ndarray = field(default_factory=lambda: rotation.IDENTITY.copy())
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
    local_rotations: np.ndarray  # [frame, joint, 4] rotation against the parent; the root's against the world
    name: str = "motion"
    local_offsets: np.ndarray | None = (
        None  # [frame, joint, 3] offsets, where a file moves joints against their parents
    )
    placement: Placement = field(default_factory=Placement)
    channels: Channels | None = None

    def __post_init__(self) -> None:
        root, rotations = np.asarray(self.root, float), np.asarray(self.local_rotations, float)
        if (
            root.ndim != 2
            or rotations.shape != (len(root), len(self.skeleton), 4)
            or root.shape[1] != 3
            or not len(root)
        ):
            raise BadInput(
                f"motion {self.name}: root {root.shape} and local_rotations {rotations.shape} do not fit a skeleton of "
                f"{len(self.skeleton)} joints; expected [frames, 3] and [frames, joints, 4]"
            )
        if not (np.isfinite(self.rate) and self.rate > 0.0):
            raise BadInput(f"motion {self.name}: {self.rate} frames a second cannot be used; expected more than 0")
        object.__setattr__(self, "root", root)
        object.__setattr__(self, "local_rotations", rotations)

    def __len__(self) -> int:
        return len(self.root)

    def __getitem__(self, frames: slice | np.ndarray) -> Motion:
        """Some of the frames, as a motion of its own."""
        local_offsets = None if self.local_offsets is None else self.local_offsets[frames]
        return replace(
            self, root=self.root[frames], local_rotations=self.local_rotations[frames], local_offsets=local_offsets
        )

    @property
    def duration(self) -> float:
        """From the first frame to the last [s]."""
        return (len(self) - 1) / self.rate

    @property
    def time(self) -> np.ndarray:
        return np.arange(len(self)) / self.rate

    @cached_property
    def _world(self) -> tuple[np.ndarray, np.ndarray]:
        n, j = self.local_rotations.shape[:2]
        place, facing = np.empty((n, j, 3)), np.empty((n, j, 4))
        for i, parent in enumerate(self.skeleton.parents):
            if parent < 0:
                place[:, i], facing[:, i] = self.root, self.local_rotations[:, i]
                continue
            offset = self.skeleton.offsets[i] if self.local_offsets is None else self.local_offsets[:, i]
            place[:, i] = place[:, parent] + rotation.rotated(facing[:, parent], offset)
            facing[:, i] = rotation.product(facing[:, parent], self.local_rotations[:, i])
        return place, facing

    @property
    def positions(self) -> np.ndarray:
        """Of every joint in the world [frame, joint, 3]."""
        return self._world[0]

    @property
    def world_rotations(self) -> np.ndarray:
        """Orientation of every joint in the world [frame, joint, 4]."""
        return self._world[1]

    def position(self, joint: str | int) -> np.ndarray:
        return self.positions[:, joint if isinstance(joint, int) else self.skeleton.index(joint)]

    def world_rotation(self, joint: str | int) -> np.ndarray:
        return self.world_rotations[:, joint if isinstance(joint, int) else self.skeleton.index(joint)]

    def end(self, joint: str | int) -> np.ndarray:
        """Where the bone of a joint without a child ends [frame, 3]; the joint itself where the file names no end."""
        i = joint if isinstance(joint, int) else self.skeleton.index(joint)
        offset = self.skeleton.end(i)
        return (
            self.position(i) if offset is None else self.position(i) + rotation.rotated(self.world_rotation(i), offset)
        )

    def moved(self, shift: np.ndarray | tuple[float, float, float] = (0.0, 0.0, 0.0), left: float = 0.0) -> Motion:
        """Turned to the left about the world's vertical [rad], then shifted [m]."""
        return self.placed(1.0, rotation.about((0.0, 0.0, 1.0), left), np.asarray(shift, float))

    def placed(self, metres: float, turned: np.ndarray, shift: np.ndarray) -> Motion:
        """Every length multiplied, then the whole turned, then shifted; remembered in `placement`."""
        new = self.local_rotations.copy()
        new[:, 0] = rotation.product(turned, self.local_rotations[:, 0])
        before = self.placement
        placement = Placement(
            before.metres * metres,
            rotation.product(turned, before.rotation),
            metres * rotation.rotated(turned, before.shift) + shift,
        )
        return replace(
            self,
            skeleton=self.skeleton if metres == 1.0 else self.skeleton.scaled(metres),
            root=metres * rotation.rotated(turned, self.root) + shift,
            local_rotations=new,
            local_offsets=None if self.local_offsets is None else self.local_offsets * metres,
            placement=placement,
        )

    def as_recorded(self) -> Motion:
        """In the file's own axes, units and place, with whatever else was changed kept."""
        p = self.placement
        back = rotation.inverse(p.rotation)
        motion = self.placed(1.0 / p.metres, back, -rotation.rotated(back, p.shift) / p.metres)
        return replace(motion, placement=Placement())
