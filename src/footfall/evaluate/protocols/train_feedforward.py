"""`footfall train-feedforward`: learn feedforward torques over the phase, and find the lowest gains that work."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ... import parallel, systems
from ...control import learned
from ...control.learned import Learned
from ...control.skill import Skill
from ...errors import BadInput, UnknownName
from ...trials import learn
from ...trials.learn import Watched, quiet
from ..report import Report, conditions

GAINS = (1.0, 0.7, 0.5, 0.35, 0.25)  # factors on the servo gains that are tested
STEPS = (5e-4, 1e-3, 2e-3)  # time steps at which a gain must work [s]
LASTING = 60.0  # duration of the survival test [s]
AFTER = 20.0  # when the gains are lowered and transients have died out [s]
MAX_FEEDBACK_RATIO = 2.0  # peak feedback over that of the unlearned gait at full gains; above, the gait left its cycle
OPTIONAL_CHANNEL = "torso_roll"  # left out if the gait works better without
LOW_FEEDBACK_RATIO = 0.03  # feedback over feedforward of torso and upper body at which no further variant is tried
LARGER_LIMIT = 0.25  # Δθ tried if the thesis's 0.2 leaves more feedback [rad]
DISPLACE = (0.0, 0.8, 1.0)  # fractions by which targets of a recorded gait follow its motion, in order of trial
TEST_GAIN = 0.5  # gain factor with which a recorded gait must survive as well
COLUMNS = (
    "gain_scale",
    "leg_gain_scale",
    "time_step_s",
    "learned",
    "ending",
    "survived_s",
    "torso_peak_to_peak_deg",
    "on_cycle",
)


@dataclass(frozen=True)
class GainSearch:
    """Trials at lower and lower gains, one per time step."""

    unlearned: list[Watched]  # without learned torques, at full gains
    trials: dict[float, list[Watched]]  # learned, by gain factor; leg gains unchanged
    legs: dict[float, list[Watched]]  # then, if legs were learned, by factor on the leg gains

    @property
    def lasting(self) -> float | None:
        """The lowest gain factor with which it does not fall."""
        return min((gain for gain, trials in self.trials.items() if all(t.lasted for t in trials)), default=None)

    @property
    def on_cycle(self) -> float | None:
        """The lowest gain factor down to which the gait stays on its cycle."""
        return self._last(self.trials)

    @property
    def on_cycle_legs(self) -> float:
        """The same for the leg gains, with the other gains at their lowest."""
        return self._last(self.legs) or 1.0

    def _last(self, tried: dict[float, list[Watched]]) -> float | None:
        lowest = None
        for gain, trials in tried.items():
            if not all(map(on_cycle, trials, self.peaks)):
                break
            lowest = gain
        return lowest

    @property
    def peaks(self) -> list[np.ndarray]:
        """Peak feedback of the unlearned gait at each time step [rad]; where it fell, the largest of the others."""
        up = [trial.peak for trial in self.unlearned if trial.lasted]
        others = np.max(up, axis=0) if up else np.inf * np.ones_like(self.unlearned[0].peak)
        return [trial.peak if trial.lasted else others for trial in self.unlearned]


def run_at_gain(skill: Skill, torques: Learned, gain: float, steps: Sequence[float] = STEPS) -> list[Watched]:
    """Simulate with a gain factor at every time step; the gains stay low after a disturbance."""
    low = learned.with_learned(skill, torques.changed(gain_scale=gain, above=0.0))
    return parallel.parallel_map(lambda dt: learn.watch(low, LASTING, dt, min(AFTER, 0.5 * LASTING)), steps)


def search_gains(
    skill: Skill, torques: Learned, steps: Sequence[float], progress: parallel.Progress = parallel.no_progress
) -> GainSearch:
    """Lower the gains step by step until it falls at some time step, then the leg gains."""
    found = GainSearch(run_at_gain(skill, learn.unlearned(torques), 1.0, steps), {}, {})
    for i, gain in enumerate(GAINS):
        progress(i, len(GAINS), f"gains × {gain:g}")
        found.trials[gain] = run_at_gain(skill, torques, gain, steps)
        if not all(trial.lasted for trial in found.trials[gain]):
            break
    low = found.on_cycle
    for gain in GAINS[1:] if low is not None and has_legs(torques) else ():
        if low is None or gain < low:
            break
        progress(len(GAINS) - 1, len(GAINS), f"gains of legs × {gain:g}")
        found.legs[gain] = run_at_gain(skill, torques.changed(leg_gain_scale=gain), low, steps)
        if not all(map(on_cycle, found.legs[gain], found.peaks)):
            break
    return found


def has_legs(torques: Learned) -> bool:
    """Whether torques of leg joints were learned."""
    return any(learned.group(name) == "legs" for name in torques.channels)


def rows(
    gain: float, steps: Sequence[float], trials: list[Watched], found: GainSearch, known: bool, legs: float = 1.0
) -> list[tuple[Any, ...]]:
    """Rows of the report's table for one gain factor."""
    return [
        (gain, legs, dt, int(known), t.ending.kind, t.ending.time, float(np.degrees(t.pitch)), int(on_cycle(t, peak)))
        for dt, t, peak in zip(steps, trials, found.peaks, strict=True)
    ]


