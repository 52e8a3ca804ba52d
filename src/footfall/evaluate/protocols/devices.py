"""The same trials on the CPU and on a GPU: speed, step rate, torque and survival, and the push envelope.

A GPU computes in single precision and adds up in another order, so a walk is not the same bit for bit. Where nothing
falls, its figures must agree within the bounds below. Each trial has a start of its own and one push of its own.
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from ... import parallel
from ...control.skill import Skill
from ...physics import kernel
from ...physics.push import Push
from ...trials import Rollout, Trial
from ...trials.many import run_many
from ..report import Report, conditions
from . import envelope, pushes

BOUNDS = {"mean_speed": 0.02, "step_rate": 0.05, "rms_torque_nm": 0.05}  # relative to the mean on the CPU, median trial
LARGEST_PUSH = 150.0  # [N]
RECORD_EVERY = 0.02
RUNGS = 1  # by which the edges of the push envelope may differ


def evaluate(
    skill: Skill,
    device: str,
    count: int = 100,
    seconds: float = 10.0,
    dt: float = 1e-3,
    with_pushes: bool = False,
    progress: parallel.Progress = parallel.no_progress,
    warp_device: str = "",
) -> Report:
    """Run the same trials on both devices.

    Args:
        skill: The skill.
        device: The device that is compared with the CPU.
        count: Number of trials.
        seconds: Duration of each [s].
        dt: Time step [s].
        with_pushes: Whether the push envelope is measured on both too.
        progress: Progress callback.
        warp_device: As of `run_many`.

    Returns:
        Differences of the figures, and how many trials end the same way.
    """
    report = Report(
        f"{skill.id}: the same trials on the CPU and on {device}",
        conditions(skill.character, skill.scene, dt, device=device, trials=count, seconds=seconds),
        columns=("figure", "mean_cpu", "mean_device", "median_difference", "largest_difference", "bound"),
    )
    trials = [_trial(skill, number, seconds, dt) for number in range(count)]
    begun = time.perf_counter()
    mine = run_many(trials, device, progress, warp_device)
    between = time.perf_counter()
    theirs = run_many(trials, "cpu", progress)
    report.figures["device_s"], report.figures["cpu_s"] = between - begun, time.perf_counter() - between
    _compare(report, mine, theirs)
    if with_pushes:
        _envelopes(report, skill, device, progress)
    return report


def _trial(skill: Skill, number: int, seconds: float, dt: float) -> Trial:
    """A trial with a start and a push of its own."""
    random = np.random.default_rng(number)
    force, turn = float(random.uniform(0.0, LARGEST_PUSH)), float(random.uniform(-math.pi, math.pi))
    if skill.character.planar:
        turn = 0.0 if turn > 0.0 else math.pi
    start = float(random.uniform(0.3, 0.5)) * seconds
    push = Push((force * math.cos(turn), force * math.sin(turn), 0.0), start, 0.2)
    return Trial(skill, seconds, dt, pushes=(push,), seed=number, scatter=0.005, record_every=RECORD_EVERY)


def _compare(report: Report, mine: list[Rollout], theirs: list[Rollout]) -> None:
    """Add the differences of the trials that both survived, and of the endings."""
    same = [a.ending.kind == b.ending.kind for a, b in zip(mine, theirs, strict=True)]
    up = [(a.summary(), b.summary()) for a, b in zip(mine, theirs, strict=True) if a.survived and b.survived]
    report.figures["endings_agree"] = sum(same)
    report.figures["survived_cpu"] = sum(b.survived for b in theirs)
    report.figures["survived_device"] = sum(a.survived for a in mine)
    report.words.append(f"{sum(same)} of {len(same)} trials end the same way")
    for name, bound in BOUNDS.items():
        if not up:
            break
        first, second = (np.array([pair[i][name] for pair in up], float) for i in (0, 1))
        off = np.abs(first - second) / max(abs(float(second.mean())), 1e-9)
        row = (float(second.mean()), float(first.mean()), float(np.median(off)), float(off.max()))
        report.rows.append((name, *row, bound))
        report.figures[f"{name}_difference"] = row[2]
        within = "within" if row[2] <= bound else "NOT within"
        report.words.append(f"{name}: the median trial differs by {100 * row[2]:.2g} %, {within} {100 * bound:g} %")
    flight = [abs(a.tally[kernel.PEAK_TORQUE] - b.tally[kernel.PEAK_TORQUE]) for a, b in zip(mine, theirs, strict=True)]
    report.figures["largest_peak_torque_difference_nm"] = max(flight, default=0.0)


def _envelopes(report: Report, skill: Skill, device: str, progress: parallel.Progress) -> None:
    """Add the push envelope on both devices."""
    plan: Any = pushes.finer(pushes.protocol("worst-phase"))
    found = []
    for where in (device, "cpu"):
        one, edges = pushes.envelope(skill, plan, progress, where)
        found.append(edges)
        report.figures[f"envelope_{'device' if where == device else 'cpu'}_s"] = one.figures["seconds"]
    off = [abs(a.best - b.best) / plan.ladder for a, b in zip(*found, strict=True)]
    good = sum(each <= RUNGS + 1e-9 for each in off)
    report.figures["directions"], report.figures["directions_within_a_rung"] = len(off), good
    report.words.append(
        f"the push envelope agrees within one rung of {plan.ladder:g} N in {good} of {len(off)} directions"
    )
    for a, b in zip(*found, strict=True):
        report.words.append(f"{envelope.label(a.direction)}: {a.best:g} N on {device}, {b.best:g} N on the CPU")
