"""A push from the side, as a self-contained replay page and as a film; needs no GPU and no server."""

from pathlib import Path

import footfall
from footfall.evaluate.draw import film
from footfall.studio import replay

push = footfall.Push(force=(0.0, 200.0, 0.0), start=2.0, duration=0.3)
rollout = footfall.run(footfall.Trial(footfall.load("human-walk-robust"), seconds=4.0, dt=1e-3, pushes=(push,)))
folder = Path("out")
folder.mkdir(exist_ok=True)
(folder / "push.html").write_text(replay.page(rollout, "A push from the right"), encoding="utf-8")
film.write(rollout, folder / "push.gif")
print(rollout.ending, *folder.glob("push.*"))
