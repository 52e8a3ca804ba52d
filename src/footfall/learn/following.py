"""A recorded piece, played by data-driven control with corrections: plain forward simulation, and how far off it is.

Nothing holds the body up: a `Follower` plays the piece as `footfall` does, from its first frame or from a state that
such a simulation came through, and compares the body with the recording all the time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from ..control.orientation import wrapped
from ..control.skill import Skill
from ..physics.kernel import STATE_CHANGE
from ..systems.data_driven import graph
from ..systems.data_driven.director import Queue
from ..systems.data_driven.movement import CORRECTIONS
from ..systems.data_driven.piece import RATE
from ..systems.data_driven.reference import Fragment
from ..trials.saved import Saved
from ..trials.simulation import Simulation, scattered_start
from ..trials.trial import Trial

SCATTER = 0.005  # of a start that is moved at random [rad]
EVERY = 0.05  # how often the body is compared with the recording [s]
LONGEST = 1e5  # of a trial [s]
SLACK, SLOWER = 1.5, 1.4  # a piece that takes longer than this more [s] and this many times its length is stuck
# what counts as 1 of each deviation
D, V, ATTITUDE, HEIGHT, HEADING, PATH, LEGS = 0.08, 0.3, 0.15, 0.05, 0.2, 0.2, 0.15  # m, m/s, rad, m, rad, m, rad
MOST = 16.0  # a squared deviation approaches this when it grows


@dataclass(frozen=True)
class Variant:
    """How a piece is simulated.

    Attributes:
        dt: Time step [s].
        seed: 0 begins at the first frame exactly; other numbers scatter the start by `SCATTER`.
    """

    dt: float
    seed: int = 0


@dataclass(frozen=True)
class Figures:
    """How well a piece was followed.

    Attributes:
        done: Fraction of the recording until a fall or the end.
        legs: Root mean square distance of hips, knees and ankles from the recording [deg].
        heading: Distance from the recorded heading at the end [deg].
        path: Distance from the recorded place at the end, over the length of the path (1 m at least) [%].
    """

    done: float
    legs: float
    heading: float
    path: float

    @property
    def followed(self) -> bool:
        """Whether it came to the last frame."""
        return self.done >= 1.0

    def badness(self, legs: float, heading: float, path: float) -> float:
        """0 where all figures are within these limits; else the squared relative excesses, each `MOST` at most."""
        pairs = (self.legs, legs), (self.heading, heading), (self.path, path)
        return sum(_soft(max(0.0, figure / limit - 1.0)) for figure, limit in pairs)


@dataclass
class Played:
    """A part of a piece that was simulated.

    Attributes:
        first: Fragment it began with.
        reached: Fragment, and fraction of it, until which the body stayed up.
        fell: Whether it fell or got stuck.
        deviation: Mean of the squared deviations over time, each in its unit.
        final: The same at the last instant.
        figures: How well it was followed since the first frame.
        begins: States at the beginnings of fragments, where they were asked for.
    """

    first: int
    reached: float = 0.0
    fell: bool = False
    deviation: float = 0.0
    final: float = 0.0
    figures: Figures = field(default_factory=lambda: Figures(0.0, 0.0, 0.0, 0.0))
    begins: dict[int, Saved] = field(default_factory=dict)


def _soft(x: float) -> float:
    """The square of a number while it is small; it approaches `MOST`."""
    return MOST * x * x / (MOST + x * x)


def corrected(fragments: Sequence[Fragment], corrections: np.ndarray) -> tuple[Fragment, ...]:
    """Fragments with other corrections.

    Args:
        fragments: In order.
        corrections: [fragment, CORRECTIONS] (`data_driven/records.py` says what each is).
    """
    wanted = (len(fragments), CORRECTIONS)
    if corrections.shape != wanted or not np.isfinite(corrections).all():
        raise ValueError(f"corrections have the shape {corrections.shape}; expected finite numbers, {wanted}")
    return tuple(
        replace(fragment, correction=np.array(row)) for fragment, row in zip(fragments, corrections, strict=True)
    )


def deviation(sim: Simulation, legs: np.ndarray, height: float = 0.0) -> float:
    """How far the body is from the fragment that it tracks, at this instant.

    Args:
        sim: Of data-driven control.
        legs: Numbers of the joints of the legs.
        height: Of the hips above the recorded one, where it is known [m].

    Returns:
        The squared deviations, each in its unit and `MOST` at most, added.
    """
    m, body = sim.memory, sim.world.body
    k = int(m["slot"])
    low = min(int(m["at"]), int(m["frames"][k]) - 1)
    t = body.rotation[int(sim.controller.parameters["pelvis_link"])]
    roll, pitch = math.asin(min(max(t[7], -1.0), 1.0)), math.atan2(t[6], t[8])
    d, v, lat_d, lat_v = m["off"]
    off = body.angle[legs] - m["angle"][k, low, legs]
    units = (
        (math.hypot(d, lat_d), D),
        (math.hypot(v, lat_v), V),
        (math.hypot(roll - m["pelvis"][k, low, 0], wrapped(pitch - m["pelvis"][k, low, 1])), ATTITUDE),
        (height, HEIGHT),
        (wrapped(float(m["heading"]) - float(m["facing"])), HEADING),
        (math.hypot(*(body.root[:2] - _place(m, k, low))), PATH),
        (math.sqrt(float(np.mean(off**2))), LEGS),
    )
    total = sum(_soft(value / unit) for value, unit in units)
    return total if math.isfinite(total) else MOST * len(units)


def _place(m: Any, k: int, low: int) -> np.ndarray:
    """Where the recording has the hips, in the world [2] [m]."""
    c, s = math.cos(m["heading"]), math.sin(m["heading"])
    x, y = m["place"][k, low]
    return m["origin"] + np.array([c * x - s * y, s * x + c * y])


class Follower:
    """Plays one piece, in any number of threads at once.

    Args:
        skill: Of data-driven control, with its piece and gains.
        fragments: What is played; those of the skill's piece if not given.

    Attributes:
        fragments: As given.
    """

    def __init__(self, skill: Skill, fragments: Sequence[Fragment] | None = None):
        self.skill = skill
        self.fragments = tuple(graph.queue(skill) if fragments is None else fragments)
        self._rows, self._gains, self._controller = graph.piece(skill).rows, graph.gains(skill), graph.controller(skill)
        self._legs = np.unique(self._controller.parameters.leg)
        steps = np.diff(self._rows[:, :2], axis=0)
        self._length = max(1.0, float(np.linalg.norm(steps, axis=1).sum()))
        self._idle: dict[float, SimpleQueue[Simulation]] = {}

    def _take(self, dt: float) -> Simulation:
        """A simulation that no other thread uses; put it back into `_idle`."""
        try:
            return self._idle.setdefault(dt, SimpleQueue()).get_nowait()
        except Empty:
            return Simulation(Trial(self.skill, LONGEST, dt, record_every=0.0))

    def begin(self, variant: Variant) -> Saved:
        """The state at the first frame."""
        sim = self._take(variant.dt)
        scatter = SCATTER if variant.seed else 0.0
        sim.begin(self.skill, self._controller, scattered_start(replace(sim.trial, scatter=scatter, seed=variant.seed)))
        saved = sim.save()
        self._idle[variant.dt].put(sim)
        return saved

    def play(self, dt: float, saved: Saved, corrections: np.ndarray, until: int, keep: bool = False) -> Played:
        """Simulate from a state to the end of a fragment.

        Args:
            dt: Time step of the state [s].
            saved: The state: `begin`, or the beginning of a fragment.
            corrections: [fragment, CORRECTIONS] of all fragments.
            until: Number of the first fragment that is not played.
            keep: Whether the states at the beginnings of fragments are kept.
        """
        sim = self._take(dt)
        try:
            return self._play(sim, saved, corrections, until, keep)
        finally:
            self._idle[dt].put(sim)

    def _play(self, sim: Simulation, saved: Saved, corrections: np.ndarray, until: int, keep: bool) -> Played:
        sim.restore(saved)
        assert sim.direction is not None
        sim.direction.director = Queue(corrected(self.fragments, corrections), self._gains)
        law, first = sim.memory, int(sim.memory["number"])
        law["correction"][int(law["slot"])] = corrections[first]
        played = Played(first, begins={first: saved} if keep else {})
        begun, latest = sim.time, sim.time + SLACK + SLOWER * len(self._rows) / RATE
        sums, number = 0.0, first
        while not sim.over and number < until and not law["over"] and sim.time < latest:
            before = sim.time
            sim.advance(before + EVERY, STATE_CHANGE)
            played.final = self._deviation(sim)
            sums += played.final * (sim.time - before)
            if int(law["number"]) != number:
                number = int(law["number"])
                if keep and not sim.over:
                    played.begins[number] = sim.save()
        within = min(1.0, float(law["at"]) / self.fragments[number].length)
        played.fell = sim.over or (number < until and not law["over"])
        played.reached = float(until) if not played.fell else min(number + within, until - 1e-3)
        played.deviation = sums / max(sim.time - begun, 1e-3)
        played.figures = self._figures(sim, played.fell)
        return played

    def _deviation(self, sim: Simulation) -> float:
        """The squared deviations from the recording at this instant, that of the height included."""
        m = sim.memory
        low = min(int(m["at"]), int(m["frames"][int(m["slot"])]) - 1)
        frame = min(self.fragments[int(m["number"])].first + low, len(self._rows) - 1)
        return deviation(sim, self._legs, sim.world.body.root[2] - self._rows[frame, 2])

    def _figures(self, sim: Simulation, fell: bool) -> Figures:
        m = sim.memory
        k, number = int(m["slot"]), int(m["number"])
        low = min(int(m["at"]), int(m["frames"][k]) - 1)
        fragment = self.fragments[number]
        done = (fragment.first + min(float(m["at"]), fragment.length)) / len(self._rows)
        legs = math.sqrt(float(np.mean(m["squared"][self._legs])) / max(sim.time, 1e-3))
        return Figures(
            done=1.0 if m["over"] and not fell else min(done, 0.999),
            legs=math.degrees(legs),
            heading=math.degrees(abs(wrapped(float(m["heading"]) - float(m["facing"])))),
            path=100.0 * float(np.linalg.norm(sim.world.body.root[:2] - _place(m, k, low))) / self._length,
        )
