"""The 3D law of SIMBICON: who pays for the torso, mirror images, commands, and what its files may say."""

from __future__ import annotations

import copy
import math

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import BadFile
from footfall.physics.start import Start
from footfall.systems.simbicon.spatial import law as spatial
from footfall.trials import Command, Simulation, Trial


def changed(name="human-walk", **changes):
    """A built-in skill with other top-level tables."""
    skill = skills.load(name)
    body = copy.deepcopy(skill.body)
    body.update(changes)
    data = {"schema": "footfall/skill", "version": 1, "id": "mine", "title": "t", "system": "simbicon"}
    return skills.from_data({**data, "character": "human", **body}, skill.path)


def placed(skill, **start):
    return Simulation(Trial(skill, 10.0, 1e-3, record_every=0.0, start=Start(**start)))


def torques(sim, state=0):
    """What the law asks of the motors now, in this state; the simulation stays where it is."""
    here = sim.save()
    sim.memory.state, sim.memory.entered = state, sim.time
    sim.advance(sim.time + sim.trial.dt)
    out = sim.world.data.ctrl.copy()
    sim.restore(here)
    return out


def hip_vector(sim, side, asked):
    """The world torque that a leg's hip hinges put on its thigh."""
    p, body = sim.controller.parameters, sim.world.body
    joints = [int(j) for j in p.leg[side][:3]]
    axes = body.axis[joints]
    along = asked[joints] - np.array(p.kd)[joints] * body.rate[joints]
    return np.linalg.solve(axes, along)  # a hinge takes a·T, so T solves this


LEANING = {"pitch": -0.2, "roll": 0.1, "velocity": (0.5, 0.0), "sideways": 0.2}
ANGLES = {"left_hip_pitch": 0.3, "right_hip_pitch": -0.2, "left_knee": -0.4, "right_hip_roll": -0.1, "waist_roll": 0.05}
RATES = {"left_hip_pitch": 1.0, "right_hip_roll": -0.5, "left_hip_yaw": 0.7, "right_knee": 2.0}


def test_the_stance_hip_pays_for_torso_and_swing_hip():
    """τ_A = -τ_torso - τ_B: both hips together turn the pelvis with the torso's servo, whatever the swing leg does."""
    sim = placed(skills.load("human-walk"), **LEANING, angles=ANGLES, rates=RATES)
    asked = torques(sim)
    together = -(hip_vector(sim, 0, asked) + hip_vector(sim, 1, asked))
    heavier = changed(states=[{**row, "swing_hip": 1.3} for row in skills.load("human-walk").body["states"]])
    other = placed(heavier, **LEANING, angles=ANGLES, rates=RATES)
    asked_otherwise = torques(other)
    assert not np.allclose(hip_vector(sim, 1, asked), hip_vector(other, 1, asked_otherwise), atol=1.0)
    assert together == pytest.approx(
        -(hip_vector(other, 0, asked_otherwise) + hip_vector(other, 1, asked_otherwise)), abs=1e-6
    )


def test_a_body_that_leans_is_turned_back():
    """Leaning forward and to the right asks for a torque to the back and to the left."""
    sim = placed(skills.load("human-walk"), pitch=-0.2, roll=0.1)
    asked = torques(sim)
    x, y, _ = -(hip_vector(sim, 0, asked) + hip_vector(sim, 1, asked))
    assert x == pytest.approx(-1000.0 * 0.1, rel=0.05)  # about x, to the right is positive
    assert y == pytest.approx(-1000.0 * 0.2, rel=0.05)  # about y, to the front is positive


