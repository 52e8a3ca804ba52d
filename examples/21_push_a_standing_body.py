"""A standing body is pushed from all sides, without steps and with as many as it takes.

`footfall evaluate recovery` measures the largest push that each strategy answers. The oracle for another body takes
some minutes, for example for a child: `footfall recovery train --body height=0.8,mass=0.5 -o child`.
"""

from footfall import load
from footfall.trials.standing import StandingPush, push

skill = load("human-stand")
for steps, words in ((0, "steps are forbidden"), (100, "as many steps as it takes")):
    print(f"60 N s within 0.2 s at the chest, {words}:")
    for direction in range(0, 360, 45):
        found = push(skill, StandingPush(steps, float(direction), 60.0, 2e-3))
        answer = f"stands still after {found.seconds:.1f} s, {found.steps} steps" if found.recovered else "falls"
        print(f"  {direction:3d} degrees to the left of forward: {answer}")
