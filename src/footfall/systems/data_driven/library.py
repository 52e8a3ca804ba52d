"""A library of motion: takes on one body, their fragments, and the directed graph of transitions between them.

A transition leads from the end of a fragment to the start of one that begins with the event with which the first ends
(a landing of the same foot, say), if pose and velocity of the two moments are near (Lee, Kim, Lee 2010, section 3; Lee
et al. 2002). The distance is that of `motion.graph`. Only a strongly connected part is used (`in_graph`), so that a
character never gets stuck; what lies outside is kept, since takes that are added later may connect it. Fragments that
near transitions do not connect (runs, where no clip goes from walking to running) get bridges: their nearest
transitions, although these are farther. Bridges are expensive for the planner, and the notes tell of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from ...characters import Character
from ...errors import BadInput
from .fragments import EVENTS, Fragment, Take, cut
from .movement import Piece

NEAR = 0.08  # largest distance of the two moments of a transition [m]
NEAR_STANDING = 0.14  # the same between moments of standing, in which nothing moves [m]
SPEED_OF_NEAR = 1.6  # from this speed on, the largest distance grows in proportion: so do differences of velocity [m/s]
BRIDGE = 0.25  # the same of the few transitions that connect what else would not be connected [m]
BRIDGES = 3  # nearest transitions to and from each such fragment
MOST = 24  # transitions kept of each fragment
TURN_BIN, SPEED_BIN = 0.2, 0.25  # transitions are kept to different turns [rad] and speeds [m/s] first
PRUNED = "not connected: "  # start of notes about connections
LEAST_STANDING = 0.5  # a part with standing is preferred if it has at least this fraction of the largest one's


@dataclass(frozen=True, eq=False)
class Library:
    """Takes, fragments and transitions.

    Attributes:
        body: The character.
        takes: The clips on it; names are unique.
        fragments: Of all takes, in their order; the index of a fragment is its number.
        begins: [fragment, number] what transitions compare in the first frame of each [m].
        ends: The same in the last frame.
        edges: [transition, 2] all near pairs: a fragment and one that may follow.
        costs: [transition] distance of the two moments [m]; 0 to a fragment's own continuation.
        near: Largest distance, and the one between moments of standing [m].
        most: Transitions kept of each fragment.
        in_graph: [fragment] of bool: whether it is in the connected part.
        kept: [transition] of bool: whether the graph has it: in the connected part, among the `most` of its fragment.
        notes: What was left out and why.
        banned: Numbers of fragments that are not used, whatever they connect.
    """

    body: Character
    takes: tuple[Take, ...]
    fragments: tuple[Fragment, ...]
    begins: np.ndarray
    ends: np.ndarray
    edges: np.ndarray
    costs: np.ndarray
    near: tuple[float, float]
    most: int
    in_graph: np.ndarray
    kept: np.ndarray
    notes: tuple[str, ...] = ()
    banned: frozenset[int] = frozenset()

    def __len__(self) -> int:
        return len(self.fragments)

    @cached_property
    def by_name(self) -> dict[str, Take]:
        return {take.name: take for take in self.takes}

    @property
    def connected(self) -> float:
        """The fraction of the fragments in the connected part."""
        return float(self.in_graph.mean()) if len(self.in_graph) else 0.0

    @cached_property
    def successors(self) -> tuple[np.ndarray, np.ndarray]:
        """[fragment, k] numbers of the fragments that may follow, -1 where there are fewer, and [fragment, k] costs."""
        edges, costs = self.edges[self.kept], self.costs[self.kept]
        order = np.lexsort((edges[:, 1], costs, edges[:, 0]))
        edges, costs = edges[order], costs[order]
        bounds = np.searchsorted(edges[:, 0], np.arange(len(self) + 1))
        width = max(1, int(np.diff(bounds).max(initial=0)))
        table, cost = np.full((len(self), width), -1), np.full((len(self), width), np.inf)
        column = np.arange(len(edges)) - bounds[edges[:, 0]]
        table[edges[:, 0], column], cost[edges[:, 0], column] = edges[:, 1], costs
        return table, cost

    @cached_property
    def styles(self) -> tuple[str, ...]:
        """Of the fragments in the connected part, sorted."""
        return tuple(sorted({f.style for f, inside in zip(self.fragments, self.in_graph, strict=True) if inside}))

    def piece(self, fragment: int) -> Piece:
        """The frames of a fragment, as in its clip."""
        f = self.fragments[fragment]
        return self.by_name[f.clip].piece[f.start : f.stop + 1]

    def number(self, clip: str, start: int) -> int | None:
        """The fragment of a clip that begins in a frame."""
        return self._begins.get((clip, start))

    @cached_property
    def _begins(self) -> dict[tuple[str, int], int]:
        return {(f.clip, f.start): i for i, f in enumerate(self.fragments)}

    def continuation(self, fragment: int) -> int | None:
        """The fragment that follows in the same clip."""
        f = self.fragments[fragment]
        return self.number(f.clip, f.stop)

    def of_clip(self, clip: str) -> list[int]:
        """The fragments of a clip, in order."""
        if clip not in self.by_name:
            raise BadInput(f"there is no clip {clip!r} in this library; it has {', '.join(list(self.by_name)[:40])}")
        return [i for i, f in enumerate(self.fragments) if f.clip == clip]

    def standing(self) -> np.ndarray:
        """The fragments of standing in the connected part [k]."""
        return np.flatnonzero(self.in_graph & np.array([f.stands for f in self.fragments], bool))

    def added(self, takes: Iterable[Take]) -> Library:
        """The library with further takes; only pairs with one of their fragments are compared."""
        return _with(self, tuple(takes))

    def without(self, numbers: Iterable[int]) -> Library:
        """The library in which further fragments are not used, such as those that a control law cannot follow."""
        moments = Moments(self.fragments, self.begins, self.ends)
        banned = self.banned | frozenset(int(i) for i in numbers)
        return finished(
            self.body, self.takes, moments, self.edges, self.costs, self.near, self.most, self.notes, banned
        )

    def with_edges(self, chosen: np.ndarray, note: str = "") -> Library:
        """The library with fewer transitions.

        Args:
            chosen: [transition] of bool: which of `edges` stay.
            note: What is said about it.
        """
        moments = Moments(self.fragments, self.begins, self.ends)
        notes = (*(line for line in self.notes if not line.startswith(PRUNED)), *([note] if note else []))
        edges, costs = self.edges[chosen], self.costs[chosen]
        return finished(self.body, self.takes, moments, edges, costs, self.near, self.most, notes, self.banned)

    def corrected(self, found: Mapping[str, np.ndarray]) -> Library:
        """The library with other corrections of clips (`Take.corrections`), by their names."""
        takes = (replace(t, corrections=found[t.name]) if t.name in found else t for t in self.takes)
        return replace(self, takes=tuple(takes))


def build(
    takes: Sequence[Take], body: Character, near: float = NEAR, standing: float = NEAR_STANDING, most: int = MOST
) -> Library:
    """Build a library.

    Args:
        takes: Clips on the body (`fragments.take`), and mirror images of them if wanted.
        body: The character.
        near: Largest distance of the two moments of a transition [m].
        standing: The same between moments of standing [m].
        most: Transitions kept of each fragment; different turns and speeds first, then the nearest.

    Raises:
        BadInput: Two takes have one name, or there is no fragment.
    """
    none = np.empty(0)
    pairs, flags = np.empty((0, 2), int), np.empty(0, bool)
    return _with(Library(body, (), (), none, none, pairs, none, (near, standing), most, flags, flags), tuple(takes))


def _with(old: Library, new: tuple[Take, ...]) -> Library:
    takes = old.takes + new
    names = [take.name for take in takes]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadInput(f"a library needs clips of different names; twice: {', '.join(twice)}")
    fragments, notes = list(old.fragments), list(old.notes)
    begins, ends = ([table] if len(old) else [] for table in (old.begins, old.ends))
    for take in new:
        found = cut(take, old.body)
        fragments += found.fragments
        begins.append(found.begins)
        ends.append(found.ends)
        notes += [f"{take.name}: {note}" for note in take.notes] + list(found.notes)
        if not found.fragments:
            notes.append(f"{take.name}: no whole fragment in it")
    if not fragments:
        raise BadInput("there is no whole fragment in these clips: expected clips with two foot strikes or standing")
    moments = Moments(tuple(fragments), np.concatenate(begins), np.concatenate(ends))
    edges, costs = _near_pairs(moments, len(old), old.near)
    edges, costs = np.concatenate((old.edges, edges)), np.concatenate((old.costs, costs))
    return finished(old.body, takes, moments, edges, costs, old.near, old.most, tuple(notes), old.banned)


@dataclass(frozen=True, eq=False)
class Moments:
    """Fragments with what transitions compare in their first and last frames."""

    fragments: tuple[Fragment, ...]
    begins: np.ndarray
    ends: np.ndarray

    def distances(self, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
        """[row, column] from the end of a fragment to the start of another [m]; infinite if the events differ."""
        a, b = self.ends[rows], self.begins[columns]
        square = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2.0 * a @ b.T
        distance = np.sqrt(np.maximum(square, 0.0))
        first, then = [self.fragments[i] for i in rows], [self.fragments[i] for i in columns]
        leave, entry = np.array([EVENTS.index(f.exit) for f in first]), np.array([EVENTS.index(f.entry) for f in then])
        distance[leave[:, None] != entry] = np.inf
        starts = {(f.clip, f.start): k for k, f in enumerate(then)}
        for i, f in enumerate(first):
            if (f.clip, f.stop) in starts:
                distance[i, starts[f.clip, f.stop]] = 0.0
        return distance


def finished(
    body: Character,
    takes: tuple[Take, ...],
    moments: Moments,
    edges: np.ndarray,
    costs: np.ndarray,
    near: tuple[float, float],
    most: int,
    notes: tuple[str, ...],
    banned: frozenset[int] = frozenset(),
) -> Library:
    """A library from all its near pairs: the connected part is found, and transitions are limited in number.

    Args:
        body: The character.
        takes: The clips on it.
        moments: Their fragments.
        edges: [transition, 2] all near pairs; longer ones are left out and bridges found anew.
        costs: [transition] [m].
        near: Largest distances [m], see `Library`.
        most: Transitions kept of each fragment.
        notes: About the takes; those about connections are made anew.
        banned: Numbers of fragments that are not used.
    """
    fragments, count = moments.fragments, len(moments.fragments)
    stands = np.array([f.stands for f in fragments])
    used = ~np.isin(np.arange(count), sorted(banned))
    near_ones = costs < limits(fragments, near)[edges[:, 0]]
    edges, costs = edges[near_ones], costs[near_ones]
    inside = alone = _connected(edges[used[edges].all(axis=1)], count, stands)
    if not inside[used].all():
        bridges, lengths = _bridges(moments, inside, used, edges)
        edges, costs = np.concatenate((edges, bridges)), np.concatenate((costs, lengths))
        inside = _connected(edges[used[edges].all(axis=1)], count, stands)
    kept = np.asarray(inside[edges].all(axis=1))
    kept[kept] = _selected(edges[kept], costs[kept], fragments, most)
    inside = _connected(edges[kept], count, stands)
    kept &= inside[edges].all(axis=1)
    said = [note for note in notes if not note.startswith(PRUNED)] + _pruned_notes(fragments, inside, used)
    if not alone[used].all():
        said.append(f"{PRUNED}{1.0 - alone[used].mean():.0%} of the fragments, by near transitions alone")
    said += _bridge_notes(fragments, edges[kept], costs[kept], near)
    return Library(
        body, takes, fragments, moments.begins, moments.ends, edges, costs, near, most, inside, kept, tuple(said),
        banned,
    )  # fmt: skip


# distances


def limits(fragments: Sequence[Fragment], near: tuple[float, float]) -> np.ndarray:
    """Largest length of a transition from each fragment [fragment] [m]."""
    pace = np.array([max(1.0, np.hypot(f.speed, f.sideways) / SPEED_OF_NEAR) for f in fragments])
    return np.where([f.exit == "stands" for f in fragments], near[1], near[0]) * pace


def _near_pairs(moments: Moments, known: int, near: tuple[float, float]) -> tuple[np.ndarray, np.ndarray]:
    """Near pairs of which at least one fragment is new (its number is `known` or more), and their distances [m]."""
    everything = np.arange(len(moments.fragments))
    old, new = everything[:known], everything[known:]
    limit = limits(moments.fragments, near)
    pairs, lengths = [np.empty((0, 2), int)], [np.empty(0)]
    for rows, columns in ((new, everything), (old, new)):
        if len(rows) and len(columns):
            distance = moments.distances(rows, columns)
            found = np.argwhere(distance < limit[rows][:, None])
            pairs.append(np.column_stack((rows[found[:, 0]], columns[found[:, 1]])))
            lengths.append(distance[found[:, 0], found[:, 1]])
    return np.concatenate(pairs), np.concatenate(lengths)


def _bridges(
    moments: Moments, inside: np.ndarray, used: np.ndarray, edges: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """The nearest transitions to every fragment outside the connected part and from it, of all and of that part."""
    every, main, out = np.flatnonzero(used), np.flatnonzero(inside), np.flatnonzero(used & ~inside)
    known = {(int(a), int(b)) for a, b in edges}
    found: dict[tuple[int, int], float] = {}
    for rows, columns, axis in ((every, out, 0), (out, every, 1), (main, out, 0), (out, main, 1)):
        if not len(rows) or not len(columns):
            continue
        distance = moments.distances(rows, columns)
        nearest = np.argsort(distance, axis=axis, kind="stable")
        for k in range(min(BRIDGES, distance.shape[axis])):
            for j in range(distance.shape[1 - axis]):
                at = (int(nearest[k, j]), j) if axis == 0 else (j, int(nearest[j, k]))
                pair = (int(rows[at[0]]), int(columns[at[1]]))
                if distance[at] < BRIDGE and pair not in known:
                    found[pair] = float(distance[at])
    pairs = sorted(found)
    return np.array(pairs, int).reshape(-1, 2), np.array([found[pair] for pair in pairs])


# the connected part


def _parts(edges: np.ndarray, count: int) -> np.ndarray:
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    table = csr_matrix((np.ones(len(edges)), (edges[:, 0], edges[:, 1])), shape=(count, count))
    return connected_components(table, directed=True, connection="strong")[1]


def _connected(edges: np.ndarray, count: int, stands: np.ndarray) -> np.ndarray:
    """[fragment] of bool: the largest strongly connected part; with standing, where one is nearly as large."""
    part = _parts(edges, count)
    size = np.bincount(part)
    loops = np.zeros(len(size), bool)  # a part of one fragment is connected if it can follow itself
    loops[part[edges[edges[:, 0] == edges[:, 1], 0]]] = True
    size = np.where((size > 1) | loops, size, 0)
    with_standing = np.where(np.bincount(part, stands, len(size)) > 0, size, 0)
    largest = int(np.argmax(size))
    standing = int(np.argmax(with_standing))
    chosen = standing if with_standing[standing] >= LEAST_STANDING * size[largest] else largest
    return (part == chosen) & (size[chosen] > 0)


def _selected(edges: np.ndarray, costs: np.ndarray, fragments: Sequence[Fragment], most: int) -> np.ndarray:
    """[transition] of bool: at most `most` of each fragment, and for each fragment the nearest one that leads to it.

    Of every kind of successor (turn, speed, style and stance) the nearest comes first, so that a character with many
    straight steps does not lose its turns.
    """
    kinds: dict[tuple[object, ...], int] = {}
    kind = np.array([
        kinds.setdefault((round(f.turn / TURN_BIN), round(f.speed / SPEED_BIN), f.style, f.stance, f.exit), len(kinds))
        for f in fragments
    ])  # fmt: skip
    order = np.lexsort((edges[:, 1], costs, edges[:, 0]))
    keep = np.zeros(len(edges), bool)
    bounds = np.searchsorted(edges[order, 0], np.arange(len(fragments) + 1))
    for a, b in itertools.pairwise(bounds):
        own = order[a:b]  # nearest first
        _, first = np.unique(kind[edges[own, 1]], return_index=True)
        ranked = np.concatenate((np.sort(first), np.setdiff1d(np.arange(len(own)), first)))
        keep[own[ranked[:most]]] = True
        keep[own[costs[own] == 0.0]] = True
    back = np.lexsort((edges[:, 0], costs, edges[:, 1]))
    _, nearest = np.unique(edges[back, 1], return_index=True)
    keep[back[nearest]] = True
    return keep


def _bridge_notes(
    fragments: Sequence[Fragment], edges: np.ndarray, costs: np.ndarray, near: tuple[float, float]
) -> list[str]:
    """How many bridges there are between styles, and how long they are."""
    limit = limits(fragments, near)
    groups: dict[tuple[str, str], list[float]] = {}
    for (a, b), cost in zip(edges.tolist(), costs.tolist(), strict=True):
        if cost >= limit[a]:
            groups.setdefault((fragments[a].style, fragments[b].style), []).append(cost)
    if not groups:
        return []
    most = sorted(groups, key=lambda pair: (-len(groups[pair]), pair))
    pairs = ", ".join(f"{a} to {b} {len(groups[a, b])}" for a, b in most[:8]) + (", …" if len(most) > 8 else "")
    count, longest = sum(len(found) for found in groups.values()), max(max(found) for found in groups.values())
    return [f"{PRUNED}some fragments otherwise than by {count} bridges of up to {longest:.2f} m ({pairs})"]


def _pruned_notes(fragments: Sequence[Fragment], inside: np.ndarray, used: np.ndarray) -> list[str]:
    """One line for each clip of which fragments are not in the connected part."""
    notes = []
    for clip, group in itertools.groupby(range(len(fragments)), key=lambda i: fragments[i].clip):
        numbers = list(group)
        out = [i for i in numbers if used[i] and not inside[i]]
        if out:
            what = "all" if len(out) == len(numbers) else f"{len(out)} of"
            frames = ", ".join(f"{fragments[i].start}-{fragments[i].stop}" for i in out[:4])
            notes.append(f"{PRUNED}{clip}: {what} {len(numbers)} fragments (frames {frames}{' …' * (len(out) > 4)})")
    if not any(f.stands and i for f, i in zip(fragments, inside, strict=True)):
        notes.append(f"{PRUNED}standing: the character can neither start nor stop")
    return notes
