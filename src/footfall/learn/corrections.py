"""Corrections of a piece's fragments, with which data-driven control follows it from the first frame to the last.

Incremental windows as in Sok, Kim, Lee 2007 and Liu et al. 2010 (SAMCON), but with the feedback law inside:

1. The piece is simulated as it is, at all time steps of `STEPS`. Where that is good, nothing is searched.
2. Falls are cured one by one. CMA-ES searches corrections from some fragments before the fall on, from the states in
   which the simulations came there, until none of them falls until some fragments later. First *common* corrections,
   the same for all steps from there to the end of the piece: they cure what is wrong everywhere, like feet that land
   too early, and prevent later falls. Then a *window*: the fragments before the fall, each by itself. A window that
   cannot be solved begins earlier the next time.
3. Common corrections of the whole piece, by its figures (`GOOD`).

A candidate is played by several variants of the simulation, other time steps and scattered starts. A result counts
only where the whole piece is followed from its first frame at every time step, by plain forward simulation. The clock
decides only how much is searched: the same seed makes the same steps, on any number of threads.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

import numpy as np

from .. import parallel
from ..arrays import read_one
from ..control.skill import Skill
from ..control.states import DOUBLE, FLIGHT, SINGLE
from ..errors import BadInput
from ..optimize import cma_es
from ..systems.data_driven.movement import CORRECTIONS
from ..systems.data_driven.records import ANKLE_ROLL, PELVIS_ROLL
from ..systems.data_driven.reference import Fragment
from ..trials.saved import Saved
from ..writing import whole_file
from .following import Figures, Follower, Played, Variant

STEPS = (1e-3, 2e-3, 5e-4)  # time steps at which a piece must be followed [s]
JUDGES = tuple(Variant(dt) for dt in STEPS)
SCATTERED = (Variant(2e-3, seed=2), Variant(2e-3, seed=3))  # they decide between results that all judges follow
CHEAP = (Variant(4e-3), Variant(2e-3, seed=1))  # by which candidates are played; a judge that falls joins them
LIMITS = {  # of each correction, by the kind of fragment [rad], the first two of a double stance [m]; 0 has no effect
    SINGLE: np.array([0.4, 0.25, 0.2, 0.15, 0.3, 0.2, 0.3, 0.5]),
    DOUBLE: np.array([0.12, 0.12, 0.0, 0.0, 0.3, 0.2, 0.0, 0.0]),
    FLIGHT: np.zeros(CORRECTIONS),
}
POPULATION = 10
SPREAD, COMMON_SPREAD = 0.12, 0.08  # first standard deviation, over the width between the limits
GENERATIONS, REFINING = 8, 8  # at most, against a fall, and for the figures
ENOUGH = 2  # generations after which a search that is solved ends
COMMON, WINDOW = 0, 1
CURES = ((COMMON, 4, 2), (WINDOW, 1, 1), (WINDOW, 2, 2), (WINDOW, 4, 2))  # fragments before that of a fall, and after
ROUNDS = 2  # of all these for one fall; each with more generations than the one before
FALL = 1000.0  # value of a fall, more than anything else can have; less is better
WORST = 0.3  # share of the worst variant in the value of a candidate, over the mean of all
SCATTERED_FALL = 100.0  # value of a fall of one of `SCATTERED`, more than any figures can have
SIZE = 0.3  # value of corrections at half their limits
GOOD = {"legs": 10.0, "heading": 10.0, "path": 8.0}  # deg, deg, %: better figures are not improved
MARGIN = 0.8  # of these, that a search aims at

State = tuple[Variant, Saved]
Measure = Callable[[Played, int], float]


@dataclass
class Found:
    """What a search has found.

    Attributes:
        corrections: [fragment, CORRECTIONS].
        before: Figures with the corrections that were given (none: zeros), by time step of `STEPS`.
        after: The same with those found.
        seconds: Time spent [s].
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
    falling: float = 0.0,
) -> Found:
    """Search corrections with which a piece is followed at every time step.

    Args:
        skill: Of data-driven control, with its piece and gains.
        fragments: What is played; those of the skill's piece if not given.
        known: [fragment, CORRECTIONS] to go on from, of an earlier search.
        seconds: Time limit [s].
        seed: Random seed; another one where a search goes on.
        refine: Whether a piece that is followed, but not well (`GOOD`), is improved.
        workers: Threads; one per core if not given.
        progress: Called with words about what was done.
        stop: Ends the search when set, as Ctrl-C does; what was found is kept.
        falling: Time limit of a piece that falls as it is given, if that is more [s].

    Returns:
        The best corrections; those that were given, where no others are better.
    """
    search = _Search(Follower(skill, fragments), known, seed, workers, progress, stop)
    return search.run(refine, seconds, max(seconds, falling))


