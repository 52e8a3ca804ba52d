"""A body as a discrete-time system: its steps are those of the simulation, its Jacobians those of its steps."""

import mujoco
import numpy as np
import pytest

from footfall import characters
from footfall.physics.plant import Plant
from footfall.physics.scene import Scene


@pytest.fixture(scope="module")
def plant():
    return Plant(characters.load("human-toes"), Scene(), 2e-3, ("pelvis", "left_foot"))


def standing(plant):
    state = np.zeros(plant.nq + plant.nv)
    state[2], state[3] = 0.93, 1.0
    return state


def simulated(plant, steps=20, feedback=None, bend=0.0):
    first = standing(plant)
    first[7 : plant.nq] = bend
    gains = np.zeros((steps, plant.nu, 2 * plant.nv)) if feedback is None else feedback
    about = np.broadcast_to(first, (steps, len(first)))
    return plant.simulate(first, np.zeros(plant.nv), np.zeros((steps, plant.nu)), about, gains)


def test_differences_of_orientations_are_rotation_vectors_of_the_root(plant):
    base, turned = standing(plant), standing(plant)
    mujoco.mju_axisAngle2Quat(turned[3:7], np.array([0.0, 0.0, 1.0]), 0.3)
    change = plant.difference(base, turned)
    np.testing.assert_allclose(change[:6], [0, 0, 0, 0, 0, 0.3], atol=1e-12)


def test_rates_of_a_turning_body(plant):
    poses = np.stack([standing(plant)[: plant.nq]] * 5)
    for k, pose in enumerate(poses):
        mujoco.mju_axisAngle2Quat(pose[3:7], np.array([0.0, 0.0, 1.0]), 0.01 * k)
    states = plant.with_rates(poses)
    np.testing.assert_allclose(states[:, plant.nq + 5], 0.01 / plant.dt, rtol=1e-6)


def test_torques_keep_within_the_limits(plant):
    gains = np.zeros((20, plant.nu, 2 * plant.nv))
    gains[:, :, 2] = 1e9  # of the root's height, which sinks
    path = simulated(plant, feedback=gains)
    assert np.all(np.abs(path.torques) <= plant.limit)
    assert np.abs(path.torques).max() == plant.limit.max()


def test_jacobians_predict_a_step_from_a_state_nearby(plant):
    path = simulated(plant)
    found = plant.jacobians(path, np.array([10]))
    first = path.states[10].copy()
    first[plant.nq + 8] += 1e-4
    n = plant.nu
    moved = plant.simulate(first, path.solver[10], path.torques[10:11], first[None], np.zeros((1, n, 2 * plant.nv)))
    change = plant.difference(path.states[11], moved.states[1])
    np.testing.assert_allclose(change, 1e-4 * found.state[0][:, plant.nv + 8], atol=2e-7)


def test_jacobians_by_inverse_dynamics_are_those_of_whole_steps(plant):
    path, steps = simulated(plant, bend=-0.05), np.array([0, 5, 15])  # away from the limits of the knees
    quick, data = plant.jacobians(path, steps), plant.data
    state, control = np.empty_like(quick.state), np.empty_like(quick.control)
    for i, k in enumerate(steps):
        data.qpos[:], data.qvel[:] = path.states[k, : plant.nq], path.states[k, plant.nq :]
        data.qacc_warmstart[:], data.ctrl[:] = path.solver[k], path.torques[k]
        mujoco.mjd_transitionFD(plant.model, data, 1e-6, 0, state[i], control[i], None, None)
    np.testing.assert_allclose(quick.control, control, atol=1e-4)
    np.testing.assert_allclose(quick.state, state, atol=2e-3 * np.abs(state).max())


def test_heights_of_the_soles_over_the_pose_and_their_velocities(plant):
    path = simulated(plant, 40)
    _, slope = plant.places_over_pose(path.states)
    np.testing.assert_allclose(
        path.soles[..., 1], np.einsum("ncv,nv->nc", slope, path.states[:, plant.nq :]), atol=1e-9
    )
    fell = path.soles[20:, :, 0] - path.soles[19:-1, :, 0]
    np.testing.assert_allclose(fell, plant.dt * path.soles[20:, :, 1], atol=1e-5)


def test_a_path_that_is_repeated_from_its_middle_is_the_same(plant):
    path = simulated(plant)
    rest = plant.simulate(
        path.states[8], path.solver[8], path.torques[8:], path.states[8:-1], np.zeros((12, plant.nu, 2 * plant.nv))
    )
    np.testing.assert_array_equal(rest.states, path.states[8:])
