"""Messages of clients: valid ones are read, others are refused with a reason."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from footfall.errors import BadInput
from footfall.studio.wire import messages

GOOD = {
    "push": {"force": 100.0, "angle": 0.5, "seconds": 0.1},
    "steer": {"speed": 0.8},
    "scene": {"name": "flat", "friction": None},
    "edit": {"state": 0, "name": "swing_hip", "value": 0.4},
    "grab": {"link": "torso", "point": [0, 0, 0.1], "target": [0, 0, 1]},
    "hit": {"link": "torso", "point": [0, 0, 0.1], "from": [3, 0, 1], "mass": 0.5, "speed": 10},
    "reset": {},
}
ANYTHING = some.recursive(
    some.none() | some.booleans() | some.floats() | some.integers() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@pytest.mark.parametrize("name", GOOD)
def test_good_messages_are_read(name):
    read = messages.read(json.dumps({"do": name, **GOOD[name]}))
    assert read["do"] == name
    assert set(read) == {"do", *GOOD[name]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ("[]", "one JSON object"),
        ("{}", "unknown"),
        ('{"do": "fly"}', "expected one of take"),
        ('{"do": "push"}', "force is missing"),
        ('{"do": "push", "force": "1", "angle": 0, "seconds": 1}', "push.force: expected a number"),
        ('{"do": "push", "force": NaN, "angle": 0, "seconds": 1}', "push.force: expected a number"),
        ('{"do": "push", "force": 1e9, "angle": 0, "seconds": 1}', "from 0 to 5000"),
        ('{"do": "pause", "on": 1}', "true or false"),
        ('{"do": "edit", "state": 1.5, "name": "x", "value": 1}', "an integer"),
        ('{"do": "reset", "now": true}', "unknown 'now'"),
        ('{"do": "export", "kind": "exe"}', "expected one of bvh"),
        ('{"do": "grab", "link": "torso", "point": [1, 2], "target": [0, 0, 0]}', "expected 3 numbers"),
        (
            '{"do": "hit", "link": "torso", "point": [0, 0, 9], "from": [1, 0, 1], "mass": 1, "speed": 9}',
            "from -5 to 5",
        ),
        ('{"do": "hit", "link": "torso", "point": [0, 0, 0], "from": [1, 0, 1], "mass": 0, "speed": 9}', "0.01 to 50"),
        ('{"do": "hit", "link": "torso", "point": [0, 0, 0], "from": [1, 0, 1], "mass": 1, "speed": 99}', "0.5 to 60"),
        ('{"do": "hit", "link": "torso", "point": [0, 0, 0], "mass": 1, "speed": 9}', "from is missing"),
        ('{"do": "target", "x": 1}', "target: expected x and y, or off"),
        ('{"do": "target"}', "target: expected x and y, or off"),
        ('{"do": "skill", "id": "' + "x" * 100 + '"}', "at most 80 characters"),
        ('{"do": "skill", "id": "' + "x" * 5000 + '"}', "too long"),
        ("[" * 50000, "not JSON"),
        ("[" * 100000, "at most 65536"),
    ],
)
def test_bad_messages_are_refused_with_a_reason(text, said):
    with pytest.raises(BadInput, match=said.replace("[", r"\[")):
        messages.read(text)


@given(some.sampled_from(sorted(messages.FIELDS)), some.dictionaries(some.text(max_size=8), ANYTHING, max_size=5))
def test_no_message_does_anything_but_be_read_or_refused(name, rest):
    text = json.dumps({**rest, "do": name})
    with contextlib.suppress(BadInput):
        assert messages.read(text)["do"] == name


def test_huge_numbers_and_lone_surrogates_are_refused():
    for text in ('{"do": "rate", "rate": 1' + "0" * 400 + "}", '{"do": "skill", "id": "\\ud800"}'):
        with pytest.raises(BadInput):
            messages.read(text)
