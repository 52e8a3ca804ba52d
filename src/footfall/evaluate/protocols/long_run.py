"""Time to the first fall under small random pushes from all directions."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.push import MAX_FORCE, Push
from ...physics.world import check_time_step
from ...trials import Simulation, Trial
from ...writing import whole_file
from ..report import Report, conditions, kinematic_root
from .cycle import heading

PUSH_INTERVAL = (2.0, 4.0)  # range of the time between the starts of two pushes [s]
PUSH_DURATION = (0.1, 0.4)  # range [s]
ROUND_SECONDS = 60.0  # all seeds advance by this much in turn, so that Ctrl-C leaves comparable runs [s]


@dataclass
class Run:
    """The simulation of one seed."""

    seed: int
    sim: Simulation
    random: np.random.Generator
    next_push: float
    pushes: int = 0

    @property
    def minutes(self) -> float:
        """Simulated time [min]."""
        return self.sim.time / 60.0

    @property
    def fell(self) -> bool:
        """Whether it ended before its time was up."""
        return self.sim.ending is not None and self.sim.ending.kind != "time_up"

    def advance(self, until: float, force: float) -> None:
        """Simulate until a time [s], with random pushes; the physics holds one push at a time."""
        while not self.sim.over and self.sim.time < until - 0.5 * self.sim.trial.dt:
            self.sim.advance(min(until, self.next_push))
            if self.sim.over or self.sim.time < self.next_push - 0.5 * self.sim.trial.dt:
                continue
            angle, duration = self._direction(), float(self.random.uniform(*PUSH_DURATION))
            vector = (force * math.cos(angle), force * math.sin(angle), 0.0)
            self.sim.world.push((Push(vector, self.sim.time, duration),) if force > 0 else ())
            self.pushes += 1
            self.next_push = self.sim.time + float(self.random.uniform(*PUSH_INTERVAL))

    def _direction(self) -> float:
        """Random push direction: any for a 3D body, forward or backward for a planar one [rad]."""
        if self.sim.trial.character.planar:
            return math.pi * float(self.random.integers(2))
        return heading(self.sim) + float(self.random.uniform(0.0, 2.0 * math.pi))


def begin(skill: Skill, seed: int, minutes: float, dt: float) -> Run:
    """Start a run; its seed determines time, duration and direction of every push."""
    random = np.random.default_rng(seed)
    sim = Simulation(Trial(skill, 60.0 * minutes, dt, record_every=0.0))
    return Run(seed, sim, random, float(random.uniform(*PUSH_INTERVAL)))


def check(skill: Skill, minutes: float, seeds: int, force: float, dt: float) -> None:
    """Check the input before the simulations begin."""
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
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Measure the time to the first fall, one run per seed.

    Args:
        skill: The skill.
        minutes: Longest duration of a run [min].
        seeds: Number of runs.
        force: Force of each push [N].
        dt: Time step [s].
        leg_collision: Whether the legs collide; as the character has it if None.
        progress: Progress callback.

    Returns:
        A report with one row per seed.
    """
    check(skill, minutes, seeds, force, dt)
    skill = Trial(skill, dt=dt, leg_collision=leg_collision).skill
    character = skill.character
    part, _ = Push((1.0, 0.0, 0.0), 0.0).where(character)
    report = Report(
        f"{skill.id}: minutes to the first fall under random pushes of {force:g} N",
        conditions(
            character,
            skill.scene,
            dt,
            ground=skill.scene.name,
            push_on=part,
            push_n=force,
            push_duration_s=list(PUSH_DURATION),
            push_every_s=list(PUSH_INTERVAL),
            push_directions="forward or backward" if character.planar else "any",
            minutes=minutes,
            seeds=seeds,
            **kinematic_root(skill),
        ),
        columns=("seed", "minutes", "ending", "pushes"),
        phrases={"pushes": ("pushes", "")},
    )
    runs = [begin(skill, seed, minutes, dt) for seed in range(seeds)]
    until = 0.0
    try:
        while until < 60.0 * minutes and not all(run.sim.over for run in runs):
            until = min(until + ROUND_SECONDS, 60.0 * minutes)
            live = [run for run in runs if not run.sim.over]
            what = f"minute {math.ceil(until / 60.0)}"
            parallel.parallel_map(lambda run, until=until: run.advance(until, force), live, progress, what)
    except parallel.Interrupted:
        report.stopped = True
    _add_results(report, runs, minutes)
    return report


def _add_results(report: Report, runs: list[Run], minutes: float) -> None:
    """Add one row per seed, and the figures."""
    for run in runs:
        how = str(run.sim.ending.kind) if run.sim.ending else "stopped"
        report.rows.append((run.seed, run.minutes, how, run.pushes))
    lasted = [run.minutes for run in runs if run.sim.time > 0.0]  # after Ctrl-C some may not have started
    fallen = [run for run in runs if run.fell]
    report.figures = {
        "minutes_min": min(lasted, default=None),
        "minutes_mean": sum(lasted) / len(lasted) if lasted else None,
        "seeds_ok": sum(run.sim.over and not run.fell for run in runs),
        "seeds": len(runs),
        "pushes": sum(run.pushes for run in runs),
    }
    report.words.append(
        f"{report.figures['seeds_ok']} of {len(runs)} seeds survived {minutes:g} minutes"
        + (f"; the first fall came after {min(run.minutes for run in fallen):.2f} minutes" if fallen else "")
    )


def draw(report: Report, path: Path) -> None:
    """Plot one bar per seed."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.2), dpi=110, layout="constrained")
    ax = figure.add_subplot()
    colors = ["tab:green" if row[2] == "time_up" else "tab:red" for row in report.rows]
    ax.bar([str(row[0]) for row in report.rows], [row[1] for row in report.rows], color=colors)
    ax.set(xlabel="seed", ylabel="minutes until the fall (green: none)", ylim=(0, report.conditions["minutes"]))
    ax.set_title(report.title, fontsize=9)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
