"""The recording of a clip skill as others see it: its cycle, and what the gait is like."""

from __future__ import annotations

from typing import Any

import numpy as np

from ....control.reference import CYCLE_SAMPLES, ReferenceCycle
from ....control.skill import Skill
from ....errors import BadFile, BadInput

GAIT_TOLERANCE = 0.1  # a search may move the speed and the step time by this fraction


def read(skill: Skill) -> ReferenceCycle:
    """The recorded cycle beside a skill's file, every array of it checked."""
    if skill.path is None:
        raise BadInput(f"{skill.id} has no recording beside a file")
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


def targets(skill: Skill, p: Any) -> dict[str, tuple[float, float]]:
    """What a recorded gait is like, as ranges that a search keeps it in where its file says nothing else."""
    right = int(p.begins[1] * len(p.v)) % len(p.v)
    apart = [float(p.d[1, k, 1] - p.d[0, k, 1]) for k in (0, right)]  # the left ankle from the right one, as they land
    steps = p.period * p.spans
    wanted = {
        "speed": (p.speed, GAIT_TOLERANCE * max(abs(p.speed), 0.5)),
        "sideways": (p.sideways, GAIT_TOLERANCE * max(abs(p.sideways), 0.2)),
        "step_time": (float(np.mean(steps)), GAIT_TOLERANCE * float(np.mean(steps))),
        "separation": (float(np.mean(apart)), 0.06),
        "unevenness": (0.0, 0.01 + 0.5 * float(np.ptp(steps))),
    }
    force = skill.arrays().get("force")
    if force is not None and force.ndim == 3:
        air = float(np.mean(force[:, :, 2].sum(axis=1) < 0.01 * float(p.weight)))
        wanted["flight"] = (air, 0.5 * air + 0.01)
    return {name: (float(middle - margin), float(middle + margin)) for name, (middle, margin) in wanted.items()}