def limits(fragments: Sequence[Fragment]) -> np.ndarray:
    """The largest corrections of fragments [fragment, CORRECTIONS]."""
    return np.array([LIMITS[fragment.kind] for fragment in fragments])


def store(path: Path, corrections: np.ndarray) -> None:
    """Write corrections [fragment, CORRECTIONS] into a file of NumPy's (.npy)."""
    whole_file(path, lambda file: np.save(file, np.asarray(corrections, float), allow_pickle=False))


def stored(path: Path, fragments: Sequence[Fragment]) -> np.ndarray:
    """Read the corrections of fragments [fragment, CORRECTIONS], every number checked."""
    found = read_one(path, 1 << 24, "a file of corrections")
    return checked(found, fragments, str(path))


def checked(corrections: np.ndarray, fragments: Sequence[Fragment], name: str = "corrections") -> np.ndarray:
    """The same corrections, if they fit the fragments and are within `LIMITS`."""
    most = limits(fragments)
    if not isinstance(corrections, np.ndarray) or corrections.shape != most.shape:
        raise BadInput(f"{name}: has the wrong shape; expected {most.shape}")
    if corrections.dtype.kind != "f" or not (np.abs(corrections) <= most + 1e-9).all():
        raise BadInput(f"{name}: is not all numbers within the limits of corrections")
    return corrections


class _Over(Exception):
    """The time is over, or somebody stopped the search."""


