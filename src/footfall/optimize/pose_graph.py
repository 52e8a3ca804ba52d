"""Pose graphs made ready for limit cycle control: what a file lacks is added, and SIMBICON's graphs are converted."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import numpy as np

from .. import systems
from ..control.skill import Skill
from ..errors import BadInput
from ..physics.kernel import STATE_CHANGE
from ..trials import Simulation, Trial

PERTURBATIONS = [
    {"name": "swing hip forward", "limit": 0.3, "pose": {"swing_hip_pitch": 1.0}},
    {"name": "swing hip outward", "limit": 0.25, "pose": {"swing_hip_roll": 1.0}},
]
REGULATE = {"variables": ["stance-com"], "preview": 2, "held": False, "damping": 0.04, "weights": [0.1, 1.0]}
SERVO = ("waist", "neck", "shoulder", "elbow", "hip", "knee", "ankle", "toe", "damping", "torso")
ANGLES = {  # of a SIMBICON state → of a pose; thighs in the world frame become joint angles of an upright pelvis
    "swing_hip": "swing_hip_pitch",
    "swing_knee": "swing_knee",
    "swing_ankle": "swing_ankle_pitch",
    "stance_knee": "stance_knee",
    "stance_ankle": "stance_ankle_pitch",
    "hip_yaw": "swing_hip_yaw",
}
LATERAL = {"swing_hip": "swing_hip_roll", "swing_ankle": "swing_ankle_roll", "stance_ankle": "stance_ankle_roll"}
SHARED = (
    "schema",
    "version",
    "id",
    "title",
    "about",
    "gait",
    "source",
    "character",
    "shape",
    "scene",
    "entry",
    "speed",
)


def prepared(skill: Skill) -> Skill:
    """A skill of limit cycle control with all that a look-ahead needs.

    Args:
        skill: A skill of limit cycle control, or a 3D pose graph of SIMBICON.

    Returns:
        The skill with perturbations, rules of regulation and desired variables; a model is taken out.

    Raises:
        BadInput: The skill is no pose graph of a 3D body.
    """
    body = copy.deepcopy(skill.body)
    if skill.system == "simbicon" and "states" in body and not skill.character.planar:
        body = converted(body)
    elif skill.system != "limit_cycle":
        raise BadInput(f"{skill.id}: only pose graphs of 3D bodies can be stabilised, with [[states]] in their file")
    for key in ("model", "data", "evidence"):
        body.pop(key, None)
    body.setdefault("perturbations", copy.deepcopy(PERTURBATIONS))
    body.setdefault("regulate", copy.deepcopy(REGULATE))
    found = replace(skill, system="limit_cycle", body=body, held=None)
    if "stance-com" not in body.setdefault("desired", {}):
        body["desired"]["stance-com"] = first_steps(found)
    systems.controller(found)
    return found


def converted(old: dict[str, Any]) -> dict[str, Any]:
    """The states of a SIMBICON graph as poses; balance feedback is left out."""
    new: dict[str, Any] = {key: old[key] for key in SHARED if key in old}
    new["system"] = "limit_cycle"
    new["servo"] = {key: _plain(old["servo"][key]) for key in SERVO if key in old["servo"]}
    if not old.get("symmetric", True) or any(row.get("legs", "single") != "single" for row in old["states"]):
        raise BadInput(f"{old.get('id', 'skill')}: expected a symmetric gait with one stance leg in every state")
    new["states"] = [_state(row) for row in old["states"]]
    if "speeds" in old:
        raise BadInput(f"{old.get('id', 'skill')}: a graph with `speeds` cannot be converted; expected one speed")
    return new


def _state(row: dict[str, Any]) -> dict[str, Any]:
    lat = row.get("lat", {})
    until = row["until"] if isinstance(row["until"], str) else _plain(row["until"])
    pose = {to: _plain(row[name]) for name, to in ANGLES.items() if name in row}
    pose |= {to: _plain(lat[name]) for name, to in LATERAL.items() if name in lat}
    lean = {"pitch": _plain(row.get("torso", 0.0)), "roll": _plain(lat.get("torso", 0.0))}
    return {"until": until, "pose": pose, "lean": lean}


def _plain(value: Any) -> Any:
    """The value of a tunable."""
    return value["value"] if isinstance(value, dict) else value


def first_steps(skill: Skill) -> list[float]:
    """The stance-COM vector [m] that the base graph alone has at the end of its first steps, forward and lateral."""
    body = {key: value for key, value in skill.body.items() if key != "regulate"}
    sim = Simulation(Trial(replace(skill, body=body), 4.0, 2e-3, record_every=0.0))
    seen: list[np.ndarray] = []
    while not sim.over and len(seen) < 4:
        sim.advance(4.0, STATE_CHANGE)
        if int(sim.memory.steps) > len(seen) + 1:
            seen.append(np.array(sim.memory.q[2:4]))
    forward, lateral = np.mean(seen, axis=0) if seen else (0.2, 0.1)
    return [round(float(np.clip(forward, 0.05, 0.35)), 4), round(float(np.clip(lateral, 0.05, 0.15)), 4)]
