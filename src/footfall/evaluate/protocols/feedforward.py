"""Effect of feedback-error learning on a skill (thesis 7.6, 7.7.2): torso sway, remaining feedback, lowest gains.

Works with any control system that has `learning` and `channels`; leg channels are reported apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ... import parallel, systems
from ...control import learned
from ...control.learned import Learned
from ...control.skill import Skill
from ...errors import BadInput
from ...physics.world import check_time_step
from ...trials import learn
from ...writing import whole_file
from ..report import Report, conditions
from . import train_feedforward as training
from .train_feedforward import AFTER, COLUMNS, LASTING, STEPS, all_rows, learn_best, rows, run_at_gain, search_gains

BINS = (0.0005, 0.005, 0.025)  # [s], as in the thesis
PLOT_BIN = 0.005  # the bin width for the gain search and the plot [s]


@dataclass(frozen=True)
class TorqueCycle:
    """Torques over one gait cycle, for the plot [N m]."""

    channels: tuple[str, ...]
    time: np.ndarray
    before: np.ndarray  # v_fb before learning [step, channel]
    forward: np.ndarray  # learned feedforward torque [step, channel]
    feedback: np.ndarray  # v_fb after learning [step, channel]


def check(skill: Skill, dt: float) -> None:
    """Check the input before the simulations begin."""
    check_time_step(dt)
    plain = learned.without(skill)
    learn.system(plain).learning(plain)


def evaluate(
    skill: Skill,
    cycles: int = learn.CYCLES,
    dt: float = 5e-4,
    bins: Sequence[float] = BINS,
    steps: Sequence[float] = STEPS,
    progress: parallel.Progress = parallel.no_progress,
) -> tuple[Report, TorqueCycle | None]:
    """Learn feedforward torques with several bin widths, and compare before and after.

    Args:
        skill: The skill; torques it has already learned are dropped.
        cycles: Gait cycles to learn from.
        dt: Time step of the learning [s].
        bins: Widths of the phase bins [s].
        steps: Time steps at which low gains are tested [s].
        progress: Progress callback.

    Returns:
        The report, and the torques over one cycle for `draw`; None after Ctrl-C.
    """
    check(skill, dt)
    skill = learned.without(skill)
    report = Report(
        f"{skill.id}: feedback-error learning over {cycles} cycles",
        conditions(skill.character, skill.scene, dt, cycles=cycles),
        columns=COLUMNS,
    )
    try:
        progress(0, len(bins), "learning")
        shown = learn_best(skill, {"bin": PLOT_BIN}, cycles, dt)
        others = [b for b in bins if b != PLOT_BIN]
        rest = parallel.parallel_map(lambda b: _other(skill, shown, b, cycles, dt), others, progress, "learning")
        torques = {t.settings["bin"]: t for t in (shown, *rest) if isinstance(t, Learned)}
        report.words += [str(t) for t in rest if isinstance(t, BadInput)]
        report.figures |= {f"feedback_over_feedforward_{1000 * b:g}ms": None for b in sorted({*bins, *torques})}
        report.conditions |= training.setting_conditions(shown.settings, systems.of(skill).tracks_recording(skill))
        report.conditions["channels"] = list(shown.channels)
        cycle = _cycle(skill, shown, dt)
        _sway_and_feedback(report, skill, torques, shown, dt)
        _gains(report, skill, shown, steps, progress)
        return report, cycle
    except parallel.Interrupted:
        report.stopped = True
        return report, None


def _other(skill: Skill, shown: Learned, width: float, cycles: int, dt: float) -> Learned | BadInput:
    """Learn with another bin width; the error if that fails."""
    try:
        return learn.learn(skill, {**shown.settings, "bin": width}, cycles, dt, shown.channels)
    except BadInput as error:
        return error


def _sway_and_feedback(report: Report, skill: Skill, torques: dict[float, Learned], shown: Learned, dt: float) -> None:
    """At unchanged gains: torso sway before and after, and feedback over feedforward torque."""
    variants = [learn.unlearned(shown), shown, *torques.values()]
    watched = parallel.parallel_map(
        lambda t: learn.watch(learned.with_learned(skill, t.changed(above=0.0)), 2.0 * AFTER, dt, AFTER), variants
    )
    report.figures["torso_peak_to_peak_deg_before"] = float(np.degrees(watched[0].pitch))
    report.figures["torso_peak_to_peak_deg_after"] = float(np.degrees(watched[1].pitch))
    for width, w in zip(torques, watched[2:], strict=True):
        name = f"feedback_over_feedforward_{1000 * width:g}ms"
        report.figures[name] = w.ratio()
        if training.has_legs(shown):
            report.figures[f"{name}_legs"] = w.ratio(("legs",))
    report.figures |= training.tracking_figures(watched[0], watched[1])
    report.words.append(
        f"torso {report.figures['torso_peak_to_peak_deg_before']:.2f}° → "
        f"{report.figures['torso_peak_to_peak_deg_after']:.2f}° peak to peak at unchanged gains"
    )


def _gains(report: Report, skill: Skill, torques: Learned, steps: Sequence[float], progress: parallel.Progress) -> None:
    """The lowest gains that work, and whether the skill survives with them without the learned torques."""
    found = search_gains(skill, torques, steps, progress)
    report.rows += all_rows(found, steps)
    gain, least = found.on_cycle, found.lasting
    report.figures["gain_scale_after"], report.figures["gain_scale_lasting"] = gain, least
    if training.has_legs(torques):
        report.figures["gain_scale_after_legs"] = found.on_cycle_legs
    if gain is None or least is None:
        report.words.append(f"it falls within {LASTING:g} s with the learned torques, even at unchanged gains")
        return
    without = {g: run_at_gain(skill, learn.unlearned(torques), g, steps) for g in sorted({gain, least}, reverse=True)}
    for g, trials in without.items():
        report.rows += rows(g, steps, trials, found, False)
    for name, trials in (("learned", found.trials[gain]), ("unlearned", without[gain])):
        for dt, trial in zip(steps, trials, strict=True):
            report.figures[f"lasts_{name}_{1000 * dt:g}ms"] = int(trial.lasted)
        sway = max((t.pitch for t in trials if t.lasted), default=None)
        report.figures[f"low_gain_torso_peak_to_peak_deg_{name}"] = None if sway is None else float(np.degrees(sway))
    report.figures["lasting_unlearned_fraction"] = sum(t.lasted for t in without[least]) / len(steps)
    for g in without:
        lasted = sum(t.lasted for t in without[g])
        report.words.append(
            f"gains × {g:g}: upright for {LASTING:g} s at all {len(steps)} time steps with learned torques, "
            f"at {lasted} without" + ("" if g == gain else "; the gait has left its cycle there")
        )


def _cycle(skill: Skill, torques: Learned, dt: float) -> TorqueCycle:
    """Record the torques of one cycle before and after learning."""
    calm = torques.changed(above=0.0)
    _, _, before = learn.trace(learned.with_learned(skill, learn.unlearned(calm)), dt, AFTER)
    time, forward, feedback = learn.trace(learned.with_learned(skill, calm), dt, AFTER)
    n = min(len(time), len(before))
    known = tuple(learn.system(skill).channels(skill))
    return TorqueCycle(known, time[:n], before[:n], forward[:n], feedback[:n])


def draw(cycle: TorqueCycle, title: str, path: Path) -> None:
    """Plot feedback before learning, and feedback and learned torque after, over a cycle (as thesis Figure 7.8)."""
    from matplotlib.figure import Figure

    busiest = np.argsort(-np.abs(cycle.forward).mean(axis=0))[:6]
    chosen = sorted(busiest[np.abs(cycle.forward[:, busiest]).mean(axis=0) > 0.0]) or [0]
    figure = Figure(figsize=(7, 1.2 + 1.5 * len(chosen)), dpi=110, layout="constrained")
    axes = figure.subplots(len(chosen), 1, sharex=True, squeeze=False)[:, 0]
    for ax, c in zip(axes, chosen, strict=True):
        ax.plot(cycle.time, cycle.before[:, c], color="#9ca3af", lw=1.0, label="feedback before learning")
        ax.plot(cycle.time, cycle.forward[:, c], color="#1d4ed8", lw=1.2, label="learned feedforward")
        ax.plot(cycle.time, cycle.feedback[:, c], color="#c2410c", lw=1.0, label="feedback after")
        ax.set_ylabel(f"{cycle.channels[c]}\n[N m]", fontsize=8)
    axes[0].legend(fontsize=7, ncols=3)
    axes[0].set_title(title, fontsize=9)
    axes[-1].set_xlabel("time in the cycle [s]")
    whole_file(path, lambda file: figure.savefig(file, format="png"))
