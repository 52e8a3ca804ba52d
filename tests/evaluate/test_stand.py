"""Standing, starting and stopping."""

from __future__ import annotations

from dataclasses import replace

import pytest

from footfall.evaluate.protocols import stand
from footfall.evaluate.report import Report

PARTS = stand.built_in()


def test_it_stands_without_its_feet_creeping(monkeypatch):
    monkeypatch.setattr(stand, "QUIET_SECONDS", 15.0)
    stood, moved = stand.creep(PARTS.stand, 2e-3)
    assert stood
    assert moved < 0.01


def test_a_push_it_can_stand_and_one_it_cannot(monkeypatch):
    monkeypatch.setattr(stand, "IMPULSE_STEP", 25.0)
    limit = stand.push_limit(PARTS.stand, 0, 2e-3)
    assert 25.0 <= limit < stand.MAX_IMPULSE


def test_weak_ankles_stand_less(monkeypatch):
    monkeypatch.setattr(stand, "IMPULSE_STEP", 12.5)
    body = PARTS.stand.character
    joints = tuple(replace(j, torque=j.torque * (0.3 if "ankle" in j.name else 1.0)) for j in body.joints)
    weak = replace(PARTS.stand, character=replace(body, joints=joints))
    assert stand.push_limit(weak, 0, 2e-3) < stand.push_limit(PARTS.stand, 0, 2e-3)


@pytest.mark.parametrize("number", [0, 3, 6])
def test_it_starts_walks_and_stops(number):
    assert stand.start_and_stop(PARTS, number, 2e-3) == ""


def test_a_walk_that_is_not_stopped_does_not_count_as_stopped():
    assert stand.start_and_stop(replace(PARTS, stop=PARTS.walk), 0, 2e-3) == "did not come to rest"


def test_the_picture_is_drawn(tmp_path):
    report = Report("t", {}, {f"stand_push_{name}_ns": 20.0 for name in stand.NAMES})
    stand.draw(report, tmp_path / "stand.png")
    assert (tmp_path / "stand.png").stat().st_size > 1000


@pytest.mark.slow
def test_the_whole_protocol_reaches_its_floor():
    figures = stand.evaluate().figures
    assert figures["stand_60s_ok"] == 1
    assert figures["foot_creep_cm"] <= 1.0
    assert figures["stand_push_ns"] >= 25.0
    assert figures["start_stop_ok"] == 1
