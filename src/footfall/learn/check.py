"""The final check of a learned skill: time without a fall, pushes survived, and similarity to its recording.

The phase of every comparison comes from the simulated foot strikes, not from the controller's clock: between two
strikes the recording's phase is interpolated linearly in time.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from .. import parallel
from ..control.reference import CYCLE_SAMPLES, ReferenceCycle
from ..control.skill import Skill
from ..evaluate.clips.recorded import phases
from ..trials import Rollout, Trial, run
from .score import IMPULSE, SIDES, SURVIVAL_SECONDS, SimulationPool, advance_to_phase, measure, recovery, survival

TIME_STEPS = (5e-4, 1e-3, 2e-3)  # [s]
DEFAULT_TIME_STEP = 1e-3  # of the rest of the library [s]
REQUIRED_SECONDS = 60.0  # without a fall [s]
PHASES = 4  # at which pushes are tried
UNPUSHED_SECONDS = 25.0  # that a candidate must last without a push [s]
UNPUSHED_TIME_STEP = 5e-4  # of that trial [s]: at coarse time steps some falls do not happen
FALLS_UNPUSHED = 1000  # number of lost pushes assigned to a candidate that falls without a push
PUSHES_FROM = 8.0  # time of the first push [s]
COMPARED_FROM = 24.0  # time from which it is compared with its recording [s]
LEG_PARTS = ("hip", "knee", "ankle")
HINGES = {"hip": "hip_pitch", "knee": "knee", "ankle": "ankle_pitch"}
MIN_STYLE_CORRELATION = 0.8  # of knee and ankle with the recording, for the style to count as kept


@dataclass(frozen=True)
class Verdict:
    """Results of the final check of a learned skill.

    Attributes:
        seconds: Shortest time until a fall, over all time steps [s].
        lasts: Whether it lasts 60 s at 0.5, 1 and 2 ms.
        pushes: Pushes survived, at all time steps together.
        pushes_tried: Pushes tried, at all time steps together.
        pushes_1ms: Pushes survived at 1 ms, of 16.
        speed: Mean forward speed [m/s].
        speed_error: Error of the velocity over the recording's speed.
        tempo: Cycle duration over the recording's.
        leg_rms_deg: RMS error of hips, knees and ankles together [deg].
        hip_rms_deg: RMS error of the hip pitch [deg].
        knee_rms_deg: RMS error of the knees [deg].
        ankle_rms_deg: RMS error of the ankle pitch [deg].
        knee_correlation: Correlation of the knee angles with the recording's.
        ankle_correlation: Correlation of the ankle angles with the recording's.
        weakest: Side of the pushes that it falls to most often.
        no_ankles: Whether the body has no ankle pitch, so that ankles are not compared.
    """

    seconds: float
    lasts: bool
    pushes: int
    pushes_tried: int
    pushes_1ms: int
    speed: float
    speed_error: float
    tempo: float
    leg_rms_deg: float
    hip_rms_deg: float
    knee_rms_deg: float
    ankle_rms_deg: float
    knee_correlation: float
    ankle_correlation: float
    weakest: str = ""
    no_ankles: bool = False

    @property
    def robust(self) -> bool:
        """Whether it lasts and survives every push."""
        return self.lasts and self.pushes == self.pushes_tried

    @property
    def style_kept(self) -> bool:
        """Whether knees and ankles, if the body has any, correlate with the recording's."""
        both = [self.knee_correlation, *([] if self.no_ankles else [self.ankle_correlation])]
        return min(both) >= MIN_STYLE_CORRELATION

    def figures(self) -> dict[str, Any]:
        """All results as numbers by name, for reports and skill files."""
        figures = {key: value for key, value in asdict(self).items() if not isinstance(value, str)}
        del figures["no_ankles"]
        return figures | {"lasts": int(self.lasts), "style_kept": int(self.style_kept), "robust": int(self.robust)}

    def reason(self) -> str:
        """Why it is not robust; empty when it is."""
        if not self.pushes_tried:
            return "it was stopped before the final check"
        if not self.lasts:
            return f"it falls after {self.seconds:.1f} s without any push"
        if self.pushes < self.pushes_tried:
            lost = self.pushes_tried - self.pushes
            return f"it falls to {lost} of {self.pushes_tried} pushes of {IMPULSE:g} N s ({self.weakest})"
        return ""


