"""Objective of the search for a recorded gait: no fall, with and without pushes, and a small tracking error.

A candidate walks for a while from the recording's initial state and is measured; then it is pushed at several phases
of its settled gait. The push level adapts to the population, up to more than what the final check asks for.
"""

from __future__ import annotations

import math
import threading
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from .. import parallel, systems
from ..control.reference import ReferenceCycle
from ..control.skill import Skill
from ..optimize.search import Score
from ..physics import kernel
from ..physics.push import Push
from ..trials import Simulation, Trial
from ..trials.saved import Saved

IMPULSE = 40.0  # of the pushes of the final check [N s]
PUSH_FOR = 0.4  # duration of a push [s]
DIRECTIONS = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))
SIDES = ("from behind", "from the front", "from the right", "from the left")
LEG_JOINTS = ("hip_roll", "hip_pitch", "knee", "ankle_pitch")
SETTLING, WATCHING = 2.5, 3.5  # in cycles, but at least as many seconds
SURVIVAL_SECONDS = 4.5  # without a fall after a push begins, and one cycle more: survived [s]
DEVIATION_TOLERANCE = 0.15  # deviation of a settled gait at a foot strike that counts as none
RECOVERED_STEPS = 2  # consecutive foot strikes without a deviation after which a push counts as survived
FALL_SCORE = 100.0  # score of an immediate fall
UNPUSHED_FALL_SCORE = 45.0  # score of a fall between the settled gait and the first push
MAX_LEG_ERROR_DEG = 22.0  # RMS tracking error of a cycle above which it is another gait [deg]
LEG_ERROR_TOLERANCE_DEG = 5.0  # RMS tracking error of the legs without a cost [deg]
TEMPO_RANGE = 0.88, 1.0  # cycle duration over the recording's without a cost: shorter steps make falls rarer
MAX_SPEED_ERROR, MAX_SPEED_ERROR_FRACTION = 0.35, 0.45  # [m/s], [of the speed]; a cycle beyond both is another gait
PUSHES_PER_START = 12  # on every starting point, so that the best one is chosen
PUSH_TERM = "push "  # prefix of the terms of single pushes
PHASE_BINS = 8  # of a cycle, for which fall rates are recorded
PlannedPush = tuple[float, int, float]  # phase, direction, impulse [N s]


@dataclass(frozen=True, eq=False)
class ImitatedGait:
    """Measures of a settled gait compared with its recording."""

    up: float  # time until the fall or until it became another gait [s]
    fell: bool  # or became another gait
    speed_error: float = 0.0  # of the velocity, over the recording's speed
    leg_deg: float = 0.0  # RMS error of the hip, knee and ankle angles [deg]
    tempo: float = 1.0  # cycle duration over the recording's
    unevenness: float = 0.0  # standard deviation of a leg's cycle times over their mean
    rate_error: float = 0.0  # RMS error of the joint velocities [rad/s]
    torque_ratio: float = 0.0  # RMS of all torques over that of inverse dynamics
    strike_offsets: np.ndarray = field(default_factory=lambda: np.zeros((2, 4)))  # mean offsets at strikes, by foot


class SimulationPool:
    """Simulations of one body that are reused, one for each thread and time step."""

    def __init__(self, skill: Skill):
        self.skill, self._lock = skill, threading.Lock()
        self._made: list[tuple[threading.Thread, float, Simulation]] = []

    def own(self, dt: float) -> Simulation:
        """The simulation of this thread and time step, wherever it is; that of a thread that has ended, if any."""
        me = threading.current_thread()
        with self._lock:
            for k, (owner, step, sim) in enumerate(self._made):
                if step == dt and (owner is me or not owner.is_alive()):
                    self._made[k] = (me, dt, sim)
                    return sim
        made = Simulation(Trial(self.skill, 1e4, dt, record_every=0.0))
        with self._lock:
            self._made.append((me, dt, made))
        return made

    def begin(self, skill: Skill, dt: float) -> Simulation:
        """The simulation of this thread and time step at a skill's initial state, without pushes or assistance."""
        sim = self.own(dt)
        sim.world.push(())
        assist(sim, 0.0)
        sim.begin(skill, systems.controller(skill), skill.start)
        return sim


def assist(sim: Simulation, gain: float, velocity: tuple[float, float] = (0.0, 0.0)) -> None:
    """Pull the root towards a horizontal velocity [m/s] with a damping gain and damp its rotation; 0 switches it off.

    Used only by the search while no candidate walks without a fall.
    """
    sim.world.assist(gain, velocity)


