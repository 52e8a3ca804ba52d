"""The parts of a model as a tree that hangs from the pelvis, wherever the model's own root is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from .model import Model


@dataclass(frozen=True, eq=False)
class Tree:
    """Parts seen from the pelvis outwards.

    Attributes:
        model: The model.
        top: The part from which all others hang.
    """

    model: Model
    top: int

    @cached_property
    def parents(self) -> dict[int, int]:
        """Each part's parent, the top's being -1."""
        found = {i: part.parent for i, part in enumerate(self.model.parts)}
        above, at = -1, self.top
        while at >= 0:
            found[at], above, at = above, at, self.model.parts[at].parent
        return found

    @cached_property
    def turned(self) -> set[int]:
        """Parts that were above their new parent: their joints are those of that parent, seen from the other side."""
        found, at = set(), self.model.parts[self.top].parent
        while at >= 0:
            found.add(at)
            at = self.model.parts[at].parent
        return found

    def joints(self, part: int) -> tuple[int, ...]:
        """The joints between a part and its parent, the one nearest the parent first."""
        if part == self.top:
            return ()
        if part in self.turned:
            return tuple(reversed(self.model.parts[self.parents[part]].joints))
        return self.model.parts[part].joints

    def children(self, part: int) -> list[int]:
        """The parts that hang from a part."""
        return [i for i, parent in self.parents.items() if parent == part]

    def below(self, part: int) -> list[int]:
        """A part and all that hangs from it, parents first."""
        found, waiting = [], [part]
        while waiting:
            at = waiting.pop(0)
            found.append(at)
            waiting += self.children(at)
        return found

    def path(self, part: int) -> list[int]:
        """The parts from below the top down to a part."""
        found = []
        while part != self.top:
            found.append(part)
            part = self.parents[part]
        return found[::-1]

    def place(self, part: int) -> np.ndarray:
        """Where a part begins: the mean of its joints' positions [3] [m]."""
        joints = self.joints(part)
        if joints:
            return np.mean([self.model.anchor(j) for j in joints], axis=0)
        return self.model.data.xpos[self.model.parts[part].bodies[0]].copy()

    def points(self, part: int) -> np.ndarray:
        """Points on the surface of a part [point, 3]; where its bodies are, if it has no geoms."""
        bodies = self.model.parts[part].bodies
        found = self.model.points(bodies)
        return found if len(found) else np.array([self.model.data.xpos[b] for b in bodies])

    def branch_mass(self, part: int) -> float:
        """Mass of a part and all that hangs from it [kg]."""
        return sum(self.model.mass(i) for i in self.below(part))
