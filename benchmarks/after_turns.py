"""What a data-driven character does after a turn: how far off its heading is once more before it settles.

python benchmarks/after_turns.py CHARACTER
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

from footfall import parallel
from footfall.control import skill as skills
from footfall.evaluate.protocols import data_driven as protocol
from footfall.trials import Command

DT, AFTER, REACHED = 2e-3, 12.0, 2.5  # [s]
TIMES, TURNS = (3.0, 3.4, 5.0, 5.3, 5.6), (45.0, -45.0, 90.0, -90.0)  # of the command [s], [deg]


def main(place: str) -> None:
    """Print the time and the turn of each command, the largest error after `REACHED`, the last one, and if it fell."""
    skill = skills.load(Path(place))

    def one(job: tuple[float, float]) -> tuple[float, float, float, float, bool]:
        at, degrees = job
        sim, off = protocol.walking(skill, DT, at + AFTER + 5.0), []
        sim.advance(at)
        sim.steer(Command(sim.time, heading=math.radians(degrees)))
        while not sim.over and sim.time < at + AFTER:
            error = math.degrees(protocol._facing(sim, 0.6)) - degrees
            off.append((sim.time - at, abs((error + 180.0) % 360.0 - 180.0)))
        return at, degrees, max(e for t, e in off if t > REACHED), off[-1][1], not protocol.survived(sim)

    for at, degrees, worst, last, fell in parallel.parallel_map(one, [(at, turn) for at in TIMES for turn in TURNS]):
        print(f"{at:4.1f} s {degrees:+4.0f} deg: {worst:3.0f} deg off again, {last:3.0f} at the end, fell: {fell}")


if __name__ == "__main__":
    main(sys.argv[1])
