"""Change height, mass and leg lengths of the body, run the same skill on it, and explain the falls."""

import footfall
from footfall.evaluate.falls import explain as falls

walk = footfall.load("human-walk")
shapes = {
    "unchanged": footfall.BodyShape(),
    "a tenth taller, a fifth heavier": footfall.BodyShape(height=1.1, mass=1.2),
    "long thighs": footfall.BodyShape(femur=1.15),
    "10 kg on the back": footfall.BodyShape(loads=(footfall.Load("torso", 10.0, (-0.15, 0.0, 0.25)),)),
    "right leg two fifths short": footfall.BodyShape(right_leg=0.6),
}
for name, shape in shapes.items():
    trial = footfall.Trial(walk, seconds=8.0, dt=1e-3, shape=shape, leg_collision=False)
    body, rollout = trial.character, footfall.run(trial)
    print(f"{name}: hips at {body.root_height:.2f} m, {body.mass:.1f} kg, torques × {body.strength:.2f}")
    print(f"   {rollout.ending}, {rollout.summary()['mean_speed']:.2f} m/s")
    if not rollout.survived:
        fall = falls.explain(rollout)
        print(f"   {fall}\n   what may help: {fall.advice}")
