"""`footfall train-feedforward`: learn torques by phase, and find how low the gains may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ... import parallel as pool
from ... import systems
from ...control import learned
from ...control.learned import Learned
from ...control.skill import Skill
from ...errors import BadInput, UnknownName
from ...trials import learn
from ...trials.learn import Watched, quiet
from ..report import Report, conditions

GAINS = (1.0, 0.7, 0.5, 0.35, 0.25)  # shares of the servos' gains that are tried
STEPS = (5e-4, 1e-3, 2e-3)  # time steps at which they must last [s]
LASTING = 60.0  # [s]
AFTER = 20.0  # gains are low and transients over [s]
WILD = 2.0  # feedback above so many times the unlearned gait's, at full gains, has left the cycle
RISKY = "torso_roll"  # left out where a gait takes it badly
LITTLE = 0.03  # a share of feedback in torso and upper body with which nothing else is tried
FURTHER = 0.25  # Δθ that is tried where more is left with the thesis's 0.2 [rad]
DISPLACE = (0.0, 0.8, 1.0)  # how far the targets of a recorded gait give way; the first that is taken well
HALF = 0.5  # gains with which such a gait must last, too
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
class Lowest:
    """How low the gains may go, and what was seen at every time step on the way there."""

    calm: list[Watched]  # unlearned, at full gains
    trials: dict[float, list[Watched]]  # learned, by what is left of the gains; those of legs unchanged
    legs: dict[float, list[Watched]]  # then, where legs were learned, by what is left of theirs

    @property
    def lasting(self) -> float | None:
        """The lowest gains with which it is still up in the end."""
        return min((gain for gain, trials in self.trials.items() if all(t.lasted for t in trials)), default=None)

    @property
    def on_cycle(self) -> float | None:
        """The lowest gains down to which the gait is still itself."""
        return self._last(self.trials)

    @property
    def on_cycle_legs(self) -> float:
        """The same of the legs' gains, with those of the rest as low as they may go."""
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
        """Peaks of the unlearned gait's feedback at each time step [rad]; where it fell, those of other steps."""
        up = [trial.peak for trial in self.calm if trial.lasted]
        others = np.max(up, axis=0) if up else np.inf * np.ones_like(self.calm[0].peak)
        return [trial.peak if trial.lasted else others for trial in self.calm]


def lasts(skill: Skill, torques: Learned, gain: float, steps: Sequence[float] = STEPS) -> list[Watched]:
    """Play with lowered gains that nothing raises again, at every time step."""
    low = learned.with_learned(skill, torques.changed(gain_scale=gain, above=0.0))
    return pool.each(lambda dt: learn.watch(low, LASTING, dt, min(AFTER, 0.5 * LASTING)), steps)


def lowest(skill: Skill, torques: Learned, steps: Sequence[float], progress: pool.Progress = pool.quiet) -> Lowest:
    """Lower the gains step by step until it falls at some time step; those of legs thereafter."""
    found = Lowest(lasts(skill, learn.unlearned(torques), 1.0, steps), {}, {})
    for i, gain in enumerate(GAINS):
        progress(i, len(GAINS), f"gains × {gain:g}")
        found.trials[gain] = lasts(skill, torques, gain, steps)
        if not all(trial.lasted for trial in found.trials[gain]):
            break
    low = found.on_cycle
    for gain in GAINS[1:] if low is not None and has_legs(torques) else ():
        if low is None or gain < low:
            break
        progress(len(GAINS) - 1, len(GAINS), f"gains of legs × {gain:g}")
        found.legs[gain] = lasts(skill, torques.changed(leg_gain_scale=gain), low, steps)
        if not all(map(on_cycle, found.legs[gain], found.peaks)):
            break
    return found


def has_legs(torques: Learned) -> bool:
    return any(learned.group(name) == "legs" for name in torques.channels)


def rows(
    gain: float, steps: Sequence[float], trials: list[Watched], found: Lowest, known: bool, legs: float = 1.0
) -> list[tuple[Any, ...]]:
    """Lines of the report's table."""
    return [
        (gain, legs, dt, int(known), t.ending.kind, t.ending.time, float(np.degrees(t.pitch)), int(on_cycle(t, peak)))
        for dt, t, peak in zip(steps, trials, found.peaks, strict=True)
    ]


