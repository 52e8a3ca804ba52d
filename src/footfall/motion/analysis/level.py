"""Whether a clip was recorded on level ground."""

from __future__ import annotations

import numpy as np

from ...characters.roles import SIDES, Roles
from ...errors import BadInput
from ..motion import Motion

MAX_RISE = 0.08  # between places where a foot rests: more is not level ground [m]
RESTS, SLOW = 0.3, 0.1  # a foot rests for longer than this [s], slower than this [m/s]


def check_level(motion: Motion, roles: Roles) -> None:
    """Raise `BadInput` for a clip whose feet rest on steps or boxes.

    Args:
        motion: In metres, z up.
        roles: Joint roles of its skeleton.
    """
    for side in SIDES:
        ankle = motion.positions[:, roles[f"{side}_ankle"]]
        still = np.linalg.norm(np.gradient(ankle, axis=0), axis=1) * motion.rate < SLOW
        heights = ankle[still, 2]
        if len(heights) > RESTS * motion.rate and np.ptp(np.percentile(heights, (10.0, 90.0))) > MAX_RISE:
            raise BadInput(
                f"the {side} foot rests at heights up to {np.ptp(heights):.2f} m apart; expected level ground"
            )
