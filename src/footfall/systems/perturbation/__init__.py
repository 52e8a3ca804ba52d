"""Recorded motion that reacts to small hits like a body with muscles (Yin 2007, chapter 5).

Torques by inverse dynamics do most of the work, and low-gain feedback whose stiffness follows the torque brings the
body back when something hits it.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