def test_a_mirrored_body_in_a_mirrored_state_gets_mirrored_torques():
    skill = skills.load("human-walk-robust")
    one = placed(skill, **LEANING, angles=ANGLES, rates=RATES)
    body = one.trial.character
    sign = {joint.name: body.mirror_sign(joint) for joint in body.joints}
    angles = {body.mirrored(name): sign[name] * value for name, value in ANGLES.items()}
    rates = {body.mirrored(name): sign[name] * value for name, value in RATES.items()}
    flipped = {**LEANING, "roll": -LEANING["roll"], "sideways": -LEANING["sideways"]}
    two = placed(skill, **flipped, angles=angles, rates=rates)
    states = int(one.controller.parameters.states)
    for state in range(states):
        first, second = torques(one, state), torques(two, (state + states // 2) % states)
        for joint in body.joints:
            twin = body.joint_index(body.mirrored(joint.name))
            here = first[body.joint_index(joint.name)]
            assert second[twin] == pytest.approx(sign[joint.name] * here, abs=1e-6), (state, joint.name)


def test_feedback_moves_the_swing_foot_towards_where_the_body_goes():
    """θd = θd0 + cd d + cv v in both planes (7.3.3)."""
    skill = skills.load("human-walk")
    still, moving = placed(skill), placed(skill, velocity=(1.0, 0.0), sideways=-0.5)
    swing = 1  # state 0 stands on the left leg
    before, after = torques(still), torques(moving)
    x0, y0, _ = hip_vector(still, swing, before)
    x1, y1, _ = hip_vector(moving, swing, after)
    assert y1 - y0 == pytest.approx(-300.0 * 0.2 * 1.0, rel=0.15)  # flexion is about -y
    assert x1 - x0 == pytest.approx(300.0 * 0.2 * -0.5, rel=0.15)  # the right leg swings out to the right


def test_in_double_stance_both_hips_carry_half_of_the_torso():
    sim = placed(skills.load("human-simbicon-stand"), pitch=-0.1)
    asked = torques(sim)
    p = sim.controller.parameters
    pitch = [int(p.leg[side][1]) for side in range(2)]
    assert asked[pitch[0]] == pytest.approx(asked[pitch[1]])
    assert asked[pitch[0]] == pytest.approx(-0.5 * 1000.0 * 0.1, rel=0.1)


def test_numbers_go_smoothly_from_one_speed_to_the_next():
    skill = changed(speeds=[0.0, 1.0], states=[{"until": [0.2, 0.4], "torso": [0.0, -0.2]}])
    for speed, lean in ((-1.0, 0.0), (0.0, 0.0), (0.25, -0.05), (1.0, -0.2), (2.0, -0.2)):
        sim = placed(skill)
        sim.command.speed = speed
        sim.advance(sim.time + sim.trial.dt)
        assert sim.memory.target[spatial.TORSO] == pytest.approx(lean)


def test_a_turn_goes_the_short_way_and_no_faster_than_the_file_allows():
    sim = Simulation(Trial(skills.load("human-walk-speed"), 10.0, 2e-3, record_every=0.0))
    sim.steer(Command(0.0, speed=0.3, heading=-3.0))
    sim.advance(1.0)
    assert -0.85 < sim.memory.heading < -0.75
    assert not sim.over


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"speeds": [1.0, 0.5]}, "above the one before"),
        ({"speeds": []}, "list of 1 to"),
        ({"states": [{"until": 0.3, "cd": [0.1, 0.2]}]}, "has 2 numbers"),
        ({"states": [{"until": 0.3, "lat": {"cdd": 1.0}}]}, "lat.cdd.*did you mean"),
        ({"states": [{"until": 0.0}]}, "no exit"),
        ({"upper": {"left_knee": 0.1}}, "not a joint above the hips"),
        ({"command": {"turn_rat": 1.0}}, "did you mean"),
        ({"slope": {"degrees": 90.0}}, "out of range"),
        ({"shape": {"femur": -1.0}}, "out of range"),
        ({"scene": "slope"}, "needs its angle"),
        ({"wanted": {"speed": [2.0, 1.0]}}, "low < high"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_with_the_place(changes, complaint):
    with pytest.raises(BadFile, match=complaint):
        systems.controller(changed(**changes))


def test_known_slopes_displace_the_targets_in_proportion():
    """Δθ = k θ_s (7.7.2)."""
    rows = skills.load("human-walk").body["states"]
    flat = systems.controller(changed(states=rows)).parameters
    steep = systems.controller(changed(states=rows, slope={"degrees": 10.0, "hip": 0.5})).parameters
    hip = spatial.SWING_HIP
    assert steep.row[0, 0, hip] - flat.row[0, 0, hip] == pytest.approx(0.5 * math.radians(10.0))


def test_gains_and_limits_go_with_the_mass_of_the_body():
    from footfall import BodyShape

    skill = skills.load("human-walk")
    plain = Simulation(Trial(skill, 1.0, 1e-3)).controller.parameters
    heavy = Simulation(Trial(skill, 1.0, 1e-3, shape=BodyShape(mass=1.5)))
    assert heavy.controller.parameters.kp[:28] == pytest.approx(1.5 * plain.kp[:28])
    assert heavy.trial.character.joints[0].torque == pytest.approx(1500.0)
