"""Export to CSV."""

from __future__ import annotations

import numpy as np

from .. import rotation
from ..motion import Motion
from .bvh import rows


def csv(motion: Motion) -> str:
    """The text of a CSV file: one line for each frame, after a line of column names.

    Columns are `time [s]`, then for each joint its world position `joint.x [m]`, `.y`, `.z` (x forward, y left, z up
    for a cleaned motion; the file's own axes and units, without `[m]`, for one as recorded) and the unit quaternion
    `joint.qw`, `.qx`, `.qy`, `.qz` of its local rotation, relative to the parent joint, the root's to the world.
    """
    unit = "" if _as_recorded(motion) else " [m]"
    header = ["time [s]"]
    for name in motion.skeleton.names:
        header += [f"{name}.{axis}{unit}" for axis in "xyz"] + [f"{name}.q{part}" for part in "wxyz"]
    rotations = rotation.continuous(motion.local_rotations)
    joints = np.concatenate((motion.positions, rotations), axis=2).reshape(len(motion), -1)
    table = np.concatenate((motion.time[:, None], joints), axis=1)
    return "\n".join((",".join(_quoted(token) for token in header), *rows(table, ",", 7))) + "\n"


def _as_recorded(motion: Motion) -> bool:
    """Whether the motion was read from a file and not transformed since."""
    placement = motion.placement
    moved = placement.metres != 1.0 or np.any(placement.shift != 0.0) or np.any(placement.rotation != rotation.IDENTITY)
    return motion.channels is not None and not moved


def _quoted(token: str) -> str:
    return '"' + token.replace('"', '""') + '"' if any(c in token for c in ',"\n') else token
