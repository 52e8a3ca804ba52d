"""Other bodies: each change is stepped outward, and a body that only marches in place does not count."""

from __future__ import annotations

from dataclasses import replace

import pytest

from footfall.characters import BodyShape, reshape
from footfall.control import skill as skills
from footfall.evaluate.protocols import body, ladder
from footfall.evaluate.protocols.ladder import Attempt, Outcome
from footfall.physics.start import Start

FIGURES = {
    *("mass_max_fraction", "mass_min_fraction", "femur_max_fraction", "femur_min_fraction", "shank_max_fraction"),
    *("shank_min_fraction", "short_leg_min_fraction", "foot_load_max_kg", "back_load_max_kg"),
}


def pretend(monkeypatch, fails, speed: float = 1.0) -> list[Attempt]:
    seen: list[Attempt] = []

    def outcome(attempt: Attempt) -> Outcome:
        seen.append(attempt)
        return Outcome(not fails(attempt.trial.character), speed)

    monkeypatch.setattr(ladder, "outcome", outcome)
    monkeypatch.setattr(ladder, "failure_reason", lambda attempt: "pretended")
    return seen


@pytest.mark.parametrize("name", ["human-walk", "planar-walk"])
def test_every_figure_is_found_for_any_body(monkeypatch, name):
    skill = skills.load(name)
    own = skill.character
    heavy = reshape(own, BodyShape(mass=1.25))
    seen = pretend(monkeypatch, lambda now: now.mass > heavy.mass - 1e-9)
    report = body.evaluate(skill)
    assert set(report.figures) == FIGURES | {"unchanged_pass_fraction"}
    assert report.figures["mass_max_fraction"] == 1.2
    assert report.figures["mass_min_fraction"] == 0.5
    assert report.figures["foot_load_max_kg"] == 10.0
    assert report.figures["back_load_max_kg"] < 0.25 * own.mass
    assert report.conditions["leg_collision"] is own.leg_collision
    assert {attempt.trial.seed for attempt in seen} == {0, 1, 2}


def test_a_hole_ends_the_ladder(monkeypatch):
    skill = skills.load("human-walk")
    holes = [reshape(skill.character, BodyShape(femur=fraction)).root_height for fraction in (1.15, 0.8)]
    pretend(monkeypatch, lambda now: now.root_height in holes)
    figures = body.evaluate(skill).figures
    assert figures["femur_max_fraction"] == 1.1
    assert figures["femur_min_fraction"] == 0.85


def test_other_bodies_must_get_somewhere_if_the_skill_does(monkeypatch, walk):
    for speed, way in ((1.0, 1.0), (-0.8, -1.0)):
        seen = pretend(monkeypatch, lambda now: False, speed)
        body.evaluate(walk, seconds=10.0)
        assert {(round(a.reach, 9), a.way) for a in seen[3:]} == {(2.5 * abs(speed), way)}
    seen = pretend(monkeypatch, lambda now: False, 0.02)
    body.evaluate(walk)
    assert all(a.reach < 0 for a in seen)


def test_a_skill_that_falls_on_its_own_body_has_no_figures(walk):
    report = body.evaluate(replace(walk, start=Start(pitch=-1.2)), seconds=2.0)
    assert report.figures["unchanged_pass_fraction"] == 0.0
    assert all(report.figures[name] is None for name in FIGURES)
    assert "falls on the unchanged one" in report.words[-1]


def test_ctrl_c_keeps_what_was_found(monkeypatch, walk):
    calls = []

    def outcome(attempt: Attempt) -> Outcome:
        calls.append(attempt)
        if attempt.trial.character.mass > 1.19 * walk.character.mass:
            raise KeyboardInterrupt
        return Outcome(True, 1.0)

    monkeypatch.setattr(ladder, "outcome", outcome)
    report = body.evaluate(walk)
    assert report.stopped
    assert report.figures["mass_max_fraction"] == 1.15
    assert "femur_max_fraction" not in report.figures


def test_a_real_short_leg_is_found_and_explained(monkeypatch):
    skill = skills.load("human-walk")
    monkeypatch.setattr(body, "START_STATES", 1)
    wanted = [test for test in body.tests(skill.character) if test[0] == "short_leg_min_fraction"]
    wanted = [(*test[:4], (0.95, 0.6), test[5]) for test in wanted]
    monkeypatch.setattr(body, "tests", lambda character: wanted)
    report = body.evaluate(skill, dt=2e-3, seconds=6.0)
    assert report.figures["short_leg_min_fraction"] in (1.0, 0.95)
    assert "most likely" in report.words[-1]


@pytest.mark.slow
def test_the_robust_walk_carries_longer_thighs_and_more_mass():
    figures = body.evaluate(skills.load("human-walk-robust")).figures
    assert figures["femur_max_fraction"] >= 1.1
    assert figures["mass_max_fraction"] >= 1.2
