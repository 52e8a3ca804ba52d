"""Playback: a reference motion or a recorded clip, shown without forces. Kinematic.

For a look at what a physical skill imitates, and as the smallest example of a kinematic system. A skill names either a
built-in reference motion (published mean human walking at three speeds, standing, a weight shift) or a motion file
beside it, which is cleaned and retargeted to the skill's character.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
