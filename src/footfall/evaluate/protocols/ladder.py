"""Tests of increasing difficulty, one rung at a time until a trial fails; nothing above a failed rung counts.

On a GPU all rungs of all tests are simulated at once: a step of hundreds of worlds takes as long as one of a few.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.world import check_time_step
from ...trials import Simulation, Trial, many, run
from ...writing import whole_file
from ..falls import explain as falls
from ..report import Report

COLUMNS = ("test", "setting", "passed", "trials", "mean_speed")
RECORD_EVERY = 0.005  # when the first failed trial is repeated to explain its fall [s]


@dataclass(frozen=True)
class Attempt:
    """A trial that passes if it ends upright at `reach` or beyond along x, or along -x if `way` is -1 [m]."""

    trial: Trial
    reach: float = -math.inf
    way: float = 1.0


@dataclass(frozen=True)
class Outcome:
    """Result of one attempt."""

    passed: bool
    speed: float  # mean along x [m/s]


@dataclass(frozen=True)
class Ladder:
    """One figure: the hardest setting passed by all trials, with every easier one passed too."""

    figure: str
    label: str
    unit: str
    rungs: Iterable[tuple[float, Sequence[Attempt]]]
    start: float | None = 0.0  # the figure if the first rung fails


@dataclass(frozen=True)
class Variants:
    """One setting in many variants; its figure is the fraction of them that is passed."""

    figure: str
    label: str
    attempts: Sequence[Attempt]


Outcomes = Callable[[Sequence[Attempt], parallel.Progress, str], list[Outcome]]
"""Makes attempts: `(attempts, progress, label)` to their outcomes."""


def check(skill: Skill, dt: float) -> None:
    """Check the input before the simulations begin."""
    check_time_step(dt)
    systems.controller(skill)


def outcome(attempt: Attempt) -> Outcome:
    """Run one attempt without recording it."""
    sim = Simulation(replace(attempt.trial, record_every=0.0))
    begin = float(sim.position[0])
    while not sim.over:
        sim.advance(sim.time + 5.0)
    assert sim.ending is not None
    x = float(sim.position[0])
    passed = sim.ending.kind == "time_up" and attempt.way * x >= attempt.reach
    return Outcome(passed, (x - begin) / sim.time)


def on_cores(attempts: Sequence[Attempt], progress: parallel.Progress, what: str) -> list[Outcome]:
    """Run attempts on all cores."""
    return parallel.parallel_map(outcome, attempts, progress, what)


def on_device(attempts: Sequence[Attempt], progress: parallel.Progress, device: str) -> list[Outcome]:
    """Run attempts on a device, all together.

    Args:
        attempts: The attempts.
        progress: Progress callback.
        device: Warp's name of the device.

    Returns:
        Their outcomes, in the same order.

    Raises:
        parallel.Interrupted: On Ctrl-C.
    """
    trials = [attempt.trial for attempt in attempts]
    try:
        many.check(trials)
    except BadInput:  # a director needs a simulation of its own for each trial
        return on_cores(attempts, progress, "all tests")
    try:
        ended = many.endings(trials, device, lambda done, total, _: progress(done, total, "all tests"))
    except KeyboardInterrupt:
        raise parallel.Interrupted([None] * len(trials)) from None
    return [
        Outcome(ending.kind == "time_up" and attempt.way * x >= attempt.reach, (x - begin) / ending.time)
        for attempt, (ending, begin, x) in zip(attempts, ended, strict=True)
    ]


def run_tests(
    parts: Sequence[Ladder | Variants], report: Report, progress: parallel.Progress, device: str = "cpu"
) -> None:
    """Make tests and add their figures to the report.

    Args:
        parts: The tests, in the order of the report.
        report: Gets figures, rows and remarks.
        progress: Progress callback.
        device: Warp's name of the device on which all attempts of all tests are made at once; `cpu`: one rung at a
            time on all cores, until one fails. The report is the same.

    Raises:
        parallel.Interrupted: On Ctrl-C; the report holds the tests that were finished, on a device none.
    """
    outcomes: Outcomes = on_cores
    if device != "cpu":
        parts = [_listed(part) for part in parts]
        attempts = [attempt for part in parts for attempt in _attempts(part)]
        known = {id(a): made for a, made in zip(attempts, on_device(attempts, progress, device), strict=True)}
        outcomes = lambda wanted, *_: [known[id(attempt)] for attempt in wanted]  # noqa: E731
    for part in parts:
        if isinstance(part, Ladder):
            climb(part, report, progress, outcomes)
        else:
            fraction(part, report, progress, outcomes)


def _listed(part: Ladder | Variants) -> Ladder | Variants:
    """The same test with all of its rungs made."""
    return replace(part, rungs=list(part.rungs)) if isinstance(part, Ladder) else part


def _attempts(part: Ladder | Variants) -> list[Attempt]:
    """All attempts of a test."""
    return [a for _, rung in part.rungs for a in rung] if isinstance(part, Ladder) else list(part.attempts)


def climb(ladder: Ladder, report: Report, progress: parallel.Progress, outcomes: Outcomes = on_cores) -> None:
    """Test rung by rung; adds the figure, one row per rung and a remark to the report."""
    report.figures[ladder.figure] = ladder.start
    setting, unit = None, f" {ladder.unit}".rstrip()
    for setting, attempts in ladder.rungs:
        what = f"{ladder.label} {setting:g}{unit}"
        got = outcomes(attempts, progress, what)
        passed = sum(one.passed for one in got)
        speed = sum(one.speed for one in got) / len(got)
        report.rows.append((ladder.label, setting, passed, len(got), speed))
        if passed < len(got):
            first = next(attempt for attempt, one in zip(attempts, got, strict=True) if not one.passed)
            report.words.append(
                f"{_best(ladder, report)}; {setting:g}{unit} failed in {len(got) - passed} of {len(got)} trials: "
                f"{failure_reason(first)}"
            )
            return
        report.figures[ladder.figure] = setting
    report.words.append(f"{_best(ladder, report)}" + (", the last one tested" if setting is not None else ""))


def fraction(test: Variants, report: Report, progress: parallel.Progress, outcomes: Outcomes = on_cores) -> None:
    """Test one setting in many variants; adds the fraction passed to the report."""
    got = outcomes(test.attempts, progress, test.label)
    passed = sum(one.passed for one in got)
    report.figures[test.figure] = passed / len(got)
    report.rows.append((test.label, None, passed, len(got), sum(one.speed for one in got) / len(got)))
    line = f"{test.label}: passed {passed} of {len(got)}"
    if passed < len(got):
        first = next(attempt for attempt, one in zip(test.attempts, got, strict=True) if not one.passed)
        line += f"; the first failure: {failure_reason(first)}"
    report.words.append(line)


def failure_reason(attempt: Attempt) -> str:
    """Repeat a failed attempt on the CPU with recording, and say why it failed."""
    rollout = run(replace(attempt.trial, record_every=RECORD_EVERY))
    if rollout.survived and attempt.way * float(rollout["x"][-1]) >= attempt.reach:
        return "the CPU passes the same trial"  # one near its edge ends differently on a GPU
    if rollout.survived:
        return "it stays upright but does not get far enough"
    if rollout.ending.kind != "fell" or len(rollout.series) < falls.MIN_RECORDS:
        return str(rollout.ending)
    return str(replace(falls.explain(rollout), others=()))


def _best(ladder: Ladder, report: Report) -> str:
    """The hardest rung passed, as text."""
    best = report.figures[ladder.figure]
    name = f"{ladder.label} ({ladder.figure})"
    return f"{name}: none passed" if best is None else f"{name}: {best:g}{f' {ladder.unit}'.rstrip()}"


def draw(report: Report, path: Path) -> None:
    """Plot one panel per test: the fraction of trials passed at each setting, green where all passed."""
    from matplotlib.figure import Figure

    tests: dict[str, list[tuple[Any, ...]]] = {}
    for row in report.rows:
        tests.setdefault(row[0], []).append(row)
    wide = min(3, max(1, len(tests)))
    tall = max(1, math.ceil(len(tests) / wide))
    figure = Figure(figsize=(3.6 * wide, 2.2 * tall + 0.4), dpi=110, layout="constrained")
    figure.suptitle(report.title, fontsize=10)
    for i, (name, rows) in enumerate(tests.items()):
        ax = figure.add_subplot(tall, wide, i + 1)
        fractions = [passed / trials for _, _, passed, trials, _ in rows]
        colours = ["#15803d" if s == 1.0 else "#b91c1c" for s in fractions]
        ax.bar(
            range(len(rows)), [max(s, 0.02) for s in fractions], color=colours
        )  # a bar is visible even if none passed
        labels = ["" if setting is None else f"{setting:g}" for _, setting, *_ in rows]
        every = max(1, len(rows) // 8)
        ax.set_xticks(range(0, len(rows), every), labels[::every], fontsize=7)
        ax.set_ylim(0, 1.05)
        ax.set_title(name, fontsize=8)
        ax.tick_params(axis="y", labelsize=7)
        if i % wide == 0:
            ax.set_ylabel("fraction passed", fontsize=8)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
