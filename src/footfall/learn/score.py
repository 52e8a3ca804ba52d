"""What a search for a recorded gait asks for: it lasts, also when pushed; it goes as fast as the clip, and is like it.

A candidate walks for a while from the recording's own start and is measured while it does; then it is pushed at
several phases of its settled gait. How hard follows the population, up to more than what is asked for in the end.
"""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .. import systems
from ..control.skill import Skill
from ..optimize.search import Score
from ..physics import kernel
from ..physics.push import Push
from ..systems.simbicon.recording import Recording
from ..trials import Simulation, Trial

IMPULSE = 40.0  # what a skill is asked to survive in the end [N s]
PUSH_FOR = 0.4  # [s]
DIRECTIONS = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))
SIDES = ("from behind", "from the front", "from the right", "from the left")
LEG = ("hip_roll", "hip_pitch", "knee", "ankle_pitch")
SETTLING, WATCHING = 2.5, 2.5  # cycles, but at least as many seconds
STAY_UP = 1.5  # after a push begins, and a cycle more [s]
FELL = 100.0  # what falling at once costs
LOST_LEGS = 22.0  # a cycle this far from the recording is another gait [deg]
LOST_SPEED, LOST_SHARE = 0.35, 0.45  # and one that is this much off in speed [m/s], or this share of it


Shove = tuple[float, int, float]  # phase, direction, impulse [N s]


@dataclass(frozen=True)
class Steady:
    """A settled gait beside its recording."""

    up: float  # how long it was the recorded gait [s]
    fell: bool  # or became another one
    speed_error: float = 0.0  # of the velocity, over the recording's speed
    leg_deg: float = 0.0  # root mean square distance of hips, knees and ankles [deg]
    tempo: float = 1.0  # duration of a cycle over the recording's
    uneven: float = 0.0  # spread of a leg's step times over their mean
    shake: float = 0.0  # root mean square distance of the joint rates [rad/s]
    effort: float = 0.0  # root mean square of all torques over what inverse dynamics expects


class Stage:
    """Simulations of one body that are used again and again, one for each thread and time step."""

    def __init__(self, skill: Skill):
        self.skill, self._local = skill, threading.local()

    def begin(self, skill: Skill, dt: float) -> Simulation:
        """The skill at its start."""
        sims: dict[float, Simulation] = self._local.__dict__.setdefault("sims", {})
        if dt not in sims:
            sims[dt] = Simulation(Trial(self.skill, 1e4, dt, record_every=0.0))
        sims[dt].world.push(())
        sims[dt].begin(skill, systems.controller(skill), skill.start)
        return sims[dt]


def watch(sim: Simulation, recording: Recording, settling: float, watching: float) -> Steady:
    """Follow a gait step by step until it falls or is no longer the recorded one; compare it once settled [s]."""
    legs = [i for i, name in enumerate(recording.joints) if name.endswith(LEG)]
    wanted = np.array([recording.speed, recording.sideways])
    most = max(LOST_SPEED, LOST_SHARE * float(np.linalg.norm(wanted)))
    end, strikes, begun = sim.time + settling + watching, {0: [], 1: []}, None
    last = mark = _mark(sim, legs)
    while not sim.over and sim.time < end - 0.5 * sim.trial.dt:
        happened = sim.advance(end, kernel.STATE_CHANGE)
        if not happened & kernel.STATE_CHANGE:
            continue
        now = _mark(sim, legs)
        if sim.memory.state == 0:  # a whole cycle
            span = max(now.time - last.time, 1e-9)
            apart = math.degrees(math.sqrt((now.squared - last.squared) / span))
            off = float(np.linalg.norm((now.place - last.place) / span - wanted))
            if apart > LOST_LEGS or off > most:
                return Steady(now.time, True, off, apart)
            last = now
            if begun is None and now.time >= settling:
                begun, mark = now.time, now
        if begun is not None:
            strikes[int(sim.memory.state)].append(now.time)
    if sim.over or begun is None or last.time <= begun:
        return Steady(sim.time, True)
    span = last.time - mark.time
    cycles = np.concatenate([np.diff(times) for times in strikes.values()])
    expected = math.sqrt(float(np.mean(np.sum(recording.torque**2, axis=1)))) + 1e-9
    velocity = (last.place - mark.place) / span
    return Steady(
        up=sim.time,
        fell=False,
        speed_error=float(np.linalg.norm(velocity - wanted)) / max(float(np.linalg.norm(wanted)), 0.3),
        leg_deg=math.degrees(math.sqrt((last.squared - mark.squared) / span)),
        tempo=float(np.mean(cycles)) / recording.period if len(cycles) else 0.0,
        uneven=float(np.std(cycles) / np.mean(cycles)) if len(cycles) else 1.0,
        shake=math.sqrt((last.shaken - mark.shaken) / span),
        effort=math.sqrt((last.work - mark.work) / span) / expected,
    )


class _Mark(NamedTuple):
    """Running totals at one moment."""

    time: float
    place: np.ndarray
    squared: float
    shaken: float
    work: float


def _mark(sim: Simulation, legs: list[int]) -> _Mark:
    return _Mark(
        sim.time,
        sim.world.data.qpos[:2].copy(),
        float(np.mean(sim.memory.squared[legs])),
        float(np.mean(sim.memory.squared_rate[legs])),
        float(sim.world.wires.tally[kernel.SQUARED_TORQUE]),
    )


