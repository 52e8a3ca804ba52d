"""The recent past of a live simulation: saved instants to rewind to, and the recorded rows."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np

from ...control.skill import Skill
from ...physics.world import World
from ...trials import Simulation
from ...trials.simulation import Saved

HISTORY_SECONDS = 30.0  # how far back rewinding reaches [s]
INSTANT_SECONDS = 0.1  # between saved instants [s]
CLOSE_SECONDS = 0.05  # between instants nearer than this, rewinding shows the earlier one without simulating [s]
ROW_SECONDS = 0.005  # between recorded rows [s]
LOG_ROWS = 256  # size of the loop's log, which is emptied at every frame [rows]
MAX_RECORDING_SECONDS = 120.0  # [s]


@dataclass(frozen=True)
class Instant:
    """A saved state of the simulation."""

    time: float
    world: World
    saved: Saved
    source: Skill  # as loaded
    prop_times: tuple[float, ...]  # when each prop was added [s]
    target: tuple[float, float] | None  # point to walk to


class History:
    """Saved instants and recorded rows of the last `HISTORY_SECONDS`, or since a recording began."""

    def __init__(self) -> None:
        self.instants: deque[Instant] = deque()
        self.rows: deque[np.ndarray] = deque()
        self.recording: float | None = None  # start time of the running recording [s]

    @property
    def newest(self) -> float | None:
        """Time of the newest instant [s]."""
        return self.instants[-1].time if self.instants else None

    @property
    def reach(self) -> float:
        """How far back rewinding can go [s]."""
        return self.instants[-1].time - self.instants[0].time if self.instants else 0.0

    def collect(self, world: World) -> bool:
        """Take the new rows out of the loop's log; whether a recording has reached its longest length."""
        rows, now = world.take_rows(), world.time
        if len(rows):
            self.rows.append(rows)
        oldest = now - HISTORY_SECONDS if self.recording is None else min(now - HISTORY_SECONDS, self.recording)
        while self.rows and self.rows[0][-1, 0] < oldest:
            self.rows.popleft()
        return self.recording is not None and now - self.recording > MAX_RECORDING_SECONDS

    def due(self, now: float) -> bool:
        """Whether it is time to save another instant."""
        return not self.instants or now >= self.instants[-1].time + INSTANT_SECONDS

    def save(self, sim: Simulation, source: Skill, prop_times: list[float], target: tuple[float, float] | None) -> None:
        """Save this instant; it replaces another of the same time."""
        while self.instants and self.instants[-1].time >= sim.time - 1e-9:
            self.instants.pop()
        self.instants.append(Instant(sim.time, sim.world, sim.save(), source, tuple(prop_times), target))
        while self.instants[0].time < sim.time - HISTORY_SECONDS:
            self.instants.popleft()

    def before(self, time: float) -> Instant:
        """The last instant that is not later than a time [s], or the oldest."""
        earlier = [instant for instant in self.instants if instant.time <= time + 1e-9]
        return earlier[-1] if earlier else self.instants[0]

    def next_is_close(self, instant: Instant) -> bool:
        """Whether the next instant follows within `CLOSE_SECONDS`, so that nothing between them is simulated again."""
        later = [other.time for other in self.instants if other.time > instant.time]
        return bool(later) and later[0] - instant.time < CLOSE_SECONDS

    def forget_after(self, now: float) -> None:
        """Delete what was saved after a time [s]: the simulation continues from there."""
        while self.instants and self.instants[-1].time > now + 1e-9:
            self.instants.pop()
        while self.rows and self.rows[-1][-1, 0] >= now - 1e-9:  # the loop writes the row of this instant again
            rows = self.rows.pop()
            rows = rows[rows[:, 0] < now - 1e-9]
            if len(rows):
                self.rows.append(rows)
        if self.recording is not None:
            self.recording = min(self.recording, now)

    def series(self, columns: int, since: float | None = None) -> np.ndarray:
        """Rows since a time [s]; without one, those of the running recording, or all [rows, columns]."""
        if not self.rows:
            return np.zeros((0, columns))
        return self._since(since if since is not None else self.recording or 0.0)

    def column(self, index: int, since: float) -> np.ndarray:
        """One recorded column since a time [s], in order of time [row]."""
        found = []
        for rows in reversed(self.rows):
            if rows[-1, 0] < since - 1e-9:
                break
            found.append(rows[rows[:, 0] >= since - 1e-9, index])
        return np.concatenate(found[::-1]) if found else np.zeros(0)

    def _since(self, time: float) -> np.ndarray:
        rows = np.concatenate(list(self.rows)) if self.rows else np.zeros((0, 1))
        return rows[rows[:, 0] >= time]
