"""Balance indices of a walk and of a push: centre of pressure, zero-moment point and foot-rotation indicator."""

import numpy as np

import footfall
from footfall.evaluate.protocols.balance import of_rollout
from footfall.physics.balance import of_motion

walk = footfall.run(footfall.Trial(footfall.load("planar-walk"), seconds=6.0, dt=1e-3))
found = of_rollout(walk)
steady = found.time > 3.0
apart = 1e3 * np.linalg.norm(found.cop - found.zmp, axis=1)[steady]
print(f"walking: contact forces and accelerations name the same point within {np.nanmax(apart):.2f} mm;")
print(f"  the centre of mass is over the feet {np.nanmean(found.com_margin[steady] >= 0):.0%} of the time")

push = footfall.Push((200.0, 0.0, 0.0), start=3.0, duration=0.3)
tipped = of_rollout(footfall.run(footfall.Trial(footfall.load("planar-stand"), 3.4, dt=1e-3, pushes=(push,))))
first = np.flatnonzero((tipped.time > 3.0) & (tipped.fri_margin < 0.0))[0]
heel = tipped.foot_points[0][first, 0, 2]
print(f"pushed while standing: after {1e3 * (tipped.time[first] - 3.0):.0f} ms the foot-rotation indicator is past the")
print(
    f"  toes, with the heel at {1e3 * heel:.1f} mm; the pressure stays {1e3 * tipped.cop_margin[first]:.1f} mm inside"
)

# The same from a motion alone: positions at 100 frames per second and the masses of the body.
seen = of_motion(walk.trial.character, walk.qpos()[::2], rate=100.0)
apart = 1e3 * np.abs(seen.zmp[:, 0] - found.cop[::2, 0])[steady[::2]]
print(f"from the motion alone the zero-moment point is off by {np.nanmedian(apart):.1f} mm (median)")
