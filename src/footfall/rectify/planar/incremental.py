"""The incremental search over windows (section 4.2): from the first frame of a clip to its last.

A window holds `NODES` nodes of the displacement map and the frames that they change. When it is done it moves on by all
its nodes but one. A window that is good already is left as it is; one that cannot be made good begins earlier the next
time, with more nodes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Event

import numpy as np

from ... import parallel
from ...physics.world import Snapshot
from ..settings import METHODS
from . import search
from .displacement import Nodes, nodes
from .player import Player
from .reference import LEGS
from .window import Tried, Window

NODES = 3  # k, nodes of a window
AHEAD = 4  # frames of a window after its last bump
GOOD, FAIR, BAD = 0.02, 0.035, 0.08  # root mean square distance: left as it is; more is tried; begins earlier [m]
STARTS, SPREAD = 24, 0.06  # random displacements, of which the best are searched from; standard deviation [rad]
BEST_STARTS = 2
GENERATIONS = 20  # of CMA-ES where nothing else helped
RETRIES = 3  # of a window that stays bad, each with two nodes more before it
ALONE = {"cma-es": 40, "simplex": 600}  # generations, evaluations of a window when used alone


class Over(Exception):
    """The search cannot or need not go on; the message says why."""


@dataclass
class Progress:
    """How far a search has come; plain data, so that it can be kept in a file.

    Attributes:
        heights: [node, leg joint] displacements [rad].
        next: Number of the first node of the next window.
        seconds: Time spent so far [s].
        cpu_seconds: Processor time spent so far, all threads together [s].
        frames: Simulated frames so far.
        done: Whether the last window is done.
    """

    heights: np.ndarray
    next: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    frames: int = 0
    done: bool = False
    notes: list[str] = field(default_factory=list)


class Search:
    """One search over a clip.

    Args:
        player: Plays targets on the clip's body.
        method: One of `METHODS`.
        seconds: Time limit [s].
        seed: Random seed.
        workers: Threads; one per core if None.
        known: Where an earlier search came to.
        tell: Called after every window with what is known so far, its last frame and the number of frames.
        stop: Ends the search when set.
    """

    def __init__(
        self,
        player: Player,
        method: str = METHODS[0],
        seconds: float = 120.0,
        seed: int = 1,
        workers: int | None = None,
        known: Progress | None = None,
        tell: Callable[[Progress, int, int], None] = lambda progress, frame, frames: None,
        stop: Event | None = None,
    ):
        self.player, self.method, self.seed, self.tell = player, method, seed, tell
        self.reference = player.reference
        self.nodes: Nodes = nodes(self.reference.contact)
        names = [f"{side}_{part}" for side in ("left", "right") for part in LEGS]
        self.joints = [player.character.joint_index(name) for name in names]
        self.progress = known or Progress(np.zeros((len(self.nodes), len(self.joints))))
        self.deadline = time.monotonic() + seconds - self.progress.seconds
        self.workers, self.stop = workers or parallel.cores(), stop or Event()
        self.bumps = self.nodes.bumps(len(self.reference))

    def target(self) -> np.ndarray:
        """Targets with the displacements found so far [frame, joint] [rad]."""
        return self._with(range(len(self.nodes)))

    def _with(self, which: range | list[int]) -> np.ndarray:
        target, chosen = self.reference.angle.copy(), list(which)
        target[:, self.joints] += self.bumps[:, chosen] @ self.progress.heights[chosen]
        return target

    def check(self) -> None:
        """Raise `Over` when the search is to end."""
        if self.stop.is_set():
            raise Over("stopped")
        if time.monotonic() > self.deadline:
            raise Over(f"the time was over at frame {self._last(self.progress.next)} of {len(self.reference)}")

    def run(self) -> Progress:
        """Search until the last window is done or the time is over; Ctrl-C keeps what was found."""
        known = self.progress
        begun, cpu = time.monotonic() - known.seconds, time.process_time() - known.cpu_seconds
        with ThreadPoolExecutor(self.workers) as pool:
            try:
                states: dict[int, Snapshot] = {0: self.player.first()}
                if known.next:
                    states[known.next] = self._arrive(states[0], 0, self.nodes.first_frame(known.next))
                while not known.done:
                    self._window(pool, states)
                    known.seconds, known.cpu_seconds = time.monotonic() - begun, time.process_time() - cpu
                    self.tell(known, self._last(known.next - 1 if known.next else 0), len(self.reference))
            except Over as over:
                known.notes.append(str(over))
            except KeyboardInterrupt:
                self.stop.set()
                known.notes.append("stopped")
        known.seconds, known.cpu_seconds = time.monotonic() - begun, time.process_time() - cpu
        return known

    def _last(self, node: int) -> int:
        return min(len(self.reference) - 1, self.nodes.last_frame(min(node, len(self.nodes) - 1)))

    def _arrive(self, state: Snapshot, first: int, last: int) -> Snapshot:
        """The state at a later frame with the displacements found so far; `Over` where it falls before."""
        played = self.player.play(state, self.target(), first, last, keep=True)
        if played.end is None:
            raise Over(f"it falls at frame {first + len(played.qpos) - 1}, and no displacements were found against it")
        return played.end

    def _window(self, pool: ThreadPoolExecutor, states: dict[int, Snapshot]) -> None:
        """Search one window, with earlier ones again where it stays bad, and move on."""
        known, first = self.progress, self.progress.next
        end = min(first + NODES, len(self.nodes))
        best, value, begin = known.heights, np.inf, first
        for retry in range(RETRIES + 1):
            begin = max(b for b in states if b <= max(0, first - 2 * retry))
            which = list(range(begin, end))
            tried = self._searched(self._made(pool, which, states[begin]), best[which].copy(), which, retry)
            if tried.value < value:
                value, best = tried.value, best.copy()
                best[which] = tried.heights
            if begin == 0 or (value <= BAD**2 and not tried.played.fell):
                break
        known.heights = best
        known.done, following = end == len(self.nodes), first + NODES - 1
        for node in [b for b in states if b > begin]:
            del states[node]
        for node in () if known.done else range(begin + NODES - 1, following + 1, NODES - 1):
            before = max(states)
            states[node] = self._arrive(states[before], self.nodes.first_frame(before), self.nodes.first_frame(node))
        known.next = len(self.nodes) if known.done else following

    def _made(self, pool: ThreadPoolExecutor, which: list[int], state: Snapshot) -> Window:
        others = [j for j in range(len(self.nodes)) if j not in which]
        last = max(self.nodes.last_frame(j) for j in which) + AHEAD
        last = len(self.reference) - 1 if which[-1] == len(self.nodes) - 1 else min(last, len(self.reference) - 1)
        return Window(self.player, pool, self._with(others), self.nodes, which, self.joints, state, last)

    def _searched(self, window: Window, heights: np.ndarray, which: list[int], retry: int) -> Tried:
        """The best displacements of a window that a search finds."""
        best, good, seed = window.try_one(heights), GOOD**2, self.seed + 1000 * self.progress.next + retry
        if best.value <= good:
            return best
        try:
            if self.method == "cma-es":
                start = self._start(window, best, seed)
                best = search.cma_es(window, start, good, self.check, ALONE["cma-es"], SPREAD, seed)
            elif self.method == "simplex":
                start = self._start(window, best, seed)
                best = search.simplex(window, start, good, self.check, ALONE["simplex"], SPREAD)
            else:
                best = self._gauss_newton(window, best, good, seed)
        except Over:  # keep the best so far
            if window.best is not None and window.best.value < best.value:
                self.progress.heights[which] = window.best.heights
            raise
        finally:
            self.progress.frames += window.simulated
        return best

    def _start(self, window: Window, start: Tried, seed: int) -> Tried:
        return search.promising(window, start, STARTS, SPREAD, np.random.default_rng(seed))[0]

    def _gauss_newton(self, window: Window, best: Tried, good: float, seed: int) -> Tried:
        best = search.gauss_newton(window, best, good, self.check)
        if best.value <= FAIR**2:
            return best
        self.check()
        starts = search.promising(window, best, STARTS, SPREAD, np.random.default_rng(seed))
        for start in starts[:BEST_STARTS]:
            found = search.gauss_newton(window, start, good, self.check)
            best = min(best, found, key=lambda tried: tried.value)
        if best.value > BAD**2 or best.played.fell:
            best = search.cma_es(window, best, FAIR**2, self.check, GENERATIONS, SPREAD, seed)
            best = search.gauss_newton(window, best, good, self.check)
        return best