def all_rows(found: Lowest, steps: Sequence[float]) -> list[tuple[Any, ...]]:
    lines = rows(1.0, steps, found.calm, found, False)
    for gain, trials in found.trials.items():
        lines += rows(gain, steps, trials, found, True)
    for gain, trials in found.legs.items():
        lines += rows(found.on_cycle or 1.0, steps, trials, found, True, gain)
    return lines


def on_cycle(trial: Watched, peak: np.ndarray) -> bool:
    """Whether a gait is still itself: up, and its feedback not wild."""
    return trial.lasted and bool(np.all(trial.peak <= WILD * peak + 1e-3))


def chosen(
    skill: Skill,
    settings: dict[str, float],
    cycles: int,
    dt: float,
    without: Sequence[str] = (),
    tell: learn.Tell = quiet,
) -> Learned:
    """What a skill learns, in the way that leaves least to the feedback; the first that leaves little will do."""
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
        lost = "displace" in way and trial.lasted and not lasts(skill, torques, HALF, (dt,))[0].lasted
        found.append(((lost, ratio if trial.lasted and ratio is not None else np.inf), torques))
        if not lost and found[-1][0][1] <= LITTLE:
            break
    if not found and problem is not None:
        raise problem
    if not found:
        raise BadInput(f"{skill.id}: nothing is left to learn; expected some of {', '.join(known)}")
    return min(found, key=lambda pair: pair[0])[1]


def _ways(skill: Skill, wanted: list[str], given: dict[str, float]) -> list[tuple[list[str], dict[str, float]]]:
    """What to try, the best first: of a recorded gait displaced targets; of a pose graph a larger Δθ, less."""
    if systems.of(skill).tracks_recording(skill):
        return [(wanted, {"displace": fraction}) for fraction in DISPLACE if wanted]
    fewer = [name for name in wanted if name != RISKY]
    sets = [channels for channels in ((wanted, fewer) if fewer != wanted else (wanted,)) if channels]
    room: tuple[dict[str, float], ...] = ({},) if "limit" in given else ({}, {"limit": FURTHER})
    return [(channels, way) for channels in sets for way in room]


def train(
    skill: Skill,
    settings: dict[str, float],
    cycles: int = learn.CYCLES,
    dt: float = 5e-4,
    without: Sequence[str] = (),
    progress: pool.Progress = pool.quiet,
    steps: Sequence[float] = STEPS,
) -> tuple[Learned, Report]:
    """Learn, lower the gains, and say what came of it."""
    skill = learned.without(skill)
    tell: learn.Tell = lambda fraction, what: progress(round(100 * fraction), 100, what)  # noqa: E731
    torques = chosen(skill, settings, cycles, dt, without, tell)
    found = lowest(skill, torques, steps, progress)
    gain = found.on_cycle
    if gain is None:
        raise BadInput(
            f"{skill.id} does not last {LASTING:g} s with what it learned, at unchanged gains; nothing written"
        )
    after = learn.watch(learned.with_learned(skill, torques.changed(above=0.0)), 2.0 * AFTER, dt, AFTER)
    before = learn.watch(
        learned.with_learned(skill, learn.unlearned(torques).changed(above=0.0)), 2.0 * AFTER, dt, AFTER
    )
    report = Report(
        f"{skill.id}: torques learned over {cycles} cycles",
        conditions(
            *(skill.character, skill.scene, dt),
            bin_s=torques.settings["bin"],
            cycles=cycles,
            channels=list(torques.channels),
            **said(torques.settings, systems.of(skill).tracks_recording(skill)),
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
    report.figures |= of_recorded(before, after)
    if has_legs(torques):
        report.figures["feedback_over_feedforward_legs"] = after.ratio(("legs",))
        report.figures["gain_scale_after_legs"] = found.on_cycle_legs
    lowered = torques.changed(gain_scale=gain, leg_gain_scale=found.on_cycle_legs)
    return learn.with_usual(lowered, found.legs.get(found.on_cycle_legs, found.trials[gain])), report


def said(settings: dict[str, float], recorded: bool) -> dict[str, float]:
    """The settings that a report's conditions name."""
    names = {"limit_rad": "limit", "ahead_s": "ahead", "rate": "rate"}
    if recorded:
        names |= {"leg_limit_rad": "leg_limit", "leg_displace": "leg_displace", "displace": "displace"}
    return {name: settings[key] for name, key in names.items()}


def of_recorded(before: Watched, after: Watched) -> dict[str, float | None]:
    """Figures of a gait that tracks a recording and has torques by inverse dynamics already; else none."""
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
