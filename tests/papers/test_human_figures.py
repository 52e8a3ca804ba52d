"""Yin 2007, 7.7.2 in three dimensions: the printed walk, the tuned ones, and the upper body that is left free."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.evaluate.protocols.gaits import of_character
from footfall.trials import Simulation, Trial, run

DT = 2e-3
SIDES = ("left", "right")
PRINTED = (  # Table 7.1, 3D walk: until, cd, cv, torso, swing hip, knee, ankle, stance knee, ankle; then lat cd, cv
    (0.3, 0.5, 0.2, 0.0, 0.5, -1.1, 0.6, -0.05, 0.0, 0.5, 0.2),
    ("contact", 0.5, 0.2, 0.0, -0.1, -0.05, 0.15, -0.1, 0.0, 0.5, 0.2),
)
NAMES = ("until", "cd", "cv", "torso", "swing_hip", "swing_knee", "swing_ankle", "stance_knee", "stance_ankle")
CLOUD = {"angle": 0.9, "amplitude": 0.5, "period": 2.0}
ARMS = {
    "down": {},
    "swinging": {f"{side}_shoulder_pitch": {"swing": 0.6} for side in ("left", "right")},
    "circling": {
        "left_shoulder_pitch": CLOUD,
        "left_shoulder_roll": {**CLOUD, "phase": 1.57},
        "right_shoulder_pitch": {**CLOUD, "phase": 3.14},
    },
}


def lasted(skill, seconds, dt=DT, **how):
    sim = Simulation(Trial(skill, seconds, dt, record_every=0.0, **how))
    while not sim.over:
        sim.advance(sim.time + 5.0)
    assert sim.ending is not None
    return sim.ending.kind == "time_up"


def test_the_printed_walk_is_in_its_file_as_printed():
    states = skills.load("human-walk").body["states"]
    for state, row in zip(states, PRINTED, strict=True):
        assert tuple(state[name] for name in NAMES) == row[:9]
        assert (state["lat"]["cd"], state["lat"]["cv"]) == row[9:]


def test_the_body_has_28_internal_degrees_of_freedom():
    body = skills.load("human-walk").character
    count = dict.fromkeys(("waist", "neck", "shoulder", "elbow", "hip", "knee", "ankle"), 0)
    for joint in body.joints:
        count[next(name for name in count if name in joint.name)] += 1
    assert count == {"waist": 3, "neck": 3, "shoulder": 6, "elbow": 4, "hip": 6, "knee": 2, "ankle": 4}


def test_there_is_a_skill_for_everything_the_thesis_shows():
    wanted = {
        *("walk", "in-place-walk", "commanded-walk", "fast-walk", "run", "high-step", "crouch", "bent", "wide"),
        *("sideways-left", "sideways-right", "backwards", "skip", "hop", "slope", "backpack", "cloud-hands"),
        *("stand", "start", "stop", "robust-walk"),
    }
    assert wanted <= {skill.gait for skill in of_character("human")}


@pytest.mark.parametrize("arms", list(ARMS))
def test_balance_does_not_need_the_arms(arms):
    """The upper body is free for other motion (7.7.2)."""
    skill = skills.load("human-walk-robust")
    body = {**copy.deepcopy(skill.body), "upper": ARMS[arms]}
    data = {"schema": "footfall/skill", "version": 1, "id": "mine", "title": "t", "system": "simbicon"}
    free = skills.from_data({**data, "character": "human", "entry": {"velocity": [0.5, 0.0]}, **body}, skill.path)
    assert lasted(free, 15.0)


def test_a_skip_hops_on_the_foot_it_stepped_on():
    """Flights that end on the foot they began on, between flights that do not: on each side in turn."""
    rollout = run(Trial(skills.load("human-skip"), 12.0, DT, record_every=0.004))
    assert rollout.survived
    down = {side: np.any([rollout[f"{side}_foot_{i}_touch"] > 0 for i in range(4)], axis=0) for side in SIDES}
    after = rollout.time > 4.0
    stood, hops, before, flying = "", [], "", False
    for left, right in zip(down["left"][after], down["right"][after], strict=True):
        if not (left or right):
            before, flying = before or stood, True
        elif left != right:
            if flying and before == ("left" if left else "right"):
                hops.append(before)
            stood, before, flying = "left" if left else "right", "", False
    turns = [a for a, b in zip(hops, [*hops[1:], ""], strict=True) if a != b]
    assert len(turns) >= 8  # about one and a half a second, left and right in turn
    assert np.mean(~(down["left"] | down["right"])[after]) > 0.15


@pytest.mark.slow
def test_every_gait_lasts_a_while():
    """Each for a few seconds; `test_table_7_1` does the same at the time step of the evidence."""
    for skill in of_character("human"):
        if skill.id != "human-lcc-figure9":  # a base graph as printed: it falls without regulation
            assert lasted(skill, 6.0), skill.id


@pytest.mark.slow
@pytest.mark.parametrize("dt", [5e-4, 1e-3, 2e-3])
def test_every_gait_lasts_two_minutes(dt):
    for skill in of_character("human"):
        assert lasted(skill, 120.0, dt), skill.id
