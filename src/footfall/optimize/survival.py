"""Objective: a skill that keeps going, from starts that are a little off and at more than one time step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..trials import Simulation, Trial
from .search import Score
from .walking import price_of, settle, simulation

SETTLING, WATCHING = 8.0, 6.0  # [s]
TRIAL = 12.0  # [s]


@dataclass
class Survival:
    """Seconds kept up from scattered starts; then the same price as every gait for not being as wanted."""

    dt: float = 2e-3
    starts: int = 3
    scatter: float = 0.02  # [rad]
    seed: int = 1

    def plan(self, generation: int) -> Any:
        random = np.random.default_rng((self.seed, generation + 1))
        seeds = [int(s) for s in random.integers(0, 2**31, self.starts if generation >= 0 else 8)]
        return [(seed, self.dt * (0.5 if i % 2 else 1.0)) for i, seed in enumerate(seeds)]

    def score(self, skill: Skill, plan: Any) -> Score:
        steady = settle(simulation(skill, self.dt), SETTLING, WATCHING)
        if steady.fell:
            return Score(100.0 - 5.0 * steady.up)
        lost = 0.0
        for seed, dt in plan:
            sim = Simulation(Trial(skill, TRIAL, dt, record_every=0.0, seed=seed, scatter=self.scatter))
            sim.advance(TRIAL)
            lost += 1.0 - sim.time / TRIAL
        price = price_of(steady, skill.wanted)
        terms = {
            "survived_fraction": 1.0 - lost / len(plan),
            "speed": steady.speed,
            "flight": steady.flight,
            "price": price,
        }
        return Score(10.0 * lost / len(plan) + price, terms)

    def learn(self, scores: list[Score]) -> None:
        """Nothing to learn: the starts are as far off in every generation."""
