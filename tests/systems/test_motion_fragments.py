"""Fragments of data-driven control and paths, on made-up contacts."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from footfall import characters
from footfall.errors import BadInput
from footfall.systems.data_driven import fragments, library, paths
from footfall.systems.data_driven.fragments import Take
from footfall.systems.data_driven.movement import RATE, Piece

BODY = characters.load("human-toes")


def contact_take(states: str, speed: float = 0.0) -> Take:
    """A take of a body in its rest pose with given contacts: a letter of `-LRB` for each tenth of a second."""
    feet = np.repeat([[s in "LB", s in "RB"] for s in states], 6, axis=0)
    rows = np.zeros((len(feet), 7))
    rows[:, 0], rows[:, 2], rows[:, 3] = speed * np.arange(len(feet)) / RATE, 1.0, 1.0
    return Take("made", "hop", Piece(rows, np.zeros((len(feet), len(BODY.joints))), feet))


def test_standing_flights_and_starts_are_fragments_of_their_own():
    events = [
        (f.entry, f.stance, f.exit) for f in fragments.cut(contact_take("BBBBBBRRBLLLBRRBBBBBBB"), BODY).fragments
    ]
    assert events == [
        ("stands", "both", "left lifts"),
        ("left lifts", "right", "left lands"),
        ("left lands", "left", "right lands"),
        ("right lands", "right", "left lands"),
        ("left lands", "both", "stands"),
    ]
    jump = contact_take("BBBBBB----BBBBBB")
    t = (np.arange(24) - 11.5) / RATE
    jump.piece.rows[36:60, 2] += 0.2 - 0.5 * 9.81 * t**2
    found = fragments.cut(jump, BODY).fragments
    assert [(f.entry, f.stance) for f in found] == [
        ("stands", "both"), ("both lift", "none"), ("both land", "both"),
    ]  # fmt: skip


def test_flights_that_do_not_fall_and_contacts_that_were_missed_are_left_out_and_told():
    floats = fragments.cut(contact_take("BBBBBB----BBBBBB"), BODY)
    assert any("does not fall freely" in note for note in floats.notes)
    twice = fragments.cut(replace(contact_take("LL-RR-RR-LL-R"), style="run"), BODY)
    assert any("lands twice" in note for note in twice.notes)


def test_pure_pursuit_leads_to_the_path_and_along_it():
    points = np.array([[0.0, 0.0], [5.0, 0.0], [5.0, 5.0]])
    assert paths.pursue(points, np.array([0.0, 0.0])).heading == pytest.approx(0.0)
    beside = paths.pursue(points, np.array([1.0, -0.5]))
    assert 0.0 < beside.heading < np.pi / 2
    assert beside.aside == pytest.approx(0.5)
    position, along = np.array([0.0, -0.5]), 0.0
    for _ in range(60):
        at = paths.pursue(points, position, along)
        along = at.along
        position = position + 0.2 * np.array([np.cos(at.heading), np.sin(at.heading)])
        if at.done:
            break
    assert at.done
    assert np.linalg.norm(position - points[-1]) < 0.5
    with pytest.raises(BadInput):
        paths.pursue(points[:1], position)


def test_a_library_needs_fragments():
    with pytest.raises(BadInput, match="no whole fragment"):
        library.build([contact_take("LLL")], BODY)
