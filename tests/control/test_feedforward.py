"""Feedback-error learning by itself: bins, eq. 7.2, expected durations, gains, and files that are refused."""

from __future__ import annotations

import math

import numpy as np
import pytest

from footfall import systems
from footfall.control import feedforward as ff
from footfall.control import learned
from footfall.control import skill as skills
from footfall.control.law import record
from footfall.errors import BadFile, BadInput
from footfall.physics.kernel import OPTIONS
from footfall.physics.machine_code import njit

DT = 1e-3
MAX_CHANNELS = 3  # in every record, so that the functions are compiled for one type only

pytestmark = pytest.mark.xdist_group("feedforward")  # whose functions one worker compiles


def records(bins=(10,), rate=0.1, limit=100.0, channels=1, **settings):
    """Parameters and memory of a law that learns, and nothing else."""
    p = record(np.dtype([("own", "f8"), *ff.parameter_fields(MAX_CHANNELS)], align=True))
    m = record(np.dtype([("own", "f8"), *ff.memory_fields(MAX_CHANNELS, learning=True)], align=True))
    p.ff_channels, p.ff_rate, p.ff_gain, p.ff_limit[:], p.ff_kp[:] = channels, rate, 1.0, limit, 1.0
    learned._divide(p, np.array(bins))
    for name, value in settings.items():
        p[f"ff_{name}"] = value
    return p, m


def lap(p, m, seconds, feedback, state=0, begin=0.0):
    """One stay in a state: the feedback is a function of the time in it; the torques that were applied."""
    applied = []
    for k in range(round(seconds / DT)):
        ff.follow(p, m, state, begin, begin + k * DT)
        applied.append([ff.torque(p, m, c, feedback(k * DT)) for c in range(p.ff_channels)])
    return np.array(applied)


@pytest.mark.parametrize(("t", "place"), [(0.0, 0.0), (0.15, 5.0), (0.3, 10.0), (0.5, 10.0)])
def test_the_bin_is_the_fraction_of_the_expected_duration(t, place):
    assert ff.phase(t, 10, 0.3) == pytest.approx(place)


def test_a_state_of_no_duration_has_one_place():
    assert ff.phase(0.1, 10, 0.0) == 0.0


def test_the_table_moves_by_a_tenth_of_the_feedback():
    assert ff.updated(3.0, 2.0, 0.1, 100.0) == pytest.approx(0.9 * 3.0 + 0.1 * (3.0 + 2.0))


def test_what_is_learned_stays_within_its_limit():
    assert ff.updated(59.9, 50.0, 0.1, 60.0) == 60.0
    assert ff.updated(-59.9, -50.0, 0.1, 60.0) == -60.0


def test_the_expected_duration_is_a_running_mean():
    p, m = records(rate=0.0)
    begin = 0.0
    for i, seconds in enumerate([0.3, 0.5, 0.4]):
        lap(p, m, seconds, lambda t: 0.0, i % 2, begin)
        begin += seconds
    ff.follow(p, m, 1, begin, begin)
    assert m.ff_duration[0] == pytest.approx((0.3 + 0.4) / 2)
    assert m.ff_duration[1] == pytest.approx(0.5)


@pytest.mark.parametrize("bins", [1, 7, 30, 300, 3000])
def test_a_feedback_that_repeats_is_learned_with_no_bin_left_behind(bins):
    p, m = records(bins=(bins,), duration=np.full(ff.MAX_STATES, 0.3))
    for i in range(5):
        lap(p, m, 0.3, lambda t: 7.0, 0, 0.3 * i)
    ff.follow(p, m, 0, 1.5, 1.5)
    assert np.allclose(m.ff_table[: bins + 1, 0], 5 * 0.1 * 7.0)
    assert np.all(m.ff_table[bins + 1 :] == 0.0)


def test_what_is_applied_is_learned_torque_and_feedback():
    p, m = records(duration=np.full(ff.MAX_STATES, 0.3))
    lap(p, m, 0.3, lambda t: 10.0)
    assert np.allclose(lap(p, m, 0.3, lambda t: 10.0, 0, 0.3), 11.0)


@njit(**OPTIONS)
def wheel(p, m, fractions):
    """A wheel with a servo, against a torque that comes again every cycle of 0.3 s; how much feedback each took."""
    angle = rate = 0.0
    for i in range(len(fractions)):
        for k in range(300):
            ff.follow(p, m, 0, 0.3 * i, 0.3 * i + k * 1e-3)
            feedback = -300.0 * angle - 30.0 * rate  # kd² < kp J: the same instant is a wrong teacher of what is fast
            load = 40.0 * math.sin(2.0 * math.pi * k / 300.0) + 30.0 * (k < 20)
            rate += 1e-3 * (ff.torque(p, m, 0, feedback) - load) / 3.5
            angle += 1e-3 * rate
            fractions[i] += abs(feedback)


