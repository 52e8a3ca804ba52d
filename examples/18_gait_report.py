"""A gait report of two walks as a self-contained HTML page, and some of its figures."""

from pathlib import Path

import footfall
from footfall.evaluate.gait import measures as gait_measures
from footfall.evaluate.gait import report as gait_report

walkers = []
for name in ("human-norm-walk", "human-walk-robust"):
    rollout = footfall.run(footfall.Trial(footfall.load(name), seconds=12.0, dt=2e-3))
    walkers.append(gait_measures.of_rollout(rollout, name))
for key in ("speed", "cadence_per_min", "step_length_m", "ratio_ankle", "cost_of_transport", "knee_inside_fraction"):
    print(f"{key:20s}", *(f"{walker.figures[key]:8.3f}" for walker in walkers))
page = Path("out/gait.html")
page.parent.mkdir(exist_ok=True)
page.write_text(gait_report.page(walkers), encoding="utf-8")
print(page)
