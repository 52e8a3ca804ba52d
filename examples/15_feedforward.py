"""Learn feedforward torques of a gait: the torso sways less, and lower gains are enough.

Learns over 120 cycles only; `footfall train-feedforward planar-walk -o my-walk` learns longer and writes a skill.
"""

import math

import footfall
from footfall.control import learned
from footfall.trials import learn

walk = footfall.load("planar-walk")
DT = 1e-3

torques = learn.learn(walk, {"bin": 0.005}, cycles=120, dt=DT)
period = torques.duration.sum()
print(f"{', '.join(torques.channels)}: {int(torques.bins.sum())} bins of 5 ms over a cycle of {period:.2f} s")

for name, known in (("before", learn.unlearned(torques)), ("after", torques)):
    trial = learn.watch(learned.with_learned(walk, known), seconds=30.0, dt=DT, after=15.0)
    print(f"{name}: the torso sways {math.degrees(trial.pitch):.2f}° from peak to peak", end="")
    print(f", feedback over learned torque {100 * trial.ratio():.0f} %" if trial.ratio() else "")

low = learned.with_learned(walk, torques.changed(gain_scale=0.7))
rollout = footfall.run(footfall.Trial(low, seconds=20.0, dt=DT))
print(f"with 0.7 of the torso's gains: {rollout.ending}, {rollout.summary()['mean_speed']:.2f} m/s")
