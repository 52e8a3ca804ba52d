"""The skill file of a recorded gait before the search: every tunable parameter with its range."""

from __future__ import annotations

from typing import Any

import numpy as np
import tomlkit

from ..control import reference as recordings
from ..control.reference import CYCLE_SAMPLES, ReferenceCycle
from .prepare import Prepared

# Initial value, low and high of every parameter; the values were found by one search over twelve walks together.
TUNABLES: dict[str, dict[str, tuple[float, float, float]]] = {
    "balance": {
        "cd": (0.518, -0.5, 1.5),
        "cv": (0.0581, -0.3, 0.8),
        "lat_cd": (0.0132, -0.5, 1.5),
        "lat_cv": (0.409, -0.1, 0.8),
        "ankle_cd": (-1.6, -3.0, 0.5),
        "ankle_cv": (-0.563, -1.0, 0.3),
        "lat_ankle_cd": (-1.4, -3.0, 0.5),
        "lat_ankle_cv": (-0.582, -1.2, 0.3),
        "torso_cv": (0.21, -0.3, 0.3),
        "lat_torso_cv": (0.00638, -0.3, 0.3),
    },
    "offsets": {
        "faster": (-0.0776, -0.3, 0.3),
        "leftwards": (0.0, -0.3, 0.3),
        "lean": (-0.00414, -0.2, 0.15),
        "swing_hip": (-0.229, -0.3, 0.2),
        "lift": (0.5, -0.05, 0.5),
        "toe_up": (0.0604, -0.05, 0.3),
        "width": (0.0804, -0.08, 0.15),
        "push_off": (0.0825, -0.25, 0.3),
        "stance_knee": (0.0823, -0.1, 0.2),
        "tempo": (0.964, 0.9, 1.15),
        "foresight": (0.119, 0.0, 1.0),
    },
    "servo": {
        "hip": (190.0, 120.0, 800.0),
        "knee": (302.0, 100.0, 700.0),
        "ankle": (149.0, 40.0, 450.0),
        "stance_knee": (742.0, 100.0, 1000.0),
        "stance_ankle": (246.0, 50.0, 800.0),
        "damping": (0.134, 0.04, 0.15),
        "anticipation": (0.504, 0.2, 1.2),
    },
}
FIXED: dict[str, dict[str, Any]] = {
    "servo": {
        "waist": 600.0,
        "neck": 100.0,
        "shoulder": 100.0,
        "elbow": 60.0,
        "toe": 30.0,
        "torso": [1000.0, 1000.0, 300.0],
    },
}
COMMENTS = {
    "balance": "feedback on the differences of d and v from the recording (eq. 7.1); lat_ is towards the swing leg",
    "offsets": "added to the recording [rad, m/s]; tempo is the cycle duration over the clip's",
    "servo": "[N m/rad], torque limits are in the character; anticipation: fraction of the inverse dynamics torques",
    "entry": "the recording's state in left stance",
}
ENTRY = 0.4  # fraction of the first step at which a trial begins: in single support


def document(made: Prepared, name: str, title: str) -> tomlkit.TOMLDocument:
    """The skill file of a prepared clip before the search.

    Args:
        made: The prepared clip.
        name: Id of the skill.
        title: Title of the skill, cut to 100 characters.
    """
    found, doc = made.recording, tomlkit.document()
    doc["schema"], doc["version"], doc["id"], doc["title"] = "footfall/skill", 1, name, title[:100]
    doc["about"] = (
        f"Learned from {made.clip.stem[:60]}: {found.speed:.2f} m/s, {120.0 / found.period:.0f} steps a minute."
    )
    doc["gait"] = name
    doc["origin"] = "tuned"
    doc["source"] = f"a clip named {made.clip.stem[:60]}, frames {made.frames}; Yin 2007, 7.5"
    doc["system"] = "simbicon"
    doc["character"] = "body.json" if made.own else made.body.name
    doc["rig"] = "rig.bvh"
    doc["data"] = "recording.npz"
    doc["speed"], doc["lateral"] = _short(found.speed), _short(found.sideways)
    part = tomlkit.table()
    part["period"], part["right_strike"] = _short(found.period), _short(float(found.begins[1]))
    part["even"] = made.symmetric
    part["entry"] = ENTRY
    doc["clip"] = part
    for section in ("balance", "offsets", "servo"):
        doc[section] = _section(section)
    if made.symmetric:  # a symmetric gait does not drift sideways
        doc["offsets"]["leftwards"] = 0.0
    doc["entry"] = entry(found, round(ENTRY * float(found.spans[0]) * CYCLE_SAMPLES))
    return doc


def _section(name: str) -> Any:
    """One table of tunable and fixed parameters."""
    table = tomlkit.table()
    table.comment(COMMENTS[name])
    for key, (value, low, high) in TUNABLES[name].items():
        item = tomlkit.inline_table()
        item.update({"value": value, "low": low, "high": high})
        table[key] = item
    for key, value in FIXED.get(name, {}).items():
        table[key] = value
    return table


def entry(found: ReferenceCycle, at: int = 0) -> Any:
    """The [entry] table of a skill file: the recording's state at one sample as the initial state of a trial."""
    rates, turns = recordings.rate(found.angle) / found.period, recordings.rate(found.pelvis) / found.period
    rise = recordings.rate(found.root[:, 2])[at] / found.period
    table = tomlkit.table()
    table.comment(COMMENTS["entry"])
    table["velocity"] = [_short(found.v[at, 0]), _short(rise)]
    table["sideways"] = _short(found.v[at, 1])
    table["roll"], table["pitch"], table["pitch_rate"] = (
        _short(found.pelvis[at, 0]),
        _short(found.pelvis[at, 1]),
        _short(turns[at, 1]),
    )
    for key, values in (("angles", found.angle[at]), ("rates", np.clip(rates[at], -50.0, 50.0))):
        inner = tomlkit.table()
        for joint, value in zip(found.joints, values, strict=True):
            inner[joint] = _short(value)
        table[key] = inner
    return table


def _short(value: float) -> float:
    """Rounded to six significant digits."""
    return float(f"{float(value):.6g}")
