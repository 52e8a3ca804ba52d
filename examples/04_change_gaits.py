"""Change from one gait to the next; where a direct change would fall, a route through another gait is used."""

from pathlib import Path

import footfall
from footfall.evaluate.draw import filmstrip

order = ["planar-walk", "planar-crouch", "planar-in-place-walk", "planar-backwards", "planar-run"]
changes = tuple(footfall.Change(footfall.load(name), 6.0 * (i + 1)) for i, name in enumerate(order[1:]))
rollout = footfall.run(footfall.Trial(footfall.load(order[0]), 6.0 * len(order) + 4.0, changes=changes))

for note in rollout.notes:
    print(f"{note.time:6.2f} s  {note.text}")
print(rollout.ending)
filmstrip.draw(rollout, Path("out/example_change_gaits.png"), every=0.4)
