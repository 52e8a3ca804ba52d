"""Built-in reference motions."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from footfall.characters import load
from footfall.characters.roles import find
from footfall.errors import BadInput, UnknownName
from footfall.motion.analysis.contacts import contacts
from footfall.motion.retarget import anatomy, footing, hinges, references
from footfall.motion.retarget.references import NAMES, WALKS, reference

SPEEDS = {"walk-slow": "slow", "walk": "comfortable", "walk-fast": "fast"}
PARTS = {
    "pelvis_tilt": "pelvis_tilt_angle",
    "hip_flexion": "hip_flexion_angle",
    "knee_flexion": "knee_flexion_angle",
    "ankle_dorsiflexion": "ankle_dorsiflexion_angle",
}


def lowest(motion, body) -> np.ndarray:
    target = anatomy.of_skeleton(find(motion.skeleton))
    return np.array([footing.lowest(motion, body, target, side) for side in ("left", "right")])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("body", ["human", "planar7"])
def test_a_foot_is_always_on_the_ground_and_none_below(name: str, body: str):
    character = load(body)
    low = lowest(reference(name, character, 2.5), character)
    assert low.min() > -1e-9
    assert low.min(axis=0).max() < 1e-9


@pytest.mark.parametrize("name", WALKS)
@pytest.mark.parametrize("body", ["human", "planar7"])
def test_walks_go_about_as_fast_as_people_with_such_legs(name: str, body: str):
    motion = reference(name, load(body), 8.0)
    speed = (motion.root[-1, 0] - motion.root[0, 0]) / motion.duration
    assert speed == pytest.approx(references._file()[name]["speed"], rel=0.08)


@pytest.mark.parametrize("name", WALKS)
def test_the_standing_foot_does_not_skate(name: str):
    body = load("human")
    motion = reference(name, body, 4.0)
    fractions = references._load_fractions(name, motion.time)
    for fraction, side in zip(fractions, ("left", "right"), strict=True):
        ankle = motion.skeleton.index(f"{side}_foot")
        flat = (fraction[1:] > 0.99) & (fraction[:-1] > 0.99)
        heel_and_toe = footing._sole(motion, body, anatomy.of_skeleton(find(motion.skeleton)), side)
        slide = np.linalg.norm(footing._sole_displacement(heel_and_toe)[flat], axis=1) * motion.rate
        assert np.median(slide) < 0.02
        assert motion.positions[:, ankle, 2].min() > 0.0


def test_legs_are_half_a_cycle_apart():
    body = load("human")
    rate = 100.0 / references.stride_time("walk")  # 100 frames for each stride
    motion = reference("walk", body, 4.0, rate)
    angles = hinges.angles(motion, body)
    left, right = (angles[:, body.joint_index(f"{side}_knee")] for side in ("left", "right"))
    assert right[50:300] == pytest.approx(left[:250], abs=1e-6)


def test_standing_stands_and_the_weight_goes_to_both_sides():
    body = load("human")
    assert np.ptp(reference("stand", body, 1.0).positions, axis=0).max() == 0.0
    shift = reference("weight-shift", body, 8.0).root[:, 1]
    assert shift.max() > 0.04
    assert shift.min() < -0.04


@pytest.mark.parametrize("name", WALKS)
def test_the_series_are_the_published_means(shared, name: str):
    with (shared / "gait_norms" / "fukuchi2018_overground_cycle_norms.csv").open() as file:
        rows = [r for r in csv.DictReader(file) if r["group"] == "all" and r["speed"] == SPEEDS[name]]
    for part, variable in PARTS.items():
        values = [(float(r["percent_cycle"]), float(r["mean"])) for r in rows if r["variable"] == variable]
        percent, mean = np.array(sorted(values)).T
        error = np.degrees(references.angle(name, part, percent / 100.0)) - mean
        said = references._file()[name][part]["rms_error"]
        assert np.sqrt(np.mean(error**2)) < said + 0.1
        assert said < 0.5


def test_wrong_names_and_lengths_are_refused():
    with pytest.raises(UnknownName, match="walk-fast"):
        reference("walk-fastt", load("human"))
    with pytest.raises(BadInput):
        reference("walk", load("human"), seconds=-1.0)


@pytest.mark.parametrize("name", WALKS)
def test_both_feet_stand_between_steps_as_long_as_published(name: str):
    """Double support is twice the excess of stance over half a stride; measured by contact detection alone."""
    motion = reference(name, load("human"), 6.0)
    seen = contacts(motion, find(motion.skeleton))
    published = 2.0 * (references.toe_off(name) - 0.5)
    assert float(np.mean(seen.left & seen.right)) == pytest.approx(published, abs=0.08)
    assert not np.any(~seen.left & ~seen.right)