def to_phase(sim: Simulation, phase: float, period: float) -> bool:
    """Go on to the next time the left foot has come down, and so much of a cycle further; False if it falls."""
    for _ in range(8):
        sim.advance(sim.time + 3.0 * period, kernel.STATE_CHANGE)
        if sim.over or sim.memory.state == 0:
            break
    sim.advance(sim.time + phase * period)
    return not sim.over


def pushed(sim: Simulation, direction: int, impulse: float, watch_for: float) -> float:
    """1 when a push from here is survived; less for a fall, least for an early one. It goes by the world's axes."""
    force = impulse / PUSH_FOR
    x, y = DIRECTIONS[direction]
    begin = sim.time
    sim.world.push((Push((force * x, force * y, 0.0), begin, PUSH_FOR),))
    sim.advance(begin + watch_for)
    return 1.0 if not sim.over else 0.5 * (sim.time - begin) / watch_for


def unrest(sim: Simulation) -> float:
    """How far a body is from the recording where it is now: 0 when it has recovered, 1 when it is about to fall."""
    d, v, lat_d, lat_v = (abs(float(x)) for x in sim.memory.off)
    far = max(v / 1.0, lat_v / 0.7, d / 0.4, lat_d / 0.25)
    return min(max(0.0, far - 0.25), 1.0)


@dataclass
class Imitation:
    """Scores candidates of one recorded gait; low is good."""

    recording: Recording
    stage: Stage
    seed: int = 1
    pushes: int = 3  # a candidate
    level: float = 0.0  # of the impulse asked for in the end; 0 pushes nobody
    highest: float = 1.4
    like: float = 0.35  # what a degree of the legs costs
    steps: tuple[float, ...] = (2e-3,)
    failing: dict[str, int] = field(default_factory=dict)

    def plan(self, generation: int) -> Any:
        """Time step, and (phase, direction, impulse) of every push of a generation; the same for all candidates."""
        random = np.random.default_rng((self.seed, generation + 1))
        start = random.random()
        order = np.concatenate([random.permutation(4) for _ in range(1 + (self.pushes - 1) // 4)])
        shoves = [
            (float((start + k / self.pushes) % 1.0), int(order[k]), IMPULSE * self.level * random.uniform(0.7, 1.0))
            for k in range(self.pushes if self.level > 0.0 else 0)
        ]
        return self.steps[generation % len(self.steps)], sorted(shoves)

    def score(self, skill: Skill, plan: Any) -> Score:
        dt, shoves = plan
        period = self.recording.period
        sim = self.stage.begin(skill, dt)
        steady = watch(sim, self.recording, *(max(n, n * period) for n in (SETTLING, WATCHING)))
        if steady.fell:
            lasted = steady.up / ((SETTLING + WATCHING) * max(1.0, period))
            return Score(FELL - 60.0 * lasted + 0.3 * steady.leg_deg + 8.0 * steady.speed_error, {"up": steady.up})
        terms = {"leg_deg": steady.leg_deg, "speed_error": steady.speed_error, "tempo": steady.tempo}
        value = self.price(steady)
        if shoves:
            stayed = self._pushes(sim, shoves, period)
            if stayed is None:
                return Score(45.0, terms)
            for (_, direction, _), (share, _) in zip(shoves, stayed, strict=True):
                if share < 1.0:
                    terms[f"fell {SIDES[direction]}"] = 1.0
            terms["passed"] = float(np.mean([share == 1.0 for share, _ in stayed]))
            value += 14.0 * float(np.mean([1.0 - share for share, _ in stayed]))
            value += 3.0 * float(np.mean([left for _, left in stayed]))
        return Score(value, terms)

    def price(self, steady: Steady) -> float:
        """For not being like the recording."""
        price = self.like * steady.leg_deg + 0.3 * max(0.0, steady.leg_deg - 8.0)
        price += 20.0 * max(0.0, steady.speed_error - 0.02)
        price += 8.0 * abs(steady.tempo - 1.0) + 6.0 * max(0.0, steady.uneven - 0.01)
        return price + 0.3 * steady.shake + 0.3 * max(0.0, steady.effort - 1.0)

    def _pushes(self, sim: Simulation, shoves: list[Shove], period: float) -> list[tuple[float, float]] | None:
        """Of every push: the share stayed up, and how far from recovered it is in the end; None if it just fell."""
        if not to_phase(sim, 0.0, period):
            return None
        begin, out = sim.time, []
        for phase, direction, impulse in shoves:
            sim.advance(begin + phase * period)
            if sim.over:
                return None
            here = sim.save()
            share = pushed(sim, direction, impulse, STAY_UP + period)
            out.append((share, unrest(sim) if share == 1.0 else 1.0))
            sim.world.push(())
            sim.restore(here)
        return out

    def learn(self, scores: list[Score]) -> None:
        """Push harder when most pushes are survived, softer when few are; remember what most fail at."""
        self.failing = {}
        for score in scores:
            for name in score.terms:
                if name.startswith("fell "):
                    self.failing[name] = self.failing.get(name, 0) + 1
        passed = sorted((s.terms["passed"] for s in scores if "passed" in s.terms), reverse=True)
        if self.level > 0.0 and len(passed) >= 4:
            middle = float(np.mean(passed[: len(passed) // 2]))  # of the better half
            self.level = float(np.clip(self.level * math.exp(0.35 * (middle - 0.7)), 0.2, self.highest))
