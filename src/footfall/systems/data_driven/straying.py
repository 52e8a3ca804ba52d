"""Whether a body strays so far from its recording that it does something else."""

from __future__ import annotations

import math

from ...control.director import Directed
from ...control.orientation import wrapped

LAG = 1.2  # a body that was pushed back goes on backwards under a forward gait if it is slower by this [m/s]
BACK = 0.2  # … and goes ahead slower than this, which a body that begins to run does not [m/s]
TURNED = 0.7  # a body that faces another way than its recording by this has turned about its foot [rad]


def lags(sim: Directed) -> bool:
    """Whether the body was pushed back so much that it will not come back to the recording by itself."""
    heading, velocity = float(sim.memory["heading"]), sim.com_velocity
    ahead = velocity[0] * math.cos(heading) + velocity[1] * math.sin(heading)
    return float(sim.memory["off"][1]) < -LAG and ahead < BACK


def turned(sim: Directed) -> bool:
    """Whether the body has turned away from the recording."""
    return abs(wrapped(float(sim.memory["facing"] - sim.memory["heading"]))) > TURNED
