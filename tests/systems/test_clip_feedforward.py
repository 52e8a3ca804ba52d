"""Recorded gaits that learn all their tracking torques: what is learned, where it goes, and files that keep it."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import numba
import numpy as np
import pytest

from footfall import systems
from footfall.control import learned
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.evaluate.protocols import trained_skill
from footfall.systems.simbicon.clip import law as clip
from footfall.trials import Command, Simulation, Trial, learn, run

DT = 1e-3

pytestmark = [
    pytest.mark.xdist_group("feedforward"),  # whose loops one worker compiles
    pytest.mark.slow,  # a clip is learned for them
]


@pytest.fixture
def skill(human_walk):
    """A recorded walk whose asked-for speed stays as it is."""
    skill = skills.load(human_walk)
    return replace(skill, body={**skill.body, "command": {"trim_rate": 0.0}})


def torques(skill, only="", size=0.05, **settings) -> learned.Learned:
    """Something to play: the same small torque all the time in the channels whose name begins so."""
    known = systems.of(skill).channels(skill)
    bins, period = np.array([60, 60]), float(skill.body["clip"]["period"])
    angle = np.tile([size if name.startswith(only) else 0.0 for name in known], (122, 1))
    all_settings = {**learned.DEFAULTS, "above": 0.0, **settings}
    return learned.Learned(all_settings, tuple(known), bins, np.full(2, period / 2), angle, np.zeros(len(known)))


def first_torques(skill) -> dict[str, float]:
    """What the motors do in the first step."""
    sim = Simulation(Trial(skill, 1.0, DT))
    sim.advance(DT)
    return {joint.name: float(t) for joint, t in zip(skill.character.joints, sim.world.data.ctrl, strict=True)}


def more(skill, other) -> dict[str, float]:
    """What another skill adds to each motor in the first step."""
    before, after = first_torques(skill), first_torques(other)
    return {name: after[name] - before[name] for name in before if abs(after[name] - before[name]) > 1e-9}


def moved(skill, offset: str):
    """The same skill with a target moved by as much as `torques` pushes, turning the same way."""
    offsets = skill.body["offsets"]
    value = offsets[offset]["value"] if isinstance(offsets[offset], dict) else offsets[offset]
    return replace(skill, body={**skill.body, "offsets": {**offsets, offset: value - 0.05}})


def test_all_that_tracks_the_recording_is_a_channel(skill):
    known = systems.of(skill).channels(skill)
    axes = ("roll", "pitch", "yaw")
    assert known[:6] == [*(f"torso_{axis}" for axis in axes), *(f"swing_hip_{axis}" for axis in axes)]
    assert set(known[6:]) == {joint.name for joint in skill.character.joints if "hip" not in joint.name}
    assert {learned.group(name) for name in known} == {"torso", "upper", "legs"}


@pytest.mark.slow
def test_a_law_that_has_learned_nothing_is_the_plain_law(skill):
    plain = run(Trial(skill, 1.0, DT))
    again = run(Trial(learned.with_learned(skill, torques(skill, size=0.0)), 1.0, DT))
    assert np.allclose(plain.series, again.series, atol=1e-6)


@pytest.mark.slow
def test_displaced_targets_leave_the_motion_as_it_is(skill):
    """v_ff + (v_fb - v_ff) at full gains, whatever was learned."""
    plain = run(Trial(skill, 0.4, DT))
    same = run(Trial(learned.with_learned(skill, torques(skill, displace=1.0)), 0.4, DT))
    other = run(Trial(learned.with_learned(skill, torques(skill, displace=0.5)), 0.4, DT))
    assert np.allclose(plain.series, same.series, atol=1e-6)
    assert not np.allclose(plain.series, other.series, atol=1e-3)


@pytest.mark.slow
def test_a_joint_gets_its_own_torque(skill):
    kp = systems.controller(skill).parameters.kp[skill.character.joint_index("left_elbow_pitch")]
    assert more(skill, learned.with_learned(skill, torques(skill, "left_elbow_pitch"))) == {
        "left_elbow_pitch": pytest.approx(0.05 * kp)
    }


@pytest.mark.slow
def test_a_carrying_leg_learns_in_fractions_of_its_carrying_stiffness(skill):
    kp = systems.controller(skill).parameters.stance_kp[skill.character.joint_index("left_knee")]
    added = more(skill, learned.with_learned(skill, torques(skill, "left_knee", leg_displace=0.0)))
    assert added == {"left_knee": pytest.approx(0.05 * kp)}


@pytest.mark.parametrize(("channel", "offset"), [("torso_pitch", "lean"), ("swing_hip_pitch", "swing_hip")])
@pytest.mark.slow
def test_a_torque_goes_where_the_servo_of_its_channel_goes(skill, channel, offset):
    """The torso is turned by the stance hip; the swing thigh by its own, and the stance hip bears it."""
    added = more(skill, learned.with_learned(skill, torques(skill, channel, leg_displace=0.0)))
    assert added == pytest.approx(more(skill, moved(skill, offset)))
    assert {name.split("_")[0] for name in added} == ({"left"} if offset == "lean" else {"left", "right"})
    assert all("hip" in name for name in added)


@pytest.mark.slow
def test_it_learns_from_what_tracks_and_not_from_what_balances(skill):
    """Another balance feedback, the same first step: other torques, the same teacher."""
    sims = []
    for cv in (0.1, 0.6):
        other = replace(skill, body={**skill.body, "balance": {"cv": cv, "ankle_cv": -cv}})
        sim = Simulation(Trial(other, 1.0, DT), compiled=not numba.config.DISABLE_JIT)
        sim.control(sim.skill, systems.of(other).learning(other), 0)
        sim.steer(Command(0.0, speed=other.speed + 0.5))  # so that there is something to balance
        sim.advance(DT)
        sims.append(sim)
    one, two = sims
    assert not np.allclose(one.world.data.ctrl, two.world.data.ctrl, atol=1.0)
    n = one.controller.parameters.ff_channels
    assert np.array_equal(one.memory.ff_feedback[:n], two.memory.ff_feedback[:n])
    at = [*range(clip.TORSO_AT, clip.TORSO_AT + 6), *one.controller.parameters.ff_joint[6:n]]
    assert np.array_equal(one.memory.ff_feedback[:n], one.memory.feedback[at])
    assert np.any(one.memory.ff_known[:n] != 0.0)  # by inverse dynamics


@pytest.mark.slow
def test_it_learns_from_what_tracks_in_plain_python():
    """The test before this one with the law as it is written; compiled it runs with the slow tests."""
    name = "test_it_learns_from_what_tracks_and_not_from_what_balances"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", f"{__file__}::{name}"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "1 passed" in done.stdout


@pytest.mark.slow
def test_legs_keep_gains_of_their_own(skill):
    low = torques(skill, gain_scale=0.5, leg_gain_scale=0.7)
    p = systems.controller(learned.with_learned(skill, low)).parameters
    known = systems.of(skill).channels(skill)
    gains = {name: 0.5 + 0.5 * p.ff_stiff[c] for c, name in enumerate(known)}
    assert gains["left_knee"] == gains["swing_hip_roll"] == pytest.approx(0.7)
    assert gains["torso_pitch"] == gains["left_elbow_pitch"] == 0.5
    lower = torques(skill, gain_scale=0.5, leg_gain_scale=0.3)
    assert np.all(systems.controller(learned.with_learned(skill, lower)).parameters.ff_stiff == 0.0)


@pytest.mark.slow
def test_a_few_steps_of_learning_take_the_work_from_the_feedback():
    """Enough steps for every state to have been learned from."""
    found = learn.learn(skills.load("human-norm-walk"), {"displace": 1.0}, cycles=2, dt=DT, settle=2.0)
    assert np.all(found.bins > 0)
    legs = [i for i, name in enumerate(found.channels) if learned.group(name) == "legs"]
    assert np.all(np.abs(found.angle[:, legs]).max(axis=0) > 0.0)
    assert np.all(np.abs(found.angle) <= learned.limits(found.settings, found.channels))


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.slow
def test_everything_beside_a_recorded_skill_goes_with_it(own_walk, tmp_path):
    skill = skills.load(own_walk)
    written = trained_skill.write(skill, torques(skill, gain_scale=0.5, leg_gain_scale=0.7), tmp_path / "mine")
    names = ["body.json", "recording.npz", "rig.bvh", "skill.toml"]
    assert sorted(path.name for path in written) == names
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == names
    for name in ("body.json", "rig.bvh"):
        assert (tmp_path / "mine" / name).read_bytes() == (own_walk / name).read_bytes()
    mine = skills.load(tmp_path / "mine")
    assert {"angle", "root", "feedforward_angle"} <= mine.arrays().keys()
    assert mine.body["feedforward"]["leg_gain_scale"] == 0.7
    assert np.array_equal(learned.without(mine).arrays()["angle"], skill.arrays()["angle"])
    assert run(Trial(mine, 0.2, DT)).survived
    trained_skill.write(mine, torques(skill, size=0.01), tmp_path / "again")
    assert systems.controller(skills.load(tmp_path / "again")).parameters.ff_table.max() > 0.0


@pytest.mark.slow
def test_a_skill_that_cannot_be_right_leaves_nothing_behind(own_walk, tmp_path):
    skill = skills.load(own_walk)
    with pytest.raises(BadFile, match="out of range"):
        trained_skill.write(skill, torques(skill, size=0.3), tmp_path / "mine")
    assert list((tmp_path / "mine").iterdir()) == []


@pytest.mark.parametrize(
    ("only", "size", "good"), [("left_knee", 0.5, True), ("left_knee", 0.7, False), ("torso_roll", 0.3, False)]
)
def test_legs_have_a_limit_of_their_own(skill, only, size, good):
    if good:
        systems.controller(learned.with_learned(skill, torques(skill, only, size)))
        return
    with pytest.raises(BadFile, match="out of range"):
        systems.controller(learned.with_learned(skill, torques(skill, only, size)))


@pytest.mark.parametrize("name", learned.RECORDED)
def test_settings_of_recorded_gaits_are_checked(skill, name):
    given = learned.with_learned(skill, torques(skill))
    given.body["feedforward"][name] = 3.0
    with pytest.raises(BadFile, match=name):
        systems.controller(given)
