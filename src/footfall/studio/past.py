"""What has happened: instants to go back to, and the recorded rows of the last half minute or of a recording."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np

from ..physics.world import World
from ..trials import Simulation
from ..trials.simulation import Saved

BACK = 30.0  # how far rewinding reaches [s]
EVERY = 0.1  # between saved instants [s]
RECORD = 0.005  # between rows [s]
ROOM = 4096  # rows that the loop can write before they are taken out
LONGEST = 120.0  # of a recording [s]


@dataclass(frozen=True)
class Instant:
    """A moment to go back to."""

    time: float
    world: World
    saved: Saved


class Past:
    """The last half minute."""

    def __init__(self) -> None:
        self.instants: deque[Instant] = deque()
        self.rows: deque[np.ndarray] = deque()
        self.recording: float | None = None  # since when
        self.recorded: tuple[float, float] | None = None  # the last recording, from and to

    @property
    def newest(self) -> float | None:
        return self.instants[-1].time if self.instants else None

    @property
    def reach(self) -> float:
        """How far back one can go [s]."""
        return self.instants[-1].time - self.instants[0].time if self.instants else 0.0

    def collect(self, world: World) -> bool:
        """Take the new rows out of the loop's room for them; whether a recording has become too long."""
        wires, now = world.wires, world.time
        count = int(wires.log_at[0])
        if count:
            self.rows.append(wires.log[:count].copy())
            wires.log_at[0] = 0
        oldest = now - BACK if self.recording is None else min(now - BACK, self.recording)
        while self.rows and self.rows[0][-1, 0] < oldest:
            self.rows.popleft()
        return self.recording is not None and now - self.recording > LONGEST

    def keep(self, sim: Simulation) -> None:
        """Remember this instant now and then."""
        if not self.instants or sim.time >= self.instants[-1].time + EVERY:
            self.instants.append(Instant(sim.time, sim.world, sim.save()))
        while self.instants[0].time < sim.time - BACK:
            self.instants.popleft()

    def before(self, time: float) -> Instant:
        """The last instant that is not later than a time, or the first there is."""
        earlier = [instant for instant in self.instants if instant.time <= time + 1e-9]
        return earlier[-1] if earlier else self.instants[0]

    def forget_after(self, now: float) -> None:
        """Going on from an earlier instant: what came after it has not happened."""
        while self.instants and self.instants[-1].time > now + 1e-9:
            self.instants.pop()
        while self.rows and self.rows[-1][-1, 0] > now:
            rows = self.rows.pop()
            rows = rows[rows[:, 0] <= now]
            if len(rows):
                self.rows.append(rows)

    def record(self, on: bool, now: float) -> None:
        self.recorded = (self.recording, now) if not on and self.recording is not None else None
        self.recording = now if on else None

    def series(self, columns: int, since: float | None = None) -> np.ndarray:
        """Rows since a time; without one those of the recording, or all there are."""
        rows = np.concatenate(list(self.rows)) if self.rows else np.zeros((0, columns))
        first, last = since, np.inf
        if since is None and self.recording is not None:
            first = self.recording
        elif since is None and self.recorded is not None:
            first, last = self.recorded
        return rows[(rows[:, 0] >= (first or 0.0)) & (rows[:, 0] <= last)]
