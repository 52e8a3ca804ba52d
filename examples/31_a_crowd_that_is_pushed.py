"""A crowd answers pushes from a database, without physics: a ball rolls through 200 characters.

`footfall responses make human-stand -o my-react` makes such a database; `human-react` is the built-in one.
"""

import time

import numpy as np

from footfall import load
from footfall.systems.push_response.crowd import Crowd
from footfall.systems.push_response.system import read

database, _ = read(load("human-react"))
random = np.random.default_rng(1)
places = np.column_stack((random.uniform(-8.0, 8.0, (200, 2)), random.uniform(-np.pi, np.pi, 200)))  # x, y, heading
crowd = Crowd(database, places)
crowd.poses(0.0)  # the first call makes machine code

hit, began = np.zeros(len(crowd), bool), time.process_time()
for frame in range(60 * 10):
    now = frame / 60.0
    poses = crowd.poses(now)  # [character, nq]: root position, orientation, joint angles
    ball = np.array([-9.0 + 3.0 * now, 0.0])  # rolls along x at 3 m/s, 1 m wide
    away = poses[:, :2] - ball
    near = np.flatnonzero((np.hypot(*away.T) < 0.7) & ~hit)
    hit[near] = True
    impulses = 60.0 * away[near] / np.linalg.norm(away[near], axis=1, keepdims=True)  # 60 N s away from the ball
    crowd.push(near, now, impulses)
spent = time.process_time() - began
print(f"{hit.sum()} of {len(crowd)} characters were hit; {crowd.standing(10.0).sum()} stand still after 10 s")
print(f"10 s of the crowd took {spent:.2f} s of one core")
