"""A repertoire: stand, walk, run, stop, jump, and a push, on the planar body of Sok 2007.

It is learned from clips of the CMU library first, which takes some minutes: `python 27_repertoire.py FOLDER_OF_CLIPS`.
Without clips only standing is shown, in a pose made up here.
"""

import sys
from pathlib import Path

import numpy as np

from footfall import characters
from footfall.control import skill as skills
from footfall.physics.push import Push
from footfall.repertoire import bench, files, make, recipe, stationary
from footfall.repertoire.along import Team
from footfall.systems import of
from footfall.systems.repertoire.table import Setting
from footfall.trials import Trial, run

body, place, plan = characters.load("planar12"), Path("out/my-repertoire"), "stand"
place.parent.mkdir(exist_ok=True)
if len(sys.argv) > 1:
    make.make(Path(sys.argv[1]), body, recipe.read(), progress=lambda done, of, what: print(what)).write(place)
    plan = "walk@1, run@6, stand@12, jump@18"
else:
    with Team(body, 2) as team:
        stand = stationary.standing(team, bench.pose(body), "Stand", Setting(6, (15.0, 2.0, 0.1, 1.0)))
    files.write(place, files.document("my-repertoire", body, [stand], {"stand": "Stand"}, plan), [stand])

skill = skills.load(place)
rollout = run(Trial(of(skill).following(skill, style=plan), 24.0, 1e-3, pushes=(Push((60.0, 0.0, 0.0), 23.0, 0.2),)))
names = [row[0] for row in of(skill).describe(skill).rows]
states = rollout["state"].astype(int)
for k in np.flatnonzero(np.diff(states, prepend=-1)):
    print(f"{rollout.time[k]:5.1f} s {names[states[k]]}")
print(rollout.ending)
