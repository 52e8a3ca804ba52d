"""The ground forces of a clip in three dimensions: rectified on a human body, then read from its simulation.

`python 28_ground_forces_of_a_jump.py jump.bvh`. Without a clip the walk of published means is written as one here.
"""

import sys
from pathlib import Path

from footfall import characters
from footfall.evaluate.clips import clips
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.rectify.measure import forces
from footfall.rectify.settings import Settings
from footfall.rectify.spatial import rectify

out = Path("out/rectified")
out.mkdir(parents=True, exist_ok=True)
clip_file = Path(sys.argv[1]) if len(sys.argv) > 1 else out / "stroll.bvh"
if len(sys.argv) < 2:
    motion = references.reference("walk", characters.load("human"), seconds=1.2, rate=60.0)
    clip_file.write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))

body = characters.load("human-toes")
result = rectify(clips.load(clip_file), body, Settings(seconds=300.0))
print(f"{result.name}: error {result.figures.position_error_cm:.1f} cm, rectified: {result.figures.rectified}")

ground, weight = forces(result.rollout), body.mass * 9.81
total = sum(ground[name] for name in ground if name.endswith("_fz"))
airborne = (total < 0.02 * weight).mean() * result.figures.seconds
print(f"peak {total.max() / weight:.1f} body weights at {ground['time'][total.argmax()]:.2f} s")
print(f"mean {total.mean() / weight:.2f} body weights; without contact for {airborne:.2f} s")
