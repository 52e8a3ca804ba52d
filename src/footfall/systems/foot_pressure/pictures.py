"""Pictures of a database, kept as the few cells that are pressed: what Figure 3.8 shows as the matching picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

KEPT_RATE = 15.0  # of a faster pad some pictures are left out [Hz]
MAX_CELLS = 60_000_000


@dataclass(frozen=True, eq=False)
class Pictures:
    """Pictures of all templates, one after the other.

    Attributes:
        cells: [entry] row · columns + column of a pressed cell.
        values: [entry] its level.
        starts: [picture + 1] first entry of every picture.
        firsts: [template + 1] first picture of every template.
        every: Of the pictures of a template this one, and each such after it, is kept.
    """

    cells: np.ndarray
    values: np.ndarray
    starts: np.ndarray
    firsts: np.ndarray
    every: int

    def picture(self, template: int, place: int, shape: tuple[int, int]) -> np.ndarray:
        """The picture nearest to a frame of a template.

        Args:
            template: Index.
            place: Frame of its features.
            shape: Rows and columns of the pad.

        Returns:
            [row, column] levels.
        """
        first, last = self.firsts[template], self.firsts[template + 1] - 1
        k = int(np.clip(first + round(place / self.every), first, last))
        own = slice(self.starts[k], self.starts[k + 1])
        whole = np.zeros(shape[0] * shape[1], self.values.dtype)
        whole[self.cells[own]] = self.values[own]
        return whole.reshape(shape)


def packed(groups: Sequence[np.ndarray], rate: float) -> Pictures:
    """Pictures of templates as pressed cells.

    Args:
        groups: For each template its pictures [frame, row, column] in levels.
        rate: Of the pad [Hz].

    Returns:
        The pictures.
    """
    every = max(1, round(rate / KEPT_RATE))
    cells, values, counts, firsts = [], [], [], [0]
    for group in groups:
        kept = group[::every]
        for frame in kept:
            on = np.flatnonzero(frame)
            cells.append(on.astype(np.int32))
            values.append(frame.ravel()[on])
            counts.append(len(on))
        firsts.append(firsts[-1] + len(kept))
    starts = np.concatenate(([0], np.cumsum(counts)))
    return Pictures(np.concatenate(cells), np.concatenate(values), starts, np.array(firsts), every)
