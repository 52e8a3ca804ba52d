"""Motion as a table for spreadsheets and other programs."""

from __future__ import annotations

import numpy as np

from .. import rotation
from ..motion import Motion
from .bvh import rows


def csv(motion: Motion) -> str:
    """A line a frame: the time [s], then for each joint where it is and how it is turned.

    `joint.x [m]`, `.y`, `.z` are in the world (x forward, y left, z up for a clean motion; the file's own axes and
    units, and no `[m]`, for one as recorded). `joint.qw`, `.qx`, `.qy`, `.qz` are a unit quaternion: the turn against
    the parent joint, of the root against the world. The first line names the columns.
    """
    unit = "" if _as_recorded(motion) else " [m]"
    header = ["time [s]"]
    for name in motion.skeleton.names:
        header += [f"{name}.{axis}{unit}" for axis in "xyz"] + [f"{name}.q{part}" for part in "wxyz"]
    turns = rotation.continuous(motion.local_rotations)
    joints = np.concatenate((motion.positions, turns), axis=2).reshape(len(motion), -1)
    table = np.concatenate((motion.time[:, None], joints), axis=1)
    return "\n".join((",".join(_quoted(word) for word in header), *rows(table, ",", 7))) + "\n"


def _as_recorded(motion: Motion) -> bool:
    """Read from a file and never placed in our coordinates."""
    place = motion.placement
    moved = place.metres != 1.0 or np.any(place.shift != 0.0) or np.any(place.rotation != rotation.IDENTITY)
    return motion.channels is not None and not moved


def _quoted(word: str) -> str:
    return '"' + word.replace('"', '""') + '"' if any(c in word for c in ',"\n') else word
