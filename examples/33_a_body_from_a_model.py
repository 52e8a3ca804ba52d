"""Import somebody's MJCF or URDF model as a body, and let it walk with a skill made for another: 33_….py [model]"""

import sys
from pathlib import Path

import footfall
from footfall.characters.foreign import import_body
from footfall.optimize.onto_body import onto

LEG = """<body name="{s} leg" pos="0 {y} 0">
 <joint name="{s} out" axis="1 0 0" range="-40 40"/><joint name="{s} turn" axis="0 0 1" range="-40 40"/>
 <joint name="{s} swing" axis="0 1 0" range="-110 40"/>
 <geom type="capsule" fromto="0 0 0 0 0 -.36" size=".05" mass="4"/>
 <body name="{s} below" pos="0 0 -.36">
  <joint name="{s} bend" axis="0 1 0" range="0 150"/><geom type="capsule" fromto="0 0 0 0 0 -.33" size=".04" mass="2"/>
  <body name="{s} shoe" pos="0 0 -.35">
   <joint name="{s} tip" axis="0 1 0" range="-50 50"/><joint name="{s} tilt" axis="1 0 0" range="-30 30"/>
   <geom type="box" pos=".04 0 -.05" size=".12 .045 .02" mass=".8"/></body></body></body>"""
MODEL = f"""<mujoco><worldbody><geom type="plane" size="9 9 1"/>
<body name="trunk" pos="0 0 .8"><freejoint/><geom type="box" pos="0 0 .25" size=".08 .14 .25" mass="16"/>
{LEG.format(s="L", y=0.1)}{LEG.format(s="R", y=-0.1)}</body></worldbody></mujoco>"""

out = Path("out")
out.mkdir(exist_ok=True)
path = Path(sys.argv[1] if len(sys.argv) > 1 else out / "robot.xml")
if len(sys.argv) == 1:  # without a model of your own: a small robot, whose names say little
    path.write_text(MODEL, encoding="utf-8")

found = import_body(path)
body = found.character
print(f"{body.title}: {len(body.links)} links, {len(body.joints)} hinges, {found.height:.2f} m")
print(f"its left shank is {', '.join(found.links['left_shank'])}, its left knee {found.joints['left_knee']}")
for line in found.words:
    print(" ", line)
target = out / f"{body.name}.json"
target.write_text(body.to_json(), encoding="utf-8")  # footfall learn walk.bvh --character out/robot.json -o my-walk

# Joints have the names of those of `human`, and gains scale with the body, so a walk made for `human` may work at once.
skill, lost = onto(footfall.load("human-walk-robust"), str(target), out / f"{body.name}-walk")
print(f"left out, since it has no such joints: {', '.join(lost) or 'nothing'}")
rollout = footfall.run(footfall.Trial(skill, seconds=5.0, dt=1e-3))
told = rollout.summary()
print(f"{skill.id} on it: {rollout.ending}, {told['distance_m']:.2f} m in {told['steps']} steps")
