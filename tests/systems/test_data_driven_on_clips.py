"""A data-driven character of recorded clips: made, steered and measured."""

from __future__ import annotations

import pytest

from availability import clip
from footfall.control import skill as skills
from footfall.learn import character as making
from footfall.learn import evaluate_character
from footfall.trials import Command, Trial, run

pytestmark = pytest.mark.xdist_group("data-driven")  # whose loop one worker compiles

FEW = ("16_12", "16_18", "16_31", "16_34", "16_47")  # veer, turn, start, stop, walk


def paths():
    out = []
    for name in FEW:
        try:
            out.append(clip(name, "cmu_more"))
        except pytest.skip.Exception:
            out.append(clip(name))
    return out


@pytest.mark.slow
def test_five_clips_become_a_character_that_walks_and_stops(tmp_path):
    made = making.make(paths(), "few")
    making.write(made, tmp_path / "few")
    assert sum(outcome.followed for outcome in made.outcomes) >= 4
    skill = skills.load(tmp_path / "few" / "skill.toml")
    rollout = run(Trial(skill, 8.0, 1e-3, commands=(Command(0.0, speed=1.2), Command(5.0, speed=0.0))))
    assert rollout.survived
    assert rollout["x"][-1] > 2.0
    report = evaluate_character.evaluate(tmp_path / "few", tmp_path / "out", ("clips",), steps=(1e-3,))
    assert report.figures["clips_total"] == 5
    assert report.figures["leg_error_deg_median"] < 20.0
