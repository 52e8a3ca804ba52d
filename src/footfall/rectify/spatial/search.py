"""Windows along a clip: each is optimized from where the one before ended (section 4's incremental windows).

A window is longer than what is kept of it, so that what is kept prepares for what follows. Where the body strays, the
search goes back and looks further ahead.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Event
from typing import NamedTuple

import numpy as np

from ...optimize.trajectory import improved
from ...physics.plant import Path
from .tracking import Tracking

FIRST_PASSES = 5  # of the first window
BACK = (0.5, 0.9)  # how far the search goes back when the body strays [s]
CAREFUL = 1.2  # for which it then takes the longer windows [s]
STRAYED = 0.12  # root mean square distance of the followed links from the clip [m]
LOST = 0.6  # and that at which the search ends [m]


class Pace(NamedTuple):
    """How thorough a search is.

    Attributes:
        kept: What is kept of a window [s].
        ahead: Length of windows: as usual, and after the body strayed once and twice [s].
        passes: Of each window, likewise, at most.
        every: Steps between which Jacobians are interpolated.
        brief: Whether a window is left after a pass by which it is settled.
    """

    kept: float
    ahead: tuple[float, float, float]
    passes: tuple[int, int, int]
    every: int = 1
    brief: bool = False


PACES = (  # tried one after the other
    Pace(0.16, (0.5, 0.8, 1.1), (2, 3, 4), 3, True),
    Pace(0.16, (0.5, 0.8, 1.1), (2, 3, 4)),
    Pace(0.1, (0.8, 1.0, 1.2), (3, 4, 5)),
)


@dataclass
class Found:
    """What was found up to a step of the clip.

    Attributes:
        states: Blocks [step, nq + nv] of simulated states.
        torques: Blocks [step, joint] of their torques [N m].
        strays: How often the search went back.
    """

    states: list[np.ndarray] = field(default_factory=list)
    torques: list[np.ndarray] = field(default_factory=list)
    strays: int = 0


class Earlier(NamedTuple):
    """What an earlier search found, which another one makes better in places.

    Attributes:
        states: [step, nq + nv] simulated states.
        torques: [step, joint] their torques [N m].
        gains: [step / hold, joint, 2 nv] feedback about them.
        hold: Steps for which gains are held.
        weak: [step] where the search is thorough; elsewhere it keeps to what was found, as far as that is close.
    """

    states: np.ndarray
    torques: np.ndarray
    gains: np.ndarray
    hold: int
    weak: np.ndarray

    @property
    def first(self) -> int:
        """The first step that is searched again."""
        return min(int(np.argmax(self.weak)), len(self.states) - 1)

    def part(self, first: int, last: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Torques, states and gains of each of some steps, as far as they were found."""
        steps = np.arange(first, max(first, min(last, len(self.states))))
        return self.torques[steps], self.states[steps], self.gains[steps // self.hold]


@dataclass(frozen=True, eq=False)
class Mark:
    """Where a window begins: the step, its state, and the path and gains from which it is optimized."""

    step: int
    state: np.ndarray
    solver: np.ndarray
    torques: np.ndarray
    about: np.ndarray
    gains: np.ndarray


class Search:
    """The search along one clip.

    Args:
        problem: The clip with its cost.
        first: [nq + nv] the state at which the simulation begins.
        until: When the search ends, by `time.monotonic` [s].
        pace: How thorough it is.
        keep: Called after every window with what was found and where the next one begins.
        stop: Ends the search when set.
        found: What this search found before it was interrupted.
        mark: Where it was interrupted.
        earlier: What an earlier search found; the search begins at the first place that is to be better.
    """

    def __init__(
        self,
        problem: Tracking,
        first: np.ndarray,
        until: float,
        pace: Pace = PACES[0],
        keep: Callable[[Found, Mark], None] = lambda found, mark: None,
        stop: Event | None = None,
        found: Found | None = None,
        mark: Mark | None = None,
        earlier: Earlier | None = None,
    ):
        self.problem, self.keep, self.stop = problem, keep, stop or Event()
        self.until, self.pace, self.earlier = until, pace, earlier
        self.found, self.first, self.mark = found or Found(), first, mark

    def run(self) -> Found:
        """Search to the end of the clip, to a fall that no longer window prevents, or to the time limit."""
        problem, last = self.problem, len(self.problem) - 1
        mark = self.mark or self._begin()
        marks, level, careful_until, furthest = [mark], 0, -1, -1
        while mark.step < last and not (self.found.states and self._over()):
            if mark.step >= careful_until:
                level = 0
            path, gains = self._window(mark, level)
            mark = self._kept(mark, path, gains, last)
            away = self._distance(path, len(self.found.states[-1]))
            if away > STRAYED and level < len(BACK) and mark.step > furthest:
                furthest, careful_until = mark.step, mark.step + round(CAREFUL / problem.dt)
                before = mark.step - round(BACK[level] / problem.dt)
                marks = [each for each in marks if each.step <= before] or marks[:1]
                mark, level = marks[-1], level + 1
                self._forget(mark.step)
                continue
            if away > LOST:
                break
            marks.append(mark)
            self.mark = mark
            self.keep(self.found, mark)
        return self.found

    def _begin(self) -> Mark:
        """Where the search begins."""
        if self.earlier is None or self.earlier.first == 0:
            return self._beyond(0, self.first)
        at = self.earlier.first
        self.found = Found([self.earlier.states[:at]], [self.earlier.torques[:at]])
        return self._beyond(at, self.earlier.states[at])

    def _beyond(self, step: int, state: np.ndarray) -> Mark:
        """A mark beyond which no window has looked."""
        plant = self.problem.plants[0]
        return Mark(
            step, state, np.zeros(plant.nv),
            np.empty((0, plant.nu)), np.empty((0, plant.nq + plant.nv)), np.empty((0, plant.nu, 2 * plant.nv)),
        )  # fmt: skip

    def _pace(self, step: int) -> Pace:
        """How thorough the search is at a step."""
        return PACES[0] if self._known_there(step) else self.pace

    def _known_there(self, step: int) -> bool:
        """Whether an earlier search is to be kept to at a step."""
        return self.earlier is not None and step < len(self.earlier.weak) and not self.earlier.weak[step]

    def _over(self) -> bool:
        return self.stop.is_set() or time.monotonic() >= self.until

    def _window(self, mark: Mark, level: int) -> tuple[Path, np.ndarray]:
        """The best path from a mark on, and the gains about it."""
        problem, pace = self.problem, self._pace(mark.step)
        n = min(round(pace.ahead[level] / problem.dt), len(problem) - 1 - mark.step)
        problem.first = mark.step
        mark = self._longer(mark, n)
        path = problem.plants[0].simulate(mark.state, mark.solver, mark.torques, mark.about, mark.gains)
        if level == 0 and self._known_there(mark.step) and problem.settled(path):
            return path, mark.gains
        passes = FIRST_PASSES if mark.step == 0 else pace.passes[level]
        problem.every = pace.every
        done = problem.settled if pace.brief else None
        path, _, gains = improved(problem, path, problem.cost(path), passes, done=done)
        return path, gains

    def _kept(self, mark: Mark, path: Path, gains: np.ndarray, last: int) -> Mark:
        """Keep the beginning of a window; the mark at its end."""
        n = min(round(self._pace(mark.step).kept / self.problem.dt), last - mark.step)
        self.found.states.append(path.states[:n])
        self.found.torques.append(path.torques[:n])
        return Mark(mark.step + n, path.states[n], path.solver[n], path.torques[n:], path.states[n:-1], gains[n:])

    def _forget(self, step: int) -> None:
        """Drop what was found from a step on."""
        self.found.strays += 1
        while sum(map(len, self.found.states)) > step:
            for blocks in (self.found.states, self.found.torques):
                blocks.pop()

    def _longer(self, mark: Mark, n: int) -> Mark:
        """The mark with as many steps as a window has: as an earlier search found them, else servos track the clip."""
        known = min(len(mark.torques), n)
        parts = [(mark.torques[:known], mark.about[:known], mark.gains[:known])]
        if self.earlier is not None:
            parts.append(self.earlier.part(mark.step + known, mark.step + n))
            known += len(parts[-1][0])
        self.problem.first = mark.step
        rows, servo = self.problem.rows(n)[known:], self.problem.servo
        parts.append(
            (self.problem.torque[rows], self.problem.states[rows], np.broadcast_to(servo, (n - known, *servo.shape)))
        )
        return Mark(mark.step, mark.state, mark.solver, *(np.concatenate(each) for each in zip(*parts, strict=True)))

    def _distance(self, path: Path, step: int) -> float:
        """Root mean square distance of the followed links from the clip at a step of the window [m]."""
        row = self.problem.rows(step + 1)[step]
        apart = path.places[step] - self.problem.points[row]
        return float(np.sqrt(np.mean(np.sum(apart**2, axis=1)))) if np.isfinite(apart).all() else float("inf")
