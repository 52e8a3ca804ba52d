"""A motion graph: clips cut into fragments where contact changes, and which fragment can follow which.

A fragment can be followed by its own continuation, and by any fragment that begins in a pose and velocity near those
in which it ends, with the same feet on the ground. Only the largest part in which every fragment can be reached from
every other one is kept, so that a walk through the graph never ends.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np

from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from ...errors import BadInput
from .. import pose, rotation
from ..analysis.contacts import Contacts
from ..analysis.feet import SIDES, Sole
from ..editing import blend
from ..editing.planting import planted
from ..motion import Motion

NEAR = 0.07  # [m] threshold of the distance between two moments for a transition
VELOCITY = 0.12  # [s] a difference of 1 m/s counts as much as one of so many metres
SHORTEST, LONGEST = 0.1, 0.8  # [s] of a fragment
STAY = 5.0  # how much a random walk prefers near transitions to far ones
FADE = 0.5  # [s] in which the difference at a transition fades
WEIGHTS = {  # of joints by role: feet count most, since what they differ by they slide; no role, no weight
    "hips": 1.0, "chest": 1.0, "head": 0.5,
    **{f"{side}_{part}": weight for side in SIDES for part, weight in
       (("hip", 1.0), ("knee", 1.0), ("ankle", 3.0), ("toe", 1.0), ("arm", 0.5), ("elbow", 0.4), ("wrist", 0.3))},
}  # fmt: skip


@dataclass(frozen=True)
class Fragment:
    """Frames start … stop - 1 of a clip, in which the same feet stand."""

    clip: int
    start: int
    stop: int
    left: bool
    right: bool


@dataclass(frozen=True, eq=False)
class MotionGraph:
    """Clips of one skeleton, fragments of them, and the transitions between these."""

    motions: tuple[Motion, ...]
    feet: tuple[np.ndarray, ...]  # for each clip [frame, 2]: whether the left and the right foot stand
    fragments: tuple[Fragment, ...]
    edges: np.ndarray  # [transition, 2] from one fragment to the next
    costs: np.ndarray  # [transition] distance of the two moments [m]; 0 to a fragment's own continuation
    cut: int = 0  # how many fragments there were before the largest connected part was kept
    soles: dict[str, Sole] = field(default_factory=dict)

    @property
    def skeleton(self) -> Skeleton:
        return self.motions[0].skeleton

    @property
    def rate(self) -> float:
        return self.motions[0].rate

    @property
    def fraction(self) -> float:
        """Of the fragments there were, how many are in the connected part."""
        return len(self.fragments) / max(self.cut, 1)

    @property
    def seconds(self) -> float:
        """Of all fragments together."""
        return sum(f.stop - f.start for f in self.fragments) / self.rate

    @cached_property
    def following(self) -> tuple[np.ndarray, ...]:
        """For each fragment the transitions that leave it, as indices into `edges`."""
        order = np.argsort(self.edges[:, 0], kind="stable")
        bounds = np.searchsorted(self.edges[order, 0], np.arange(len(self.fragments) + 1))
        return tuple(order[a:b] for a, b in itertools.pairwise(bounds))

    def walk(self, seconds: float, seed: int = 0, start: int | None = None) -> list[int]:
        """Fragments one after another for so long [s], at random; near transitions and new fragments are preferred."""
        if not (np.isfinite(seconds) and 0.0 <= seconds <= 24 * 3600):
            raise BadInput(f"a walk of {seconds} s; expected 0 s to a day")
        rng = np.random.default_rng(seed)
        here = int(rng.integers(len(self.fragments))) if start is None else self._checked(start)
        path, visits, lasted, since = [here], np.zeros(len(self.fragments)), 0.0, 0.0
        while True:
            lasts = (self.fragments[here].stop - self.fragments[here].start) / self.rate
            lasted, since = lasted + lasts, since + lasts
            visits[here] += 1
            out = self.following[here]
            if lasted >= seconds or not len(out):
                return path
            own = out[self.costs[out] == 0.0]
            out = own if len(own) and since < FADE else out  # one transition fades before the next begins
            chance = np.exp(-STAY * self.costs[out] / NEAR) / (1.0 + visits[self.edges[out, 1]])
            way = int(rng.choice(out, p=chance / chance.sum()))
            since = since if self.costs[way] == 0.0 else 0.0
            here = int(self.edges[way, 1])
            path.append(here)

    def path(self, a: int, b: int) -> list[int]:
        """The shortest way from one fragment to another, both included: by time, and by distance at transitions."""
        from scipy.sparse import csr_matrix
        from scipy.sparse.csgraph import dijkstra

        a, b = self._checked(a), self._checked(b)
        last = np.array([(f.stop - f.start) / self.rate for f in self.fragments])
        length = last[self.edges[:, 1]] + 10.0 * self.costs  # 10 cm of difference are worth a detour of a second
        table = csr_matrix((length, (self.edges[:, 0], self.edges[:, 1])), shape=(len(last), len(last)))
        _, before = dijkstra(table, indices=a, return_predecessors=True)
        found = [b]
        while found[-1] != a:
            step = int(before[found[-1]])
            if step < 0:
                raise BadInput(f"fragment {b} cannot be reached from fragment {a}")
            found.append(step)
        return found[::-1]

    def _checked(self, fragment: int) -> int:
        if not 0 <= fragment < len(self.fragments):
            raise BadInput(f"there is no fragment {fragment}; this graph has 0 to {len(self.fragments) - 1}")
        return int(fragment)

    def motion(self, path: Sequence[int], plant: bool = True, roles: Roles | None = None) -> Motion:
        """The fragments of a path joined end to start; feet kept in place unless told otherwise."""
        joined, on = self.unplanted(path)
        if not plant:
            return joined
        return planted(joined, on, roles or joint_roles.find(self.skeleton), self.soles or None)

    def unplanted(self, path: Sequence[int]) -> tuple[Motion, Contacts]:
        """The fragments of a path joined, and when their feet stand."""
        if not len(path):
            raise BadInput("a motion needs a path of at least one fragment")
        known = {(int(a), int(b)) for a, b in self.edges}
        for step in itertools.pairwise(path):
            if step not in known:
                raise BadInput(f"fragment {step[1]} does not follow fragment {step[0]} in this graph")
        parts, states = [], []
        for first, last in self._runs([self._checked(i) for i in path]):
            clip, start = self.motions[first.clip], first.start
            stop = min(last.stop + 1, len(clip))  # one more: the moment in which the next part begins
            part, state = clip[start:stop], self.feet[first.clip][start:stop]
            if parts:
                part = blend.seamed(pose.of(parts[-1], len(parts[-1]) - 1), part, FADE)[1:]
                state = state[1:]
            parts.append(part)
            states.append(state)
        whole = Motion(
            self.skeleton,
            self.rate,
            np.concatenate([part.root for part in parts]),
            np.concatenate([part.local_rotations for part in parts]),
            "walk",
            channels=self.motions[0].channels,
        )
        return whole, as_contacts(np.concatenate(states), self.rate)

    def _runs(self, path: list[int]) -> list[tuple[Fragment, Fragment]]:
        """First and last fragment of every stretch that goes on as recorded."""
        runs: list[tuple[Fragment, Fragment]] = []
        for i in path:
            here = self.fragments[i]
            if runs and (runs[-1][1].clip, runs[-1][1].stop) == (here.clip, here.start):
                runs[-1] = (runs[-1][0], here)
            else:
                runs.append((here, here))
        return [run for run in runs if run[1].stop - run[0].start > 1]

    def save(self, path: str | Path) -> None:
        """As one .npz file of plain numbers and text."""
        from .file import save

        save(self, Path(path))


def load(path: str | Path) -> MotionGraph:
    """A graph from its file; nothing in it is run, and sizes are checked before anything is read."""
    from .file import load as read

    return read(Path(path))


def as_contacts(feet: np.ndarray, rate: float) -> Contacts:
    """Contacts of whole feet from [frame, 2]."""
    on = {side: feet[:, k].astype(bool) for k, side in enumerate(SIDES)}
    return Contacts(rate, on, on, on)


# building


def build(
    motions: Sequence[Motion],
    contacts: Sequence[Contacts],
    near: float = NEAR,
    roles: Roles | None = None,
    soles: dict[str, Sole] | None = None,
) -> MotionGraph:
    """The graph of some clips of one skeleton and one frame rate; `near` [m] is how much transitions may differ."""
    if not motions or len(motions) != len(contacts):
        raise BadInput(
            f"{len(motions)} clips with {len(contacts)} lists of contacts; expected one for each, and a clip"
        )
    first = motions[0]
    for motion, on in zip(motions, contacts, strict=True):
        blend.checked(first, motion)
        if motion.local_offsets is not None:
            raise BadInput(f"{motion.name} moves joints against their parents; a graph cannot hold that")
        if len(on.foot["left"]) != len(motion):
            raise BadInput(f"contacts of {len(on.foot['left'])} frames do not fit {motion.name} of {len(motion)}")
    roles = roles or joint_roles.find(first.skeleton)
    feet = tuple(np.stack([np.asarray(on.foot[side], bool) for side in SIDES], axis=1) for on in contacts)
    fragments = [f for clip, state in enumerate(feet) for f in _cut(clip, state, first.rate)]
    if not fragments:
        raise BadInput(f"no clip is longer than the shortest fragment of {SHORTEST:g} s")
    cost = _transition_costs(motions, feet, fragments, roles)
    edges = np.argwhere(cost < near)
    kept = _connected(edges, len(fragments))
    new = np.full(len(fragments), -1)
    new[kept] = np.arange(len(kept))
    costs = cost[edges[:, 0], edges[:, 1]]
    inside = (new[edges] >= 0).all(axis=1)
    return MotionGraph(
        tuple(motions),
        feet,
        tuple(fragments[i] for i in kept),
        new[edges[inside]],
        costs[inside],
        len(fragments),
        soles or {},
    )


def _cut(clip: int, state: np.ndarray, rate: float) -> list[Fragment]:
    """A clip cut where a foot comes down or leaves, and long stretches in pieces."""
    least, most = max(2, round(SHORTEST * rate)), round(LONGEST * rate)
    cuts = [0, *(np.flatnonzero((state[1:] != state[:-1]).any(axis=1)) + 1).tolist(), len(state)]
    bounds = [0]
    for at in cuts[1:]:
        pieces = int(np.ceil((at - bounds[-1]) / most))
        if pieces > 1:
            bounds += np.linspace(bounds[-1], at, pieces + 1).astype(int)[1:].tolist()
        elif at - bounds[-1] >= least:
            bounds.append(at)
    pairs = itertools.pairwise(bounds)
    return [Fragment(clip, a, b, bool(state[a, 0]), bool(state[a, 1])) for a, b in pairs if b - a >= least]


def moments(motion: Motion, roles: Roles) -> np.ndarray:
    """What is compared between two moments [frame, number] [m]: the weighted joints about the root, and how they move.

    Turned to the root's heading and taken from its place on the ground, so where and which way does not count.
    """
    joints = [roles[role] for role in WEIGHTS if roles.get(role) is not None]
    weights = np.array([WEIGHTS[role] for role in WEIGHTS if roles.get(role) is not None])
    weights = np.sqrt(weights / weights.sum())[None, :, None]
    back = rotation.inverse(blend.upright(motion))[:, None]
    place = motion.positions[:, joints] - motion.root[:, None] * np.array([1.0, 1.0, 0.0])
    places = motion.positions[:, joints]
    speed = np.gradient(places, axis=0) * motion.rate if len(motion) > 1 else np.zeros_like(places)
    parts = (rotation.rotated(back, place), VELOCITY * rotation.rotated(back, speed))
    return np.concatenate([(weights * part).reshape(len(motion), -1) for part in parts], axis=1)


def _transition_costs(
    motions: Sequence[Motion], feet: Sequence[np.ndarray], fragments: list[Fragment], roles: Roles
) -> np.ndarray:
    """[from, to] [m]: from the moment a fragment ends to the moment another begins; infinite where feet differ."""
    all_moments = [moments(motion, roles) for motion in motions]
    ends = np.array([min(f.stop, len(motions[f.clip]) - 1) for f in fragments])
    begins = np.stack([all_moments[f.clip][f.start] for f in fragments])
    finals = np.stack([all_moments[f.clip][end] for f, end in zip(fragments, ends, strict=True)])
    squares = np.sum(finals**2, axis=1)[:, None] + np.sum(begins**2, axis=1) - 2.0 * finals @ begins.T
    cost = np.sqrt(np.maximum(squares, 0.0))
    after = np.stack([feet[f.clip][end] for f, end in zip(fragments, ends, strict=True)])
    before = np.array([(f.left, f.right) for f in fragments])
    cost[(after[:, None] != before).any(axis=2)] = np.inf
    own = np.array([(f.clip, f.start) for f in fragments])
    then = np.array([(f.clip, f.stop) for f in fragments])
    cost[(then[:, None] == own).all(axis=2)] = 0.0
    return cost


def _connected(edges: np.ndarray, count: int) -> np.ndarray:
    """The fragments of the largest part in which each can be reached from each."""
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import connected_components

    table = csr_matrix((np.ones(len(edges)), (edges[:, 0], edges[:, 1])), shape=(count, count))
    _, part = connected_components(table, directed=True, connection="strong")
    return np.flatnonzero(part == np.argmax(np.bincount(part)))
