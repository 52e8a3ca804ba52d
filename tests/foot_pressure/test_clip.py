"""The motion of a template round its loop, and frames of a motion that is shown for another."""

from __future__ import annotations

import numpy as np
import pytest

from footfall.systems.foot_pressure.clip import Clip, mapped


def _clip(count: int, loop: tuple[int, int], lead: int = 0) -> Clip:
    """A point that goes on by 1 cm a frame; one foot is raised at the beginning of the loop."""
    x = 0.01 * np.arange(count)
    root = np.stack((x, 0.0 * x, 1.0 + 0.0 * x), axis=1)
    contacts = np.ones((count, 2), bool)
    contacts[loop[0] + 1 : loop[0] + 10, lead] = False
    still = np.tile([1.0, 0.0, 0.0, 0.0], (count, 2, 1))
    ankles = np.repeat(root[:, None] * (1.0, 1.0, 0.0), 2, axis=1)
    return Clip(root, still, contacts, ankles, still, ankles, loop)


def test_every_lap_goes_on_where_the_last_one_ended():
    clip = _clip(100, (30, 60))
    at = np.arange(0.0, clip.last(2) + 0.25, 0.25)
    root = clip.sample(at, 2).root
    np.testing.assert_allclose(root[:, 0], 0.01 * at, atol=1e-9)  # as if it had been recorded in one piece
    assert clip.last(2) == 99 + 60


def test_without_laps_it_is_as_recorded():
    clip = _clip(100, (30, 60))
    np.testing.assert_allclose(clip.sample(np.array([40.5, 75.0]), 0).root[:, 0], [0.405, 0.75])


def test_the_foot_that_leads():
    assert [_clip(80, (20, 50), lead).leads for lead in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("at", "other"), [(0.0, 0.0), (15.0, 20.0), (30.0, 40.0), (45.0, 60.0), (90.0, 120.0)])
def test_loops_correspond(at: float, other: float):
    assert mapped(at, _clip(100, (30, 60)), _clip(150, (40, 80))) == pytest.approx(other)


def test_motions_without_loops_correspond_as_a_whole():
    assert mapped(50.0, _clip(101, (0, 0)), _clip(201, (0, 0))) == pytest.approx(100.0)
