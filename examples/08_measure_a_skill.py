"""Measure a skill: the largest push survived in two directions, and the steepest unseen slope upwards."""

import footfall
from footfall.evaluate.protocols.envelope import PushPlan
from footfall.evaluate.protocols.pushes import envelope
from footfall.evaluate.protocols.terrain import passes
from footfall.physics import scene

walk = footfall.load("human-walk-robust")
DT = 2e-3  # coarse, for speed [s]; the protocols of `footfall evaluate` use 0.5 and 1 ms

# One push of 0.4 s at the chest at phase 0.1, forward (0°) and to the left (90°), raised in steps of 100 N.
plan = PushPlan("mine", "own", directions=(0.0, 90.0), ladder=100.0, after=4.0, steps=(DT,), leg_collision=True)
report, edges = envelope(walk, plan)
for edge in edges:
    impulse = edge.magnitude * plan.duration
    failed = f"; {edge.failed_at:g} N was not" if edge.failed_at else ""
    print(f"pushed to {edge.direction:g}°: every push up to {edge.best:g} N ({impulse:.0f} N s) was survived{failed}")
print(f"  on {report.conditions['mass_kg']} kg, friction {report.conditions['friction']}, with leg collisions")

# A slope that begins 3 m ahead: upright after 10 s, and at least 2 m onto it.
steepest = 0
while steepest < 20 and passes(walk, scene.slope(steepest + 5, start=3.0), seconds=10.0, dt=DT, reach=5.0):
    steepest += 5
print(f"the steepest unseen slope upwards is {steepest}°, in steps of 5°")
print("the whole protocols: footfall evaluate pushes|terrain|body human-walk-robust")
