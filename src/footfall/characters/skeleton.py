"""Joints in a tree, as a motion file or a body describes them: names, parents and rest offsets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ..errors import BadInput, UnknownName
from .character import Character, Link


@dataclass(frozen=True, eq=False)
class Skeleton:
    """Parents come before children; joint 0 is the root. Offsets are in the parent's frame."""

    names: tuple[str, ...]
    parents: tuple[int, ...]  # -1 for the root
    offsets: np.ndarray  # [joint, 3] from the parent's joint; the root's own is its rest position
    ends: tuple[tuple[int, tuple[float, float, float]], ...] = ()  # (joint, offset): where a bone without a child ends

    def __post_init__(self) -> None:
        offsets = np.array(self.offsets, float).reshape(-1, 3)
        offsets.setflags(write=False)
        object.__setattr__(self, "offsets", offsets)
        if not len(self.names) == len(self.parents) == len(offsets) >= 1:
            raise BadInput("a skeleton needs one name, one parent and one offset a joint, and at least one joint")
        if self.parents[0] != -1 or any(not 0 <= p < i for i, p in enumerate(self.parents) if i):
            raise BadInput("a skeleton's joints must be listed parents first, with one root")
        if len(set(self.names)) != len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise BadInput(f"two joints of a skeleton are called {twice!r}; names must differ")

    def __len__(self) -> int:
        return len(self.names)

    def index(self, name: str) -> int:
        if name not in self.names:
            raise UnknownName("joint", name, self.names)
        return self.names.index(name)

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(c for c, p in enumerate(self.parents) if p == i) for i in range(len(self)))

    def chain(self, joint: int) -> list[int]:
        """From a joint up to the root, both included."""
        found = [joint]
        while self.parents[found[-1]] >= 0:
            found.append(self.parents[found[-1]])
        return found

    def end(self, joint: int) -> np.ndarray | None:
        """Where the bone of a joint without a child ends, in its own frame."""
        return next((np.array(offset) for at, offset in self.ends if at == joint), None)

    def scaled(self, fraction: float) -> Skeleton:
        """All lengths multiplied."""
        ends = tuple((at, (x * fraction, y * fraction, z * fraction)) for at, (x, y, z) in self.ends)
        return Skeleton(self.names, self.parents, self.offsets * fraction, ends)

    def same_as(self, other: Skeleton, within: float = 1e-9) -> bool:
        """Same names, same tree and the same offsets."""
        return (
            self.names == other.names
            and self.parents == other.parents
            and np.allclose(self.offsets, other.offsets, atol=within)
            and [at for at, _ in self.ends] == [at for at, _ in other.ends]
            and np.allclose([o for _, o in self.ends], [o for _, o in other.ends], atol=within)
        )


def of_character(character: Character) -> Skeleton:
    """The links of a body as joints: each turns about the point where it hangs on its parent [m]."""
    names = tuple(link.name for link in character.links)
    parents = tuple(names.index(link.parent) if link.parent else -1 for link in character.links)
    offsets = np.array([link.offset if link.offset else (0.0, 0.0, 0.0) for link in character.links], float)
    hangs = {link.parent for link in character.links}
    ends = [(i, tip) for i, link in enumerate(character.links) for tip in _tips(link, link.name in hangs)]
    return Skeleton(names, parents, offsets, tuple(ends))


def _tips(link: Link, carries: bool) -> list[tuple[float, float, float]]:
    """Where a bone that carries no other ends; of a foot, the middle of its front edge, then of its rear one."""
    if carries:
        return []
    if link.points:
        front, rear = max(p[0] for p in link.points), min(p[0] for p in link.points)
        edges = [[p for p in link.points if abs(p[0] - x) < 1e-9] for x in dict.fromkeys((front, rear))]
        middles = [np.mean(edge, axis=0).tolist() for edge in edges]
        return [(x, y, z) for x, y, z in middles]
    return [(link.line[3], link.line[4], link.line[5])] if link.line else []