@pytest.mark.parametrize("bins", [60, 600])
def test_a_servo_needs_no_feedback_in_the_end_and_stays_so(bins):
    p, m = records(bins=(bins,), duration=np.full(ff.MAX_STATES, 0.3), ahead=0.015)
    fractions = np.zeros(1000)
    wheel(p, m, fractions)
    assert fractions[300] < 0.05 * fractions[0]
    assert fractions[-1] < 1.05 * fractions[300]


def test_a_strike_is_prepared_for_before_it_comes():
    p, m = records(bins=(30, 30), duration=np.full(ff.MAX_STATES, 0.15), ahead=0.015)
    for i in range(4):
        lap(p, m, 0.15, lambda t: 0.0, 0, 0.3 * i)
        lap(p, m, 0.15, lambda t: 10.0 * (t < 0.02), 1, 0.3 * i + 0.15)
    table = m.ff_table[:31, 0]
    assert table[30] > 0.5
    assert table[10] == pytest.approx(0.0, abs=0.01)


def test_a_channel_without_a_limit_is_left_alone():
    p, m = records(limit=0.0, gain=0.5)
    assert np.all(lap(p, m, 0.3, lambda t: 3.0) == 3.0)
    assert m.ff_feedback_sum[0] == 0.0


@pytest.fixture
def low():
    """A law that plays with low gains, past its ramp."""
    p, m = records(rate=0.0, settle=1.0, ramp=1.0, usual=2.0, above=3.0, delay=0.15, rise=0.05, hold=0.5, relax=1.0)
    p.ff_gain = 0.4
    return p, m


def gains(p, m, feedback, seconds):
    found = []
    for k in range(round(seconds / DT)):
        ff.follow(p, m, 0, 0.0, k * DT)
        ff.torque(p, m, 0, feedback(k * DT))
        found.append(m.ff_gain)
    return np.array(found)


def test_gains_are_lowered_on_the_limit_cycle_not_from_the_start(low):
    found = gains(*low, lambda t: 1.0, 3.0)
    assert np.all(found[:1000] == 1.0)
    assert found[1500] == pytest.approx(0.7, abs=0.01)
    assert np.allclose(found[2001:], 0.4)


def test_gains_rise_a_reaction_time_after_a_hit_and_relax_again(low):
    found = gains(*low, lambda t: 7.0 if 3.0 <= t < 3.1 else 1.0, 6.0)
    assert np.allclose(found[2001:3149], 0.4)  # 150 ms
    assert found[3210] == 1.0
    assert np.all(found[3210:3590] == 1.0)  # held until half a second after the last sign
    assert 0.6 < found[4100] < 0.8
    assert np.allclose(found[4650:], 0.4)


def test_usual_feedback_raises_nothing(low):
    assert np.allclose(gains(*low, lambda t: 5.9, 4.0)[2001:], 0.4)


# --- in skill files ------------------------------------------------------------------------------


@pytest.fixture
def torques():
    states = 4
    settings = {**learned.DEFAULTS, "gain_scale": 0.5}
    bins, duration = np.array([60, 11] * 2), np.array([0.3, 0.05] * 2)
    rows = int((bins + 1).sum())
    angle = 0.1 * np.sin(np.linspace(0.0, 6.0, rows))[:, None]
    assert len(bins) == states
    return learned.Learned(settings, ("torso_pitch",), bins, duration, angle, np.array([0.02]))


def test_what_was_learned_comes_back_from_the_file(walk, torques):
    again = learned.read(learned.with_learned(walk, torques), ["torso_pitch"], 4)
    assert again.settings == torques.settings
    for name in ("bins", "duration", "angle", "usual"):
        assert np.array_equal(getattr(again, name), getattr(torques, name))
    p = systems.controller(learned.with_learned(walk, torques)).parameters
    assert np.allclose(p.ff_table[: len(torques.angle), 0], 300.0 * torques.angle[:, 0])
    assert p.ff_limit[0] == pytest.approx(0.2 * 300.0)


def test_a_skill_can_forget(walk, torques):
    assert learned.without(learned.with_learned(walk, torques)).body.keys() == {*walk.body, "data"}
    assert learned.without(walk) is walk


