"""Recorded movement, no dynamics: read, clean, understand, edit, retarget, write.

    from footfall import motion
    clip = motion.read("walk.bvh")

Each module is one subject: `files`, `clean`, `contacts`, `cycle`, `gait`, `warp`, `blend`, `mirror`, `leg_ik`,
`feet` and `planting`, `retarget`, `graph`, `references`.
"""

from .formats.files import read
from .motion import Channels, Motion, Placement

__all__ = ["Channels", "Motion", "Placement", "read"]
