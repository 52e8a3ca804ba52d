"""Objective: a skill that does not fall, from scattered initial states and at more than one time step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..trials import Trial
from ..trials.idle import Idle
from .search import Score
from .walking import penalty, settle

SETTLING, WATCHING = 8.0, 6.0  # [s]
TRIAL_SECONDS = 12.0  # [s]


@dataclass
class Survival:
    """Scores a skill by the time until it falls, and by the penalty of its undisturbed gait."""

    dt: float = 2e-3
    starts: int = 3
    scatter: float = 0.02  # standard deviation of the initial joint angles [rad]
    seed: int = 1
    idle: Idle = field(default_factory=Idle, compare=False, repr=False)

    def plan(self, generation: int) -> Any:
        """(seed, time step) of every trial of a generation; -1 is the final comparison."""
        random = np.random.default_rng((self.seed, generation + 1))
        seeds = [int(s) for s in random.integers(0, 2**31, self.starts if generation >= 0 else 8)]
        return [(seed, self.dt * (0.5 if i % 2 else 1.0)) for i, seed in enumerate(seeds)]

    def score(self, skill: Skill, plan: Any) -> Score:
        """The score of a skill under a plan."""
        walker = self.idle.take(Trial(skill, 1e4, self.dt, record_every=0.0))
        gait = settle(walker, SETTLING, WATCHING, rise="rise" in skill.wanted)
        self.idle.give(walker)
        if gait.fell:
            return Score(100.0 - 5.0 * gait.up)
        trials = [
            Trial(skill, TRIAL_SECONDS, dt, record_every=0.0, seed=seed, scatter=self.scatter) for seed, dt in plan
        ]
        lost = 0.0
        for up in parallel.each(self._up, trials):
            lost += 1.0 - up / TRIAL_SECONDS
        cost = penalty(gait, skill.wanted)
        terms = {
            "survived_fraction": 1.0 - lost / len(plan),
            "speed": gait.speed,
            "flight": gait.flight,
            "penalty": cost,
        }
        if "rise" in skill.wanted:
            terms["rise"] = gait.rise
        return Score(10.0 * lost / len(plan) + cost, terms)

    def _up(self, trial: Trial) -> float:
        """Time until a fall, or the whole time [s]."""
        sim = self.idle.take(trial)
        sim.advance(TRIAL_SECONDS)
        up = sim.time
        self.idle.give(sim)
        return up

    def adapt(self, scores: list[Score]) -> None:
        """Does nothing: the initial states are scattered alike in every generation."""