@pytest.mark.parametrize(
    ("array", "value", "words"),
    [
        ("angle", None, "no array feedforward_angle"),
        ("angle", np.zeros((3, 1)), "expected numbers of shape (146, 1)"),
        ("angle", np.full((146, 1), np.nan), "out of range"),
        ("angle", np.full((146, 1), 0.3), "out of range"),
        ("angle", np.full((146, 1), "x"), "expected numbers"),
        ("bins", np.array([60, 11, 60]), "expected numbers of shape (4,)"),
        ("bins", np.array([60, 11, 60, 10**6]), "out of range"),
        ("bins", np.array([2000, 2000, 2000, 2000]), "knots"),
        ("bins", np.zeros(4), "knots"),
        ("duration", np.zeros(4), "lasts 0 s"),
        ("duration", np.array([0.3, -0.1, 0.3, 0.1]), "out of range"),
        ("usual", np.array([-1.0]), "out of range"),
    ],
)
def test_arrays_that_cannot_be_right_are_refused(walk, torques, array, value, words):
    skill = learned.with_learned(walk, torques)
    assert skill.held is not None
    skill.held[f"feedforward_{array}"] = value
    if value is None:
        del skill.held[f"feedforward_{array}"]
    with pytest.raises(BadFile) as refusal:
        systems.controller(skill)
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"gain_scale": 0.0}, "out of range"),
        ({"gains": 0.5}, "unknown key"),
        ({"channels": ["torso_pich"]}, "torso_pitch"),
        ({"channels": []}, "some of torso_pitch"),
        ({"channels": "torso_pitch"}, "some of torso_pitch"),
        ({"channels": ["torso_pitch", "torso_pitch"]}, "some of torso_pitch"),
        ({"raise": {"delay": -1}}, "out of range"),
        ({"raise": {"after": 1}}, "unknown key"),
    ],
)
def test_a_table_that_cannot_be_right_is_refused(walk, torques, change, words):
    skill = learned.with_learned(walk, torques)
    skill.body["feedforward"].update(change)
    with pytest.raises(BadFile) as refusal:
        systems.controller(skill)
    assert words in str(refusal.value)


def test_a_skill_that_stands_has_no_cycle_to_learn():
    stand = skills.load("planar-stand")
    with pytest.raises(BadFile, match="stand on each leg in turn"):
        systems.of(stand).learning(stand)


def test_bins_too_fine_for_the_tables_are_refused_with_the_finest_that_will_do():
    p, m = records()
    m.ff_duration[:4] = 3.0
    with pytest.raises(BadInput, match=r"24004 knots .* use bins of 3 ms or more"):
        learned.begin(p, m, {**learned.DEFAULTS, "bin": 0.0005})


def test_channels_are_told_apart():
    assert [learned.group(n) for n in ("torso_roll", "left_shoulder_pitch", "left_hip_roll", "waist_yaw")] == [
        *("torso", "upper", "legs", "upper")
    ]


# --- targets that give way (7.7.2) ---------------------------------------------------------------


def test_a_displaced_target_leaves_the_motion_as_it_is_and_the_feedback_without_work():
    """Both rules of the thesis side by side, δθ' = (1 - α) δθ + α (θ - θ_d) and eq. 7.2, against the one table."""
    p, m = records(duration=np.full(ff.MAX_STATES, 0.3), displace=1.0)
    tracking, displacement, forward = 10.0, 0.0, 0.0
    for i in range(12):
        applied = lap(p, m, 0.3, lambda t: tracking, 0, 0.3 * i)
        assert np.allclose(applied, tracking)  # v_ff + v_fb + s
        assert m.ff_forward[0] == pytest.approx(forward)
        assert m.ff_feedback[0] == pytest.approx(tracking + displacement)
        forward += 0.1 * (tracking + displacement)
        displacement = 0.9 * displacement - 0.1 * tracking
    assert 0.0 < m.ff_feedback[0] < 0.35 * tracking


def test_a_displaced_target_gives_way_no_further_than_what_is_learned():
    p, m = records(duration=np.full(ff.MAX_STATES, 0.3), displace=1.0, limit=2.0)
    for i in range(10):
        assert np.allclose(lap(p, m, 0.3, lambda t: 10.0, 0, 0.3 * i), 10.0)
    assert (m.ff_forward[0], m.ff_feedback[0]) == (2.0, 8.0)


def test_a_stiff_channel_keeps_more_of_its_gain():
    p, m = records(rate=0.0, channels=3, gain=0.5, stiff=np.array([0.0, 0.4, 1.0]))
    assert np.allclose(lap(p, m, 0.3, lambda t: 10.0)[-1], [5.0, 7.0, 10.0])


def test_torques_that_a_law_knows_itself_count_as_known_beforehand():
    p, m = records(rate=0.0)
    m.ff_known[0] = -3.0
    assert np.all(lap(p, m, 0.3, lambda t: 1.0) == 1.0)  # the law applies them, not this
    assert m.ff_forward_sum[0] == pytest.approx(3.0 * 0.299)
