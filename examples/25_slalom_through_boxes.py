"""A data-driven character on a slalom through stacked boxes, some of which it knocks over (Lee 2010, figure 8).

`python 25_slalom_through_boxes.py FOLDER`: a folder of clips, or a character made by `footfall learn … --as
data-driven`.
"""

import sys
from pathlib import Path

import numpy as np

from footfall import systems
from footfall.control import skill as skills
from footfall.learn import character as making
from footfall.physics import scene
from footfall.trials import Command, Simulation, Trial

if len(sys.argv) < 2:
    print("usage: python 25_slalom_through_boxes.py FOLDER (clips, or a character of footfall learn --as data-driven)")
    sys.exit(0)
folder = Path(sys.argv[1])
if not (folder / "skill.toml").is_file():
    made = making.make(sorted([*folder.glob("*.bvh"), *folder.glob("*.amc")]), "my-character")
    folder = Path("my-character")
    making.write(made, folder)
skill = skills.load(folder / "skill.toml")

ground = scene.boxes(stacks=4, high=3, spacing=2.5, start=3.0, mass=0.5)
along = np.arange(0.0, 12.0, 0.2)
slalom = [(x, 0.6 * np.sin((x - 1.75) * np.pi / 2.5) if x > 1.75 else 0.0) for x in along]  # past a stack on each side
sim = Simulation(Trial(systems.of(skill).steered(skill, path=slalom), 20.0, 1e-3, ground, record_every=0.0))
sim.steer(Command(0.0, speed=1.0))
count = len(ground.props)
begin, aside = sim.world.poses()[-count:, :3], []
while not sim.over:
    sim.advance(sim.time + 0.1)
    aside.append(min(np.hypot(sim.position[0] - x, sim.position[1] - y) for x, y in slalom))
moved = np.linalg.norm(sim.world.poses()[-count:, :3] - begin, axis=1)
print(f"{sim.ending}; {sim.position[0]:.1f} m ahead, at most {max(aside):.2f} m from the path")
print(f"{(moved > 0.1).sum()} of {count} boxes were knocked over or pushed")
