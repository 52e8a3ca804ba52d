"""One set of gains for all fragments of a gait: CMA-ES over routes of a few fragments (`footfall learn --tune`).

A *route* is what a steered character plays in a few seconds: fragments that follow each other on the graph, from the
recorded state at the beginning of the first, but faster or slower and leaning a little, as after a push. All candidates
play the same routes, and their value is how far the body is from the recording all the time; a fall counts as the
largest deviation until the end of the route. So they can be compared after a minute of simulated time, where the time
until a fall of a long walk is mostly chance.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..control.states import DOUBLE
from ..optimize import cma_es
from ..physics.kernel import STATE_CHANGE
from ..physics.start import Start
from ..systems.data_driven import graph
from ..systems.data_driven.director import RANDOM, Queue, successor
from ..systems.data_driven.following import start_of, told
from ..systems.data_driven.movement import RATE
from ..systems.data_driven.reference import GAITS, WALK, Fragment
from ..systems.data_driven.repertoire import Repertoire, Step
from ..trials.saved import Direction, Saved
from ..trials.simulation import Simulation
from ..trials.trial import Trial
from ..writing import whole_text
from .following import deviation

STEPS = 8  # fragments of a route
PUSHED, TILTED = 0.25, 0.04  # standard deviations of the velocity at the beginning [m/s], and of its lean [rad]
SETTLED = ("damping",)  # gains that the motors have, the same for all gaits
TIME_STEP = 2e-3  # [s]
EVERY = 0.05  # how often the body is compared with the recording [s]
FELL = 60.0  # deviation of a body that has fallen
SLACK = 1.0  # how much longer than recorded a route may take [s]
SPREAD = 0.06  # first standard deviation, over the width between the limits
LONGEST = 1e5  # of a trial [s]
ROUTES, LEAST = 24, 6  # for a gait; fewer than the second number are not worth a search


@dataclass(frozen=True, eq=False)
class Route:
    """A few seconds on the graph.

    Attributes:
        start: The state at its beginning.
        fragments: What is played, in order.
    """

    start: Start
    fragments: tuple[Fragment, ...]

    @property
    def seconds(self) -> float:
        """Its recorded duration [s]."""
        return sum(fragment.length for fragment in self.fragments) / RATE


def routes(known: Repertoire, gait: int, count: int, seed: int = 1, steps: int = STEPS) -> list[Route]:
    """Random routes on the graph of which at least half are steps of a gait.

    Args:
        known: What can be played.
        gait: Number in `GAITS`.
        count: How many, at most.
        seed: Random seed.
        steps: Fragments of each.
    """
    library, random = known.library, np.random.default_rng(seed)
    inside = np.flatnonzero(library.in_graph)
    found: list[Route] = []
    for _ in range(100 * count):
        if len(found) == count or not len(inside):
            break
        current = int(random.choice(inside))
        f = library.fragments[current]
        parts: list[Fragment] = []
        for _ in range(steps):
            parts += known.parts(Step(current))
            current = successor(library, current, float(random.random()))
        if 2 * sum(part.gait == gait and part.kind != DOUBLE for part in parts) >= len(parts):
            start = start_of(library.by_name[f.clip].piece, known.body, f.start)
            found.append(Route(pushed(start, random), tuple(parts)))
    return found


def pushed(start: Start, random: np.random.Generator) -> Start:
    """A start with another velocity and lean."""
    ahead, aside = random.normal(0.0, PUSHED, 2)
    roll, pitch = random.normal(0.0, TILTED, 2)
    velocity = (start.velocity[0] + ahead, start.velocity[1])
    return replace(
        start, velocity=velocity, sideways=start.sideways + aside, roll=start.roll + roll, pitch=start.pitch + pitch
    )


def of_clip(known: Repertoire, name: str, steps: int = STEPS, first: int = 0) -> Route:
    """A part of a clip as a route, `first` being its first fragment."""
    parts = known.clip(name)[first : first + steps]
    return Route(start_of(known.library.by_name[name].piece, known.body, parts[0].first), parts)


class Player:
    """Plays routes with gains, in any number of threads at once.

    Args:
        skill: Of data-driven control, with a library.
        routes: What is played.
        dt: Time step [s].
    """

    def __init__(self, skill: Skill, routes: Sequence[Route], dt: float = TIME_STEP):
        self.skill, self.routes, self.dt = told(skill, follow=RANDOM), tuple(routes), dt
        self.controller = graph.controller(self.skill)
        self.legs = np.unique(self.controller.parameters.leg)
        self._idle: SimpleQueue[Simulation] = SimpleQueue()
        self._begins = [self._begin(route) for route in self.routes]

    def _take(self) -> Simulation:
        try:
            return self._idle.get_nowait()
        except Empty:
            return Simulation(Trial(self.skill, LONGEST, self.dt, record_every=0.0))

    def _begin(self, route: Route) -> Saved:
        sim = self._take()
        sim.begin(self.skill, self.controller, route.start)
        saved = sim.save()
        self._idle.put(sim)
        return saved

    def play(self, number: int, gains: Sequence[Any]) -> float:
        """The mean deviation of a route.

        Args:
            number: Of the route.
            gains: Parameter records by gait.
        """
        sim, route = self._take(), self.routes[number]
        try:
            sim.restore(self._begins[number])
            director = Queue(route.fragments, gains)
            sim.direction = Direction(director, director.begin(), sim.step)
            total, begun = 0.0, sim.time
            whole = route.seconds
            latest = begun + whole + SLACK
            while not sim.over and not sim.memory["over"] and sim.time < latest:
                before = sim.time
                sim.advance(before + EVERY, STATE_CHANGE)
                total += deviation(sim, self.legs) * (sim.time - before)
            if sim.over:
                return (total + FELL * max(whole - (sim.time - begun), 0.5)) / whole
            return total / max(sim.time - begun, 1e-3)
        finally:
            self._idle.put(sim)

    def value(self, gains: Sequence[Any]) -> float:
        """The mean over all routes."""
        return float(np.mean(parallel.parallel_map(lambda k: self.play(k, gains), range(len(self.routes)))))


def space(skill: Skill, gait: int) -> dict[str, tuple[float, float, float]]:
    """What a search may change of a gait: value, low, high by `table.name`; those of the walk where it has none."""
    found: dict[str, tuple[float, float, float]] = {}
    tables = [skill.body] if gait == WALK else [skill.body, skill.body.get(GAITS[gait], {})]
    for table in tables:
        for name in graph.TABLES:
            for key, value in table.get(name, {}).items():
                if isinstance(value, Mapping) and key not in SETTLED:
                    found[f"{name}.{key}"] = (float(value["value"]), float(value["low"]), float(value["high"]))
    return found


def with_gains(skill: Skill, gait: int, values: Mapping[str, float], free: Mapping[str, tuple[float, ...]]) -> Skill:
    """The skill with other gains of a gait, each with the limits that it has in `free`."""
    body = dict(skill.body)
    own = body if gait == WALK else dict(body.get(GAITS[gait], {}))
    for key, value in values.items():
        table, name = key.split(".")
        _, low, high = free[key]
        own[table] = {**own.get(table, {}), name: {"value": float(f"{value:.4g}"), "low": low, "high": high}}
    if gait != WALK:
        body[GAITS[gait]] = own
    return replace(skill, body=body)


def search(
    skill: Skill,
    player: Player,
    gait: int = WALK,
    seconds: float = 300.0,
    seed: int = 1,
    population: int = 12,
    told: Callable[[int, float, Skill], None] = lambda generation, value, skill: None,
) -> tuple[Skill, float, float]:
    """Search gains of a gait.

    Args:
        skill: From whose gains it begins.
        player: With the routes.
        gait: Number in `GAITS`.
        seconds: Time limit [s].
        seed: Random seed.
        population: Candidates of a generation.
        told: Called after each generation with its number, its mean's value and the skill of its mean.

    Returns:
        The skill with the best gains, their value, and that of the first ones.
    """
    free, until = space(skill, gait), time.monotonic() + seconds
    names = list(free)
    low, high = (np.array([free[name][k] for name in names]) for k in (1, 2))
    start = np.clip((np.array([free[name][0] for name in names]) - low) / (high - low), 0.01, 0.99)

    def made(point: np.ndarray) -> Skill:
        inside = low + np.clip(point, 0.0, 1.0) * (high - low)
        return with_gains(skill, gait, dict(zip(names, inside, strict=True)), free)

    def values(points: Sequence[np.ndarray]) -> list[float]:
        records = [graph.gains(made(point)) for point in points]
        jobs = [(i, k) for i in range(len(points)) for k in range(len(player.routes))]
        each = parallel.parallel_map(lambda job: player.play(job[1], records[job[0]]), jobs)
        return np.array(each).reshape(len(points), -1).mean(axis=1).tolist()

    strategy = cma_es.strategy(start, SPREAD, population, seed)
    before = player.value(graph.gains(skill))
    best, best_value, generation = skill, before, 0
    while time.monotonic() < until:
        points = strategy.ask()
        strategy.tell(points, values(points))
        generation += 1
        mean = made(np.asarray(strategy.mean))
        value = player.value(graph.gains(mean))
        if value < best_value:
            best, best_value = mean, value
        told(generation, value, mean)
    return best, best_value, before


def tuned(
    skill: Skill,
    known: Repertoire,
    seconds: float,
    seed: int = 1,
    kept: Path | None = None,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[Skill, list[str]]:
    """Search gains for all gaits of a library, the walk first; others begin with its gains where they have none.

    Args:
        skill: The character.
        known: What it can play.
        seconds: Time for all of it [s]; half of it is for the walk.
        seed: Random seed.
        kept: File that keeps the gains while the search goes on; those of an earlier run are gone on from.
        progress: Progress callback.

    Returns:
        The skill with better gains, and what was reached in words.
    """
    words, found = [], _read(kept)
    there = {gait: routes(known, gait, ROUTES, seed) for gait in range(len(GAITS))}
    there = {gait: made for gait, made in there.items() if len(made) >= LEAST}
    for gait, made in there.items():
        share = 1.0 if len(there) == 1 else 0.5 if gait == WALK else 0.5 / max(1, len(there) - (WALK in there))
        free, begun = space(skill, gait), time.monotonic()
        skill = with_gains(skill, gait, {k: v for k, v in found.get(GAITS[gait], {}).items() if k in free}, free)

        limit = share * seconds

        def told(
            generation: int, value: float, mean: Skill, gait: int = gait, begun: float = begun, limit: float = limit
        ) -> None:
            found[GAITS[gait]] = {name: one[0] for name, one in space(mean, gait).items()}
            if kept is not None:
                whole_text(kept, json.dumps(found))
            words = f"gains of the {GAITS[gait]}, generation {generation}: {value:.2f}"
            progress(int(time.monotonic() - begun), int(limit), words)

        skill, value, before = search(skill, Player(skill, made), gait, limit, seed, told=told)
        words.append(f"gains of the {GAITS[gait]}: deviation {before:.2f} before the search, {value:.2f} after it")
    return skill, words


def _read(kept: Path | None) -> dict[str, dict[str, float]]:
    """The gains that an earlier run has kept; nothing where the file is missing or not such a file."""
    try:
        data = json.loads(kept.read_text("utf-8")) if kept is not None and kept.is_file() else {}
        found = {g: {str(k): float(v) for k, v in data.get(g, {}).items() if abs(float(v)) < 1e6} for g in GAITS}
    except (OSError, ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return {}
    return found
