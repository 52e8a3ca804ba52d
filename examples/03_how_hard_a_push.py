"""Find the largest single push a walk survives, forward and backward, at eight phases of its gait cycle."""

import footfall
from footfall import parallel

walk = footfall.load("planar-walk")
STRIDE = 0.708  # two steps [s]


def survives(job: tuple[float, int]) -> bool:
    force, phase = job
    push = footfall.Push((force, 0.0, 0.0), 6.0 + STRIDE * phase / 8, 0.1)
    return footfall.run(footfall.Trial(walk, 12.0, 1e-3, pushes=(push,), record_every=0.0)).survived


for sign, name in ((1, "forward"), (-1, "backward")):
    force = 0.0
    while force < 3000 and all(
        parallel.parallel_map(survives, [(sign * (force + 100.0), phase) for phase in range(8)])
    ):
        force += 100.0
    print(f"{name}: {force:.0f} N for 0.1 s at the top of the trunk, at all 8 phases (time step 1 ms)")
