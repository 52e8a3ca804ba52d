"""A pose graph that falls, with a look-ahead that keeps it on its cycle, and with the learned model instead.

`footfall stabilize FOLDER -o mine` does all of it for a graph of your own, within a few minutes.
"""

from footfall import Trial, load, run
from footfall.optimize import step_model

walk = load("human-lcc-walk")
for name, skill in (
    ("the base graph alone", step_model.base(walk)),
    ("with a look-ahead of two steps", step_model.without_model(walk)),
    ("with the learned model", walk),
):
    rollout = run(Trial(skill, 8.0, 2e-3, record_every=0.02))
    print(f"{name}: {rollout.ending}, {rollout['com_x'][-1]:.1f} m")