SIMILARITY = (
    "speed",
    "speed_error",
    "tempo",
    "leg_rms_deg",
    "hip_rms_deg",
    "knee_rms_deg",
    "ankle_rms_deg",
    "knee_correlation",
    "ankle_correlation",
)
UNMEASURED: dict[str, Any] = dict.fromkeys(SIMILARITY, float("nan"))
NOT_CHECKED = Verdict(0.0, False, 0, 0, 0, **UNMEASURED)


def verdict(
    skill: Skill,
    recording: ReferenceCycle,
    lasts: float = REQUIRED_SECONDS,
    steps: tuple[float, ...] = TIME_STEPS,
    pool: SimulationPool | None = None,
) -> Verdict:
    """Run the final check of a skill on all cores; the longest trials come first, so that all cores end together.

    Args:
        skill: A learned skill.
        recording: The gait it was learned from.
        lasts: Time that it must last [s].
        steps: Time steps [s].
        pool: Simulations of its body to reuse.
    """
    sims = pool or SimulationPool(skill)
    jobs = [("last", dt) for dt in steps] + [("push", dt) for dt in steps] + [("compare", DEFAULT_TIME_STEP)]

    def do(job: tuple[str, float]) -> Any:
        kind, dt = job
        if kind == "last":
            sim = sims.begin(skill, dt)
            sim.advance(lasts)
            return sim.time
        if kind == "push":
            return _push_outcomes(skill, recording, sims, dt)
        return run(Trial(skill, COMPARED_FROM + 8.0 * max(1.0, recording.period), dt, record_every=0.01))

    done = dict(zip(jobs, parallel.parallel_map(do, jobs), strict=True))
    up = min(done["last", dt] for dt in steps)
    pushes = [outcome for dt in steps for outcome in done["push", dt]]
    return Verdict(
        seconds=float(up),
        lasts=bool(up >= lasts - 1e-6),
        pushes=sum(fraction == 1.0 for _, fraction in pushes),
        pushes_tried=len(pushes),
        pushes_1ms=sum(fraction == 1.0 for _, fraction in done.get(("push", DEFAULT_TIME_STEP), ())),
        weakest=_weakest(pushes),
        no_ankles=not any(name.endswith(HINGES["ankle"]) for name in recording.joints),
        **likeness(done["compare", DEFAULT_TIME_STEP], recording),
    )


def _weakest(pushes: list[tuple[str, float]]) -> str:
    """The side from which most pushes ended in a fall; empty when none did."""
    failed: dict[str, int] = {}
    for side, fraction in pushes:
        if fraction < 1.0:
            failed[side] = failed.get(side, 0) + 1
    return f"most {max(failed, key=lambda side: failed[side])}" if failed else ""


def unseen(skill: Skill, recording: ReferenceCycle) -> tuple[int, int]:
    """Pushes survived, and tried, half-way between the phases of the final check, which chose the candidate."""
    pool = SimulationPool(skill)
    outcomes = parallel.parallel_map(
        lambda dt: _push_outcomes(skill, recording, pool, dt, phase_offset=0.5 / PHASES), TIME_STEPS
    )
    return sum(fraction == 1.0 for pushes in outcomes for _, fraction in pushes), sum(map(len, outcomes))


def count_falls(skill: Skill, recording: ReferenceCycle, pool: SimulationPool, limit: int = FALLS_UNPUSHED) -> int:
    """Number of pushes to which a skill falls at all time steps; counting stops beyond `limit`.

    A skill that falls without a push counts as `FALLS_UNPUSHED`. Coarse time steps are the fastest and come first.
    """
    falls = 0
    for dt in (TIME_STEPS[-1], DEFAULT_TIME_STEP, TIME_STEPS[0]):
        if dt == TIME_STEPS[0]:
            sim = pool.begin(skill, UNPUSHED_TIME_STEP)
            sim.advance(UNPUSHED_SECONDS)
            if sim.over:
                return FALLS_UNPUSHED
        outcomes = _push_outcomes(skill, recording, pool, dt, until_recovered=True, max_falls=limit - falls)
        falls += sum(fraction < 1.0 for _, fraction in outcomes)
        if falls > limit:
            break
    return falls


