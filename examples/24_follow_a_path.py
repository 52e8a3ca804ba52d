"""A data-driven character on a path: `python 24_follow_a_path.py my-character` (made by `footfall learn … --as
data-driven`)."""

import sys

import numpy as np

from footfall import systems
from footfall.control import skill as skills
from footfall.trials import Command, Trial, run

if len(sys.argv) < 2:
    print("usage: python 24_follow_a_path.py CHARACTER (a folder written by footfall learn CLIPS --as data-driven)")
    sys.exit(0)
skill = skills.load(f"{sys.argv[1]}/skill.toml")
slalom = [(0.5 * k, 0.8 * np.sin(0.5 * k)) for k in range(21)]  # 10 m ahead
told = systems.of(skill).following(skill, path=slalom)
rollout = run(Trial(told, 15.0, 1e-3, commands=(Command(0.0, speed=1.0),)))
aside = [min(np.hypot(x - px, y - py) for px, py in slalom) for x, y in zip(rollout["x"], rollout["y"], strict=True)]
print(f"{rollout.ending}; {rollout['x'][-1]:.1f} m ahead, at most {max(aside):.2f} m from the corners of the path")
