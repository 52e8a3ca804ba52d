"""Skeletons: a tree of joints with names, parents and rest offsets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ..errors import BadInput, UnknownName
from .character import Character, Link


@dataclass(frozen=True, eq=False)
class Skeleton:
    """A tree of joints, parents before children; joint 0 is the root.

    Attributes:
        names: Of the joints, all different.
        parents: Index of each joint's parent; -1 for the root.
        offsets: [joint, 3] from the parent's joint, in the parent's frame; the root's own is its rest position.
        ends: (joint, offset) where a bone without a child ends, in the joint's frame (BVH: End Site).
    """

    names: tuple[str, ...]
    parents: tuple[int, ...]
    offsets: np.ndarray
    ends: tuple[tuple[int, tuple[float, float, float]], ...] = ()

    def __post_init__(self) -> None:
        offsets = np.array(self.offsets, float).reshape(-1, 3)
        offsets.setflags(write=False)
        object.__setattr__(self, "offsets", offsets)
        if not len(self.names) == len(self.parents) == len(offsets) >= 1:
            raise BadInput(
                "a skeleton needs one name, one parent and one offset for each joint, and at least one joint"
            )
        if self.parents[0] != -1 or any(not 0 <= p < i for i, p in enumerate(self.parents) if i):
            raise BadInput("a skeleton's joints must be listed parents first, with one root")
        if len(set(self.names)) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise BadInput(f"two joints of a skeleton are called {twice!r}; names must differ")

    def __len__(self) -> int:
        return len(self.names)

    def index(self, name: str) -> int:
        """The index of a joint; `UnknownName` if there is none of this name."""
        if name not in self.names:
            raise UnknownName("joint", name, self.names)
        return self.names.index(name)

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        """For each joint the indices of its children."""
        return tuple(tuple(c for c, p in enumerate(self.parents) if p == i) for i in range(len(self)))

    def chain(self, joint: int) -> list[int]:
        """The joints from a joint up to the root, both included."""
        found = [joint]
        while self.parents[found[-1]] >= 0:
            found.append(self.parents[found[-1]])
        return found

    def end(self, joint: int) -> np.ndarray | None:
        """Where the bone of a joint without a child ends, in the joint's frame [3]; None if not given."""
        return next((np.array(offset) for at, offset in self.ends if at == joint), None)

    def scaled(self, factor: float) -> Skeleton:
        """All lengths multiplied by a factor."""
        ends = tuple((at, (x * factor, y * factor, z * factor)) for at, (x, y, z) in self.ends)
        return Skeleton(self.names, self.parents, self.offsets * factor, ends)

    def same_as(self, other: Skeleton, within: float = 1e-9) -> bool:
        """Whether names and parents are equal, and offsets within a tolerance."""
        return (
            self.names == other.names
            and self.parents == other.parents
            and np.allclose(self.offsets, other.offsets, atol=within)
            and [at for at, _ in self.ends] == [at for at, _ in other.ends]
            and np.allclose([o for _, o in self.ends], [o for _, o in other.ends], atol=within)
        )


def of_character(character: Character) -> Skeleton:
    """A character's skeleton: one joint for each link, at the link's origin [m]."""
    names = tuple(link.name for link in character.links)
    parents = tuple(names.index(link.parent) if link.parent else -1 for link in character.links)
    offsets = np.array([link.offset if link.offset else (0.0, 0.0, 0.0) for link in character.links], float)
    with_children = {link.parent for link in character.links}
    ends = [(i, tip) for i, link in enumerate(character.links) for tip in _tips(link, link.name in with_children)]
    return Skeleton(names, parents, offsets, tuple(ends))


def _tips(link: Link, has_children: bool) -> list[tuple[float, float, float]]:
    """The end of a link without children; of a foot, the middle of its front edge, then of its rear edge."""
    if has_children:
        return []
    if link.points:
        front, rear = max(p[0] for p in link.points), min(p[0] for p in link.points)
        edges = [[p for p in link.points if abs(p[0] - x) < 1e-9] for x in dict.fromkeys((front, rear))]
        middles = [np.mean(edge, axis=0).tolist() for edge in edges]
        return [(x, y, z) for x, y, z in middles]
    return [(link.line[3], link.line[4], link.line[5])] if link.line else []
