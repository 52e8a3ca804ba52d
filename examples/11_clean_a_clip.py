"""Read a clip, clean it, and print the defects found: python 11_clean_a_clip.py [clip.bvh or clip.amc]"""

import sys
from pathlib import Path

import numpy as np

import footfall
from footfall.characters import roles as joint_roles
from footfall.motion import Motion, rotation
from footfall.motion.analysis import gait
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import files
from footfall.motion.retarget import references


def a_bad_clip() -> Motion:
    """Without a clip of your own: a walk with faults as real files have them."""
    walk = files.y_up_centimetres(references.reference("walk", footfall.characters.load("human"), 5.0))  # cm, y up
    root, rotations = walk.root.copy(), walk.local_rotations.copy()
    root[:, 1] += 3.0  # the floor is 3 cm too high; detected with a small error, since this skeleton has no toes
    rotations[0, 1:] = rotation.IDENTITY  # the first frame is the rest pose
    knee = walk.skeleton.index("left_shank")
    rotations[300, knee] = rotation.product(
        rotations[300, knee], rotation.from_axis_angle((1.0, 0.0, 0.0), np.radians(120.0))
    )  # a flip
    return Motion(walk.skeleton, walk.rate, root, rotations, "bad walk")


Path("out").mkdir(exist_ok=True)
path = Path(sys.argv[1] if len(sys.argv) > 1 else "out/bad_walk.bvh")
if len(sys.argv) == 1:
    path.write_bytes(files.encoded(a_bad_clip(), ".bvh"))

recorded = footfall.motion.read(path)
print(f"{path.name}: {len(recorded)} frames, {recorded.rate:.4g} a second, {len(recorded.skeleton)} joints")

cleaned = clean(recorded)  # all steps; clean(recorded, steps=("up", "scale")) does only those
for finding in cleaned.findings:
    print(f"  {finding.kind:12s} {finding.text}")

motion = cleaned.motion  # metres, x forward at the start, y left, z up, floor at 0
seen = gait.gait(motion, joint_roles.find(motion.skeleton))
print(
    f"the body goes {seen.speed:.2f} m/s in {seen.steps} steps; a stride takes {seen.stride_time or float('nan'):.2f} s"
)

target = Path("out") / f"{path.stem}-clean.bvh"
target.write_bytes(files.encoded(motion.as_recorded(), ".bvh"))  # in the file's own axes and units
print("written:", target)
