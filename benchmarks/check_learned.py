"""The final check of `footfall learn` on skills with a recording: 60 s and 16 pushes at 0.5, 1 and 2 ms each.

python benchmarks/check_learned.py SKILL …
"""

from __future__ import annotations

import sys

from footfall import systems
from footfall.control import skill as skills
from footfall.learn.check import REQUIRED_SECONDS, TIME_STEPS, verdict
from footfall.learn.score import SimulationPool


def main() -> None:
    """Print the check of every skill."""
    for name in sys.argv[1:]:
        skill = skills.load(name)
        recording = systems.of(skill).reference(skill)
        if recording is None:
            print(f"{name}: without a recording")
            continue
        found = verdict(skill, recording, REQUIRED_SECONDS, TIME_STEPS, SimulationPool(skill))
        print(
            f"{name}: {'lasts' if found.lasts else 'falls'}, {found.speed:.2f} m/s, pushes {found.pushes} of ", end=""
        )
        print(f"{found.pushes_tried} ({found.weakest or 'none falls'}), legs {found.leg_rms_deg:.1f}°, ", end="")
        print(f"duration of the cycle {found.tempo:.2f} of the recording's")


if __name__ == "__main__":
    main()
