"""How good a learned skill is: it lasts, it survives pushes, and it is like its recording.

The phase of every comparison comes from when the simulated feet come down, not from the controller's clock: from one
strike to the next the recording is laid over the simulation evenly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..control.reference import CYCLE_SAMPLES, ReferenceCycle
from ..control.skill import Skill
from ..evaluate.clips.recorded import phases
from ..trials import Rollout, Trial, run
from .score import IMPULSE, SIDES, STAY_UP, Stage, pushed, recovers, to_phase, watch

STEPS = (5e-4, 1e-3, 2e-3)  # [s]
USUAL = 1e-3  # the time step of everything else in the library [s]
LASTS = 60.0  # [s]
PHASES = 4
ALONE = 25.0, 5e-4  # how long a candidate must last before it is pushed, and at which step: coarse ones hide falls [s]
ALL = 1000  # pushes lost, as it were, by who falls alone
SETTLED = 8.0  # when it is pushed [s]
LOOKED_AT = 24.0  # from when on it is compared with its recording [s]
LEG_PARTS = ("hip", "knee", "ankle")
HINGES = {"hip": "hip_pitch", "knee": "knee", "ankle": "ankle_pitch"}
ALIKE = 0.8  # correlation of knee and ankle with the recording that keeps a style


@dataclass(frozen=True)
class Verdict:
    """Figures of a learned skill."""

    seconds: float  # the least that it lasted, of all time steps [s]
    lasts: bool  # 60 s at 0.5, 1 and 2 ms
    pushes: int  # survived at all time steps, of
    pushes_tried: int
    pushes_1ms: int  # survived at the usual time step, of 16
    speed: float  # [m/s]
    speed_error: float  # of the velocity, over the recording's speed
    tempo: float  # duration of a cycle over the recording's
    leg_rms_deg: float  # hips, knees and ankles together
    hip_rms_deg: float
    knee_rms_deg: float
    ankle_rms_deg: float
    knee_correlation: float
    ankle_correlation: float
    weakest: str = ""  # what it fails at

    @property
    def robust(self) -> bool:
        """Lasts, and survives every push."""
        return self.lasts and self.pushes == self.pushes_tried

    @property
    def style_kept(self) -> bool:
        return min(self.knee_correlation, self.ankle_correlation) >= ALIKE

    def figures(self) -> dict[str, Any]:
        figures = {key: value for key, value in asdict(self).items() if not isinstance(value, str)}
        return figures | {"lasts": int(self.lasts), "style_kept": int(self.style_kept), "robust": int(self.robust)}

    def reason(self) -> str:
        """Why it is not robust, in words; empty when it is."""
        if not self.pushes_tried:
            return "it was stopped before anybody could look"
        if not self.lasts:
            return f"it falls after {self.seconds:.1f} s without any push"
        if self.pushes < self.pushes_tried:
            lost = self.pushes_tried - self.pushes
            return f"it falls to {lost} of {self.pushes_tried} pushes of {IMPULSE:g} N s ({self.weakest})"
        return ""


MEASURED = (
    *("speed", "speed_error", "tempo", "leg_rms_deg", "hip_rms_deg", "knee_rms_deg", "ankle_rms_deg"),
    *("knee_correlation", "ankle_correlation"),
)
NOTHING: dict[str, Any] = dict.fromkeys(MEASURED, float("nan"))
UNKNOWN = Verdict(0.0, False, 0, 0, 0, **NOTHING)  # nobody looked


def verdict(
    skill: Skill,
    recording: ReferenceCycle,
    each: Callable[..., list[Any]],
    lasts: float = LASTS,
    steps: tuple[float, ...] = STEPS,
    stage: Stage | None = None,
) -> Verdict:
    """Put a skill through everything; the longest trials first, so that all cores end together."""
    stage = stage or Stage(skill)
    jobs = [("last", dt) for dt in steps] + [("push", dt) for dt in steps] + [("like", USUAL)]

    def do(job: tuple[str, float]) -> Any:
        kind, dt = job
        if kind == "last":
            sim = stage.begin(skill, dt)
            sim.advance(lasts)
            return sim.time
        if kind == "push":
            return _pushes(skill, recording, stage, dt)
        return run(Trial(skill, LOOKED_AT + 8.0 * max(1.0, recording.period), dt, record_every=0.01))

    done = dict(zip(jobs, each(do, jobs), strict=True))
    up = min(done["last", dt] for dt in steps)
    shoves = [shove for dt in steps for shove in done["push", dt]]
    passed = sum(fraction == 1.0 for _, fraction in shoves)
    failed: dict[str, int] = {}
    for side, fraction in shoves:
        if fraction < 1.0:
            failed[side] = failed.get(side, 0) + 1
    weakest = f"most {max(failed, key=lambda side: failed[side])}" if failed else ""
    like = likeness(done["like", USUAL], recording)
    return Verdict(
        seconds=float(up),
        lasts=bool(up >= lasts - 1e-6),
        pushes=int(passed),
        pushes_tried=len(shoves),
        pushes_1ms=sum(fraction == 1.0 for _, fraction in done.get(("push", USUAL), ())),
        weakest=weakest,
        **like,
    )


def unseen(skill: Skill, recording: ReferenceCycle, each: Callable[..., list[Any]]) -> tuple[int, int]:
    """Pushes survived, and tried, at phases half-way between those of the check: nobody chose a candidate by them."""
    stage = Stage(skill)
    looks = each(lambda dt: _pushes(skill, recording, stage, dt, later=0.5 / PHASES), STEPS)
    return sum(fraction == 1.0 for shoves in looks for _, fraction in shoves), sum(map(len, looks))


def loses(skill: Skill, recording: ReferenceCycle, stage: Stage, most: int = ALL) -> int:
    """How many pushes it falls to at all time steps, watched until recovered; looked at no further beyond `most`.

    Who falls by itself loses `ALL` of them. Coarse time steps are the quickest and come first.
    """
    lost = 0
    for dt in (STEPS[-1], USUAL, STEPS[0]):
        if dt == STEPS[0]:
            sim = stage.begin(skill, ALONE[1])
            sim.advance(ALONE[0])
            if sim.over:
                return ALL
        lost += sum(fraction < 1.0 for _, fraction in _pushes(skill, recording, stage, dt, True, most - lost))
        if lost > most:
            break
    return lost


def _pushes(
    skill: Skill,
    recording: ReferenceCycle,
    stage: Stage,
    dt: float,
    hurried: bool = False,
    most: int = ALL,
    later: float = 0.0,
) -> list[tuple[str, float]]:
    """From four sides at four phases: the side, and 1 when survived; in a hurry, watched only until recovered.

    Ends when more than `most` were not survived. All phases are `later` by this share of a cycle.
    """
    sim = stage.begin(skill, dt)
    period, usual = recording.period, None
    if hurried:
        usual = watch(sim, recording, 0.4 * SETTLED, 0.6 * SETTLED).usual
    sim.advance(SETTLED)
    out: list[tuple[str, float]] = []
    if sim.over or not to_phase(sim, 0.0, period):
        return [(side, 0.0) for side in SIDES for _ in range(PHASES)]
    begin = sim.time
    for k in range(PHASES):
        sim.advance(begin + (k / PHASES + later) * period)
        if sim.over:
            return out + [(side, 0.0) for _ in range(PHASES - k) for side in SIDES]
        here = sim.save()
        for direction, side in enumerate(SIDES):
            if usual is None:
                out.append((side, pushed(sim, direction, IMPULSE, STAY_UP + period)))
            else:
                out.append((side, recovers(sim, direction, IMPULSE, STAY_UP + period, usual)[0]))
            sim.world.push(())
            sim.restore(here)
            if sum(fraction < 1.0 for _, fraction in out) > most:
                return out
    return out


def likeness(rollout: Rollout, recording: ReferenceCycle, settled: float = LOOKED_AT) -> dict[str, float]:
    """Distance of the legs from the recording, and how their shapes correlate with it, once settled."""
    rows, phase = phases(rollout, recording, settled)
    if len(rows) < CYCLE_SAMPLES:
        return dict(NOTHING)
    index = {name: i for i, name in enumerate(recording.joints)}
    out, squares = {}, []
    for part in LEG_PARTS:
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
            alike = [np.corrcoef(a, b)[0, 1] for a, b in curves]
            out[f"{part}_correlation"] = float(np.mean(alike))
    out["leg_rms_deg"] = float(np.degrees(np.sqrt(np.mean(squares))))
    time = rollout.time[rows]
    span = time[-1] - time[0]
    velocity = np.array([rollout[axis][rows][-1] - rollout[axis][rows][0] for axis in ("x", "y")]) / span
    wanted = np.array([recording.speed, recording.sideways])
    out["speed"] = float(velocity[0])
    out["speed_error"] = float(np.linalg.norm(velocity - wanted) / max(float(np.linalg.norm(wanted)), 0.3))
    cycles = 1.0 + float(np.sum(np.diff(rollout["state"][rows]) == -1.0))  # whole ones, from left strike on
    out["tempo"] = float(span / cycles / recording.period)
    return out


def _closed(curve: np.ndarray) -> np.ndarray:
    return np.append(curve, curve[0])
