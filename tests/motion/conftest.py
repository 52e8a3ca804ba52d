"""Fixtures: the folder of recorded clips; tests are skipped where it does not exist."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SHARED = Path(os.environ.get("FOOTFALL_SHARED", Path(__file__).parents[2].parent / "shared"))


@pytest.fixture(scope="session")
def shared() -> Path:
    if not SHARED.is_dir():
        pytest.skip(f"the shared data is not at {SHARED}; set FOOTFALL_SHARED to where it is")
    return SHARED


@pytest.fixture(scope="session")
def clips(shared: Path) -> list[Path]:
    """All clean clips."""
    found = sorted((shared / "mocap" / "cmu").glob("*.bvh"))
    if not found:
        pytest.skip(f"there are no clips in {shared / 'mocap' / 'cmu'}")
    return found
