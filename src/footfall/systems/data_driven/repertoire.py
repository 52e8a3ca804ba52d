"""From fragments of a library to what the law tracks: references of single fragments, of blends, and of whole clips.

References of recorded fragments are made from the arrays of their clip. Those of blended, bent or paced fragments are
made from the piece that the engine plays, whose torques are blended alike. Both are kept, since steps repeat.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ...characters import Character
from ...characters.roles import SIDES
from ...control.states import DOUBLE, FLIGHT, SINGLE
from ...control.steering import Style
from ...errors import BadInput
from ...motion.retarget import hinges
from . import fragments as engine
from . import library_file
from .blending import played
from .commands import Choice
from .library import Library
from .movement import RATE, Piece
from .piece import soles
from .planner import Planner
from .preview import styles
from .reference import AFTER, CUT, ON_CONTACT, ON_TIME, Fragment, Source, fragments

KEPT = 1024  # references
KINDS = {"left": SINGLE, "right": SINGLE, "both": DOUBLE, "none": FLIGHT}
EITHER = 2  # foot that may land
SMOOTH = ((0.06, 0.25), (0.08, 0.35), (0.12, 0.5))  # jumps of transitions that stay [m], [m/s]; the first that will do
CONNECTED = 0.9  # of the fragments must stay in the graph
LEVEL = 0.02  # soles nearer than this to the ground are on it [m]


class Step(NamedTuple):
    """What is played next, as plain data: a director remembers it.

    Attributes:
        fragment: Number of the fragment.
        other: Of the one that is blended with it; -1 without blend.
        weight: Of `other`, 0 to 1.
        pace: How much faster than recorded.
        bend: By how much more it turns to the left [rad].
        part: Long fragments are divided; which part of it.
    """

    fragment: int
    other: int = -1
    weight: float = 0.0
    pace: float = 1.0
    bend: float = 0.0
    part: int = 0

    @classmethod
    def of(cls, choice: Choice) -> Step:
        """The first part of what a planner has chosen."""
        other = -1 if choice.other is None else choice.other
        return cls(choice.fragment, other, choice.weight, choice.pace, choice.bend)

    @property
    def choice(self) -> Choice:
        """As the engine reads it."""
        other = None if self.other < 0 else self.other
        return Choice(self.fragment, other, self.weight, self.pace, self.bend, 0.0, 0.0)

    @property
    def main(self) -> int:
        """The fragment with the larger weight: planning goes on from it."""
        return self.fragment if self.other < 0 or self.weight <= 0.5 else self.other

    @property
    def recorded(self) -> bool:
        """Whether it is played as recorded."""
        return self.other < 0 and self.pace == 1.0 and self.bend == 0.0


class Repertoire:
    """All that a character can play. One object serves any number of simulations: what it keeps follows from its files.

    Args:
        library: The fragments.
        body: The body that plays them: the library's, or one of another shape.
    """

    def __init__(self, library: Library, body: Character):
        self.library, self.body = library, body
        self._sources: dict[str, Source] = {}
        self._made: dict[Step, tuple[Fragment, ...]] = {}

    @cached_property
    def planner(self) -> Planner:
        """Plans on the library."""
        return Planner(self.library)

    @cached_property
    def styles(self) -> tuple[Style, ...]:
        """To choose from, with their speeds."""
        return styles(self.library)

    def parts(self, step: Step) -> tuple[Fragment, ...]:
        """What the law tracks in a step, all parts of it.

        Args:
            step: Which fragment, blended with which, how fast and how much bent.

        Returns:
            References in order; more than one if the fragment is long.
        """
        step = step._replace(part=0)
        if step not in self._made:
            if len(self._made) >= KEPT:
                self._made.clear()
            self._made[step] = self._parts(step)
        return self._made[step]

    def after(self, step: Step) -> Step:
        """What follows a step if nobody chooses: its next part, the clip's next fragment, or else the nearest one."""
        if step.part + 1 < len(self.parts(step)):
            return step._replace(part=step.part + 1)
        then = self.library.continuation(step.main)
        if then is not None and self.library.in_graph[then]:
            return Step(then)
        following, length = (table[step.main] for table in self.library.successors)
        return Step(int(following[int(np.argmin(np.where(following >= 0, length, np.inf)))]))

    def others(self, playing: Step, planned: Step) -> list[Step]:
        """Fragments that may follow a step in place of a planned one, near transitions first; none within a step."""
        if playing.part + 1 < len(self.parts(playing)):
            return []
        following, length = (table[playing.main] for table in self.library.successors)
        order = np.argsort(np.where(following >= 0, length, np.inf), kind="stable")
        return [Step(int(i)) for i in following[order] if i >= 0 and int(i) != planned.fragment]

    def clip(self, name: str) -> tuple[Fragment, ...]:
        """A clip from its first frame to its last.

        Args:
            name: Of a take.

        Returns:
            References in order, with the corrections of the clip, if a search has found some.

        Raises:
            BadInput: There is no such clip, or it has corrections of other fragments.
        """
        if name not in self.library.by_name:
            raise BadInput(f"there is no clip {name[:60]!r} in this library")
        take = self.library.by_name[name]
        parts = fragments(take.piece, self.body)
        if not len(take.corrections):
            return tuple(parts)
        if len(take.corrections) != len(parts):
            raise BadInput(f"{name}: has {len(take.corrections)} corrections for {len(parts)} fragments")
        return tuple(replace(part, correction=row) for part, row in zip(parts, take.corrections, strict=True))

    def jumps(self) -> np.ndarray:
        """What the reference jumps by in each transition of the library [transition, 2].

        Returns:
            Of the hips over the ankles [m], the larger of both feet, and of their velocity [m/s], each in the plane of
            the pelvis.
        """
        found, known = [], {}
        for pair in self.library.edges.tolist():
            for i in pair:
                if i not in known:
                    known[i] = self.parts(Step(i))
            first, then = known[pair[0]][-1], known[pair[1]][0]
            at = min(first.length, len(first.angle) - 1)
            c, s = np.cos(first.pelvis[at, 2]), np.sin(first.pelvis[at, 2])
            into = np.array([[c, s], [-s, c]])
            d, v = first.d[:, at] @ into.T - then.d[:, 0], into @ first.v[at] - then.v[0]
            found.append((np.linalg.norm(d, axis=1).max(), np.linalg.norm(v)))
        return np.array(found).reshape(-1, 2)

    def _source(self, clip: str) -> Source:
        if clip not in self._sources:
            self._sources[clip] = Source(self.library.by_name[clip].piece, self.body)
        return self._sources[clip]

    def _parts(self, step: Step) -> tuple[Fragment, ...]:
        f = self.library.fragments[step.fragment]
        if step.recorded:
            source, first, last = self._source(f.clip), f.start, f.stop
        else:
            main = self.library.fragments[step.main]
            piece = played(self.library, step.choice).piece
            after = self.library.by_name[main.clip].piece[main.stop : main.stop + AFTER + 1]
            source, first, last = Source(piece.then(after), self.body), 0, len(piece) - 1
        kind, stance, until, lands = _contact(f)
        count = -(-(last - first) // CUT)
        ends = np.linspace(first, last, count + 1).round().astype(int)
        made = []
        for k in range(count):
            ending = until if k == count - 1 else ON_TIME
            made.append(source.fragment(int(ends[k]), int(ends[k + 1]), kind, stance, ending, lands))
        return tuple(made)


def _contact(f: engine.Fragment) -> tuple[int, int, int, int]:
    """Kind, stance leg, how it ends, and the foot that lands (`reference.Fragment`) of a library's fragment."""
    kind = KINDS[f.stance]
    side, _, what = f.exit.partition(" ")
    if kind == DOUBLE:
        stance = 0 if f.exit == "right lifts" else 1 if f.exit == "left lifts" else 0
        return kind, stance, ON_TIME, 1 - stance
    stance = SIDES.index(f.stance) if kind == SINGLE else int(f.entry.startswith("right"))
    if what not in ("lands", "land"):
        return kind, stance, ON_TIME, 1 - stance
    return kind, stance, ON_CONTACT, EITHER if side == "both" else SIDES.index(side)


def load(folder: Path, body: Character) -> Repertoire:
    """The repertoire in a skill's folder; kept until its files change.

    Args:
        folder: With `fragments.csv` and `poses.npz`.
        body: The body that plays it: the library's, or one of another shape.
    """
    files = [folder / name for name in (library_file.TABLE, library_file.POSES)]
    stamp = tuple((f.stat().st_mtime_ns, f.stat().st_size) if f.is_file() else (0, 0) for f in files)
    return _loaded(str(folder.resolve()), stamp, _Same(body))


class _Same:
    """A character as a key: equal if its numbers are."""

    def __init__(self, body: Character):
        self.body = body

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.body == other.body

    def __hash__(self) -> int:
        return hash((self.body.name, self.body.mass))


@lru_cache(maxsize=16)
def _loaded(folder: str, stamp: tuple[tuple[int, int], ...], body: _Same) -> Repertoire:
    return Repertoire(fitted(library_file.load(folder, body.body)), body.body)


def fitted(library: Library) -> Library:
    """A library on a body with other legs than the one it was made for: its feet on the ground, its paths scaled alike.

    Args:
        library: The library; its `body` is the one that plays it.

    Returns:
        The same library if the soles of its first take are on the ground.
    """
    body, first = library.body, library.takes[0].piece
    if abs(_lowest(first, body)) < LEVEL:
        return library
    takes = []
    for take in library.takes:
        low, rows = _lowest(take.piece, body), take.piece.rows.copy()
        rows[:, 2] -= low
        rows[:, :2] *= rows[:, 2].mean() / (rows[:, 2].mean() + low)
        takes.append(replace(take, piece=replace(take.piece, rows=rows)))
    return replace(library, takes=tuple(takes))


def _lowest(piece: Piece, body: Character) -> float:
    """Height of the soles of a piece where they are on the ground [m]."""
    motion = hinges.from_angles(body, RATE, piece.rows, piece.angles)
    return float(np.median(np.minimum(*(soles(motion, body, foot)[..., 2].min(axis=1) for foot in (0, 1)))))


def smooth(known: Library) -> Library:
    """The library without transitions in which the reference jumps much, as far as it stays connected.

    A jump of the hips over the feet, or of their velocity, is a push that the character gives itself.
    """
    jumps = Repertoire(known, known.body).jumps()
    for hips, speed in SMOOTH:
        chosen = (jumps[:, 0] <= hips) & (jumps[:, 1] <= speed)
        words = f"transitions: {chosen.sum()} of {len(chosen)} are smooth (jumps below {hips:g} m and {speed:g} m/s)"
        less = known.with_edges(chosen, words)
        if less.in_graph.sum() >= CONNECTED * known.in_graph.sum() and set(known.styles) <= set(less.styles):
            return less
    return known
