"""Many walks at once: forty trials with pushes, on a GPU where there is one and on all cores where there is none.

python examples/35_many_worlds.py
"""

import math
import time

import footfall
from footfall import Push, Trial

if __name__ == "__main__":
    walk = footfall.load("planar-walk")
    trials = [
        Trial(
            walk,
            4.0,
            1e-3,
            record_every=0.0,
            pushes=(Push((30.0 * k * math.copysign(1.0, k % 2 - 0.5), 0.0, 0.0), 2.0),),
        )
        for k in range(40)
    ]
    begun = time.perf_counter()
    rollouts = footfall.run_many(trials, device="cuda")  # without a GPU: on the CPU
    took = time.perf_counter() - begun
    upright = [trial.pushes[0].force[0] for trial, found in zip(trials, rollouts, strict=True) if found.survived]
    print(f"{len(upright)} of {len(trials)} walks stay up, in {took:.1f} s")
    print(f"the strongest pushes survived: {max(upright):.0f} N forward, {-min(upright):.0f} N backward")
