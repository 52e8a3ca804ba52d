"""Make a clip physical in the plane, and look at its ground forces.

The walk of published means is written as a clip here; give your own: `python 26_rectify_a_clip.py jump.bvh`.
"""

import sys
from pathlib import Path

from footfall import characters
from footfall.evaluate.clips import clips
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.rectify.files import write
from footfall.rectify.measure import forces
from footfall.rectify.planar import Settings, rectify

out = Path("out/rectified")
out.mkdir(parents=True, exist_ok=True)
clip_file = Path(sys.argv[1]) if len(sys.argv) > 1 else out / "stroll.bvh"
if len(sys.argv) < 2:
    motion = references.reference("walk", characters.load("human"), seconds=2.0, rate=60.0)
    clip_file.write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))

body = characters.load("planar12")
result = rectify(clips.load(clip_file), body, Settings(seconds=60.0))
figures = result.figures
print(f"{result.name}: {figures.seconds:.1f} s, {'carried to the end' if figures.rectified else 'not carried'}")
print(f"error {figures.position_error_cm:.1f} cm; servos alone {figures.unrectified_error_cm:.1f} cm")
print(f"the recording would have needed {figures.root_force_n_recorded:.0f} N on its root; the simulation needs none")

ground = forces(result.rollout)
for foot in body.feet:
    load = ground[f"{foot.name}_fz"]
    peak = load.argmax()
    print(f"{foot.name}: at most {load[peak] / (body.mass * 9.81):.1f} body weights, at {ground['time'][peak]:.2f} s")
print(*write(result, out / result.name), sep="\n")
