"""`learn` as users run it: all defaults, on one recorded clip."""

from __future__ import annotations

import pytest

import availability
from footfall.control import skill as skills
from footfall.evaluate.clips import clips
from footfall.learn import learn, prepare
from footfall.learn.check import PHASES, TIME_STEPS
from footfall.learn.score import MAX_LEG_ERROR_DEG, SIDES
from footfall.learn.write import write


@pytest.mark.slow
def test_a_recorded_walk_is_learned_with_the_defaults(tmp_path):
    made = prepare.prepare(clips.load(availability.clip("02_01")))  # a normal walk
    result = learn.learn(made, "recorded")
    verdict = result.verdict
    assert not result.found.stopped
    assert result.found.generations >= 1
    assert verdict.lasts, verdict.reason()
    assert verdict.pushes_tried == len(TIME_STEPS) * PHASES * len(SIDES)
    assert verdict.pushes >= verdict.pushes_tried // 2
    assert verdict.leg_rms_deg < MAX_LEG_ERROR_DEG
    write(result, tmp_path / "recorded")
    assert skills.load(tmp_path / "recorded").evidence["pushes"] == verdict.pushes
