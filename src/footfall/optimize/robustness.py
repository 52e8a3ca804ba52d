"""Objective: a walk that survives strong pushes and keeps its wanted speed, step time and step width.

One settled gait gives snapshots at several phases; each push starts from one of them. The push level adapts to the
population, so that about three quarters of the pushes are survived: the scores discriminate best there. All
directions get the same fraction of what the thesis's walk survives, so that the weakest direction counts most.
Phases are drawn anew every generation, so that no phase is left out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..physics import kernel
from ..physics import scene as scenes
from ..physics.push import Push
from ..physics.scene import Scene
from ..trials import Simulation, Trial
from ..trials.idle import Idle
from ..trials.saved import Saved
from .search import Score
from .walking import heading, penalty, settle

DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
NAMES = ("f", "fl", "l", "bl", "b", "br", "r", "fr")
THESIS_FORCES = (340, 190, 240, 190, 270, 220, 330, 230)  # 7.7.2, mirrored to the left stance leg [N per component]
SETTLING, WATCHING = 5.0, 3.0  # [s]
PUSH_FOR = 0.4  # duration of a push [s]
SURVIVAL_SECONDS = 3.5  # without a fall after a push begins: survived [s]
TERRAIN_SECONDS = 8.0  # of a trial that approaches and crosses unknown terrain [s]
MAX_PUSHED_PENALTY = 8.0  # a gait with a higher penalty is not pushed at all


@dataclass
class Robustness:
    """Scores a walking skill by the pushes it survives; forces are newtons per component."""

    dt: float = 2e-3
    phases: int = 2
    seed: int = 1
    adaptive: bool = True  # whether `level` adapts to the population
    legs: tuple[bool, ...] = (True,)  # leg collision settings under which pushes are tried
    profile: np.ndarray = field(default_factory=lambda: np.array(THESIS_FORCES))
    level: float = 0.7  # pushes as a fraction of `profile`, which is what the thesis reached (7.7.2) [N]
    fixed_phase: float | None = 0.1
    rungs: int = 0  # pushes per direction at the fixed phase, from weak to strong, beside those at random phases
    grounds: float = 0.0  # difficulty of the unknown terrain: 1 is a slope of 10°, a step of 20 cm, friction 0.4
    idle: Idle = field(default_factory=Idle, compare=False, repr=False)

    def plan(self, generation: int) -> Any:
        """(direction, phase, force, leg collision) of every push of a generation; -1 is the final comparison."""
        random = np.random.default_rng((self.seed, generation + 1))
        pushes = []
        for k in range(8):
            phases = list((random.random() + np.arange(self.phases)) / self.phases)
            if self.fixed_phase is not None:
                phases[int(random.integers(len(phases)))] = self.fixed_phase
            if generation < 0:
                phases = [(i + 0.5) / 6 for i in range(6)] + [0.1]
            for i, phase in enumerate(phases):
                spread = random.uniform(0.5, 1.1)  # a gait can fall to a weaker push than the strongest it survives
                pushes.append(
                    (k, float(phase), self._force(k, spread), self.legs[(k + i + generation) % len(self.legs)])
                )
            for i in range(self.rungs if self.fixed_phase is not None else 0):
                fraction = 0.35 + 0.65 * (i + random.random()) / self.rungs
                legs = self.legs[(k + i + generation) % len(self.legs)]
                pushes.append((k, self.fixed_phase, self._force(k, fraction), legs))
        pushes.sort(key=lambda push: push[1])
        return pushes, self._terrain(random, generation < 0)

    def _force(self, direction: int, fraction: float) -> float:
        return float(self.level * self.profile[direction] * fraction)

    def _terrain(self, random: np.random.Generator, final: bool) -> list[tuple[str, Scene]]:
        """Scenes that the controller has no information about, by name."""
        hard, start = self.grounds, 2.0 + 0.8 * random.random()
        if hard <= 0.0:
            return []
        grounds = [
            ("up", scenes.slope(10.0 * hard, start)),
            ("down", scenes.slope(-10.0 * hard, start)),
            ("step", scenes.stairs(-0.2 * hard, 2.0, 1, start)),
            ("step", scenes.stairs(-0.2 * hard, 2.0, 1, start + 0.37)),
            ("ice", Scene().with_friction(0.4 / hard)),
        ]
        if final:
            grounds += [("step", scenes.stairs(-0.2 * hard, 2.0, 1, 2.0 + 0.2 * k)) for k in range(4)]
        return grounds

    def score(self, skill: Skill, plan: Any) -> Score:
        """The score of a skill under a plan: falls to pushes and on terrain, and the penalty of its settled gait."""
        walker = self.idle.take(Trial(skill, 1e4, self.dt, record_every=0.0, leg_collision=self.legs[0]))
        gait = settle(walker, SETTLING, WATCHING, rise="rise" in skill.wanted)
        if gait.fell:
            return Score(100.0 - 8.0 * gait.up)
        cost = penalty(gait, skill.wanted)
        if cost > MAX_PUSHED_PENALTY:
            return Score(8.0 + cost, {"speed": gait.speed})
        pushes, grounds = plan
        passed = push_outcomes(walker, self.idle, gait.period, pushes)
        self.idle.give(walker)
        if passed is None:
            return Score(20.0)
        fractions = [fraction for direction in passed.values() for fraction in direction]
        terms = {NAMES[k]: float(np.mean(direction)) for k, direction in passed.items()}
        terms["passed"] = float(np.mean([fraction == 1.0 for fraction in fractions]))
        terms["level"] = self.level
        terms |= {"speed": gait.speed, "penalty": cost, "separation": gait.separation, "step_time": gait.step_time}
        lost = 8.0 * float(np.mean([1.0 - fraction for fraction in fractions]))
        weakest = max(float(np.mean([1.0 - fraction for fraction in direction])) for direction in passed.values())
        walks = [Trial(skill, 1e4, self.dt, record_every=0.0, scene=ground) for _, ground in grounds]
        for (name, _), missed in zip(grounds, parallel.each(self._missed, walks), strict=True):
            terms[name] = terms.get(name, 0.0) + missed
            lost += 8.0 * missed / len(grounds)
        return Score(lost + 2.0 * weakest + cost, terms)

    def _missed(self, walk: Trial) -> float:
        """0 for a walk over unknown terrain; more for a fall, most for an early one."""
        sim = self.idle.take(walk)
        sim.advance(TERRAIN_SECONDS)
        missed = 1.0 - 0.6 * sim.time / TERRAIN_SECONDS if sim.over else 0.0
        self.idle.give(sim)
        return missed

    def adapt(self, scores: list[Score]) -> None:
        """Raise the push level when most pushes are survived, lower it when few are."""
        if not self.adaptive:
            return
        passed = sorted((s.terms["passed"] for s in scores if "passed" in s.terms), reverse=True)
        if len(passed) >= 4:
            middle = float(np.mean(passed[: len(passed) // 2]))  # of the better half
            self.level = float(np.clip(self.level * math.exp(0.2 * (middle - 0.75)), 0.2, 2.0))


def push_outcomes(walker: Simulation, idle: Idle, period: float, plan: Any) -> dict[int, list[float]] | None:
    """By direction, 1 for a push survived, up to 0.4 for a fall, least for an early one; None if it falls unpushed."""
    cycle_start = None
    for _ in range(12):
        walker.advance(walker.time + 3.0, kernel.STATE_CHANGE)
        if walker.over:
            return None
        if walker.memory.state == 0:
            cycle_start = walker.time
            break
    if cycle_start is None:
        return None
    pushes: list[tuple[int, float, bool, Saved, float]] = []
    for k, phase, force, legs in plan:
        walker.advance(cycle_start + phase * period)
        if walker.over:
            return None
        pushes.append((k, force, legs, walker.save(), walker.time))
    stayed: dict[int, list[float]] = {}
    fractions = parallel.each(lambda push: _survived(walker.trial, idle, *push), pushes)
    for (k, *_), fraction in zip(pushes, fractions, strict=True):
        stayed.setdefault(k, []).append(fraction)
    return stayed


def _survived(trial: Trial, idle: Idle, direction: int, force: float, legs: bool, here: Saved, begin: float) -> float:
    """1 when a push at an instant is survived; less for a fall, least for an early one."""
    sim = idle.take(replace(trial, leg_collision=legs), begin=False)
    sim.restore(here)
    psi = heading(sim)
    c, s = math.cos(psi), math.sin(psi)
    fx, fy = (force * d for d in DIRECTIONS[direction])
    sim.push((Push((c * fx - s * fy, s * fx + c * fy, 0.0), sim.time, PUSH_FOR),))
    sim.advance(begin + SURVIVAL_SECONDS)
    fraction = 0.4 * (sim.time - begin) / SURVIVAL_SECONDS if sim.over else 1.0
    idle.give(sim)
    return fraction
