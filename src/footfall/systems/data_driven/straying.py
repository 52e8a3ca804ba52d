"""How far a body is from its recording, and whether it strays so far that it does something else."""

from __future__ import annotations

from typing import Any

from ...control.orientation import wrapped
from .balance import PENDULUM_RATE

LAG = 1.2  # a body that was pushed back goes on backwards under a forward gait if it is slower by this [m/s]
TURNED = 0.7  # a body that faces another way than its recording by this has turned about its foot [rad]


def lags(law: Any) -> bool:
    """Whether the body is so much slower than the recording that it will not come back to it by itself."""
    return float(law["off"][1]) < -LAG


def turned(law: Any) -> bool:
    """Whether the body has turned away from the recording."""
    return abs(wrapped(float(law["facing"] - law["heading"]))) > TURNED


def leans(law: Any) -> tuple[float, float]:
    """How far the extrapolated centre of mass is from the recording's, ahead and to the side of the swing leg [m]."""
    d, v, lat_d, lat_v = law["off"]
    side = 2.0 * int(law["stand"][int(law["slot"])]) - 1.0  # to the left where the left leg swings
    return float(d + v / PENDULUM_RATE), float(side * (lat_d + lat_v / PENDULUM_RATE))
