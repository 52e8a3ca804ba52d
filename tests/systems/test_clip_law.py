"""Parts of the law of recorded gaits: what it foresees, and when it is alarmed."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from scipy.integrate import solve_ivp

from footfall import systems
from footfall.control import skill as skills
from footfall.control.law import record
from footfall.systems.simbicon.clip import law as clip
from footfall.systems.simbicon.clip import reflexes as clip_reflexes

WALK = "human-norm-walk"


@pytest.fixture
def parameters():
    return systems.controller(skills.load(WALK)).parameters.copy()


def test_the_hip_foresees_where_an_inverted_pendulum_falls(parameters):
    """The closed form is the solution of the pendulum's equation until the foot lands."""
    p, memory = parameters, record(clip.MEMORY)
    p.foresight, along = 0.7, 0.4
    memory.off[:] = (0.03, -0.2, -0.02, 0.15)
    ahead = 0.7 * 0.6 * p.tempo * p.period * p.spans[0]

    def falls(_, state):
        d, v = state
        return [v, clip_reflexes.PENDULUM_RATE**2 * d]

    found = clip_reflexes.foresee(p, memory, along)
    for k in (0, 2):
        wanted = solve_ivp(falls, (0.0, ahead), memory.off[k : k + 2], rtol=1e-9, atol=1e-12).y[:, -1]
        assert found[k : k + 2] == pytest.approx(wanted, rel=1e-5)


def test_without_foresight_it_sees_what_is(parameters):
    memory = record(clip.MEMORY)
    parameters.foresight = 0.0
    memory.off[:] = (0.03, -0.2, -0.02, 0.15)
    assert clip_reflexes.foresee(parameters, memory, 0.1) == pytest.approx(tuple(memory.off))


def test_a_foot_that_lands_now_leaves_nothing_to_foresee(parameters):
    memory = record(clip.MEMORY)
    parameters.foresight = 1.0
    memory.off[:] = (0.03, -0.2, -0.02, 0.15)
    assert clip_reflexes.foresee(parameters, memory, 1.0) == pytest.approx(tuple(memory.off))


@pytest.mark.parametrize(("speed", "ahead", "free"), [(1.2, -0.3, False), (1.2, 0.3, True), (-0.8, -0.3, True)])
def test_a_leg_may_cross_the_other_only_once_its_foot_has_passed(parameters, speed, ahead, free):
    """Before, it would be caught behind the leg that stands."""
    p, body = parameters, SimpleNamespace(position=np.zeros((3, 3)), foot_link=np.array([1, 2]))
    p.speed = speed
    heading = 0.7
    c, s = np.cos(heading), np.sin(heading)
    body.position[2] = (c * ahead, s * ahead, 0.0)
    found = clip_reflexes.inwards.py_func(p, body, body.position[1], 1, c, s)
    assert found == pytest.approx(p.most if free else clip_reflexes.LEG_CLEARANCE)


def test_a_gait_that_goes_sideways_may_cross_its_legs(parameters):
    p, body = parameters, SimpleNamespace(position=np.zeros((3, 3)), foot_link=np.array([1, 2]))
    p.speed = 0.05
    assert clip_reflexes.inwards.py_func(p, body, body.position[1], 1, 1.0, 0.0) == p.most