def measure(sim: Simulation, recording: ReferenceCycle, settling: float, watching: float) -> ImitatedGait:
    """Follow a gait cycle by cycle until it falls or leaves the recorded gait.

    Args:
        sim: A simulation at its start.
        recording: The gait to compare with.
        settling: Time before the comparison begins [s].
        watching: Duration of the comparison [s].
    """
    legs = [i for i, name in enumerate(recording.joints) if name.endswith(LEG_JOINTS)]
    wanted = np.array([recording.speed, recording.sideways])
    max_error = max(MAX_SPEED_ERROR, MAX_SPEED_ERROR_FRACTION * float(np.linalg.norm(wanted)))
    end, strikes, begun = sim.time + settling + watching, {0: [], 1: []}, None
    offsets: dict[int, list[np.ndarray]] = {0: [], 1: []}
    first = last = mark = _totals(sim, legs)
    while not sim.over and sim.time < end - 0.5 * sim.trial.dt:
        happened = sim.advance(end, kernel.STATE_CHANGE)
        if not happened & kernel.STATE_CHANGE:
            continue
        now = _totals(sim, legs)
        if sim.memory.state == 0:  # a whole cycle
            span = max(now.time - last.time, 1e-9)
            leg_deg = math.degrees(math.sqrt((now.squared - last.squared) / span))
            speed_error = float(np.linalg.norm((now.place - last.place) / span - wanted))
            lost = leg_deg > MAX_LEG_ERROR_DEG or speed_error > max_error
            if lost and last is not first:  # the first cycle was not complete
                return ImitatedGait(now.time, True, speed_error, leg_deg)
            last = now
            if begun is None and now.time >= settling:
                begun, mark = now.time, now
        if begun is not None:
            strikes[int(sim.memory.state)].append(now.time)
            offsets[int(sim.memory.state)].append(np.array(sim.tracking.balance))
    if sim.over or begun is None or last.time <= begun:
        return ImitatedGait(sim.time, True)
    span = last.time - mark.time
    cycles = np.concatenate([np.diff(times) for times in strikes.values()])
    expected = math.sqrt(float(np.mean(np.sum(recording.torque**2, axis=1)))) + 1e-9
    velocity = (last.place - mark.place) / span
    return ImitatedGait(
        up=sim.time,
        fell=False,
        speed_error=float(np.linalg.norm(velocity - wanted)) / max(float(np.linalg.norm(wanted)), 0.3),
        leg_deg=math.degrees(math.sqrt((last.squared - mark.squared) / span)),
        tempo=float(np.mean(cycles)) / recording.period if len(cycles) else 0.0,
        unevenness=float(np.std(cycles) / np.mean(cycles)) if len(cycles) else 1.0,
        rate_error=math.sqrt((last.squared_rate - mark.squared_rate) / span),
        torque_ratio=math.sqrt((last.squared_torque - mark.squared_torque) / span) / expected,
        strike_offsets=np.array([np.mean(seen, axis=0) if seen else np.zeros(4) for seen in offsets.values()]),
    )


class _Totals(NamedTuple):
    """Time integrals up to one moment."""

    time: float
    place: np.ndarray  # horizontal position of the root [m]
    squared: float  # squared error of the leg angles
    squared_rate: float  # squared error of the leg velocities
    squared_torque: float


def _totals(sim: Simulation, legs: list[int]) -> _Totals:
    return _Totals(
        sim.time,
        sim.position[:2],
        float(np.mean(sim.tracking.squared[legs])),
        float(np.mean(sim.tracking.squared_rate[legs])),
        float(sim.tally[kernel.SQUARED_TORQUE]),
    )


def advance_to_phase(sim: Simulation, phase: float, period: float) -> bool:
    """Simulate to the next left foot strike and a phase (fraction of a period) further; False if it falls."""
    for _ in range(8):
        sim.advance(sim.time + 3.0 * period, kernel.STATE_CHANGE)
        if sim.over or sim.memory.state == 0:
            break
    sim.advance(sim.time + phase * period)
    return not sim.over


