"""The control law against the formulas of thesis 7.3, evaluated by hand."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import systems
from footfall.control import skill as skills
from footfall.control.law import fresh_command
from footfall.control.states import DOUBLE
from footfall.physics.kernel import STATE_CHANGE, Body
from footfall.systems.simbicon.states import mirrored


def body(**changes) -> Body:
    """A body standing at the origin, both feet down under the hips."""
    fields = {
        "time": np.zeros(1),
        "root": np.array([0.0, 0.94, 0.0]),
        "root_rate": np.zeros(3),
        "angle": np.zeros(6),
        "rate": np.zeros(6),
        "position": np.zeros((8, 3)),
        "rotation": np.zeros((8, 9)),
        "com": np.zeros(3),
        "com_rate": np.zeros(3),
        "angular_momentum": np.zeros(3),
        "axis": np.zeros((6, 3)),
        "angular_velocity": np.zeros((8, 6)),
        "contact": np.zeros((4, 4)),
        "foot_down": np.zeros(2, np.int64),
        "foot_link": np.array([4, 7]),
        "inertia": np.zeros(9),
        "inertia_start": np.arange(10),
        "inertia_column": np.arange(9),
        "bias": np.zeros(9),
        "constraint": np.zeros(9),
    }
    return Body(**{**fields, **changes})


def torques(controller, state: int, seen: Body, entered: float = 0.0):
    memory, torque = controller.fresh_memory(), np.zeros(6)
    memory.state, memory.entered = state, entered
    event = controller.law(controller.parameters, memory, seen, fresh_command(), torque)
    return torque, memory, event


@pytest.fixture
def walk():
    return systems.controller(skills.load("planar-walk"))


def test_the_stance_hip_pays_for_torso_and_swing_hip(walk):
    seen = body(root=np.array([0.1, 0.9, -0.08]), root_rate=np.array([0.7, 0.0, 0.5]), angle=np.full(6, 0.1))
    torque, *_ = torques(walk, 0, seen)
    torso = 300 * (0.0 - -0.08) - 30 * 0.5
    assert torque[0] + torque[3] == pytest.approx(-torso)  # τ_A + τ_B = -τ_torso


def test_the_swing_hip_target_is_in_the_world_frame_with_feedback(walk):
    position = np.zeros((8, 3))
    position[4, 0] = -0.05  # left, the stance ankle
    seen = body(root=np.array([0.1, 0.9, -0.08]), root_rate=np.array([0.7, 0.0, 0.5]), position=position)
    torque, *_ = torques(walk, 0, seen)
    target = 0.40 + 0.0 * 0.15 + 0.20 * 0.7
    assert torque[3] == pytest.approx(300 * (target - -0.08) - 30 * 0.5)
    torque, *_ = torques(walk, 1, seen)
    target = max(-0.70 + 2.20 * 0.15, -0.4)
    assert torque[3] == pytest.approx(300 * (target - -0.08) - 30 * 0.5)


def test_the_swing_hip_target_is_clamped(walk):
    fast = body(root_rate=np.array([20.0, 0.0, 0.0]))
    torque, *_ = torques(walk, 0, fast)
    assert torque[3] == pytest.approx(300 * 1.6)


def test_left_and_right_change_roles_in_mirrored_states(walk):
    angle = np.array([0.1, -0.3, 0.05, -0.2, -0.6, 0.15])
    left, *_ = torques(walk, 0, body(angle=angle))
    right, *_ = torques(walk, 2, body(angle=np.roll(angle, 3)))
    assert np.allclose(left, np.roll(right, 3))


def test_a_state_ends_after_its_time_or_at_contact_of_the_swing_foot(walk):
    assert torques(walk, 0, body(time=np.array([0.2999])))[1].state == 0
    _, memory, event = torques(walk, 0, body(time=np.array([0.3])))
    assert memory.state == 1
    assert event == STATE_CHANGE
    stance_down, swing_down = np.array([1, 0]), np.array([1, 1])
    assert torques(walk, 1, body(foot_down=stance_down))[1].state == 1
    assert torques(walk, 1, body(foot_down=swing_down))[1].state == 2


def test_a_contact_state_entered_with_the_foot_already_down_takes_no_time(walk):
    _, memory, _ = torques(walk, 0, body(time=np.array([0.3]), foot_down=np.array([1, 1])))
    assert memory.state == 2


def test_the_stance_ankle_can_be_given_balance_feedback():
    walk = systems.controller(skills.load("planar-walk"))
    walk.parameters.ankle_cd[0], walk.parameters.ankle_cv[0] = 0.3, 0.1
    seen = body(root=np.array([0.1, 0.9, 0.0]), root_rate=np.array([0.5, 0.0, 0.0]))
    torque, *_ = torques(walk, 0, seen)
    assert torque[2] == pytest.approx(300 * (0.20 + 0.3 * 0.1 + 0.1 * 0.5))  # (eq. 7.1)


def test_in_double_stance_both_hips_carry_half_of_the_torso():
    stand = systems.controller(skills.load("planar-stand"))
    last = stand.machine.cycle()[0]
    assert stand.parameters.legs[last] == DOUBLE
    seen = body(root=np.array([0.0, 0.9, -0.1]))
    torque, *_ = torques(stand, last, seen)
    assert torque[0] == torque[3] == pytest.approx(-0.5 * 300 * (stand.parameters.torso[last] + 0.1))


def test_a_mirrored_controller_is_its_own_mirror_image_twice(walk):
    twice = mirrored(mirrored(walk))
    assert twice.parameters.tobytes() == walk.parameters.tobytes()
    assert list(mirrored(walk).parameters.stance[:4]) == [1, 1, 0, 0]


def test_a_whole_somersault_later_the_law_does_the_same(walk):
    once, *_ = torques(walk, 0, body(root=np.array([0.0, 0.9, 0.2])))
    again, *_ = torques(walk, 0, body(root=np.array([0.0, 0.9, 0.2 + 2 * np.pi])))
    assert np.allclose(once, again)
