"""Pushes: what the words mean, where they act, and words that must be refused."""

from __future__ import annotations

import math
from datetime import timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from footfall import characters
from footfall.errors import BadInput, FootfallError, UnknownName
from footfall.physics.push import MAX_FORCE, MAX_TIME, Push, parse, records
from footfall.trials import Trial

WORDS = (
    "300",
    "-200",
    "@",
    "5",
    ",",
    "for",
    "on",
    "=",
    "/",
    "0.2",
    "left_thigh",
    "nan",
    "inf",
    "1e308",
    "-1",
    "0",
    " ",
)
TEXTS = st.text(max_size=40) | st.lists(st.sampled_from(WORDS), max_size=12).map("".join)


def test_one_number_is_a_force_forward_for_a_tenth_of_a_second():
    assert parse("300@5") == Push((300.0, 0.0, 0.0), 5.0, 0.1)


def test_three_numbers_are_a_force_in_any_direction():
    assert parse("10/0/-50@3") == Push((10.0, 0.0, -50.0), 3.0)


def test_duration_and_part_can_be_given_in_any_order():
    push = Push((-200.0, 0.0, 0.0), 5.0, 0.2, "left_thigh")
    assert parse("-200@5,for=0.2,on=left_thigh") == push
    assert parse(" -200@5 , on=left_thigh , for=0.2 ") == push


def test_a_push_acts_at_the_top_of_the_trunk_unless_told_otherwise():
    body = characters.load("planar7")
    assert parse("300@5").where(body) == ("trunk", (0.0, 0.0, 0.48))
    assert parse("300@5,on=left_foot").where(body) == ("left_foot", body.link("left_foot").centre)
    assert Push((1.0, 0.0, 0.0), 1.0, point=(0.0, 0.0, 0.1)).where(body) == ("trunk", (0.0, 0.0, 0.1))


def test_a_push_on_a_missing_part_is_refused_with_the_parts_available(walk):
    with pytest.raises(UnknownName, match="did you mean left_foot"):
        parse("300@5,on=left_foo").where(walk.character)
    with pytest.raises(UnknownName, match="available: left_foot, left_shank, left_thigh, right_foot"):
        Trial(walk, pushes=(parse("300@5,on=wing"),))


def test_a_push_lasts_whole_steps_and_at_least_one():
    body = characters.load("planar7")
    ids = {link.name: i for i, link in enumerate(body.links, 1)}
    pushes = (
        Push((1.0, 2.0, 3.0), 1.0, 0.1),
        Push((1.0, 0.0, 0.0), 2.0, 1e-9),
        Push((1.0, 0.0, 0.0), MAX_TIME, MAX_TIME),
    )
    table = records(pushes, body, ids, 1e-3)
    assert [(row["first"], row["last"]) for row in table][:2] == [(1000, 1100), (2000, 2001)]
    assert table["force"][0].tolist() == [1.0, 2.0, 3.0]
    assert records(pushes, body, ids, 1e-5)["last"][2] == round(2 * MAX_TIME / 1e-5)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "FORCE@TIME"),
        ("300", "FORCE@TIME"),
        ("@", "force: expected a number"),
        ("@5", "force: expected a number"),
        ("300@", "time: expected a number"),
        ("hard@5", "force: expected a number, got 'hard'"),
        ("300@soon", "time: expected a number, got 'soon'"),
        ("300@5@6", "time: expected a number"),
        ("1/2@5", "one number .* or three"),
        ("300@5,for=", "for: expected a number"),
        ("300@5,for=0", "duration 0 s"),
        ("300@5,for=-0.1", "duration -0.1 s"),
        ("300@5,for=nan", "finite"),
        ("300@5,for=1e308", "duration"),
        ("300@5,for=1,for=2", "given twice"),
        ("300@-1", "start -1 s"),
        ("300@nan", "finite"),
        ("300@inf", "finite"),
        ("300@1e308", "start"),
        ("nan@5", "finite"),
        ("1e308@5", "force"),
        ("0/0/-1e6@5", "force"),
        ("300@5,fro=1", "expected for=SECONDS or on=PART"),
        ("300@5,", "unknown option ''"),
    ],
)
def test_a_push_that_cannot_be_is_refused_in_one_line(text, words):
    with pytest.raises(BadInput, match=words) as caught:
        parse(text)
    assert "\n" not in str(caught.value)


def test_a_refusal_quotes_only_the_beginning_of_a_long_text():
    for text in ("x" * 9999, "x" * 9999 + "@1", "1@1," + "x" * 9999):
        with pytest.raises(BadInput) as caught:
            parse(text)
        assert len(str(caught.value)) < 300


@pytest.mark.parametrize("point", [(math.nan, 0.0, 0.0), (0.0, math.inf, 0.0), (0.0, 0.0, 1e3)])
def test_a_push_far_off_the_body_is_refused(point):
    with pytest.raises(BadInput, match="point"):
        Push((1.0, 0.0, 0.0), 1.0, point=point)


@settings(max_examples=200, deadline=timedelta(seconds=1), derandomize=True)
@given(TEXTS)
@example("9" * 5000 + "@1")
@example("1@1," + "for=1," * 2000)
@example("1@1,on=\ud800\x00")
def test_any_text_makes_a_push_or_a_refusal(text):
    try:
        push = parse(text)
        body = characters.load("planar7")
        records((push,), body, {link.name: i for i, link in enumerate(body.links, 1)}, 1e-5)
    except FootfallError:
        return
    assert all(abs(f) <= MAX_FORCE for f in push.force)
    assert 0.0 <= push.start <= MAX_TIME
    assert 0.0 < push.duration <= MAX_TIME
