"""What a test needs of this machine: the shared data and a browser. Where it is missing, the test is skipped.

FOOTFALL_REQUIRE lists what must be there, as in FOOTFALL_REQUIRE=chromium,shared: then such a test fails instead.
"""

from __future__ import annotations

import importlib
import os
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

SHARED = Path(os.environ.get("FOOTFALL_SHARED", Path(__file__).parents[2] / "shared"))


def missing(what: str, reason: str) -> NoReturn:
    """Skip a test for this reason, or fail where `what` is required."""
    if what in os.environ.get("FOOTFALL_REQUIRE", "").replace(" ", "").split(","):
        pytest.fail(f"{reason} (FOOTFALL_REQUIRE demands: {what})", pytrace=False)
    pytest.skip(reason, allow_module_level=True)


def clip(name: str, folder: str = "cmu") -> Path:
    """A recorded clip of the shared data."""
    path = SHARED / "mocap" / folder / f"{name}.bvh"
    if not path.is_file():
        missing("shared", f"there is no {path}; set FOOTFALL_SHARED to where the shared data is")
    return path


def playwright() -> ModuleType:
    """Playwright's interface without coroutines."""
    try:
        return importlib.import_module("playwright.sync_api")
    except ImportError:
        missing("chromium", "Playwright is not installed; pip install playwright")
