"""Where a body faces, how far it came, and when its feet came down, read from a rollout."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pytest

from footfall.characters.constants import GRAVITY
from footfall.control import skill as skills
from footfall.physics.start import Start
from footfall.physics.world import World
from footfall.trials import Ending, Rollout, Simulation, Trial, run

HUMAN = skills.load("human-walk")


@pytest.fixture(scope="module")
def walked() -> Rollout:
    return run(Trial(HUMAN, 4.0, 2e-3, leg_collision=False))


@pytest.fixture(scope="module")
def walked_to_the_left() -> Rollout:
    start = Start(heading=math.pi / 2, velocity=HUMAN.start.velocity)
    return run(Trial(HUMAN, 4.0, 2e-3, leg_collision=False, start=start))


def made_up(x: np.ndarray, y: np.ndarray, yaw: np.ndarray) -> Rollout:
    """A rollout of a root that slides and turns, its other columns zero."""
    columns = tuple(World(HUMAN.character, HUMAN.scene, 1e-3).columns)
    series = np.zeros((len(x), len(columns)))
    half = 0.5 * yaw
    given = {"time": 0.01 * np.arange(len(x)), "x": x, "y": y, "qw": np.cos(half), "qz": np.sin(half)}
    for name, values in given.items():
        series[:, columns.index(name)] = values
    return Rollout(Trial(HUMAN, 100.0), Ending("time_up", 100.0), columns, series, np.zeros(16))


@pytest.mark.parametrize(("roll", "pitch", "yaw"), [(0.3, -0.2, 1.0), (-0.1, 0.4, -2.5), (0.0, 0.0, 3.0)])
def test_the_attitude_is_the_start_it_was_given(roll, pitch, yaw):
    sim = Simulation(Trial(HUMAN, 0.01, 2e-3, start=Start(roll=roll, pitch=pitch, heading=yaw)))
    sim.advance(0.002)
    found = sim.rollout().attitude()
    assert [float(a[0]) for a in found] == pytest.approx([roll, pitch, yaw], abs=1e-9)


def test_in_the_plane_there_is_pitch_only(walk):
    rollout = run(Trial(walk, 1.0, 1e-3))
    attitude = rollout.attitude()
    assert np.array_equal(attitude.pitch, rollout["pitch"])
    assert not attitude.roll.any()
    assert not attitude.yaw.any()
    assert "heading_deg" not in rollout.summary()
    assert rollout.summary()["distance_m"] == rollout["x"][-1] - rollout["x"][0]


def test_the_way_is_counted_along_the_heading_wherever_it_leads(walked, walked_to_the_left):
    here, there = walked.summary(), walked_to_the_left.summary()
    assert there["distance_m"] == pytest.approx(here["distance_m"], abs=0.01)
    assert there["sideways_m"] == pytest.approx(here["sideways_m"], abs=0.01)
    assert there["heading_deg"] == pytest.approx(90.0 + here["heading_deg"], abs=0.5)
    assert there["y_m"] > 0.5 > abs(here["y_m"])


def test_a_circle_is_as_long_as_it_is():
    angle = np.linspace(0.0, 2 * math.pi, 2000)
    ahead, left = made_up(np.sin(angle), 1 - np.cos(angle), angle).travel()
    assert ahead[-1] == pytest.approx(2 * math.pi, rel=1e-3)
    assert abs(left[-1]) < 1e-2


def test_yaw_does_not_jump_when_the_body_turns_right_round():
    rotations = np.linspace(0.0, 4 * math.pi, 1000)
    yaw = made_up(np.zeros(1000), np.zeros(1000), rotations).attitude().yaw
    assert yaw == pytest.approx(rotations, abs=1e-9)


def test_the_swaying_of_a_step_is_averaged_out_of_the_heading():
    time = 0.01 * np.arange(2000)
    rollout = made_up(time, 0 * time, 0.1 * np.sin(2 * math.pi * time / 1.2))
    assert np.abs(rollout.heading()[100:-100]).max() < 0.005


def test_strikes_are_those_the_loop_counts(walked):
    feet = [strike.foot for strike in walked.strikes()]
    assert len(feet) == walked.summary()["steps"] > 5
    assert all(a != b for a, b in pairwise(feet))


def test_the_rise_in_flight_is_that_of_a_thrown_body():
    hopped = run(Trial(skills.load("human-hop"), 4.0, 2e-3))
    rises = hopped.rises()
    touching = np.any([hopped[f"{c.name}_touch"] > 0 for c in hopped.trial.character.contacts], axis=0)
    lifted = np.flatnonzero(touching[:-1] & ~touching[1:]) + 1
    speeds = [hopped["com_vz"][row] for row in lifted]
    thrown = [max(speed, 0.0) ** 2 / (2.0 * GRAVITY) for speed in speeds]
    assert len(rises) > 5
    assert max(rises) == pytest.approx(max(thrown), abs=1e-3)
    assert hopped.summary()["least_rise_in_flight_m"] == min(rises) >= 0.0


def test_a_walk_does_not_rise_in_flight(walked):
    assert len(walked.rises()) == 0
    assert "rise_in_flight_m" not in walked.summary()
