"""Build a character from a clip's skeleton, run a skill on it, export the motion on the rig: 13_….py [clip]"""

import sys
from dataclasses import replace
from pathlib import Path

import footfall
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.motion.retarget.retarget import onto

out = Path("out")
out.mkdir(exist_ok=True)
path = Path(sys.argv[1] if len(sys.argv) > 1 else out / "small_person.bvh")
if len(sys.argv) == 1:  # without a clip of your own: the built-in walk of a smaller person
    small = footfall.characters.reshape(footfall.characters.load("human"), footfall.BodyShape(height=0.93))
    path.write_bytes(files.encoded(files.y_up_centimetres(references.reference("walk", small, 4.0)), ".bvh"))

clip = clean(footfall.motion.read(path)).motion
body = footfall.characters.from_motion(clip, mass=70.0)
print(f"{body.title}: {len(body.links)} links, {len(body.joints)} hinges, hips at {body.root_height:.2f} m")
(out / f"{body.name}.json").write_text(body.to_json(), encoding="utf-8")  # a character file, to be changed by hand

# Its joints have the names of those of `human`, so skills made for `human` can be used on it.
skill = replace(footfall.load("human-walk-robust"), character=body)
rollout = footfall.run(footfall.Trial(skill, seconds=5.0, dt=1e-3))
told = rollout.summary()
print(f"{skill.id} on it: {rollout.ending}, {told['distance_m']:.2f} m in {told['steps']} steps")

# The simulated motion on the rig of the clip: same joints, same names, same axes and units.
simulated = onto(rollout.motion(rate=clip.rate), clip).as_recorded()
assert simulated.skeleton.names == clip.skeleton.names
target = out / f"{path.stem}-simulated.bvh"
target.write_bytes(files.encoded(simulated, ".bvh"))
print(f"written: {target}, {len(simulated)} frames of {', '.join(simulated.skeleton.names[:4])} …")
