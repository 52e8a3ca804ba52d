"""The ground forces of a jump in three dimensions: a clip is rectified on a human body, then read from its simulation.

`python 28_ground_forces_of_a_jump.py jump.bvh`. Without a clip a jump is drawn here, without any physics: a crouch, a
flight of 0.3 s along a parabola, a landing.
"""

import sys
from pathlib import Path

import numpy as np
from scipy.interpolate import CubicHermiteSpline

from footfall import characters
from footfall.evaluate.clips import clips
from footfall.motion import Motion, rotation
from footfall.motion.formats import files
from footfall.motion.retarget import hinges
from footfall.rectify.files import write
from footfall.rectify.measure import forces
from footfall.rectify.settings import Settings
from footfall.rectify.spatial import rectify

FLIGHT, DEPTH, LEG, RATE = 0.3, 0.2, 0.85, 60.0  # s, m, m from hip to ankle, frames/s


def drawn_jump(body: characters.Character) -> Motion:
    """Stand, crouch, push off, fly, land, stand."""
    speed = 0.5 * 9.81 * FLIGHT  # at take-off and landing
    off, push = 0.9 + 2.0 * DEPTH / speed, 2.0 * DEPTH / speed
    on = off + FLIGHT
    times = [0.0, 0.4, 0.9, off, on, on + push, on + push + 0.5, on + push + 1.0]
    pelvis = CubicHermiteSpline(times, [0, 0, -DEPTH, 0, 0, -DEPTH, 0, 0], [0, 0, 0, speed, -speed, 0, 0, 0])
    time = np.arange(round(times[-1] * RATE) + 1) / RATE
    flies = (time > off) & (time < on)
    bend = np.where(flies, 0.0, pelvis(time))
    knee = np.arccos(0.99 + bend / LEG)  # half of its angle: thigh and shank are about as long

    angles = {"hip_pitch": 1.3 * knee, "knee": -2.0 * knee, "ankle_pitch": knee, "shoulder_pitch": -knee}
    table = np.zeros((len(time), len(body.joints)))
    for k, joint in enumerate(body.joints):
        table[:, k] = angles.get(joint.name.removeprefix("left_").removeprefix("right_"), 0.0)
    root = np.zeros((len(time), 7))
    root[:, 2] = body.root_height - 0.01 * LEG + bend + np.where(flies, 0.5 * 9.81 * (time - off) * (on - time), 0.0)
    root[:, 3:] = rotation.from_axis_angle((0.0, 1.0, 0.0), 0.3 * knee)  # the trunk leans forward
    return hinges.from_angles(body, RATE, root, table, "jump")


out = Path("out/rectified")
out.mkdir(parents=True, exist_ok=True)
body = characters.load("human")
clip_file = Path(sys.argv[1]) if len(sys.argv) > 1 else out / "drawn-jump.bvh"
if len(sys.argv) < 2:
    clip_file.write_bytes(files.encoded(files.y_up_centimetres(drawn_jump(body)), ".bvh"))

result = rectify(clips.load(clip_file), body, Settings(seconds=300.0))
print(f"{result.name}: error {result.figures.position_error_cm:.1f} cm, rectified: {result.figures.rectified}")

ground, weight = forces(result.rollout), body.mass * 9.81
total = sum(ground[name] for name in ground if name.endswith("_fz"))
airborne = (total < 0.02 * weight).mean() * result.figures.seconds
print(f"peak {total.max() / weight:.1f} body weights at {ground['time'][total.argmax()]:.2f} s")
print(f"mean {total.mean() / weight:.2f} body weights; without contact for {airborne:.2f} s")
print(*write(result, out / result.name), sep="\n")
