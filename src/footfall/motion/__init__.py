"""Motion capture data without dynamics: read, clean, analyse, edit, retarget and write clips.

    from footfall import motion
    clip = motion.read("walk.bvh")

Packages: `formats` (files), `cleaning`, `analysis` (contacts, gait cycle, gait parameters, joint angles), `editing`
(time warps, blends, mirror, leg IK, foot planting), `retarget` (to characters; built-in references), `graph` (motion
graphs).
"""

from .formats.files import read
from .motion import Channels, Motion, Placement

__all__ = ["Channels", "Motion", "Placement", "read"]
