"""Data-driven control: fragments of a movement, a law that follows them, and exact repetition."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
import tomlkit

from footfall import characters
from footfall.control import skill as skills
from footfall.control.states import DOUBLE
from footfall.motion.retarget.references import reference
from footfall.systems.data_driven import piece as pieces
from footfall.systems.data_driven.balance import beyond
from footfall.systems.data_driven.reference import fragments
from footfall.trials.simulation import Simulation
from footfall.trials.trial import Trial

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles

GAINS = {
    "balance": {"cd": 0.5, "lat_cv": 0.25, "ankle_cd": -1.3, "ankle_cv": -0.5, "stand_cd": 900.0, "stand_cv": 200.0},
    "servo": {
        "waist": 600.0,
        "neck": 100.0,
        "shoulder": 100.0,
        "elbow": 60.0,
        "hip": 250.0,
        "knee": 300.0,
        "ankle": 180.0,
        "stance_hip": 400.0,
        "stance_knee": 770.0,
        "stance_ankle": 230.0,
        "damping": 0.1,
        "torso": [1000.0, 1000.0, 300.0],
    },
}


@pytest.fixture(scope="module")
def standing(tmp_path_factory):
    """A skill in a folder that stands for two seconds."""
    body = characters.load("human-toes")
    made = pieces.piece_of(reference("stand", body, seconds=2.0), body)
    folder = tmp_path_factory.mktemp("stand")
    joints = [joint.name for joint in body.joints]
    np.savez(folder / "piece.npz", joints=np.array(joints), **vars(made))
    doc = {"schema": "footfall/skill", "version": 1, "id": "stand", "title": "Stands", "system": "data_driven"}
    doc |= {"character": "human-toes", "kind": "act", "data": "piece.npz", **GAINS}
    doc["entry"] = {"angles": {name: float(q) for name, q in zip(joints, made.angles[0], strict=True)}}
    (folder / "skill.toml").write_text(tomlkit.dumps(doc))
    return skills.load(folder)


def test_a_stand_is_double_stance_in_fragments_that_follow_each_other(standing):
    from footfall.systems.data_driven import graph

    made = fragments(graph.piece(standing), standing.character)
    assert all(fragment.kind == DOUBLE for fragment in made)
    for one, two in itertools.pairwise(made):
        assert one.first + one.length == two.first


def test_it_stands_until_the_end_of_the_recording(standing):
    sim = Simulation(Trial(skill=standing, seconds=3.0, dt=1e-3))
    sim.advance(2.5)
    assert sim.ending is None
    assert sim.memory["over"] == 1


def test_a_restored_simulation_goes_on_bit_for_bit(standing):
    sim = Simulation(Trial(skill=standing, seconds=3.0, dt=1e-3))
    sim.advance(1.0)
    saved = sim.save()
    sim.advance(2.0)
    once = sim.world.data.qpos.copy()
    sim.restore(saved)
    sim.advance(1.3)
    sim.advance(2.0)
    assert np.array_equal(once, sim.world.data.qpos)


@pytest.mark.parametrize(("value", "rest"), [(0.3, 0.0), (-0.5, 0.0), (0.75, 0.25), (-1.25, -0.75)])
def test_only_large_differences_of_speed_have_the_larger_gain(value, rest):
    assert beyond(value, 0.5) == pytest.approx(rest)