class _Search:
    """One search; `corrections` are the present ones, `found` the best that were judged."""

    def __init__(
        self,
        follower: Follower,
        known: np.ndarray | None,
        seed: int,
        workers: int | None,
        progress: Callable[[str], None],
        stop: Event | None,
    ):
        self.follower, self.fragments = follower, follower.fragments
        self.limits = limits(self.fragments)
        self.corrections = np.zeros_like(self.limits) if known is None else checked(known, self.fragments).copy()
        self.found, self.worth = Found(self.corrections.copy()), math.inf
        self.seed, self.deadline, self.workers = seed, math.inf, workers
        self.progress, self.stop = progress, stop or Event()
        self.variants: list[Variant] = list(CHEAP)
        self.firsts: dict[Variant, Saved] = {}

    # --- the stages --------------------------------------------------------------------------------

    def run(self, refine: bool, seconds: float, falling: float) -> Found:
        begun, found = time.monotonic(), self.found
        try:
            self.deadline = begun + falling
            self.judge(self.whole((*JUDGES, *SCATTERED)))
            found.before = found.after
            if self.worth >= FALL:
                self.cure()
            else:
                self.deadline = begun + seconds
            if refine and 0.0 < self.worth < FALL:
                self.corrections = found.corrections.copy()
                states = [(variant, self.first(variant)) for variant in self.variants]
                self.minimize(self.common(0), states, len(self.fragments), REFINING, _quality, 0.0, COMMON_SPREAD)
                self.judge(self.whole((*JUDGES, *SCATTERED)))
        except _Over:
            if not self.stop.is_set() and found.before:
                self.judge(self.whole((*JUDGES, *SCATTERED)))
        except (parallel.Interrupted, KeyboardInterrupt):
            found.stopped = True
        found.stopped |= self.stop.is_set()
        found.seconds = time.monotonic() - begun
        return found

    def cure(self) -> None:
        """Windows around falls, the first fall first, until the piece is followed or no window helps."""
        tries: dict[int, int] = {}
        while True:
            self.check()
            runs = self.whole(dict.fromkeys((*JUDGES, *SCATTERED, *self.variants)))
            self.judge(runs)
            if not any(runs[judge].fell for judge in JUDGES):
                return
            searched = {*JUDGES, *self.variants}
            falls = {v: math.floor(run.reached) for v, run in runs.items() if run.fell and v in searched}
            first = min(falls.values())
            self.variants += [v for v, at in falls.items() if at <= first + 1 and v not in self.variants]
            tries[first] = tries.get(first, 0) + 1
            done, which = divmod(tries[first] - 1, len(CURES))
            if done >= ROUNDS:
                self.note(f"no way past fragment {first}")
                return
            how, before, after = CURES[which]
            begin, until = max(0, first - before), min(len(self.fragments), first + 1 + after)
            states = [(v, runs[v].begins[begin]) for v in self.variants if begin in runs[v].begins]
            basis = self.common(begin) if how == COMMON else self.window(begin, first + 1)
            spread = COMMON_SPREAD if how == COMMON else SPREAD
            self.minimize(basis, states, until, (done + 1) * GENERATIONS, _closeness, FALL, spread)

    def window(self, begin: int, end: int) -> np.ndarray:
        """Every correction of some fragments by itself [number, fragment, CORRECTIONS]."""
        entries = [(i, j) for i in range(begin, end) for j in range(CORRECTIONS) if self.limits[i, j] > 0.0]
        basis = np.zeros((len(entries), *self.limits.shape))
        for k, (i, j) in enumerate(entries):
            basis[k, i, j] = self.limits[i, j]
        return basis

    def common(self, begin: int) -> np.ndarray:
        """The same corrections for all later fragments of a kind, rolls mirrored for the other leg.

        Args:
            begin: First fragment.

        Returns:
            [number, fragment, CORRECTIONS]
        """
        mirrored, basis = (ANKLE_ROLL, PELVIS_ROLL), []
        kinds = np.array([fragment.kind for fragment in self.fragments])
        side = np.array([1.0 - 2.0 * fragment.stance for fragment in self.fragments])
        for kind, most in LIMITS.items():
            rows = (kinds == kind) & (np.arange(len(kinds)) >= begin)
            for j in np.flatnonzero(most) if rows.any() else ():
                basis.append(np.zeros_like(self.limits))
                basis[-1][rows, j] = most[j] * (side[rows] if kind == SINGLE and j in mirrored else 1.0)
        return np.array(basis)

    # --- one search ----------------------------------------------------------------------------------

    def minimize(
        self,
        basis: np.ndarray,
        states: Sequence[State],
        until: int,
        generations: int,
        measure: Measure,
        solved: float,
        spread: float,
    ) -> float:
        """CMA-ES; its best corrections become the present ones.

        Args:
            basis: [number, fragment, CORRECTIONS] what each number that is searched adds, at most.
            states: From which candidates are played, and by which variants.
            until: First fragment that is not played.
            generations: At most.
            measure: Value of what was played.
            solved: It ends early when the best was better than this for `ENOUGH` generations.
            spread: First standard deviation, over the width between the limits.

        Returns:
            The best value.
        """
        base, good = self.corrections, 0
        self.seed += 1
        strategy = cma_es.strategy(np.full(len(basis), 0.5), spread, POPULATION, self.seed)
        best = self.values([base], states, until, measure)[0]
        for _ in range(generations):
            self.check()
            points = strategy.ask()
            added = [np.tensordot(2.0 * np.asarray(point) - 1.0, basis, 1) for point in points]
            made = [np.clip(base + one, -self.limits, self.limits) for one in added]
            values = self.values(made, states, until, measure)
            strategy.tell(points, values)
            k = int(np.argmin(values))
            if values[k] < best:
                best, self.corrections = values[k], made[k]
            good += best < solved
            if good >= ENOUGH:
                break
        self.note(f"{len(basis)} numbers, fragments {states[0][1].memory['number']} to {until - 1}: {best:.1f}")
        return best

    def values(self, made: list[np.ndarray], states: Sequence[State], until: int, measure: Measure) -> list[float]:
        """Values of corrections by all variants in turn; only the better half goes on to the next variant."""
        owns: list[list[float]] = [[] for _ in made]
        going = list(range(len(made)))
        for variant, state in states:

            def value(i: int, dt: float = variant.dt, state: Saved = state) -> float:
                return measure(self.follower.play(dt, state, made[i], until), until)

            for i, own in zip(going, parallel.parallel_map(value, going, workers=self.workers), strict=True):
                owns[i].append(own)
            standing = sorted((i for i in going if owns[i][-1] < FALL), key=lambda i: max(owns[i]))
            going = sorted(standing[: (len(made) + 1) // 2])
        values = []
        for corrections, own in zip(made, owns, strict=True):
            untried, worst = len(states) - len(own), max(own)
            own += [worst + (FALL if worst >= FALL else 1.0) * untried / len(states)] * untried
            size = SIZE * float(np.mean((2.0 * corrections / np.maximum(self.limits, 1e-9)) ** 2))
            values.append(float(np.mean(own)) + WORST * max(own) + size)
        return values

    # --- the whole piece -------------------------------------------------------------------------------

    def first(self, variant: Variant) -> Saved:
        """The state at the first frame."""
        if variant not in self.firsts:
            self.firsts[variant] = self.follower.begin(variant)
        return self.firsts[variant]

    def whole(self, variants: Sequence[Variant] | dict[Variant, None]) -> dict[Variant, Played]:
        """All of the piece with the present corrections, from its first frame, by each variant."""
        states, until = [(variant, self.first(variant)) for variant in variants], len(self.fragments)

        def play(state: State) -> Played:
            return self.follower.play(state[0].dt, state[1], self.corrections, until, keep=True)

        return dict(zip(variants, parallel.parallel_map(play, states, workers=self.workers), strict=True))

    def judge(self, runs: dict[Variant, Played]) -> None:
        """Keep the present corrections if they are the best: by falls, scattered starts, then the worst figures."""
        figures = {judge.dt: runs[judge].figures for judge in JUDGES}
        worth = sum(FALL * (2.0 - one.done) for one in figures.values() if not one.followed)
        worth += SCATTERED_FALL * sum(runs[variant].fell for variant in SCATTERED)
        worth += max(one.badness(**GOOD) for one in figures.values())
        if worth < self.worth:
            self.worth, self.found.corrections, self.found.after = worth, self.corrections.copy(), figures

    def check(self) -> None:
        """Raise `_Over` when the search is to end."""
        if self.stop.is_set() or time.monotonic() > self.deadline:
            raise _Over

    def note(self, words: str) -> None:
        self.found.notes.append(words)
        self.progress(words)


def _closeness(played: Played, until: int) -> float:
    """By how close the body was to the recording, all the time and at the end."""
    if played.fell:
        return FALL * (1.0 + (until - played.reached) / (until - played.first)) + played.deviation
    return played.deviation + 0.5 * played.final


def _quality(played: Played, until: int) -> float:
    """By the figures of the whole piece."""
    if played.fell:
        return FALL * (2.0 - played.figures.done)
    aims = {name: MARGIN * limit for name, limit in GOOD.items()}
    return 10.0 * played.figures.badness(**aims) + 0.1 * played.deviation
