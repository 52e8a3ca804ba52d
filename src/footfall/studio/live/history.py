"""What has happened: instants to go back to, and the recorded rows of the last half minute or of a recording."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np

from ...control.skill import Skill
from ...physics.world import World
from ...trials import Simulation
from ...trials.simulation import Saved

BACK = 30.0  # how far rewinding reaches [s]
EVERY = 0.1  # between saved instants [s]
CLOSE = 0.05  # instants that are nearer together are shown as they are [s]
RECORD = 0.005  # between rows [s]
ROOM = 256  # rows that the loop can write before they are taken out, which is done at every picture
LONGEST = 120.0  # of a recording [s]


@dataclass(frozen=True)
class Instant:
    """A moment to go back to."""

    time: float
    world: World
    saved: Saved
    source: Skill  # as it was given
    born: tuple[float, ...]  # when each prop came
    target: tuple[float, float] | None  # to walk to


class Past:
    """The last half minute."""

    def __init__(self) -> None:
        self.instants: deque[Instant] = deque()
        self.rows: deque[np.ndarray] = deque()
        self.recording: float | None = None  # since when

    @property
    def newest(self) -> float | None:
        return self.instants[-1].time if self.instants else None

    @property
    def reach(self) -> float:
        """How far back one can go [s]."""
        return self.instants[-1].time - self.instants[0].time if self.instants else 0.0

    def collect(self, world: World) -> bool:
        """Take the new rows out of the loop's room for them; whether a recording has become too long."""
        buffers, now = world.buffers, world.time
        count = int(buffers.log_at[0])
        if count:
            self.rows.append(buffers.log[:count].copy())
            buffers.log_at[0] = 0
        oldest = now - BACK if self.recording is None else min(now - BACK, self.recording)
        while self.rows and self.rows[0][-1, 0] < oldest:
            self.rows.popleft()
        return self.recording is not None and now - self.recording > LONGEST

    def due(self, now: float) -> bool:
        """Whether an instant should be kept."""
        return not self.instants or now >= self.instants[-1].time + EVERY

    def keep(self, sim: Simulation, source: Skill, born: list[float], target: tuple[float, float] | None) -> None:
        """Remember this instant; another of the same time gives way to it."""
        while self.instants and self.instants[-1].time >= sim.time - 1e-9:
            self.instants.pop()
        self.instants.append(Instant(sim.time, sim.world, sim.save(), source, tuple(born), target))
        while self.instants[0].time < sim.time - BACK:
            self.instants.popleft()

    def before(self, time: float) -> Instant:
        """The last instant that is not later than a time, or the first there is."""
        earlier = [instant for instant in self.instants if instant.time <= time + 1e-9]
        return earlier[-1] if earlier else self.instants[0]

    def close(self, instant: Instant) -> bool:
        """Whether the next instant follows at once, so that nothing between them need be worked out again."""
        later = [other.time for other in self.instants if other.time > instant.time]
        return bool(later) and later[0] - instant.time < CLOSE

    def forget_after(self, now: float) -> None:
        """Going on from an earlier instant: what came after it has not happened."""
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
        """Rows since a time; without one those of the running recording, or all there are."""
        if not self.rows:
            return np.zeros((0, columns))
        return self._since(since if since is not None else self.recording or 0.0)

    def _since(self, time: float) -> np.ndarray:
        rows = np.concatenate(list(self.rows)) if self.rows else np.zeros((0, 1))
        return rows[rows[:, 0] >= time]
