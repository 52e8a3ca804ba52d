"""Animation from foot pressure: FootSee (Yin, PhD thesis, 2007, chapter 3). Kinematic.

A pressure pad under somebody's feet drives an avatar: feet are found in its pictures, features told, acts recognised
against a database of performances, and their motions placed, timed and stepped as the performer's feet say.
"""

from .system import SYSTEM

__all__ = ["SYSTEM"]
