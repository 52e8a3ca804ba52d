"""The built-in walks of published means, beside the published bands."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import norms
from footfall.motion.retarget import references

WALKS = ("human-norm-walk-slow", "human-norm-walk", "human-norm-walk-fast")


@pytest.mark.parametrize("part", norms.PARTS)
def test_the_mean_lies_in_its_band_and_three_deviations_off_does_not(part):
    mean, spread = norms.band("walk", part)
    assert norms.inside("walk", part, mean) == 1.0
    assert norms.inside("walk", part, mean + 3.0 * spread) == 0.0


def test_hips_are_thighs_against_the_vertical():
    mean, _ = norms.band("walk", "hip")
    plain = np.degrees(references.angle("walk", "hip_flexion", norms.PHASE))
    assert np.abs(mean - plain).max() > 3.0


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("human-norm-walk", 30.0), *(pytest.param(name, 60.0, marks=pytest.mark.slow) for name in WALKS)],
)
def test_a_walk_of_published_means_stays_in_the_bands(name, seconds):
    """At least seven tenths of the cycle, each joint alone."""
    report = norms.evaluate(skills.load(name), seconds=seconds)
    assert report.figures["survived"]
    for part in norms.PARTS:
        assert report.figures[f"{part}_inside_fraction"] >= 0.7


@pytest.mark.slow
@pytest.mark.parametrize("dt", [5e-4, 1e-3, 2e-3])
@pytest.mark.parametrize("name", WALKS)
def test_and_lasts_five_minutes_at_every_time_step(name, dt):
    assert norms.evaluate(skills.load(name), dt=dt).figures["survived"]


def test_planar_walks_have_no_norms(walk):
    with pytest.raises(BadInput, match="3D"):
        norms.evaluate(walk)
