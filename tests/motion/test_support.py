"""Motions that the ground under the feet carries, and those that need a chair or a partner."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import availability
from footfall import characters
from footfall.characters.roles import find
from footfall.errors import BadInput
from footfall.evaluate.clips import clips
from footfall.motion.analysis.contacts import contacts
from footfall.motion.analysis.support import missing
from footfall.motion.retarget import references
from footfall.rectify.limits import cut, usable

HUMAN = characters.load("human")


def walk():
    return references.reference("walk", HUMAN, seconds=4.0, rate=60.0)


def lacking(motion):
    roles = find(motion.skeleton)
    return missing(motion, roles, contacts(walk(), roles))


def test_a_walk_is_carried_by_the_ground():
    assert lacking(walk()) == []


def test_a_body_that_leans_far_over_its_feet_needs_a_force_along_the_ground():
    motion = walk()
    roles = find(motion.skeleton)
    touching = contacts(motion, roles)
    one = {"left": np.ones(len(motion), bool), "right": np.zeros(len(motion), bool)}
    found = missing(motion, roles, replace(touching, foot=one))  # as if only the left foot could push, all the time
    assert found
    assert all(each.sideways for each in found)
    assert "along the ground" in str(found[0])


def test_a_body_that_hangs_is_held_from_above():
    motion = walk()
    roles = find(motion.skeleton)
    touching = contacts(motion, roles)
    lifted = replace(touching, foot={side: np.zeros(len(motion), bool) for side in ("left", "right")})
    (found,) = missing(motion, roles, lifted)
    assert not found.sideways
    assert found.end - found.begin == pytest.approx(motion.duration, abs=0.2)
    assert found.force == pytest.approx(1.0, abs=0.4)
    assert "body weights upward" in str(found)


def test_a_recorded_pull_by_a_partner_is_refused_and_a_kick_is_not():
    with pytest.raises(BadInput, match="a partner"):
        usable(clips.load(availability.clip("19_03")))
    usable(clips.load(availability.clip("11_01")))


def test_a_step_down_from_a_platform_is_cut_to_the_part_on_the_floor():
    clip = clips.load(availability.clip("83_15", "cmu_more"))
    part, remark = cut(clip)
    assert remark.startswith("cut to 2.2 to 4.3 s of the clip: from 0.0 to 2.2 s a force of up to 1.2")
    assert part.motion.duration == pytest.approx(clip.motion.duration - 2.2, abs=0.02)
    usable(part)


@pytest.mark.parametrize("name", ["19_03", "11_01"])  # a partner pulls here and there; a kick
def test_a_clip_is_left_whole_where_little_would_be_left_or_nothing_is_missing(name: str):
    clip = clips.load(availability.clip(name))
    assert cut(clip) == (clip, "")
