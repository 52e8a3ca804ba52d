"""Steer a walking human through a slalom: read its position four times per second, and command its heading."""

import math
from pathlib import Path

import footfall
from footfall.evaluate.draw.footprints import footprints
from footfall.trials import Command, Simulation

SPEED = 0.7  # [m/s]
POLES = (3.5, 7.0, 10.5, 14.0)  # on the x axis [m]
ASIDE, LOOK_AHEAD = 0.7, 1.7  # lateral distance from a pole; distance of the steering target ahead [m]


def way(x: float) -> float:
    """Left of the first pole, right of the second, and so on, smoothly [m]."""
    return ASIDE * math.cos(math.pi * (x - POLES[0]) / (POLES[1] - POLES[0]))


sim = Simulation(footfall.Trial(footfall.load("human-walk-speed"), seconds=60.0, dt=1e-3))
for pole in POLES:
    x = y = 0.0
    while x < pole and not sim.over:
        x, y = sim.world.data.qpos[:2].tolist()
        sim.steer(Command(sim.time, SPEED, math.atan2(way(x + LOOK_AHEAD) - y, LOOK_AHEAD)))
        sim.advance(sim.time + 0.25)
    print(f"pole at {pole:4.1f} m: passed {abs(y):.2f} m to the {'left' if y > 0 else 'right'} after {sim.time:.1f} s")

sim.stop()
rollout = sim.rollout()
picture = Path("out/slalom.png")
footprints(rollout, picture, "a slalom: left foot red, right foot blue", marks=[(pole, 0.0) for pole in POLES])
print(f"{rollout.summary()['distance_m']:.1f} m walked; foot prints in {picture}")
