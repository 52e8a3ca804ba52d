"""Speed of controllers by nearest neighbours: part of `footfall bench`.

The body stands in a pose made up here, so that no clip is needed; its samples are repeated until there are as many as
of a walk in the paper (410).
"""

from __future__ import annotations

import numpy as np

from .. import characters, parallel
from ..characters import Character
from ..control.skill import Skill
from ..evaluate.protocols.bench import closed_over_raw
from ..systems.repertoire.table import Setting
from . import files, stationary
from .along import Team
from .recipe import WEIGHTS, K

SAMPLES = 410  # of NormalWalk (Table 2)
DT = 1e-3  # [s]
BENT = {"elbow": 0.3, "hip": 0.15, "knee": -0.3}  # [rad]


def pose(body: Character) -> np.ndarray:
    """A standing pose [nq], its knees a little bent."""
    angles = [next((angle for part, angle in BENT.items() if part in joint.name), 0.0) for joint in body.joints]
    return np.array([0.0, 0.95, 0.0, *angles])


def skill() -> Skill:
    """A repertoire that stands."""
    body = characters.load("planar12")
    with Team(body, parallel.cores()) as team:
        stand = stationary.standing(team, pose(body), "Stand", Setting(K, WEIGHTS))
        while len(stand.features) < SAMPLES:
            stand = stand.with_more(team, stand.trajectories[:4])
    return files.in_memory(files.document("bench", body, [stand], {"stand": "Stand"}, "stand"), [stand])


def figures() -> dict[str, float]:
    """`knn_over_raw` (closed loop over bare `mj_step`, with its director) and `knn_realtime_factor` (one core)."""
    ratio, factor = closed_over_raw(skill(), DT)
    return {"knn_over_raw": ratio, "knn_realtime_factor": factor}
