"""One window of the incremental search: what its displacements are worth (eq. 4), and many of them on all cores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ...physics.world import Snapshot
from .displacement import Nodes
from .player import Played, Player

CONSTANT = 0.3  # c of eq. 4, beside (t/T)²
LOST = 0.5  # distance that a frame counts with which was not reached [m]
SIZE = 2e-4  # value of displacements of 1 rad in the mean square; less is better where the motion is the same


@dataclass(frozen=True, eq=False)
class Tried:
    """Displacements of a window and what they did.

    Attributes:
        heights: [node, leg joint] h_ij of the window's nodes [rad].
        value: E of eq. 4 over the mass and the sum of its weights, with the size of the displacements [m²].
        played: The simulation.
    """

    heights: np.ndarray
    value: float
    played: Played


class Window:
    """Some nodes of a displacement map, and the frames from their first to the last.

    Args:
        player: Plays targets.
        pool: Threads.
        base: [frame, joint] targets with all nodes but these [rad].
        nodes: Of the whole clip.
        which: Numbers of the nodes of this window, in order.
        joints: Columns of `base` that are displaced.
        state: At the first frame.
        last: Its last frame.
    """

    def __init__(
        self,
        player: Player,
        pool: ThreadPoolExecutor,
        base: np.ndarray,
        nodes: Nodes,
        which: list[int],
        joints: list[int],
        state: Snapshot,
        last: int,
    ):
        self.player, self.pool, self.base, self.joints, self.state = player, pool, base, joints, state
        self.first, self.last, self.shape = nodes.first_frame(which[0]), last, (len(which), len(joints))
        self.bumps = nodes.bumps(len(base))[:, which]
        t = np.arange(last - self.first + 1) / max(1, last - self.first)
        self.weight = t**2 + CONSTANT  # (t/T)² + c (eq. 4)
        self.weight /= self.weight.sum()
        self.simulated = 0  # frames
        self.best: Tried | None = None  # of all that were played over the whole window

    @property
    def frames(self) -> int:
        """Frames of the window."""
        return self.last - self.first + 1

    def target(self, heights: np.ndarray) -> np.ndarray:
        """m̂(t) = m(t) + d(t) (eq. 1) of the whole clip [frame, joint]."""
        target = self.base.copy()
        target[:, self.joints] += self.bumps @ heights
        return target

    def try_one(self, heights: np.ndarray, frames: int | None = None) -> Tried:
        """Simulate displacements [node, leg joint] over the window, or over its first frames only."""
        last = self.last if frames is None else min(self.last, self.first + frames - 1)
        played = self.player.play(self.state, self.target(heights), self.first, last)
        return Tried(heights, self.value(played, heights), played)

    def try_all(self, many: list[np.ndarray], frames: int | None = None) -> list[Tried]:
        """The same for many at once."""
        self.simulated += len(many) * (frames or self.frames)
        found = list(self.pool.map(lambda heights: self.try_one(heights, frames), many))
        if frames is None:
            self.keep(found)
        return found

    def keep(self, found: list[Tried]) -> None:
        """Remember the best, for a search that is stopped."""
        self.best = min(found if self.best is None else [self.best, *found], key=lambda tried: tried.value)

    def value(self, played: Played, heights: np.ndarray) -> float:
        """E (eq. 4), normalised; less is better."""
        squared = np.full(self.frames, LOST**2)
        reached = np.minimum(self.player.distances(played), LOST)
        squared[: len(reached)] = reached**2
        return float(self.weight @ squared + SIZE * np.mean(heights**2))

    def residual(self, played: Played, frames: int) -> np.ndarray:
        """Weighted differences of the mass points whose squares sum up to E, over the first frames [frame, number]."""
        points = self.player.points
        wanted = self.player.wanted[self.first : self.first + frames]
        apart = points.at(played.qpos[:frames]) - wanted
        apart[..., 0] -= apart[..., 0].mean(axis=-1, keepdims=True)
        mass = points.mass / points.mass.sum()
        return (apart * np.sqrt(self.weight[:frames, None] * mass)[..., None]).reshape(frames, -1)
