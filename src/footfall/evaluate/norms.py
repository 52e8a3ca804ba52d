"""A walk beside published joint angles: how much of the cycle hip, knee and ankle are within two standard deviations.

The bands are those of Fukuchi 2018 (`motion/references.toml`) at the speed nearest to the walk's own. Hips are taken as
thighs against the vertical, since the published pelvis stands further forward than a body's.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ..control.skill import Skill
from ..errors import BadInput
from ..motion import references
from ..physics.scene import Scene
from ..trials import Rollout, Trial, run
from . import pool
from .report import Report, conditions
from .writing import whole_file

LASTS = 300.0  # [s]
LOOKED_AT = 24.0, 40.0  # [s]
DEVIATIONS = 2.0
PARTS = ("hip", "knee", "ankle")
PHASE = np.arange(101) / 100.0


def evaluate(skill: Skill, seconds: float = LASTS, dt: float = 1e-3, progress: pool.Progress = pool.quiet) -> Report:
    """How long a walk lasts, and how its joints lie in the bands."""
    if skill.character.planar:
        raise BadInput(f"{skill.id} is a skill of a planar body; norms are for 3D bodies")
    progress(0, 2, "walking")
    rollout = run(Trial(skill, min(LOOKED_AT[1], seconds), dt, record_every=0.005))
    curves = cycle_angles(rollout)
    progress(1, 2, f"walking for {seconds:g} s")
    whole = run(Trial(skill, seconds, dt, record_every=0.0))
    speed = float(rollout.travel()[0][-1]) / rollout.ending.time
    name = min(references.WALKS, key=lambda walk: abs(references.speed(walk) - speed))
    shares = {part: inside(name, part, curves[part]) for part in PARTS}
    report = Report(
        f"{skill.id} beside {name} of published means: {whole.ending}",
        conditions(skill.character, Scene(), dt, deviations=DEVIATIONS, norm=name),
        {
            "seconds": whole.ending.time,
            "survived": int(whole.survived),
            "speed": speed,
            "norm_speed": references.speed(name),
            **{f"{part}_inside_share": share for part, share in shares.items()},
            "inside_share": float(np.mean(list(shares.values()))),
        },
        columns=("phase", *(f"{part}_deg" for part in PARTS), *(f"{part}_norm_deg" for part in PARTS)),
    )
    bands = [band(name, part)[0] for part in PARTS]
    report.rows = [
        (float(PHASE[k]), *(float(curves[p][k]) for p in PARTS), *(float(b[k]) for b in bands))
        for k in range(0, 101, 5)
    ]
    return report


def band(name: str, part: str) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard deviation of a published angle over the cycle [deg]; of the hip, the thigh's."""
    key = {"hip": "hip_flexion", "knee": "knee_flexion", "ankle": "ankle_dorsiflexion"}[part]
    mean, spread = references.angle(name, key, PHASE), references.spread(name, key, PHASE)
    if part == "hip":
        mean = mean - references.angle(name, "pelvis_tilt", PHASE)
    return np.degrees(mean), np.degrees(spread)


def inside(name: str, part: str, curve: np.ndarray) -> float:
    """The share of the cycle in which a curve [deg] lies within the band."""
    mean, spread = band(name, part)
    return float(np.mean(np.abs(curve - mean) <= DEVIATIONS * spread))


def cycle_angles(rollout: Rollout) -> dict[str, np.ndarray]:
    """Mean thigh, knee and ankle angles of both legs over a cycle from each foot's strike on [deg]."""
    time, strikes = rollout.time, rollout.strikes()
    feet = ("left", "right")
    pitch = rollout.attitude().pitch
    angles: dict[str, Any] = {part: [] for part in PARTS}
    for foot, side in enumerate(feet):
        rows = [s.row for s in strikes if s.foot == foot and time[s.row] >= LOOKED_AT[0]]
        own = {
            "hip": np.degrees(rollout[f"{side}_hip_pitch"] + pitch),
            "knee": -np.degrees(rollout[f"{side}_knee"]),
            "ankle": np.degrees(rollout[f"{side}_ankle_pitch"]),
        }
        for a, b in pairwise(rows):
            at = a + PHASE * (b - a)
            for part in PARTS:
                angles[part].append(np.interp(at, np.arange(len(time)), own[part]))
    if not angles["hip"]:
        raise BadInput(f"{rollout.trial.skill.id} makes no whole stride after {LOOKED_AT[0]:g} s: {rollout.ending}")
    return {part: np.mean(curves, axis=0) for part, curves in angles.items()}


def draw(report: Report, path: Path) -> None:
    """The three joints over the band."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10.0, 3.2), dpi=110, layout="constrained")
    name = report.conditions["norm"]
    for k, part in enumerate(PARTS):
        ax = figure.add_subplot(1, 3, k + 1)
        mean, spread = band(name, part)
        ax.fill_between(100 * PHASE, mean - DEVIATIONS * spread, mean + DEVIATIONS * spread, color="#cbd5e1")
        ax.plot(100 * PHASE, mean, color="#64748b", lw=1, label="published mean, ± 2 SD")
        ax.plot(
            [100 * row[0] for row in report.rows], [row[1 + k] for row in report.rows], color="#c2410c", label="walk"
        )
        ax.set(title=f"{'thigh' if part == 'hip' else part} [°]", xlabel="% of the cycle from foot strike")
        ax.spines[["top", "right"]].set_visible(False)
    figure.axes[0].legend(frameon=False, fontsize=8)
    whole_file(path, lambda file: figure.savefig(file, format="png"))
