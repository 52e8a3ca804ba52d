"""Draw the preview strip of every built-in skill into its folder.

python benchmarks/previews.py [SKILL …]
"""

from __future__ import annotations

import sys

import numpy as np

from footfall.control import skill as skills
from footfall.evaluate.draw import filmstrip
from footfall.trials import Trial, run

BEGIN = {"cycle": 20.0, "act": 0.0, "behaviour": 1.0}  # a cycle is shown in steady state, an act from its start


def main() -> None:
    for name in sys.argv[1:] or skills.names():
        skill = skills.load(name)
        begin = BEGIN[skill.kind]
        rollout = run(Trial(skill, begin + 2.5))
        assert skill.path is not None
        every = 0.1 if skill.character.planar else 0.14  # one row of figures in both cases
        filmstrip.draw(rollout, skill.path.parent / "preview.png", begin, begin + 2.5, every)
        ahead = rollout.travel()[0][rollout.after(begin)]
        speed = np.ptp(ahead) / 2.5 if len(ahead) else 0.0
        print(f"{name:28s} {rollout.ending}  about {speed:.2f} m/s")


if __name__ == "__main__":
    main()
