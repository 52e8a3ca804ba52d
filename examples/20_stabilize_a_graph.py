"""Stabilise a drawn walk: a pose graph with round numbers that falls becomes a skill that walks, in a minute or two.

`footfall stabilize examples/walk_by_hand.toml -o out/my-walk` does the same from the command line.
"""

from pathlib import Path

from footfall import Trial, load, run
from footfall.optimize import stabilize

drawn = load(str(Path(__file__).parent / "walk_by_hand.toml"))
rollout = run(Trial(drawn, 30.0, 2e-3, record_every=0.02))
print(f"the graph alone: {rollout.ending}, {rollout['com_x'][-1]:.1f} m")

result = stabilize.stabilize(drawn, "my-walk", minutes=4.0)
print(f"{result.samples} look-aheads in {result.seconds:.0f} s; the model alone walks {min(result.survived):.0f} s")

folder = Path("out/my-walk")
stabilize.write(result, folder)
rollout = run(Trial(load(str(folder)), 30.0, 1e-3, record_every=0.02))
print(f"with the learned model: {rollout.ending}, {rollout['com_x'][-1]:.1f} m")
