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
from ..control.reference import ReferenceCycle
from ..control.skill import Skill
from ..optimize.search import Score
from ..physics import kernel
from ..physics.push import Push
from ..trials import Simulation, Trial

IMPULSE = 40.0  # what a skill is asked to survive in the end [N s]
PUSH_FOR = 0.4  # [s]
DIRECTIONS = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))
SIDES = ("from behind", "from the front", "from the right", "from the left")
LEG = ("hip_roll", "hip_pitch", "knee", "ankle_pitch")
SETTLING, WATCHING = 2.5, 3.5  # cycles, but at least as many seconds
STAY_UP = 4.5  # after a push begins, and a cycle more [s]
RESTLESS, CALM_AGAIN = 0.15, 2  # unrest that is usual, and steps in a row without more, after which nobody falls
FELL = 100.0  # what falling at once costs
LOST_LEGS = 22.0  # a cycle this far from the recording is another gait [deg]
LIKE_ENOUGH = 5.0  # legs nearer to the recording than this are not worth a push [deg]
FREE_TEMPO = 0.88, 1.0  # duration of a cycle over the recording's that costs nothing: who steps sooner falls less
LOST_SPEED, LOST_FRACTION = 0.35, 0.45  # and one that is this much off in speed [m/s], or this share of it


FIRST_PUSHES = 12  # of every starting point, so that the search begins from the right one
PUSH = "push "  # how the terms of single pushes begin
PHASES = 8  # of a cycle, for which it is remembered how many fall
Shove = tuple[float, int, float]  # phase, direction, impulse [N s]


@dataclass(frozen=True, eq=False)
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
    usual: np.ndarray = field(default_factory=lambda: np.zeros((2, 4)))  # d, v and lateral ones at strikes


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
        sims[dt].world.assist(0.0)
        sims[dt].begin(skill, systems.controller(skill), skill.start)
        return sims[dt]


def watch(sim: Simulation, recording: ReferenceCycle, settling: float, watching: float) -> Steady:
    """Follow a gait step by step until it falls or is no longer the recorded one; compare it once settled [s]."""
    legs = [i for i, name in enumerate(recording.joints) if name.endswith(LEG)]
    wanted = np.array([recording.speed, recording.sideways])
    most = max(LOST_SPEED, LOST_FRACTION * float(np.linalg.norm(wanted)))
    end, strikes, begun = sim.time + settling + watching, {0: [], 1: []}, None
    beside: dict[int, list[np.ndarray]] = {0: [], 1: []}
    first = last = mark = _mark(sim, legs)
    while not sim.over and sim.time < end - 0.5 * sim.trial.dt:
        happened = sim.advance(end, kernel.STATE_CHANGE)
        if not happened & kernel.STATE_CHANGE:
            continue
        now = _mark(sim, legs)
        if sim.memory.state == 0:  # a whole cycle
            span = max(now.time - last.time, 1e-9)
            apart = math.degrees(math.sqrt((now.squared - last.squared) / span))
            off = float(np.linalg.norm((now.place - last.place) / span - wanted))
            if (apart > LOST_LEGS or off > most) and last is not first:  # the first one was not whole
                return Steady(now.time, True, off, apart)
            last = now
            if begun is None and now.time >= settling:
                begun, mark = now.time, now
        if begun is not None:
            strikes[int(sim.memory.state)].append(now.time)
            beside[int(sim.memory.state)].append(np.array(sim.tracking.balance))
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
        usual=np.array([np.mean(seen, axis=0) if seen else np.zeros(4) for seen in beside.values()]),
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
        sim.position[:2],
        float(np.mean(sim.tracking.squared[legs])),
        float(np.mean(sim.tracking.squared_rate[legs])),
        float(sim.tally[kernel.SQUARED_TORQUE]),
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
    begin = sim.time
    _push(sim, direction, impulse)
    sim.advance(begin + watch_for)
    return 1.0 if not sim.over else 0.5 * (sim.time - begin) / watch_for


def _push(sim: Simulation, direction: int, impulse: float) -> None:
    force, (x, y) = impulse / PUSH_FOR, DIRECTIONS[direction]
    sim.push((Push((force * x, force * y, 0.0), sim.time, PUSH_FOR),))


def recovers(
    sim: Simulation, direction: int, impulse: float, watch_for: float, usual: np.ndarray
) -> tuple[float, float]:
    """As `pushed`, but who has recovered is not watched any longer; and the share of the time that took."""
    begin, calm = sim.time, 0
    end = begin + watch_for
    _push(sim, direction, impulse)
    sim.advance(begin + PUSH_FOR)
    while not sim.over and sim.time < end - 0.5 * sim.trial.dt and calm < CALM_AGAIN:
        if sim.advance(end, kernel.STATE_CHANGE) & kernel.STATE_CHANGE:
            calm = calm + 1 if unrest(sim, usual) == 0.0 else 0
    took = (sim.time - begin) / watch_for
    return (0.5 * took, 1.0) if sim.over else (1.0, min(took, 1.0))


def unrest(sim: Simulation, usual: np.ndarray) -> float:
    """How far a body at a strike is from where it usually is then: 0 when recovered, 1 when about to fall."""
    d, v, lat_d, lat_v = np.abs(np.asarray(sim.tracking.balance) - usual[int(sim.memory.state)])
    far = max(v / 1.0, lat_v / 0.7, d / 0.4, lat_d / 0.25)
    return float(min(max(0.0, far - RESTLESS), 1.0))


