"""Build a motion graph from clips, and a random walk of a minute: python 14_motion_graph.py [clip …, a folder]"""

import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import footfall
from footfall.characters import roles as joint_roles
from footfall.evaluate.draw import motion_strip
from footfall.motion import Motion, graph
from footfall.motion.analysis.contacts import contacts
from footfall.motion.analysis.feet import penetration, skate, sole_points
from footfall.motion.cleaning.clean import clean
from footfall.motion.editing import blend, warp
from footfall.motion.editing.mirror import mirrored
from footfall.motion.editing.planting import planted
from footfall.motion.formats import files
from footfall.motion.retarget import references
from footfall.motion.retarget.retarget import retarget

RATE = 60.0
human = footfall.characters.load("human")


def between(a: Motion, b: Motion, fraction: float) -> Motion:
    """Four strides of a walk between two of the built-in ones, which begin at the same phase."""
    strides = [references.stride_time(walk.name) for walk in (a, b)]
    seconds = 4.0 * ((1.0 - fraction) * strides[0] + fraction * strides[1])
    parts = [walk[: round(4.0 * time * RATE) + 1] for walk, time in zip((a, b), strides, strict=True)]
    one, two = (warp.stretched(part, seconds) for part in parts)
    mixed = blend.blended(one, two, fraction)
    return replace(mixed, name=f"{1 - fraction:.0%} {a.name}, {fraction:.0%} {b.name}")


if len(sys.argv) > 1:  # your own clips, all on one body, since a graph has one skeleton and one frame rate
    found = [clean(footfall.motion.read(path)).motion for path in files.find_clips(sys.argv[1:])]
    clips = [warp.resampled(retarget(clip, human), RATE) for clip in found]
    found = [mirrored(clip) for clip in clips]
    clips += [replace(clip, name=f"{clip.name} mirrored") for clip in found]
else:  # three walks and blends between them, since the poses of slow and normal walks are too different
    slow, walk, fast = (references.reference(name, human, 6.0, RATE) for name in references.WALKS)
    clips = [
        slow,
        *(between(slow, walk, k / 3) for k in (1, 2)),
        walk,
        *(between(walk, fast, k / 3) for k in (1, 2)),
        fast,
    ]
roles = joint_roles.find(clips[0].skeleton)
soles = sole_points(clips[0].skeleton, roles, human)
downs = [contacts(clip, roles) for clip in clips]
clips = [planted(clip, down, roles, soles) for clip, down in zip(clips, downs, strict=True)]

made = graph.build(clips, downs, roles=roles, soles=soles)
changes = int((made.costs > 0.0).sum())
print(f"{len(clips)} clips, {made.fragments_before} fragments, {made.fraction:.0%} connected; {changes} transitions")

Path("out").mkdir(exist_ok=True)
graph.save(made, "out/walks.npz")
made = graph.load("out/walks.npz")

path = made.walk(60.0, seed=1)
motion = made.motion(path, roles=roles)
down = made.unplanted(path)[1]
print(f"a random walk of {motion.duration:.1f} s through {len(path)} fragments:")
for clip, times in Counter(made.motions[made.fragments[i].clip].name for i in path).most_common(8):
    print(f"  {times:4d} of {clip}")
skating, sinks = skate(motion, down, roles, soles).median, penetration(motion, roles, soles=soles)
print(f"  feet slide {skating:.2f} cm/s and sink {sinks:.2f} cm")
print(f"the shortest way from fragment 0 to the last: {made.path(0, len(made.fragments) - 1)}")

Path("out/graph_walk.bvh").write_bytes(files.encoded(files.y_up_centimetres(motion), ".bvh"))
motion_strip.draw_path(motion, roles, Path("out/graph_walk.png"), down.foot)
print("written: out/graph_walk.bvh, out/graph_walk.png, out/walks.npz")
