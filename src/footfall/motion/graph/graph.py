"""Motion graphs: fragments of clips and the transitions between them; random walks, shortest paths, and their motions.

A fragment can be followed by its own continuation, and by any fragment whose first pose and velocity are near its last
ones, with the same feet in contact. Only the largest strongly connected part is kept (`build`), so that a random walk
never ends.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ...characters import roles as joint_roles
from ...characters.roles import Roles
from ...characters.skeleton import Skeleton
from ...errors import BadInput
from .. import pose
from ..analysis.contacts import Contacts
from ..analysis.feet import Sole
from ..analysis.legs import SIDES
from ..editing import blend
from ..editing.planting import planted
from ..motion import Motion

MAX_DISTANCE = 0.07  # threshold of the distance between two moments for a transition [m]
PREFERENCE = 5.0  # of a random walk for near transitions: weight exp(-PREFERENCE · cost / MAX_DISTANCE)
FADE_SECONDS = 0.5  # duration of the fade of the difference at a transition [s]
COST_SECONDS = 10.0  # in shortest paths, a transition cost of 1 m counts as this many seconds
MAX_WALK_SECONDS = 24 * 3600


@dataclass(frozen=True)
class Fragment:
    """Frames start … stop - 1 of a clip, with the same feet in contact."""

    clip: int  # index into `MotionGraph.motions`
    start: int
    stop: int
    left: bool  # whether the left foot is in contact
    right: bool


@dataclass(frozen=True, eq=False)
class MotionGraph:
    """Clips of one skeleton, fragments of them, and the transitions between the fragments.

    Attributes:
        motions: The clips, of one skeleton and frame rate.
        feet: For each clip [frame, 2]: contact of the left and the right foot.
        fragments: The nodes of the graph.
        edges: [transition, 2] indices of a fragment and its successor.
        costs: [transition] distance of the two moments [m]; 0 to a fragment's own continuation.
        fragments_before: Number of fragments before the largest connected part was selected.
        soles: Soles of both feet for planting; empty if they are to be estimated.
    """

    motions: tuple[Motion, ...]
    feet: tuple[np.ndarray, ...]
    fragments: tuple[Fragment, ...]
    edges: np.ndarray
    costs: np.ndarray
    fragments_before: int = 0
    soles: dict[str, Sole] = field(default_factory=dict)

    @property
    def skeleton(self) -> Skeleton:
        """The skeleton of all clips."""
        return self.motions[0].skeleton

    @property
    def rate(self) -> float:
        """The frame rate of all clips [frames/s]."""
        return self.motions[0].rate

    @property
    def fraction(self) -> float:
        """The fraction of the original fragments that are in the connected part."""
        return len(self.fragments) / max(self.fragments_before, 1)

    @property
    def seconds(self) -> float:
        """Total duration of all fragments [s]."""
        return sum(f.stop - f.start for f in self.fragments) / self.rate

    @cached_property
    def following(self) -> tuple[np.ndarray, ...]:
        """For each fragment the transitions that leave it, as indices into `edges`."""
        order = np.argsort(self.edges[:, 0], kind="stable")
        bounds = np.searchsorted(self.edges[order, 0], np.arange(len(self.fragments) + 1))
        return tuple(order[a:b] for a, b in itertools.pairwise(bounds))

    def walk(self, seconds: float, seed: int = 0, start: int | None = None) -> list[int]:
        """A random walk, which prefers near transitions and fragments not visited before.

        Args:
            seconds: Duration [s], at most a day.
            seed: Of the random numbers.
            start: Index of the first fragment; random if not given.

        Returns:
            Indices of consecutive fragments.
        """
        if not (np.isfinite(seconds) and 0.0 <= seconds <= MAX_WALK_SECONDS):
            raise BadInput(f"a walk of {seconds} s; expected 0 s to a day")
        rng = np.random.default_rng(seed)
        here = int(rng.integers(len(self.fragments))) if start is None else self._checked(start)
        path, visits, elapsed, since_jump = [here], np.zeros(len(self.fragments)), 0.0, 0.0
        while True:
            duration = (self.fragments[here].stop - self.fragments[here].start) / self.rate
            elapsed, since_jump = elapsed + duration, since_jump + duration
            visits[here] += 1
            out = self.following[here]
            if elapsed >= seconds or not len(out):
                return path
            own = out[self.costs[out] == 0.0]
            out = own if len(own) and since_jump < FADE_SECONDS else out  # no jump before the last fade has ended
            weights = np.exp(-PREFERENCE * self.costs[out] / MAX_DISTANCE) / (1.0 + visits[self.edges[out, 1]])
            weights = weights if weights.sum() > 0.0 else np.ones(len(out))  # all of them very far
            edge = int(rng.choice(out, p=weights / weights.sum()))
            since_jump = since_jump if self.costs[edge] == 0.0 else 0.0
            here = int(self.edges[edge, 1])
            path.append(here)

    def path(self, a: int, b: int) -> list[int]:
        """The shortest path between two fragments, both included, by duration and transition costs.

        Args:
            a: Index of the first fragment.
            b: Index of the last fragment.

        Returns:
            Indices of consecutive fragments.
        """
        from scipy.sparse import csr_matrix
        from scipy.sparse.csgraph import dijkstra

        a, b = self._checked(a), self._checked(b)
        last = np.array([(f.stop - f.start) / self.rate for f in self.fragments])
        length = last[self.edges[:, 1]] + COST_SECONDS * self.costs
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
        """The motion of a path.

        Args:
            path: Indices of consecutive fragments, as from `walk` or `path`.
            plant: Whether foot planting is applied.
            roles: Joint roles; found here if not given.

        Returns:
            The fragments joined, with faded differences at the transitions.
        """
        joined, on = self.unplanted(path)
        if not plant:
            return joined
        return planted(joined, on, roles or joint_roles.find(self.skeleton), self.soles or None)

    def unplanted(self, path: Sequence[int]) -> tuple[Motion, Contacts]:
        """The motion of a path without foot planting, and its contacts."""
        if not len(path):
            raise BadInput("a motion needs a path of at least one fragment")
        known = {(int(a), int(b)) for a, b in self.edges}
        for step in itertools.pairwise(path):
            if step not in known:
                raise BadInput(f"fragment {step[1]} does not follow fragment {step[0]} in this graph")
        parts, states = [], []
        for first, last in self._runs([self._checked(i) for i in path]):
            clip, start = self.motions[first.clip], first.start
            stop = min(last.stop + 1, len(clip))  # one frame more: the first of the next part
            part, state = clip[start:stop], self.feet[first.clip][start:stop]
            if parts:
                part = blend.starting_at(pose.of(parts[-1], len(parts[-1]) - 1), part, FADE_SECONDS)[1:]
                state = state[1:]
            parts.append(part)
            states.append(state)
        if not parts:
            raise BadInput("this path has a single frame; a motion needs two")
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
        """First and last fragment of every run of fragments that are consecutive in their clip."""
        runs: list[tuple[Fragment, Fragment]] = []
        for i in path:
            here = self.fragments[i]
            if runs and (runs[-1][1].clip, runs[-1][1].stop) == (here.clip, here.start):
                runs[-1] = (runs[-1][0], here)
            else:
                runs.append((here, here))
        return [run for run in runs if run[1].stop - run[0].start > 1]


def as_contacts(feet: np.ndarray, rate: float) -> Contacts:
    """`Contacts` from contact of the left and right foot [frame, 2]."""
    on = {side: feet[:, k].astype(bool) for k, side in enumerate(SIDES)}
    return Contacts(rate, on, on, on)
