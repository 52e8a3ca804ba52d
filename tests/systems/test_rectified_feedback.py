"""The law with feedback does what the search simulates; its files are checked."""

from dataclasses import replace

import numpy as np
import pytest

from footfall import characters
from footfall.errors import BadFile
from footfall.physics.plant import Plant
from footfall.physics.scene import Scene
from footfall.physics.start import Start
from footfall.physics.world import World
from footfall.rectify import skill_file
from footfall.systems.rectified import SYSTEM
from footfall.trials import Trial, run

DT, STEPS, HOLD = 2e-3, 101, 5
START = Start(velocity=(0.2, 0.0), sideways=0.1, roll=0.05, pitch=0.04, yaw_rate=0.5, angles={"left_knee": 0.2})


@pytest.fixture(scope="module")
def body():
    return characters.load("human-toes")


@pytest.fixture(scope="module")
def first(body):
    world = World(body, Scene(), DT)
    world.place(START)
    return np.concatenate((world.data.qpos, world.data.qvel))


@pytest.fixture(scope="module")
def arrays(body, first):
    random, n = np.random.default_rng(1), len(body.joints)
    state = np.repeat(first[None], STEPS, axis=0)
    state[:, 3:7] = [1.0, 0.0, 0.0, 0.0]
    gain = np.zeros((-(-STEPS // HOLD), n, 12 + 2 * n))
    for j in range(n):
        gain[:, j, 6 + j], gain[:, j, 12 + n + j] = -100.0, -3.0
    gain[:, :, :6] = random.normal(0.0, 40.0, (n, 6))
    torque = random.normal(0.0, 5.0, (STEPS, n))
    return {key: value.astype(np.float32) for key, value in (("state", state), ("torque", torque), ("gain", gain))}


def skill(body, arrays):
    shape = (STEPS, len(body.joints))
    text = skill_file.document("test", body, START, shape, 1.0 / DT, DT, "a test", control="feedback")
    return skill_file.in_memory(text, body, arrays)


def test_the_law_does_what_the_search_simulates(body, first, arrays):
    plant = Plant(body, Scene(), DT)
    gains = np.repeat(arrays["gain"], HOLD, axis=0)[:STEPS].astype(float)
    path = plant.simulate(
        first, np.zeros(plant.nv), arrays["torque"].astype(float), arrays["state"].astype(float), gains
    )
    rollout = run(Trial(skill(body, arrays), (STEPS - 1) * DT, DT, Scene(), record_every=DT))
    shown = rollout.qpos()
    np.testing.assert_allclose(shown, path.states[: len(shown), : plant.nq], atol=1e-6)
    assert np.abs(np.diff(shown[:, 2])).max() > 1e-4  # it moves


def test_half_the_time_step_gives_nearly_the_same(body, arrays):
    ends = [run(Trial(skill(body, arrays), 0.1, dt, Scene(), record_every=DT)).qpos()[-1] for dt in (DT, 0.5 * DT)]
    np.testing.assert_allclose(*ends, atol=0.02)


def test_it_lasts_as_long_as_its_states(body, arrays):
    assert SYSTEM.lasts(skill(body, arrays)) == pytest.approx((STEPS - 1) * DT)


def test_show_names_states_and_gains(body, arrays):
    words = SYSTEM.describe(skill(body, arrays)).words
    assert "101 states at 500 a second" in words[0]
    assert "21 gain matrices" in words[1]


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("gain", np.zeros((3, 4)), "'gain' is missing or wrong"),
        ("torque", np.zeros((5, 30)), "do not fit"),
        ("state", np.full((101, 73), np.nan), "numbers beyond"),
        ("state", np.zeros((101, 73), int), "'state' is missing or wrong"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(body, arrays, key, value, said):
    broken = replace(skill(body, arrays), held={**arrays, key: value})
    with pytest.raises(BadFile, match=said):
        SYSTEM.controller(broken)


def test_another_kind_of_control_is_refused(body, arrays):
    one = skill(body, arrays)
    broken = replace(one, body={**one.body, "control": "magic"})
    with pytest.raises(BadFile, match="expected servos or feedback"):
        SYSTEM.controller(broken)
