"""Save a simulation, simulate two alternatives, restore it, and continue with the better one, bit for bit."""

import footfall
from footfall.trials import Simulation

sim = Simulation(footfall.Trial(footfall.load("planar-walk"), 60.0))
sim.advance(5.0)
here = sim.save()

futures = {}
for name in ("planar-run", "planar-high-step"):
    sim.restore(here)
    sim.change(footfall.load(name))
    sim.advance(15.0)
    futures[name] = float(sim.world.data.qpos[0])
    print(f"{name:18s} would be at {futures[name]:6.2f} m after 15 s")

best = max(futures, key=lambda name: futures[name])
sim.restore(here)
sim.change(footfall.load(best))
sim.advance(15.0)
print(
    f"{best} it is: at {sim.world.data.qpos[0]:.2f} m, as foreseen to the last bit:",
    sim.world.data.qpos[0] == futures[best],
)
