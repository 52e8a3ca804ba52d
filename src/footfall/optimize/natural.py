"""The objective of an objective file: a trial, its weighted terms, and pushes where the file asks for them."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from .. import parallel
from ..control.skill import Skill
from ..physics import kernel
from ..physics.push import Push
from ..physics.scene import Scene
from ..trials import Rollout, Simulation, Trial
from ..trials.idle import Idle
from ..trials.saved import Saved
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
    idle: Idle = field(default_factory=Idle, compare=False, repr=False)

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
        sim = self.idle.take(self.trial(skill))
        sim.advance(self.file.seconds)
        rollout = sim.rollout()
        values = self.terms(rollout, tuple(sim.controller.machine.stance))
        if plan:
            values["robust"] = self._lost_fraction(sim, plan) if rollout.survived else 1.0
        self.idle.give(sim)
        total = sum(self._weight(name) * value for name, value in values.items())
        walk = Walk(rollout, self.speed, self.step_length)
        seen = {"speed": float(walk.velocity[0]), "up": float(rollout.ending.time)}
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

    def terms(self, rollout: Rollout, stance: tuple[int, ...] | None = None) -> dict[str, float]:
        """Every term of the file that looks at one rollout, unweighted; `stance` as of `Walk`."""
        walk = Walk(rollout, self.speed, self.step_length, stance)
        return {
            name: float(TERMS[name][0](walk, self.file.settings[name])) for name in self.file.weights if name in TERMS
        }

    def _weight(self, name: str) -> float:
        return self.file.weights.get(name, 0.0) * (self.factors or {}).get(name, 1.0)

    def _lost_fraction(self, settled: Simulation, plan: Any) -> float:
        """The fraction of pushes that end in a fall, each from a phase of the settled walk; late falls count less."""
        walker = self._variant(settled, None, 0.0)
        walker.restore(settled.save())
        begins: list[float] = []
        while len(begins) < 2 and not walker.over and walker.time < settled.time + 4.0:
            walker.advance(settled.time + 4.0, kernel.STATE_CHANGE)
            if walker.memory.state == 0:
                begins.append(walker.time)
        instants: list[tuple[Saved, float]] = []
        for _, phase, *_ in plan if len(begins) == 2 else ():
            walker.advance(begins[1] + phase * (begins[1] - begins[0]))
            if walker.over:
                break
            instants.append((walker.save(), walker.time))
        self.idle.give(walker)
        if len(instants) < len(plan):
            return 1.0
        pushes = list(zip(plan, instants, strict=True))
        lost = 0.0
        for survived in parallel.each(lambda push: self._survived(settled, push[0], *push[1]), pushes):
            lost += 1.0 - survived
        return lost / len(plan)

    def _survived(self, settled: Simulation, push: tuple, here: Saved, begin: float) -> float:
        """1 when a push at an instant is survived; less for a fall, least for an early one."""
        direction, _, level, ground, step = push
        settings = self.file.settings["robust"]
        sim = self._variant(settled, settings["friction"] if ground else None, settings["dt"] if step else 0.0)
        sim.restore(here)
        sim.set_time(begin)  # another time step counts otherwise
        psi = heading(sim)
        c, s = math.cos(psi), math.sin(psi)
        fx, fy = (level * PROFILE[direction] * d for d in DIRECTIONS[direction])
        sim.push((Push((c * fx - s * fy, s * fx + c * fy, 0.0), sim.time, PUSH_FOR),))
        sim.advance(sim.time + SURVIVAL_SECONDS)
        fraction = MAX_FALL_CREDIT * (sim.time - begin) / SURVIVAL_SECONDS if sim.over else 1.0
        self.idle.give(sim)
        return fraction

    def _variant(self, settled: Simulation, friction: float | None, dt: float) -> Simulation:
        """The same trial without a time limit, with another friction or time step; to be restored."""
        trial = settled.trial
        scene = trial.ground if friction is None else trial.ground.with_friction(friction)
        return self.idle.take(
            replace(trial, seconds=1e4, record_every=0.0, scene=scene, dt=dt or trial.dt), begin=False
        )
