"""Displacement maps of the targets (eq. 1 and 2): where their bumps are, and what they add."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from ...motion.editing.warp import basis_functions

WIDEST_GAP = 6  # frames between two nodes at most; longer gaps, as in standing, are filled
NEAREST = 3  # nodes nearer than this become one [frames]
WIDTHS = (5.0, 10.0)  # smallest and largest half width w of a bump [frames]


@dataclass(frozen=True, eq=False)
class Nodes:
    """The bumps of a displacement map.

    Attributes:
        centre: [node] c_j [frame].
        width: [node] w_j [frames].
    """

    centre: np.ndarray
    width: np.ndarray

    def __len__(self) -> int:
        return len(self.centre)

    def first_frame(self, node: int) -> int:
        """The first frame that this node or a later one changes, less the one whose rate depends on it."""
        begin = (self.centre - self.width)[node:].min() if node < len(self) else np.inf
        return max(0, int(np.floor(begin)) - 1) if np.isfinite(begin) else 1 << 30

    def last_frame(self, node: int) -> int:
        """The last frame that this node changes."""
        return int(np.ceil(self.centre[node] + self.width[node]))

    def bumps(self, frames: int) -> np.ndarray:
        """B_j(t; c_j, w_j) (eq. 2) in every frame [frame, node]."""
        return basis_functions(np.arange(frames, dtype=float), self.centre, self.width)


def nodes(contact: np.ndarray) -> Nodes:
    """Nodes at take-off, strike and the middle of each swing of both feet; gaps are filled.

    Args:
        contact: [frame, foot] whether each foot is on the ground.

    Returns:
        Nodes in order of time, the first at frame 0.
    """
    last, found = len(contact) - 1, {0.0}
    for on in contact.T:
        edges = np.flatnonzero(np.diff(on.astype(int)))
        found.update(edges + 0.5)
        bounds = [0, *(edges + 1).tolist(), len(on)]
        for a, b in pairwise(bounds):
            if not on[a] and a > 0 and b < len(on):
                found.add(0.5 * (a + b) - 0.5)
    kept: list[float] = []
    for c in sorted(found):
        if not kept or c - kept[-1] >= NEAREST:
            kept.append(c)
    filled: list[float] = []
    for a, b in zip(kept, [*kept[1:], float(last)], strict=True):
        pieces = max(1, int(np.ceil((b - a) / WIDEST_GAP - 1e-9)))
        filled += [a + (b - a) * k / pieces for k in range(pieces)]
    centre = np.array(filled)
    gaps = np.diff(centre, prepend=centre[0] - WIDTHS[0], append=last + WIDTHS[0])
    return Nodes(centre, np.clip(np.maximum(gaps[:-1], gaps[1:]), *WIDTHS))
