"""The motion of one template, at any frame: placed, between frames, and round its loop as often as wanted.

A march in place has a loop: one cycle of two steps that the performer may repeat any number of times. Frames are
counted on through all laps ("unrolled"): with a loop from a to b and n laps, frame u is frame u - n (b - a) of the
recording, n = min(⌊(u - a)/(b - a)⌋, laps).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ...motion import pose, rotation

SEAM = 9.0  # frames before the end of a loop in which it is blended with those before its beginning


@dataclass(frozen=True, eq=False)
class Sample:
    """Some frames of a clip.

    Attributes:
        root: [k, 3] [m].
        rotations: [k, joint, 4] local rotations.
        ankles: [k, 2, 3] [m].
        feet: [k, 2, 4] world rotations.
        contacts: [k, 2] of the feet.
    """

    root: np.ndarray
    rotations: np.ndarray
    ankles: np.ndarray
    feet: np.ndarray
    contacts: np.ndarray


@dataclass(frozen=True, eq=False)
class Clip:
    """The motion of one template.

    Attributes:
        root: [frame, 3] [m], feet in its first frame around the origin, facing x.
        rotations: [frame, joint, 4] local rotations; the root's in the world.
        contacts: [frame, 2] of the feet.
        ankles: [frame, 2, 3] positions [m].
        feet: [frame, 2, 4] world rotations.
        hips: [frame, 2, 3] positions of the hip joints [m].
        loop: First frame and the one after the last of its loop; (0, 0) for none.
    """

    root: np.ndarray
    rotations: np.ndarray
    contacts: np.ndarray
    ankles: np.ndarray
    feet: np.ndarray
    hips: np.ndarray
    loop: tuple[int, int] = (0, 0)

    def __len__(self) -> int:
        return len(self.root)

    @property
    def cycle(self) -> int:
        """Frames of the loop; 0 without one."""
        return self.loop[1] - self.loop[0]

    @property
    def leads(self) -> int:
        """The foot that is raised first: 0 left, 1 right; -1 for none."""
        raised = np.flatnonzero((self.contacts[:-1] & ~self.contacts[1:]).any(axis=1))
        return int(np.argmin(self.contacts[raised[0] + 1])) if len(raised) else -1

    def last(self, laps: int) -> float:
        """The last frame, counted on through all laps."""
        return len(self) - 1.0 + laps * self.cycle

    def way(self) -> np.ndarray:
        """[3] how far a lap goes, by the foot that stands at its end [m]; horizontal."""
        first, end = self.loop
        if not self.cycle:
            return np.zeros(3)
        stands = self.contacts[first] & self.contacts[end]
        feet = np.flatnonzero(stands) if stands.any() else np.arange(2)
        return (self.ankles[end, feet] - self.ankles[first, feet]).mean(axis=0) * (1.0, 1.0, 0.0)

    def folded(self, at: np.ndarray | float, laps: int) -> tuple[np.ndarray, np.ndarray]:
        """Frames of the recording, and complete laps before them, from frames counted on through all laps."""
        at = np.asarray(at, float)
        if not self.cycle:
            return np.clip(at, 0.0, len(self) - 1.0), np.zeros(at.shape)
        count = np.clip(np.floor((at - self.loop[0]) / self.cycle), 0.0, laps)
        return np.clip(at - count * self.cycle, 0.0, len(self) - 1.0), count

    def sample(self, at: np.ndarray, laps: int = 0) -> Sample:
        """Poses at fractional frames: root and joints between two frames (eq. 3.3, both of them).

        Args:
            at: [k] frames, counted on through all laps.
            laps: How often the loop is repeated.

        Returns:
            The frames.
        """
        frame, count = self.folded(at, laps)
        way = count[:, None] * self.way()
        here = self._between(frame)
        root, rotations, ankles, feet = here.root + way, here.rotations, here.ankles + way[:, None], here.feet
        seam = pose.rise(frame, self.loop[1] - SEAM, float(self.loop[1])) * (count < laps) if self.cycle else 0.0
        if np.any(seam > 0.0):
            part = np.asarray(seam)[:, None]
            before, ahead = self._between(frame - self.cycle), way + self.way()
            root = root + part * (before.root + ahead - root)
            rotations = rotation.slerp(rotations, before.rotations, part)
            ankles = ankles + part[..., None] * (before.ankles + ahead[:, None] - ankles)
            feet = rotation.slerp(feet, before.feet, part)
        return Sample(root, rotations, ankles, feet, here.contacts)

    def _between(self, frame: np.ndarray) -> Sample:
        frame = np.clip(frame, 0.0, len(self) - 1.0)
        low = np.minimum(np.floor(frame).astype(int), len(self) - 2)
        part = (frame - low)[:, None]
        root = (1.0 - part) * self.root[low] + part * self.root[low + 1]
        wide = part[..., None]
        rotations = rotation.normalized((1.0 - wide) * self.rotations[low] + wide * self.rotations[low + 1])
        ankles = (1.0 - wide) * self.ankles[low] + wide * self.ankles[low + 1]
        nearest = np.rint(frame).astype(int)
        return Sample(root, rotations, ankles, self.feet[nearest], self.contacts[nearest])


def mapped(at: float, own: Clip, other: Clip) -> float:
    """The frame of another clip that goes with a frame of one; both counted on through all laps.

    What is before the loops, a lap, and what is after them correspond; without loops the whole clips do.

    Args:
        at: Frame of `own`.
        own: The clip of the act that is performed.
        other: The clip that is shown for it (thesis, 3.1.1).

    Returns:
        Frame of `other`.
    """
    if own is other:
        return at
    if not (own.cycle and other.cycle):
        return at * (len(other) - 1.0) / (len(own) - 1.0)
    if at < own.loop[0]:
        return at * other.loop[0] / max(own.loop[0], 1)
    return other.loop[0] + (at - own.loop[0]) * other.cycle / own.cycle
