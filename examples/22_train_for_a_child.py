"""The oracle of push recovery for a child's body: 80 % of the height, half of the mass.

With the whole budget of 12 minutes this is `footfall recovery train --body height=0.8,mass=0.5 -o child`. Here few aims
are searched; measuring the domains takes a few minutes all the same. The folder is a skill like any other.
"""

from pathlib import Path

from footfall import load
from footfall.characters import BodyShape
from footfall.optimize import recovery_oracle, recovery_skills
from footfall.trials.standing import StandingPush, push

MINUTES = 0.5

child = recovery_skills.on_body(load("human-stand"), BodyShape(height=0.8, mass=0.5))
print(f"{child.character.name}: {child.character.mass:.1f} kg")
training = recovery_oracle.train(child, minutes=MINUTES)
for strategy, limits in training.limits.items():
    print(f"{strategy:>9}: " + ", ".join(f"{limit:.0f}" for limit in limits) + " N s, from forward to backward")
folder = Path("out") / "child"
if not folder.exists():
    recovery_oracle.write(child, training, folder)
    print(f"written: {folder}")
found = push(load(str(folder)), StandingPush(100, 90.0, 30.0, 2e-3))
print(f"30 N s to the left: {'stands' if found.recovered else 'falls'}, {found.steps} steps")
