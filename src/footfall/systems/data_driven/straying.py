"""Whether a body strays so far from its recording that it does something else."""

from __future__ import annotations

from typing import Any

from ...control.orientation import wrapped

LAG = 1.2  # a body that was pushed back goes on backwards under a forward gait if it is slower by this [m/s]
TURNED = 0.7  # a body that faces another way than its recording by this has turned about its foot [rad]


def lags(law: Any) -> bool:
    """Whether the body is so much slower than the recording that it will not come back to it by itself."""
    return float(law["off"][1]) < -LAG


def turned(law: Any) -> bool:
    """Whether the body has turned away from the recording."""
    return abs(wrapped(float(law["facing"] - law["heading"]))) > TURNED
