"""Minutes to the first fall, with small random pushes from every side all the time."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ... import parallel as pool
from ... import systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.push import MAX_FORCE, Push
from ...physics.world import check_time_step
from ...trials import Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions
from .cycle import heading

GAP = (2.0, 4.0)  # between the beginnings of two pushes [s]
DURATION = (0.1, 0.4)  # [s]
ROUND = 60.0  # all seeds go this far before any goes further, so that Ctrl-C finds something whole [s]


@dataclass
class Run:
    """One seed on its way."""

    seed: int
    sim: Simulation
    random: np.random.Generator
    next_push: float
    pushes: int = 0

    @property
    def minutes(self) -> float:
        return self.sim.time / 60.0

    @property
    def fell(self) -> bool:
        return self.sim.ending is not None and self.sim.ending.kind != "time_up"

    def advance(self, until: float, force: float) -> None:
        """Go on to a time, pushing on the way; one push is known to the physics at a time."""
        while not self.sim.over and self.sim.time < until - 0.5 * self.sim.trial.dt:
            self.sim.advance(min(until, self.next_push))
            if self.sim.over or self.sim.time < self.next_push - 0.5 * self.sim.trial.dt:
                continue
            angle, duration = self._direction(), float(self.random.uniform(*DURATION))
            vector = (force * math.cos(angle), force * math.sin(angle), 0.0)
            self.sim.world.push((Push(vector, self.sim.time, duration),) if force > 0 else ())
            self.pushes += 1
            self.next_push = self.sim.time + float(self.random.uniform(*GAP))

    def _direction(self) -> float:
        """Anywhere around a 3D body, forward or backward for a planar one [rad]."""
        if self.sim.trial.character.planar:
            return math.pi * float(self.random.integers(2))
        return heading(self.sim) + float(self.random.uniform(0.0, 2.0 * math.pi))


def begin(skill: Skill, seed: int, minutes: float, dt: float) -> Run:
    """A seed decides every push: when, for how long, from where."""
    random = np.random.default_rng(seed)
    sim = Simulation(Trial(skill, 60.0 * minutes, dt, record_every=0.0))
    return Run(seed, sim, random, float(random.uniform(*GAP)))


def check(skill: Skill, minutes: float, seeds: int, force: float, dt: float) -> None:
    """Refuse what cannot work before long work begins."""
    check_time_step(dt)
    systems.controller(skill)
    if not 0.0 < minutes <= 1000.0:
        raise BadInput(f"{minutes:g} minutes cannot be simulated; expected above 0, up to 1000")
    if not 1 <= seeds <= 1000:
        raise BadInput(f"{seeds} seeds cannot be used; expected 1 to 1000")
    if not 0.0 <= force <= MAX_FORCE:
        raise BadInput(f"a push of {force:g} N cannot be used; expected 0 to {MAX_FORCE:g}")


def evaluate(
    skill: Skill,
    minutes: float = 10.0,
    seeds: int = 10,
    force: float = 50.0,
    dt: float = 1e-3,
    leg_collision: bool | None = None,
    progress: pool.Progress = pool.quiet,
) -> Report:
    """How long a skill lasts, one run a seed."""
    check(skill, minutes, seeds, force, dt)
    skill = Trial(skill, dt=dt, leg_collision=leg_collision).skill
    character = skill.character
    part, _ = Push((1.0, 0.0, 0.0), 0.0).where(character)
    report = Report(
        f"{skill.id}: minutes to the first fall, pushed by {force:g} N at random",
        conditions(
            *(character, skill.scene, dt),
            ground=skill.scene.name,
            push_on=part,
            push_n=force,
            push_duration_s=list(DURATION),
            push_every_s=list(GAP),
            push_directions="forward or backward" if character.planar else "any",
            minutes=minutes,
            seeds=seeds,
        ),
        columns=("seed", "minutes", "ending", "pushes"),
    )
    runs = [begin(skill, seed, minutes, dt) for seed in range(seeds)]
    until = 0.0
    try:
        while until < 60.0 * minutes and not all(run.sim.over for run in runs):
            until = min(until + ROUND, 60.0 * minutes)
            live = [run for run in runs if not run.sim.over]
            what = f"minute {math.ceil(until / 60.0)}"
            pool.each(lambda run, until=until: run.advance(until, force), live, progress, what)
    except pool.Stopped:
        report.stopped = True
    for run in runs:
        how = str(run.sim.ending.kind) if run.sim.ending else "stopped"
        report.rows.append((run.seed, run.minutes, how, run.pushes))
    lasted = [run.minutes for run in runs if run.sim.time > 0.0]  # after Ctrl-C some may not have begun
    fallen = [run for run in runs if run.fell]
    report.figures = {
        "minutes_min": min(lasted, default=None),
        "minutes_mean": sum(lasted) / len(lasted) if lasted else None,
        "seeds_ok": sum(run.sim.over and not run.fell for run in runs),
        "seeds": seeds,
        "pushes": sum(run.pushes for run in runs),
    }
    report.words.append(
        f"{report.figures['seeds_ok']} of {seeds} seeds lasted {minutes:g} minutes"
        + (f"; the first fall came after {min(run.minutes for run in fallen):.2f} minutes" if fallen else "")
    )
    return report


def draw(report: Report, path: Path) -> None:
    """One bar a seed."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.2), dpi=110, layout="constrained")
    ax = figure.add_subplot()
    colors = ["tab:green" if row[2] == "time_up" else "tab:red" for row in report.rows]
    ax.bar([str(row[0]) for row in report.rows], [row[1] for row in report.rows], color=colors)
    ax.set(xlabel="seed", ylabel="minutes until it fell (green: did not)", ylim=(0, report.conditions["minutes"]))
    ax.set_title(report.title, fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
