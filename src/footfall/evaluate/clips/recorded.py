"""Recorded gaits: the reference cycle of a skill, and the phase of each record of a rollout."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from ... import systems
from ...control.reference import CYCLE_SAMPLES, ReferenceCycle
from ...control.skill import Skill
from ...errors import BadFile, BadInput
from ...trials import Rollout

SETTLE_SECONDS = 8.0


def of_skill(skill: Skill) -> ReferenceCycle:
    """Read and check the reference cycle of a skill that was learned from a clip."""
    if "clip" not in skill.body or skill.path is None:
        raise BadInput(f"{skill.id} has no recording; expected a skill that was learned from a clip")
    systems.controller(skill)  # checks what the control law reads
    arrays, joints = skill.arrays(), tuple(joint.name for joint in skill.character.joints)
    shapes = {"root": (CYCLE_SAMPLES, 7), "advance": (3,), "force": (CYCLE_SAMPLES, 2, 3), "begins": (2,), "period": ()}
    for name, shape in shapes.items():
        array = arrays.get(name)
        good = array is not None and array.shape == shape and array.dtype.kind == "f"
        if array is None or not good or not np.isfinite(array).all() or np.abs(array).max() > 1e6:
            raise BadFile(
                skill.path, "data", f"the array {name!r} is missing or wrong; expected numbers of shape {shape}"
            )
    known = {name: arrays[name] for name in ReferenceCycle.__dataclass_fields__ if name not in ("period", "joints")}
    period, right = float(skill.table().table("clip").number("period")), float(arrays["begins"][1])
    if not 0.0 < right < 1.0:
        raise BadFile(skill.path, "data", f"the right foot comes down at {right:g} of the cycle; expected 0 to 1")
    return ReferenceCycle(period=period, joints=joints, **known)


def phases(
    rollout: Rollout, recording: ReferenceCycle, settled: float = SETTLE_SECONDS
) -> tuple[np.ndarray, np.ndarray]:
    """Rows of whole cycles in steady state, and their phases.

    Between two foot strikes the phase increases linearly in time, independent of the phase of the controller.

    Args:
        rollout: A recorded rollout.
        recording: The reference cycle.
        settled: Time before the first cycle [s].

    Returns:
        Row numbers and phases (0 to 1).
    """
    state, time = rollout["state"].astype(int), rollout.time
    changes = np.flatnonzero(np.diff(state)) + 1
    changes = changes[time[changes] >= settled]
    while len(changes) and state[changes[0]] != 0:  # whole cycles from left strike to left strike
        changes = changes[1:]
    if len(changes) % 2 == 0:
        changes = changes[:-1]
    rows, phase = [], []
    for a, b in pairwise(changes):
        now = state[a]
        rows.append(np.arange(a, b))
        phase.append(recording.begins[now] + (np.arange(a, b) - a) / (b - a) * recording.spans[now])
    if not rows:
        return np.zeros(0, int), np.zeros(0)
    return np.concatenate(rows), np.concatenate(phase) % 1.0
