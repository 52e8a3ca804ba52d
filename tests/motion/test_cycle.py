"""The gait cycle: period, phases, Fourier series, symmetry, and clips without a cycle."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import stepper
import walker

from footfall.characters import roles as joint_roles
from footfall.motion import Motion, rotation
from footfall.motion.analysis.cycle import Cycle, NoCycle, cycle, symmetric
from footfall.motion.analysis.joint_angles import sagittal_angles
from footfall.motion.analysis.period import autocorrelation
from footfall.motion.cleaning.clean import clean
from footfall.motion.formats import bvh


def of(motion: Motion, harmonics: int = 6) -> Cycle:
    return cycle(motion, joint_roles.find(motion.skeleton), harmonics)


@pytest.mark.parametrize(("period", "rate"), [(1.1, 120.0), (0.75, 120.0), (1.9, 60.0), (1.0, 150.0)])
def test_the_period_of_a_walk_is_found_to_half_a_percent(period: float, rate: float):
    found = of(stepper.walk(3.2 * period, rate, period=period, speed=1.0 / period))
    assert found.period == pytest.approx(period, rel=0.005)
    assert found.speed == pytest.approx(1.0 / period, rel=0.02)


def test_one_and_a_half_strides_are_enough():
    assert of(stepper.walk(1.6)).period == pytest.approx(stepper.PERIOD, rel=0.02)


def test_a_walk_between_standing_is_found_where_it_is():
    walk = stepper.walk(4.0)
    still, last = walk[np.zeros(240, int)], walk[np.full(240, len(walk) - 1)]
    whole = replace(
        walk,
        root=np.concatenate((still.root, walk.root, last.root)),
        local_rotations=np.concatenate((still.local_rotations, walk.local_rotations, last.local_rotations)),
    )
    found = of(whole)
    assert found.period == pytest.approx(stepper.PERIOD, rel=0.02)
    assert found.frames[0] > 180
    assert found.frames[1] < len(whole) - 180


def test_the_series_gives_the_motion_back():
    motion = stepper.walk(4.4)
    found = of(motion, harmonics=10)
    assert found.residual < 1.0
    first, last = found.frames
    again = found.at(found.start + np.arange(last - first) / (motion.rate * found.period), motion.rate)
    apart = np.degrees(rotation.angle(again.local_rotations, motion.local_rotations[first:last]))
    assert np.sqrt(np.mean(apart**2)) < 1.0
    whole = found.motion(1.0, motion.rate)
    assert np.degrees(rotation.angle(whole.local_rotations[0], whole.local_rotations[-1])).max() < 1.0  # it closes


def test_the_periodic_motion_travels_as_the_walk_does():
    made = of(stepper.walk()).motion(4.0, 120.0)
    assert made.root[-1, 0] / made.duration == pytest.approx(stepper.SPEED, rel=0.01)
    assert abs(made.root[-1, 1]) < 0.02


def test_a_walk_along_an_arc_becomes_a_straight_one():
    straight = stepper.walk(5.0)
    left = 0.3 * straight.time
    way = np.cumsum(
        rotation.rotated(rotation.from_axis_angle((0, 0, 1.0), left[:-1]), np.diff(straight.root, axis=0)), axis=0
    )
    rotations = straight.local_rotations.copy()
    rotations[:, 0] = rotation.product(rotation.from_axis_angle((0, 0, 1.0), left), rotations[:, 0])
    arc = replace(straight, root=straight.root[0] + np.concatenate((np.zeros((1, 3)), way)), local_rotations=rotations)
    found = of(arc)
    assert found.heading_change == pytest.approx(np.degrees(0.3 * stepper.PERIOD), abs=0.5)
    assert found.speed == pytest.approx(stepper.SPEED, rel=0.02)
    assert abs(found.advance[1]) < 0.02


def test_the_largest_right_hip_flexion_is_at_a_quarter():
    found = of(stepper.walk())
    phase = np.arange(400) / 400.0
    thigh = sagittal_angles(found.at(phase), found.roles).thigh["right"]
    assert phase[np.argmax(thigh)] == pytest.approx(0.25, abs=0.01)


def test_strikes_are_kept_half_a_period_apart_and_in_the_same_phase():
    motion = stepper.walk()
    found = of(motion)
    assert (found.strikes["left"] - found.strikes["right"]) % 1.0 == pytest.approx(0.5, abs=0.02)
    thigh = sagittal_angles(motion, found.roles).thigh["right"]
    stride = slice(round(0.8 * 132), round(1.8 * 132))  # from a right strike on
    flexed = np.argmax(thigh[stride]) / 132.0 % 1.0
    assert (0.25 - found.strikes["right"] - flexed + 0.5) % 1.0 - 0.5 == pytest.approx(0.0, abs=0.03)


def test_a_limp_becomes_even_in_a_symmetric_cycle():
    limping = of(stepper.walk(limp=0.3))
    phase = np.arange(100) / 100.0

    def difference(found: Cycle) -> float:
        knees = sagittal_angles(found.at(phase), found.roles).knee
        later = sagittal_angles(found.at(phase + 0.5), found.roles).knee
        return float(np.abs(knees["right"] - later["left"]).max())

    assert difference(limping) > 8.0
    even = symmetric(limping)
    assert difference(even) < 0.2
    assert even.strikes["left"] == pytest.approx((even.strikes["right"] + 0.5) % 1.0)
    assert even.speed == pytest.approx(limping.speed)


def test_an_even_walk_is_not_changed_by_making_it_symmetric():
    found = of(stepper.walk())
    even = symmetric(found)
    phase = np.arange(100) / 100.0
    assert np.degrees(rotation.angle(found.at(phase).local_rotations, even.at(phase).local_rotations)).max() < 3.0


def test_autocorrelation_is_one_a_period_later():
    t = np.arange(600)
    signal = np.stack((np.sin(2 * np.pi * t / 100), np.cos(2 * np.pi * t / 100)), axis=1)
    found = autocorrelation(signal, np.array([50, 100]))
    assert found == pytest.approx([-1.0, 1.0], abs=0.01)


@pytest.mark.parametrize(
    ("motion", "why"),
    [
        (walker.standing(4.0), "hardly move"),
        (stepper.walk(0.4), "is only"),
        (stepper.walk(1.2), "1.3 strides|not periodic"),
    ],
)
def test_a_clip_without_a_cycle_says_why_and_what_can_still_be_done(motion: Motion, why: str):
    with pytest.raises(NoCycle, match=f"no walking cycle found, because .*({why}).*still work"):
        of(motion)


def test_hopping_on_both_feet_is_no_walk():
    hops = [stepper.jump(0.4, rest=0.2) for _ in range(5)]
    motion = replace(
        hops[0],
        root=np.concatenate([h.root for h in hops]),
        local_rotations=np.concatenate([h.local_rotations for h in hops]),
    )
    with pytest.raises(NoCycle):
        of(motion)


def test_stride_times_of_recorded_walks_are_those_of_the_index(shared: Path):
    folder = shared / "mocap" / "cmu"
    with (folder / "index.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["stride_time_s"] and row["cls"].startswith(("walk", "turn"))]
    errors = []
    for row in rows[::3]:
        found = of(clean(bvh.read(folder / row["file"])).motion)
        errors.append(abs(found.period / float(row["stride_time_s"]) - 1.0))
    assert np.median(errors) < 0.03
    assert max(errors) < 0.08


def test_recorded_jumps_and_idling_have_no_cycle(shared: Path):
    for name in ("16_02", "113_21", "49_18"):
        with pytest.raises(NoCycle):
            of(clean(bvh.read(shared / "mocap" / "cmu" / f"{name}.bvh")).motion)
