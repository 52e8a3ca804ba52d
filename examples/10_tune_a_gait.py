"""Tune a gait: a search over every parameter of the skill file that is written as { value, low, high }.

This one is far too short for a good result (two generations of four); a real search takes minutes to hours:
`footfall tune human-run --for speed --minutes 30 -o my-run`.
"""

from pathlib import Path

import footfall
from footfall.optimize import search, tune
from footfall.writing import whole_text

goal = tune.Goal("survival", speed=(1.8, 2.2), dt=3e-3, seed=1)
found = tune.space(footfall.load("human-run"), goal)
print(f"{len(found.tunables)} tunables, from {found.names[0]} to {found.names[-1]}")

result = search.search(
    found,
    tune.objective(goal),
    generations=2,
    population=4,
    spread=0.03,
    seed=goal.seed,
    progress=lambda now: print(f"generation {now.generations}: best of four {now.score.value:.2f} (low is good)"),
)
print(f"kept: {result.score.value:.2f}, " + ", ".join(f"{k} {v:.2f}" for k, v in result.score.terms.items()))

file = Path("out/my-run/skill.toml")
whole_text(file, tune.document(found, result, "my-run", goal))
rollout = footfall.run(footfall.Trial(footfall.load(file), seconds=3.0, dt=3e-3))
print(f"{file}: {rollout.ending}, {rollout.summary()['mean_speed']:.2f} m/s; real searches take minutes, not seconds")
