"""Corrections of a piece's fragments, with which data-driven control follows it from the first frame to the last.

Incremental windows as in Sok, Kim, Lee 2007 and Liu et al. 2010 (SAMCON), with the feedback law inside:

1. The piece is simulated as it is, with several time steps and starts (`Variant`).
2. Where all of that is good, nothing is searched. Else *common* corrections are searched at first, the same for all
   steps: they cure what is wrong everywhere, like steps that are too short.
3. A fall is cured by a *window*: CMA-ES searches the corrections of the fragments before it, from the states in which
   the simulations came there, until none of them falls until some fragments after. A window that cannot be solved
   begins earlier the next time.
4. Last, common corrections again, by what the figures of the whole piece say.

A result counts as followed only where it is so at every time step of `STEPS`. All of it is plain forward simulation.
The clock decides only how much is searched; the same seed makes the same steps.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..control.states import SINGLE
from ..optimize import cma_es
from ..systems.data_driven.piece import RATE
from ..systems.data_driven.records import ANKLE_ROLL, PELVIS_ROLL
from ..systems.data_driven.reference import CORRECTIONS, Fragment
from ..trials.saved import Saved
from .following import Figures, Follower, Played, Variant

STEPS = (1e-3, 2e-3, 5e-4)  # time steps at which a piece must be followed [s]
CHEAP = (Variant(2e-3), Variant(2e-3, seed=1))  # what a search begins with; variants that fall later join
JUDGES = tuple(Variant(dt) for dt in STEPS)
LIMITS = np.array([0.4, 0.25, 0.2, 0.15, 0.3, 0.2, 0.3, 0.5])  # of each correction [rad], in double stance too [m]
SPREAD, COMMON_SPREAD = 0.12, 0.08  # first standard deviation of a search, over the width of the limits
POPULATION = 10
WINDOWS = ((2, 2), (3, 2), (1, 1), (5, 2))  # fragments searched before that of a fall; and simulated after it
GENERATIONS, COMMON_GENERATIONS, REFINING = 10, 6, 8
ENOUGH = 2  # generations after which a solved search ends
LOOK = 8.0  # common corrections are searched on this much of a piece, from its beginning [s]
FALL = 100.0  # worth of a fall
SIZE = 0.3  # worth of corrections at half their limits
GOOD = {"legs": 10.0, "heading": 10.0, "path": 8.0}  # deg, deg, %: better figures are not improved


@dataclass
class Found:
    """What a search has found.

    Attributes:
        corrections: [fragment, CORRECTIONS].
        before: Figures without corrections, by time step of `STEPS`.
        after: The same with them.
        seconds: Time spent [s].
        simulated: Seconds that were simulated.
        stopped: Whether it was stopped from outside.
        notes: What was done.
    """

    corrections: np.ndarray
    before: dict[float, Figures] = field(default_factory=dict)
    after: dict[float, Figures] = field(default_factory=dict)
    seconds: float = 0.0
    stopped: bool = False
    notes: list[str] = field(default_factory=list)

    @property
    def followed(self) -> bool:
        """Whether the piece is followed at every time step."""
        return bool(self.after) and all(figures.followed for figures in self.after.values())


def find(
    skill: Skill,
    fragments: Sequence[Fragment] | None = None,
    known: np.ndarray | None = None,
    seconds: float = 60.0,
    seed: int = 1,
    refine: bool = True,
    workers: int | None = None,
    progress: Callable[[str], None] = lambda words: None,
    stop: Event | None = None,
) -> Found:
    """Search corrections with which a piece is followed at every time step.

    Args:
        skill: Of data-driven control, with its piece and gains.
        fragments: What is played; those of the skill's piece if not given.
        known: [fragment, CORRECTIONS] to go on from, of an earlier search.
        seconds: Time limit [s].
        seed: Random seed.
        refine: Whether pieces are improved that are followed, but not well (`GOOD`).
        workers: Threads; one per core if not given.
        progress: Called with words about what is done.
        stop: Ends the search early when set, as Ctrl-C does; what was found is kept.

    Returns:
        The best corrections; those that were given, where none are better.
    """
    return _Search(Follower(skill, fragments), known, seconds, seed, workers, progress, stop or Event()).run(refine)


class _Over(Exception):
    """The time is over, or somebody stopped it."""


class _Search:
    def __init__(self, follower, known, seconds, seed, workers, progress, stop):
        self.follower: Follower = follower
        self.n = len(follower.fragments)
        self.corrections = np.zeros((self.n, CORRECTIONS)) if known is None else np.array(known, float)
        self.begun, self.limit, self.seed, self.workers = time.monotonic(), seconds, seed, workers
        self.progress, self.stop = progress, stop
        self.variants: list[Variant] = list(CHEAP)
        self.first: dict[Variant, Saved] = {}
        self.notes: list[str] = []
        self.searches = 0

    # --- simulations ----------------------------------------------------------------------------

    def start(self, variant: Variant) -> Saved:
        if variant not in self.first:
            self.first[variant] = self.follower.begin(variant)
        return self.first[variant]

    def plain(self, corrections: np.ndarray, variants: Sequence[Variant], keep: bool = False) -> list[Played]:
        """All of the piece, from its first frame, by each variant."""
        items = [(variant, self.start(variant)) for variant in variants]
        return self.map(lambda it: self.follower.play(it[0].dt, it[1], corrections, self.n, keep), items)

    def map(self, work, items):
        return parallel.parallel_map(work, items, workers=self.workers)

    def check(self) -> None:
        if self.stop.is_set() or time.monotonic() - self.begun > self.limit:
            raise _Over

    # --- the stages --------------------------------------------------------------------------------

    def run(self, refine: bool) -> Found:
        found = Found(self.corrections.copy())
        best = math.inf
        try:
            found.before = self.judge(found.corrections)
            found.after, best = found.before, self.worth(found.before)
            if best >= FALL:
                self.common(min(self.n, self.fragments_of(LOOK)), COMMON_GENERATIONS, self.window_value, FALL)
                best = self.offer(found, best)
                best = self.cure(found, best)
            if refine and 0.0 < best < FALL:
                self.corrections = found.corrections.copy()
                self.common(self.n, REFINING, self.figure_value)
                best = self.offer(found, best)
        except _Over:
            pass
        except (parallel.Interrupted, KeyboardInterrupt):
            found.stopped = True
        found.stopped |= self.stop.is_set()
        found.seconds, found.notes = time.monotonic() - self.begun, self.notes
        return found

    def judge(self, corrections: np.ndarray) -> dict[float, Figures]:
        """The figures at every time step."""
        return {v.dt: p.figures for v, p in zip(JUDGES, self.plain(corrections, JUDGES), strict=True)}

    @staticmethod
    def worth(judged: dict[float, Figures]) -> float:
        """What is wrong at all time steps: falls first, then the figures at the worst."""
        fallen = sum(FALL * (1.0 + 1.0 - f.done) for f in judged.values() if not f.followed)
        return fallen or max(f.badness(**GOOD) for f in judged.values())

    def offer(self, found: Found, best: float) -> float:
        """Take the present corrections if they are better than the best so far; what is wrong with the better ones."""
        judged = self.judge(self.corrections)
        worth = self.worth(judged)
        if worth < best:
            found.corrections, found.after = self.corrections.copy(), judged
            self.note(f"better: {worth:.2f}")
            return worth
        return best

    def cure(self, found: Found, best: float) -> float:
        """Windows around falls, the first one first, until no variant falls."""
        tried: dict[int, int] = {}
        while True:
            self.check()
            every = list(dict.fromkeys([*self.variants, *JUDGES]))
            runs = dict(zip(every, self.plain(self.corrections, every, keep=True), strict=True))
            best = self.take(found, best, {v.dt: runs[v].figures for v in JUDGES})
            fallen = [v for v in every if runs[v].fell]
            if not any(v in JUDGES for v in fallen):
                return best
            first = min(math.floor(runs[v].reached) for v in fallen)
            self.variants += [v for v in fallen if v not in self.variants and math.floor(runs[v].reached) <= first + 1]
            turn = tried.get(first, 0)
            tried[first] = turn + 1
            if turn >= 2 * len(WINDOWS):
                self.note(f"no way past fragment {first}")
                return best
            self.window(first, *WINDOWS[turn % len(WINDOWS)], runs)

    def take(self, found: Found, best: float, judged: dict[float, Figures]) -> float:
        worth = self.worth(judged)
        if worth < best:
            found.corrections, found.after = self.corrections.copy(), judged
            return worth
        return best

    def window(self, fall: int, before: int, after: int, runs: dict[Variant, Played]) -> None:
        """Search the corrections of the fragments before a fall and of that of the fall."""
        first, last = max(0, fall - before), fall
        until = min(self.n, fall + 1 + after)
        states = [(v, runs[v].begins[first]) for v in self.variants if first in runs[v].begins]
        rows = slice(first, last + 1)

        def make(point: np.ndarray) -> np.ndarray:
            made = self.corrections.copy()
            made[rows] = point.reshape(-1, CORRECTIONS)
            return made

        start = self.corrections[rows].ravel()
        limits = np.tile(LIMITS, last + 1 - first)
        value = self.search(start, limits, make, states, until, self.window_value, GENERATIONS, solved=FALL)
        self.note(f"window {first}-{last} to {until}: {value:.1f}")

    def fragments_of(self, seconds: float) -> int:
        """How many fragments begin in the first seconds of the piece."""
        return sum(fragment.first < seconds * RATE for fragment in self.follower.fragments)

    def common(self, until: int, generations: int, measure, solved: float = 0.0) -> None:
        """Search corrections that are the same for all steps, rolls mirrored for the other leg."""
        fragments = self.follower.fragments
        pattern = np.zeros((self.n, CORRECTIONS))
        for row, fragment in zip(pattern, fragments, strict=True):
            if fragment.kind == SINGLE:
                row[:] = 1.0
                row[[ANKLE_ROLL, PELVIS_ROLL]] = 1.0 - 2.0 * fragment.stance
        states = [(v, self.start(v)) for v in self.variants]
        base = self.corrections

        def make(point: np.ndarray) -> np.ndarray:
            return np.clip(base + pattern * point, -LIMITS, LIMITS)

        start = np.zeros(CORRECTIONS)
        value = self.search(start, LIMITS, make, states, until, measure, generations, solved, COMMON_SPREAD)
        self.note(f"common to {until}: {value:.1f}")

    # --- one search ----------------------------------------------------------------------------------

    def search(
        self, start, limits, make, states, until, measure, generations, solved: float = 0.0, spread: float = SPREAD
    ) -> float:
        """CMA-ES from a point; the best corrections become the present ones.

        Args:
            start: [number] the first mean.
            limits: [number] of each.
            make: Corrections of a point.
            states: From which they are played, with their variants.
            until: First fragment that is not played.
            measure: Value of what was played; less is better.
            generations: At most.
            solved: It ends with the `ENOUGH`th generation that is better than this.

        Returns:
            The best value.
        """
        self.searches += 1
        strategy = cma_es.strategy(
            0.5 + 0.5 * np.clip(start / limits, -0.98, 0.98), spread, POPULATION, self.seed + self.searches
        )
        best = self.values([make(start)], states, until, measure)[0]
        good = 0
        for _ in range(generations):
            self.check()
            points = strategy.ask()
            made = [make((2.0 * np.asarray(x) - 1.0) * limits) for x in points]
            values = self.values(made, states, until, measure)
            strategy.tell(points, values)
            k = int(np.argmin(values))
            if values[k] < best:
                best, self.corrections = values[k], made[k]
            good += best < solved
            if good >= ENOUGH:
                break
        return best

    def values(self, made: list[np.ndarray], states, until: int, measure) -> list[float]:
        """Values of corrections by all variants, which are tried in turn: only the better half goes on to the next."""
        play, owns, going = self.follower.play, [[] for _ in made], list(range(len(made)))
        for variant, state in states:

            def value(i: int, variant=variant, state=state) -> float:
                return measure(play(variant.dt, state, made[i], until), until)

            for i, found in zip(going, self.map(value, going), strict=True):
                owns[i].append(found)
            going = sorted((i for i in going if owns[i][-1] < FALL), key=lambda i: max(owns[i]))
            going = sorted(going[: max(1, (len(made) + 1) // 2)])
        values = []
        for c, own in zip(made, owns, strict=True):
            untried = len(states) - len(own)
            worst = max(own) + (FALL if max(own) >= FALL else 1.0) * untried / len(states)
            own += [worst] * untried
            values.append(float(np.mean(own)) + 0.3 * max(own) + SIZE * float(np.mean((2.0 * c / LIMITS) ** 2)))
        return values

    @staticmethod
    def window_value(played: Played, until: int) -> float:
        if played.fell:
            return FALL * (1.0 + (until - played.reached) / (until - played.first)) + played.deviation
        return played.deviation + 0.5 * played.final

    @staticmethod
    def figure_value(played: Played, until: int) -> float:
        if played.fell:
            return FALL * (2.0 - played.figures.done)
        figures = played.figures
        return 10.0 * figures.badness(**{k: 0.8 * v for k, v in GOOD.items()}) + 0.1 * played.deviation

    def note(self, words: str) -> None:
        self.notes.append(words)
        self.progress(words)