def survival(sim: Simulation, direction: int, impulse: float, watch_for: float) -> float:
    """Push now: 1 when no fall follows within `watch_for` seconds, up to 0.5 for a fall, least for an early one.

    The direction is one of `DIRECTIONS`, in the world frame.
    """
    begin = sim.time
    _push(sim, direction, impulse)
    sim.advance(begin + watch_for)
    return 1.0 if not sim.over else 0.5 * (sim.time - begin) / watch_for


def _push(sim: Simulation, direction: int, impulse: float) -> None:
    force, (x, y) = impulse / PUSH_FOR, DIRECTIONS[direction]
    sim.push((Push((force * x, force * y, 0.0), sim.time, PUSH_FOR),))


def recovery(
    sim: Simulation, direction: int, impulse: float, watch_for: float, strike_offsets: np.ndarray
) -> tuple[float, float]:
    """As `survival`, but ends on recovery; also the time to recovery as a fraction of `watch_for`, 1 for a fall."""
    begin, recovered = sim.time, 0
    end = begin + watch_for
    _push(sim, direction, impulse)
    sim.advance(begin + PUSH_FOR)
    while not sim.over and sim.time < end - 0.5 * sim.trial.dt and recovered < RECOVERED_STEPS:
        if sim.advance(end, kernel.STATE_CHANGE) & kernel.STATE_CHANGE:
            recovered = recovered + 1 if deviation(sim, strike_offsets) == 0.0 else 0
    took = (sim.time - begin) / watch_for
    return (0.5 * took, 1.0) if sim.over else (1.0, min(took, 1.0))


def deviation(sim: Simulation, strike_offsets: np.ndarray) -> float:
    """Deviation of d and v at a foot strike from those of the settled gait: 0 when recovered, at most 1."""
    d, v, lat_d, lat_v = np.abs(np.asarray(sim.tracking.balance) - strike_offsets[int(sim.memory.state)])
    far = max(v / 1.0, lat_v / 0.7, d / 0.4, lat_d / 0.25)
    return float(min(max(0.0, far - DEVIATION_TOLERANCE), 1.0))


