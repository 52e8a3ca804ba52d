"""A walk stride by stride: mean joint angles over a cycle, and where they lie beside published ones.

The bands are those of Fukuchi 2018 (`references.toml`). Hips are taken as thighs against the vertical, since
the published pelvis stands further forward than a body's.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from ..errors import BadInput
from ..motion.retarget import references
from .rollout import Rollout

DEVIATIONS = 2.0
PARTS = ("hip", "knee", "ankle")
PHASE = np.arange(101) / 100.0


@cache
def band(name: str, part: str) -> tuple[np.ndarray, np.ndarray]:
    """Mean and standard deviation of a published angle over the cycle [deg]; of the hip, the thigh's."""
    key = {"hip": "hip_flexion", "knee": "knee_flexion", "ankle": "ankle_dorsiflexion"}[part]
    mean, spread = references.angle(name, key, PHASE), references.spread(name, key, PHASE)
    if part == "hip":
        mean = mean - references.angle(name, "pelvis_tilt", PHASE)
    found = np.degrees(mean), np.degrees(spread)
    for curve in found:
        curve.flags.writeable = False  # shared by all callers
    return found


def nearest(speed: float) -> str:
    """The published walk whose speed is nearest [m/s]."""
    return min(references.WALKS, key=lambda walk: abs(references.speed(walk) - speed))


def inside(name: str, part: str, curve: np.ndarray) -> float:
    """The fraction of the cycle in which a curve [deg] lies within the band."""
    mean, spread = band(name, part)
    return float(np.mean(np.abs(curve - mean) <= DEVIATIONS * spread))


def cycle_angles(rollout: Rollout, settled: float) -> dict[str, np.ndarray]:
    """Mean thigh, knee and ankle angles of both legs over a cycle from each foot's strike on [deg]."""
    time, strikes = rollout.time, rollout.strikes()
    feet = ("left", "right")
    pitch = rollout.attitude().pitch
    angles: dict[str, Any] = {part: [] for part in PARTS}
    for foot, side in enumerate(feet):
        rows = [s.row for s in strikes if s.foot == foot and time[s.row] >= settled]
        own = {
            "hip": np.degrees(rollout[f"{side}_hip_pitch"] + pitch),
            "knee": -np.degrees(rollout[f"{side}_knee"]),
            "ankle": np.degrees(rollout[f"{side}_ankle_pitch"]),
        }
        for a, b in pairwise(rows):
            at = PHASE * (b - a)
            for part in PARTS:
                angles[part].append(np.interp(at, np.arange(b - a + 1), own[part][a : b + 1]))
    if not angles["hip"]:
        raise BadInput(f"{rollout.trial.skill.id} makes no whole stride after {settled:g} s: {rollout.ending}")
    return {part: np.mean(curves, axis=0) for part, curves in angles.items()}
