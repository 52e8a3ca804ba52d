"""A motion: a skeleton, a frame rate, root positions and joint rotations.

`read` keeps a file's own axes and units; `clean` transforms a motion to metres, z up, floor at 0, x forward at the
start. That is a similarity transform of the whole skeleton: joint angles stay as recorded, and `as_recorded` undoes it.
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
    """The transform from a file's coordinates to the motion's: x = metres · rotation(x_file) + shift.

    Attributes:
        metres: Length of one unit of the file [m].
        rotation: Quaternion (w, x, y, z).
        shift: Translation [m].
    """

    metres: float = 1.0
    rotation: np.ndarray = field(default_factory=lambda: rotation.IDENTITY.copy())
    shift: np.ndarray = field(default_factory=lambda: np.zeros(3))


class Channels(NamedTuple):
    """The channels of each joint in a file, so that it can be written in the same form.

    Attributes:
        orders: Rotation order of each joint, e.g. "ZYX" for Rz Ry Rx.
        has_position: Whether each joint has position channels.
        names: The channel names of a BVH file, e.g. "Xposition", for each joint in the order of its columns.
    """

    orders: tuple[str, ...]
    has_position: tuple[bool, ...]
    names: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, eq=False)
class Motion:
    """A motion clip. Quaternions are (w, x, y, z).

    `len(motion)` is the number of frames; `motion[a:b]` is a part of it. In the rest pose all local rotations are the
    identity.

    Attributes:
        skeleton: The joints; all arrays use its order.
        rate: Frame rate [frames/s].
        root: [frame, 3] world position of the root joint; [m] after cleaning, else in the file's unit.
        local_rotations: [frame, joint, 4] rotation relative to the parent joint; the root's relative to the world.
        name: Of the clip, for messages and files.
        local_offsets: [frame, joint, 3] offsets from the parent joint if they change over time; None if they are the
            skeleton's.
        placement: The transform from the file's coordinates.
        channels: The file's channels, for writing; None for motions that come from no file.
    """

    skeleton: Skeleton
    rate: float
    root: np.ndarray
    local_rotations: np.ndarray
    name: str = "motion"
    local_offsets: np.ndarray | None = None
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
            raise BadInput(
                f"motion {self.name}: a rate of {self.rate} frames a second cannot be used; expected more than 0"
            )
        object.__setattr__(self, "root", root)
        object.__setattr__(self, "local_rotations", rotations)

    def __len__(self) -> int:
        return len(self.root)

    def __getitem__(self, frames: slice | np.ndarray) -> Motion:
        """A motion of some of the frames."""
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
        """The time of each frame [frame] [s], from 0."""
        return np.arange(len(self)) / self.rate

    @cached_property
    def _world(self) -> tuple[np.ndarray, np.ndarray]:
        n, j = self.local_rotations.shape[:2]
        positions, rotations = np.empty((n, j, 3)), np.empty((n, j, 4))
        for i, parent in enumerate(self.skeleton.parents):
            if parent < 0:
                positions[:, i], rotations[:, i] = self.root, self.local_rotations[:, i]
                continue
            offset = self.skeleton.offsets[i] if self.local_offsets is None else self.local_offsets[:, i]
            positions[:, i] = positions[:, parent] + rotation.rotated(rotations[:, parent], offset)
            rotations[:, i] = rotation.product(rotations[:, parent], self.local_rotations[:, i])
        return positions, rotations

    def _of_joint(self, joint: str | int) -> tuple[np.ndarray, np.ndarray]:
        """World position and rotation of one joint. Only its ancestors are computed, if not all are known already."""
        i = range(len(self.skeleton))[joint] if isinstance(joint, int) else self.skeleton.index(joint)
        if "_world" in self.__dict__:
            return self._world[0][:, i], self._world[1][:, i]
        if i not in self._some:
            parent, turn = self.skeleton.parents[i], self.local_rotations[:, i]
            if parent < 0:
                self._some[i] = (self.root.copy(), turn.copy())
            else:
                offset = self.skeleton.offsets[i] if self.local_offsets is None else self.local_offsets[:, i]
                at, turned = self._of_joint(parent)
                self._some[i] = (at + rotation.rotated(turned, offset), rotation.product(turned, turn))
        return self._some[i]

    @cached_property
    def _some(self) -> dict[int, tuple[np.ndarray, np.ndarray]]:
        return {}

    @property
    def positions(self) -> np.ndarray:
        """World positions of all joints [frame, joint, 3], in the unit of `root`."""
        return self._world[0]

    @property
    def world_rotations(self) -> np.ndarray:
        """World rotations of all joints [frame, joint, 4]."""
        return self._world[1]

    def position(self, joint: str | int) -> np.ndarray:
        """World position of one joint, by name or index [frame, 3]."""
        return self._of_joint(joint)[0]

    def world_rotation(self, joint: str | int) -> np.ndarray:
        """World rotation of one joint, by name or index [frame, 4]."""
        return self._of_joint(joint)[1]

    def end(self, joint: str | int) -> np.ndarray:
        """World position of the end of a joint's bone [frame, 3]; the joint's own position if the file gives no end."""
        i = joint if isinstance(joint, int) else self.skeleton.index(joint)
        offset = self.skeleton.end(i)
        return (
            self.position(i) if offset is None else self.position(i) + rotation.rotated(self.world_rotation(i), offset)
        )

    def moved(self, shift: np.ndarray | tuple[float, float, float] = (0.0, 0.0, 0.0), yaw: float = 0.0) -> Motion:
        """The motion rotated about the world's z axis by `yaw` [rad, left positive], then translated by `shift` [m]."""
        return self.placed(1.0, rotation.from_axis_angle((0.0, 0.0, 1.0), yaw), np.asarray(shift, float))

    def placed(self, scale: float, turn: np.ndarray, shift: np.ndarray) -> Motion:
        """A similarity transform of the whole motion, recorded in `placement`.

        Args:
            scale: Factor on all lengths, applied first.
            turn: Quaternion (w, x, y, z) of the rotation about the origin, applied second.
            shift: Translation [3], applied last.

        Returns:
            The transformed motion; local rotations change at the root only.
        """
        new = self.local_rotations.copy()
        new[:, 0] = rotation.product(turn, self.local_rotations[:, 0])
        before = self.placement
        placement = Placement(
            before.metres * scale,
            rotation.product(turn, before.rotation),
            scale * rotation.rotated(turn, before.shift) + shift,
        )
        return replace(
            self,
            skeleton=self.skeleton if scale == 1.0 else self.skeleton.scaled(scale),
            root=scale * rotation.rotated(turn, self.root) + shift,
            local_rotations=new,
            local_offsets=None if self.local_offsets is None else self.local_offsets * scale,
            placement=placement,
        )

    def as_recorded(self) -> Motion:
        """The motion in the file's own coordinates: `placement` undone, all other changes kept."""
        p = self.placement
        back = rotation.inverse(p.rotation)
        motion = self.placed(1.0 / p.metres, back, -rotation.rotated(back, p.shift) / p.metres)
        return replace(motion, placement=Placement())
