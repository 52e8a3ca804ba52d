"""Recorded gaits: the reference cycle of a skill, and the phase of each record of a rollout."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from ... import systems
from ...control.reference import ReferenceCycle
from ...control.skill import Skill
from ...errors import BadInput
from ...trials import Rollout

SETTLE_SECONDS = 8.0


def of_skill(skill: Skill) -> ReferenceCycle:
    """The recorded cycle that a skill tracks.

    Raises:
        BadInput: It tracks none.
    """
    found = systems.of(skill).reference(skill)
    if found is None:
        raise BadInput(f"{skill.id} has no recording; expected a skill that was learned from a clip")
    return found


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
