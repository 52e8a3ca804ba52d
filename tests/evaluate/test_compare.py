"""Skills side by side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from footfall.control import skill as skills
from footfall.errors import BadInput
from footfall.evaluate.protocols import compare
from footfall.physics.start import Start


@pytest.fixture
def quick(monkeypatch):
    """Less of everything, so that a comparison takes a second."""
    monkeypatch.setattr(compare, "TRIAL_SECONDS", 16.0)
    monkeypatch.setattr(compare, "MAX_SLOPE", 2)
    monkeypatch.setattr(compare, "QUICK", replace(compare.QUICK, ladder=100.0, highest=200.0, after=2.0))


def test_each_skill_has_one_row_and_its_figures(quick, walk):
    report, edges = compare.evaluate([walk, skills.load("planar-run")], dt=2e-3)
    assert [row[0] for row in report.rows] == ["planar-walk", "planar-run"] == list(edges)
    assert len(report.columns) <= 12  # more is not shown as a table
    slow, fast = report.figures["planar-walk.speed"], report.figures["planar-run.speed"]
    assert (slow or 0.0) < (fast or 0.0)
    assert report.figures["planar-walk.survived_s"] == pytest.approx(16.0)
    assert report.figures["planar-walk.slope_up_deg"] == 2.0
    assert "fastest: planar-run" in report.words[-1]


def test_one_that_falls_does_not_spoil_the_table(quick, walk):
    doomed = replace(walk, id="doomed", start=Start(pitch=-1.2))
    report, edges = compare.evaluate([walk, doomed], dt=2e-3)
    assert list(edges) == ["planar-walk"]
    assert report.figures["doomed.worst_push_n"] is None
    assert (report.figures["doomed.survived_s"] or 0.0) < 3.0
    assert any("doomed cannot start" in line for line in report.words)


def test_a_skill_that_stays_where_it_is_meets_no_slope():
    assert compare.steepest(skills.load("planar-stand"), 1, 2e-3) is None


def test_marking_time_at_the_foot_of_a_slope_is_not_climbing_it(monkeypatch):
    monkeypatch.setattr(compare, "SLOPE_STEP", 20)
    assert compare.steepest(skills.load("planar-run"), 1, 2e-3) == 0.0  # still up after 20 s, half a metre on


def test_the_same_skill_twice_is_refused(walk):
    with pytest.raises(BadInput, match="given twice"):
        compare.check([walk, walk], 1e-3)


def test_transport_costs_work_per_weight_and_distance(walk):
    done = compare.effort(walk, 2e-3)
    assert done.transport == pytest.approx(done.power / (walk.character.mass * 9.81 * done.speed), rel=0.02)