def _push_outcomes(
    skill: Skill,
    recording: ReferenceCycle,
    pool: SimulationPool,
    dt: float,
    until_recovered: bool = False,
    max_falls: int = FALLS_UNPUSHED,
    phase_offset: float = 0.0,
) -> list[tuple[str, float]]:
    """Push from four sides at four phases.

    Args:
        skill: A learned skill.
        recording: Its recording.
        pool: Simulations of its body.
        dt: Time step [s].
        until_recovered: Whether a trial ends as soon as the gait has recovered.
        max_falls: Ends after more falls than this.
        phase_offset: Added to all phases, as a fraction of a cycle.

    Returns:
        The side of every push, and 1 when it was survived, less for a fall.
    """
    sim = pool.begin(skill, dt)
    period, offsets = recording.period, None
    if until_recovered:
        offsets = measure(sim, recording, 0.4 * PUSHES_FROM, 0.6 * PUSHES_FROM).strike_offsets
    sim.advance(PUSHES_FROM)
    out: list[tuple[str, float]] = []
    if sim.over or not advance_to_phase(sim, 0.0, period):
        return [(side, 0.0) for side in SIDES for _ in range(PHASES)]
    begin = sim.time
    for k in range(PHASES):
        sim.advance(begin + (k / PHASES + phase_offset) * period)
        if sim.over:
            return out + [(side, 0.0) for _ in range(PHASES - k) for side in SIDES]
        here = sim.save()
        for direction, side in enumerate(SIDES):
            if offsets is None:
                out.append((side, survival(sim, direction, IMPULSE, SURVIVAL_SECONDS + period)))
            else:
                out.append((side, recovery(sim, direction, IMPULSE, SURVIVAL_SECONDS + period, offsets)[0]))
            sim.world.push(())
            sim.restore(here)
            if sum(fraction < 1.0 for _, fraction in out) > max_falls:
                return out
    return out


def likeness(rollout: Rollout, recording: ReferenceCycle, settled: float = COMPARED_FROM) -> dict[str, float]:
    """Errors and correlations of the leg joints, speed and tempo of a rollout, from the time `settled` [s] on."""
    rows, phase = phases(rollout, recording, settled)
    if len(rows) < CYCLE_SAMPLES:
        return dict(UNMEASURED)
    index = {name: i for i, name in enumerate(recording.joints)}
    out, squares = dict(UNMEASURED), []
    for part in LEG_PARTS:
        if f"left_{HINGES[part]}" not in index:  # a body without it
            continue
        errors, curves = [], []
        for side in ("left", "right"):
            name = f"{side}_{HINGES[part]}"
            wanted = np.interp(
                phase, np.arange(CYCLE_SAMPLES + 1) / CYCLE_SAMPLES, _closed(recording.angle[:, index[name]])
            )
            errors.append(rollout[name][rows] - wanted)
            curves.append((rollout[name][rows], wanted))
        squares.append(np.mean(np.concatenate(errors) ** 2))
        out[f"{part}_rms_deg"] = float(np.degrees(np.sqrt(squares[-1])))
        if part != "hip":
            out[f"{part}_correlation"] = float(np.mean([np.corrcoef(a, b)[0, 1] for a, b in curves]))
    out["leg_rms_deg"] = float(np.degrees(np.sqrt(np.mean(squares))))
    time = rollout.time[rows]
    span = time[-1] - time[0]
    velocity = np.array([rollout[axis][rows][-1] - rollout[axis][rows][0] for axis in ("x", "y")]) / span
    wanted = np.array([recording.speed, recording.sideways])
    out["speed"] = float(velocity[0])
    out["speed_error"] = float(np.linalg.norm(velocity - wanted) / max(float(np.linalg.norm(wanted)), 0.3))
    cycles = 1.0 + float(np.sum(np.diff(rollout["state"][rows]) == -1.0))  # complete ones
    out["tempo"] = float(span / cycles / recording.period)
    return out


def _closed(curve: np.ndarray) -> np.ndarray:
    """A periodic curve with its first value again at the end."""
    return np.append(curve, curve[0])
