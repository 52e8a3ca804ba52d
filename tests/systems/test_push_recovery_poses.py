"""Key poses of a step of push recovery: by hand, and taken from a clip (thesis 6.3.1)."""

from __future__ import annotations

import copy
import shutil
import sys
from dataclasses import replace

import numpy as np
import pytest

import availability
from footfall import systems
from footfall.cli import main
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.systems.push_recovery import swing
from footfall.systems.push_recovery.poses import upper_joints
from footfall.trials import standing
from footfall.trials.standing import StandingPush

DT = 2e-3


@pytest.fixture(scope="module")
def skill():
    return skills.load("human-stand")


def posed(skill, **tables):
    return replace(skill, body={**copy.deepcopy(skill.body), **tables}, held=skill.arrays())


def angle(sim, name):
    return float(sim.joint_angles[sim.skill.character.joint_index(name)])


def test_poses_are_read_for_the_right_leg_and_mirrored_for_the_left(skill):
    body = skill.character
    p = systems.controller(
        posed(skill, lift_pose={"right_shoulder_pitch": -0.4, "waist_yaw": 0.2}, place_pose={"left_elbow_pitch": 0.9})
    ).parameters
    at = {name: body.joint_index(name) for name in upper_joints(body)}
    assert p.posed == 1
    assert p.step_angle[1, 0, at["right_shoulder_pitch"]] == p.step_angle[0, 0, at["left_shoulder_pitch"]] == -0.4
    assert p.step_angle[1, 0, at["waist_yaw"]] == -p.step_angle[0, 0, at["waist_yaw"]] == 0.2
    assert p.step_angle[0, 1, at["right_elbow_pitch"]] == 0.9
    assert p.step_angle[1, 0, at["left_elbow_pitch"]] == skill.body["pose"]["left_elbow_pitch"]  # not named
    assert systems.controller(skill).parameters.posed == 0


def test_the_upper_body_follows_them_while_a_step_lasts_and_goes_back(skill):
    raised = {"left_elbow_pitch": 1.4, "right_elbow_pitch": 1.4}
    sim = standing.begun(posed(skill, lift_pose=raised, place_pose=raised), StandingPush(100, 90.0, 70.0, DT))
    sim.advance(standing.PUSH_AT)
    usual = angle(sim, "left_elbow_pitch")
    most = usual
    while not sim.over and sim.time < standing.PUSH_AT + 1.5:
        sim.advance(sim.time + 0.05)
        most = max(most, angle(sim, "left_elbow_pitch"))
    assert standing.until_still(sim) < standing.UPRIGHT_SECONDS
    assert most > 1.0
    assert angle(sim, "left_elbow_pitch") == pytest.approx(usual, abs=0.1)


def test_empty_poses_and_a_highest_point_in_the_middle_change_nothing(skill):
    ends = []
    for one in (skill, posed(skill, lift_pose={}, step={**skill.body["step"], "highest": 0.5})):
        sim = standing.begun(one, StandingPush(100, 90.0, 70.0, DT))
        sim.advance(2.0)
        ends.append(sim.com)
    assert np.array_equal(*ends)


def test_the_foot_is_highest_when_the_file_says(skill):
    p = systems.controller(posed(skill, step={**skill.body["step"], "highest": 0.35})).parameters
    assert swing._rising(p, 0.35) == pytest.approx(0.5)
    assert swing._rising(p, 1.0) == 1.0
    assert swing._rising(systems.controller(skill).parameters, 0.3) == 0.3


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({"left_knee": -0.5}, r"lift_pose\.left_knee: is no joint of the upper body; expected some of waist_roll"),
        ({"left_elbow_pitch": 9.0}, "left_elbow_pitch"),
    ],
)
def test_what_a_pose_may_not_say(skill, table, problem):
    with pytest.raises(BadFile, match=problem):
        systems.controller(posed(skill, lift_pose=table))


def told(monkeypatch, *words):
    monkeypatch.setattr(sys, "argv", ["footfall", "recovery", "clip", *map(str, words)])
    try:
        main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0


@pytest.mark.slow
def test_a_skill_made_from_a_clip_still_recovers(monkeypatch, capsys, tmp_path):
    clip = availability.clip("83_44", "cmu_more")
    folder = tmp_path / "stepped"
    assert told(monkeypatch, clip, "--step", 2, "-o", folder, "--json") == 0
    assert '"steps": 2' in capsys.readouterr().out
    made = skills.load(folder)
    assert set(made.body["lift_pose"]) == set(upper_joints(made.character))
    assert made.body["step"]["lift"] == pytest.approx(0.107, abs=0.01)
    assert "left leg in 83_44.bvh" in made.source
    for direction in (0.0, 90.0):
        assert standing.push(made, StandingPush(100, direction, 60.0, DT, 1)).recovered
    assert told(monkeypatch, clip, "--step", 3, "-o", tmp_path / "third") == 2
    assert "has no step 3; there are 1: right leg, frames" in capsys.readouterr().err
    assert not (tmp_path / "third").exists()


def test_a_clip_without_a_step_is_refused(monkeypatch, capsys, tmp_path):
    clip = shutil.copy(availability.clip("83_04", "cmu_more"), tmp_path / "none.bvh")
    assert told(monkeypatch, clip, "-o", tmp_path / "none") == 2
    assert "none: no step found (left foot: 1 times off the ground" in capsys.readouterr().err
