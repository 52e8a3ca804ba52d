"""Recorded movement, no dynamics: read, clean, understand, edit, retarget, write."""

from .motion import Channels, Motion, Placement

__all__ = ["Channels", "Motion", "Placement"]
