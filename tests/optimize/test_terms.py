"""The nine terms of Wang 2009, each on a walk that has the fault and on one that has not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall.control import skill as skills
from footfall.optimize import terms
from footfall.optimize.terms import TERMS, Walk, threshold
from footfall.trials import Trial, run


@pytest.fixture(scope="module")
def rollout():
    return run(Trial(skills.load("human-norm-walk"), 4.0, 2e-3, record_every=0.005))


def changed(rollout, **columns):
    """The same rollout with other numbers in some columns."""
    series = rollout.series.copy()
    for name, values in columns.items():
        series[:, rollout.columns.index(name)] = values
    return replace(rollout, series=series)


def value(name, rollout, **asked):
    term, settings = TERMS[name]
    return term(Walk(rollout, **asked), settings)


def test_the_thresholded_square_is_nothing_within_its_threshold():
    assert threshold(0.02, 0.025) == 0.0
    assert threshold(-0.03, 0.025) == pytest.approx(0.0009)


def test_a_speed_that_was_asked_for_and_is_held_costs_nothing(rollout):
    speed = float(Walk(rollout).velocity[0])
    assert value("user", rollout, speed=speed + 0.02) == 0.0
    assert value("user", rollout, speed=speed + 0.2) == pytest.approx(0.04, rel=1e-6)
    assert value("user", rollout) == 0.0


def test_a_step_length_that_was_asked_for_counts_beside_it(rollout):
    length = Walk(rollout).length_of_steps
    assert 0.5 < length < 0.9
    assert value("user", rollout, step_length=length) == 0.0
    assert value("user", rollout, step_length=length - 0.1) == pytest.approx(0.01, rel=1e-6)


def test_going_sideways_costs_more_than_a_wrong_start(rollout):
    straight = value("vel", rollout)
    aside = value("vel", changed(rollout, com_y=0.5 * rollout.time))
    assert aside == pytest.approx(straight + 0.25, abs=0.01)
    quick = value("vel", changed(rollout, com_vx=rollout["com_vx"] + 1.0))
    assert straight < quick < straight + 0.05


def test_a_fall_in_the_middle_costs_what_is_left_of_the_trial(rollout):
    half = replace(rollout, series=rollout.series[: len(rollout.series) // 2])
    assert value("fail", rollout) == pytest.approx(0.0, abs=2e-3)
    assert value("fail", half) == pytest.approx(0.5, abs=0.01)
    low = changed(rollout, com_z=np.full(len(rollout.series), 0.69))
    assert value("fail", low) == 1.0


def test_steps_of_one_leg_that_last_longer_are_not_even(rollout):
    assert value("sym", rollout) == 0.0
    state = np.where(np.arange(len(rollout.series)) % 100 < 70, 0.0, 1.0)
    longer = 40 * float(rollout.time[1])  # the left leg's 70 records less the right one's 30
    assert value("sym", changed(rollout, state=state)) == pytest.approx(longer**2, rel=0.01)


def test_arms_that_do_not_swing_leave_more_angular_momentum(rollout):
    spinning = changed(rollout, angular_momentum_z=20.0 * np.sin(10.0 * rollout.time))
    assert value("ang", rollout) < value("ang", spinning)
    assert value("ang", changed(rollout, angular_momentum_z=np.zeros(len(rollout.series)))) == 0.0


def test_angular_momentum_is_over_the_height_above_the_slope_not_above_its_foot():
    walk = run(Trial(skills.load("human-natural-up-12"), 3.0, 2e-3, record_every=0.005))
    assert float(np.mean(walk["com_z"])) > 3.0
    assert float(np.mean(walk.height())) == pytest.approx(1.05, abs=0.1)
    turning = changed(walk, angular_momentum_z=60.0 * np.sin(5.0 * walk.time))
    unit = Walk(walk).mass * abs(Walk(walk).velocity[0]) * float(np.mean(walk.height()))
    assert value("ang", turning) == pytest.approx((60.0 * 5.0 / unit) ** 2 / 2.0, rel=0.1)


def test_a_head_that_looks_down_or_jerks_costs(rollout):
    calm = value("head", rollout)
    down = changed(rollout, neck_pitch=rollout["neck_pitch"] - 0.4)
    assert value("head", down) == pytest.approx(calm + TERMS["head"][1]["part_weight"], rel=0.35)
    jerky = changed(rollout, x=rollout["x"] + 0.05 * np.sin(20.0 * rollout.time))
    assert value("head", jerky) > calm + 0.2


def test_power_is_the_mean_sum_of_squared_torques_of_a_body_of_70_kg(rollout):
    joints = [joint.name for joint in rollout.trial.character.joints]
    by_hand = sum(np.mean(rollout[f"{name}_torque"] ** 2) for name in joints) * 70.0 / rollout.trial.character.mass
    assert value("power", rollout, speed=1.3) == pytest.approx(by_hand)
    assert value("power", rollout) == pytest.approx(by_hand / Walk(rollout).velocity[0])


def test_a_knee_that_bears_everything_is_far_from_people(rollout):
    idle = {f"{side}_{joint}_torque": 0.0 for side in ("left", "right") for joint in ("hip_pitch", "ankle_pitch")}
    knees = changed(rollout, **idle, left_knee_torque=100.0, right_knee_torque=100.0)
    assert value("ratio", knees) > value("ratio", rollout)
    assert Walk(rollout).ratio.sum() == pytest.approx(1.0)


def test_push_off_in_the_air_and_stubbed_toes_are_counted(rollout):
    contacts = [contact.name for contact in rollout.trial.character.contacts]
    air = changed(rollout, **{f"{name}_touch": 0.0 for name in contacts})
    pushing = sum(float(np.mean(Walk(rollout).pushing(foot))) for foot in range(2))
    assert value("land", air) == pytest.approx(pushing, abs=0.01)
    assert value("land", rollout) < pushing


def test_human_steps_cost_nothing_and_very_short_ones_do(rollout):
    assert value("stride", rollout) == 0.0
    many = changed(rollout, com_x=rollout["com_x"][0] + 0.3 * (rollout["com_x"] - rollout["com_x"][0]))
    assert value("stride", many) > 0.3  # as many steps, a third as long


def test_a_target_step_length_replaces_the_stride_term(rollout):
    many = changed(rollout, com_x=rollout["com_x"][0] + 0.3 * (rollout["com_x"] - rollout["com_x"][0]))
    assert value("stride", many, step_length=0.2) == 0.0


def test_arms_that_swing_too_far_cost_and_others_do_not(rollout):
    swing = np.sin(2.0 * np.pi * rollout.time)
    for half, cost in ((0.0, 0.0), (0.35, 0.0), (0.7, 1.0), (1.05, 4.0)):  # [rad]: as a fraction beyond 0.7, squared
        arms = changed(rollout, left_shoulder_pitch=half * swing, right_shoulder_pitch=-half * swing)
        settings = {**TERMS["arms"][1], "settled": 0.0}
        assert terms.arms(Walk(arms), settings) == pytest.approx(cost, rel=0.1)


def test_published_means_are_nearer_than_a_stiff_knee(rollout):
    stiff = changed(rollout, left_knee=0.0, right_knee=0.0)
    settings = {**TERMS["norms"][1], "settled": 1.0}
    near, far = (terms.norms(Walk(r), settings) for r in (rollout, stiff))
    assert near < 1.0 < far


def test_every_term_is_a_finite_number_for_a_body_that_falls_at_once():
    short = run(Trial(skills.load("human-norm-walk"), 0.004, 2e-3, record_every=0.002))
    for name in TERMS:
        assert np.isfinite(value(name, short)), name


def test_stubbed_toes_are_found_as_row_by_row(rollout):
    random = np.random.default_rng(3)
    walk = Walk(changed(rollout, **{name: random.random(len(rollout.series)) < 0.5 for name in touching(rollout)}))
    for foot in range(2):
        order = [f"{c.name}_touch" for c in ordered(rollout, foot)]
        heel, down = (np.any([walk.rollout[name] > 0 for name in part], axis=0) for part in (order[:2], order))
        found, lifted = [], False
        for swing, heel_down, toes_down in zip(walk.stances[walk.state] != foot, heel, down, strict=True):
            lifted = swing and (lifted or not toes_down)
            found.append(lifted and toes_down and not heel_down)
        np.testing.assert_array_equal(terms.stubbed(walk, foot), found)


def touching(rollout):
    return [name for name in rollout.columns if name.endswith("_touch")]


def ordered(rollout, foot):
    own = rollout.trial.character.feet[foot].name
    contacts = [c for c in rollout.trial.character.contacts if c.foot == foot]
    return sorted(contacts, key=lambda c: (c.link.name != own, c.point[0]))


def test_the_stance_of_a_walk_that_is_known_is_that_of_its_skill(rollout):
    walk = Walk(rollout)
    assert np.array_equal(Walk(rollout, stance=tuple(walk.stances)).stances, walk.stances)


def test_frames_are_those_of_rotations_multiplied_one_by_one(rollout):
    from scipy.spatial.transform import Rotation

    place, orientation = rollout.frames("head")
    character = rollout.trial.character
    parents = {link.name: link for link in character.links}
    chain = [parents["head"]]
    while chain[0].parent:
        chain.insert(0, parents[chain[0].parent])
    for row in (0, 100, len(rollout.series) - 1):
        at = [rollout[name][row] for name in "xyz"]
        turned = Rotation.from_quat([rollout[name][row] for name in ("qx", "qy", "qz", "qw")])
        for link in chain[1:]:
            at = at + turned.apply(link.offset)
            for joint in (joint for joint in character.joints if joint.link == link.name):
                turned = turned * Rotation.from_rotvec(rollout[joint.name][row] * np.asarray(joint.axis))
        np.testing.assert_allclose(place[row], at, atol=1e-12)
        np.testing.assert_allclose(orientation[row], turned.as_matrix(), atol=1e-12)
