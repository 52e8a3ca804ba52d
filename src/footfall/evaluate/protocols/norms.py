"""A walk compared with published joint angles: the fraction of the cycle within two standard deviations.

The bands are those of Fukuchi 2018 (`references.toml`) at the speed nearest to the walk's own. The hip angle is that of
the thigh against the vertical, since the published pelvis is tilted further forward than a character's.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ... import parallel, systems
from ...control.skill import Skill
from ...errors import BadInput
from ...motion.retarget import references
from ...physics.scene import Scene
from ...trials import Trial, run
from ...trials.strides import DEVIATIONS, PARTS, PHASE, band, cycle_angles, inside, nearest
from ...writing import whole_file
from ..report import Report, conditions

SURVIVAL_SECONDS = 300.0
MEASURED_FROM, MEASURED_TO = 24.0, 40.0  # [s]


def evaluate(
    skill: Skill,
    seconds: float = SURVIVAL_SECONDS,
    dt: float = 1e-3,
    progress: parallel.Progress = parallel.no_progress,
) -> Report:
    """Measure how long a walk survives, and the fraction of its cycle inside the published bands.

    Args:
        skill: A skill of a 3D body.
        seconds: Duration of the survival test [s].
        dt: Time step [s].
        progress: Progress callback.

    Returns:
        A report with a table of the joint angles over the cycle [deg].
    """
    if skill.character.planar:
        raise BadInput(f"{skill.id} is a skill of a planar body; norms are for 3D bodies")
    systems.controller(skill)  # errors in the skill file are reported before the simulation
    progress(0, 2, "walking")
    rollout = run(Trial(skill, min(MEASURED_TO, seconds), dt, record_every=0.005))
    curves = cycle_angles(rollout, MEASURED_FROM)
    progress(1, 2, f"walking for {seconds:g} s")
    whole = run(Trial(skill, seconds, dt, record_every=0.0))
    speed = float(rollout.travel()[0][-1]) / rollout.ending.time
    name = nearest(speed)
    fractions = {part: inside(name, part, curves[part]) for part in PARTS}
    report = Report(
        f"{skill.id} beside {name} of published means: {whole.ending}",
        conditions(skill.character, Scene(), dt, deviations=DEVIATIONS, norm=name),
        {
            "seconds": whole.ending.time,
            "survived": int(whole.survived),
            "speed": speed,
            "norm_speed": references.speed(name),
            **{f"{part}_inside_fraction": fraction for part, fraction in fractions.items()},
            "inside_fraction": float(np.mean(list(fractions.values()))),
        },
        columns=("phase", *(f"{part}_deg" for part in PARTS), *(f"{part}_norm_deg" for part in PARTS)),
    )
    bands = [band(name, part)[0] for part in PARTS]
    report.rows = [
        (float(PHASE[k]), *(float(curves[p][k]) for p in PARTS), *(float(b[k]) for b in bands))
        for k in range(0, 101, 5)
    ]
    return report


def draw(report: Report, path: Path) -> None:
    """Plot the three joint angles over the published bands."""
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
