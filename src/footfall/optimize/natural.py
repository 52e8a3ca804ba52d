"""The objective of an objective file: a trial, its weighted terms, and pushes where the file asks for them."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..physics import kernel
from ..physics.push import Push
from ..physics.scene import Scene
from ..trials import Rollout, Simulation, Trial
from .objective_file import ObjectiveFile
from .robustness import DIRECTIONS, PUSH_FOR, SURVIVAL_SECONDS
from .search import Score
from .terms import TERMS, Walk
from .walking import heading

RECORD_EVERY = 0.005  # [s]
PROFILE = (75, 75, 200, 75, 120, 70, 200, 75)  # the paper's best walker in each direction (Table 1) [N]
NON_FINITE = 1e9  # replaces a value that is not finite
MAX_FALL_CREDIT = 0.4  # a push that ends in a fall counts at most this much as survived, more for a late fall


@dataclass
class WalkingObjective:
    """Scores a walking skill by the terms of an objective file."""

    file: ObjectiveFile
    speed: float | None = None
    step_length: float | None = None
    scene: Scene | None = None
    dt: float = 2e-3
    seed: int = 1
    level: float = 0.3  # pushes as a fraction of `PROFILE`
    factors: dict[str, float] | None = None  # on the weights, in the present stage

    def plan(self, generation: int) -> Any:
        """(direction, phase, level, other ground, other time step) of each push; -1 is the final comparison."""
        if not self._weight("robust"):
            return []
        settings = self.file.settings["robust"]
        random = np.random.default_rng((self.seed, generation + 1))
        count = int(settings["pushes"]) if generation >= 0 else 16
        first = int(random.integers(8))
        pushes = []
        for i in range(count):
            direction = (first + 3 * i) % 8  # all eight in turn
            pushes.append((direction, float((i + random.random()) / count), self.level, i % 2 == 1, i % 4 >= 2))
        return sorted(pushes, key=lambda push: push[1])

    def score(self, skill: Skill, plan: Any) -> Score:
        """The weighted sum of all terms of a skill under a plan."""
        sim = Simulation(self.trial(skill))
        sim.advance(self.file.seconds)
        values = self.terms(sim.rollout())
        if plan:
            values["robust"] = self._lost_fraction(sim, plan) if sim.ending and sim.ending.kind == "time_up" else 1.0
        total = sum(self._weight(name) * value for name, value in values.items())
        walk = Walk(sim.rollout(), self.speed, self.step_length)
        seen = {"speed": float(walk.velocity[0]), "up": float(sim.time)}
        terms = {name: value if math.isfinite(value) else NON_FINITE for name, value in {**values, **seen}.items()}
        return Score(float(total) if math.isfinite(total) else NON_FINITE, terms)

    def adapt(self, scores: list[Score]) -> None:
        """Raise the push level when most pushes are survived, lower it when few are."""
        if "robust" not in self.file.weights or not self.file.settings["robust"]["adapts"]:
            return
        lost = sorted(score.terms["robust"] for score in scores if "robust" in score.terms)
        if len(lost) >= 4:
            middle = 1.0 - float(np.mean(lost[: len(lost) // 2]))  # of the better half
            self.level = float(np.clip(self.level * math.exp(0.2 * (middle - 0.75)), 0.1, 1.5))

    def trial(self, skill: Skill) -> Trial:
        """The trial on which a skill is scored."""
        return Trial(skill, self.file.seconds, self.dt, scene=self.scene, record_every=RECORD_EVERY)

    def terms(self, rollout: Rollout) -> dict[str, float]:
        """Every term of the file that looks at one rollout, unweighted."""
        walk = Walk(rollout, self.speed, self.step_length)
        return {
            name: float(TERMS[name][0](walk, self.file.settings[name])) for name in self.file.weights if name in TERMS
        }

    def _weight(self, name: str) -> float:
        return self.file.weights.get(name, 0.0) * (self.factors or {}).get(name, 1.0)

    def _lost_fraction(self, settled: Simulation, plan: Any) -> float:
        """The fraction of pushes that end in a fall, each from a phase of the settled walk; late falls count less."""
        settings = self.file.settings["robust"]
        sims = {
            (ground, step): self._variant(settled, settings["friction"] if ground else None, step and settings["dt"])
            for *_, ground, step in plan
        }
        walker = self._variant(settled, None, 0.0)
        walker.restore(settled.save())
        begins: list[float] = []
        while len(begins) < 2 and not walker.over and walker.time < settled.time + 4.0:
            walker.advance(settled.time + 4.0, kernel.STATE_CHANGE)
            if walker.memory.state == 0:
                begins.append(walker.time)
        if len(begins) < 2:
            return 1.0
        period = begins[1] - begins[0]
        lost = 0.0
        for direction, phase, level, ground, step in plan:
            walker.advance(begins[1] + phase * period)
            if walker.over:
                return 1.0
            lost += 1.0 - _survived(sims[ground, step], walker, direction, level)
        return lost / len(plan)

    def _variant(self, settled: Simulation, friction: float | None, dt: float) -> Simulation:
        """The same trial without a time limit, with another friction or time step."""
        trial = settled.trial
        scene = trial.ground if friction is None else trial.ground.with_friction(friction)
        return Simulation(replace(trial, seconds=1e4, record_every=0.0, scene=scene, dt=dt or trial.dt))


def _survived(sim: Simulation, walker: Simulation, direction: int, level: float) -> float:
    """1 when a push is survived; less for a fall, least for an early one."""
    here, begin = walker.save(), walker.time
    sim.restore(here)
    sim.set_time(begin)  # another time step counts otherwise
    psi = heading(sim)
    c, s = math.cos(psi), math.sin(psi)
    fx, fy = (level * PROFILE[direction] * d for d in DIRECTIONS[direction])
    sim.push((Push((c * fx - s * fy, s * fx + c * fy, 0.0), sim.time, PUSH_FOR),))
    sim.advance(sim.time + SURVIVAL_SECONDS)
    return MAX_FALL_CREDIT * (sim.time - begin) / SURVIVAL_SECONDS if sim.over else 1.0
