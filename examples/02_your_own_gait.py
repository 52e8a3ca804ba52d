"""Create a gait: more knee flexion and trunk lean than the walk, then compare the two."""

from pathlib import Path

import tomlkit

import footfall
from footfall.control import skill as skills
from footfall.evaluate.protocols.gaits import measure

walk = footfall.load("planar-walk")
assert walk.path is not None
document = tomlkit.parse(walk.path.read_text())
document["id"] = "planar-proud-walk"
document["origin"] = "designed"
document.pop("evidence", None)
for state in document["states"]:
    state["torso"] = -0.03
document["states"][0]["swing_hip"] = 0.55
document["states"][0]["swing_knee"] = -1.4

folder = Path("out/planar-proud-walk")
folder.mkdir(parents=True, exist_ok=True)
(folder / "skill.toml").write_text(tomlkit.dumps(document))  # the comments of the original are kept

for skill in (walk, skills.load(folder)):
    gait = measure(skill, seconds=30.0, dt=5e-4)
    print(f"{skill.id:20s} {gait.ending:8s} {gait.speed:5.2f} m/s  {gait.step_rate:4.2f} steps/s")
