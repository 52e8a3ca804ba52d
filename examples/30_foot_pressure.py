"""Foot pressure: what a pad under a simulated body sees; with clips, a body animated by a pad alone.

`python 30_foot_pressure.py FOLDER_OF_CLIPS` trains a database on clips of the CMU library, which takes some minutes.
Pads are simulated.
"""

import sys
from pathlib import Path

import numpy as np

from footfall import characters
from footfall.control import skill as skills
from footfall.foot_pressure import build, kinds
from footfall.foot_pressure.commands import write_motion
from footfall.foot_pressure.performances import DATABASE, Performer
from footfall.foot_pressure.record import of_rollout
from footfall.physics.pressure import Pad, levels
from footfall.systems.foot_pressure.animator import animate
from footfall.trials import Trial, run

pad = Pad()
picture = levels(pad, of_rollout(run(Trial(skills.load("human-stand"), 1.0, 1e-3)), pad))[-1]
rows, columns = np.nonzero(picture)
for row in picture[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1][::-1, ::-1]:  # toes up, left at left
    print("".join(" .:+*#"[min(5, (int(level) + 15) // 16)] for level in row))

if len(sys.argv) > 1:
    performer = Performer(DATABASE, Path(sys.argv[1]), characters.load("human"), pad)
    database, _ = build.make(performer, progress=lambda done, of, what: print(f"{done}/{of} {what}", end="\r"))
    step = next(recipe for recipe in kinds.unseen() if recipe.label == "step_left-medium")
    motion, labels, delay = animate(database, performer.perform(step, seed=12).frames)
    print(f"\nrecognised with a delay of {delay} s:", ", ".join(dict.fromkeys(labels)))
    write_motion(motion, Path("out/foot-pressure.bvh"))
