"""A clip that reacts when a ball hits its arm, and goes on: with muscles, and with stiff servos beside.

`python 32_hit_a_clip.py punch.bvh`. Without a clip the walk of published means is written as one here.
"""

import sys
from pathlib import Path

from footfall import characters
from footfall.evaluate.clips import clips
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.physics.hit import Hit
from footfall.reactions.evaluate import struck
from footfall.reactions.make import make
from footfall.systems.perturbation.reading import Muscles

out = Path("out/reacts")
out.mkdir(parents=True, exist_ok=True)
clip_file = Path(sys.argv[1]) if len(sys.argv) > 1 else out / "stroll.bvh"
if len(sys.argv) < 2:
    motion = references.reference("walk", characters.load("human"), seconds=2.0, rate=60.0)
    clip_file.write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))

reacting = make(clips.load(clip_file))
hit = Hit(reacting.links["left_elbow"], time=0.3 * reacting.seconds, mass=0.5, speed=8.0)
for name, muscles in (("muscles", Muscles()), ("stiff servos", Muscles(stiff=30.0))):
    answer, _ = struck(reacting.with_muscles(muscles), hit)
    back = "not back" if answer.back is None else f"back within 5 degrees after {answer.back:.2f} s"
    print(f"{name}: thrown by {answer.peak:.0f} degrees, {back}")
reacting.write(out / "reacting")
print(f"footfall play {out / 'reacting'} --hit {hit.on}@{hit.time:.1f},speed=10,from=90")