@dataclass
class Imitation:
    """Objective: how well candidates imitate one recorded gait and survive pushes; lower is better.

    Attributes:
        recording: The gait to imitate.
        pool: Simulations of its body.
        seed: Random seed of the pushes.
        symmetric: Whether left and right are alike.
        pushes: Number of pushes on a candidate.
        level: Impulse of the pushes, as a fraction of `IMPULSE`; 0 for no pushes.
        assist: Gain of the root assistance while no candidate walks without it.
        max_level: Upper bound of `level`.
        leg_weight: Cost of a degree of leg error.
        time_steps: Of the generations in turn [s]; coarse, since the final check is fine.
        failures: Number of falls of the last generation, by the side of the push.
        fall_rate: Fraction of candidates that fell to a push, shape (`PHASE_BINS`, 4), by phase and direction.
    """

    recording: ReferenceCycle
    pool: SimulationPool
    seed: int = 1
    symmetric: bool = False
    pushes: int = 6
    level: float = 0.0
    assist: float = 0.0
    max_level: float = 1.4
    leg_weight: float = 0.35
    time_steps: tuple[float, ...] = (2e-3, 4e-3, 4e-3)
    failures: dict[str, int] = field(default_factory=dict)
    fall_rate: np.ndarray = field(default_factory=lambda: np.full((PHASE_BINS, 4), 0.5))

    def plan(self, generation: int) -> Any:
        """Time step, assistance, and (phase, direction, impulse) of every push; the same for a whole generation."""
        random = np.random.default_rng((self.seed, generation + 1))
        chosen: list[int] = []
        if self.level > 0.0:  # pushes with a high fall rate are drawn more often
            weights = (0.1 + self.fall_rate).ravel()
            count = self.pushes if generation else PUSHES_PER_START
            chosen = list(random.choice(weights.size, count, replace=False, p=weights / weights.sum()))
        pushes = [
            ((k // 4 + random.random()) / PHASE_BINS, int(k % 4), IMPULSE * self.level * random.uniform(0.8, 1.0))
            for k in chosen
        ]
        return self.time_steps[generation % len(self.time_steps)], self.assist, sorted(pushes)

    def score(self, skill: Skill, plan: Any) -> Score:
        """The score of a skill under a plan, and its measures by name."""
        dt, gain, pushes = plan
        period = self.recording.period
        sim = self.pool.begin(skill, dt)
        assist(sim, gain, (self.recording.speed, self.recording.sideways))
        gait = measure(sim, self.recording, max(SETTLING, SETTLING * period), max(WATCHING, WATCHING * period))
        if gait.fell:
            lasted = gait.up / ((SETTLING + WATCHING) * max(1.0, period))
            return Score(FALL_SCORE - 60.0 * lasted + 0.3 * gait.leg_deg + 8.0 * gait.speed_error, {"up": gait.up})
        terms = {"leg_deg": gait.leg_deg, "speed_error": gait.speed_error, "tempo": gait.tempo}
        value = self.penalty(gait)
        if pushes:
            outcomes = self._push_outcomes(sim, pushes, gain, gait.strike_offsets)
            if outcomes is None:
                return Score(UNPUSHED_FALL_SCORE, terms)
            for (phase, direction, _), (fraction, _) in zip(pushes, outcomes, strict=True):
                terms[f"{PUSH_TERM}{4 * int(PHASE_BINS * phase) + direction}"] = float(fraction == 1.0)
            terms["passed"] = float(np.mean([fraction == 1.0 for fraction, _ in outcomes]))
            value += 20.0 * float(np.mean([1.0 - fraction for fraction, _ in outcomes]))
            value += 6.0 * float(np.mean([took for _, took in outcomes]))
        return Score(value, terms)

    def penalty(self, gait: ImitatedGait) -> float:
        """Cost of the differences between a settled gait and the recording."""
        cost = self.leg_weight * max(gait.leg_deg, LEG_ERROR_TOLERANCE_DEG) + 0.3 * max(0.0, gait.leg_deg - 8.0)
        cost += 30.0 * max(0.0, gait.speed_error - 0.02)
        quick, slow = TEMPO_RANGE
        cost += 40.0 * max(0.0, quick - gait.tempo, gait.tempo - slow) + 40.0 * max(0.0, gait.unevenness - 0.01)
        return cost + 0.3 * gait.rate_error + 0.3 * max(0.0, gait.torque_ratio - 1.0)

    def _push_outcomes(
        self, sim: Simulation, pushes: list[PlannedPush], gain: float, strike_offsets: np.ndarray
    ) -> list[tuple[float, float]] | None:
        """The `recovery` of every push; None if the gait falls without one."""
        period, dt = self.recording.period, sim.trial.dt
        if not advance_to_phase(sim, 0.0, period):
            return None
        begin, instants = sim.time, []
        for phase, direction, impulse in pushes:
            sim.advance(begin + phase * period)
            if sim.over:
                return None
            instants.append((sim.save(), direction, impulse))

        def pushed(instant: tuple[Saved, int, float]) -> tuple[float, float]:
            here, direction, impulse = instant
            own = self.pool.own(dt)  # the same simulation, unless many are stepped at once
            assist(own, gain, (self.recording.speed, self.recording.sideways))
            own.restore(here)
            outcome = recovery(own, direction, impulse, SURVIVAL_SECONDS + period, strike_offsets)
            own.world.push(())
            return outcome

        return parallel.each(pushed, instants)

    def adapt(self, scores: list[Score]) -> None:
        """Raise the push level when most pushes are survived, lower it when few are; update the fall rates."""
        survived: dict[int, list[float]] = {}
        for score in scores:
            for name, fraction in score.terms.items():
                if name.startswith(PUSH_TERM):
                    survived.setdefault(int(name.removeprefix(PUSH_TERM)), []).append(fraction)
        self.failures = {}
        for k, fractions in survived.items():
            self._update_fall_rate(k // 4, k % 4, 1.0 - float(np.mean(fractions)))
            if min(fractions) < 1.0:
                name = f"fell {SIDES[k % 4]}"
                self.failures[name] = self.failures.get(name, 0) + fractions.count(0.0)
        passed = [score.terms["passed"] for score in scores if "passed" in score.terms]
        if self.level > 0.0 and len(passed) >= 4:
            self.level = float(np.clip(self.level * math.exp(0.35 * (np.mean(passed) - 0.75)), 0.2, self.max_level))

    def _update_fall_rate(self, phase: int, direction: int, fell: float) -> None:
        """Update the fall rate of a push; for a symmetric gait also of the mirrored push half a cycle later."""
        entries = [(phase, direction)]
        if self.symmetric:
            entries.append(((phase + PHASE_BINS // 2) % PHASE_BINS, (0, 1, 3, 2)[direction]))
        for entry in entries:
            self.fall_rate[entry] += 0.5 * (fell - self.fall_rate[entry])
