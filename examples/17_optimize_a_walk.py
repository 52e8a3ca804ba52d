"""Optimize a walk: a search over the tunable parameters of a skill file for the terms of an objective file.

Three generations of six are too few; `footfall optimize FILE --speed 1.3 --budget 20min -o my-walk` searches longer.
"""

from pathlib import Path

import footfall
from footfall.optimize import campaign, executor, objective_file, optimize

here = Path(__file__).parent
walker = footfall.load(str(here / "natural_walk_by_hand.toml"))
file = objective_file.load("wang")
print("terms and weights:", ", ".join(f"{name} {weight:g}" for name, weight in file.weights.items()))

target = optimize.Target(file, speed=1.3)
with executor.local() as threads:
    found = optimize.run(
        walker,
        target,
        campaign.SearchSettings(generations=3, population=6, seed=1),
        threads,
        Path("out/natural"),
        progress=lambda now, ground: print(
            f"generation {now.total}: {now.best.value:.0f}, up {now.best.terms['up']:.1f} s"
        ),
    )
for name, value in found.progress.best.terms.items():
    print(f"  {name:8s} {value:.4g}")
Path("out/natural/skill.toml").write_text(optimize.document(found, "natural"))
print(footfall.run(footfall.Trial(footfall.load("out/natural/skill.toml"), seconds=5.0, dt=1e-3)).ending)