def all_rows(found: GainSearch, steps: Sequence[float]) -> list[tuple[Any, ...]]:
    """All rows of the report's table."""
    lines = rows(1.0, steps, found.unlearned, found, False)
    for gain, trials in found.trials.items():
        lines += rows(gain, steps, trials, found, True)
    for gain, trials in found.legs.items():
        lines += rows(found.on_cycle or 1.0, steps, trials, found, True, gain)
    return lines


def on_cycle(trial: Watched, peak: np.ndarray) -> bool:
    """Whether a gait stays on its cycle: upright, and its peak feedback below the limit."""
    return trial.lasted and bool(np.all(trial.peak <= MAX_FEEDBACK_RATIO * peak + 1e-3))


def learn_best(
    skill: Skill,
    settings: dict[str, float],
    cycles: int,
    dt: float,
    without: Sequence[str] = (),
    tell: learn.Tell = quiet,
) -> Learned:
    """Learn in several variants; the one with the least remaining feedback, or the first with little enough."""
    known = learn.system(skill).channels(skill)
    for name in without:
        if name not in known:
            raise UnknownName("channel", name, known)
    wanted = [name for name in known if name not in without]
    found: list[tuple[tuple[bool, float], Learned]] = []
    problem: BadInput | None = None
    for channels, way in _ways(skill, wanted, settings):
        try:
            torques = learn.learn(skill, {**settings, **way}, cycles, dt, channels, tell)
        except BadInput as error:
            problem = error
            continue
        trial = learn.watch(learned.with_learned(skill, torques.changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
        ratio = trial.ratio()
        if ratio is None:
            ratio = trial.ratio(("legs",))
        lost = "displace" in way and trial.lasted and not run_at_gain(skill, torques, TEST_GAIN, (dt,))[0].lasted
        found.append(((lost, ratio if trial.lasted and ratio is not None else np.inf), torques))
        if not lost and found[-1][0][1] <= LOW_FEEDBACK_RATIO:
            break
    if not found and problem is not None:
        raise problem
    if not found:
        raise BadInput(f"{skill.id}: no channel is left to learn; expected some of {', '.join(known)}")
    return min(found, key=lambda pair: pair[0])[1]


def _ways(skill: Skill, wanted: list[str], given: dict[str, float]) -> list[tuple[list[str], dict[str, float]]]:
    """Variants in order of trial: displaced targets for a recorded gait; fewer channels, larger Δθ for a pose graph."""
    if systems.of(skill).tracks_recording(skill):
        return [(wanted, {"displace": fraction}) for fraction in DISPLACE if wanted]
    fewer = [name for name in wanted if name != OPTIONAL_CHANNEL]
    sets = [channels for channels in ((wanted, fewer) if fewer != wanted else (wanted,)) if channels]
    limits: tuple[dict[str, float], ...] = ({},) if "limit" in given else ({}, {"limit": LARGER_LIMIT})
    return [(channels, way) for channels in sets for way in limits]


def train(
    skill: Skill,
    settings: dict[str, float],
    cycles: int = learn.CYCLES,
    dt: float = 5e-4,
    without: Sequence[str] = (),
    progress: parallel.Progress = parallel.no_progress,
    steps: Sequence[float] = STEPS,
) -> tuple[Learned, Report]:
    """Learn feedforward torques of a skill and find the lowest gains that work.

    Args:
        skill: The skill; torques it has already learned are dropped.
        settings: Settings of the learning, such as `bin` [s] and `limit` [rad].
        cycles: Gait cycles to learn from, at the time step `dt` [s].
        without: Channels that are not learned.
        steps: Time steps at which low gains are tested [s].

    Returns:
        The learned torques with the lowest gains, and the report.
    """
    skill = learned.without(skill)
    torques = learn_best(
        skill, settings, cycles, dt, without, lambda fraction, what: progress(round(100 * fraction), 100, what)
    )
    found = search_gains(skill, torques, steps, progress)
    if (gain := found.on_cycle) is None:
        raise BadInput(f"{skill.id} falls within {LASTING:g} s with the learned torques; nothing written")
    before, after = (
        learn.watch(learned.with_learned(skill, t.changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
        for t in (learn.unlearned(torques), torques)
    )
    report = Report(
        f"{skill.id}: torques learned over {cycles} cycles",
        conditions(
            skill.character,
            skill.scene,
            dt,
            bin_s=torques.settings["bin"],
            cycles=cycles,
            channels=list(torques.channels),
            **setting_conditions(torques.settings, systems.of(skill).tracks_recording(skill)),
        ),
        {
            "torso_peak_to_peak_deg_before": float(np.degrees(before.pitch)),
            "torso_peak_to_peak_deg_after": float(np.degrees(after.pitch)),
            "feedback_over_feedforward": after.ratio(),
            "gain_scale_after": gain,
            "gain_scale_lasting": found.lasting,
            "bins": int(torques.bins.sum()),
        },
        columns=COLUMNS,
        rows=all_rows(found, steps),
    )
    report.figures |= tracking_figures(before, after)
    if has_legs(torques):
        report.figures["feedback_over_feedforward_legs"] = after.ratio(("legs",))
        report.figures["gain_scale_after_legs"] = found.on_cycle_legs
    lowered = torques.changed(gain_scale=gain, leg_gain_scale=found.on_cycle_legs)
    return learn.with_usual(lowered, found.legs.get(found.on_cycle_legs, found.trials[gain])), report


def setting_conditions(settings: dict[str, float], recorded: bool) -> dict[str, float]:
    """The settings as conditions of a report."""
    names = {"limit_rad": "limit", "ahead_s": "ahead", "rate": "rate"}
    if recorded:
        names |= {"leg_limit_rad": "leg_limit", "leg_displace": "leg_displace", "displace": "displace"}
    return {name: settings[key] for name, key in names.items()}


def tracking_figures(before: Watched, after: Watched) -> dict[str, float | None]:
    """Figures of a gait that tracks a recording with inverse dynamics; empty for other gaits."""
    figures: dict[str, float | None] = {}
    if not after.error:
        return figures
    for name, groups in (("", ("torso", "upper")), ("_legs", ("legs",))):
        figures[f"feedback_over_feedforward_before{name}"] = before.ratio(groups)
    for when, trial in (("before", before), ("after", after)):
        for part, error in trial.error.items():
            figures[f"{part}_rms_deg_{when}"] = float(np.degrees(error))
            figures[f"{part}_rate_rms_deg_s_{when}"] = float(np.degrees(trial.shake[part]))
    return figures
