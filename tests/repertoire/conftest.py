"""Standing of the planar body, made once for all tests of a worker."""

from __future__ import annotations

import pytest

from footfall import characters
from footfall.repertoire import bench, stationary
from footfall.repertoire.along import Team
from footfall.systems.repertoire import table


@pytest.fixture(scope="session")
def planar_team():
    with Team(characters.load("planar12"), 2) as made:
        yield made


@pytest.fixture(scope="session")
def planar_stand(planar_team):
    """Standing in a pose made up here: arms and knees a little bent."""
    pose = bench.pose(planar_team.character)
    return stationary.standing(planar_team, pose, "Stand", table.Setting(6, (15.0, 2.0, 0.1, 1.0), near=0.3))
