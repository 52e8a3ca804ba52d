"""Feet of a recording that are kept apart on a body with broader feet."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import characters
from footfall.characters.roles import SIDES, find
from footfall.motion.analysis import contacts as touch
from footfall.motion.editing import leg_ik
from footfall.motion.retarget.references import reference
from footfall.motion.retarget.retarget import retargeted
from footfall.systems.data_driven import apart

BODY = characters.load("human-toes")


def narrowed(name: str, seconds: float, inwards: float):
    """A built-in motion whose feet are nearer to each other; its roles and contacts."""
    clip = reference(name, BODY, seconds)
    touching = touch.contacts(clip, find(clip.skeleton))
    body = retargeted(clip, BODY, find(clip.skeleton)).motion
    roles = find(body.skeleton)
    for side, sign in zip(SIDES, (-1.0, 1.0), strict=True):
        ankle = roles[f"{side}_ankle"]
        target = body.positions[:, ankle] + np.array((0.0, sign * inwards, 0.0))
        body = leg_ik.reached(body, roles, side, target, body.world_rotations[:, ankle])
    return body, roles, touching


def gap(body, roles) -> np.ndarray:
    """What is left between the feet [frame] [m]; negative where they overlap."""
    lines, breadth = zip(*(apart._line(body, BODY, roles, foot) for foot in range(2)), strict=True)
    left = np.tile((0.0, 1.0), (len(body), 1))
    return apart._between(lines[0], lines[1], left)[1] - 0.5 * sum(breadth)


@pytest.mark.parametrize(("name", "seconds"), [("stand", 1.0), ("walk", 2.0)])
def test_feet_that_overlap_are_moved_apart_and_do_not_slide(name, seconds):
    body, roles, touching = narrowed(name, seconds, 0.06)
    assert gap(body, roles).min() < 0.0
    made = apart.apart(body, BODY, roles, touching)
    assert gap(made, roles).min() > 0.0
    for side in SIDES:
        ankle, rests = roles[f"{side}_ankle"], np.asarray(touching.foot[side], bool)
        moved = made.positions[:, ankle] - body.positions[:, ankle]
        still = rests[1:] & rests[:-1]
        assert np.abs(np.diff(moved, axis=0)[still]).max() < 2e-3


def test_feet_that_are_apart_are_left_alone():
    body, roles, touching = narrowed("stand", 1.0, -0.02)
    assert apart.apart(body, BODY, roles, touching) is body


def test_lines_that_cross_have_no_distance():
    one = np.array([[[0.0, 0.0], [1.0, 0.0]], [[0.0, 0.0], [1.0, 0.0]]])
    two = np.array([[[0.5, -1.0], [0.5, 1.0]], [[0.0, 0.3], [1.0, 0.4]]])
    way, distance = apart._between(one, two, np.tile((0.0, 1.0), (2, 1)))
    assert distance[0] == 0.0
    assert distance[1] == pytest.approx(0.3, abs=0.01)
    assert way[1] @ (0.0, 1.0) == pytest.approx(-1.0, abs=0.02)
