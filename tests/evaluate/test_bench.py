"""`footfall bench` compares with a loop that really steps."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.evaluate.protocols import bench
from footfall.learn import bench_character
from footfall.trials import Simulation, Trial


def test_bare_stepping_with_the_same_torques_gives_the_same_motion():
    sim = Simulation(Trial(skills.load("planar-walk"), 1.0, 1e-3, record_every=0.0))
    sim.advance(0.1)
    saved, torques = sim.save(), np.zeros((50, len(sim.torques)))
    for k in range(len(torques)):
        sim.advance(sim.time + 1e-3)
        torques[k] = sim.world.data.ctrl
    after, time = sim.world.data.qpos.copy(), sim.time
    sim.restore(saved)
    bench.raw_loop()(sim.world.model._address, sim.world.data._address, torques, sim.world.data.ctrl)
    assert sim.world.data.time == pytest.approx(time)
    assert np.array_equal(sim.world.data.qpos, after)


@pytest.mark.xdist_group("data-driven")
def test_the_character_of_the_benchmark_walks(tmp_path):
    skill = bench_character.walker(tmp_path / "walker")
    sim = Simulation(Trial(skill, 3.0, 2e-3, record_every=0.0))
    sim.advance(2.5)
    assert not sim.over
    assert sim.position[0] > 2.0
