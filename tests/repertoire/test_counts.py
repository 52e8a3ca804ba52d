"""The counts of `footfall evaluate repertoire`, from shares of trials."""

from __future__ import annotations

from dataclasses import replace

import pytest

from footfall import characters
from footfall.repertoire import evaluate, recipe
from footfall.repertoire.make import Made
from footfall.repertoire.samples import Controller
from footfall.systems.repertoire.table import Setting

WEIGHTS = (15.0, 2.0, 0.1, 1.0)


@pytest.fixture
def made() -> Made:
    """All controllers of the built-in recipe, without samples."""
    what = recipe.read()
    found = Made(characters.load("planar12"), what)
    settings = {what.stand: Setting(6, WEIGHTS)}
    for gait in what.gaits:
        settings[gait.name] = Setting(6, WEIGHTS)
        settings[gait.start] = Setting(6, WEIGHTS, source=what.stand, then=gait.name)
        settings[gait.stop] = Setting(6, WEIGHTS, source=gait.name, then=what.stand)
    settings |= {name: Setting(6, WEIGHTS, source=first, then=second) for name, first, second in what.changes}
    for act in (what.jump, what.balance):
        assert act is not None
        settings |= dict(zip(act.names, act.settings(what.stand, what.stand), strict=True))
    found.controllers = {name: Controller(name, setting) for name, setting in settings.items()}
    return found


def test_transitions_hold_in_18_of_20_trials_and_gaits_in_all(made: Made):
    shares = dict.fromkeys(made.controllers, 1.0)
    assert len(evaluate.holds(made, shares)) == 24
    shares |= {"NormalStart": 0.9, "RunStart": 0.85, "Run": 0.9, "Balance": 0.9, "JumpStart": 0.85}
    assert set(made.controllers) - set(evaluate.holds(made, shares)) == {"RunStart", "Run", "JumpStart"}


def test_figures_count_trials_by_behaviour(made: Made):
    shares = dict.fromkeys(made.controllers, 1.0)
    shares |= {"NormalStop": 0.7, "Run": 0.8, "Walk2Run": 0.95}
    found = evaluate.figures(made, shares)
    assert (found["stand_ok"], found["walk_ok"], found["run_ok"]) == (10, 10, 8)
    assert (found["start_ok"], found["stop_ok"], found["walk_to_run_ok"], found["jump_ok"]) == (20, 14, 19, 20)
    del shares["JumpStart"]  # not learned
    assert evaluate.figures(made, shares)["jump_ok"] == 0


def test_a_controller_is_tested_without_what_relieves_it(made: Made):
    start = made.controllers["NormalStart"]
    made.controllers["NormalStart"] = replace(start, setting=replace(start.setting, rescue="NormalWalk"))
    assert evaluate._alone(made, "NormalStart").setting.rescue == ""
