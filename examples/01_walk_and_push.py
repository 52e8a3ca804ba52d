"""Simulate a walk on flat ground with a push from behind, and draw the result."""

from pathlib import Path

import footfall
from footfall.evaluate.draw import filmstrip

trial = footfall.Trial(
    footfall.load("planar-walk"),
    seconds=8.0,
    pushes=(footfall.Push(force=(500.0, 0.0, 0.0), start=4.0, duration=0.1),),  # at the top of the trunk
)
rollout = footfall.run(trial)

print("how it ended:", rollout.ending)
for name, value in rollout.summary().items():
    print(f"  {name:24s} {value}")
fastest = rollout["vx"].max()
print(f"fastest moment: {fastest:.2f} m/s at {rollout.time[rollout['vx'].argmax()]:.2f} s")

filmstrip.draw(rollout, Path("out/example_walk_and_push.png"), begin=3.5, end=6.0)
print("film strip: out/example_walk_and_push.png")