@dataclass
class Imitation:
    """Scores candidates of one recorded gait; low is good."""

    recording: ReferenceCycle
    stage: Stage
    seed: int = 1
    even: bool = False  # left and right are alike
    pushes: int = 6  # a candidate
    level: float = 0.0  # of the impulse asked for in the end; 0 pushes nobody
    help: float = 0.0  # how firmly candidates are led by the hand while none lasts alone
    highest: float = 1.4
    like: float = 0.35  # what a degree of the legs costs
    steps: tuple[float, ...] = (2e-3, 4e-3, 4e-3)  # of the generations in turn [s]; coarse, since the check is fine
    failing: dict[str, int] = field(default_factory=dict)
    falling: np.ndarray = field(default_factory=lambda: np.full((PHASES, 4), 0.5))  # share that did, by phase and side

    def plan(self, generation: int) -> Any:
        """Time step, help, and (phase, direction, impulse) of every push; the same for all of a generation."""
        random = np.random.default_rng((self.seed, generation + 1))
        chosen: list[int] = []
        if self.level > 0.0:  # what most fall to is asked most often
            weights = (0.1 + self.falling).ravel()
            count = self.pushes if generation else FIRST_PUSHES
            chosen = list(random.choice(weights.size, count, replace=False, p=weights / weights.sum()))
        shoves = [
            ((k // 4 + random.random()) / PHASES, int(k % 4), IMPULSE * self.level * random.uniform(0.8, 1.0))
            for k in chosen
        ]
        return self.steps[generation % len(self.steps)], self.help, sorted(shoves)

    def score(self, skill: Skill, plan: Any) -> Score:
        dt, help, shoves = plan
        period = self.recording.period
        sim = self.stage.begin(skill, dt)
        sim.world.assist(help, (self.recording.speed, self.recording.sideways))
        steady = watch(sim, self.recording, *(max(n, n * period) for n in (SETTLING, WATCHING)))
        if steady.fell:
            lasted = steady.up / ((SETTLING + WATCHING) * max(1.0, period))
            return Score(FELL - 60.0 * lasted + 0.3 * steady.leg_deg + 8.0 * steady.speed_error, {"up": steady.up})
        terms = {"leg_deg": steady.leg_deg, "speed_error": steady.speed_error, "tempo": steady.tempo}
        value = self.price(steady)
        if shoves:
            stayed = self._pushes(sim, shoves, period, steady.usual)
            if stayed is None:
                return Score(45.0, terms)
            for (phase, direction, _), (fraction, _) in zip(shoves, stayed, strict=True):
                terms[f"{PUSH}{4 * int(PHASES * phase) + direction}"] = float(fraction == 1.0)
            terms["passed"] = float(np.mean([fraction == 1.0 for fraction, _ in stayed]))
            value += 20.0 * float(np.mean([1.0 - fraction for fraction, _ in stayed]))
            value += 6.0 * float(np.mean([took for _, took in stayed]))
        return Score(value, terms)

    def price(self, steady: Steady) -> float:
        """For not being like the recording."""
        price = self.like * max(steady.leg_deg, LIKE_ENOUGH) + 0.3 * max(0.0, steady.leg_deg - 8.0)
        price += 30.0 * max(0.0, steady.speed_error - 0.02)
        quick, slow = FREE_TEMPO
        price += 40.0 * max(0.0, quick - steady.tempo, steady.tempo - slow) + 40.0 * max(0.0, steady.uneven - 0.01)
        return price + 0.3 * steady.shake + 0.3 * max(0.0, steady.effort - 1.0)

    def _pushes(
        self, sim: Simulation, shoves: list[Shove], period: float, usual: np.ndarray
    ) -> list[tuple[float, float]] | None:
        """Of every push: the share stayed up, and that until it had recovered; None if it just fell."""
        if not to_phase(sim, 0.0, period):
            return None
        begin, out = sim.time, []
        for phase, direction, impulse in shoves:
            sim.advance(begin + phase * period)
            if sim.over:
                return None
            here = sim.save()
            out.append(recovers(sim, direction, impulse, STAY_UP + period, usual))
            sim.world.push(())
            sim.restore(here)
        return out

    def learn(self, scores: list[Score]) -> None:
        """Push harder when most pushes are survived, softer when few are; remember what most fail at."""
        stood: dict[int, list[float]] = {}
        for score in scores:
            for name, fraction in score.terms.items():
                if name.startswith(PUSH):
                    stood.setdefault(int(name.removeprefix(PUSH)), []).append(fraction)
        self.failing = {}
        for k, fractions in stood.items():
            self._remember(k // 4, k % 4, 1.0 - float(np.mean(fractions)))
            if min(fractions) < 1.0:
                name = f"fell {SIDES[k % 4]}"
                self.failing[name] = self.failing.get(name, 0) + fractions.count(0.0)
        passed = [score.terms["passed"] for score in scores if "passed" in score.terms]
        if self.level > 0.0 and len(passed) >= 4:
            self.level = float(np.clip(self.level * math.exp(0.35 * (np.mean(passed) - 0.75)), 0.2, self.highest))

    def _remember(self, phase: int, direction: int, fell: float) -> None:
        """What share fell to a push; an even gait falls to the same one, seen in a mirror, half a cycle later."""
        places = [(phase, direction)]
        if self.even:
            places.append(((phase + PHASES // 2) % PHASES, (0, 1, 3, 2)[direction]))
        for place in places:
            self.falling[place] += 0.5 * (fell - self.falling[place])
