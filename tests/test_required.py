"""What is missing on a machine is skipped with its reason, and fails where FOOTFALL_REQUIRE names it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import availability


@pytest.fixture
def nowhere(tmp_path, monkeypatch):
    monkeypatch.setattr(availability, "SHARED", tmp_path / "shared")


@pytest.mark.parametrize("required", ["", "chromium"])
def test_a_clip_that_is_missing_is_skipped_with_its_reason(nowhere, monkeypatch, required):
    monkeypatch.setenv("FOOTFALL_REQUIRE", required)
    with pytest.raises(pytest.skip.Exception, match=r"02_01\.bvh; set FOOTFALL_SHARED"):
        availability.clip("02_01")


@pytest.mark.parametrize("required", ["shared", "chromium, shared"])
def test_a_clip_that_is_missing_fails_where_it_is_required(nowhere, monkeypatch, required):
    monkeypatch.setenv("FOOTFALL_REQUIRE", required)
    with pytest.raises(pytest.fail.Exception, match=r"02_01\.bvh.*FOOTFALL_REQUIRE demands: shared"):
        availability.clip("02_01")


def test_a_browser_that_is_missing_fails_where_it_is_required(monkeypatch):
    monkeypatch.setenv("FOOTFALL_REQUIRE", "chromium,shared")
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    with pytest.raises(pytest.fail.Exception, match="Playwright is not installed"):
        availability.playwright()


def test_what_must_be_there_is_asked_for_by_its_own_name():
    """A word that nothing asks for would demand nothing."""
    required = {"chromium", "shared"}
    script = (Path(__file__).parents[1] / ".ci" / "run").read_text(encoding="utf-8")
    [line] = [line for line in script.splitlines() if line.startswith("export FOOTFALL_REQUIRE=")]
    assert set(line.split("=", 1)[1].split(",")) == required
