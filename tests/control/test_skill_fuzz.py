"""Skill files with anything in them: a skill or a refusal comes out, nothing else, and soon."""

from __future__ import annotations

import copy
import datetime
from pathlib import Path
from typing import Any

import tomlkit
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from skill_text import WALK

from footfall import systems
from footfall.control import skill as skills
from footfall.errors import FootfallError
from footfall.physics.scene import Scene
from footfall.physics.world import World
from footfall.strict import parse_toml

UNHURRIED = settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
NAMES = ["swing_hip", "until", "next", "legs", "stance", "value", "low", "high", "kp", "states", "data", "state", "x"]
SCALARS = (
    st.integers()
    | st.sampled_from([10**400, -(10**400), 2**63, 0, 1, 1e308, 5e-324, "contact", "never", "double", "joints", "../x"])
    | st.floats()
    | st.booleans()
    | st.text(max_size=12)
    | st.dates()
    | st.datetimes(timezones=st.just(datetime.UTC))
)
KEYS = st.sampled_from(NAMES) | st.text(max_size=6)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=8
)


def try_to_open(data: dict[str, Any], path: Path = Path("fuzz/skill.toml")) -> None:
    """Read a skill in full; whatever is accepted must make a controller for a world that can be built."""
    try:
        skill = skills.from_data(data, path)
        controller = systems.controller(skill)
        skill.arrays()
    except FootfallError:
        return
    world = World(skill.character, Scene(), 1e-3)
    world.place(skill.start)
    assert 0 < controller.parameters.states <= len(controller.parameters.next)
    assert 0 <= skill.start_state < controller.parameters.states


@UNHURRIED
@given(data=st.data(), value=VALUES)
def test_a_walk_with_anything_in_one_place_is_a_skill_or_a_refusal(data, value):
    document = copy.deepcopy(WALK)
    place: Any = document
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    if isinstance(place, dict) and data.draw(st.booleans()):
        key = data.draw(KEYS)
    place[key] = value
    try_to_open(document)


@UNHURRIED
@given(st.dictionaries(st.sampled_from(sorted(WALK)) | KEYS, VALUES, max_size=4))
def test_a_walk_with_anything_in_several_places_is_a_skill_or_a_refusal(changes):
    try_to_open({**copy.deepcopy(WALK), **changes})


@UNHURRIED
@given(st.binary(max_size=200))
@example(b"a = 0x" + b"f" * 100_000)
@example(b"a.b." * 100_000 + b"c = 1")
@example(b"[[" * 100_000)
@example(b'a = "' * 100_000)
def test_any_bytes_are_a_skill_or_a_refusal(content):
    try:
        try_to_open(parse_toml(content, "fuzz"))
    except FootfallError:
        return


@UNHURRIED
@given(st.data())
def test_a_walk_with_damaged_text_is_a_skill_or_a_refusal(data):
    content = bytearray(tomlkit.dumps(WALK).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        length = data.draw(st.integers(0, 12))
        content[at : at + length] = data.draw(
            st.binary(max_size=4) | st.sampled_from([b"[[", b"'", b"1e999", b"-", b"."])
        )
    try:
        try_to_open(parse_toml(bytes(content), "fuzz"))
    except FootfallError:
        return
