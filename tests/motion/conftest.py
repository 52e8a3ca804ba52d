"""Fixtures: the folder of recorded clips; tests are skipped where it does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

import availability


@pytest.fixture(scope="session")
def clips(shared: Path) -> list[Path]:
    """All clean clips."""
    found = sorted((shared / "mocap" / "cmu").glob("*.bvh"))
    if not found:
        availability.missing("shared", f"there are no clips in {shared / 'mocap' / 'cmu'}")
    return found
