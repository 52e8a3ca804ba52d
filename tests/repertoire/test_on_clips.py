"""Controllers learned from recorded clips: a walk holds with gains, and falls as published (slow)."""

from __future__ import annotations

import pytest

import availability
from footfall import characters
from footfall.repertoire import refine, stationary, transitions
from footfall.repertoire.along import Team
from footfall.repertoire.clips import Library
from footfall.repertoire.loop import Loop
from footfall.repertoire.samples import Controller
from footfall.repertoire.transitions import Ends
from footfall.systems.repertoire.table import Setting

pytestmark = pytest.mark.slow
BODY = characters.load("planar12")
WEIGHTS = (15.0, 2.0, 0.1, 1.0)


@pytest.fixture(scope="module")
def parts():
    folder = availability.clip("113_21").parents[1]
    with Team(BODY, 2) as team:
        library = Library(folder, team)
        stand = stationary.standing(team, library.pose("113_21"), "Stand", Setting(6, WEIGHTS, near=0.3))
        walk = stationary.gait(team, library, ["16_15", "16_58"], 0, "Walk", Setting(6, WEIGHTS))
        yield team, stand, walk


def test_a_walk_of_two_clips_holds_with_gains_and_falls_without(parts):
    _, _, walk = parts
    begins = refine.starts(walk, 11, 4)
    assert refine.held_frames(Loop(BODY, [walk]), walk, begins, 900) == [900] * 4
    assert max(refine.held_frames(Loop(BODY, [walk], published=True), walk, begins, 900)) < 900


def test_a_walk_starts_from_standing(parts):
    team, stand, walk = parts
    still, steady = (stationary.steady(BODY, each) for each in (stand, walk))
    ends = Ends(stand, walk, still, steady, (transitions.period(still), transitions.period(steady)))

    start = transitions.transition(team, ends, Controller("Start", Setting(6, WEIGHTS, then="Walk", order=0.5)), [], 1)
    assert sum(transitions.results(team, ends, start, transitions.validation(ends, 999, 10))) >= 9
