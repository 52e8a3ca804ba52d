"""Learn a clip as a skill: the walk of published means is written as a clip, learned, pushed, and exported as BVH.

This search is too short for a good result; `footfall learn CLIP -o DIR` takes two minutes.
"""

from pathlib import Path

import footfall
from footfall import characters
from footfall.evaluate.clips import clips
from footfall.evaluate.export import motion_files
from footfall.learn import learn, prepare
from footfall.learn.write import write
from footfall.motion.formats import files
from footfall.motion.retarget import references

out = Path("out/learned")
out.mkdir(parents=True, exist_ok=True)
motion = references.reference("walk", characters.load("human"), seconds=5.0, rate=60.0)
clip_file = out / "stroll.bvh"
clip_file.write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))

made = prepare.prepare(clips.load(clip_file), "own", mass=70.0)
print(f"a cycle of {made.recording.period:.2f} s at {made.recording.speed:.2f} m/s")

result = learn.learn(made, "stroll", budget=10.0, generations=1, lasts=20.0, steps=(2e-3,))  # the check is short, too
print("robust" if result.verdict.robust else f"not robust: {result.verdict.reason()}")
write(result, out / "stroll")

skill = footfall.load(str(out / "stroll"))
push = footfall.Push(force=(0.0, 60.0, 0.0), start=3.0, duration=0.4)
rollout = footfall.run(footfall.Trial(skill, seconds=6.0, dt=1e-3, pushes=(push,)))
print(rollout.ending)
rig = clips.load(out / "stroll" / "rig.bvh").motion
print(motion_files.export(rollout, out / "pushed", [".bvh"], rig))
