"""`footfall evaluate recovery` with a coarse ladder: figures, order of the strategies, and what it refuses."""

from __future__ import annotations

import numpy as np
import pytest

from footfall import parallel
from footfall.characters import BodyShape
from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import recovery, recovery_sections
from footfall.evaluate.protocols import recovery_approximators as approximators
from footfall.evaluate.report import Report
from footfall.optimize import recovery_skills
from footfall.trials import standing


@pytest.fixture
def coarse(monkeypatch):
    """Few pushes: only forward and to the left, one time step, one start."""
    monkeypatch.setattr(recovery, "TIME_STEPS", (2e-3,))
    monkeypatch.setattr(recovery, "SEEDS", (0,))
    monkeypatch.setattr(recovery, "LADDER", 30.0)
    monkeypatch.setattr(recovery, "HIGHEST", 90.0)


def test_steps_answer_larger_pushes_than_standing_in_place(coarse, monkeypatch, tmp_path):
    monkeypatch.setattr(recovery, "STRATEGIES", {"in_place": 0, "all": 100})
    monkeypatch.setattr(recovery, "DIRECTIONS", {"l": 90.0})
    monkeypatch.setattr(recovery, "DIAGONALS", ("l",))
    report = recovery.evaluate(skills.load("human-stand"), only=("limits",))
    assert report.figures["in_place_l"] >= 30.0
    assert report.figures["all_l"] > report.figures["in_place_l"]
    assert report.conditions["push_duration_s"] == 0.2
    assert not report.conditions["leg_collision"]


def test_a_fall_is_not_a_recovery():
    found = standing.push(skills.load("human-stand"), standing.StandingPush(0, 0.0, 100.0, 2e-3))
    assert not found.recovered
    assert found.fell


def test_a_push_that_is_answered_in_place_needs_no_step_and_ends_still():
    found = standing.push(skills.load("human-stand"), standing.StandingPush(0, 90.0, 20.0, 2e-3, 1))
    assert found.recovered
    assert found.steps == 0
    assert found.seconds < standing.UPRIGHT_SECONDS


def test_the_grid_is_inside_of_the_domain_on_both_sides():
    domain = recovery_sections.Domain((0.0, 90.0, 180.0), (40.0, 20.0, 30.0))
    pushes = domain.grid()
    assert {direction for direction, _ in pushes} == {22.5 * k for k in range(16)}
    assert max(impulse for direction, impulse in pushes if direction == 0.0) == 40.0
    assert domain.limit(-90.0) == domain.limit(270.0) == domain.limit(90.0) == 20.0
    assert all(impulse <= domain.limit(direction) + 0.1 for direction, impulse in pushes)


@pytest.mark.slow
def test_arms_and_other_bodies_have_figures(monkeypatch):
    monkeypatch.setattr(recovery_sections, "FINE", 20.0)
    monkeypatch.setattr(recovery_sections, "BODIES", {"light": BodyShape(mass=0.9)})
    monkeypatch.setattr(recovery_sections, "DT", 2e-3)
    skill, small = skills.load("human-stand"), recovery_sections.Domain((0.0, 180.0), (12.0, 12.0))
    quiet = parallel.no_progress
    arms = recovery_sections.SECTIONS["beam"](skill, small, False, quiet)
    assert set(arms) == {"beam_f", "beam_l", "beam_no_arms_f", "beam_no_arms_l"}
    assert min(arms.values()) >= 20.0
    assert (
        recovery_sections.SECTIONS["other-bodies"](skill, small, False, quiet)["other_bodies_unchanged_fraction"] == 1.0
    )
    grid = recovery_sections.SECTIONS["grid"](skill, small, False, quiet)
    assert grid == {"grid_pushes": 16.0, "grid_success_fraction": 1.0, "upright_within_10s_fraction": 1.0}


def test_a_spline_predicts_a_curved_oracle_better_than_a_plane_or_the_nearest_sample():
    x, y = (grid.ravel() for grid in np.meshgrid(np.linspace(-0.3, 0.3, 6), np.linspace(-0.3, 0.3, 6)))
    points, aims = np.column_stack((x, y)), np.zeros((36, 5))
    aims[:, 0] = 0.1 * np.cos(6.0 * x) + 0.1 * y
    error = {name: approximators.left_out_error(one, points, aims) for name, one in approximators.APPROXIMATORS.items()}
    assert error["spline"] < 0.5 * min(error["nearest"], error["linear"])
    assert error["linear"] < error["no_aim"]


def test_unseen_pushes_lie_between_the_samples_and_need_an_oracle():
    skill = skills.load("human-stand")
    pushes = approximators.unseen(skill)
    assert {direction for direction, _ in pushes} <= {11.25 + 22.5 * k for k in range(8)}
    assert all(20.0 < impulse < 120.0 for _, impulse in pushes)
    with pytest.raises(BadInput, match="make one with `footfall recovery train`"):
        approximators.unseen(recovery_skills.without_oracle(skill))


@pytest.mark.parametrize(
    ("key", "problem"),
    [
        ("trigger", "no trigger wish; there are push-end, capture-point"),
        ("strategies", "no strategy wish; there are in_place, one_step, all"),
    ],
)
def test_an_unknown_trigger_or_strategy_is_refused_with_those_there_are(key, problem):
    with pytest.raises(BadInput, match=problem):
        recovery.evaluate(**{key: "wish" if key == "trigger" else ("wish",)})


def test_an_unknown_section_is_refused_with_those_there_are():
    with pytest.raises(BadInput, match="no section sideways; there are limits, grid"):
        recovery.evaluate(only=("sideways",))


def test_a_skill_without_strategies_is_refused():
    with pytest.raises(BadInput, match="no strategy of push recovery"):
        recovery.evaluate(skills.load("human-walk"))


def test_the_command_refuses_it_too(tmp_path, capsys, monkeypatch):
    import sys

    from footfall.cli import main

    monkeypatch.setattr(sys, "argv", ["footfall", "evaluate", "recovery", "human-walk", "--out", str(tmp_path / "o")])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "no strategy of push recovery" in capsys.readouterr().err
    assert not (tmp_path / "o").exists()


def test_domains_are_drawn_where_a_figure_is_missing(tmp_path):
    report = Report("", {}, {"all_f": 60.0, "all_l": None, "in_place_f": 50.0})
    assert recovery.can_draw(report)
    assert not recovery.can_draw(Report("", {}))
    recovery.draw(report, tmp_path / "domains.png")
    assert (tmp_path / "domains.png").stat().st_size > 1000
