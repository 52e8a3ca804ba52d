"""Balance indices: the formulas by hand, and what must hold of them in a simulation."""

from __future__ import annotations

from dataclasses import replace

import mujoco
import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols.balance import of_rollout
from footfall.physics import balance, scene
from footfall.physics.balance_points import (
    Links,
    Pushes,
    centre_of_pressure,
    foot_rotation_indicator,
    zero_moment_point,
    zero_moment_point_by_com,
)
from footfall.physics.polygon import hull, margin, margin_along
from footfall.physics.push import Push
from footfall.physics.world import World

G = 10.0
GROUND = np.zeros(1)


def links(*parts: tuple) -> Links:
    """One instant of some links: mass, position, acceleration, rate of spin momentum."""
    mass, p, a, h = (np.array(values, float) for values in zip(*parts, strict=True))
    zero = np.zeros_like(p)[None]
    return Links(mass, p[None], zero, a[None], zero, h[None])


def push(force: tuple, point: tuple) -> Pushes:
    return Pushes(np.array([[force]], float), np.array([[point]], float))


def millimetres(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return 1e3 * np.linalg.norm(one - other, axis=1)


# --- by hand -----------------------------------------------------------------------------------


def test_the_centre_of_pressure_is_the_mean_of_the_points_weighted_with_their_load():
    point = np.array([[0.0, 0.1, 0.0], [0.4, -0.1, 0.0]])
    force = np.array([[5.0, 0.0, 30.0], [0.0, -7.0, 10.0]])  # friction does not count
    np.testing.assert_allclose(centre_of_pressure(point, force), [0.1, 0.05])


def test_the_zero_moment_point_of_one_mass_is_where_its_felt_weight_points():
    one = links((2.0, (0.3, 0.1, 1.0), (1.0, 0.5, 0.0), (0, 0, 0)))
    np.testing.assert_allclose(zero_moment_point(one, GROUND, G), [[0.3 - 1.0 / 10, 0.1 - 0.5 / 10]])
    np.testing.assert_allclose(zero_moment_point(one, np.array([0.2]), G), [[0.3 - 0.8 / 10, 0.1 - 0.4 / 10]])


def test_spinning_up_moves_the_zero_moment_point():
    one = links((2.0, (0.3, 0.1, 1.0), (1.0, 0.5, 0.0), (2.0, 4.0, 9.0)))  # 20 N of weight
    np.testing.assert_allclose(zero_moment_point(one, GROUND, G), [[0.2 - 4.0 / 20, 0.05 + 2.0 / 20]])


def test_a_known_push_moves_the_zero_moment_point():
    one = links((2.0, (0.3, 0.1, 1.0), (1.0, 0.5, 0.0), (0, 0, 0)))
    level = push((3.0, -1.0, 0.0), (7.0, 7.0, 2.0))
    np.testing.assert_allclose(zero_moment_point(one, GROUND, G, level), [[0.2 + 6.0 / 20, 0.05 - 2.0 / 20]])
    down = push((0.0, 0.0, -10.0), (0.5, 0.2, 1.7))  # adds to the weight
    np.testing.assert_allclose(zero_moment_point(one, GROUND, G, down), [[(4.0 + 5.0) / 30, (1.0 + 2.0) / 30]])


def test_the_form_with_the_centre_of_mass_says_the_same():
    random = np.random.default_rng(3)
    some = Links(random.uniform(1, 9, 6), *random.normal(0.0, 1.0, (5, 40, 6, 3)))
    shoves = Pushes(*random.normal(0.0, 5.0, (2, 40, 2, 3)))
    level = random.normal(0.0, 0.1, 40)
    one, other = (f(some, level, G, shoves) for f in (zero_moment_point, zero_moment_point_by_com))
    np.testing.assert_allclose(one, other, atol=1e-9)


def test_the_foot_rotation_indicator_takes_the_foot_for_still():
    foot, body = (
        (1.0, (0.0, 0.02, 0.05), (0.0, 0.0, 5.0), (0.0, -3.0, 0.0)),
        (9.0, (0.1, 0.0, 1.0), (0, 0, 0), (0, 0, 0)),
    )
    both, still = links(foot, body), np.array([[True, False]])
    np.testing.assert_allclose(foot_rotation_indicator(both, still, GROUND, G), [[9.0 / 100, 0.2 / 100]])
    np.testing.assert_allclose(zero_moment_point(both, GROUND, G), [[(9.0 + 3.0) / 105, 0.3 / 105]])
    assert np.isnan(foot_rotation_indicator(both, ~still & False, GROUND, G)).all()


def test_nothing_lies_on_the_ground_in_free_fall():
    assert np.isnan(zero_moment_point(links((2.0, (0, 0, 1), (0, 0, -G), (0, 0, 0))), GROUND, G)).all()


def test_the_margin_is_the_distance_to_the_edge_and_negative_outside():
    square = hull(np.array([[0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 0]], float))
    assert len(square) == 4
    assert margin(square, np.array([0.5, 1.0])) == pytest.approx(0.5)
    assert margin(square, np.array([3.0, 3.0])) == pytest.approx(-np.sqrt(2.0))
    assert margin(square, np.array([1.0, -0.25])) == pytest.approx(-0.25)
    line = hull(np.array([[0, 0], [1, 0], [2, 0]], float))
    assert margin(line, np.array([1.0, 0.3])) == pytest.approx(-0.3)
    assert margin(line, np.array([1.0, 0.0])) == 0.0
    assert np.isnan(margin(hull(np.zeros((0, 2))), np.zeros(2)))
    assert margin_along(np.array([0.0, 1.0]), 0.2) == pytest.approx(0.2)
    assert margin_along(np.array([0.0, 1.0]), 1.2) == pytest.approx(-0.2)


# --- in a simulation ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "settings"), [("human-walk", {"leg_collision": False}), ("planar-walk", {})])
def test_pressure_and_accelerations_agree_within_2_mm_in_steady_walking(play, name, settings):
    rollout = play(name, 6.0, dt=1e-3, **settings)
    found = of_rollout(rollout)
    steady = (found.time > 3.0) & np.isfinite(found.cop[:, 0])
    assert steady.sum() > 500
    apart = millimetres(found.cop, found.zmp)[steady]
    assert apart.max() < 2.0
    assert np.sqrt((apart**2).mean()) < 0.1
    assert found.cop_margin[steady].min() > -1e-6  # the ground only pushes, so the pressure stays on the feet


def test_the_forces_are_those_of_the_simulation(play):
    rollout = play("planar-walk", 2.0, dt=1e-3, record_every=1e-3)
    found = of_rollout(rollout)
    lifts = [i for i, name in enumerate(rollout.columns) if name.endswith("_fz")]
    felt = rollout.series[1:, lifts].sum(axis=1)  # the sensors are one step old
    np.testing.assert_allclose(found.ground_force[:-1, 2], felt, atol=1e-6)


def test_momentum_is_mass_times_velocity_and_changes_as_the_forces_say(play):
    rollout = play("human-walk", 1.5, dt=1e-3, record_every=1e-3, leg_collision=False)
    found = of_rollout(rollout)
    recorded = np.stack([rollout[f"com_v{axis}"] for axis in "xyz"], axis=1)
    np.testing.assert_allclose(found.momentum, rollout.trial.character.mass * recorded, atol=1e-6)
    np.testing.assert_allclose(found.com, np.stack([rollout[f"com_{axis}"] for axis in "xyz"], axis=1), atol=1e-9)
    gained = np.cumsum(found.ground_force - (0, 0, 9.81 * found.mass), axis=0)[:-1] * 1e-3
    # the integrator moves the links after it changed their rates: first order in the time step, 3 mm/s here
    np.testing.assert_allclose(gained, found.momentum[1:] - found.momentum[0], atol=0.003 * found.mass)


def test_angular_momentum_is_what_the_physics_engine_says(play):
    rollout = play("human-walk", 1.0, dt=1e-3, record_every=0.1, leg_collision=False)
    found = of_rollout(rollout)
    world = World(rollout.trial.character, rollout.trial.ground, 1e-3)
    first = rollout.columns.index("x")
    for row, values in enumerate(rollout.series):
        world.data.qpos[:], world.data.qvel[:] = np.split(values[first : first + world.model.nq + world.model.nv], [35])
        mujoco.mj_forward(world.model, world.data)
        mujoco.mj_subtreeVel(world.model, world.data)
        np.testing.assert_allclose(found.angular_momentum[row], world.data.subtree_angmom[1], atol=1e-9)


@pytest.mark.parametrize(
    ("name", "force", "settings"),
    [("planar-walk", (80.0, 0.0, 0.0), {}), ("human-walk", (20.0, 40.0, -30.0), {"leg_collision": False})],
)
def test_only_the_form_with_the_push_agrees_with_the_pressure_during_a_push(play, name, force, settings):
    rollout = play(name, 3.0, dt=1e-3, pushes=(Push(force, 2.5, 0.3),), **settings)
    found = of_rollout(rollout)
    pushed = np.linalg.norm(found.push_force, axis=1) > 0.0
    assert found.time[pushed][0] == pytest.approx(2.5)
    assert pushed.sum() == 60
    assert np.nanmax(millimetres(found.cop, found.zmp)[pushed]) < 2.0
    assert np.nanmin(millimetres(found.cop, found.zmp_without_push)[pushed]) > 20.0
    np.testing.assert_array_equal(found.zmp[~pushed], found.zmp_without_push[~pushed])


def standing_skills() -> list[str]:
    return [name for name in ("planar-stand", "human-simbicon-stand") if name in skills.names()]


@pytest.mark.parametrize("name", standing_skills())
def test_quiet_standing_puts_the_points_together(play, name):
    found = of_rollout(play(name, 8.0, dt=1e-3))
    quiet = found.time > 6.0
    for point in (found.cop, found.zmp, found.fri):
        assert millimetres(found.com[:, :2], point)[quiet].max() < 3.0
    assert found.com_margin[quiet].min() > 0.02


def test_the_foot_rotation_indicator_leaves_the_foot_when_the_heel_lifts(play):
    rollout = play("planar-stand", 3.4, dt=1e-3, pushes=(Push((200.0, 0.0, 0.0), 3.0, 0.3),), record_every=1e-3)
    found = of_rollout(rollout)
    heel = np.stack([points[:, 0, 2] for points in found.foot_points]).min(axis=0)
    quiet, tipping = (found.time > 2.0) & (found.time < 3.0), (heel > 1e-3) & (found.time < 3.35)
    assert tipping.sum() > 100
    assert found.fri_margin[quiet].min() > 0.05
    assert found.fri_margin[tipping].max() < -1e-3
    assert found.cop_margin[tipping].min() > -1e-9  # while the pressure cannot leave it
    toe = np.stack([points[:, 1, 0] for points in found.foot_points]).max(axis=0)
    assert (found.fri[tipping, 0] > toe[tipping]).all()  # on the side over which it turns


def test_on_a_slope_the_points_agree_but_for_the_two_heights_of_the_feet(play):
    rollout = play("planar-walk", 6.0, dt=1e-3, scene=scene.slope(4.0, 2.0))
    found = of_rollout(rollout)
    steady = (found.time > 4.0) & np.isfinite(found.cop[:, 0])
    assert found.level[-1] > 0.05
    assert millimetres(found.cop, found.zmp)[steady].max() < 6.0


def test_a_trial_without_records_is_refused(play):
    with pytest.raises(BadInput, match="nothing was recorded"):
        of_rollout(play("planar-stand", 0.1, dt=1e-3, record_every=0.0))


# --- from movement alone -----------------------------------------------------------------------


def standing_still(name: str, frames: int) -> tuple:
    character = skills.load(name).character
    world = World(character, scene.flat(), 1e-3)
    world.place(skills.load(name).start)
    return character, np.tile(world.data.qpos, (frames, 1))


@pytest.mark.parametrize("name", ["planar-stand", "human-walk"])
def test_a_body_that_does_not_move_has_its_points_under_its_centre_of_mass(name):
    character, qpos = standing_still(name, 9)
    found = balance.of_motion(character, qpos, 100.0, cutoff=None)
    for point in (found.zmp, found.fri):
        np.testing.assert_allclose(point, found.com[:, :2], atol=1e-9)
    np.testing.assert_allclose(found.ground_force, [[0.0, 0.0, 9.81 * character.mass]] * 9, atol=1e-6)
    assert np.isnan(found.cop).all()


def test_a_body_slid_to_and_fro_has_the_zero_moment_point_of_the_formula():
    character, qpos = standing_still("human-walk", 400)
    time, swing, pulse = np.arange(400) / 200.0, 0.05, 2 * np.pi
    qpos[:, 1] += swing * np.sin(pulse * time)
    found = balance.of_motion(character, qpos, 200.0)
    expected = found.com[:, 1] + found.com[:, 2] / 9.81 * swing * pulse**2 * np.sin(pulse * time)
    inner = slice(40, -40)
    assert np.abs(found.zmp[inner, 1] - expected[inner]).max() < 0.02 * np.ptp(expected)
    np.testing.assert_allclose(found.angular_momentum, 0.0, atol=1e-6)


def test_a_leaning_body_that_spins_steadily_needs_the_moment_that_turns_its_momentum():
    character, qpos = standing_still("human-walk", 60)
    qpos[:, 7 + character.joint_index("waist_roll")] += 0.6
    centre = balance.of_motion(character, qpos, 1000.0).com[0]
    spin = 6.0 * np.arange(60) / 1000.0  # about the vertical through the centre of mass [rad]
    x, y = (qpos[0, :2] - centre[:2])[:, None]
    qpos[:, 0] = centre[0] + np.cos(spin) * x - np.sin(spin) * y
    qpos[:, 1] = centre[1] + np.sin(spin) * x + np.cos(spin) * y
    for row, angle in zip(qpos, spin, strict=True):
        mujoco.mju_mulQuat(row[3:7], np.array([np.cos(angle / 2), 0, 0, np.sin(angle / 2)]), row[3:7].copy())
    found = balance.of_motion(character, qpos, 1000.0, cutoff=None)
    rate = np.gradient(found.angular_momentum, 1e-3, axis=0)
    weight = 9.81 * found.mass
    expected = found.com[:, :2] + np.stack([-rate[:, 1], rate[:, 0]], axis=1) / weight  # A.8 with a = 0
    assert millimetres(expected, found.com[:, :2])[5:-5].min() > 10.0
    assert millimetres(expected, found.zmp)[5:-5].max() < 0.05


def test_a_motion_gives_the_same_indices_as_the_simulation_it_came_from_between_impacts(play):
    rollout = play("human-walk", 5.0, dt=1e-3, leg_collision=False)
    told, seen = of_rollout(rollout), balance.of_motion(rollout.trial.character, rollout.qpos(), 200.0)
    steady = told.time > 2.0
    apart = millimetres(told.cop, seen.zmp)[steady]
    assert np.nanmedian(apart) < 2.0
    np.testing.assert_allclose(told.com, seen.com, atol=1e-9)
    assert np.median(np.abs(told.momentum - seen.momentum)[steady]) < 0.5


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"qpos": np.zeros((5, 3))}, "5, 3"),
        ({"qpos": np.zeros((2, 9))}, "at least 3 frames"),
        ({"qpos": np.full((5, 9), np.nan)}, "frame 0"),
        ({"rate": 0.0}, "frames a second"),
        ({"cutoff": 80.0}, "half the frame rate"),
    ],
)
def test_a_motion_that_cannot_be_used_is_refused(change, says):
    character, qpos = standing_still("planar-stand", 5)
    with pytest.raises(BadInput, match=says):
        balance.of_motion(character, **{"qpos": qpos, "rate": 100.0, **change})


def test_another_body_has_other_masses(play):
    character, qpos = standing_still("planar-stand", 5)
    heavy = replace(character, links=tuple(replace(link, mass=2 * link.mass) for link in character.links))
    one, two = (balance.of_motion(body, qpos, 100.0) for body in (character, heavy))
    np.testing.assert_allclose(two.ground_force, 2 * one.ground_force)
    np.testing.assert_allclose(two.zmp, one.zmp, atol=1e-9)
