"""The virtual pad: loads spread over soles, sampled by a grid, and compared with recorded plantar maps."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from footfall import characters
from footfall.errors import BadInput
from footfall.motion.retarget import hinges, references
from footfall.physics.ground_load import ground_load
from footfall.physics.pressure import Pad, levels, on_pad, pressures, soles, spread

sys.path.insert(0, str(Path(__file__).parent))
import plantar_maps

import availability


def test_a_load_has_the_centre_that_is_asked_for():
    random = np.random.default_rng(0)
    places = random.uniform(-0.1, 0.1, (5, 300, 2))
    centre = random.uniform(-0.04, 0.04, (5, 2))
    share = spread(places, np.ones((5, 300)), centre)
    assert share.min() >= 0.0
    np.testing.assert_allclose(share.sum(axis=1), 1.0)
    np.testing.assert_allclose(np.einsum("ki,kij->kj", share, places), centre, atol=1e-4)


def test_a_centre_outside_the_soles_gives_a_load_at_their_edge():
    places = np.random.default_rng(1).uniform(-0.1, 0.1, (1, 300, 2))
    share = spread(places, np.ones((1, 300)), np.array([[0.5, 0.0]]))
    assert 0.06 < float(np.einsum("ki,kij->kj", share, places)[0, 0]) <= 0.1


def test_no_sole_on_the_ground_carries_nothing():
    assert not spread(np.zeros((2, 4, 2)), np.zeros((2, 4)), np.zeros((2, 2))).any()


def test_the_grid_keeps_forces_and_their_centre():
    pad = Pad()
    places, force = np.array([[[0.101, -0.203], [0.02, 0.1]]]), np.array([[300.0, 100.0]])
    seen = on_pad(pad, places, force) * (100.0 * pad.cell) ** 2
    rows, columns = pad.places()
    assert seen.sum() == pytest.approx(400.0)
    centre = [(seen[0] * rows[:, None]).sum() / 400.0, (seen[0] * columns).sum() / 400.0]
    np.testing.assert_allclose(centre, (force[0] @ places[0]) / 400.0, atol=1e-9)


def test_what_is_beside_the_pad_is_lost():
    assert on_pad(Pad(), np.array([[[5.0, 0.0]]]), np.array([[300.0]])).sum() == 0.0


def test_eight_bits_saturate():
    pad = Pad()
    seen = levels(pad, np.full((1, 64, 80), 500.0))
    assert seen.dtype == np.uint8
    assert seen.max() == pad.levels


@pytest.mark.parametrize("bad", [{"rows": 1}, {"cell": 0.0}, {"rate": 0.0}, {"levels": 0}])
def test_a_pad_that_cannot_be_is_refused(bad: dict):
    with pytest.raises(BadInput, match="expected 4 to 1024 cells"):
        Pad(**bad)


def test_a_planar_body_is_refused():
    with pytest.raises(BadInput, match="3D body"):
        soles(characters.load("planar7"))


@pytest.mark.parametrize("name", ["human", "human-toes"])
def test_a_standing_body_presses_with_its_weight_under_its_mass(name: str):
    body = characters.load(name)
    motion = references.reference("stand", body, 0.5, 60.0)
    load = ground_load(body, hinges.qpos(motion, body), 60.0)
    weight = body.mass * 9.81
    np.testing.assert_allclose(load.force[10, 2], weight, rtol=0.02)
    np.testing.assert_allclose(load.centre[10], load.mass_centre[10, :2], atol=0.01)
    pad = Pad()
    both = np.ones((len(motion), 2), bool)
    seen = pressures(pad, soles(body), motion, load, both, np.array([10 / 60.0]))
    assert seen.sum() * (100.0 * pad.cell) ** 2 == pytest.approx(weight, rel=0.03)


def test_a_body_in_free_fall_presses_on_nothing():
    body = characters.load("human")
    motion = references.reference("stand", body, 0.5, 60.0)
    rows = hinges.qpos(motion, body)
    rows[:, 2] = 2.0 - 0.5 * 9.81 * (np.arange(len(rows)) / 60.0) ** 2
    load = ground_load(body, rows, 60.0, cutoff=1000.0)
    assert load.in_flight[2:-2].all()


def _rolled() -> tuple[np.ndarray, float]:
    """Peak pressure of a step of the simulated foot, rolled over from heel to toes under a walk's load."""
    body = soles(characters.load("human"))
    own = body.foot == 1
    pad = Pad(rows=48, columns=32, cell=0.008466)
    places = body.offset[own][:, :2] - body.offset[own][:, :2].mean(axis=0)
    t = np.linspace(0.0, 1.0, 25)
    heel, length = places[:, 0].min(), np.ptp(places[:, 0])
    along = heel + length * np.interp(t, [0.0, 0.15, 0.5, 0.85, 1.0], [0.12, 0.25, 0.5, 0.72, 0.86])
    force = 700.0 * np.interp(t, [0.0, 0.2, 0.5, 0.8, 1.0], [0.2, 1.1, 0.8, 1.1, 0.2])
    every = np.repeat(places[None], len(t), axis=0)
    weight = np.repeat(body.weight[own][None], len(t), axis=0)
    share = spread(every, weight, np.stack((along, 0.0 * along), axis=1))
    return on_pad(pad, every, share * force[:, None]).max(axis=0), 0.8466


def test_footprints_are_like_recorded_plantar_maps():
    folder = availability.SHARED / "foot_pressure" / "bmclab"
    maps = sorted(folder.glob("*.apd"))
    if not maps:
        availability.missing("shared", f"there are no plantar maps in {folder}")
    recorded = [plantar_maps.figures(*plantar_maps.read(path)) for path in maps]
    made = plantar_maps.figures(*_rolled())
    for name, tolerance in (("length", 0.1), ("width", 0.1), ("area", 0.25), ("peak", 0.35)):
        assert made[name] == pytest.approx(np.mean([one[name] for one in recorded]), rel=tolerance), name
    parts = np.mean([one["parts"] for one in recorded], axis=0)
    np.testing.assert_allclose(made["parts"], parts, atol=0.08)
    profile = np.mean([one["profile"] for one in recorded], axis=0)
    assert np.corrcoef(made["profile"], profile)[0, 1] > 0.9
