"""Retarget a clip to another body, remove foot skating, write BVH and glTF: python 12_retarget_a_clip.py [clip]"""

import sys
from pathlib import Path

import footfall
from footfall.characters import roles as joint_roles
from footfall.evaluate.draw import motion_strip
from footfall.motion.analysis.contacts import contacts
from footfall.motion.analysis.feet import penetration, skate, sole_points
from footfall.motion.cleaning.clean import clean
from footfall.motion.editing.planting import planted
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.motion.retarget.retarget import end_effector_error, retargeted

human = footfall.characters.load("human")
tall = footfall.characters.reshape(human, footfall.BodyShape(height=1.15, femur=1.1))
out = Path("out")
out.mkdir(exist_ok=True)
path = Path(sys.argv[1] if len(sys.argv) > 1 else out / "tall_walk.bvh")
if len(sys.argv) == 1:  # without a clip of your own: the built-in walk of a taller body with long thighs
    path.write_bytes(files.encoded(files.y_up_centimetres(references.reference("walk", tall, 5.0)), ".bvh"))

clip = clean(footfall.motion.read(path)).motion
put = retargeted(clip, human)
print(f"{path.name} on {human.name}: legs and path × {put.scale:.3f}")
for link, degrees in put.limit_errors(human).items():
    print(f"  {link} is kept {degrees:.0f}° from its turn by the range of its joints, at most")

# Legs of another length make feet skate. Contacts come from the clip, the soles from the body.
roles = joint_roles.find(put.motion.skeleton)
down = contacts(clip, joint_roles.find(clip.skeleton))
soles = sole_points(put.motion.skeleton, roles, human)
repaired = planted(put.motion, down, roles, soles)
for words, motion in (("as retargeted", put.motion), ("feet repaired", repaired)):
    skating, sinks = skate(motion, down, roles, soles).median, penetration(motion, roles, soles=soles)
    off = end_effector_error(clip, motion)["all"]
    print(
        f"  {words}: feet slide {skating:.2f} cm/s and sink {sinks:.2f} cm; hands, feet and head are {off:.1f} cm off"
    )

stem = out / f"{path.stem}-on-{human.name}"
stem.with_suffix(".bvh").write_bytes(files.encoded(files.y_up_centimetres(repaired), ".bvh"))  # cm, y up, z forward
stem.with_suffix(".glb").write_bytes(files.encoded(repaired, ".glb"))  # opens in Blender and any glTF viewer
motion_strip.draw(repaired, roles, stem.with_suffix(".png"))
print(f"written: {stem}.bvh, .glb and .png")
