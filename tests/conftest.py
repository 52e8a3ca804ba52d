"""Shared by all tests: skills by name, and a quick way to play one."""

from __future__ import annotations

import pytest

from footfall.control import skill as skills
from footfall.trials import Trial, run


@pytest.fixture
def walk():
    return skills.load("planar-walk")


@pytest.fixture
def play():
    def play(name: str, seconds: float = 5.0, **settings):
        return run(Trial(skills.load(name), seconds, **settings))

    return play
